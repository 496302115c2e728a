"""A toy among the games that are installed, for as long as a test lasts."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from korchma.kernel import game
from korchma.server.web import books


def forget_games() -> None:
    """Which games there are is read once; read it again."""
    for each in (game._titles, books.book, books.texts, books.shelf):
        each.cache_clear()


def leave_beside(home: Path, name: str, place: str) -> None:
    """What an installer would leave beside a package: its entry point."""
    info = home / f"korchma_{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: korchma-{name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{game.GROUP}]\n{name} = {place}\n")


@contextmanager
def on_the_path(home: str) -> Iterator[None]:
    """While this lasts, the packages in this folder are installed, in new processes too."""
    sys.path.insert(0, home)
    forget_games()
    try:
        yield
    finally:
        sys.path.remove(home)
        forget_games()


@contextmanager
def installed(name: str, place: str) -> Iterator[None]:
    """While this lasts, the toy at this place is one of the games."""
    with tempfile.TemporaryDirectory(prefix=f"{name}-") as home:
        leave_beside(Path(home), name, place)
        with on_the_path(home):
            yield
