"""Fights with monsters, from the price to what comes after."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import EXHAUSTION, TOP_SPACE
from korchma.games.oldworld.rules.cards import exhaust, gain_row_card, gather
from korchma.games.oldworld.rules.fight_turn import begin_turn, combo, prepare
from korchma.games.oldworld.rules.growing import add_refill, gain_gold, gain_potions, set_shield
from korchma.games.oldworld.rules.harm import MONSTER, Beaten
from korchma.games.oldworld.rules.modifiers import number, shield_limit
from korchma.games.oldworld.rules.monsters import after, before, monster_turn
from korchma.games.oldworld.rules.reckoning import drop_combo, resolve
from korchma.games.oldworld.rules.sides import has_trail, the_fight
from korchma.games.oldworld.rules.tokens import clear_terrain, spawn, take_trail
from korchma.games.oldworld.state import (
    NOBODY,
    Fight,
    Side,
    TheEnd,
    WorldTable,
    me,
    right_of,
)
from korchma.kernel import SAFE, Flow

PRIZE = 2
"""Gold for a monster defeated or driven off. [90, 93]"""
DRIVEN_OFF = 1
"""With so many fight cards left a monster that won is driven off all the same. [89]"""


def start_monster_fight(t: WorldTable, monster: str) -> None:
    """The monster's life is so many fight cards, shuffled; a neighbour controls it. [85]"""
    s, box = t.state, t.content
    life = list(box.attacks)
    t.rng.shuffle(life)
    s.fight = new_fight(monster, me(t).at, [s.active], life[: box.monsters[monster].life])
    s.fight.announcer = right_of(s, s.active)
    s.fought = True
    s.phase = "fight"
    t.tell(e.FightBegan(s.active, monster, box.monsters[monster].life))


def new_fight(monster: str, place: int, seats: list[int], life: list[int]) -> Fight:
    """A fight that has not begun."""
    return Fight(
        monster=monster,
        place=place,
        life=life,
        spent=[],
        seen=0,
        sides=[Side(seat, 0, 0, [], []) for seat in seats],
        now=NOBODY,
        step="start" if monster else "bets",
        announcer=NOBODY,
        combo=[],
        links=[],
        lead=False,
        working=[],
        alone=False,
        blizzards=0,
        lost=0,
        rises=0,
        attacks=0,
        bets={},
        winner=NOBODY,
    )


def fight_on(t: WorldTable) -> Flow[None]:
    """A monster fight from wherever it stands, to its end. [86, 88, 89]"""
    fight = the_fight(t)
    try:
        if fight.step == "start":
            yield from _begin(t)
        while True:
            yield from one_turn(t)
            fight.now = NOBODY if fight.now == 0 else 0
            fight.step = "turn"
    except Beaten:
        lay_down(t)
    yield from _aftermath(t)


def _begin(t: WorldTable) -> Flow[None]:
    """What comes before life pools, the pools, what comes after; who knows the trail is first.

    The hand stays as it is. [72, 85, 86]
    """
    s, fight = t.state, the_fight(t)
    yield SAFE
    yield from before(t)
    fight.step = "turn"
    gather(t, s.active, hand=False)
    yield from after(t)
    fight.now = 0 if has_trail(t) else NOBODY


def one_turn(t: WorldTable) -> Flow[None]:
    """A turn of a witcher or of the monster, step by step. [76, 87]"""
    fight = the_fight(t)
    if fight.now == NOBODY:
        yield SAFE
        yield from monster_turn(t)
        return
    if fight.step == "turn":
        begin_turn(t)
    if fight.step == "prepare":
        yield from prepare(t)
    if fight.step == "combo":
        yield SAFE
        yield from combo(t)
    yield from resolve(t)


def lay_down(t: WorldTable) -> None:
    """A fight that ended in mid-combo: its cards go to their owner's discard, potions too. [77]"""
    s, fight = t.state, the_fight(t)
    fight.step = "over"
    drop_combo(t)
    for each in fight.sides:
        s.poured += each.drunk
        each.drunk = []


# --- what comes after ----------------------------------------------------------------------------


def _aftermath(t: WorldTable) -> Flow[None]:
    """Won, driven off or lost; then everything is shuffled and phase III comes. [89, 96]"""
    s, fight = t.state, the_fight(t)
    terrain = next(x for x in s.beasts if s.beasts[x] == fight.monster)
    level = t.content.monsters[fight.monster].level
    s.fight = None
    if fight.winner != MONSTER:
        yield from _won(t, fight.monster, terrain, level)
    elif len(fight.life) <= DRIVEN_OFF:
        yield from _driven_off(t, fight.monster, terrain, level)
    else:
        t.tell(e.Defeated(s.active, fight.monster))
        take_trail(t, s.active, terrain)
        yield from gain_row_card(t, s.active, 0, "94")
        add_refill(t, -1)
    recover(t, s.active)
    s.phase = "rest"
    if fight.monster == "rotfiend" and fight.winner != MONSTER:
        s.used.append("rotfiend")
        t.tell(e.Ability(fight.monster))


def recover(t: WorldTable, seat: int) -> None:
    """Shield to the maximum, all cards into a new deck. [96, 102]"""
    set_shield(t, seat, shield_limit(t, seat))
    gather(t, seat)


def _won(t: WorldTable, monster: str, terrain: str, level: int) -> Flow[None]:
    """Gold, the trophy, the marker, exhaustion; a stronger one appears. [90, 92, 105, 112]"""
    s = t.state
    t.tell(e.Won(s.active, monster))
    s.slain.append(monster)
    gain_gold(t, s.active, PRIZE)
    yield from herbs(t)
    yield from win_trophy(t, monster)
    if t.options.solo:
        clear_terrain(t, terrain)
        t.tell(e.NoMonster(terrain))
    else:
        spawn(t, terrain, level + 1, extra=level == 1)


def _driven_off(t: WorldTable, monster: str, terrain: str, level: int) -> Flow[None]:
    """Gold and a card, no trophy; one of the same level appears. [93]"""
    s = t.state
    t.tell(e.DrivenOff(s.active, monster))
    gain_gold(t, s.active, PRIZE)
    yield from herbs(t)
    yield from gain_row_card(t, s.active, 0, "93")
    s.fled[level].append(monster)
    spawn(t, terrain, level)


def herbs(t: WorldTable) -> Flow[None]:
    """A herbalist finds something in what is left."""
    seat = t.state.active
    yield from gain_potions(t, seat, number(t, seat, "spoils"))


def win_trophy(t: WorldTable, perk: str) -> Flow[None]:
    """The card, then the marker; the fourth wins at once, the others exhaust. [17, 105, 106]"""
    s, player = t.state, me(t)
    player.trophies.append(perk)
    player.marker += 1
    t.tell(e.Trophy(s.active, perk, player.marker))
    if player.marker == TOP_SPACE:
        s.ending = "won" if t.options.solo else "trophies"
        raise TheEnd
    yield from exhaust(t, EXHAUSTION[player.marker])
