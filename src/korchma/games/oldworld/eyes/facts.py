"""Numbers of the rules that a table shows: what levels are worth, what the track costs."""

from __future__ import annotations

from typing import get_args

import msgspec

from korchma.games.oldworld.box.box import (
    EXHAUSTION,
    TERRAINS,
    TOP_SPACE,
    TRACK_GOLD,
    VALUES,
    Box,
)
from korchma.games.oldworld.box.rows import Colour, Power, Terrain
from korchma.games.oldworld.rules.cards import SLOTS
from korchma.games.oldworld.rules.combo import MUTED
from korchma.games.oldworld.rules.growing import MOST
from korchma.games.oldworld.rules.modifiers import MODIFIERS, PEACE
from korchma.games.oldworld.rules.perks import PERKS
from korchma.games.oldworld.rules.poker import DICE, HANDS, POT, SOLO_PAY
from korchma.games.oldworld.state import HAND_LIMIT


class Facts(msgspec.Struct, frozen=True):
    """The numbers of Old World that clients show and do not know themselves."""

    terrains: tuple[Terrain, ...]
    values: tuple[int, ...]
    """What a level of Combat, Defence or Alchemy is worth in a fight. [24]"""
    most_level: int
    trophies: int
    """Trophies that win. [107]"""
    exhaustion: tuple[int, ...]
    """Cards burned on stepping onto a space of the track. [106]"""
    bounty: tuple[int, ...]
    """Gold for beating the owner of a marker on a space. [99, 100]"""
    slots: tuple[int, ...]
    """What the slots of the row add to a price. [69]"""
    hand: int
    """Cards a hand takes. [19]"""
    muted: dict[str, Colour]
    """Monsters against which cards of a colour show no symbols."""
    minds: dict[str, tuple[str, ...]]
    """Monsters whose ability looks at the colours of a combo, with these colours. [85]"""
    helpers: tuple[str, ...]
    """Gear and companions that serve in a fight, or because of it."""
    dice: int
    hands: tuple[str, ...]
    """Hands of poker, low to high. [41]"""
    pot: int
    """What lies on the table against somebody. [40]"""
    solo_pay: tuple[int, ...]
    """What the townsfolk pay a lone witcher for each hand. [110]"""


def facts(box: Box) -> Facts:
    """The same for every table."""
    return Facts(
        terrains=TERRAINS,
        values=VALUES,
        most_level=MOST,
        trophies=TOP_SPACE,
        exhaustion=(*EXHAUSTION, 0),
        bounty=(*TRACK_GOLD, TRACK_GOLD[-1]),
        slots=SLOTS,
        hand=HAND_LIMIT,
        muted=MUTED,
        minds=_minds(),
        helpers=_helpers(),
        dice=DICE,
        hands=HANDS,
        pot=POT,
        solo_pay=SOLO_PAY,
    )


def _minds() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {monster: (colour,) for monster, colour in MUTED.items()}
    for each in MODIFIERS:
        kind, _, monster = each.source.partition(":")
        if kind == "monster" and each.about:
            found[monster] = each.about
    return found


def _helpers() -> tuple[str, ...]:
    served = {each.source.removeprefix("perk:") for each in MODIFIERS if each.moment not in PEACE}
    return tuple(power for power in get_args(Power) if power in served or power in PERKS)
