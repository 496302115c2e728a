"""The continent in letters: ground, hazards, cities, tokens, knights."""

from __future__ import annotations

from korchma.terminal.looks.wasteknights.marks import (
    COLOURS,
    GROUND,
    HAZARD,
    TERRAIN_INK,
    TOKEN,
    Marks,
)
from korchma.terminal.picture import Picture

ROWS, COLUMNS = 10, 13
CELL = 5
"""Letters of a space; odd rows stand half a space to the right."""
TALL = 2 * ROWS

Refs = frozenset[str]


class Map:
    """Every space with what lies there; in a low picture one line for each row."""

    def __init__(self, marks: Marks, width: int, lit: Refs, mark: Refs) -> None:
        self.marks, self.width, self.lit, self.mark = marks, width, lit, mark

    def draw(self, height: int) -> Picture:
        """The whole continent."""
        picture = Picture(self.width, height)
        deep = 2 if height >= TALL else 1
        cell = CELL if self.width >= CELL * COLUMNS + CELL // 2 else 4
        for at in self.marks.box.craters:
            x, y = self._spot(at, cell, deep)
            picture.put(x, y, f"({' ' * (cell - 3)})", "path")
        for at in self.marks.box.spaces:
            self._space(picture, at, cell, deep)
        return picture

    def _spot(self, at: str, cell: int, deep: int) -> tuple[int, int]:
        row, column = map(int, at.removeprefix("r").split("c"))
        return column * cell + (row % 2) * (cell // 2), row * deep

    def _ink(self, ref: str, usual: str) -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    def _space(self, picture: Picture, at: str, cell: int, deep: int) -> None:
        """Ground and hazard, or a city's digit; below it, or after it, who and what is there."""
        space, ref = self.marks.box.spaces[at], f"space:{at}"
        x, y = self._spot(at, cell, deep)
        ground = GROUND[space.terrain]
        head = f"{space.city}{ground}" if space.city else ground * 2
        head += HAZARD.get(space.hazard or "", " ")
        ink = "title" if space.city else TERRAIN_INK[space.terrain]
        picture.put(x, y, " " * (cell - 1), "", ref)
        picture.put(x, y, head, self._ink(ref, ink), ref)
        if deep == 2:
            picture.put(x, y + 1, " " * (cell - 1), "", ref)
        self._things(picture, at, (x, y + 1) if deep == 2 else (x, y), cell)

    def _things(self, picture: Picture, at: str, spot: tuple[int, int], cell: int) -> None:
        x, y = spot
        end = x + cell - 1
        for i in self.marks.knights_at(at):
            name = self.marks.mark(i)
            if x + len(name) <= end:
                ref = f"knight:{self.marks.view.knights[i].who}"
                picture.put(x, y, name, self._ink(ref, COLOURS[i % len(COLOURS)]), ref)
                x += len(name)
        for kind in self.marks.tokens_at(at):
            if x < end:
                picture.put(x, y, TOKEN.get(kind, "◇"), "closed", f"space:{at}")
                x += 1
