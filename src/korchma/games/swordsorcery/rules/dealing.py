"""Words of cards for the party, the decks and the other enemies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.games.swordsorcery.box import fortunes as f
from korchma.games.swordsorcery.rules import effects, encounters, giving, shop, specials
from korchma.games.swordsorcery.rules.cards import deck_of
from korchma.games.swordsorcery.rules.figures import living
from korchma.games.swordsorcery.rules.purse import crowns, shards
from korchma.games.swordsorcery.state import Hero, SwordTable
from korchma.kernel import Flow


def _crowns(t: SwordTable, effect: f.Crowns, ctx: effects.Ctx) -> None:
    for who in effects.whom(t, effect, ctx):
        if isinstance(who, Hero):
            crowns(t, who, effect.n)


def _treasure(t: SwordTable, effect: f.Treasure, ctx: effects.Ctx) -> Flow[None]:
    for who in effects.whom(t, effect, ctx):
        if isinstance(who, Hero):
            yield from giving.treasures(t, who, effect.n)


def _gain(t: SwordTable, effect: f.Gain, ctx: effects.Ctx) -> None:
    for who in effects.whom(t, effect, ctx):
        if isinstance(who, Hero) and effect.item in t.state.shop:
            t.state.shop.remove(effect.item)
            giving.give_new(t, who, effect.item)


def _encounter(t: SwordTable, effect: f.Encounter, ctx: effects.Ctx) -> Flow[None]:
    trapped = t.state.card in deck_of(t.content, "traps")
    yield from encounters.encounter(t, even_alone=trapped)


def _emporium(t: SwordTable, effect: f.Emporium, ctx: effects.Ctx) -> Flow[None]:
    yield from shop.visit(t, living(t), most=effect.most)


def _rouse(t: SwordTable, effect: f.Rouse, ctx: effects.Ctx) -> Flow[None]:
    yield from encounters.rouse(t, effect, ctx.owner)


def _break_door(t: SwordTable, effect: f.BreakDoor, ctx: effects.Ctx) -> Flow[None]:
    yield from specials.break_door(t, ctx.owner)


def _special(t: SwordTable, effect: f.Special, ctx: effects.Ctx) -> Flow[None]:
    yield from specials.CARDS[effect.name](t, ctx)


def _shards(t: SwordTable, effect: f.Shards, ctx: effects.Ctx) -> None:
    shards(t, effect.n)


DEAL: dict[type, Callable[[SwordTable, Any, effects.Ctx], Flow[None] | None]] = {
    f.Crowns: _crowns,
    f.Treasure: _treasure,
    f.Gain: _gain,
    f.Encounter: _encounter,
    f.Emporium: _emporium,
    f.Rouse: _rouse,
    f.BreakDoor: _break_door,
    f.Special: _special,
    f.Shards: _shards,
}
