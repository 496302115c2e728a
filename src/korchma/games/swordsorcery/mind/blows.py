"""What an attack is worth: how likely it kills, and how much is won by that. [130-139]"""

from __future__ import annotations

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.eyes.odds import outlook
from korchma.games.swordsorcery.eyes.reckoning import Outlook
from korchma.games.swordsorcery.mind import wishes
from korchma.games.swordsorcery.mind.threats import BLUE, RED, Field, strength
from korchma.games.swordsorcery.rules.arms import Arms, hero_arms, power_arms, targets
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.numbers import health
from korchma.games.swordsorcery.rules.playing import ready_levels
from korchma.games.swordsorcery.state import Foe, Hero, SwordTable
from korchma.kernel import Option

CONDITIONS = {
    "stun": 1.0,
    "knocked-down": 0.5,
    "blind": 0.8,
    "slow": 0.5,
    "poison-1": 0.7,
    "poison-2": 1.1,
}
"""What a condition on an enemy is worth, in activations."""
SHARD = 0.45
ALSO = 0.6
"""Of a second enemy hit by the same roll so much of the worth is counted."""


class Blows:
    """All attacks of one hero as things stand."""

    def __init__(self, t: SwordTable, hero: Hero, field: Field, spared: frozenset[str]) -> None:
        self.t, self.hero, self.field, self.spared = t, hero, field, spared
        self._seen: dict[tuple[str, str, int], Outlook] = {}
        self._worth: dict[str, float] = {}
        self.arms = self._ready()

    def _ready(self) -> list[tuple[Arms, int, int]]:
        """What he can attack with, of a power its level and how long it cools down."""
        t, hero = self.t, self.hero
        out: list[tuple[Arms, int, int]] = []
        for hand in ("main", "off"):
            arms = hero_arms(t, hero, hand)
            if arms is not None:
                out.append((arms, 0, 0))
        for row, level in ready_levels(t, hero):
            if row.icon == "combat" and level.attack is not None:
                arms = power_arms(t, hero, row.id, level)
                if arms is not None:
                    out.append((arms, level.rank, level.cooldown))
        return out

    def stake(self, foe: Foe) -> float:
        """What it is worth to be rid of an enemy."""
        found = self._worth.get(foe.ref)
        if found is None:
            found = self._worth[foe.ref] = self._stake(foe)
        return found

    def _stake(self, foe: Foe) -> float:
        t = self.t
        if foe.ref in self.spared:
            return 0.0
        often = self.field.called * max(2, len(self.field.friends) + 1)
        worth = 1.0 + SHARD * breed(t.content, foe.card).souls
        worth += 0.8 * often * strength(t.content, foe.card, foe.side)
        return worth * wishes.urgency(t, foe)

    def look(self, arms: Arms, foe: Foe, more: int) -> Outlook:
        """The chances of an attack, found once."""
        key = (arms.id, foe.ref, more)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = outlook(self.t, self.hero, arms, foe, more=more)
        return found

    def worth(self, arms: Arms, foe: Foe, more: int, cools: int = 0) -> float:
        """Of one attack: kills count whole, wounds by what is left, conditions a little."""
        stake = self.stake(foe)
        if stake <= 0:
            return 0.0
        seen = self.look(arms, foe, more)
        worth = stake * (seen.kill + 0.45 * min(1.0, seen.mean / max(1, _left(self.t, foe))))
        if seen.conditions:
            bite = strength(self.t.content, foe.card, foe.side) * self.field.called
            worth += (1 - seen.kill) * sum(
                chance * CONDITIONS.get(name, 0.3) * bite * 2
                for name, chance in seen.conditions.items()
            )
        worth += self._more(arms, foe, seen) + 0.12 * stake * self._chips(arms, foe, more)
        return worth - 0.05 * cools

    def _chips(self, arms: Arms, foe: Foe, more: int) -> float:
        """Even hits that only break magic shields bring the end nearer. [136]"""
        hits = arms.hits + more + RED * arms.red + BLUE * arms.blue
        left = _left(self.t, foe) + foe.shields + foe.ward
        return min(1.0, hits / max(1, left))

    def _more(self, arms: Arms, foe: Foe, seen: Outlook) -> float:
        """Others the same roll hits, an attack that follows."""
        out = 0.0
        wide = _wide(arms) or self._doubles(arms)
        if wide:
            others = [x for x in self.field.foes if x.at == foe.at and x is not foe]
            most = wide if wide < 9 else len(others)
            out += (
                ALSO
                * seen.wound
                * sum(sorted(map(self.stake, others))[-most:])
                * (1.0 if wide < 9 else 0.8)
            )
        return out

    def _doubles(self, arms: Arms) -> int:
        """An archer's second target. [Double Shot]"""
        lines = hero_row(self.t, self.hero).innate.lines
        also = any(isinstance(x, b.Also) for line in lines for x in line.does)
        return 1 if also and arms.weapon == "bow" else 0

    def here(self, area: Area) -> list[tuple[float, Arms, Foe, int, int]]:
        """Attacks he could make from an area, the best first: worth, with what, at whom."""
        hero, was = self.hero, self.hero.at
        more = self.more()
        hero.at = area
        found = [
            (self.worth(arms, foe, more, cools), arms, foe, level, cools)
            for arms, level, cools in self.arms
            for foe in targets(self.t, hero, arms)
        ]
        hero.at = was
        found.sort(key=lambda x: -x[0])
        return [x for x in found if x[0] > 0]

    def more(self) -> int:
        """Hits more by a focus that waits. [95]"""
        turn = self.t.state.turn
        return int(turn is not None and turn.focus)

    def may_focus(self) -> bool:
        """A focus is still to be had. [95]"""
        turn = self.t.state.turn
        return turn is not None and turn.acts > 0 and "focus" not in self.hero.used


def option_of(arms: Arms, foe: Foe, level: int) -> Option:
    """How an attack is chosen."""
    if level:
        return o.UsePower(arms.id, level, foe.ref)
    return o.Strike("off" if arms.hand == "off" else "main", arms.card, foe.ref, arms.face)


def _left(t: SwordTable, foe: Foe) -> int:
    return health(t, foe) - foe.wounds


def _wide(arms: Arms) -> int:
    """How many others a line without a price hits; nine: all of the area."""
    for each in arms.lines:
        for effect in each.line.does:
            if not each.line.cost and isinstance(effect, b.Burst):
                return 9
            if isinstance(effect, b.Also):
                return effect.n
    return 0
