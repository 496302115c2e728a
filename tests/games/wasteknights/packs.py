"""Packs with one mistake each, and what is said about it."""

from __future__ import annotations

from korchma.games.wasteknights.box.content import FOLDER
from tests.kernel.packs import BadPack


def ours(file: str, row: str) -> str:
    """One row of our own box, as it stands in its file."""
    blocks = (FOLDER / file).read_text("utf-8").split("\n[[")
    block = next(each for each in blocks if f'id = "{row}"\n' in each)
    return "[[" + block.partition("\n# ---")[0] + "\n"


def bent(file: str, row: str, good: str, wrong: str, *says: str) -> BadPack:
    """A row of ours with one thing changed; it is named unless that thing was its name."""
    text = ours(file, row)
    assert good in text, f"{file}, {row} has no {good!r}"
    return BadPack(
        file, text.replace(good, wrong), (f"{file}, row {wrong if row == good else row}", *says)
    )


BAD_PACKS: dict[str, BadPack] = {
    "special-of-nothing": bent("specials.toml", "5", '"a1"', '"a9"', "there is no adventure 'a9'"),
    "special-entry": bent("specials.toml", "5", "entry = 40", "entry = 999", "no entry 999"),
    "face": bent("dice.toml", "W", '"F"', '"Q"', "faces", "S, F and X"),
    "unknown-die": bent(
        "knights.toml", "alinta", "GGB", "GGY", "Y is no die: there are W, G, B, R"
    ),
    "enemy-die": bent("enemies.toml", "E01", "WWG", "WWP", "P is no die"),
    "weapon-die": bent("gear.toml", "G04", "GBB", "GBP", "field works", "P is no die"),
    "drug-die": bent("gear.toml", "G48", '"B"', '"P"', "field works.use", "P is no die"),
    "five-skills": bent("knights.toml", "logan", ', ta = "WWG"', "", "six: me, ra, dr, su, te, ta"),
    "kit": bent("knights.toml", "zoe", "S4", "S9", "field kit", "no starting gear 'S9'"),
    "kit-of-the-deck": bent("knights.toml", "zoe", "S4", "G04", "no starting gear 'G04'"),
    "vehicle": bent("knights.toml", "zoe", "off-roader", "tank", "there is no vehicle 'tank'"),
    "stranger": bent("upgrades.toml", "li-1", '"li"', '"bruce"', "there is no knight 'bruce'"),
    "empty-face": bent(
        "upgrades.toml", "C1", '{ perk = "adds", to = "health", n = 1 }', "", "field a", "face"
    ),
    "his-gear": bent("upgrades.toml", "li-4", 'gear = "li-4"', 'gear = "zoe-4"', "of this knight"),
    "faces-and-gear": bent("upgrades.toml", "C1", "source", 'gear = "li-4"\nsource', "field gear"),
    "unknown-knack": bent("upgrades.toml", "li-2", '"flow"', '"glow"', '"glow" is none of'),
    "armour": bent("gear.toml", "S6", "broken = { block = 1 }", "broken = {}", "armour"),
    "bare-hands": bent("gear.toml", "S1", "hands = 1", "hands = 0", "held in 1 or 2 hands"),
    "no-dice": bent("gear.toml", "S1", 'broken = { dice = "W" }', "broken = {}", "dice on both"),
    "drug": bent("gear.toml", "G03", "broken = { use", "broken = {} #", "a drug is used"),
    "owner": bent("gear.toml", "li-4", 'knight = "li"', 'knight = "bruce"', "no knight 'bruce'"),
    "sure": bent("gear.toml", "G35", "V03", "V99", "there is no event 'V99'"),
    "asked-gear": bent("events.toml", "V04", "G17", "G99", "before[0].when", "no gear 'G99'"),
    "called": bent("events.toml", "V10", "E11", "E99", "fail[1]", "there is no enemy 'E99'"),
    "found": bent("finds.toml", "X10", "E08", "E99", "bush.trouble[0]", "no enemy 'E99'"),
    "cell": bent("maps.toml", "outback", "Mr M-", "Zr M-", "rows[1]", "'Zr' is no cell"),
    "short-row": bent("maps.toml", "outback", "Mr M- ", "Mr ", "rows[1]", "of one length"),
    "two-of-a-city": bent("maps.toml", "outback", "5M", "6M", "each city stands on it once"),
    "island": bent("maps.toml", "outback", "M- .. .. ..", "M- .. .. H-", "no way leads to r0c12"),
    "lost-city": bent("spots.toml", "r6c2", "city = 2", "city = 3", "the map shows 2 there"),
    "sea": bent("spots.toml", "r4c0", "r4c0", "r0c0", "no space of the map lies there"),
    "one-name": bent("spots.toml", "r4c0", "shark-bay-wreck", "pumps", "r6c2 bears this name"),
    "plot-entry": bent("a1.toml", "p1", "A = 30", "A = 300", "letters.A", "no entry 300"),
    "plot-letter": bent("a1.toml", "p1", "A = 30", "Q = 30", "no card shows the letter Q"),
    "plot-space": bent("a1.toml", "p1", "r3c4", "r0c0", "setup[1]", "lies at r0c0"),
    "ending": bent("a1.toml", "w1", "entry = 91", "entry = 999", "there is no entry 999"),
    "story-file": BadPack("a1.toml", "[[tale]]\n", ("only [[plot]], [[entry]], [[epilogue]]",)),
    "no-file": BadPack("a9.toml", "", ("a9.toml is no content file",)),
}
