"""Boards in pictures: the bare one as the client paints it, and the pieces of a scene on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from korchma.kernel import Piece, Scene
from korchma.server.web.lettering import PALE, Hand

if TYPE_CHECKING:
    from PIL.Image import Image as Picture
    from PIL.ImageDraw import ImageDraw as Pen

BOX = (28, 28, 812, 498)
"""Where a board lies at the most: left, top, width, height."""
PIECE = 22
"""Letters on pieces, in pixels."""
APART = 30
"""How far apart pieces of one place stand."""
SEATS = ((63, 127, 208), (63, 143, 74), (196, 68, 58), (201, 149, 26), (138, 79, 174))
EDGE = (20, 14, 8)
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
    """A bare board: its places in shares of width and height, and where its picture is."""

    places: dict[str, tuple[float, float]]
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


def lay(picture: Picture, board: Board, scene: Scene, letters: Sequence[str], hand: Hand) -> None:
    """The board with all that is on it; ``letters`` stand on the pawns of the seats."""
    from PIL import Image, ImageDraw

    pen = ImageDraw.Draw(picture)
    left, top, width, height = BOX
    with Image.open(board.file) as bare:
        share = min(width / bare.width, height / bare.height)
        wide, high = round(bare.width * share), round(bare.height * share)
        left, top = left + (width - wide) // 2, top + (height - high) // 2
        pen.rectangle((left - 4, top - 4, left + wide + 3, top + high + 3), fill=(135, 101, 48))
        picture.paste(bare.convert("RGB").resize((wide, high)), (left, top))
    many = Counter(piece.at for piece in scene.pieces)
    laid: Counter[str] = Counter()
    for piece in scene.pieces:
        place = board.places.get(piece.at)
        if place is None:
            continue
        nth, of = laid[piece.at], many[piece.at]
        laid[piece.at] += 1
        x = left + place[0] * wide + (nth - (of - 1) / 2) * min(APART, 96 / of)
        _piece(pen, piece, (round(x), round(top + place[1] * high)), letters, hand)


def _piece(pen: Pen, piece: Piece, at: tuple[int, int], letters: Sequence[str], hand: Hand) -> None:
    """A pawn is round, a foe a lozenge, a token has four corners, a card stands."""
    x, y = at
    fill: Any = TINTS[piece.tint]
    text = piece.text
    if piece.shape == "pawn":
        seat = piece.seat or 0
        fill, text = SEATS[seat % len(SEATS)], letters[seat] if seat < len(letters) else ""
        pen.ellipse((x - 20, y - 20, x + 20, y + 20), fill=PALE)
        pen.ellipse((x - 17, y - 17, x + 17, y + 17), fill=fill)
    elif piece.shape == "foe":
        pen.polygon(((x, y - 20), (x + 18, y), (x, y + 20), (x - 18, y)), fill=fill, outline=EDGE)
        pen.line(((x, y - 20), (x + 18, y), (x, y + 20), (x - 18, y), (x, y - 20)), PALE, 2)
    else:
        wide, high = (22, 30) if piece.shape == "card" else (15, 15)
        box = (x - wide, y - high, x + wide, y + high)
        pen.rounded_rectangle(box, 5, fill=fill, outline=PALE, width=2)
    ink = EDGE if piece.tint == "bone" else PALE
    hand.write(pen, (x - hand.width(text) / 2, y - 1), text, ink)
