"""The command, as its users call it.   python3 command.py WHOLEMEAL [TestClass.test]"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

WHOLEMEAL = sys.argv.pop(1) if len(sys.argv) > 1 else "wholemeal"
BOOK = "004005700000009400360000008720060000000402000000080093400000056005300000006100900"
SOLVED = "184625739572839461369741528728963145953412687641587293417298356295376814836154972"
SEED000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070"
PRINTED = "004005700000000940" + BOOK[18:]
EMPTY = "." * 81


def run(*args, text="", timeout=60):
    data = text if isinstance(text, bytes) else text.encode()
    done = subprocess.run([WHOLEMEAL, *args], input=data, capture_output=True, timeout=timeout)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def objects(*args, text=""):
    code, out, _ = run(*args, "--json", text=text)
    return code, [json.loads(line) for line in out.splitlines()]


class Solve(unittest.TestCase):
    def test_a_unique_puzzle_is_answered_by_its_grid(self):
        self.assertEqual(run("solve", BOOK), (0, SOLVED + "\n", ""))

    def test_every_row_of_the_table_agrees(self):
        for name in ("search", "fixpoint", "hidden", "bits", "backtrack", "propagate", "dlx"):
            self.assertEqual(run("solve", "--with", name, SEED000)[:2], (0, run("solve", SEED000)[1]), name)

    def test_counters_are_those_of_the_reference(self):
        _, [o] = objects("solve", BOOK)
        self.assertEqual(o["stats"], {"nodes": 23, "unsafe": 10, "prunes": 23, "expand1": 12, "dead": 1, "grids": 1})
        _, [o] = objects("solve", "--with", "backtrack", "--limit", "1", SEED000)
        self.assertEqual(o["stats"], {"nodes": 22530, "branches": 22529, "backtracks": 22473})
        _, [o] = objects("solve", "--with", "propagate", "--limit", "1", SEED000)
        self.assertEqual(o["stats"], {"nodes": 6, "branches": 7, "backtracks": 2})

    def test_verdicts_and_statuses(self):
        four = ".....1..1.43.31."
        cases = [(BOOK, "unique", 0), (four, "several", 1), ("0123201413424231", "none", 1), (PRINTED, "invalid", 2)]
        for puzzle, verdict, status in cases:
            code, [o] = objects("solve", puzzle)
            self.assertEqual((o["verdict"], code), (verdict, status), puzzle)
        code, [o] = objects("solve", "--all", four)
        self.assertEqual((code, o["solutions"]), (0, sorted(o["solutions"])))
        self.assertEqual(set(o["solutions"]), {"2431312412434312", "3421213412434312"})

    def test_a_limit_is_named_and_never_called_no_solution(self):
        for args, limit in ((("--limit", "1"), "solutions"), (("--nodes", "5"), "nodes")):
            code, [o] = objects("solve", SEED000, *args)
            self.assertEqual((code, o["verdict"], o["limit"]), (1, "limit", limit))
        code, [o] = objects("solve", "--with", "backtrack", "--time", "0.3", "--all", EMPTY)
        self.assertEqual((code, o["limit"]), (1, "time"))

    def test_a_clash_is_told_with_its_place(self):
        code, out, err = run("solve", text=BOOK + "\n" + PRINTED + "\n" + SEED000 + "\n")
        self.assertEqual((code, len(out.splitlines())), (2, 2))
        self.assertEqual(err, "-:2:1: 9 stands twice in column 7 (rows 2 and 9)\n")

    def test_one_bad_puzzle_does_not_keep_the_others_from_being_answered(self):
        text = BOOK[:40] + "?!" + BOOK[42:] + "\n" + BOOK + "\n" + BOOK[:50]
        code, found = objects("solve", text=text)
        self.assertEqual((code, [o["verdict"] for o in found]), (2, ["unreadable", "unique", "unreadable"]))
        self.assertEqual(found[0]["error"]["line"], 1)
        self.assertEqual(found[2]["error"]["line"], 3)

    def test_rows_of_a_grid_and_lines_are_read_mixed(self):
        rows = "\n".join(BOOK[i : i + 9] for i in range(0, 81, 9))
        code, out, _ = run("solve", text=rows + "\n" + SEED000 + "\n\n" + rows + "\n")
        self.assertEqual((code, len(out.splitlines())), (0, 3))

    def test_the_specification_refuses_more_grids_than_it_can_try(self):
        puzzle = SOLVED[:41] + "." * 40
        code, out, err = run("solve", "--with", "spec", puzzle)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("147808829414345923316083210206383297601 grids", err)
        self.assertEqual(run("solve", "--with", "spec", SOLVED[:78] + "...")[:2], (0, SOLVED + "\n"))
        code, [o] = objects("solve", "--with", "spec", "--force", "--nodes", "1000", puzzle)
        self.assertEqual((o["verdict"], o["limit"], o["stats"]["nodes"]), ("limit", "nodes", 1000))

    def test_ctrl_c_stops_cleanly_with_what_was_found(self):
        args = [WHOLEMEAL, "solve", "--all", "--json", "--with", "backtrack", EMPTY]
        with tempfile.TemporaryFile() as out:
            process = subprocess.Popen(args, stdout=out, stderr=subprocess.DEVNULL)
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(10), 1)
            out.seek(0)
            o = json.loads(out.read())
        self.assertEqual((o["verdict"], o["limit"]), ("several", "interrupted"))
        self.assertEqual(len(o["solutions"]), o["count"])

    def test_ctrl_c_is_told_as_such(self):
        for verb in ("solve", "count"):
            args = [WHOLEMEAL, verb, "--with", "backtrack", EMPTY] + (["--all"] if verb == "solve" else [])
            process = subprocess.Popen(args, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            err = process.communicate(timeout=10)[1].decode()
            self.assertEqual(process.returncode, 1)
            self.assertTrue(err.endswith("interrupted\n"), err)
            self.assertNotIn("limit", err)

    def test_a_closed_pipe_ends_it_quietly(self):
        command = f"'{WHOLEMEAL}' solve --all --with dlx {EMPTY} | head -1"
        done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=20)
        self.assertEqual((len(done.stdout), done.stderr), (82, b""))

    def test_memory_does_not_grow_with_the_solutions(self):
        command = f"ulimit -v 300000; '{WHOLEMEAL}' solve --all --with dlx {EMPTY} | head -100000 | wc -l"
        if os.environ.get("WHOLEMEAL_SANITIZED"):
            command = command.replace("ulimit -v 300000; ", "")  # a sanitizer reserves terabytes
        done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=60)
        self.assertEqual(done.stdout.strip(), b"100000")

    def test_format_grid(self):
        _, out, _ = run("solve", "--format", "grid", "1234341221434320")
        self.assertEqual(out, "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1\n")


class BadInput(unittest.TestCase):
    def test_empty_input(self):
        self.assertEqual(run("solve"), (2, "", "wholemeal: 0 puzzles: the input is empty\n"))

    def test_standard_input_that_cannot_be_read(self):
        for verb in ("solve", "count", "convert"):
            for redirection in ("<&-", "</"):
                args = ["sh", "-c", f"'{WHOLEMEAL}' {verb} - {redirection}"]
                done = subprocess.run(args, capture_output=True, text=True, timeout=20)
                self.assertEqual((done.returncode, done.stdout), (2, ""), args)
                self.assertIn("wholemeal: the input can't be read: ", done.stderr)

    def test_what_is_no_file(self):
        for source in ("/", "no-such-file"):
            code, out, err = run("solve", source)
            self.assertEqual((code, out), (2, ""))
            self.assertTrue(err.startswith(source + ":"), err)

    def test_bytes_that_are_no_text(self):
        for text in (b"\0" * 100, bytes(range(256)) * 10, b"\xff\xfe" + b"\0" * 99, b"\n" * 1000 + b"\x80"):
            code, out, err = run("solve", text=text)
            self.assertEqual((code, out), (2, ""), text[:9])
            self.assertNotEqual(err, "")

    def test_a_line_of_100_MB(self):
        code, out, err = run("solve", text=b"1" * 100_000_000 + b"\n" + BOOK.encode(), timeout=100)
        self.assertEqual((code, out), (2, SOLVED + "\n"))
        self.assertLess(len(err), 1000)

    def test_bad_usage(self):
        for args in ((), ("nonsense",), ("solve", "--with", "magic", BOOK), ("solve", "--limit", "0", BOOK)):
            self.assertEqual(run(*args)[0], 2, args)
        self.assertEqual(run("--help")[0], 0)
        self.assertEqual(run("--version")[0], 0)


    def test_a_number_out_of_its_range_is_refused_in_words(self):
        huge = "99999999999999999999999"
        for args in (
            *(("solve", BOOK, "--nodes", n) for n in ("-1", "0", "1.5", "", "ten", huge)),
            *(("solve", BOOK, "--limit", n) for n in ("-1", "0", huge)),
            *(("count", BOOK, "--time", n) for n in ("nan", "inf", "0", "-1", "1s")),
            ("laws", "--seed", "-1"),
            ("laws", "--cases", huge),
            ("generate", "--count", "-1"),
            ("generate", "--seed", "x"),
            ("generate", "--clues", huge),
            ("prove", "--seed", "-1"),
            ("prove", "--cases", "0"),
            ("score", BOOK, "--jobs", "0"),
            ("calculate", "f = f", "--time", "nan"),
        ):
            code, out, err = run(*args, timeout=10)
            self.assertEqual((code, out), (2, ""), args)
            self.assertIn(f"{args[-2]}: '{args[-1]}' is no ", err)

    def test_a_box_that_is_none(self):
        for verb in ("solve", "count", "convert", "score", "hint", "ladder", "trace"):
            for box in ("-3x-3", "0x9", "9x9", "3", "3x", "x3", "3x3x3", "99999999999x1"):
                code, out, err = run(verb, "--box=" + box, BOOK)
                self.assertEqual((code, out), (2, ""), (verb, box))
                self.assertIn(f"'{box}' is no box", err)

    def test_an_unreadable_puzzle_is_an_object_too(self):
        for verb in ("solve", "count"):
            code, [bad, good] = objects(verb, text="12x4\n" + BOOK + "\n")
            self.assertEqual((code, bad["puzzle"], bad["count"], good["count"]), (2, None, 0, 1), verb)
            self.assertEqual((bad["error"]["line"], bad["limit"]), (1, None))

    def test_what_has_no_name_is_quoted(self):
        self.assertTrue(run("solve", "")[2].startswith("'': can't be read"))
        self.assertIn("no law is called ''", run("laws", "")[2])

    def test_output_that_cannot_be_written_is_told(self):
        verbs = (("solve", BOOK), ("count", BOOK), ("laws",), ("laws", "--json"), ("score", BOOK), ("hint", BOOK),
                 ("convert", "--to", "line", BOOK), ("trace", BOOK), ("ladder", BOOK), ("theory",), ("--help",),
                 ("--version",), ("solve", "--help"), ("generate", "--count", "3"), ("eval", "nodups [1,2]"),
                 ("solve", "--all", "--with", "dlx", EMPTY))
        for args in verbs:
            with open("/dev/full", "wb") as full:
                done = subprocess.run([WHOLEMEAL, *args], stdout=full, stderr=subprocess.PIPE, timeout=20)
            self.assertEqual(done.returncode, 2, args)
            self.assertIn(b"wholemeal: the output can't be written: No space left", done.stderr, args)
        closed = subprocess.run(["sh", "-c", f"'{WHOLEMEAL}' solve {BOOK} >&-"], stderr=subprocess.PIPE, timeout=20)
        self.assertEqual((closed.returncode, b"can't be written" in closed.stderr), (2, True))


class Others(unittest.TestCase):
    def test_count(self):
        self.assertEqual(run("count", "--box", "2x2"), (0, "288\n", ""))
        self.assertEqual(run("count", BOOK, ".....1..1.43.31.")[:2], (0, "1\n2\n"))
        self.assertEqual(run("count", "." * 36)[:2], (1, ">=1000000\n"))
        code, out, err = run("count", "--limit", "10", EMPTY)
        self.assertEqual((code, out), (1, ">=10\n"))
        self.assertIn("limit of solutions", err)

    def test_laws_are_listed_and_tested(self):
        code, out, _ = run("laws", "19.2")
        self.assertEqual((code, out.splitlines()[0].split(None, 1)), (0, ["19.2", "map cols . expand ~ expand . cols"]))
        code, found = objects("laws", "--check", "--cases", "100", "19.2", "boxs-inv", "prune-law")
        self.assertEqual((code, [o["label"] for o in found]), (0, ["boxs-inv", "19.2", "prune-law"]))
        self.assertTrue(all(o["holds"] and o["cases"] == 100 and o["telling"] > 20 for o in found))
        self.assertEqual(run("laws", "no-such-law")[0], 2)

    def test_ctrl_c_never_passes_for_success(self):
        waiting = ([["solve", "-"], ["score", "-"], ["convert", "--to", "line", "-"], ["prove", "-"],
                    ["generate", "--kind", "hard", "--box", "5x5", "--count", "9999"]], (-signal.SIGINT,))
        working = ([["laws", "--check", "--cases", "100000"], ["ladder", EMPTY, "--limit", "1000000", "--nodes", "100000000"],
                    ["sizes", "--puzzles", "1000"]], (1,))
        for commands, statuses in (waiting, working):
            for args in commands:
                process = subprocess.Popen([WHOLEMEAL, *args], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                           stderr=subprocess.PIPE)
                time.sleep(1)
                process.send_signal(signal.SIGINT)
                status = process.wait(20)
                err = process.stderr.read().decode()
                process.stderr.close(), process.stdin.close()
                self.assertIn(status, statuses, args)
                self.assertEqual("interrupted" in err, status == 1, (args, err))
                self.assertNotIn("0 puzzles", err)

    def test_candidates_are_part_of_the_puzzle(self):
        groups = " ".join(["1", "234", "234", "234"] + ["1234"] * 12)
        for text, count in ((groups, 72), (groups.replace("1 234", "1 .", 1), 0)):
            for verb in ("solve", "count", "score", "hint"):
                _, [o] = objects(verb, "--box", "2x2", "-", text=text)
                self.assertEqual(o["puzzle"].replace("0", "."), text, verb)
            self.assertEqual(objects("count", "--box", "2x2", "-", text=text)[1][0]["count"], count)

    def test_an_unknown_verb_is_named(self):
        code, out, err = run("frobnicate")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("there is no verb 'frobnicate'", err)

    def test_every_verb_has_help_with_examples(self):
        out = run("--help")[1]
        verbs = [line.split()[0] for line in out.split("Subcommands:")[1].splitlines() if line.startswith("  ")]
        self.assertIn("solve", verbs)
        for verb in verbs:
            code, out, _ = run(verb, "--help")
            self.assertEqual(code, 0)
            self.assertIn("Examples:", out, verb)


if __name__ == "__main__":
    unittest.main()
