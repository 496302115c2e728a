"""The first game of Old World teaches all of it, whichever school one comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from korchma.bots import make_bot
from korchma.games.oldworld import events as e
from korchma.games.oldworld.lesson import LESSON
from korchma.games.oldworld.options import TakeSchool
from korchma.kernel import Answer, Ask, Chair, Lesson, Session, Step, find_game
from korchma.kernel.lesson import due
from tests.text import scan

GAME = find_game("oldworld")
IDS = {step.id for step in LESSON.steps}
BY_ITSELF = Lesson(
    LESSON.seed,
    LESSON.mode,
    LESSON.seats,
    LESSON.quiet,
    tuple(Step(step.id, step.on, step.show, 0 if step.on else step.by) for step in LESSON.steps),
)
"""The lesson without a clock for what comes up in play."""


def learn(lesson: Lesson = LESSON, other: bool = False) -> Iterator[tuple[Session, list[str]]]:
    """Play as the hints say, perhaps from the other school; what is told at each question."""
    session = Session.new(GAME, len(lesson.seats), lesson.mode, lesson.seed, people=[0])
    bots = [make_bot(GAME, "heuristic", seat) for seat in range(len(lesson.seats))]
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
            if other:
                answer = _otherwise(ask, answer)
        session.choose(answer, seat)
    yield session, _told(lesson, session, heard, "")


def _otherwise(ask: Ask, answer: Answer) -> Answer:
    """Another school than the one that was meant."""
    if not isinstance(answer, TakeSchool):
        return answer
    return next(option for option in ask.options if option != answer)


def _told(lesson: Lesson, session: Session, heard: list[str], asked: str) -> list[str]:
    events = [event for _, event in session.events(0)]
    return [step.id for step in due(lesson, heard, asked, events, 0)]


@cache
def taught() -> tuple[Session, tuple[tuple[str, ...], ...]]:
    """The lesson as it comes by itself, to its end; and what was told at each question."""
    *_, (session, _) = told = list(learn(BY_ITSELF))
    return session, tuple(tuple(steps) for _, steps in told)


def test_who_follows_the_hints_meets_everything_and_wins() -> None:
    """Each thing comes up by itself: nothing has to wait for a quiet moment."""
    session, told = taught()
    heard = [step for steps in told for step in steps]
    assert IDS - set(heard) == set()
    assert len(heard) == len(IDS)
    assert heard[:5] == ["welcome", "school", "map", "turn", "hand"]
    assert told[-1] == ("end",)
    assert session.result is not None
    assert session.result.winners == (0,)


def test_the_first_fight_is_won() -> None:
    """Nobody learns well from the floor."""
    session, _ = taught()
    fates = (e.Won, e.DrivenOff, e.Defeated)
    own = [event for _, event in session.events(0) if isinstance(event, fates) and event.seat == 0]
    assert isinstance(own[0], e.Won)


def test_the_other_school_on_offer_is_taught_everything_too() -> None:
    """Whatever does not come up is told all the same."""
    usual, _ = taught()
    *_, (session, _) = told = list(learn(other=True))
    assert session.table.state.players[0].school != usual.table.state.players[0].school
    assert {step for _, steps in told for step in steps} == IDS


@pytest.mark.parametrize("seed", ["another", "and-another", "a-third"])
def test_whatever_happens_the_whole_game_is_taught(seed: str) -> None:
    """With other cards too, so also for whoever never asks for a hint."""
    lesson = Lesson(seed, LESSON.mode, LESSON.seats, LESSON.quiet, LESSON.steps)
    assert {step for _, steps in learn(lesson) for step in steps} == IDS


def test_nobody_is_told_everything_at_once() -> None:
    """Four things at a time are enough."""
    assert max(len(told) for _, told in learn()) <= 4


def test_every_step_names_something_that_happens() -> None:
    """A trigger is a question or an event of the game, so that no step waits for ever."""
    asked = scan.abouts(GAME.package)
    tags = {event.__struct_config__.tag for event in scan.events(GAME)}
    assert LESSON.quiet in asked
    assert LESSON.turns in tags
    for step in LESSON.steps:
        assert step.on or step.by, step.id
        for trigger in step.on:
            kind, _, tag = trigger.partition(":")
            assert kind in ("ask", "event", "mine", "other"), trigger
            assert tag in (asked if kind == "ask" else tags), trigger
