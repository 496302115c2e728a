"""A game as a small file: seed and decisions, from which everything else follows."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel.errors import KorchmaError
from korchma.kernel.log import Stale
from korchma.kernel.result import Result
from korchma.kernel.rng import commitment
from korchma.kernel.session import Session
from korchma.kernel.undo import Undo

FORMAT = 1
MAX_BYTES = 4_000_000


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sat there: a person (``human``) or a program (``bot:heuristic``), and a name.

    ``cast`` is as whom a bot sat there (``cast-ID`` names it). Older records say nothing of it, and
    stay as they are, their hash too.
    """

    kind: str
    name: str = ""
    cast: str | msgspec.UnsetType = msgspec.UNSET


class Snapshot(msgspec.Struct, frozen=True):
    """The state at a safe point, so that a rule mended later never breaks a game under way."""

    state: Any
    length: int


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A recorded game. ``decisions`` are by meaning: ``[seat, answer]``; secret ones have seat -1
    and all answers by seat. ``digest`` is the hash of the state they lead to."""

    korchma: int
    game: str
    rules: int
    content: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    seed: str
    commitment: str
    decisions: list[tuple[int, Any]]
    pending: dict[int, Any] = {}
    undos: list[Undo] = []
    result: Result | None = None
    digest: str
    snapshot: Snapshot | None = None
    hash: str = ""


def digest(session: Session) -> str:
    """The hash of the whole state: equal games have equal digests."""
    return hashlib.sha256(msgspec.json.encode(session.table.state)).hexdigest()


def seal(made: msgspec.Struct) -> str:
    """The hash of all that stands in a file but the hash itself."""
    fields = {name: getattr(made, name) for name in made.__struct_fields__ if name != "hash"}
    return hashlib.sha256(msgspec.json.encode(fields)).hexdigest()


def plain(session: Session) -> list[tuple[int, Any]]:
    """The decisions of a session by meaning: who, and what."""
    return [
        (mark[0], entry.answer if isinstance(entry, Stale) else msgspec.to_builtins(entry))
        for mark, entry in zip(session.marks, session.log, strict=True)
    ]


def record(session: Session, seats: list[SeatInfo], *, snapshot: bool = False) -> Record:
    """The record of a session, whole or under way."""
    if session.imagined:
        raise KorchmaError("A table whose hidden cards were dealt anew has no record.")
    table, base = session.table, session._base
    made = Record(
        korchma=FORMAT,
        game=session.game.id,
        rules=session.rules,
        content=table.content.fingerprint,
        players=session.players,
        options=msgspec.to_builtins(table.options),
        seats=seats,
        seed=session.seed,
        commitment=commitment(session.seed),
        decisions=plain(session),
        pending=msgspec.to_builtins(session.pending),
        undos=session.undos[:],
        result=session.result,
        digest=digest(session),
        snapshot=Snapshot(msgspec.to_builtins(base.state), base.length) if snapshot else None,
    )
    made.hash = seal(made)
    return made


def write(made: Record, path: Path) -> None:
    """Write a record; whatever fails, the file that was there before stays whole."""
    write_whole(msgspec.json.format(msgspec.json.encode(made), indent=0), path)


def write_whole(data: bytes, path: Path) -> None:
    """Write a file in one go: it is the new one, or the one that was there before."""
    try:
        fd, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise KorchmaError(_cannot_write(path, error)) from None
    try:
        with os.fdopen(fd, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise KorchmaError(_cannot_write(path, error)) from None
    finally:
        Path(name).unlink(missing_ok=True)


def _cannot_write(path: Path, error: OSError) -> str:
    return (
        f"Cannot write {path}: {error.strerror or error}. What was there before is untouched; "
        "free some space or name another file."
    )


def read(path: Path) -> Record:
    """Read a record strictly: whole, of a format we know, with its own hash."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise KorchmaError(
                f"{path} is {size:,} bytes; no record of ours is that large. Is it another file?"
            )
        data = path.read_bytes()
    except OSError as error:
        raise KorchmaError(f"Cannot read {path}: {error.strerror or error}.") from None
    return parse(data, str(path))


def parse(data: bytes, name: str) -> Record:
    """The record in these bytes."""
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise KorchmaError(
            f"{name} is not a whole Korchma record ({error}). "
            "It may have been cut off or changed by hand; use another copy."
        ) from None
    written = head.get("korchma") if isinstance(head, dict) else None
    if type(written) is not int or written < 1:
        raise KorchmaError(f"{name} is not a Korchma record: it has no format number.")
    if written > FORMAT:
        raise KorchmaError(
            f"{name} was written by a newer Korchma (format {written}, this one knows {FORMAT}). "
            f"Update Korchma to open it."
        )
    try:
        made = msgspec.convert(head, Record, strict=False)
    except msgspec.ValidationError as error:
        raise KorchmaError(f"{name} is a damaged record: {error}. Use another copy.") from None
    if made.hash != seal(made):
        raise KorchmaError(
            f"{name} was changed after it was written: its hash does not fit. Use another copy."
        )
    return made
