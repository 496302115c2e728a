"""Shapes with smooth edges: drawn larger on a sheet of their own, then laid on a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

Colour = tuple[int, int, int]
Point = tuple[float, float]
FINE = 2
"""So many times larger."""
SHADE = (10, 6, 2, 120)


def _around(at: Point, radius: float) -> tuple[float, float, float, float]:
    x, y = at
    return (
        FINE * (x - radius),
        FINE * (y - radius),
        FINE * (x + radius),
        FINE * (y + radius),
    )


class Sheet:
    """What lies on a picture before anything is written on it."""

    def __init__(self, size: tuple[int, int]) -> None:
        from PIL import Image, ImageDraw

        self._paper = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
        self._pen = ImageDraw.Draw(self._paper)

    def disc(self, at: Point, radius: float, fill: Colour) -> None:
        """Something round."""
        self._pen.ellipse(_around(at, radius), fill=fill)

    def ring(self, at: Point, radius: float, colour: Colour, width: float) -> None:
        """Something round and empty."""
        self._pen.ellipse(_around(at, radius), outline=colour, width=round(FINE * width))

    def shape(self, corners: Sequence[Point], fill: Colour) -> None:
        """Something with corners."""
        self._pen.polygon([(FINE * x, FINE * y) for x, y in corners], fill=fill)

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """From here to there, its ends round."""
        ends = [(FINE * x, FINE * y) for x, y in (start, end)]
        self._pen.line(ends, fill=colour, width=round(FINE * width))
        for at in (start, end):
            self.disc(at, width / 2, colour)

    def box(self, box: Sequence[float], corner: float, fill: Colour, edge: Colour) -> None:
        """A counter, or a card."""
        left, top, right, bottom = (FINE * n for n in box)
        self._pen.rounded_rectangle(
            (left, top, right, bottom), FINE * corner, fill=fill, outline=edge, width=2 * FINE
        )

    def shadow(self, at: Point, radius: float) -> None:
        """What stands there throws one."""
        self._pen.ellipse(_around((at[0], at[1] + 4), radius), fill=SHADE)

    def lay(self, picture: Picture) -> None:
        """Done: on the picture with it."""
        small = self._paper.reduce(FINE)
        picture.paste(small, (0, 0), small)
