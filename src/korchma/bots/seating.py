"""Who sits where: ``human,bot:heuristic,bot:random``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from korchma.bots.random import Random
from korchma.kernel import Bot, Game, KorchmaError
from korchma.kernel.record import SeatInfo


def bot_names(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """The programs that can play a game."""
    return ("random", *game.mind.bots)


def make_bot(game: Game[Any, Any, Any], name: str, seed: int) -> Bot:
    """A player program by name."""
    if name == "random":
        return Random(seed)
    if name in game.mind.bots:
        return game.mind.bots[name](seed)
    raise KorchmaError(
        f"{game.id} has no bot {name!r}. Choose one of: {', '.join(bot_names(game))}."
    )


def parse_seats(game: Game[Any, Any, Any], text: str) -> list[SeatInfo]:
    """The seats a person named on the command line, each a person or a known bot.

    >>> from korchma.kernel import find_game
    >>> [seat.kind for seat in parse_seats(find_game("witches"), "human, bot:random")]
    ['human', 'bot:random']
    """
    seats = [SeatInfo(kind=part.strip()) for part in text.split(",")]
    check_seats(game, seats)
    return seats


def check_seats(game: Game[Any, Any, Any], seats: Sequence[SeatInfo]) -> None:
    """Every seat is a person or a bot of this game."""
    for number, seat in enumerate(seats, 1):
        kind, _, name = seat.kind.partition(":")
        if seat.kind == "human":
            continue
        if kind != "bot":
            raise KorchmaError(
                f"Seat {number} is {seat.kind!r}. Write human or bot:NAME, for example "
                "--seats human,bot:heuristic."
            )
        make_bot(game, name, 0)
