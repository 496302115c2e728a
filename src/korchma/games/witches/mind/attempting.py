"""How the heuristic bot plays an attempt: which cards to spend, when to run."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from korchma.games.witches import options as o
from korchma.games.witches.eyes.odds import Chances, means
from korchma.games.witches.mind import reasons as why
from korchma.games.witches.mind.worth import Eyes
from korchma.kernel import Ask, Chair, Option, Reason, Thought, weigh


class Lending(NamedTuple):
    """A set of symbols to add: what it is worth all told, its first step, and the chance then."""

    worth: float
    step: Option
    chance: float


class Attempting:
    """One question in an attempt, weighed by what success and failure are worth."""

    def __init__(self, chair: Chair, ask: Ask, eyes: Eyes) -> None:
        self.chair, self.ask, self.eyes = chair, ask, eyes
        self.view, self.box = eyes.view, eyes.box

    def _stakes(self) -> tuple[float, float]:
        """What solving this problem gains, and what failing costs."""
        eyes, seen = self.eyes, self.view.problems[self.eyes.me.at]
        assert seen.token is not None
        good = eyes.success(seen.token, seen.crises)
        bad = eyes.failure(seen.token, newly_open=False)
        if self.box.tokens[seen.token].group == "elves":
            good += eyes.elf_gone()
        return good, bad + 0.3

    def _card_cost(self) -> float:
        taste = self.eyes.taste
        return taste.card_now if self.view.moves == 0 else taste.card_later

    def _need(self) -> int:
        """What is still missing to the target, dice aside."""
        going, seen = self.view.attempt, self.view.problems[self.eyes.me.at]
        assert going is not None
        assert seen.target is not None
        return seen.target - going.symbols - going.bonus - len(self.eyes.me.hard) // 2

    def _chance(self, hand: Sequence[int], plus: int, *, token: str) -> float:
        """The chance to roll now with these cards kept for later and so much added."""
        box, going, seen = self.box, self.view.attempt, self.view.problems[self.eyes.me.at]
        assert going is not None
        assert seen.token is not None
        held = means(box, hand, token, seen.token, seen.crises, symbols=False)
        return Chances(box.pair, going.dice, self._need() - plus, held).second_roll()

    def _sure(self) -> list[Option]:
        """Options that solve the problem at once."""
        rows, seen = self.box.cards, self.view.problems[self.eyes.me.at]
        return [
            x
            for x in self.ask.options
            if isinstance(x, o.CurePig | o.Three)
            or (isinstance(x, o.Play) and rows[x.card].benefit == seen.token)
        ]

    def _token(self) -> str:
        """The problem in hand."""
        token = self.view.problems[self.eyes.me.at].token
        assert token is not None
        return token

    def _solved(self) -> Reason:
        return why.Sure(self._token())

    def _rolling(self) -> Reason:
        """What the next roll promises."""
        odds, token = self.chair.odds(o.Roll()), self._token()
        assert odds is not None
        cards, points = odds.best > odds.chance, self.box.tokens[token].points
        return why.Solve(token, odds.chance, odds.best, cards, points)

    def before_dice(self) -> Thought:
        """A cure if there is one; the Power of Three where dice are not to be trusted."""
        sure, roll = self._sure(), Thought(o.Roll(), self._rolling)
        if sure and not isinstance(sure[0], o.Three):
            return Thought(sure[0], self._solved, roll)
        if sure:
            odds = self.chair.odds(o.Roll())
            good, bad = self._stakes()
            assert odds is not None
            chance = odds.chance
            if (1 - chance) * (good + bad) > 4 * self._card_cost() + 0.8:
                return Thought(sure[0], lambda: why.NoDice(chance), roll)
        helps = self._help_here()
        return roll if helps is None else Thought(helps, why.Eases, roll)

    def _help_here(self) -> Option | None:
        """Help where she stands: two less to roll, and a crisis back in the pool."""
        seen, rows = self.view.problems[self.eyes.me.at], self.box.cards
        if not seen.crises:
            return None
        helps = (x for x in self.ask.options if isinstance(x, o.Play))
        return next((x for x in helps if rows[x.card].benefit == "help"), None)

    def stand(self) -> Thought:
        """Run, or the set of cards that is worth most together."""
        sure, (good, bad) = self._sure(), self._stakes()
        lends = [x for x in self.ask.options if isinstance(x, o.Lend)]
        token = [x for x in self.ask.options if isinstance(x, o.LendToken)]
        ways = self._lendings(lends, bool(token), good, bad)
        best, runs = ways[0], o.Run() in self.ask.options
        added = [self._lent(way, ways) for way in ways[:2]]
        if sure and good - 4 * self._card_cost() > best.worth:
            return Thought(sure[0], self._solved, added[0])
        away = Thought(o.Run(), lambda: self._flee(best.chance))
        if runs and best.worth < self._run_worth():
            return away._replace(next=added[0])
        other = runs and (len(ways) < 2 or ways[1].worth < self._run_worth())
        return added[0]._replace(
            next=Thought(o.Run()) if other else added[1] if len(ways) > 1 else None
        )

    def _lent(self, way: Lending, ways: Sequence[Lending]) -> Thought:
        """A first step, and what it is good for."""
        if way.step == o.Roll():
            return Thought(way.step, self._rolling)
        before = next(each.chance for each in ways if each.step == o.Roll())
        more = way.chance > before
        return Thought(way.step, lambda: why.Raises(before, way.chance) if more else None)

    def _flee(self, chance: float) -> Reason:
        token = self._token()
        return why.Flee(token, chance, self.box.tokens[token].failure)

    def _run_worth(self) -> float:
        """Running costs nothing but the action; three open elves wait for nobody."""
        return -0.4

    def _lendings(self, lends: list[o.Lend], token: bool, good: float, bad: float) -> list[Lending]:
        """The best set of symbols to add behind each first step, the best of all first."""
        hand = list(self.eyes.me.hand or ())
        rows, eyes = self.box.cards, self.eyes
        cost, cackle = self._card_cost(), eyes.cackle_cost()
        own = eyes.me.token
        best: dict[Option, Lending] = {}
        for spent in _subsets([x.card for x in lends]):
            plus = sum(map(self.box.symbols.__getitem__, spent))
            magic = sum(rows[card].symbol == "magic" for card in spent)
            kept = [card for card in hand if card not in spent]
            for lent in (False, True) if token else (False,):
                chance = self._chance(kept, plus + 2 * lent, token="" if lent else own)
                worth = chance * good - (1 - chance) * bad
                worth -= cost * len(spent) + cackle * (magic + lent) + 1.0 * lent
                step: Option = o.Lend(spent[0]) if spent else o.LendToken() if lent else o.Roll()
                if step not in best or worth > best[step].worth + 1e-9:
                    best[step] = Lending(worth, step, chance)
        return sorted(best.values(), key=lambda way: way.worth, reverse=True)

    def final(self) -> Thought:
        """All dice are down: mend what is short, escape what is lost."""
        going = self.view.attempt
        assert going is not None
        short = self._need() - sum(going.dice)
        if short <= 0:
            return Thought(o.Accept(), why.Solved)
        found = self._mend(short)
        if found is None:
            return Thought(o.Accept(), why.Lost)
        return found._replace(next=Thought(o.Accept()))

    def _mend(self, short: int) -> Thought | None:
        """What is worth playing on an attempt that is short of its target."""
        rows, sure = self.box.cards, self._sure()
        cheap = [x for x in sure if not isinstance(x, o.Three)]
        if cheap:
            return Thought(cheap[0], self._solved)
        plays = [x for x in self.ask.options if isinstance(x, o.Play)]
        bonus = self._bonus(plays, short)
        if bonus is not None:
            return Thought(bonus, lambda: why.Enough(short))
        (good, bad), failure = self._stakes(), self.box.tokens[self._token()].failure
        if sure and good + bad > 1.5:
            return Thought(sure[0], self._solved)
        rerolls = [x for x in plays if rows[x.card].benefit == "reroll"]
        if rerolls and self._odds(rerolls[0]) > 0.1:
            return Thought(rerolls[0], lambda: why.Again(self._odds(rerolls[0])))
        for kind in ("extra-cards", "transmutation", "escape"):
            if kind == "escape" and bad < 0.8:
                continue
            found = [x for x in plays if rows[x.card].benefit == kind]
            if found and kind == "escape":
                return Thought(found[0], lambda: why.Escape(failure))
            if found and good + bad > 2:
                return Thought(found[0], why.Hope)
        return None

    def _bonus(self, plays: list[o.Play], short: int) -> Option | None:
        """A bonus or Help, if together they are enough; the smallest that does it first."""
        rows, seen = self.box.cards, self.view.problems[self.eyes.me.at]
        worth = {x: rows[x.card].amount for x in plays if rows[x.card].benefit == "bonus"}
        helps = [x for x in plays if rows[x.card].benefit == "help"][: seen.crises]
        worth.update(dict.fromkeys(helps, 2))
        if sum(worth.values()) < short:
            return None
        enough = [x for x in worth if worth[x] >= short]
        if enough:
            return min(enough, key=worth.__getitem__)
        return max(worth, key=worth.__getitem__)

    def reroll(self) -> Thought:
        """The dice whose new faces promise most."""
        return weigh(self.ask.options, self._odds, lambda x: why.Again(self._odds(x)))

    def _odds(self, option: Option) -> float:
        """The chance once this is chosen, with every card left."""
        odds = self.chair.odds(option)
        assert odds is not None
        return odds.best


def _subsets(cards: list[int]) -> list[tuple[int, ...]]:
    """Every set of cards, as far as a witch can think: few cards, or the first few added up."""
    if len(cards) > 6:
        cards = cards[:6]
    return [trio for n in range(len(cards) + 1) for trio in combinations(cards, n)]
