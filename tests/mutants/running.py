"""A mutant against the rule tests of its game: a process of its own, the likeliest tests first."""

from __future__ import annotations

import importlib.util
import os
import re
import resource
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NoReturn

import msgspec
import pytest

from korchma.kernel.content import tables
from korchma.lab.trace import proved, spread
from tests.mutants.breaking import Mutant

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "korchma" / "games"
LEFT_OUT = ("test_fixtures.py", "test_lesson.py", "test_odds_exact.py")
SECONDS = 120
"""A mutant that makes a game run for ever has been noticed; of the processor's time, so that other
work on the machine notices none."""
MEMORY = 3 * 2**30


class Verdict(msgspec.Struct):
    """Whether a mutant was noticed, and by what."""

    killed: bool
    by: str = ""


class Broken(SourceFileLoader):
    """Loads a file of rules with something else in it."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.broken = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.broken, self.path, "exec")


class Smuggler:
    """Hands out the broken file when its module is imported."""

    def __init__(self, mutant: Mutant) -> None:
        inside = mutant.file.relative_to(ROOT / "src").with_suffix("")
        self.module, self.mutant = ".".join(inside.parts), mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the one module is another."""
        if name != self.module:
            return None
        # of type Any: mypy still asks for `load_module`, which loaders lack since Python 3.15
        loader: Any = Broken(name, str(self.mutant.file), self.mutant.source)
        return importlib.util.spec_from_file_location(name, self.mutant.file, loader=loader)


class Watcher:
    """Runs tests marked with rules or rulings only, and notes the first that fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests of no rule are left out."""
        marks = ("rule", "ruling")
        items[:] = [item for item in items if any(map(item.get_closest_marker, marks))]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The first failure is enough."""
        if report.failed and not self.failed:
            self.failed = report.nodeid.rpartition("/")[2]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Rules so broken that a file of tests cannot even be read."""
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid.rpartition('/')[2]} cannot be read"


def whole(file: Path) -> Mutant:
    """A file with nothing broken, to see that the tests pass at all."""
    return Mutant(file, 1, "", "nothing", "", "", file.read_text("utf-8"), "")


def judge(mutant: Mutant, game: str) -> Verdict:
    """Run the tests against a mutant in a fork of this process, which knows no game yet."""
    loaded = [name for name in sys.modules if name.startswith(f"korchma.games.{game}")]
    assert not loaded, f"{loaded[0]} is loaded: its mutants would not be"
    with tempfile.TemporaryFile() as told:
        child = os.fork()
        if not child:
            _run(mutant, game, told.fileno())
        _, status = os.waitpid(child, 0)
        told.seek(0)
        said = told.read()
    if said:
        return msgspec.json.decode(said, type=Verdict)
    code = os.waitstatus_to_exitcode(status)
    assert code < 0, f"{mutant.name}: the tests came to no verdict, and nothing stopped them"
    return Verdict(True, f"ended by signal {-code}")


def _run(mutant: Mutant, game: str, told: int) -> NoReturn:
    """In the fork: limits, silence, the broken module, the likeliest tests, then all of them."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.meta_path.insert(0, Smuggler(mutant))
    watcher = Watcher()
    for tests in (likeliest(mutant, game), files(game)):
        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests], plugins=[watcher])
        if code:
            break
    verdict = Verdict(code != 0, watcher.failed or f"pytest says {code}")
    os.write(told, msgspec.json.encode(verdict))
    os._exit(0)


@cache
def files(game: str) -> list[str]:
    """The rule tests of a game."""
    tests = ROOT / "tests"
    own = [x for x in sorted((tests / "games" / game).glob("test_*.py")) if x.name not in LEFT_OUT]
    examples = tests / "examples" / f"test_{game}_rulebook.py"
    return [str(file) for file in (*own, examples) if file.exists()]


def likeliest(mutant: Mutant, game: str) -> list[str]:
    """The tests of the rules that are named in the docstring around what was broken."""
    rows = tables(GAMES / game / "content" / "rules.toml").get("rule", [])
    known = [str(row["id"]) for row in rows]
    marks = re.findall(r"\[([^\]]+)\]", mutant.cites)
    parts = [part for text in marks for part in text.split(", ")]
    named = [part for part in parts if set(part.split("-")) <= {*known}]  # no rulings, no sections
    cited = {rule for part in named for rule in spread(part, known)}
    found = [
        f"{file}::{where.partition('::')[2]}"
        for file in files(game)
        for rule, where in proved(Path(file))
        if rule in cited
    ]
    return list(dict.fromkeys(found)) or files(game)
