"""What cards are worth to a hero: in the emporium, in his pack, on the ground. [164-168]"""

from __future__ import annotations

from functools import lru_cache

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box import effects as w
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.perks import Adds
from korchma.games.swordsorcery.box.rows import Side
from korchma.games.swordsorcery.rules import gear
from korchma.games.swordsorcery.rules.cards import (
    card_of,
    find,
    item_cards,
    may_use,
    row_of,
    side_of,
)
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Option

TWO_HANDS = ("ranger", "assassin", "sorceress")
"""Who attacks with both hands."""
WANTED = {"ranger": ("sword", "dagger", "axe"), "assassin": ("dagger",), "archer": ("bow",)}
"""Weapons a class is made for."""
POTIONS = 2
ARMS = 2.2
"""Who kills first need not fear: a weapon counts so much more than a guard."""
KEEP = 0.25
"""A change for less is not worth the trouble."""


@lru_cache(4096)
def blow_of(box: Box, side: Side) -> float:
    """What a side is good for in an attack."""
    if side.attack is None:
        return 0.0
    roll = side.attack.roll
    n = 1.15 * roll.hits + 0.85 * roll.red + 0.38 * roll.blue
    n += 0.18 * len(side.attack.lines)
    return n + (0.7 if side.attack.range >= 2 else 0.25 * side.attack.range)


@lru_cache(4096)
def guard_of(box: Box, side: Side) -> float:
    """What it keeps off its bearer."""
    n = 1.8 * side.armour + 1.1 * side.shields + 0.55 * side.defence
    for perk in side.perks:
        if isinstance(perk, Adds):
            n += {"armour": 1.8, "defence": 0.55, "shields": 1.1, "hits": 1.0}.get(perk.to, 0.2)
        else:
            n += 0.2
    return n + 0.15 * (len(side.guards) + len(side.lines) + len(side.triggers))


def worn_worth(t: SwordTable, hero: Hero, slots: dict[str, Carried | None]) -> float:
    """What all he wears comes to."""
    best = other = guard = 0.0
    for slot, carried in slots.items():
        if carried is None:
            continue
        side = side_of(t, carried)
        guard += guard_of(t.content, side)
        if slot in ("main", "off"):
            blow = blow_of(t.content, side)
            liked = WANTED.get(hero.card)
            if liked and row_of(t, carried).weapon not in liked:
                blow *= 0.7
            best, other = max(best, blow), min(max(best, blow), other + min(best, blow))
        elif slot == "artifact":
            guard += 0.8
    both = 1.0 if hero.card in TWO_HANDS else 0.05
    return ARMS * best + both * other + guard


def _slots(hero: Hero) -> dict[str, Carried | None]:
    return {"main": hero.main, "off": hero.off, "armour": hero.armour, "artifact": hero.artifact}


def gain(t: SwordTable, hero: Hero, carried: Carried) -> float:
    """How much better he is off with a card on, whatever has to come off for it."""
    if not may_use(t, hero, carried):
        return 0.0
    now = _slots(hero)
    before = worn_worth(t, hero, now)
    best = 0.0
    for slot in gear.slots_for(t, carried):
        off = gear.in_the_way(t, hero, carried, slot)
        after = {
            name: None if (x is not None and (x in off or x.card == carried.card)) else x
            for name, x in now.items()
        }
        after[slot] = carried
        best = max(best, worn_worth(t, hero, after) - before)
    return best


def better_worn(t: SwordTable, hero: Hero) -> bool:
    """Something in the pack is better than what he wears. [96]"""
    return any(gain(t, hero, x) > KEEP for x in hero.pack)


def worth_of(t: SwordTable, hero: Hero, option: Option) -> float:
    """How much better off he is after it; nought or less: not at all."""
    match option:
        case o.Buy(item, side, price):
            return _bought(t, hero, Carried(item, side), price)
        case o.FromStash(item):
            return gain(t, hero, Carried(item)) - KEEP
        case o.Wear(item, slot):
            return _wear(t, hero, item, slot)
        case o.Sell(item):
            return _sell(t, hero, item)
        case o.Forge(item):
            found = find(hero, item)
            worn = found is not None and found not in hero.pack
            return 0.9 * gain(t, hero, Carried(item, "b")) - 0.6 if worn else 0.0
        case o.Give(item, to):
            return _gift(t, hero, item, to)
    return 0.0


def _bought(t: SwordTable, hero: Hero, carried: Carried, price: int) -> float:
    row = item_cards(t.content)[carried.card].row
    if row.category == "consumable":
        heals = _heals(side_of(t, carried))
        held = sum(_heals(side_of(t, x)) > 0 for x in hero.pack)
        return 0.3 + 0.2 * heals - price / 100 if heals and held < POTIONS else 0.0
    if row.category == "ammo":
        bow = hero.main is not None and row_of(t, hero.main).weapon == "bow"
        held = sum(row_of(t, x).category == "ammo" for x in hero.pack)
        return 0.5 - price / 100 if bow and not held else 0.0
    return gain(t, hero, carried) - price / 400


def _heals(side: Side) -> int:
    if side.use is None:
        return 0
    return sum(x.n for x in side.use.play.does if isinstance(x, w.Heal))


def _wear(t: SwordTable, hero: Hero, item: str, slot: str) -> float:
    carried = find(hero, item)
    if carried is None or carried not in hero.pack:
        return 0.0
    now = _slots(hero)
    off = gear.in_the_way(t, hero, carried, slot)
    after = {name: None if x in off else x for name, x in now.items()}
    after[slot] = carried
    return worn_worth(t, hero, after) - worn_worth(t, hero, now) - KEEP


def _sell(t: SwordTable, hero: Hero, item: str) -> float:
    """What nobody of the party would wear, or drink."""
    carried = find(hero, item)
    if carried is None or carried not in hero.pack:
        return 0.0
    if row_of(t, carried).category not in ("weapon", "armour", "artifact"):
        return 0.0
    if any(gain(t, x, carried) > KEEP for x in t.state.heroes):
        return 0.0
    return 0.2


def _gift(t: SwordTable, hero: Hero, item: str, to: str) -> float:
    """A card another needs more."""
    carried = find(hero, item)
    other = next(x for x in t.state.heroes if x.ref == to)
    if carried is None or carried not in hero.pack or gain(t, hero, carried) > KEEP:
        return 0.0
    better = gain(t, other, carried)
    return 0.5 * better if better > KEEP and card_of(t, carried).treasure is not None else 0.0
