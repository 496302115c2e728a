"""The box of Old World, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from korchma.games.oldworld.box.rows import (
    Attack,
    Card,
    Monster,
    Place,
    Potion,
    Road,
    SchoolRow,
    Setup,
    Skill,
    Terrain,
)
from korchma.games.oldworld.box.tales import Event, Price, Story, Tale, price_of
from korchma.games.oldworld.options import Go, Lay, Spend
from korchma.kernel.content import fingerprint
from korchma.tray.maps import Graph
from korchma.tray.stories import Choose, Name

WayKey: TypeAlias = Literal["a", "b"]
SKILLS: tuple[Skill, ...] = ("combat", "defence", "alchemy", "specialty")
"""Inside the state a skill is its place in this row."""
COMBAT, DEFENCE, ALCHEMY, SPECIALTY = range(4)
TERRAINS: tuple[Terrain, ...] = ("forest", "mountain", "water")
VALUES = (0, 1, 2, 3, 4, 4)
"""What a level of Combat, Defence or Alchemy is worth in a fight. [24]"""
LEVEL_REWARD = (0, 0, 1, 1, 2, 2)
"""Cards drawn on reaching a witcher level. [25]"""
TRACK_GOLD = (1, 2, 3, 3)
"""Gold for beating the owner of a marker on this space. [99, 100]"""
EXHAUSTION = (0, 1, 2, 3)
"""Cards burned on stepping onto this space. [106]"""
TOP_SPACE = 4


@dataclass(frozen=True, eq=False)
class Box:
    """Everything in the box, and what follows from it."""

    cards: dict[str, Card]
    places: dict[int, Place]
    roads: dict[str, Road]
    monsters: dict[str, Monster]
    attacks: dict[int, Attack]
    potions: dict[str, Potion]
    schools: dict[str, SchoolRow]
    setups: dict[int, Setup]
    city: dict[str, Story]
    wilds: dict[str, Story]
    events: dict[int, Event]

    @cached_property
    def fingerprint(self) -> str:
        """Names this content in records."""
        return fingerprint(
            self.cards,
            self.places,
            self.roads,
            self.monsters,
            self.attacks,
            self.potions,
            self.schools,
            self.setups,
            self.city,
            self.wilds,
            self.events,
        )

    @cached_property
    def market(self) -> tuple[str, ...]:
        """The cards of the market deck. [1]"""
        return tuple(card.id for card in self.cards.values() if not card.school)

    @cached_property
    def starting(self) -> dict[str, tuple[str, ...]]:
        """The start deck of each school. [14]"""
        return {
            school: tuple(card.id for card in self.cards.values() if card.school == school)
            for school in self.schools
        }

    @cached_property
    def continent(self) -> Graph[int]:
        """The places, and the roads and sea routes between them. [33]"""
        return Graph.of_roads(self.places, (road.between for road in self.roads.values()))

    @cached_property
    def near(self) -> dict[int, tuple[int, ...]]:
        """The places next to a place. [33]"""
        return self.continent.near

    @cached_property
    def roads_from(self) -> dict[int, tuple[Go, ...]]:
        """The options to go on from a place, made once."""
        return {place: tuple(map(Go, near)) for place, near in self.near.items()}

    @cached_property
    def fits(self) -> dict[int, frozenset[str]]:
        """The cards with which alone one may enter a place; any of them enters place 0. [33]"""
        return {
            place.id: frozenset(
                card.id
                for card in self.cards.values()
                if place.terrain in ("wild", card.terrain) or card.terrain == "wild"
            )
            for place in self.places.values()
        }

    @cached_property
    def wild(self) -> frozenset[str]:
        """The cards that fit everywhere. [33]"""
        return frozenset(card.id for card in self.cards.values() if card.terrain == "wild")

    @cached_property
    def alone(self) -> dict[str, Spend]:
        """The option to pay a way with each card alone, made once. [33]"""
        return {card: Spend((card,), 0) for card in self.cards}

    @cached_property
    def with_coin(self) -> dict[str, Spend]:
        """The option to pay a way with each card and a gold. [33]"""
        return {card: Spend((card,), 1) for card in self.cards}

    @cached_property
    def by_terrain(self) -> dict[str, tuple[int, ...]]:
        """The places of each terrain: its location tokens. [7, 31]"""
        return {
            terrain: tuple(p.id for p in self.places.values() if p.terrain == terrain)
            for terrain in TERRAINS
        }

    @cached_property
    def by_level(self) -> dict[int, tuple[str, ...]]:
        """The monsters of each level. [8]"""
        return {
            level: tuple(m.id for m in self.monsters.values() if m.level == level)
            for level in (1, 2, 3)
        }

    @cached_property
    def brews(self) -> tuple[str, ...]:
        """All potions. [3]"""
        return tuple(p.id for p in self.potions.values() for _ in range(p.count))

    @cached_property
    def stories(self) -> dict[str, Story]:
        """All exploration cards."""
        return {**self.city, **self.wilds}

    @cached_property
    def tales(self) -> dict[Name, Tale]:
        """All stories by name, and all events by number."""
        found: tuple[Tale, ...] = (*self.stories.values(), *self.events.values())
        return {tale.id: tale for tale in found}

    def prices(self, story: str) -> dict[WayKey, Price]:
        """What the two ways of a story cost, or of an event where one chooses. [58, 59]"""
        event = story.removeprefix("event-")
        match self.tales[int(event) if event != story else story].steps:
            case (Choose((a, b)), *_):
                return {"a": price_of(a), "b": price_of(b)}
        return {}

    @cached_property
    def colours(self) -> dict[str, str]:
        """The colour of each card."""
        return {card.id: card.colour for card in self.cards.values()}

    @cached_property
    def follows(self) -> dict[str, dict[str, int]]:
        """Which link of a card leads to a colour."""
        return {
            card.id: {link.colour: i for i, link in enumerate(card.links)}
            for card in self.cards.values()
        }

    @cached_property
    def lays(self) -> dict[str, Lay]:
        """The option to lay each card, made once."""
        return {card: Lay(card) for card in self.cards}
