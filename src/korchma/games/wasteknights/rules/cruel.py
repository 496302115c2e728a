"""The cruel wasteland: what is decided for the game is the worst for the knights. [76]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Strike
from korchma.games.wasteknights.rules.gear import every
from korchma.games.wasteknights.rules.numbers import row
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.kernel import Ask, Flow

T = TypeVar("T")


def worst(t: WasteTable, options: Sequence[T], harm: Sequence[tuple[int, ...]]) -> T:
    """What does most harm; ties by lot."""
    most = max(harm)
    found = [option for option, how in zip(options, harm, strict=True) if how == most]
    return found[0] if len(found) == 1 else found[t.rng.below(len(found))]


def dearest(t: WasteTable, i: int, cards: Sequence[Carried]) -> Flow[Carried | None]:
    """The card that hurts most: highest value, working before broken, then by lot; or the pick of
    the right-hand neighbour, where that is agreed. [3.6, 76, 125]"""
    if not cards:
        return None
    seat = neighbour(t, i)
    if seat is None or len(cards) == 1:
        return worst(t, cards, [(_value(t, each), int(not each.broken)) for each in cards])
    t.tell(e.SpokeForWaste(seat, t.state.knights[i].who))
    options = [Strike(each.card) for each in cards]
    answer = yield Ask(seat, "strike", options, rule="125")
    return next(each for each in cards if Strike(each.card) == answer)


def neighbour(t: WasteTable, i: int) -> int | None:
    """Who decides for the wasteland against a knight, if not the game itself. [125, 3.17]"""
    knights = t.state.knights
    if not t.options.neighbour_decides or len({knight.seat for knight in knights}) < 2:
        return None
    return knights[i - 1].seat


def _value(t: WasteTable, carried: Carried) -> int:
    card = row(t, carried)
    return 0 if card.knight else card.value


def of_kind(t: WasteTable, knight: Knight, kind: str) -> list[Carried]:
    """His cards that an effect may hit: all, those in the vehicle, or of a kind."""
    if kind == "vehicle":
        return list(knight.cargo)
    found = every(knight)
    return found if kind == "any" else [each for each in found if row(t, each).kind == kind]
