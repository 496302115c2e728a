"""What takes the place of the map for a while: a fight, an entry, a deal, a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from korchma.games.wasteknights.eyes.forecast import FightView
from korchma.games.wasteknights.eyes.view import DealView
from korchma.games.wasteknights.rules.goods import KINDS
from korchma.games.wasteknights.state import NOBODY
from korchma.terminal.looks.wasteknights.marks import BLANK, Marks
from korchma.terminal.picture import Line, Picture, Piece, words, woven
from korchma.text.voice import percent

Rows: TypeAlias = list[list[Piece]]
Refs: TypeAlias = frozenset[str]
PHASES = ("weapon", "start", "ranged", "clash", "melee", "end")


class Scenes:
    """Draws whichever of them is on."""

    def __init__(
        self, marks: Marks, width: int, lit: Refs = frozenset(), mark: Refs = frozenset()
    ) -> None:
        self.marks, self.view, self.say = marks, marks.view, marks.say
        self.width, self.lit, self.mark = width, lit, mark

    def draw(self, height: int) -> Picture | None:
        """A fight, a deal, an entry, or a card; None while there is only the road."""
        rows: Rows = []
        if self.view.fight is not None:
            rows = self.fight(self.view.fight)
        elif self.view.deal is not None:
            rows = self.deal(self.view.deal)
        elif self.view.reading:
            rows = self.entry(self.view.reading[-1])
        elif self.view.card:
            rows = self.card(self.view.card)
        if not rows:
            return None
        return woven([*rows, *self.roll()], self.width)

    def _ink(self, ref: str, usual: str = "") -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    # --- a fight -------------------------------------------------------------------------------

    def fight(self, fight: FightView) -> Rows:
        """The enemy, where the combat stands, both attacks with what they may bring."""
        say, voice = self.say, self.marks.voice
        rows: Rows = []
        if fight.enemy:
            words_ = voice.thing("enemy", fight.enemy)
            left = fight.life - fight.wounds
            life = (Line("▰" * left, "crisis"), Line("▱" * fight.wounds, "path"))
            rows.append([*words(words_[""], "hard", f"enemy:{fight.enemy}"), life])
            kind = self.marks.box.enemies[fight.enemy].kind
            props = [say(f"kind-{kind}"), *(say(f"property-{x}") for x in fight.properties)]
            rows.append(words(", ".join(props), "old"))
            if words_.get("text"):
                rows.append(words(words_["text"], "old", f"enemy:{fight.enemy}"))
        else:
            rows.append(words(self.marks.who(fight.rival), "hard"))
        steps: list[Piece] = []
        for phase in PHASES:
            ink = "title" if phase == fight.phase else "path"
            steps.append((Line(say("term-wasteknights-phase", phase=phase), ink),))
        rows += [[], steps]
        if fight.tokens:
            tokens = [voice.thing("threat", token)["red"] for token in fight.tokens]
            rows.append(words(say("term-wasteknights-red", tokens=" ".join(tokens)), "crisis"))
        if fight.foe_dice:
            rows.append(self._attack("term-wasteknights-foe", fight.foe_dice, fight.foe_spread))
        if fight.dice:
            rows.append(self._attack("term-wasteknights-own", fight.dice, fight.spread))
            if fight.breaks:
                breaks = say("term-wasteknights-breaks", chance=percent(fight.breaks))
                rows.append(words(breaks, "old"))
        return rows

    def _attack(self, message: str, letters: str, chances: Sequence[float]) -> list[Piece]:
        text = self.say(message, dice=self.marks.dice(letters), wounds=self.marks.spread(chances))
        return words(text)

    def roll(self) -> Rows:
        """Dice on the table, each as a box."""
        roll = self.view.roll
        if roll is None:
            return []
        row: list[Piece] = []
        for n, face in enumerate(roll.faces):
            ref = f"die:{n}"
            row.append((Line(self.marks.faces([face]), self._ink(ref, "place"), ref),))
        return [[], row]

    # --- stories -------------------------------------------------------------------------------

    def entry(self, name: str) -> Rows:
        """Title and words of the entry that is read."""
        said = self.marks.voice.thing("entry", name)
        rows: Rows = [words(said[""], "title"), []]
        for part in said["opening"].split("\n\n"):
            rows += [words(part, "place"), []]
        return rows

    def card(self, card: str) -> Rows:
        """An exploration or wasteland card that lies open."""
        voice = self.marks.voice
        if card not in self.marks.box.finds:
            return [words(voice.name("waste", card), "title")]
        said = voice.thing("find", card)
        points = self.say("term-wasteknights-points", n=self.view.points)
        at = self.view.knights[self.view.active].at
        line = said.get(self.marks.box.spaces[at].terrain, "")
        return [words(said[""], "title", f"find:{card}"), words(line), words(points, "old")]

    # --- deals ---------------------------------------------------------------------------------

    def deal(self, deal: DealView) -> Rows:
        """What is offered, given and taken, and what it is worth."""
        rows: Rows = []
        if deal.offer:
            rows.append(words(self.say("term-wasteknights-offer"), "title"))
            for card in deal.offer:
                said, ref = self.marks.voice.thing("gear", card), f"gear:{card}"
                value = self.marks.box.cards[card].value
                text = self.say("term-wasteknights-worth", name=said[""], n=value)
                rows.append(words(f"  {text} {said['broken']}", self._ink(ref), ref))
        rows += [
            words(self.say("term-wasteknights-give", what=self._things(deal.give))),
            words(self.say("term-wasteknights-take", what=self._things(deal.take))),
        ]
        if deal.partner == NOBODY:
            sums = self.say("term-wasteknights-sums", given=deal.given, taken=deal.taken)
            rows.append(words(sums, "title"))
        return rows

    def _things(self, things: Sequence[str]) -> str:
        voice = self.marks.voice
        named = [
            voice.name("goods", x) if x in KINDS else voice.name("gear", x)
            for x in things
            if x in KINDS or x in self.marks.box.cards
        ]
        named += [self.say("term-wasteknights-part") for x in things if x == "part"]
        return ", ".join(named) or BLANK
