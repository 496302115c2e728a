"""The first game of Ronin teaches all of it, whoever one is."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.lesson import LESSON
from korchma.games.ronin.options import TakeCharacter
from korchma.kernel import Answer, Ask, find_game
from tests.games.lessons import by_itself, check_triggers, learn

GAME = find_game("ronin")
IDS = {step.id for step in LESSON.steps}


def _taking(who: str, ask: Ask, answer: Answer) -> Answer:
    """Somebody who wants to be that one, and else does as hinted."""
    return TakeCharacter(who) if TakeCharacter(who) in ask.options else answer


def test_who_follows_the_hints_meets_everything_and_wins() -> None:
    """Each thing comes up by itself: nothing has to wait for a quiet moment."""
    *_, (session, last) = told = list(learn(GAME, by_itself(LESSON)))
    heard = [step for _, steps in told for step in steps]
    assert set(heard) == IDS
    assert len(heard) == len(IDS)
    assert heard[:6] == ["welcome", "character", "symbols", "pairs", "order", "lowest"]
    assert last == ["end"]
    assert session.result is not None
    assert session.result.winners == (0,)


def test_the_learner_takes_part_in_what_is_told() -> None:
    """A pair is taken first, a cup of the learner's own meets another, gold is reached."""
    *_, (session, _) = learn(GAME, LESSON)
    me = session.table.state.players[0].character
    events = [event for _, event in session.events(0)]
    taken = [each for each in events if isinstance(each, e.TookPair | e.TookDeck)]
    assert isinstance(taken[0], e.TookPair)
    assert {type(each) for each in taken if each.seat == 0} == {e.TookPair, e.TookDeck}
    assert any(isinstance(each, e.CupsMet) and me in each.between for each in events)
    assert any(isinstance(each, e.TurnedGolden) and each.seat == 0 for each in events)


def test_the_other_character_on_offer_is_taught_everything_too() -> None:
    """Whatever does not come up is told all the same."""
    opening, _ = next(learn(GAME, LESSON))
    ask = opening.ask_of(0)
    assert ask is not None
    offered = {each.character for each in ask.options if isinstance(each, TakeCharacter)}
    *_, (usual, _) = learn(GAME, LESSON)
    (other,) = offered - {usual.table.state.players[0].character}
    *_, (session, _) = told = list(learn(GAME, LESSON, partial(_taking, other)))
    assert session.table.state.players[0].character == other
    assert {step for _, steps in told for step in steps} == IDS


@pytest.mark.parametrize("seed", ["another", "and-another", "lesson"])
def test_whatever_happens_the_whole_game_is_taught(seed: str) -> None:
    """With other cards too, so also for whoever never asks for a hint."""
    lesson = msgspec.structs.replace(LESSON, seed=seed)
    assert {step for _, steps in learn(GAME, lesson) for step in steps} == IDS


def test_nobody_is_told_everything_at_once() -> None:
    """Four things at a time are enough."""
    assert max(len(told) for _, told in learn(GAME, LESSON)) == 4


def test_every_step_names_something_that_happens() -> None:
    check_triggers(GAME, LESSON)
