"""score, hint and generate by level, as their users call them.   python3 score.py WHOLEMEAL [TestClass.test]"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

WHOLEMEAL = sys.argv.pop(1) if len(sys.argv) > 1 else "wholemeal"
SEED000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070"
STUCK = "000014000030000200070000000000900030601000000000000080200000104000050600000708000"
SEVERAL = "6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5."
NONE = "0123201413424231"
CLASHING = "11" + "." * 79
SOLVED = "184625739572839461369741528728963145953412687641587293417298356295376814836154972"
CODES = ["crbe", "naked-single", "hidden-single", "pointing", "claiming", "naked-pair", "hidden-pair", "x-wing", "naked-triple", "hidden-triple"]


def run(*args, text="", env=None):
    done = subprocess.run([WHOLEMEAL, *args], input=text.encode(), capture_output=True, timeout=120, env=env)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def objects(*args, text=""):
    code, out, _ = run(*args, "--json", text=text)
    return code, [json.loads(line) for line in out.splitlines()]


class Score(unittest.TestCase):
    def test_the_log_the_verdict_and_the_summary(self):
        code, out, err = run("score", SEED000)
        self.assertEqual((code, err), (0, ""))
        lines = out.splitlines()
        self.assertEqual(lines[0], "  1 cross-hatching      r3c9=7  r3c9 is the only open cell of block 3 with no 7 in its row or column.")
        self.assertIn("  30 hidden pair         r8c9<>9  In row 8, 3 and 5 stand only in r8c8 and r8c9: the other choices leave them.".strip(), out)
        verdict = next(line for line in lines if line.startswith("solved"))
        self.assertEqual(verdict, "solved: score 2974, hard (hidden pair), profile scorer")
        table = dict(line.rsplit(None, 3)[::3] for line in lines[lines.index(verdict) + 3 :])
        self.assertEqual((len(table), sum(map(int, table.values()))), (7, 2974))

    def test_json_has_every_field(self):
        code, [o] = objects("score", SEED000)
        self.assertEqual(code, 0)
        self.assertEqual(
            list(o),
            ["schema", "puzzle", "profile", "verdict", "score", "level", "grade", "cells_left", "choices_left", "final", "uses", "passes", "scores", "steps", "error"],
        )
        self.assertEqual([o[k] for k in ("puzzle", "profile", "verdict", "score", "level", "grade", "error")], [SEED000, "scorer", "solved", 2974, "hidden-pair", "hard", None])
        self.assertEqual((o["cells_left"], o["choices_left"], o["final"]), (0, 0, run("solve", SEED000)[1].strip()))
        for by_code in ("uses", "passes", "scores"):
            self.assertEqual(list(o[by_code]), CODES)
        self.assertEqual(sum(o["scores"].values()), o["score"])
        for step in o["steps"]:
            self.assertEqual(list(step), ["technique", "pass", "units", "cells", "digits", "placements", "removals", "reason"])
            self.assertTrue(step["removals"] and step["reason"])
        self.assertNotIn("steps", objects("score", "--quiet", SEED000)[1][0])

    def test_the_verdicts_are_told_apart(self):
        text = "\n".join([SEED000, STUCK, SEVERAL, CLASHING, "12345", SOLVED])
        code, found = objects("score", "--quiet", text=text)
        self.assertEqual((code, [o["verdict"] for o in found]), (2, ["solved", "stuck", "several", "invalid", "unreadable", "solved"]))
        self.assertEqual([("score" in o, o["error"] is None) for o in found], [(True, True)] * 2 + [(False, True)] + [(False, False)] * 2 + [(True, True)])
        for puzzle, status, words in ((STUCK, 1, "stuck with 49 cells left: score 6128"), (SEVERAL, 1, "several solutions: not scored"), (NONE, 1, "no solution")):
            code, out, _ = run("score", puzzle, "--quiet")
            self.assertEqual((code, out.startswith(words)), (status, True), out)
        self.assertEqual(run("score", CLASHING)[0], 2)

    def test_nothing_is_said_of_techniques_where_none_was_tried(self):
        self.assertEqual(run("score", SOLVED)[1], "solved: score 0, beginner, profile scorer\n")

    def test_several_solutions_are_scored_on_demand(self):
        code, [o] = objects("score", "--anyway", SEVERAL)
        self.assertEqual((code, o["verdict"], o["score"] > 0, o["cells_left"] > 0), (1, "several", True, True))

    def test_brute_force_says_that_and_why_the_score_leaps(self):
        _, [before] = objects("score", STUCK)
        code, [o] = objects("score", "--brute-force", STUCK)
        self.assertEqual((code, o["verdict"], o["score"]), (1, "stuck", before["score"] + 81 * o["nodes"]))
        self.assertEqual(run("solve", STUCK)[1], o["solution"] + "\n")
        self.assertIn(f"the rest by search: {o['nodes']} nodes, 81 added to the score for each", run("score", "--brute-force", STUCK)[1])

    def test_cells_are_named_in_three_ways_and_reasons_in_two_languages(self):
        for form, cell in (("r1c1", "r3c9=7"), ("A1", "C9=7"), ("ij", "(3,9)=7")):
            self.assertIn(cell, run("score", "--cells", form, SEED000)[1])
        out = run("score", "--lang", "ja", "--cells", "ij", SEED000)[1]
        self.assertIn("解けた：スコア2974、上級（", out)
        self.assertNotIn("passes", out)
        for words in ("CRBE法", "居候双子法", "ブロック[1,3]で、同じ行にも列にも7がない空きマスは(3,9)だけ。", "上級"):
            self.assertIn(words, out)
        self.assertEqual(objects("score", "--lang", "ja", SEED000)[1][0]["level"], "hidden-pair")

    def test_a_compact_log_is_a_line_a_pass(self):
        _, [o] = objects("score", SEED000)
        lines = run("score", "--log", "compact", SEED000)[1].splitlines()
        self.assertEqual(lines.index(next(line for line in lines if line.startswith("solved"))), len({s["pass"] for s in o["steps"]}))
        self.assertEqual(run("score", "--quiet", SEED000)[1].count("\n"), 1)

    def test_many_puzzles_are_a_table_in_any_order_and_on_any_number_of_threads(self):
        text = "\n".join([STUCK, SEED000, SOLVED, SEVERAL] * 20)
        for options in ((), ("--sort", "score"), ("--json",), ("--log", "compact")):
            one = run("score", *options, text=text)
            self.assertEqual((one[0], one), (1, run("score", "--jobs", "3", *options, text=text)), options)
        scores = [line.split()[2] for line in run("score", "--sort", "score", text=text)[1].splitlines()[1:81]]
        self.assertEqual(scores, ["0"] * 20 + ["2974"] * 20 + ["6128"] * 20 + ["-"] * 20)
        self.assertIn("80 puzzles, 40 solved, 20 stuck, 20 several; score 0 to 6128, median 2974", run("score", text=text)[1])

    def test_a_deeper_profile_solves_what_is_stuck(self):
        code, [o] = objects("score", "--profile", "full", STUCK)
        self.assertEqual((code, o["verdict"], o["profile"]), (0, "solved", "full"))
        self.assertEqual(run("solve", STUCK)[1], o["final"] + "\n")


class Pictures(unittest.TestCase):
    def test_each_step_and_the_scores_are_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            here = pathlib.Path(folder)
            self.assertEqual(run("score", SEED000, "--svg", f"{folder}/steps", "--quiet")[0], 0)
            drawn = sorted((here / "steps").iterdir())
            self.assertEqual(len(drawn), len(objects("score", SEED000)[1][0]["steps"]))
            for file in drawn:
                self.assertTrue(xml.etree.ElementTree.parse(file).getroot().tag.endswith("svg"))
            for options in ((), ("--json",)):
                run("score", *options, "--histogram", f"{folder}/h.svg", "--svg", f"{folder}/many", text=f"{SEED000}\n{STUCK}")
                self.assertIn("2 puzzles by score", (here / "h.svg").read_text())
            self.assertEqual(sorted(os.listdir(here / "many")), ["00001", "00002"])

    def test_what_cannot_be_written_is_told_once(self):
        for option in ("--svg", "--histogram"):
            code, _, err = run("score", option, "/dev/null/x", text=f"{SEED000}\n{STUCK}")
            self.assertEqual((code, err), (2, "wholemeal: /dev/null/x: can't be written\n"))


class Hint(unittest.TestCase):
    def test_three_strengths(self):
        self.assertEqual(run("hint", SEED000), (0, "cross-hatching\n", ""))
        self.assertEqual(run("hint", "--tell", "where", SEED000)[1], "cross-hatching: look at block 3\n")
        what = run("hint", "--tell", "what", SEED000)[1]
        self.assertIn("r3c9=7  r3c9 is the only open cell of block 3", what)
        self.assertIn("ブロック[1,3]", run("hint", "--tell", "where", "--lang", "ja", "--cells", "ij", SEED000)[1])

    def test_of_many_puzzles_the_number_comes_first(self):
        text = "\n".join([SEED000, "12345", SOLVED, SEED000])
        self.assertEqual(run("hint", text=text)[1], "1: cross-hatching\n3: nothing is left to do\n4: cross-hatching\n")
        self.assertEqual([o["technique"] for o in objects("hint", text=text)[1]], ["crbe", None, None, "crbe"])

    def test_a_weaker_hint_tells_no_more_in_json(self):
        fields = {"technique": [], "where": ["where"], "what": ["where", "what", "reason"]}
        for tell, more in fields.items():
            self.assertEqual(list(objects("hint", "--tell", tell, SEED000)[1][0]), ["schema", "puzzle", "verdict", "technique", "error", "name", *more])

    def test_when_there_is_none(self):
        for puzzle, status, words in ((SOLVED, 0, "nothing is left"), (SEVERAL, 1, "not exactly one"), (NONE, 1, "no solution"), (CLASHING, 2, "")):
            code, out, err = run("hint", puzzle)
            self.assertEqual((code, words in out, err != ""), (status, True, status == 2), puzzle)


class Generate(unittest.TestCase):
    def test_of_every_level(self):
        for level in ("beginner", "medium", "hard", "expert", "beyond"):
            code, out, err = run("generate", "--level", level)
            self.assertEqual((code, err, objects("score", "--quiet", out.strip())[1][0]["grade"]), (0, "", level))

    def test_for_a_technique_and_nothing_harder(self):
        for code in ("hidden-single", "claiming", "hidden-pair", "x-wing"):
            _, [o] = objects("score", "--quiet", run("generate", "--technique", code)[1].strip())
            self.assertEqual((o["verdict"], o["level"]), ("solved", code))
        _, [o] = objects("score", "--quiet", "--profile", "full", run("generate", "--technique", "xy-wing", "--profile", "full")[1].strip())
        self.assertEqual((o["verdict"], o["level"]), ("solved", "xy-wing"))

    def test_for_the_rarest(self):  # with a seed that meets one soon
        args = ("--technique", "nested-forcing-net", "--profile", "full")
        _, [o] = objects("score", "--quiet", *args[2:], run("generate", *args, "--seed", "110", "--tries", "150")[1].strip())
        self.assertEqual((o["verdict"], o["level"]), ("solved", "nested-forcing-net"))

    def test_the_same_seed_makes_the_same(self):
        args = ("generate", "--level", "medium", "--count", "3", "--seed", "7")
        self.assertEqual(run(*args), run(*args))
        self.assertNotEqual(run(*args)[1], run(*args[:-1], "8")[1])

    def test_mistakes_are_told(self):
        for args, words in (
            (("--technique", "swordfish"), "profile scorer doesn't have swordfish; --profile full does"),
            (("--technique", "guessing"), "naked-single"),
            (("--level", "easy"), "beginner"),
            (("--level", "hard", "--technique", "x-wing"), "excludes"),
            (("--level", "hard", "--kind", "several"), "kind unique"),
            (("--level", "hard", "--tries", "-1"), "--tries"),
            (("--technique", "naked-single", "--clues", "75"), "with more than 74 clues cross-hatching solves every one"),
            (("--technique", "x-wing", "--clues", "75"), "with more than 74 clues singles solve every one"),
            (("--technique", "hidden-triple", "--box", "2x3"), "on a board of fewer than 7 digits an easier technique"),
        ):
            code, out, err = run("generate", *args)
            self.assertEqual((code, out, words in err), (2, "", True), err)
        code, out, err = run("generate", "--technique", "naked-triple", "--tries", "1")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("1 attempt made no such puzzle", err)


class Told(unittest.TestCase):
    EASY = "000060028020100060190000500030806001000070000809040070005638000300002000000000206"
    EASIER = "750080000006000002000002701801900023000300005005000800100000070000104030003600000"
    HARD = "500600902000105308000000500800001020000003000010920800060500004280000000305000070"

    def test_the_median_of_two_is_halfway(self):
        self.assertIn("score 1337 to 1733, median 1535\n", run("score", self.EASY, self.EASIER)[1])

    def test_a_removal_is_told_once_a_pass(self):
        line = next(l for l in run("score", self.HARD, "--log", "compact")[1].split("\n") if " hidden pair " in l)
        self.assertEqual(line.count("r8c9<>9"), 1)

    def test_columns_stand_below_each_other(self):
        lines = run("score", self.EASY, self.EASIER)[1].split("\n")
        self.assertEqual({l.index(p) for l, p in zip(lines, ("puzzle", self.EASY, self.EASIER))}, {lines[0].index("puzzle")})

    def test_japanese_tells_unreadable_from_invalid(self):
        bad = [run("score", "--lang", "ja", p)[1] for p in ("abc", "11" + "." * 79)]
        self.assertEqual(["読めない" in b for b in bad], [True, False])
        self.assertIn("手がない", run("hint", "--lang", "ja", "." * 81)[1])

    def test_a_chain_is_where_it_starts(self):
        position = """259 28 7 4589 389 4589 1 6 359
4 3 59 159 169 1569 27 8 27
159 18 6 7 389 2 359 34 3459
235 4 1 6 7 58 2358 9 2358
357 9 8 135 2 15 4 137 6
23567 267 35 13589 4 1589 2578 137 12578
1679 5 49 2 1689 3 789 147 14789
8 167 349 149 5 14679 379 2 13479
1379 17 2 1489 189 14789 6 5 134789
"""
        where = run("hint", "-", "--profile", "full", "--tell", "where", text=position)[1]
        self.assertEqual(where, "forcing chain: look at r1c5\n")  # its reason names column 8, where the contradiction is

    def test_search_is_told_of_many_too(self):
        stuck = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
        self.assertIn("each node adds", run("score", "--brute-force", stuck, self.EASY)[1])
        self.assertNotIn("each node adds", run("score", stuck, self.EASY)[1])

    def test_pictures_of_a_longer_log_go(self):
        with tempfile.TemporaryDirectory() as folder:
            counts = []
            for puzzle in (self.HARD, self.EASIER, self.HARD):
                run("score", puzzle, "--svg", folder)
                counts.append(len(os.listdir(folder)))
            self.assertEqual(counts[0], counts[2])
            self.assertLess(counts[1], counts[0])

    def test_how_puzzles_are_read_can_be_said(self):
        for verb in ("score", "hint"):
            self.assertEqual(run(verb, "--symbols", "1", self.EASY)[0], 0)

    def test_json_has_no_order_or_log(self):
        for option in (("--sort", "score"), ("--log", "compact")):
            self.assertIn("excludes", run("score", "--json", *option, self.EASY)[2])


class BadInput(unittest.TestCase):
    def test_bad_usage(self):
        for args in (("--jobs", "0"), ("--jobs", "x"), ("--sort", "name"), ("--cells", "B2"), ("--lang", "de"), ("--log", "all"), ("--profile", "none"), ("--box", "9x9")):
            self.assertEqual(run("score", *args, SEED000)[:2], (2, ""), args)

    def test_no_input(self):
        for verb in ("score", "hint"):
            self.assertEqual(run(verb), (2, "", "wholemeal: 0 puzzles: the input is empty\n"))
            for source in ("/", "no-such-file"):
                code, out, err = run(verb, source)
                self.assertEqual((code, err.startswith(source + ":")), (2, True), verb)


if __name__ == "__main__":
    unittest.main()
