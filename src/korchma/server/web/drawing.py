"""A picture of a table for those who have only its link: cover, chairs, whose move it is."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

try:
    from PIL import Image, ImageDraw, ImageFont

    READY = True
except ImportError:  # korchma[previews] is not installed: covers alone are shown
    READY = False

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Pen
    from PIL.ImageFont import FreeTypeFont

SIZE = (1200, 630)
COVER = (72, 75, 360, 480)
"""Where the cover lies: left, top, width, height."""
LEFT, RIGHT = 486, 1136
TITLE, LINE, NAME = 66, 36, 34
"""Letters, in pixels."""
FIRST, STEP = 262, 66
"""Where the first chair stands, and how far it is to the next."""
WOOD, PLANK, BRASS, SOFT, PAPER, FLAME = (
    (26, 17, 11),
    (42, 28, 18),
    (246, 230, 189),
    (203, 185, 147),
    (245, 234, 206),
    (255, 176, 46),
)
SEATS = ((63, 127, 208), (63, 143, 74), (196, 68, 58), (201, 149, 26), (138, 79, 174))
CYRILLIC = range(0x400, 0x530)


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

    @property
    def told(self) -> str:
        """The same as one line of text."""
        return f"{self.line}. {', '.join(chair.name for chair in self.chairs)}"


class Hand:
    """Writes with the letters of the client: Latin ones in one file, Cyrillic ones in another."""

    def __init__(self, face: str, size: int, folder: Path) -> None:
        self._size = size
        self._fonts = [_font(face, script, size, folder) for script in ("latin", "cyrillic")]

    def _runs(self, text: str) -> list[tuple[FreeTypeFont, str]]:
        """Stretches of one script."""
        runs: list[tuple[FreeTypeFont, str]] = []
        for letter in text:
            font = self._fonts[ord(letter) in CYRILLIC]
            if runs and (runs[-1][0] is font or letter == " "):
                runs[-1] = (runs[-1][0], runs[-1][1] + letter)
            else:
                runs.append((font, letter))
        return runs

    def width(self, text: str) -> float:
        """How long a text becomes."""
        return sum(font.getlength(run) for font, run in self._runs(text))

    def cut(self, text: str, most: float) -> str:
        """As much of a text as fits."""
        if self.width(text) <= most:
            return text
        while text and self.width(f"{text}…") > most:
            text = text[:-1]
        return f"{text.rstrip()}…"

    def write(
        self, pen: Pen, at: tuple[float, float], text: str, colour: tuple[int, int, int]
    ) -> None:
        """On one line, its middle at this height."""
        x, y = at
        for font, run in self._runs(text):
            pen.text((x, y), run, font=font, fill=colour, anchor="lm")
            x += font.getlength(run)


@lru_cache(maxsize=64)
def _font(face: str, script: str, size: int, folder: Path) -> FreeTypeFont:
    """Letters of the built client; where there are none, whatever is at hand."""
    found = sorted((folder / "assets").glob(f"{face.replace('@', script)}-*.woff2"))
    if not found:
        return ImageFont.load_default(size)  # type: ignore[return-value]  # with a size it is one
    return ImageFont.truetype(str(found[0]), size)


def draw(sketch: Sketch, folder: Path) -> bytes:
    """The picture, as PNG."""
    picture = Image.new("RGB", SIZE, WOOD)
    pen = ImageDraw.Draw(picture)
    for top in range(0, SIZE[1], 90):
        pen.rectangle((0, top, SIZE[0], top + 87), fill=PLANK)
    _cover(picture, pen, sketch, folder)
    title = Hand("alegreya-@-800-normal", TITLE, folder)
    plain = Hand("alegreya-sans-@-500-normal", LINE, folder)
    title.write(pen, (LEFT, 116), title.cut(sketch.title, RIGHT - LEFT), BRASS)
    plain.write(pen, (LEFT, 186), plain.cut(sketch.line, RIGHT - LEFT), SOFT)
    bold = Hand("alegreya-sans-@-700-normal", NAME, folder)
    for number, chair in enumerate(sketch.chairs):
        _chair(pen, bold, chair, number)
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


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


def _chair(pen: Pen, hand: Hand, chair: Chair, number: int) -> None:
    """A chair and who sits there; one that is free is only outlined, one that is asked burns."""
    y = FIRST + number * STEP
    disc = (LEFT, y - 24, LEFT + 48, y + 24)
    if chair.kind == "open":
        pen.ellipse(disc, outline=SOFT, width=3)
    else:
        pen.ellipse(disc, fill=SEATS[number % len(SEATS)])
        letter = chair.name[:1].upper()
        hand.write(pen, (LEFT + 24 - hand.width(letter) / 2, y - 1), letter, (252, 246, 230))
    if chair.asked:
        pen.ellipse((disc[0] - 5, disc[1] - 5, disc[2] + 5, disc[3] + 5), outline=FLAME, width=5)
    colour = FLAME if chair.asked else SOFT if chair.kind == "open" else PAPER
    hand.write(pen, (LEFT + 68, y), hand.cut(chair.name, RIGHT - LEFT - 68), colour)
