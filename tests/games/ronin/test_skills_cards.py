"""Skills of step 2 that play cards, swap them, or resolve them once more."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Again, GainSymbol, Pass, Play, SwapIn, SwapOut
from tests.games.ronin.skilled import holding, offered, own_or_card


@pytest.mark.rule("23", "42")
@own_or_card
def test_geralt_3_resolves_one_card_of_this_turn_once_more(card: bool) -> None:
    table = holding("geralt-3", card=card, rows={"me": ("G04",)}, played={"me": ("R04", "P04")})
    assert table.mine == {"combat": 4}
    table.use("geralt-3")
    assert set(table.options) == {Again("R04"), Again("P04")}
    table.do(Again("R04"))
    assert table.mine == {"combat": 6}


@pytest.mark.rule("23", "42", "43")
def test_geralt_3_tests_the_condition_anew_from_that_cards_place() -> None:
    table = holding("geralt-3", played={"me": ("R04", "R01")})
    table.use("geralt-3")
    assert table.mine == {"combat": 4}
    table = holding("geralt-3", played={"me": ("R08",)}, tokens={"me": {"exploration": 2}})
    assert table.mine == {"combat": 3}
    table.use("geralt-3")
    assert table.mine == {"combat": 3}
    assert [told.card for told in table.told(e.Fizzled)] == ["R08"]


@pytest.mark.rule("23")
@pytest.mark.parametrize("played", [("R01", "R02"), ("R15", "R10")])
def test_geralt_3_is_not_offered_without_a_standard_effect_this_turn(
    played: tuple[str, str],
) -> None:
    table = holding("geralt-3", rows={"me": ("R04",)}, played={"me": played})
    assert not offered(table, "geralt-3")


@pytest.mark.rule("23")
@pytest.mark.parametrize(
    ("again", "gained"),
    [
        (("G04",), {"combat": 2, "magic": 2}),
        (("P04", "G04"), {"combat": 4, "magic": 2}),
    ],
)
def test_ciri_4_resolves_one_or_two_cards_of_the_whole_row(
    again: tuple[str, ...], gained: dict[str, int]
) -> None:
    table = holding("ciri-4", rows={"me": ("G04", "R15")}, played={"me": ("R01", "P04")})
    assert table.mine == {"combat": 2}
    table.use("ciri-4")
    assert (table.ask.pick, table.ask.ordered) == ((1, 2), True)
    assert table.refuses(())
    assert set(table.options) == {Again("G04"), Again("P04")}
    assert table.refuses((Again("G04"), Again("G04")))
    table.do(tuple(map(Again, again)))
    assert table.mine == gained


@pytest.mark.rule("23")
@pytest.mark.parametrize(
    ("order", "left"),
    [(("R09", "R08"), {"magic": 1, "combat": 3}), (("R08", "R09"), {"combat": 2})],
)
def test_ciri_4_resolves_them_in_the_holders_order(
    order: tuple[str, str], left: dict[str, int]
) -> None:
    table = holding(
        "ciri-4",
        rows={"me": ("P01", "R09", "R08")},
        played={"me": ("P06",)},
        lost={"me": {"P01": 3, "R08": 1}},
    )
    assert table.mine == {"diplomacy": 2}
    table.use("ciri-4", tuple(map(Again, order)))
    assert table.mine == left


@pytest.mark.rule("23")
def test_ciri_4_is_not_offered_without_a_standard_effect() -> None:
    table = holding("ciri-4", rows={"me": ("R01", "R15")}, played={"me": ("R10",)})
    assert not offered(table, "ciri-4")


@pytest.mark.rule("23", "42")
def test_ciri_2_swaps_a_card_of_the_hand_with_an_earlier_one_of_the_row() -> None:
    table = holding(
        "ciri-2",
        rows={"me": ("R01", "G04")},
        played={"me": ("P01",)},
        lost={"me": {"R01": 3}},
        hands={"me": ("B04", "Y01")},
    ).use("ciri-2")
    assert set(table.options) == {SwapIn("B04"), SwapIn("Y01")}
    table.do(SwapIn("B04"))
    assert set(table.options) == {SwapOut("R01"), SwapOut("G04")}
    table.do(SwapOut("R01"))
    assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
    table.do(GainSymbol("magic"))
    me = table[table.me]
    assert (me.row, me.hand) == (["B04", "G04", "P01"], ["Y01", "R01"])
    assert (table.lost(table.me), table.mine) == ({}, {"magic": 1})
    assert table.have(table.me) == {"magic": 2, "exploration": 1, "diplomacy": 2}
    assert me.known == ["R01"]


@pytest.mark.rule("23", "56")
def test_ciri_2s_new_card_brings_its_cup_but_not_its_tea() -> None:
    table = holding(
        "ciri-2",
        rows={"me": ("R01", "R02"), "left": ("R11",)},
        played={"me": ("P01",)},
        hands={"me": ("R10", "G15")},
        levels=(3, 3, 3),
    )
    table.use("ciri-2", SwapIn("R10"), SwapOut("R02"), GainSymbol("combat"))
    assert table.level(table.me, table.left) == 5
    table = holding(
        "ciri-2", rows={"me": ("R01",)}, played={"me": ("P01",)}, hands={"me": ("R10", "G15")}
    )
    table.use("ciri-2", SwapIn("G15"), SwapOut("R01"), GainSymbol("combat"))
    assert table.state.tracks == [0, 0, 0]
    assert table.lost(table.me) == {}


@pytest.mark.rule("23", "69")
def test_ciri_2_takes_the_waiting_tea_of_a_kept_card_away() -> None:
    table = holding(
        "ciri-2",
        phase="score",
        turn=3,
        rows={"me": ("G15", "R01"), "left": ("B01",), "right": ("B02",)},
        hands={"me": ("P01", "P02", "P03"), "left": ("R02", "R03"), "right": ("Y01", "Y02")},
    ).keep()
    while table.about == "take":
        table.do(table.options[0])
    table.play().use("ciri-2", SwapIn("P03"), SwapOut("G15"), GainSymbol("exploration"))
    assert table.state.tracks == [0, 0, 0]
    assert table[table.me].row == ["P03", "P01", "P02"]


@pytest.mark.rule("23")
def test_ciri_2_is_not_offered_while_all_cards_are_of_this_turn() -> None:
    table = holding("ciri-2", played={"me": ("R01", "P01")}, hands={"me": ("B01",)})
    assert not offered(table, "ciri-2")


@pytest.mark.rule("23", "39")
@own_or_card
def test_ciri_3_plays_a_third_card_resolves_it_and_draws_one(card: bool) -> None:
    table = holding(
        "ciri-3",
        card=card,
        played={"me": ("R01", "R02")},
        hands={"me": ("R06", "Y01")},
        deck=("P01",),
    ).use("ciri-3")
    assert set(table.options) == {Play("R06"), Play("Y01")}
    table.do(Play("R06"))
    me = table[table.me]
    assert (me.row, me.hand) == (["R01", "R02", "R06"], ["Y01", "P01"])
    assert table.mine == {"combat": 2}
    assert table.told(e.Drew, 0) == [e.Drew(0, table.me, 1, ("P01",))]
    assert table.told(e.Drew, 1) == [e.Drew(0, table.me, 1)]


@pytest.mark.rule("23", "50")
def test_the_tea_of_ciri_3s_third_card_is_of_this_turn() -> None:
    table = holding(
        "ciri-3",
        played={"me": ("P01",)},
        hands={"me": ("G15",)},
    ).use("ciri-3", Play("G15"))
    while table.about == "lose":
        table.do(table.options[0])
    assert table.state.tracks == [1, 0, 1]


@pytest.mark.rule("23")
def test_ciri_3s_third_card_can_be_resolved_again_this_turn() -> None:
    table = holding(
        "ciri-3", played={"me": ("P01",)}, hands={"me": ("R04",)}, cards={"me": ["geralt-3"]}
    )
    assert not table.offers(Again("R04"))
    table.use("ciri-3", Play("R04")).use("geralt-3")
    assert table.mine == {"combat": 4}
    assert not table.offers(Pass())
