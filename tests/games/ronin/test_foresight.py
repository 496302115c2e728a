"""What two cards would bring: told before they are played, and then it is so."""

from collections.abc import Sequence

import pytest

from korchma.games.ronin.eyes.foresight import Change, Foresight
from korchma.games.ronin.options import Play, TakeDeck, TakePair
from korchma.kernel import Option
from korchma.kernel.record import digest
from tests.games.ronin.story import Story, ronin
from tests.properties.secrecy import dealt_otherwise


def foreseen(table: Story, *answer: Option, who: str = "geralt") -> Foresight:
    """What the answer would bring."""
    found = table.session.foresee(table.seat(who), answer)
    assert isinstance(found, Foresight)
    return found


def plays(*cards: str) -> Sequence[Option]:
    return [Play(card) for card in cards]


MAGIC, DIPLOMACY, EXPLORATION, COMBAT = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


@pytest.mark.rule("38", "39", "43")
def test_each_card_brings_its_prints_and_its_effect() -> None:
    table = ronin(hands={"geralt": ("R04", "R06", "P01")})
    found = foreseen(table, *plays("R04", "R06"))
    assert found.cards == (
        Change("R04", (0, 0, 0, 3), (0, 0, 0), 0),
        Change("R06", (0, 1, 0, 2), (0, 0, 0), 0),
    )
    assert found.counts == (0, 1, 0, 5)
    assert found.would == (5, 0)
    assert found.turned == Change("", (0, 0, 0, -4), (0, 0, 0), 0)


@pytest.mark.rule("39")
def test_it_says_whether_the_order_matters() -> None:
    table = ronin(hands={"geralt": ("R04", "R06", "P01", "G01")})
    assert foreseen(table, *plays("P01", "G01")).turned is None
    turned = foreseen(table, *plays("R06", "R04"))
    assert turned.counts == (0, 1, 0, 1)
    assert turned.turned == Change("", (0, 0, 0, 4), (0, 0, 0), 0)


@pytest.mark.rule("50", "53", "57")
def test_tea_and_cups_are_foreseen_with_the_bonuses_of_the_way() -> None:
    table = ronin(
        hands={"geralt": ("G15", "R10")},
        rows={"yennefer": ("R11",)},
        tokens={"geralt": {"diplomacy": 1}},
        levels=(3, 3, 1),
    )
    found = foreseen(table, *plays("G15", "R10"))
    assert found.tea == Change("", (0, -1, 0, 1), (3, 0, 1), 2)
    assert found.tracks == (6, 3, 2)


@pytest.mark.rule("44", "45")
def test_what_is_lost_is_counted_as_well() -> None:
    table = ronin(hands={"geralt": ("R08", "R01")}, tokens={"geralt": {"exploration": 1}})
    found = foreseen(table, *plays("R08"))
    assert found.cards == (Change("R08", (0, 0, -1, 2), (0, 0, 0), 0),)


def test_a_pair_is_foreseen_as_if_it_were_in_hand() -> None:
    table = ronin(phase="take", slots=(("R04", "G01"), ("B01", "B02"), ("P01", "P02")))
    found = foreseen(table, TakePair(0))
    assert [change.card for change in found.cards] == ["R04", "G01"]
    assert found.counts == (0, 0, 2, 3)


def test_the_deck_tells_nothing_and_what_is_not_offered_neither() -> None:
    table = ronin(phase="take", slots=(("R04", "G01"), ("B01", "B02"), ("P01", "P02")))
    assert table.session.foresee(0, [TakeDeck()]) is None
    assert table.session.foresee(1, [TakePair(0)]) is None
    assert table.session.foresee(0, [Play("R04")]) is None
    assert table.session.foresee(0, []) is None


def test_looking_ahead_changes_nothing_and_tells_nobody() -> None:
    table = ronin(hands={"geralt": ("G15", "R10")}, rows={"yennefer": ("R11",)}, levels=(2, 2, 2))
    before, told = digest(table.session), len(table.session.events_log)
    foreseen(table, *plays("G15", "R10"))
    assert (digest(table.session), len(table.session.events_log)) == (before, told)


def test_what_is_hidden_makes_no_difference() -> None:
    """Board B3 draws a card on the way: whichever it is, the foresight is the same."""
    table = ronin(
        hands={"geralt": ("G15", "R10")},
        tokens={"geralt": {"diplomacy": 1}},
        levels=(1, 1, 1),
        boards=("b3", "a", "b5"),
    )
    found = foreseen(table, *plays("G15", "R10"))
    other = dealt_otherwise(table.session, 0, 7)
    assert other.foresee(0, plays("G15", "R10")) == found


@pytest.mark.parametrize("cards", [("R04", "R06"), ("R08", "G15"), ("B04", "R10"), ("Y08", "P04")])
def test_it_comes_as_it_was_foreseen(cards: tuple[str, str]) -> None:
    table = ronin(
        hands={"geralt": cards},
        rows={"geralt": ("G01",), "yennefer": ("R11",)},
        lost={"geralt": {"G01": 3}},
        levels=(3, 3, 3),
    )
    found = foreseen(table, *plays(*cards))
    table.play(geralt=cards)
    shown = table.seen().players[0]
    assert (shown.counts, shown.would) == (found.counts, found.would)
    assert tuple(table.state.tracks) == found.tracks


@pytest.mark.rule("69")
def test_a_kept_tea_effect_is_part_of_the_next_tea() -> None:
    table = ronin(
        phase="score",
        turn=3,
        rows={"geralt": ("G15",), "yennefer": ("R01",), "ciri": ("R02",)},
        hands={"geralt": ("P01", "P02"), "yennefer": ("B01", "B02"), "ciri": ("Y01", "Y02")},
    ).keep()
    while table.about == "take":
        table.do(table.options[0])
    table["geralt"].tokens = [0, 1, 0, 0]
    assert foreseen(table, *plays("P01", "P02")).tracks == (1, 0, 1)
