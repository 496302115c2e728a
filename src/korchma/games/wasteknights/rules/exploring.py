"""Exploring: cards turned up one by one, accepted or left lying. [58-64]"""

from __future__ import annotations

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.rows import Find
from korchma.games.wasteknights.options import Accept, BuyPoint, Refuse, UseGear, UseKnack
from korchma.games.wasteknights.rules.decks import draw_find
from korchma.games.wasteknights.rules.gear import find
from korchma.games.wasteknights.rules.goods import lose
from korchma.games.wasteknights.rules.harm import used_up
from korchma.games.wasteknights.rules.knights import active, awake
from korchma.games.wasteknights.rules.numbers import at_moment, can, exploration
from korchma.games.wasteknights.rules.telling import run
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow, Option


def explore(t: WasteTable) -> Flow[None]:
    """A point for each card; the last one must be taken. [58-62]"""
    s, knight = t.state, active(t)
    s.points = exploration(t, knight)
    if s.used:
        s.used = [each for each in s.used if not each.startswith("explore:")]
    while s.points > 0:
        s.points -= 1
        s.card = draw_find(t)
        if not s.card:
            break
        t.tell(e.Revealed(knight.who, s.card))
        if (yield from _decide(t)):
            yield from _accept(t)
            break
        t.tell(e.LeftLying(knight.who, s.card))
        s.found.append(s.card)
    s.card, s.points = "", 0


def line(t: WasteTable) -> Find:
    """The line of the ground the explorer stands on. [58]"""
    ground = t.content.spaces[active(t).at].terrain
    found: Find = getattr(t.content.finds[t.state.card], ground)
    return found


def _decide(t: WasteTable) -> Flow[bool]:
    """Whether the card is taken; a point may be bought for another. [59-62]"""
    s, knight = t.state, active(t)
    while True:
        options: list[Option] = [Accept()]
        if s.points > 0:
            options.append(Refuse())
        options += _more(t)
        if len(options) == 1:
            return True
        match (yield Ask(knight.seat, "explore", options, rule="59")):
            case Accept():
                return True
            case Refuse():
                return False
            case BuyPoint():
                s.used.append("explore:fuel")
                lose(t, knight, "fuel", 1)
                s.points += 1
            case UseGear(card):
                carried = find(knight, card)
                assert carried is not None
                used_up(t, knight, carried)
                s.points += 1
            case UseKnack(knack):
                s.used.append(f"explore:{knack}")
                t.tell(e.Used(knight.who, knack))
                s.points += 1
                return False


def _more(t: WasteTable) -> list[Option]:
    """A point for fuel, for a cup of coffee, or by a good nose. [62, G49, 3.14]"""
    s, knight = t.state, active(t)
    out: list[Option] = []
    if knight.fuel and not knight.wreck and "explore:fuel" not in s.used:
        out.append(BuyPoint())
    if not knight.wreck:
        out += [UseGear(each.card) for each in at_moment(t, knight, "explore")]
    if can(t, knight, "nose") and "explore:nose" not in s.used:
        out.append(UseKnack("nose"))
    return out


def _accept(t: WasteTable) -> Flow[None]:
    """All finds, then all trouble; what knocks him out ends it. [59, ruling 33]"""
    s, knight, found = t.state, active(t), line(t)
    card = s.card
    yield from run(t, found.finds)
    if awake(knight) or t.options.rest_is_carried_out:
        yield from run(t, found.trouble)
    s.fell_here = []
    s.found.append(card)
