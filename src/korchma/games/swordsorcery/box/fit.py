"""Whether the rows of heroes and items fit together: every name is known, every card is whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.effects import Summon
from korchma.games.swordsorcery.box.fit_foes import foe_faults
from korchma.games.swordsorcery.box.fortunes import Gain
from korchma.games.swordsorcery.box.rows import ItemRow, Level, PowerRow, Side
from korchma.kernel.content import parts
from korchma.tray.stories import Fault

FACES, RANKS, COOLDOWNS, CLASSES = 10, 7, 4, 2
FILE_OF = {
    "emporium": "emporium.toml",
    "stash": "stash.toml",
    "soul": "soul-weapons.toml",
    "treasure": "relics.toml",
    "quest": "relics.toml",
}
"""Where the items of a deck stand."""


def faults(box: Box) -> Iterator[Fault]:
    """What does not fit, dice and people before their things, these before their foes."""
    yield from _dice(box)
    yield from _heroes(box)
    yield from _powers(box)
    yield from _items(box)
    yield from _treasures(box)
    yield from foe_faults(box)
    yield from _names(box)


# --- dice and heroes ------------------------------------------------------------------------------


def _dice(box: Box) -> Iterator[Fault]:
    for colour in ("red", "blue"):
        if colour not in box.dice:
            yield Fault("dice.toml", colour, "id", "there is no such die")
    for row in box.dice.values():
        if len(row.faces) != FACES:
            yield Fault("dice.toml", row.id, "faces", f"a die has {FACES} faces")
        for number, face in enumerate(row.faces):
            if len(face) not in (1, 2) or ("miss" in face and len(face) > 1):
                what = "a face shows one or two symbols, or a miss alone"
                yield Fault("dice.toml", row.id, f"faces[{number}]", what)


def _heroes(box: Box) -> Iterator[Fault]:
    for row in box.heroes.values():
        if row.hero not in box.gems:
            yield Fault("heroes.toml", row.id, "hero", f"{row.hero} has no soul gem")
        if not row.save:
            yield Fault("heroes.toml", row.id, "save", "a save needs a symbol")
        for card in row.kit:
            if card not in box.items or box.items[card].deck != "stash":
                yield Fault("heroes.toml", row.id, "kit", f"there is no {card!r} in the stash")
    for gem in box.gems.values():
        cards = [card for card in box.heroes.values() if card.hero == gem.id]
        if len(cards) != CLASSES:
            what = f"a hero has {CLASSES} cards, {gem.id} has {len(cards)}"
            last = cards[-1].id if cards else gem.id
            yield Fault("heroes.toml", last, "hero", what)
        for number, (low, high) in enumerate(pairwise(gem.ranks), 1):
            if high.powers + high.talents != low.powers + low.talents + 1:
                what = "a rank gained is one new card, a power or a talent"
                yield Fault("gems.toml", gem.id, f"ranks[{number}]", what)


def _powers(box: Box) -> Iterator[Fault]:
    for row in box.powers.values():
        if not row.levels:
            yield Fault("powers.toml", row.id, "levels", "a power needs a level")
        ranks = [level.rank for level in row.levels]
        if ranks != sorted({*ranks}) or not {*ranks} <= {*range(1, RANKS + 1)}:
            yield Fault("powers.toml", row.id, "levels", "ranks rise from level to level, 1 to 7")
        for number, level in enumerate(row.levels):
            what = _unlike(row, level)
            if what:
                yield Fault("powers.toml", row.id, f"levels[{number}]", what)


def _unlike(row: PowerRow, level: Level) -> str:
    """What a level lacks to be of its icon, or has too much."""
    if (row.icon == "passive") is not (level.cooldown == 0) or level.cooldown > COOLDOWNS:
        return "a passive power has no cooldown, any other one from 1 to 4"
    held = bool(level.perks or level.lines)
    has = (level.attack is not None, level.play is not None, bool(level.triggers), held)
    match row.icon:
        case "passive":
            fits, what = not has[0] and not has[1] and any(has), "perks, lines or triggers"
        case "combat":
            fits, what = has in ((True, False, False, False), (False, True, False, False)), "attack"
        case "reaction":
            fits, what = has == (False, False, True, False), "triggers"
        case _:
            fits, what = has == (False, True, False, False), "play"
    return "" if fits else f"of such a power a level has: {what}, and nothing else"


# --- items ----------------------------------------------------------------------------------------


def _items(box: Box) -> Iterator[Fault]:
    for row in box.items.values():
        file = FILE_OF[row.deck]
        for letter, side in (("a", row.a), ("b", row.b)):
            what = "" if side is None else _odd_side(row, letter, side)
            if what:
                yield Fault(file, row.id, letter, what)
        if row.b is None and row.deck in ("emporium", "soul"):
            yield Fault(file, row.id, "b", "such a card has two sides")
        if bool(row.weapon) is not bool(row.hands) or bool(row.weapon) is not (
            row.category == "weapon"
        ):
            yield Fault(file, row.id, "weapon", "a weapon says which it is, and in which hand")
        if bool(row.weight) is not (row.category == "armour"):
            yield Fault(file, row.id, "weight", "armour, and only armour, has a weight")


def _odd_side(row: ItemRow, letter: str, side: Side) -> str:
    """What a side lacks to be of its kind, or has too much."""
    if bool(side.attack) is not (row.category == "weapon"):
        return "a weapon, and only a weapon, has an attack on each side"
    if bool(side.defence) is not (row.category == "armour"):
        return "armour, and only armour, has a defence on each side; all else adds to it"
    if row.category in ("consumable", "tool") and side.use is None:
        return "it is used: say how, and what it does"
    if row.category == "ammo" and not side.lines:
        return "ammunition has lines for the attack"
    if side.use is not None and side.use.charges > side.charges:
        return "a use costs more charges than it has"
    if (row.deck == "emporium") is not bool(side.price):
        return "a card of the emporium, and no other, has a price on each side"
    if side.forged and (letter == "a" or row.category not in ("weapon", "armour")):
        return "the anvil turns weapons and armour, to side b"
    if bool(side.shards) is not (row.deck == "soul" and letter == "b"):
        return "a soul weapon is awakened to side b for shards, nothing else is"
    return ""


def _treasures(box: Box) -> Iterator[Fault]:
    for row in box.treasures.values():
        if bool(row.item) is bool(row.crowns):
            yield Fault("treasures.toml", row.id, "item", "a treasure is an item, or crowns")
        elif row.item and row.item not in box.items:
            yield Fault("treasures.toml", row.id, "item", f"there is no item {row.item!r}")
        elif row.item and row.side == "b" and box.items[row.item].b is None:
            yield Fault("treasures.toml", row.id, "side", f"{row.item} has no side b")
    dealt = {row.item for row in box.treasures.values()}
    for item in box.items.values():
        if item.deck == "treasure" and item.id not in dealt:
            yield Fault("relics.toml", item.id, "deck", "no treasure card brings it")


# --- names that stand for others ------------------------------------------------------------------


def _names(box: Box) -> Iterator[Fault]:
    """Companions and items named anywhere are there."""
    tables: list[tuple[str, dict[Any, Any]]] = [
        ("heroes.toml", box.heroes),
        ("powers.toml", box.powers),
        ("searches.toml", box.searches),
        ("traps.toml", box.traps),
        ("events.toml", box.events),
    ]
    for file, table in tables:
        for row in table.values():
            for where, part in parts(row):
                match part:
                    case Summon(companion=name) if name not in box.companions:
                        yield Fault(file, row.id, where, f"there is no companion {name!r}")
                    case Gain(item=name) if name not in box.items:
                        yield Fault(file, row.id, where, f"there is no item {name!r}")
