"""The cards, monsters and witchers of Old World in signs and in words."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.oldworld.box.box import SKILLS, Box
from korchma.games.oldworld.box.rows import Card, Link
from korchma.games.oldworld.eyes.view import PlayerView, View
from korchma.terminal.picture import Line, Piece
from korchma.text.voice import Voice

TERRAIN = {"forest": "♣", "mountain": "▲", "water": "≈", "wild": "✱"}
HIT, SHIELD, CARDS, TAKE, BACK = "✕", "◈", "▯", "↺", "↩"
BEAST, TROPHY, TRAIL = "☠", "★", "»"
ROMAN = ("", "I", "II", "III")
MINUS = "−"
TROPHIES = 4


def signed(n: int) -> str:
    """A change: +2, −1."""
    return f"{n:+}".replace("-", MINUS)


class Runes:
    """Speaks of the things of one view."""

    def __init__(self, voice: Voice, box: Box, view: View) -> None:
        self.voice = voice
        self.box = box
        self.view = view

    # --- people --------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """A player's name; the reader's own is marked."""
        name = self.voice.seat(seat)
        return self.voice.say("term-you", name=name) if seat == self.view.me else name

    def near(self) -> list[int]:
        """The reader first, then the others in the order of play."""
        me, count = self.view.me or 0, len(self.view.players)
        return [(me + i) % count for i in range(count)]

    def mine(self) -> PlayerView | None:
        """The reader's own board."""
        return None if self.view.me is None else self.view.players[self.view.me]

    def mark(self, seat: int) -> str:
        """A witcher on the map: two letters of the school."""
        return self.voice.say("term-oldworld-mark", school=self.view.players[seat].school)

    def skills(self, player: PlayerView) -> str:
        """The four skills by letter and level: C2 D1 A1 S3."""
        say = self.voice.say
        letters = [say("term-oldworld-skill", skill=skill) for skill in SKILLS]
        return " ".join(f"{x}{n}" for x, n in zip(letters, player.skills, strict=True))

    def at(self, place: int) -> str:
        """Where a thing is: in Vizima."""
        return self.voice.name("place", place, "at")

    # --- monsters ------------------------------------------------------------------------------

    def terrain_of(self, monster: str) -> str:
        """The terrain a monster on the table haunts; "" if it haunts none."""
        return next((x for x, beast in self.view.beasts.items() if beast == monster), "")

    def trailed(self, monster: str) -> bool:
        """Whether the reader holds the trail of the terrain this monster haunts."""
        mine = self.mine()
        return mine is not None and self.terrain_of(monster) in mine.trails

    def beast_at(self, place: int) -> str:
        """The monster that lives at a place."""
        lairs = self.view.lairs
        here = (beast for x, beast in self.view.beasts.items() if lairs.get(x) == place)
        return next((beast for beast in here if beast), "")

    def beast(self, monster: str) -> str:
        """A monster in signs: level and life."""
        row = self.box.monsters[monster]
        return f"{BEAST}{ROMAN[row.level]}:{row.life}{TRAIL if self.trailed(monster) else ''}"

    def beast_words(self, monster: str) -> str:
        """A monster by name, level and life."""
        row = self.box.monsters[monster]
        name = self.voice.name("monster", monster)
        return self.voice.say(
            "term-oldworld-beast", name=name, level=ROMAN[row.level], life=row.life
        )

    # --- cards ---------------------------------------------------------------------------------

    def name(self, card: str) -> str:
        """What a card is called."""
        return self.voice.name("card", card)

    def full(self, card: str) -> str:
        """A card in words: name with its terrain, colour, what it does."""
        words = self.voice.thing("card", card)
        return f"{words['ground']}, {words['colour'].lower()}: {words['does']}"

    def letter(self, colour: str) -> str:
        """The letter of a colour."""
        return self.voice.say("term-oldworld-colour", colour=colour)

    def cell(self, card: str) -> Piece:
        """A card in signs: terrain, colour, corner, links; each link with what it adds."""
        row, ref = self.box.cards[card], f"card:{card}"
        parts = [
            Line(TERRAIN[row.terrain], row.terrain, ref),
            Line(self.letter(row.colour), row.colour, ref),
            Line(self.corner(row), "", ref),
        ]
        for link in row.links:
            parts.append(Line("→", "path", ref))
            parts.append(Line(self.letter(link.colour), link.colour, ref))
            parts.append(Line(_gives(link), "", ref))
        return [part for part in parts if part.text]

    def corner(self, card: Card) -> str:
        """The symbols in the corner of a card."""
        signs = f"{HIT}{card.damage}" if card.damage else ""
        signs += f"{SHIELD}{card.shield}" if card.shield else ""
        signs += f"{CARDS}{signed(card.draw)}" if card.draw else ""
        return signs + (TAKE if card.take else "")

    def signs(self, card: str) -> str:
        """The same without inks."""
        return "".join(part.text for part in self.cell(card))

    def brief(self, card: str) -> str:
        """Signs and name."""
        return f"{self.signs(card)} {self.name(card)}"

    def link(self, card: str, link: int) -> str:
        """A link of a card that has been used, with what it adds."""
        used = self.box.cards[card].links[link]
        return f"→{self.letter(used.colour)}{_gives(used)}"

    def listed(self, kind: str, things: Sequence[str]) -> str:
        """Things by name; what is there twice is counted."""
        counts = {each: list(things).count(each) for each in things}
        names = [
            f"{self.voice.name(kind, each)} ×{n}" if n > 1 else self.voice.name(kind, each)
            for each, n in counts.items()
        ]
        return ", ".join(names)


def _gives(link: Link) -> str:
    """What a link adds when it is used."""
    signs = f"{HIT}{link.damage}" if link.damage else ""
    return signs + (f"{SHIELD}{link.shield}" if link.shield else "") + (BACK if link.back else "")
