"""A picture of a table for those who have only its link: its board, chairs, whose move it is."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from korchma.kernel import Scene
from korchma.server.web.boards import PIECE, SEATS, board_of, lay
from korchma.server.web.lettering import PALE, Hand

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
TITLE, LINE, NAME = 66, 36, 34
"""Letters, in pixels."""
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
    bold = Hand("alegreya-sans-@-700-normal", NAME, folder)
    page = BESIDE_COVER
    if (board := board_of(sketch.scene, folder)) is not None and sketch.scene is not None:
        page = BESIDE_BOARD
        small = Hand("alegreya-sans-@-700-normal", PIECE, folder)
        lay(picture, board, sketch.scene, [_letter(chair) for chair in sketch.chairs], small)
    else:
        _cover(picture, pen, sketch, folder)
    _heading(pen, sketch, page, folder)
    for number, chair in enumerate(sketch.chairs):
        _chair(pen, bold, chair, number, page)
    out = io.BytesIO()
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(out, "PNG")
    return out.getvalue()


def _heading(pen: Pen, sketch: Sketch, page: Page, folder: Path) -> None:
    """The title, and which turn it is: beneath it, or where a board takes the room, behind it."""
    title = Hand("alegreya-@-800-normal", TITLE, folder)
    plain = Hand("alegreya-sans-@-500-normal", LINE, folder)
    name = title.cut(sketch.title, page.ends[0] - page.title[0])
    title.write(pen, page.title, name, BRASS)
    x = page.line[0] or page.title[0] + round(title.width(name)) + 28
    plain.write(pen, (x, page.line[1]), plain.cut(sketch.line, page.ends[1] - x), SOFT)


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


def _chair(pen: Pen, hand: Hand, chair: Chair, number: int, page: Page) -> None:
    """A chair and who sits there; one that is free is only outlined, one that is asked burns."""
    left, y = page.chairs[0], page.chairs[1] + number * page.step
    disc = (left, y - 24, left + 48, y + 24)
    if chair.kind == "open":
        pen.ellipse(disc, outline=SOFT, width=3)
    else:
        pen.ellipse(disc, fill=SEATS[number % len(SEATS)])
        letter = _letter(chair)
        hand.write(pen, (left + 24 - hand.width(letter) / 2, y - 1), letter, PALE)
    if chair.asked:
        pen.ellipse((disc[0] - 5, disc[1] - 5, disc[2] + 5, disc[3] + 5), outline=FLAME, width=5)
    colour = FLAME if chair.asked else SOFT if chair.kind == "open" else PAPER
    hand.write(pen, (left + 68, y), hand.cut(chair.name, page.ends[1] - left - 68), colour)
