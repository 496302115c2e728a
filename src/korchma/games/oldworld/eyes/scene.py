"""The Continent from afar: where the witchers are, and where monsters have their lairs."""

from __future__ import annotations

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.eyes.view import View
from korchma.kernel import Piece, Scene

LEVELS = ("", "I", "II", "III")


def scene(view: View, content: Box) -> Scene:
    """Monsters with their level, then the witchers."""
    monsters = tuple(
        Piece(f"place:{view.lairs[at]}", "foe", None, "red", LEVELS[content.monsters[who].level])
        for at, who in view.beasts.items()
        if who
    )
    witchers = tuple(
        Piece(f"place:{player.at}", "pawn", seat)
        for seat, player in enumerate(view.players)
        if player.school
    )
    return Scene("oldworld", monsters + witchers)
