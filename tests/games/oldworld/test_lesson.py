"""The first game of Old World teaches all of it, whichever school one comes from."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.lesson import LESSON
from korchma.games.oldworld.options import TakeSchool
from korchma.kernel import Answer, Ask, Session, find_game
from tests.games.lessons import by_itself, check_triggers, learn

GAME = find_game("oldworld")
IDS = {step.id for step in LESSON.steps}


def _other_school(ask: Ask, answer: Answer) -> Answer:
    """Another school than the one that was meant."""
    if not isinstance(answer, TakeSchool):
        return answer
    return next(option for option in ask.options if option != answer)


@cache
def taught() -> tuple[Session, tuple[tuple[str, ...], ...]]:
    """The lesson as it comes by itself, to its end; and what was told at each question."""
    *_, (session, _) = told = list(learn(GAME, by_itself(LESSON)))
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
    *_, (session, _) = told = list(learn(GAME, LESSON, _other_school))
    assert session.table.state.players[0].school != usual.table.state.players[0].school
    assert {step for _, steps in told for step in steps} == IDS


@pytest.mark.parametrize("seed", ["another", "and-another", "a-third"])
def test_whatever_happens_the_whole_game_is_taught(seed: str) -> None:
    """With other cards too, so also for whoever never asks for a hint."""
    lesson = msgspec.structs.replace(LESSON, seed=seed)
    assert {step for _, steps in learn(GAME, lesson) for step in steps} == IDS


def test_nobody_is_told_everything_at_once() -> None:
    """Four things at a time are enough."""
    assert max(len(told) for _, told in learn(GAME, LESSON)) <= 4


def test_every_step_names_something_that_happens() -> None:
    check_triggers(GAME, LESSON)
