"""The knights, spaces and dice of Waste Knights in signs and in words."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.eyes.riders import GearView, KnightView
from korchma.games.wasteknights.eyes.view import View
from korchma.text.voice import Voice, percent

HAZARD = {"rad": "☢", "cont": "☣", "threat": "!"}
GROUND = {"highway": "=", "desert": "·", "bush": "♣", "mountains": "▲"}
TERRAIN_INK = {"highway": "old", "desert": "wild", "bush": "forest", "mountains": "mountain"}
COLOURS = ("yellow", "blue", "green", "red")
TOKEN = {
    "plot": "◆",
    "challenge": "◇",
    "hunter": "✖",
    "jackal": "✖",
    "raider": "✖",
    "walker": "Ж",
    "tanker": "▣",
    "fortification": "▦",
    "radiation": "☢",
    "ruin": "#",
}
BLANK = "–"


class Marks:
    """Words and signs for one view."""

    def __init__(self, voice: Voice, box: Box, view: View) -> None:
        self.voice, self.box, self.view = voice, box, view
        self.say = voice.say

    def who(self, i: int) -> str:
        """A knight by his short name; before the choice by the player's."""
        knight = self.view.knights[i]
        if not knight.who:
            return self.voice.seat(knight.seat)
        return self.say(f"knight-{knight.who}.short")

    def mark(self, i: int) -> str:
        """Two letters for the map."""
        return self.who(i)[:2]

    def near(self) -> list[int]:
        """All knights, the reader's own first."""
        every = range(len(self.view.knights))
        return sorted(every, key=lambda i: self.view.knights[i].seat != self.view.me)

    def mine(self) -> list[KnightView]:
        """The knights the reader leads."""
        me = self.view.me
        return [knight for knight in self.view.knights if knight.seat == me and knight.who]

    def gear(self, each: GearView) -> str:
        """A card by name, broken ones marked."""
        name = self.voice.name("gear", each.card)
        return self.say("term-wasteknights-broken", name=name) if each.broken else name

    def gears(self, cards: Sequence[GearView]) -> str:
        """Cards in a row."""
        return ", ".join(map(self.gear, cards)) or BLANK

    def dice(self, letters: str) -> str:
        """Dice as letters of their colours, as this language calls them."""
        named = [self.say("term-wasteknights-die", die=each) for each in letters]
        return " ".join(named) or BLANK

    def faces(self, faces: Sequence[str]) -> str:
        """What dice show: ✦ success, ◌ fate, ✕ failure."""
        signs = {"S": "✦", "F": "◌", "X": "✕"}
        return " ".join(f"[{''.join(signs[symbol] for symbol in face) or ' '}]" for face in faces)

    def spread(self, chances: Sequence[float]) -> str:
        """How likely no wound is, one, two …"""
        shown = [f"{n}: {percent(chance)}" for n, chance in enumerate(chances) if chance >= 0.005]
        return ", ".join(shown)

    def tokens_at(self, at: str) -> list[str]:
        """Kinds of tokens on a space."""
        return [kind for kind, spaces in self.view.tokens.items() if at in spaces]

    def knights_at(self, at: str) -> list[int]:
        """Knights on a space."""
        return [i for i, x in enumerate(self.view.knights) if x.who and x.at == at and not x.out]
