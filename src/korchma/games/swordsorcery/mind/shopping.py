"""What a card is worth to a hero who stands in the emporium."""

from __future__ import annotations

from korchma.games.swordsorcery import options as o
from korchma.games.swordsorcery.box.rows import Side
from korchma.games.swordsorcery.rules import gear
from korchma.games.swordsorcery.rules.cards import card_of, find, item_cards, may_use, side_of
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Option


def power_of(side: Side) -> float:
    """What a side is good for in a fight."""
    n = 2.0 * side.armour + 1.2 * side.shields + 0.5 * side.defence
    if side.attack is not None:
        roll = side.attack.roll
        n += 1.1 * roll.hits + 0.8 * roll.red + 0.4 * roll.blue + 0.25 * side.attack.range
        n += 0.2 * len(side.attack.lines)
    return n


def worth_of(t: SwordTable, hero: Hero, option: Option) -> float:
    """How much better off he is after it; nought or less: not at all."""
    match option:
        case o.Buy(item, side, price):
            return _better(t, hero, Carried(item, side)) - price / 400
        case o.FromStash(item):
            return _better(t, hero, Carried(item))
        case o.Wear(item, slot):
            carried = find(hero, item)
            return _gain(t, hero, carried, slot) if carried in hero.pack else 0.0
        case o.Sell(item):
            carried = find(hero, item)
            useless = carried is not None and not may_use(t, hero, carried)
            return 0.3 if useless else 0.0
    return 0.0


def _better(t: SwordTable, hero: Hero, carried: Carried) -> float:
    row = item_cards(t.content)[carried.card].row
    if row.category == "consumable":
        held = [x for x in hero.pack if card_of(t, x).row.category == "consumable"]
        return 0.2 if row.id == "healing-potion" and not held else 0.0
    if not may_use(t, hero, carried):
        return 0.0
    return max((_gain(t, hero, carried, x) for x in gear.slots_for(t, carried)), default=0.0)


def _gain(t: SwordTable, hero: Hero, carried: Carried, slot: str) -> float:
    """What is in the way is lost."""
    out = sum(power_of(side_of(t, x)) for x in gear.in_the_way(t, hero, carried, slot))
    own = find(hero, carried.card)
    if own is not None and own not in hero.pack:
        out = max(out, power_of(side_of(t, own)))
    return power_of(side_of(t, carried)) - out - 0.05
