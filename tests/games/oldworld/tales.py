"""Boxes with stories made up for one test."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.box.rows import Event, Story, Way
from korchma.games.oldworld.state import State
from tests.games.oldworld.story import BOX

Effects = Sequence[Mapping[str, Any]]


def _way(effects: Effects, price: Mapping[str, int]) -> Way:
    return msgspec.convert({"effects": [*effects], "price": dict(price)}, Way)


def tale(
    a: Effects = (),
    b: Effects = (),
    *,
    price: Mapping[str, int] = {},
    price_b: Mapping[str, int] = {},
    events: Mapping[int, Mapping[str, Any]] = {},
) -> Box:
    """A box whose only story is this one, in the city and in the wilds, with these events."""
    first, second = _way(a, price), _way(b, price_b)
    made = {
        n: msgspec.convert({"id": n, "source": "designed", **row}, Event)
        for n, row in events.items()
    }
    return dataclasses.replace(
        BOX,
        city={"tale": Story(id="tale", source="designed", a=first, b=second)},
        wilds={"wild-tale": Story(id="wild-tale", source="designed", a=first, b=second)},
        events={**BOX.events, **made},
    )


def nothing_to_read(s: State) -> None:
    """Both decks of stories are empty."""
    s.city, s.wilds = [], []
