"""All checks before the tests, two at a time: ``python -m tests.checks``.

What a check says is printed when it fails. What each took is left for the clock of the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.clock import CHECKS, Spent

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
    spent: Spent


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
    """Run a check; what it and all its children took."""
    begun = time.monotonic()
    with subprocess.Popen(
        check.command, cwd=check.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        said = running.stdout.read()
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    spent = Spent(used.ru_utime + used.ru_stime, time.monotonic() - begun)
    return Done(check, running.returncode, said, spent)


def main() -> int:
    """Every check, whatever the others say; 1 if one failed."""
    at_once = min(2, os.cpu_count() or 1)
    spent: dict[str, Spent] = {}
    failed: list[str] = []
    with ThreadPoolExecutor(at_once) as hands:
        for done in hands.map(carry_out, CHECKLIST):
            spent[done.check.name] = done.spent
            print(f"{'fine' if done.code == 0 else 'FAILED':7}{done.check.name}", flush=True)
            if done.code != 0:
                failed.append(done.check.name)
                print(done.said, flush=True)
    if left := os.environ.get(CHECKS):
        Path(left).parent.mkdir(parents=True, exist_ok=True)
        Path(left).write_bytes(msgspec.json.encode(spent))
    if failed:
        print(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
