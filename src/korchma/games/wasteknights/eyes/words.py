"""Which messages name the things of Waste Knights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.box import SKILLS, Box
from korchma.games.wasteknights.box.perks import AnyPerk, Can, Ignores
from korchma.games.wasteknights.box.rows import EnemyRow, EventRow
from korchma.games.wasteknights.eyes.prices import (
    deed_price,
    every_piece,
    piece_word,
    way_price,
)
from korchma.games.wasteknights.eyes.view import View
from korchma.games.wasteknights.rules.city import SHOPS
from korchma.games.wasteknights.rules.goods import KINDS
from korchma.games.wasteknights.rules.striking import PROPERTIES
from korchma.kernel.words import Word
from korchma.tray import stories as g
from korchma.tray.stories.book import within

DICE = 12
KNACKS = (
    "dog",
    "flow",
    "ghost",
    "not-today",
    "gifted",
    "own-medicine",
    "nose",
    "burst",
    "iron-nerve",
    "gunner",
    "blanks",
    "dirty-tricks",
    "while-there",
)
"""What can be used by name beside cards."""
LETTERS = "ABCDEFGHIJKLM"
TOKENS = (
    "plot",
    "challenge",
    "hunter",
    "jackal",
    "fortification",
    "tanker",
    "raider",
    "radiation",
    "walker",
    "ruin",
    *(f"{skill}{need}" for skill in SKILLS for need in (2, 3)),
)
HAZARDS = ("rad", "cont", "threat")
WARES = (*KINDS, "part")
"""What changes hands beside cards."""


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """The things that have names, by kind. Entries have theirs apart: they are secret."""
    return {
        "knight": [*box.knights],
        "vehicle": [*box.vehicles],
        "space": [*box.spaces],
        "gear": [*box.cards],
        "upgrade": [*box.upgrades],
        "injury": [*box.injuries],
        "breakdown": [*box.breakdowns],
        "skill": [*SKILLS],
        "knack": [*KNACKS, *HAZARDS, *_sparers(box), *_usable(box)],
        "shop": [*SHOPS],
        "deck": ["dh", "bm", "finds", "gear"],
        "goods": [*KINDS, "xp", "res"],
        "ware": [*WARES],
        "hazard": [*HAZARDS],
        "die": [*range(DICE)],
        "enemy": [*box.enemies],
        "property": [*PROPERTIES],
        "waste": [*box.wasteland],
        "find": [*box.finds],
        "piece": sorted({*every_piece(box)}),
        "threat": [*box.threats],
        "token": [*TOKENS],
        "keep": sorted({*_keeps(box)}),
        "way": sorted({*_card_ways(box)}),
    }


def _usable(box: Box) -> Iterator[str]:
    """Cards that can be used by their name. [95]"""
    for row in box.gear.values():
        if row.works.use is not None or row.broken.use is not None:
            yield row.id


def _sparers(box: Box) -> Iterator[str]:
    """What may spare a knight a hazard. [30, 95]"""
    cards = ((f"gear:{x}", (*row.works.perks, *row.broken.perks)) for x, row in box.cards.items())
    for name, perks in (*_givers(box), *cards):
        if any(isinstance(perk, Ignores) for perk in perks):
            yield name


def _card_ways(box: Box) -> Iterator[str]:
    """The ways enemies and events offer: unlike an entry's no secret. [3.7, 3.8]"""
    lines = [(f"enemy-{x.id}", line.steps) for x in box.enemies.values() for line in x.lines]
    for name, steps in (*lines, *((f"event-{x.id}", x.before) for x in box.events.values())):
        for _, step in within(steps):
            if isinstance(step, g.Choose):
                yield from (f"{name}.{way.id}" for way in step.options)


def _keeps(box: Box) -> Iterator[str]:
    """Every keepsake that can be had. [3.6]"""
    for adventure in box.adventures.values():
        for page in adventure.pages.values():
            yield from (step.what for _, step in within(page.steps) if isinstance(step, w.Keep))


def secrets(view: View) -> list[str]:
    """Entries being read, the plot, what can be done in it, special cards turned up. [1, 120]"""
    out = [f"entry:{name}" for name in view.reading]
    out += [f"way:{name}.{key}" for name in view.reading for key in "abcdefgh"]
    if view.plot:
        out.append(f"plot:{view.adventure}-{view.plot}")
        out += [f"deed:{deed}" for deed in view.actions]
    return out + [f"special:{each.card}" for each in view.specials if each.up]


PARTS: Mapping[str, tuple[str, ...]] = {
    "injury": ("text",),
    "breakdown": ("text",),
    "shop": ("text",),
    "threat": ("yellow", "red"),
    "special": ("text", "flavour"),
}
"""Things of which one message says more than the name."""


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Spaces by name or by ground and field; cards by their rows; entries by their titles."""
    assert isinstance(content, Box)
    name = str(value)
    match kind:
        case "knight" | "vehicle":
            return _sheet(content, kind, name)
        case "space":
            return _space(content, name)
        case "gear":
            return _gear(content, name)
        case "ware":
            return _ware(content, name)
        case "waste":
            return _waste(content, name)
        case "enemy":
            return _enemy(content, name)
        case "upgrade":
            return _upgrade(content, name)
        case "knack":
            return _knack(content, name)
        case "die":
            return {"": Word("die-number", {"n": int(name) + 1})}
        case "piece":
            return {"": piece_word(name)}
    return _tale(content, kind, name) or _parts(f"{kind}-{name}", *PARTS.get(kind, ()))


def _tale(box: Box, kind: str, name: str) -> Mapping[str, Word]:
    """What stands in the book: entries, ways, story actions, plots."""
    match kind:
        case "entry":
            return {"": Word(f"{name}.title"), "opening": Word(name)}
        case "text":
            return {"": Word(name)}
        case "way":
            return {"": Word(name), "price": way_price(box, name)}
        case "deed":
            return {"": Word(name), "price": deed_price(box, name)}
        case "plot":
            adventure, _, plot = name.partition("-")
            return _parts(f"{adventure}-plot-{plot}", "about")
    return {}


def _parts(name: str, *parts: str) -> dict[str, Word]:
    return {"": Word(name), **{part: Word(f"{name}.{part}") for part in parts}}


# --- places and cards ----------------------------------------------------------------------------


def _space(box: Box, at: str) -> Mapping[str, Word]:
    """A named space by its name; any other by its ground and its field on the map."""
    if at in box.spots:
        name = f"spot-{box.spots[at].name}"
        return {"": Word(name), "to": Word(f"{name}.to"), "at": Word(f"{name}.at")}
    row, _, column = at.removeprefix("r").partition("c")
    args: dict[str, str | int] = {
        "ground": box.spaces[at].terrain,
        "field": f"{LETTERS[int(column)]}{int(row) + 1}",
    }
    return {"": Word("space", args), "to": Word("space.to", args), "at": Word("space.at", args)}


def _sheet(box: Box, kind: str, name: str) -> Mapping[str, Word]:
    """A knight or a vehicle, with the numbers of the sheet. [3.4, 3.5]"""
    if kind == "knight":
        knight = box.knights[name]
        numbers = {x: getattr(knight, x) for x in ("health", "resist", "repair", "explore")}
        found = _parts(f"knight-{name}", "short", "text")
        return {**found, "sheet": Word("knight-sheet", numbers)}
    vehicle = box.vehicles[name]
    numbers = {x: getattr(vehicle, x) for x in ("speed", "tank", "rate", "capacity", "chassis")}
    return {**_parts(f"vehicle-{name}", "text"), "sheet": Word("vehicle-sheet", numbers)}


def _gear(box: Box, card: str) -> Mapping[str, Word]:
    """A card by its row, both its sides, and what it is worth. [69]"""
    row = box.cards[card]
    worth = Word("gear-worth", {"n": row.value})
    return {**_parts(f"gear-{row.id}", "works", "broken"), "worth": worth}


def _ware(box: Box, name: str) -> Mapping[str, Word]:
    """A card, or one unit of goods, of which several are counted. [55, 69]"""
    if name in WARES:
        one = Word(f"goods-{name}.n", {"n": 1})
        return {"": one, "alike": one}
    return {"": Word(f"gear-{box.cards[name].id}")}


def _waste(box: Box, card: str) -> Mapping[str, Word]:
    row = box.wasteland[card]
    if isinstance(row, EnemyRow):
        return {"": Word(f"enemy-{row.id}")}
    if isinstance(row, EventRow):
        return {"": Word(f"event-{row.id}")}
    return {"": Word("letter", {"letter": row.id})}


def _enemy(box: Box, name: str) -> Mapping[str, Word]:
    """An enemy, what it is, how it attacks and what is special about it, if anything."""
    row = box.enemies[name]
    enough = any(getattr(row, x) for x in PROPERTIES)
    plain = "enemy-enough" if enough else "enemy-plain"
    return {
        "": Word(f"enemy-{name}"),
        "text": Word(f"enemy-{name}.text" if row.lines else plain),
        "kind": Word(f"kind-{row.kind}"),
        "way": Word(f"way-{row.attack}"),
    }


def _upgrade(box: Box, name: str) -> Mapping[str, Word]:
    """Its first face, or its unique gear; and its second face. [115, 116]"""
    gear = box.upgrades[name].gear
    if gear:
        one, other = Word(f"gear-{gear}"), Word(f"gear-{gear}.works")
        return {"": one, "text": other, "b": one, "b_text": other}
    first, second = (_parts(f"upgrade-{name}-{face}", "text") for face in "ab")
    return {**first, "b": second[""], "b_text": second["text"]}


def _knack(box: Box, name: str) -> Mapping[str, Word]:
    """What is used: an ability, a face of an upgrade, a card, a symbol; by whichever gives it."""
    kind, _, which = name.rpartition(":")
    if kind == "gear" or name in box.gear:
        row = box.gear[name] if name in box.gear else box.cards[which]
        return {"": Word(f"gear-{row.id}"), "text": Word(f"gear-{row.id}.works")}
    if name in HAZARDS:
        return _parts(f"hazard-{name}", "text")
    if name == "burst":
        return _parts("property-auto", "text")
    source = name if kind else next(x for x, perks in _givers(box) if _gives(perks, name))
    kind, _, which = source.partition(":")
    if kind == "knight":
        return {"": Word(f"knight-{which}.ability"), "text": Word(f"knight-{which}.text")}
    return _parts(f"{kind}-{which}", "text")


def _givers(box: Box) -> Iterator[tuple[str, tuple[AnyPerk, ...]]]:
    """Knights and faces of upgrades, each with what it gives."""
    for knight in box.knights.values():
        yield f"knight:{knight.id}", knight.perks
    for upgrade in box.upgrades.values():
        for face, found in (("a", upgrade.a), ("b", upgrade.b)):
            if found is not None:
                yield f"upgrade:{upgrade.id}-{face}", found.perks


def _gives(perks: tuple[AnyPerk, ...], what: str) -> bool:
    return any(isinstance(perk, Can) and perk.what == what for perk in perks)
