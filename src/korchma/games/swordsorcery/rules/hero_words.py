"""The words of the quests that are done to heroes: what they get, pay and suffer. [3.14]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from korchma.games.swordsorcery.box import tales as w
from korchma.games.swordsorcery.box.tales import Word
from korchma.games.swordsorcery.rules import cooling, giving, moving, priority, shop
from korchma.games.swordsorcery.rules.figures import acting, living
from korchma.games.swordsorcery.rules.harm import heal, inflict, ward, wound
from korchma.games.swordsorcery.rules.purse import crowns, shards
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Flow

Doing: TypeAlias = Callable[[SwordTable, Any], Flow[None] | None]
"""How a word of a quest is carried out."""


def whom(t: SwordTable, who: str) -> list[Hero]:
    """The acting hero, the living, all who started, or who has the priority token."""
    match who:
        case "all":
            return living(t)
        case "each":
            return [*t.state.heroes]
        case "holder":
            holder = priority.holder(t)
            return [holder] if holder is not None else []
    return [acting(t)]


def lacks(t: SwordTable, price: Word) -> bool:
    """Whether a price cannot be paid in full."""
    match price:
        case w.Crowns(n, who):
            return any(hero.crowns < -n for hero in whom(t, who))
        case w.Shards(n):
            return t.state.shards < -n
    return False


def _priority(t: SwordTable, step: w.Priority) -> None:
    for hero in whom(t, step.who)[:1]:
        priority.take(t, hero)


def _crowns(t: SwordTable, step: w.Crowns) -> None:
    for hero in whom(t, step.who):
        crowns(t, hero, step.n)


def _shards(t: SwordTable, step: w.Shards) -> None:
    times = t.state.flags.get(step.per, 0) if step.per else 1
    shards(t, step.n * times)


def _treasure(t: SwordTable, step: w.Treasure) -> Flow[None]:
    for hero in whom(t, step.who):
        if not hero.ghost:
            yield from giving.treasures(t, hero, step.n)


def _item(t: SwordTable, step: w.Item) -> Flow[None]:
    named = [hero for hero in whom(t, step.who) if not hero.ghost]
    for hero in (named or living(t))[:1]:
        yield from giving.certain(t, hero, step.item)


def _heal(t: SwordTable, step: w.Heal) -> None:
    for hero in whom(t, step.who):
        heal(t, hero, step.n)


def _shield(t: SwordTable, step: w.Shield) -> None:
    for hero in whom(t, step.who):
        ward(t, hero, step.n)


def _damage(t: SwordTable, step: w.Damage) -> Flow[None]:
    for hero in whom(t, step.who):
        yield from wound(t, hero, step.n, "story")


def _inflict(t: SwordTable, step: w.Inflict) -> Flow[None]:
    for hero in whom(t, step.who):
        yield from inflict(t, hero, step.what)


def _power(t: SwordTable, step: w.Power) -> Flow[None]:
    for hero in whom(t, step.who):
        yield from cooling.turn_power(t, hero, step.n)


def _go_to(t: SwordTable, step: w.GoTo) -> Flow[None]:
    for hero in whom(t, step.who):
        if not hero.ghost and hero.at != step.at:
            free = yield from moving.evade(t, hero)
            if free:
                yield from moving.put(t, hero, step.at)


def _emporium(t: SwordTable, step: w.Emporium) -> Flow[None]:
    """Who lives may shop; after a victory everybody, if another quest follows. [164]"""
    if t.state.finishing and not t.options.campaign:
        return
    who = [*t.state.heroes] if t.state.finishing else living(t)
    yield from shop.visit(t, who)


DO: dict[type, Doing] = {
    w.Priority: _priority,
    w.Shards: _shards,
    w.Crowns: _crowns,
    w.Treasure: _treasure,
    w.Item: _item,
    w.Heal: _heal,
    w.Shield: _shield,
    w.Damage: _damage,
    w.Inflict: _inflict,
    w.Power: _power,
    w.GoTo: _go_to,
    w.Emporium: _emporium,
}
