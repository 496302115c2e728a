"""What enemies will do: how hard they hit from where, and whom the party must fear for. [194-197]

Rows and main targets are read as the rules read them; dice are taken at their mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.rows import Profile
from korchma.games.swordsorcery.rules import quest_rules
from korchma.games.swordsorcery.rules.breeds import scroll_of
from korchma.games.swordsorcery.rules.figures import STUN, hidden
from korchma.games.swordsorcery.rules.ground import lay, sees
from korchma.games.swordsorcery.rules.numbers import armour, defence, health
from korchma.games.swordsorcery.rules.prey import main_targets
from korchma.games.swordsorcery.state import Figure, Foe, Hero, SwordTable

RED, BLUE = 0.8, 0.3
"""Hits a die shows on average. [3.1]"""
LEAST = 0.12
"""Of an attack that ought to bounce off something still gets through now and then."""
FAR = 6
LAST = 2.5
"""With the last one alive the quest is lost: he looks after himself."""
CALLED = (0.0, 0.93, 0.72, 0.62, 0.56, 0.52)
"""How likely one of so many enemies is called by an encounter. [3.12]"""


class Row(NamedTuple):
    """What an enemy does to a hero so far off: the distances of its row, and its attacks."""

    at: tuple[int, ...]
    hits: tuple[float, ...]


def mean_hits(profile: Profile) -> float:
    """What an attack rolls on average."""
    roll = profile.roll
    return roll.hits + RED * roll.red + BLUE * roll.blue


@lru_cache(8192)
def row_at(box: Box, card: str, side: str, far: int) -> Row:
    """The row of a scroll for a nearest hero so far off. [194]"""
    scroll = scroll_of(box, card, side)
    row = next((x for x in scroll.rows if far in x.at), None)
    plus = next((x for x in scroll.rows if not x.at), None)
    found = row or plus
    if found is None:
        return Row((), ())
    weapons = {arm.id: arm.attack for arm in scroll.weapons}
    hits: list[float] = []
    left = far
    for act in found.acts:
        match act:
            case f.Engage():
                left = 0
            case f.Moves(n):
                left = max(0, left - n)
            case f.Attacks():
                profile = weapons.get(act.weapon) or scroll.weapons[0].attack
                if profile.range >= left:
                    mean = mean_hits(profile) + act.hits
                    hits += [mean * (0.5 if act.wounded else 1.0)] * act.times
    return Row(row.at if row is not None else (), tuple(hits))


def wounds_of(hits: Sequence[float], plate: int, dice: int) -> float:
    """What comes through armour and dice on average."""
    out = 0.0
    for n in hits:
        through = max(0.0, n - plate)
        out += max(LEAST, through - 0.5 * min(through, dice))
    return out


@lru_cache(8192)
def strength(box: Box, card: str, side: str) -> float:
    """What one activation of an enemy costs an ordinary hero who stands near."""
    return max(wounds_of(row_at(box, card, side, far).hits, 0, 2) for far in (0, 1, 2))


class Life(NamedTuple):
    """A hero as enemies find him."""

    ref: str
    at: Area
    left: int
    plate: int
    dice: int
    dread: float
    """What a wound on him is worth: the nearer to his end, the more."""


def life_of(t: SwordTable, who: Figure, last: float = 1.0) -> Life:
    """How much somebody can take; ``last``: how much more everything hangs on him."""
    left = health(t, who) - who.wounds
    shields = who.shields + who.ward
    dread = (1.0 if left > 3 else 1.4 if left == 3 else 2.0 if left == 2 else 2.8) * (
        0.7 if shields else 1.0
    )
    dread *= last
    return Life(who.ref, who.at, left, armour(t, who), defence(t, who), dread)


class Threat(NamedTuple):
    """An enemy that can get at the party."""

    foe: Foe
    wanted: tuple[str, ...]
    far: dict[str, int]
    """How far off it sees the others."""


class Field:
    """The fight as it stands, for one hero."""

    def __init__(self, t: SwordTable, hero: Hero) -> None:
        s = t.state
        self.t, self.hero, self.lay = t, hero, lay(t)
        self.friends = [x for x in s.heroes if not x.ghost and x is not hero]
        last = LAST if not self.friends and len(s.heroes) > 1 else 1.0
        self.lives = {x.ref: life_of(t, x, last) for x in (hero, *self.friends)}
        self.foes = [
            foe for foe in s.foes if not quest_rules.seated(t, foe) and STUN not in foe.conditions
        ]
        self.called = CALLED[min(len({x.card for x in self.foes}), len(CALLED) - 1)]
        waiting = sum(not x.went and not x.ghost for x in s.heroes)
        self.turns = 1.0 + 0.6 * max(0, waiting - 1)
        self.threats = [x for foe in self.foes if (x := self._threat(foe)) is not None]
        self._harm: dict[Area, float] = {}

    def _threat(self, foe: Foe) -> Threat | None:
        steps = self.lay.roads.steps(foe.at)
        if min((steps.get(x.at, 99) for x in (self.hero, *self.friends)), default=99) > FAR:
            return None
        far = {x.ref: self._seen(foe, x.at) for x in self.friends if not hidden(x)}
        near = {ref: n for ref, n in far.items() if n is not None}
        return Threat(foe, main_targets(self.t, foe), near)

    def _seen(self, foe: Foe, area: Area) -> int | None:
        """How far off an enemy would see somebody there; None where it would not."""
        if area == foe.at:
            return 0
        if area not in self.lay.roads.steps(foe.at) or not sees(self.t, foe.at, area, hero=False):
            return None
        return self.lay.reaches.distance(foe.at, area)

    def near(self) -> int:
        """How many steps the nearest enemy is from anybody of the party."""
        steps = self.lay.roads.steps
        return min(
            (
                steps(threat.foe.at).get(x.at, 99)
                for threat in self.threats
                for x in (self.hero, *self.friends)
            ),
            default=99,
        )

    def harm(self, area: Area) -> float:
        """What the party has to expect until his next turn if he stands there."""
        found = self._harm.get(area)
        if found is None:
            found = self.turns * self.called * sum(self._of(x, area) for x in self.threats)
            self._harm[area] = found
        return found

    def hiding(self) -> float:
        """What the party is spared if nobody sees him where he stands. [199]"""
        area = self.hero.at
        unseen = sum(self._of(x, area, hidden=True) for x in self.threats)
        return self.harm(area) - self.turns * self.called * unseen

    def _of(self, threat: Threat, area: Area, *, hidden: bool = False) -> float:
        """One enemy's activation: its row by the nearest hero, its target by its likes."""
        t, foe, me = self.t, threat.foe, self.hero
        mine = None if hidden or me.hidden else self._seen(foe, area)
        far = dict(threat.far)
        if mine is not None:
            far[me.ref] = mine
        if not far:
            return 0.0
        nearest = min(far.values())
        row = row_at(t.content, foe.card, foe.side, nearest)
        if not row.hits:
            return 0.0
        prey = [ref for ref, n in far.items() if n in row.at] or [
            ref for ref, n in far.items() if n == nearest
        ]
        marked = [ref for ref in prey if ref in threat.wanted]
        some = marked or prey
        total = 0.0
        for ref in some:
            life = self.lives[ref]
            total += life.dread * min(wounds_of(row.hits, life.plate, life.dice), float(life.left))
        return total / len(some)

    def leaving(self, strikers: Sequence[Foe]) -> float:
        """What it costs to leave enemies behind. [82]"""
        me = self.lives[self.hero.ref]
        out = 0.0
        for foe in strikers:
            first = scroll_of(self.t.content, foe.card, foe.side).weapons[0].attack
            out += me.dread * wounds_of((mean_hits(first),), me.plate, me.dice)
        return out
