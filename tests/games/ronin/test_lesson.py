"""The first game of Ronin teaches all of it, whoever one is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from korchma.bots import make_bot
from korchma.games.ronin import events as e
from korchma.games.ronin.lesson import LESSON
from korchma.games.ronin.options import TakeCharacter
from korchma.kernel import Chair, Lesson, Session, Step, find_game
from korchma.kernel.lesson import due
from tests.text import scan

GAME = find_game("ronin")
IDS = {step.id for step in LESSON.steps}
BY_ITSELF = Lesson(
    LESSON.seed,
    LESSON.mode,
    LESSON.seats,
    LESSON.quiet,
    tuple(Step(step.id, step.on, step.show, 0 if step.on else step.by) for step in LESSON.steps),
)
"""The lesson without a clock for what comes up in play."""


def learn(lesson: Lesson = LESSON, who: str = "") -> Iterator[tuple[Session, list[str]]]:
    """Play as the hints say, perhaps as somebody else; what is told at each question."""
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
            if TakeCharacter(who) in ask.options:
                answer = TakeCharacter(who)
        session.choose(answer, seat)
    yield session, _told(lesson, session, heard, "")


def _told(lesson: Lesson, session: Session, heard: list[str], asked: str) -> list[str]:
    events = [event for _, event in session.events(0)]
    return [step.id for step in due(lesson, heard, asked, events, 0)]


def test_who_follows_the_hints_meets_everything_and_wins() -> None:
    """Each thing comes up by itself: nothing has to wait for a quiet moment."""
    *_, (session, last) = told = list(learn(BY_ITSELF))
    heard = [step for _, steps in told for step in steps]
    assert set(heard) == IDS
    assert len(heard) == len(IDS)
    assert heard[:6] == ["welcome", "character", "symbols", "pairs", "order", "lowest"]
    assert last == ["end"]
    assert session.result is not None
    assert session.result.winners == (0,)


def test_the_learner_takes_part_in_what_is_told() -> None:
    """A pair is taken first, a cup of the learner's own meets another, gold is reached."""
    *_, (session, _) = learn()
    me = session.table.state.players[0].character
    events = [event for _, event in session.events(0)]
    taken = [each for each in events if isinstance(each, e.TookPair | e.TookDeck)]
    assert isinstance(taken[0], e.TookPair)
    assert {type(each) for each in taken if each.seat == 0} == {e.TookPair, e.TookDeck}
    assert any(isinstance(each, e.CupsMet) and me in each.between for each in events)
    assert any(isinstance(each, e.TurnedGolden) and each.seat == 0 for each in events)


def test_the_other_character_on_offer_is_taught_everything_too() -> None:
    """Whatever does not come up is told all the same."""
    opening, _ = next(learn())
    ask = opening.ask_of(0)
    assert ask is not None
    offered = {each.character for each in ask.options if isinstance(each, TakeCharacter)}
    *_, (usual, _) = learn()
    (other,) = offered - {usual.table.state.players[0].character}
    *_, (session, _) = told = list(learn(who=other))
    assert session.table.state.players[0].character == other
    assert {step for _, steps in told for step in steps} == IDS


@pytest.mark.parametrize("seed", ["another", "and-another", "lesson"])
def test_whatever_happens_the_whole_game_is_taught(seed: str) -> None:
    """With other cards too, so also for whoever never asks for a hint."""
    lesson = Lesson(seed, LESSON.mode, LESSON.seats, LESSON.quiet, LESSON.steps)
    assert {step for _, steps in learn(lesson) for step in steps} == IDS


def test_nobody_is_told_everything_at_once() -> None:
    """Four things at a time are enough."""
    assert max(len(told) for _, told in learn()) == 4


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
