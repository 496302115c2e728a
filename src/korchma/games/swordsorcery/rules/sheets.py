"""What all cards of a fighter come to together: numbers, lines, triggers; found once and kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Line
from korchma.games.swordsorcery.box.foes import Face, Knack, Scroll, Weakness
from korchma.games.swordsorcery.box.perks import Adds, AnyPerk, Perk
from korchma.games.swordsorcery.box.rows import Level, Trigger
from korchma.games.swordsorcery.box.terms import Race, Style
from korchma.games.swordsorcery.rules.cards import deck_of, gem, item_cards, worn
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable

P = TypeVar("P", bound=Perk)
KEPT = 16_384
"""So many different hands of cards are remembered."""


class Priced(NamedTuple):
    """A line by its name: ``cord.0``, the first of a card."""

    id: str
    line: Line


class Set(NamedTuple):
    """A trigger that is set: from which card, of which level, with whose charges."""

    source: str
    trigger: Trigger
    level: int = 0
    power: bool = False
    """A class power, which cools down."""


class Sheet(NamedTuple):
    """All that cards give."""

    adds: dict[str, tuple[Adds, ...]]
    perks: tuple[AnyPerk, ...]
    lines: tuple[Priced, ...]
    guards: tuple[Priced, ...]
    triggers: dict[str, tuple[Set, ...]]
    armour: int = 0
    shields: int = 0
    defence: int = 0


class Made:
    """A sheet in the making."""

    def __init__(self) -> None:
        self.perks: list[AnyPerk] = []
        self.lines: list[Priced] = []
        self.guards: list[Priced] = []
        self.triggers: list[Set] = []
        self.armour = self.shields = self.defence = 0

    def add(
        self,
        source: str,
        perks: Iterable[AnyPerk] = (),
        lines: Iterable[Line] = (),
        triggers: Iterable[Trigger] = (),
        level: int = 0,
        *,
        power: bool = False,
    ) -> None:
        """What one card gives."""
        self.perks += perks
        self.lines += named(source, lines)
        self.triggers += [Set(source, each, level, power) for each in triggers]

    def done(self) -> Sheet:
        """All of it, by what it is asked for."""
        adds: dict[str, tuple[Adds, ...]] = {}
        for perk in self.perks:
            if isinstance(perk, Adds):
                adds[perk.to] = (*adds.get(perk.to, ()), perk)
        triggers: dict[str, tuple[Set, ...]] = {}
        for each in self.triggers:
            on = each.trigger.on
            triggers[on] = (*triggers.get(on, ()), each)
        others = tuple(perk for perk in self.perks if not isinstance(perk, Adds))
        return Sheet(
            adds,
            others,
            tuple(self.lines),
            tuple(self.guards),
            triggers,
            self.armour,
            self.shields,
            self.defence,
        )


def named(source: str, lines: Iterable[Line]) -> list[Priced]:
    """Lines by their names."""
    return [Priced(f"{source}.{n}", line) for n, line in enumerate(lines)]


# --- heroes --------------------------------------------------------------------------------------


def sheet(t: SwordTable, who: Figure) -> Sheet:
    """What somebody's cards come to."""
    if type(who) is Foe:
        act = t.content.quests[t.state.quest].quest.act
        return foe_sheet(
            t.content, who.card, who.side, act, tuple(who.powers), tuple(who.conditions)
        )
    if type(who) is Hero:
        return _hero_sheet(
            t.content,
            who.card,
            who.rank,
            tuple([each.card for each in who.powers]),
            tuple(who.talents),
            tuple([(each.card, each.side) for each in worn(who)]),
            tuple(who.conditions),
        )
    assert isinstance(who, Companion)
    return _companion_sheet(t.content, who.card, tuple(who.conditions))


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


class Breed(NamedTuple):
    """What an enemy is by its card: numbers that hold, its race and style."""

    health: tuple[int, int]
    souls: int
    armour: int
    shields: int
    defence: int
    weak: tuple[Weakness, ...]
    race: Race
    style: Style | None
    draws: int
    figures: int
    target: str


@lru_cache(KEPT)
def breed(box: Box, card: str) -> Breed:
    """The card of an enemy."""
    boss = box.bosses.get(card)
    if boss is not None:
        return Breed(
            boss.health,
            boss.souls,
            boss.armour,
            boss.shields,
            boss.defence,
            boss.weak,
            boss.race,
            None,
            0,
            1,
            boss.target,
        )
    row = box.enemies[card]
    scroll = box.scrolls[row.scroll]
    return Breed(
        row.health,
        row.souls,
        row.armour,
        row.shields,
        row.defence,
        row.weak,
        scroll.race,
        scroll.style,
        row.draws,
        row.figures,
        scroll.target,
    )


def face_of(box: Box, card: str, side: str) -> Face | None:
    """The side of a master that is up."""
    boss = box.bosses.get(card)
    return None if boss is None else boss.b if side == "b" else boss.a


@lru_cache(KEPT)
def scroll_of(box: Box, card: str, side: str = "a") -> Scroll:
    """How an enemy fights."""
    face = face_of(box, card, side)
    return face.scroll if face is not None else box.scrolls[box.enemies[card].scroll].scroll


def knacks(box: Box, card: str, side: str = "a") -> dict[str, Knack]:
    """The powers of a scroll by name."""
    return {each.id: each for each in scroll_of(box, card, side).powers}


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


def perks(t: SwordTable, who: Figure, kind: type[P]) -> Iterator[P]:
    """The perks of a kind somebody has, for good or for a while, or from an event."""
    for perk in sheet(t, who).perks:
        if isinstance(perk, kind):
            yield perk
    for boon in who.boons:
        for perk in boon.perks:
            if isinstance(perk, kind):
                yield perk


def has(t: SwordTable, who: Figure, kind: type[P]) -> P | None:
    """The first perk of a kind, or None."""
    return next(perks(t, who, kind), None)


def base_health(t: SwordTable, who: Figure) -> int:
    """Life without what adds to it. [73, 176]"""
    if isinstance(who, Hero):
        return gem(t, who).health
    if isinstance(who, Foe):
        return who.life
    assert isinstance(who, Companion)
    return t.content.companions[who.card].health + who.life
