"""Telling a story: step after step, with a question wherever somebody must decide."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from korchma.kernel.ask import Flow
from korchma.tray.stories.grammar import (
    AllOf,
    AnyOf,
    Branch,
    C,
    Choose,
    Condition,
    E,
    Entry,
    FlagIs,
    If,
    Jump,
    Mark,
    Name,
    Not,
    Read,
    Steps,
    TheEnd,
    Way,
)

T = TypeVar("T")
"""The game's table."""

Stop: TypeAlias = Jump | TheEnd | None
"""Why the steps that follow are not read, if they are not."""


KEPT = 65_536
"""Conditions that are remembered before all are forgotten: more than any box has."""


def all_of(parts: Sequence[Callable[[T], bool]]) -> Callable[[T], bool]:
    """One question of several, asked in their order until one is denied."""

    def every(t: T) -> bool:
        for part in parts:  # noqa: SIM110  # all() of a generator takes twice as long
            if not part(t):
                return False
        return True

    return parts[0] if len(parts) == 1 else every


def any_of(parts: Sequence[Callable[[T], bool]]) -> Callable[[T], bool]:
    """One question of several, asked in their order until one is affirmed."""

    def some(t: T) -> bool:
        for part in parts:  # noqa: SIM110  # any() of a generator takes twice as long
            if part(t):
                return True
        return False

    return some


class Teller(ABC, Generic[T, E, C]):
    """How a game tells its stories: what it does with the words of its own vocabulary."""

    _questions: ClassVar[dict[int, tuple[Any, Callable[[Any], bool]]]]
    """Conditions by their identity, each kept with its question so that it stays the same."""

    def __init_subclass__(cls) -> None:
        cls._questions = {}

    @abstractmethod
    def entries(self, t: T) -> Mapping[Name, Entry[E, C]]:
        """All entries there are."""

    @abstractmethod
    def own(self, t: T, entry: Entry[E, C], step: E) -> Flow[Branch[E, C] | None]:
        """Carry out a step of the game's own; a check or a fight returns what came of it."""

    @abstractmethod
    def choose(
        self, t: T, entry: Entry[E, C], choice: Choose[E, C], ways: Sequence[Way[E, C]]
    ) -> Flow[Way[E, C] | None]:
        """Ask which of the open ways; None where the story goes on behind them."""

    def lacks(self, t: T, price: E) -> bool:
        """Whether this part of a price cannot be paid in full."""
        return False

    def holds(self, t: T, condition: C) -> bool:
        """Whether one of the game's own conditions holds."""
        raise NotImplementedError(f"no such condition: {condition}")

    def flags(self, t: T) -> MutableMapping[str, int]:
        """The flags of this game."""
        raise NotImplementedError("this game has no flags")

    def opened(self, t: T, entry: Entry[E, C]) -> bool:
        """An entry is about to be read: its text is told now, not before; False passes it over."""
        return True

    def taken(self, t: T, entry: Entry[E, C], way: Way[E, C]) -> None:
        """A way was chosen and paid: now what comes of it may be told."""

    def closed(self, t: T, entry: Entry[E, C]) -> None:
        """An entry has been read."""

    # --- the grammar -----------------------------------------------------------------------------

    def tell(self, t: T, name: Name) -> Flow[str | None]:
        """Read an entry, and those it jumps to; the ending, where there was one."""
        stop: Stop = Jump(name)
        while isinstance(stop, Jump):
            entry = self.entries(t)[stop.to]
            stop = None
            if self.opened(t, entry):
                stop = yield from self.steps(t, entry, entry.steps)
                self.closed(t, entry)
        return stop.ending if stop else None

    def steps(self, t: T, entry: Entry[E, C], steps: Steps[E, C]) -> Flow[Stop]:
        """One step after the other, until one leads away."""
        for step in steps:
            stop: Stop = None
            match step:
                case Choose():
                    stop = yield from self._choice(t, entry, step)
                case Jump() | TheEnd():
                    stop = step
                case Read(name):
                    ending = yield from self.tell(t, name)
                    stop = TheEnd(ending) if ending is not None else None
                case Mark(name):
                    flags = self.flags(t)
                    flags[name] = step.new(flags.get(name, 0))
                case If(when, then, otherwise):
                    then = then if self.true(t, when) else otherwise
                    stop = yield from self.steps(t, entry, then)
                case _:
                    branch = yield from self.own(t, entry, step)
                    if branch is not None:
                        stop = yield from self.steps(t, entry, branch.steps)
            if stop is not None:
                return stop
        return None

    def _choice(self, t: T, entry: Entry[E, C], choice: Choose[E, C]) -> Flow[Stop]:
        """The choice, its price, and only then what comes of it."""
        way = yield from self.choose(t, entry, choice, self.open_ways(t, choice))
        if way is None:
            return None
        for part in way.price:
            yield from self.pay(t, entry, part)
        self.taken(t, entry, way)
        return (yield from self.steps(t, entry, way.steps))

    def pay(self, t: T, entry: Entry[E, C], part: E) -> Flow[None]:
        """A part of a price is paid."""
        yield from self.own(t, entry, part)

    def open_ways(self, t: T, choice: Choose[E, C]) -> list[Way[E, C]]:
        """The ways that may be taken: their condition holds and all of their price is there."""
        return [
            way
            for way in choice.options
            if (way.when is None or self.true(t, way.when))
            and not (way.price and any(self.lacks(t, part) for part in way.price))
        ]

    # --- conditions ------------------------------------------------------------------------------

    def true(self, t: T, condition: Condition[C]) -> bool:
        """Whether a condition holds."""
        return self.question(condition)(t)

    def question(self, condition: Condition[C]) -> Callable[[T], bool]:
        """A condition as a question to any table: it is taken apart once, and asked often."""
        known = self._questions.get(id(condition))
        if known is None:
            if len(self._questions) >= KEPT:
                self._questions.clear()
            known = self._questions[id(condition)] = condition, self._taken_apart(condition)
        return known[1]

    def _taken_apart(self, condition: Condition[C]) -> Callable[[T], bool]:
        match condition:
            case FlagIs(name, least, most):
                flag, above = self.flag(name), math.inf if most is None else most
                return lambda t: least <= flag(t) <= above
            case Not(of):
                other = self._taken_apart(of)
                return lambda t: not other(t)
            case AllOf(parts):
                return all_of([self._taken_apart(part) for part in parts])
            case AnyOf(parts):
                return any_of([self._taken_apart(part) for part in parts])
            case own:
                return self.asks(own)

    def flag(self, name: str) -> Callable[[T], int]:
        """How a flag is read."""
        return lambda t: self.flags(t).get(name, 0)

    def asks(self, condition: C) -> Callable[[T], bool]:
        """One of the game's own conditions as a question."""
        return lambda t: self.holds(t, condition)
