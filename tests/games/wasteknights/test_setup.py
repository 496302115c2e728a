"""Before the first round: who begins, knights, vehicles, starting gear, the adventure."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.options import (
    Fitted,
    TakeGear,
    TakeKnight,
    TakeVehicle,
)
from korchma.games.wasteknights.rules.setup import choose_first, set_up
from korchma.games.wasteknights.state import Rulings, State
from korchma.kernel import KorchmaError, Rng, Session
from korchma.kernel.rng import OPEN_KEY, Count
from tests.games.wasteknights.story import BOX, Story, rider, waste


def laid(adventure: Any = "a2", players: int = 2) -> State:
    """The table before anybody has chosen anything."""
    return set_up(players, Rulings(adventure=adventure), BOX, Rng(Count(), OPEN_KEY))


def opening(mode: str, players: int, seed: str = "0", **options: Any) -> Story:
    """A new game, its chance fair until the first question."""
    return Story(Session.new(GAME, players, mode=mode, seed=seed, **options))


def choose(table: Story, *knights: str) -> Story:
    """These knights, in the order of choosing."""
    return table.do(*map(TakeKnight, knights))


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.rule("1", "2", "4", "5", "6")
def test_what_lies_where_before_anybody_chooses() -> None:
    s = laid()
    assert {deck: len(cards) for deck, cards in s.wastes.items()} == {"dh": 40, "bm": 30}
    assert (len(s.finds), len(s.injuries), len(s.breakdowns), len(s.bag)) == (20, 8, 8, 10)
    assert (len(s.gear), len(s.starting)) == (50, 14)
    assert all(BOX.cards[card].start for card in s.starting)
    assert s.supply == {"fuel": 12, "ammo": 12, "med": 12}
    assert s.finds != list(BOX.finds)


@pytest.mark.rule("3")
def test_common_upgrades_lie_open_in_their_order() -> None:
    assert laid().commons == ["C1", "C2", "C3", "C4", "C5", "C6"]


@pytest.mark.rule("14", "128")
def test_an_adventure_nobody_wrote_is_named_as_such() -> None:
    with pytest.raises(KorchmaError, match="no adventure 'a9'"):
        laid("a9")


@pytest.mark.rule("7")
def test_tc59_most_successes_begin_and_who_ties_rolls_again() -> None:
    table = waste(zoe=rider(), li=rider(), nellie=rider())
    table.again("WGBR", "S S - -").again("WGBR", "- - SS F").again("WGBR", "S - - -")
    table.again("WGBR", "- - - S").again("WGBR", "- - SF SS")
    choose_first(table.session.table)
    assert (table.state.first, table.luck.throws) == (1, [])


# --- knights and vehicles ------------------------------------------------------------------------


@pytest.mark.rule("8")
def test_knights_are_chosen_clockwise_from_the_first_player() -> None:
    table = opening("water", 3)
    first = table.state.first
    for n, who in enumerate(("zoe", "li", "alinta")):
        assert table.ask.seat == (first + n) % 3
        assert len(table.offered(TakeKnight)) == 6 - n
        choose(table, who)
    assert table.state.knights[first].who == "zoe"
    assert all(knight.xp == 0 for knight in table.state.knights)


@pytest.mark.rule("8")
def test_knights_may_be_dealt_by_lot() -> None:
    table = opening("water", 2, draft="random")
    assert len({knight.who for knight in table.state.knights}) == 2


@pytest.mark.rule("9", "10")
def test_vehicles_are_chosen_the_other_way_round() -> None:
    table = opening("water", 3, kits="own")
    first = table.state.first
    choose(table, "zoe", "li", "alinta")
    for n, vehicle in enumerate(("bike", "truck", "buggy")):
        assert (table.about, table.ask.seat) == ("vehicle", (first + 2 - n) % 3)
        table.do(TakeVehicle(vehicle))
    assert table.state.knights[first].vehicle == "buggy"


def drafted(*knights: str) -> Story:
    """Own kits: knights and vehicles are taken, gear comes next."""
    table = choose(opening("water", len(knights), kits="own"), *knights)
    while table.about == "vehicle":
        table.do(table.options[0])
    return table


@pytest.mark.rule("10")
def test_gear_is_drafted_one_card_at_a_time_until_all_have_armour() -> None:
    table = drafted("zoe", "li")
    seat = table.ask.seat
    assert not table.offers(Fitted())
    table.do(TakeGear("S3"))
    assert table.ask.seat == 1 - seat
    table.do(TakeGear("S1"))
    assert {x.gear for x in table.offered(TakeGear) if isinstance(x, TakeGear)} == {"S5", "S6"}
    table.do(TakeGear("S6"))
    assert not table.offers(Fitted())
    table.do(TakeGear("S2"))
    assert table.ask.seat == 1 - seat
    table.do(TakeGear("S5"))
    assert table.about != "gear"


@pytest.mark.rule("10")
def test_who_drops_out_is_out_for_good() -> None:
    table = drafted("zoe", "li")
    seat = table.ask.seat
    table.do(TakeGear("S5"), TakeGear("S5-2"), Fitted())
    assert table.ask.seat == 1 - seat
    table.do(TakeGear("S1"))
    assert (table.about, table.ask.seat) == ("gear", 1 - seat)


@pytest.mark.rule("11", "12", "99")
def test_starting_gear_works_and_the_rest_opens_the_discard() -> None:
    table = choose(opening("water", 2), "zoe", "li")
    zoe, li = table["zoe"], table["li"]
    assert [(x.card, x.broken) for x in (*zoe.hands, *zoe.armour)] == [("S4", False), ("S5", False)]
    assert ([x.card for x in li.hands], [x.card for x in li.armour]) == (["S3"], ["S6"])
    assert len(table.state.scrap) == 14 - 4
    assert table.state.starting == []
    assert {(x.fuel, x.ammo, x.med) for x in (zoe, li)} == {(2, 2, 2)}
    assert table.state.supply["fuel"] == 8


# --- quick kits ----------------------------------------------------------------------------------


@pytest.mark.rule("13")
@pytest.mark.parametrize("who", [*BOX.knights])
def test_every_kit(who: str) -> None:
    other = "zoe" if who != "zoe" else "alinta"
    table = choose(opening("water", 2), who, other)
    knight, row = table[who], BOX.knights[who]
    assert [BOX.cards[x.card].id for x in (*knight.hands, *knight.armour)] == [*row.kit]
    assert knight.vehicle == row.vehicle


@pytest.mark.rule("13")
@pytest.mark.ruling("A24")
def test_three_off_roaders_are_one_and_a_muscle_car_and_a_choice() -> None:
    table = choose(opening("water", 3), "johnny", "zoe", "li")
    assert (table["johnny"].vehicle, table["zoe"].vehicle) == ("off-roader", "muscle-car")
    assert (table.about, table.asked) == ("vehicle", "li")
    assert {x.vehicle for x in table.offered(TakeVehicle) if isinstance(x, TakeVehicle)} == {
        "bike",
        "truck",
        "buggy",
        "camper-van",
    }


@pytest.mark.rule("13")
def test_who_wants_a_sheet_by_its_name_gets_it_before_any_substitute() -> None:
    table = choose(opening("water", 2), "nellie", "alinta")
    assert (table["nellie"].vehicle, table["alinta"].vehicle) == ("bike", "buggy")


@pytest.mark.rule("13")
def test_the_fourth_homemade_armour_is_a_vest() -> None:
    table = choose(opening("water", 4), "johnny", "logan", "nellie", "zoe")
    armour = [BOX.cards[table[x].armour[0].card].id for x in ("johnny", "logan", "nellie", "zoe")]
    assert armour == ["S5", "S5", "S5", "S6"]


# --- the adventure -------------------------------------------------------------------------------


@pytest.mark.rule("14", "120")
@pytest.mark.parametrize(
    ("mode", "players", "at"),
    [("courier", 1, "r7c0"), ("water", 2, "r6c2"), ("sleeper", 2, "r7c11"), ("crown", 2, "r1c9")],
)
def test_knights_begin_where_the_adventure_says_and_its_first_entry_is_read(
    mode: str, players: int, at: str
) -> None:
    table = choose(opening(mode, players), *("zoe", "li")[:players])
    assert {knight.at for knight in table.state.knights} == {at}
    assert table.state.read[0] == BOX.adventures[table.session.table.options.adventure].first


@pytest.mark.rule("123")
def test_one_person_may_lead_two_knights() -> None:
    table = opening("courier", 1, adventure="a2", knights=2)
    choose(table, "zoe", "li")
    assert [knight.seat for knight in table.state.knights] == [0, 0]


@pytest.mark.rule("129", "8")
def test_unused_knights_leave_nothing_behind() -> None:
    table = choose(opening("water", 2), "zoe", "li")
    assert not [card for card in (*table.state.gear, *table.state.scrap) if BOX.cards[card].knight]
