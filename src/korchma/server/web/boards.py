"""Boards in pictures: the bare one as the client paints it, and the pieces of a scene on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, sin
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from korchma.kernel import Piece, Scene
from korchma.server.web.lettering import PALE, Hand
from korchma.server.web.sheet import Colour, Point, Sheet

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

BOX = (28, 28, 812, 498)
"""Where a board lies at the most: left, top, width, height."""
PIECE = 22
"""Letters on pieces, in pixels."""
APART = 30
"""How far apart pieces of one place stand."""
SEATS = ((63, 127, 208), (63, 143, 74), (196, 68, 58), (201, 149, 26), (138, 79, 174))
EDGE = (20, 14, 8)
STONE, MORTAR, OAK, IRON = (143, 166, 207), (10, 15, 26), (176, 116, 48), (58, 33, 12)
DOOR = ((-8, -22, 8, 22), (-5, -19, 5, 19))
"""A door that lies across its wall: its frame, its leaf."""
TINTS = {
    "": (120, 104, 80),
    "red": (176, 44, 36),
    "green": (62, 122, 60),
    "blue": (44, 88, 158),
    "gold": (190, 138, 24),
    "violet": (112, 62, 150),
    "pink": (186, 74, 130),
    "bone": (214, 204, 178),
    "ink": (44, 40, 48),
}


class Board(msgspec.Struct, frozen=True):
    """A bare board: its places in shares of width and height, the two ends of every stretch of its
    sides, and where its picture is."""

    places: dict[str, tuple[float, float]]
    sides: dict[str, list[tuple[float, float, float, float]]] = {}
    file: str = ""


@lru_cache(maxsize=32)
def _read(name: str, folder: Path) -> Board | None:
    places, file = folder / "boards" / f"{name}.json", folder / "boards" / f"{name}.webp"
    if not (places.is_file() and file.is_file()):
        return None
    found = msgspec.json.decode(places.read_bytes(), type=Board)
    return msgspec.structs.replace(found, file=str(file))


def board_of(scene: Scene | None, folder: Path) -> Board | None:
    """The board of a scene, where the client has a picture of it."""
    return _read(scene.board, folder) if scene is not None else None


class Land(NamedTuple):
    """Where a board lies in a picture."""

    board: Board
    left: int
    top: int
    wide: int
    high: int

    def at(self, x: float, y: float) -> Point:
        """A point of the board."""
        return self.left + x * self.wide, self.top + y * self.high

    def sides(self, piece: Piece) -> Iterator[tuple[Point, Point]]:
        """The stretches along which a wall or a door stands."""
        for x, y, u, v in self.board.sides.get(piece.at, ()):
            yield self.at(x, y), self.at(u, v)

    def standing(self, scene: Scene) -> Iterator[tuple[Piece, Point]]:
        """What stands at places: several at one beside each other."""
        many = Counter(piece.at for piece in scene.pieces)
        laid: Counter[str] = Counter()
        for piece in scene.pieces:
            if (place := self.board.places.get(piece.at)) is None:
                continue
            nth, of = laid[piece.at], many[piece.at]
            laid[piece.at] += 1
            x, y = self.at(*place)
            yield piece, (round(x + (nth - (of - 1) / 2) * min(APART, 96 / of)), round(y))


def lay(picture: Picture, board: Board, scene: Scene, letters: Sequence[str], hand: Hand) -> None:
    """The board with all that is on it; ``letters`` stand on the pawns of the seats."""
    from PIL import ImageDraw

    land = _land(picture, board)
    sheet, pen = Sheet(picture.size), ImageDraw.Draw(picture)
    doors = [piece for piece in scene.pieces if piece.shape in ("wall", "door")]
    for piece in doors:
        for start, end in land.sides(piece):
            sheet.line(start, end, MORTAR, 10)
    for piece in doors:
        for start, end in land.sides(piece):
            sheet.line(start, end, STONE, 5)
    for piece in doors:
        if piece.shape == "door":
            for start, end in land.sides(piece):
                _door(sheet, piece, start, end)
    standing = list(land.standing(scene))
    for piece, at in standing:
        _piece(sheet, piece, at)
    sheet.lay(picture)
    for piece, (x, y) in standing:
        seat = piece.seat or 0
        text = piece.text
        if piece.shape == "pawn":
            text = letters[seat] if seat < len(letters) else ""
        ink = EDGE if piece.tint == "bone" else PALE
        hand.write(pen, (x - hand.width(text) / 2, y - 1), text, ink)


def _land(picture: Picture, board: Board) -> Land:
    """The bare board in its frame, as large as there is room."""
    from PIL import Image, ImageDraw

    left, top, width, height = BOX
    with Image.open(board.file) as bare:
        share = min(width / bare.width, height / bare.height)
        wide, high = round(bare.width * share), round(bare.height * share)
        left, top = left + (width - wide) // 2, top + (height - high) // 2
        frame = (left - 4, top - 4, left + wide + 3, top + high + 3)
        ImageDraw.Draw(picture).rectangle(frame, fill=(135, 101, 48))
        picture.paste(bare.convert("RGB").resize((wide, high)), (left, top))
    return Land(board, left, top, wide, high)


def _door(sheet: Sheet, piece: Piece, start: Point, end: Point) -> None:
    """A door in the middle of its wall, and its lock."""
    (x, y), (u, v) = start, end
    turn = atan2(v - y, u - x) - atan2(1, 0)
    across, along = cos(turn), sin(turn)
    middle = ((x + u) / 2, (y + v) / 2)
    for (left, top, right, bottom), paint in zip(DOOR, (MORTAR, OAK), strict=True):
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        sheet.shape(
            [
                (middle[0] + a * across - b * along, middle[1] + a * along + b * across)
                for a, b in corners
            ],
            paint,
        )
    if piece.tint:
        sheet.disc(middle, 11, MORTAR)
        sheet.disc(middle, 8, TINTS[piece.tint])
        sheet.disc(middle, 3, PALE)


def _piece(sheet: Sheet, piece: Piece, at: Point) -> None:
    """A pawn is round, a foe a lozenge, a token has four corners, a card stands."""
    x, y = at
    fill: Colour = TINTS[piece.tint]
    if piece.shape == "pawn":
        sheet.shadow(at, 21)
        sheet.disc(at, 20, PALE)
        sheet.disc(at, 17, SEATS[(piece.seat or 0) % len(SEATS)])
    elif piece.shape == "foe":
        sheet.shadow(at, 17)
        for size, paint in ((23, EDGE), (21, PALE), (17, fill)):
            wide = size * 0.9
            sheet.shape(((x, y - size), (x + wide, y), (x, y + size), (x - wide, y)), paint)
    else:
        wide, high = (22, 30) if piece.shape == "card" else (15, 15)
        sheet.box((x - wide, y - high, x + wide, y + high), 5, fill, PALE)
