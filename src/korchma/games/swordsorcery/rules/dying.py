"""Death: heroes become ghosts, enemies leave shards and loot, companions go. [158-161, 213, 214]"""

from __future__ import annotations

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules import (
    effects,
    foes,
    masters,
    priority,
    quest_moments,
    stealth,
    story,
    triggers,
)
from korchma.games.swordsorcery.rules.breeds import breed
from korchma.games.swordsorcery.rules.figures import figure, number
from korchma.games.swordsorcery.rules.numbers import Scene, moves, powers_of_rank
from korchma.games.swordsorcery.rules.purse import shards
from korchma.games.swordsorcery.rules.sheets import traumas
from korchma.games.swordsorcery.state import Carried, Companion, Figure, Foe, Hero, SwordTable
from korchma.kernel import Flow


def die(t: SwordTable, who: Figure, cause: str, by: str) -> Flow[None]:
    """Somebody has no life left."""
    if isinstance(who, Hero):
        yield from _ghost(t, who)
        _bolder(t, by)
    elif isinstance(who, Companion):
        _companion_gone(t, who)
        _bolder(t, by)
    else:
        assert isinstance(who, Foe)
        yield from slay(t, who, by)
    yield from story.ends(t)


# --- heroes --------------------------------------------------------------------------------------


def _ghost(t: SwordTable, hero: Hero) -> Flow[None]:
    """Rank less, conditions gone, pack and crowns on the ground; not what is worn. [159]"""
    s = t.state
    stealth.reveal(t, hero)
    hero.ghost = True
    hero.deaths += 1
    lowest = t.content.quests[s.quest].quest.ranks[0]
    if hero.rank > lowest:
        hero.rank -= 1
        forget(t, hero)
    s.crit_used += [each for each in hero.conditions if each in traumas(t.content)]
    hero.conditions, hero.fresh, hero.fire, hero.boons = [], [], [], []
    hero.wounds = hero.shields = hero.ward = 0
    drop_all(t, hero)
    i = number(t, hero)
    s.runes = [rune for rune in s.runes if rune.owner != i]
    for token, holder in list(s.held.items()):
        if holder == i:
            quest_moments.let_go(t, token)
    t.tell(e.BecameGhost(hero.ref, hero.rank))
    if s.turn is not None and s.active == i:
        s.turn.moving, s.turn.points = False, moves(t, hero)
    yield from priority.holder_died(t, hero)
    quest_moments.hero_died(t, hero)
    if not s.ghosts_seen:
        s.ghosts_seen = True
        story.moment(t, "ghost", hero=i)


def drop_all(t: SwordTable, hero: Hero) -> None:
    """Pack, crowns and keys fall into his area. [34, 159]"""
    s = t.state
    items: list[Carried] = hero.pack
    t.tell(e.Dropped(hero.ref, tuple(map(_face, items)), hero.crowns))
    if items:
        s.lying.setdefault(hero.at, []).extend(items)
    if hero.crowns:
        s.coins[hero.at] = s.coins.get(hero.at, 0) + hero.crowns
    if hero.keys:
        s.dropped_keys.setdefault(hero.at, []).extend(hero.keys)
    hero.pack, hero.crowns, hero.keys = [], 0, []


def _face(carried: Carried) -> str:
    """A card's name by the side that is up. [164]"""
    return carried.card if carried.side == "a" else f"{carried.card}-{carried.side}"


def forget(t: SwordTable, hero: Hero) -> None:
    """Powers and talents of the lost rank are discarded, the latest first. [112] (4.D 14)"""
    own = [power for power in hero.powers if not power.item]
    while len(own) > powers_of_rank(t, hero):
        lost = own.pop()
        hero.powers.remove(lost)
        t.tell(e.Lost(hero.ref, lost.card))
    stars = t.content.gems[t.content.heroes[hero.card].hero].ranks[hero.rank - 1].talents
    del hero.talents[stars:]


def _bolder(t: SwordTable, by: str) -> None:
    """A green or blue enemy that kills a hero or companion draws a power. [181]"""
    killer = figure(t, by) if by else None
    if isinstance(killer, Foe) and killer.rank in ("green", "blue") and len(killer.powers) < 2:
        foes.draw_power(t, killer)


# --- companions and enemies ----------------------------------------------------------------------


def _companion_gone(t: SwordTable, who: Companion) -> None:
    """It leaves the map, and its power begins to cool down. [119]"""
    s = t.state
    s.companions.remove(who)
    s.crit_used += [each for each in who.conditions if each in traumas(t.content)]
    t.tell(e.CompanionDied(who.ref))
    for power in s.heroes[who.owner].powers:
        levels = t.content.powers[power.card].levels
        for level in levels:
            if level.rank == who.level and effects.summons(level, who.card):
                power.at = level.cooldown
                t.tell(e.PowerTurned(s.heroes[who.owner].ref, power.card, power.at))


def slay(t: SwordTable, foe: Foe, by: str) -> Flow[None]:
    """Shards for the party, loot where it fell, its card to the discards; death powers. [213]"""
    s = t.state
    s.foes.remove(foe)
    s.crit_used += [each for each in foe.conditions if each in traumas(t.content)]
    last = all(each.card != foe.card for each in s.foes)
    gain = breed(t.content, foe.card).souls if last else 0
    t.tell(e.Slain(foe.ref, by or None, gain))
    if last:
        shards(t, gain)
        foes.leave_spoils(t, foe)
        foes.put_away(t, foe, dead=True)
    if foe.name:
        s.dead.append(foe.name)
    quest_moments.foe_died(t, foe)
    priority.master_gone(t)
    killer = figure(t, by) if by else None
    scene = Scene(by_attack=bool(s.blows))
    yield from triggers.fire_all(t, foe, "dies", killer, scene)
    if killer is not None:
        yield from triggers.killed(t, killer, foe, scene)
    masters.masters_turn(t)
