"""One inn at a time on one file: whoever opens it holds its key."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from korchma.kernel import KorchmaError

try:
    import fcntl
except ImportError:  # Windows, where SQLite's own locks must do
    fcntl = None  # type: ignore[assignment]  # looked at before it is used

OWN = 0o600
"""The owner reads and writes it: it holds hashes of passwords and of sessions."""


def make_private(file: Path) -> None:
    """Only the owner may read what is kept; what SQLite puts beside the file follows it."""
    with contextlib.suppress(OSError):  # no folder, or somebody else's file: SQLite says so
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWN))
        elif file.stat().st_mode & 0o077:
            file.chmod(OWN)


class HouseKey:
    """A lock on a file beside the database; the system gives it back, however the inn ends.

    Not on the database itself: closing any handle of it would drop SQLite's own locks.
    """

    def __init__(self, file: Path) -> None:
        self._file = file.with_name(f"{file.name}.key")
        self._held: int | None = None

    def take(self) -> None:
        """It is ours, or somebody else's inn is open on this file."""
        if fcntl is None:
            return
        try:
            held = os.open(self._file, os.O_CREAT | os.O_RDWR, OWN)
        except OSError:
            return  # no such folder, or not ours to write: the database says so itself
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise KorchmaError(
                "Another inn is open on this database. Close that one, or name another --database."
            ) from None
        self._held = held

    def give_back(self) -> None:
        """Whoever comes next may open."""
        if self._held is not None:
            os.close(self._held)
            self._held = None
