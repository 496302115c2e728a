"""Which way a walk would go."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from korchma.games.witches.options import Retreat, Sneak, Walk
from korchma.games.witches.rules.walking import route
from korchma.games.witches.state import WitchTable
from korchma.kernel import Ask, Option


class Route(msgspec.Struct, frozen=True, gc=False):
    """The areas of a walk, from the first to the last."""

    areas: tuple[str, ...]


def foresee(t: WitchTable, ask: Ask, answer: Sequence[Option]) -> Route | None:
    """The way on foot to a space, around what would stop her. [44-46, 51, 52]"""
    start = t.state.players[ask.seat].at
    match answer:
        case [Walk(to) | Retreat(to) | Sneak(to)]:
            return Route(route(t, start, to))
    return None
