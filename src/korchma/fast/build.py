"""Compile the rules with mypyc: ``python -m korchma.fast.build [TITLE ...]``, or ``make fast``.

A title that is built of these sources already is left alone.
"""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import subprocess
import sys
from multiprocessing import Process
from pathlib import Path
from typing import NamedTuple

from korchma.fast import BUILT, FOLDERS, HOME, PURE, SOURCES, STAMP, stamp

OBJECTS = SOURCES.parent.parent / ".cache" / "fast"
TITLES = tuple(sorted(each.parent.name for each in SOURCES.glob("games/*/rules")))
BASES = {"NamedTuple", "Exception", "Teller"}
"""What classes may come from where they are compiled: mypyc gets no others right, and works out a
``cached_property`` at every look."""
FLAGS = ["--config-file=", "--strict", "--explicit-package-bases"]
SEEN = ["-fvisibility=hidden", "-fno-plt"]
"""No other library looks into this one, so functions here call each other, and Python, directly."""


class Read(NamedTuple):
    """What decides whether a file can be compiled: its classes, where they come from, its names."""

    classes: set[str]
    bases: set[str]
    names: set[str]

    @property
    def plain(self) -> bool:
        """Whether all classes stand on their own, or on what mypyc knows."""
        return self.bases <= BASES and "cached_property" not in self.names


def read(file: Path) -> Read:
    """Look through a file."""
    code = [*ast.walk(ast.parse(file.read_bytes()))]
    classes = [each for each in code if isinstance(each, ast.ClassDef)]
    return Read(
        {each.name for each in classes},
        {ast.unparse(base).split("[")[0] for each in classes for base in each.bases},
        {each.id for each in code if isinstance(each, ast.Name)},
    )


def modules(title: str) -> list[str]:
    """The files that are compiled: a title's rules, and what its bot thinks with.

    No class that is not compiled can come from one that is.
    """
    files = [file for each in FOLDERS for file in SOURCES.glob(f"games/{title}/{each}/[!_]*.py")]
    found = {file: read(file) for file in sorted(files)}
    parents = {base for each in found.values() if not each.plain for base in each.bases}
    fit = [x for x, each in found.items() if each.plain and parents.isdisjoint(each.classes)]
    return [str(file.relative_to(SOURCES.parent)) for file in fit]


PLAIN = {"tuple", "min", "max", "len", "str", "int", "bool", "sorted", "abs"}
"""What may be called for an event without anything having happened if it is not."""


def _told(each: ast.AST) -> bool:
    """Whether a statement does nothing but tell the table an event, made of what is there."""
    match each:
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("t"), "tell"), args, keywords)):
            parts = [part for arg in (*args, *keywords) for part in ast.walk(arg)]
        case _:
            return False
    for part in parts:
        match part:
            case ast.Call(ast.Attribute(ast.Name("e"))):
                pass
            case ast.Call(ast.Name(name)) if name in PLAIN:
                pass
            case ast.Call() | ast.NamedExpr() | ast.Yield() | ast.YieldFrom():
                return False
    return True


def unheard(code: str) -> str:
    """The same code, in which events are made only where somebody listens.

    >>> unheard("t.tell(e.Fell(who.ref))")
    'if t.listening: t.tell(e.Fell(who.ref))'
    >>> unheard("t.tell(e.Drew(pile.pop()))")
    't.tell(e.Drew(pile.pop()))'
    """
    lines = code.splitlines(keepends=True)
    for each in ast.walk(ast.parse(code)):
        if _told(each):
            assert isinstance(each, ast.Expr)
            row, column = each.lineno - 1, each.col_offset
            lines[row] = f"{lines[row][:column]}if t.listening: {lines[row][column:]}"
    return "".join(lines)


def lay_out(title: str, where: Path) -> None:
    """All sources as they are, but what is compiled of a title: that tells nobody nothing."""
    games, own = SOURCES / "games", where / "korchma" / "games" / title
    own.mkdir(parents=True)
    for folder in (SOURCES, games, games / title):
        for each in folder.iterdir():
            here = where / each.relative_to(SOURCES.parent)
            if not here.exists() and (folder, each.name) not in [
                (games / title, x) for x in FOLDERS
            ]:
                here.symlink_to(each)
    for file in (file for each in FOLDERS for file in (games / title / each).glob("*.py")):
        here = where / file.relative_to(SOURCES.parent)
        here.parent.mkdir(exist_ok=True)
        here.write_text(unheard(file.read_text("utf-8")), "utf-8")


PROOF = """
import random, sys
from korchma.bots import make_bot
from korchma.kernel import Session, find_game
from korchma.lab.simulate import play_game, play_randomly
game = find_game(sys.argv[1])
for mode in game.modes:
    session = Session.new(game, max(mode.players), mode.id, seed="proof")
    play_randomly(session, random.Random(mode.id))
    print(session.table.state, session.events_log, session.result)
    session = Session.new(game, max(mode.players), mode.id, seed="proof")
    play_game(session, [make_bot(game, "heuristic", seat) for seat in range(session.players)])
    print(session.table.state, session.events_log, session.result)
"""


def proved(title: str) -> bool:
    """Whether a random game and one of bots are the same compiled and pure, in each mode."""
    said = []
    for pure in ({}, {PURE: "1"}):
        run = [sys.executable, "-c", PROOF, title]
        said.append(subprocess.run(run, stdout=subprocess.PIPE, env=os.environ | pure).stdout)
    return said[0] == said[1] != b""


def build(title: str) -> None:
    """Write the C of a title's rules, compile it, put it where it is found, and try it."""
    mypycify = importlib.import_module("mypyc.build").mypycify
    setup = importlib.import_module("setuptools").setup
    made_of, work, home = stamp(title), OBJECTS / title, BUILT / title
    for folder in (work, home):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    lay_out(title, work / "src")
    os.chdir(work / "src")
    found = mypycify(
        [*FLAGS, *modules(title)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=f"korchma_{title}",
    )
    for each in found:
        each.extra_compile_args += SEEN
    common = work / "c" / f"__native_internal_korchma_{title}.h"
    with common.open("a", encoding="utf-8") as header:
        header.write((HOME / "slots.h").read_text("utf-8"))
    where = ["--build-lib", str(home), "--build-temp", str(work / "o")]
    setup(name=title, ext_modules=found, script_args=["-q", "build_ext", *where, "-j2"])
    (home / STAMP).write_text(made_of, "utf-8")
    if not proved(title):
        (home / STAMP).unlink()
        sys.exit(f"{title} came out compiled, but does not play the same games.")


def main(*titles: str) -> None:
    """Build what is asked for, or all; a process for each, since mypy keeps what it has read."""
    if unknown := sorted({*titles}.difference(TITLES)):
        sys.exit(f"Nothing to build is called {', '.join(unknown)}; there is: {', '.join(TITLES)}.")
    failed = []
    for title in titles or TITLES:
        made = BUILT / title / STAMP
        if made.exists() and made.read_text("utf-8") == stamp(title):
            print(f"{title}: built already")
            continue
        print(f"{title}: {len(modules(title))} modules ...", flush=True)
        child = Process(target=build, args=(title,))
        child.start()
        child.join()
        if child.exitcode:
            failed.append(title)
    if failed:
        sys.exit(f"Not compiled, and played as before: {', '.join(failed)}.")


if __name__ == "__main__":
    main(*sys.argv[1:])
