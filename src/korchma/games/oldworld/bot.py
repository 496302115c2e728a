"""A witcher who thinks: trains, tracks, buys, and fights when the odds are good."""

from __future__ import annotations

import random
from collections.abc import Callable

from korchma.games.oldworld import options as o
from korchma.games.oldworld.box import SKILLS
from korchma.games.oldworld.fight_mind import Fighter, card_worth
from korchma.games.oldworld.odds import win_chance
from korchma.games.oldworld.planning import Plan
from korchma.games.oldworld.poker import DICE, rank
from korchma.games.oldworld.state import WorldTable
from korchma.kernel import Answer, Ask, Chair, Option

SCHOOLS = ("wolf", "bear", "viper", "griffin", "cat")
TRIES = 24
BRAVE = 0.42
"""The chance at which it attacks; losing costs little more than a turn."""
RIVAL = 1.5


class Heuristic:
    """Plans its turn by what places offer, fights by simulation. Sees what its chair sees."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        ask = chair.ask
        assert ask is not None
        table: WorldTable = chair.imagine(self.seed).table
        return Mind(table, ask, self.seed).answer()


class Mind:
    """One question being thought about, on a table of the mind."""

    def __init__(self, t: WorldTable, ask: Ask, seed: int) -> None:
        self.t, self.ask, self.seed = t, ask, seed
        self.player = t.state.players[ask.seat]

    def answer(self) -> Answer:
        """The best answer by this question's own measure."""
        ask = self.ask
        by_question: dict[str, Callable[[], Answer]] = {
            "school": lambda: min(ask.options, key=_school),
            "roam": self._roam,
            "pay-move": self._pay_move,
            "deed": self._deed,
            "train": lambda: self._best(self._training),
            "raise": lambda: self._best(self._skill),
            "extra-skill": lambda: self._best(self._skill),
            "track": lambda: self._best(self._tracking),
            "trail": lambda: self._best(self._tracking),
            "swap-out": self._swap_out,
            "reroll": self._reroll,
            "bet": self._bet,
            "rest": self._rest,
            "buy": lambda: self._best(self._buying),
        }
        if ask.about in by_question:
            return by_question[ask.about]()
        found = Fighter(self.t, ask).answer()
        if found is not None:
            return found
        chance = random.Random(f"{self.seed} {self.t.state.turn} {ask.about}")
        return ask.options[int(chance.random() * len(ask.options))]

    def _best(self, worth: Callable[[Option], float]) -> Option:
        return max(self.ask.options, key=worth)

    # --- phase I -------------------------------------------------------------------------------

    def _roam(self) -> Option:
        """What a place offers now, else the first step of the best way, else enough."""
        plan = Plan(self.t, self.ask.seat)
        options = self.ask.options
        for option in options:
            if isinstance(option, o.Complete):
                return option
            if isinstance(option, o.Act) and plan.here(option.at) > 0:
                return option
        to = plan.next_place([x.to for x in options if isinstance(x, o.Go)])
        if to is not None:
            return o.Go(to)
        return options[-1]

    def _pay_move(self) -> Option:
        """The way that costs least; gold is dear, good cards are dearer."""
        return self._best(self._cheap)

    def _cheap(self, option: Option) -> float:
        if isinstance(option, o.Spend):
            cards = sum(0.4 + 0.2 * card_worth(self.t.content.cards[x]) for x in option.cards)
            return -cards - 0.9 * option.gold
        return 0.0

    def _training(self, option: Option) -> float:
        if isinstance(option, o.Train):
            return self._skill(o.Raise(option.skill)) - 0.35 * option.gold
        return 0.6

    def _skill(self, option: Option) -> float:
        """The lowest skills make a level; Combat and Defence win fights."""
        assert isinstance(option, o.Raise)
        level = self.player.skills[SKILLS.index(option.skill)]
        likes = {"combat": 0.5, "defence": 0.6, "alchemy": 0.2, "specialty": 0.3}
        return 2.2 + likes[option.skill] + 0.5 * (level == self.player.level) - 0.2 * level

    def _tracking(self, option: Option) -> float:
        assert isinstance(option, o.Track)
        return -self.t.content.monsters[option.monster].life

    def _swap_out(self) -> Option:
        """Burn a weak card for a better one; not a good one for nothing."""
        cards = self.t.content.cards
        best = max((card_worth(cards[x]) for x in self.t.state.row if x), default=0.0)

        def gain(option: Option) -> float:
            if isinstance(option, o.SwapOut):
                return best - card_worth(cards[option.card]) - 1.0
            return 0.0

        return self._best(gain)

    def _reroll(self) -> Answer:
        """Keep what matches, roll the rest again."""
        first = self.ask.options[0]
        assert isinstance(first, o.Roll)
        dice = self.t.state.dice[first.die : first.die + DICE]
        if rank(dice)[0] >= 4:
            return ()
        return tuple(
            option
            for option, face in zip(self.ask.options, dice, strict=True)
            if dice.count(face) == 1
        )

    # --- phase II and III ----------------------------------------------------------------------

    def _deed(self) -> Option:
        """Meditate, fight with good odds, else explore."""
        t = self.t
        best, worth = self.ask.options[-1], 0.0
        for option in self.ask.options:
            match option:
                case o.Meditate():
                    value = 3.0 if self.player.marker < 3 else -1.0
                case o.Attack(monster):
                    chance = win_chance(t, monster, TRIES)
                    value = 4 * chance if chance >= BRAVE else -1.0
                case o.Challenge(seat):
                    value = self._rival(seat)
                case o.Explore(deck):
                    value = 1.0 + 0.1 * (deck == "city")
                case _:
                    value = 0.0
            if value > worth:
                best, worth = option, value
        return best

    def _rival(self, seat: int) -> float:
        """A witcher much weaker than oneself whose trophy is not yet won."""
        other = self.t.state.players[seat]
        if f"witcher-{other.school}" in self.player.trophies:
            return -1.0
        mine, theirs = (
            _might(self.player.skills, self._cards()),
            _might(other.skills, other_cards(other.deck, other.hand, other.discard)),
        )
        return 2.4 if mine > theirs + RIVAL else -1.0

    def _cards(self) -> int:
        player = self.player
        return other_cards(player.deck, player.hand, player.discard)

    def _bet(self) -> Option:
        """A coin on the stronger."""
        players = self.t.state.players

        def might(option: Option) -> float:
            if isinstance(option, o.Bet):
                other = players[option.seat]
                return _might(other.skills, other_cards(other.deck, other.hand, other.discard))
            return 0.0

        return self._best(might)

    def _rest(self) -> Answer:
        """Keep the best three cards at most, and none that is only in the way."""
        assert self.ask.pick is not None
        low = self.ask.pick[0]
        cards = self.t.content.cards
        cheap = sorted(self.ask.options, key=lambda x: card_worth(cards[getattr(x, "card", "")]))
        return tuple(cheap[:low])

    def _buying(self, option: Option) -> float:
        assert isinstance(option, o.Buy)
        return card_worth(self.t.content.cards[option.card]) - 0.75 * option.cost


def other_cards(*piles: list[str]) -> int:
    """All cards of a witcher."""
    return sum(map(len, piles))


def _might(skills: list[int], cards: int) -> float:
    """A rough measure of a fighter."""
    return 0.8 * sum(skills) + 0.4 * cards


def _school(option: Option) -> int:
    assert isinstance(option, o.TakeSchool)
    return SCHOOLS.index(option.school)
