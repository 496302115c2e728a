"""Boxes with stories made up for one test."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.box.tales import Event, Story
from korchma.games.oldworld.state import State
from tests.games.oldworld.story import BOX

Steps = Sequence[Mapping[str, Any]]


def way(name: str, steps: Steps, price: Mapping[str, int] = {}) -> dict[str, Any]:
    """A way of a story, as TOML has it."""
    pay = [{"do": "pay", **price}] if price else []
    return {"id": name, "steps": [*steps], "price": pay}


def tale(
    a: Steps = (),
    b: Steps = (),
    *,
    price: Mapping[str, int] = {},
    price_b: Mapping[str, int] = {},
    events: Mapping[int, Steps] = {},
) -> Box:
    """A box whose only story is this one, in the city and in the wilds, with these events."""
    choice = {"do": "choose", "options": [way("a", a, price), way("b", b, price_b)]}
    made = {
        n: msgspec.convert({"id": n, "source": "designed", "steps": [*steps]}, Event)
        for n, steps in events.items()
    }
    city, wilds = (
        msgspec.convert({"id": name, "source": "designed", "steps": [choice]}, Story)
        for name in ("tale", "wild-tale")
    )
    return dataclasses.replace(
        BOX, city={"tale": city}, wilds={"wild-tale": wilds}, events={**BOX.events, **made}
    )


def nothing_to_read(s: State) -> None:
    """Both decks of stories are empty."""
    s.city, s.wilds = [], []
