"""What adds to a number, when, and under which name: one list for rules, forecasts and panels.

A game declares its modifiers once, in the order in which they count. The rule asks for the total,
the forecast and the panel ("Combat +4, potion −2") for the parts, and both get the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

Scene = TypeVar("Scene")
"""What a modifier looks at: the table, who acts, with what. Each game has its own."""


class Part(NamedTuple):
    """What a source adds."""

    source: str
    n: int


@dataclass(frozen=True)
class Modifier(Generic[Scene]):
    """At this moment this source adds so much to what has come together so far.

    Knowing the sum so far, a limit is a modifier like any other: ``min(0, most - so_far)``.
    """

    moment: str
    source: str
    adds: Callable[[Scene, int], int]
    optional: bool = False
    """Whoever has it may keep it for later."""
    about: tuple[str, ...] = ()
    """What of the scene it looks at, by name, for the panel that tells of it."""


class Modifiers(Generic[Scene]):
    """All modifiers of a game, by their moments.

    >>> class Hero(NamedTuple):
    ...     strength: int
    ...     gear: tuple[str, ...]
    >>> every = Modifiers[Hero](
    ...     [
    ...         Modifier("attack", "strength", lambda hero, so_far: hero.strength),
    ...         Modifier("attack", "axe", lambda hero, so_far: 2 * ("axe" in hero.gear)),
    ...         Modifier("attack", "oil", lambda hero, so_far: "oil" in hero.gear, optional=True),
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

    >>> every.total("attack", Hero(2, ("axe", "oil")), chosen=["oil"])
    5
    >>> every.open("attack", Hero(2, ("axe", "oil"))), every.open("attack", Hero(3, ("axe", "oil")))
    (['oil'], [])
    """

    def __init__(self, every: Iterable[Modifier[Scene]]) -> None:
        self.every = tuple(every)
        self._at: dict[str, list[Modifier[Scene]]] = {}
        for each in self.every:
            self._at.setdefault(each.moment, []).append(each)

    def __iter__(self) -> Iterator[Modifier[Scene]]:
        return iter(self.every)

    def total(self, moment: str, scene: Scene, base: int = 0, chosen: Collection[str] = ()) -> int:
        """What the number comes to."""
        for each in self._at.get(moment, ()):
            if not each.optional or each.source in chosen:
                base += each.adds(scene, base)
        return base

    def parts(
        self, moment: str, scene: Scene, base: int = 0, chosen: Collection[str] = ()
    ) -> list[Part]:
        """What each source adds to a base, in the order in which they count."""
        out = []
        for each in self._at.get(moment, ()):
            n = each.adds(scene, base) if not each.optional or each.source in chosen else 0
            if n:
                out.append(Part(each.source, n))
                base += n
        return out

    def offers(
        self, moment: str, scene: Scene, base: int = 0, chosen: Collection[str] = ()
    ) -> list[Part]:
        """The optional sources not chosen yet, and what each would add to a base by itself."""
        return [
            Part(each.source, n)
            for each in self._at.get(moment, ())
            if each.optional and each.source not in chosen and (n := each.adds(scene, base))
        ]

    def open(
        self,
        moment: str,
        scene: Scene,
        base: int = 0,
        chosen: Collection[str] = (),
        outcome: Callable[[int], int] = lambda total: total,
    ) -> list[str]:
        """The optional sources not chosen yet; none where all of them would change nothing.

        ``outcome`` says what becomes of a total: damage beyond the last point of life is nothing.
        """
        found = [source for source, _ in self.offers(moment, scene, base, chosen)]
        if not found:
            return []
        with_all = self.total(moment, scene, base, [*chosen, *found])
        without = self.total(moment, scene, base, chosen)
        return found if outcome(with_all) != outcome(without) else []

    def without(self, moment: str, source: str) -> Modifiers[Scene]:
        """All but one: what would be without it?"""
        return Modifiers(x for x in self.every if (x.moment, x.source) != (moment, source))
