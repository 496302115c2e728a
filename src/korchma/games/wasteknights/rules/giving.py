"""Goods and gear, given and taken as a text says. [3.6]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.holding import Goods
from korchma.games.wasteknights.options import Discard, Keep, Name, Restore
from korchma.games.wasteknights.rules.conditions import owned
from korchma.games.wasteknights.rules.cruel import dearest
from korchma.games.wasteknights.rules.decks import draw_gear
from korchma.games.wasteknights.rules.gear import (
    discard,
    every,
    fix_gear,
    gain_from_deck,
    gain_gear,
)
from korchma.games.wasteknights.rules.goods import KINDS, gain, gain_any, lose, lose_any
from korchma.games.wasteknights.rules.growing import gain_xp, lose_xp
from korchma.games.wasteknights.rules.numbers import row
from korchma.games.wasteknights.rules.places import on_space
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Ask, Flow

T = TypeVar("T")


def give(t: WasteTable, i: int, what: Goods, n: int) -> Flow[None]:
    """Goods for a knight."""
    knight = t.state.knights[i]
    match what:
        case "xp":
            gain_xp(t, i, n)
        case "gear":
            yield from gain_from_deck(t, knight, n)
        case "res":
            yield from gain_any(t, knight, n)
        case "fuel" | "ammo" | "med":
            gain(t, knight, what, n)


def take(t: WasteTable, i: int, step: w.Lose, *, price: bool) -> Flow[None]:
    """Goods gone, as far as there are; a price is paid in full, and its payer picks. [3.6]"""
    knight = t.state.knights[i]
    if step.together:
        for _ in range(step.n):
            payer = yield from _payer(t, i, step.what)
            yield from take(t, payer, w.Lose(step.what), price=price)
        return
    match step.what:
        case "xp":
            lose_xp(t, i, step.n)
        case "res":
            yield from lose_any(t, knight, step.n)
        case "fuel" | "ammo" | "med":
            lose(t, knight, step.what, step.n)
        case "gear" if step.value:
            yield from _pay_value(t, i, step.value)
        case "gear":
            for _ in range(step.n):
                yield from _lose_gear(t, i, price=price)


def _payer(t: WasteTable, i: int, what: Goods) -> Flow[int]:
    """Who pays the next unit of a price that is paid together. [3.6]"""
    s = t.state
    able = [x for x in on_space(t, s.knights[i].at) if owned(t, s.knights[x], what)]
    if len(able) < 2:
        return able[0] if able else i
    options = [Name(s.knights[x].who) for x in able]
    answer = yield Ask(s.knights[i].seat, "who-pays", options, rule="73")
    assert isinstance(answer, Name)
    return next(x for x in able if s.knights[x].who == answer.knight)


def _lose_gear(t: WasteTable, i: int, *, price: bool) -> Flow[None]:
    """A card goes: the payer's pick, or by the cruel rule. [3.6]"""
    knight = t.state.knights[i]
    found = every(knight)
    gone = found[0] if len(found) == 1 else None
    if price and len(found) > 1:
        options = [Discard(each.card) for each in found]
        match (yield Ask(knight.seat, "pay-gear", options, rule="73")):
            case Discard(card):
                gone = next(each for each in found if each.card == card)
    elif not price:
        gone = yield from dearest(t, i, found)
    if gone is not None:
        discard(t, knight, gone)


def _pay_value(t: WasteTable, i: int, value: int) -> Flow[None]:
    """Own cards of so much printed value in total. [3.6]"""
    knight, paid = t.state.knights[i], 0
    while paid < value:
        found = [each for each in every(knight) if row(t, each).value and not row(t, each).knight]
        if not found:
            return
        options = [Discard(each.card) for each in found]
        answer = yield Ask(knight.seat, "pay-gear", options, rule="73")
        assert isinstance(answer, Discard)
        gone = next(each for each in found if each.card == answer.gear)
        paid += row(t, gone).value
        discard(t, knight, gone)


def lacks(t: WasteTable, price: Sequence[object]) -> bool:
    """Whether a price, all its parts together, cannot be paid in full. [3.6]"""
    if not price:
        return False
    s, knight = t.state, t.state.knights[t.state.acting]
    own: Counter[str] = Counter()
    for part in price:
        match part:
            case w.Lose("gear", _, _, value) if value:
                if worth_of_gear(t, s.acting) < value:
                    return True
            case w.Lose(what, n, together=True):
                if owned(t, knight, what, together=True) < n:
                    return True
            case w.Lose(what, n):
                own[what] += n
            case w.Damage() if knight.wreck:
                return True
    own["res"] += sum(own[kind] for kind in KINDS)
    return any(owned(t, knight, what) < n for what, n in own.items() if n)


def in_turn(price: Sequence[T]) -> list[T]:
    """The parts of a price as they are paid: what may be anything comes last. [3.6]"""
    return sorted(price, key=lambda part: isinstance(part, w.Lose) and part.what == "res")


def worth_of_gear(t: WasteTable, i: int) -> int:
    """What all his cards are worth together."""
    found = every(t.state.knights[i])
    return sum(row(t, each).value for each in found if not row(t, each).knight)


def fix(t: WasteTable, i: int, n: int) -> Flow[None]:
    """Broken cards of the owner's choice work again, those with X too. [3.6]"""
    knight = t.state.knights[i]
    for _ in range(n):
        found = [each for each in every(knight) if each.broken]
        if not found:
            return
        mended = found[0]
        if len(found) > 1:
            options = [Restore(each.card) for each in found]
            match (yield Ask(knight.seat, "fix", options, rule="68")):
                case Restore(card):
                    mended = next(each for each in found if each.card == card)
        fix_gear(t, knight, mended)


def keep_one(t: WasteTable, i: int, n: int) -> Flow[None]:
    """Cards are drawn and looked at, one is kept, broken. [3.9]"""
    s, knight = t.state, t.state.knights[i]
    s.offered = [card for card in (draw_gear(t) for _ in range(n)) if card]
    if not s.offered:
        return
    t.tell(e.GearShown(knight.who, tuple(s.offered)))
    kept = s.offered[0]
    if len(s.offered) > 1:
        match (yield Ask(knight.seat, "keep-one", [*map(Keep, s.offered)], rule="58")):
            case Keep(card):
                kept = card
    s.scrap += [card for card in s.offered if card != kept]
    s.offered = []
    yield from gain_gear(t, knight, kept)
