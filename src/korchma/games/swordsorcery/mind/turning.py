"""A hero's turn thought over: where to stand, whom to attack, whom to help, what to do."""

from __future__ import annotations

from typing import NamedTuple

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind import wishes
from korchma.games.swordsorcery.mind.blows import Blows, option_of
from korchma.games.swordsorcery.mind.helping import Helping
from korchma.games.swordsorcery.mind.roads import Roads
from korchma.games.swordsorcery.mind.threats import Field
from korchma.games.swordsorcery.rules.arms import Arms
from korchma.games.swordsorcery.rules.figures import active
from korchma.games.swordsorcery.rules.moving import strikers
from korchma.games.swordsorcery.rules.numbers import moves
from korchma.games.swordsorcery.state import Foe, Hero, SwordTable
from korchma.kernel import Ask, Option, Thought

TAKES = (o.PickCoins, o.PickLoot, o.PickKey, o.PickUp)
LEAST = 0.3
"""What is worth less is left."""
DASH = 0.25
"""So much better must a place be for an action spent on getting there."""
Hit = tuple[float, Arms, Foe, int, int]


class Spot(NamedTuple):
    """Somewhere he could stand, and what it is worth."""

    area: Area
    worth: float
    hit: Hit | None


class Turning:
    """One question of a hero's turn."""

    def __init__(self, t: SwordTable, ask: Ask) -> None:
        self.t, self.ask = t, ask
        self.hero: Hero = active(t)
        self.options = ask.options
        self.field = Field(t, self.hero)
        self.roads = Roads(t, self.hero, self.field)
        self.blows = Blows(t, self.hero, self.field, wishes.spared(t))
        self.helping = Helping(t, self.hero, self.field, self.roads, self.options)

    def turn(self) -> Thought:
        """What is best next; ending the turn where nothing is."""
        assert self.t.state.turn is not None
        for find in (self._stand, self.helping.at_once, self._take, self._fight_or_act):
            found = find()
            if found is not None:
                return found
        if o.EndTurn() not in self.options:  # a charge goes on to whomever it can reach
            return Thought(self.options[0], why.Taste)
        return Thought(o.EndTurn(), why.Enough)

    def _stand(self) -> Thought | None:
        found = [x for x in self.options if isinstance(x, o.StandUp)]
        best = next((x for x in found if x.by == "move"), None)
        if best is None and found and any(x.at == self.hero.at for x in self.field.foes):
            best = found[0]
        return Thought(best, why.Taste) if best is not None else None

    def _take(self) -> Thought | None:
        for option in self.options:
            if isinstance(option, TAKES):
                return Thought(option, why.TakesAlong)
        return None

    # --- the whole turn --------------------------------------------------------------------------

    def _fight_or_act(self) -> Thought | None:
        turn = self.t.state.turn
        assert turn is not None
        hits = self.blows.here(self.hero.at) if turn.combats and self._strikes() else []
        now = hits[0] if hits else None
        reach = self._reach()
        stay, best = self._spots(now, reach, fights=turn.combats > 0)
        acted = self.helping.act(self._focus_gain(now) if now is not None else 0.0)
        if now is not None and now[0] >= LEAST and self._strike_first(now, stay, best):
            return self._focus(now, acted) or acted or self._strike(now)
        going = best if best is not None and best.worth > stay + 0.05 else None
        if going is not None and going.hit is not None:
            return self._toward(going, reach)
        if acted is not None:
            return acted
        dash = self._dash(stay)
        if dash is not None:
            return dash
        opened = self.roads.open_door(self.options)
        if opened is not None:
            return Thought(opened, why.ReadsOn)
        if going is not None:
            return self._toward(going, reach)
        if now is not None and now[0] >= 0.05:
            return self._focus(now, None) or self._strike(now)
        return self.helping.spare()

    def _strikes(self) -> bool:
        return any(isinstance(x, o.Strike | o.UsePower) for x in self.options)

    def _reach(self) -> dict[Area, tuple[int, Area]]:
        """Where the move can end, after how many points, and the first step there."""
        turn = self.t.state.turn
        assert turn is not None
        steps = {x.to for x in self.options if isinstance(x, o.Walk)}
        if not steps:
            return {}
        points = turn.points if turn.moving else moves(self.t, self.hero)
        return self.roads.reach(points, steps)

    def _spots(
        self, now: Hit | None, reach: dict[Area, tuple[int, Area]], *, fights: bool
    ) -> tuple[float, Spot | None]:
        """What staying is worth, and the best place to go to instead."""
        here = self.hero.at
        stay = self.roads.stand(here) + (now[0] if now is not None else 0.0)
        if not reach:
            return stay, None
        away = self.field.leaving(strikers(self.t, self.hero))
        best: Spot | None = None
        for area, (points, _) in reach.items():
            worth = self.roads.stand(area) - away - self.roads.bruises(area) - 0.01 * points
            hit: Hit | None = None
            if fights and self.field.foes:
                found = self.blows.here(area)
                if found:
                    hit = found[0]
                    worth += hit[0]
            if best is None or worth > best.worth:
                best = Spot(area, worth, hit)
        return stay, best

    def _strike_first(self, now: Hit, stay: float, best: Spot | None) -> bool:
        """Attack from here; whoever has not walked yet can still do so afterwards. [50]"""
        turn = self.t.state.turn
        assert turn is not None
        if best is None or best.hit is None:
            return True
        later = turn.moves > 0 and not turn.moving
        calm = self.roads.stand(best.area) - self.roads.stand(self.hero.at) if later else 0.0
        return now[0] + max(0.0, calm) * 0.5 >= best.worth - (stay - now[0]) - 0.05

    def _dash(self, stay: float) -> Thought | None:
        """A step more, where that leads somewhere. [93]"""
        turn = self.t.state.turn
        if turn is None or turn.points or o.DashOn() not in self.options:
            return None
        near = set(self.field.lay.roads.near[self.hero.at])
        _, best = self._spots(None, self.roads.reach(1, near), fights=turn.combats > 0)
        if best is None or best.worth < stay + DASH:
            return None
        to = best.area
        return Thought(o.DashOn(), lambda: why.Onward(to))

    # --- attacks ---------------------------------------------------------------------------------

    def _focus_gain(self, now: Hit) -> float:
        if not self.blows.may_focus() or o.Focus() not in self.options:
            return 0.0
        _, arms, foe, _, cools = now
        return max(0.0, self.blows.worth(arms, foe, 1, cools) - now[0])

    def _focus(self, now: Hit, acted: Thought | None) -> Thought | None:
        """A focus first, where nothing better is to be done with the action. [95]"""
        if acted is not None or self._focus_gain(now) < 0.1:
            return None
        ref = now[2].ref
        return Thought(o.Focus(), lambda: why.Aims(ref))

    def _strike(self, now: Hit) -> Thought | None:
        _, arms, foe, level, _ = now
        boost = self.helping.before(arms, foe)
        if boost is not None:
            return boost
        option: Option = option_of(arms, foe, level)
        if option not in self.options:
            return None
        seen = self.blows.look(arms, foe, self.blows.more())
        if seen.kill > 0.3:
            return Thought(option, lambda: why.Kills(foe.ref, seen.kill))
        return Thought(option, lambda: why.StrikesWell(foe.ref, seen.wound))

    def _toward(self, spot: Spot, reach: dict[Area, tuple[int, Area]]) -> Thought:
        """A step on the way, or a charge where that leads there too."""
        if spot.hit is not None:
            charge = self.helping.charge(spot.area, spot.hit[2])
            if charge is not None:
                return charge
        reason = why.Closer(spot.area) if spot.hit is not None else self.roads.reason(spot.area)
        return Thought(o.Walk(reach[spot.area][1]), lambda: reason)
