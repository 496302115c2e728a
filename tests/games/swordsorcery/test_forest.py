"""The camp of the Fang and the hill: what is met in the wrong order is still told right."""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery.box.holding import Nature
from korchma.games.swordsorcery.box.quests import load
from tests.games.swordsorcery.reader import Party, read


@pytest.mark.parametrize(("nature", "skins"), [("law", 2), ("neutral", 3), ("chaos", 1)])
def test_only_the_last_drum_minds_what_is_done_with_it(nature: Nature, skins: int) -> None:
    party = Party(nature, load("q4"), {"d1": 0, "d2": -1, "d3": 2})
    read(party, "p14")
    assert [party.flags[drum] for drum in ("d1", "d2", "d3")] == [0, -1, skins]


def test_the_reader_is_met_asleep_or_awake() -> None:
    early = Party("neutral", load("q4"), {"noise": 0})
    read(early, "p2")
    assert early.heard == ["p2", "p2-neutral", "p2-twig"]
    assert early.flags["noise"] == -1
    late = Party("neutral", load("q4"), {"noise": 0, "q.alarm": 1})
    read(late, "p2")
    assert late.heard == ["p2", "p2-alarm", "p2-neutral"]
    assert late.flags["noise"] == 0


def test_bruk_gives_up_the_fourth_bar_to_those_who_listened_and_let_him_live() -> None:
    listeners = Party("law", load("q4"))
    assert read(listeners, "p21") == "win"
    assert listeners.flags["bar4"] == 1
    assert "p21-beater" in listeners.heard
    fighters = Party("law", load("q4"))
    assert read(fighters, "p15", "p21") == "win"
    assert "p21-beater" not in fighters.heard


def test_nothing_is_decided_at_the_cross_when_he_is_up() -> None:
    party = Party("chaos", load("q5"))
    read(party, "p10", "p3")
    assert party.heard == ["p10", "p11", "p3", "p3b"]
    assert party.flags["troll-called"] == 1
    assert "troll-blasted" not in party.flags


def test_who_tells_the_troll_gets_the_bar_he_came_away_with() -> None:
    told = Party("law", load("q5"))
    assert read(told, "p18") == "win"
    assert told.flags["bar5"] == 1
    assert "p18-own" in told.heard
    found = Party("law", load("q5"))
    assert read(found, "p12", "p18") == "win"
    assert "p18-own" not in found.heard
