"""The emporium: trading, buying, selling, the stash, the anvil, the tavern. [164-169, 229]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.options import (
    Bet,
    Buy,
    Forge,
    FromStash,
    Give,
    GoOn,
    Pay,
    Sell,
    TakeOff,
    ToStash,
    Wear,
)
from korchma.games.swordsorcery.rules import gear
from korchma.games.swordsorcery.rules.cards import become, card_of, every, find, new_card, turned
from korchma.games.swordsorcery.rules.dice import faces_of, throw
from korchma.games.swordsorcery.rules.figures import number
from korchma.games.swordsorcery.rules.numbers import room
from korchma.games.swordsorcery.rules.purse import crowns
from korchma.games.swordsorcery.state import Carried, Hero, Shop, SwordTable
from korchma.kernel import SAFE, Ask, Flow, Option, Ready

FROM_STASH = Ready[tuple[str, str], FromStash](lambda card: FromStash(*card))
TO_STASH = Ready[tuple[str, str], ToStash](lambda card: ToStash(*card))
BETS = Ready(Bet)
SELLS = 25
"""A treasure's price, times its act. [166]"""


def visit(t: SwordTable, heroes: Sequence[Hero], most: int = 0) -> Flow[None]:
    """Each visitor in turn; who does not visit cannot trade. [164, 165]"""
    s = t.state
    if not heroes or s.visit is not None:
        return
    s.visit = Shop([number(t, hero) for hero in heroes], most, {}, [], [])
    t.tell(e.VisitBegan())
    for hero in heroes:
        yield from shopping(t, hero)
    s.visit = None
    t.tell(e.VisitEnded())


def shopping(t: SwordTable, hero: Hero) -> Flow[None]:
    """One visitor's purchases, as many as he likes."""
    assert t.state.visit is not None
    others = _others(t, hero)
    while True:
        if t.state.phase == "shop":
            yield SAFE
        left = room(t, hero)
        options = wares(t, hero, left) + _own(t, hero) + gear.arrangements(t, hero, left)
        options += _gifts(t, hero, others)
        options.append(GoOn())
        answer = yield Ask(hero.seat, "shop", options, rule="164")
        if isinstance(answer, GoOn):
            t.state.visit.done.append(number(t, hero))
            return
        assert isinstance(answer, Option)
        yield from _deal(t, hero, answer)
        if isinstance(answer, Give):
            others = _others(t, hero)


def _others(t: SwordTable, hero: Hero) -> list[tuple[Hero, int]]:
    """The other visitors, and how many cards more each takes: only a gift changes that. [229]"""
    visit = t.state.visit
    assert visit is not None
    others = [t.state.heroes[i] for i in visit.visitors]
    return [(other, room(t, other)) for other in others if other is not hero]


# --- what is offered -----------------------------------------------------------------------------


@cache
def _sides_for_sale(box: Box) -> dict[str, tuple[Buy, ...]]:
    """Each card of the emporium with one side up or the other. [164]"""
    found = {}
    for card, (row, *_) in box.cards.items():
        sides = [Buy(card, "a", row.a.price)] if row.a.price > 0 else []
        if row.b is not None and row.b.price > 0:
            sides.append(Buy(card, "b", row.b.price))
        found[card] = tuple(sides)
    return found


def wares(t: SwordTable, hero: Hero, left: int) -> list[Option]:
    """Cards for sale, each side at its own price; the stash is free. [164, 167]"""
    s, visit, crowns = t.state, t.state.visit, hero.crowns
    assert visit is not None
    out: list[Option] = []
    if not visit.most or visit.bought.get(number(t, hero), 0) < visit.most:
        sides = _sides_for_sale(t.content)
        cards = s.shop if crowns else []
        if left <= 0:
            cards = [x for x in cards if gear.can_receive(t, hero, Carried(x), left)]
        out += [buy for card in cards for buy in sides[card] if buy.price <= crowns]
        for carried in every(hero) if crowns else ():
            found = card_of(t, carried)
            b = found.row.b
            if found.treasure is not None or carried.side == "b" or carried.lent or b is None:
                continue
            if found.row.deck == "emporium" and 0 < b.price <= crowns:
                out.append(Buy(carried.card, "b", b.price))
    for carried in s.stash:
        if left > 0 or gear.can_receive(t, hero, carried, left):
            out.append(FROM_STASH[carried.card, carried.side])
    return out


def _own(t: SwordTable, hero: Hero) -> list[Option]:
    """What a visitor does with his own: sell, stash, forge, bet. [166-169]"""
    out: list[Option] = []
    anvil, tavern = t.content.buildings["anvil"], t.content.buildings["tavern"]
    for carried in every(hero):
        found = card_of(t, carried)
        if found.treasure is not None:
            out.append(Sell(carried.card, SELLS * found.treasure.act, carried.side))
        elif found.row.deck in ("emporium", "stash") and carried.side == "a":
            b = found.row.b
            if b is not None and b.forged and hero.crowns >= anvil.cost:
                out.append(Forge(carried.card))
        if t.options.campaign or found.row.deck == "stash":
            out.append(TO_STASH[carried.card, carried.side])
    visit = t.state.visit
    if visit is not None and hero.crowns >= tavern.cost and number(t, hero) not in visit.drank:
        out += [BETS[symbol] for symbol in tavern.pays]
    return out


def _gifts(t: SwordTable, hero: Hero, others: list[tuple[Hero, int]]) -> list[Option]:
    """Cards and crowns for other visitors. [229]"""
    out: list[Option] = []
    coins = gear.sums(hero)
    for other, left in others:
        out += [Pay(n, other.ref) for n in coins]
        fits = [x for x in hero.pack if left > 0 or gear.can_receive(t, other, x, left)]
        out += [Give(x.card, other.ref, x.side) for x in fits]
    return out


# --- what is done --------------------------------------------------------------------------------


def _deal(t: SwordTable, hero: Hero, answer: Option) -> Flow[None]:
    match answer:
        case Wear() | TakeOff():
            yield from gear.arrange(t, hero, answer)
        case Give(item, to):
            yield from gear.hand_over(t, hero, _called(t, to), item)
        case Pay(n, to):
            gear.pay(t, hero, _called(t, to), n)
        case Buy():
            yield from _buy(t, hero, answer)
        case Sell(item, price):
            carried = gear.loosen(t, hero, _mine(hero, item))
            t.state.treasures_used.append(item)
            t.tell(e.Sold(hero.ref, item, price, carried.side))
            crowns(t, hero, price)
        case FromStash(item):
            carried = next(x for x in t.state.stash if x.card == item)
            t.state.stash.remove(carried)
            yield from gear.receive(t, hero, carried)
        case ToStash(item):
            carried = gear.loosen(t, hero, _mine(hero, item))
            t.state.stash.append(carried)
            t.tell(e.Stashed(hero.ref, item, carried.side))
        case Forge(item):
            carried = _mine(hero, item)
            crowns(t, hero, -t.content.buildings["anvil"].cost)
            become(hero, carried, turned(carried, "b", lent=True))
            t.tell(e.Forged(hero.ref, item))
        case Bet(symbol):
            _bet(t, hero, symbol)


def _mine(hero: Hero, item: str) -> Carried:
    carried = find(hero, item)
    assert carried is not None
    return carried


def _called(t: SwordTable, ref: str) -> Hero:
    return next(hero for hero in t.state.heroes if hero.ref == ref)


def _buy(t: SwordTable, hero: Hero, answer: Buy) -> Flow[None]:
    """A card is bought with a side up, or turned to its better side at full price. [164]"""
    s, i = t.state, number(t, hero)
    assert s.visit is not None
    s.visit.bought[i] = s.visit.bought.get(i, 0) + 1
    crowns(t, hero, -answer.price)
    t.tell(e.Bought(hero.ref, answer.item, answer.side, answer.price))
    if answer.item in s.shop:
        s.shop.remove(answer.item)
        yield from gear.receive(t, hero, new_card(t, answer.item, answer.side))
    else:
        carried = _mine(hero, answer.item)
        become(hero, carried, turned(carried, "b"))


def _bet(t: SwordTable, hero: Hero, symbol: str) -> None:
    """Pay, name a symbol, roll: on the face it wins its prize. [169]"""
    s, tavern = t.state, t.content.buildings["tavern"]
    assert s.visit is not None
    s.visit.drank.append(number(t, hero))
    crowns(t, hero, -tavern.cost)
    face = throw(t, 0, 1)[0]
    won = tavern.pays.get(symbol, 0) if symbol in faces_of(t.content)[face] else 0
    t.tell(e.BetMade(hero.ref, symbol, face, won))
    crowns(t, hero, won)
