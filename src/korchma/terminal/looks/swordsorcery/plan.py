"""The map of a quest in characters: areas as boxes, what parts them, who and what is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from textwrap import wrap

from korchma.games.swordsorcery.box.maps import QuestMap
from korchma.terminal.looks.swordsorcery.marks import RANKS, Marks
from korchma.terminal.looks.swordsorcery.sight import Eyes
from korchma.terminal.picture import Line, Picture, Piece, woven

Refs = frozenset[str]

WIDE = 10
"""A box so wide has its area's name in it."""
LOWEST, TALLEST = 3, 6
"""Lines of a box with one of its borders; a map too tall for its panel scrolls."""
GROUND = {"difficult": "≈", "dangerous": "‼"}
DOOR, LOCKED, MAGIC = "▯", "▮", "◈"
CHEST, SEARCH, HEAP, SHADOW, STORY = "▣", "?", "∴", "▒", "¶"
SHRINE, ASLEEP, GATE, SHUT = "✚", "+", "⌂", "∩"
FIRE, TOKEN, RUNE, COINS, LOOT, CARD, KEY = "♨", "◆", "ᛟ", "$", "&", "=", "♀"
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}


class Plan:
    """Every area where it lies; areas the active hero does not see are written dimly."""

    def __init__(self, marks: Marks, width: int, lit: Refs, mark: Refs) -> None:
        self.marks, self.view, self.width = marks, marks.view, width
        self.lit, self.mark = lit, mark
        self.quest: QuestMap = marks.box.quests[marks.view.quest].map
        self.board = marks.box.boards[marks.view.quest]
        self.eyes = Eyes(marks.box, marks.view)
        spots = {row.id: row.at for row in self.quest.areas}
        left, top = (min(at[i] for at in spots.values()) for i in (0, 1))
        self.spot = {name: (int(x - left), int(y - top)) for name, (x, y) in spots.items()}
        self.columns = 1 + max(x for x, _ in self.spot.values())
        self.rows = 1 + max(y for _, y in self.spot.values())
        bodies = [hero.body for hero in self.view.heroes if hero.body and hero.body.at]
        active = [body.at for body in bodies if body.ref == self.view.active]
        self.here = active[0] if active else self.quest.start[0]

    def draw(self, height: int) -> Picture:
        """The whole map; where boxes are too narrow for names, these stand below."""
        names = self._names()
        self.wide = (self.width - 1) // self.columns
        needs = 0 if self.wide > WIDE else len(names.rows)
        beside, alone = ((height - 1 - less) // self.rows for less in (needs, 0))
        self.tall = max(LOWEST, min(TALLEST, beside if beside >= LOWEST else alone))
        tall = self.rows * self.tall + 1
        picture = Picture(self.width, max(height, tall + needs))
        for area in self.spot:
            self._frame(picture, area)
        for side, (one, other) in self.board.sides.items():
            self._between(picture, side, one, other)
        for area in self.spot:
            self._fill(picture, area)
        if needs:
            for y, row in enumerate(names.rows):
                picture.rows[tall + y] = row
        return picture

    # --- lines -----------------------------------------------------------------------------------

    def _corner(self, area: str) -> tuple[int, int]:
        x, y = self.spot[area]
        return x * self.wide, y * self.tall

    def _frame(self, picture: Picture, area: str) -> None:
        """The edges of a box, as of an area by itself."""
        x, y = self._corner(area)
        ref = f"area:{area}"
        for dy in (0, self.tall):
            picture.put(x, y + dy, "·" + "─" * (self.wide - 1) + "·", "path", ref)
        for dy in range(1, self.tall):
            picture.put(x, y + dy, "│" + " " * (self.wide - 1) + "│", "path", ref)

    def _between(self, picture: Picture, side: str, one: str, other: str) -> None:
        """What parts two areas: nothing, a wall, a door, a hedge, a barrier."""
        (x1, y1), (x2, y2) = self.spot[one], self.spot[other]
        ground = self.view.ground
        shut = side in ground.doors or side in ground.walls
        ref = f"side:{side}" if side in ground.doors else ""
        ink = self._ink(ref, "hard" if shut else "path")
        x, y = max(x1, x2) * self.wide, max(y1, y2) * self.tall
        sign = self._sign(side, one, other)
        if y1 == y2:
            line = "┃" if shut else "░" if side in self.board.blind else "┊"
            for dy in range(1, self.tall):
                picture.put(x, y + dy, line, ink, ref)
            picture.put(x, y + (self.tall + 1) // 2, sign or line, ink, ref)
        else:
            line = "━" if shut else "░" if side in self.board.blind else " "
            picture.put(x + 1, y, line * (self.wide - 1), ink, ref)
            picture.put(x + self.wide // 2, y, sign or line, ink, ref)

    def _sign(self, side: str, one: str, other: str) -> str:
        """A door, its lock, or the one way over a barrier."""
        ground = self.view.ground
        if side in ground.doors:
            return MAGIC if side in ground.locks else LOCKED if ground.doors[side] else DOOR
        if side in ground.walls:
            return ""
        for high, low in self.quest.barriers:
            if {high, low} == {one, other}:
                (x1, y1), (x2, y2) = self.spot[high], self.spot[low]
                return ARROWS[(x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)]
        return ""

    # --- boxes -----------------------------------------------------------------------------------

    def _ink(self, ref: str, usual: str = "") -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    def _fill(self, picture: Picture, area: str) -> None:
        """Number, name, people, things, as far as there is room."""
        x, y = self._corner(area)
        room, ref = self.wide - 1, f"area:{area}"
        seen = self.eyes.sees(self.here, area)
        heads = self._head(area, room)
        ink = self._ink(ref, "place" if seen else "path")
        for dy, head in enumerate(heads, 1):
            picture.put(x + 1, y + dy, head[:room], ink, ref)
        beside = len(heads[-1]) + 1
        rows = [(0, dy) for dy in range(len(heads) + 1, self.tall)]
        if beside + 2 <= room and (self.wide <= WIDE or len(rows) < 2):
            rows.insert(0, (beside, len(heads)))
        self._pack(picture, area, (x + 1, y), rows)

    def _head(self, area: str, room: int) -> list[str]:
        """The number, and the name where there is room for it, in two lines at most."""
        number = self.marks.number(area)
        if self.wide <= WIDE:
            return [number]
        lines = wrap(f"{number} {self.marks.area(area)}", room)
        return lines[:2] if self.tall > LOWEST else lines[:1]

    def _pack(
        self, picture: Picture, area: str, corner: tuple[int, int], rows: list[tuple[int, int]]
    ) -> None:
        """Signs one after the other; where they do not fit, the last one says so."""
        x, y = corner
        room = self.wide - 1
        left = [*self.signs(area)]
        for start, dy in rows:
            at = start
            while left and at + len(left[0].text) <= room:
                line = left.pop(0)
                picture.put(x + at, y + dy, line.text, self._ink(line.ref, line.ink), line.ref)
                at += len(line.text) + (1 if len(line.text) > 1 else 0)
        if left:
            picture.put(x + room - 1, y + rows[-1][1], "…", "hard", f"area:{area}")

    def signs(self, area: str) -> Iterator[Line]:
        """Everybody and everything in an area, people first."""
        marks, view = self.marks, self.view
        for hero in view.heroes:
            if hero.body is not None and hero.body.at == area:
                yield Line(marks.short(hero), marks.ink(hero), f"figure:{hero.who}")
        for mate in marks.mates(area):
            yield Line(marks.figure(mate.card)[:2], "yellow", f"figure:{mate.body.ref}")
        for foe in view.foes:
            if foe.body.at == area:
                yield Line(marks.tag(foe), RANKS[foe.rank], f"figure:{foe.body.ref}")
        yield from self._things(area)

    def _things(self, area: str) -> Iterator[Line]:
        ground, ref = self.view.ground, f"area:{area}"
        printed = next(row.ground for row in self.quest.areas if row.id == area)
        kind = ground.ground.get(area, printed)
        if kind in GROUND:
            yield Line(GROUND[kind], "wild", ref)
        if area in ground.fires:
            yield Line(FIRE, "crisis", ref)
        for shrine in self.quest.shrines:
            if shrine.area == area:
                lit = ground.shrines.get(shrine.id, False)
                yield Line(SHRINE if lit else ASLEEP, "blue", f"shrine:{shrine.id}")
        for gate in self.quest.gates:
            if gate.area == area and gate.id in ground.gates:
                yield Line(GATE if ground.gates[gate.id] else SHUT, "red", f"gate:{gate.id}")
        for sign, ink, there in self._lying():
            if area in there:
                yield Line(sign, ink, ref)
        for token, areas in ground.tokens.items():
            if area in areas:
                yield Line(TOKEN, "purple", f"token:{token}")

    def _lying(self) -> Iterator[tuple[str, str, Collection[str]]]:
        ground = self.view.ground
        yield SHADOW, "old", ground.shadows
        yield STORY, "purple", ground.stories
        yield CHEST, "yellow", ground.chests
        yield SEARCH, "yellow", ground.searches
        yield HEAP, "yellow", ground.heaps
        yield COINS, "yellow", ground.coins
        yield LOOT, "yellow", ground.finds
        yield CARD, "yellow", ground.lying
        yield KEY, "yellow", ground.keys
        yield RUNE, "blue", [rune.at for rune in ground.runes]

    def _names(self) -> Picture:
        """All areas by number and name."""
        pieces: list[Piece] = []
        for area in self.spot:
            ref = f"area:{area}"
            usual = "" if self.eyes.sees(self.here, area) else "path"
            name = Line(f" {self.marks.area(area)}", self._ink(ref, usual), ref)
            more = Line(" ·" if area != self.board.areas[-1] else "", "path")
            pieces.append((Line(self.marks.number(area), "place", ref), name, more))
        return woven([pieces], self.width)
