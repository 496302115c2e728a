"""What is written on the map of the Continent: terrain, what a place offers, who is there."""

from __future__ import annotations

from korchma.games.oldworld.box.rows import Place as Row
from korchma.terminal.chart import TALL, Mark, Place
from korchma.terminal.looks.oldworld.continent import BENDS, CONTINENT
from korchma.terminal.looks.oldworld.runes import TERRAIN, Runes
from korchma.terminal.picture import Picture

OFFERS = {"school": "⌂", "poker": "⚄", "alms": "¢", "swap": "⇄", "potion": "⚗", "tracking": "?"}
QUEST, TRACKS = "!", "»"
HERE = "●"
ROOMY = 70
"""From this width on, the map has room for the names of monsters; if it is tall, for all roads."""

Refs = frozenset[str]


class Map:
    """The 19 places with all that is seen there; in a small map only the reader's own roads."""

    def __init__(self, runes: Runes, width: int, lit: Refs, mark: Refs) -> None:
        self.runes = runes
        self.width = width
        self.lit = lit
        self.mark = mark

    def draw(self, height: int) -> Picture:
        """The whole Continent."""
        places = {str(place.id): self._place(place) for place in self.runes.box.places.values()}
        roads = self._roads(every=self.width >= ROOMY and height >= TALL)
        return CONTINENT.draw(places, self.width, height, roads)

    def _roads(self, *, every: bool) -> dict[tuple[str, str], str]:
        """The reader's own roads, brighter, with every other one; or these alone."""
        mine = self.runes.mine()
        here = str(mine.at) if mine is not None and mine.school else ""
        own = dict.fromkeys((ends for ends in BENDS if here in ends), "old")
        if not every:
            return own
        return {**own, **{ends: "path" for ends in BENDS if ends not in own}}

    def _ink(self, ref: str, usual: str) -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    def _place(self, place: Row) -> Place:
        ref = f"place:{place.id}"
        name = self.runes.voice.name("place", place.id)
        mine = self.runes.mine()
        own = mine is not None and mine.school and mine.at == place.id
        label = Mark(f"{HERE}{name}" if own else name, self._ink(ref, "place"), ref)
        marks = [
            Mark(TERRAIN[place.terrain], place.terrain, ref),
            Mark(self._offer(place), "old", ref),
            *self._beast(place.id),
            *self._errands(place.id),
            *self._witchers(place.id),
        ]
        return Place(label, tuple(marks))

    def _offer(self, place: Row) -> str:
        if place.skill:
            return f"+{self.runes.voice.say('term-oldworld-skill', skill=place.skill)}"
        return OFFERS[place.action]

    def _beast(self, place: int) -> list[Mark]:
        monster = self.runes.beast_at(place)
        if not monster:
            return []
        ref = f"monster:{monster}"
        text = self.runes.beast(monster)
        if self.width >= ROOMY:
            text = f"{text} {self.runes.voice.name('monster', monster)}"
        return [Mark(" ", "gap"), Mark(text, self._ink(ref, "hard"), ref)]

    def _errands(self, place: int) -> list[Mark]:
        """The reader's quests and tracks that lead here."""
        mine, ref = self.runes.mine(), f"place:{place}"
        if mine is None:
            return []
        out = [Mark(QUEST, "title", ref) for quest in mine.quests if quest.at == place]
        return out + [Mark(TRACKS, "title", ref) for at in mine.tracking.values() if at == place]

    def _witchers(self, place: int) -> list[Mark]:
        out = []
        for seat, player in enumerate(self.runes.view.players):
            if player.school and player.at == place:
                ref = f"seat:{seat}"
                colour = self.runes.box.schools[player.school].colour
                out += [Mark(" ", "gap"), Mark(self.runes.mark(seat), self._ink(ref, colour), ref)]
        return out
