"""Compile the rules with mypyc: ``python -m korchma.fast.build [GROUP ...]``, or ``make fast``.

A group is a title, or ``tray``. One that is built of these sources already is left alone.
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
GROUPS = ("tray", *TITLES)
INTERPRETED = ("__init__.py", "flags.py", "stories.py", "telling.py")
"""Files with nothing to gain, and with classes whose bases stay Python's: mypyc knows none such."""
FLAGS = ["--config-file=", "--strict", "--explicit-package-bases"]


def modules(group: str) -> list[str]:
    """The files of a group: a title's rules, or the maps of the tray."""
    folder = SOURCES / "tray" / "maps" if group == "tray" else SOURCES / "games" / group / "rules"
    files = sorted(file for file in folder.glob("*.py") if file.name not in INTERPRETED)
    return [str(file.relative_to(SOURCES.parent)) for file in files]


def build(group: str) -> None:
    """Write a group's C, compile it, and put it where it is found."""
    mypycify = importlib.import_module("mypyc.build").mypycify
    setup = importlib.import_module("setuptools").setup
    made_of, work, home = stamp(group), OBJECTS / group, BUILT / group
    for folder in (work, home):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    found = mypycify(
        [*FLAGS, *modules(group)],
        opt_level="1",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=f"korchma_{group}",
    )
    common = work / "c" / f"__native_internal_korchma_{group}.h"
    with common.open("a", encoding="utf-8") as header:
        header.write((HOME / "slots.h").read_text("utf-8"))
    where = ["--build-lib", str(home), "--build-temp", str(work / "o")]
    setup(name=group, ext_modules=found, script_args=["-q", "build_ext", *where, "-j2"])
    (home / STAMP).write_text(made_of, "utf-8")


def main(*groups: str) -> None:
    """Build what is asked for, or all; a process for each, since mypy keeps what it has read."""
    if unknown := sorted({*groups}.difference(GROUPS)):
        sys.exit(f"Nothing to build is called {', '.join(unknown)}; there is: {', '.join(GROUPS)}.")
    os.chdir(SOURCES.parent)
    for group in groups or GROUPS:
        made = BUILT / group / STAMP
        if made.exists() and made.read_text("utf-8") == stamp(group):
            print(f"{group}: built already")
            continue
        print(f"{group}: {len(modules(group))} modules ...", flush=True)
        child = Process(target=build, args=(group,))
        child.start()
        child.join()
        if child.exitcode:
            sys.exit(f"{group} could not be compiled; it is played as before.")


if __name__ == "__main__":
    main(*sys.argv[1:])
