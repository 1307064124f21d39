"""crosscheck and generate against right, broken and hostile programs.

python3 crosscheck.py WHOLEMEAL SOLVER [TestClass.test]        SOLVER: tests/broken/solver.cpp, built"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

WHOLEMEAL, SOLVER = sys.argv.pop(1), sys.argv.pop(1)
BROKEN = pathlib.Path(__file__).parent.parent / "broken"
PYTHON = [sys.executable, str(BROKEN / "right.py")]
NODE = ["node", str(BROKEN / "right.js"), "{}"]
SHELL = ["sh", str(BROKEN / "faulty.sh")]
SANITIZED = "WHOLEMEAL_SANITIZED" in os.environ
SECONDS = 60 if SANITIZED else 10


def crosscheck(options, command, wanted=None):
    """The objects of a run, up to the first fault with the verdict that is wanted."""
    objects = []
    with tempfile.TemporaryDirectory() as folder:
        save = os.path.join(folder, "faults.jsonl")
        args = [WHOLEMEAL, "crosscheck", "--json", "--save", save, *options, "--", *command]
        with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
            for line in run.stdout:
                objects.append(json.loads(line))
                if objects[-1].get("verdict") == wanted and wanted:
                    run.send_signal(signal.SIGINT)
                    break
            else:
                run.wait()
                return objects, run.returncode
            run.stdout.read()
            run.wait()
    return objects, None


def together(run, inputs):
    """The results in order; four run at a time, as most of it is waiting."""
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        return list(pool.map(run, inputs))


def blanks(puzzle):
    return puzzle.count(".")


# fault, command, options, verdict, and at most how many blanks the shrunk puzzle has (None: not asked)
LINES = ["--protocol", "lines", "--timeout", "1"]
SOON = ["--protocol", "lines", "--timeout", "0.3"]
UNIQUE = [*LINES, "--expect", "unique"]
CASES = [
    ("ignores boxes", [SOLVER, "no-boxes"], LINES, "wrong grid", 0),
    ("claims unique with several", [SOLVER, "claims-unique"], UNIQUE, "claims uniqueness wrongly", 10),
    ("never reads the last cell", [SOLVER, "last-cell"], LINES, "wrong grid", 1),
    ("contradictory givens are solvable", [SOLVER, "clash-solvable"], LINES, "wrong grid", None),
    ("no solution is told as unique", [SOLVER, "says-solved"], UNIQUE, "claims uniqueness wrongly", None),
    ("half-filled grid", [SOLVER, "half-filled"], LINES, "wrong grid", 1),
    ("hangs on the empty grid", [SOLVER, "sleeps-on-empty"], SOON, "timeout", None),
    ("crashes on a short line", [SOLVER, "short-line"], [*LINES, "--cases", "100"], "crash", None),
    ("caps recursion and says none", [SOLVER, "capped"], LINES, "false no solution", 50),
    ("minimum starts too low", [SOLVER, "low-minimum"], LINES, "wrong grid", None),
    ("loses a line without end", [SOLVER, "drops-unterminated"], [*LINES, "--cases", "100"], "malformed output", None),
    ("progress on standard output", [SOLVER, "progress"], LINES, "malformed output", None),
    ("wrong for one digit", [SOLVER, "one-digit"], LINES, "wrong grid", 1),
    ("wrong when solutions differ in the last row", [SOLVER, "last-row"], UNIQUE, "claims uniqueness wrongly", 10),
    ("answers out of order", [SOLVER, "out-of-order"], LINES, "wrong grid", None),
    ("state left over", [SOLVER, "left-over"], LINES, "wrong grid", None),
    ("wavers", [SOLVER, "wavers"], LINES, "nondeterministic", None),
    ("changes givens", [SOLVER, "changes-givens"], LINES, "wrong grid", 1),
    ("transposes its answer", [SOLVER, "transposes"], LINES, "wrong grid", 1),
    ("segmentation fault when givens clash", [SOLVER, "segfault"], LINES, "crash", 79),
    ("exits on full grids", [SOLVER, "exits"], LINES, "crash", 0),
    ("always none", [SOLVER, "always-none"], LINES, "false no solution", 6),
    ("several as none", [SOLVER, "several-as-none"], UNIQUE, "false no solution", 6),
    ("unique as several", [SOLVER, "unique-as-several"], UNIQUE, "claims several wrongly", 1),
    ("gibberish", [SOLVER, "gibberish"], LINES, "malformed output", 1),
    ("a cell short", [SOLVER, "short-grid"], LINES, "malformed output", 1),
    ("echoes clashing givens", [SOLVER, "echoes"], LINES, "wrong grid", None),
    ("python: raises on contradictions", [*PYTHON, "raises"], LINES, "crash", None),
    ("python: rows rotated", [*PYTHON, "rotates"], LINES, "wrong grid", 1),
    ("python: first only", [*PYTHON, "first-only"], UNIQUE, "claims uniqueness wrongly", 10),
    ("node: rows rotated", [*NODE, "swapped"], ["--timeout", "5"], "wrong grid", 1),
    ("node: undefined", [*NODE, "undefined"], ["--timeout", "5", "--kinds", "none,clashing"], "crash", None),
    ("shell: echo", [*SHELL, "echo"], LINES, "wrong grid", 6),
    ("shell: silent", [*SHELL, "silent"], SOON, "timeout", None),
    ("shell: killed", [*SHELL, "killed"], LINES, "crash", None),
    ("shell: constant", [*SHELL, "constant"], LINES, "wrong grid", 6),
]


def caught(case):
    """The first fault of the run that has the verdict, or the verdicts of the others, and how long it took."""
    _, command, options, verdict, _ = case
    start = time.monotonic()
    objects, _ = crosscheck(options, command, verdict)
    found = [o for o in objects if o.get("verdict") == verdict]
    return found, objects, time.monotonic() - start


class Broken(unittest.TestCase):
    def test_each_is_caught_named_and_shrunk(self):
        for (name, _, _, _, most), (found, objects, took) in zip(CASES, together(caught, CASES)):
            with self.subTest(name):
                self.assertTrue(found, [o.get("verdict") for o in objects])
                self.assertLess(took, SECONDS)
                if most is not None:
                    self.assertLessEqual(blanks(found[0]["puzzle"]), most, found[0])

    def test_a_crash_is_told_with_its_signal(self):
        objects, _ = crosscheck(LINES, [SOLVER, "segfault"], "crash")
        self.assertIn("SIGSEGV", objects[-1]["why"])

    def test_state_left_over_comes_with_the_puzzles_before(self):
        objects, _ = crosscheck(LINES, [SOLVER, "left-over"], "wrong grid")
        self.assertEqual(len(objects[-1]["before"]), 1)


class Right(unittest.TestCase):
    def passes(self, options, command):
        objects, status = crosscheck(options, command)
        self.assertEqual(status, 0, objects)
        self.assertEqual(objects[-1]["faults"], 0)
        return objects[-1]["kinds"]

    def test_a_line_solver_in_every_expectation_but_counts(self):
        kinds = self.passes(["--expect", "unique", "--cases", "300", "--timeout", "10"], [SOLVER])
        self.assertEqual(len(kinds), 11)
        self.passes([*LINES, "--cases", "300", "--box", "2x2", "--kinds", "unique,several,none,clashing,full"], [SOLVER])

    def test_python_line_by_line_found_out_by_trying(self):
        self.passes(["--expect", "unique", "--cases", "150", "--timeout", "10"], PYTHON)

    def test_node_a_process_a_puzzle_with_a_drawn_grid(self):
        self.passes(["--cases", "20", "--timeout", "10", "--kinds", "unique,several,none,clashing,full"], NODE)

    @unittest.skipUnless(shutil.which("qqwing"), "qqwing is not installed")
    def test_qqwing_on_what_it_is_made_for(self):
        qqwing = ["qqwing", "--solve", "--one-line"]
        self.passes(["--protocol", "input", "--kinds", "unique,hard,full", "--cases", "100"], qqwing)
        objects, _ = crosscheck(["--protocol", "input", "--expect", "unique"], qqwing, "claims uniqueness wrongly")
        self.assertEqual(objects[-1]["verdict"], "claims uniqueness wrongly")

    def test_wholemeal_itself_line_by_line_and_a_process_a_puzzle(self):
        self.passes(["--expect", "unique", "--cases", "500"], [WHOLEMEAL, "solve", "--json", "--with", "bits", "-"])
        self.passes(["--expect", "unique", "--cases", "30", "--timeout", "10"], [WHOLEMEAL, "solve", "-"])

    def test_wholemeal_itself_counts(self):
        command = [WHOLEMEAL, "count", "{}"]
        self.passes(["--expect", "count", "--cases", "20", "--kinds", "unique,several,none", "--timeout", "10"], command)


class Hostile(unittest.TestCase):
    def test_each_is_ended_with_its_children_in_flat_memory(self):
        wanted = {"flood": "malformed output", "endless": "malformed output", "stubborn": "timeout", "forks": "timeout",
                  "deaf": "timeout"}
        for (name, verdict), (status, kilobytes, verdicts, left) in zip(wanted.items(), together(ended, wanted)):
            with self.subTest(name):
                self.assertEqual(status, 1)
                self.assertLess(kilobytes, 600000 if SANITIZED else 60000)
                self.assertIn(verdict, verdicts)
                self.assertEqual(left, [])


def ended(name):
    """A run against a hostile program: its status, memory and verdicts, and the processes that it left."""
    mark = f"WHOLEMEAL_HOSTILE={os.getpid()}-{name}"
    with tempfile.TemporaryDirectory() as folder:
        options = ["--protocol", "lines", "--timeout", "0.5", "--kinds", "full", "--cases", "2"]
        args = [WHOLEMEAL, "crosscheck", "--json", *options, "--save", folder + "/f", "--", *SHELL, name]
        run = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               env={**os.environ, **dict([mark.split("=")])})
        out = run.stdout.read()
        _, status, usage = os.wait4(run.pid, 0)
        run.stdout.close()
        run.returncode = os.waitstatus_to_exitcode(status)
    return run.returncode, usage.ru_maxrss, [json.loads(o).get("verdict") for o in out.splitlines()], marked(mark)


def marked(mark):
    """Processes that have this in their environment."""
    left = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                left.append((folder / "cmdline").read_bytes())
        except OSError:
            continue
    return left


class Usage(unittest.TestCase):
    def test_a_program_that_cannot_be_run(self):
        self.assertEqual(crosscheck([], ["./no-such-program"]), ([], 2))
        self.assertEqual(crosscheck(["--protocol", "arguments"], [SOLVER])[1], 2)
        self.assertEqual(crosscheck(["--kinds", "odd"], [SOLVER])[1], 2)

    def test_what_was_saved_is_replayed(self):
        with tempfile.TemporaryDirectory() as folder:
            save = folder + "/faults.jsonl"
            options = [*LINES, "--kinds", "unique", "--cases", "50", "--save", save, "--junit", folder + "/junit.xml"]
            run = lambda *args: subprocess.run([WHOLEMEAL, "crosscheck", *args], capture_output=True, text=True, cwd=folder)
            done = run(*options, "--", SOLVER, "last-cell")
            self.assertEqual(done.returncode, 1)
            self.assertIn("wrong grid: the grid is no solution: r9c9 holds no digit", done.stdout)
            self.assertIn("--replay " + save, done.stdout)
            self.assertIn('failures="1"', pathlib.Path(folder, "junit.xml").read_text())
            self.assertEqual(run("--replay", save, "--", SOLVER, "last-cell").returncode, 1)
            self.assertEqual(run("--replay", save, "--", SOLVER).returncode, 0)
            self.assertEqual(run("--replay", "/dev/zero/none", "--", SOLVER).returncode, 2)

    def test_nothing_to_replay_is_no_success(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "empty").write_text("")
            for name, why in ((folder, "is a directory"), (folder + "/empty", "holds nothing to replay"),
                              ("/dev/null", "holds nothing to replay"), (folder + "/none", "can't be read")):
                self.refused(["--replay", name], f"wholemeal: {name} {why}\n")

    def refused(self, options, words):
        """Before the run: the program isn't asked."""
        args = [WHOLEMEAL, "crosscheck", *options, "--", SOLVER]
        done = subprocess.run(args, capture_output=True, text=True, timeout=SECONDS)
        self.assertEqual((done.returncode, done.stdout), (2, ""), options)
        self.assertEqual(done.stderr, words)

    def test_what_is_wrong_is_told_before_the_run(self):
        self.refused(["--puzzles", "nosuch"], "nosuch: can't be read: No such file or directory\n")
        self.refused(["--save", "/nosuch/file"], "wholemeal: /nosuch/file can't be written\n")
        self.refused(["--junit", "/"], "wholemeal: / can't be written\n")
        self.refused(["--none", "No", "--several", "no"], "wholemeal: 'No' can't be a word for both --none and --several\n")

    def test_so_many_cases_are_so_many(self):
        for n in (1, 2, 3, 11, 40):
            objects, _ = crosscheck([*LINES, "--kinds", "unique,full", "--cases", str(n)], [SOLVER])
            told = objects[-1]
            self.assertEqual(sum(row["cases"] for row in told["kinds"].values()), n)
            self.assertEqual((told["puzzles"], told["of"], told["ended"]), (n, n, "whole"))

    def test_a_run_that_the_time_ended_says_so(self):
        slow = ["sh", "-c", "while read -r p; do sleep 0.4; echo $p; done"]
        args = ["--protocol", "lines", "--kinds", "full", "--cases", "100", "--timeout", "5", "--budget", "2"]
        done = subprocess.run([WHOLEMEAL, "crosscheck", "--json", *args, "--", *slow], capture_output=True, text=True)
        told = json.loads(done.stdout)
        self.assertEqual((done.returncode, told["ended"], told["of"]), (0, "time", 100))
        self.assertIn(told["puzzles"], range(1, 6))
        words = f"it ended after {told['puzzles']} of 100 puzzles, when the time was over"
        self.assertIn(words, done.stderr)

    def test_the_largest_puzzles_are_made_within_the_budget(self):
        start = time.monotonic()
        objects, _ = crosscheck(["--protocol", "lines", "--box", "6x6", "--budget", "3"], ["cat"], "wrong grid")
        self.assertEqual(objects[-1]["kind"], "unique")
        crosscheck(["--protocol", "lines", "--box", "6x6", "--budget", "2", "--kinds", "hard"], ["cat"])
        self.assertLess(time.monotonic() - start, 4 * SECONDS)

    def test_kinds_that_no_board_so_small_has(self):
        objects, status = crosscheck([*LINES, "--box", "1x1", "--kinds", "several,none,hard"], [SOLVER])
        self.assertEqual((status, objects[-1]["ended"], objects[-1]["puzzles"]), (2, "unmade", 0))

    def test_words_of_its_own(self):
        script = "while read -r line; do echo nope; done"
        command = ["sh", "-c", script]
        options = [*LINES, "--kinds", "none", "--cases", "40", "--expect", "unique"]
        self.assertEqual(crosscheck(options, command)[0][0]["verdict"], "malformed output")
        self.assertEqual(crosscheck([*options, "--none", "NOPE"], command)[1], 0)

    def test_kinds_are_those_only(self):
        table = lambda *kinds: list(crosscheck([*LINES, "--cases", "6", "--kinds", ",".join(kinds)], [SOLVER])[0][-1]["kinds"])
        self.assertEqual(table("full", "clashing"), ["clashing", "full"])
        self.assertEqual(table("garbled"), ["garbled"])
        self.assertEqual(table("full", "garbled"), ["full", "garbled"])

    def test_what_is_late_once_is_no_fault(self):
        options = ["--protocol", "lines", "--timeout", "0.4", "--cases", "2", "--kinds"]
        slow = ["sh", "-c", "read -r p; sleep 0.6; echo $p; cat"]
        for objects, status in together(lambda kind: crosscheck([*options, kind], slow), ["full", "garbled"]):
            self.assertEqual((status, [o.get("why") for o in objects]), (0, [None]))
            self.assertGreater(objects[-1]["late_once"], 0)

    def test_the_budget_is_that_of_the_whole_run(self):
        def timed(solver):
            start = time.monotonic()
            objects, status = crosscheck(["--budget", "3", "--timeout", "0.4", "--expect", "unique"], [SOLVER, solver])
            return time.monotonic() - start, status, objects

        for took, status, objects in together(timed, ["always-none", "sleeps-on-empty", "claims-unique"]):
            self.assertLess(took, 3 + SECONDS / 5)
            self.assertEqual((status, objects[-1]["faults"]), (1, len(objects) - 1))
        objects, status = crosscheck(["--budget", "1"], [*SHELL, "silent"])
        self.assertEqual((status, objects[-1]["faults"], objects[-1]["kinds"]), (2, 0, {}))

    def test_puzzles_of_the_user_come_first(self):
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/puzzles.txt"
            pathlib.Path(path).write_text("." * 81 + "\n")
            objects, _ = crosscheck([*LINES, "--puzzles", path, "--kinds", "full", "--cases", "5"], [SOLVER, "always-none"])
            self.assertIn("given", [o.get("kind") for o in objects])

    def test_candidates_are_not_passed_off_as_an_empty_grid(self):
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/marks.txt"
            marks = subprocess.run([WHOLEMEAL, "convert", "--to", "pencil", MINIMAL], capture_output=True, text=True).stdout
            pathlib.Path(path).write_text(marks + "\n" + MINIMAL)
            args = [*LINES, "--puzzles", path, "--kinds", "full", "--cases", "2", "--", SOLVER]
            done = subprocess.run([WHOLEMEAL, "crosscheck", *args], capture_output=True, text=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn(path + ":2:3: candidates: a program is asked about givens", done.stderr)


def generate(*args):
    return subprocess.run([WHOLEMEAL, "generate", *args], capture_output=True, text=True, timeout=120)


class Generate(unittest.TestCase):
    def test_the_same_seed_makes_the_same_puzzles(self):
        same = generate("--minimal", "--count", "5", "--seed", "7").stdout
        self.assertEqual(same.splitlines()[0], MINIMAL)
        self.assertEqual(generate("--minimal", "--count", "5", "--seed", "7").stdout, same)
        self.assertNotEqual(generate("--minimal", "--count", "5", "--seed", "8").stdout, same)

    def test_puzzles_are_of_their_kind(self):
        counts = {"unique": "1", "full": "1", "hard": "1", "none": "0"}
        for kind, count in counts.items():
            puzzles = generate("--kind", kind, "--count", "10").stdout
            told = subprocess.run([WHOLEMEAL, "count", "-"], input=puzzles, capture_output=True, text=True)
            self.assertEqual(told.stdout.split(), [count] * 10, kind)

    def test_clues_symmetry_and_minimality(self):
        for p in generate("--clues", "30", "--symmetry", "half-turn", "--count", "5").stdout.split():
            self.assertEqual(blanks(p), 51)
            self.assertEqual([c == "." for c in p], [c == "." for c in p[::-1]])
        for p in generate("--minimal", "--count", "2").stdout.split():
            fewer = "\n".join(p[:k] + "." + p[k + 1 :] for k in range(81) if p[k] != ".")
            told = subprocess.run([WHOLEMEAL, "solve", "--json", "-"], input=fewer, capture_output=True, text=True)
            self.assertEqual({json.loads(o)["verdict"] for o in told.stdout.splitlines()}, {"several"})

    def test_what_cannot_be_made_is_told(self):
        done = generate("--clues", "7", "--kind", "unique", "--box", "2x3")
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assertIn("2000 attempts made no such puzzle: another --seed, or more --clues may help", done.stderr)

    def test_what_cannot_be_is_told_at_once(self):
        for options, reason in (
            ("--clues 3 --box 2x2", "puzzles of kind unique of a board of 4x4 have at least 4 clues"),
            ("--clues 16", "puzzles of kind unique of a board of 9x9 have at least 17 clues"),
            ("--kind full --clues 20", "puzzles of kind full of a board of 9x9 have 81 clues"),
            ("--kind empty --minimal", "only puzzles with one solution (unique, hard) can be minimal"),
            ("--minimal --clues 60", "minimal puzzles of a board of 9x9 have at most 40 clues, as far as is known"),
            ("--minimal --box 5x5", "it can't be found out of a board of 25x25 that it is minimal"),
            ("--clues 10 --box 2x3 --symmetry quarter-turn", "no pattern of 10 clues on a board of 6x6 has the symmetry quarter-turn"),
            ("--level hard --box 2x2", "every puzzle of 4x4 with one solution is solved by cross-hatching"),
            ("--technique naked-single --box 2x2", "every puzzle of 4x4 with one solution is solved by cross-hatching"),
            ("--kind several --clues 78", "puzzles of kind several of a board of 9x9 have at most 77 clues"),
            ("--kind several --clues 13 --box 2x2", "puzzles of kind several of a board of 4x4 have at most 12 clues"),
            ("--kind none --box 1x1", "a board of one cell has none of kind none"),
            ("--kind hard --box 4x1", "every puzzle of 4 digits with one solution is solved by singles"),
            ("--level hard --box 1x2", "every puzzle so small with one solution is solved by singles"),
            ("--technique naked-pair --clues 80", "with more than 74 clues singles solve every one of this board"),
            ("--clues 82", "puzzles of kind unique of a board of 9x9 have at most 81 clues"),
        ):
            start = time.monotonic()
            done = generate(*options.split())
            self.assertLess(time.monotonic() - start, SECONDS / 5, options)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (2, "", f"wholemeal: no such puzzle: {reason}\n"), options)

    def test_advice_is_what_can_help(self):
        err = generate("--kind", "several", "--clues", "76", "--symmetry", "quarter-turn", "--seed", "2").stderr
        self.assertIn("another --seed, or fewer --clues, or no --symmetry may help", err)
        err = generate("--technique", "x-wing", "--clues", "74", "--tries", "3").stderr
        self.assertIn("more --tries, or other --clues may help", err)

    def test_options_that_would_be_ignored_are_refused(self):
        for option in (["--profile", "full"], ["--tries", "5"]):
            done = generate(*option)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(f"{option[0]} requires --level or --technique", done.stderr)

    def test_several_and_clashing_with_any_number_of_clues(self):
        puzzles = [generate("--kind", kind, "--clues", str(n)).stdout.strip()
                   for kind, n in (("several", 30), ("several", 77), ("clashing", 2), ("clashing", 20), ("none", 9))]
        self.assertEqual([81 - blanks(p) for p in puzzles], [30, 77, 2, 20, 9])

    def test_the_largest_boards_take_seconds(self):
        p = generate("--box", "6x6").stdout.strip()
        self.assertEqual(len(p), 1296)
        self.assertLess(blanks(p), 1296)

    def test_ctrl_c_ends_it_with_all_that_was_found_already_out(self):
        with subprocess.Popen([WHOLEMEAL, "generate", "--count", "0"], stdout=subprocess.PIPE) as run:
            self.assertEqual(len(run.stdout.readline()), 82)
            start = time.monotonic()
            run.send_signal(signal.SIGINT)
            self.assertEqual(len(run.stdout.read()) % 82, 0)
            self.assertEqual(run.wait(), -signal.SIGINT)
            self.assertLess(time.monotonic() - start, SECONDS / 5)

    def test_a_stream_ends_with_its_reader(self):
        done = subprocess.run(f"{WHOLEMEAL} generate --count 0 | head -3", shell=True, capture_output=True, text=True, timeout=60)
        self.assertEqual(len(done.stdout.split()), 3)


MINIMAL = ".51......4..67....7....9..2.......95......71...5...8....62...34.3...8....7.1.4.8."

if __name__ == "__main__":
    unittest.main(verbosity=2)
