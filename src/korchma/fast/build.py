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

from korchma.fast import BUILT, HOME, PURE, SOURCES, STAMP, stamp

OBJECTS = SOURCES.parent.parent / ".cache" / "fast"
TITLES = tuple(sorted(each.parent.name for each in SOURCES.glob("games/*/rules")))
BASES = {"NamedTuple", "Exception"}
"""What classes may come from where they are compiled: mypyc gets no others right."""
FLAGS = ["--config-file=", "--strict", "--explicit-package-bases"]


def modules(title: str) -> list[str]:
    """The files that are compiled: a title's rules."""
    files = sorted(SOURCES.glob(f"games/{title}/rules/[!_]*.py"))
    return [str(file.relative_to(SOURCES.parent)) for file in files if plain(file)]


def plain(file: Path) -> bool:
    """Whether all classes of a file stand on their own, or on what mypyc knows."""
    classes = [x for x in ast.walk(ast.parse(file.read_bytes())) if isinstance(x, ast.ClassDef)]
    return all(ast.unparse(base) in BASES for each in classes for base in each.bases)


PROOF = """
import random, sys
from korchma.kernel import Session, find_game
from korchma.lab.simulate import play_randomly
game = find_game(sys.argv[1])
for mode in game.modes:
    session = Session.new(game, max(mode.players), mode.id, seed="proof")
    play_randomly(session, random.Random(mode.id))
    print(session.table.state, session.events_log, session.result)
"""


def proved(title: str) -> bool:
    """Whether a random game of each mode is the same compiled and pure."""
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
    found = mypycify(
        [*FLAGS, *modules(title)],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=f"korchma_{title}",
    )
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
    os.chdir(SOURCES.parent)
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
