"""What takes the place of the map for a while: a fight, a story, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from korchma.games.oldworld.eyes.forecast import Sum
from korchma.games.oldworld.eyes.view import FightView, SideView
from korchma.games.oldworld.rules.poker import DICE, HANDS, rank
from korchma.games.oldworld.state import NOBODY
from korchma.terminal.looks.oldworld.runes import BEAST, ROMAN, SHIELD, Runes, signed
from korchma.terminal.picture import Line, Picture, Piece, words, woven

Rows: TypeAlias = list[list[Piece]]
Refs: TypeAlias = frozenset[str]

EMPTY: Rows = [[]]
GAP: Piece = (Line("  "),)


class Scenes:
    """Draws whichever of them is on; in a low picture the empty lines are left out."""

    def __init__(
        self, runes: Runes, width: int, lit: Refs = frozenset(), mark: Refs = frozenset()
    ) -> None:
        self.runes = runes
        self.view = runes.view
        self.say = runes.voice.say
        self.width = width
        self.lit = lit
        self.mark = mark

    def draw(self, height: int) -> Picture | None:
        """A fight, dice, or a story that is being read; None while there is only the road."""
        if self.view.fight is not None:
            rows = self._fight(self.view.fight)
        elif self.view.dice:
            rows = self._poker()
        elif self.view.reading:
            rows = self._story(self.view.reading[-1])
        else:
            return None
        hang = 2 if self.view.fight is not None else 0
        whole = woven(rows, self.width, hang=hang)
        if len(whole.rows) <= height:
            return whole
        return woven([row for row in rows if row], self.width, hang=hang)

    def _ink(self, ref: str, usual: str = "") -> str:
        return "mark" if ref in self.mark else "lit" if ref in self.lit else usual

    # --- a fight -------------------------------------------------------------------------------

    def _fight(self, fight: FightView) -> Rows:
        """The opponent, the witchers, the combo as it lies, what it adds up to."""
        rows = self._monster(fight) if fight.monster else []
        for number, side in enumerate(fight.sides):
            rows += self._side(fight, number, side)
        rows += [*EMPTY, *self._combo(fight.combo, fight.links)]
        if fight.combo:
            rows.append(words(self.total("term-oldworld-sum", fight.sum), "title"))
        if fight.bets:
            names = self.runes.voice.seat
            bets = [
                self.say("term-oldworld-bet", who=names(who), on=names(on))
                for who, on in fight.bets.items()
            ]
            rows.append(words("; ".join(bets)))
        return rows

    def _monster(self, fight: FightView) -> Rows:
        """Name and level, its cards of life, what is special about it, its last card."""
        monster, voice = fight.monster, self.runes.voice
        ref = f"monster:{monster}"
        level = ROMAN[self.runes.box.monsters[monster].level]
        name = f"{BEAST} {voice.name('monster', monster)} {level}"
        rows: Rows = [[(Line(name, "hard", ref),), *words(self.runes.at(fight.place), "old")]]
        life = self.say("term-oldworld-life", n=fight.life, most=fight.most_life)
        rows.append([*_bar(fight.life, fight.most_life, "crisis"), *words(life)])
        rows.append(words(voice.thing("monster", monster)["text"], "old", ref))
        if fight.spent:
            does = voice.thing("attack", fight.spent[-1])["does"]
            rows.append(words(self.say("term-oldworld-spent", does=does), "old"))
        return [*rows, *EMPTY]

    def _side(self, fight: FightView, number: int, side: SideView) -> Rows:
        """A fighter: whose turn it is, shield, cards, potions."""
        player, seat = self.view.players[side.seat], f"seat:{side.seat}"
        sign = "▶" if fight.now == number else " "
        name: Piece = (Line(f"{sign}{self.runes.who(side.seat)}", self._ink(seat, "title"), seat),)
        shield = f"{SHIELD} {player.shield}/{player.most_shield}"
        health = self.say(
            "term-oldworld-health", n=player.left + player.held, deck=player.left, hand=player.held
        )
        drunk = self.say("term-oldworld-drunk", n=side.potions, most=side.most_potions)
        return [
            [name, GAP, (Line(shield, "blue"),), GAP, *words(health)],
            [GAP, *words(drunk, "old")],
        ]

    def _combo(self, combo: Sequence[str], links: Sequence[int]) -> Rows:
        """Each card of the combo below the link that led to it."""
        if not combo:
            return [words(self.say("term-oldworld-combo-empty"), "old")]
        rows: Rows = [words(self.say("term-oldworld-combo"), "title")]
        for at, card in enumerate(combo):
            used = at > 0 and links[at] != NOBODY
            link = self.runes.link(combo[at - 1], links[at]) if used else ""
            rows.append([(Line(f"{link:>6}", "path"),), self.runes.cell(card), *self._name(card)])
        return rows

    def _name(self, card: str) -> list[Piece]:
        return words(self.runes.name(card), "", f"card:{card}")

    def total(self, message: str, total: Sum) -> str:
        """What a combo adds up to, in words."""
        shield = signed(total.shield)
        return self.say(message, damage=total.damage, shield=shield, draw=total.draw)

    # --- a story -------------------------------------------------------------------------------

    def _story(self, story: str) -> Rows:
        """Title, opening, the two choices; a short fight in it shows its combo."""
        said = self.runes.voice.thing("story", story)
        rows: Rows = [
            words(self.say("term-oldworld-title", story=said[""]), "title"),
            *EMPTY,
            words(said["opening"], "place"),
        ]
        if self.runes.voice.has(f"{story}.a"):
            rows += EMPTY
            for way in ("a", "b"):
                text = f"{said[way]}{said[f'price_{way}']}"
                text, ref = self.say("term-oldworld-way", way=way, text=text), f"way:{way}"
                rows.append(words(text, self._ink(ref), ref))
        if self.view.combo:
            rows += [*EMPTY, *self._combo(self.view.combo, self.view.links)]
        return rows

    # --- poker ---------------------------------------------------------------------------------

    def _poker(self) -> Rows:
        """The dice of both, as boxes, each with what they are worth."""
        dice, active = self.view.dice, self.view.active
        rows = self._throw(self.runes.who(active), dice[:DICE], 0)
        if len(dice) > DICE:
            own = self.view.me is not None and f"die:{DICE}" in self.lit
            theirs = self.runes.who(self.view.me or 0) if own else self.say("term-oldworld-theirs")
            rows += [*EMPTY, *self._throw(theirs, dice[DICE:], DICE)]
        return rows

    def _throw(self, name: str, dice: Sequence[int], start: int) -> Rows:
        place, _ = rank(dice)
        named = self.say(f"hand-{HANDS[place]}")
        hand = named[:1].lower() + named[1:]
        rows: Rows = [[(Line(f"{name}:", "title"),), *words(hand)]]
        for line in ("┌───┐", "│ {} │", "└───┘"):
            faces: list[Piece] = []
            for die, face in enumerate(dice, start):
                ref = f"die:{die}"
                faces.append((Line(line.format(face), self._ink(ref, "place"), ref),))
            rows.append([GAP, *faces])
        return rows


def _bar(left: int, most: int, ink: str) -> list[Piece]:
    """What is left of something, as a row of blocks."""
    return [(Line("▰" * left, ink), Line("▱" * (most - left), "path"))]
