"""Recorded games: told again, and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from korchma.kernel import KorchmaError, Session, find_game
from korchma.kernel.record import Record, read
from korchma.kernel.restoring import restore
from korchma.terminal.look import look_of
from korchma.terminal.start import language_here
from korchma.terminal.story import story_of
from korchma.text import Voice


def _again(
    made: Record, packs: Sequence[Path], *, listen: bool = True, upto: int | None = None
) -> Session:
    """The game from its first decision; a position kept on the way is no proof of anything."""
    content = find_game(made.game).box.load(packs) if packs else None
    whole = msgspec.structs.replace(made, snapshot=None)
    return restore(whole, content=content, listen=listen, upto=upto)


def _eyes(made: Record, seat: int | None) -> int | None:
    """The seat to look from, counted from 0."""
    if seat is None:
        return None
    if not 1 <= seat <= made.players:
        raise KorchmaError(f"There is no seat {seat}; the seats are 1 to {made.players}.")
    return seat - 1


def tell_record(
    file: Path, at: int | None, seat: int | None, language: str | None, packs: Sequence[Path]
) -> None:
    """Every sentence of a recorded game, as a spectator or a seat heard it."""
    made = read(file)
    if at is not None and not 0 <= at <= len(made.decisions):
        raise KorchmaError(
            f"The record has {len(made.decisions)} decisions; --at {at} is not among them."
        )
    eyes = _eyes(made, seat)
    session = _again(made, packs, upto=at)
    content = session.table.content
    voice = Voice(session.game, language or language_here(), content, (), eyes)
    story = story_of(made.seats, voice)
    story.read(session, eyes, voice, look_of(session.game.id)(voice, content))
    for told in story.told:
        print(told.text)
    _tell_end(session, voice)


def _tell_end(session: Session, voice: Voice) -> None:
    result = session.result
    if result is None:
        return
    print(voice.say(f"ending-{result.ending}"), voice.say(f"ending-{result.ending}.text"))
    for seat, score in enumerate(result.scores):
        print(f"  {voice.seat(seat)}: {score}")


def _decisions(n: int) -> str:
    """A sentence about all of them."""
    if n == 1:
        return "Its one decision is legal and leads to the recorded position."
    return f"All {n} decisions are legal and lead to the recorded position."


def verify_record(file: Path, packs: Sequence[Path]) -> None:
    """Hash, promise, every decision, the final position; a sentence for each."""
    made = read(file)
    _again(made, packs, listen=False)
    print(f"{file} is whole: its hash fits.")
    print(f"The seed is the one promised at the start ({made.commitment}).")
    print(_decisions(len(made.decisions)))
    crossed = [undo for undo in made.undos if not undo.free]
    if crossed:
        times = "Once" if len(crossed) == 1 else f"{len(crossed)} times"
        print(f"{times} something was taken back after it had become known.")
    print("Over: " + made.result.ending if made.result else "The game is still under way.")
