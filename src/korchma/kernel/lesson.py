"""A first game that teaches: a fixed table, and what is said the first time something comes.

A step is told by what brings it up: ``ask:move`` (the learner is asked that), ``event:crisis``
(that happened), ``mine:solved`` and ``other:solved`` (that happened to the learner, to somebody
else). Its words are the messages ``lesson-ID`` and ``lesson-ID.text``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from korchma.kernel.ask import kebab
from korchma.kernel.event import Event


class Step(msgspec.Struct, frozen=True):
    """One thing to learn. ``show`` names the part of the table it is about, ``here`` the places
    of the event that brought it up. From turn ``by`` of the game on it is told at the next quiet
    moment, even if it has not come up by itself."""

    id: str
    on: tuple[str, ...]
    show: str = "here"
    by: int = 0


class Lesson(msgspec.Struct, frozen=True):
    """A first game: always the same seed, mode and seats. ``quiet`` is the question at which
    there is time for what has not come up yet; ``turns`` the event by which turns are counted."""

    seed: str
    mode: str
    seats: tuple[str, ...]
    quiet: str
    steps: tuple[Step, ...]
    turns: str = "turn-began"


def _brings(trigger: str, asked: str, events: Sequence[Event], seat: int) -> bool:
    """Whether a step's trigger has come."""
    kind, _, tag = trigger.partition(":")
    if kind == "ask":
        return asked == tag
    for event in events:
        if kebab(type(event).__name__) == tag:
            whose = getattr(event, "seat", None)
            mine = whose == seat
            if kind == "event" or mine == (kind == "mine"):
                return True
    return False


def due(
    lesson: Lesson,
    heard: Collection[str],
    asked: str,
    events: Sequence[Event],
    seat: int,
) -> list[Step]:
    """What is to be told now, in the order of the lesson; as web/src/lib/lesson.ts."""
    late = 0
    if asked == lesson.quiet:
        late = sum(kebab(type(event).__name__) == lesson.turns for event in events)
    return [
        step
        for step in lesson.steps
        if step.id not in heard
        and (0 < step.by <= late or any(_brings(each, asked, events, seat) for each in step.on))
    ]
