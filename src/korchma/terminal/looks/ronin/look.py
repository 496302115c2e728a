"""How Ronin looks in a terminal."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from korchma.games.ronin.box.box import Box
from korchma.games.ronin.events import CharacterTaken
from korchma.games.ronin.eyes.foresight import Foresight
from korchma.games.ronin.eyes.view import View
from korchma.games.ronin.options import (
    Again,
    Keep,
    Pick,
    Play,
    SwapIn,
    SwapOut,
    TakeDeck,
    TakePair,
    Toss,
)
from korchma.kernel import Event, Option
from korchma.terminal.look import Look
from korchma.terminal.looks.ronin.ahead import brings, leads
from korchma.terminal.looks.ronin.aloud import Aloud
from korchma.terminal.looks.ronin.bamboo import DECK, Bamboo
from korchma.terminal.looks.ronin.signs import GLYPHS, STATES, Signs
from korchma.terminal.picture import Line, Picture
from korchma.text.voice import Voice

CARDS = (Play, Keep, Toss, Pick, Again, SwapIn, SwapOut)
"""Options about one card that the question names already."""


class Ronin(Look):
    """The bamboo board, the timelines, the tracks between neighbours, the hand."""

    rooms: ClassVar[str] = "-wordy"

    def __init__(self, voice: Voice, content: object) -> None:
        super().__init__(voice, content)
        assert isinstance(content, Box)
        self.box = content

    def _signs(self, view: msgspec.Struct) -> Signs:
        assert isinstance(view, View)
        return Signs(self.voice, self.box, view)

    def nickname(self, event: Event) -> tuple[int, str] | None:
        """A player is called by their character."""
        if isinstance(event, CharacterTaken):
            return event.seat, self.voice.name("character", event.character)
        return None

    def refs(self, option: Option) -> tuple[str, ...]:
        """Taking from the deck concerns the deck."""
        return (DECK,) if isinstance(option, TakeDeck) else super().refs(option)

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """Cards by name with what they do; on a screen that shows this elsewhere, in signs."""
        signs = self._signs(view)
        if isinstance(option, TakePair):
            pair = signs.view.slots[option.slot]
            text = signs.brief(pair) if brief else "; ".join(map(signs.full, pair))
            return f"{self.voice.name('slot', option.slot)}: {text}"
        if isinstance(option, CARDS):
            card = option.card
            return f"{signs.brief([card])} {signs.name(card)}" if brief else signs.full(card)
        return super().label(view, option, brief=brief)

    # --- panels --------------------------------------------------------------------------------

    def bar(self, view: msgspec.Struct) -> str:
        """Chapter, turn and step, the active symbols, one's own points."""
        signs = self._signs(view)
        table = signs.view
        if not table.order:
            return self.voice.say("term-ronin-step", phase=table.phase)
        text = self.voice.say(
            "term-ronin-bar",
            chapter=table.chapter + 1,
            turn=min(table.turn + 1, 3),
            step=self.voice.say("term-ronin-step", phase=table.phase),
            left=signs.symbol(table.left),
            right=signs.symbol(table.right),
        )
        if table.me is None:
            return text
        return f"{text} · {self._points(signs, table.me)}"

    def _points(self, signs: Signs, seat: int) -> str:
        player = signs.view.players[seat]
        points = self.voice.say("term-ronin-vp", n=player.vp)
        return f"{points}, {signs.experience(player)}"

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Everybody in initiative order: points, active symbols, what the chapter would bring."""
        signs = self._signs(view)
        out = []
        for place, seat in enumerate(signs.ranked(), 1):
            name = signs.who(seat)
            if seat == signs.view.me:
                name = self.voice.say("term-you", name=name)
            sign = "▶" if signs.view.queue[:1] == (seat,) else " "
            head, *rest = self._numbers(signs, seat)
            out.append(Line(f"{place}{sign}{name} · {head}", "title", f"seat:{seat}"))
            out += [Line(f"  {text}") for text in rest]
        return out

    def _numbers(self, signs: Signs, seat: int) -> list[str]:
        """A player's points and hand, then the active symbols; an Automa has none of it."""
        player, say = signs.view.players[seat], self.voice.say
        if player.automa:
            return [say("term-ronin-automa")]
        xp, vp = player.would
        left, right, *_ = (part.text for part, *_ in signs.tally(player.counts))
        return [
            f"{self._points(signs, seat)}, {say('term-ronin-held', n=player.held)}",
            f"{left} {right} {say('term-ronin-would', xp=xp, vp=vp)}",
        ]

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """The three chapters, one's skills, the partnerships."""
        signs = self._signs(view)
        table = signs.view
        out = self._chapters(signs, "{glyph} {name}")
        if table.me is not None:
            for skill in table.players[table.me].skills:
                ink = "title" if skill.state == "ready" else ""
                text = f"{STATES[skill.state]} {signs.skill(skill)}"
                out.append(Line(text, ink, f"skill:{skill.id}"))
        for track in signs.tracks():
            text = f"{signs.pair(track)}: {signs.ahead(track)}"
            out.append(Line(text, "", f"track:{track}"))
        discard = self.voice.say("term-ronin-discard", n=len(table.discard))
        return [*out, Line(f"{self.voice.say('term-ronin-deck', n=table.deck)}, {discard}")]

    def _chapters(self, signs: Signs, form: str) -> list[Line]:
        """The active symbols of each chapter, and those of the side quest."""
        say, table = self.voice.say, signs.view
        shown = {x: form.format(glyph=GLYPHS[x], name=signs.symbol(x)) for x in GLYPHS}
        pairs = self.box.chapters[table.chapter_card].pairs
        out = []
        for n, (left, right) in enumerate(pairs):
            text = say("term-ronin-chapter", chapter=n + 1, left=shown[left], right=shown[right])
            out.append(Line(text, "title" if n == table.chapter else "old"))
        quest = self.voice.listed([shown[x] for x in GLYPHS if x not in pairs[-1]])
        return [*out, Line(say("term-ronin-quest", symbols=quest), "old")]

    # --- cards ---------------------------------------------------------------------------------

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """Each card in signs and by name, and below it what it does."""
        signs = self._signs(view)
        out = []
        for card in self.cards(view):
            ref = f"card:{card}"
            out.append(Line(f"{signs.brief([card])} {signs.name(card)}", "title", ref))
            if not signs.idle(card):
                out.append(Line(f"  {signs.does(card)}", "", ref))
        return out

    def holding(self, view: msgspec.Struct) -> str:
        """Each card by name, with what it does."""
        return "; ".join(map(self._signs(view).full, self.cards(view)))

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """The cards in the reader's hand."""
        assert isinstance(view, View)
        hand = None if view.me is None else view.players[view.me].hand
        return hand or ()

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """Everything on a card, in full."""
        card = card.upper()
        if card not in self.box.cards:
            return []
        signs, row = self._signs(view), self.box.cards[card]
        name = f"{signs.name(card)} {signs.brief([card])}"
        lines = [self.voice.say("term-card-head", number=card, name=name), signs.does(card)]
        if row.tea:
            lines.append(self.voice.say("term-ronin-waits"))
        return lines

    def besides(self, view: msgspec.Struct) -> list[str]:
        """One's skills, in full."""
        signs = self._signs(view)
        me = signs.view.me
        skills = signs.view.players[me].skills if me is not None else ()
        return [f"{signs.skill(x)}: {self.voice.say(f'skill-{x.id}.text')}" for x in skills]

    def legend(self) -> list[str]:
        """The signs of the board."""
        return self.voice.say("term-ronin-legend").split("\n")

    # --- in words ------------------------------------------------------------------------------

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """A pair, a card, a player, a skill, a track in a sentence or two."""
        return Aloud(self._signs(view)).describe(ref)

    def sentences(self, view: msgspec.Struct) -> list[str]:
        """Everything on the table, said aloud."""
        signs = self._signs(view)
        chapters = [line.text for line in self._chapters(signs, "{name}")]
        return [self.bar(view), *chapters, *Aloud(signs).table()]

    def gist(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """What a card or a pair brings if it is played now."""
        assert isinstance(foreseen, Foresight)
        return brings(self._signs(view), foreseen)

    def outcome(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """The counts after it, and what the chapter would then bring."""
        assert isinstance(foreseen, Foresight)
        return leads(self._signs(view), foreseen)

    # --- the board -----------------------------------------------------------------------------

    def paint(
        self,
        view: msgspec.Struct,
        width: int,
        height: int,
        lit: frozenset[str] = frozenset(),
        mark: frozenset[str] = frozenset(),
    ) -> Picture:
        """The bamboo board and the timelines."""
        return Bamboo(self._signs(view), width, lit, mark).draw(height)
