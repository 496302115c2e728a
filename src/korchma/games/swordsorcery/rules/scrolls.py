"""What an enemy will do: which row of its scroll, against whom, and why. [194-204] (3.9, 3.13)

The forecast and the rule ask the same function.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.rules import quest_rules
from korchma.games.swordsorcery.rules.arms import foe_arms
from korchma.games.swordsorcery.rules.breeds import knacks, scroll_of
from korchma.games.swordsorcery.rules.figures import BLIND
from korchma.games.swordsorcery.rules.ground import lay, sees
from korchma.games.swordsorcery.rules.numbers import total
from korchma.games.swordsorcery.rules.prey import (
    by_road,
    choose,
    main_targets,
    nearest_of,
    place_of,
    seen_by,
)
from korchma.games.swordsorcery.state import Foe, SwordTable


class Plan(NamedTuple):
    """What an enemy is about to do: its row, whom it may go for (several: its controller picks),
    why, and the sentences of the row."""

    row: int
    """Which row, -1 where it stays."""
    at: tuple[int, ...]
    targets: tuple[str, ...]
    reason: str
    acts: tuple[f.AnyAct, ...]


STAYS = Plan(-1, (), (), "stays", ())


def plan(t: SwordTable, foe: Foe) -> Plan:
    """Row and target, as they are fixed when the activation begins. [194-198]"""
    rows = scroll_of(t.content, foe.card, foe.side).rows
    seen = seen_by(t, foe)
    if seen:
        nearest = min(each.far for each in seen)
        lunge = total(t, foe, "lunge")
        start = _row_for(rows, nearest, lunge)
        for n in range(start, len(rows)) if start is not None else ():
            at = _covers(rows[n], lunge)
            near = [each for each in seen if each.far in at]
            if near:
                refs, reason = choose(t, foe, near)
                if any(_can(t, foe, act, refs) for act in rows[n].acts):
                    return Plan(n, at, refs, reason, rows[n].acts)
    return _onward(t, foe, rows)


def _row_for(rows: Sequence[f.Behaviour], far: int, lunge: int) -> int | None:
    """The first row that lists exactly this distance. [194, 221]"""
    return next((n for n, row in enumerate(rows) if far in _covers(row, lunge)), None)


def _covers(row: f.Behaviour, lunge: int) -> tuple[int, ...]:
    """The distances of a row; a pounce stretches one with "engage". [Pounce]"""
    if lunge and row.at and any(isinstance(act, f.Engage) for act in row.acts):
        top = max(row.at)
        return (*row.at, *range(top + 1, top + 1 + lunge))
    return row.at


def _onward(t: SwordTable, foe: Foe, rows: Sequence[f.Behaviour]) -> Plan:
    """The {+} row: toward the nearest hero with a way there, seen or not. [197]"""
    n = next((n for n, row in enumerate(rows) if not row.at), None)
    if n is None:
        return STAYS
    near = by_road(t, foe)
    if not near:
        return STAYS
    wanted = main_targets(t, foe)
    marked = [each for each in near if each.ref in wanted]
    if foe.rank == "purple" and marked:
        return Plan(n, (), (marked[0].ref,), "holder", rows[n].acts)
    refs, reason = nearest_of(t, near)
    if not any(_can(t, foe, act, refs) for act in rows[n].acts):
        return STAYS
    return Plan(n, (), refs, reason, rows[n].acts)


# --- what can be done ----------------------------------------------------------------------------


def _can(t: SwordTable, foe: Foe, act: f.AnyAct, refs: Sequence[str]) -> bool:
    """Whether a sentence could be done right now against one of them. [204]"""
    there = [place_of(t, ref) for ref in refs]
    match act:
        case f.Engage() | f.Moves():
            return any(place != foe.at for place in there)
        case f.Attacks(weapon=weapon, nearest=nearest):
            if nearest is not None:
                return True
            return any(attack_reaches(t, foe, weapon, place) for place in there)
        case f.Uses(power, wounded):
            return can_use(t, foe, power) and (not wounded or foe.wounds > 0)
        case _:
            return bool(lay(t).roads.near[foe.at])


def attack_reaches(t: SwordTable, foe: Foe, weapon: str, place: Area) -> bool:
    """Whether a weapon of an enemy gets there. [42, 211]"""
    if not place or BLIND in foe.conditions:
        return False
    if place == foe.at:
        return True
    arms = foe_arms(t, foe, weapon)
    far = lay(t).reaches.far[foe.at].get(place)
    return far is not None and far <= arms.range and sees(t, foe.at, place, hero=False)


def can_use(t: SwordTable, foe: Foe, power: str) -> bool:
    """A power of its scroll that has a charge left. [173]"""
    knack = knacks(t.content, foe.card, foe.side).get(power)
    if knack is None or not quest_rules.may_order(t, power):
        return False
    return not knack.charges or foe.charges.get(power, 0) > 0
