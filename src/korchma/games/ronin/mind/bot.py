"""A ronin who thinks: tries every answer on a table of the mind and likes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from korchma.games.ronin import options as o
from korchma.games.ronin.box.box import INDEX
from korchma.games.ronin.mind import reasons as why
from korchma.games.ronin.mind.trying import Trying
from korchma.games.ronin.mind.worth import Taste
from korchma.games.ronin.rules.score import quest_points
from korchma.games.ronin.state import RoninTable
from korchma.kernel import Advice, Answer, Chair, Option, Reason, Thought, weigh

FAVOURITES = ("ciri", "yuki-onna", "geralt", "vesemir", "yennefer", "triss", "dandelion")
"""Whom it would rather be, first of all those whose cards serve both symbols."""
NEW_HAND = o.UseSkill("yennefer-2")
"""Better cards are worth nothing on the table of the mind, yet the sooner the better."""
LOOK = o.UseSkill("yuki-onna-2")
"""Four cards of the deck to choose from, in place of a pair."""
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
        return self._think(chair).answer

    def advise(self, chair: Chair) -> Advice:
        """The same, with its reason."""
        return self._think(chair).told()

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        mind = Mind(chair, ask, self.taste, self.seed)
        by_question: dict[str, Callable[[], Thought]] = {
            "character": mind.character,
            "automa": mind.character,
            "board": lambda: Thought(ask.options[0], why.Same),
            "take": mind.take,
            "play": mind.play,
            "keep": mind.keep,
            "quest": mind.quest,
            "toss": mind.toss,
            "bonus-draw": mind.toss,
            "look": mind.look,
        }
        return by_question.get(ask.about, mind.best)()


class Mind(Trying):
    """One question being thought about."""

    # --- any question --------------------------------------------------------------------------

    def best(self) -> Thought:
        """Try each answer, with what one would answer next, and compare."""
        if NEW_HAND in self.ask.options:
            return Thought(NEW_HAND, why.NewHand)
        best = weigh(self._answers(), self.worth_of, self._why)
        return Thought(best.answer, why.Costs) if self.ask.about == "lose" else best

    def _answers(self) -> Sequence[Answer]:
        return self.ask.options if self.ask.pick is None else self._several()

    def _why(self, answer: Answer) -> Reason:
        """What an answer would bring beside no skill at all, or the poorest of the answers."""
        if isinstance(answer, o.Pass):
            return why.Waits()
        answers = self._answers()
        poor = o.Pass() if o.Pass() in answers else min(answers, key=self.worth_of)
        without, after = self.after(poor), self.after(answer)
        if when(without) != when(after):  # one leads further: only what is gained at once compares
            return why.brings(self.table, after, self.seat, 0.0)
        more = self.standing_after(after) - self.standing_after(without)
        return why.brings(without, after, self.seat, more)

    def _several(self) -> list[tuple[Option, ...]]:
        """The ways to answer with several options, alike ones once."""
        assert self.ask.pick is not None
        low, high = self.ask.pick
        ways: dict[tuple[Option, ...], None] = {}
        for n in range(low, high + 1):
            ways.update(dict.fromkeys(combinations(self.ask.options, n)))
        return list(ways)[:60]

    # --- cards ---------------------------------------------------------------------------------

    def play(self) -> Thought:
        """The two cards, in the order, that bring most; hopeless pairs are not looked at."""
        hand = [option.card for option in self.ask.options if isinstance(option, o.Play)]
        none = self.brings(())
        alone = {card: self.brings((card,)) - none for card in hand}
        pairs = sorted(combinations(hand, 2), key=lambda two: -alone[two[0]] - alone[two[1]])
        tried: dict[tuple[str, str], float] = {}
        most = 0.0
        for pair in pairs:
            if alone[pair[0]] + alone[pair[1]] + TOGETHER < most:
                break
            for cards in self._orders(pair):
                tried[cards] = self.brings(cards) - none
                most = max(most, tried[cards])
        best, *others = sorted(tried, key=tried.__getitem__, reverse=True)
        if most <= 0:
            best = pairs[0]
        other = next((cards for cards in others if {*cards} != {*best}), None)
        then = None if other is None else self._lay(other, tried[other])
        return self._lay(best, tried[best])._replace(next=then)

    def _lay(self, cards: tuple[str, str], worth: float) -> Thought:
        """Two cards to be played, and what they would bring."""
        plays = self.table.content.plays

        def because() -> Reason:
            return why.brings(self.played(()), self.played(cards), self.seat, worth)

        return Thought((plays[cards[0]], plays[cards[1]]), because)

    def _orders(self, pair: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        """Two cards in each order; in one, where neither does anything. [42]"""
        cards = self.table.content.cards
        if cards[pair[0]].effect or cards[pair[1]].effect:
            return pair, (pair[1], pair[0])
        return (pair,)

    def take(self) -> Thought:
        """A skill worth using, else the pair whose cards would bring most beside the hand's."""
        base = self.brings(())
        held = [self.brings((card,)) - base for card in self.table.state.players[self.seat].hand]
        return weigh(
            self.ask.options,
            lambda option: self._pick(option, held, base),
            lambda option: self._why_pick(option, held, base),
        )

    def _pick(self, option: Option, held: list[float], base: float) -> float:
        """What the two best cards would bring after this pick, and a little for the others."""
        s = self.table.state
        extra = 0.0
        match option:
            case o.TakePair(slot):
                extra = 0.5 if slot == len(s.slots) - 1 else 0.0
            case o.UseSkill() if option == LOOK:
                extra = 0.3 if s.chapter else -0.5
            case o.UseSkill():
                return 1000.0
        brought = sorted(held + self._taken(option, base), reverse=True)
        return sum(brought[:2]) + 0.25 * sum(brought[2:4]) + extra

    def _taken(self, option: Option, base: float) -> list[float]:
        """What each card of a pick would bring; of those nobody has seen, what one may hope."""
        match option:
            case o.TakePair(slot):
                return [self.brings((card,)) - base for card in self.table.state.slots[slot]]
            case o.TakeDeck():
                return [UNSEEN, UNSEEN - 0.5]
        return [UNSEEN + 0.4, UNSEEN + 0.1]

    def _why_pick(self, option: Option, held: list[float], base: float) -> Reason:
        skill = isinstance(option, o.UseSkill)
        if skill and option != LOOK:
            return why.SkillNow()
        points = int(sum(sorted(held + self._taken(option, base))[-2:]) + 0.5)
        return why.Promises(points, isinstance(option, o.TakePair))

    def toss(self) -> Thought:
        """Let go of the cards that would bring least."""
        cheap = sorted(self.ask.options, key=lambda x: self.brings((_card(x),)))
        return self._first_of(cheap, why.Costs)

    def look(self) -> Thought:
        """Take the two that would bring most."""
        dear = sorted(self.ask.options, key=lambda x: -self.brings((_card(x),)))
        return self._first_of(dear, why.Useful)

    def _first_of(self, order: Sequence[Option], because: Callable[[], Reason]) -> Thought:
        """As many as are asked for, from the first on."""
        if self.ask.pick is None:
            return Thought(order[0], because, Thought(order[1]) if order[1:] else None)
        return Thought(tuple(order[: self.ask.pick[0]]), because)

    def keep(self) -> Thought:
        """Cards that serve the next chapter, those without an effect first."""
        dear = sorted(self.ask.options, key=lambda x: -self._kept(_card(x)))
        if self.ask.pick is None:
            return self._first_of(dear, why.Serves)
        chosen = dear[: self.ask.pick[0]]
        order = sorted(chosen, key=lambda x: _card(x) in self.table.content.standard)
        return Thought(tuple(order), why.Serves)

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

    def character(self) -> Thought:
        """A favourite."""
        order = sorted(self.ask.options, key=lambda x: FAVOURITES.index(_character(x)))
        return self._first_of(order, why.Favourite)

    def quest(self) -> Thought:
        """The symbol on most cards of the hand."""
        return weigh(self.ask.options, self._bearing, lambda x: why.Bears(self._bearing(x)))

    def _bearing(self, option: Option) -> int:
        hand = self.table.state.players[self.seat].hand
        symbol = INDEX[option.symbol] if isinstance(option, o.Quest) else 0
        return quest_points(self.table, hand, symbol)


def when(t: RoninTable) -> tuple[int, int, str]:
    """How far a game has come."""
    return t.state.chapter, t.state.turn, t.state.phase


def _card(option: Option) -> str:
    assert isinstance(option, o.Toss | o.Pick | o.Keep)
    return option.card


def _character(option: Option) -> str:
    assert isinstance(option, o.TakeCharacter)
    return option.character
