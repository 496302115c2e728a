"""What an enemy will do: which row of its scroll, against whom, and why. [194-204] (3.9, 3.13)

The forecast and the rule ask the same function.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from korchma.games.swordsorcery.box import foes as f
from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import Vengeful
from korchma.games.swordsorcery.rules import priority, quest_rules
from korchma.games.swordsorcery.rules.arms import foe_arms
from korchma.games.swordsorcery.rules.breeds import breed, knacks, scroll_of
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.figures import BLIND, STUN, figure, hidden, living, party
from korchma.games.swordsorcery.rules.ground import lay, sees
from korchma.games.swordsorcery.rules.numbers import health, total
from korchma.games.swordsorcery.rules.sheets import has
from korchma.games.swordsorcery.state import Companion, Foe, Hero, Rune, SwordTable

Prey = Hero | Companion
ILLUSION = "illusion"
STYLES = ("agility", "faith", "magic", "strength")


class Seen(NamedTuple):
    """Somebody an enemy could go for, and how far off."""

    ref: str
    at: Area
    far: int


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
    seen = _seen(t, foe)
    if seen:
        nearest = min(each.far for each in seen)
        lunge = total(t, foe, "lunge")
        start = _row_for(rows, nearest, lunge)
        for n in range(start, len(rows)) if start is not None else ():
            at = _covers(rows[n], lunge)
            near = [each for each in seen if each.far in at]
            if near:
                refs, reason = _choose(t, foe, near)
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
    near = _by_road(t, foe)
    if not near:
        return STAYS
    wanted = main_targets(t, foe)
    marked = [each for each in near if each.ref in wanted]
    if foe.rank == "purple" and marked:
        return Plan(n, (), (marked[0].ref,), "holder", rows[n].acts)
    refs, reason = _nearest(t, near)
    if not any(_can(t, foe, act, refs) for act in rows[n].acts):
        return STAYS
    return Plan(n, (), refs, reason, rows[n].acts)


def _by_road(t: SwordTable, foe: Foe) -> list[Seen]:
    """Whom it can get to, and in how many steps."""
    steps = lay(t).roads.steps(foe.at)
    return [
        Seen(each.ref, each.at, steps[each.at])
        for each in _prey(t, foe)
        if each.at in steps and not hidden(each)
    ]


def nearest_by_road(t: SwordTable, foe: Foe) -> tuple[str, ...]:
    """The nearest it can get to; several as near: its controller picks. [196, 197]"""
    near = _by_road(t, foe)
    return _nearest(t, near)[0] if near else ()


# --- whom ----------------------------------------------------------------------------------------


def _prey(t: SwordTable, foe: Foe) -> Iterable[Prey]:
    """Whom it looks at: everybody, or the one it is bound to. [120] (3.13 (7))"""
    bound = quest_rules.bound_to(t, foe)
    if bound is not None:
        return [bound] if not bound.ghost else []
    if has(t, foe, Vengeful) is not None:
        holder = priority.holder(t)
        return [holder] if holder is not None and not holder.ghost else []
    return party(t)


def eyes_of(t: SwordTable, foe: Foe) -> list[Foe]:
    """All figures of a horde that see; else itself. [178]"""
    lot = [each for each in t.state.foes if each.card == foe.card]
    return [each for each in lot if STUN not in each.conditions] or [foe]


def _seen(t: SwordTable, foe: Foe) -> list[Seen]:
    """Who is in sight, can be reached and is not hidden. [194, 199]"""
    if BLIND in foe.conditions:
        return []
    found: list[Seen] = []
    here, eyes = lay(t), eyes_of(t, foe)
    for each in _prey(t, foe):
        if hidden(each):
            continue
        fars: list[int] = []
        for eye in eyes:
            way = here.roads.distance(eye.at, each.at)
            if way is None or not sees(t, eye.at, each.at, hero=False):
                continue
            far = way if t.options.enemy_row_by_steps else here.reaches.distance(eye.at, each.at)
            if far is not None:
                fars.append(far)
        if fars:
            found.append(Seen(each.ref, each.at, min(fars)))
    if foe.rank != "purple" and t.state.runes:
        found = _illusions(t, foe) or found
    return found


def _illusions(t: SwordTable, foe: Foe) -> list[Seen]:
    """An illusion in sight is taken for the nearest hero. [Illusion]"""
    here = lay(t)
    found = []
    for rune in t.state.runes:
        if rune.token == ILLUSION and sees(t, foe.at, rune.at, hero=False):
            far = here.reaches.distance(foe.at, rune.at)
            if far is not None and here.roads.distance(foe.at, rune.at) is not None:
                found.append(Seen(f"{ILLUSION}:{rune.at}", rune.at, far))
    return sorted(found, key=lambda each: each.far)[:1]


def main_targets(t: SwordTable, foe: Foe) -> tuple[str, ...]:
    """The main targets, of the whole party. [195]"""
    kind = breed(t.content, foe.card).target
    if foe.rank == "purple" or kind == "priority":
        mirka = quest_rules.hostage_holder(t)
        holder = mirka or priority.holder(t)
        return (holder.ref,) if holder is not None and not holder.ghost else ()
    heroes = living(t)
    if kind == "richest":
        most = max((hero.crowns for hero in heroes), default=0)
        return tuple(hero.ref for hero in heroes if hero.crowns == most)
    if kind == "most-wounded":
        all_of = [*party(t)]
        most = max((each.wounds for each in all_of), default=0)
        return tuple(each.ref for each in all_of if each.wounds == most)
    if kind in STYLES:
        found = [hero.ref for hero in heroes if hero_row(t, hero).style == kind]
        rows = t.content.companions
        return (*found, *(x.ref for x in t.state.companions if rows[x.card].style == kind))
    return ()


def _choose(t: SwordTable, foe: Foe, near: Sequence[Seen]) -> tuple[tuple[str, ...], str]:
    """T among the heroes of the row: the main target, else most wounds, fewest life left, nearest;
    several left: its controller. [195, 196]"""
    if len(near) == 1:
        only = near[0].ref
        return (only,), "illusion" if only.startswith(ILLUSION) else "only"
    taunt = foe.marks.get("taunt")
    if taunt and any(each.ref == taunt for each in near):
        return (taunt,), "taunt"
    kind = breed(t.content, foe.card).target
    if kind == "nearest":
        least = min(each.far for each in near)
        main = [each for each in near if each.far == least]
    else:
        wanted = main_targets(t, foe)
        main = [each for each in near if each.ref in wanted]
    if len(main) == 1:
        return (main[0].ref,), kind
    return _first(t, main or near, kind if main else "instead")


def _nearest(t: SwordTable, near: Sequence[Seen]) -> tuple[tuple[str, ...], str]:
    """The nearest of them; of several as near the first by rule. [196, 197]"""
    least = min(each.far for each in near)
    return _first(t, [each for each in near if each.far == least], "nearest")


def nearest_in(t: SwordTable, foe: Foe, most: int) -> tuple[str, ...]:
    """The nearest hero in sight within so many areas. [196] (Raider {+})"""
    reaches = lay(t).reaches
    near = [
        Seen(x.ref, x.at, far)
        for x in party(t)
        if not hidden(x)
        and (far := reaches.distance(foe.at, x.at)) is not None
        and far <= most
        and sees(t, foe.at, x.at, hero=False)
    ]
    return _nearest(t, near)[0] if near else ()


def _first(t: SwordTable, near: Sequence[Seen], reason: str) -> tuple[tuple[str, ...], str]:
    """Most wounds, fewest life left, nearest; several left: its controller. [196]"""
    if len(near) == 1:
        return (near[0].ref,), reason
    left = [*near]
    for why, measure in (("wounds", _wounds), ("life-left", _life), ("nearest", _far)):
        best = min(measure(t, each) for each in left)
        fewer = [each for each in left if measure(t, each) == best]
        if len(fewer) < len(left):
            left, reason = fewer, why
        if len(left) == 1:
            break
    return tuple(each.ref for each in left), reason


def _wounds(t: SwordTable, each: Seen) -> int:
    who = figure(t, each.ref)
    return -who.wounds if who is not None else 0


def _life(t: SwordTable, each: Seen) -> int:
    who = figure(t, each.ref)
    return health(t, who) - who.wounds if who is not None else 0


def _far(t: SwordTable, each: Seen) -> int:
    return each.far


# --- what can be done ----------------------------------------------------------------------------


def place_of(t: SwordTable, ref: str) -> Area:
    """Where a target stands, an illusion too; nowhere if it is gone. [198] (3.9)"""
    if ref.startswith(ILLUSION):
        rune = illusion(t, ref)
        return rune.at if rune is not None else ""
    who = figure(t, ref)
    if who is None or (isinstance(who, Hero) and who.ghost):
        return ""
    return who.at


def illusion(t: SwordTable, ref: str) -> Rune | None:
    """An illusion by what an enemy takes it for, ``illusion:a3``."""
    area = ref.partition(":")[2]
    return next((x for x in t.state.runes if x.token == ILLUSION and x.at == area), None)


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
    far = lay(t).reaches.distance(foe.at, place)
    return far is not None and far <= arms.range and sees(t, foe.at, place, hero=False)


def can_use(t: SwordTable, foe: Foe, power: str) -> bool:
    """A power of its scroll that has a charge left. [173]"""
    knack = knacks(t.content, foe.card, foe.side).get(power)
    if knack is None or not quest_rules.may_order(t, power):
        return False
    return not knack.charges or foe.charges.get(power, 0) > 0
