"""What a set of things does: found once for each set, whoever holds it, and never changed. [3.6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from korchma.games.wasteknights.box.perks import Adds, AnyPerk, Can, Costs, Number
from korchma.kernel import Option
from korchma.tray.modifiers import Part

if TYPE_CHECKING:
    from korchma.games.wasteknights.state import Knight

PRINTED = {"health", "resist", "repair", "explore", "chassis", "rate"}
"""Numbers that gear does not change. [3.6]"""
DRIVING = {"mp", "tank", "points"}
"""What the things in a wreck do not add to. [109, ruling 38]"""


def _idle(to: Number, wreck: bool) -> bool:
    return to in PRINTED or (to in DRIVING and wreck)


class Kit:
    """A set of things, and what they do: all perks by kind, each with the name of its source.

    A box remembers thousands: in tuples, which the garbage collector need not look at again.
    """

    __slots__ = (
        "_totals",
        "adds",
        "arranged",
        "costs",
        "kinds",
        "knacks",
        "purses",
        "roads",
        "skills",
        "uses",
    )

    def __init__(self, found: Sequence[tuple[str, AnyPerk]], uses: frozenset[str]) -> None:
        perks: dict[type, list[Any]] = {}
        for each in found:
            perks.setdefault(type(each[1]), []).append(each)
        self.kinds: dict[type, tuple[Any, ...]] = {x: tuple(every) for x, every in perks.items()}
        """All perks by kind."""
        self.uses = uses
        """The moments at which a card at hand can be used."""
        self.knacks: dict[str, str] = {}
        """What only one card can do, and the first that lets him."""
        for source, perk in perks.get(Can, ()):
            self.knacks.setdefault(perk.what, source)
        self.adds: frozenset[Number] = frozenset(perk.to for _, perk in perks.get(Adds, ()))
        """Numbers that are not as printed."""
        self.costs: tuple[Costs, ...] = tuple(perk for _, perk in perks.get(Costs, ()))
        self._totals: dict[tuple[Number, int, str, bool], int] = {}
        self.roads: dict[Any, Any] = {}
        """The map for whoever has these things: see ``roads``."""
        self.arranged: dict[tuple[str, int], tuple[Option, ...]] = {}
        """How they can be moved, in a vehicle with so many parts: see ``gear``."""
        self.skills: dict[tuple[bool, int], dict[str, str]] = {}
        """The dice of each skill outside combat, in a city or not, with so many commanders near:
        see ``eyes.riders``."""
        self.purses: dict[tuple[str, str, int, bool, bool], int] = {}
        """Points of a move, all fuel burned: see ``numbers``."""

    def parts(self, to: Number, base: int, ground: str, *, wreck: bool) -> list[Part]:
        """What each source adds to a number; limits come last."""
        found = [
            (source, perk)
            for source, perk in self.kinds.get(Adds, ())
            if perk.to == to
            and (not perk.ground or ground in perk.ground)
            and not (source.startswith("gear:") and _idle(to, wreck))
        ]
        out = []
        for source, perk in sorted(found, key=lambda each: each[1].least):
            n = perk.n
            if n < 0:
                n = max(base + n, min(base, perk.least)) - base
            if n:
                out.append(Part(source, n))
                base += n
        return out

    def number(self, to: Number, base: int, ground: str = "", *, wreck: bool = False) -> int:
        """What a number comes to; reckoned once."""
        if to not in self.adds:
            return base
        key = to, base, ground, wreck
        total = self._totals.get(key)
        if total is None:
            total = base + sum(part.n for part in self.parts(to, base, ground, wreck=wreck))
            self._totals[key] = total
        return total


Things: TypeAlias = tuple[object, ...]
"""What a knight has, compared all at once: of any length, or mypyc takes it apart each time."""


class Seen:
    """The things a knight had when he was last looked at, and the kit they are."""

    __slots__ = ("kit", "order", "things")

    def __init__(self, knight: Knight, kit: Kit) -> None:
        self.things: Things = (
            [*knight.hands],
            [*knight.armour],
            [*knight.cargo],
            dict(knight.upgrades),
            [*knight.injuries],
            [*knight.breakdowns],
        )
        self.order = [*knight.upgrades] if len(knight.upgrades) > 1 else None
        """In which order upgrades lie there, where there are several."""
        self.kit = kit


class Kits:
    """All kits of a box."""

    __slots__ = ("every", "last")

    def __init__(self) -> None:
        self.every: dict[Any, Kit] = {}
        self.last: dict[str, Seen] = {}
        """How each knight was when he was last looked at, at whichever table."""
