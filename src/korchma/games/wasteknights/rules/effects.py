"""What the words of entries and cards do. [3.6]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box import cards as c
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.holding import Whom
from korchma.games.wasteknights.rules.combat import wound_foe
from korchma.games.wasteknights.rules.cruel import dearest, of_kind
from korchma.games.wasteknights.rules.decks import draw_threat
from korchma.games.wasteknights.rules.flags import Flags
from korchma.games.wasteknights.rules.gear import break_gear
from korchma.games.wasteknights.rules.giving import fix, give, keep_one, take
from korchma.games.wasteknights.rules.harm import deal, heal, hit_vehicle, receive, repair_vehicle
from korchma.games.wasteknights.rules.knights import acting, awake, in_order, started
from korchma.games.wasteknights.rules.places import (
    away,
    move_token,
    on_space,
    place_knight,
    put_token,
    spaces_of,
    take_token,
    toward,
)
from korchma.games.wasteknights.state import NOBODY, Luck, WasteTable
from korchma.kernel import Flow
from korchma.tray.stories import Choose, If

PERSONAL = (
    w.Gain,
    w.Lose,
    w.Deal,
    w.Recv,
    w.Heal,
    w.Damage,
    w.Repair,
    w.FixGear,
    w.BreakGear,
    w.Dice,
    c.KeepOne,
    c.PerSuccess,
    c.Flip,
)
"""What an entry does to its knight; all else is the plot's own and goes on. [ruling 33]"""


EFFECTS = frozenset((*PERSONAL, w.Time, w.Token, w.EndTurn, w.Keep, w.Count, w.Wound))
"""Steps that decide nothing."""
HIS = (Choose, w.Check, w.Graded, w.Fight)
"""What only the knight himself can decide."""


@lru_cache(maxsize=256)
def idle(steps: Any) -> Any:
    """What is left of steps for who lies unconscious: he neither chooses nor checks. [105a]"""
    left = [
        If(step.when, idle(step.steps), idle(step.otherwise)) if isinstance(step, If) else step
        for step in steps
        if not isinstance(step, HIS)
    ]
    return tuple(left)


def knights_of(t: WasteTable, who: Whom) -> list[int]:
    """Whom a text means. [3.6]"""
    s = t.state
    match who:
        case "each":
            return [i for i in in_order(t) if not s.knights[i].out]
        case "here":
            return on_space(t, acting(t).at)
        case "others":
            return [i for i in in_order(t) if i != s.acting and not s.knights[i].out]
        case "target":
            return [s.target] if s.target != NOBODY else []
        case "first":
            return [first_awake(t)]
    return [s.acting]


def first_awake(t: WasteTable) -> int:
    """The first player's knight; unconscious, the next conscious one in turn order. [3.15 (14)]"""
    order, knights = in_order(t), t.state.knights
    for i in order:
        if awake(knights[i]):
            return i
    return order[0]


def apply(t: WasteTable, step: c.CardWord, *, price: bool = False) -> Flow[None]:
    """A step that decides nothing, for everybody it means."""
    s, before, stops = t.state, t.state.acting, not t.options.rest_is_carried_out
    who: Whom = getattr(step, "who", "")
    for i in knights_of(t, who) if who else (s.acting,):
        fell = s.knights[i].out or (stops and i in s.fell_here and who == "")
        if fell and isinstance(step, PERSONAL):
            continue  # out, or he fell in this very entry: nothing more is given [ruling 33]
        s.acting = i
        asks = _to(t, i, step, price=price)
        if asks is not None:
            yield from asks
        s.acting = before


def _to(t: WasteTable, i: int, step: c.CardWord, *, price: bool) -> Flow[None] | None:
    """The same for one knight: done, or what is left to do because somebody may be asked."""
    match step:
        case w.Gain(what, n):
            return give(t, i, what, n)
        case w.Lose():
            return take(t, i, step, price=price)
        case w.Deal() | w.Recv() | w.Heal() | w.Damage() | w.Repair() | c.Flip():
            return _harm(t, i, step)
        case c.PerSuccess(what, most):
            return give(t, i, what, min(most, t.state.successes))
        case c.KeepOne(n):
            return keep_one(t, i, n)
        case w.FixGear(n):
            return fix(t, i, n) if awake(t.state.knights[i]) else None
    if _of_plot(t, i, step) or _of_fight(t, step) or _of_trial(t, step):
        return None
    return _of_gear(t, i, step)


def _harm(
    t: WasteTable,
    i: int,
    step: w.Deal | w.Recv | w.Heal | w.Damage | w.Repair | c.Flip,
) -> Flow[None] | None:
    """Wounds, radiation and damage, and their healing."""
    knight = t.state.knights[i]
    match step:
        case w.Deal(n):
            return deal(t, i, n)
        case w.Recv("wound", n) if t.options.armour_stops_received:
            return deal(t, i, n)  # [ruling 5]
        case w.Recv(what, n):
            receive(t, i, what, n)
        case w.Damage(n):
            return hit_vehicle(t, i, n)
        case w.Heal(what, n) if awake(knight):
            return heal(t, i, n if what == "wound" else 0, n if what == "rad" else 0)
        case w.Repair(n) if awake(knight):
            repair_vehicle(t, i, n)
        case c.Flip(n) if awake(knight):
            flips = min(n, knight.infected)
            knight.infected -= flips
            knight.wounds += flips
            t.tell(e.Healed(knight.who, 0, flips, 0))
    return None


def _of_gear(t: WasteTable, i: int, step: c.CardWord) -> Flow[None]:
    """A card breaks; a die is promised."""
    knight = t.state.knights[i]
    match step:
        case w.BreakGear(kind):
            found = yield from dearest(t, i, of_kind(t, knight, kind))
            if found is not None:
                break_gear(t, knight, found)
        case w.Dice(colour, n, on):
            knight.luck.append(Luck(colour[0].upper(), n, on or "entry"))
            if on:
                t.tell(e.LuckGiven(knight.who, colour[0].upper(), n, on))


def _of_plot(t: WasteTable, i: int, step: c.CardWord) -> bool:
    """The plot's own steps: time, tokens, keepsakes, numbers."""
    s = t.state
    match step:
        case w.Time(add, to):
            shift_time(t, add, to)
        case w.Token():
            _token(t, i, step)
        case w.EndTurn():
            s.done = s.done or i == s.active
        case w.Keep(what):
            if what not in s.keeps:
                s.keeps.append(what)
                t.tell(e.Noted(what))
        case w.Count(name, base, each):
            Flags(t)[name] = base + each * started(t)
        case w.Wound(enemy, n):
            life = s.flags.get(f"{enemy}.life", 0) or t.content.enemies[enemy].life
            s.lasting[enemy] = min(life - 1, s.lasting.get(enemy, 0) + n)
        case _:
            return False
    return True


def _of_fight(t: WasteTable, step: c.CardWord) -> bool:
    """What changes the combat under way."""
    fight = t.state.fight
    if fight is None:
        return False
    match step:
        case c.FoeDie(n, colour) if n > 0:
            fight.foe_dice += colour[0].upper() * n
        case c.FoeDie(n) if t.state.acting == fight.rival:
            fight.fewer -= n
        case c.FoeDie(n):
            fight.foe_fewer -= n
        case c.FoeWound(n):
            wound_foe(t, n)
        case c.OwnDie(n):
            fight.fewer -= n
        case c.Over():
            fight.ended = True
        case _:
            return False
    return True


def _of_trial(t: WasteTable, step: c.CardWord) -> bool:
    """What changes the check of an event."""
    trial = t.state.trial
    if trial is None:
        return False
    match step:
        case c.Over():
            trial.over = True
        case c.Need(n):
            trial.need = n
        case c.Bonus(n):
            trial.bonus += n
        case c.LoseDie():
            trial.fewer_dice += 1
        case c.Settled(ok):
            trial.settled = ok
        case _:
            return False
    return True


# --- the plot's own ------------------------------------------------------------------------------


def shift_time(t: WasteTable, add: int, to: int) -> None:
    """The marker moves, not beyond the track and no further than the end. [3.6]"""
    s = t.state
    sheet = t.content.adventures[t.options.adventure].plots[s.plot] if s.plot else None
    clock = sheet.time if sheet is not None else None
    new = to or s.time + add
    if clock is not None:
        new = min(new, clock.end) if clock.step > 0 else max(new, clock.end)
    new = min(10, max(1, new))
    if new != s.time:
        s.time = new
        t.tell(e.TimeMoved(new))


def _token(t: WasteTable, i: int, step: w.Token) -> None:
    """A token is placed, removed, or moves nearer to the knight or away from him. [3.6]"""
    s, here = t.state, t.state.knights[i].at
    if step.kind == "knight":
        place_knight(t, s.knights[i], spaces_of(t, step.at, here)[0])
        return
    if step.act == "place":
        put_token(t, step.kind, spaces_of(t, step.at, here)[0])
        return
    there: Sequence[str] = s.tokens.get(step.kind, [])
    if step.act == "remove":
        for at in [at for at in there if at in spaces_of(t, step.at, here)]:
            take_token(t, step.kind, at)
        return
    for at in [*there]:
        steps = toward if step.act == "nearer" else away
        move_token(t, step.kind, at, steps(t, at, here, step.n))


def draw_for(t: WasteTable, i: int, n: int) -> list[str]:
    """Threat tokens out of the bag."""
    return [x for x in (draw_threat(t, t.state.knights[i]) for _ in range(n)) if x]
