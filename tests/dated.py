"""Where a test's chance would not follow from the commit: a date, a clock, chance without a seed.

A clock may end a wait and stand in a row of the inn's books; it may not seed, pick, divide or
decide what is collected. Seen are calls, and what is named after them in the same function.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
CLIENT = TESTS.parent / "web" / "tests"
MAY = (TESTS / "tonight.py", CLIENT / "chance.ts")
"""Who may look at a calendar, for a long run asks it for its seed; and who takes chance away."""
CLOCK = re.compile(
    r"time\.(?!sleep$)\w+|datetime\.(date|datetime)\.(now|today|utcnow)|os\.(getpid|times)"
)
UNSEEDED = re.compile(
    r"secrets\.\w+|os\.(urandom|getrandom)|uuid\.uuid[14]|random\.SystemRandom"
    r"|random\.(?!Random$|SystemRandom$)[a-z]\w+"
)
DRAWS = {
    *("Random", "seed", "choice", "choices", "sample", "shuffle", "randint", "randrange"),
    *("parametrize", "param", "one_in", "number", "crc32", "islice", "range"),
}
"""Calls whose arguments decide what is drawn or looked at."""
IN_THE_CLIENT = re.compile(r"Math\.random|Date\.now|new Date\(\)|crypto\.(random|getRandom)\w+")
Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def _origins(tree: ast.Module) -> dict[str, str]:
    """What each imported name is, in full."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {each.asname or each.name: each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {x.asname or x.name: f"{node.module}.{x.name}" for x in node.names}
    return found


def _in_full(node: ast.expr, origins: dict[str, str]) -> str:
    """``datetime.date.today`` for whatever it is called here, or nothing."""
    if isinstance(node, ast.Name):
        return origins.get(node.id, "")
    if isinstance(node, ast.Attribute) and (before := _in_full(node.value, origins)):
        return f"{before}.{node.attr}"
    return ""


class _Reader(ast.NodeVisitor):
    """Reads one file."""

    def __init__(self, tree: ast.Module) -> None:
        self.origins = _origins(tree)
        self.after_clock: set[str] = set()
        """Names of this function that were given something of a clock."""
        self.inside = 0
        self.found: list[tuple[int, str]] = []
        self.visit(tree)

    def _tells_time(self, node: ast.AST) -> bool:
        """Whether a clock is read somewhere in this."""
        for each in ast.walk(node):
            if isinstance(each, ast.Call) and CLOCK.fullmatch(_in_full(each.func, self.origins)):
                return True
            if isinstance(each, ast.Name) and each.id in self.after_clock:
                return True
        return False

    def _refuse(self, node: ast.expr, why: str) -> None:
        self.found.append((node.lineno, why))

    def visit_FunctionDef(self, node: Scope) -> None:
        """What is named after a clock is so in this function; its decorators are outside of it."""
        for each in (*getattr(node, "decorator_list", ()), node.args):
            self.visit(each)
        before = self.after_clock
        self.after_clock, self.inside = set(before), self.inside + 1
        for each in node.body if isinstance(node.body, list) else [node.body]:
            self.visit(each)
        self.after_clock, self.inside = before, self.inside - 1

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815  # as ast calls it
    visit_Lambda = visit_FunctionDef  # noqa: N815

    def visit_Assign(self, node: ast.Assign) -> None:
        """``day = date.today()``."""
        if self._tells_time(node.value):
            named = (each for target in node.targets for each in ast.walk(target))
            self.after_clock |= {each.id for each in named if isinstance(each, ast.Name)}
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """A clock outside of functions, chance without a seed, a seed from a clock."""
        name = _in_full(node.func, self.origins)
        if not self.inside and CLOCK.fullmatch(name):
            self._refuse(node, f"{name} decides what is collected")
        elif UNSEEDED.fullmatch(name) or (name == "random.Random" and not node.args):
            self._refuse(node, f"{name} has no seed")
        last = getattr(node.func, "attr", getattr(node.func, "id", ""))
        given = [*node.args, *(each.value for each in node.keywords)] if last in DRAWS else []
        given += [each.value for each in node.keywords if each.arg == "seed"]
        if any(map(self._tells_time, given)):
            self._refuse(node, f"{last or 'this'} draws from a clock")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """``date.today().toordinal() % 3``."""
        if isinstance(node.op, ast.Mod | ast.FloorDiv) and self._tells_time(node):
            self._refuse(node, "what is left of a clock picks something")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """``sizes[date.today().day]``."""
        if self._tells_time(node.slice):
            self._refuse(node, "a clock picks something")
        self.generic_visit(node)


def chances(source: str) -> list[tuple[int, str]]:
    """Each line of a test at which chance does not follow from the commit, and why."""
    return sorted(set(_Reader(ast.parse(source)).found))


def everywhere() -> Iterator[str]:
    """All of them, in all tests of ours and of the client."""
    for file in sorted(TESTS.rglob("*.py")):
        if file not in MAY:
            for line, why in chances(file.read_text("utf-8")):
                yield f"{file.relative_to(TESTS.parent)}:{line}: {why}"
    for file in sorted({*CLIENT.rglob("*.ts"), *TESTS.rglob("*.js")} - {*MAY}):
        for number, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            if found := IN_THE_CLIENT.search(text):
                yield f"{file.relative_to(TESTS.parent)}:{number}: {found[0]} has no seed"
