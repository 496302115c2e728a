"""Telling a story: step after step, with a question wherever somebody must decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Generic, TypeAlias, TypeVar

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


class Teller(ABC, Generic[T, E, C]):
    """How a game tells its stories: what it does with the words of its own vocabulary."""

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
            yield from self.own(t, entry, part)
        self.taken(t, entry, way)
        return (yield from self.steps(t, entry, way.steps))

    def open_ways(self, t: T, choice: Choose[E, C]) -> list[Way[E, C]]:
        """The ways that may be taken: their condition holds and all of their price is there."""
        return [
            way
            for way in choice.options
            if (way.when is None or self.true(t, way.when))
            and not (way.price and any(self.lacks(t, part) for part in way.price))
        ]

    def true(self, t: T, condition: Condition[C]) -> bool:
        """Whether a condition holds."""
        match condition:
            case FlagIs(name, least, most):
                value = self.flags(t).get(name, 0)
                return least <= value and (most is None or value <= most)
            case Not(of):
                return not self.true(t, of)
            case AllOf(parts):
                return all(self.true(t, part) for part in parts)
            case AnyOf(parts):
                return any(self.true(t, part) for part in parts)
            case own:
                return self.holds(t, own)
