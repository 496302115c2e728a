"""What a hero can do just now: move, fight, act, and what is free. [49, 78-106]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from korchma.games.swordsorcery.box.perks import Unlocks
from korchma.games.swordsorcery.box.quests import Deed
from korchma.games.swordsorcery.options import (
    Awaken,
    DashOn,
    Do,
    Drop,
    DropCoins,
    EndTurn,
    Exchange,
    Fly,
    Focus,
    OpenChest,
    OpenDoor,
    PickCoins,
    PickKey,
    PickLoot,
    PickUp,
    Point,
    Provoke,
    ReadOn,
    Reorganize,
    Return,
    Search,
    SearchHeap,
    Shout,
    StandUp,
    Strike,
    Unlock,
    UseInnate,
    UseItem,
    UsePower,
)
from korchma.games.swordsorcery.rules import gear, moving, playing, priority, quest_rules, story
from korchma.games.swordsorcery.rules import telling as tales
from korchma.games.swordsorcery.rules.arms import hero_arms, targets
from korchma.games.swordsorcery.rules.cards import every, hero_row, row_of, worn
from korchma.games.swordsorcery.rules.costs import FREE, key
from korchma.games.swordsorcery.rules.figures import DOWN, SLOW, engaged, number
from korchma.games.swordsorcery.rules.ground import board_of, lay
from korchma.games.swordsorcery.rules.numbers import moves, room
from korchma.games.swordsorcery.rules.sheets import has
from korchma.games.swordsorcery.state import Hero, SwordTable, Turn
from korchma.kernel import Option, Ready

HANDS: tuple[Literal["main", "off"], ...] = ("main", "off")
DROPS, DROP_COINS = Ready[tuple[str, str], Drop](lambda card: Drop(*card)), Ready(DropCoins)
EVADE = "evade"
"""What a blind hero failed at, whichever way he went. [4.D 36]"""


def options(t: SwordTable, hero: Hero) -> list[Option]:
    """Everything the active hero may do next."""
    turn = t.state.turn
    assert turn is not None
    if hero.ghost:
        return [*_ghost(t, hero, turn), EndTurn()]
    if turn.charging:
        return charges(t, hero, turn)
    fresh = SLOW not in hero.conditions or not turn.began
    acts = turn.acts > 0 and fresh
    fights = turn.combats > 0 and fresh and DOWN not in hero.conditions
    found = _moves(t, hero, turn, fresh=fresh)
    if fights:
        found += _strikes(t, hero)
    left = _icons(turn, fresh=fresh, fights=fights)
    found += _powers(t, hero, left)
    found += _items(t, hero, left)
    calm = not engaged(t, hero)
    found += _doors(t, hero, acts=acts, calm=calm)
    if acts:
        found += _special(t, hero, turn)
    if acts and calm:
        found += _quiet(t, hero)
    if calm:
        found += _lying(t, hero)
    found += deeds(t, hero, acts=acts, fights=fights, calm=calm)
    if turn.failed:
        found = [x for x in found if key(x) not in turn.failed]
    found.append(EndTurn())
    return found


# --- moving and fighting -------------------------------------------------------------------------


def _moves(t: SwordTable, hero: Hero, turn: Turn, *, fresh: bool) -> list[Option]:
    """Steps of the move under way, or of the one not begun; a dash. [78, 93, 152]"""
    points = turn.points if turn.moving else moves(t, hero) if turn.moves and fresh else 0
    dashes = turn.acts and fresh and "dash" not in hero.used
    found: list[Option] = []
    if DOWN in hero.conditions:
        if points:
            found.append(StandUp("move"))
        if dashes:
            found.append(StandUp("dash"))
        return found
    if points and not (EVADE in turn.failed and engaged(t, hero)):
        found += moving.walks_open(t, hero, points)
    if turn.moving and dashes:
        found.append(DashOn())
    return found


def charges(t: SwordTable, hero: Hero, turn: Turn) -> list[Option]:
    """A charge goes where an enemy stands, no other way. [Charge]"""
    if DOWN in hero.conditions:
        return []
    held = {foe.at for foe in t.state.foes}
    found: list[Option] = []
    for walk in moving.walks_open(t, hero, turn.points):
        left = turn.points - moving.cost(t, walk.to)
        if not held.isdisjoint(moving.within_points(t, walk.to, left)):
            found.append(walk)
    return found


def _strikes(t: SwordTable, hero: Hero) -> list[Strike]:
    """Attacks with either hand, each as often as one may fight. [90, 230]"""
    found: list[Strike] = []
    for hand in HANDS:
        arms = hero_arms(t, hero, hand)
        if arms is not None:
            found += [Strike(hand, arms.card, foe.ref, arms.face) for foe in targets(t, hero, arms)]
    return found


def _icons(turn: Turn, *, fresh: bool, fights: bool) -> list[str]:
    """The kinds of action that are left."""
    left = [FREE]
    if fights:
        left.append("combat")
    if turn.acts > 0 and fresh:
        left.append("act")
    if turn.moves > 0 and fresh and not turn.moving:
        left.append("move")
    return left


def _powers(t: SwordTable, hero: Hero, left: list[str]) -> list[Option]:
    """Powers that are ready, and the one printed on the card. [107, 113]"""
    down = DOWN in hero.conditions
    found: list[Option] = []
    for row, level in playing.ready_levels(t, hero):
        if row.icon in left and not (row.icon == "move" and down):
            places = playing.power_places(t, hero, row, level)
            found += [UsePower(row.id, level.rank, at.target, at.area) for at in places]
    innate = t.content.heroes[hero.card].innate
    if innate.play is not None and innate.id not in hero.used and innate.icon in left:
        places = playing.places(t, hero, innate.play)
        found += [UseInnate(hero.card, at.target, at.area) for at in places]
    return found


def _items(t: SwordTable, hero: Hero, left: list[str]) -> list[Option]:
    """Items with a use, and soul weapons that sleep. [121, 125-128]"""
    found: list[Option] = []
    for carried, use in playing.usable(t, hero):
        if use.icon in left and use.icon != "move":
            places = playing.places(t, hero, use.play)
            found += [UseItem(carried.card, at.target, at.area, carried.side) for at in places]
    for carried in worn(hero):
        row = row_of(t, carried)
        if row.deck != "soul" or carried.side == "b" or row.b is None:
            continue
        if row.b.shards <= t.state.shards:
            found.append(Awaken(carried.card, row.b.shards))
    return found


# --- doors, chests, special actions --------------------------------------------------------------


def _doors(t: SwordTable, hero: Hero, *, acts: bool, calm: bool) -> Iterator[Option]:
    """Doors and chests within reach of a hand. [30-33, 94]"""
    s, at = t.state, hero.at
    near = (at, *lay(t).roads.near[at]) if t.options.chest_from_next else (at,)
    doors = [side for side in board_of(t).doors_at[at] if side in s.doors] if s.doors else []
    chests = [area for area in near if area in s.chests]
    if not doors and not chests:
        return
    forces = calm and (acts or has(t, hero, Unlocks) is not None)
    for what in (*doors, *chests):
        if what in s.locks:
            if s.locks[what] in hero.keys:
                yield Unlock(what)
        elif what in s.chests or s.doors[what]:
            if forces:
                yield OpenChest(what) if what in s.chests else OpenDoor(what)
        elif calm or t.options.engaged_opens_doors:
            yield OpenDoor(what)


def _special(t: SwordTable, hero: Hero, turn: Turn) -> list[Option]:
    """Focus, Provoke. [95, 98]"""
    s = t.state
    found: list[Option] = []
    if "focus" not in hero.used and turn.combats:
        found.append(Focus())
    if s.holder >= 0 and priority.may_provoke(t, hero):
        found.append(Provoke())
    if hero.at in s.heaps and quest_rules.heap_open(t, hero):
        found.append(SearchHeap(hero.at))
    return found


def _quiet(t: SwordTable, hero: Hero) -> list[Option]:
    """What asks for quiet. [35, 96, 97, 106]"""
    s = t.state
    found: list[Option] = []
    if hero.at in s.searches:
        found.append(Search(hero.at))
    if hero.pack or hero.main or hero.off or hero.armour or hero.artifact:
        found.append(Reorganize())
    for other in gear.can_exchange(s.heroes, hero):
        if hero.crowns or other.crowns or every(hero) or every(other):
            found.append(Exchange(other.ref))
    read_on = story.acts_here(t, number(t, hero))
    return found + [ReadOn(f"{s.quest}-{name}") for name in read_on] if read_on else found


def _lying(t: SwordTable, hero: Hero) -> list[Option]:
    """Taking and dropping, for who is not engaged. [34, 100, 213]"""
    s, at = t.state, hero.at
    found: list[Option] = []
    if s.lying.get(at) and room(t, hero) > 0:
        found += [PickUp(carried.card, carried.side) for carried in s.lying[at]]
    if s.coins.get(at):
        found.append(PickCoins(s.coins[at]))
    if s.finds.get(at):
        found.append(PickLoot())
    if s.dropped_keys.get(at):
        found += map(PickKey, s.dropped_keys[at])
    found += [DROP_COINS[n] for n in gear.sums(hero)]
    return found + [DROPS[carried.card, carried.side] for carried in every(hero)]


# --- deeds of the quest --------------------------------------------------------------------------


def deeds(t: SwordTable, hero: Hero, *, acts: bool, fights: bool, calm: bool) -> Iterator[Option]:
    """Actions of this quest only. [106]"""
    s = t.state
    for deed in story.book_of(t).quest.deeds:
        if (deed.cost == "act" and not acts) or (deed.cost == "combat" and not fights):
            continue
        if (not calm and not deed.engaged) or not _there(t, hero, deed):
            continue
        if deed.once == "round" and deed.id in s.deeds_done:
            continue
        if deed.once == "hero" and deed.id in hero.used:
            continue
        if deed.when is not None and not tales.TALES.true(t, deed.when):
            continue
        if quest_rules.deed_open(t, deed.id, hero):
            yield Do(f"{s.quest}-{deed.id}")
    if quest_rules.holds(t, "uncle-rock"):
        rows = story.book_of(t).map.areas
        outside = {row.id for row in rows if "outside" in row.tags} | {quest_rules.BREACH}
        for foe in s.foes:
            if foe.at in outside and foe.rank in ("green", "blue"):
                yield Point(foe.ref)


def _there(t: SwordTable, hero: Hero, deed: Deed) -> bool:
    """In one of its areas, or where its token stands, or is held by somebody here."""
    s = t.state
    if deed.token:
        holder = s.held.get(deed.token)
        if holder is not None:
            return s.heroes[holder].at == hero.at
        return hero.at in s.tokens.get(deed.token, ())
    return not deed.areas or hero.at in deed.areas


# --- ghosts --------------------------------------------------------------------------------------


def _ghost(t: SwordTable, hero: Hero, turn: Turn) -> Iterator[Option]:
    """Shout, return, fly: each once a turn. [162]"""
    s = t.state
    if "shout" not in turn.done:
        for at in playing.places(t, hero, hero_row(t, hero).shout.play):
            yield Shout(hero.card, at.target, at.area)
    if "return" not in turn.done:
        for row in story.book_of(t).map.shrines:
            if s.shrines.get(row.id) and row.area != hero.at:
                yield Return(row.id)
    if turn.points > 0:
        for to in lay(t).flights.near[hero.at]:
            yield Fly(to)
