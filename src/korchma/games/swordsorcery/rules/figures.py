"""Who stands where: heroes, companions, enemies; control, domination, engagement. [19-25, 81]"""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery.box.holding import Area
from korchma.games.swordsorcery.state import Companion, Figure, Foe, Hero, SwordTable

DOWN = "knocked-down"
STUN = "stun"
BLIND = "blind"
SLOW = "slow"
STALKS = "stalks"
"""A mark: so many hits more in every attack of this activation. (Lone Stalker)"""
RANKS = ("purple", "red", "blue", "green")
"""From the highest on. [170]"""


# --- by name -------------------------------------------------------------------------------------


def figure(t: SwordTable, ref: str) -> Figure | None:
    """Somebody on the map by what he is called; None where he is no longer there."""
    s = t.state
    for hero in s.heroes:
        if hero.ref == ref:
            return hero
    for foe in s.foes:
        if foe.ref == ref:
            return foe
    for companion in s.companions:
        if companion.ref == ref:
            return companion
    return None


def foe_called(t: SwordTable, ref: str) -> Foe | None:
    """An enemy in play."""
    for foe in t.state.foes:
        if foe.ref == ref:
            return foe
    return None


def active(t: SwordTable) -> Hero:
    """The active hero. [48]"""
    return t.state.heroes[t.state.active]


def acting(t: SwordTable) -> Hero:
    """Whose story it is. [4.D 11]"""
    return t.state.heroes[t.state.acting]


def living(t: SwordTable) -> list[Hero]:
    """Heroes in play. [16]"""
    return [hero for hero in t.state.heroes if not hero.ghost]


def number(t: SwordTable, hero: Hero) -> int:
    """The place of a hero in the order of seats."""
    return t.state.heroes.index(hero)


def owner(t: SwordTable, who: Figure) -> Hero | None:
    """The hero himself, or whose companion it is."""
    if isinstance(who, Hero):
        return who
    return t.state.heroes[who.owner] if isinstance(who, Companion) else None


def seat_of(t: SwordTable, who: Figure) -> int:
    """The seat that decides for somebody: an enemy's controller. [228]"""
    if isinstance(who, Hero):
        return who.seat
    if isinstance(who, Foe):
        return t.state.heroes[controller(t, who)].seat
    assert isinstance(who, Companion)
    return t.state.heroes[who.owner].seat


def controller(t: SwordTable, foe: Foe) -> int:
    """Whose card it is; a master's is always the active player's. [186, 216]"""
    return t.state.active if foe.rank == "purple" else foe.owner


def good(who: Figure) -> bool:
    """Heroes and companions."""
    return not isinstance(who, Foe)


def party(t: SwordTable) -> Iterator[Hero | Companion]:
    """All on the heroes' side who are in play. [120]"""
    for hero in t.state.heroes:
        if not hero.ghost:
            yield hero
    yield from t.state.companions


def hidden(who: Figure) -> bool:
    """Cannot be targeted. [199]"""
    return isinstance(who, Hero) and who.hidden


def stalking(who: Figure | None) -> int:
    """Hits more in every attack of an enemy's activation. (Lone Stalker)"""
    return int(who.marks.get(STALKS, 0)) if isinstance(who, Foe) else 0


# --- in an area ----------------------------------------------------------------------------------


def foes_at(t: SwordTable, area: Area) -> list[Foe]:
    """Enemies standing or lying in an area."""
    return [foe for foe in t.state.foes if foe.at == area]


def party_at(t: SwordTable, area: Area) -> list[Hero | Companion]:
    """Heroes and companions in an area."""
    return [each for each in party(t) if each.at == area]


def heroes_at(t: SwordTable, area: Area) -> list[Hero]:
    """Living heroes in an area."""
    return [hero for hero in t.state.heroes if hero.at == area and not hero.ghost]


def engaged(t: SwordTable, who: Figure) -> bool:
    """An enemy stands or lies in his area. [81]"""
    return who.at in [foe.at for foe in t.state.foes]


def standing(t: SwordTable, area: Area) -> tuple[int, int, bool, bool]:
    """How many of the heroes' side and of the enemies stand there, and whether any of each are
    there at all. [20-25, 219]"""
    heroes = enemies = 0
    some_heroes = some_enemies = False
    s = t.state
    for hero in s.heroes:
        if hero.at == area and not hero.ghost:
            some_heroes = True
            heroes += DOWN not in hero.conditions
    for companion in s.companions:
        if companion.at == area:
            some_heroes = True
            heroes += DOWN not in companion.conditions
    for foe in s.foes:
        if foe.at == area:
            some_enemies = True
            enemies += DOWN not in foe.conditions
    return heroes, enemies, some_heroes, some_enemies


def controls(t: SwordTable, area: Area, *, heroes: bool, without: Figure | None = None) -> bool:
    """More standing figures than the other side, which is there too. [20, 22, 23]"""
    mine, theirs, some, others = _sides(t, area, heroes)
    if without is not None and without.at == area:
        mine -= DOWN not in without.conditions
        some = mine > 0
    return some and others and mine > theirs


def dominates(t: SwordTable, area: Area, *, heroes: bool) -> bool:
    """At least twice as many standing, and one at least. [21-23]"""
    mine, theirs, some, others = _sides(t, area, heroes)
    return some and others and mine >= 1 and mine >= 2 * theirs


def _sides(t: SwordTable, area: Area, heroes: bool) -> tuple[int, int, bool, bool]:
    good, evil, some, others = standing(t, area)
    return (good, evil, some, others) if heroes else (evil, good, others, some)
