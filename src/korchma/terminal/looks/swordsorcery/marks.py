"""Words and signs of Sword & Sorcery: names short and long, dice, symbols, what a card says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.phrases import Phrase, level_phrases, side_phrases
from korchma.games.swordsorcery.box.rows import Level, PowerRow
from korchma.games.swordsorcery.eyes.fighters import (
    BodyView,
    CompanionView,
    FoeView,
    HeroView,
    ItemView,
)
from korchma.games.swordsorcery.eyes.view import View
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.kernel.words import Word
from korchma.text.voice import Voice

SIGNS = {"hit": "✶", "shield": "◘", "power": "▲", "magic": "✦", "legend": "★", "miss": "×"}
COLOURS = ("yellow", "blue", "green", "pink", "brown")
RANKS = {"green": "easy", "blue": "blue", "red": "red", "purple": "purple"}
"""The ink of a rank."""
BLANK = "–"
NUMBER = re.compile(r"[-.](\d+)$")
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


class Marks:
    """Words and signs for one view."""

    def __init__(self, voice: Voice, box: Box, view: View) -> None:
        self.voice, self.box, self.view = voice, box, view
        self.say = voice.say

    # --- who ---------------------------------------------------------------------------------

    def chosen(self) -> list[HeroView]:
        """Heroes that have been taken, the reader's own first."""
        found = [hero for hero in self.view.heroes if hero.body is not None]
        return sorted(found, key=lambda hero: hero.seat != self.view.me)

    def mine(self) -> list[HeroView]:
        """The heroes the reader leads."""
        return [hero for hero in self.chosen() if hero.seat == self.view.me]

    def ink(self, hero: HeroView) -> str:
        """The colour of a hero."""
        return COLOURS[self.view.heroes.index(hero) % len(COLOURS)]

    def figure(self, ref: str) -> str:
        """Somebody by name."""
        return self.voice.name("figure", ref)

    def short(self, hero: HeroView) -> str:
        """Two letters for the map; a ghost's are small."""
        letters = self.figure(hero.who)[:2]
        return letters.lower() if hero.ghost else letters

    def called(self, foe: FoeView) -> str:
        """An enemy by name; of several alike each with its number."""
        name = self.figure(foe.body.ref)
        alike = sum(self.figure(other.body.ref) == name for other in self.view.foes)
        return f"{name} {self.copy(foe)}" if alike > 1 else name

    def copy(self, foe: FoeView) -> str:
        """Which of several cards or figures alike it is."""
        found = NUMBER.search(foe.body.ref)
        return found[1] if found else "1"

    def tag(self, foe: FoeView) -> str:
        """Three signs for the map: ``Rg2``, the second green raider."""
        letters = self.say("term-swordsorcery-tag", kind=foe.kind, rank=foe.rank)
        return letters + self.copy(foe)

    # --- where -------------------------------------------------------------------------------

    def area(self, area: str) -> str:
        """An area by the quest's own name for it."""
        name = area if "-" in area else f"{self.view.quest}-{area}"
        return self.say(name) if self.voice.has(name) else self.voice.name("area", area)

    def number(self, area: str) -> str:
        """The number of an area, as it stands on the map."""
        return area.rpartition("a")[2]

    def where(self, area: str) -> str:
        """An area by name and number; a dash for who is not on the map yet."""
        return self.voice.name("area", area) if area else BLANK

    def token(self, token: str) -> str:
        """A token of the quest, or of a power."""
        name = f"{self.view.quest}-token-{token}"
        return self.say(name) if self.voice.has(name) else self.voice.name("token", token)

    # --- dice and cards ----------------------------------------------------------------------

    def face(self, face: str) -> str:
        """What a die shows, as signs: ``R✶▲``."""
        row = next(row for row in self.box.dice.values() if row.id[0] == face[0])
        symbols = row.faces[int(face[1:]) - 1]
        return face[0].upper() + "".join(SIGNS[symbol] for symbol in symbols)

    def faces(self, faces: Iterable[str]) -> str:
        """What dice show, in words."""
        return "; ".join(self.voice.name("face", face) for face in faces) or BLANK

    def cost(self, cost: Sequence[str]) -> str:
        """Symbols something costs, in words."""
        return " + ".join(self.say(f"symbol-{symbol}") for symbol in cost)

    def phrase(self, phrase: Phrase) -> str:
        """A line of a card: what it costs, when, what it does."""
        said = [", ".join(map(self.voice.word, part)) for part in (phrase.heads, phrase.does)]
        heads, does = said
        cost = f"[{self.cost(phrase.cost)}] " if phrase.cost else ""
        return f"{cost}{heads}: {does}" if heads else f"{cost}{does}"

    def item(self, item: ItemView) -> str:
        """A card by the name of the side that is up, with its charges."""
        words = self.voice.thing("item", item.card)
        name = words.get(item.side, words[""])
        if not item.charges:
            return name
        charges = self.voice.word(Word("card-charges", {"n": item.charges}))
        return f"{name} ({charges})"

    def item_does(self, item: ItemView) -> str:
        """All that the side that is up does."""
        card = item_cards(self.box).get(item.card)
        if card is None:
            return ""
        side = card.row.b if (card.side or item.side) == "b" and card.row.b else card.row.a
        return "; ".join(map(self.phrase, side_phrases(side)))

    def level(self, row: PowerRow, rank: int) -> Level:
        """The highest level somebody of a rank can use."""
        return [each for each in row.levels if each.rank <= max(rank, row.levels[0].rank)][-1]

    def power_does(self, power: str, rank: int) -> str:
        """All that a power does at a rank."""
        level = self.level(self.box.powers[power], rank)
        return "; ".join(map(self.phrase, level_phrases(level)))

    # --- bodies ------------------------------------------------------------------------------

    def life(self, body: BodyView) -> str:
        """Life left as a bar."""
        left = max(0, body.health - body.wounds)
        return "▰" * left + "▱" * (body.health - left)

    def troubles(self, body: BodyView) -> list[str]:
        """Conditions and fire, by name."""
        found = [
            self.voice.name("condition" if self._plain(x) else "crit", x) for x in body.conditions
        ]
        return found + [self.voice.name("condition", f"fire-{level}") for level in body.fire]

    def _plain(self, condition: str) -> bool:
        return self.voice.has(f"condition-{condition}")

    def mates(self, area: str) -> list[CompanionView]:
        """Companions in an area."""
        return [mate for mate in self.view.companions if mate.body.at == area]
