"""``python -m tests.mutants GAME``: which broken rules no test notices."""

from __future__ import annotations

import argparse
import sys

from tests.mutants.breaking import chosen
from tests.mutants.equivalent import EQUIVALENT
from tests.mutants.running import GAMES, ROOT, judge

COUNT = 60


def main() -> int:
    """Break a game's rules one by one; told are those that nobody noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=COUNT, help="how many things to break")
    parser.add_argument("--only", default="", help="only mutants whose name contains this")
    asked = parser.parse_args()
    files = sorted((GAMES / asked.game / "rules").glob("*.py"))
    if not files:
        parser.error(f"there are no rules in {GAMES / asked.game}")
    same = EQUIVALENT.get(asked.game, {})
    survived = killed = 0
    for mutant in chosen([file for file in files if file.name != "__init__.py"], asked.count):
        if asked.only not in mutant.name or mutant.name in same:
            continue
        verdict = judge(mutant, asked.game)
        killed += verdict.killed
        survived += not verdict.killed
        where = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
        if verdict.killed:
            print(f"killed    {mutant.name}  ({verdict.by})", flush=True)
        else:
            print(f"SURVIVED  {mutant.name}  {where}\n{mutant.diff()}", flush=True)
    all_ = killed + survived
    print(f"{asked.game}: {killed} of {all_} killed, {100 * killed / max(all_, 1):.0f}%")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
