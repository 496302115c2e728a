"""``python -m tests.mutants GAME``: which broken rules no test notices."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutants.breaking import Mutant, chosen
from tests.mutants.equivalent import EQUIVALENT
from tests.mutants.running import GAMES, ROOT, judge, whole

COUNT = 60
COPIED = "KORCHMA_MUTANTS_COPIED"
"""Set where the copy runs."""


def in_a_copy() -> int:
    """Everything in a copy of the checkout: whoever edits meanwhile disturbs nothing."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place)
        leave = shutil.ignore_patterns("__pycache__", "*.json", "browser", "server")
        shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
        shutil.copytree(ROOT / "tests", copy / "tests", ignore=leave)
        shutil.copy(ROOT / "pyproject.toml", copy)
        env = os.environ | {"PYTHONPATH": str(copy / "src"), COPIED: "1"}
        command = [sys.executable, "-m", "tests.mutants", *sys.argv[1:]]
        return subprocess.run(command, cwd=copy, env=env, check=False).returncode


def asked() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game", choices=sorted(EQUIVALENT))
    parser.add_argument("--count", type=int, default=COUNT, help="how many things to break")
    parser.add_argument("--only", default="", help="only mutants whose name contains this")
    return parser.parse_args()


def main() -> int:
    """Break a game's rules one by one; shown in full are those that nobody noticed."""
    wanted = asked()
    if COPIED not in os.environ:
        return in_a_copy()
    files = sorted((GAMES / wanted.game / "rules").glob("*.py"))
    same = EQUIVALENT[wanted.game]
    left = [x for x in chosen(files, wanted.count) if wanted.only in x.name and x.name not in same]
    if judge(whole(files[0]), wanted.game).killed:
        print("The tests fail with nothing broken.")
        return 2
    survived = [each for each in left if not noticed(each, wanted.game)]
    killed = len(left) - len(survived)
    print(f"{wanted.game}: {killed} of {len(left)} killed, {100 * killed / max(len(left), 1):.0f}%")
    return 1 if survived else 0


def noticed(mutant: Mutant, game: str) -> bool:
    """Whether a test fails; told as it comes."""
    verdict = judge(mutant, game)
    if verdict.killed:
        print(f"killed    {mutant.name}  ({verdict.by})", flush=True)
    else:
        where = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
        print(f"SURVIVED  {mutant.name}  {where}\n{mutant.diff()}", flush=True)
    return verdict.killed


if __name__ == "__main__":
    sys.exit(main())
