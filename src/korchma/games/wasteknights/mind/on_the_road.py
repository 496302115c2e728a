"""What a knight does in his turn: drive, act, camp, see to things in town."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from korchma.games.wasteknights import options as o
from korchma.games.wasteknights.mind import reasons as why
from korchma.games.wasteknights.mind.blows import shoots
from korchma.games.wasteknights.mind.planning import aim, deed_worth, far, pulls, road, targets
from korchma.games.wasteknights.mind.thinking import LOW, Thinking
from korchma.games.wasteknights.mind.valuing import GAINS, HARM, THREAT
from korchma.games.wasteknights.rules.actions import deed_id
from korchma.games.wasteknights.rules.city import SHOPS, VISITS
from korchma.games.wasteknights.rules.gear import every, find
from korchma.games.wasteknights.rules.numbers import (
    can,
    heals,
    health,
    points_of_move,
    purse,
    rate,
    row,
)
from korchma.games.wasteknights.rules.plots import sheet
from korchma.games.wasteknights.rules.roads import roads, routes, stops
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Option, Reason, Thought, weigh

USUAL = 4
"""The speed of a usual vehicle."""
RUIN = "ruin"
TOW = 5.0
"""What a round is worth in which the tanker comes nearer."""


class OnTheRoad(Thinking):
    """The turn, the way, the tanker."""

    def __init__(self, t: WasteTable, ask: Ask) -> None:
        super().__init__(t, ask)
        self._targets: dict[str, float] | None = None

    @cached_property
    def _speed(self) -> int:
        return points_of_move(self.t, self.knight)

    @cached_property
    def _slow(self) -> float:
        """How many moves it takes one where a usual vehicle takes one."""
        return USUAL / max(1, self._speed)

    @cached_property
    def _rate(self) -> int:
        return max(1, rate(self.t, self.knight))

    @cached_property
    def _fares(self) -> Mapping[str, float]:
        """What the best way to each space in reach costs: reckoned once for each state of a map."""
        t, knight = self.t, self.knight
        kept = roads(t, knight).weighed
        stunts = bool(can(t, knight, "stuntman"))
        key = knight.at, purse(t, knight), stops(t, knight), stunts, self._speed, self._rate
        if key not in kept:
            kept[key] = {
                to: max(self._fare(*way.cost) for way in ways)
                for to, ways in routes(t, knight).items()
            }
        return kept[key]

    @property
    def targets(self) -> dict[str, float]:
        """Where the story can go on, and where one can be mended, by what that is worth."""
        if self._targets is None:
            self._targets = targets(self.book)
            care = self._care()
            for at in self.t.content.cities.values():
                if care > 0 and at not in self.t.state.tokens.get(RUIN, ()):
                    self._targets[at] = self._targets.get(at, 0.0) + care
        return self._targets

    def action(self) -> Thought:
        """The action worth most."""
        return weigh(self.ask.options, self._worth, self._why)

    def _worth(self, option: Option) -> float:
        if type(option) is o.DriveTo:
            return self._rides[option.to]
        match option:
            case o.WakeUp() | o.Overhaul():
                return 20.0
            case o.Equip(card, out):
                return self._gain_of(card, out)
            case o.Do(deed):
                return self._deed(deed)
            case o.MakeCamp():
                return self._camp()
            case o.Visit(shop):
                return self._visit(shop)
            case o.Explore():
                return 1.2 if self._left() > LOW else 0.1
            case o.UseKnack():
                return 1.5
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
                goal = aim(self.t, to, self.targets, self._slow)
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

    # --- where to --------------------------------------------------------------------------------

    @cached_property
    def _rides(self) -> Mapping[str, float]:
        """How much nearer each space in reach brings one, for what danger."""
        fares, goals, box = self._fares, self.targets, self.t.content
        if not goals:
            return dict.fromkeys(fares, -1.0)
        hopes = pulls(self.t, (self.knight.at, *fares), goals, self._slow)
        here, decks, out = hopes[self.knight.at], dict[str, float](), {}
        for to, fare in fares.items():
            deck = box.grounds[box.spaces[to].terrain].deck
            if deck not in decks:
                decks[deck] = road(self.book, deck)
            out[to] = hopes[to] - here + decks[deck] + fare + (TOW if to in self._towing else 0.0)
        return out

    @cached_property
    def _towing(self) -> frozenset[str]:
        """Where a move must end for the tanker to be towed, by who stands there already: staying
        does not tow it. [3.16]"""
        s, graph = self.t.state, self.t.content.graph
        near = [graph.within(at, 1) for at in s.tokens.get("tanker", ())]
        if not near or s.flags.get("towed") == s.round or self.knight.at not in near[0]:
            return frozenset()
        return near[0]

    def _fare(self, points: int, rad: int, cont: int, threat: int) -> float:
        """What a way costs: fuel and harm."""
        fuel = GAINS["fuel"] * (max(0, points - self._speed) / self._rate)
        return THREAT * threat - HARM["rad"] * rad - HARM["injury"] * cont - fuel - 0.05 * points

    def route(self) -> Thought:
        """The way that hurts least for what it costs."""
        ways = [x for x in self.ask.options if isinstance(x, o.Take)]
        return weigh(
            ways,
            lambda way: self._fare(way.points, way.rad, way.cont, way.threat),
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

    # --- what to do there ------------------------------------------------------------------------

    def _deed(self, name: str) -> float:
        """A story action: what its entry brings, by its chances."""
        deed = next(x for x in sheet(self.t).actions if deed_id(self.t, x) == name)
        self.t.state.acting = self.t.state.active
        return deed_worth(self.book, deed)

    def _camp(self) -> float:
        knight = self.knight
        mend = sum(each.broken and row(self.t, each).rep >= 0 for each in every(knight))
        damage = 0 if knight.wreck else knight.damage
        heal = min(self._hurt(), heals(self.t, knight) * knight.med)
        low = 2.0 if self._left() <= LOW else 0.7
        return 0.5 * mend + 0.5 * damage + low * heal + 0.5 * min(knight.med, knight.rad) - 0.9

    def _care(self) -> float:
        """What a city would do for one: its two best places."""
        return sum(sorted((self._shop(shop) for shop in SHOPS), reverse=True)[:VISITS])

    def _visit(self, shop: str) -> float:
        """A place of the city, and the best of the others after it. [65]"""
        others = max(self._shop(each) for each in SHOPS if each != shop)
        return self._shop(shop) + max(0.0, others)

    def _shop(self, shop: str) -> float:
        knight = self.knight
        low = 1.4 if self._left() <= LOW else 0.6
        match shop:
            case "healer":
                return low * min(4, self._hurt()) + knight.rad + 1.5 * len(knight.injuries) - 0.5
            case "garage":
                return 0.8 * min(3, knight.damage) + 1.2 * len(knight.breakdowns) - 0.6
            case "workshop":
                return 1.3 if any(each.broken for each in every(knight)) else -1.0
        spare = knight.fuel + knight.ammo + knight.med + len(knight.cargo) - 6
        dry = shoots(self.t, knight) and knight.ammo < 2 and spare + 2 - knight.ammo > 0
        return 1.8 if dry else 0.3 if spare >= 3 else -0.5

    def shop(self) -> Thought:
        """The second place of the city."""
        return weigh(
            self.ask.options,
            lambda x: self._shop(x.shop) if isinstance(x, o.Visit) else 0.0,
            lambda x: why.Taste(),
        )

    def _gain_of(self, card: str, out: Sequence[str]) -> float:
        """Putting on a card pays if the best blow, or the armour, gets better by it."""
        new = find(self.knight, card)
        assert new is not None
        if row(self.t, new).kind == "armour":
            old = sum(self._power(find(self.knight, each)) for each in out)
            return 8.0 if self._power(new) > old + 0.2 else -5.0
        kept = [each for each in self.knight.hands if each.card not in out]
        before = self._armed([self._power(each) for each in self.knight.hands])
        return 8.0 if self._armed([self._power(x) for x in [*kept, new]]) > before + 0.1 else -5.0

    def _armed(self, powers: Sequence[float]) -> float:
        """One weapon is fought with, a second one is there for bad days. [78]"""
        return sum(
            power * share for power, share in zip(sorted(powers)[::-1], (1, 0.2), strict=False)
        )
