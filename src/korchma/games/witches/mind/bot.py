"""A witch who thinks: exact odds, tea, brooms, crises and elves weighed against each other."""

from __future__ import annotations

from collections.abc import Callable

from korchma.games.witches import options as o
from korchma.games.witches.eyes.view import View
from korchma.games.witches.mind.attempting import Attempting
from korchma.games.witches.mind.worth import Eyes, Taste
from korchma.games.witches.options import Land
from korchma.kernel import Answer, Ask, Chair, Option

WITCHES = ("tiffany", "petulia", "annagramma", "dimity")
TEA_OWN, TEA_OTHERS = 3, 2


class Heuristic:
    """Plays by exact odds and a table of tastes. Sees only what its chair sees."""

    def __init__(self, seed: int, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        ask = chair.ask
        assert ask is not None
        if ask.pick is not None:
            return _several(ask)
        view = chair.view
        assert isinstance(view, View)
        mind = Mind(chair, ask, Eyes(view, chair.content, chair.options, self.taste))
        return mind.answer()


def _several(ask: Ask) -> tuple[Option, ...]:
    """Look at the first ones; toss nothing."""
    assert ask.pick is not None
    return tuple(ask.options[: ask.pick[0]])


class Mind:
    """One question being thought about."""

    def __init__(self, chair: Chair, ask: Ask, eyes: Eyes) -> None:
        self.chair, self.ask, self.eyes = chair, ask, eyes
        self.view, self.box, self.taste = eyes.view, eyes.box, eyes.taste
        self._worth: dict[str, float] = {}

    def answer(self) -> Option:
        """The best option by this question's own measure."""
        attempting = Attempting(self.chair, self.ask, self.eyes)
        by_question: dict[str, Callable[[], Option]] = {
            "witch": self._witch,
            "start": lambda: self._best(lambda x: self.potential(_space(x))),
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
            return self._best(lambda x: self.arrival(_space(x)) if _space(x) else 0.0)
        if self.ask.about in ("help", "crisis-at"):
            return self._crisis_choice()
        return by_question.get(self.ask.about, lambda: self.ask.usual or self.ask.options[0])()

    def _best(self, worth: Callable[[Option], float]) -> Option:
        return max(self.ask.options, key=worth)

    def _witch(self) -> Option:
        """The favourite of those left."""
        left = {x.witch: x for x in self.ask.options if isinstance(x, o.TakeWitch)}
        return next(left[witch] for witch in WITCHES if witch in left)

    # --- places --------------------------------------------------------------------------------

    def problem(self, space: str) -> float:
        """What trying the problem there is worth, all told."""
        if space not in self._worth:
            self._worth[space] = self._problem(space)
        return self._worth[space]

    def _problem(self, space: str) -> float:
        eyes, seen = self.eyes, self.view.problems[space]
        odds = self.chair.odds(Land(space))
        assert odds is not None
        chance = odds.best if self.view.moves == 1 else 0.35 * odds.chance + 0.65 * odds.best
        if seen.token is None:
            return self._closed(chance, seen.crises)
        good = eyes.success(seen.token, seen.crises)
        if self.box.tokens[seen.token].group == "elves" and not seen.closed:
            good += eyes.elf_gone()
        bad = eyes.failure(seen.token, newly_open=seen.closed)
        return chance * good - (1 - chance) * bad - 0.6 * eyes.cackle_cost()

    def _closed(self, chance: float, crises: int) -> float:
        """A closed problem: the average of what it may be; opening a third elf is deadly."""
        eyes = self.eyes
        hard = [row for row in self.box.tokens.values() if row.hard]
        n = sum(row.count for row in hard)
        good = sum(eyes.success(row.id, crises) * row.count for row in hard) / n
        bad = sum(eyes.failure(row.id, newly_open=True) * row.count for row in hard) / n
        return chance * good - (1 - chance) * bad - 0.8 * eyes.cackle_cost()

    def tea(self, space: str) -> float:
        """What tea there is worth: fewer cackles, more in the pool."""
        eyes, view = self.eyes, self.view
        company = [x for i, x in enumerate(view.players) if x.at == space and i != view.seat]
        if not company:
            if eyes.solo and space == "grannys-cottage":
                return min(2, eyes.me.cackles) * eyes.cackle_cost()
            return 0.0
        own = min(TEA_OWN, eyes.me.cackles) * eyes.cackle_cost()
        others = sum(min(TEA_OTHERS, player.cackles) for player in company)
        return own + others * (0.2 if eyes.rulings.together else -0.05)

    def arrival(self, space: str) -> float:
        """What ending a move there is worth: what must be faced, and what comes after."""
        if space in self.view.problems:
            return self.problem(space) + 0.3 * self.potential(space)
        later = self.potential(space) if self.view.moves > 1 else 0.5 * self.potential(space)
        return self.tea(space) + later

    def potential(self, space: str) -> float:
        """The best problem elsewhere, less for each further move."""
        far = self.box.lanes.steps(self.box.area_of[space])
        best = 0.0
        for there in self.view.problems:
            if there != space:
                moves = (far[self.box.area_of[there]] + 1) // 2
                best = max(best, self.problem(there) * self.taste.patience**moves)
        return best

    # --- questions -----------------------------------------------------------------------------

    def _move(self) -> Option:
        """The best place to end this move; a broom only where it pays."""
        card = self._useful_card()
        if card is not None:
            return card
        return self._best(self._move_worth)

    def _move_worth(self, option: Option) -> float:
        here = self.eyes.me.at
        match option:
            case o.Stay():
                return self.arrival(here)
            case o.Walk(to):
                return self.arrival(to)
            case o.Sneak(to):
                return self.arrival(to) - self.taste.broom
            case o.Fly(_):
                best = max(self.arrival(x) for x in self.box.spaces if x != here)
                return best - self.taste.broom
            case _:
                return -100.0

    def _arrive(self) -> Option:
        """Face it if it is worth it; else slip past."""
        meet = o.Meet()
        others = [x for x in self.ask.options if isinstance(x, o.Slip | o.GoOn)]
        if not others or self.eyes.me.at not in self.view.problems:
            return meet
        return meet if self.problem(self.eyes.me.at) > -0.5 else others[0]

    def _withdraw(self) -> Option:
        """On foot to the best place to go on from."""
        feet = [x for x in self.ask.options if isinstance(x, o.Retreat)]
        if feet:
            return max(feet, key=lambda x: self.potential(x.to))
        stumble = [x for x in self.ask.options if isinstance(x, o.Stumble)]
        cheap = self.eyes.cackle_cost() < self.taste.broom
        return stumble[0] if stumble and cheap else self.ask.options[0]

    def _dungeon(self) -> Option:
        """Out at once, if a key is at hand."""
        keys = [x for x in self.ask.options if isinstance(x, o.Leave)]
        return keys[0] if keys else o.Wait()

    def _crisis_choice(self) -> Option:
        """Where a crisis hurts most it is removed; where it hurts least it is put."""
        sign = 1 if self.ask.about == "help" else -1
        return self._best(lambda x: sign * self._urgency(_space(x)))

    def _urgency(self, space: str) -> float:
        seen = self.view.problems[space]
        here = 2.0 if space == self.eyes.me.at else 0.0
        return here + seen.crises + (0.0 if seen.token is None else self.problem(space) / 10)

    # --- cards ---------------------------------------------------------------------------------

    def _plays(self, *benefits: str) -> list[o.Play]:
        rows = self.box.cards
        plays = [x for x in self.ask.options if isinstance(x, o.Play)]
        return [play for play in plays if rows[play.card].benefit in benefits]

    def _window(self) -> Option:
        """Before a card is revealed: Help while crises are short."""
        if self.view.crisis_pool <= 1:
            helps = self._plays("help")
            if helps:
                return helps[0]
        return o.Pass()

    def _useful_card(self) -> Option | None:
        """A benefit worth playing before this move."""
        if self.view.crisis_pool <= 2 and self._plays("help"):
            return self._plays("help")[0]
        full = self.eyes.me.cards >= self.eyes.me.limit
        for play in self._plays("extra-cards") if full else ():
            if not self.box.cards[play.card].cackle or self.eyes.cackle_cost() < 0.5:
                return play
        return None

    def _before_draw(self) -> Option:
        """What is played now is drawn again for nothing."""
        for play in self._plays("introspection", "help"):
            benefit = self.box.cards[play.card].benefit
            if benefit == "introspection" and self.eyes.me.cackles >= 2:
                return play
            if benefit == "help" and (self.eyes.rulings.together or self.view.crisis_pool <= 5):
                return play
        if self.eyes.me.cards >= self.eyes.me.limit:
            for play in self._plays("extra-cards"):
                if not self.box.cards[play.card].cackle:
                    return play
        return o.Pass()


def _space(option: Option) -> str:
    """The place an option names, if any."""
    return getattr(option, "at", None) or getattr(option, "to", "") or ""
