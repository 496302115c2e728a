"""Every card of the box has its words, in three languages, and there are no others."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from korchma.games.swordsorcery import GAME
from korchma.games.swordsorcery.box.phrases import Phrase, level_phrases, side_phrases
from korchma.games.swordsorcery.box.quests import CONTENT
from korchma.games.swordsorcery.box.telling import (
    card_words,
    face_words,
    item_words,
    knack_words,
    row_phrase,
)
from korchma.games.swordsorcery.box.wording import cards, messages, phrases, spoken
from korchma.kernel.content import tables
from korchma.kernel.words import Word
from korchma.text.bundles import LANGUAGES, bundle
from korchma.tray.reading import read_fluent

BOX = GAME.content
CARDS = [*cards(BOX)]
PACKAGE = "korchma.games.swordsorcery"
TEXTS = Path(__file__).parents[3] / "src" / "korchma" / "games" / "swordsorcery" / "text"
FILES = ("vocabulary", "heroes", "powers", "items", "enemies", "decks")
OTHERS = ("table", "asks", "names", "hints", "rules")
"""What is said beside the cards."""
CYRILLIC = re.compile(r"[А-яЁёІіЇїЄєҐґ]")
ROMAN = re.compile(r"\b[IV]+\b")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def _found(language: str, name: str) -> list[str]:
    """The messages and attributes of a file, in their order."""
    out = []
    for each in read_fluent((TEXTS / language / f"{name}.ftl").read_text("utf-8")).body:
        if isinstance(each, Message):
            out += [each.id.name] if each.value else []
            out += [f"{each.id.name}.{part.id.name}" for part in each.attributes]
    return out


def say(language: str, word: Word) -> str:
    """A word of a card, with nothing left open."""
    name, _, part = word.id.partition(".")
    spoken_here = bundle(PACKAGE, language)
    message = spoken_here.get_message(name)
    pattern = message.attributes[part] if part else message.value
    assert pattern is not None
    said, errors = spoken_here.format_pattern(pattern, dict(word.args))
    assert not errors, (word, errors)
    return str(said)


def read(language: str, phrase: Phrase) -> str:
    """A line of a card as a reader sees it: symbols, heads, what happens."""
    cost = " ".join(say(language, Word(f"symbol-{symbol}")) for symbol in phrase.cost)
    heads = ", ".join(say(language, word) for word in phrase.heads)
    does = ", ".join(say(language, word) for word in phrase.does)
    return (f"[{cost}] " if cost else "") + (f"{heads}: " if heads else "") + does


# --- there, and no more ---------------------------------------------------------------------------


@every_language
def test_every_card_has_its_words_and_no_others(language: str) -> None:
    found = [text for name in FILES for text in _found(language, name)]
    assert len(found) == len({*found})
    assert {*found} == messages(BOX)


@every_language
def test_every_word_can_be_said_with_the_numbers_of_its_row(language: str) -> None:
    for word in spoken(BOX):
        assert say(language, word).strip(), word


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", [*FILES, *OTHERS])
def test_the_same_texts_stand_in_the_same_order(language: str, name: str) -> None:
    """So that a translator reads two files side by side."""
    assert _found(language, name) == _found("en", name)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_nothing_was_left_in_english(language: str) -> None:
    for word in spoken(BOX):
        said = ROMAN.sub("", say(language, word))
        assert not re.search(r"[A-Za-z]{2}", said), word
        assert CYRILLIC.search(said), word


@every_language
def test_every_rule_and_ruling_has_its_words(language: str) -> None:
    sheet = tables(CONTENT / "rules.toml")
    wanted = {f"chapter-{rule['chapter']}" for rule in sheet["rule"]}
    for name in (f"rule-{rule['id']}" for rule in sheet["rule"]):
        wanted |= {name, f"{name}.text"}
    for name in (f"ruling-{ruling['id'].lower()}" for ruling in sheet["ruling"]):
        wanted |= {name, f"{name}.text"}
    assert {*_found(language, "rules")} == wanted


# --- how it reads ---------------------------------------------------------------------------------


@every_language
def test_a_text_is_told_quietly(language: str) -> None:
    """No exclamation marks, typewriter quotes or double spaces."""
    for word in spoken(BOX):
        assert not re.search(r"[!\"']|  ", say(language, word)), word


@every_language
def test_sentences_end_and_names_do_not(language: str) -> None:
    for told in CARDS:
        assert not re.search(r"[.,;:]$", say(language, told[""])), told[""]
        for part, word in told.items():
            if part in ("text", "flavour", "about"):
                assert re.search(r"[.?]$|[.?][»”]$", say(language, word)), word


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_same_numbers_in_every_language(language: str) -> None:
    """What a text says of its row, it says of it in all languages."""
    numbers = re.compile(r"\d+|\b[IV]+\b")
    for told in CARDS:
        for part, word in told.items():
            if part == "text":
                ours = sorted(numbers.findall(say("en", word)))
                assert sorted(numbers.findall(say(language, word))) == ours, word


@every_language
def test_no_two_lines_of_a_card_are_the_same(language: str) -> None:
    for power in BOX.powers.values():
        for level in power.levels:
            lines = [read(language, phrase) for phrase in level_phrases(level)]
            assert len(lines) == len({*lines}), power.id


@every_language
def test_levels_of_a_power_can_be_told_apart(language: str) -> None:
    for power in BOX.powers.values():
        told = [
            (level.cooldown, *(read(language, phrase) for phrase in level_phrases(level)))
            for level in power.levels
        ]
        assert len(told) == len({*told}), power.id


@every_language
def test_every_line_reads(language: str) -> None:
    for phrase in phrases(BOX):
        line = read(language, phrase)
        assert not re.search(r"\{|\}|  |\$", line), line


# --- as a player reads them -----------------------------------------------------------------------


def test_a_power_reads_as_its_row_has_it() -> None:
    bolt = BOX.powers["lightning-bolt"]
    assert [read("en", phrase) for phrase in level_phrases(bolt.levels[1])] == [
        "1 hit, 3 red dice, 3 blue dice, range 3, mystic",
        "[power] AoE on the whole area",
        "[magic] knocked down",
        "[power power] Lethal III",
    ]
    blessing = BOX.powers["blessing"].levels[0]
    assert [read("ru", phrase) for phrase in level_phrases(blessing)] == [
        "один герой или компаньон не дальше 1, до фазы времени: +1 к синим кубикам, +1 к защите"
    ]


def test_a_side_of_an_item_reads_as_its_row_has_it() -> None:
    scale = BOX.items["scale-armour"].b
    assert scale is not None
    assert say("en", item_words("scale-armour", "b")[""]) == "Fine scale"
    assert [read("en", phrase) for phrase in side_phrases(scale)] == [
        "armour 1",
        "1 magic shield",
        "defence 4",
        "[power] in defence: all defence dice just rolled are rolled again",
    ]


def test_a_row_of_a_scroll_reads_in_its_order() -> None:
    scroll = BOX.scrolls["raider-red"].scroll
    assert read("en", row_phrase(scroll.rows[0], scroll)) == (
        "heroes at 0, 1, 2: closes in, attack with the sword, attack with the knife, "
        "if the last blow wounded, Healing potion, if wounded"
    )
    assert read("uk", row_phrase(scroll.rows[2], scroll)) == "інакше: рух на 2"


def test_the_same_potion_has_other_numbers_on_another_scroll() -> None:
    said = [
        say("en", knack_words(knack)["text"])
        for kind in ("raider-blue", "raider-red")
        for knack in BOX.scrolls[kind].scroll.powers
        if knack.id == "healing-potion"
    ]
    assert said == [
        "For a charge (it has 1) it heals 2 wounds.",
        "For a charge (it has 2) it heals 2 wounds.",
    ]


def test_a_master_says_when_he_turns_his_card() -> None:
    troll = BOX.bosses["hill-troll"]
    assert say("en", face_words(troll, troll.a)["text"]) == (
        "He turns his card the first time he has 9 wounds (with four heroes or more 13), "
        "or when he is provoked 2 times in one round."
    )


def test_an_event_says_who_comes() -> None:
    told = card_words(BOX, "event-card", "patrol")
    assert say("en", told["few"]) == "New enemies: heroes minus enemies in play, −1"
    assert say("en", told["many"]) == "New enemies: heroes minus enemies in play, −2"
    assert say("en", card_words(BOX, "event-card", "fog")["few"]) == "Nobody new comes"
