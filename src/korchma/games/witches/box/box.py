"""The box of The Witches, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from korchma.games.witches.box.rows import (
    Area,
    Benefit,
    Card,
    Footpath,
    Setup,
    Symbol,
    Token,
    Witch,
)
from korchma.games.witches.options import Fly, Land, Lend, Play, Retreat, Start, Walk
from korchma.kernel.content import fingerprint
from korchma.tray.dice import Pool, numbers
from korchma.tray.maps import Graph

SYMBOLS: dict[Symbol, int] = {"broom": 0, "headology": 1, "magic": 2}
"""What a card's symbol adds between the rolls. [61, 79, 81]"""


@dataclass(frozen=True, eq=False)
class Box:
    """Everything in the box, and what follows from it."""

    areas: dict[str, Area]
    paths: dict[str, Footpath]
    tokens: dict[str, Token]
    cards: dict[int, Card]
    witches: dict[str, Witch]
    setups: dict[int, Setup]
    faces: tuple[int, ...]

    @cached_property
    def fingerprint(self) -> str:
        """Names this content in records."""
        return fingerprint(
            self.areas, self.paths, self.tokens, self.cards, self.witches, self.setups, self.faces
        )

    @cached_property
    def pair(self) -> Pool:
        """The two dice of a roll."""
        return (numbers(*self.faces),) * 2

    @cached_property
    def spaces_of(self) -> dict[str, tuple[str, ...]]:
        """The spaces of each area: its own id if there is only one."""
        return {
            area.id: (area.id,)
            if area.spaces == 1
            else tuple(f"{area.id}-{i}" for i in range(1, area.spaces + 1))
            for area in self.areas.values()
        }

    @cached_property
    def area_of(self) -> dict[str, str]:
        """The area a space belongs to."""
        return {space: area for area, spaces in self.spaces_of.items() for space in spaces}

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """All spaces of the map."""
        return tuple(self.area_of)

    @cached_property
    def lanes(self) -> Graph[str]:
        """The areas, and the paths between them. [44]"""
        return Graph.of_roads(self.areas, (path.between for path in self.paths.values()))

    @cached_property
    def starts(self) -> dict[str, tuple[str, ...]]:
        """The spaces marked for an easy or a hard problem at the start: the first of an area."""
        return {
            kind: tuple(self.spaces_of[x.id][0] for x in self.areas.values() if x.start == kind)
            for kind in ("easy", "hard")
        }

    @cached_property
    def bags(self) -> dict[bool, tuple[str, ...]]:
        """All hard tokens, and all easy ones."""
        return {
            hard: tuple(
                x.id for x in self.tokens.values() if x.hard is hard for _ in range(x.count)
            )
            for hard in (True, False)
        }

    @cached_property
    def hard(self) -> frozenset[str]:
        """The kinds of hard problems."""
        return frozenset(token.id for token in self.tokens.values() if token.hard)

    @cached_property
    def elves(self) -> frozenset[str]:
        """The kinds that count towards the loss by elves."""
        return frozenset(token.id for token in self.tokens.values() if token.group == "elves")

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """The other spaces of a space's own area."""
        return {
            space: tuple(x for x in self.spaces_of[area] if x != space)
            for space, area in self.area_of.items()
        }

    @cached_property
    def ground(self) -> Graph[str]:
        """The spaces: next to each the others of its area, and those of the areas one step away."""
        return Graph(
            {
                space: self.beside[space]
                + tuple(x for near in self.lanes.near[area] for x in self.spaces_of[near])
                for space, area in self.area_of.items()
            }
        )

    @cached_property
    def plays(self) -> dict[int, Play]:
        """The option to play each card; options offered often are made once."""
        return {card: Play(card) for card in self.cards}

    @cached_property
    def offers(self) -> Offers:
        """The options to play the cards with certain benefits."""
        return Offers(self)

    @cached_property
    def veils(self) -> frozenset[int]:
        """The cards that make invisible."""
        return frozenset(card.id for card in self.cards.values() if card.benefit == "invisibility")

    @cached_property
    def flights(self) -> dict[int, Fly]:
        """The option to fly on each broom."""
        return {card.id: Fly(card.id) for card in self.cards.values() if card.symbol == "broom"}

    @cached_property
    def lends(self) -> dict[int, Lend]:
        """The option to add each headology and magic card in an attempt."""
        return {card.id: Lend(card.id) for card in self.cards.values() if card.symbol != "broom"}

    @cached_property
    def walks(self) -> dict[str, Walk]:
        """The option to walk to each space."""
        return {space: Walk(space) for space in self.spaces}

    @cached_property
    def landings(self) -> dict[str, Land]:
        """The option to land on each space."""
        return {space: Land(space) for space in self.spaces}

    @cached_property
    def flights_from(self) -> dict[str, tuple[Land, ...]]:
        """The options to land anywhere but where one is."""
        return {
            here: tuple(land for space, land in self.landings.items() if space != here)
            for here in self.spaces
        }

    @cached_property
    def begins(self) -> dict[str, Start]:
        """The option to begin on each space."""
        return {space: Start(space) for space in self.spaces}

    @cached_property
    def retreats(self) -> dict[str, Retreat]:
        """The option to withdraw to each space."""
        return {space: Retreat(space) for space in self.spaces}

    @cached_property
    def shares(self) -> frozenset[int]:
        """The cards with a share in the Power of Three."""
        return frozenset(card.id for card in self.cards.values() if card.power_of_three)

    @cached_property
    def benefits(self) -> dict[int, Benefit]:
        """The benefit of each card."""
        return {card.id: card.benefit for card in self.cards.values()}

    @cached_property
    def symbols(self) -> dict[int, int]:
        """What each card adds as a symbol in an attempt. [61, 79, 81]"""
        return {card.id: SYMBOLS[card.symbol] for card in self.cards.values()}


class Offers(dict[tuple[str, ...], dict[int, Play]]):
    """For each set of benefits: the cards that have one of them, and the option to play it."""

    def __init__(self, box: Box) -> None:
        self._box = box

    def __missing__(self, benefits: tuple[str, ...]) -> dict[int, Play]:
        cards = self._box.cards.values()
        self[benefits] = {x.id: self._box.plays[x.id] for x in cards if x.benefit in benefits}
        return self[benefits]
