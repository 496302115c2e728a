"""Seeds for a first game: which of them bring up everything the lesson tells.

``python -m bench.first_game oldworld 0 200`` plays the lesson of a game with the seeds
``lesson-0`` … ``lesson-199`` as the hints say, and prints of each who won, how many questions the
learner was asked, how many steps came at once at most, and what never came up by itself. To be
run again when rules or bots have changed; a good seed is put into the game's ``lesson.py``.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import msgspec

from korchma.bots import make_bot
from korchma.kernel import Chair, Game, Lesson, Session, find_game
from korchma.kernel.lesson import due


class Taught(NamedTuple):
    """How a first game went."""

    won: bool
    asked: int
    at_once: int
    missing: list[str]


def by_itself(lesson: Lesson, seed: str) -> Lesson:
    """The lesson with another seed and without a clock for what comes up in play."""
    replace = msgspec.structs.replace
    steps = tuple(replace(step, by=0 if step.on else step.by) for step in lesson.steps)
    return replace(lesson, seed=seed, steps=steps)


def teach(game: Game[Any, Any, Any], lesson: Lesson) -> Taught:
    """Play it to its end as the hints say."""
    session = Session.new(game, len(lesson.seats), lesson.mode, lesson.seed, people=[0])
    best = tuple(game.mind.bots)[-1]
    bots = [make_bot(game, best, seat) for seat in range(len(lesson.seats))]
    heard: list[str] = []
    asked, at_once = 0, 0
    while session.waiting:
        seat = session.waiting[0]
        ask = session.ask_of(seat)
        if seat == 0 and ask is not None and ask.usual is None:
            told = _told(lesson, session, heard, ask.about)
            heard += told
            asked, at_once = asked + 1, max(at_once, len(told))
        session.choose(bots[seat].decide(Chair(session, seat)), seat)
    heard += _told(lesson, session, heard, "")
    result = session.result
    missing = [step.id for step in lesson.steps if step.id not in heard]
    return Taught(result is not None and result.winners == (0,), asked, at_once, missing)


def _told(lesson: Lesson, session: Session, heard: list[str], asked: str) -> list[str]:
    events = [event for _, event in session.events(0)]
    return [step.id for step in due(lesson, heard, asked, events, 0)]


def main() -> None:
    """Try seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    args = parser.parse_args()
    game = find_game(args.game)
    assert game.lesson is not None, f"{args.game} has no lesson"
    for number in range(args.first, args.last):
        seed = f"lesson-{number}"
        found = teach(game, by_itself(game.lesson, seed))
        verdict = "won " if found.won else "lost"
        print(seed, verdict, found.asked, found.at_once, *found.missing, flush=True)


if __name__ == "__main__":
    main()
