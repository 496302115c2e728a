"""What all cards of a fighter come to together: numbers, lines, triggers; found once and kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.perks import Perk
from korchma.games.swordsorcery.box.rows import Level
from korchma.games.swordsorcery.rules.adding import Made, Sheet, named
from korchma.games.swordsorcery.rules.breeds import breed, face_of, scroll_of
from korchma.games.swordsorcery.rules.cards import deck_of, gem, item_cards, worn
from korchma.games.swordsorcery.state import (
    Companion,
    Figure,
    Foe,
    Hero,
    SwordTable,
    Taken,
)

P = TypeVar("P", bound=Perk)
Things: TypeAlias = tuple[object, ...]
"""What somebody has, compared all at once: of any length, or mypyc takes it apart each time."""
KEPT = 16_384
"""So many different hands of cards are remembered."""


# --- looking at somebody -------------------------------------------------------------------------


def sheet(t: SwordTable, who: Figure) -> Sheet:
    """What somebody's cards come to.

    His things are compared with those he had when he was last looked at, so nothing is noted in
    the state that could go stale.
    """
    if type(who) is Foe:
        return _of_foe(t, who)
    if type(who) is Hero:
        return _of_hero(t, who)
    return _look(t, who)


def _of_foe(t: SwordTable, foe: Foe) -> Sheet:
    quest, box = t.state.quest, t.content
    things: Things = (quest, foe.card, foe.side, foe.powers, foe.conditions)
    seen = box.seen.get(foe.ref)
    if seen is not None and seen[0] == things:
        found: Sheet = seen[1]
        return found
    found = _look(t, foe)
    noted = quest, foe.card, foe.side, [*foe.powers], [*foe.conditions]
    box.seen[foe.ref] = noted, found
    return found


def _of_hero(t: SwordTable, hero: Hero) -> Sheet:
    things: Things = (
        hero.card,
        hero.rank,
        hero.conditions,
        hero.talents,
        hero.powers,
        hero.main,
        hero.off,
        hero.armour,
        hero.artifact,
    )
    seen = t.content.seen.get(hero.ref)
    if seen is not None and seen[0] == things:
        found: Sheet = seen[1]
        return found
    found = _look(t, hero)
    noted = (
        hero.card,
        hero.rank,
        [*hero.conditions],
        [*hero.talents],
        [Taken(x.card, x.at, x.rank, x.item) for x in hero.powers],
        hero.main,
        hero.off,
        hero.armour,
        hero.artifact,
    )
    t.content.seen[hero.ref] = noted, found
    return found


def _look(t: SwordTable, who: Figure) -> Sheet:
    """His things were others: look at them."""
    box = t.content
    if isinstance(who, Foe):
        act = box.quests[t.state.quest].quest.act
        return foe_sheet(box, who.card, who.side, act, tuple(who.powers), tuple(who.conditions))
    if isinstance(who, Hero):
        return _hero_sheet(
            box,
            who.card,
            who.rank,
            tuple([each.card for each in who.powers]),
            tuple(who.talents),
            tuple([(each.card, each.side) for each in worn(who)]),
            tuple(who.conditions),
        )
    assert isinstance(who, Companion)
    return _companion_sheet(box, who.card, tuple(who.conditions))


# --- heroes --------------------------------------------------------------------------------------


def level_at(levels: Iterable[Level], rank: int) -> Level | None:
    """The highest level a rank reaches. [223]"""
    found = None
    for level in levels:
        if level.rank <= rank:
            found = level
    return found


@lru_cache(KEPT)
def _hero_sheet(
    box: Box,
    card: str,
    rank: int,
    powers: tuple[str, ...],
    talents: tuple[str, ...],
    items: tuple[tuple[str, str], ...],
    conditions: tuple[str, ...],
) -> Sheet:
    made = Made()
    innate = box.heroes[card].innate
    made.add(innate.id, innate.perks, innate.lines, innate.triggers)
    for name in powers:
        _power(made, box, name, rank)
    for name in talents:
        made.add(name, box.talents[name].perks)
    for name, face in items:
        _item(made, box, name, face)
    _traumas(made, box, conditions)
    return made.done()


def _power(made: Made, box: Box, name: str, rank: int) -> None:
    """A passive power works at its highest level; a reaction on any that is reached. [113, 223]"""
    row = box.powers[name]
    if row.icon == "passive":
        level = level_at(row.levels, rank)
        if level is not None:
            made.add(name, level.perks, level.lines, level.triggers, level.rank)
    elif row.icon == "reaction":
        for level in row.levels:
            if level.rank <= rank:
                made.add(name, (), (), level.triggers, level.rank, power=True)


def _item(made: Made, box: Box, name: str, face: str) -> None:
    """A worn card: what it protects, and its words. [121, 126]"""
    card = item_cards(box)[name]
    side = card.row.b if (card.side or face) == "b" and card.row.b else card.row.a
    made.add(name, side.perks, side.lines, side.triggers)
    made.guards += named(f"{name}.guard", side.guards)
    made.armour += side.armour
    made.shields += side.shields
    made.defence += side.defence


@lru_cache(KEPT)
def traumas(box: Box) -> frozenset[str]:
    """Critical tokens that stay. [144]"""
    return frozenset(row.id for row in box.crits.values() if row.colour == "red")


def _traumas(made: Made, box: Box, conditions: Iterable[str]) -> None:
    for name in conditions:
        if name in traumas(box):
            made.add(name, box.crits[name].perks)


@lru_cache(KEPT)
def _companion_sheet(box: Box, card: str, conditions: tuple[str, ...]) -> Sheet:
    made = Made()
    _traumas(made, box, conditions)
    row = box.companions[card]
    made.armour, made.defence = row.armour, row.defence
    return made.done()


# --- enemies -------------------------------------------------------------------------------------


@lru_cache(KEPT)
def foe_sheet(
    box: Box, card: str, side: str, act: int, powers: tuple[str, ...], conditions: tuple[str, ...]
) -> Sheet:
    """Scroll first, then its enemy powers, of the level of the act; then traumas. [179, 180]"""
    made = Made()
    row = breed(box, card)
    made.armour, made.shields, made.defence = row.armour, row.shields, row.defence
    face = face_of(box, card, side)
    if face is not None:
        boss = box.bosses[card]
        made.add(card, (*boss.perks, *face.perks))
        made.armour = row.armour if face.armour is None else face.armour
    for knack in scroll_of(box, card, side).powers:
        made.add(f"{card}.{knack.id}", knack.perks, knack.lines, knack.triggers)
    for name in powers:
        stage = deck_of(box, "foe_powers")[name].levels[min(act, 2) - 1]
        made.add(name, stage.perks, stage.lines, stage.triggers)
    _traumas(made, box, conditions)
    return made.done()


# --- perks ---------------------------------------------------------------------------------------


def perks(t: SwordTable, who: Figure, kind: type[P]) -> list[P]:
    """The perks of a kind somebody has, for good or for a while."""
    found: list[Any] = [*sheet(t, who).perks.get(kind, ())]
    for boon in who.boons:
        found += [perk for perk in boon.perks if type(perk) is kind]
    return found


def has(t: SwordTable, who: Figure, kind: type[P]) -> P | None:
    """The first perk of a kind, or None."""
    found = perks(t, who, kind) if who.boons else sheet(t, who).perks.get(kind)
    return found[0] if found else None  # type: ignore[return-value]  # of that kind


def base_health(t: SwordTable, who: Figure) -> int:
    """Life without what adds to it. [73, 176]"""
    if isinstance(who, Hero):
        return gem(t, who).health
    if isinstance(who, Foe):
        return who.life
    assert isinstance(who, Companion)
    return t.content.companions[who.card].health + who.life
