"""Words in pictures, in the letters of the client."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Pen
    from PIL.ImageFont import FreeTypeFont

CYRILLIC = range(0x400, 0x530)
PALE = (252, 246, 230)


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
        """On one line, the middle of its capitals at this height: fonts differ in all else."""
        x, y = at
        y -= self._fonts[0].getbbox("H", anchor="ls")[1] / 2
        for font, run in self._runs(text):
            pen.text((x, y), run, font=font, fill=colour, anchor="ls")
            x += font.getlength(run)


@lru_cache(maxsize=64)
def _font(face: str, script: str, size: int, folder: Path) -> FreeTypeFont:
    """Letters of the built client; where there are none, whatever is at hand."""
    from PIL import ImageFont

    found = sorted((folder / "assets").glob(f"{face.replace('@', script)}-*.woff2"))
    if not found:
        return ImageFont.load_default(size)  # type: ignore[return-value]  # with a size it is one
    return ImageFont.truetype(str(found[0]), size)
