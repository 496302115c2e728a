"""The cards of Ronin in signs and in words: colours, symbols, cups, effects."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.ronin.box.box import SYMBOLS, Box
from korchma.games.ronin.box.rows import Bonus, Effect
from korchma.games.ronin.eyes.view import PlayerView, SkillView, View
from korchma.games.ronin.state import CUP
from korchma.terminal.picture import Line, Piece
from korchma.text.voice import Voice

GLYPHS = {"magic": "✦", "diplomacy": "✿", "exploration": "▲", "combat": "✕"}
CUPS = {"left": "◂u", "right": "u▸"}
COVERED = "░"
STATES = {"ready": "●", "locked": "○", "used": "–"}
MINUS = "−"


def signed(n: int) -> str:
    """A change: +2, −1."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


class Signs:
    """Speaks of the things of one view: where an effect says left, the symbol is named."""

    def __init__(self, voice: Voice, box: Box, view: View) -> None:
        self.voice = voice
        self.box = box
        self.view = view
        first = box.chapters[view.chapter_card].pairs[0]
        self.active: tuple[str, str] = (view.left, view.right) if view.order else first

    # --- people --------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """A player's character, or the seat while there is none."""
        character = self.view.players[seat].character
        return self.voice.name("character", character) if character else self.voice.seat(seat)

    def pair(self, track: int) -> str:
        """The two who share a track."""
        left = (track + 1) % len(self.view.players)
        return f"{self.who(track)} – {self.who(left)}"

    def ranked(self) -> tuple[int, ...]:
        """The seats in initiative order; by seat before there is one."""
        return self.view.order or tuple(range(len(self.view.players)))

    def near(self) -> list[int]:
        """The reader first, then the left partner, the right one, the others."""
        me, count = self.view.me or 0, len(self.view.players)
        return list(dict.fromkeys((me, (me + 1) % count, (me - 1) % count, *range(count))))

    def tracks(self) -> list[int]:
        """The tracks that lie on the table, the reader's own first."""
        me = self.view.me or 0
        own = (me, (me - 1) % len(self.view.tracks))
        every = dict.fromkeys((*own, *range(len(self.view.tracks))))
        return [track for track in every if self.view.tracks[track].board]

    # --- symbols -------------------------------------------------------------------------------

    def symbol(self, symbol: str) -> str:
        """A symbol's name."""
        return self.voice.name("symbol", symbol, "lower")

    def counted(self, counts: Sequence[int]) -> str:
        """How many of each symbol, the active ones first, in words."""
        have: dict[str, int] = dict(zip(SYMBOLS, counts, strict=True))
        rest = [symbol for symbol in SYMBOLS if symbol not in self.active]
        return ", ".join(f"{self.symbol(x)} {have[x]}" for x in (*self.active, *rest))

    def tally(self, counts: Sequence[int]) -> list[Piece]:
        """The same in signs."""
        have: dict[str, int] = dict(zip(SYMBOLS, counts, strict=True))
        rest = [symbol for symbol in SYMBOLS if symbol not in self.active]
        return [(Line(f"{GLYPHS[x]}{have[x]}", self._ink(x)),) for x in (*self.active, *rest)]

    def _ink(self, symbol: str) -> str:
        """The ink of a symbol; pale where it scores nothing."""
        return symbol if symbol in self.active else "old"

    def experience(self, player: PlayerView) -> str:
        """Experience, and the golden marker once it moves."""
        if player.golden is None:
            return self.voice.say("term-ronin-xp", n=player.xp)
        return self.voice.say("term-ronin-golden", n=player.golden)

    # --- cards ---------------------------------------------------------------------------------

    def cell(self, card: str, lost: int = 0, ink: str = "", ref: str = "") -> Piece:
        """A card in signs: colour, symbols, effect, cup; what a marker covers is hidden."""
        row, ref = self.box.cards[card], ref or f"card:{card}"
        parts = [Line(self.letter(row.colour), ink or row.colour, ref)]
        for bit, symbol in enumerate(row.symbols, 1):
            glyph, own = (COVERED, "old") if lost & bit else (GLYPHS[symbol], self._ink(symbol))
            parts.append(Line(glyph, own, ref))
        if row.effect is not None:
            parts.append(Line("~" if row.tea else "!", "title", ref))
        if row.cup:
            covered = bool(lost & CUP)
            parts.append(Line(COVERED if covered else CUPS[row.cup], "place", ref))
        return parts

    def letter(self, colour: str) -> str:
        """The letter of a colour."""
        return self.voice.say("term-ronin-colour", colour=colour)

    def name(self, card: str) -> str:
        """What a card is called."""
        return self.voice.name("card", card)

    def does(self, card: str) -> str:
        """A card's effect and cup in a sentence that names the symbols of this chapter."""
        assert self.voice.game is not None
        word = self.voice.game.eyes.words(self.box, "card", card)["does"]
        args = dict(word.args)
        side = self._side(str(args.get("gain")))
        if side is not None:
            args |= {"gain": "symbol", "symbol": side}
        text = self.voice.say(word.id, **args)
        if args.get("gain") != "each":
            return text
        names = self.voice.listed([self.symbol(each) for each in self.active])
        return self.voice.say("term-ronin-both", text=text, names=names)

    def _side(self, side: str) -> str | None:
        """The symbol that is active on a side."""
        return {"left": self.active[0], "right": self.active[1]}.get(side)

    def idle(self, card: str) -> bool:
        """A card that only bears symbols."""
        row = self.box.cards[card]
        return row.effect is None and not row.cup

    def full(self, card: str) -> str:
        """A card's name, and what it does."""
        return self.name(card) if self.idle(card) else f"{self.name(card)} · {self.does(card)}"

    def brief(self, cards: Sequence[str]) -> str:
        """Cards in signs alone."""
        return " + ".join("".join(part.text for part in self.cell(card)) for card in cards)

    def formula(self, card: str) -> str:
        """A card's effect in signs: ``R=2→2✦``."""
        effect = self.box.cards[card].effect
        return f"{self._condition(effect)}→{self._result(effect)}" if effect is not None else ""

    def _condition(self, effect: Effect) -> str:
        what = self.letter(effect.colour) if effect.colour else GLYPHS.get(effect.symbol, "◌")
        match effect.when:
            case "exactly" | "inactive-exactly":
                return f"{what}={effect.count}"
            case "at-least" | "inactive-at-least":
                return f"{what}≥{effect.count}"
            case "lose":
                return f"{what}{MINUS}{effect.count}"
            case "lose-up-to":
                return f"{what}{MINUS}n"
            case "partner":
                return f"↔{what}×n"
        return f"{what}×n"

    def _result(self, effect: Effect) -> str:
        n = str(effect.amount or "n")
        left, right = (GLYPHS[each] for each in self.active)
        match effect.gain:
            case "left" | "right":
                return f"{n}{left if effect.gain == 'left' else right}"
            case "each":
                return f"{n}{left}{n}{right}"
            case "three":
                return f"{n}▲{n}✦{n}✕"
            case "symbol":
                return f"{n}{GLYPHS[effect.of]}"
            case "both-tracks":
                return f"{n}↑↑"
        return f"{n}↑"

    # --- skills and bonuses --------------------------------------------------------------------

    def skill(self, skill: SkillView) -> str:
        """A skill by its name and state; a partner's card says so."""
        return self.voice.say(
            "term-ronin-skill",
            name=self.voice.name("skill", skill.id),
            state=skill.state,
            xp=self.box.skills[skill.id].unlock,
            card="yes" if skill.card else "no",
        )

    def bonus(self, bonus: Bonus) -> str:
        """What a space of a track gives each partner."""
        side = self._side(bonus)
        return self.symbol(side) if side else self.voice.say(f"bonus-{bonus}")

    def ahead(self, track: int) -> str:
        """A track's level, what it is worth, and the next bonus."""
        board, level = self.view.tracks[track].board, self.view.tracks[track].level
        spaces = enumerate(self.box.bonuses[board])
        found = next(((n, x) for n, x in spaces if n > level and x is not None), None)
        space, bonus = found or (0, None)
        return self.voice.say(
            "term-ronin-track",
            level=level,
            points=self.box.worth[board][level],
            space=space,
            bonus=self.bonus(bonus) if bonus else "",
        )
