"""Rulings a table may agree to play otherwise: each as we play it, and the other way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Accept,
    Agree,
    Bear,
    Block,
    Discard,
    Do,
    EndTurn,
    Explore,
    Fix,
    GetWell,
    HealBy,
    MakeCamp,
    Patch,
    Put,
    Shake,
    TradeWith,
    UseKnack,
    Visit,
    WakeUp,
    Wield,
)
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import BOX, CALM, Story, rider, tale, waste
from tests.games.wasteknights.test_setup import choose, opening

WOUND = {"do": "recv", "what": "wound"}
XP = {"do": "gain", "what": "xp"}
FUEL = {"do": "lose", "what": "fuel"}
CITY = "r6c2"

both = pytest.mark.parametrize("otherwise", [False, True])


def reads(*steps: dict[str, Any], rulings: dict[str, bool], **riders: Knight) -> Story:
    """The first knight meets entry 1 at the end of a move."""
    table = waste(content=tale({1: list(steps)}), rulings=rulings, knights=riders)
    return table.drive("r5c5")


@both
@pytest.mark.rule("101")
@pytest.mark.ruling("A5")
def test_armour_may_stop_wounds_that_are_received(otherwise: bool) -> None:
    rulings = {"armour_stops_received": otherwise}
    table = reads(WOUND, WOUND, rulings=rulings, zoe=rider(armour="S6"))
    if otherwise:
        assert table.options == [Block(), Bear()]
        table.do(Block(), Bear())
    knight = table["zoe"]
    assert (knight.wounds, knight.armour[0].broken) == ((1, True) if otherwise else (2, False))


@both
@pytest.mark.rule("101", "103")
@pytest.mark.ruling("A5")
def test_it_never_stops_infection_and_radiation(otherwise: bool) -> None:
    steps = ({"do": "recv", "what": "injury"}, {"do": "recv", "what": "rad"})
    rulings = {"armour_stops_received": otherwise}
    table = reads(*steps, rulings=rulings, zoe=rider(armour="S6"))
    assert (table.about, table["zoe"].infected, table["zoe"].rad) == ("action", 1, 1)


@both
@pytest.mark.rule("38", "40")
@pytest.mark.ruling("A15")
def test_tokens_gone_yellow_may_work_red_in_the_fight_of_an_entry(otherwise: bool) -> None:
    fight = {"do": "fight", "enemy": "E09"}
    table = waste(
        nellie=rider(threats=("T1",)),
        content=tale({1: [fight]}),
        rulings={"tokens_turn_red": otherwise},
    )
    table.roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")
    assert (table["nellie"].wounds, len(table.state.bag)) == (2 if otherwise else 1, 10)


@both
@pytest.mark.rule("38", "40")
@pytest.mark.ruling("A15")
def test_or_in_the_fight_of_an_event(otherwise: bool) -> None:
    table = waste(
        nellie=rider(threats=("T1",)), dh=("V12", "A"), rulings={"tokens_turn_red": otherwise}
    )
    table.roll("WW", "- -").roll("GB", "- -").roll("WWG", "- - -").drive("r5c5")
    assert (table["nellie"].wounds, len(table.state.bag)) == (2 if otherwise else 1, 10)


@both
@pytest.mark.rule("40")
@pytest.mark.ruling("A15")
def test_without_a_fight_they_go_back_all_the_same(otherwise: bool) -> None:
    rulings = {"tokens_turn_red": otherwise}
    table = waste(zoe=rider(threats=("T1",)), dh=("V01", "A"), rulings=rulings)
    table.roll("WW", "S S").drive("r5c5")
    assert (table["zoe"].wounds, len(table.state.bag), table.state.red) == (1, 10, [])


@both
@pytest.mark.rule("57", "105a")
@pytest.mark.ruling("A22")
def test_the_unconscious_may_be_looked_after_in_camp(otherwise: bool) -> None:
    table = waste(
        alinta=rider(wounds=1, upgrades={"alinta-1": "a"}),
        li=rider(wounds=8, fallen="J1", damage=1, hands=("~S3",)),
        zoe=rider("r5c5"),
        rulings={"fallen_in_camp": otherwise},
    ).do(MakeCamp())
    help_ = [TradeWith("li"), Fix("li", "S3", 1), Patch("li", 1)]
    assert [table.offers(each) for each in help_] == [otherwise] * 3
    table.do(UseKnack("gifted"))
    assert table["li"].wounds == (7 if otherwise else 8)
    assert table["li"].fallen == ["J1"]


@pytest.mark.rule("57", "105a")
@pytest.mark.ruling("A22")
def test_but_not_the_eliminated() -> None:
    def gone(state: Any) -> None:
        state.knights[1].out = True

    rulings = {"fallen_in_camp": True}
    table = waste(zoe=rider(wounds=1), li=rider(damage=1), tweak=gone, rulings=rulings)
    assert not table.do(MakeCamp()).offers(Patch("li", 1))


@both
@pytest.mark.rule("13")
@pytest.mark.ruling("A24")
def test_who_comes_too_late_may_choose_among_all_vehicles_left(otherwise: bool) -> None:
    table = choose(opening("water", 2, any_vehicle_left=otherwise), "johnny", "zoe")
    assert table["johnny"].vehicle == "off-roader"
    if otherwise:
        assert (table.about, table.asked, len(table.options)) == ("vehicle", "zoe", 5)
    else:
        assert table["zoe"].vehicle == "muscle-car"


@both
@pytest.mark.rule("105", "112")
@pytest.mark.ruling("A27")
def test_friends_may_be_lost_once_nobody_is_conscious(otherwise: bool) -> None:
    down = {**WOUND, "n": 9, "who": "each"}
    rulings = {"nobody_awake_loses": otherwise}
    table = reads(down, rulings=rulings, zoe=rider(), li=rider("r7c9"))
    result = table.session.result
    assert (result is not None) == otherwise
    assert result is None or result.winners == ()


@pytest.mark.rule("105", "112")
@pytest.mark.ruling("A27")
def test_in_an_adventure_that_is_its_epilogue() -> None:
    table = waste(
        adventure="a2",
        zoe=rider(wounds=5),
        li=rider("r7c9", wounds=8, fallen="J1"),
        dh=("V11",),
        rulings={"nobody_awake_loses": True},
    )
    table.roll("WGG", "- - -").drive("r5c5")
    assert table.session.result is not None
    assert table.session.result.ending == "a2-CD"


@pytest.mark.rule("105", "112")
@pytest.mark.ruling("A27")
@pytest.mark.parametrize("alone", [False, True])
def test_rivals_and_who_rides_alone_are_not_lost_so_soon(alone: bool) -> None:
    riders = {"zoe": rider(wounds=5)} | ({} if alone else {"li": rider(wounds=8, fallen="J1")})
    rulings = {"nobody_awake_loses": True}
    adventure = "a1" if alone else "a4"
    table = waste(knights=riders, adventure=adventure, dh=("V11",), rulings=rulings)
    table.roll("WGG", "- - -").drive("r5c5")
    assert (bool(table["zoe"].fallen), table.session.result) == (True, None)


@both
@pytest.mark.rule("104")
@pytest.mark.ruling("A33")
def test_the_rest_of_a_line_may_be_carried_out_for_the_fallen(otherwise: bool) -> None:
    rulings = {"rest_is_carried_out": otherwise}
    table = reads(WOUND, XP, FUEL, WOUND, rulings=rulings, zoe=rider(wounds=5), li=rider("r7c9"))
    zoe = table["zoe"]
    assert (zoe.xp, zoe.fuel, zoe.wounds) == ((1, 1, 6) if otherwise else (0, 2, 6))
    assert (bool(zoe.fallen), table.active) == (True, "li")


@both
@pytest.mark.rule("59")
@pytest.mark.ruling("A33")
def test_and_the_trouble_of_a_find(otherwise: bool) -> None:
    row = BOX.finds["X09"]
    line = msgspec.structs.replace(row.desert, finds=BOX.finds["X02"].desert.trouble)
    finds = BOX.finds | {"X09": msgspec.structs.replace(row, desert=line)}
    table = waste(
        zoe=rider(wounds=5, ammo=0, med=0),
        li=rider("r7c9"),
        finds=("X09",),
        content=replace(CALM, finds=finds),
        rulings={"rest_is_carried_out": otherwise},
    ).do(Explore(), Accept())
    assert (bool(table["zoe"].fallen), table["zoe"].fuel) == (True, 1 if otherwise else 2)


@both
@pytest.mark.rule("105")
@pytest.mark.ruling("A34")
def test_waking_may_heal_plain_wounds_only(otherwise: bool) -> None:
    rulings = {"plain_wounds_only": otherwise}
    table = waste(johnny=rider(wounds=2, infected=5, fallen="J3"), rulings=rulings).do(WakeUp())
    if not otherwise:
        table.do(HealBy(1))
    knight = table["johnny"]
    assert (knight.wounds, knight.infected) == ((0, 5) if otherwise else (0, 4))


@pytest.mark.rule("105")
@pytest.mark.ruling("A34")
def test_even_then_who_wakes_has_fewer_wounds_than_health() -> None:
    table = waste(johnny=rider(infected=7, fallen="J3"), rulings={"plain_wounds_only": True})
    table.do(WakeUp())
    assert (table["johnny"].infected, table["johnny"].wounds) == (6, 0)
    assert not table["johnny"].fallen


@both
@pytest.mark.rule("66")
@pytest.mark.ruling("A34")
def test_the_healer_too(otherwise: bool) -> None:
    rulings = {"plain_wounds_only": otherwise}
    table = waste(zoe=rider(CITY, infected=2), rulings=rulings).do(Visit("healer"))
    assert table.offers(GetWell()) != otherwise
    table = waste(zoe=rider(CITY, wounds=1, infected=2), rulings=rulings)
    table.do(Visit("healer"), GetWell())
    if table.about == "heal":
        table.do(table.options[0])
    assert table["zoe"].infected == (2 if otherwise else 0)


@both
@pytest.mark.rule("25", "98")
@pytest.mark.ruling("A36")
def test_new_gear_may_take_the_place_of_what_is_worn_during_a_move(otherwise: bool) -> None:
    full = rider(hands=("S1", "S2"), vehicle="bike", cargo=("G01", "G13", "G16"))
    table = waste(
        zoe=full,
        content=tale({1: [{"do": "gain", "what": "gear"}]}),
        deck=("G06",),
        rulings={"worn_gives_way": otherwise},
    ).drive("r5c5")
    assert table.offers(Discard("S1")) == otherwise
    table.do(Discard("S1" if otherwise else "G01"))
    assert [x.card for x in table["zoe"].hands] == (["S2", "G06"] if otherwise else ["S1", "S2"])


@both
@pytest.mark.rule("99")
@pytest.mark.ruling("A37")
def test_a_card_that_changes_hands_may_break(otherwise: bool) -> None:
    rulings = {"trading_breaks": otherwise}
    table = waste(zoe=rider(hands=("S1", "~S2")), li=rider(), rulings=rulings).do(MakeCamp())
    table.do(TradeWith("li"), Put("S1", "S1"), Put("S2", "S2"), Shake(), Agree())
    assert [(x.card, x.broken) for x in table["li"].hands] == [("S1", otherwise), ("S2", True)]


@both
@pytest.mark.rule("29", "56")
@pytest.mark.ruling("A37")
def test_a_can_that_breaks_holds_less_of_what_comes_with_it(otherwise: bool) -> None:
    rulings = {"trading_breaks": otherwise}
    table = waste(zoe=rider(fuel=2, cargo=("G19",)), li=rider(fuel=4), rulings=rulings)
    table.do(MakeCamp(), TradeWith("li"), Put("G19", "G19"), Put("fuel"), Put("fuel"))
    assert table.offers(Shake()) != otherwise


@both
@pytest.mark.rule("18")
@pytest.mark.ruling("A41")
def test_the_clock_of_a_later_plot_may_wait_a_round(otherwise: bool) -> None:
    clock = {"start": 5, "end": 1, "step": -1, "then": 21}
    content = tale(
        {20: [{"do": "plot", "start": "p2"}], 21: []},
        p1={"actions": ({"name": "go", "entry": 20},)},
        p2={"time": clock},
    )
    table = waste(zoe=rider(), content=content, rulings={"clock_waits": otherwise})
    times = [table.do(each).state.time for each in (Do("quiet-act-20"), EndTurn(), EndTurn())]
    assert times == ([5, 5, 4] if otherwise else [5, 4, 3])


@both
@pytest.mark.rule("18")
@pytest.mark.ruling("A41")
def test_the_clock_of_the_first_plot_goes_as_it_goes(otherwise: bool) -> None:
    table = choose(opening("courier", 1, clock_waits=otherwise), "zoe")
    while table.state.round < 2:
        table.do(EndTurn() if table.about == "action" else table.options[0])
    clock = BOX.adventures["a1"].plots["p1"].time
    assert clock is not None
    assert table.state.time == clock.start + clock.step


@both
@pytest.mark.rule("38", "40")
@pytest.mark.ruling("A42")
def test_a_success_less_may_count_on_events_only(otherwise: bool) -> None:
    check = {"do": "check", "skill": "te", "need": 1, "ok": {"steps": [XP]}}
    rulings = {"less_on_cards_only": otherwise}
    table = waste(zoe=rider(threats=("T8",)), content=tale({1: [check]}), rulings=rulings)
    table.roll("GBB", "S - -").drive("r5c5")
    assert [x.ok for x in table.told(e.Rolled)] == [otherwise]
    table = waste(zoe=rider(threats=("T8",)), dh=("V01", "A"), rulings=rulings)
    table.roll("WW", "S S").drive("r5c5")
    assert [x.successes for x in table.told(e.Rolled)] == [1]


@both
@pytest.mark.rule("94")
@pytest.mark.ruling("A43")
def test_in_a_duel_the_attacker_may_come_first(otherwise: bool) -> None:
    pages = {20: [{"do": "special", "name": "duel"}]}
    deed = {"name": "duel", "entry": 20, "at": "knight"}
    table = waste(
        zoe=rider(hands=("S1",)),
        li=rider(hands=("S3",)),
        content=tale(pages, p1={"actions": (deed,)}),
        rulings={"attacker_first": otherwise},
    ).do(Do("quiet-act-20"))
    order = ["zoe", "li"] if otherwise else ["li", "zoe"]
    dice = {"zoe": ("S1", "WWGG", "S - - -"), "li": ("S3", "GGGBB", "S - - - -")}
    assert table.asked == order[0]
    table.do(Wield(dice[order[0]][0]))
    for who in order:
        table.roll(*dice[who][1:])
    table.do(Wield(dice[order[1]][0]))
    assert [x.knight for x in table.told(e.Attacked)] == order
    assert (table["zoe"].wounds, table["li"].wounds) == (1, 1)
