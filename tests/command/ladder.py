"""trace, ladder and count, as their users call them.   python3 ladder.py WHOLEMEAL [TestClass.test]"""

import json
import subprocess
import sys
import unittest
import xml.etree.ElementTree

WHOLEMEAL = sys.argv.pop(1) if len(sys.argv) > 1 else "wholemeal"
SEED000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070"
CLASHING = ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."
NEARLY = "53467891267219534819834256785976142342685379171392485696153728428741963534528...."


def run(*args, text=""):
    done = subprocess.run([WHOLEMEAL, *args], input=text.encode(), capture_output=True, timeout=120)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class Trace(unittest.TestCase):
    def test_the_counters_are_those_of_solve(self):
        for row in ("search", "fixpoint", "hidden", "backtrack", "propagate"):
            _, out, _ = run("solve", "--json", "--with", row, SEED000)
            code, traced, _ = run("trace", "--format", "json", "--max-nodes", "5", "--with", row, SEED000)
            trace = json.loads(traced)
            self.assertEqual((code, trace["stats"]), (0, json.loads(out)["stats"]), row)
            self.assertEqual(len([n for n in trace["nodes"] if n["node"]]), 5, row)

    def test_propagate_has_six_nodes_to_the_first_solution(self):
        code, out, _ = run("trace", "--with", "propagate", "--limit", "1", "--no-boards", SEED000)
        self.assertEqual((code, out.count("contradiction"), out.count("tries")), (1, 2, 5))
        self.assertIn("nodes 6, branches 7, backtracks 2", out)

    def test_pictures_are_well_formed(self):
        for form in (("--with", "propagate"), ("--with", "search", "--max-nodes", "9"), ("--no-boards", "--with", "hidden")):
            _, out, _ = run("trace", "--format", "svg", *form, SEED000)
            self.assertTrue(xml.etree.ElementTree.fromstring(out).tag.endswith("svg"))
        _, out, _ = run("trace", "--format", "dot", SEED000)
        self.assertTrue(out.startswith("digraph") and out.endswith("}\n"))

    def test_what_can_not_be_traced_is_said(self):
        code, out, err = run("trace", CLASHING)
        self.assertEqual((code, out), (2, ""))
        self.assertIn("9 stands twice in row 1", err)
        self.assertEqual(run("trace", "-")[0], 2)
        code, out, err = run("trace", "-", "--no-boards", text=SEED000 + "\n" + SEED000 + "\n")
        self.assertEqual(out.count("the puzzle"), 1)
        self.assertIn("the first puzzle is traced", err)
        self.assertEqual(run("trace", "--with", "spec", SEED000)[0], 2)

    def test_limits_end_the_search(self):
        _, out, _ = run("trace", "--format", "json", "--with", "backtrack", "--nodes", "50", SEED000)
        self.assertEqual((json.loads(out)["limit"], json.loads(out)["stats"]["nodes"]), ("nodes", 50))


class Ladder(unittest.TestCase):
    def test_every_row_stands_beside_the_others(self):
        code, out, _ = run("ladder", "--json", "--rounds", "1", "--limit", "1", SEED000)
        rows = {r["row"]: r for r in map(json.loads, out.splitlines())}
        self.assertEqual(code, 0)
        nodes = {name: r["stats"].get("nodes") for name, r in rows.items()}
        self.assertEqual((nodes["backtrack"], nodes["propagate"]), (22530, 6))
        self.assertEqual(nodes["search"], nodes["bits"])
        self.assertEqual(rows["spec"]["grids"], str(9 ** 56))
        self.assertTrue(all(r["agrees"] for r in rows.values()))

    def test_spec_takes_part_where_it_can_finish(self):
        code, out, _ = run("ladder", "--json", "--rounds", "1", NEARLY)
        spec = json.loads(out.splitlines()[0])
        self.assertEqual((code, spec["finished"], spec["stats"]["nodes"]), (0, 1, 6561))

    def test_who_does_not_finish_says_so(self):
        code, out, _ = run("ladder", "--nodes", "100", "--rounds", "1", SEED000)
        self.assertEqual(code, 0)
        self.assertIn("0 of 1 within the limits", out)

    def test_the_chart_is_well_formed(self):
        _, out, _ = run("ladder", "--svg", "--rounds", "1", SEED000)
        self.assertTrue(xml.etree.ElementTree.fromstring(out).tag.endswith("svg"))
        self.assertIn("prune-law", out)


class Sizes(unittest.TestCase):
    few = ("sizes", "--puzzles", "1", "--nodes", "500", "--time", "0.5")

    def test_every_row_from_the_smallest_board_until_it_stops(self):
        code, out, _ = run(*self.few, "--json")
        rows = [json.loads(line) for line in out.splitlines()]
        sizes = lambda name: [r["size"] for r in rows if r["row"] == name and r["finished"]]
        self.assertEqual((code, sizes("propagate")), (0, [4, 6, 8, 9, 10, 12, 15, 16, 20, 25]))
        self.assertEqual(max(r["size"] for r in rows if r["row"] == "spec"), 4)

    def test_the_plot_is_well_formed(self):
        plot = run(*self.few, "--svg")[1]
        self.assertTrue(xml.etree.ElementTree.fromstring(plot).tag.endswith("svg"))
        self.assertIn(">propagate<", plot)


class Count(unittest.TestCase):
    def test_known_totals(self):
        self.assertEqual(run("count", "--box", "2x2"), (0, "288\n", ""))
        self.assertEqual(run("count", "--minimal", "--box", "2x2"),
                         (0, "85632\n# 25728 with 4 clues\n# 58368 with 5 clues\n# 1536 with 6 clues\n", ""))
        _, out, _ = run("count", "--minimal", "--json", "--box", "2x2")
        self.assertEqual(json.loads(out)["by_clues"], {"4": 25728, "5": 58368, "6": 1536})

    def test_minimal_puzzles_of_large_boards_are_refused(self):
        for args in (("--box", "3x3"), (), ("--box", "2x2", SEED000)):
            code, out, err = run("count", "--minimal", *args)
            self.assertEqual((code, out), (2, ""))
            self.assertIn("at most 16 cells", err)

    def test_the_row_is_said(self):
        _, out, _ = run("count", "--json", SEED000)
        self.assertEqual((json.loads(out)["with"], json.loads(out)["count"]), ("fast", 1))


if __name__ == "__main__":
    unittest.main()
