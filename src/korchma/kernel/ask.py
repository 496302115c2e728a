"""What a person is asked and may answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar, final

import msgspec


def kebab(name: str) -> str:
    """The tag of a class: its name in kebab-case.

    >>> kebab("PlacePawn")
    'place-pawn'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


K = TypeVar("K")
O = TypeVar("O", bound="Option")  # noqa: E741  # options

KEPT = 4096
"""Options of a kind that are remembered before all are forgotten."""


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=kebab):
    """Something a player may choose: a small value, compared by value, its own JSON in the log.

    >>> class Walk(Option, frozen=True):
    ...     to: str
    >>> msgspec.json.encode(Walk(to="bad-ass"))
    b'{"do":"walk","to":"bad-ass"}'
    """


class Ready(dict[K, O], Generic[K, O]):
    """Options that are made once, by what tells them apart.

    >>> class Drop(Option, frozen=True):
    ...     card: str
    >>> drops = Ready(Drop)
    >>> drops["oak"], drops["oak"] is drops["oak"]
    (Drop(card='oak'), True)
    """

    def __init__(self, make: Callable[[K], O]) -> None:
        self._make = make

    def __missing__(self, key: K) -> O:
        if len(self) >= KEPT:
            self.clear()
        self[key] = made = self._make(key)
        return made


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat.

    ``pick`` is None for a plain choice of one; ``(low, high)`` for several, whose answer is a
    tuple. ``usual`` is set where most people always answer the same: a client gives that answer
    by itself unless its player wants to be stopped at every window.

    >>> ask = Ask(0, "toss", (Option(),), pick=(0, 1))
    >>> ask.pick
    (0, 1)
    """

    seat: int
    about: str
    options: Sequence[Option]
    pick: tuple[int, int] | None = None
    ordered: bool = False
    rule: str = ""
    usual: Option | None = None


class AskAll(msgspec.Struct, frozen=True):
    """Questions to several seats at once, answered in secret; nobody sees one before all are in.

    Rules ``yield SAFE`` right before it: a table that is dealt anew asks it anew.
    """

    asks: tuple[Ask, ...]

    def __iter__(self) -> Iterator[Ask]:
        return iter(self.asks)


@final
class Safe:
    """A point from which the rest of the game follows from the state alone."""

    def __repr__(self) -> str:
        return "SAFE"


SAFE = Safe()

Answer: TypeAlias = Option | tuple[Option, ...]
Answers: TypeAlias = dict[int, Answer]

T = TypeVar("T")
Flow: TypeAlias = Generator[Ask | AskAll | Safe, Answer | Answers, T]
"""What rules are: they do what the rulebook says and yield where somebody must decide."""


def several(answer: Answer | Answers) -> tuple[Option, ...]:
    """The answer to an Ask with ``pick``."""
    assert isinstance(answer, tuple)
    return answer


class Refused(msgspec.Struct, frozen=True):
    """Why a thing that looks possible is not: the thing, the rule, and a text id with its words."""

    ref: str
    rule: str
    reason: str
    things: msgspec.Struct | None = None


class Illegal(Exception):
    """A choice that was not offered. Nothing has changed.

    ``reason`` is a text id; the message is for programmers.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


def _check_several(ask: Ask, answer: tuple[Option, ...]) -> None:
    assert ask.pick is not None
    low, high = ask.pick
    if not low <= len(answer) <= high:
        raise Illegal("wrong-number", f"{ask.about}: pick {low} to {high}, not {len(answer)}")
    left = list(ask.options)
    for option in answer:
        if option not in left:
            raise Illegal("not-offered", f"{ask.about}: {option!r} is not offered (again)")
        left.remove(option)


def check(ask: Ask, answer: Answer) -> Answer:
    """The answer as it goes into the log, if it answers the Ask; Illegal if not.

    Where order does not matter, several options are put into the order in which they were offered.
    """
    if ask.pick is None:
        if isinstance(answer, tuple) or answer not in ask.options:
            raise Illegal("not-offered", f"{ask.about}: {answer!r} is not offered")
        return answer
    if not isinstance(answer, tuple):
        raise Illegal("wrong-number", f"{ask.about}: wants a tuple of options")
    _check_several(ask, answer)
    return in_order(ask, answer)


def in_order(ask: Ask, answer: tuple[Option, ...]) -> tuple[Option, ...]:
    """Several options as they were offered, unless their order is part of the answer."""
    if ask.ordered or len(answer) < 2:
        return answer
    left = list(answer)
    ordered: list[Option] = []
    for option in ask.options:
        if option in left:
            left.remove(option)
            ordered.append(option)
    return tuple(ordered)
