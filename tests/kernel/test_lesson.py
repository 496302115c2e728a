"""What a first game tells, and when."""

from __future__ import annotations

from typing import Annotated

import pytest

from korchma.kernel import Event, Lesson, Step, thing
from korchma.kernel.lesson import due

Seat = Annotated[int, thing("seat")]


class Rolled(Event, frozen=True):
    """Somebody rolled."""

    seat: Seat


class TurnBegan(Event, frozen=True):
    """The next turn."""


class Rained(Event, frozen=True):
    """It rained on everybody."""


LESSON = Lesson(
    seed="first",
    mode="plain",
    seats=("me", "bot:random"),
    quiet="move",
    steps=(
        Step("move", ("ask:move",)),
        Step("own", ("mine:rolled",)),
        Step("theirs", ("other:rolled",)),
        Step("rain", ("event:rained",), by=4),
        Step("score", (), by=6),
    ),
)


def told(asked: str = "", *events: Event, turn: int = 1, heard: tuple[str, ...] = ()) -> list[str]:
    """The steps told to the person on seat 1."""
    begun = (TurnBegan(),) * turn
    return [step.id for step in due(LESSON, heard, asked, (*begun, *events), 1)]


def test_a_question_brings_up_its_step() -> None:
    assert told("move") == ["move"]
    assert told("roll") == []


@pytest.mark.parametrize(("seat", "steps"), [(1, ["own"]), (0, ["theirs"])])
def test_the_same_event_is_another_lesson_when_it_is_mine(seat: int, steps: list[str]) -> None:
    assert told("", Rolled(seat)) == steps


def test_what_was_heard_is_not_told_again() -> None:
    assert told("move", Rolled(1), heard=("move",)) == ["own"]
    assert told("", Rained(), heard=("rain",)) == []


def test_what_never_came_is_told_at_a_quiet_moment() -> None:
    assert told("move", turn=3, heard=("move",)) == []
    assert told("move", turn=4, heard=("move",)) == ["rain"]
    assert told("roll", turn=9) == []
    assert told("move", turn=9) == ["move", "rain", "score"]


def test_steps_come_in_the_order_of_the_lesson() -> None:
    assert told("move", Rained(), Rolled(0), Rolled(1)) == ["move", "own", "theirs", "rain"]
