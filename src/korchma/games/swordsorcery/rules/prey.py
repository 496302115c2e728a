"""Whom an enemy goes for: whom it looks at, sees, likes best, and why. [178, 194-198] (3.13)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.box.perks import Vengeful
from korchma.games.swordsorcery.rules import priority, quest_rules
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.cards import hero_row
from korchma.games.swordsorcery.rules.figures import BLIND, STUN, figure, hidden, living, party
from korchma.games.swordsorcery.rules.ground import lay, sees
from korchma.games.swordsorcery.rules.numbers import health
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


def prey_of(t: SwordTable, foe: Foe) -> Iterable[Prey]:
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


def seen_by(t: SwordTable, foe: Foe) -> list[Seen]:
    """Who is in sight, can be reached and is not hidden. [194, 199]"""
    if BLIND in foe.conditions:
        return []
    found: list[Seen] = []
    here, eyes = lay(t), eyes_of(t, foe)
    ways = here.roads.far
    reaches = ways if t.options.enemy_row_by_steps else here.reaches.far
    for each in prey_of(t, foe):
        if hidden(each):
            continue
        fars: list[int] = []
        for eye in eyes:
            if each.at not in ways[eye.at] or not sees(t, eye.at, each.at, hero=False):
                continue
            far = reaches[eye.at].get(each.at)
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


def choose(t: SwordTable, foe: Foe, near: Sequence[Seen]) -> tuple[tuple[str, ...], str]:
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


def nearest_of(t: SwordTable, near: Sequence[Seen]) -> tuple[tuple[str, ...], str]:
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
    return nearest_of(t, near)[0] if near else ()


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


def by_road(t: SwordTable, foe: Foe) -> list[Seen]:
    """Whom it can get to, and in how many steps."""
    steps = lay(t).roads.steps(foe.at)
    return [
        Seen(each.ref, each.at, steps[each.at])
        for each in prey_of(t, foe)
        if each.at in steps and not hidden(each)
    ]


def nearest_by_road(t: SwordTable, foe: Foe) -> tuple[str, ...]:
    """The nearest it can get to; several as near: its controller picks. [196, 197]"""
    near = by_road(t, foe)
    return nearest_of(t, near)[0] if near else ()


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
