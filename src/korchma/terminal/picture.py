"""Text with places in it: what a panel draws and what a click on it means."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias


class Line(NamedTuple):
    """A line of a panel: its text, its ink, and the thing it is about."""

    text: str
    ink: str = ""
    ref: str = ""


class Cell(NamedTuple):
    """One character, its ink, and the thing it belongs to."""

    char: str = " "
    ink: str = ""
    ref: str = ""


BLANK = Cell()


class Picture:
    """A rectangle of cells; writing outside of it is cut off.

    >>> picture = Picture(8, 1)
    >>> picture.put(2, 0, "Slice", ref="space:slice")
    >>> str(picture), picture.ref_at(3, 0)
    ('  Slice', 'space:slice')
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, 1)
        self.rows: list[list[Cell]] = [[BLANK] * self.width for _ in range(height)]

    def __str__(self) -> str:
        return "\n".join("".join(cell.char for cell in row).rstrip() for row in self.rows)

    def put(self, x: int, y: int, text: str, ink: str = "", ref: str = "") -> None:
        """Write text from x to the right."""
        if 0 <= y < len(self.rows):
            for i, char in enumerate(text, x):
                if 0 <= i < self.width:
                    self.rows[y][i] = Cell(char, ink, ref)

    def dot(self, x: int, y: int, char: str, ink: str) -> None:
        """Draw where nothing is yet."""
        if 0 <= y < len(self.rows) and 0 <= x < self.width and self.rows[y][x] == BLANK:
            self.rows[y][x] = Cell(char, ink)

    def ref_at(self, x: int, y: int) -> str:
        """The thing under a point, if any."""
        if 0 <= y < len(self.rows) and 0 <= x < self.width:
            return self.rows[y][x].ref
        return ""


def written(lines: Iterable[Line], width: int, *, hang: int = 0) -> Picture:
    """Lines wrapped to a width, each part still about its thing."""
    parts: list[Line] = []
    for line in lines:
        rows = textwrap.wrap(line.text, max(width, 8), subsequent_indent=" " * hang) or [""]
        parts += [Line(row, line.ink, line.ref) for row in rows]
    picture = Picture(width, len(parts))
    for y, part in enumerate(parts):
        picture.put(0, y, " " * width, "", part.ref)
        picture.put(0, y, part.text, part.ink, part.ref)
    return picture


Piece: TypeAlias = Sequence[Line]
"""Parts of different inks that belong together and are never torn apart."""


def words(text: str, ink: str = "", ref: str = "") -> list[Piece]:
    """A text as pieces, one for each word."""
    return [(Line(word, ink, ref),) for word in text.split()]


def woven(rows: Iterable[Sequence[Piece]], width: int, *, hang: int = 0) -> Picture:
    """Rows of pieces with a space between, going on in the next line where there is no room.

    >>> str(woven([[(Line("R"), Line("✦")), *words("exactly two")]], 10, hang=2))
    'R✦ exactly\\n  two'
    """
    lines: list[list[tuple[int, Line]]] = []
    for row in rows:
        line: list[tuple[int, Line]] = []
        x = 0
        for piece in row:
            size = sum(len(part.text) for part in piece)
            if line and x + size > width:
                lines.append(line)
                line, x = [], hang
            for part in piece:
                line.append((x, part))
                x += len(part.text)
            x += 1
        lines.append(line)
    picture = Picture(width, len(lines))
    for y, line in enumerate(lines):
        for x, part in line:
            picture.put(x, y, part.text, part.ink, part.ref)
    return picture
