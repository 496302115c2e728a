"""What the cards of Sword & Sorcery are reckoned in: symbols, dice, damage, styles, conditions."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Symbol: TypeAlias = Literal["hit", "shield", "power", "magic", "legend", "miss"]
"""What a face of a die shows, at most two of them. [3.1]"""
Damage: TypeAlias = Literal["mystic", "crush", "pierce", "slash"]
Style: TypeAlias = Literal["agility", "faith", "magic", "strength"]
"""The rune of a fighter. A master's is none of these. [122, 16]"""
Condition: TypeAlias = Literal["knocked-down", "poison-1", "poison-2", "blind", "slow", "stun"]
"""A condition that is no trauma. [151-157]"""
Icon: TypeAlias = Literal["passive", "move", "combat", "act", "free", "reaction"]
"""What using a card costs. [101]"""
Weapon: TypeAlias = Literal[
    "dagger", "bow", "sword", "axe", "shield", "hammer", "staff", "wand", "spear"
]
Race: TypeAlias = Literal["gremlin", "human", "orc", "gnome", "troll"]
Once: TypeAlias = Literal["", "round", "activation"]
"""How often it may be done; as often as it is paid for, where nothing is said."""

Cost: TypeAlias = tuple[Literal["hit", "shield", "power", "magic", "legend"], ...]
"""Symbols of the owner's own roll; none of them: it costs nothing and always works. [131, 138]"""
Upon: TypeAlias = Literal[
    "",
    "owner",
    "target",
    "heroes",
    "each",
    "enemies",
    "kin",
    "other-kin",
    "killer",
]
"""``heroes``: the living within ``within`` areas of the owner, or everywhere; ``each``: all who
started, ghosts too. ``enemies`` likewise; ``kin``: those of the owner's race and he himself,
``other-kin``: without him. ``killer``: who killed him."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card."""


class Roll(Part, frozen=True):
    """Sure hits, and dice of the two colours."""

    hits: int = 0
    red: int = 0
    blue: int = 0
