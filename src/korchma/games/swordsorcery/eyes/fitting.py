"""A card beside what its buyer wears: what it would change, number by number. [123, 164, 168]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Line
from korchma.games.swordsorcery.box.phrases import Phrase, lined
from korchma.games.swordsorcery.box.rows import Profile, Side
from korchma.games.swordsorcery.box.terms import Roll
from korchma.games.swordsorcery.eyes.fighters import ItemView, item_view
from korchma.games.swordsorcery.eyes.reckoning import chance_of, mean_hits
from korchma.games.swordsorcery.eyes.withheld import visitor
from korchma.games.swordsorcery.options import (
    Buy,
    CardFace,
    Forge,
    FromStash,
    GoOn,
    ItemId,
    Slot,
    Wear,
)
from korchma.games.swordsorcery.rules.adding import named
from korchma.games.swordsorcery.rules.arms import BARE
from korchma.games.swordsorcery.rules.cards import (
    card_of,
    every,
    find,
    item_cards,
    may_use,
    side,
    side_of,
    slots_of,
)
from korchma.games.swordsorcery.rules.gear import in_the_way, slots_for
from korchma.games.swordsorcery.state import Carried, Hero, SwordTable
from korchma.kernel import Option, thing

What: TypeAlias = Literal[
    "sure", "red", "blue", "mean", "range", "armour", "shields", "defence", "stops", "charges"
]
GaugeId = Annotated[What, thing("gauge")]
BARE_HANDS = Profile(Roll(blue=BARE.blue))


class Gauge(msgspec.Struct, frozen=True):
    """A number with what is worn, and with the other card. ``mean``: hits on average; ``stops``:
    hits of a heavy blow that armour, magic shields and dice take, on average."""

    what: GaugeId
    before: float
    after: float


class Likely(msgspec.Struct, frozen=True):
    """What symbols buy, how likely a throw shows them, and how likely with what is worn; nought:
    that has no such line. [131]"""

    says: tuple[Phrase, ...]
    chance: float
    before: float


class Fitting(msgspec.Struct, frozen=True):
    """A side of a card beside what is worn: where it goes, what comes off for it."""

    item: ItemId
    side: CardFace
    slot: Slot | Literal[""]
    """Where it would be worn; "" for what is carried in the pack."""
    instead: tuple[ItemView, ...]
    usable: bool
    gauges: tuple[Gauge, ...]
    lines: tuple[Likely, ...]


class Fittings(msgspec.Struct, frozen=True):
    """All that lies on the shelves, in the stash and in his own pack, tried on."""

    fits: tuple[Fitting, ...]


def tried_on(t: SwordTable, option: Option) -> Fitting | Fittings | None:
    """What a card would change; who is about to leave sees all of them."""
    match option:
        case Buy(item, face):
            return fitting(t, visitor(t), item, face)
        case Forge(item):
            return fitting(t, visitor(t), item, "b")
        case FromStash(item) | Wear(item):
            held = find(visitor(t), item) or next(x for x in t.state.stash if x.card == item)
            return fitting(t, visitor(t), item, held.side)
        case GoOn():
            return fittings(t)
    return None


def fittings(t: SwordTable) -> Fittings:
    """Every card a visitor could have, both sides where both are for sale. [164, 167, 168]"""
    hero = visitor(t)
    cards = [(name, face) for name in _alike(t, t.state.shop) for face in _faces(t, name)]
    up = {carried.card: carried.side for carried in t.state.stash}
    cards += [(name, up[name]) for name in _alike(t, up)]
    for carried in every(hero):
        better = card_of(t, carried).row.b
        if carried in hero.pack:
            cards.append((carried.card, carried.side))
        if carried.side == "a" and card_of(t, carried).treasure is None and better is not None:
            cards.append((carried.card, "b"))
    return Fittings(tuple(fitting(t, hero, name, face) for name, face in dict.fromkeys(cards)))


def _alike(t: SwordTable, cards: Iterable[str]) -> list[str]:
    """Of several copies the first."""
    rows = item_cards(t.content)
    return [*{(rows[card].row.id, rows[card].side): card for card in reversed([*cards])}.values()]


def _faces(t: SwordTable, card: str) -> Iterator[str]:
    row = item_cards(t.content)[card].row
    for face, printed in (("a", row.a), ("b", row.b)):
        if printed is not None and printed.price > 0:
            yield face


def fitting(t: SwordTable, hero: Hero, card: str, face: str) -> Fitting:
    """One side of a card beside what he wears; of a card he has, beside the side that is up."""
    own, new = find(hero, card), Carried(card, face)
    if own is not None and own.side != face:
        slot = next((slot for slot, held in slots_of(hero) if held is own), "")
        off = [own]
    else:
        slot = _slot(t, hero, new)
        off = in_the_way(t, hero, new, slot) if slot else []
    after = side(t.content, card, face)
    before = side_of(t, off[0]) if off else _empty(hero, slot)
    return Fitting(
        item=card,
        side="b" if face == "b" else "a",
        slot=slot,  # type: ignore[arg-type]  # a slot's name
        instead=tuple(map(item_view, off)),
        usable=may_use(t, hero, new),
        gauges=tuple(_gauges(t.content, before, after)),
        lines=tuple(_likely(t.content, before, after)),
    )


def _slot(t: SwordTable, hero: Hero, carried: Carried) -> str:
    """Where a card would go: where nothing is in its way, else where it is held first."""
    slots = slots_for(t, carried)
    free = [slot for slot in slots if not in_the_way(t, hero, carried, slot)]
    return (free or [*slots, ""])[0]


def _empty(hero: Hero, slot: str) -> Side:
    """Nothing there: who has no weapon at all has his hands, who has no armour his skin. [124]"""
    if slot == "main" and hero.off is None:
        return Side(attack=BARE_HANDS)
    return Side(defence=1) if slot == "armour" else Side()


# --- numbers --------------------------------------------------------------------------------------


def _gauges(box: Box, before: Side, after: Side) -> Iterator[Gauge]:
    """Each number that either of them has."""
    was, now = _measures(box, before), _measures(box, after)
    for what, n in now.items():
        if n or was[what]:
            yield Gauge(what, was[what], n)


def _measures(box: Box, of: Side) -> dict[What, float]:
    attack = of.attack or Profile()
    roll = attack.roll
    lines = tuple(x for x in named("", attack.lines) if _hits(x.line))
    return {
        "sure": roll.hits,
        "red": roll.red,
        "blue": roll.blue,
        "mean": mean_hits(box, roll.red, roll.blue, roll.hits, lines),
        "range": attack.range,
        "armour": of.armour,
        "shields": of.shields,
        "defence": of.defence,
        "stops": of.armour + of.shields + of.defence * chance_of(box, 0, 1, ("shield",)),
        "charges": of.charges,
    }


def _hits(line: Line) -> bool:
    """A line that buys hits whomever one strikes."""
    return not line.when and any(isinstance(x, b.Hits) for x in line.does)


def _likely(box: Box, before: Side, after: Side) -> Iterator[Likely]:
    """Lines of the attack that cost symbols, with the chance of each. [131]"""
    for line, chance in _priced(box, after).items():
        yield Likely(tuple(lined((line,))), chance, _priced(box, before).get(line, 0.0))


@cache
def _priced(box: Box, of: Side) -> dict[Line, float]:
    if of.attack is None:
        return {}
    roll = of.attack.roll
    lines = (*of.attack.lines, *of.lines)
    return {x: chance_of(box, roll.red, roll.blue, x.cost) for x in lines if x.cost}
