"""What takes the place of the map for a while: an attack, a paragraph, the emporium, treasures."""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.swordsorcery.eyes.fighters import ItemView
from korchma.games.swordsorcery.eyes.view import BlowView, GuardView, ShopView
from korchma.games.swordsorcery.rules.cards import item_cards
from korchma.terminal.looks.swordsorcery.marks import BLANK, Marks
from korchma.terminal.picture import Line, Picture, Piece, words, woven

Rows: TypeAlias = list[list[Piece]]
Refs: TypeAlias = frozenset[str]


class Scenes:
    """Draws whichever of them is on; ``aloud`` says dice in words."""

    def __init__(
        self,
        marks: Marks,
        width: int,
        lit: Refs = frozenset(),
        mark: Refs = frozenset(),
        *,
        aloud: bool = False,
    ) -> None:
        self.marks, self.view, self.say = marks, marks.view, marks.say
        self.width, self.lit, self.mark, self.aloud = width, lit, mark, aloud

    def draw(self) -> Picture | None:
        """An attack, a paragraph, the emporium or an offer; None while there is only the map."""
        rows: Rows = []
        if self.view.blow is not None:
            rows = self.blow(self.view.blow)
        elif self.view.reading:
            rows = self.paragraph(self.view.reading)
        elif self.view.shop is not None:
            rows = self.shop(self.view.shop)
        elif self.view.offered:
            rows = [self._card(card, "a") for card in self.view.offered]
        elif not self.marks.chosen():
            rows = self.party()
        return woven(rows, self.width, hang=2) if rows else None

    def _ink(self, ref: str, usual: str = "") -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    # --- attack and defence ----------------------------------------------------------------------

    def blow(self, blow: BlowView) -> Rows:
        """Who strikes whom with what; dice, symbols spent, hits; then the defence."""
        marks, say = self.marks, self.say
        by = marks.figure(blow.by) if blow.by else marks.voice.name("blade", blow.weapon)
        rows: Rows = [
            words(say("term-swordsorcery-blow", by=by, target=marks.figure(blow.target)), "title"),
            words(marks.voice.name("blade", blow.weapon), "old"),
        ]
        rows += [words(marks.figure(other), "old") for other in blow.others]
        rows += [[], self._dice(blow.faces)]
        if blow.spent:
            spent = ", ".join(f"{say(f'symbol-{x}')} {n}" for x, n in blow.spent.items())
            rows.append(words(say("term-swordsorcery-spent", symbols=spent), "old"))
        rows += [words(f"· {marks.voice.name('line', line)}", "easy") for line in blow.effects]
        hits = blow.total or max(0, blow.fixed + blow.bonus + self._shown(blow, "hit"))
        text = say("term-swordsorcery-hits", sure=blow.fixed, bonus=blow.bonus, hits=hits)
        rows.append(words(text, "title"))
        return rows + (self._guard(self.view.guard) if self.view.guard is not None else [])

    def _shown(self, blow: BlowView, symbol: str) -> int:
        """Symbols of a kind on the dice that are not spent."""
        dice = {row.id[0]: row.faces for row in self.marks.box.dice.values()}
        faces = [dice[face[0]][int(face[1:]) - 1] for face in blow.faces]
        return sum(face.count(symbol) for face in faces) - blow.spent.get(symbol, 0)

    def _guard(self, guard: GuardView) -> Rows:
        """Hits that are left, the dice against them."""
        text = self.say(
            "term-swordsorcery-guard",
            target=self.marks.figure(guard.target),
            hits=guard.hits,
            lethal=guard.lethal,
        )
        return [[], words(text, "hard"), self._dice(guard.faces)]

    def _dice(self, faces: tuple[str, ...]) -> list[Piece]:
        """Each die as a box, or all in words."""
        if self.aloud:
            return words(self.say("term-swordsorcery-dice", faces=self.marks.faces(faces)))
        row: list[Piece] = []
        for n, face in enumerate(faces):
            ink = self._ink(f"die:{n}", "red" if face[0] == "r" else "blue")
            row.append((Line(f"[{self.marks.face(face)}]", ink, f"die:{n}"),))
        return row

    # --- stories and cards -----------------------------------------------------------------------

    def paragraph(self, path: str) -> Rows:
        """Title and words of what is read."""
        voice = self.marks.voice
        rows: Rows = []
        if voice.has(f"{path}.title"):
            rows += [words(self.say(f"{path}.title"), "title"), []]
        for part in self.say(path).split("\n\n") if voice.has(path) else ():
            rows += [words(part, "place"), []]
        return rows

    def party(self) -> Rows:
        """Before anybody is chosen: what the evening is about."""
        quest = self.view.quest
        return [words(self.say(quest), "title"), [], words(self.say(f"{quest}.about"), "place")]

    def shop(self, shop: ShopView) -> Rows:
        """Who visits with how much; wares with prices, the stash."""
        rows: Rows = []
        for hero in self.view.heroes:
            if hero.who in shop.visitors and hero.who not in shop.done:
                purse = self.say(
                    "term-swordsorcery-purse", name=self.marks.figure(hero.who), n=hero.crowns
                )
                rows += [words(purse, "title")]
                break
        rows.append(words(self.say("term-swordsorcery-wares"), "old"))
        alike = {self.marks.voice.name("item", card): card for card in reversed(shop.wares)}
        rows += [self._card(card, "") for card in reversed(alike.values())]
        stash = ", ".join(self.marks.item(item) for item in shop.stash) or BLANK
        return [*rows, words(self.say("term-swordsorcery-stash", names=stash))]

    def _card(self, card: str, side: str) -> list[Piece]:
        """A card in a line: name of each side, its price."""
        found = item_cards(self.marks.box).get(card)
        ref = f"item:{card}"
        if found is None:
            return words(self.marks.voice.name("item", card), self._ink(ref), ref)
        said = []
        for name, face in (("a", found.row.a), ("b", found.row.b)):
            if face is not None and (not side or name == (found.side or side)):
                price = self.say("term-swordsorcery-price", n=face.price) if not side else ""
                said.append(f"{self.marks.item(ItemView(card, name, 0))}{price}")
        return words(" / ".join(said), self._ink(ref), ref)
