"""What adds to a number, when, and under which name: one list for rules, forecasts and panels.

A game declares its modifiers once, in the order in which they count. The rule asks for the total,
the forecast and the panel ("Combat +4, potion −2") for the parts, and both get the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec


class Scene(Protocol):
    """What a modifier looks at: the table, who acts, with what. Each game has its own."""

    @property
    def things(self) -> Collection[str]:
        """What is there that a modifier may come with."""

    @property
    def chosen(self) -> Collection[str]:
        """The optional sources that are used."""


S = TypeVar("S", bound=Scene)


class Part(msgspec.Struct, frozen=True, gc=False):
    """What a source adds."""

    source: str
    n: int


@dataclass(frozen=True)
class Modifier(Generic[S]):
    """At this moment this source adds so much to what has come together so far.

    Knowing the sum so far, a limit is a modifier like any other: ``min(0, most - so_far)``.
    """

    moment: str
    source: str
    adds: Callable[[S, int], int]
    of: str = ""
    """The thing it comes with: while that is not in the scene it is not asked."""
    optional: bool = False
    """Whoever has the thing may keep it for later."""
    about: tuple[str, ...] = ()
    """What of the scene it looks at, by name, for the panel that tells of it."""

    def __post_init__(self) -> None:
        assert self.of or not self.optional, f"{self.source}: only a thing can be kept for later"


class Here(Generic[S]):
    """Some modifiers of a moment, in their order, and the optional ones among them."""

    __slots__ = ("every", "optional")

    def __init__(self, every: Iterable[Modifier[S]]) -> None:
        self.every = tuple(every)
        self.optional = tuple(each for each in self.every if each.optional)

    def used(self, chosen: Collection[str]) -> Sequence[Modifier[S]]:
        """Those that count with this choice."""
        return [each for each in self.every if not each.optional or each.source in chosen]


class Moment(Generic[S]):
    """All modifiers of a moment; which of them come with certain things is found once."""

    __slots__ = ("_always", "_with", "every", "of")

    def __init__(self, every: Iterable[Modifier[S]]) -> None:
        self.every = tuple(every)
        self.of = frozenset(each.of for each in self.every if each.of)
        self._always = Here(each for each in self.every if not each.of)
        self._with: dict[frozenset[str], Here[S]] = {}

    def here(self, things: Collection[str]) -> Here[S]:
        """Those whose thing is there."""
        if self.of.isdisjoint(things):
            return self._always
        there = self.of.intersection(things)
        found = self._with.get(there)
        if found is None:
            found = Here(each for each in self.every if not each.of or each.of in there)
            self._with[there] = found
        return found


NOTHING: Moment[Any] = Moment(())


class Modifiers(Generic[S]):
    """All modifiers of a game, by their moments.

    >>> from typing import NamedTuple
    >>> class Hero(NamedTuple):
    ...     strength: int
    ...     things: tuple[str, ...]
    ...     chosen: tuple[str, ...] = ()
    >>> every = Modifiers[Hero](
    ...     [
    ...         Modifier("attack", "strength", lambda hero, so_far: hero.strength),
    ...         Modifier("attack", "axe", lambda hero, so_far: 2, of="axe"),
    ...         Modifier("attack", "oil", lambda hero, so_far: 1, of="oil", optional=True),
    ...         Modifier("attack", "armour", lambda hero, so_far: min(0, 5 - so_far)),
    ...     ]
    ... )
    >>> every.total("attack", Hero(2, ("axe",)))
    4
    >>> for part in every.parts("attack", Hero(4, ("axe",))):
    ...     print(f"{part.source} {part.n:+}")
    strength +4
    axe +2
    armour -1

    What is optional counts when it is chosen, and is worth a question only where it changes
    something:

    >>> every.total("attack", Hero(2, ("axe", "oil"), chosen=("oil",)))
    5
    >>> every.open("attack", Hero(2, ("axe", "oil"))), every.open("attack", Hero(3, ("axe", "oil")))
    (['oil'], [])
    """

    def __init__(self, every: Iterable[Modifier[S]]) -> None:
        self.every = tuple(every)
        self.by_moment: dict[str, Moment[S]] = {
            moment: Moment(each for each in self.every if each.moment == moment)
            for moment in dict.fromkeys(each.moment for each in self.every)
        }

    def __iter__(self) -> Iterator[Modifier[S]]:
        return iter(self.every)

    def things_of(self, moment: str) -> frozenset[str]:
        """The things that could change something at this moment."""
        return self.by_moment.get(moment, NOTHING).of

    def total(self, moment: str, scene: S, base: int = 0) -> int:
        """What the number comes to."""
        here = self.by_moment.get(moment, NOTHING).here(scene.things)
        for each in here.used(scene.chosen) if here.optional else here.every:
            base += each.adds(scene, base)
        return base

    def parts(self, moment: str, scene: S, base: int = 0) -> list[Part]:
        """What each source adds to a base, in the order in which they count."""
        here, out = self.by_moment.get(moment, NOTHING).here(scene.things), []
        for each in here.used(scene.chosen) if here.optional else here.every:
            n = each.adds(scene, base)
            if n:
                out.append(Part(each.source, n))
                base += n
        return out

    def offers(self, moment: str, scene: S, base: int = 0) -> list[Part]:
        """The optional sources not chosen yet, and what each would add to a base by itself."""
        here = self._here(moment, scene)
        if not here.optional:
            return []
        chosen = scene.chosen
        return [
            Part(each.source, n)
            for each in here.optional
            if each.source not in chosen and (n := each.adds(scene, base))
        ]

    def could_change(self, moment: str, scene: S) -> bool:
        """Whether anything is there at all that has a say at this moment."""
        return bool(self._here(moment, scene).every)

    def could_choose(self, moment: str, scene: S) -> bool:
        """Whether anything optional is there at all."""
        return bool(self._here(moment, scene).optional)

    def open(
        self,
        moment: str,
        scene: S,
        base: int = 0,
        outcome: Callable[[S, int], int] = lambda scene, total: total,
    ) -> list[str]:
        """The optional sources not chosen yet; none where all of them would change nothing.

        ``outcome`` says what becomes of a total: damage beyond the last point of life is nothing.
        """
        found = [part.source for part in self.offers(moment, scene, base)]
        if not found:
            return []
        with_all = base
        for each in self._here(moment, scene).used([*scene.chosen, *found]):
            with_all += each.adds(scene, with_all)
        without = self.total(moment, scene, base)
        return found if outcome(scene, with_all) != outcome(scene, without) else []

    def _here(self, moment: str, scene: S) -> Here[S]:
        return self.by_moment.get(moment, NOTHING).here(scene.things)
