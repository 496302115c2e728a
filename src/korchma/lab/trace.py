"""The rules trace: for each rule of a game, the code that does it and the tests that prove it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel import Game, KorchmaError
from korchma.kernel.content import tables
from korchma.text import Voice

_ID = r"\d+[a-z]?"
_CITED = re.compile(rf"\[((?:{_ID}(?:-{_ID})?(?:, )?)+)\]")


class Rule(msgspec.Struct):
    """A rule's id and chapter, where it is in code, and which tests prove it."""

    id: str
    chapter: str
    code: list[str] = []
    tests: list[str] = []


def read_rules(game: Game[Any, Any, Any]) -> list[Rule]:
    """The checklist of a game, in order."""
    file = Path(str(resources.files(game.package))) / "content" / "rules.toml"
    return [Rule(row["id"], row["chapter"]) for row in tables(file).get("rule", [])]


def count_rulings(game: Game[Any, Any, Any]) -> int:
    """How many rulings of ours a game has."""
    file = Path(str(resources.files(game.package))) / "content" / "rules.toml"
    return len(tables(file).get("ruling", []))


def spread(text: str, known: list[str]) -> Iterator[str]:
    """The ids named by a citation: ``24-26, 100a-100c``.

    >>> list(spread("1, 3-5", ["1", "2", "3", "4", "5"]))
    ['1', '3', '4', '5']
    """
    for part in text.split(", "):
        first, _, last = part.partition("-")
        for each in (first, last or first):
            if each not in known:
                raise KorchmaError(f"Rule {each} is cited as [{text}], but there is no such rule.")
        yield from known[known.index(first) : known.index(last or first) + 1]


def _cited(file: Path, known: list[str]) -> Iterator[tuple[str, str]]:
    """Every rule cited in the docstrings and asks of a file, with the place."""
    tree = ast.parse(file.read_text("utf-8"))
    scopes = (ast.FunctionDef, ast.ClassDef, ast.Module)
    read: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, scopes):
            read.update(node.body[:1])
            name = getattr(node, "name", "")
            where = f"{file.stem}.{name}" if name else file.stem
            for text in _CITED.findall(ast.get_docstring(node) or ""):
                for rule in spread(text, known):
                    yield rule, where
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str) and node not in read:
                for text in _CITED.findall(node.value.value):
                    for rule in spread(text, known):
                        yield rule, file.stem
        elif isinstance(node, ast.keyword) and node.arg == "rule":
            asked = node.value.value if isinstance(node.value, ast.Constant) else None
            if asked in known:
                yield str(asked), f"{file.stem} (asked)"


def proved(file: Path) -> Iterator[tuple[str, str]]:
    """Every rule a test is marked with."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            for mark in node.decorator_list:
                if ast.unparse(mark).startswith("pytest.mark.rule("):
                    assert isinstance(mark, ast.Call)
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant):
                            yield str(arg.value), f"{file.stem}::{node.name}"


def trace(game: Game[Any, Any, Any], tests: Path | None) -> list[Rule]:
    """Each rule with its code and, where there is a checkout, its tests."""
    rules = read_rules(game)
    known = [rule.id for rule in rules]
    code: dict[str, list[str]] = defaultdict(list)
    proof: dict[str, list[str]] = defaultdict(list)
    package = Path(str(resources.files(game.package)))
    for file in sorted(package.rglob("*.py")):
        for rule, where in _cited(file, known):
            if where not in code[rule]:
                code[rule].append(where)
    for file in sorted(tests.rglob("test_*.py")) if tests else ():
        for rule, where in proved(file):
            if rule not in known:
                raise KorchmaError(
                    f"{where} is marked with rule {rule}, but there is no such rule."
                )
            proof[rule].append(where)
    for each in rules:
        each.code, each.tests = code[each.id], proof[each.id]
    return rules


def find_tests(game: Game[Any, Any, Any]) -> Path | None:
    """The tests of a game in the checkout its package lies in, if it lies in one.

    ``tests/games/ID`` where games share a checkout, ``tests`` where a game has its own.
    """
    for folder in Path(str(resources.files(game.package))).parents:
        tests = folder / "tests"
        if (tests / "games" / game.id).is_dir():
            return tests / "games" / game.id
        if (folder / "pyproject.toml").is_file():
            own = tests.is_dir() and not (tests / "games").is_dir()
            return tests if own else None
    return None


def gaps(rules: list[Rule], *, with_tests: bool) -> list[Rule]:
    """Rules without code, or without a test."""
    return [rule for rule in rules if not rule.code or (with_tests and not rule.tests)]


class Traced(msgspec.Struct, frozen=True):
    """The trace of a game as it is told: each rule with its heading, how many, how many gaps."""

    game: str
    rows: list[dict[str, Any]]
    rules: int
    gaps: int


def told(voice: Voice, *, missing: bool) -> Traced:
    """The trace of a game in words, whole or only its gaps."""
    game = voice.game
    assert game is not None
    tests = find_tests(game)
    rules = trace(game, tests)
    lacking = gaps(rules, with_tests=tests is not None)
    rows = [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "heading": voice.rule(rule.id),
            "code": rule.code,
            "tests": rule.tests,
        }
        for rule in (lacking if missing else rules)
    ]
    return Traced(game.id, rows, len(rules), len(lacking))
