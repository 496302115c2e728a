"""Phase I: moving, and what may be done after a move."""

from __future__ import annotations

import pytest

from korchma.games.oldworld.options import Act, Dice, Enough, Explore, Go, Spend
from tests.games.oldworld.story import BOX, old_world, witcher
from tests.games.oldworld.tales import nothing_to_read

EDGES = (
    "0-4 0-8 0-11 0-15 1-2 1-5 1-6 1-9 2-3 2-6 2-7 3-4 3-7 4-7 4-8 5-6 5-9 6-7 6-9 7-8 7-9 7-10 "
    "7-11 8-11 9-10 9-12 10-11 10-12 10-14 11-14 11-15 11-18 12-13 12-14 13-14 13-16 14-15 14-16 "
    "14-17 14-18 15-18 16-17 17-18"
)
FOREST, MOUNTAIN, WATER, WILD = "B0-1", "B0-2", "B0-3", "B0-4"


@pytest.mark.rule("33")
def test_the_roads_are_those_of_the_board() -> None:
    found = {tuple(sorted(road.between)) for road in BOX.roads.values()}
    assert found == {tuple(map(int, edge.split("-"))) for edge in EDGES.split()}
    sea = {tuple(sorted(road.between)) for road in BOX.roads.values() if road.sea}
    assert {(1, 5), (1, 6), (1, 9)} <= sea


@pytest.mark.rule("33")
def test_the_terrains_are_those_of_the_board() -> None:
    assert {terrain: {*places} for terrain, places in BOX.by_terrain.items()} == {
        "forest": {6, 7, 8, 10, 16, 17},
        "mountain": {2, 3, 9, 11, 13, 18},
        "water": {1, 4, 5, 12, 14, 15},
    }
    assert BOX.places[0].terrain == "wild"


@pytest.mark.rule("33")
@pytest.mark.parametrize(
    ("card", "to"), [(FOREST, 7), (MOUNTAIN, 11), (WATER, 4), (WILD, 7), (WILD, 11), (WILD, 4)]
)
@pytest.mark.ruling("A14")
def test_a_card_of_the_terrain_or_a_wild_one_is_enough(card: str, to: int) -> None:
    table = old_world(wolf=witcher(8, hand=(card,))).move(to, card)
    assert (table["wolf"].at, table["wolf"].hand, table["wolf"].discard) == (to, [], [card])


@pytest.mark.rule("33")
def test_two_cards_or_a_card_and_a_gold_go_anywhere() -> None:
    table = old_world(wolf=witcher(8, hand=(FOREST, MOUNTAIN), gold=1)).do(Go(4))
    assert table.options == [
        Spend((FOREST,), 1),
        Spend((MOUNTAIN,), 1),
        Spend((FOREST, MOUNTAIN), 0),
    ]
    table.do(Spend((MOUNTAIN,), 1))
    assert (table["wolf"].hand, table["wolf"].gold) == ([FOREST], 0)


@pytest.mark.rule("33")
def test_the_cheapest_ways_come_first_and_a_wild_card_is_dear() -> None:
    table = old_world(wolf=witcher(8, hand=(WILD, WATER), gold=1)).do(Go(4))
    assert table.options == [
        Spend((WATER,), 0),
        Spend((WILD,), 0),
    ]
    hand = (WILD, MOUNTAIN, FOREST)
    table = old_world(wolf=witcher(8, hand=hand, gold=1)).do(Go(4))
    assert table.options == [
        Spend((WILD,), 0),
        Spend((MOUNTAIN,), 1),
        Spend((FOREST,), 1),
        Spend((MOUNTAIN, FOREST), 0),
    ]


@pytest.mark.rule("33")
def test_where_a_card_is_enough_nobody_is_asked_for_more() -> None:
    table = old_world(wolf=witcher(8, hand=(WATER,), gold=3)).do(Go(4))
    assert (table["wolf"].at, table["wolf"].gold, table["wolf"].hand) == (4, 3, [])
    table = old_world(wolf=witcher(8, hand=(FOREST,), gold=3)).do(Go(4))
    assert (table["wolf"].at, table["wolf"].gold) == (4, 2), "a card and a coin, no other way"


@pytest.mark.rule("33")
def test_a_single_card_that_does_not_fit_goes_nowhere() -> None:
    table = old_world(wolf=witcher(8, hand=(FOREST,)))
    assert table.options == [Go(0), Go(7), Enough()]
    assert table.why_not("place:4") == ("33", "no-payment")
    assert table.why_not("place:18") == ("33", "not-adjacent")


@pytest.mark.rule("33", "31")
@pytest.mark.ruling("A15")
@pytest.mark.parametrize("card", [FOREST, MOUNTAIN, WATER, WILD])
def test_any_card_enters_behelt_nar(card: str) -> None:
    assert old_world(wolf=witcher(8, hand=(card,))).move(0, card)["wolf"].at == 0


@pytest.mark.rule("32")
@pytest.mark.ruling("A7")
def test_phase_one_may_be_skipped() -> None:
    table = old_world(wolf=witcher(8, hand=(WILD,))).enough()
    assert (table.about, table["wolf"].at) == ("deed", 8)


@pytest.mark.rule("34")
def test_monsters_and_witchers_do_not_block() -> None:
    table = old_world(
        lairs={"mountain": ("harpy", 11)}, wolf=witcher(8, hand=(WILD,)), bear=witcher(11)
    ).move(11, WILD)
    assert table["wolf"].at == 11
    assert table.offers(Act(11))


@pytest.mark.rule("35")
def test_moves_and_actions_repeat_while_there_is_something_to_pay_with() -> None:
    table = old_world(wolf=witcher(8, hand=(MOUNTAIN, WILD, WATER))).move(11, MOUNTAIN)
    table.do(Act(11)).move(18, WILD)
    assert table.offers(Act(18))
    table.do(Act(18))
    assert table.about == "roam"
    table.move(15, WATER)
    assert table.about == "deed", "no cards, no action: on to phase II"


@pytest.mark.rule("35")
def test_one_may_stop_with_cards_in_hand() -> None:
    table = old_world(wolf=witcher(8, hand=(MOUNTAIN, WILD))).move(11, MOUNTAIN).enough()
    assert (table.about, table["wolf"].hand) == ("deed", [WILD])


@pytest.mark.rule("36")
def test_nothing_is_done_before_the_first_move() -> None:
    table = old_world(wolf=witcher(11, hand=(WILD,), gold=1), bear=witcher(11, gold=1))
    assert table.offered(Act) == []
    assert table.offered(Dice) == []
    assert table.why_not("place:11") == ("36", "move-first")


@pytest.mark.rule("36")
def test_who_left_and_came_back_may_act_where_the_turn_began() -> None:
    table = old_world(wolf=witcher(11, hand=(WILD, MOUNTAIN))).move(8, WILD).move(11, MOUNTAIN)
    assert table.offers(Act(11))


@pytest.mark.rule("36")
def test_actions_are_optional() -> None:
    table = old_world(wolf=witcher(8, hand=(MOUNTAIN,))).move(11, MOUNTAIN)
    assert table.offers(Enough())


@pytest.mark.rule("37")
def test_a_places_action_is_used_once_a_turn_also_after_coming_back() -> None:
    table = old_world(wolf=witcher(8, hand=(MOUNTAIN, FOREST, WILD))).move(11, MOUNTAIN)
    table.do(Act(11))
    assert not table.offers(Act(11))
    table.move(8, FOREST).move(11, WILD)
    assert not table.offers(Act(11))
    assert len(table["wolf"].potions) == 1


@pytest.mark.rule("37")
def test_the_next_turn_it_is_there_again() -> None:
    wolf = witcher(8, hand=(MOUNTAIN, WILD), deck=(FOREST, "WOLF-1"))
    table = old_world(wolf=wolf, bear=witcher(), tweak=nothing_to_read).move(11, MOUNTAIN)
    table.do(Act(11)).enough().do(Explore("city")).rest().do(Explore("city")).rest()
    assert table.asked == "wolf"
    table["wolf"].hand[:] = [FOREST, MOUNTAIN]
    table.move(8, FOREST).move(11, MOUNTAIN)
    assert table.offers(Act(11))
