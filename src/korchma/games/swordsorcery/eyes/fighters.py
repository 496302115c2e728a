"""Heroes, companions and enemies as everybody sees them, with what an enemy is about to do."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.rules.cards import slots_of
from korchma.games.swordsorcery.rules.numbers import (
    armour,
    capacity,
    defence,
    health,
    moves,
    shields_whole,
)
from korchma.games.swordsorcery.rules.quest_rules import stirs
from korchma.games.swordsorcery.rules.scrolls import plan
from korchma.games.swordsorcery.rules.timing import ransom
from korchma.games.swordsorcery.state import Carried, Companion, Figure, Foe, Hero, SwordTable


class ItemView(msgspec.Struct, frozen=True, gc=False):
    """A card somebody has, or that lies about."""

    card: str
    side: str
    charges: int


class PowerView(msgspec.Struct, frozen=True, gc=False):
    """A class power, and where it stands; nought: ready. [114]"""

    card: str
    at: int
    item: str


class BodyView(msgspec.Struct, frozen=True):
    """Somebody on the map: his numbers as they stand."""

    ref: str
    at: str
    wounds: int
    health: int
    armour: int
    defence: int
    shields: int
    """Magic shields, those of the moment too."""
    whole: int
    """Magic shields when all are there."""
    conditions: tuple[str, ...]
    fire: tuple[int, ...]
    boons: tuple[str, ...]
    """What helps or hinders him for a while, by its source."""


class HeroView(msgspec.Struct, frozen=True):
    """A hero, or his ghost."""

    seat: int
    who: str
    card: str
    rank: int
    ghost: bool
    ransom: int
    """What it costs to bring him back. [163]"""
    hidden: bool
    went: bool
    crowns: int
    moves: int
    capacity: int
    worn: dict[str, ItemView]
    pack: tuple[ItemView, ...]
    keys: tuple[str, ...]
    powers: tuple[PowerView, ...]
    talents: tuple[str, ...]
    used: tuple[str, ...]
    deaths: int
    body: BodyView | None


class CompanionView(msgspec.Struct, frozen=True):
    """A companion."""

    card: str
    owner: int
    level: int
    went: bool
    body: BodyView


class PlanView(msgspec.Struct, frozen=True):
    """What an enemy would do if it acted now: the same the rule will do. [194-198]"""

    row: int
    at: tuple[int, ...]
    targets: tuple[str, ...]
    reason: str


class FoeView(msgspec.Struct, frozen=True):
    """An enemy; of a horde each figure."""

    card: str
    kind: str
    rank: str
    name: str
    owner: int
    side: str
    powers: tuple[str, ...]
    charges: dict[str, int]
    taunted: str
    stirs: bool
    """Whether an encounter can call it."""
    plan: PlanView
    body: BodyView


def item_view(carried: Carried) -> ItemView:
    """A card as all see it."""
    return ItemView(carried.card, carried.side, carried.charges)


def _body(t: SwordTable, who: Figure) -> BodyView:
    return BodyView(
        ref=who.ref,
        at=who.at,
        wounds=who.wounds,
        health=health(t, who),
        armour=armour(t, who),
        defence=defence(t, who),
        shields=who.shields + who.ward,
        whole=shields_whole(t, who),
        conditions=tuple(who.conditions),
        fire=tuple(who.fire),
        boons=tuple(boon.source for boon in who.boons),
    )


def hero_view(t: SwordTable, hero: Hero) -> HeroView:
    """A hero; before he is chosen only whose he will be."""
    chosen = bool(hero.card)
    return HeroView(
        seat=hero.seat,
        who=hero.who,
        card=hero.card,
        rank=hero.rank,
        ghost=hero.ghost,
        ransom=ransom(t, hero) if hero.ghost else 0,
        hidden=hero.hidden,
        went=hero.went,
        crowns=hero.crowns,
        moves=moves(t, hero) if chosen else 0,
        capacity=capacity(t, hero) if chosen else 0,
        worn={slot: item_view(carried) for slot, carried in slots_of(hero)},
        pack=tuple(map(item_view, hero.pack)),
        keys=tuple(hero.keys),
        powers=tuple(PowerView(x.card, x.at, x.item) for x in hero.powers),
        talents=tuple(hero.talents),
        used=tuple(hero.used),
        deaths=hero.deaths,
        body=_body(t, hero) if chosen else None,
    )


def companion_view(t: SwordTable, who: Companion) -> CompanionView:
    """A companion."""
    return CompanionView(who.card, who.owner, who.level, who.went, _body(t, who))


def foe_view(t: SwordTable, foe: Foe) -> FoeView:
    """An enemy, with what it is about to do."""
    found = plan(t, foe)
    return FoeView(
        card=foe.card,
        kind=foe.kind,
        rank=foe.rank,
        name=foe.name,
        owner=foe.owner,
        side=foe.side,
        powers=tuple(foe.powers),
        charges=dict(foe.charges),
        taunted=foe.marks.get("taunt", ""),
        stirs=stirs(t, foe),
        plan=PlanView(found.row, found.at, found.targets, found.reason),
        body=_body(t, foe),
    )
