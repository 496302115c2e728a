"""What a set of things does: found once for each set, whoever holds it, and never changed. [3.6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import structs

from korchma.games.wasteknights.box.perks import Adds, AnyPerk, Can, Costs, Number
from korchma.kernel import Option

if TYPE_CHECKING:
    from korchma.games.wasteknights.state import Knight

P = TypeVar("P", bound=AnyPerk)


class Kit:
    """A set of things, and what they do: all perks by kind, each with the name of its source."""

    __slots__ = ("_perks", "adds", "arranged", "costs", "knacks", "roads", "totals", "uses")

    def __init__(self, found: Sequence[tuple[str, AnyPerk]], uses: frozenset[str]) -> None:
        perks: dict[type, list[Any]] = {}
        for each in found:
            perks.setdefault(type(each[1]), []).append(each)
        self._perks = perks
        self.uses = uses
        """The moments at which a card at hand can be used."""
        self.knacks: dict[str, str] = {}
        """What only one card can do, and the first that lets him."""
        for source, perk in perks.get(Can, ()):
            self.knacks.setdefault(perk.what, source)
        self.adds: frozenset[Number] = frozenset(perk.to for _, perk in perks.get(Adds, ()))
        """Numbers that are not as printed."""
        self.costs: tuple[Costs, ...] = tuple(perk for _, perk in perks.get(Costs, ()))
        self.totals: dict[tuple[Number, int, str, bool], int] = {}
        """What numbers come to, found once."""
        self.roads: dict[Any, Any] = {}
        """The map for whoever has these things: see ``roads``."""
        self.arranged: dict[int, list[Option]] = {}
        """How they can be moved: see ``gear``."""

    def perks(self, kind: type[P]) -> Sequence[tuple[str, P]]:
        """All perks of a kind."""
        return self._perks.get(kind, ())


class Seen:
    """The things a knight had when he was last looked at, and the kit they are."""

    __slots__ = ("armour", "breakdowns", "cargo", "hands", "injuries", "kit", "names", "upgrades")

    def __init__(self, knight: Knight, kit: Kit) -> None:
        self.hands = [structs.replace(each) for each in knight.hands]
        self.armour = [structs.replace(each) for each in knight.armour]
        self.cargo = [structs.replace(each) for each in knight.cargo]
        self.upgrades = dict(knight.upgrades)
        self.names = [*knight.upgrades]
        self.injuries = [*knight.injuries]
        self.breakdowns = [*knight.breakdowns]
        self.kit = kit


class Kits:
    """All kits of a box."""

    __slots__ = ("every", "last")

    def __init__(self) -> None:
        self.every: dict[Any, Kit] = {}
        self.last: dict[str, Seen] = {}
        """How each knight was when he was last looked at, at whichever table."""
