"""Gear: slots and cargo, gaining, breaking, throwing away. [95-100, 116]"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import chain

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.rows import GearRow
from korchma.games.wasteknights.options import Discard, Equip, Stow
from korchma.games.wasteknights.rules.decks import draw_gear
from korchma.games.wasteknights.rules.goods import spill
from korchma.games.wasteknights.rules.kits import kit
from korchma.games.wasteknights.rules.numbers import can, capacity, row
from korchma.games.wasteknights.state import Carried, Knight, WasteTable
from korchma.kernel import Ask, Flow, Option

HANDS = 2
SHIFT = "shift:"
"""Begins what is noted of a card moved between two actions."""


def every(knight: Knight) -> list[Carried]:
    """All gear of a knight."""
    return [*knight.hands, *knight.armour, *knight.cargo]


def find(knight: Knight, card: str) -> Carried | None:
    """A card of his, wherever it is."""
    for place in (knight.hands, knight.armour, knight.cargo):
        for each in place:
            if each.card == card:
                return each
    return None


def at_hand(t: WasteTable, knight: Knight, gear: str) -> Carried | None:
    """A card of this kind among all his gear, working before broken."""
    found = [each for each in every(knight) if row(t, each).id == gear]
    return min(found, key=lambda each: each.broken, default=None)


def hands_of(t: WasteTable, knight: Knight) -> int:
    """Hands that can hold a weapon. [J1]"""
    return 1 if can(t, knight, "one-hand") else HANDS


def load(knight: Knight) -> int:
    """Places taken in the vehicle; parts of a plot take one each. [96]"""
    return len(knight.cargo) + knight.flags.get("parts", 0)


def has_room(t: WasteTable, knight: Knight) -> bool:
    """Whether the vehicle takes one more."""
    return load(knight) < capacity(t, knight)


def slot(t: WasteTable, knight: Knight, card: GearRow) -> list[Carried] | None:
    """The slot that is free for a card, if any. [25, 130]"""
    if card.kind == "armour":
        return knight.armour if not knight.armour else None
    if card.kind != "weapon" or not card.hands:
        return None
    taken = sum(row(t, each).hands for each in knight.hands)
    return knight.hands if taken + card.hands <= hands_of(t, knight) else None


def whereabouts(knight: Knight, carried: Carried) -> list[Carried]:
    """The list a card lies in: no two cards have the same name."""
    for place in (knight.hands, knight.armour, knight.cargo):
        if carried in place:
            return place
    raise AssertionError(f"{knight.who} has no {carried.card}")


def take_off(knight: Knight, carried: Carried) -> None:
    """A card leaves its place."""
    whereabouts(knight, carried).remove(carried)


def turn(knight: Knight, carried: Carried, *, broken: bool, tuned: bool = False) -> None:
    """A card lies there with another side up."""
    place = whereabouts(knight, carried)
    place[place.index(carried)] = Carried(carried.card, broken, tuned)


# --- gaining and losing --------------------------------------------------------------------------


def gain_gear(t: WasteTable, knight: Knight, card: str, *, broken: bool = True) -> Flow[None]:
    """A card is placed at once; where there is no room something goes. [98, 99, ruling 36]"""
    new = Carried(card, broken)
    t.tell(e.GearGained(knight.who, card, broken))
    yield from stash(t, knight, new)


def stash(t: WasteTable, knight: Knight, new: Carried) -> Flow[None]:
    """Into a free fitting slot, else into the vehicle, else instead of another card. [98]"""
    offered = t.state.offered
    while not _put(t, knight, new):
        options = [Discard(new.card), *(Discard(each.card) for each in _in_the_way(t, knight, new))]
        gone = new.card
        if len(options) > 1:
            offered.append(new.card)
            match (yield Ask(knight.seat, "no-room", options, rule="98")):
                case Discard(chosen):
                    gone = chosen
            offered.remove(new.card)
        if gone == new.card:
            t.tell(e.GearGone(knight.who, gone))
            lay_aside(t, knight, new.card)
            return
        old = find(knight, gone)
        assert old is not None
        discard(t, knight, old)


def _put(t: WasteTable, knight: Knight, new: Carried) -> bool:
    place = slot(t, knight, row(t, new))
    if place is None and has_room(t, knight):
        place = knight.cargo
    if place is not None:
        place.append(new)
    return place is not None


def _in_the_way(t: WasteTable, knight: Knight, new: Carried) -> list[Carried]:
    """Cards that could go to make room; what is worn stays during a move. [25, ruling 36]"""
    card = row(t, new)
    worn: list[Carried] = []
    if t.options.worn_gives_way or t.state.drive is None:
        if card.kind == "armour":
            worn = knight.armour
        elif card.kind == "weapon" and 0 < card.hands <= hands_of(t, knight):
            worn = knight.hands
    return [*knight.cargo, *worn]


def gain_from_deck(t: WasteTable, knight: Knight, n: int) -> Flow[None]:
    """Cards from the deck, broken. [99, ruling 45]"""
    for _ in range(n):
        card = draw_gear(t)
        if card:
            yield from gain_gear(t, knight, card)


def lay_aside(t: WasteTable, knight: Knight, card: str) -> None:
    """Onto the discard; unique gear back to the upgrades. [100, 117]"""
    if t.content.cards[card].knight:
        knight.upgrades.pop(card, None)
    else:
        t.state.scrap.append(card)


def discard(t: WasteTable, knight: Knight, carried: Carried) -> None:
    """A card is gone."""
    take_off(knight, carried)
    t.tell(e.GearGone(knight.who, carried.card))
    lay_aside(t, knight, carried.card)
    spill(t, knight)


def break_gear(t: WasteTable, knight: Knight, carried: Carried) -> None:
    """Working: broken; broken: gone. [100]"""
    if carried.broken:
        discard(t, knight, carried)
        return
    turn(knight, carried, broken=True)
    t.tell(e.GearBroke(knight.who, carried.card))
    spill(t, knight)


def fix_gear(t: WasteTable, knight: Knight, carried: Carried, *, tuned: bool = False) -> None:
    """Broken: working."""
    turn(knight, carried, broken=False, tuned=tuned or carried.tuned)
    t.tell(e.GearFixed(knight.who, carried.card))


# --- putting on and stowing ----------------------------------------------------------------------


def arranging(t: WasteTable, knight: Knight) -> Sequence[Option]:
    """How cards may be moved between the actions; each of them once, or it would never end. [97]"""
    kept = kit(t, knight).arranged
    key = knight.vehicle, knight.flags.get("parts", 0)
    found = kept.get(key)
    if found is None:
        found = kept[key] = tuple(_arranging(t, knight))
    used = t.state.used
    moved = {x.removeprefix(SHIFT) for x in used if x.startswith(SHIFT)} if used else None
    return [how for how in found if not _shifts(how, moved)] if moved else found


def _arranging(t: WasteTable, knight: Knight) -> list[Option]:
    """The same before any card was moved; what can be put on comes first."""
    out: list[Option] = []
    for carried in knight.cargo:
        ways = _ways(t, knight, row(t, carried))
        out += [Equip(carried.card, way) for way in ways]
    if has_room(t, knight):
        out += [Stow(each.card) for each in chain(knight.hands, knight.armour)]
    out += [Discard(each.card) for each in every(knight)]
    return out


def _shifts(how: Option, cards: Set[str]) -> bool:
    """Whether one of these would be moved."""
    match how:
        case Equip(card, out):
            return card in cards or not cards.isdisjoint(out)
        case Stow(card):
            return card in cards
    return False


def settle_down(t: WasteTable) -> None:
    """An action was taken: cards may be moved again."""
    if t.state.used:
        t.state.used = [each for each in t.state.used if not each.startswith(SHIFT)]


def _ways(t: WasteTable, knight: Knight, card: GearRow) -> list[tuple[str, ...]]:
    """What would have to go into the vehicle for a card to be put on, as few as it takes."""
    if card.kind == "armour":
        outs = [tuple(each.card for each in knight.armour)]
    elif card.kind == "weapon" and 0 < card.hands <= hands_of(t, knight):
        taken = sum(row(t, each).hands for each in knight.hands)
        if taken + card.hands <= hands_of(t, knight):
            outs = [()]
        elif card.hands == HANDS or len(knight.hands) == 1:
            outs = [tuple(each.card for each in knight.hands)]
        else:
            outs = [(each.card,) for each in knight.hands]
    else:
        return []
    room = capacity(t, knight) - load(knight) + 1
    return [out for out in outs if len(out) <= room]


def arrange(t: WasteTable, knight: Knight, how: Equip | Stow | Discard) -> None:
    """Cards are put on, stowed or thrown away. [97]"""
    carried = find(knight, how.gear)
    assert carried is not None
    t.state.used += [f"{SHIFT}{card}" for card in (how.gear, *getattr(how, "out", ()))]
    match how:
        case Discard():
            discard(t, knight, carried)
        case Stow():
            take_off(knight, carried)
            knight.cargo.append(carried)
            t.tell(e.GearMoved(knight.who, carried.card, "cargo"))
        case Equip(_, out):
            take_off(knight, carried)
            for name in out:
                old = find(knight, name)
                assert old is not None
                take_off(knight, old)
                knight.cargo.append(old)
                t.tell(e.GearMoved(knight.who, name, "cargo"))
            armour = row(t, carried).kind == "armour"
            (knight.armour if armour else knight.hands).append(carried)
            t.tell(e.GearMoved(knight.who, carried.card, "armour" if armour else "hands"))


def settle_hands(t: WasteTable, knight: Knight) -> Flow[None]:
    """An arm that no longer holds: what is too much goes into the vehicle, or is gone. [J1]"""
    while sum(row(t, each).hands for each in knight.hands) > hands_of(t, knight):
        out = knight.hands[-1]
        if len(knight.hands) > 1:
            options = [Stow(each.card) for each in knight.hands]
            match (yield Ask(knight.seat, "broken-arm", options, rule="104")):
                case Stow(chosen):
                    out = next(each for each in knight.hands if each.card == chosen)
        take_off(knight, out)
        if has_room(t, knight):
            knight.cargo.append(out)
            t.tell(e.GearMoved(knight.who, out.card, "cargo"))
        else:
            t.tell(e.GearGone(knight.who, out.card))
            lay_aside(t, knight, out.card)


def settle_cargo(t: WasteTable, knight: Knight) -> Flow[None]:
    """A vehicle that holds less: what is too much is thrown away, as the owner likes. [K4]"""
    while load(knight) > capacity(t, knight) and knight.cargo:
        gone = knight.cargo[-1]
        if len(knight.cargo) > 1:
            options = [Discard(each.card) for each in knight.cargo]
            match (yield Ask(knight.seat, "torn-bay", options, rule="108")):
                case Discard(chosen):
                    gone = next(each for each in knight.cargo if each.card == chosen)
        discard(t, knight, gone)
