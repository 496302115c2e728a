"""A picture of a table for those who have only its link: its board, chairs, whose move it is."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from korchma.kernel import Scene
from korchma.server.web.boards import PIECE, SEATS, board_of, lay
from korchma.server.web.lettering import PALE, Hand
from korchma.server.web.sheet import Sheet

try:
    from PIL import Image, ImageDraw

    READY = True
except ImportError:  # korchma[previews] is not installed: covers alone are shown
    READY = False

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Pen

SIZE = (1200, 630)
COVER = (72, 75, 360, 480)
"""Where the cover lies: left, top, width, height."""
TITLES, LINE, NAMES = (66, 56, 48), 36, (34, 29, 25)
"""Letters, in pixels; for what is long smaller ones, before it is cut."""
MARK = (1112, 538, 64)
"""Where the sign of the inn hangs, and how large."""
FACE = "alegreya-@-800-normal"
COLOURS = 240
"""Of a picture: programs that show links take none that is large."""


class Page(NamedTuple):
    """How a picture is shared out: the corners of title, line and first chair, how far it is to
    the next one, and where words end."""

    title: tuple[int, int]
    line: tuple[int, int]
    chairs: tuple[int, int]
    step: int
    ends: tuple[int, int]


BESIDE_COVER = Page((486, 116), (486, 186), (486, 262), 66, (1136, 1136))
BESIDE_BOARD = Page((28, 566), (0, 572), (872, 74), 96, (820, 1176))
"""The line follows the title there."""
WOOD, PLANK, BRASS, SOFT, PAPER, FLAME = (
    (26, 17, 11),
    (42, 28, 18),
    (246, 230, 189),
    (203, 185, 147),
    (245, 234, 206),
    (255, 176, 46),
)


class Chair(NamedTuple):
    """Who sits there; ``asked``: whether it is their move."""

    name: str
    kind: str
    asked: bool


class Sketch(NamedTuple):
    """A table in words."""

    game: str
    title: str
    line: str
    chairs: tuple[Chair, ...]
    scene: Scene | None = None

    @property
    def told(self) -> str:
        """The same as one line of text."""
        return f"{self.line}. {', '.join(chair.name for chair in self.chairs)}"


def draw(sketch: Sketch, folder: Path) -> bytes:
    """The picture, as PNG."""
    picture = Image.new("RGB", SIZE, WOOD)
    pen = ImageDraw.Draw(picture)
    for top in range(0, SIZE[1], 90):
        pen.rectangle((0, top, SIZE[0], top + 87), fill=PLANK)
    hands = [Hand("alegreya-sans-@-700-normal", size, folder) for size in NAMES]
    page = BESIDE_COVER
    if (board := board_of(sketch.scene, folder)) is not None and sketch.scene is not None:
        page = BESIDE_BOARD
        small = Hand("alegreya-sans-@-700-normal", PIECE, folder)
        lay(picture, board, sketch.scene, [_letter(chair) for chair in sketch.chairs], small)
    else:
        _cover(picture, pen, sketch, folder)
    _heading(pen, sketch, page, folder)
    _mark(picture, folder)
    sheet = Sheet(SIZE)
    for number, chair in enumerate(sketch.chairs):
        _disc(sheet, chair, number, page)
    sheet.lay(picture)
    for number, chair in enumerate(sketch.chairs):
        _chair(pen, hands, chair, number, page)
    out = io.BytesIO()
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG")
    return out.getvalue()


def _heading(pen: Pen, sketch: Sketch, page: Page, folder: Path) -> None:
    """The title, and which turn it is: beneath it, or where a board takes the room, behind it."""
    face = _faces(folder).get(sketch.game, FACE)
    room = (page.ends[0] if page.line[0] else MARK[0] - 200) - page.title[0]
    title = _fitting([Hand(face, size, folder) for size in TITLES], sketch.title, room)
    plain = Hand("alegreya-sans-@-500-normal", LINE, folder)
    name = title.cut(sketch.title, room)
    title.write(pen, page.title, name, BRASS)
    x = page.line[0] or page.title[0] + round(title.width(name)) + 28
    plain.write(
        pen, (x, page.line[1]), plain.cut(sketch.line, min(page.ends[1], MARK[0] - 16) - x), SOFT
    )


@lru_cache(maxsize=4)
def _faces(folder: Path) -> dict[str, str]:
    """The letters in which each game is called."""
    file = folder / "previews" / "faces.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


def _mark(picture: Image.Image, folder: Path) -> None:
    """The sign of the inn, where it is at hand."""
    left, top, size = MARK
    file = folder / "icons" / "192.png"
    if file.is_file():
        with Image.open(file) as sign:
            small = sign.convert("RGBA").resize((size, size))
            picture.paste(small, (left, top), small)


def _fitting(hands: Sequence[Hand], text: str, room: float) -> Hand:
    """The largest letters in which a text fits, or else the smallest."""
    return next((each for each in hands if each.width(text) <= room), hands[-1])


def _cover(picture: Image.Image, pen: Pen, sketch: Sketch, folder: Path) -> None:
    """The cover of the game, where it has one."""
    left, top, width, height = COVER
    pen.rectangle((left - 4, top - 4, left + width + 3, top + height + 3), fill=(135, 101, 48))
    file = folder / "previews" / f"{sketch.game}.jpg"
    if file.is_file():
        with Image.open(file) as cover:
            picture.paste(cover.resize((width, height)), (left, top))
    else:
        pen.rectangle((left, top, left + width, top + height), fill=WOOD)


def _letter(chair: Chair) -> str:
    """What stands on the pawn of whoever sits there."""
    return chair.name[:1].upper() if chair.kind != "open" else ""


def _disc(sheet: Sheet, chair: Chair, number: int, page: Page) -> None:
    """A chair; one that is free is only outlined, one that is asked burns."""
    at = (page.chairs[0] + 24, page.chairs[1] + number * page.step)
    if chair.kind == "open":
        sheet.ring(at, 24, SOFT, 3)
    else:
        sheet.disc(at, 24, SEATS[number % len(SEATS)])
    if chair.asked:
        sheet.ring(at, 30, FLAME, 5)


def _chair(pen: Pen, hands: Sequence[Hand], chair: Chair, number: int, page: Page) -> None:
    """Who sits there, in letters in which it fits."""
    left, y = page.chairs[0], page.chairs[1] + number * page.step
    letter, room = _letter(chair), page.ends[1] - left - 68
    hands[0].write(pen, (left + 24 - hands[0].width(letter) / 2, y - 1), letter, PALE)
    hand = _fitting(hands, chair.name, room)
    colour = FLAME if chair.asked else SOFT if chair.kind == "open" else PAPER
    hand.write(pen, (left + 68, y), hand.cut(chair.name, room), colour)
