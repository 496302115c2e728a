"""A witch who thinks: exact odds, tea, brooms, crises and elves weighed against each other."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.witches import options as o
from korchma.games.witches.eyes.view import View
from korchma.games.witches.mind import reasons as why
from korchma.games.witches.mind.attempting import Attempting
from korchma.games.witches.mind.places import Places, space_of
from korchma.games.witches.mind.worth import Eyes, Taste
from korchma.kernel import Advice, Answer, Ask, Chair, Option, Reason, Thought, weigh

WITCHES = ("tiffany", "petulia", "annagramma", "dimity")
FEW = 3
"""So few crises in the pool are a reason of their own."""


class Heuristic:
    """Plays by exact odds and a table of tastes. Sees only what its chair sees."""

    def __init__(self, seed: int, taste: Taste | None = None) -> None:
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
        if ask.pick is not None:  # look at the first ones; toss nothing
            return Thought(tuple(ask.options[: ask.pick[0]]), why.Same)
        view = chair.view
        assert isinstance(view, View)
        mind = Mind(chair, ask, Eyes(view, chair.content, chair.options, self.taste))
        return mind.answer()


class Mind:
    """One question being thought about."""

    def __init__(self, chair: Chair, ask: Ask, eyes: Eyes) -> None:
        self.chair, self.ask, self.eyes = chair, ask, eyes
        self.view, self.box, self.taste = eyes.view, eyes.box, eyes.taste
        self.places = Places(chair, eyes)

    def answer(self) -> Thought:
        """The best option by this question's own measure."""
        attempting = Attempting(self.chair, self.ask, self.eyes)
        by_question: dict[str, Callable[[], Thought]] = {
            "witch": self._witch,
            "start": lambda: self._best(
                lambda x: self.places.potential(space_of(x)), self.places.why_near
            ),
            "before-reveal": self._window,
            "before-draw": self._before_draw,
            "dungeon": self._dungeon,
            "move": self._move,
            "arrive": self._arrive,
            "withdraw": self._withdraw,
            "before-dice": attempting.before_dice,
            "stand": attempting.stand,
            "final": attempting.final,
            "reroll": attempting.reroll,
        }
        spaces = ("land", "release", "land-empty", "go-on")
        if self.ask.about in spaces:
            return self._best(
                lambda x: self.places.arrival(space_of(x)) if space_of(x) else 0.0, self.places.why
            )
        if self.ask.about in ("help", "crisis-at"):
            return self._crisis_choice()
        return by_question.get(self.ask.about, self._usual)()

    def _best(
        self, worth: Callable[[Option], float], because: Callable[[Option], Reason]
    ) -> Thought:
        return weigh(self.ask.options, worth, because)

    def _usual(self) -> Thought:
        """What most would do; cackles are given back."""
        usual = self.ask.usual or self.ask.options[0]
        if isinstance(usual, o.Return):
            return Thought(usual, lambda: why.Calm(usual.n))
        return Thought(usual, why.Same)

    def _witch(self) -> Thought:
        """The favourite of those left."""
        left = {x.witch: x for x in self.ask.options if isinstance(x, o.TakeWitch)}
        best, *others = (left[witch] for witch in WITCHES if witch in left)
        return Thought(best, why.Favourite, Thought(others[0]) if others else None)

    # --- questions -----------------------------------------------------------------------------

    def _move(self) -> Thought:
        """The best place to end this move; a broom only where it pays."""
        ways = [x for x in self.ask.options if isinstance(x, o.Stay | o.Walk | o.Sneak | o.Fly)]
        best = weigh(ways or self.ask.options, self._move_worth, self.places.why)
        return self._useful_card(best) or best

    def _move_worth(self, option: Option) -> float:
        here = self.eyes.me.at
        match option:
            case o.Stay():
                return self.places.arrival(here)
            case o.Walk(to):
                return self.places.arrival(to)
            case o.Sneak(to):
                return self.places.arrival(to) - self.taste.broom
            case o.Fly(_):
                return max(map(self.places.arrival, self.places.others(here))) - self.taste.broom
            case _:
                return -100.0

    def _arrive(self) -> Thought:
        """Face it if it is worth it; else slip past."""
        here = self.eyes.me.at
        meet = Thought(o.Meet(), lambda: self.places.why_there(here))
        others = [x for x in self.ask.options if isinstance(x, o.Slip | o.GoOn)]
        if not others or here not in self.view.problems:
            return meet
        past = Thought(others[0], lambda: self.places.why_not(here))
        if self.places.problem(here) > -0.5:
            return meet._replace(next=Thought(others[0]))
        return past._replace(next=meet)

    def _withdraw(self) -> Thought:
        """On foot to the best place to go on from."""
        feet = [x for x in self.ask.options if isinstance(x, o.Retreat)]
        if feet:
            return weigh(feet, lambda x: self.places.potential(x.to), self.places.why_near)
        stumble = [x for x in self.ask.options if isinstance(x, o.Stumble)]
        if stumble and self.eyes.cackle_cost() < self.taste.broom:
            return Thought(stumble[0], why.CheaperThanBroom)
        return Thought(self.ask.options[0], why.Same)

    def _dungeon(self) -> Thought:
        """Out at once, if a key is at hand."""
        keys = [x for x in self.ask.options if isinstance(x, o.Leave)]
        return Thought(keys[0], why.Freedom) if keys else Thought(o.Wait(), why.NoKey)

    def _crisis_choice(self) -> Thought:
        """Where a crisis hurts most it is removed; where it hurts least it is put."""
        most = self.ask.about == "help"
        sign = 1 if most else -1
        return self._best(lambda x: sign * self._urgency(space_of(x)), lambda x: why.Hurts(most))

    def _urgency(self, space: str) -> float:
        seen = self.view.problems[space]
        here = 2.0 if space == self.eyes.me.at else 0.0
        return here + seen.crises + (0.0 if seen.token is None else self.places.problem(space) / 10)

    # --- cards ---------------------------------------------------------------------------------

    def _plays(self, *benefits: str) -> list[o.Play]:
        rows = self.box.cards
        plays = [x for x in self.ask.options if isinstance(x, o.Play)]
        return [play for play in plays if rows[play.card].benefit in benefits]

    def _few_crises(self) -> Reason:
        return why.FewCrises(self.view.crisis_pool)

    def _window(self) -> Thought:
        """Before a card is revealed: Help while crises are short."""
        if self.view.crisis_pool <= 1:
            helps = self._plays("help")
            if helps:
                return Thought(helps[0], self._few_crises)
        return Thought(o.Pass(), why.Keep)

    def _useful_card(self, best: Thought) -> Thought | None:
        """A benefit worth playing before this move; the move comes next."""
        if self.view.crisis_pool <= 2 and self._plays("help"):
            return Thought(self._plays("help")[0], self._few_crises, best)
        full = self.eyes.me.cards >= self.eyes.me.limit
        for play in self._plays("extra-cards") if full else ():
            if not self.box.cards[play.card].cackle or self.eyes.cackle_cost() < 0.5:
                return Thought(play, why.FullHand, best)
        return None

    def _before_draw(self) -> Thought:
        """What is played now is drawn again for nothing."""
        cackles, nothing = self.eyes.me.cackles, Thought(o.Pass(), why.Keep)
        for play in self._plays("introspection", "help"):
            benefit = self.box.cards[play.card].benefit
            if benefit == "introspection" and cackles >= 2:
                return Thought(play, lambda: why.Calm(cackles), nothing)
            if benefit == "help" and (self.eyes.rulings.together or self.view.crisis_pool <= 5):
                few = self.view.crisis_pool <= FEW
                return Thought(play, self._few_crises if few else why.Redrawn, nothing)
        if self.eyes.me.cards >= self.eyes.me.limit:
            for play in self._plays("extra-cards"):
                if not self.box.cards[play.card].cackle:
                    return Thought(play, why.Redrawn, nothing)
        return nothing
