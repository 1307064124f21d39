"""Cases from public bug reports: each gets the right answer.   python3 cases.py WHOLEMEAL"""

import csv
import json
import pathlib
import subprocess
import sys
import unittest

WHOLEMEAL = sys.argv.pop(1)
CASES = pathlib.Path(__file__).parent.parent / "data" / "cases.tsv"


def run(*args, text=""):
    done = subprocess.run([WHOLEMEAL, *args], input=text, capture_output=True, text=True, timeout=60)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


class Cases(unittest.TestCase):
    def test_each_of_the_table(self):
        with CASES.open() as table:
            for case in csv.DictReader(table, delimiter="\t"):
                with self.subTest(case["id"]):
                    verb, *options = case["arguments"].split()
                    status, [o] = run(verb, "--json", *options, case["input"])
                    self.assertEqual((o["verdict"], status), (case["verdict"], int(case["status"])))
                    for words in [case["says"]] if case["verdict"] == "invalid" else case["says"].split():
                        self.assertIn(words, json.dumps(o))

    def test_a_cell_without_candidates_has_no_solution(self):
        struck = ":0000:x:" + "." * 81 + ":" + " ".join(f"{d}11" for d in range(1, 10)) + "::\n"
        _, [o] = run("solve", "--json", "-", text=struck)
        self.assertEqual(o["verdict"], "none")

    def test_digits_in_trailing_text_stay_there(self):
        puzzle = "004005700000009400360000008720060000000402000000080093400000056005300000006100900"
        status, objects = run("solve", "--json", "-", text=puzzle + " ; hard 2019\n" + puzzle + "\n")
        self.assertEqual((status, [o["verdict"] for o in objects]), (0, ["unique"] * 2))

    def test_an_empty_line_between_two_puzzles_and_no_end_of_the_last(self):
        puzzle = "..4..57.......94..36......872..6.......4.2.......8..934......56..53.......61..9.."
        status, objects = run("solve", "--json", "-", text=puzzle + "\n\n" + puzzle)
        self.assertEqual((status, [o["verdict"] for o in objects]), (0, ["unique"] * 2))


if __name__ == "__main__":
    unittest.main(verbosity=2)
