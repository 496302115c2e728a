"""Knights against knights, where a plot says so. [94, ruling 43]"""

from __future__ import annotations

from typing import TypeAlias

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import GoOn, UseGear, UseKnack, Wield
from korchma.games.wasteknights.rules.checks import use_of
from korchma.games.wasteknights.rules.facing import choices
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.harm import deal, down, fall, used_up
from korchma.games.wasteknights.rules.knights import the_fight
from korchma.games.wasteknights.rules.numbers import at_moment, can, side
from korchma.games.wasteknights.rules.spoils import price_of
from korchma.games.wasteknights.rules.striking import Run, strike, way_of, weapon_of
from korchma.games.wasteknights.state import Fight, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

Pair: TypeAlias = tuple[int, int]
"""Two knights, whose effects and dice come first before the other."""


def duel(t: WasteTable, i: int, rival: int, run: Run, *, mercy: bool = False) -> Flow[list[int]]:
    """The attacked knight stands in for the enemy: his effects and dice come first, unless it is
    agreed otherwise. Who fell."""
    s = t.state
    s.fought = s.fought or s.active in (i, rival)
    s.fight = Fight(
        knight=i,
        enemy="",
        rival=rival,
        card="",
        life=0,
        wounds=0,
        phase="weapon",
        weapons={},
        attacked=[],
        tokens=[],
        foe_dice="",
        foe_fewer=0,
        fewer=0,
        more_dice="",
        used=[],
        blocked=[],
        felled=[],
        late=[],
        ended=False,
        lost=[],
    )
    t.tell(e.DuelBegan(s.knights[i].who, s.knights[rival].who))
    pair = (i, rival) if t.options.attacker_first else (rival, i)
    for each in pair:
        yield from _weapon(t, each)
    yield from _phases(t, pair, run)
    s.fight.phase = "end"
    yield from _late(t, run)
    _over(t, pair)
    felled = list(s.fight.felled)
    s.fight = None
    for each in felled:
        if mercy:
            _spare(t, s.knights[each])
        else:
            fall(t, each)
    return felled


def _weapon(t: WasteTable, i: int) -> Flow[None]:
    """Openly, the attacked one first."""
    knight = t.state.knights[i]
    options = choices(t, knight)
    answer: object = options[0]
    if len(options) > 1:
        answer = yield Ask(knight.seat, "weapon", options, rule="94")
    assert isinstance(answer, Wield)
    the_fight(t).weapons[i] = answer.gear or ""
    t.tell(e.Wielded(knight.who, answer.gear))


def _phases(t: WasteTable, pair: Pair, run: Run) -> Flow[None]:
    """Ambush and drugs, shots, the clash, blows; attacks of one phase at the same time. [80-90]"""
    fight = the_fight(t)
    fight.phase = "start"
    for each in pair:
        weapon = weapon_of(t, each)
        if weapon is not None and side(t, weapon).ambush:
            yield from _attack(t, each, pair, run)
            if _over(t, pair):
                return
    for each in pair:
        yield from _use_up(t, each, pair, "start", run)
    fight.phase = "ranged"
    yield from _exchange(t, pair, "ranged", run)
    if _over(t, pair):
        return
    fight.phase = "clash"
    for each in pair:
        yield from _use_up(t, each, pair, "clash", run)
        if _over(t, pair):
            return
    fight.phase = "melee"
    yield from _exchange(t, pair, "melee", run)
    _over(t, pair)


def _exchange(t: WasteTable, pair: Pair, way: str, run: Run) -> Flow[None]:
    """Both attack before anybody is counted out. [81, 90]"""
    fight = the_fight(t)
    for each in pair:
        if way_of(t, each) == way and each not in fight.attacked:
            yield from _attack(t, each, pair, run)


def _other(pair: Pair, i: int) -> int:
    return pair[0] if i == pair[1] else pair[1]


def _attack(t: WasteTable, i: int, pair: Pair, run: Run) -> Flow[None]:
    """His one attack; the other may block with his own armour, unless it pierces."""
    weapon = weapon_of(t, i)
    pierces = weapon is not None and side(t, weapon).pierce
    before, t.state.acting = t.state.acting, i
    wounds = yield from strike(t, i, run)
    t.state.acting = before
    if wounds:
        yield from deal(t, _other(pair, i), wounds, pierce=pierces)


def _usable(t: WasteTable, i: int, when: str) -> list[Option]:
    """Cards of this moment, and a blow that flows into the clash. [80, 89]"""
    fight, knight = the_fight(t), t.state.knights[i]
    cards = [each.card for each in at_moment(t, knight, when)]
    out: list[Option] = [UseGear(card) for card in cards if card not in fight.used]
    melee = way_of(t, i) == "melee" and i not in fight.attacked
    if when == "clash" and melee and can(t, knight, "flow"):
        out.append(UseKnack("flow"))
    return out


def _use_up(t: WasteTable, i: int, pair: Pair, when: str, run: Run) -> Flow[None]:
    """What he likes to use now, in the order he likes. [80, 89]"""
    knight = t.state.knights[i]
    while options := _usable(t, i, when):
        every: list[Option] = [*options, GoOn()]
        match (yield Ask(knight.seat, when, every, rule="94", usual=every[-1])):
            case UseGear(card):
                yield from _spend(t, i, pair, card)
            case UseKnack():
                t.tell(e.Used(knight.who, "flow"))
                yield from _attack(t, i, pair, run)
            case _:
                return
        if _over(t, pair):
            return


def _spend(t: WasteTable, i: int, pair: Pair, card: str) -> Flow[None]:
    """A grenade hits the other; a drug is a die now and has its price at the end. [G02, G15]"""
    fight, knight = the_fight(t), t.state.knights[i]
    carried = find(knight, card)
    assert carried is not None
    use = use_of(t, carried)
    assert use is not None
    fight.used.append(card)
    if i == fight.knight:
        fight.more_dice += use.die
    else:
        fight.foe_dice += use.die
    if use.late:
        fight.late.append(f"{card}:{'broken' if carried.broken else 'works'}@{i}")
    used_up(t, knight, carried)
    yield from deal(t, _other(pair, i), use.wounds)


def _late(t: WasteTable, run: Run) -> Flow[None]:
    """What was taken at the start has its price, whoever took it. [G15]"""
    for name in the_fight(t).late:
        taken, _, whose = name.partition("@")
        before, t.state.acting = t.state.acting, int(whose)
        yield from run(t, price_of(t, taken))
        t.state.acting = before


def _over(t: WasteTable, pair: tuple[int, int]) -> bool:
    fight = the_fight(t)
    fight.felled += [i for i in pair if down(t, t.state.knights[i]) and i not in fight.felled]
    return bool(fight.felled)


def _spare(t: WasteTable, knight: Knight) -> None:
    """The tournament's mercy: he stays on his feet. [3.16]"""
    if knight.wounds:
        knight.wounds -= 1
    else:
        knight.infected -= 1
    t.tell(e.Healed(knight.who, 1, 0, 0))
