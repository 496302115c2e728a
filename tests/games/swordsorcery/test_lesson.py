"""The first evening of Sword & Sorcery teaches all of it, whoever goes."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.lesson import LESSON
from korchma.games.swordsorcery.options import TakeHero
from korchma.kernel import Answer, Ask, Session
from tests.games.lessons import by_itself, check_triggers, learn

IDS = {step.id for step in LESSON.steps}
LATE = {"chest"}
"""What somebody in a hurry leaves out: it is told at a quiet moment."""


def _other_heroes(ask: Ask, answer: Answer) -> Answer:
    """Other heroes than those that were meant."""
    return ask.options[-1] if isinstance(answer, TakeHero) else answer


@cache
def taught() -> tuple[Session, tuple[tuple[str, ...], ...]]:
    """The lesson as it comes by itself, to its end; and what was told at each question."""
    *_, (session, _) = told = list(learn(GAME, by_itself(LESSON)))
    return session, tuple(tuple(steps) for _, steps in told)


def test_who_follows_the_hints_meets_all_of_it_and_wins() -> None:
    session, told = taught()
    heard = [step for steps in told for step in steps]
    assert IDS - set(heard) <= LATE
    assert len(heard) == len(set(heard))
    assert heard[:2] == ["welcome", "hero"]
    assert told[-1] == ("end",)
    assert session.result is not None
    assert session.result.ending == "q1-win"


def test_whatever_does_not_come_up_is_told_all_the_same() -> None:
    assert {step for _, steps in learn(GAME, LESSON) for step in steps} == IDS


def test_other_heroes_are_taught_everything_too() -> None:
    usual, _ = taught()
    *_, (session, _) = told = list(learn(GAME, LESSON, _other_heroes))
    parties = [{hero.who for hero in x.table.state.heroes} for x in (usual, session)]
    assert parties[0] != parties[1]
    assert {step for _, steps in told for step in steps} == IDS


@pytest.mark.parametrize("seed", ["another", "and-another"])
def test_whatever_happens_the_whole_game_is_taught(seed: str) -> None:
    """With other cards too, so also for whoever never asks for a hint."""
    lesson = msgspec.structs.replace(LESSON, seed=seed)
    assert {step for _, steps in learn(GAME, lesson) for step in steps} == IDS


def test_nobody_is_told_everything_at_once() -> None:
    """Four things at a time are enough."""
    assert max(len(told) for _, told in learn(GAME, LESSON)) <= 4


def test_every_step_names_something_that_happens() -> None:
    check_triggers(GAME, LESSON)
