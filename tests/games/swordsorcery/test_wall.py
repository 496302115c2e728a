"""The wall and the court: doors that open to some only, and the last pages of the campaign."""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery.box.holding import Nature
from korchma.games.swordsorcery.box.quests import load
from tests.games.swordsorcery.reader import Party, read

FOUR_BARS = {"bar1": 1, "bar2": 1, "bar4": 1, "bar5": 1}


def test_a_feeling_is_no_proof() -> None:
    party = Party("law", load("q6"), {"mill-gate": 2, "bar1": 1, "bar2": 1})
    read(party, "p14")
    assert party.heard == ["p14", "p14-wall"]
    assert party.flags["vezha-waited"] == 1
    assert party.flags["mill-gate"] == 3


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ({"letter1": 1, "bar1": 1, "bar2": 1, "bar3": 1}, "p14-paper"),
        ({"zapal-paid": 1}, "p14-paper"),
        ({"bar1": 1, "bar2": 1, "bar3": 1}, "p14-bars"),
        ({"said-aloud": 1}, "p14-heard"),
    ],
)
def test_the_burgomistress_is_asked_with_what_there_is(flags: dict[str, int], told: str) -> None:
    party = Party("law", load("q6"), flags)
    read(party, "p14")
    assert party.heard == ["p14", told, "p14-order", "p14-law"]
    assert party.flags["vezha-confessed"] == 1


def test_who_sold_the_truth_finds_the_white_bar_in_her_desk() -> None:
    party = Party("chaos", load("q6"), {"said-to-vezha": 1, "mill-gate": 2})
    read(party, "p12")
    assert "bar6" not in party.flags
    assert party.flags["mill-gate"] == 2
    read(party, "p14")
    assert party.heard[-1] == "p14-desk"
    assert party.flags["bar6"] == 1


def test_krivda_sits_on_the_winch_of_those_who_hired_him() -> None:
    hired = Party("neutral", load("q6"), {"krivda-hired": 1, "salt-gate": 2})
    read(hired, "p10")
    assert hired.heard == ["p10", "p11", "p11-neutral"]
    assert hired.flags["salt-gate"] == 5
    others = Party("neutral", load("q6"), {"salt-gate": 2})
    read(others, "p10")
    assert others.heard == ["p10"]


def test_bakers_nobody_met_have_stayed_with_their_ovens() -> None:
    party = Party("law", load("q6"))
    assert read(party, "p22") == "win"
    assert party.heard == ["p22", "p23", "p23-kept", "p24", "p25", "p26"]


@pytest.mark.parametrize(
    ("gone", "pins"),
    [((), "none"), (("baker-salt",), "one"), (("baker-mill", "baker-salt"), "two")],
)
def test_a_pin_is_hung_for_each_baker_who_fell(gone: tuple[str, ...], pins: str) -> None:
    morning = Party("law", load("q6"), {"bakers-armed": 1}, gone=frozenset(gone))
    read(morning, "p22")
    assert morning.heard == ["p22", "p23", f"p23-{pins}", "p24", "p25", "p26"]
    years_later = Party("law", load("q7"), morning.flags)
    read(years_later, "p27")
    assert [line for line in years_later.heard if "bakers" in line] == [f"p27-bakers-{pins}"]


def test_her_word_is_carried_like_a_bar() -> None:
    party = Party("law", load("q7"), {**FOUR_BARS, "vezha-confessed": 1})
    read(party, "p0")
    assert party.flags["carried"] == 5
    assert party.heard == ["p0", "p0-paper", "p4"]


@pytest.mark.parametrize(
    ("flags", "told"),
    [({"court-duel": 1, "given": 2}, "ring"), ({"given": 2}, "home"), ({"given": 1}, "counted")],
)
def test_why_he_is_alone(flags: dict[str, int], told: str) -> None:
    party = Party("law", load("q7"), flags)
    read(party, "p14b")
    assert party.heard == ["p14b", f"p14b-{told}"]


@pytest.mark.parametrize(
    ("nature", "truth", "blood"),
    [
        ("law", ["p23-feast", "p28-light"], ["p23-blood", "p28-light"]),
        ("neutral", ["p24-answered", "p28-breakfast"], ["p24-blood", "p28-breakfast"]),
        ("chaos", ["p25-seat", "p28-extended"], ["p25-blood", "p28-extended"]),
    ],
)
def test_three_epilogues_told_twice(nature: Nature, truth: list[str], blood: list[str]) -> None:
    for start, pages in (("p15", truth), ("p20", blood)):
        party = Party(nature, load("q7"), dict(FOUR_BARS))
        assert read(party, start) == "win"
        assert [page for page in party.heard if page in truth + blood] == pages
        assert ("p17-here" in party.heard) is (start == "p15")
        assert party.flags["court-fight"] == 1


def test_seven_bars_make_a_frame() -> None:
    party = Party("law", load("q7"), {f"bar{number}": 1 for number in range(1, 7)})
    assert read(party, "p15") == "win"
    assert "p21-seven" in party.heard
    short = Party("law", load("q7"), {**FOUR_BARS, "bar3": 1})
    assert read(short, "p15") == "win"
    assert "p21-seven" not in short.heard
