"""What lies on the table of Old World, and nothing else."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.games.oldworld.box.box import ALCHEMY, COMBAT, VALUES, Box
from korchma.kernel import Table

HAND_LIMIT = 7
POTION_LIMIT = 4
NOBODY = -1

Phase = Literal[
    "first-monster",
    "schools",
    "start",
    "extra-skill",
    "roam",
    "deed",
    "fight",
    "rest",
    "over",
]

Cards = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=400)
]
"""Some exploration cards; the box holds fewer."""


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: how schools are dealt, and our rulings with their defaults."""

    solo: bool = False
    """[108]"""
    draft: Literal["draft", "free", "random"] = "draft"
    """How schools are chosen. [11]"""
    read: Cards = ()
    """Exploration cards that stay out because they were read in earlier games. [67]"""
    rightmost_leaves_the_game: bool = True
    """A6: solo; false puts the rightmost card of the row under the deck instead."""
    exhaustion_shuffles_hand: bool = True
    """A3: false leaves the hand alone."""


class Quest(msgspec.Struct, frozen=True):
    """A quest of a player: its card, where it leads, and the event it becomes. [61]"""

    story: str
    at: int
    terrain: str
    """The stack its token goes back to; "" where the place is printed."""
    event: int
    gold: int


class Player(msgspec.Struct):
    """A witcher."""

    school: str
    at: int
    gold: int
    deck: list[str]
    """The top card last."""
    hand: list[str]
    discard: list[str]
    """The top card last. [22]"""
    skills: list[int]
    level: int
    shield: int
    potions: list[str]
    marker: int
    """The trophy track. [17]"""
    trophies: list[str]
    """What gives powers in fights: monsters, ``witcher-SCHOOL``, ``skill-SKILL``."""
    kept: list[str]
    """Gear, companions and story cards that stay, by power. [62]"""
    trails: dict[str, int]
    """Trail tokens by terrain, and the place on their face. [29, 30]"""
    tracking: dict[str, int]
    """Tracking quests by terrain. [49]"""
    quests: list[Quest]


class Side(msgspec.Struct):
    """A witcher in a fight."""

    seat: int
    turns: int
    """Own turns begun."""
    potions: int
    """Potions used that count to the limit. [77]"""
    drunk: list[str]
    """Used potions, turned over until the fight ends. [77]"""
    used: list[str]
    """Perks used once."""


class Fight(msgspec.Struct):
    """A fight under way."""

    monster: str
    place: int
    life: list[int]
    """The monster's fight cards, the top one last. [85]"""
    spent: list[int]
    """Fight cards it has lost or used; they lie open. [81, 87]"""
    seen: int
    """So many of them, from the top on, are being looked at. [84]"""
    sides: list[Side]
    """The attacker, and a witcher who defends."""
    now: int
    """Whose turn: a side, or NOBODY for the monster."""
    step: Literal["bets", "start", "turn", "prepare", "combo", "resolve", "monster", "over"]
    announcer: int
    combo: list[str]
    links: list[int]
    """For each card of the combo the link used to lay it; NOBODY where none was. [79]"""
    lead: bool
    """The Nightwraith's trophy: the deck's top card begins the combo."""
    working: list[str]
    """What was used this turn and counts at its end: ``potion:swallow``, ``perk:witcher-viper``."""
    alone: bool
    """Black Blood: the combo holds one card."""
    blizzards: int
    lost: int
    """Cards the opponent lost to this turn's attack. [84]"""
    rises: int
    """How far the shield rose this turn."""
    attacks: int
    """Monster turns so far."""
    bets: dict[int, int]
    """Who staked a gold on which seat. [98]"""
    winner: int
    """The seat that won; NOBODY while it goes on, -2 for the monster."""


class State(msgspec.Struct):
    """The whole table."""

    rng: int
    players: list[Player]
    market: list[str]
    """The deck of the row, the top card last."""
    row: list[str]
    """Six cards, left to right; "" where the deck ran out."""
    burned: list[str]
    brews: list[str]
    poured: list[str]
    """Used potions."""
    city: list[str]
    wilds: list[str]
    told: list[str]
    """Exploration cards that left the game."""
    events: list[int]
    """Events that have been taken."""
    stacks: dict[str, list[int]]
    """Location tokens by terrain. [7]"""
    lairs: dict[str, int]
    """Where the monster of a terrain lives."""
    beasts: dict[str, str]
    """The monster of each terrain; "" for none."""
    tokens: dict[int, list[str]]
    """Monster tokens by level, the next one last."""
    fled: dict[int, list[str]]
    """Monsters that were driven off, by level. [93]"""
    slain: list[str]
    extra: list[str]
    """The extra stack with four and five. [15]"""
    mastery: dict[str, int]
    """Skill trophies still to be had. [4]"""
    tavern: int
    """Where no witchers may fight; NOBODY at first. [103, 121]"""
    phase: Phase
    first: int
    active: int
    turn: int
    moved: bool
    acted: list[int]
    """Places whose action was used this turn. [37]"""
    fresh: list[str]
    """Quests taken since the last move: one must leave and come back to do them. [118]"""
    diced: list[int]
    """Witchers played in poker this turn. [38, 39]"""
    used: list[str]
    """Powers used this turn."""
    refill: int
    """Added to the cards of phase III. [68]"""
    fought: bool
    reading: list[str]
    """The exploration card that is being read, and events it led to."""
    laid: list[str]
    """The combo of a short fight."""
    laid_links: list[int]
    looked: int
    """So many top cards of a deck somebody looks at just now. [117]"""
    looked_in: int
    """Whose deck that is."""
    dice: list[int]
    """Dice on the table: five of the active player, then five of the other."""
    rival: int
    """The witcher last played in poker; NOBODY for the townsfolk."""
    fight: Fight | None
    pile: list[str]
    """Schools nobody has taken."""
    offered: list[str]
    queue: list[int]
    """Who is still to act in this step of the set-up."""
    needed: str
    """Solo: the skill whose trophy must be won. [108]"""
    ending: str


WorldTable: TypeAlias = Table[State, Box, Rulings]


class TheEnd(Exception):
    """The game ends at once. [17]"""


def played_as(t: WorldTable) -> list[str]:
    """The school of each seat, for figures."""
    return [player.school for player in t.state.players]


def rounds(t: WorldTable) -> int:
    """Rounds begun; alone a round is a turn. [114]"""
    return t.state.turn


def began(t: WorldTable) -> int:
    """Who had the first turn. [10]"""
    return t.state.first


def me(t: WorldTable) -> Player:
    """The witcher whose turn it is."""
    return t.state.players[t.state.active]


def right_of(s: State, seat: int) -> int:
    """The neighbour who reads, plays and controls against a player. [46, 58, 85]"""
    return (seat - 1) % len(s.players)


def combat_value(player: Player) -> int:
    """Cards drawn in a fight turn. [24]"""
    return VALUES[player.skills[COMBAT]]


def potions_per_fight(player: Player) -> int:
    """Potions a level of Alchemy allows in a fight. [24, 77]"""
    return VALUES[player.skills[ALCHEMY]]
