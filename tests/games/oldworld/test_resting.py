"""Phase III: discard, draw, take a card of the row."""

from __future__ import annotations

import pytest

from korchma.games.oldworld.options import Buy, Explore, Toss
from tests.games.oldworld.story import old_world, witcher
from tests.games.oldworld.tales import nothing_to_read

ROW = ("B0-1", "B1-1", "B2-1", "R0-1", "R1-1", "R2-1")
FIVE = ("WOLF-1", "WOLF-2", "WOLF-3", "WOLF-4", "WOLF-5")


@pytest.mark.rule("68")
@pytest.mark.case("T08")
def test_of_five_cards_two_must_go_and_more_may() -> None:
    table = old_world(phase="rest", wolf=witcher(hand=FIVE))
    assert table.ask.pick == (2, 5)
    assert table.refuses((Toss("WOLF-1"),))
    table.do(tuple(map(Toss, FIVE[:4])))
    assert len(table["wolf"].hand) == 3, "two are drawn"


@pytest.mark.rule("68")
@pytest.mark.case("T09")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_of_two_cards_none_must_go_and_the_hand_is_filled_up_to_three(gone: int) -> None:
    table = old_world(phase="rest", wolf=witcher(hand=FIVE[:2]))
    assert table.ask.pick == (0, 2)
    table.do(tuple(map(Toss, FIVE[:gone])))
    assert len(table["wolf"].hand) == 3


@pytest.mark.rule("68")
@pytest.mark.ruling("A4")
@pytest.mark.parametrize(("refill", "held"), [(0, 3), (-1, 2), (1, 4), (2, 5), (-5, 0)])
def test_more_or_fewer_are_drawn_in_the_second_step(refill: int, held: int) -> None:
    table = old_world(phase="rest", wolf=witcher(), tweak=lambda s: setattr(s, "refill", refill))
    assert len(table["wolf"].hand) == held


@pytest.mark.rule("68")
def test_modifiers_end_with_the_turn() -> None:
    table = old_world(
        phase="rest", wolf=witcher(), bear=witcher(), tweak=lambda s: setattr(s, "refill", 2)
    ).rest()
    assert (table.asked, table.state.refill) == ("bear", 0)


@pytest.mark.rule("69")
def test_the_place_in_the_row_makes_the_price() -> None:
    table = old_world(phase="rest", wolf=witcher(), row=ROW)
    assert table.options == [
        Buy("B0-1", 1),
        Buy("B1-1", 2),
        Buy("B2-1", 2),
        Buy("R0-1", 0),
        Buy("R1-1", 1),
        Buy("R2-1", 1),
    ]


@pytest.mark.rule("69")
def test_nothing_costs_less_than_nothing() -> None:
    table = old_world(phase="rest", wolf=witcher(), row=(*ROW[:5], "R0-2"))
    assert table.offers(Buy("R0-2", 0))


@pytest.mark.rule("70", "71", "115")
def test_the_price_goes_to_the_discard_the_card_to_the_hand_and_the_row_slides() -> None:
    table = old_world(phase="rest", wolf=witcher(hand=FIVE[:3]), row=ROW, market=("G0a-1",))
    table.do((), Buy("B2-1", 2))
    assert (table.about, table.ask.pick) == ("pay", (2, 2))
    assert not table.offers(Toss("B2-1")), "it cannot pay for itself"
    table.do((Toss("WOLF-1"), Toss("WOLF-3")))
    assert table["wolf"].hand == ["WOLF-2", "B2-1"]
    assert table["wolf"].discard == ["WOLF-1", "WOLF-3"]
    assert table.state.row == ["G0a-1", "B0-1", "B1-1", "R0-1", "R1-1", "R2-1"]


@pytest.mark.rule("71")
def test_a_card_must_be_taken_and_only_one() -> None:
    table = old_world(phase="rest", wolf=witcher(), bear=witcher(), row=ROW)
    assert all(isinstance(option, Buy) for option in table.options)
    table.do(Buy("R0-1", 0))
    assert table.asked == "bear"


@pytest.mark.rule("69", "71", "115")
def test_what_cannot_be_paid_is_not_offered() -> None:
    row = ("B2-1", "B2-2", "B2-3", "B2-4", "R2-1", "R2-2")
    wolf = witcher(deck=("WOLF-1",))
    table = old_world(phase="rest", wolf=wolf, row=row, bear=witcher())
    assert table.asked == "bear", "the only card one can pay is taken without asking"
    assert (table["wolf"].hand, table["wolf"].discard) == (["R2-2"], ["WOLF-1"])
    table = old_world(phase="rest", wolf=witcher(deck=()), row=row, bear=witcher())
    assert (table.asked, table["wolf"].hand) == ("bear", []), "nothing can be paid: no card"


@pytest.mark.rule("69")
def test_why_a_card_is_too_dear() -> None:
    table = old_world(phase="rest", wolf=witcher(deck=("WOLF-1",)), row=ROW)
    assert table.why_not("card:B1-1") == ("69", "too-dear")


@pytest.mark.rule("19", "69")
@pytest.mark.ruling("A28")
def test_with_seven_cards_only_one_that_costs_something_may_be_taken() -> None:
    table = old_world(
        phase="rest", wolf=witcher(), row=ROW, tweak=lambda s: setattr(s, "refill", 4)
    )
    assert len(table["wolf"].hand) == 7
    assert not table.offers(Buy("R0-1", 0))
    assert table.offers(Buy("B0-1", 1))
    assert table.why_not("card:R0-1") == ("69", "hand-full")


@pytest.mark.rule("70")
def test_an_empty_market_leaves_the_left_of_the_row_empty() -> None:
    table = old_world(
        phase="rest", wolf=witcher(), row=ROW, tweak=lambda s: setattr(s, "market", [])
    ).do(Buy("R0-1", 0))
    assert table.state.row == ["", "B0-1", "B1-1", "B2-1", "R1-1", "R2-1"]


@pytest.mark.rule("52", "68")
def test_phase_three_follows_the_deed() -> None:
    table = old_world(phase="deed", wolf=witcher(), tweak=nothing_to_read).do(Explore("wilds"))
    assert table.about == "buy"
