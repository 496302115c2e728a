"""Exploration cards that were read stay out of the next games, until all were seen. [67]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.events import Explored
from korchma.kernel import Event, Memory


def _read(event: Event) -> Sequence[str]:
    """Whoever is told of an exploration has read its card."""
    return (event.story,) if isinstance(event, Explored) else ()


def _options(box: Box, times: Mapping[str, int]) -> Mapping[str, Any]:
    """Cards read more often than others of their deck stay out: once all were seen, none does."""
    read: list[str] = []
    for deck in (box.city, box.wilds):
        least = min(times.get(card, 0) for card in deck)
        read += (card for card in deck if times.get(card, 0) > least)
    return {"read": read}


def _decks(box: Box) -> Mapping[str, Sequence[str]]:
    """The cards of both decks. [67]"""
    return {"city": list(box.city), "wilds": list(box.wilds)}


MEMORY = Memory(_read, _options, decks=_decks, kind="story")
