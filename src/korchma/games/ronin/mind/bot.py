"""A ronin who thinks: tries every answer on a table of the mind and likes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations

from korchma.games.ronin import options as o
from korchma.games.ronin.box.box import INDEX
from korchma.games.ronin.eyes.foresight import run, trial
from korchma.games.ronin.mind.worth import Taste, standing, worth
from korchma.games.ronin.rules.score import quest_points
from korchma.games.ronin.rules.tea import pass_cups
from korchma.games.ronin.state import RoninTable, left_of, right_of
from korchma.kernel import Answer, Ask, Chair, Option, Session

FAVOURITES = ("ciri", "yuki-onna", "geralt", "vesemir", "yennefer", "triss", "dandelion")
"""Whom it would rather be, first of all those whose cards serve both symbols."""
NEW_HAND = o.UseSkill("yennefer-2")
"""Better cards are worth nothing on the table of the mind, yet the sooner the better."""
FEW = 8
"""So many answers are tried to a question that follows from another."""
TOGETHER = 1.5
"""What two cards may bring beyond what each would alone."""
UNSEEN = 1.6
"""What two cards of the deck are believed to bring."""


class Heuristic:
    """Plays by what each answer would bring at once. Sees only what its chair sees."""

    def __init__(self, seed: int, taste: Taste | None = None) -> None:
        self.seed = seed
        self.taste = taste or Taste()

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        ask = chair.ask
        assert ask is not None
        mind = Mind(chair, ask, self.taste, self.seed)
        by_question: dict[str, Callable[[], Answer]] = {
            "character": mind.character,
            "automa": mind.character,
            "board": lambda: ask.options[0],
            "take": mind.take,
            "play": mind.play,
            "keep": mind.keep,
            "quest": mind.quest,
            "toss": mind.toss,
            "bonus-draw": mind.toss,
            "look": mind.look,
        }
        return by_question.get(ask.about, mind.best)()


class Mind:
    """One question being thought about."""

    def __init__(self, chair: Chair, ask: Ask, taste: Taste, seed: int) -> None:
        self.chair, self.ask, self.taste, self.seed = chair, ask, taste, seed
        self.seat = ask.seat

    @cached_property
    def table(self) -> RoninTable:
        """A table that could be this one."""
        table: RoninTable = self.chair.imagine(self.seed).table
        return table

    @cached_property
    def rivals(self) -> dict[int, float]:
        """The people with whom one shares a track, and what they have now."""
        s = self.table.state
        partners = {left_of(s, self.seat), right_of(s, self.seat)}
        return {
            other: standing(self.table, other, self.taste)
            for other in partners
            if not s.players[other].automa
        }

    def _worth(self, after: RoninTable) -> float:
        """What one would have, less a share of what partners would gain: only one can win."""
        given = sum(standing(after, x, self.taste) - then for x, then in self.rivals.items())
        persons = sum(not player.automa for player in after.state.players)
        return worth(after, self.seat, self.taste) - self.taste.envy * given / max(1, persons - 1)

    # --- any question --------------------------------------------------------------------------

    def best(self) -> Answer:
        """Try each answer, with what one would answer next, and compare."""
        ask = self.ask
        if NEW_HAND in ask.options:
            return NEW_HAND
        if ask.pick is None:
            return max(ask.options, key=self._try)
        return max(self._several(), key=self._try)

    def _several(self) -> list[tuple[Option, ...]]:
        """The ways to answer with several options, alike ones once."""
        assert self.ask.pick is not None
        low, high = self.ask.pick
        ways: dict[tuple[Option, ...], None] = {}
        for n in range(low, high + 1):
            ways.update(dict.fromkeys(combinations(self.ask.options, n)))
        return list(ways)[:60]

    def _try(self, answer: Answer) -> float:
        """The worth of the table after this answer, as soon as somebody else is asked."""
        twin = self.chair.imagine(self.seed)
        asked = twin.table.state.phase
        twin.choose(answer, self.seat)
        for _ in range(12):
            ask = twin.ask
            if not isinstance(ask, Ask) or ask.seat != self.seat:
                break
            if ask.about in ("skill", "take") or twin.table.state.phase != asked:
                break
            twin.choose(self._next(twin, ask), self.seat)
        return self._worth(twin.table)

    def _next(self, twin: Session, ask: Ask) -> Answer:
        """What one would answer next: the best at once of a few, else the first."""
        if ask.pick is not None or len(ask.options) > FEW:
            return _first(ask)

        def at_once(option: Option) -> float:
            then = twin.fork()
            then.choose(option, self.seat)
            return worth(then.table, self.seat, self.taste)

        return max(ask.options, key=at_once)

    # --- cards ---------------------------------------------------------------------------------

    def _brings(self, cards: Sequence[str]) -> float:
        """The worth of the table with these cards played and their tea poured."""
        table = self.table
        twin = trial(table, self.seat, cards)
        player = twin.state.players[self.seat]
        for card in cards:
            if card in player.hand:
                player.hand.remove(card)
        twin.state.phase = "effects"
        run(pass_cups(twin, self.seat))
        if twin.state.tracks == table.state.tracks:
            return worth(twin, self.seat, self.taste)
        return self._worth(twin)

    def play(self) -> Answer:
        """The two cards, in the order, that bring most; hopeless pairs are not looked at."""
        hand = [option.card for option in self.ask.options if isinstance(option, o.Play)]
        none = self._brings(())
        alone = {card: self._brings((card,)) - none for card in hand}
        pairs = sorted(combinations(hand, 2), key=lambda two: -alone[two[0]] - alone[two[1]])
        best, most = pairs[0], 0.0
        for pair in pairs:
            if alone[pair[0]] + alone[pair[1]] + TOGETHER < most:
                break
            for cards in self._orders(pair):
                brought = self._brings(cards) - none
                if brought > most:
                    best, most = cards, brought
        plays = self.table.content.plays
        return plays[best[0]], plays[best[1]]

    def _orders(self, pair: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        """Two cards in each order; in one, where neither does anything. [42]"""
        cards = self.table.content.cards
        if cards[pair[0]].effect or cards[pair[1]].effect:
            return pair, (pair[1], pair[0])
        return (pair,)

    def take(self) -> Answer:
        """A skill worth using, else the pair whose cards would bring most beside the hand's."""
        base = self._brings(())
        held = [self._brings((card,)) - base for card in self.table.state.players[self.seat].hand]
        return max(self.ask.options, key=lambda option: self._pick(option, held, base))

    def _pick(self, option: Option, held: list[float], base: float) -> float:
        """What the two best cards would bring after this pick, and a little for the others."""
        s = self.table.state
        brought = held[:]
        extra = 0.0
        match option:
            case o.TakePair(slot):
                brought += [self._brings((card,)) - base for card in s.slots[slot]]
                extra = 0.5 if slot == len(s.slots) - 1 else 0.0
            case o.TakeDeck():
                brought += [UNSEEN, UNSEEN - 0.5]
            case o.UseSkill("yuki-onna-2"):
                brought += [UNSEEN + 0.4, UNSEEN + 0.1]
                extra = 0.3 if s.chapter else -0.5
            case o.UseSkill():
                return 1000.0
        brought.sort(reverse=True)
        return sum(brought[:2]) + 0.25 * sum(brought[2:4]) + extra

    def toss(self) -> Answer:
        """Let go of the cards that would bring least."""
        cheap = sorted(self.ask.options, key=lambda x: self._brings((_card(x),)))
        return cheap[0] if self.ask.pick is None else tuple(cheap[: self.ask.pick[0]])

    def look(self) -> Answer:
        """Take the two that would bring most."""
        dear = sorted(self.ask.options, key=lambda x: -self._brings((_card(x),)))
        assert self.ask.pick is not None
        return tuple(dear[: self.ask.pick[0]])

    def keep(self) -> Answer:
        """Cards that serve the next chapter, those without an effect first."""
        dear = sorted(self.ask.options, key=lambda x: -self._kept(_card(x)))
        if self.ask.pick is None:
            return dear[0]
        chosen = dear[: self.ask.pick[0]]
        return tuple(sorted(chosen, key=lambda x: _card(x) in self.table.content.standard))

    def _kept(self, card: str) -> float:
        """A kept card: its symbols active in the next chapter, its cup, its effect."""
        s, box = self.table.state, self.table.content
        pair = box.pairs[s.chapter_card][s.chapter + 1]
        row = box.cards[card]
        value = sum(0.8 if symbol in pair else 0.15 for symbol in box.prints[card])
        value += 0.7 if row.cup else 0.0
        if row.effect is not None:
            value += {
                "exactly": 1.0 if row.effect.colour == row.colour and row.effect.count == 1 else 0,
                "partner": 0.9,
                "lose-up-to": 0.5,
            }.get(row.effect.when, 0.1)
        return value

    # --- the rest ------------------------------------------------------------------------------

    def character(self) -> Answer:
        """A favourite."""
        return min(self.ask.options, key=lambda x: FAVOURITES.index(_character(x)))

    def quest(self) -> Answer:
        """The symbol on most cards of the hand."""
        hand = self.table.state.players[self.seat].hand
        return max(
            self.ask.options,
            key=lambda x: quest_points(
                self.table, hand, INDEX[x.symbol] if isinstance(x, o.Quest) else 0
            ),
        )


def _first(ask: Ask) -> Answer:
    """The first choice: as many as may be."""
    return ask.options[0] if ask.pick is None else tuple(ask.options[: ask.pick[1]])


def _card(option: Option) -> str:
    assert isinstance(option, o.Toss | o.Pick | o.Keep)
    return option.card


def _character(option: Option) -> str:
    assert isinstance(option, o.TakeCharacter)
    return option.character
