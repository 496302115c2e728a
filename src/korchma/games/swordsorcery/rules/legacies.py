"""What a party brings along is looked at before it sits down: all of it must be of this box."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.rules.cards import SLOTS, item_cards
from korchma.games.swordsorcery.state import Kept, Legacy, Veteran
from korchma.kernel import KorchmaError

LEAST = 2
"""Heroes that go at least. [13]"""


def check_legacy(legacy: Legacy, box: Box) -> None:
    """A legacy that no quest can have left is refused, and why."""
    for fault in _faults(legacy, box):
        raise KorchmaError(f"This party cannot come: {fault}.")


def _faults(legacy: Legacy, box: Box) -> Iterator[str]:
    if len(legacy.party) < LEAST:
        yield f"it takes {LEAST} heroes at least"
    heroes = (*legacy.party, *legacy.away)
    who = [box.heroes[each.card].hero for each in heroes if each.card in box.heroes]
    if len(who) < len(heroes) or len({*who}) < len(who):
        yield "its heroes are not of this box, or one comes twice"
    cards: list[Kept] = [*legacy.stash]
    for veteran in heroes:
        yield from _veteran(veteran, box)
        cards += [kept for _, kept in veteran.worn]
        cards += veteran.pack
    names = [kept.card for kept in cards]
    for name in names:
        if name not in item_cards(box):
            yield f"there is no card {name!r}"
    if len({*names}) < len(names):
        yield "somebody has a card that is there once only"


def _veteran(veteran: Veteran, box: Box) -> Iterator[str]:
    slots = [slot for slot, _ in veteran.worn]
    if any(slot not in SLOTS for slot in slots) or len({*slots}) < len(slots):
        yield "something is worn where nothing can be"
    for power in veteran.powers:
        if power not in box.powers:
            yield f"there is no power {power!r}"
    for talent in veteran.talents:
        if talent not in box.talents:
            yield f"there is no talent {talent!r}"


def stripped(box: Box, veteran: Veteran) -> Veteran:
    """Who stays behind keeps what his soul has: no cards, and no power an artefact taught him."""
    ranks = box.gems[box.heroes[veteran.card].hero].ranks
    powers = veteran.powers[: ranks[veteran.rank - 1].powers]
    return msgspec.structs.replace(veteran, worn=(), pack=(), powers=powers)
