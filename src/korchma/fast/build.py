"""Compile the rules with mypyc: ``python -m korchma.fast.build [TITLE ...]``, or ``make fast``.

A title that is built of these sources already is left alone.
"""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from multiprocessing import Process

from korchma.fast import BUILT, HOME, SOURCES, STAMP, stamp

OBJECTS = SOURCES.parent.parent / ".cache" / "fast"
TITLES = tuple(sorted(each.parent.name for each in SOURCES.glob("games/*/rules")))
INTERPRETED = ("__init__.py", "flags.py", "stories.py", "telling.py")
"""Files with nothing to gain, and with classes whose bases stay Python's: mypyc knows none such."""
FLAGS = ["--config-file=", "--strict", "--explicit-package-bases"]


def modules(title: str) -> list[str]:
    """The files that are compiled: a title's rules."""
    folder = SOURCES / "games" / title / "rules"
    files = sorted(file for file in folder.glob("*.py") if file.name not in INTERPRETED)
    return [str(file.relative_to(SOURCES.parent)) for file in files]


def build(title: str) -> None:
    """Write the C of a title's rules, compile it, and put it where it is found."""
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


def main(*titles: str) -> None:
    """Build what is asked for, or all; a process for each, since mypy keeps what it has read."""
    if unknown := sorted({*titles}.difference(TITLES)):
        sys.exit(f"Nothing to build is called {', '.join(unknown)}; there is: {', '.join(TITLES)}.")
    os.chdir(SOURCES.parent)
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
            sys.exit(f"{title} could not be compiled; it is played as before.")


if __name__ == "__main__":
    main(*sys.argv[1:])
