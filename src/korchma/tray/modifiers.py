"""What adds to a number, when, and under which name: one list for rules, forecasts and panels.

A game declares its modifiers once, in the order in which they count. The rule asks for the total,
the forecast and the panel ("Combat +4, potion −2") for the parts, and both get the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

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
    of: str = ""
    """The thing it comes with: while that is not in the scene it is not asked."""
    optional: bool = False
    """Whoever has the thing may keep it for later."""
    about: tuple[str, ...] = ()
    """What of the scene it looks at, by name, for the panel that tells of it."""

    def __post_init__(self) -> None:
        assert self.of or not self.optional, f"{self.source}: only a thing can be kept for later"


Moment: TypeAlias = tuple[tuple[Modifier[Scene], ...], tuple[Modifier[Scene], ...], frozenset[str]]
"""All modifiers of a moment, those that come with no thing, and the things of the others."""
NOTHING: Moment[Any] = (), (), frozenset()


class Modifiers(Generic[Scene]):
    """All modifiers of a game, by their moments.

    >>> class Hero(NamedTuple):
    ...     strength: int
    ...     gear: tuple[str, ...]
    ...     using: tuple[str, ...] = ()
    >>> every = Modifiers[Hero](
    ...     [
    ...         Modifier("attack", "strength", lambda hero, so_far: hero.strength),
    ...         Modifier("attack", "axe", lambda hero, so_far: 2, of="axe"),
    ...         Modifier("attack", "oil", lambda hero, so_far: 1, of="oil", optional=True),
    ...         Modifier("attack", "armour", lambda hero, so_far: min(0, 5 - so_far)),
    ...     ],
    ...     things=lambda hero: hero.gear,
    ...     chosen=lambda hero: hero.using,
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

    >>> every.total("attack", Hero(2, ("axe", "oil"), using=("oil",)))
    5
    >>> every.open("attack", Hero(2, ("axe", "oil"))), every.open("attack", Hero(3, ("axe", "oil")))
    (['oil'], [])
    """

    def __init__(
        self,
        every: Iterable[Modifier[Scene]],
        things: Callable[[Scene], Collection[str]] = lambda scene: (),
        chosen: Callable[[Scene], Collection[str]] = lambda scene: (),
    ) -> None:
        self.every = tuple(every)
        self._things, self._chosen = things, chosen
        self.by_moment: dict[str, Moment[Scene]] = {}
        for moment in dict.fromkeys(each.moment for each in self.every):
            here = tuple(each for each in self.every if each.moment == moment)
            always = tuple(each for each in here if not each.of)
            self.by_moment[moment] = here, always, frozenset(x.of for x in here if x.of)

    def __iter__(self) -> Iterator[Modifier[Scene]]:
        return iter(self.every)

    def things_of(self, moment: str) -> frozenset[str]:
        """The things that could change something at this moment."""
        things: frozenset[str] = self.by_moment.get(moment, NOTHING)[2]
        return things

    def total(self, moment: str, scene: Scene, base: int = 0) -> int:
        """What the number comes to."""
        for each in self._at_work(moment, scene):
            base += each.adds(scene, base)
        return base

    def parts(self, moment: str, scene: Scene, base: int = 0) -> list[Part]:
        """What each source adds to a base, in the order in which they count."""
        out = []
        for each in self._at_work(moment, scene):
            n = each.adds(scene, base)
            if n:
                out.append(Part(each.source, n))
                base += n
        return out

    def offers(self, moment: str, scene: Scene, base: int = 0) -> list[Part]:
        """The optional sources not chosen yet, and what each would add to a base by itself."""
        every, _, of = self.by_moment.get(moment, NOTHING)
        things = self._things(scene)
        if of.isdisjoint(things):
            return []
        chosen = self._chosen(scene)
        return [
            Part(each.source, n)
            for each in every
            if each.optional
            and each.of in things
            and each.source not in chosen
            and (n := each.adds(scene, base))
        ]

    def open(
        self,
        moment: str,
        scene: Scene,
        base: int = 0,
        outcome: Callable[[int], int] = lambda total: total,
    ) -> list[str]:
        """The optional sources not chosen yet; none where all of them would change nothing.

        ``outcome`` says what becomes of a total: damage beyond the last point of life is nothing.
        """
        found = [source for source, _ in self.offers(moment, scene, base)]
        if not found:
            return []
        with_all = base
        for each in self._at_work(moment, scene, found):
            with_all += each.adds(scene, with_all)
        return found if outcome(with_all) != outcome(self.total(moment, scene, base)) else []

    def _at_work(
        self, moment: str, scene: Scene, also: Collection[str] = ()
    ) -> Sequence[Modifier[Scene]]:
        """Those whose thing is there, chosen where that is up to somebody, in their order."""
        found: Moment[Scene] = self.by_moment.get(moment, NOTHING)
        every, always, of = found
        if not of or of.isdisjoint(things := self._things(scene)):
            return always
        chosen = self._chosen(scene)
        return [
            each
            for each in every
            if not each.of
            or (
                each.of in things
                and (not each.optional or each.source in chosen or each.source in also)
            )
        ]
