"""Numbers of the rules that a table shows: how long tracks and timelines are."""

from __future__ import annotations

import msgspec

from korchma.games.ronin.box.box import TOP, Box
from korchma.games.ronin.rules.taking import PAIR
from korchma.games.ronin.state import CUP, GOLD, TURNS


class Facts(msgspec.Struct, frozen=True):
    """The numbers of Ronin that clients show and do not know themselves."""

    played: int
    """Cards laid into a timeline in a chapter. [27]"""
    top: int
    """The last space of a partnership track. [6]"""
    gold: int
    """Experience at which the golden marker starts. [19]"""
    cup: int
    """The bit of a card's lost markers that covers its cup; 1 and 2 cover its symbols."""


def facts(box: Box) -> Facts:
    """The same for every table."""
    return Facts(TURNS * PAIR, TOP, GOLD, CUP)
