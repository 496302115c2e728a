"""The bamboo board of Ronin with the timelines around it, drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from korchma.games.ronin.box.box import SYMBOLS, TOP
from korchma.terminal.looks.ronin.signs import GLYPHS, Signs
from korchma.terminal.picture import Line, Picture, Piece, words, woven, written

ROOMY = 70
"""From this width on, effects stand in sentences; below, in signs."""
TAKING = ("refill", "take", "order")
DECK = "deck:"
"""The ref of the deck: a place that only one option concerns."""

Rows: TypeAlias = list[list[Piece]]
Refs: TypeAlias = frozenset[str]

EMPTY: Rows = [[]]
PARTNERS = 3
"""Oneself and both partners: their timelines are never folded."""


class Bamboo:
    """What is drawn where. In a low picture, far players are folded to one line each."""

    def __init__(self, signs: Signs, width: int, lit: Refs, mark: Refs) -> None:
        self.signs = signs
        self.view = signs.view
        self.width = width
        self.lit = lit
        self.mark = mark

    def draw(self, height: int) -> Picture:
        """Pairs, timelines, tracks; where not all fits, what this step is about comes first."""
        if not self.view.order:
            legend = self.signs.voice.say("term-ronin-legend").split("\n")
            return written(map(Line, legend), self.width, hang=2)
        pairs, tracks = self._pairs(), self._tracks()
        lines = self._timelines(len(self.view.players))
        for rows in ([*pairs, *EMPTY, *lines, *EMPTY, *tracks], [*pairs, *lines, *tracks]):
            whole = self._woven(rows)
            if len(whole.rows) <= height:
                return whole
        lines = self._timelines(PARTNERS)
        taking = self.view.phase in TAKING
        return self._woven([*pairs, *lines, *tracks] if taking else [*lines, *pairs, *tracks])

    def _woven(self, rows: Rows) -> Picture:
        return woven(rows, self.width, hang=6)

    def _ink(self, ref: str, usual: str = "") -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    # --- the board -----------------------------------------------------------------------------

    def _pairs(self) -> Rows:
        """The deck with those who stand at it, then each pair, or who has taken it."""
        view, say = self.view, self.signs.voice.say
        deck = say("term-ronin-deck", n=view.deck)
        figures = [self._figure(seat) for seat in view.at_deck]
        rows: Rows = [[*words(deck, self._ink(DECK, "title"), DECK), *figures]]
        for slot, pair in enumerate(view.slots):
            rows += self._slot(slot, pair)
        return rows

    def _slot(self, slot: int, pair: Sequence[str]) -> Rows:
        ref = f"slot:{slot}"
        number: Piece = (Line(f"{slot + 1:>2}.", self._ink(ref, "title"), ref),)
        last = slot == len(self.view.slots) - 1
        bonus = words(self.signs.voice.say("term-ronin-lowest"), "easy", ref) if last else []
        if not pair:
            seat = self.view.figures[slot]
            return [[number, *([self._figure(seat)] if seat >= 0 else []), *bonus]]
        first, *rest = [[*self._card(card, ref)] for card in pair]
        return [[number, *first, *bonus], *([(Line("   "),), *row] for row in rest)]

    def _card(self, card: str, ref: str) -> list[Piece]:
        """A card of a pair, and what it does."""
        signs = self.signs
        ink = self._ink(ref)
        cell = [part._replace(ink=ink or part.ink) for part in signs.cell(card, ref=ref)]
        if self.width < ROOMY:
            formula = signs.formula(card)
            return [cell, *words(formula, ink, ref)]
        size = sum(len(part.text) for part in cell)
        gap: Piece = (Line(" " * (4 - size), "", ref),) if size < 5 else ()
        return [cell, gap, *words("" if signs.idle(card) else signs.does(card), ink, ref)]

    def _figure(self, seat: int) -> Piece:
        return (Line(f"●{self.signs.who(seat)}", self._hue(seat), f"seat:{seat}"),)

    def _hue(self, seat: int) -> str:
        return self._ink(f"seat:{seat}", "place" if seat == self.view.me else "path")

    # --- the players ---------------------------------------------------------------------------

    def _timelines(self, most: int) -> Rows:
        """Everybody's timeline, the nearest first; those beyond ``most`` on one line."""
        rows: Rows = []
        for number, seat in enumerate(self.signs.near()):
            rows.append(self._head(seat))
            if number < most:
                rows.append(self._cells(seat))
        return rows

    def _head(self, seat: int) -> list[Piece]:
        """Place in the order, name, counts, and what the chapter would bring."""
        view, signs = self.view, self.signs
        player, ref = view.players[seat], f"seat:{seat}"
        place = view.order.index(seat) + 1
        ink = self._ink(ref, "title" if seat == view.me else "place")
        name: Piece = (Line(f"({place}) {signs.who(seat)}", ink, ref),)
        if player.automa:
            return [name, *words(signs.voice.say("term-ronin-automa"), "old")]
        xp, vp = player.would
        would = signs.voice.say("term-ronin-would", xp=xp, vp=vp)
        return [name, *signs.tally(player.counts), *words(would, "easy")]

    def _cells(self, seat: int) -> list[Piece]:
        """Tokens, a bar, the cards; another bar before those of this turn."""
        player = self.view.players[seat]
        tokens = "".join(
            GLYPHS[symbol] * n for symbol, n in zip(SYMBOLS, player.tokens, strict=True)
        )
        out: list[Piece] = [(Line(f"   {tokens or '·'}", "title"),), (Line("│", "path"),)]
        for at, (card, lost) in enumerate(zip(player.row, player.lost, strict=True)):
            if at == player.first and at:
                out.append((Line("│", "path"),))
            cell = self.signs.cell(card, lost)
            ink = self._ink(f"card:{card}")
            out.append([part._replace(ink=ink or part.ink) for part in cell])
        return out

    # --- the tracks ----------------------------------------------------------------------------

    def _tracks(self) -> Rows:
        """Each partnership as a row of spaces, with what comes next."""
        rows: Rows = []
        for track in self.signs.tracks():
            ref, level = f"track:{track}", self.view.tracks[track].level
            pair = words(self.signs.pair(track), self._ink(ref, "place"), ref)
            bar: Piece = (Line("▰" * level, "title", ref), Line("▱" * (TOP - level), "path", ref))
            roomy = [bar] if self.width >= ROOMY else []
            rows.append([*pair, *roomy, *words(self.signs.ahead(track), "", ref)])
        return rows
