"""Where a hero wants to stand: near what is to be done, near the others, out of harm's way."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.mind import reasons as why
from korchma.games.swordsorcery.mind.goals import MAIN, Errand, errands, life_share, rounds_left
from korchma.games.swordsorcery.mind.threats import Field
from korchma.games.swordsorcery.mind.wishes import held_areas
from korchma.games.swordsorcery.rules.figures import number
from korchma.games.swordsorcery.rules.ground import board_of, ground, lay_if
from korchma.games.swordsorcery.rules.moving import cost
from korchma.games.swordsorcery.rules.timing import ransom
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Option, Reason
from korchma.tray.maps import Graph

FADE = 0.84
"""What is a step farther off pulls so much of what it would."""
LEAD = 3
"""So far ahead of the last one goes."""
NEAR, AFAR = 3, 2
"""Who is so near is there in time; so far from a great fight one waits."""
RIPE = 9
"""Rounds a great fight may take: with more left one gets ready for it."""
UNRIPE = 0.35
"""While a great fight waits, whatever else there is to do counts for more."""
GREAT, WENT = 3.0, 3
"""Errands worth more are shared out; who has had his turn is as good as so much farther off."""
HURRY = 5
"""Rounds left at which nothing but the goal counts."""
SHUT = ("q6",)
"""Quests in which doors are better left as they are, and there is no time to lose."""
PRESSED = 0.5
"""How much of what is to be done counts in a fight when time is short."""


class Roads:
    """The map as one hero thinks of it."""

    def __init__(self, t: SwordTable, hero: Hero, field: Field) -> None:
        self.t, self.hero, self.field = t, hero, field
        self.graph = passable(t)
        self.left = rounds_left(t)
        self.hurry = self.left <= HURRY
        near = field.near()
        self.fighting = near <= 2
        calm = 0.12 if near <= 2 else 0.45 if near == 3 else 1.0
        self.weight = max(calm, PRESSED) if self.hurry or t.state.quest in SHUT else calm
        self.errands = self._chosen(errands(t))
        self._pull: dict[Area, tuple[float, Area]] = {}
        self._stand: dict[Area, float] = {}
        self.waits = self._waits()
        self.ripe = self._ripe()

    def _waits(self) -> bool:
        """A ghost will be back soon: the others wait for him."""
        s = self.t.state
        if self.left <= RIPE + HURRY:
            return False
        ghosts = [x for x in s.heroes if x.ghost]
        return any(ransom(self.t, x) <= s.shards for x in ghosts)

    def _ripe(self) -> bool:
        """The party is as ready for its great fight as time allows."""
        s = self.t.state
        if self.left <= RIPE:
            return True
        living = [self.hero, *self.field.friends]
        if any(life_share(self.t, x) < 0.6 for x in living):
            return False
        strong = s.sky != "night" and min(x.rank for x in s.heroes) >= 2
        return strong or self.left <= RIPE + HURRY

    # --- what is to be done ----------------------------------------------------------------------

    def far(self, area: Area, to: Area) -> int:
        """Steps from one area to another, doors opened on the way; 99: not at all."""
        found = self.graph.steps(area).get(to)
        return 99 if found is None else found

    def _chosen(self, found: list[Errand]) -> list[Errand]:
        """His own errands, and the one the whole party is about: all come to the same."""
        crowd = [x for x in found if x.crowd]
        great = self._shared([x for x in found if not x.crowd and x.worth >= GREAT])
        own = [x for x in found if not x.crowd and x.worth < GREAT and self._mine(x)] + great
        if not crowd:
            return own
        party = [self.hero, *self.field.friends]

        def worth(errand: Errand) -> float:
            far = [min(self.far(x.at, errand.area), 30) for x in party]
            total: float = errand.worth * FADE ** (sum(far) / len(far))
            return total

        return [max(crowd, key=worth), *own]

    def _shared(self, found: list[Errand]) -> list[Errand]:
        """Of the great errands those that fall to him: each hero goes to one place at a time."""
        held = {foe.at for foe in self.field.foes}
        free = [x for x in (self.hero, *self.field.friends) if x.at not in held or x is self.hero]
        taken: dict[Area, str] = {}
        out = [x for x in found if x.only == self.hero.ref]
        for errand in sorted(found, key=lambda x: -x.worth):
            if errand.only or self.hurry:
                continue
            if errand.area not in taken and free:
                far = [self.far(x.at, errand.area) + WENT * x.went for x in free]
                nearest = free[far.index(min(far))]
                taken[errand.area] = nearest.ref
                free.remove(nearest)
            if taken.get(errand.area) == self.hero.ref:
                out.append(errand)
        return out

    def _mine(self, errand: Errand) -> bool:
        """Whether an errand is his: of two who could go the nearer does."""
        if errand.only:
            return errand.only == self.hero.ref
        if self.hurry:
            return False
        mine = self.far(self.hero.at, errand.area)
        i = number(self.t, self.hero)
        held = {foe.at for foe in self.field.foes}
        for friend in self.field.friends:
            if friend.at in held:
                continue
            theirs = self.far(friend.at, errand.area)
            if theirs < mine or (theirs == mine and number(self.t, friend) < i):
                return False
        return True

    def pull(self, area: Area) -> tuple[float, Area]:
        """How much of what is to be done is near an area, and where that is."""
        found = self._pull.get(area)
        if found is None:
            found = (0.0, area)
            for errand in self.errands:
                worth = self._worth(errand, area)
                if worth > found[0]:
                    found = (worth, errand.area)
            self._pull[area] = found
        return found

    def _worth(self, errand: Errand, area: Area) -> float:
        far = self.far(area, errand.area)
        if far >= 99:
            return 0.0
        if errand.crowd and not self.hurry:
            last = max((self.far(x.at, errand.area) for x in self.field.friends), default=0)
            far = max(far, min(last, 98) - LEAD)
            if errand.gather and (last > NEAR or self.waits or not self.ripe):
                far = max(far, AFAR)
        unripe = errand.gather and errand.crowd and not self.ripe
        worth: float = errand.worth * (UNRIPE if unripe else 1.0) * FADE**far
        return worth

    # --- standing --------------------------------------------------------------------------------

    def stand(self, area: Area) -> float:
        """What a place is worth at the end of a turn."""
        found = self._stand.get(area)
        if found is None:
            found = self.weight * self.pull(area)[0] - self.field.harm(area) + self._company(area)
            found -= 1.5 * self.t.state.fires.get(area, 0) + self._outside(area)
            self._stand[area] = found
        return found

    def _outside(self, area: Area) -> float:
        """Nobody holds a wall from outside. (q6)"""
        return 1.5 if self.t.state.quest in SHUT and area not in held_areas(self.t) else 0.0

    def _company(self, area: Area) -> float:
        """Alone is bad."""
        if not self.field.friends:
            return 0.0
        nearest = min(self.far(x.at, area) for x in self.field.friends)
        return -0.35 * max(0, min(nearest, 8) - 2)

    def bruises(self, area: Area) -> float:
        """What the ground itself does to who goes there. [29]"""
        if ground(self.t, area) != "dangerous":
            return 0.0
        return 1.2 * self.field.lives[self.hero.ref].dread

    def reach(self, points: int, first: Collection[Area]) -> dict[Area, tuple[int, Area]]:
        """Where so many points lead, and by which first step."""
        near = self.field.lay.roads.near
        found: dict[Area, tuple[int, Area]] = {}
        wave: deque[tuple[Area, int, Area]] = deque()
        for to in sorted(first):
            wave.append((to, cost(self.t, to), to))
        held = {foe.at for foe in self.t.state.foes}
        while wave:
            area, spent, by = wave.popleft()
            if spent > max(points, 1) or (area in found and found[area][0] <= spent):
                continue
            found[area] = (spent, by)
            if area in held or area in self.t.state.stories:
                continue
            for to in near[area]:
                if to != self.hero.at:
                    wave.append((to, spent + cost(self.t, to), by))
        return found

    def reason(self, area: Area) -> Reason:
        """Why he goes there."""
        worth, to = self.pull(area)
        return why.Onward(to) if worth > 0 else why.Safer(area)

    # --- doors -----------------------------------------------------------------------------------

    def open_door(self, options: Sequence[Option]) -> Option | None:
        """A door on the way, when the others are near. [30, 31]"""
        if self.t.state.quest in SHUT or (self.fighting and not self.hurry):
            return None
        doors = [x for x in options if isinstance(x, o.OpenDoor | o.Unlock)]
        if not doors or not (self.hurry or self._together()):
            return None
        here = self.pull(self.hero.at)[0]
        for option in doors:
            if isinstance(option, o.Unlock):
                return option
            one, other = board_of(self.t).sides[option.side]
            beyond = other if one == self.hero.at else one
            if self._best(beyond) > self._best(self.hero.at) or here >= MAIN:
                return option
        return None

    def _best(self, area: Area) -> float:
        """How much an area pulls, whoever else is near."""
        fades = (x.worth * FADE ** self.far(area, x.area) for x in self.errands)
        return max(fades, default=0.0)

    def _together(self) -> bool:
        if self.waits:
            return False
        return all(self.far(x.at, self.hero.at) <= NEAR for x in self.field.friends)


def passable(t: SwordTable) -> Graph[Area]:
    """The map with all doors open that somebody could open. [30-33]"""
    s = t.state
    keys = {key for hero in s.heroes for key in hero.keys}
    shut = tuple(
        side
        for side in s.shut
        if side not in s.doors or (side in s.locks and s.locks[side] not in keys)
    )
    return lay_if(t, shut).roads
