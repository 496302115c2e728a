"""Packs with one mistake each, and what is said about it."""

from __future__ import annotations

from korchma.games.swordsorcery.box.quests import CONTENT
from tests.kernel.packs import BadPack


def ours(file: str, row: str) -> str:
    """One row of our own box, as it stands in its file."""
    blocks = (CONTENT / file).read_text("utf-8").split("\n[[")
    block = next(each for each in blocks if f'id = "{row}"\n' in each)
    return "[[" + block.partition("\n# ---")[0] + "\n"


def bent(file: str, row: str, good: str, wrong: str, *says: str) -> BadPack:
    """A row of ours with one thing changed; it is named unless that thing was its name."""
    text = ours(file, row)
    assert good in text, f"{file}, {row} has no {good!r}"
    return BadPack(
        file, text.replace(good, wrong), (f"{file}, row {wrong if row == good else row}", *says)
    )


def bent_quest(quest: str, good: str, wrong: str, *says: str) -> BadPack:
    """A whole quest of ours with one thing changed: a pack brings quests whole."""
    text = (CONTENT / f"{quest}.toml").read_text("utf-8")
    assert good in text, f"{quest} has no {good!r}"
    return BadPack(f"{quest}.toml", text.replace(good, wrong, 1), (f"{quest}.toml", *says))


BAD_PACKS: dict[str, BadPack] = {
    "nine-faces": bent("dice.toml", "red", '["miss"], ["miss"]', '["miss"]', "a die has 10 faces"),
    "three-on-a-face": bent(
        "dice.toml", "red", '["hit", "hit"]', '["hit", "hit", "hit"]', "faces[7]", "one or two"
    ),
    "miss-and-hit": bent("dice.toml", "red", '["hit", "hit"]', '["hit", "miss"]', "a miss alone"),
    "unknown-symbol": bent("dice.toml", "red", '"legend"', '"star"', "faces", '"star" is none of'),
    "no-gem": bent("heroes.toml", "rogue", 'hero = "shaya"', 'hero = "bob"', '"bob" is none of'),
    "third-class": bent("heroes.toml", "rogue", "rogue", "bard", "shaya has 3"),
    "no-save": bent("heroes.toml", "rogue", '["hit", "power"]', "[]", "field save", "a symbol"),
    "kit": bent("heroes.toml", "rogue", '"padded-coat"', '"leather"', "kit", "no 'leather' in"),
    "unknown-effect": bent("heroes.toml", "rogue", '"special"', '"dance"', "shout", '"dance" is'),
    "unknown-special": bent("heroes.toml", "rogue", 'name = "pickpocket"', 'name = "jig"', "jig"),
    "two-cards-a-rank": bent(
        "gems.toml",
        "ekar",
        "health = 8, powers = 2, talents = 0",
        "health = 8, powers = 3, talents = 0",
        "ranks[1]",
        "new",
    ),
    "cooldown": bent("powers.toml", "ward", "cooldown = 3", "cooldown = 5", "levels[2]", "1 to 4"),
    "hot-passive": bent(
        "powers.toml",
        "backstab",
        "{ rank = 2,",
        "{ rank = 2, cooldown = 1,",
        "levels[0]",
        "no cool",
    ),
    "falling-ranks": bent("powers.toml", "ward", "rank = 3", "rank = 1", "levels", "ranks rise"),
    "icon": bent(
        "powers.toml", "ward", '"act"', '"reaction"', "levels[0]", "triggers, and nothing"
    ),
    "companion": bent(
        "powers.toml", "fenrir", 'companion = "fenrir"', 'companion = "garm"', "no companion 'garm'"
    ),
    "perk": bent("talents.toml", "lucky", '"save-dice"', '"charm"', "perks", '"charm" is none of'),
    "bare-weapon": bent("stash.toml", "club", 'hands = "main"', 'hands = ""', "field weapon"),
    "no-attack": bent(
        "stash.toml", "rusty-dagger", "a = { attack", "a = {} #", "field a", "attack"
    ),
    "soft-armour": bent("stash.toml", "padded-coat", "a = { defence = 2 }", "a = {}", "defence on"),
    "weight": bent("stash.toml", "padded-coat", 'weight = "light"', 'weight = ""', "field weight"),
    "no-price": bent("emporium.toml", "cord", "price = 40, ", "", "field a", "has a price"),
    "priced-stash": bent("stash.toml", "club", "a = { ", "a = { price = 5, ", "has a price"),
    "one-side": bent("emporium.toml", "cord", "\nb = {", "\n# {", "field b", "two sides"),
    "forged-potion": bent(
        "emporium.toml", "healing-potion", "price = 40, ", "price = 40, forged = true, ", "anvil"
    ),
    "no-use": bent("stash.toml", "rope-kit", "a = { use", "a = {} #", "it is used"),
    "charges": bent("relics.toml", "horn-of-dread", "charges = 2", "charges = 0", "more charges"),
    "free-soul": bent("soul-weapons.toml", "starcall", "shards = 4, ", "", "awakened to side b"),
    "lost-relic": bent("relics.toml", "oathkeeper", "oathkeeper", "odd", "no treasure card"),
    "twice": BadPack(
        "stash.toml", ours("emporium.toml", "cord"), ("stash.toml, row cord", "another file has")
    ),
    "off-the-road": bent("road.toml", "q7", "q7", "q9", "there is no such quest"),
    "treasure": bent("treasures.toml", "purse", "crowns = 30", 'item = "moon"', "no item 'moon'"),
    "empty-treasure": bent("treasures.toml", "purse", "crowns = 30", "", "an item, or crowns"),
    "other-side": bent(
        "treasures.toml",
        "oathkeeper",
        'item = "oathkeeper"',
        'item = "oathkeeper"\nside = "b"',
        "no side b",
    ),
    "scroll-id": bent(
        "scrolls.toml", "gremlin-green", 'rank = "green"', 'rank = "red"', "field id", "gremlin-red"
    ),
    "weapon-name": bent(
        "scrolls.toml", "gremlin-green", 'weapon = "stones"', 'weapon = "fork"', "acts[0]", "'fork'"
    ),
    "power-name": bent(
        "scrolls.toml", "orc-shaman-green", 'power = "mend"', 'power = "end"', "acts[0]", "'end'"
    ),
    "last-row": bent("scrolls.toml", "gremlin-green", "at = []", "at = [4]", "rows", "at = []"),
    "two-rows": bent("scrolls.toml", "gremlin-green", "at = [3]", "at = [2]", "in one row only"),
    "card": bent(
        "enemies.toml", "raider-red", 'scroll = "raider-red"', 'scroll = "x"', "scroll 'x'"
    ),
    "stillborn": bent("enemies.toml", "raider-red", "health = [7, 9]", "health = [0, 9]", "health"),
    "final": bent(
        "bosses.toml",
        "warlord",
        "final = true,",
        "final = true, flips = [{ idle = true }],",
        "never turns",
    ),
    "gain": bent(
        "searches.toml", "rich", '"healing-potion"', '"moon"', "lines[1]", "no item 'moon'"
    ),
    "count": bent("traps.toml", "click", "count = 2", 'count = "two"', "field count"),
    "unknown-field": bent("traps.toml", "click", "count = 2", "cuont = 2", "cuont"),
    "doubled-id": BadPack(
        "traps.toml", 2 * ours("traps.toml", "click"), ("traps.toml, row click, field id", "twice")
    ),
    "not-toml": BadPack("traps.toml", "[[trap]\n", ("traps.toml is not TOML",)),
    "no-file": BadPack("q9.toml", "", ("q9.toml is no content file",)),
    "other-table": BadPack("traps.toml", "[[snare]]\n", ("only [[trap]] rows belong here",)),
    "quest-enemy": bent_quest(
        "q1",
        '{ kind = "raider", ranks = ["green", "blue"] }',
        '{ kind = "gremlin-pack", ranks = ["red"] }',
        "row quest",
        "no enemy gremlin-pack-red",
    ),
    "quest-item": bent_quest("q3", '"key-red"', '"key-pink"', "there is no item 'key-pink'"),
    "quest-story": bent_quest("q1", 'card = "s1"', 'card = "s9"', "there is no story card 's9'"),
    "quest-shadows": bent_quest("q1", "advanced = 1", "advanced = 9", "advanced: 9 shadow tokens"),
    "quest-area": bent_quest("q1", 'start = ["a1"]', 'start = ["a99"]', "map", "no area a99"),
    "quest-jump": bent_quest("q4", 'to = "p24"', 'to = "p99"', "there is no entry p99"),
}
