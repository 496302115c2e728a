"""What the active knight may do now: actions, story actions, and what comes on top. [16, 17, 73]"""

from __future__ import annotations

from korchma.games.wasteknights.box.sheets import Deed
from korchma.games.wasteknights.options import (
    EndTurn,
    Equip,
    Explore,
    MakeCamp,
    Overhaul,
    Pass,
    UseKnack,
    Visit,
    WakeUp,
)
from korchma.games.wasteknights.rules.city import SHOPS, in_city
from korchma.games.wasteknights.rules.gear import arranging
from korchma.games.wasteknights.rules.giving import lacks
from korchma.games.wasteknights.rules.knights import active, awake
from korchma.games.wasteknights.rules.moving import remedies
from korchma.games.wasteknights.rules.numbers import can
from korchma.games.wasteknights.rules.places import lies_in, on_space
from korchma.games.wasteknights.rules.roads import destinations
from korchma.games.wasteknights.rules.telling import TALES
from korchma.games.wasteknights.rules.waiting import watch
from korchma.games.wasteknights.state import Knight, WasteTable
from korchma.kernel import Option

WHILE_THERE = "while-there"
WAKE_UP, END_TURN, OVERHAUL, PASS = WakeUp(), EndTurn(), Overhaul(), Pass()
CAMP, EXPLORE = MakeCamp(), Explore()
VISITS = tuple(Visit(shop) for shop in SHOPS)


def actions(t: WasteTable) -> list[Option]:
    """Everything the active knight may do now. [16, 17, 105, 109]"""
    s, knight = t.state, active(t)
    if not awake(knight):
        return [WAKE_UP, END_TURN]
    if knight.wreck and t.options.wreck_stops_all:
        return [OVERHAUL, END_TURN] if s.left and "overhaul" not in s.acted else [END_TURN]
    out: list[Option] = []
    if "move" not in s.acted and (s.left or _rushes(t, knight)):
        out += destinations(t, knight)
    if s.left:
        out += _others(t, knight)
    if s.acted and _may_search(t):
        out.append(UseKnack(WHILE_THERE))
    out += remedies(t, knight) if knight.wounds + knight.infected else ()
    out += arranging(t, knight)
    if s.left and "pass" not in s.acted:
        out.append(PASS)
    if not (t.options.must_act_twice and s.left and len(out) > 1):
        out.append(END_TURN)
    return out


def _others(t: WasteTable, knight: Knight) -> list[Option]:
    """All but moving; in a city too everything else stays possible. [65, 72, 73]"""
    s = t.state
    out: list[Option] = []
    if "camp" not in s.acted:
        out.append(CAMP)
    if "explore" not in s.acted:
        out.append(EXPLORE)
    if "city" not in s.acted and in_city(t):
        out += VISITS
    found = deeds(t)
    if found:
        does = watch(t).does
        out += [does[deed.entry] for deed in found]
    if knight.wreck and "overhaul" not in s.acted:
        out.append(OVERHAUL)
    return out


def extra(t: WasteTable) -> bool:
    """Whether an action may come on top of two. [3.14, ruling 21]"""
    knight = active(t)
    if knight.resting or not awake(knight):
        return False
    moves = "move" not in t.state.acted and _rushes(t, knight)
    return (moves and bool(destinations(t, knight))) or _may_search(t)


def _rushes(t: WasteTable, knight: Knight) -> bool:
    """Whether an express may go now: it rests between. [3.14]"""
    return bool(can(t, knight, "express")) and not knight.resting


def may_dress(t: WasteTable) -> bool:
    """After his last action too a knight may put on what lies in the vehicle. [97]"""
    knight = active(t)
    if not awake(knight) or (knight.wreck and t.options.wreck_stops_all):
        return False
    ways = arranging(t, knight)
    return bool(ways) and isinstance(ways[0], Equip)


def _may_search(t: WasteTable) -> bool:
    """Right after a move one exploration for nothing. [3.14]"""
    s, knight = t.state, active(t)
    last = bool(s.acted) and s.acted[-1] == "move" and "explore" not in s.acted
    return last and not knight.resting and bool(can(t, knight, WHILE_THERE))


def deed_id(t: WasteTable, deed: Deed) -> str:
    """What a story action is called by: ``a1-act-11``."""
    return f"{t.options.adventure}-act-{deed.entry}"


def deeds(t: WasteTable) -> list[Deed]:
    """Story actions that can be taken here and now. [73]"""
    at, tokens = active(t).at, t.state.tokens
    near = watch(t).deeds[at]
    return [
        deed
        for deed, token in near
        if (not token or at in tokens.get(token, ())) and lacking(t, deed) == ""
    ]


def lacking(t: WasteTable, deed: Deed) -> str:
    """Why a story action cannot be taken; "" where it can. [17, 73]"""
    s, knight = t.state, active(t)
    if deed.at == "knight":
        if len(on_space(t, knight.at)) < 2:
            return "nobody-here"
    elif not lies_in(t, knight.at, deed.at):
        return "not-here"
    if deed.name in s.acted:
        return "done-this-turn"
    if f"game:{deed.entry}" in s.once or f"{knight.who}:{deed.entry}" in s.once:
        return "done-before"
    if deed.where is not None and not TALES.true(t, deed.where):  # type: ignore[arg-type]
        return "not-now"
    if lacks(t, deed.cost):
        return "cannot-pay"
    return ""
