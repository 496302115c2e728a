"""Deals: everything given against everything taken, in camp or at a market. [55, 56, 69-71]"""

from __future__ import annotations

from msgspec import structs

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Agree, Decline, NoDeal, Put, Shake, Want
from korchma.games.wasteknights.rules.decks import draw_gear
from korchma.games.wasteknights.rules.gear import (
    break_gear,
    discard,
    every,
    find,
    gain_gear,
    load,
    slot,
    stash,
    take_off,
)
from korchma.games.wasteknights.rules.goods import KINDS, change, held, room, spill
from korchma.games.wasteknights.rules.numbers import can, capacity, number, row, tank
from korchma.games.wasteknights.state import NOBODY, Carried, Deal, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

OFFER = 3
"""Cards at a market. [69]"""


def the_deal(t: WasteTable) -> Deal:
    """The deal that is being made."""
    assert t.state.deal is not None
    return t.state.deal


# --- at a market ---------------------------------------------------------------------------------


def market(t: WasteTable, i: int, offer: int = OFFER) -> Flow[None]:
    """Exchange: cards from the bottom of the deck, bought with gear and goods in one deal. [69]"""
    s, knight = t.state, t.state.knights[i]
    many = number(t, knight, "offer", offer)
    cards = [card for card in (draw_gear(t) for _ in range(many)) if card]
    s.deal = Deal(NOBODY, cards, [], [], bool(can(t, knight, "haggle")))
    t.tell(e.GearShown(knight.who, tuple(cards)))
    while True:
        match (yield Ask(knight.seat, "market", bargains(t, i), rule="69")):
            case Put(what):
                s.deal.give.append(what)
            case Want(what):
                s.deal.take.append(what)
            case Shake():
                yield from _close(t, i)
                break
            case _:
                s.scrap += s.deal.offer
                break
    s.deal = None


def bargains(t: WasteTable, i: int) -> list[Option]:
    """What can be put or taken further; a deal whose value is covered can be made. [69, 70]"""
    knight, deal = t.state.knights[i], the_deal(t)
    out: list[Option] = []
    for each in every(knight):
        if (
            each.card not in deal.give
            and not row(t, each).knight
            and value_of(t, knight, each.card)
        ):
            out.append(Put(each.card, each.card))
    out += [Put(kind) for kind in KINDS if deal.give.count(kind) < held(knight, kind)]
    out += [Want(card, card) for card in deal.offer if card not in deal.take]
    out += [Want(kind) for kind in KINDS if _could_take(t, knight, kind)]
    if deal.take and given(t, i) >= taken(t):
        out.append(Shake())
    return [*out, NoDeal()]


def _could_take(t: WasteTable, knight: Knight, kind: str) -> bool:
    """Goods the supply holds, and the tank takes; what is paid frees room. [21, 29, 69]"""
    deal = the_deal(t)
    if kind in deal.give:
        return False
    assert kind in ("fuel", "ammo", "med")
    return deal.take.count(kind) < room(t, knight, kind)  # type: ignore[arg-type]


def value_of(t: WasteTable, knight: Knight, what: str) -> int:
    """What a card or a unit of goods pays. [69, 71]"""
    if what in KINDS:
        return 1
    carried = find(knight, what)
    broken = carried is not None and carried.broken
    return t.content.cards[what].value + (number(t, knight, "scrap") if broken else 0)


def given(t: WasteTable, i: int) -> int:
    """The value put down so far."""
    return sum(value_of(t, t.state.knights[i], what) for what in the_deal(t).give)


def taken(t: WasteTable) -> int:
    """The value taken so far; a haggler gets one card cheaper. [70, C6]"""
    deal = the_deal(t)
    prices = [t.content.cards[what].value for what in deal.take if what not in KINDS]
    cheaper = 1 if deal.cheaper and any(prices) else 0
    return sum(prices) + sum(what in KINDS for what in deal.take) - cheaper


def _close(t: WasteTable, i: int) -> Flow[None]:
    """What was paid goes to discard and supply, what was bought arrives broken. [69]"""
    s, knight, deal = t.state, t.state.knights[i], the_deal(t)
    t.tell(e.Bought(knight.who, tuple(deal.give), tuple(deal.take)))
    for what in deal.give:
        if what in KINDS:
            change(t, knight, what, -1)
        else:
            carried = find(knight, what)
            assert carried is not None
            discard(t, knight, carried)
    for what in deal.take:
        if what in KINDS:
            change(t, knight, what, 1)
    spill(t, knight)
    s.scrap += [card for card in deal.offer if card not in deal.take]
    bought = [card for card in deal.take if card not in KINDS]
    s.deal = None
    for n, card in enumerate(bought):
        s.offered = bought[n + 1 :]
        yield from gain_gear(t, knight, card)


# --- in camp -------------------------------------------------------------------------------------


def trade(t: WasteTable, i: int, partner: int) -> Flow[None]:
    """Gear and goods change hands, whatever their value, if both agree. [55, 56]"""
    s, knight, other = t.state, t.state.knights[i], t.state.knights[partner]
    s.deal = Deal(partner, [], [], [], False)
    while True:
        match (yield Ask(knight.seat, "trade", _swaps(t, knight, other), rule="55")):
            case Put(what):
                s.deal.give.append(what)
            case Want(what):
                s.deal.take.append(what)
            case Shake():
                if (yield from _agreed(t, knight, other)):
                    yield from _swap(t, knight, other)
                else:
                    t.tell(e.DealRefused(knight.who, other.who))
                break
            case _:
                break
    s.deal = None


def _swaps(t: WasteTable, knight: Knight, other: Knight) -> list[Option]:
    """What may still be given or asked for; only what both can carry can be agreed on. [56]"""
    deal = the_deal(t)
    out: list[Option] = [
        *_own(t, knight, deal.give, Put),
        *_own(t, other, deal.take, Want),
    ]
    fits = _fits(t, knight, other, deal.give, deal.take)
    fits = fits and _fits(t, other, knight, deal.take, deal.give)
    if (deal.give or deal.take) and fits:
        out.append(Shake())
    return [*out, NoDeal()]


def _own(
    t: WasteTable, knight: Knight, named: list[str], make: type[Put] | type[Want]
) -> list[Option]:
    cards = [x.card for x in every(knight) if x.card not in named and not row(t, x).knight]
    goods = [kind for kind in KINDS if named.count(kind) < held(knight, kind)]
    out: list[Option] = [*(make(card, card) for card in cards), *map(make, goods)]
    if named.count("part") < knight.flags.get("parts", 0):
        out.append(make("part"))
    return out


def _tank_after(
    t: WasteTable, knight: Knight, other: Knight, gone: list[str], come: list[str]
) -> int:
    """The tank with what he would have: cans come and go. [29, 56]"""
    kept = [each for each in knight.cargo if each.card not in gone]
    new = [carried for what in come if (carried := find(other, what)) is not None]
    if t.options.trading_breaks:
        new = [Carried(each.card, broken=True) for each in new]
    return tank(t, structs.replace(knight, cargo=[*kept, *new]))


def _fits(t: WasteTable, knight: Knight, other: Knight, gone: list[str], come: list[str]) -> bool:
    """Whether a knight can carry what he would have, each card where it would go. [56, 98]"""
    fuel = knight.fuel - gone.count("fuel") + come.count("fuel")
    if fuel > _tank_after(t, knight, other, gone, come):
        return False
    kept = structs.replace(
        knight,
        hands=[each for each in knight.hands if each.card not in gone],
        armour=[each for each in knight.armour if each.card not in gone],
        cargo=[each for each in knight.cargo if each.card not in gone],
    )
    for card in (card for card in come if card in t.content.cards):
        place = slot(t, kept, t.content.cards[card])
        (kept.cargo if place is None else place).append(Carried(card, broken=False))
    parts = knight.flags.get("parts", 0) - gone.count("part") + come.count("part")
    return len(kept.cargo) + parts <= capacity(t, knight)


def _agreed(t: WasteTable, knight: Knight, other: Knight) -> Flow[bool]:
    """The other owner is asked; one person's knights agree. [56]"""
    if other.seat == knight.seat:
        return True
    answer = yield Ask(other.seat, "deal", [Agree(), Decline()], rule="56")
    return isinstance(answer, Agree)


def _swap(t: WasteTable, knight: Knight, other: Knight) -> Flow[None]:
    """Cards keep their side, unless it is agreed that they break. [ruling 37]"""
    s, deal = t.state, the_deal(t)
    t.tell(e.Traded(knight.who, other.who, tuple(deal.give), tuple(deal.take)))
    moved = [(knight, other, what) for what in deal.give]
    moved += [(other, knight, what) for what in deal.take]
    cards = []
    for giver, getter, what in moved:
        if what in KINDS:
            change(t, giver, what, -1)
            change(t, getter, what, 1)
        elif what == "part":
            giver.flags["parts"] -= 1
            getter.flags["parts"] = getter.flags.get("parts", 0) + 1
        else:
            carried = find(giver, what)
            assert carried is not None
            take_off(giver, carried)
            cards.append((getter, carried))
    for n, (getter, carried) in enumerate(cards):
        s.offered = [each.card for _, each in cards[n + 1 :]]
        yield from stash(t, getter, carried)
        if t.options.trading_breaks and not carried.broken:
            break_gear(t, getter, carried)
    for each in (knight, other):
        spill(t, each)
    assert load(knight) <= capacity(t, knight)
