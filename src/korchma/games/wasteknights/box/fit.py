"""Whether the rows of the box fit together: every name is known, every card is whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from korchma.games.wasteknights.box.book import leads
from korchma.games.wasteknights.box.box import GROUNDS, HAZARDS, RIFT, SEA, SKILLS, SYMBOLS, Box
from korchma.games.wasteknights.box.cards import HasGear
from korchma.games.wasteknights.box.holding import At, Lies, Rides
from korchma.games.wasteknights.box.perks import Sure
from korchma.games.wasteknights.box.rows import EnemyRow, GearRow, KnightRow, Side, UpgradeRow, Use
from korchma.games.wasteknights.box.sheets import Deed
from korchma.games.wasteknights.box.tales import Fight, Page, Plot, Token, Wound
from korchma.kernel.content import parts
from korchma.tray.stories import Fault

CELL = re.compile(rf"[{''.join(GROUNDS)}][-{''.join(HAZARDS)}]|X-|[1-6][{''.join(GROUNDS)}]")
SPACE = re.compile(r"r\d+c\d+")
DECKS = {"dh": 40, "bm": 30}
COUNTS = {
    "knights": 6,
    "vehicles": 6,
    "finds": 20,
    "upgrades": 30,
    "injuries": 8,
    "breakdowns": 8,
    "threats": 10,
    "specials": 10,
}
GEAR, OWN_UPGRADES = 64, 4


def faults(box: Box) -> Iterator[Fault]:
    """What does not fit, the ground before what stands on it."""
    yield from _dice(box)
    yield from _map(box)
    yield from _spots(box)
    yield from _gear(box)
    yield from _upgrades(box)
    yield from _knights(box)
    yield from _names(box)
    yield from _plots(box)
    yield from _specials(box)


def miscounts(box: Box) -> Iterator[Fault]:
    """Where our own box has another number of cards than the printed one. [F3-F8]"""
    for deck, wanted in DECKS.items():
        found = len(box.decks[deck])
        if found != wanted:
            what = f"the deck {deck} has {wanted} cards, here are {found}: change a count"
            yield Fault("enemies.toml", [*box.enemies][-1], "count", what)
    for name, wanted in COUNTS.items():
        rows: dict[str, object] = getattr(box, name)
        if len(rows) != wanted:
            what = f"the box has {wanted} of them, here are {len(rows)}"
            yield Fault(f"{name}.toml", [*rows][-1], "id", what)
    cards = sum(row.count for row in box.gear.values() if not row.knight)
    if cards != GEAR:
        what = f"the box has {GEAR} cards of gear, here are {cards}: change a count"
        yield Fault("gear.toml", [*box.gear][-1], "count", what)


# --- dice, map ------------------------------------------------------------------------------------


def _dice(box: Box) -> Iterator[Fault]:
    for row in box.dice.values():
        if not set("".join(row.faces)) <= set(SYMBOLS):
            yield Fault("dice.toml", row.id, "faces", "a face shows S, F and X, or nothing")
    for terrain in GROUNDS.values():
        if terrain not in box.grounds:
            yield Fault("grounds.toml", terrain, "id", "say what entering it costs")


def _map(box: Box) -> Iterator[Fault]:
    if len(box.maps) != 1:
        yield Fault("maps.toml", ", ".join(box.maps), "id", "there is one map; keep its id")
    for row in box.maps.values():
        cells = [line.split() for line in row.rows]
        for number, line in enumerate(cells):
            if len(line) != len(cells[0]):
                yield Fault("maps.toml", row.id, f"rows[{number}]", "all rows are of one length")
            for cell in line:
                if cell not in (SEA, RIFT) and not CELL.fullmatch(cell):
                    what = f"{cell!r} is no cell: ground and hazard, as in D- or Ht"
                    yield Fault("maps.toml", row.id, f"rows[{number}]", what)
        digits = Counter(cell[0] for line in cells for cell in line if cell[0].isdigit())
        if digits != Counter("123456"):
            yield Fault("maps.toml", row.id, "rows", "each city stands on it once, 1 to 6")


def _spots(box: Box) -> Iterator[Fault]:
    for spot in box.spots.values():
        if spot.id not in box.spaces:
            yield Fault("spots.toml", spot.id, "id", "no space of the map lies there")
        elif spot.city != box.spaces[spot.id].city:
            what = f"the map shows {box.spaces[spot.id].city or 'no city'} there"
            yield Fault("spots.toml", spot.id, "city", what)
    for at in box.cities.values():
        if at not in box.spots:
            yield Fault("spots.toml", at, "id", "the city there has no name")
    named = {spot.name: spot.id for spot in reversed(box.spots.values())}
    for spot in box.spots.values():
        if named[spot.name] != spot.id:
            yield Fault("spots.toml", spot.id, "name", f"{named[spot.name]} bears this name too")
    start = next(iter(box.spaces))
    for at in box.spaces:
        if at not in box.graph.steps(start):
            yield Fault(
                "maps.toml", ", ".join(box.maps), "rows", f"no way leads to {at} from {start}"
            )


# --- people and things ----------------------------------------------------------------------------


def _knights(box: Box) -> Iterator[Fault]:
    for row in box.knights.values():
        if sorted(row.skills) != sorted(SKILLS):
            yield Fault("knights.toml", row.id, "skills", "a knight has six: " + ", ".join(SKILLS))
        for card in row.kit:
            if card not in box.gear or not box.gear[card].start:
                yield Fault("knights.toml", row.id, "kit", f"there is no starting gear {card!r}")
        if row.vehicle not in box.vehicles:
            yield Fault("knights.toml", row.id, "vehicle", f"there is no vehicle {row.vehicle!r}")
        own = [each.id for each in box.upgrades.values() if each.knight == row.id]
        if len(own) != OWN_UPGRADES:
            what = f"a knight has {OWN_UPGRADES} upgrades of his own, {row.id} has {len(own)}"
            yield Fault("upgrades.toml", row.id, "knight", what)


def _gear(box: Box) -> Iterator[Fault]:
    for row in box.gear.values():
        for field in ("works", "broken"):
            side: Side = getattr(row, field)
            what = _unlike(row, side)
            if what:
                yield Fault("gear.toml", row.id, field, what)
        if row.knight and row.knight not in box.knights:
            yield Fault("gear.toml", row.id, "knight", f"there is no knight {row.knight!r}")


def _unlike(row: GearRow, side: Side) -> str:
    """What a side lacks to be of its kind, or has too much."""
    if bool(side.dice) != bool(row.way):
        return "a weapon that is rolled for, and only that, has a way and dice on both sides"
    if bool(row.way) != bool(row.hands):
        return "a weapon that is rolled for is held in 1 or 2 hands, all else in none"
    if bool(side.block) != (row.kind == "armour"):
        return "armour, and only armour, blocks on both sides"
    if row.kind == "drug" and side.use is None:
        return "a drug is used: say when, and what it does"
    return ""


def _upgrades(box: Box) -> Iterator[Fault]:
    for row in box.upgrades.values():
        field, what = _half(box, row)
        if what:
            yield Fault("upgrades.toml", row.id, field, what)


def _half(box: Box, row: UpgradeRow) -> tuple[str, str]:
    """What an upgrade lacks, and in which field."""
    if row.knight and row.knight not in box.knights:
        return "knight", f"there is no knight {row.knight!r}"
    if row.gear:
        if row.gear not in box.gear or box.gear[row.gear].knight != row.knight:
            return "gear", f"there is no gear {row.gear!r} of this knight"
        return ("gear", "unique gear has no faces") if row.a or row.b else ("", "")
    for field, face in (("a", row.a), ("b", row.b)):
        if face is None or not face.perks:
            return field, "a face without perks does nothing: write what it does"
    return "", ""


# --- names that stand for others ------------------------------------------------------------------


def _names(box: Box) -> Iterator[Fault]:
    """Enemies, cards, spaces, knights and dice named anywhere are there."""
    tables: list[tuple[str, dict[Any, Any]]] = [
        (name, getattr(box, name)) for name in box.__dataclass_fields__ if name != "adventures"
    ]
    for each in box.adventures.values():
        tables += [(each.id, each.plots), (each.id, each.pages)]
    for name, table in tables:
        for row in table.values():
            for where, part in parts(row):
                what = _unknown(box, part)
                if what:
                    yield Fault(f"{name}.toml", row.id, where, what)


def _unknown(box: Box, part: object) -> str:
    """What a name stands for that is not there, if anything."""
    match part:
        case Fight(enemy=enemy) | Wound(enemy=enemy) if enemy not in box.enemies:
            return f"there is no enemy {enemy!r}"
        case HasGear(card=card) if card not in box.gear:
            return f"there is no gear {card!r}"
        case Sure(event=event) if event not in box.events:
            return f"there is no event {event!r}"
        case Rides(who=who) if who not in box.knights:
            return f"there is no knight {who!r}"
        case Page(says=says) if not {*says} <= {*box.knights}:
            return f"there is no knight {min({*says} - {*box.knights})!r}"
        case Token(at=at) | Lies(at=at) | At(place=at) | Deed(at=at):
            if SPACE.fullmatch(at) and at not in box.spaces:
                return f"no space of the map lies at {at}"
    return _odd_dice(box, part)


def _odd_dice(box: Box, part: object) -> str:
    """A letter that stands for no die, if there is one."""
    match part:
        case Side(dice=pool) | EnemyRow(dice=pool) | Use(die=pool):
            pools = [pool]
        case KnightRow(skills=skills):
            pools = [*skills.values()]
        case _:
            return ""
    wrong = sorted({*"".join(pools)} - {*box.dice})
    return f"{', '.join(wrong)} is no die: there are {', '.join(box.dice)}" if wrong else ""


def _plots(box: Box) -> Iterator[Fault]:
    for adventure in box.adventures.values():
        file = f"{adventure.id}.toml"
        for plot in adventure.plots.values():
            for where, entry in leads(plot):
                if entry not in adventure.pages:
                    yield Fault(file, plot.id, where, f"there is no entry {entry}")
            for letter in plot.letters:
                if letter not in box.letters:
                    yield Fault(file, plot.id, "letters", f"no card shows the letter {letter}")
        for end in adventure.epilogues.values():
            if end.entry not in adventure.pages:
                yield Fault(file, end.id, "entry", f"there is no entry {end.entry}")
        for page in adventure.pages.values():
            for where, part in parts(page):
                if isinstance(part, Plot) and part.start not in adventure.plots:
                    yield Fault(file, page.id, where, f"there is no plot {part.start!r}")


def _specials(box: Box) -> Iterator[Fault]:
    """A special card comes with an entry that everybody hears. [1]"""
    for row in box.specials.values():
        adventure = box.adventures.get(row.adventure)
        if adventure is None:
            what = f"there is no adventure {row.adventure!r}"
            yield Fault("specials.toml", row.id, "adventure", what)
        elif row.entry not in adventure.pages:
            yield Fault("specials.toml", row.id, "entry", f"there is no entry {row.entry}")
        elif adventure.pages[row.entry].private:
            what = f"entry {row.entry} is private, a special card lies open for all"
            yield Fault("specials.toml", row.id, "entry", what)
