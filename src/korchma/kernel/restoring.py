"""The session of a record: every decision made again, or gone on from the safe point in it."""

from __future__ import annotations

from typing import Any

import msgspec

from korchma.kernel.ask import Illegal
from korchma.kernel.errors import KorchmaError
from korchma.kernel.game import Game, find_game, people
from korchma.kernel.log import Base, Entry
from korchma.kernel.record import Record, digest
from korchma.kernel.resuming import Decision, Unfit, entries, repeat, resume
from korchma.kernel.rng import commitment
from korchma.kernel.session import Session


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
