"""How Waste Knights looks in a terminal."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.events import (
    Attacked,
    EntryRead,
    FoeRolled,
    KnightTaken,
    Rolled,
    Words,
)
from korchma.games.wasteknights.eyes.throws import Throw
from korchma.games.wasteknights.eyes.view import View
from korchma.games.wasteknights.options import DriveTo, Take
from korchma.kernel import Event, Option
from korchma.terminal.look import Look
from korchma.terminal.looks.wasteknights.aloud import Aloud
from korchma.terminal.looks.wasteknights.map import Map
from korchma.terminal.looks.wasteknights.marks import COLOURS, Marks
from korchma.terminal.looks.wasteknights.scenes import Scenes
from korchma.terminal.picture import Line, Picture
from korchma.text.voice import Voice


class WasteKnights(Look):
    """The continent, or what happens there; the knights, their gear, the plot."""

    rooms: ClassVar[str] = "-wordy"

    def __init__(self, voice: Voice, content: object) -> None:
        super().__init__(voice, content)
        assert isinstance(content, Box)
        self.box = content
        self.led: dict[str, int] = {}
        """Who leads whom, as far as it was told."""

    def _marks(self, view: msgspec.Struct) -> Marks:
        assert isinstance(view, View)
        return Marks(self.voice, self.box, view)

    def nickname(self, event: Event) -> tuple[int, str] | None:
        """A player is called by the knight."""
        if isinstance(event, KnightTaken):
            self.led[event.knight] = event.seat
            return event.seat, self.voice.say(f"knight-{event.knight}.short")
        return None

    def heading(self, event: Event) -> str:
        """Entries, what comes of them, and the reader's own dice are read on a page."""
        match event:
            case EntryRead(entry=entry):
                return self.voice.name("entry", entry)
            case Words():
                return self.voice.say("term-wasteknights-outcome")
            case Attacked(knight=who) | FoeRolled(knight=who) if self._mine(who):
                return self.voice.say("term-wasteknights-blows")
            case Rolled(knight=who) if self._mine(who):
                return self.voice.say("term-wasteknights-check")
        return ""

    def _mine(self, who: str) -> bool:
        return self.led.get(who, self.voice.me) == self.voice.me

    # --- options -------------------------------------------------------------------------------

    def refs(self, option: Option) -> tuple[str, ...]:
        """A route concerns where it ends."""
        if isinstance(option, Take):
            return (f"space:{option.way[-1]}",) if option.way else ()
        return super().refs(option)

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """Spaces with what the way there costs; all else with its price in its words."""
        if isinstance(option, DriveTo):
            return Aloud(self._marks(view)).drive(option.to)
        return self.voice.option(option)

    def outcome(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """The throw the choices marked so far would lead to, with its exact chances."""
        return Aloud(self._marks(view)).throw(foreseen) if isinstance(foreseen, Throw) else ""

    # --- panels --------------------------------------------------------------------------------

    def bar(self, view: msgspec.Struct) -> str:
        """Round, time, whose turn, actions left."""
        marks = self._marks(view)
        table = marks.view
        if not table.plot:
            return self.voice.say(f"phase-{table.phase}")
        return self.voice.say(
            "term-wasteknights-bar",
            round=table.round,
            time=table.time,
            who=marks.who(table.active),
            left=table.left if table.phase == "turn" else 0,
        )

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Every knight, the reader's first: place, health, goods, gear, skills."""
        marks = self._marks(view)
        aloud = Aloud(marks)
        out = []
        for i in marks.near():
            knight = marks.view.knights[i]
            sign = "▶" if i == marks.view.active and marks.view.plot else " "
            ink = COLOURS[i % len(COLOURS)]
            out.append(Line(f"{sign}{marks.who(i)}", ink, f"knight:{knight.who}"))
            out += [Line(f"  {text}") for text in aloud.knight(knight)[1:]]
            if knight.skills:
                out.append(Line(f"  {aloud.skills(knight)}", "old"))
        return out

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """The plot, its time and tokens, what is left of everything."""
        aloud = Aloud(self._marks(view))
        plot = aloud.plot()
        lines = [Line(text, "title" if n == 0 else "") for n, text in enumerate(plot)]
        return [*lines, Line(aloud.stock(), "old")]

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """The gear of the reader's own knights, with the side that is up."""
        marks = self._marks(view)
        out = []
        for knight in marks.mine():
            for each in (*knight.hands, *knight.armour, *knight.cargo):
                ref = f"gear:{each.card}"
                said = self.voice.thing("gear", each.card)
                out.append(Line(marks.gear(each), "title", ref))
                out.append(Line(f"  {said['broken' if each.broken else 'works']}", "old", ref))
        return out

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """The gear of the reader's own knights."""
        return tuple(
            each.card
            for knight in self._marks(view).mine()
            for each in (*knight.hands, *knight.armour, *knight.cargo)
        )

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """Everything on a card, in full."""
        card = next((x for x in self.box.cards if x.casefold() == card.casefold()), "")
        return [Aloud(self._marks(view)).gear(card)] if card else []

    def besides(self, view: msgspec.Struct) -> list[str]:
        """Abilities, upgrades, injuries and breakdowns, in full."""
        out = []
        for knight in self._marks(view).mine():
            name = f"knight-{knight.who}"
            out.append(f"{self.voice.say(f'{name}.ability')}: {self.voice.say(f'{name}.text')}")
            for upgrade, face in knight.upgrades.items():
                if face:
                    said = f"upgrade-{upgrade}-{face}"
                    out.append(f"{self.voice.say(said)}: {self.voice.say(f'{said}.text')}")
            lasting = [("injury", x) for x in knight.injuries]
            lasting += [("breakdown", x) for x in knight.breakdowns]
            said_ = [self.voice.thing(*each) for each in lasting]
            out += [f"{words['']}: {words['text']}" for words in said_]
        return out

    def legend(self) -> list[str]:
        """The signs of the map."""
        return self.voice.say("term-wasteknights-legend").split("\n")

    # --- in words ------------------------------------------------------------------------------

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """A space, a knight, a card in a sentence or two."""
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
        """A fight, a deal, an entry or a card; otherwise the map."""
        marks = self._marks(view)
        scene = Scenes(marks, width, lit, mark).draw(height)
        return scene or Map(marks, width, lit, mark).draw(height)
