"""Corners of a move: points at nought, symbols of one kind, falling on the way, empty decks."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    DriveTo,
    Explore,
    GoOn,
    Look,
    NoDeal,
    OwnWay,
    Step,
    Stop,
    Take,
    Visit,
)
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import rider, tale, waste

STUNTS = {"C2": "b"}


# --- points --------------------------------------------------------------------------------------


@pytest.mark.rule("28", "124")
@pytest.mark.ruling("A32")
def test_a_stuntman_too_stops_before_a_highway_with_nothing_left() -> None:
    """Three deserts are three points; the highway behind them is free and out of reach."""
    driver = rider("r3c1", vehicle="truck", fuel=0, upgrades=STUNTS)
    table = waste(zoe=driver)
    assert table.offers(DriveTo("r6c2"))
    assert not table.offers(DriveTo("r7c1"))
    table = waste(zoe=driver, rulings={"stop_at_nought": False})
    assert table.offers(DriveTo("r7c1"))


@pytest.mark.rule("26", "28")
def test_what_a_stunt_has_saved_may_be_the_point_that_leads_onto_a_highway() -> None:
    driver = rider("r3c2", vehicle="truck", fuel=0, upgrades=STUNTS)
    table = waste(zoe=driver).drive("r2c3", "r2c4", "r2c5")
    assert (table["zoe"].at, [x.mp for x in table.told(e.Entered)]) == ("r2c5", [2, 1, 1])


@pytest.mark.rule("28")
@pytest.mark.ruling("A32")
@pytest.mark.parametrize(("fuel", "reached"), [(0, False), (1, True)])
def test_a_unit_a_clogged_injector_would_swallow_is_still_in_the_tank(
    fuel: int, reached: bool
) -> None:
    """It gives no point, so it is not burned; but a tank with fuel in it is not empty."""
    driver = rider("r3c1", vehicle="truck", fuel=fuel, breakdowns=("K6",))
    table = waste(zoe=driver)
    assert table.offers(DriveTo("r7c1")) == reached
    assert not table.offers(DriveTo("r7c0"))
    if reached:
        table.drive("r4c1", "r5c1", "r6c2", "r7c1")
        assert (table["zoe"].at, table["zoe"].fuel) == ("r7c1", 1)


@pytest.mark.rule("26", "109")
def test_a_guzzler_counts_after_a_lead_foot_and_never_below_three() -> None:
    for vehicle, mp in (("truck", 3), ("off-roader", 4), ("bike", 5)):
        table = waste(nellie=rider(vehicle=vehicle, breakdowns=("K1",))).drive("r5c5")
        assert table.told(e.Entered)[0].mp == mp


@pytest.mark.rule("27", "28")
def test_points_of_a_unit_that_are_left_over_serve_the_next_steps_only() -> None:
    driver = rider("r4c0", vehicle="buggy", fuel=1)
    table = waste(zoe=driver).drive("r4c1", "r4c2", "r4c3", "r4c4", "r5c4", "r6c4")
    assert (table["zoe"].fuel, [x.mp for x in table.told(e.Entered)]) == (0, [3, 2, 1, 0, 1, 1])


# --- symbols -------------------------------------------------------------------------------------


@pytest.mark.rule("30", "31")
def test_a_token_on_a_symbol_of_its_kind_is_a_second_symbol() -> None:
    laid = {"radiation": ("r3c4",), "hazard": ("r4c5", "r4c5")}
    table = waste(zoe=rider("r4c4"), tokens=laid).draws("T10", "T5", "T1")
    table.drive("r3c4", "r4c5", "r5c5")
    assert table["zoe"].rad == 2
    assert [x.threat for x in table.told(e.DrewThreat)] == ["T10", "T5", "T1"]


@pytest.mark.rule("30", "31")
def test_of_two_symbols_of_a_kind_alintas_song_takes_one() -> None:
    laid = {"radiation": ("r3c4",)}
    table = waste(alinta=rider("r4c4"), tokens=laid).drive("r3c4")
    assert table["alinta"].rad == 1


@pytest.mark.rule("30")
def test_a_threat_symbol_passed_twice_is_two_tokens() -> None:
    table = waste(zoe=rider("r4c4"), dh=("A",)).draws("T4", "T10")
    table.do(table.offered(DriveTo)[0], OwnWay(), Step("r4c5"), Step("r5c5"), Step("r4c5"), Stop())
    assert [x.threat for x in table.told(e.DrewThreat)] == ["T4", "T10"]


@pytest.mark.rule("30", "32", "103")
def test_on_a_full_track_radiation_by_the_way_fells() -> None:
    glowing = rider("r4c4", rad=4, wounds=5)
    table = waste(zoe=glowing, li=rider("r7c9"), injuries=("J2",)).drive("r3c4", "r3c5")
    zoe = table["zoe"]
    assert (zoe.at, zoe.rad, zoe.infected, zoe.fallen) == ("r3c4", 4, 1, ["J2"])
    assert (table.told(e.CardShown), table.active) == ([], "li")


@pytest.mark.rule("32")
@pytest.mark.ruling("A8")
@pytest.mark.parametrize(("at", "way"), [("r4c4", "r3c4"), ("r5c6", "r5c7")])
def test_any_hazard_may_fell_not_only_a_threat(at: str, way: str) -> None:
    hurt = rider(at, rad=4, wounds=5)
    table = waste(zoe=hurt, li=rider("r7c9")).drive(way)
    assert (bool(table["zoe"].fallen), table.told(e.CardShown)) == (True, [])


@pytest.mark.rule("31", "32")
def test_who_falls_by_the_first_symbol_of_a_space_draws_no_token_there() -> None:
    laid = {"radiation": ("r4c5",)}
    table = waste(zoe=rider("r4c4", rad=4, wounds=5), li=rider("r7c9"), tokens=laid).drive("r4c5")
    assert (table.told(e.DrewThreat), len(table.state.bag)) == ([], 10)


@pytest.mark.rule("30", "22")
@pytest.mark.ruling("A14")
def test_with_an_empty_bag_a_threat_symbol_does_nothing() -> None:
    def empty(state: State) -> None:
        state.bag = []

    table = waste(zoe=rider("r4c4"), tweak=empty).drive("r4c5", "r5c5")
    assert (table["zoe"].at, table.told(e.DrewThreat)) == ("r5c5", [])


# --- decks ---------------------------------------------------------------------------------------


@pytest.mark.rule("22", "41")
def test_the_last_card_of_a_deck_makes_a_new_one_at_once_without_it() -> None:
    def last(state: State) -> None:
        state.wastes["dh"], state.wasted["dh"] = ["A"], ["B", "C"]

    table = waste(zoe=rider(), tweak=last).drive("r5c5")
    s = table.state
    assert (s.wastes["dh"], s.wasted["dh"]) == (["B", "C"], ["A"])


@pytest.mark.rule("22")
def test_where_the_discard_is_empty_too_the_deck_waits_for_one() -> None:
    def only(state: State) -> None:
        state.wastes["dh"], state.wasted["dh"] = ["A"], []

    table = waste(zoe=rider(), tweak=only, content=tale({1: []})).drive("r5c5")
    assert (table.state.wastes["dh"], table.state.wasted["dh"]) == ([], ["A"])
    table = waste(zoe=rider(), tweak=lambda s: s.wastes.update(dh=[])).drive("r5c5")
    assert (table["zoe"].at, table.told(e.CardShown), table.about) == ("r5c5", [], "action")


@pytest.mark.rule("22", "58")
def test_a_new_exploration_deck_does_not_hold_the_card_in_hand() -> None:
    def last(state: State) -> None:
        state.finds, state.found = ["X01"], ["X02", "X03"]

    table = waste(zoe=rider(), tweak=last).do(Explore())
    assert (table.state.card, {*table.state.finds}, table.state.found) == (
        "X01",
        {"X02", "X03"},
        [],
    )


@pytest.mark.rule("22", "69")
def test_a_gear_deck_that_runs_out_at_a_market_is_made_anew_for_the_rest() -> None:
    def few(state: State) -> None:
        state.gear, state.scrap = ["G04"], ["G05", "G06"]

    table = waste(zoe=rider("r6c2"), tweak=few).do(Visit("market"))
    assert table.state.deal is not None
    assert {*table.state.deal.offer} == {"G04", "G05", "G06"}
    table.do(NoDeal(), GoOn())
    assert {*table.state.scrap} == {"G04", "G05", "G06"}


@pytest.mark.rule("22", "25")
def test_who_dreams_sees_the_top_of_a_deck_just_made_anew() -> None:
    dreamer = rider(upgrades={"alinta-2": "a"})

    def last(state: State) -> None:
        state.wastes["dh"], state.wasted["dh"] = ["A"], ["E09", "B"]

    table = waste(alinta=dreamer, tweak=last)
    table.do(DriveTo("r5c5"), GoOn())
    table.do(table.options[0]).end_turn().do(DriveTo("r5c4"))
    assert table.offers(Look("dh"), Look("bm"))


@pytest.mark.rule("26", "124")
def test_a_stuntman_is_offered_what_only_his_stunt_can_pay_at_the_price_he_pays() -> None:
    """Through the bush or past it costs anybody else the same; only through it a stunt saves."""
    table = waste(li=rider("r3c1", vehicle="muscle-car", fuel=0, upgrades=STUNTS))
    way = ("r3c2", "r2c3", "r2c4", "r2c5", "r3c5", "r4c6")
    assert table.do(DriveTo("r4c6")).options == [Take(way, 4, 0, 0, 1), OwnWay()]
    assert not waste(li=rider("r3c1", vehicle="muscle-car", fuel=0)).offers(DriveTo("r4c6"))
