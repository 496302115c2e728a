"""How Sword & Sorcery looks in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.events import Read, Words
from korchma.games.swordsorcery.eyes.fighters import FoeView, HeroView
from korchma.games.swordsorcery.eyes.fitting import Fitting, Fittings
from korchma.games.swordsorcery.eyes.forecast import Forecast
from korchma.games.swordsorcery.eyes.reckoning import Outlook
from korchma.games.swordsorcery.eyes.rising import Rise
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.options import Again, TakeHero
from korchma.kernel import Event, Option
from korchma.terminal.look import Look
from korchma.terminal.looks.swordsorcery.aloud import Aloud
from korchma.terminal.looks.swordsorcery.comparing import Comparing
from korchma.terminal.looks.swordsorcery.marks import RANKS, ROMAN, Marks
from korchma.terminal.looks.swordsorcery.plan import Plan
from korchma.terminal.looks.swordsorcery.scenes import Scenes
from korchma.terminal.picture import Line, Picture
from korchma.text.voice import Voice, percent


class SwordSorcery(Look):
    """The map of the quest, or what happens there; heroes, their powers and cards; enemies."""

    rooms: ClassVar[str] = "-wordy"

    def __init__(self, voice: Voice, content: object) -> None:
        super().__init__(voice, content)
        assert isinstance(content, Box)
        self.box = content

    def _marks(self, view: msgspec.Struct) -> Marks:
        assert isinstance(view, View)
        return Marks(self.voice, self.box, view)

    def names(self, view: msgspec.Struct) -> Mapping[str, str]:
        """Areas by the quest's own names, enemies that look alike by their numbers."""
        marks = self._marks(view)
        board = self.box.boards[marks.view.quest]
        areas = {area: f"{marks.area(area)} ({marks.number(area)})" for area in board.areas}
        out = {f"area:{area}": name for area, name in areas.items()}
        for side, (one, other) in board.sides.items():
            out[f"side:{side}"] = f"{areas[one]} – {areas[other]}"
        for token in marks.view.ground.tokens:
            out[f"token:{token}"] = marks.token(token)
        for row in self.box.quests[marks.view.quest].map.shrines:
            out[f"shrine:{row.id}"] = areas[row.area]
        for gate in self.box.quests[marks.view.quest].map.gates:
            out[f"gate:{gate.id}"] = areas[gate.area]
        out |= {f"figure:{foe.body.ref}": marks.called(foe) for foe in marks.view.foes}
        for count in marks.view.counts:
            out[f"counter:{count}"] = self.voice.say(f"{marks.view.quest}-count-{count}")
        for rule in marks.view.rules:
            out[f"rule:{rule}"] = self.voice.say(f"{marks.view.quest}-rule-{rule}")
        return out

    def heading(self, event: Event) -> str:
        """Paragraphs and what comes of them are read on a page."""
        if isinstance(event, Read):
            return self.voice.name("paragraph", event.paragraph)
        return self.voice.say("term-swordsorcery-outcome") if isinstance(event, Words) else ""

    # --- options -------------------------------------------------------------------------------

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """Heroes with their class; dice with what they show."""
        marks = self._marks(view)
        if isinstance(option, TakeHero):
            words = self.voice.thing("hero-card", option.card)
            return f"{words['hero']}: {words['']}"
        blow, guard = marks.view.blow, marks.view.guard
        if isinstance(option, Again):
            faces = guard.faces if guard is not None else blow.faces if blow is not None else ()
            shown = f" {marks.faces(faces[option.die : option.die + 1])}" if faces else ""
            return f"{self.voice.option(option)}{shown}"
        return self.voice.option(option)

    def gist(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """The chance that an attack kills; what a step costs; how many enemies mean somebody; what
        a card would change, or that it is not for this hero."""
        if isinstance(foreseen, Outlook):
            return self.voice.say("term-swordsorcery-kill", chance=percent(foreseen.kill))
        comparing = Comparing(self._marks(view))
        if isinstance(foreseen, Fitting):
            if not foreseen.usable:
                foreign = self.voice.say("term-swordsorcery-foreign").rstrip(".")
                return foreign[:1].lower() + foreign[1:]
            return ", ".join(comparing.changes(foreseen, "mean", "stops"))
        if isinstance(foreseen, Rise | Fittings):
            return ""
        return Aloud(self._marks(view)).ahead(foreseen)

    def outcome(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """What an attack may come to, what a step costs, what each enemy will do."""
        aloud, comparing = Aloud(self._marks(view)), Comparing(self._marks(view))
        if isinstance(foreseen, Forecast):
            return " ".join(map(aloud.menace, foreseen.foes))
        if isinstance(foreseen, Fitting):
            return comparing.fitting(foreseen)
        if isinstance(foreseen, Rise):
            return comparing.rise(foreseen)
        if isinstance(foreseen, Fittings):
            return ""
        return aloud.outlook(foreseen) if isinstance(foreseen, Outlook) else aloud.ahead(foreseen)

    # --- panels --------------------------------------------------------------------------------

    def bar(self, view: msgspec.Struct) -> str:
        """Round, whose turn, actions left, shards, events left."""
        marks = self._marks(view)
        table, turn = marks.view, marks.view.turn
        if not table.round:
            return self.voice.say(table.quest)
        left = self.voice.say(
            "term-swordsorcery-left",
            who=marks.figure(table.active),
            moves=turn.points if turn and turn.moving else turn.moves if turn else 0,
            moving="yes" if turn and turn.moving else "no",
            combats=turn.combats if turn else 0,
            acts=turn.acts if turn else 0,
        )
        return self.voice.say(
            "term-swordsorcery-bar",
            round=table.round,
            left=left if turn else self.voice.say("term-swordsorcery-phase", phase=table.phase),
            shards=table.shards,
            events=table.decks.events,
        )

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Every hero, the reader's first: life, troubles, powers, cards."""
        marks = self._marks(view)
        return [line for hero in marks.chosen() for line in self._hero(marks, hero)]

    def _hero(self, marks: Marks, hero: HeroView) -> list[Line]:
        assert hero.body is not None
        active = hero.who == marks.view.active and marks.view.turn is not None
        sign = "▶" if active else "✓" if hero.went else " "
        name, ref = f"{sign}{marks.figure(hero.who)} {ROMAN[hero.rank]}", f"figure:{hero.who}"
        out = [Line(f"{name} {marks.life(hero.body)}", marks.ink(hero), ref)]
        said = Aloud(marks).hero(hero)
        return out + [Line(f"  {text}", "" if n else "old", ref) for n, text in enumerate(said)]

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """Enemies with what they will do; then the quest and the decks."""
        marks = self._marks(view)
        out = [line for foe in marks.view.foes for line in self._foe(marks, foe)]
        if marks.chosen():
            aloud = Aloud(marks)
            out += [Line(text, "old") for text in (*aloud.quest(), *aloud.decks())]
        return out

    def _foe(self, marks: Marks, foe: FoeView) -> list[Line]:
        ref = f"figure:{foe.body.ref}"
        head = f"{marks.tag(foe)} {marks.life(foe.body)}"
        said = [Line(f"  {text}", "", ref) for text in Aloud(marks).foe(foe)]
        return [Line(head, RANKS[foe.rank], ref), *said]

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """Powers and cards of the reader's heroes, with what they do."""
        marks = self._marks(view)
        aloud, out = Aloud(marks), []
        mine = marks.mine()
        for hero in sorted(mine, key=lambda hero: hero.who != marks.view.active):
            if len(mine) > 1:
                out.append(Line(marks.figure(hero.who), marks.ink(hero), f"figure:{hero.who}"))
            for power in hero.powers:
                ref = f"power:{power.card}"
                out.append(Line(aloud.power(power), "title" if not power.at else "old", ref))
                out.append(Line(f"  {marks.power_does(power.card, hero.rank)}", "old", ref))
            for item in (*hero.worn.values(), *hero.pack):
                ref = f"item:{item.card}"
                out.append(Line(marks.item(item), "title", ref))
                out.append(Line(f"  {marks.item_does(item)}", "old", ref))
        return out

    def holding(self, view: msgspec.Struct) -> str:
        """Powers and cards of each of the reader's heroes, by name only."""
        marks = self._marks(view)
        out = []
        for hero in marks.mine():
            powers = map(Aloud(marks).power, hero.powers)
            items = map(marks.item, (*hero.worn.values(), *hero.pack))
            out.append(f"{marks.figure(hero.who)}: {', '.join([*powers, *items])}")
        return "; ".join(out)

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """Powers and cards of the reader's heroes."""
        mine = self._marks(view).mine()
        powers = [power.card for hero in mine for power in hero.powers]
        items = [x.card for hero in mine for x in (*hero.worn.values(), *hero.pack)]
        return (*powers, *items)

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """Everything on a card, in full."""
        aloud, name = Aloud(self._marks(view)), card.casefold()
        return aloud.power_card(name) if name in self.box.powers else aloud.card(name)

    def besides(self, view: msgspec.Struct) -> list[str]:
        """What each hero is born with, talents."""
        out = []
        for hero in self._marks(view).mine():
            words = self.voice.thing("hero-card", hero.card)
            out.append(f"{words['innate']}: {words['innate-text']}")
            for talent in hero.talents:
                said = self.voice.thing("talent", talent)
                out.append(f"{said['']}: {said['text']}")
        return out

    def legend(self) -> list[str]:
        """The signs of the map."""
        return self.voice.say("term-swordsorcery-legend").split("\n")

    # --- in words ------------------------------------------------------------------------------

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """An area, somebody, a card in a sentence or two."""
        return Aloud(self._marks(view)).describe(ref)

    def sentences(self, view: msgspec.Struct) -> list[str]:
        """Everything on the table, said aloud."""
        return [self.bar(view), *Aloud(self._marks(view)).table()]

    def paint(
        self,
        view: msgspec.Struct,
        width: int,
        height: int,
        lit: frozenset[str] = frozenset(),
        mark: frozenset[str] = frozenset(),
    ) -> Picture:
        """An attack, a paragraph, the emporium; otherwise the map."""
        marks = self._marks(view)
        scene = Scenes(marks, width, lit, mark).draw()
        return scene or Plan(marks, width, lit, mark).draw(height)
