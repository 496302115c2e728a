"""Phase III: discard, draw, take a card of the row."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Buy, Toss
from korchma.games.oldworld.rules.cards import ROW, draw, fill_row, prices, take_from_row, toss
from korchma.games.oldworld.rules.modifiers import total
from korchma.games.oldworld.rules.scene import scene_of
from korchma.games.oldworld.state import HAND_LIMIT, WorldTable, me
from korchma.kernel import SAFE, Ask, Flow, several

HELD = 3


def rest(t: WorldTable) -> Flow[None]:
    """Three cards, more or fewer, then one of the row. [68-71]"""
    s = t.state
    yield SAFE
    yield from _discard(t)
    draw(t, s.active, fresh_cards(t))
    yield from _buy(t)


def fresh_cards(t: WorldTable) -> int:
    """Cards that phase III brings to the hand as it is. [68]"""
    s = t.state
    return total("refill", scene_of(t, s.active), HELD - len(me(t).hand) + s.refill)


def _discard(t: WorldTable) -> Flow[None]:
    """Any number, so that three at most are left. [68]"""
    s, hand = t.state, me(t).hand
    if not hand:
        return
    low = max(0, len(hand) - HELD)
    ask = Ask(s.active, "rest", [*map(Toss, hand)], pick=(low, len(hand)), rule="68")
    toss(t, s.active, [each.card for each in several((yield ask)) if isinstance(each, Toss)])


def offers(t: WorldTable) -> list[Buy]:
    """The cards of the row one can pay and hold; the new card cannot pay for itself. [69, 115]"""
    held = len(me(t).hand)
    return [
        Buy(card, cost)
        for card, cost in prices(t).items()
        if cost <= held and held - cost < HAND_LIMIT
    ]


def _buy(t: WorldTable) -> Flow[None]:
    """Exactly one, if possible, paid with cards of the hand. [68, 70, 71, 115]"""
    s, player = t.state, me(t)
    options = offers(t)
    if not options:
        return
    chosen = options[0]
    if len(options) > 1:
        answer = yield Ask(s.active, "buy", options, rule="71")
        assert isinstance(answer, Buy)
        chosen = answer
    paid = yield from _pay(t, chosen.cost)
    rightmost = s.row[ROW - 1]
    player.hand.append(chosen.card)
    t.tell(e.Bought(s.active, chosen.card, tuple(paid)))
    take_from_row(t, chosen.card)
    if t.options.solo and chosen.card != rightmost and rightmost:
        _rightmost_leaves(t, rightmost)


def _pay(t: WorldTable, cost: int) -> Flow[list[str]]:
    """The price goes to the own discard. [71]"""
    s, hand = t.state, me(t).hand
    if cost == len(hand) or not cost:
        cards = hand[:cost]
    else:
        ask = Ask(s.active, "pay", [*map(Toss, hand)], pick=(cost, cost), rule="71")
        cards = [each.card for each in several((yield ask)) if isinstance(each, Toss)]
    for card in cards:
        hand.remove(card)
        me(t).discard.append(card)
    return cards


def _rightmost_leaves(t: WorldTable, card: str) -> None:
    """Alone, a card that was passed over leaves the row. [113]"""
    s = t.state
    s.row[s.row.index(card)] = ""
    if t.options.rightmost_leaves_the_game:
        s.burned.append(card)
    else:
        s.market.insert(0, card)
    t.tell(e.RowBurned((card,)))
    fill_row(t)
