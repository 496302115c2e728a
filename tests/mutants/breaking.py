"""What can be broken in a file of rules, one small thing at a time."""

from __future__ import annotations

import ast
import difflib
import hashlib
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SCOPES = (ast.FunctionDef, ast.ClassDef)
CHOICES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """A file with one thing broken: where, how, and what the rules around it cite."""

    file: Path
    line: int
    scope: str
    kind: str
    before: str
    after: str
    source: str
    cites: str

    @property
    def name(self) -> str:
        """What it is called, whatever the line: for the list of those that change nothing."""
        return f"{self.file.stem}.{self.scope}: {self.before} -> {self.after}"

    def diff(self) -> str:
        """The broken lines beside the whole ones."""
        whole = self.file.read_text("utf-8").splitlines()
        lines = difflib.unified_diff(whole, self.source.splitlines(), lineterm="", n=1)
        return "\n".join(list(lines)[2:])


class _Change(NamedTuple):
    """A piece of a tree, and what it becomes."""

    node: ast.expr | ast.stmt
    kind: str
    text: str


def mutants(file: Path) -> list[Mutant]:
    """Everything that can be broken in a file, in an order that is mixed but always the same."""
    source = file.read_text("utf-8")
    found = [
        Mutant(
            file=file,
            line=change.node.lineno,
            scope=scope,
            kind=change.kind,
            before=_short(ast.unparse(change.node)),
            after=_short(change.text),
            source=_replaced(source, change),
            cites=cites,
        )
        for scope, cites, change in _changes(ast.parse(source))
    ]
    return sorted(found, key=lambda each: hashlib.sha256(each.name.encode()).digest())


def chosen(files: list[Path], count: int) -> list[Mutant]:
    """So many of all files: a file with more to break gets more, each gets one."""
    every = {file: mutants(file) for file in files}
    taken: Counter[Path] = Counter()
    out: list[Mutant] = []
    total = sum(map(len, every.values()))
    while len(out) < min(count, total):
        open_ = [file for file in files if taken[file] < len(every[file])]
        least = min(open_, key=lambda file: (taken[file] > 0, taken[file] / len(every[file])))
        out.append(every[least][taken[least]])
        taken[least] += 1
    return sorted(out, key=lambda each: (each.file, each.line))


def _changes(tree: ast.Module) -> Iterator[tuple[str, str, _Change]]:
    """All changes, each with the name of its function and the docstring there."""

    def inside(node: ast.AST, scope: str, cites: str) -> Iterator[tuple[str, str, _Change]]:
        for child in _rules_in(node):
            if isinstance(child, SCOPES):
                words = ast.get_docstring(child) or ""
                yield from inside(child, child.name, words or cites)
                continue
            for change in _ways(child):
                yield scope, cites, change
            yield from inside(child, scope, cites)

    yield from inside(tree, "module", ast.get_docstring(tree) or "")


def _rules_in(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a tree that are rules: no types, decorators, asserts, imports or texts."""
    skipped: list[object] = [getattr(node, name, None) for name in ("annotation", "returns")]
    skipped += getattr(node, "decorator_list", [])
    idle = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.pattern, ast.AnnAssign)
    for child in ast.iter_child_nodes(node):
        if child not in skipped and not isinstance(child, idle):
            yield child


def _ways(node: ast.AST) -> Iterator[_Change]:
    """How one thing can be broken."""
    match node:
        case ast.Compare(ops=[op], left=_) if type(op) in SWAPPED:
            broken = deepcopy(node)
            broken.ops = [SWAPPED[type(op)]()]
            yield _Change(node, "compare", f"({ast.unparse(broken)})")
        case ast.BoolOp():
            other = deepcopy(node)
            other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield _Change(node, "and/or", f"({ast.unparse(other)})")
        case ast.Constant(value=int() as n) if not isinstance(n, bool):
            yield _Change(node, "number", str(n + 1))
            yield _Change(node, "number", f"({n - 1})")
        case ast.Constant(value=bool() as is_so):
            yield _Change(node, "number", str(not is_so))
        case ast.Call(func=ast.Name(id=name) as func) if name in CHOICES:
            yield _Change(func, "choice", CHOICES[name])
        case ast.BinOp(op=ast.Add() | ast.Sub() as op):
            turned = deepcopy(node)
            turned.op = ast.Sub() if isinstance(op, ast.Add) else ast.Add()
            if not isinstance(node.left, ast.List | ast.Tuple):
                yield _Change(node, "sum", f"({ast.unparse(turned)})")
    if _done(node) and isinstance(node, ast.stmt):
        yield _Change(node, "dropped", "pass")
    for test in _conditions(node):
        yield _Change(test, "negated", f"(not ({ast.unparse(test)}))")


def _done(node: ast.AST) -> bool:
    """A statement that does something to the table; a safe point is nothing to the rules."""
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom() | ast.Call()):
            return ast.unparse(node) != "yield SAFE"
        case ast.AugAssign() | ast.Delete():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _conditions(node: ast.AST) -> list[ast.expr]:
    """What something hangs on."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test] if not isinstance(test, ast.Constant | ast.Compare) else []
        case ast.comprehension(ifs=ifs):
            return [test for test in ifs if not isinstance(test, ast.Compare)]
        case ast.match_case(guard=ast.expr() as guard) if not isinstance(guard, ast.Compare):
            return [guard]
    return []


def _replaced(source: str, change: _Change) -> str:
    """The source with the text of one piece changed."""
    node = change.node
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = source.splitlines(keepends=True)
    first, last = node.lineno - 1, node.end_lineno - 1
    head = lines[first].encode()[: node.col_offset].decode()
    tail = lines[last].encode()[node.end_col_offset :].decode()
    return "".join([*lines[:first], head + change.text + tail, *lines[last + 1 :]])


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else line[:87] + "..."
