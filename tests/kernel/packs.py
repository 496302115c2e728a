"""Packs with one mistake each, and what is said about it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class BadPack(NamedTuple):
    """The file, what it holds, and words that must be in the sentence: file, row, field."""

    file: str
    holds: str
    says: tuple[str, ...]


CARD = """[[card]]
id = 99
character = "greebo"
symbol = "magic"
benefit = "reroll"
area = "slice"
source = "designed"
"""

BAD_PACKS: dict[str, BadPack] = {
    "missing-field": BadPack(
        "cards.toml", CARD.replace('area = "slice"\n', ""), ("cards.toml, row 99", "`area`")
    ),
    "missing-source": BadPack(
        "cards.toml", CARD.replace('source = "designed"\n', ""), ("row 99", "`source`")
    ),
    "unknown-source": BadPack(
        "cards.toml", CARD.replace("designed", "a friend"), ("row 99, field source", "a friend")
    ),
    "unknown-field": BadPack(
        "cards.toml",
        CARD + "colour = 3\n",
        ("row 99, field colour", "no such field; the fields are: id"),
    ),
    "doubled-id": BadPack(
        "cards.toml", CARD + CARD, ("cards.toml, row 99, field id", "stands here twice")
    ),
    "unknown-area": BadPack(
        "cards.toml",
        CARD.replace("slice", "ankh-morpork"),
        ("cards.toml, row 99, field area", "no area 'ankh-morpork'"),
    ),
    "unknown-benefit": BadPack(
        "cards.toml",
        CARD.replace("reroll", "luck"),
        ("row 99, field benefit", '"luck" is none of: bonus, borrow'),
    ),
    "wrong-type": BadPack(
        "cards.toml", CARD.replace("99", '"ninety"'), ("cards.toml, row ninety, field id", "`int`")
    ),
    "no-id": BadPack("cards.toml", CARD.replace("id = 99\n", ""), ("row number 1", "`id`")),
    "odd-id": BadPack("cards.toml", CARD.replace("99", "[99]"), ("row [99], field id", "`int`")),
    "bonus-of-nothing": BadPack(
        "cards.toml", CARD.replace("reroll", "bonus"), ("row 99, field amount", "a bonus")
    ),
    "path-to-nowhere": BadPack(
        "paths.toml",
        '[[path]]\nid = "road"\nbetween = ["slice", "quirm"]\nsource = "designed"\n',
        ("paths.toml, row road, field between", "no area 'quirm'"),
    ),
    "path-with-one-end": BadPack(
        "paths.toml",
        '[[path]]\nid = "road"\nbetween = ["slice"]\nsource = "designed"\n',
        ("paths.toml, row road, field between", "length 2"),
    ),
    "no-way-there": BadPack(
        "areas.toml",
        '[[area]]\nid = "quirm"\nspaces = 1\nsource = "designed"\n',
        ("areas.toml, row quirm", "no path leads there"),
    ),
    "no-space": BadPack(
        "areas.toml",
        '[[area]]\nid = "slice"\nspaces = 0\nsource = "designed"\n',
        ("areas.toml, row slice, field spaces", "a space at least"),
    ),
    "too-few-tokens": BadPack(
        "tokens.toml",
        '[[token]]\nid = "fever"\nhard = false\ndifficulty = 7\npoints = 1\ncount = 0\n'
        'source = "designed"\n',
        ("tokens.toml", "easy tokens"),
    ),
    "other-rows": BadPack("cards.toml", "[[kard]]\nid = 1\n", ("cards.toml", "[[card]]", "kard")),
    "no-rows": BadPack("cards.toml", "card = 7\n", ("cards.toml", "only [[card]] rows")),
    "rows-of-numbers": BadPack("cards.toml", "card = [1, 2]\n", ("cards.toml, row 1", "`object`")),
    "not-toml": BadPack("cards.toml", "[[card]\nid = 1\n", ("cards.toml is not TOML", "line 1")),
    "not-text": BadPack("cards.toml", "\udcff\udcfe", ("cards.toml", "Cannot read")),
    "unknown-file": BadPack("crads.toml", CARD, ("crads.toml is no content file", "cards.toml")),
}


def lay(bad: BadPack, folder: Path) -> Path:
    """The pack with this mistake."""
    folder.mkdir(exist_ok=True)
    (folder / bad.file).write_text(bad.holds, encoding="utf-8", errors="surrogateescape")
    return folder
