"""Packs for Ronin with one mistake each, and what is said about it."""

from __future__ import annotations

from tests.kernel.packs import BadPack

CARD = """[[card]]
id = "X01"
colour = "red"
symbols = ["combat"]
effect = { when = "exactly", count = 1, colour = "red", gain = "left", amount = 2 }
source = "designed"
"""
CHAPTER = """[[chapter]]
id = "CH1"
pairs = [["exploration", "magic"], ["magic", "diplomacy"], ["combat", "diplomacy"]]
order = ["geralt", "yennefer", "ciri", "dandelion", "vesemir", "triss", "yuki-onna"]
source = "designed"
"""
BOARD = """[[board]]
id = "a"
side = "a"
count = 5
bonuses = { 2 = "xp1", 3 = "sk1" }
points = { 2 = 1 }
source = "designed"
"""
SKILL = """[[skill]]
id = "geralt-1"
character = "geralt"
number = 1
unlock = 0
window = "play"
source = "designed"
"""
GOLDEN = """[[golden]]
id = "golden"
points = [1, 2, 3]
source = "designed"
"""


def card(old: str, new: str, *says: str) -> BadPack:
    """A card with one thing changed."""
    assert old in CARD
    return BadPack("cards.toml", CARD.replace(old, new), ("cards.toml, row X01", *says))


def effect(text: str, field: str, *says: str) -> BadPack:
    """A card with another effect."""
    old = 'when = "exactly", count = 1, colour = "red", gain = "left", amount = 2'
    return card(old, text, f"field effect.{field}", *says)


def chapter(old: str, new: str, *says: str) -> BadPack:
    assert old in CHAPTER
    return BadPack("chapters.toml", CHAPTER.replace(old, new), ("chapters.toml, row CH1", *says))


def board(old: str, new: str, *says: str) -> BadPack:
    assert old in BOARD
    return BadPack("boards.toml", BOARD.replace(old, new), ("boards.toml", *says))


BAD_PACKS: dict[str, BadPack] = {
    "unknown-colour": card('colour = "red"\nsym', 'colour = "mauve"\nsym', "field colour", "mauve"),
    "unknown-symbol": card('["combat"]', '["luck"]', "field symbols", "luck"),
    "three-symbols": card(
        '["combat"]', '["combat", "magic", "magic"]', "field symbols", "two symbols at most"
    ),
    "unknown-owner": card(
        "source", 'owner = "roach"\nsource', "field owner", "no character 'roach'"
    ),
    "sixth-starting-card": BadPack(
        "cards.toml",
        CARD.replace("source", 'owner = "geralt"\nsource'),
        ("cards.toml, row geralt, field owner", "5 starting cards"),
    ),
    "tea-without-effect": BadPack(
        "cards.toml",
        '[[card]]\nid = "X01"\ncolour = "red"\nsymbols = []\ntea = true\nsource = "designed"\n',
        ("cards.toml, row X01, field tea", "a tea card has an effect"),
    ),
    "unknown-cup": card("source", 'cup = "up"\nsource', "field cup", "up"),
    "unknown-condition": card('"exactly"', '"perhaps"', "perhaps"),
    "unknown-result": card('"left"', '"riches"', "riches"),
    "unknown-effect-field": card("amount = 2", "amount = 2, luck = 1", "luck"),
    "colour-missing": effect(
        'when = "exactly", count = 1, gain = "left", amount = 2', "colour", "name a colour"
    ),
    "colour-too-many": effect(
        'when = "lose", count = 1, symbol = "magic", colour = "red", gain = "left", amount = 2',
        "colour",
        "only they",
    ),
    "loss-of-nothing": effect(
        'when = "lose", count = 1, gain = "left", amount = 2', "symbol", "the symbol that is lost"
    ),
    "symbol-of-no-use": effect(
        'when = "exactly", count = 1, colour = "red", symbol = "magic", gain = "left", amount = 2',
        "symbol",
        "only what is lost",
    ),
    "no-count": effect(
        'when = "exactly", colour = "red", gain = "left", amount = 2', "count", "say how many"
    ),
    "no-amount": effect(
        'when = "exactly", count = 1, colour = "red", gain = "left"', "amount", "that scales"
    ),
    "gain-of-what": effect('when = "per", colour = "red", gain = "symbol"', "of", "says of which"),
    "of-too-many": effect(
        'when = "per", colour = "red", gain = "left", of = "magic"', "of", "only that"
    ),
    "somebody-twice": chapter('"yennefer", "ciri"', '"ciri", "ciri"', "field order", "once"),
    "somebody-one-too-often": chapter('"ciri",', '"ciri", "ciri",', "field order", "once"),
    "same-symbol-twice": chapter(
        '["exploration", "magic"]', '["magic", "magic"]', "field pairs", "two different"
    ),
    "two-chapters": chapter(', ["combat", "diplomacy"]', "", "field pairs", "length 3"),
    "space-thirteen": board("3 =", "13 =", "row a, field bonuses", "spaces 1 to 12"),
    "space-nought": board("{ 2 = 1 }", "{ 0 = 1 }", "row a, field points", "spaces 1 to 12"),
    "unknown-bonus": board("sk1", "sk2", "row a, field bonuses", "sk2"),
    "four-boards": board("count = 5", "count = 4", "five boards of side a are needed, not 4"),
    "no-rule-for-a-skill": BadPack(
        "skills.toml",
        SKILL.replace('"geralt-1"', '"roach-1"').replace('"geralt"', '"ciri"'),
        ("skills.toml", "field number", "the skills 1, 2, 3 and 4"),
    ),
    "skill-number": BadPack(
        "skills.toml",
        SKILL.replace("number = 1", "number = 2"),
        ("skills.toml, row geralt, field number", "the skills 1, 2, 3 and 4"),
    ),
    "unknown-window": BadPack(
        "skills.toml", SKILL.replace('"play"', '"lunch"'), ("row geralt-1, field window", "lunch")
    ),
    "short-golden-track": BadPack(
        "golden.toml", GOLDEN, ("golden.toml, row golden, field points", "21 spaces")
    ),
    "two-golden-tracks": BadPack(
        "golden.toml",
        GOLDEN.replace('"golden"', '"silver"'),
        ("golden.toml", "there is one golden track"),
    ),
    "character-without-cards": BadPack(
        "characters.toml",
        '[[character]]\nid = "roach"\nsource = "designed"\n',
        ("cards.toml, row roach, field owner", "5 starting cards"),
    ),
    "unknown-file": BadPack("crads.toml", CARD, ("crads.toml is no content file", "cards.toml")),
}
