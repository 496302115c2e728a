"""Powers, innate powers, shouts and items used: on whom they may be, and what they do. [101-106]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.fortunes import Special
from korchma.games.swordsorcery.box.rows import Level, Play, PowerRow, Use
from korchma.games.swordsorcery.rules import (
    attack,
    companions,
    cooling,
    effects,
    moving,
    quest_rules,
    runes,
    specials,
)
from korchma.games.swordsorcery.rules.arms import power_arms, targets
from korchma.games.swordsorcery.rules.cards import may_use, row_of, side_of, worn
from korchma.games.swordsorcery.rules.figures import engaged, figure, living, party
from korchma.games.swordsorcery.rules.ground import lay, sees, within
from korchma.games.swordsorcery.state import Carried, Figure, Foe, Hero, SwordTable
from korchma.kernel import Flow


class At(NamedTuple):
    """On whom, or where, something is played."""

    target: str | None = None
    area: str | None = None


NOWHERE = At()


def places(t: SwordTable, hero: Hero, play: Play) -> list[At]:
    """On whom or where it may be played; none: not at all. [102] (4.D 30)"""
    match play.whom:
        case "self" | "none":
            return [NOWHERE] if _sensible(t, hero, play) else []
        case "heroes" | "allies":
            return [NOWHERE]
        case "enemies":
            return [NOWHERE] if _reached(t, hero, play) else []
        case "area":
            near = lay(t).reaches.within(hero.at, play.range)
            seen = [x for x in sorted(near) if sees(t, hero.at, x, hero=True)]
            return [At(None, area) for area in seen]
        case _:
            return [At(who.ref) for who in _reached(t, hero, play) if _fits(who, play)]


def _reached(t: SwordTable, hero: Hero, play: Play) -> list[Figure]:
    """Everybody of the right side within range and sight; the engaged reach own enemies only."""
    found: list[Figure]
    at = hero.at
    if play.whom in ("enemy", "foe", "enemies"):
        foes = t.state.foes
        if not hero.ghost and engaged(t, hero):
            foes = [foe for foe in foes if foe.at == at]
        found = [
            foe
            for foe in foes
            if (play.whom != "foe" or foe.rank != "purple") and quest_rules.may_attack(t, hero, foe)
        ]
    elif play.whom in ("ally", "allies"):
        found = [*party(t)]
    else:
        found = [*living(t)]
    if play.range < 0:
        return found
    return [x for x in found if x.at == at or within(t, at, x.at, play.range, hero=True)]


def _fits(who: Figure, play: Play) -> bool:
    """Somebody it would do something for."""
    return any(_helps(effect, who) for effect in play.does)


def _helps(effect: w.AnyEffect, who: Figure) -> bool:
    match effect:
        case w.Heal() if effect.upon == "":
            return who.wounds > 0
        case w.Cure():
            return bool(who.conditions)
        case w.Turn() | w.Refresh():
            return isinstance(who, Hero) and bool(cooling.used_powers(who))
        case w.Extra():
            return isinstance(who, Hero) and not who.went
    return True


def _sensible(t: SwordTable, hero: Hero, play: Play) -> bool:
    """Whether it can do anything at all for who plays it."""
    for effect in play.does:
        match effect:
            case w.Detonate():
                return bool(runes.own_runes(t, hero))
            case w.Refresh() | w.Turn():
                return bool(cooling.used_powers(hero))
            case w.Hide():
                return not hero.hidden
            case w.Summon(companion):
                mine = companions.mine(t, hero, companion)
                return mine is None or not mine.went
            case w.Cure():
                return bool(hero.conditions)
            case w.Heal() if effect.upon in ("", "owner") and len(play.does) == 1:
                return hero.wounds > 0
            case w.Charge(n):
                return can_charge(t, hero, n)
            case Special("rope"):
                return bool(specials.across(t, hero.at))
            case _:
                return True
    return True


def can_charge(t: SwordTable, hero: Hero, n: int) -> bool:
    """An area with an enemy, elsewhere, so many points away. [Charge]"""
    near = moving.within_points(t, hero.at, n)
    return any(foe.at in near and foe.at != hero.at for foe in t.state.foes)


def play_on(
    t: SwordTable, hero: Hero, play: Play, at: At, source: str, level: int = 0
) -> Flow[None]:
    """What is played happens to whom it was played on, or to all in range."""
    if play.whom in ("heroes", "allies", "enemies"):
        for who in _reached(t, hero, play):
            ctx = effects.Ctx(hero.ref, who.ref, source=source, level=level)
            yield from effects.run(t, play.does, ctx)
        return
    on = at.target or ("" if at.area else hero.ref)
    ctx = effects.Ctx(hero.ref, on, area=at.area or "", source=source, level=level)
    yield from effects.run(t, play.does, ctx)


# --- class powers --------------------------------------------------------------------------------


def ready_levels(t: SwordTable, hero: Hero) -> Iterator[tuple[PowerRow, Level]]:
    """Levels of ready powers he has reached and can use in his turn. [113]"""
    for power in hero.powers:
        if not power.at:
            row, levels, companion = _to_use(t.content, power.card, hero.rank)
            mine = companions.mine(t, hero, companion) if companion else None
            for level in levels:
                if mine is None or level.rank == mine.level:
                    yield row, level


@cache
def _to_use(box: Box, card: str, rank: int) -> tuple[PowerRow, tuple[Level, ...], str]:
    """The levels of a power that are used in a turn, and the companion it calls: while that is
    there, only the level it was called on. [119]"""
    row = box.powers[card]
    if row.icon in ("passive", "reaction"):
        return row, (), ""
    does = [x for level in row.levels if level.play is not None for x in level.play.does]
    called = [effect.companion for effect in does if isinstance(effect, w.Summon)]
    levels = tuple(level for level in row.levels if level.rank <= rank)
    return row, levels, called[0] if called else ""


def power_places(t: SwordTable, hero: Hero, row: PowerRow, level: Level) -> list[At]:
    """Where a level of a power may be used."""
    if level.attack is not None:
        arms = power_arms(t, hero, row.id, level)
        return [At(foe.ref) for foe in targets(t, hero, arms)] if arms is not None else []
    return places(t, hero, level.play) if level.play is not None else []


def use_power(t: SwordTable, hero: Hero, card: str, rank: int, at: At) -> Flow[None]:
    """A level of a power, then it cools down, unless it does so later. [113-115]"""
    row = t.content.powers[card]
    level = next(each for each in row.levels if each.rank == rank)
    if not row.late:
        cooling.cool_down(t, hero, card, rank)
    if level.attack is not None:
        arms = power_arms(t, hero, card, level)
        target = figure(t, at.target or "")
        if arms is not None and isinstance(target, Foe):
            yield from attack.attack(t, hero, arms, target)
    elif level.play is not None:
        yield from play_on(t, hero, level.play, at, card, rank)


# --- items ---------------------------------------------------------------------------------------


def usable(t: SwordTable, hero: Hero) -> Iterator[tuple[Carried, Use]]:
    """Items with a use: equipment where it is worn, others from the pack. [121, 127]"""
    on = worn(hero)
    for carried in on + hero.pack:
        use = side_of(t, carried).use
        if use is None or not may_use(t, hero, carried) or carried.charges < use.charges:
            continue
        worn_only = row_of(t, carried).category in ("weapon", "armour", "artifact")
        if not worn_only or carried in on:
            yield carried, use
