"""The game of docs/add-a-game.md as somebody else's package: written, installed, found."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tests.test_docs import ROOT, blocks
from tests.toys.installing import leave_beside, on_the_path

PAGE = ROOT / "docs" / "add-a-game.md"


def write(folder: Path) -> Path:
    """The package as the page says it, and what an installer would leave beside it."""
    for block in blocks(PAGE):
        if block.path.startswith("src/") and block.kind != "diff":
            file = folder / block.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
    home = folder / "src"
    leave_beside(home, "marsh", "marsh:GAME")
    return home


@cache
def home() -> str:
    """Where the package lies: written once, for a game that was met stays the same object."""
    folder = Path(tempfile.mkdtemp(prefix="marsh-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return str(write(folder))


@contextmanager
def installed() -> Iterator[None]:
    """While this lasts, Marsh Lights is one of the games."""
    with on_the_path(home()):
        yield
