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
import sysconfig
from multiprocessing import Process
from pathlib import Path
from typing import Any, NamedTuple

from korchma.fast import BUILT, FOLDERS, HOME, SOURCES, STAMP, stamp
from korchma.fast.trial import proved, trained

OBJECTS = SOURCES.parent.parent / ".cache" / "fast"
TITLES = tuple(sorted(each.parent.name for each in SOURCES.glob("games/*/rules")))
BASES = {"NamedTuple", "Exception", "Teller"}
"""What classes may come from where they are compiled: mypyc gets no others right, and works out a
``cached_property`` at every look."""
FLAGS = ["--config-file=", "--strict", "--explicit-package-bases"]
SEEN = ["-fvisibility=hidden", "-fno-plt"]
"""No other library looks into this one, so functions here call each other, and Python, directly."""
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
"""How GNU's compiler is asked to count what is done how often, and to make use of it."""


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


def learns() -> bool:
    """Whether the compiler can learn from games played: GNU's can, as it is asked to here."""
    words = [*str(sysconfig.get_config_var("CC")).split(), "-dM", "-E", "-"]
    try:
        said = subprocess.run(words, input="", capture_output=True, text=True, check=False).stdout
    except OSError:  # there is none, as setuptools will say
        return False
    return "__GNUC__" in said and "__clang__" not in said


def translate(title: str, work: Path) -> list[Any]:
    """Write the C of a title's rules."""
    mypycify = importlib.import_module("mypyc.build").mypycify
    lay_out(title, work / "src")
    os.chdir(work / "src")
    found: list[Any] = mypycify(
        [*FLAGS, *modules(title)],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=f"korchma_{title}",
    )
    common = work / "c" / f"__native_internal_korchma_{title}.h"
    with common.open("a", encoding="utf-8") as header:
        header.write((HOME / "remembering.h").read_text("utf-8"))
    for each in found:
        each.extra_compile_args += SEEN
    return found


def assemble(title: str, found: list[Any], work: Path, *flags: str) -> None:
    """Compile what was written, to be tried."""
    setup = importlib.import_module("setuptools").setup
    home, usual = work / "built" / title, [each.extra_compile_args for each in found]
    for each, args in zip(found, usual, strict=True):
        each.extra_compile_args, each.extra_link_args = [*args, *flags], [*flags]
    where = ["--build-lib", str(home), "--build-temp", str(work / "o")]
    setup(name=title, ext_modules=found, script_args=["-q", "build_ext", "--force", *where, "-j2"])
    for each, args in zip(found, usual, strict=True):
        each.extra_compile_args = args
    (home / STAMP).write_text(stamp(title), "utf-8")


def build(title: str) -> None:
    """Write the C of a title's rules, compile it, try it, and put it where it is found.

    It is compiled twice where that helps: the first time it counts what is done how often in games,
    the second time it is laid out for that.
    """
    work = OBJECTS / title
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    found, twice = translate(title, work), learns()
    if twice:
        assemble(title, found, work, *COUNTING)
        if not trained(title, work / "built"):
            sys.exit(f"{title} came out compiled, but cannot be played.")
    assemble(title, found, work, *(COUNTED if twice else ()))
    if not proved(title, work / "built"):
        sys.exit(f"{title} came out compiled, but does not play the same games.")
    shutil.rmtree(BUILT / title, ignore_errors=True)
    shutil.move(work / "built" / title, BUILT / title)


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
