"""A board from afar: the pieces on it, as a picture for a link shows them."""

from __future__ import annotations

from typing import Literal

import msgspec

Shape = Literal["pawn", "foe", "token", "card", "wall", "door"]
Tint = Literal["", "red", "green", "blue", "gold", "violet", "pink", "bone", "ink"]


class Piece(msgspec.Struct, frozen=True, gc=False):
    """Something that lies or stands at a place (``space:bad-ass``). A pawn belongs to a seat, and
    wears its colour and the letter of who sits there; walls and doors stand along a side
    (``side:s3``), a locked door in the colour of its lock."""

    at: str
    shape: Shape
    seat: int | None = None
    tint: Tint = ""
    text: str = ""


class Scene(msgspec.Struct, frozen=True):
    """The board that lies there, by the name of its picture, and what is on it."""

    board: str
    pieces: tuple[Piece, ...]
