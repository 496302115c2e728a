"""The table of Ronin said aloud: for screen readers, for pipes, and for what is pointed at."""

from __future__ import annotations

from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.eyes.view import PlayerView
from korchma.games.ronin.state import CUP
from korchma.terminal.looks.ronin.signs import Signs


class Aloud:
    """Sentences about one view."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.view = signs.view
        self.say = signs.voice.say
        self.listed = signs.voice.listed

    def describe(self, ref: str) -> str:
        """What a ref points at."""
        kind, _, value = ref.partition(":")
        match kind:
            case "card":
                return f"{self.signs.full(value)}."
            case "slot":
                return self.slot(int(value))
            case "deck":
                return self.deck()
            case "seat":
                return self.player(int(value))
            case "character" | "skill":
                return self.say(f"{kind}-{value}.text")
            case "board":
                return f"{self.say(f'board-{value}.text')}. {self._board(value)}"
            case "track":
                return self.track(int(value))
            case "symbol":
                return self._symbol(value)
            case "colour":
                return self._colour(value)
        return ""

    def _mine(self) -> PlayerView | None:
        return None if self.view.me is None else self.view.players[self.view.me]

    def _symbol(self, symbol: str) -> str:
        """Which side a symbol is active on, and how much of it the reader has."""
        mine, box = self._mine(), self.signs.box
        if mine is None:
            return ""
        have: dict[str, int] = dict(zip(SYMBOLS, mine.counts, strict=True))
        sides = dict(zip(self.signs.active, ("left", "right"), strict=True))
        return self.say(
            "term-ronin-symbol",
            name=self.signs.voice.name("symbol", symbol),
            side=sides.get(symbol, "none"),
            have=have[symbol],
            hand=sum(symbol in box.cards[card].symbols for card in mine.hand or ()),
        )

    def _colour(self, colour: str) -> str:
        """How many cards of a colour lie in the reader's timeline."""
        mine, box = self._mine(), self.signs.box
        if mine is None:
            return ""
        n = sum(box.cards[card].colour == colour for card in mine.row)
        name = self.signs.voice.name("colour", colour, "cards")
        return self.say("term-ronin-in-row", name=name, n=n)

    def table(self) -> list[str]:
        """The board, the players, the tracks."""
        if not self.view.order:
            return []
        order = self.listed([self.signs.who(seat) for seat in self.view.order])
        out = [self.deck(), *(self.slot(slot) for slot in range(len(self.view.slots)))]
        out.append(self.say("term-ronin-order", names=order))
        out += [self.player(seat) for seat in self.signs.near()]
        return out + [self.track(track) for track in self.signs.tracks()]

    # --- the board -----------------------------------------------------------------------------

    def deck(self) -> str:
        """The deck, and who stands at it."""
        text = self.say("term-ronin-deck", n=self.view.deck)
        names = self.listed([self.signs.who(seat) for seat in self.view.at_deck])
        return self.say("term-ronin-standing", place=text, names=names) if names else f"{text}."

    def slot(self, slot: int) -> str:
        """A pair with both its cards, or who took it."""
        pair, place = self.view.slots[slot], self.say("slot", n=slot + 1).capitalize()
        if not pair:
            seat = self.view.figures[slot]
            name = self.signs.who(seat) if seat >= 0 else "–"
            return self.say("term-ronin-standing", place=place, names=name)
        parts = [self.signs.full(card) for card in pair]
        if slot == len(self.view.slots) - 1:
            parts.append(self.say("term-ronin-lowest"))
        return f"{place}: {'; '.join(parts)}."

    def track(self, track: int) -> str:
        """Who shares a track, how far it is, what comes next."""
        board = self.signs.voice.name("board", self.view.tracks[track].board)
        return f"{self.signs.pair(track)} ({board}): {self.signs.ahead(track)}."

    def _board(self, board: str) -> str:
        """Every bonus of a board."""
        bonuses = enumerate(self.signs.box.bonuses[board])
        texts = [f"{space}: {self.signs.bonus(bonus)}" for space, bonus in bonuses if bonus]
        return ", ".join(texts) + "."

    # --- the players ---------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Points, timeline, counts, what the chapter would bring, skills, cards others know."""
        player, signs = self.view.players[seat], self.signs
        name = signs.who(seat)
        if seat == self.view.me:
            name = self.say("term-you", name=name)
        row = "; ".join(map(self._laid, player.row, player.lost))
        parts = [self.say("term-ronin-row", cards=row or "–")]
        if player.automa:
            return f"{name}: {self.say('term-ronin-automa')}. {' '.join(parts)}"
        if any(player.tokens):
            tokens = [
                f"{signs.symbol(symbol)} {n}"
                for symbol, n in zip(SYMBOLS, player.tokens, strict=True)
                if n
            ]
            parts.append(self.say("term-ronin-tokens", tokens=", ".join(tokens)))
        xp, vp = player.would
        would = self.say("term-ronin-ended", xp=xp, vp=vp, partners=player.partners)
        parts += [self.say("term-ronin-have", counts=signs.counted(player.counts)), would]
        skills = ", ".join(signs.skill(skill) for skill in player.skills)
        parts.append(self.say("term-ronin-skills", skills=skills))
        if player.known and seat != self.view.me:
            known = "; ".join(signs.name(card) for card in player.known)
            parts.append(self.say("term-ronin-known", cards=known))
        points = self.say("term-ronin-vp", n=player.vp)
        held = self.say("term-ronin-held", n=player.held)
        return f"{name}: {points}, {signs.experience(player)}, {held}. {' '.join(parts)}"

    def _laid(self, card: str, lost: int) -> str:
        """A card of a timeline: its cup, and what a marker covers."""
        row, text = self.signs.box.cards[card], self.signs.name(card)
        if row.cup and not lost & CUP:
            text = f"{text}, {self.say(f'cup-{row.cup}').lower()}"
        covered = [self.signs.symbol(x) for bit, x in enumerate(row.symbols, 1) if lost & bit]
        if row.cup and lost & CUP:
            covered.append(self.say(f"cup-{row.cup}").lower())
        return (
            self.say("term-ronin-covered", card=text, what=", ".join(covered)) if covered else text
        )
