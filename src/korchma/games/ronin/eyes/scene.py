"""The road from afar: each timeline in its colours, what it has brought, and the cups between."""

from __future__ import annotations

from korchma.games.ronin.box.box import Box
from korchma.games.ronin.eyes.view import PlayerView, View
from korchma.kernel import Piece, Scene
from korchma.kernel.scene import Tint

TINTS: dict[str, Tint] = {
    "red": "red", "blue": "blue", "green": "green", "pink": "pink", "yellow": "gold"
}  # fmt: skip


def scene(view: View, content: Box) -> Scene:
    """A row for each player; beneath it how far the partnership with the next one is."""
    pieces: list[Piece] = []
    for seat, player in enumerate(view.players):
        if player.character:
            pieces += _row(f"{seat}/{len(view.players)}", seat, player, content.colours)
    for number, track in enumerate(view.tracks):
        if track.board:
            at = f"track:{number}/{len(view.players)}"
            pieces.append(Piece(at, "token", None, "red", str(track.level)))
    return Scene("ronin", tuple(pieces))


def _row(at: str, seat: int, player: PlayerView, colours: dict[str, str]) -> list[Piece]:
    """Who it is, the cards laid in this chapter, experience and points. [62]"""
    cards = [
        Piece(f"row:{at}:{nth}", "card", None, TINTS[colours[card]])
        for nth, card in enumerate(player.row)
    ]
    numbers = [
        Piece(f"xp:{at}", "token", None, "blue", str(player.xp)),
        Piece(f"vp:{at}", "token", None, "gold", str(player.vp)),
    ]
    return [Piece(f"row:{at}", "pawn", seat), *cards, *numbers]
