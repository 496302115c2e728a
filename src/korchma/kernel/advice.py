"""Advice: what a player program would do, why in a phrase, and what it would do next to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

import msgspec

from korchma.kernel.ask import Answer, kebab
from korchma.kernel.things import kinds, thing

Chance: TypeAlias = Annotated[float, thing("chance")]
"""A field of a reason that sentences say as a percentage."""


class Reason(msgspec.Struct, frozen=True, gc=False, tag_field="why", tag=kebab):
    """Why an answer is good, as a typed fact; ``why-TAG`` says it. Only what its seat can know.

    >>> class Rest(Reason, frozen=True):
    ...     nights: int
    >>> msgspec.json.encode(Rest(2))
    b'{"why":"rest","nights":2}'
    """


def names_chance(reason: Reason | None) -> bool:
    """Whether a reason tells a chance itself."""
    return reason is not None and "chance" in kinds(type(reason)).values()


class Advice(msgspec.Struct, frozen=True):
    """What a good player would answer and why, and the ``next`` best answer with its reason."""

    answer: Answer
    reason: Reason | None = None
    next: Advice | None = None


def unsaid() -> Reason | None:
    """No reason that is worth a phrase."""
    return None


class Thought(NamedTuple):
    """An answer a program has come to. The reason is put into words only if somebody asks."""

    answer: Answer
    why: Callable[[], Reason | None] = unsaid
    next: Thought | None = None

    def told(self) -> Advice:
        """The same for whoever asked for advice; what is said of the best is not said again."""
        reason, then = self.why(), self.next
        if then is None:
            return Advice(self.answer, reason)
        other = then.why()
        after = Advice(then.answer, other if other != reason else None)
        return Advice(self.answer, reason, after)


A = TypeVar("A", bound=Answer)
W = TypeVar("W", float, tuple[float, ...])


def weigh(
    answers: Sequence[A], worth: Callable[[A], W], why: Callable[[A], Reason | None]
) -> Thought:
    """The answer of most worth, the first of equals, with the one after it.

    >>> weigh(["hay", "oats"], len, lambda fodder: None).told()
    Advice(answer='oats', reason=None, next=Advice(answer='hay', reason=None, next=None))
    """
    best, *others = sorted(answers, key=worth, reverse=True)
    then = Thought(others[0], lambda: why(others[0])) if others else None
    return Thought(best, lambda: why(best), then)
