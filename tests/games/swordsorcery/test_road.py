"""The quests read one after the other: what a choice leads to, and what every nature can find."""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery.box.holding import NATURES, Nature
from korchma.games.swordsorcery.box.quests import load
from tests.games.swordsorcery.reader import Party, read, read_through
from tests.games.swordsorcery.test_quests import QUESTS


@pytest.mark.parametrize("nature", NATURES)
def test_a_party_of_one_nature_can_find_every_bar(nature: Nature) -> None:
    """Whichever doors are shut to it."""
    flags: dict[str, int] = {}
    for quest in QUESTS:
        party = Party(nature, load(quest), flags)
        assert read_through(party) != "lose"
        flags = party.flags
        assert flags.get(f"bar{quest[1:]}") == 1, quest


def test_a_word_that_was_kept_and_one_that_was_not() -> None:
    kept = Party("law", load("q1"))
    assert read(kept, "p4", "p8", "p17") == "win"
    assert "p18-saved" in kept.heard
    assert kept.flags["bar1"] == 1
    forgotten = Party("law", load("q1"))
    assert read(forgotten, "p4", "p17") == "win"
    assert "p18-word" in forgotten.heard
    assert "bar1" not in forgotten.flags


def test_zorya_is_seen_through_by_who_read_her_note() -> None:
    readers = Party("neutral", load("q1"))
    read(readers, "p1", "p11")
    assert readers.heard[-1] == "p11-note"
    assert readers.flags["zorya-lie"] == 1
    takers = Party("chaos", load("q1"))
    read(takers, "p1", "p11")
    assert takers.heard[-1] == "p11"
    assert "zorya-lie" not in takers.flags


def test_krivda_takes_no_last_sack() -> None:
    poor = Party("neutral", load("q2"), {"sacks": 1})
    read(poor, "p13")
    assert poor.flags["sacks"] == 1
    assert poor.heard[-1] == "p13-last"
    rich = Party("neutral", load("q2"), {"sacks": 2})
    read(rich, "p13")
    assert rich.flags["sacks"] == 1
    assert rich.heard[-1] == "p13-receipt"


def test_the_third_bar_is_found_once_whoever_is_asked_first() -> None:
    for order in (("p2", "p18"), ("p18", "p2")):
        party = Party("law", load("q3"))
        read(party, *order)
        assert party.flags["bar3"] == 1
        assert [x for x in party.heard if x.endswith(("iron", "handle", "parcel"))] in (
            ["p2-iron", "p18-handle"],
            ["p18-iron", "p2-parcel"],
        )
