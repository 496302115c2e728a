"""The wasteland from afar: what the story has laid on the map, and where the knights are."""

from __future__ import annotations

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.eyes.view import View
from korchma.kernel import Piece, Scene

FOES = frozenset(("hunter", "jackal", "raider", "walker"))
"""Tokens that are after the knights."""


def scene(view: View, content: Box) -> Scene:
    """Tokens of the plot, then the knights."""
    tokens = tuple(
        Piece(f"space:{space}", "foe", None, "red")
        if kind in FOES
        else Piece(f"space:{space}", "token", None, "gold")
        for kind, spaces in view.tokens.items()
        for space in spaces
    )
    knights = tuple(
        Piece(f"space:{knight.at}", "pawn", knight.seat)
        for knight in view.knights
        if knight.at and not knight.out
    )
    return Scene("wasteknights", tokens + knights)
