"""What a knight does in his turn: drive, act, camp, see to things in town."""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.planning import DEED, far, targets
from korchma.games.wasteknights.mind.thinking import LOW, Thinking
from korchma.games.wasteknights.rules.actions import deed_id
from korchma.games.wasteknights.rules.gear import every, find
from korchma.games.wasteknights.rules.numbers import health, row
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Option, Reason, Thought, weigh
from korchma.tray.stories.book import within


class OnTheRoad(Thinking):
    """The turn, the way, the tanker."""

    def __init__(self, t: WasteTable, ask: Ask) -> None:
        super().__init__(t, ask)
        self._targets: dict[str, float] | None = None

    @property
    def targets(self) -> dict[str, float]:
        """Where the story can go on."""
        if self._targets is None:
            self._targets = targets(self.t)
        return self._targets

    def action(self) -> Thought:
        """The action worth most."""
        return weigh(self.ask.options, self._worth, self._why)

    def _worth(self, option: Option) -> float:
        match option:
            case o.WakeUp() | o.Overhaul():
                return 20.0
            case o.Equip(card, out):
                return self._gain_of(card, out)
            case o.Do(deed):
                return self._deed(deed)
            case o.DriveTo(to):
                return self._drive(to)
            case o.MakeCamp():
                return self._camp()
            case o.Visit(shop):
                return self._shop(shop)
            case o.Explore():
                return 1.2 if self._left() > LOW else 0.1
            case o.UseGear():
                return 6.0 if self._left() <= LOW else -1.0
            case o.EndTurn():
                return 0.0
        return -5.0

    def _why(self, option: Option) -> Reason | None:
        match option:
            case o.Do():
                return why.Arrived()
            case o.DriveTo(to):
                goal = self._goal(to)
                if goal:
                    steps = self.t.content.graph.distance(to, goal) or 0
                    return why.Plot(goal, steps)
            case o.MakeCamp() | o.Visit("healer") if self._hurt():
                return why.Hurt(self._hurt(), health(self.t, self.knight))
            case o.MakeCamp() | o.Visit() | o.Overhaul():
                return why.Limping()
            case o.Explore():
                return why.Curious()
            case o.Equip(card):
                return why.Stronger(card)
            case o.EndTurn():
                return why.Enough()
        return why.Taste()

    def _goal(self, at: str) -> str:
        """The wished-for space that is nearest to this one."""
        best = sorted(self.targets, key=lambda goal: far(self.t, at, goal) - self.targets[goal])
        return best[0] if best else ""

    def _drive(self, to: str) -> float:
        """How much nearer it brings one, for what danger."""
        here = self.knight.at
        danger = 0.9 if self._left() > LOW else 2.5
        space = self.t.content.spaces[to]
        if self._left() <= LOW and space.city:
            return 3.0
        if not self.targets:
            return -danger
        goal = self._goal(here)
        now = 0.0 if here == goal else far(self.t, here, goal)
        if here == goal and self.targets[goal] >= DEED:
            return -danger
        closer = now - far(self.t, to, goal)
        arrives = 1.5 * self.targets[to] if to in self.targets else 0.0
        hazard = 0.6 if space.hazard else 0.0
        return 4.0 * closer + arrives - danger - hazard

    def _deed(self, name: str) -> float:
        """A story action: what its entry brings, as far as one could guess from others like it."""
        deed = next(x for x in sheet(self.t).actions if deed_id(self.t, x) == name)
        page = self.t.content.adventures[self.t.options.adventure].pages[deed.entry]
        fights = any(type(step).__name__ == "Fight" for _, step in within(page.steps))
        return 5.0 - (3.0 if fights and self._left() <= LOW else 0.0)

    def _camp(self) -> float:
        knight = self.knight
        mend = sum(each.broken and row(self.t, each).rep >= 0 for each in every(knight))
        damage = 0 if knight.wreck else knight.damage
        heal = min(self._hurt(), 3 * knight.med)
        low = 2.0 if self._left() <= LOW else 0.6
        return 0.5 * mend + 0.5 * damage + low * heal + 0.5 * min(knight.med, knight.rad) - 0.9

    def _shop(self, shop: str) -> float:
        knight = self.knight
        match shop:
            case "healer":
                return 0.9 * min(4, self._hurt()) + knight.rad + 1.5 * len(knight.injuries) - 0.5
            case "garage":
                return 0.8 * min(3, knight.damage) + 1.2 * len(knight.breakdowns) - 0.6
            case "workshop":
                return 1.3 if any(each.broken for each in every(knight)) else -1.0
        return -0.5

    def shop(self) -> Thought:
        """The second place of the city."""
        return weigh(
            self.ask.options,
            lambda x: self._shop(x.shop) if isinstance(x, o.Visit) else 0.0,
            lambda x: why.Taste(),
        )

    def route(self) -> Thought:
        """The way that hurts least for what it costs."""
        ways = [x for x in self.ask.options if isinstance(x, o.Take)]
        return weigh(
            ways,
            lambda way: -way.points - 2.5 * way.rad - 3.0 * way.cont - 1.5 * way.threat,
            lambda way: why.Safer(way.points),
        )

    def tow(self) -> Thought:
        """The tanker goes to Rustport."""
        home = self.t.content.cities[1]
        return weigh(
            self.ask.options,
            lambda x: -far(self.t, x.to, home) if isinstance(x, o.Tow) else -99.0,
            lambda x: why.Taste(),
        )

    def _gain_of(self, card: str, out: Sequence[str]) -> float:
        new = self._power(find(self.knight, card))
        old = sum(self._power(find(self.knight, each)) for each in out)
        return 8.0 if new > old + 0.2 else -5.0
