"""Whether scrolls, enemy cards and masters fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.foes import Attacks, Scroll, Uses
from korchma.tray.stories import Fault


def foe_faults(box: Box) -> Iterator[Fault]:
    """What does not fit about enemies."""
    for scroll in box.scrolls.values():
        if scroll.id != f"{scroll.kind}-{scroll.rank}":
            what = f"its id is its kind and rank, {scroll.kind}-{scroll.rank}"
            yield Fault("scrolls.toml", scroll.id, "id", what)
        for where, what in _scroll(scroll.scroll):
            yield Fault("scrolls.toml", scroll.id, f"scroll.{where}", what)
    yield from _cards(box)
    for boss in box.bosses.values():
        for letter, face in (("a", boss.a), ("b", boss.b)):
            for where, what in _scroll(face.scroll):
                yield Fault("bosses.toml", boss.id, f"{letter}.scroll.{where}", what)
            if face.final and face.flips:
                yield Fault("bosses.toml", boss.id, f"{letter}.flips", "a final side never turns")


def _cards(box: Box) -> Iterator[Fault]:
    for card in box.enemies.values():
        if card.scroll not in box.scrolls:
            yield Fault("enemies.toml", card.id, "scroll", f"there is no scroll {card.scroll!r}")
        if min(card.health) < 1:
            yield Fault("enemies.toml", card.id, "health", "it dies before it comes")
    dealt = Counter(card.scroll for card in box.enemies.values())
    for scroll in box.scrolls:
        if not dealt[scroll]:
            yield Fault("scrolls.toml", scroll, "id", "no enemy card has this scroll")


def _scroll(scroll: Scroll) -> Iterator[tuple[str, str]]:
    """What is wrong with a scroll, and where."""
    weapons = {arm.id for arm in scroll.weapons}
    powers = {knack.id for knack in scroll.powers}
    if not scroll.weapons:
        yield "weapons", "a scroll has a weapon"
    if not scroll.rows or scroll.rows[-1].at:
        yield "rows", "the last row is for all other distances: at = []"
    seen = [distance for row in scroll.rows for distance in row.at]
    if len(seen) != len({*seen}) or sum(not row.at for row in scroll.rows) > 1:
        yield "rows", "a distance stands in one row only"
    for number, row in enumerate(scroll.rows):
        for each, act in enumerate(row.acts):
            where = f"rows[{number}].acts[{each}]"
            match act:
                case Attacks(weapon=weapon) if weapon and weapon not in weapons:
                    yield where, f"there is no weapon {weapon!r} on this scroll"
                case Uses(power=power) if power not in powers:
                    yield where, f"there is no power {power!r} on this scroll"
