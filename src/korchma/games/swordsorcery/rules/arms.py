"""What somebody attacks with, and what an attack starts from. [90, 91, 124, 130, 205]"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from korchma.games.swordsorcery.box import perks as p
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Line, Summon
from korchma.games.swordsorcery.box.rows import Level, Profile
from korchma.games.swordsorcery.rules import quest_rules
from korchma.games.swordsorcery.rules.adding import Priced, named
from korchma.games.swordsorcery.rules.breeds import scroll_of
from korchma.games.swordsorcery.rules.cards import item_cards, side, side_of
from korchma.games.swordsorcery.rules.figures import dominates, engaged, good
from korchma.games.swordsorcery.rules.ground import within
from korchma.games.swordsorcery.rules.numbers import Scene, hold, led, total_of
from korchma.games.swordsorcery.rules.sheets import level_at, sheet
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable

NEXT = ("attack", "attack-before-time")
"""Boons that the next attack uses up. [103]"""


class Arms(NamedTuple):
    """A weapon, a power or bare hands, ready for an attack."""

    id: str
    hits: int = 0
    red: int = 0
    blue: int = 0
    range: int = 0
    type: str = ""
    lines: tuple[Priced, ...] = ()
    weapon: str = ""
    hand: str = ""
    card: str = ""
    """The card of the weapon; for powers that are made with one, that one's."""
    face: str = "a"
    """Which of its sides is up."""


BARE = Arms("bare-hands", blue=1, hand="main")
"""No weapon: a blue die, no damage type. [124] (4.D 39)"""


def _of(id: str, profile: Profile, front: Profile | None = None, **more: str) -> Arms:
    """A profile; ``front``: what it was before its card was turned."""
    roll = profile.roll
    return Arms(
        id,
        roll.hits,
        roll.red,
        roll.blue,
        profile.range,
        profile.type or "",
        tuple(named(id, profile.lines, front.lines if front is not None else ())),
        **more,
    )


def hero_arms(t: SwordTable, hero: Hero, hand: str) -> Arms | None:
    """What a hero has in a hand; bare hands where both are empty. [90, 123, 124]"""
    carried = hero.main if hand == "main" else hero.off
    if carried is None:
        return BARE if hand == "main" and not _armed(t, hero) else None
    return _in_hand(t.content, carried.card, carried.side, hand)


@cache
def _in_hand(box: Box, card: str, face: str, hand: str) -> Arms | None:
    """A card in a hand, if one can attack with it."""
    attack = side(box, card, face).attack
    if attack is None:
        return None
    weapon = item_cards(box)[card].row.weapon or ""
    return _of(
        card, attack, side(box, card, "a").attack, weapon=weapon, hand=hand, card=card, face=face
    )


def _armed(t: SwordTable, hero: Hero) -> bool:
    return any(x is not None and side_of(t, x).attack is not None for x in (hero.main, hero.off))


def power_arms(t: SwordTable, hero: Hero, power: str, level: Level) -> Arms | None:
    """An attack of a power, by itself or with a weapon of a kind in hand. [113]"""
    profile = level.attack
    assert profile is not None
    if profile.weapon is None:
        return _of_power(t.content, power, level.rank)
    for hand in ("main", "off"):
        found = hero_arms(t, hero, hand)
        if found is not None and found.weapon == profile.weapon:
            lines = (*found.lines, *named(power, profile.lines))
            return found._replace(id=power, lines=lines, face="a")
    return None


@cache
def _of_power(box: Box, power: str, rank: int) -> Arms:
    """A power that is itself the weapon."""
    level = next(each for each in box.powers[power].levels if each.rank == rank)
    assert level.attack is not None
    return _of(power, level.attack)


def companion_arms(t: SwordTable, who: Companion) -> Arms:
    """A companion's bite, as strong as the power that called it. [119, 222]"""
    row = t.content.companions[who.card]
    arms = _of(who.card, row.attack)
    owner = t.state.heroes[who.owner]
    for power in owner.powers:
        level = level_at(t.content.powers[power.card].levels, who.level)
        for effect in level.play.does if level is not None and level.play is not None else ():
            if isinstance(effect, Summon) and effect.companion == who.card:
                more = effect.roll
                return arms._replace(
                    hits=arms.hits + more.hits, red=arms.red + more.red, blue=arms.blue + more.blue
                )
    return arms


def foe_arms(t: SwordTable, foe: Foe, weapon: str = "") -> Arms:
    """A weapon of a scroll; the first one if none is named. [175]"""
    return _of_scroll(t.content, foe.card, foe.side, foe.kind, weapon)


@cache
def _of_scroll(box: Box, card: str, face: str, kind: str, weapon: str) -> Arms:
    weapons = scroll_of(box, card, face).weapons
    arm = next((each for each in weapons if each.id == weapon), weapons[0])
    fronts = {each.id: each.attack for each in scroll_of(box, card).weapons}
    return _of(f"{kind}.{arm.id}", arm.attack, fronts.get(arm.id))


# --- whom one may attack -------------------------------------------------------------------------


def in_reach(t: SwordTable, by: Figure, arms: Arms, target: Figure) -> bool:
    """In range and in sight; who is engaged, in his own area only. [42, 44, 81]"""
    if by.at == target.at:
        return True
    if arms.range == 0 or (good(by) and engaged(t, by)):
        return False
    if within(t, by.at, target.at, arms.range, hero=good(by)):
        return True
    if isinstance(by, Hero) and arms.card and _sees_through(t, by, arms):
        return within(t, by.at, target.at, arms.range, hero=False)
    return False


def _sees_through(t: SwordTable, hero: Hero, arms: Arms) -> bool:
    """A weapon, or a power, from which enemies hide nothing. [Whisper Bow, Hunter's Eye]"""
    carried = next((x for x in (hero.main, hero.off) if x and x.card == arms.card), None)
    perks = [*side_of(t, carried).perks] if carried is not None else []
    for power in hero.powers:
        level = level_at(t.content.powers[power.card].levels, hero.rank)
        perks += level.perks if level is not None else ()
    return any(isinstance(perk, p.SeesThrough) for perk in perks)


def targets(t: SwordTable, by: Figure, arms: Arms) -> list[Foe]:
    """Enemies a hero or companion may attack with it."""
    at, foes = by.at, t.state.foes
    near = [foe for foe in foes if foe.at == at]
    if not near and arms.range:
        near = [foe for foe in foes if in_reach(t, by, arms, foe)]
    return [foe for foe in near if quest_rules.may_attack(t, by, foe)] if near else near


# --- what an attack starts from ------------------------------------------------------------------


class Terms(NamedTuple):
    """An attack before the dice: sure hits, dice, bonuses, what symbols may buy. [130]"""

    hits: int
    red: int
    blue: int
    bonus: int
    supreme: bool
    lines: tuple[Priced, ...]
    melee: bool
    scene: Scene


def is_melee(by: Figure | None, arms: Arms, target: Figure) -> bool:
    """Heroes: a weapon without range; enemies: in one area. [91, 205]"""
    if by is None:
        return False
    return arms.range == 0 if good(by) else by.at == target.at


def terms(
    t: SwordTable,
    by: Figure | None,
    arms: Arms,
    target: Figure,
    *,
    sole: bool = True,
    melee: bool | None = None,
) -> Terms:
    """All that is read before the roll: supremacy, bonuses of cards, boons, night. [130, 142]
    Who steps in front of another is attacked as that one was, ``melee`` or not. [Guardian]"""
    if melee is None:
        melee = is_melee(by, arms, target)
    scene = Scene(target, melee, arms.weapon, arms.hand, sole)
    if by is None:
        return Terms(arms.hits, arms.red, arms.blue, 0, False, arms.lines, melee, scene)
    supreme = dominates(t, target.at, heroes=good(by))
    found, more = sheet(t, by), led(t, by)
    red, blue, bonus = (
        total_of(t, by, found, what, scene) + more.get(what, 0) + _invited(target, what)
        for what in ("red", "blue", "hits")
    )
    red, blue, bonus = arms.red + red, arms.blue + blue, bonus + supreme
    lines = [*arms.lines]
    lines += [x for x in found.lines if hold(t, by, x.line.when, scene)]
    for boon in by.boons:
        if boon.lines:
            lines += [
                x
                for x in named(boon.source, boon.lines)
                if not x.line.when or hold(t, by, x.line.when, scene)
            ]
    return Terms(arms.hits, max(0, red), max(0, blue), bonus, supreme, tuple(lines), melee, scene)


def _invited(target: Figure, what: str) -> int:
    """What a mark on the target gives to who attacks it."""
    if not target.boons:
        return 0
    return sum(
        perk.n
        for boon in target.boons
        for perk in boon.perks
        if isinstance(perk, p.Adds) and perk.to == what and perk.whose == "attackers"
    )


def use_up(t: SwordTable, by: Figure, target: Figure, scene: Scene) -> None:
    """Boons for the next attack are used up, if they had a say in this one. [103]"""

    def had_a_say(perks: tuple[p.AnyPerk, ...], lines: tuple[Line, ...]) -> bool:
        whens = [getattr(perk, "when", ()) for perk in perks] + [line.when for line in lines]
        return any(hold(t, by, when, scene) for when in whens)

    if by.boons:
        by.boons = [
            boon
            for boon in by.boons
            if boon.until not in NEXT or not had_a_say(boon.perks, boon.lines)
        ]
    if target.boons and good(by):
        target.boons = [
            boon
            for boon in target.boons
            if boon.until not in NEXT
            or not any(getattr(perk, "whose", "") == "attackers" for perk in boon.perks)
        ]
