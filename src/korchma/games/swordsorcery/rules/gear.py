"""What heroes wear: slots, hands, packs, exchange, dropping and taking. [96, 97, 100, 121-125]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.perks import Adds
from korchma.games.swordsorcery.options import (
    Give,
    GoOn,
    Pay,
    TakeFrom,
    TakeOff,
    Wear,
)
from korchma.games.swordsorcery.rules import giving, growing
from korchma.games.swordsorcery.rules.cards import (
    every,
    find,
    may_use,
    row_of,
    side_of,
    slots_of,
    turned,
    worn,
)
from korchma.games.swordsorcery.rules.numbers import room, shields_whole
from korchma.games.swordsorcery.rules.purse import crowns
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Ask, Flow, Option, Ready

TAKE_OFF = Ready[tuple[str, str], TakeOff](lambda card: TakeOff(*card))
SUMS = (5, 10, 50)
"""So many crowns are handed over at a time, a coin of each kind, or all. [97, 129]"""


def slots_for(t: SwordTable, carried: Carried) -> tuple[str, ...]:
    """Where a card can be worn. [123]"""
    return t.content.cards[carried.card].slots


def two_handed(t: SwordTable, carried: Carried | None) -> bool:
    """It takes both hands. [123]"""
    return carried is not None and row_of(t, carried).hands == "both"


def in_the_way(t: SwordTable, hero: Hero, carried: Carried, slot: str) -> list[Carried]:
    """What must come off before a card is put there. [123]"""
    out = [getattr(hero, slot)] if getattr(hero, slot) is not None else []
    if slot == "main" and two_handed(t, carried) and hero.off is not None:
        out.append(hero.off)
    if slot == "off" and two_handed(t, hero.main):
        assert hero.main is not None
        out.append(hero.main)
    return out


def wearable(t: SwordTable, hero: Hero, left: int) -> list[Option]:
    """Cards of the pack that can be put on just now; ``left``: what it still takes. [96, 122]"""
    return [
        Wear(carried.card, slot, carried.side)  # type: ignore[arg-type]  # a slot's name
        for carried in hero.pack
        if may_use(t, hero, carried)
        for slot in slots_for(t, carried)
        if left + 1 >= len(in_the_way(t, hero, carried, slot))
    ]


def put_on(t: SwordTable, hero: Hero, carried: Carried, slot: str) -> Flow[None]:
    """A card into a slot; what was there into the pack. Its shields come later. [4.D 32]"""
    if carried in hero.pack:
        hero.pack.remove(carried)
    for other in in_the_way(t, hero, carried, slot):
        take_off(t, hero, other)
    setattr(hero, slot, carried)
    t.tell(e.Wore(hero.ref, carried.card, slot, carried.side))
    extra = [x for x in side_of(t, carried).perks if isinstance(x, Adds) and x.to == "powers"]
    if extra and not any(power.item == carried.card for power in hero.powers):
        yield from growing.learn_power(t, hero, item=carried.card)


def take_off(t: SwordTable, hero: Hero, carried: Carried) -> None:
    """Into the pack; its shields, its power and its waking are gone. [111, 125] (4.D 32)"""
    carried = loosen(t, hero, carried)
    hero.pack.append(carried)
    t.tell(e.TookOff(hero.ref, carried.card, carried.side))


def loosen(t: SwordTable, hero: Hero, carried: Carried) -> Carried:
    """A card leaves its slot, or the pack: as it is then, a soul weapon asleep."""
    for slot, held in slots_of(hero):
        if held is carried:
            setattr(hero, slot, None)
            if row_of(t, carried).deck == "soul":
                carried = turned(carried, "a")
            for power in [x for x in hero.powers if x.item == carried.card]:
                hero.powers.remove(power)
                t.tell(e.Lost(hero.ref, power.card))
            if hero.shields:
                hero.shields = min(hero.shields, shields_whole(t, hero))
            return carried
    if carried in hero.pack:
        hero.pack.remove(carried)
    return carried


def receive(t: SwordTable, hero: Hero, carried: Carried) -> Flow[None]:
    """At once into an empty slot that fits, else into the pack. [97]"""
    if may_use(t, hero, carried):
        for slot in slots_for(t, carried):
            if getattr(hero, slot) is None and not in_the_way(t, hero, carried, slot):
                yield from put_on(t, hero, carried, slot)
                return
    giving.give(t, hero, carried)


def can_receive(t: SwordTable, hero: Hero, carried: Carried, left: int) -> bool:
    """Whether a card finds a place with him whose pack takes so many more."""
    if left > 0:
        return True
    if hero.main and hero.off and hero.armour and hero.artifact:
        return False
    for slot in slots_for(t, carried):
        if getattr(hero, slot) is None and not in_the_way(t, hero, carried, slot):
            return may_use(t, hero, carried)
    return False


# --- reorganize and exchange ---------------------------------------------------------------------


def arrangements(t: SwordTable, hero: Hero, left: int) -> list[Option]:
    """All changes between slots and pack, which takes so many more."""
    options = wearable(t, hero, left)
    if left > 0:
        options += [TAKE_OFF[carried.card, carried.side] for carried in worn(hero)]
    if hero.main is not None and row_of(t, hero.main).hands == "either" and hero.off is None:
        options.append(Wear(hero.main.card, "off", hero.main.side))
    if hero.off is not None and row_of(t, hero.off).hands == "either" and hero.main is None:
        options.append(Wear(hero.off.card, "main", hero.off.side))
    return options


def arrange(t: SwordTable, hero: Hero, answer: Option) -> Flow[None]:
    """One such change."""
    match answer:
        case Wear(item, slot):
            carried = find(hero, item)
            assert carried is not None
            if carried not in hero.pack:
                carried = loosen(t, hero, carried)
            yield from put_on(t, hero, carried, slot)
        case TakeOff(item):
            carried = find(hero, item)
            assert carried is not None
            take_off(t, hero, carried)


def reorganize(t: SwordTable, hero: Hero) -> Flow[None]:
    """Any number of changes. [96]"""
    while True:
        options = arrangements(t, hero, room(t, hero))
        if not options:
            return
        answer = yield Ask(hero.seat, "reorganize", [*options, GoOn()], rule="96")
        if isinstance(answer, GoOn):
            return
        assert isinstance(answer, Option)
        yield from arrange(t, hero, answer)


def exchange(t: SwordTable, hero: Hero, other: Hero) -> Flow[None]:
    """One card each way at most, and any crowns one way. [97]"""
    given = taken = False
    paid = 0
    while True:
        options: list[Option] = []
        if not given:
            options += [Give(x.card, other.ref, x.side) for x in _gifts(t, hero, other)]
        if not taken:
            options += [TakeFrom(x.card, other.ref, x.side) for x in _gifts(t, other, hero)]
        if paid >= 0:
            options += [Pay(n, other.ref) for n in sums(hero)]
        if paid <= 0:
            options += [Pay(-n, other.ref) for n in sums(other)]
        if not options:
            return
        answer = yield Ask(hero.seat, "exchange", [*options, GoOn()], rule="97")
        match answer:
            case Give(item):
                given = True
                yield from hand_over(t, hero, other, item)
            case TakeFrom(item):
                taken = True
                yield from hand_over(t, other, hero, item)
            case Pay(n):
                paid = n
                pay(t, hero, other, n)
            case _:
                return


def _gifts(t: SwordTable, hero: Hero, other: Hero) -> list[Carried]:
    """What he can hand over, also of what he wears. [97]"""
    left = room(t, other)
    return [x for x in every(hero) if left > 0 or can_receive(t, other, x, left)]


def sums(hero: Hero) -> list[int]:
    """What a hero can hand over."""
    crowns = hero.crowns
    if not crowns:
        return []
    return [n for n in SUMS if n < crowns] + [crowns]


def hand_over(t: SwordTable, hero: Hero, other: Hero, item: str) -> Flow[None]:
    """A card for another. [97, 229]"""
    carried = find(hero, item)
    assert carried is not None
    carried = loosen(t, hero, carried)
    t.tell(e.Gave(hero.ref, other.ref, item, carried.side))
    yield from receive(t, other, carried)


def pay(t: SwordTable, hero: Hero, other: Hero, n: int) -> None:
    """Crowns for another, or from him. [97, 229]"""
    t.tell(e.Paid(hero.ref, other.ref, n))
    crowns(t, hero, -n)
    crowns(t, other, n)


def can_exchange(heroes: Sequence[Hero], hero: Hero) -> list[Hero]:
    """Who stands in the same area. [97]"""
    return [x for x in heroes if x is not hero and not x.ghost and x.at == hero.at]
