"""All checks of the house, two at a time: ``python -m tests.checks``.

What a check says is printed when it fails. In `make test` each is a test among the others
(``test_checks.py``), so that it fills the time in which those wait for a browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
PYTHON = ("src", "tests", "bench", "docs")


class Check(NamedTuple):
    """A command that must succeed, and where."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


class Done(NamedTuple):
    """How a check ended."""

    check: Check
    code: int
    said: str


def _ours(name: str, program: str, *args: str) -> Check:
    """A program of the virtual environment."""
    return Check(name, (str(BIN / program), *args))


def _client(name: str, script: str) -> Check:
    """A script of the browser client."""
    return Check(name, ("npm", "run", "--silent", script), ROOT / "web")


CHECKLIST = (
    _ours("types (mypy)", "mypy"),
    _client("client: types (svelte-check)", "types"),
    _client("client: lint (eslint)", "lint"),
    _client("client: format (prettier)", "formatted"),
    _client("client: tests (vitest)", "test"),
    _ours("rules traced", "korchma", "rules", "--missing"),
    _ours("format (ruff)", "ruff", "format", "--check", "--quiet", *PYTHON),
    _ours("lint (ruff)", "ruff", "check", "--quiet", *PYTHON),
    _ours("layers (import-linter)", "lint-imports"),
    _ours("stories", "korchma", "stories"),
    _ours("protocol", "korchma", "types", "--check"),
)
"""The longest first."""


def carry_out(check: Check) -> Done:
    """Run a check."""
    ran = subprocess.run(
        check.command, cwd=check.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return Done(check, ran.returncode, ran.stdout)


def main() -> int:
    """Every check, whatever the others say; 1 if one failed."""
    at_once = min(2, os.cpu_count() or 1)
    failed: list[str] = []
    with ThreadPoolExecutor(at_once) as hands:
        for done in hands.map(carry_out, CHECKLIST):
            print(f"{'fine' if done.code == 0 else 'FAILED':7}{done.check.name}", flush=True)
            if done.code != 0:
                failed.append(done.check.name)
                print(done.said, flush=True)
    if failed:
        print(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
