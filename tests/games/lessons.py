"""First games that teach, played as the hints say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from korchma.bots import make_bot
from korchma.kernel import Answer, Ask, Chair, Game, Lesson, Session
from korchma.kernel.lesson import due
from tests.text import scan


def by_itself(lesson: Lesson) -> Lesson:
    """A lesson without a clock for what comes up in play."""
    steps = [msgspec.structs.replace(x, by=0) if x.on else x for x in lesson.steps]
    return msgspec.structs.replace(lesson, steps=tuple(steps))


def as_hinted(ask: Ask, answer: Answer) -> Answer:
    """Somebody who does what the hints say."""
    return answer


def learn(
    game: Game[Any, Any, Any],
    lesson: Lesson,
    decide: Callable[[Ask, Answer], Answer] = as_hinted,
) -> Iterator[tuple[Session, list[str]]]:
    """A whole game of a learner, who makes of each hint what they like; what is told when."""
    session = Session.new(game, len(lesson.seats), lesson.mode, lesson.seed, people=[0])
    bots = [make_bot(game, "heuristic", seat) for seat in range(len(lesson.seats))]
    heard: list[str] = []
    while session.waiting:
        seat = session.waiting[0]
        ask = session.ask_of(seat)
        assert ask is not None
        answer = bots[seat].decide(Chair(session, seat))
        if seat == 0 and ask.usual is None:
            told = _told(lesson, session, heard, ask.about)
            heard += told
            yield session, told
            answer = decide(ask, answer)
        session.choose(answer, seat)
    yield session, _told(lesson, session, heard, "")


def _told(lesson: Lesson, session: Session, heard: list[str], asked: str) -> list[str]:
    events = [event for _, event in session.events(0)]
    return [step.id for step in due(lesson, heard, asked, events, 0)]


def check_triggers(game: Game[Any, Any, Any], lesson: Lesson) -> None:
    """A trigger is a question or an event of the game, so that no step waits for ever."""
    asked = scan.abouts(game.package)
    tags = {event.__struct_config__.tag for event in scan.events(game)}
    assert lesson.quiet in asked
    assert lesson.turns in tags
    for step in lesson.steps:
        assert step.on or step.by, step.id
        for trigger in step.on:
            kind, _, tag = trigger.partition(":")
            assert kind in ("ask", "event", "mine", "other"), trigger
            assert tag in (asked if kind == "ask" else tags), trigger
