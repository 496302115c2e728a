"""What places are worth to a witch who thinks, and what speaks for each."""

from __future__ import annotations

from korchma.games.witches import options as o
from korchma.games.witches.mind import reasons as why
from korchma.games.witches.mind.worth import Eyes
from korchma.games.witches.options import Land
from korchma.kernel import Chair, Option, Reason

TEA_OWN, TEA_OTHERS = 3, 2


class Places:
    """The map as one witch weighs it: problems, tea, and what is near."""

    def __init__(self, chair: Chair, eyes: Eyes) -> None:
        self.chair, self.eyes = chair, eyes
        self.view, self.box, self.taste = eyes.view, eyes.box, eyes.taste
        self._worth: dict[str, float] = {}

    def others(self, here: str) -> list[str]:
        """Everywhere but here."""
        return [space for space in self.box.spaces if space != here]

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
        return self._nearest(space)[0]

    def _nearest(self, space: str) -> tuple[float, str]:
        """What the best problem elsewhere is worth from here, and where it is; "" for none."""
        far = self.box.lanes.steps(self.box.area_of[space])
        best, where = 0.0, ""
        for there in self.view.problems:
            if there != space:
                moves = (far[self.box.area_of[there]] + 1) // 2
                worth = self.problem(there) * self.taste.patience**moves
                if worth > best:
                    best, where = worth, there
        return best, where

    # --- reasons -------------------------------------------------------------------------------

    def why(self, option: Option) -> Reason:
        """What speaks for the place an option leads to."""
        here = self.eyes.me.at
        if isinstance(option, o.Fly):
            return self.why_there(max(self.others(here), key=self.arrival))
        return self.why_there(space_of(option) or here)

    def why_near(self, option: Option) -> Reason:
        """What is near the place an option leads to."""
        return self._near(space_of(option))

    def why_there(self, space: str) -> Reason:
        """The problem there, the company, or what is near: whichever counts most."""
        if space in self.view.problems:
            return self._facing(space)
        tea, later = self.tea(space), self.arrival(space) - self.tea(space)
        return self._tea(space) if tea and tea >= later else self._near(space)

    def _facing(self, space: str) -> Reason:
        """What trying the problem there promises."""
        seen, odds = self.view.problems[space], self.chair.odds(Land(space))
        assert odds is not None
        if seen.token is None:
            return why.Unknown(odds.best)
        points, cards = self.box.tokens[seen.token].points, odds.best > odds.chance
        return why.Solve(seen.token, odds.chance, odds.best, cards, points)

    def _tea(self, space: str) -> Reason:
        view, cackles = self.view, self.eyes.me.cackles
        company = [i for i, x in enumerate(view.players) if x.at == space and i != view.seat]
        if not company:
            return why.Rest(min(2, cackles))
        return why.Tea(min(TEA_OWN, cackles), tuple(company))

    def _near(self, space: str) -> Reason:
        _, where = self._nearest(space)
        odds = self.chair.odds(Land(where)) if where else None
        if odds is None:
            return why.Quiet()
        return why.Near(where, self.view.problems[where].token, odds.best)

    def why_not(self, space: str) -> Reason:
        """So small a chance, and what it would cost."""
        seen, odds = self.view.problems[space], self.chair.odds(Land(space))
        assert odds is not None
        failure = self.box.tokens[seen.token].failure if seen.token else ""
        return why.Flee(seen.token, odds.best, failure)


def space_of(option: Option) -> str:
    """The place an option names, if any."""
    return getattr(option, "at", None) or getattr(option, "to", "") or ""
