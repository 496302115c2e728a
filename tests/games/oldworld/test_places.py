"""What places are known for."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    Act,
    BurnRow,
    Dice,
    Go,
    Leave,
    SwapOut,
    Take,
    Track,
    Train,
)
from tests.games.oldworld.story import BOX, Story, old_world, witcher

WILD = "B0-4"
ROW = ("B0-1", "B1-1", "B2-1", "R0-1", "R1-1", "R2-1")


@pytest.mark.rule("44", "45", "46", "47", "48", "49", "51")
def test_what_each_place_offers() -> None:
    actions: dict[str, set[int]] = {}
    for place in BOX.places.values():
        actions.setdefault(place.skill or place.action, set()).add(place.id)
    assert actions == {
        "school": {0, 1, 3, 10, 15, 17},
        "alchemy": {4},
        "defence": {5},
        "specialty": {12},
        "combat": {18},
        "poker": {6, 14},
        "alms": {7},
        "swap": {8},
        "potion": {9, 11, 16},
        "tracking": {2, 13},
    }


@pytest.mark.rule("44")
@pytest.mark.case("T03", "T04")
def test_a_skill_is_raised_where_it_is_not_above_the_level() -> None:
    table = old_world(wolf=witcher(11, hand=(WILD,))).move(18, WILD).do(Act(18))
    assert table["wolf"].skills == [2, 1, 1, 1]
    table = old_world(wolf=witcher(11, hand=(WILD, "WOLF-1"), skills=(2, 1, 1, 1)))
    table.move(18, WILD)
    assert not table.offers(Act(18))
    assert table.why_not("place:18") == ("44", "skill-above-level")


@pytest.mark.rule("44")
def test_five_is_the_end() -> None:
    table = old_world(wolf=witcher(11, hand=(WILD, "WOLF-1"), skills=(5, 5, 5, 5)))
    table.move(18, WILD)
    assert table.why_not("place:18") == ("44", "skill-done")


@pytest.mark.rule("45")
def test_a_card_of_the_hand_for_one_that_costs_one_more_at_most() -> None:
    hand = (WILD, "WOLF-1", "B1-2")
    table = old_world(wolf=witcher(4, hand=hand, gold=1), row=ROW).move(8, WILD)
    table.do(Act(8), SwapOut("WOLF-1"))
    assert table.options == [Take("B0-1"), Take("B1-1"), Take("R0-1"), Take("R1-1")]
    table.do(Take("R1-1"))
    assert table["wolf"].hand == ["B1-2", "R1-1"], "for nothing"
    assert (table.state.burned, table["wolf"].gold) == (["WOLF-1"], 1)
    assert table.state.row[1:] == ["B0-1", "B1-1", "B2-1", "R0-1", "R2-1"]


@pytest.mark.rule("45")
def test_a_better_card_buys_better_ones() -> None:
    hand = (WILD, "B1-2")
    table = old_world(wolf=witcher(4, hand=hand), row=ROW).move(8, WILD).do(Act(8))
    assert table.offers(Leave())
    assert len(table.do(SwapOut("B1-2")).options) == 6


@pytest.mark.rule("45")
def test_without_a_card_there_is_nothing_to_swap() -> None:
    table = old_world(wolf=witcher(4, hand=(WILD,)), row=ROW).move(8, WILD)
    assert table.about == "deed"


@pytest.mark.rule("47")
@pytest.mark.parametrize(("start", "place"), [(7, 9), (8, 11), (13, 16)])
def test_a_potion(start: int, place: int) -> None:
    table = old_world(wolf=witcher(start, hand=(WILD,)), brews=("swallow",)).move(place, WILD)
    assert table.do(Act(place))["wolf"].potions == ["swallow"]


# --- schools -------------------------------------------------------------------------------------


def at_school(place: int, start: int, gold: int, skills: tuple[int, int, int, int]) -> Story:
    """A Wolf who has come to a school and asks for a lesson."""
    table = old_world(wolf=witcher(start, hand=("B0-4",), gold=gold, skills=skills))
    table.move(place, "B0-4")
    return table.do(Act(place)) if table.offers(Act(place)) else table


@pytest.mark.rule("48")
@pytest.mark.case("T05", "T06")
def test_a_wolf_among_vipers_trains_defence_but_no_specialty() -> None:
    table = at_school(15, 14, 4, (1, 3, 1, 1))
    assert {each.skill for each in table.offered(Train) if isinstance(each, Train)} == {
        "combat",
        "defence",
        "alchemy",
    }
    assert table.refuses(Train("specialty", 2))
    table["wolf"].shield = 2
    table.do(Train("defence", 4))
    assert (table["wolf"].gold, table["wolf"].skills[1], table["wolf"].shield) == (0, 4, 3)


@pytest.mark.rule("48")
def test_at_home_the_specialty_is_taught_too() -> None:
    table = at_school(3, 2, 2, (1, 1, 1, 1))
    assert table.offers(Train("specialty", 2))


@pytest.mark.rule("48", "31")
@pytest.mark.ruling("A16")
def test_behelt_nar_is_a_school_of_nobody_here() -> None:
    table = at_school(0, 8, 5, (1, 1, 1, 1))
    assert table.offers(Train("combat", 2))
    assert not table.offers(Train("specialty", 2))


@pytest.mark.rule("48")
def test_lessons_cost_the_level_and_one_and_are_paid_in_full() -> None:
    table = at_school(3, 2, 3, (1, 2, 3, 4))
    assert table.offered(Train) == [Train("combat", 2), Train("defence", 3)]
    table = at_school(3, 2, 1, (1, 1, 1, 1))
    assert table.about == "deed", "one gold buys no lesson"


@pytest.mark.rule("48")
def test_one_step_may_go_above_the_level_and_no_second_follows() -> None:
    table = at_school(3, 2, 9, (3, 1, 1, 1)).do(Train("combat", 4))
    assert (table["wolf"].skills[0], table["wolf"].level, table["wolf"].gold) == (4, 1, 5)
    assert table.about == "deed"


# --- tracking ------------------------------------------------------------------------------------


@pytest.mark.rule("49", "50")
@pytest.mark.case("T07")
def test_tracking_a_coin_a_token_with_a_coin_and_in_the_end_a_trail() -> None:
    harpy = {"mountain": ("harpy", 13), "forest": ("", 0), "water": ("", 0)}
    table = old_world(lairs=harpy, wolf=witcher(3, hand=(WILD,))).move(2, WILD)
    stack = table.state.stacks["mountain"]
    table.chance(stack.index(18)).do(Act(2))
    assert (table["wolf"].gold, table["wolf"].tracking) == (1, {"mountain": 18})
    assert table.seen("viper").players[0].tracking == {"mountain": 18}, "it lies face up"
    wolf = witcher(11, hand=("B0-2",), gold=1, tracking={"mountain": 18})
    table = old_world(lairs=harpy, wolf=wolf).move(18, "B0-2")
    assert (table["wolf"].gold, table["wolf"].tracking) == (2, {})
    assert table["wolf"].trails == {"mountain": 18}


@pytest.mark.rule("49", "118")
def test_a_token_that_names_this_place_is_drawn_anew_and_goes_back() -> None:
    lairs = {"mountain": ("harpy", 13), "forest": ("", 0), "water": ("", 0)}
    table = old_world(lairs=lairs, wolf=witcher(3, hand=(WILD,))).move(2, WILD)
    stack = table.state.stacks["mountain"]
    rest = [place for place in stack if place != 2]
    table.chance(stack.index(2), rest.index(9)).do(Act(2))
    assert table["wolf"].tracking == {"mountain": 9}
    assert 2 in table.state.stacks["mountain"]


@pytest.mark.rule("49")
def test_without_another_token_there_is_no_tracking() -> None:
    lairs = {"mountain": ("harpy", 13), "forest": ("", 0), "water": ("", 0)}
    table = old_world(
        lairs=lairs,
        wolf=witcher(3, hand=(WILD,)),
        tweak=lambda s: s.stacks.update(mountain=[2]),
    ).move(2, WILD)
    table.do(Act(2))
    assert (table["wolf"].gold, table["wolf"].tracking) == (1, {})
    assert table.state.stacks["mountain"] == [2]


@pytest.mark.rule("49")
@pytest.mark.ruling("A13")
def test_a_monster_is_tracked_whose_trail_is_unknown_and_whose_terrain_has_tokens() -> None:
    wolf = witcher(3, hand=(WILD,), trails=("mountain",), tracking={"water": 14})
    table = old_world(wolf=wolf).move(2, WILD).do(Act(2))
    assert list(table["wolf"].tracking) == ["water", "forest"], "nothing else was left to choose"
    table = old_world(
        wolf=witcher(3, hand=(WILD,)), tweak=lambda s: s.stacks.update(forest=[])
    ).move(2, WILD)
    table.do(Act(2))
    assert table.options == [Track("rotfiend", "mountain"), Track("foglet", "water")]


@pytest.mark.rule("50")
def test_several_tracks_may_end_in_one_turn() -> None:
    wolf = witcher(11, hand=("B0-2", "B0-3"), tracking={"mountain": 18, "water": 15})
    table = old_world(wolf=wolf).move(18, "B0-2").move(15, "B0-3")
    assert sorted(table["wolf"].trails) == ["mountain", "water"]
    assert table["wolf"].gold == 2


# --- Vizima --------------------------------------------------------------------------------------


@pytest.mark.rule("51", "70")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (2, 2)])
def test_alms_for_the_penniless_and_up_to_two_cards_of_the_row_burn(gold: int, after: int) -> None:
    table = old_world(
        wolf=witcher(8, hand=(WILD,), gold=gold), row=ROW, market=("G0a-1", "G0a-2")
    ).move(7, WILD)
    table.do(Act(7))
    assert table["wolf"].gold == after
    assert table.ask.pick == (0, 2)
    table.do((BurnRow("B1-1"), BurnRow("R1-1")))
    assert table.state.row == ["G0a-2", "G0a-1", "B0-1", "B2-1", "R0-1", "R2-1"]
    assert table.state.burned == ["B1-1", "R1-1"]
    assert table.told(e.RowBurned) == [e.RowBurned(("B1-1", "R1-1"))]


@pytest.mark.rule("51")
def test_nothing_must_burn() -> None:
    table = old_world(wolf=witcher(8, hand=(WILD,)), row=ROW).move(7, WILD).do(Act(7), ())
    assert table.state.row == [*ROW]


@pytest.mark.rule("36", "37", "48")
def test_who_leaves_a_school_may_come_back_with_more_gold() -> None:
    wolf, bear = witcher(2, hand=("B0-4",), gold=2), witcher(3, gold=1)
    table = old_world(wolf=wolf, bear=bear).do(Go(3), Act(3), Leave())
    assert (table.state.acted, table.offers(Act(3))) == ([], True)
    table.dice(6, 6, 6, 6, 6, 1, 2, 3, 4, 6).do(Dice(1), (), ())
    assert table["wolf"].gold == 4
    table.do(Act(3), Train("combat", 2))
    assert (table["wolf"].skills[0], table.offers(Act(3))) == (2, False)


@pytest.mark.rule("37", "45")
def test_who_leaves_a_swap_may_come_back() -> None:
    table = old_world(wolf=witcher(7, hand=("B0-4", "WOLF-1"))).move(8, "B0-4").do(Act(8), Leave())
    assert table.offers(Act(8))
    table.do(Act(8), SwapOut("WOLF-1"))
    while table.about == "swap-in":
        table.do(table.options[0])
    assert table.state.acted == [8]
