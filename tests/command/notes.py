"""The pages say what is so.   python3 notes.py WHOLEMEAL ROOT

A block ```cpp under `<!-- FILE -->` is quoted from FILE, line by line. A block ```console holds commands after `$ ` and
what they print; `...` alone on a line stands for any lines. They are run where the project's files are, but what they
write is not left there. A link to a file of the project leads somewhere."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

wholemeal, root = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).absolute()
faults = []
checked = 0


def quoted(page, file, block):
    text = (root / file).read_text()
    if block.strip("\n") not in text:
        faults.append(f"{page}: not in {file}:\n{block}")


def printed(command, folder):
    path = {**os.environ, "PATH": f"{os.path.dirname(wholemeal)}:{os.environ['PATH']}"}
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=path, capture_output=True, text=True, timeout=120)
    return (done.stdout + done.stderr).rstrip("\n")


def matches(expected, got):
    pattern = "\n".join("(?:.*\n?)*?" if line == "..." else re.escape(line) for line in expected.split("\n"))
    return re.fullmatch(pattern.replace("(?:.*\n?)*?\n", "(?:.*\n)*?"), got) is not None


def transcript(page, block, folder):
    for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
        got = printed(command, folder)
        if not matches(expected.rstrip("\n"), got):
            faults.append(f"{page}: $ {command}\n--- page\n{expected}--- command\n{got}")


working = tempfile.TemporaryDirectory()
for entry in root.iterdir():
    if entry.name != "wholemeal-faults.jsonl":  # of a run of somebody's own
        os.symlink(entry, pathlib.Path(working.name) / entry.name)

pages = [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "notes").rglob("*.md"))]
for path in pages:
    page, text = path.relative_to(root), path.read_text()
    for file, block in re.findall(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```", text, re.M | re.S):
        quoted(page, file, block)
        checked += 1
    for block in re.findall(r"^```console\n(.*?)^```", text, re.M | re.S):
        transcript(page, block, working.name)
        checked += 1
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)#:\s]+)\)", prose):
        checked += 1
        if not (path.parent / target).exists():
            faults.append(f"{page}: {target} is not there")

for fault in faults:
    print(fault)
print(f"{checked} quotations, transcripts and links, {len(faults)} wrong")
sys.exit(1 if faults or checked == 0 else 0)
