"""The calculator's verbs, as their users call them.   python3 calculator.py WHOLEMEAL ROOT [TestClass.test]"""

import html.parser
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

WHOLEMEAL = sys.argv.pop(1)
ROOT = pathlib.Path(sys.argv.pop(1))
FILES = ROOT / "notes" / "derivations"
TWICE = """derive X "twice" : prune . prune = prune . prune . id
    prune . prune
  = { "nothing to do" }
    prune . prune
qed
"""
WRONG = """derive X : filter nodups . cp . pruneRow = cp . pruneRow
    filter nodups . cp . pruneRow
  = { 19.4 }
    cp . pruneRow
qed
"""


def run(*args, text=""):
    data = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run([WHOLEMEAL, *map(str, args)], input=data, capture_output=True, timeout=100)
    return done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")


class Pages(html.parser.HTMLParser):
    """The tags of a page that are still open, and how many were."""

    def __init__(self, text):
        super().__init__()
        self.open, self.seen = [], {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.seen[tag] = self.seen.get(tag, 0) + 1
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


class Prove(unittest.TestCase):
    def test_the_chapter_holds_by_its_laws(self):
        code, out, err = run("prove", "--no-cases", FILES / "sudoku.calc")
        self.assertEqual((code, err, out.count("\nqed    rests on: ")), (0, "", 15))

    def test_two_hundred_cases_a_step_and_the_same_ones_each_time(self):
        first = run("prove", "--json", FILES / "refinement.calc")
        self.assertEqual(first, run("prove", "--json", FILES / "refinement.calc"))
        steps = [s for d in json.loads(first[1])["derivations"] for s in d["steps"]]
        self.assertTrue(all(s["ok"] and s["cases"] == 200 and s["telling"] >= 20 for s in steps))

    def test_the_chapter_as_printed_fails_where_its_comments_say(self):
        wanted = {}
        for n, line in enumerate((FILES / "as_printed.calc").read_text().splitlines(), 1):
            if "-- ORDER" in line or "-- GAP" in line:
                wanted[n] = line.split("-- ")[1].split(":")[0].strip()
        code, out, _ = run("prove", "--json", "--cases", 40, FILES / "as_printed.calc")
        steps = [s for d in json.loads(out)["derivations"] for s in d["steps"]]
        self.assertEqual((code, {s["line"]: s["class"] for s in steps if not s["ok"]}), (1, wanted))
        code, out, _ = run("prove", "--json", "--lenient", "--no-cases", FILES / "as_printed.calc")
        steps = [s for d in json.loads(out)["derivations"] for s in d["steps"] if not s["ok"]]
        self.assertEqual({s["class"] for s in steps}, {"ORDER"})

    def test_an_object_has_what_graders_need(self):
        code, out, _ = run("prove", "--json", "-", text=WRONG)
        answer = json.loads(out)
        [d] = answer["derivations"]
        [s] = d["steps"]
        self.assertEqual((code, answer["schema"], d["name"], d["ok"]), (1, "wholemeal.prove/1", "X", False))
        self.assertEqual((s["line"], s["ok"], s["class"], s["cases"]), (3, False, "FALSE", 200))
        self.assertEqual(s["counterexample"], {"input": "[[1],[1]]", "left": "[]", "right": "[[1,1]]"})

    def test_a_message_has_a_place_its_line_and_a_caret(self):
        code, _, err = run("prove", "-", text=WRONG)
        self.assertEqual(code, 1)
        self.assertTrue(err.startswith("-:3:3: FALSE: the lines differ; on [[1],[1]]: [] vs [[1,1]]"), err)
        self.assertTrue(err.endswith("\n  |   = { 19.4 }\n  |   ^\n"), err)
        code, _, err = run("prove", "-", text="derive X : cp = cp\n  cp\n= { map-id\n  cp\nqed\n")
        self.assertEqual((code, err), (2, "-:4:3: SYNTAX: expected `}` or `;` after a hint, found `cp`\n  |   cp\n  |   ^\n"))

    def test_markdown_tex_and_a_page(self):
        file = FILES / "induction.calc"
        self.assertIn("### I2: (19.6)\n\n```\nI2", run("prove", "--no-cases", "--md", file)[1])
        tex = run("prove", "--no-cases", "--tex", file)[1]
        self.assertEqual((tex.count(r"\begin{align*}"), tex.count("{"), tex.count(r"\paragraph")), (11, tex.count("}"), 5))
        page = Pages(run("prove", "--no-cases", "--html", file)[1])
        self.assertEqual((page.open, page.seen["section"], page.seen["h3"]), ([], 5, 11))
        self.assertEqual(page.seen["details"], 41)

    def test_inductions_are_told_by_cases(self):
        code, out, err = run("prove", "--json", "--cases", 40, FILES / "induction.calc")
        self.assertEqual(code, 0, err)
        cases = {s["case"] for d in json.loads(out)["derivations"] for s in d["steps"]}
        self.assertLessEqual({"case []", "case [x], [ys]", "case y:ys if p . y = False"}, cases)
        self.assertIn("induction", json.loads(out)["derivations"][0]["rests_on"])

    def test_hints_and_solutions_of_exercises(self):
        sheet = """exercise E "two maps" : map f . map g . map h = map (f . g . h)
    map f . map g . map h
  = { ? }
    map (f . g . h)
qed
"""
        code, out, err = run("prove", "-", text=sheet)
        self.assertEqual((code, err), (1, "-:3: E: 1 law would do\n"))
        self.assertEqual(run("prove", "--hint", 2, "-", text=sheet)[2], "-:3: E: map-comp\n")
        code, out, _ = run("prove", "--solve", "-", text=sheet)
        self.assertEqual(code, 0)
        self.assertIn("= { map-comp }", out)

    def test_plain_lists(self):
        wrong = "derive X : prune . filter valid . expand = expand\n  prune . filter valid . expand\n= { prune-law }\n  expand\nqed\n"
        self.assertIn("TYPE: `prune` takes `Board`, but `filter valid` gives `A Grid`", run("prove", "-", text=wrong)[2])
        code, _, err = run("prove", "--hs-types", "--cases", 40, "-", text=wrong)
        self.assertEqual(code, 1)
        self.assertNotIn("TYPE", err)

    def test_boxes(self):
        rows = (FILES / "sudoku.calc").read_text().split("derive D12")[1].split("derive D13")[0]
        code, out, _ = run("prove", "--box", "2x2", "--box", "3x3", "-", text="derive D12x" + rows)
        self.assertEqual((code, "✓ 400 cases" in out), (0, True))
        code, out, _ = run("prove", "--cases", 40, FILES / "rectangular.calc")
        self.assertEqual((code, out.count("✓ 80 cases")), (0, 13))
        turned = """use "%s"
fun turned :: P (R*C) (P (R*C) a) -> P (R*C) (P (R*C) a)
def def-turned : turned = map ungroup . ungroup . map cols . groupC . map groupR
derive T : turned . boxs = id
  turned . boxs
= { def-turned; def-boxs }
  id
qed
""" % (FILES / "rectangular.laws")
        self.assertIn("FALSE", run("prove", "--cases", 40, "-", text=turned)[2])

    def test_a_law_that_makes_no_sense_is_told(self):
        code, _, err = run("prove", "-", text="law odd : cp . nonsense = cp\nlaw bad : cp = nodups\n")
        self.assertEqual(code, 1)
        self.assertIn("-:1:16: NAME: there is no function `nonsense`", err)
        self.assertIn("-:2:1: TYPE: the two sides have different types", err)

    def test_what_is_no_file(self):
        for source in ("no-such-file.calc", "/"):
            code, out, err = run("prove", source)
            self.assertEqual((code, out, err), (2, "", source + ": cannot be read\n"))
        code, _, err = run("prove", "-", text='use "no-such-file.laws"\n')
        self.assertEqual((code, err), (2, "no-such-file.laws: cannot be read\n"))

    def test_files_that_use_each_other_in_a_circle(self):
        with tempfile.TemporaryDirectory() as d:
            folder = pathlib.Path(d)
            (folder / "a.calc").write_text('use "b.calc"\nuse "c.calc"\n')
            (folder / "b.calc").write_text('use "c.calc"\n')
            (folder / "c.calc").write_text("")
            self.assertEqual(run("prove", folder / "a.calc")[0], 0)
            (folder / "c.calc").write_text('use "a.calc"\n')
            code, _, err = run("prove", folder / "a.calc")
            self.assertEqual(code, 1)
            self.assertIn("c.calc:1:1: CIRCULAR: `a.calc` uses this file", err)
            self.assertEqual(err.count("CIRCULAR"), 1)

    def test_hostile_files(self):
        for text in (b"\0" * 1000, bytes(range(256)) * 40, b"\xff" * 9999, b"(" * 100_000, b"law\n" * 100_000,
                     b"derive X : " + b"map (" * 100_000, b"law a : " + b"f . " * 100_000 + b"f = f\n",
                     b"type " + b"P (" * 100_000, b"law a : " + b"[" * 100_000):
            code, out, err = run("prove", "-", text=text)
            self.assertEqual((code, out), (2, ""), text[:20])
            self.assertLess(len(err.splitlines()), 70)

    def test_terms_too_large_to_try(self):
        lists = "fun big :: P 9999 (P 9999 Digit) -> Digit\nderive X : big = big\n  big\n= { map-id }\n  big\nqed\n"
        code, out, err = run("prove", "-", text=lists)
        self.assertIn("only 0 cases could be tried", err)
        twice = "".join(f"fun d{i}x :: Digit -> Digit\ndef def-{i} : d{i}x = d{i+1}x . d{i+1}x\n" for i in range(40))
        twice += "fun d40x :: Digit -> Digit\nderive X : d0x = d0x\n  d0x\n= { map-id }\n  d0x\nqed\n"
        code, out, err = run("prove", "-", text=twice)
        self.assertEqual(code, 1 if "cannot" in err else code)


class Calculate(unittest.TestCase):
    def test_what_is_found_checks(self):
        code, out, _ = run("calculate", "boxs . boxs = id")
        self.assertEqual(code, 0)
        self.assertIn("qed    rests on: cols-inv def-boxs group-ungroup map-comp map-id ungroup-group", out)
        code, out, _ = run("calculate", "map boxs . map boxs = id", "--using", "map-comp,boxs-inv,map-id", "--json")
        found = json.loads(out)
        self.assertEqual((code, found["found"], found["ok"], found["rewrites"]), (0, True, True, 3))

    def test_what_is_not_found_is_not_called_false(self):
        code, out, err = run("calculate", "head . map f = f . head", "--states", 500)
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(err, "no calculation.*other laws, or larger limits, may find one")

    def test_a_goal_that_is_false_is_told_at_once(self):
        code, out, err = run("calculate", "prune = id", "--json")
        self.assertEqual((code, json.loads(out)["class"]), (1, "FALSE"))
        self.assertIn("goal:1:1: FALSE: the sides differ; on ", err)
        code, _, err = run("calculate", "map cols . expand = expand . cols")
        self.assertEqual(code, 1)
        self.assertIn("goal:1:1: ORDER: the sides are the same in different orders, so that only ~ may hold; on ", err)

    def test_what_is_wrong_with_a_goal_is_shown_in_its_own_words(self):
        for goal, at, words in (
            ("boxs", "goal:1:5: SYNTAX", "found the end of the text"),
            ("boxs = ", "goal:1:8: SYNTAX", "found the end of the text"),
            ("", "goal:1:1: SYNTAX", "found the end of the text"),
            ("cp = nodups", "goal:1:1: TYPE", "the two sides have different types"),
        ):
            err = run("calculate", goal)[2]
            self.assertTrue(err.startswith(at), err)
            self.assertIn(words, err)
            self.assertNotRegex(err, "qed|derive")
        err = run("calculate", "expand = expand", "--assume", "incomplete", "--assume", "colls")[2]
        self.assertEqual(err, "assumption:1:1: NAME: there is no predicate `colls`; did you mean `cols`?\n  | colls\n  | ^\n")

    def test_silly_goals(self):
        for goal in ("", "cp", "cp =", "= cp", "cp = nodups", "colls = rows", "(" * 1000, "cp = cp = cp", "qed", "cp\n= {}"):
            code, out, err = run("calculate", goal)
            self.assertEqual((code, out), (2, ""), goal)
            self.assertLess(len(err.splitlines()), 4, goal)
        self.assertEqual(run("calculate", "id = id")[0], 0)
        self.assertEqual(run("calculate", "cp = cp", "--using", "nonsense")[0], 2)
        for option in (("--states", "0"), ("--states", "x"), ("--time", "-1"), ("--assume", "f ."), ("--box", "0x9")):
            self.assertEqual(run("calculate", "cp = cp", *option)[0], 2, option)


class Theory(unittest.TestCase):
    def test_it_reads_back(self):
        text = run("theory")[1]
        with tempfile.NamedTemporaryFile("w", suffix=".laws") as own:
            own.write(text)
            own.flush()
            self.assertEqual(run("theory", own.name)[:2], (0, text))
            self.assertEqual(run("prove", "--no-cases", own.name, FILES / "sudoku.calc")[0], 0)

    def test_it_says_what_the_laws_file_says(self):
        def says(line):
            return " ".join(line.split("--")[0].split())

        wanted = {says(s) for s in (ROOT / "tests/data/sudoku.laws").read_text().splitlines() if s.startswith(("law", "def"))}
        ours = {says(s) for s in run("theory")[1].splitlines()}
        self.assertEqual(len(wanted), 39)
        self.assertLessEqual({w.split(" :")[0] for w in wanted}, {o.split(" :")[0] for o in ours})

    def test_json(self):
        theory = json.loads(run("theory", "--json")[1])
        laws = {law["label"]: law for law in theory["laws"]}
        self.assertEqual(laws["19.5"]["if"], ["f . f = id"])
        self.assertEqual(laws["19.3"]["proof"], "D13")
        names = {n["name"]: n for n in theory["names"]}
        self.assertEqual(names["prune"], {"name": "prune", "type": "Board -> Board", "native": "wholemeal::prune"})

    def test_an_empty_theory_is_empty(self):
        with tempfile.NamedTemporaryFile("w", suffix=".laws") as own:
            self.assertEqual(run("theory", own.name), (0, "", ""))

    def test_what_is_no_theory(self):
        self.assertEqual(run("theory", "no-such.laws")[0], 2)


class Eval(unittest.TestCase):
    def test_values(self):
        for args, value in (
            (("boxs", "[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]"), "[[1,2,5,6],[3,4,7,8],[9,10,13,14],[11,12,15,16]]"),
            (("cols [[1,2],[3,4]]",), "[[1,3],[2,4]]"),
            (("map (0:) . cp", "[[1,2],[3]]"), "[[0,1,3],[0,2,3]]"),
            (("(1:2:[])",), "[1,2]"),
            (("--box", "2x3", "group", "[1,2,3,4,5,6]"), "[[1,2,3],[4,5,6]]"),
            (("--type", "filter valid . expand"), "Board -> A Grid"),
        ):
            self.assertEqual(run("eval", *args), (0, value + "\n", ""), args)

    def test_undefined_and_too_much(self):
        self.assertEqual(run("eval", "cols", "[]"), (1, "undefined (cols [])\n", ""))
        wide = "[" + ",".join(["[1,2,3,4]"] * 20) + "]"
        self.assertEqual(run("eval", "cp", wide), (1, "not evaluated (a product of more than 200,000)\n", ""))
        board = "[" + ",".join(["[" + ",".join(["[1,2,3,4,5,6,7,8,9]"] * 9) + "]"] * 9) + "]"
        self.assertEqual(run("eval", "--box", "3x3", "searchProgram", board)[0], 1)
        self.assertEqual(run("eval", "--box", "3x3", "expand", board)[0], 1)
        code, out, err = run("eval", "search . choices", "[[1,0,0,0],[0,0,1,0],[0,0,0,0],[0,0,0,0]]")
        self.assertEqual((code, out), (1, "not evaluated (a product of more than 200,000)\n"))
        self.assertIn("`searchProgram` does the same by searching", err)
        grid = "[" + ",".join(["[0,0,0,0,0,0,0,0,0]"] * 9) + "]"
        self.assertEqual(run("eval", "--box", "3x3", "solveSpec", grid)[0], 1)
        self.assertEqual(run("eval", "--box", "3x3", "solveProgram", grid)[0], 1)

    def test_enormous_lists(self):
        digits = "[" + ",".join(["1"] * 60_000) + "]"
        self.assertEqual(run("eval", "nodups", digits), (0, "False\n", ""))
        self.assertEqual(run("eval", "pruneRow", f"[{digits}]"), (1, "not evaluated (a list of more than 36 digits)\n", ""))
        self.assertEqual(run("eval", "[" * 30_000)[0], 2)

    def test_what_has_no_value(self):
        for args, words in (
            (("boxs", "[[1,2,3],[4,5,6]]"), "value:1:2: SIZE: a list of 3 stands where one of 4 is wanted\n  | [[1,2,3],[4,5,6]]\n  |  ^"),
            (("group", "[1,2,3]"), "value:1:1: SIZE: a list of 3 stands where one of 2*k is wanted: 3 is no multiple of 2\n"),
            (("group . concat", "[1,2,3]"), "expression:1:1: TYPE"),
            (("boxs", "'a'"), "value:1:1: TYPE: what the expression takes and the value have different types"),
            (("cp [[1]]", "[[1]]"), "expression:1:1: TYPE: it is a `A (P 1 Digit)` already and takes no value"),
            (("cp", "colls"), "value:1:1: NAME"),
            (("--box", "2x3", "boxs", "[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]"), "value:1:2: SIZE: a list of 4 stands where one of 6"),
            (("boxs . cp", "[[1]]"), "expression:1:1: TYPE"),
            (("colls", "[[1]]"), "did you mean `cols`?"),
            (("cols",), "this is a function"),
            (("cols", "[[1,2],[3]]"), "SIZE: a list of 1 stands where one of 2 is wanted"),
            (("cols", "[[1,2],3]"), "the elements of a list differ"),
            (("cols", "[[1,2"), "SYNTAX"),
            (("f", "1"), "NAME"),
        ):
            code, out, err = run("eval", *args)
            self.assertEqual((code, out), (2, ""), args)
            self.assertIn(words, err)
        for value in ("[[1],[2]]", "[]", "[[]]", "[[1,2,3],[4]]", "3", "'a'"):
            for f in ("boxs", "group", "prune", "valid", "expand1", "searchProgram", "choices", "solveProgram", "fixed"):
                self.assertIn(run("eval", "--hs-types", f, value)[0], (0, 1, 2), (f, value))


class Usage(unittest.TestCase):
    def test_a_box_that_is_not_square_is_refused_where_laws_speak_of_square_ones(self):
        for args in (("prove", FILES / "sudoku.calc"), ("calculate", "boxs . boxs = id")):
            code, out, err = run(*args, "--box", "2x3")
            self.assertEqual((code, out), (2, ""), args)
            self.assertIn("'2x3' is not square", err)

    def test_what_cannot_be_read_is_an_error_in_json_too(self):
        code, out, _ = run("prove", "--json", "-", text="derive X :")
        self.assertEqual((code, json.loads(out)["derivations"]), (2, []))
        self.assertEqual(json.loads(out)["errors"][0]["line"], 1)

    def test_no_input_is_too_long(self):
        code, _, err = run("prove", "/dev/zero")
        self.assertEqual((code, err), (2, "/dev/zero: is larger than 16 MB\n"))
        code, _, err = run("prove", "-", text=b"\xff\x1b[31m" * 1000)
        self.assertEqual(code, 2)
        self.assertLess(len(err), 1000)
        self.assertNotIn("\x1b", err)

    def test_a_byte_order_mark_is_no_text(self):
        self.assertEqual(run("prove", "--no-cases", "-", text="\ufeff" + (FILES / "sudoku.calc").read_text())[0], 0)

    def test_a_theory_that_cannot_be_read_prints_nothing(self):
        self.assertEqual(run("theory", "no-such-file")[:2], (2, ""))

    def test_one_way_of_writing_at_a_time(self):
        self.assertEqual(run("prove", "--json", "--html", FILES / "sudoku.calc")[:2], (2, ""))

    def test_nothing_to_prove_is_told(self):
        self.assertIn("0 derivations", run("prove", "-")[2])

    def test_bad_options_are_told_in_a_line_or_two(self):
        for args in (("prove",), ("prove", "--cases", "0", "-"), ("prove", "--cases", "many", "-"), ("prove", "--hint", "3", "-"),
                     ("prove", "--box", "9x9", "-"), ("prove", "--box", "-1x2", "-"), ("prove", "--seed", "-", "-"),
                     ("calculate",), ("theory", "--nonsense"), ("eval",), ("eval", "cp", "1", "2")):
            code, out, err = run(*args)
            self.assertEqual((code, out), (2, ""), args)
            self.assertLess(len(err.splitlines()), 4, err)


if __name__ == "__main__":
    unittest.main()
