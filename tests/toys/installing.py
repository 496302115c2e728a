"""A toy among the games that are installed, for as long as a test lasts."""

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
from korchma.server.web import books, library
from tests.server.inn import THINKERS


def forget_games() -> None:
    """Which games there are is read once; read it again."""
    games = (game._titles, game._loaded, books.book, books.texts, books.shelf)
    for each in (*games, library._book, library._text, library._shelf):
        each.cache_clear()


def leave_beside(home: Path, name: str, place: str) -> None:
    """What an installer would leave beside a package: its entry point."""
    info = home / f"korchma_{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: korchma-{name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{game.GROUP}]\n{name} = {place}\n")


class _Bots:
    """Bots that are awake know the games that were there when they woke."""

    pool: object = None
    home = ""


@contextmanager
def on_the_path(home: str) -> Iterator[None]:
    """While this lasts, the packages in this folder are installed, in new processes too."""
    if (THINKERS._pool, home) != (_Bots.pool, _Bots.home):
        THINKERS.send_home()
    sys.path.insert(0, home)
    forget_games()
    try:
        yield
    finally:
        sys.path.remove(home)
        forget_games()
        _Bots.pool, _Bots.home = THINKERS._pool, home


@cache
def _home(name: str, place: str) -> str:
    folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    leave_beside(folder, name, place)
    return str(folder)


@contextmanager
def installed(name: str, place: str) -> Iterator[None]:
    """While this lasts, the toy at this place is one of the games."""
    with on_the_path(_home(name, place)):
        yield
