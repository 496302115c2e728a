"""Each modifier counts in the rule and in the forecast alike: switched off, both change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from korchma.games.oldworld.rules.modifiers import MODIFIERS, Plain
from korchma.tray.modifiers import Modifiers
from tests.games.oldworld.measured import (
    AARD,
    BLOCK,
    BLOW,
    FIVE,
    FOURTH,
    PUSH,
    REND,
    SECOND,
    SLASH,
    THREE,
    YRDEN,
    Measure,
    bard,
    belt,
    drunk,
    fresh,
    full_moon,
    herbalist,
    hound,
    leshen,
    lesson,
    only_foreseen,
    paid,
    played,
    poisoned,
    rested,
    specialties,
    struck,
    viper_trophy,
)

STORIES: Mapping[tuple[str, str], Measure] = {
    ("damage", "potion:thunderbolt"): played("damage", "wyvern", SLASH, potions=("thunderbolt",)),
    ("damage", "perk:ghoul-nest"): played("damage", "wyvern", SLASH, trophies=("ghoul-nest",)),
    ("damage", "perk:fiend"): played("damage", "wyvern", AARD, trophies=("fiend",)),
    ("damage", "perk:yghern"): played("damage", "wyvern", *THREE, trophies=("yghern",)),
    ("damage", "perk:witcher-wolf"): played("damage", "wyvern", *THREE, trophies=("witcher-wolf",)),
    ("damage", "perk:whetstone"): played("damage", "wyvern", SLASH, kept=("whetstone",)),
    ("damage", "monster:brewess"): played("damage", "brewess", YRDEN, REND),
    ("damage", "monster:yghern"): played("damage", "yghern", SLASH, REND),
    ("damage", "floor"): only_foreseen(played("damage", "brewess", PUSH)),
    ("wound", "monster:ghoul-nest"): played("damage", "ghoul-nest", SLASH, REND),
    ("wound", "monster:glustyworp"): played("damage", "glustyworp", REND),
    ("wound", "monster:penitent"): played("damage", "penitent", REND, trail=False),
    ("poison", "monster:ghoul-nest"): poisoned,
    ("finish", "monster:whispess"): played("shield", "whispess", YRDEN, skills=FOURTH),
    ("after", "perk:ekimmara"): played(
        "shield", "wyvern", REND, trophies=("ekimmara",), skills=FOURTH, shield=0
    ),
    ("after", "perk:skill-defence"): played(
        "shield", "wyvern", BLOW, trophies=("skill-defence",), skills=FOURTH, shield=0
    ),
    ("shield", "perk:cloak"): played(
        "shield", "wyvern", PUSH, kept=("cloak",), skills=FOURTH, shield=0
    ),
    ("shield", "perk:nekker-nest"): played(
        "shield", "wyvern", PUSH, trophies=("nekker-nest",), skills=FOURTH, shield=0
    ),
    ("rise", "monster:noonwraith"): played("shield", "noonwraith", BLOCK, skills=FOURTH, shield=0),
    ("rise", "limit"): only_foreseen(played("shield", "wyvern", BLOCK)),
    ("back", "perk:whispess"): played("draw", "wyvern", YRDEN, trophies=("whispess",)),
    ("draw", "skill:combat"): played("draw", "wyvern", SLASH, skills=SECOND),
    ("draw", "monster:harpy"): played("draw", "harpy", SLASH, skills=SECOND),
    ("draw", "potion:swallow"): played(
        "draw", "wyvern", SLASH, potions=("swallow",), skills=FOURTH
    ),
    ("draw", "potion:thunderbolt"): played(
        "draw", "wyvern", SLASH, potions=("thunderbolt",), skills=FOURTH
    ),
    ("draw", "potion:tawny-owl"): played(
        "draw", "wyvern", SLASH, potions=("tawny-owl",), skills=FOURTH
    ),
    ("draw", "potion:full-moon"): full_moon,
    ("draw", "perk:witcher-viper"): viper_trophy,
    ("draw", "perk:archespore"): played("draw", "wyvern", SLASH, trophies=("archespore",)),
    ("draw", "perk:harpy"): played("draw", "wyvern", SLASH, trophies=("harpy",)),
    ("draw", "monster:nekker-nest"): played("draw", "nekker-nest", SLASH, skills=SECOND),
    ("draw", "monster:griffin"): played("draw", "griffin", SLASH, skills=SECOND),
    ("draw", "floor"): played("draw", "wyvern", BLOW, trophies=("skill-combat",)),
    ("draw", "perk:skill-combat"): played("draw", "wyvern", BLOW, trophies=("skill-combat",)),
    ("attack", "monster:bruxa"): struck("bruxa", FIVE, left=2),
    ("attack", "perk:medallion"): struck("wyvern", FIVE, kept=("medallion",)),
    ("attack", "perk:shieldmaiden"): struck("wyvern", FIVE, kept=("shieldmaiden",)),
    ("attack", "monster:manticore"): struck("manticore", FIVE),
    ("shield-limit", "monster:leshen"): leshen,
    ("potions", "perk:water-hag"): drunk("wyvern", trophies=("water-hag",)),
    ("potions", "perk:skill-alchemy"): drunk("wyvern", trophies=("skill-alchemy",)),
    ("potions", "monster:water-hag"): drunk("water-hag", skills=FOURTH),
    ("specialty", "perk:skill-specialty"): specialties,
    ("belt", "perk:satchel"): belt,
    ("fare", "perk:horse"): paid("horse", 7, ("WOLF-1", "WOLF-3")),
    ("fare", "perk:passage"): paid("passage", 4, ("WOLF-1", "WOLF-3")),
    ("fare", "perk:charts"): paid("charts", 4, ("WOLF-1", "WOLF-3")),
    ("arrival", "perk:bard"): bard,
    ("lesson", "perk:discount"): lesson,
    ("wilds", "perk:hound"): hound,
    ("spoils", "perk:herbalist"): herbalist,
    ("refill", "perk:surgeon"): rested("ekimmara", kept=("surgeon",)),
    ("refill", "monster:rotfiend"): rested("rotfiend"),
    ("refill", "floor"): fresh,
}


def test_every_modifier_has_a_story() -> None:
    assert {(each.moment, each.source) for each in MODIFIERS} == {*STORIES}


@pytest.mark.parametrize("moment", get_args(Plain))
def test_a_plain_number_is_changed_by_things_and_monsters_alone(moment: str) -> None:
    for each in MODIFIERS.by_moment[moment].every:
        kind, _, name = each.source.partition(":")
        assert each.of == {"perk": name, "monster": each.source}[kind]
        assert not each.optional


@pytest.mark.rule("78", "81", "82", "83", "88")
@pytest.mark.parametrize(("moment", "source"), STORIES, ids=[" ".join(key) for key in STORIES])
def test_without_it_rule_and_forecast_change(
    moment: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    story = STORIES[moment, source]
    happened, foreseen = story()
    kept = [x for x in MODIFIERS if (x.moment, x.source) != (moment, source)]
    monkeypatch.setattr(MODIFIERS, "by_moment", Modifiers(kept).by_moment)
    other, otherwise = story()
    assert happened is None or happened != other, "the rule does without it"
    assert foreseen is None or foreseen != otherwise, "the forecast does without it"
    assert (happened, foreseen) != (None, None)


@pytest.mark.rule("80")
@pytest.mark.parametrize("moment", ["damage", "wound", "finish", "after", "shield", "rise", "draw"])
def test_what_was_foreseen_happens(moment: str) -> None:
    for (when, source), story in STORIES.items():
        happened, foreseen = story()
        if when == moment and happened is not None and foreseen is not None:
            assert happened == foreseen, source
