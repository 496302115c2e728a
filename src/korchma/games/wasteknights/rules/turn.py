"""A knight's turn, and the game made of rounds. [15-17, 31]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Discard,
    Do,
    DriveTo,
    EndTurn,
    Equip,
    Explore,
    MakeCamp,
    Overhaul,
    Pass,
    Stow,
    UseGear,
    UseKnack,
    Visit,
    WakeUp,
)
from korchma.games.wasteknights.rules.actions import (
    WHILE_THERE,
    actions,
    deed_id,
    deeds,
    extra,
    may_dress,
)
from korchma.games.wasteknights.rules.camp import camp
from korchma.games.wasteknights.rules.city import visit
from korchma.games.wasteknights.rules.decks import threats_back
from korchma.games.wasteknights.rules.effects import apply
from korchma.games.wasteknights.rules.exploring import explore
from korchma.games.wasteknights.rules.fitting import fit_out
from korchma.games.wasteknights.rules.gear import arrange, settle_down
from korchma.games.wasteknights.rules.giving import in_turn
from korchma.games.wasteknights.rules.growing import due, evening
from korchma.games.wasteknights.rules.harm import heal
from korchma.games.wasteknights.rules.knights import active, awake, in_order
from korchma.games.wasteknights.rules.moving import arrive, drive, take_remedy
from korchma.games.wasteknights.rules.numbers import can
from korchma.games.wasteknights.rules.reading import read
from korchma.games.wasteknights.rules.recovering import overhaul, wake
from korchma.games.wasteknights.rules.rounds import dawn, night, settle
from korchma.games.wasteknights.rules.setup import begin, choose_first
from korchma.games.wasteknights.rules.specials import tow
from korchma.games.wasteknights.state import ACTIONS, TheEnd, WasteTable
from korchma.kernel import SAFE, Ask, Flow, Option

ARRIVED = 1
"""The step of a turn at which a move is driven, and its card is still to come or being fought."""
RESTS = 2
"""Turns an express rests after it was used. [3.14]"""


def play(t: WasteTable) -> Flow[None]:
    """The game, from wherever the table stands."""
    s = t.state
    try:
        if s.phase == "first":
            choose_first(t)
        yield from fit_out(t)
        if s.phase == "begin":
            yield from begin(t)
            s.phase, s.step = "round", 0
        while True:
            yield from _round(t)
    except TheEnd:
        if s.phase in ("begin", "turn"):
            s.step = 0
        s.phase = "over"
        clear_up(t)
        t.tell(e.Ended(s.ending))


def clear_up(t: WasteTable) -> None:
    """The game ended in the midst of something: cards and tokens go where they belong. [40, 41]"""
    s = t.state
    loose = [*s.red, *(s.fight.tokens if s.fight else ())]
    for knight in s.knights:
        loose += knight.threats
        knight.threats = []
    threats_back(t, loose)
    if s.card in t.content.wasteland:
        s.wasted[t.content.wasteland[s.card].deck].append(s.card)
    elif s.card:
        s.found.append(s.card)
    s.fight = s.drive = s.deal = s.roll = None
    s.reading, s.red, s.card = [], [], ""


def _round(t: WasteTable) -> Flow[None]:
    s = t.state
    if s.phase == "round":
        yield SAFE
        yield from dawn(t)
        s.queue = [i for i in in_order(t) if not s.knights[i].out]
        _next_turn(t)
    while s.phase in ("turn", "evening"):
        yield from _turn(t)
    if s.phase == "night":
        yield from night(t)
        s.phase = "round"


def _next_turn(t: WasteTable) -> None:
    """The next knight in turn order; after the last the round ends. [15]"""
    s = t.state
    while s.queue and s.knights[s.queue[0]].out:
        s.queue.pop(0)
    if not s.queue:
        s.phase = "night"
        return
    s.active = s.acting = s.queue.pop(0)
    s.phase = "turn"
    s.left, s.acted, s.used = ACTIONS, [], []
    s.fought = s.done = False
    knight = active(t)
    knight.flags.pop("cultist", None)
    if knight.resting:
        knight.resting -= 1
    if t.listening:
        t.tell(e.TurnBegan(knight.who))


def _turn(t: WasteTable) -> Flow[None]:
    """Up to two actions, all different; then what is due in the evening. [16, 115]"""
    s = t.state
    if s.phase == "turn":
        if s.step == ARRIVED:
            yield from _arrived(t)
        while not s.done and (s.left or extra(t) or may_dress(t)):
            yield SAFE
            options = actions(t)
            usual = None if s.left else options[-1]
            match (yield Ask(active(t).seat, "action", options, rule="16", usual=usual)):
                case EndTurn():
                    break
                case answer:
                    assert isinstance(answer, Option)
                    yield from _act(t, answer)
        if s.fought and awake(active(t)) and can(t, active(t), "walk-it-off"):
            yield from heal(t, s.active, 1)
        s.phase = "evening"
    yield SAFE
    knight = active(t)
    if due(knight):
        yield from evening(t, s.active)
    if t.content.spaces[knight.at].city:
        knight.flags[f"slept-{knight.at}"] = 1
    _next_turn(t)


# --- doing it ------------------------------------------------------------------------------------


def _act(t: WasteTable, answer: Option) -> Flow[None]:
    """An action, finished before the next; or cards moved between them. [16, 97]"""
    s, knight = t.state, active(t)
    s.acting = s.active
    match answer:
        case Equip() | Stow() | Discard():
            arrange(t, knight, answer)
            return
        case UseGear(card):
            yield from take_remedy(t, knight, card)
            return
        case DriveTo(to):
            _spend(t, "move")
            yield from drive(t, to)
            s.step = ARRIVED
            yield SAFE
            yield from _arrived(t)
            return
        case MakeCamp():
            _spend(t, "camp")
            yield from camp(t)
        case Explore():
            _spend(t, "explore")
            yield from explore(t)
        case UseKnack():
            s.acted.append("explore")
            knight.resting = RESTS + 1
            t.tell(e.Used(knight.who, WHILE_THERE))
            yield from explore(t)
        case Visit(shop):
            _spend(t, "city")
            yield from visit(t, shop)
        case Do(name):
            yield from _deed(t, name)
        case WakeUp():
            _spend(t, "wake")
            yield from wake(t)
        case Overhaul():
            _spend(t, "overhaul")
            yield from overhaul(t)
        case Pass():
            _spend(t, "pass")
            t.tell(e.Passed(knight.who))
    s.fell_here = []
    yield from settle(t)


def _arrived(t: WasteTable) -> Flow[None]:
    """The road lies behind: its card, a tanker in tow, and what the plot has waited for. [34]"""
    yield from arrive(t)
    if "tanker" in t.state.tokens:
        yield from tow(t)
    t.state.fell_here = []
    yield from settle(t)
    t.state.step = 0


def _spend(t: WasteTable, name: str) -> None:
    """An action is used; one on top of two makes its giver rest. [17, 3.14]"""
    s = t.state
    s.acted.append(name)
    settle_down(t)
    if s.left:
        s.left -= 1
    else:
        active(t).resting = RESTS + 1


def _deed(t: WasteTable, name: str) -> Flow[None]:
    """A story action: its price, then its entry. [73]"""
    s, knight = t.state, active(t)
    deed = next(each for each in deeds(t) if deed_id(t, each) == name)
    _spend(t, deed.name)
    t.tell(e.Did(knight.who, name))
    for part in in_turn(deed.cost):
        yield from apply(t, part, price=True)
    s.deed = deed.name
    s.failed = False
    yield from read(t, deed.entry, s.active)
    if deed.once and not s.failed:
        whose = "game" if deed.once == "game" else knight.who
        s.once.append(f"{whose}:{deed.entry}")
    s.deed = ""
