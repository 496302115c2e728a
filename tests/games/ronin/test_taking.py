"""Step 1: the pairs, the picks, the new order."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import TakeDeck, TakePair
from tests.games.ronin.story import Story, ronin

PAIRS = (("R01", "R02"), ("G01", "G02"), ("B01", "B02"))


def taking(**position: Any) -> Story:
    """Three pairs lie face up, everybody is about to take."""
    return ronin(**{"phase": "take", "slots": PAIRS, **position})


@pytest.mark.rule("28", "27")
def test_they_take_in_initiative_order_and_then_all_play() -> None:
    table = taking(order=("ciri", "geralt", "yennefer"))
    asked = []
    for slot in (1, 0, 2):
        asked.append(table.asked)
        assert table.about == "take"
        table.do(TakePair(slot))
    assert asked == ["ciri", "geralt", "yennefer"]
    assert table.about == "play"
    assert set(table.session.waiting) == {0, 1, 2}


@pytest.mark.rule("29", "30")
def test_the_pair_nearest_the_deck_goes_the_others_move_up_new_ones_come() -> None:
    table = ronin(
        phase="refill",
        turn=2,
        slots=((), ("G01", "G02"), ("B01", "B02")),
        deck=("P01", "P02", "P03", "Y01"),
    )
    assert table.told(e.Swept) == [e.Swept(("G01", "G02"))]
    assert table.state.discard == ["G01", "G02"]
    assert table.state.slots == [("B01", "B02"), ("P01", "P02"), ("P03", "Y01")]
    assert table.told(e.Dealt) == [e.Dealt(("P01", "P02", "P03", "Y01"))]


@pytest.mark.rule("29")
def test_where_no_pair_remains_nothing_is_discarded() -> None:
    table = ronin(phase="refill", turn=2)
    assert table.told(e.Swept) == []
    assert table.state.discard == []
    assert all(len(pair) == 2 for pair in table.state.slots)


@pytest.mark.rule("29")
@pytest.mark.parametrize(("chapter", "turn", "swept"), [(1, 1, 0), (1, 2, 1), (2, 1, 1), (3, 1, 1)])
def test_only_on_the_first_turn_of_the_game_nothing_is_swept(
    chapter: int, turn: int, swept: int
) -> None:
    table = ronin(phase="refill", chapter=chapter, turn=turn, slots=PAIRS)
    assert len(table.told(e.Swept)) == swept


@pytest.mark.rule("31", "32")
def test_a_figure_takes_its_pair_and_nobody_else_can_stand_there() -> None:
    table = taking(hands={"geralt": ("GER-1", "GER-2")})
    assert set(table.options) == {TakePair(0), TakePair(1), TakePair(2), TakeDeck()}
    table.do(TakePair(1))
    assert table["geralt"].hand == ["GER-1", "GER-2", "G01", "G02"]
    assert table.state.figures == [-1, 0, -1]
    assert table.told(e.TookPair) == [e.TookPair(0, "geralt", 1, ("G01", "G02"))]
    assert table.asked == "yennefer"
    assert set(table.options) == {TakePair(0), TakePair(2), TakeDeck()}
    assert table.refuses(TakePair(1))


@pytest.mark.rule("33", "36", "34")
@pytest.mark.case("T26")
@pytest.mark.ruling("A2")
def test_two_at_the_deck_and_one_at_the_lowest_pair() -> None:
    table = taking(deck=("P01", "P02", "P03", "Y01"), order=("yennefer", "geralt", "ciri"))
    table.do(TakeDeck(), TakeDeck())
    assert table["yennefer"].hand[-2:] == ["P01", "P02"]
    assert table["geralt"].hand[-2:] == ["P03", "Y01"]
    assert table.state.slots == list(PAIRS)
    table.do(TakePair(2))
    assert table["ciri"].xp == 1
    assert table.order() == ["yennefer", "geralt", "ciri"]
    assert table.told(e.OrderSet)[-1] == e.OrderSet(("yennefer", "geralt", "ciri"))


@pytest.mark.rule("33", "36")
def test_the_deck_stands_above_all_pairs_whoever_came_first() -> None:
    table = taking().do(TakePair(0), TakeDeck(), TakeDeck())
    assert table.order() == ["yennefer", "ciri", "geralt"]


@pytest.mark.rule("36")
def test_pairs_count_downwards() -> None:
    table = taking().do(TakePair(2), TakePair(1), TakePair(0))
    assert table.order() == ["ciri", "yennefer", "geralt"]


@pytest.mark.rule("34")
@pytest.mark.ruling("A3")
@pytest.mark.parametrize(
    ("pick", "xp"), [(TakePair(0), 0), (TakePair(1), 0), (TakePair(2), 1), (TakeDeck(), 0)]
)
def test_the_lowest_pair_gives_an_experience_at_once(pick: TakePair | TakeDeck, xp: int) -> None:
    table = taking().do(pick)
    assert table.asked == "yennefer"
    assert table["geralt"].xp == xp


@pytest.mark.rule("34")
@pytest.mark.ruling("A3")
def test_being_last_on_the_track_gives_nothing_by_itself() -> None:
    table = taking().do(TakeDeck(), TakeDeck(), TakePair(1))
    assert table.order()[-1] == "ciri"
    assert [player.xp for player in table.state.players] == [0, 0, 0]


@pytest.mark.rule("35")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_of_the_discard() -> None:
    table = taking()
    table.state.deck, table.state.discard = ["Y01"], ["P01", "P02", "P03"]
    table.do(TakeDeck())
    assert "Y01" in table["geralt"].hand
    assert table["geralt"].hand[-1] in ("P01", "P02", "P03")
    assert len(table.state.deck) == 2
    assert table.state.discard == []
    assert table.told(e.Reshuffled) == [e.Reshuffled()]


@pytest.mark.rule("35")
def test_the_moment_the_last_card_is_drawn_there_is_a_new_deck() -> None:
    table = taking()
    table.state.deck, table.state.discard = ["Y01", "Y02"], ["P01", "P02", "P03"]
    table.do(TakeDeck())
    assert sorted(table.state.deck) == ["P01", "P02", "P03"]
    assert table.state.discard == []


@pytest.mark.rule("35")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for used in range(6):
        table = taking()
        table.state.rng = used
        table.state.deck, table.state.discard = ["Y01", "Y02"], ["P01", "P02", "P03", "R03", "G03"]
        table.do(TakeDeck())
        decks.add(tuple(table.state.deck))
    assert len(decks) > 1


@pytest.mark.rule("31", "33")
def test_all_see_a_pair_but_only_its_taker_sees_cards_of_the_deck() -> None:
    table = taking(deck=("P01", "P02")).do(TakeDeck(), TakePair(0))
    assert table.told(e.TookDeck, 0) == [e.TookDeck(0, "geralt", ("P01", "P02"))]
    assert table.told(e.TookDeck, 1) == table.told(e.TookDeck) == [e.TookDeck(0, "geralt")]
    assert table["yennefer"].known == ["R01", "R02"]
    assert table["geralt"].known == []


@pytest.mark.rule("29", "30", "60")
def test_figures_leave_the_pairs_before_the_next_turn() -> None:
    table = taking().do(TakePair(0), TakePair(1), TakePair(2)).play()
    assert (table.about, table.state.turn) == ("take", 1)
    assert table.state.figures == [-1, -1, -1]
    assert table.state.at_deck == []
    assert set(table.options) == {TakePair(0), TakePair(1), TakePair(2), TakeDeck()}
