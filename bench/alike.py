"""Whether a change left the games alone: a hash of all that random games ask, tell and show.

``python -m bench.alike wasteknights 3`` prints a line for each mode and number of players: so many
games, all their questions, events and states, and every few decisions the view of each seat. In
every other game each ruling that is yes or no is drawn by lot. Run it in two checkouts and compare
the lines.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from korchma.bots import random_answer
from korchma.kernel import Game, Session, find_game

LOOKS = 7
"""Decisions between two looks at the views."""


def table(game: Game[Any, Any, Any], mode: str, players: int, number: int) -> Session:
    """A table of this number."""
    seed = f"alike {mode} {players} {number}"
    chance, usual = random.Random(seed), game.options(mode, players)
    rulings = [x for x in usual.__struct_fields__ if isinstance(getattr(usual, x), bool)]
    drawn = {x: chance.random() < 0.5 for x in rulings} if number % 2 else {}
    return Session(game, players, game.options(mode, players, **drawn), seed)


def told(session: Session, chance: random.Random) -> Iterator[object]:
    """A game: each question, what is seen of the table now and then, and all that happened."""
    number = 0
    while session.waiting:
        seat = session.waiting[0]
        ask = session.ask_of(seat)
        assert ask is not None
        yield ask
        yield session.table.state
        if number % LOOKS == 0:
            yield from (session.view(each) for each in (None, *range(session.players)))
        session.choose(random_answer(ask, chance), seat)
        number += 1
    yield session.events_log
    yield session.result


def main() -> None:
    """A line for each way a title is played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    given = parser.parse_args()
    game = find_game(given.game)
    for mode in game.modes:
        for players in mode.players:
            found = hashlib.sha256()
            for number in range(given.games):
                session = table(game, mode.id, players, number)
                for each in told(session, random.Random(number)):
                    found.update(msgspec.json.encode(each))
            print(mode.id, players, found.hexdigest()[:16], flush=True)


if __name__ == "__main__":
    main()
