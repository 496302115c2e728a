"""The game of docs/add-a-game.md as somebody else's package: written, installed, found."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from korchma.kernel import game
from korchma.server.web import books
from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs" / "add-a-game.md"
ENTRY = "[korchma.games]\nmarsh = marsh:GAME\n"


def write(folder: Path) -> Path:
    """The package as the page says it, and what an installer would leave beside it."""
    for block in blocks(PAGE):
        if block.path.startswith("src/") and block.kind != "diff":
            file = folder / block.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
    home = folder / "src"
    info = home / "korchma_marsh-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: korchma-marsh\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY)
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
    sys.path.insert(0, home())
    _forget()
    try:
        yield
    finally:
        sys.path.remove(home())
        _forget()


def _forget() -> None:
    """Which games there are is read once; read it again."""
    for each in (game._titles, books.book, books.texts, books.shelf):
        each.cache_clear()
