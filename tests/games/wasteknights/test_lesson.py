"""The first evening of Waste Knights teaches all of it, whoever rides."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from korchma.games.wasteknights.lesson import LESSON
from korchma.games.wasteknights.options import TakeKnight
from korchma.kernel import Answer, Ask, Session, find_game
from tests.games.lessons import by_itself, check_triggers, learn

GAME = find_game("wasteknights")
IDS = {step.id for step in LESSON.steps}
LATE = {"reroll", "explore"}
"""What good dice and haste may leave out: it is told at a quiet moment."""


def _other_knight(ask: Ask, answer: Answer) -> Answer:
    """Another knight than the one that was meant."""
    if not isinstance(answer, TakeKnight):
        return answer
    return next(option for option in ask.options if option != answer)


@cache
def taught() -> tuple[Session, tuple[tuple[str, ...], ...]]:
    """The lesson as it comes by itself, to its end; and what was told at each question."""
    *_, (session, _) = told = list(learn(GAME, by_itself(LESSON)))
    return session, tuple(tuple(steps) for _, steps in told)


def test_who_follows_the_hints_meets_all_of_it_and_delivers() -> None:
    session, told = taught()
    heard = [step for steps in told for step in steps]
    assert IDS - set(heard) <= LATE
    assert len(heard) == len(set(heard))
    assert heard[:2] == ["welcome", "knight"]
    assert told[-1] == ("end",)
    assert session.result is not None
    assert session.result.winners == (0,)


def test_whatever_does_not_come_up_is_told_all_the_same() -> None:
    assert {step for _, steps in learn(GAME, LESSON) for step in steps} == IDS


def test_another_knight_is_taught_everything_too() -> None:
    usual, _ = taught()
    *_, (session, _) = told = list(learn(GAME, LESSON, _other_knight))
    assert session.table.state.knights[0].who != usual.table.state.knights[0].who
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
