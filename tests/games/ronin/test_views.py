"""What each seat sees, and what it must never see."""

import pytest

from korchma.games.ronin.options import Pick, TakeDeck, TakePair, Toss
from korchma.kernel import Chair
from tests.games.ronin.story import Story, ronin
from tests.properties.secrecy import dealt_otherwise

PAIRS = (("R01", "R02"), ("G01", "G02"), ("B01", "B02"))


def taking() -> Story:
    return ronin(phase="take", slots=PAIRS, hands={"geralt": ("GER-1",), "ciri": ("CIR-1",)})


@pytest.mark.rule("37", "73")
def test_each_sees_their_own_hand_and_how_many_the_others_hold() -> None:
    table = ronin(hands={"geralt": ("P01", "P02", "P03"), "yennefer": ("B01", "B02")})
    assert [player.hand for player in table.seen("yennefer").players] == [
        None,
        ("B01", "B02"),
        None,
    ]
    assert [player.hand for player in table.seen().players] == [None, None, None]
    assert [player.held for player in table.seen("yennefer").players] == [3, 2, 2]


@pytest.mark.rule("31", "33")
def test_a_pair_taken_is_known_to_all_cards_of_the_deck_are_not() -> None:
    table = taking().do(TakePair(0), TakeDeck())
    geralt, yennefer, _ = table.seen("ciri").players
    assert geralt.known == ("R01", "R02")
    assert (yennefer.known, yennefer.hand) == ((), None)


@pytest.mark.rule("38")
def test_a_card_that_was_laid_is_no_longer_known_to_be_in_hand() -> None:
    table = taking().do(TakePair(0), TakePair(1), TakePair(2))
    table.play(geralt=("R01", "GER-1"))
    assert table.seen("ciri").players[0].known == ("R02",)


def test_the_deck_and_other_hands_change_nothing_that_is_seen() -> None:
    table = taking().do(TakeDeck())
    before = table.seen("yennefer"), table.seen()
    other = dealt_otherwise(table.session, 1, 3)
    assert (other.view(1), other.view(None)) == before
    assert other.events(1) == table.session.events(1)


def test_dealt_anew_what_all_have_seen_stays_where_it_is() -> None:
    table = taking().do(TakePair(0), TakeDeck())
    for seed in range(8):
        other = Chair(table.session, 2).imagine(seed)
        geralt, yennefer, ciri = other.table.state.players
        assert {"R01", "R02"} <= set(geralt.hand)
        assert len(yennefer.hand) == 4
        assert "CIR-1" in ciri.hand
        assert ciri.hand == table["ciri"].hand


@pytest.mark.rule("23")
def test_what_yuki_onna_looks_at_is_shown_to_her_alone() -> None:
    table = ronin(
        "yuki-onna",
        "geralt",
        "ciri",
        phase="take",
        slots=PAIRS,
        ready={"yuki-onna": ["yuki-onna-2"]},
        deck=("P01", "P02", "P03", "Y01"),
    )
    table.do(table.options[-1])
    assert table.about == "look"
    for seat in (1, None):
        assert not any(card in repr(table.session.view(seat)) for card in ("P01", "P02", "Y01"))
    table.do((Pick("P01"), Pick("P02")))
    assert table.seen("geralt").players[0].known == ()
    assert table.seen("geralt").discard == ("P03", "Y01")
    assert not any("P01" in repr(each) for _, each in table.session.events(1))


@pytest.mark.rule("53")
def test_a_card_tossed_is_seen_by_all() -> None:
    table = ronin(
        rows={"yennefer": ("B01",)},
        played={"geralt": ("R14",)},
        hands={"geralt": ("R01",), "yennefer": ("R02",)},
        levels=(1,),
        boards=("b3", "a", "a"),
    ).do(Toss("R01"), Toss("R02"))
    assert table.seen("ciri").discard == ("R01", "R02")


@pytest.mark.rule("14", "61", "75")
@pytest.mark.parametrize("who", ["geralt", "ciri", ""])
def test_all_see_what_lies_open_and_what_it_would_score(who: str) -> None:
    table = ronin(
        rows={"geralt": ("R01", "R02")},
        lost={"geralt": {"R01": 1}},
        tokens={"geralt": {"magic": 2, "diplomacy": 1}},
        levels=(4, 0, 6),
    )
    shown = table.seen(who).players[0]
    assert (shown.row, shown.lost, shown.tokens) == (("R01", "R02"), (1, 0), (2, 1, 0, 0))
    assert (shown.counts, shown.would, shown.partners) == ((3, 1, 0, 2), (3, 2), 2)
    assert [track.level for track in table.seen(who).tracks] == [4, 0, 6]


@pytest.mark.rule("75")
@pytest.mark.parametrize(("levels", "lower"), [((4, 0, 6), (0, 1, 1)), ((5, 9, 2), (2, 0, 2))])
def test_all_see_which_of_two_partnerships_counts(
    levels: tuple[int, ...], lower: tuple[int, ...]
) -> None:
    shown = ronin(levels=levels).seen()
    assert tuple(player.lower for player in shown.players) == lower


@pytest.mark.rule("75")
def test_of_two_equal_partnerships_the_one_worth_fewer_points_counts() -> None:
    shown = ronin(levels=(9, 9, 9), boards=("b3", "a", "a")).seen()
    assert [player.lower for player in shown.players[:2]] == [0, 0]
    assert [player.partners for player in shown.players] == [4, 4, 5]
