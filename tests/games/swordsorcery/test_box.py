"""The rows of the box: their counts, the words they are written in, what is said of a mistake."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.box.blows import Blow
from korchma.games.swordsorcery.box.box import HIT, LEGEND, POWER, SHIELD
from korchma.games.swordsorcery.box.content import load
from korchma.games.swordsorcery.box.counts import miscounts
from korchma.games.swordsorcery.box.effects import AnyEffect, Boost, Until
from korchma.games.swordsorcery.box.foes import AnyAct
from korchma.games.swordsorcery.box.fortunes import Fortune, Special
from korchma.games.swordsorcery.box.holding import Card, Kind
from korchma.games.swordsorcery.box.holds import Holding
from korchma.games.swordsorcery.box.perks import Adds, AnyPerk, Covers, Number
from korchma.games.swordsorcery.box.rows import Moment, Trigger
from korchma.games.swordsorcery.box.terms import Once, Upon
from korchma.kernel import KorchmaError
from korchma.kernel.content import Row, parts
from korchma.tray import dice
from tests.games.swordsorcery.packs import BAD_PACKS, ours
from tests.kernel.packs import BadPack, lay

BOX = GAME.content
TABLES = [field.name for field in fields(BOX) if field.name != "quests"]
PAGE = Path(__file__).parents[3] / "docs" / "content-swordsorcery.md"


def _rows() -> Iterator[Row]:
    for name in TABLES:
        yield from getattr(BOX, name).values()


PARTS = [part for row in _rows() for _, part in parts(row)]


# --- counts ---------------------------------------------------------------------------------------


def _copies(table: dict[Any, Any]) -> int:
    return sum(getattr(row, "count", 1) for row in table.values())


def test_ten_hero_cards_five_gems_forty_seven_powers() -> None:
    assert Counter(card.hero for card in BOX.heroes.values()) == dict.fromkeys(BOX.gems, 2)
    assert Counter(power.hero for power in BOX.powers.values()) == dict.fromkeys(BOX.gems, 7)
    assert len(BOX.powers) + _copies(BOX.talents) == 47
    assert [*BOX.companions] == ["fenrir"]


def test_of_each_hero_one_card_is_lawful_and_one_chaotic_or_both_are_neutral() -> None:
    for hero in BOX.gems:
        natures = sorted(card.nature for card in BOX.heroes.values() if card.hero == hero)
        assert natures in (["chaos", "law"], ["neutral", "neutral"])


def test_forty_three_emporium_cards_twenty_of_them_for_sale() -> None:
    decks: Counter[str] = Counter()
    for row in BOX.items.values():
        decks[row.deck] += row.count
    assert (decks["emporium"], decks["stash"], decks["soul"]) == (20, 22, 3)
    assert [*BOX.buildings] == ["anvil", "tavern"]


def test_forty_two_treasures() -> None:
    assert _copies(BOX.treasures) == 42
    assert sum(row.count for row in BOX.treasures.values() if row.crowns) == 11
    found = [BOX.items[row.item] for row in BOX.treasures.values() if row.item]
    assert sum(item.category == "artifact" for item in found) == 6


def test_twenty_two_enemy_cards_on_fourteen_scrolls_and_ten_more_of_the_campaign() -> None:
    box = {row.id for row in BOX.scrolls.values() if row.box}
    cards = Counter(card.scroll in box for card in BOX.enemies.values())
    assert (len(box), len(BOX.scrolls), cards[True], cards[False]) == (14, 20, 22, 10)


def test_of_each_kind_two_green_two_blue_one_red_and_the_second_draws_a_power() -> None:
    for kind in get_args(Kind):
        scrolls = [row.id for row in BOX.scrolls.values() if row.kind == kind]
        if kind in BOX.bosses:
            assert not scrolls
            continue
        copies = Counter(card.scroll for card in BOX.enemies.values() if card.scroll in scrolls)
        pack = kind == "gremlin-pack"
        wanted = {"green": 1, "blue": 1} if pack else {"green": 2, "blue": 2, "red": 1}
        assert copies == {f"{kind}-{rank}": n for rank, n in wanted.items()}
    drawing = [card.id for card in BOX.enemies.values() if card.draws]
    assert drawing == [card for card in BOX.enemies if card.endswith("-2")]


def test_of_all_else_as_many_as_the_rulebook_counts() -> None:
    counts = {name: _copies(getattr(BOX, name)) for name in TABLES}
    assert counts["dice"] == 8
    assert counts["bosses"] == 2
    assert counts["foe_powers"] == 13
    assert (counts["encounters"], counts["traps"], counts["crits"]) == (15, 13, 15)
    assert counts["events"] + counts["stories"] == 20
    assert (counts["shadows"], counts["loot"], counts["chests"]) == (16, 6, 3)
    assert (counts["searches"], counts["coins"]) == (4, 35)
    assert {*BOX.events} == {*get_args(Card)}


def test_five_heroes_can_be_dealt_their_kits_at_once() -> None:
    """Whichever class each of them takes."""
    for card in ("rusty-dagger", "padded-coat", "old-sword", "buckler", "chipped-wand"):
        most = dict.fromkeys(BOX.gems, 0)
        for row in BOX.heroes.values():
            most[row.hero] = max(most[row.hero], row.kit.count(card))
        assert sum(most.values()) <= BOX.items[card].count, card


def test_a_kit_can_be_held_and_used() -> None:
    for hero in BOX.heroes.values():
        kit = [BOX.items[card] for card in hero.kit]
        assert sum(item.category == "armour" for item in kit) == 1
        assert sum(2 if item.hands == "both" else bool(item.hands) for item in kit) <= 2
        assert all(not item.styles or hero.style in item.styles for item in kit)


def test_nothing_is_sold_that_lies_in_the_stash_for_nothing() -> None:
    free = {
        (item.weapon, item.weight): msgspec.structs.replace(item.a, price=0)
        for item in BOX.items.values()
        if item.deck == "stash"
    }
    for item in BOX.items.values():
        if item.deck == "emporium":
            side = msgspec.structs.replace(item.a, price=0)
            assert free.get((item.weapon, item.weight)) != side, item.id


def test_the_dearer_side_is_another_one() -> None:
    for item in BOX.items.values():
        if item.b is not None:
            a, b = (
                msgspec.structs.replace(x, price=0, forged=False, shards=0)
                for x in (item.a, item.b)
            )
            assert item.a.price <= item.b.price
            assert a != b, item.id


def test_every_rank_finds_a_power_or_talent_to_take() -> None:
    """Of whichever nature: the gem never asks for a card there is not. [108-110]"""
    for hero in BOX.heroes.values():
        open_to = [
            power.levels[0].rank
            for power in BOX.powers.values()
            if power.hero == hero.hero and hero.nature in (power.nature or hero.nature, "neutral")
        ]
        for rank, gem in enumerate(BOX.gems[hero.hero].ranks, 1):
            assert sum(least <= rank for least in open_to) >= gem.powers, (hero.id, rank)


# --- the dice -------------------------------------------------------------------------------------


def test_what_a_die_shows_on_average() -> None:
    red, blue = BOX.pool(1, 0), BOX.pool(0, 1)
    assert dice.mean(red, lambda face: face[HIT]) == pytest.approx(0.8)
    assert dice.mean(blue, lambda face: face[SHIELD]) == pytest.approx(0.5)
    assert dice.mean(blue, lambda face: face[HIT]) == pytest.approx(0.3)
    odds = [dice.mean(blue, dice.at_least(1, symbol)) for symbol in (SHIELD, POWER, LEGEND)]
    assert odds == pytest.approx([0.5, 0.2, 0.1])


# --- the words ------------------------------------------------------------------------------------


def _tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in _kinds(union)}


def _kinds(union: Any) -> list[type[msgspec.Struct]]:
    return [each for one in get_args(union) for each in (get_args(one) or (one,))]


USED = {type(part) for part in PARTS}


@pytest.mark.parametrize("union", [Blow, Fortune, AnyEffect, AnyPerk, Holding, AnyAct])
def test_every_word_is_used_by_a_card(union: Any) -> None:
    assert [kind.__name__ for kind in _kinds(union) if kind not in USED] == []


@pytest.mark.parametrize(
    ("literal", "found"),
    [
        (Number, {part.to for part in PARTS if isinstance(part, Adds)}),
        (Covers, {part.whose for part in PARTS if isinstance(part, Adds)}),
        (Moment, {part.on for part in PARTS if isinstance(part, Trigger)}),
        (Until, {part.until for part in PARTS if isinstance(part, Boost)}),
        (Upon, {getattr(part, "upon", "") for part in PARTS}),
        (Once, {getattr(part, "once", "") for part in PARTS}),
    ],
)
def test_every_name_in_a_word_is_used_by_a_card(literal: Any, found: set[str]) -> None:
    assert found == {*get_args(literal)}


def test_every_word_is_told_to_whoever_writes_the_rules() -> None:
    page = PAGE.read_text("utf-8")
    told = {*re.findall(r"`([a-z-]+)`", page)}
    for union in (AnyEffect, AnyPerk, Holding, AnyAct):
        assert _tags(union) <= told
    assert {*get_args(Number), *get_args(Moment)} <= told
    assert {part.name for part in PARTS if isinstance(part, Special)} <= told


def test_every_row_says_where_it_comes_from() -> None:
    for row in _rows():
        assert {*row.sources} <= {*row.__struct_fields__}


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bad", BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_mistake_is_named_by_file_row_and_field(bad: BadPack, tmp_path: Path) -> None:
    with pytest.raises(KorchmaError) as error:
        load([lay(bad, tmp_path / "pack")])
    said = str(error.value)
    for words in bad.says:
        assert words in said
    assert "\n" not in said


def test_a_good_pack_lies_on_top(tmp_path: Path) -> None:
    """A second horn, and a gremlin that is harder to kill: a pack may change the counts."""
    horn = ours("treasures.toml", "horn-of-dread").replace("act = 1", "act = 1\ncount = 2")
    (tmp_path / "treasures.toml").write_text(horn, "utf-8")
    chief = ours("enemies.toml", "gremlin-red").replace("health = [5, 7]", "health = [9, 9]")
    (tmp_path / "enemies.toml").write_text(chief, "utf-8")
    box = load([tmp_path])
    assert _copies(box.treasures) == 43
    assert box.enemies["gremlin-red"].health == (9, 9)
    assert box.fingerprint != BOX.fingerprint


def test_a_card_too_few_in_our_own_box_is_found() -> None:
    """Packs may change the counts; what the box itself holds is counted."""
    assert not [*miscounts(BOX)]
    lost = {
        name: dict([*getattr(BOX, name).items()][1:]) for name in ("powers", "traps", "enemies")
    }
    assert [str(fault) for fault in miscounts(replace(BOX, **lost))] == [
        "traps.toml, entry click, count: the box has 13 of them, here are 12",
        "powers.toml, entry war-rune, count: the box has 47 of them, here are 46",
        "enemies.toml, entry cultist-red, count: the box has 22 of them, here are 21",
    ]
