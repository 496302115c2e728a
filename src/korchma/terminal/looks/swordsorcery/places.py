"""Areas, sides, shrines, gates and cards that lie there, in sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from korchma.games.swordsorcery.box.phrases import side_phrases
from korchma.games.swordsorcery.eyes.fighters import ItemView
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.terminal.looks.swordsorcery.marks import Marks
from korchma.terminal.looks.swordsorcery.sight import Eyes


class Places:
    """Sentences about the map of one view."""

    def __init__(self, marks: Marks) -> None:
        self.marks, self.view, self.voice, self.say = marks, marks.view, marks.voice, marks.say
        self.map = marks.box.quests[marks.view.quest].map
        self.board = marks.box.boards[marks.view.quest]

    # --- areas -----------------------------------------------------------------------------------

    def area(self, area: str) -> str:
        """An area: its name, who and what is there, where it leads, who sees it from how far."""
        if area not in self.board.points:
            return ""
        inside = ", ".join([*self._people(area), *self._things(area)])
        name = self.voice.name("area", area)
        parts = [f"{name}: {inside}." if inside else f"{name}.", *self._ways(area)]
        seen = self._seen(area)
        return " ".join([*parts, *([seen] if seen else [])])

    def everywhere(self) -> Iterator[str]:
        """Every area, in the order of the map."""
        yield from map(self.area, self.board.areas)

    def _people(self, area: str) -> Iterator[str]:
        for hero in self.view.heroes:
            if hero.body is not None and hero.body.at == area:
                yield self.marks.figure(hero.who)
        for mate in self.marks.mates(area):
            yield self.marks.figure(mate.card)
        for foe in self.view.foes:
            if foe.body.at == area:
                yield self.marks.called(foe)

    def _things(self, area: str) -> Iterator[str]:
        ground, say = self.view.ground, self.say
        printed = next(row.ground for row in self.map.areas if row.id == area)
        kind = ground.ground.get(area, printed)
        if kind != "normal":
            yield say(f"ground-{kind}")
        if area in ground.fires:
            yield self.voice.name("condition", f"fire-{ground.fires[area]}")
        yield from (self.spot("shrine", x.id) for x in self.map.shrines if x.area == area)
        gates = [x.id for x in self.map.gates if x.area == area and x.id in ground.gates]
        yield from (self.spot("gate", gate) for gate in gates)
        for thing, where in self._lying():
            if area in where:
                yield say("term-swordsorcery-thing", thing=thing)
        if area in ground.coins:
            yield say("term-swordsorcery-coins", n=ground.coins[area])
        yield from (self.marks.item(item) for item in ground.lying.get(area, ()))
        yield from (self.marks.token(x) for x, areas in ground.tokens.items() if area in areas)
        yield from (self.marks.token(rune.token) for rune in ground.runes if rune.at == area)

    def _lying(self) -> Iterator[tuple[str, Collection[str]]]:
        ground = self.view.ground
        yield "shadow", ground.shadows
        yield "story", ground.stories
        yield "chest", ground.chests
        yield "search", ground.searches
        yield "heap", ground.heaps
        yield "loot", ground.finds
        yield "key", ground.keys

    def _ways(self, area: str) -> Iterator[str]:
        """Where one gets from here, and what is in the way elsewhere."""
        by: dict[str, list[str]] = {}
        for side, pair in self.board.sides.items():
            if area in pair:
                other = pair[0] if pair[1] == area else pair[1]
                by.setdefault(self._way(side, area, other), []).append(
                    self.voice.name("area", other)
                )
        for way, names in by.items():
            yield self.say("term-swordsorcery-way", way=way, names=", ".join(names))

    def _way(self, side: str, here: str, there: str) -> str:
        """What a side is from one of its areas: open, a door, a wall, a barrier up or down."""
        ground = self.view.ground
        if side in ground.doors:
            return "magic" if side in ground.locks else "locked" if ground.doors[side] else "door"
        if side in ground.walls:
            return "wall"
        if (here, there) in self.map.barriers:
            return "down"
        return "up" if (there, here) in self.map.barriers else "open"

    def _seen(self, area: str) -> str:
        """Which heroes see into it, and how far off they are."""
        eyes = Eyes(self.marks.box, self.view)
        names = []
        for hero in self.view.heroes:
            body = hero.body
            if body is None or hero.ghost or body.at == area or not eyes.sees(body.at, area):
                continue
            names.append(f"{self.marks.figure(hero.who)} ({eyes.far(body.at, area)})")
        return self.say("term-swordsorcery-seen", names=", ".join(names)) if names else ""

    # --- sides, shrines, gates, cards ------------------------------------------------------------

    def side(self, side: str) -> str:
        """A door or a wall between two areas."""
        if side not in self.board.sides:
            return ""
        one, other = self.board.sides[side]
        names = " – ".join(self.voice.name("area", area) for area in (one, other))
        return self.say("term-swordsorcery-way", way=self._way(side, one, other), names=names)

    def spot(self, kind: str, name: str) -> str:
        """A shrine or a gate, awake or not."""
        if kind == "shrine":
            lit = "yes" if self.view.ground.shrines.get(name) else "no"
            return self.say("term-swordsorcery-shrine", lit=lit)
        gate = next(row for row in self.map.gates if row.id == name)
        opened = "yes" if self.view.ground.gates.get(name) else "no"
        symbol = self.say(f"symbol-{gate.symbol}")
        return self.say("term-swordsorcery-gate", open=opened, symbol=symbol)

    def item(self, card: str, known: ItemView | None) -> list[str]:
        """An item: the side that is up if somebody has it, else both, with what they cost."""
        found = item_cards(self.marks.box).get(card)
        if found is None:
            return []
        words, out = self.voice.thing("item", card), []
        up = found.side or (known.side if known is not None else "")
        for name, side in (("a", found.row.a), ("b", found.row.b)):
            if side is None or (up and name != up):
                continue
            does = "; ".join(map(self.marks.phrase, side_phrases(side)))
            title = words.get(name, words[""])
            price = self.say("term-swordsorcery-price", n=side.price) if side.price else ""
            out.append(" ".join(x for x in (f"{title}{price}:", f"{does}.") if x))
        styles = ", ".join(self.say(f"style-{style}") for style in found.row.styles)
        return [*out, self.say("term-swordsorcery-styles", names=styles)] if styles else out
