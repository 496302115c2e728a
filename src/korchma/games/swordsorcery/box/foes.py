"""The rows of enemies: scrolls, cards, masters, enemy powers. [3.9-3.11]"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box.effects import AnyEffect, Line
from korchma.games.swordsorcery.box.holding import Kind, Rank
from korchma.games.swordsorcery.box.perks import AnyPerk
from korchma.games.swordsorcery.box.rows import Profile, Trigger
from korchma.games.swordsorcery.box.terms import Damage, Icon, Part, Race, Style
from korchma.kernel.ask import kebab
from korchma.kernel.content import Row

Target: TypeAlias = Literal["richest", "most-wounded", "nearest", "priority"] | Style
"""Whom it looks for first: a hero of such a style, or so. [195]"""

# --- what a row of a scroll does -----------------------------------------------------------------


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """A sentence of a behaviour: with Slow only the first is done. [209]"""


class Attacks(Act, frozen=True, tag="attack"):
    """It attacks its target; with the first weapon if none is named. ``times``: so often in one
    sentence; ``hits``: more or fewer; ``wounded``: only if its last attack wounded; ``nearest``:
    the nearest hero within so many areas instead; ``all``: all heroes and companions of its area,
    with one roll."""

    weapon: str = ""
    times: int = 1
    hits: int = 0
    wounded: bool = False
    nearest: int | None = None
    all: bool = False


class Engage(Act, frozen=True):
    """It goes into the target's area, however far. [201]"""


class Moves(Act, frozen=True, tag="move"):
    """It goes so many areas toward its target. [201]"""

    n: int


class Retreat(Act, frozen=True):
    """It goes so many areas back. [203]"""

    n: int


class Uses(Act, frozen=True, tag="power"):
    """It uses a power of its scroll, ``wounded``: only if it has a wound."""

    power: str
    wounded: bool = False


AnyAct: TypeAlias = Attacks | Engage | Moves | Retreat | Uses


class Behaviour(Part, frozen=True):
    """A row: the exact distances of the nearest hero it is for, none: all others ({+}). [194]"""

    at: tuple[int, ...]
    acts: tuple[AnyAct, ...]


class Arm(Part, frozen=True):
    """A weapon of an enemy, by its name."""

    id: str
    attack: Profile


class Knack(Part, frozen=True):
    """A power printed on a scroll. ``does``: when a row, or a ``signal``, calls it; ``on`` the
    target of the row, or the owner. [172-174]"""

    id: str
    icon: Icon | Literal["special", "row"]
    does: tuple[AnyEffect, ...] = ()
    on: Literal["owner", "target"] = "owner"
    charges: int = 0
    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Scroll(Part, frozen=True):
    """How an enemy fights: weapons, rows from top to bottom, powers."""

    weapons: tuple[Arm, ...]
    rows: tuple[Behaviour, ...]
    powers: tuple[Knack, ...] = ()


class ScrollRow(Row, frozen=True):
    """The scroll of a kind and rank, ``gremlin-green``. ``box``: one of the fourteen printed, or
    one of a kind the campaign brings along. [3.9]"""

    id: str
    kind: Kind
    rank: Rank
    race: Race
    style: Style
    target: Target
    scroll: Scroll
    box: bool = True


class Weakness(Part, frozen=True):
    """So many hits more from attacks of this type, or fewer; ``but``: of any other. [134]"""

    type: Damage
    n: int
    but: bool = False


class Spoils(Part, frozen=True):
    """What lies where it died. [213]"""

    crowns: int = 0
    loot: int = 0
    treasure: int = 0


class EnemyRow(Row, frozen=True):
    """An enemy card. ``health``: with two or three heroes, and with four or five; ``draws``: enemy
    powers; ``figures``: more than one is a horde. [171, 176, 177, 226]"""

    id: str
    scroll: str
    health: tuple[int, int]
    souls: int
    spoils: Spoils
    armour: int = 0
    shields: int = 0
    defence: int = 0
    weak: tuple[Weakness, ...] = ()
    draws: int = 0
    figures: int = 1


class Flip(Part, frozen=True):
    """When a master's card turns. ``wounds``: so many, by the number of heroes, the first time in
    the quest; ``provoked``: so often in a round; ``idle``: in the Time phase, if it dealt no wound
    in the round; ``alone``: no other of its race is in play. [3.10]"""

    wounds: tuple[int, int] | None = None
    provoked: int = 0
    idle: bool = False
    alone: bool = False


class Face(Part, frozen=True):
    """A side of a master; ``armour``: where it differs from the card's; ``final``: never turned
    back."""

    id: str
    scroll: Scroll
    flips: tuple[Flip, ...] = ()
    armour: int | None = None
    perks: tuple[AnyPerk, ...] = ()
    final: bool = False


class BossRow(Row, frozen=True):
    """A master: wounds, conditions and tokens stay when its card turns. [215-217]"""

    id: Kind
    race: Race
    health: tuple[int, int]
    souls: int
    spoils: Spoils
    a: Face
    b: Face
    armour: int = 0
    shields: int = 0
    defence: int = 0
    weak: tuple[Weakness, ...] = ()
    perks: tuple[AnyPerk, ...] = ()
    target: Target = "priority"


class Stage(Part, frozen=True):
    """An enemy power at a level."""

    perks: tuple[AnyPerk, ...] = ()
    lines: tuple[Line, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class FoePowerRow(Row, frozen=True):
    """An enemy power card; its level is the act. [179]"""

    id: str
    type: Literal["passive", "move", "combat", "reaction", "special"]
    levels: tuple[Stage, Stage]
    count: int = 1
