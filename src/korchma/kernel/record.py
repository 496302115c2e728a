"""A game as a small file: seed and decisions, from which everything else follows."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel.ask import Illegal
from korchma.kernel.errors import KorchmaError
from korchma.kernel.game import Game, find_game, people
from korchma.kernel.log import Base, Entry, Stale
from korchma.kernel.result import Result
from korchma.kernel.resuming import Decision, Unfit, entries, repeat, resume
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


def _as(kind: Any, raw: Any, what: str) -> Any:
    """Part of a record as what it should be."""
    try:
        return msgspec.convert(raw, kind, strict=False)
    except msgspec.ValidationError as error:
        raise KorchmaError(f"{what} in the record cannot be: {error}.") from None


def _options(game: Game[Any, Any, Any], made: Record) -> Any:
    """Exactly as a table would be set with them: a number is no text."""
    try:
        return msgspec.convert(made.options, game.rules.options_type, str_keys=True)
    except msgspec.ValidationError as error:
        raise KorchmaError(f"The options in the record cannot be: {error}.") from None


def _decisions(made: Record) -> list[Decision]:
    return [Decision(seat, answer) for seat, answer in made.decisions]


def _check_title(game: Game[Any, Any, Any], made: Record, content: Any) -> None:
    if made.game != game.id:
        raise KorchmaError(f"This is a record of {made.game}, not of {game.id}.")
    if made.commitment != commitment(made.seed):
        raise KorchmaError("The seed of this record is not the one that was promised at its start.")
    if made.content != content.fingerprint:
        raise KorchmaError(
            f"This game of {made.game} was played with other content ({made.content}, here "
            f"{content.fingerprint}). Name the same pack with --pack, or use the Korchma it was "
            "played with."
        )
    if len(made.seats) != made.players:
        raise KorchmaError(
            f"The record names {len(made.seats)} seats for {people((made.players,))}."
        )


def _started(
    game: Game[Any, Any, Any], made: Record, content: Any, listen: bool, people: frozenset[int]
) -> Session:
    game.default_mode(made.players)
    options = _options(game, made)
    return Session(
        game, made.players, options, made.seed, content=content, listen=listen, people=people
    )


def restore(
    made: Record,
    *,
    game: Game[Any, Any, Any] | None = None,
    content: Any = None,
    listen: bool = True,
    upto: int | None = None,
) -> Session:
    """The session of a record, every decision checked as it is made again.

    With a snapshot and other rules than ours, the game goes on from the snapshot instead.
    """
    game = game or find_game(made.game)
    content = game.content if content is None else content
    _check_title(game, made, content)
    people = frozenset(i for i, seat in enumerate(made.seats) if seat.kind == "human")
    if made.rules != game.rules_version:
        return _from_snapshot(game, made, content, people)
    session = _started(game, made, content, listen, people)
    answers = entries(game, _decisions(made))
    for (seat, _), answer in zip(made.decisions[:upto], answers, strict=False):
        _repeat(session, seat, answer)
    if upto is None or upto >= len(answers):
        if digest(session) != made.digest:
            raise KorchmaError(
                "Played again, this record leads to another position. It is not genuine."
            )
        if session.result != made.result:
            raise KorchmaError("The result written in the record is not the one it leads to.")
        _put_pending(game, session, made)
        session.undos = made.undos[:]
    return session


def _repeat(session: Session, seat: int, answer: Entry) -> None:
    """Make a recorded decision again."""
    number = len(session.log) + 1
    try:
        repeat(session, seat, answer)
    except Illegal as error:
        raise KorchmaError(
            f"Decision {number} of the record is not possible: {error}. "
            "The file was changed, or written by other rules."
        ) from None


def _put_pending(game: Game[Any, Any, Any], session: Session, made: Record) -> None:
    try:
        for seat, answer in _as(game.answers_type, made.pending, "A secret answer").items():
            session.choose(answer, seat)
    except Illegal as error:
        raise KorchmaError(f"A secret answer in the record is not possible: {error}.") from None


def _from_snapshot(
    game: Game[Any, Any, Any], made: Record, content: Any, people: frozenset[int]
) -> Session:
    """Go on from the safe point that rides along: the rules have changed since."""
    if made.snapshot is None:
        raise KorchmaError(
            f"This record was made by rules {made.rules} of {made.game}; these are rules "
            f"{game.rules_version}. Replay it with the Korchma it was played with."
        )
    state = _as(game.rules.state_type, made.snapshot.state, "The position")
    options = _options(game, made)
    first = Base(state, made.snapshot.length)
    try:
        session = resume(
            game,
            made.players,
            options,
            made.seed,
            first,
            _decisions(made),
            content=content,
            people=people,
            rules=made.rules,
            first=first,
        )
    except Unfit as error:
        raise KorchmaError(
            f"This game of {made.game} cannot go on under rules {game.rules_version}: {error}."
        ) from None
    _put_pending(game, session, made)
    session.undos = made.undos[:]
    return session
