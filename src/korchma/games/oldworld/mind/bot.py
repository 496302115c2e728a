"""A witcher who thinks: trains, tracks, buys, and fights when the odds are good."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property, partial
from itertools import islice

from korchma.games.oldworld import options as o
from korchma.games.oldworld.box.box import SKILLS
from korchma.games.oldworld.eyes.chances import menace, might
from korchma.games.oldworld.eyes.odds import win_chance
from korchma.games.oldworld.mind import reasons as why
from korchma.games.oldworld.mind.explaining import Because, fighting, otherwise
from korchma.games.oldworld.mind.fight_mind import Fighter, worths
from korchma.games.oldworld.mind.planning import EXPLORE, GOLD, LAST_SPACE, TROPHY, Plan
from korchma.games.oldworld.rules.poker import DICE, rank
from korchma.games.oldworld.state import WorldTable
from korchma.kernel import Advice, Answer, Ask, Chair, Option, Reason, Thought, weigh

SCHOOLS = ("wolf", "bear", "viper", "griffin", "cat")
TRIES, PRIOR = 10, 8
"""Fights of the mind, and the weight of the formula beside them."""
HOPELESS, SURE = 0.1, 0.5
"""Chances by the formula that need no fights of the mind: not worth it, or worth it anyway."""
PRICE = 0.75
"""What a card of the price costs in worth of cards."""
SWAP_GAIN = 0.5
"""A swap must bring so much."""


class Heuristic:
    """Plans its turn by what places offer, fights by simulation. Sees what its chair sees."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        return self._think(chair).answer

    def advise(self, chair: Chair) -> Advice:
        """The same, with its reason."""
        return self._think(chair).told()

    def _think(self, chair: Chair) -> Thought:
        ask = chair.ask
        assert ask is not None
        if len(ask.options) == 1 and ask.pick is None:
            return Thought(ask.options[0], why.OnlyOne)
        table: WorldTable = chair.imagine(self.seed).table
        return Mind(table, ask, self.seed).answer()


class Mind:
    """One question being thought about, on a table of the mind."""

    def __init__(self, t: WorldTable, ask: Ask, seed: int) -> None:
        self.t, self.ask, self.seed = t, ask, seed
        self.player = t.state.players[ask.seat]
        self.worth = worths(t.content)

    @cached_property
    def plan(self) -> Plan:
        """What places, skills and fights are worth."""
        return Plan(self.t, self.ask.seat)

    @cached_property
    def because(self) -> Because:
        """What speaks for it."""
        return Because(self.plan)

    def answer(self) -> Thought:
        """The best answer by this question's own measure."""
        ask = self.ask
        by_question: dict[str, Callable[[], Thought]] = {
            "school": self._school,
            "roam": self._roam,
            "story-act": self._story_act,
            "pay-move": lambda: weigh(ask.options, self._cheap, lambda x: why.Cheapest()),
            "deed": lambda: self._best(self._doing, self._why_deed),
            "train": lambda: self._best(self._training, self._why_skill),
            "raise": lambda: self._best(self._skill, self._why_skill),
            "extra-skill": lambda: self._best(self._skill, self._why_skill),
            "track": lambda: self._best(self._tracking, lambda x: why.Prey()),
            "trail": lambda: self._best(self._tracking, lambda x: why.Prey()),
            "swap-out": self._swap_out,
            "reroll": self._reroll,
            "bet": self._bet,
            "rest": self._rest,
            "buy": lambda: self._best(self._buying, lambda x: why.Bargain()),
        }
        if ask.about in by_question:
            return by_question[ask.about]()
        found = [*islice(Fighter(self.t, ask).answers(), 2)]
        if found:
            best, *others = found
            then = [Thought(x, partial(otherwise, self.t, ask, x)) for x in others]
            return Thought(best, partial(fighting, self.t, ask, best), *then)
        chance = random.Random(f"{self.seed} {self.t.state.turn} {ask.about}")
        return Thought(ask.options[int(chance.random() * len(ask.options))], why.Same)

    def _best(
        self, worth: Callable[[Option], float], because: Callable[[Option], Reason]
    ) -> Thought:
        """The option of most worth; what ranks behind it by the same measure has its own odds."""
        return weigh(self.ask.options, worth, because)

    def _school(self) -> Thought:
        """The favourite of those offered."""
        best, *others = sorted(self.ask.options, key=_school)
        return Thought(best, why.Favourite, Thought(others[0]) if others else None)

    # --- phase I -------------------------------------------------------------------------------

    def _roam(self) -> Thought:
        """What a place offers now, else the first step of the best way, else enough."""
        plan, options, because = self.plan, self.ask.options, self.because
        for option in options:
            if isinstance(option, o.Complete):
                return Thought(option, why.Deed)
            if isinstance(option, o.Act) and plan.here(option.at) > 0 and self._useful(option.at):
                return Thought(option, partial(because.offer, option.at))
            if isinstance(option, o.Dice) and self._peaceful(option.seat):
                return Thought(option, partial(why.Friendly, option.seat))
        steps = plan.first_steps([x.to for x in options if isinstance(x, o.Go)])
        best, *others = [self._step(to) for to in steps]
        return best._replace(next=others[0] if others else None)

    def _step(self, to: int | None) -> Thought:
        """A step of a way, or no further."""
        if to is None:
            at, cards = self.player.at, len(self.player.hand)
            return Thought(self.ask.options[-1], lambda: self.because.ending(at, cards))
        return Thought(o.Go(to), lambda: self.because.way(to))

    def _useful(self, at: int) -> bool:
        """Whether one would not think better of it: a swap must bring something."""
        swaps = self.t.content.places[at].action == "swap"
        return not swaps or any(self._swap_gain(card) > 0 for card in self.player.hand)

    def _story_act(self) -> Thought:
        """Where a story led to: what the place offers, if it is worth anything."""
        act, leave = self.ask.options
        at = self.player.at
        if self.plan.here(at) > 0:
            return Thought(act, lambda: self.because.offer(at), Thought(leave))
        return Thought(leave, why.Nothing, Thought(act))

    def _peaceful(self, seat: int) -> bool:
        """A witcher who is not worth a fight is good enough for poker."""
        return self.plan.prize(self.plan.rival(seat, len(self.player.hand))) < EXPLORE

    def _cheap(self, option: Option) -> tuple[float, ...]:
        """The way that costs least; gold is dear, good cards are dearer, new ones are kept."""
        if not isinstance(option, o.Spend):
            return (0.0,)
        cards = sum(0.4 + 0.2 * self.worth[x] for x in option.cards)
        newer = (-self.player.hand.index(card) for card in option.cards)
        return (-cards - 0.9 * option.gold, -len(option.cards), *newer)

    def _training(self, option: Option) -> float:
        if isinstance(option, o.Train):
            return self._skill(o.Raise(option.skill)) - GOLD * option.gold
        return 0.0

    def _skill(self, option: Option) -> float:
        assert isinstance(option, o.Raise)
        return self.plan.step(SKILLS.index(option.skill))

    def _why_skill(self, option: Option) -> Reason:
        if isinstance(option, o.Train | o.Raise):
            return self.because.step(option.skill)
        return why.Nothing()

    def _tracking(self, option: Option) -> float:
        assert isinstance(option, o.Track)
        return -menace(self.t, option.monster, known=False)

    def _swap_out(self) -> Thought:
        """Burn a weak card for a better one; not a good one for nothing."""
        return self._best(
            lambda x: self._swap_gain(x.card) if isinstance(x, o.SwapOut) else 0.0,
            lambda x: why.Swap(isinstance(x, o.SwapOut)),
        )

    def _swap_gain(self, card: str) -> float:
        """How much better the best is that this card can become, less what a swap must bring."""
        cards = self.t.content.cards
        most = cards[card].cost + 1
        found = [self.worth[x] for x in self.t.state.row if x and cards[x].cost <= most]
        return max(found, default=0.0) - self.worth[card] - SWAP_GAIN

    def _reroll(self) -> Thought:
        """Keep what matches, roll the rest again."""
        first = self.ask.options[0]
        assert isinstance(first, o.Roll)
        dice = self.t.state.dice[first.die : first.die + DICE]
        single = (dice.count(face) == 1 for face in dice)
        again = tuple(option for option, each in zip(self.ask.options, single, strict=True) if each)
        if rank(dice)[0] >= 4:
            return Thought((), lambda: why.Matches(True), Thought(again or tuple(self.ask.options)))
        return Thought(again, lambda: why.Matches(False), Thought(()))

    # --- phase II and III ----------------------------------------------------------------------

    def _doing(self, option: Option) -> float:
        """Meditate, fight where the prize is worth the risk, else explore."""
        plan, cards = self.plan, len(self.player.hand)
        match option:
            case o.Meditate():
                return TROPHY if self.player.marker < LAST_SPACE else 0.0
            case o.Attack(monster):
                return plan.prize(self._monster(monster))
            case o.Challenge(seat):
                return plan.prize(plan.rival(seat, cards))
            case o.Explore(deck):
                return EXPLORE + 0.01 * (deck == "city")
        return 0.0

    def _why_deed(self, option: Option) -> Reason:
        cards, last = len(self.player.hand), self.player.marker == LAST_SPACE
        match option:
            case o.Attack(monster):
                return why.Beat(monster, self._monster(monster), last)
            case o.Challenge(seat):
                return why.Duel(seat, self.plan.rival(seat, cards), last)
            case o.Explore():
                here = [x.monster for x in self.ask.options if isinstance(x, o.Attack)]
                known = {monster: self._monster(monster) for monster in here}
                if not known:
                    return why.Explore()
                best = max(known, key=known.__getitem__)
                return why.Explore(best, known[best])
        return why.Trophy()

    def _monster(self, monster: str) -> float:
        """The formula, and where it is in doubt some fights of the mind beside it."""
        beasts = self.t.state.beasts
        terrain = next(x for x in beasts if beasts[x] == monster)
        guess = self.plan.monster(monster, terrain, len(self.player.hand))
        if not HOPELESS < guess < SURE:
            return guess
        return (PRIOR * guess + TRIES * win_chance(self.t, monster, TRIES)) / (PRIOR + TRIES)

    def _bet(self) -> Thought:
        """A coin on the stronger."""
        players = self.t.state.players

        def strength(option: Option) -> float:
            if isinstance(option, o.Bet):
                other = players[option.seat]
                return might(self.t, other, len(other.hand))
            return 0.0

        return self._best(strength, lambda x: why.Favoured())

    def _rest(self) -> Thought:
        """Keep the best three cards at most, and none that is only in the way."""
        assert self.ask.pick is not None
        low = self.ask.pick[0]
        cheap = sorted(self.ask.options, key=lambda x: self.worth[getattr(x, "card", "")])
        then = [Thought((*cheap[: max(0, low - 1)], cheap[low]))] if cheap[low:] else []
        return Thought(tuple(cheap[:low]), why.Weakest if low else why.Nothing, *then)

    def _buying(self, option: Option) -> float:
        assert isinstance(option, o.Buy)
        return self.worth[option.card] - PRICE * option.cost


def _school(option: Option) -> int:
    assert isinstance(option, o.TakeSchool)
    return SCHOOLS.index(option.school)
