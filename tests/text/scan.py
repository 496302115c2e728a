"""What a game's source says that needs words: read from the code, not from memory."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from types import CodeType
from typing import Any

from korchma.kernel import Event, Game

RULING = re.compile(r"\bA\d+\b")
WEB = Path(__file__).parents[2] / "web" / "src"


@cache
def trees(package: str) -> tuple[ast.Module, ...]:
    """Every file of a package, parsed."""
    home = Path(str(resources.files(package)))
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(home.rglob("*.py")))


@cache
def nodes(package: str) -> tuple[ast.AST, ...]:
    """Everything in the source of a package."""
    return tuple(node for tree in trees(package) for node in ast.walk(tree))


def calls(package: str, name: str) -> Iterator[ast.Call]:
    """Every call of a function of this name."""
    for node in nodes(package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def constant(node: ast.AST | None) -> str | None:
    """The string that stands there, if one does."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def passed(package: str, function: ast.FunctionDef, name: str) -> Iterator[str]:
    """What is passed for a parameter of a function wherever it is called."""
    names = [arg.arg for arg in (*function.args.args, *function.args.kwonlyargs)]
    for call in calls(package, function.name):
        named = [word.value for word in call.keywords if word.arg == name]
        place = names.index(name)
        given = named[0] if named else call.args[place] if place < len(call.args) else None
        text = constant(given)
        assert text is not None, f"{function.name}: {name} is not said where it is called"
        yield text


@cache
def abouts(package: str) -> set[str]:
    """What is asked: the ``about`` of every Ask, also where a function takes it as a parameter."""
    found: set[str] = set()
    for function in nodes(package):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Ask":
                    about = node.args[1]
                    text = constant(about)
                    if text is None:
                        assert isinstance(about, ast.Name), ast.unparse(node)
                        here = _either(about, function)
                        found.update(here or passed(package, function, about.id))
                    else:
                        found.add(text)
    return found


@cache
def reasons(package: str) -> set[str]:
    """Why things are refused: the reasons of Refused, alone or behind their rule in a pair."""
    found: set[str] = set()
    for tree in trees(package):
        if any(getattr(node, "id", "") == "Refused" for node in ast.walk(tree)):
            for node in ast.walk(tree):
                reason = _reason(node)
                found |= _either(reason, tree) if reason else set()
    return found


def _reason(node: ast.AST) -> ast.AST | None:
    """Where a reason stands: third in a Refused, or second in a pair with its rule."""
    if isinstance(node, ast.Tuple) and len(node.elts) == 2 and _rule(node.elts[0]):
        return node.elts[1]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
        return None if any(isinstance(x, ast.Starred) for x in node.args) else node.args[2]
    return None


def _either(node: ast.AST, tree: ast.AST) -> set[str]:
    """The strings a value may be: itself, one of two, or what its name is given anywhere here."""
    if isinstance(node, ast.IfExp):
        return _either(node.body, tree) | _either(node.orelse, tree)
    if isinstance(node, ast.Name):
        given = (x.value for x in ast.walk(tree) if isinstance(x, ast.Assign) and _named(x, node))
        return {text for value in given for text in _either(value, tree)}
    text = constant(node)
    return {text} if text else set()


def _named(assign: ast.Assign, name: ast.Name) -> bool:
    """Whether something is given this name."""
    return any(isinstance(x, ast.Name) and x.id == name.id for x in assign.targets)


def _rule(node: ast.AST) -> bool:
    """Whether the number of a rule stands there, or one of two."""
    if isinstance(node, ast.IfExp):
        return _rule(node.body) and _rule(node.orelse)
    return re.fullmatch(r"\d+[a-z]?", constant(node) or "") is not None


def sources(package: str) -> set[str]:
    """Where points come from."""
    return {text for call in calls(package, "Source") if (text := constant(call.args[0]))}


@cache
def rulings(package: str) -> set[str]:
    """The rulings the code names."""
    texts = (constant(node) for node in nodes(package))
    return {name.lower() for text in texts if text for name in RULING.findall(text)}


def events(game: Game[Any, Any, Any]) -> set[type[Event]]:
    """The events of a game."""
    found, todo = set(), [Event]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if kind.__module__.startswith(game.package):
            found.add(kind)
    return found


@cache
def literals(*packages: str) -> set[str]:
    """Every string that stands anywhere in the source of packages.

    Compiled code has them at hand; a walk through every tree takes five times as long.
    """
    homes = (Path(str(resources.files(package))) for package in packages)
    files = (file for home in homes for file in home.rglob("*.py"))
    codes = (compile(file.read_text("utf-8"), str(file), "exec") for file in files)
    return {text for code in codes for text in _strings(code.co_consts)}


def _strings(found: Iterable[object]) -> Iterator[str]:
    """Strings among constants: in lists of them, in functions and classes."""
    for each in found:
        if isinstance(each, str):
            yield each
        elif isinstance(each, CodeType):
            yield from _strings(each.co_consts)
        elif isinstance(each, tuple | frozenset):
            yield from _strings(each)


def drawn_in_browser(game: Game[Any, Any, Any]) -> bool:
    """Whether the browser client has a folder for a game."""
    return (WEB / "games" / game.id).is_dir()


@cache
def in_browser() -> tuple[set[str], tuple[str, ...]]:
    """Every message id in the browser client's source, and the beginnings it makes ids from."""
    files = [file for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    whole = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?", text))
    begun = tuple(each for each in re.findall(r"([a-z]+-[a-z0-9-]*)\$\{", text) if each != "web-")
    return whole, begun
