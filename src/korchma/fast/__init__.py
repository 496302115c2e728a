"""Rules compiled ahead of time: found where they were built, used only if of these sources.

``make fast`` builds them (``build.py``). Nothing needs them: where there is no build, or one of
other sources, the same files are run by Python itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal
from warnings import warn

PURE = "KORCHMA_PURE"
"""Set in the environment: play with the sources, whatever has been built."""

TRIED = "KORCHMA_TRIED"
"""Set in the environment by ``trial.py``: a folder of builds that are tried before use."""

HOME = Path(__file__).parent
SOURCES = HOME.parent
BUILT = Path(os.environ.get(TRIED, HOME / "built"))
STAMP = "made-of"
FOLDERS = ("rules", "mind")
"""What is compiled of a title."""
SUFFIX = EXTENSION_SUFFIXES[0]

State = Literal["compiled", "pure", "stale"]


def read_by(title: str) -> list[Path]:
    """Every file that a title's machine code follows from: its own, and what all share."""
    folders = SOURCES / "kernel", SOURCES / "tray", SOURCES / "games" / title, HOME
    files = [file for folder in folders for file in folder.rglob("*.[hp]*")]
    return sorted(file for file in files if file.suffix in (".h", ".py"))


def stamp(title: str) -> str:
    """What a title is made of, and for which Python."""
    from hashlib import blake2b

    found = blake2b(SUFFIX.encode(), digest_size=16)
    for file in read_by(title):
        found.update(file.relative_to(SOURCES).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


@cache
def state(title: str) -> State:
    """Whether a title is played compiled; ``stale``: what was built is refused."""
    made = BUILT / title / STAMP
    if PURE in os.environ or not made.exists():
        return "pure"
    if made.read_text("utf-8") == stamp(title):
        return "compiled"
    return "stale"


def remind(title: str) -> None:
    """Who plays many games hears that they could be quicker; who sits down to one need not know."""
    if state(title) == "stale":
        told = "is of other sources and is not used; `make fast` again."
        warn(f"What was compiled of {title} {told}", stacklevel=2)


def title_of(module: str) -> str | None:
    """The title that a module is built with: a file of its own, or the code of all of them."""
    match module.split("."):
        case ["korchma", "games", title, folder, _] if folder in FOLDERS:
            return title
        case [name] if name.startswith("korchma_") and name.endswith("__mypyc"):
            return name.removeprefix("korchma_").removesuffix("__mypyc")
    return None


class Finder(MetaPathFinder):
    """Finds a module's machine code before Python finds its source."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The built module, if its title is built of these sources."""
        title = title_of(fullname) if fullname.startswith("korchma") else None
        if title is None or state(title) != "compiled":
            return None
        file = BUILT / title / f"{fullname.replace('.', '/')}{SUFFIX}"
        if not file.exists():
            return None
        return spec_from_file_location(fullname, file)


def use() -> None:
    """From now on what has been built is found first."""
    if BUILT.exists() and PURE not in os.environ:
        sys.meta_path.insert(0, Finder())
