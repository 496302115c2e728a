"""Moving: routes and their prices, step by step, hazards on the way. [25-34, 124]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.perks import Ignores, Symbol
from korchma.games.wasteknights.options import (
    GoOn,
    Look,
    OwnWay,
    Step,
    Stop,
    Take,
    UseGear,
    UseKnack,
)
from korchma.games.wasteknights.rules.checks import use_of
from korchma.games.wasteknights.rules.decks import draw_threat, threats_back
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.goods import change
from korchma.games.wasteknights.rules.harm import receive, used_up
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.knights import active, awake
from korchma.games.wasteknights.rules.numbers import (
    at_moment,
    can,
    perks,
    points_of_move,
    purse,
    rate,
    swallows,
)
from korchma.games.wasteknights.rules.roads import (
    Roads,
    roads,
    roads_for,
    stops,
    stunt_saves,
    ways_to,
)
from korchma.games.wasteknights.rules.telling import run
from korchma.games.wasteknights.rules.wasteland import meet
from korchma.games.wasteknights.state import Drive, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

FAR = 3
"""With broken headlights a move of so many spaces draws a token. [K8]"""
LONGEST = 30
"""Spaces of one move: free highways could be driven round and round for ever."""


# --- the move ------------------------------------------------------------------------------------


def drive(t: WasteTable, to: str) -> Flow[None]:
    """Choose a route and drive it, step by step. [25-33, 124]"""
    s, knight = t.state, active(t)
    if can(t, knight, "dreaming"):
        yield from _dream(t, knight)
    drive = s.drive = Drive([], [], points_of_move(t, knight), 0, [])
    yield from _route(t, knight, to)
    if t.listening:
        t.tell(e.SetOut(knight.who, tuple(drive.way)))
    free, has = not t.options.route_binds, kit(t, knight)
    road = roads_for(t, has)
    while drive.way and awake(knight):
        at = drive.way.pop(0)
        _enter(t, knight, drive, at, road)
        symbols = road.symbols[at]
        if symbols:
            yield from _bear_all(t, knight, symbols)
        if (drive.way or free) and "turn" in has.uses and awake(knight):
            yield from on_the_way(t, knight)
            has = kit(t, knight)
            road = roads_for(t, has)
        if free and awake(knight):
            yield from _turn_off(t, knight)


def _dream(t: WasteTable, knight: Knight) -> Flow[None]:
    """Who dreams sees the top card of a deck before she sets out. [3.14]"""
    decks = [deck for deck, cards in t.state.wastes.items() if cards]
    options: list[Option] = [*map(Look, decks), GoOn()]
    match (yield Ask(knight.seat, "dreaming", options, rule="25")):
        case Look(deck):
            card = t.state.wastes[deck][-1]
            t.state.dreamt[deck] = knight.seat
            t.learn()
            t.tell(
                e.Peeked(knight.who, deck, card),
                to=knight.seat,
                others=e.Peeked(knight.who, deck, None),
            )


def _route(t: WasteTable, knight: Knight, to: str) -> Flow[None]:
    """One of the best ways, or one's own. [124, ruling 44]"""
    drive = t.state.drive
    assert drive is not None
    ways = ways_to(t, knight, to)
    options: list[Option] = [*ways, OwnWay()]
    usual = options[0] if len(ways) == 1 else None
    match (yield Ask(knight.seat, "route", options, rule="124", usual=usual)):
        case Take(way):
            drive.way = list(way)
        case _:
            yield from _own_way(t, knight)


def _own_way(t: WasteTable, knight: Knight) -> Flow[None]:
    """Space after space, as far as points and tank allow. [26, 28]"""
    drive = t.state.drive
    assert drive is not None
    here, left, halts = knight.at, purse(t, knight), stops(t, knight)
    stunts, road = bool(can(t, knight, "stuntman")), roads(t, knight)
    while True:
        saved = stunts and not stunt_saves(t, knight, drive.way)
        far = len(drive.way) >= LONGEST or (halts and left <= 0)
        options: list[Option] = [] if far else [*road.steps(here, left, saved)]
        if drive.way or t.options.may_stay:
            options.append(Stop())
        if not options:
            return
        match (yield Ask(knight.seat, "own-way", options, rule="26")):
            case Step(to):
                left -= road.costs[to] - (road.saves[to] if saved else 0)
                here = to
                drive.way.append(to)
            case _:
                return


def _turn_off(t: WasteTable, knight: Knight) -> Flow[None]:
    """Where the route does not bind one may stop, or go elsewhere, after every step. [ruling 44]"""
    drive = t.state.drive
    assert drive is not None
    stunts, left = _stunts(t, knight, drive), _left(t, knight, drive)
    far = len(drive.entered) >= LONGEST or (left <= 0 and stops(t, knight))
    steps = () if far else roads(t, knight).steps(knight.at, left, stunts)
    options: list[Option] = [*steps, Stop()]
    usual = Step(drive.way[0]) if drive.way else Stop()
    match (yield Ask(knight.seat, "turn-off", options, rule="26", usual=usual)):
        case Step(to) if [to] != drive.way[:1]:
            drive.way = [to]
        case Stop():
            drive.way = []


def _left(t: WasteTable, knight: Knight, drive: Drive) -> int:
    """Points a move under way can still have, all fuel burned. [27, K6]"""
    lost = 1 if swallows(t, knight) and not drive.burned and knight.fuel else 0
    return drive.mp + (knight.fuel - lost) * rate(t, knight)


def _enter(t: WasteTable, knight: Knight, drive: Drive, at: str, road: Roads) -> None:
    """Pay and enter. [26-32]"""
    cost = road.costs[at]
    if road.saves[at] and _stunts(t, knight, drive):
        drive.spared.append("stuntman")
        cost -= road.saves[at]
    burned = 0
    while drive.mp < cost and knight.fuel:
        change(t, knight, "fuel", -1)
        burned += 1
        drive.burned += 1
        drive.mp += _gives(t, knight, drive)
    drive.mp -= cost
    knight.at = at
    drive.entered.append(at)
    if t.listening:
        t.tell(e.Entered(knight.who, at, drive.mp, burned))


def _stunts(t: WasteTable, knight: Knight, drive: Drive) -> bool:
    """Whether a stunt is still to be done on this move. [C2]"""
    return bool(can(t, knight, "stuntman")) and "stuntman" not in drive.spared


def _gives(t: WasteTable, knight: Knight, drive: Drive) -> int:
    """Points a unit of fuel gives; a clogged injector swallows the first. [27, K6]"""
    return 0 if swallows(t, knight) and drive.burned == 1 else rate(t, knight)


def _bear_all(t: WasteTable, knight: Knight, symbols: Sequence[Symbol]) -> Flow[None]:
    """All symbols of a space, one after the other. [30, 31]"""
    if not perks(t, knight, Ignores):
        for symbol in symbols:
            if awake(knight):
                _bear(t, knight, symbol)
        return
    for symbol in (yield from _songlines(t, knight, symbols)):
        if awake(knight) and not (yield from _spared(t, knight, symbol)):
            _bear(t, knight, symbol)


def _songlines(t: WasteTable, knight: Knight, found: Sequence[Symbol]) -> Flow[Sequence[Symbol]]:
    """Where one of several symbols on a space has no effect, its owner picks which. [3.4]"""
    drive = t.state.drive
    assert drive is not None
    for source, perk in perks(t, knight, Ignores) if len(found) > 1 else ():
        either = [symbol for symbol in dict.fromkeys(found) if symbol in perk.symbols]
        if len(either) > 1 and perk.a_move > drive.spared.count(source):
            options = [UseKnack(symbol) for symbol in either]
            answer = yield Ask(knight.seat, "which-symbol", options, rule="31")
            assert isinstance(answer, UseKnack)
            drive.spared.append(source)
            t.tell(e.Spared(knight.who, answer.knack, source))
            gone = next(n for n, symbol in enumerate(found) if symbol == answer.knack)
            found = [*found[:gone], *found[gone + 1 :]]
    return found


def _spared(t: WasteTable, knight: Knight, symbol: Symbol) -> Flow[bool]:
    """Whether something makes the symbol idle: what always does, then what does once. [30]"""
    drive = t.state.drive
    assert drive is not None
    found = [(source, x) for source, x in perks(t, knight, Ignores) if symbol in x.symbols]
    for source, perk in sorted(found, key=lambda each: (each[1].a_move, each[1].ask)):
        if perk.a_move and drive.spared.count(source) >= perk.a_move:
            continue
        if perk.ask:
            options: list[Option] = [UseKnack(source), GoOn()]
            answer = yield Ask(knight.seat, "spare-symbol", options, rule="30", usual=options[0])
            if not isinstance(answer, UseKnack):
                continue
        if perk.a_move:
            drive.spared.append(source)
        t.tell(e.Spared(knight.who, symbol, source))
        return True
    return False


def _bear(t: WasteTable, knight: Knight, symbol: Symbol) -> None:
    """Radiation, an infected wound, or a token held for the card. [30]"""
    i = t.state.active
    if symbol == "threat":
        token = draw_threat(t, knight)
        if token:
            knight.threats.append(token)
    else:
        receive(t, i, "rad" if symbol == "rad" else "injury", 1)


def arrive(t: WasteTable) -> Flow[None]:
    """The move ends: for who is still conscious with a card of the ground's deck. [34]"""
    knight = active(t)
    if awake(knight):
        yield from _meet(t, knight)
    else:
        threats_back(t, knight.threats)
    t.state.drive = None


def _meet(t: WasteTable, knight: Knight) -> Flow[None]:
    """Broken headlights, then the card, unless its fight is under way. [34, K8]"""
    drive = t.state.drive
    assert drive is not None
    fresh = t.state.fight is None
    if fresh and len(drive.entered) >= FAR and can(t, knight, "headlights"):
        token = draw_threat(t, knight)
        if token:
            knight.threats.append(token)
    yield from meet(t)


# --- what is used on the way ---------------------------------------------------------------------


def remedies(t: WasteTable, knight: Knight) -> list[UseGear]:
    """Cards that can be used at any time of the own turn outside combat. [G14, G47]"""
    return [UseGear(each.card) for each in at_moment(t, knight, "turn")]


def take_remedy(t: WasteTable, knight: Knight, card: str) -> Flow[None]:
    """A syringe, a bottle of iodine."""
    carried = find(knight, card)
    assert carried is not None
    use = use_of(t, carried)
    assert use is not None
    used_up(t, knight, carried)
    yield from run(t, use.steps)


def on_the_way(t: WasteTable, knight: Knight) -> Flow[None]:
    """Between two steps remedies may be taken. [G14]"""
    while knight.wounds + knight.infected:
        options: list[Option] = [*remedies(t, knight)]
        if not options:
            return
        options.append(GoOn())
        match (yield Ask(knight.seat, "on-the-way", options, rule="95", usual=options[-1])):
            case UseGear(card):
                yield from take_remedy(t, knight, card)
            case _:
                return
