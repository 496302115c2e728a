"""A knight's turn: two actions, all different; story actions; supplies for all."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Do,
    DriveTo,
    EndTurn,
    Equip,
    Explore,
    Gain,
    GoOn,
    MakeCamp,
    Pass,
    Stow,
    Visit,
)
from korchma.games.wasteknights.rules.goods import gain
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

SEARCH, FIGHT = Do("quiet-act-20"), Do("quiet-act-21")


def deeds(*actions: dict[str, Any], pages: Any = None, **named: Any) -> Story:
    """A table whose plot has story actions."""
    book = {20: [{"do": "gain", "what": "xp"}], 21: [], 22: []} | (pages or {})
    content = tale(book, p1={"actions": actions})
    return waste(content=content, knights=named or {"zoe": rider()})


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.rule("17")
def test_tc01_no_second_move_in_a_turn() -> None:
    table = waste(zoe=rider(), li=rider("r7c9")).drive("r5c5")
    assert not table.offered(DriveTo)
    assert table.offers(MakeCamp(), Explore(), Pass())


@pytest.mark.rule("16", "17")
@pytest.mark.parametrize(
    ("done", "gone"), [("camp", MakeCamp()), ("explore", Explore()), ("pass", Pass())]
)
def test_each_action_once_a_turn(done: str, gone: Any) -> None:
    table = waste(zoe=rider(), acted=(done,))
    assert not table.offers(gone)
    assert table.offered(DriveTo)
    assert not waste(zoe=rider("r4c6"), acted=("city",)).offered(Visit)


@pytest.mark.rule("16")
def test_two_actions_and_the_turn_is_over() -> None:
    table = waste(zoe=rider(wounds=1), li=rider("r7c9"))
    table.drive("r5c5").do(MakeCamp(), GoOn())
    assert table.active == "li"


@pytest.mark.rule("17", "73")
def test_tc02_two_story_actions_of_different_names_but_none_twice() -> None:
    table = deeds({"name": "search", "entry": 20}, {"name": "fight", "entry": 21})
    assert table.offers(SEARCH, FIGHT)
    table.do(SEARCH)
    assert not table.offers(SEARCH)
    assert table.offers(FIGHT)
    same = deeds({"name": "search", "entry": 20}, {"name": "search", "entry": 21}).do(SEARCH)
    assert not same.offers(FIGHT)


@pytest.mark.rule("75")
def test_passing_gives_up_one_action() -> None:
    table = waste(zoe=rider()).do(Pass())
    assert (table.state.left, len(table.told(e.Passed))) == (1, 1)


@pytest.mark.ruling("A9", "A31")
def test_a_turn_may_end_early_unless_agreed_otherwise() -> None:
    table = waste(zoe=rider(), li=rider("r7c9")).do(EndTurn())
    assert table.active == "li"
    table = waste(zoe=rider(), li=rider("r7c9"), rulings={"must_act_twice": True})
    assert not table.offers(EndTurn())
    table.do(Pass())
    assert not table.offers(EndTurn())


@pytest.mark.rule("15", "24")
def test_turns_go_round_from_the_first_player_who_stays_first() -> None:
    table = waste(zoe=rider(), li=rider("r7c9"), nellie=rider("r4c4"))
    seen = []
    for _ in range(6):
        seen.append(table.active)
        table.do(EndTurn())
    assert seen == ["zoe", "li", "nellie"] * 2
    assert table.state.first == 0


# --- story actions -------------------------------------------------------------------------------


@pytest.mark.rule("73")
def test_a_story_action_is_done_where_the_plot_says() -> None:
    here = deeds({"name": "search", "entry": 20, "at": "r5c4"})
    assert here.do(SEARCH)["zoe"].xp == 1
    assert not deeds({"name": "search", "entry": 20, "at": "r5c5"}).offered(Do)
    assert deeds({"name": "search", "entry": 20, "at": "city"}, zoe=rider("r4c6")).offered(Do)
    assert deeds({"name": "search", "entry": 20, "at": "desert"}).offered(Do)


@pytest.mark.rule("73")
def test_and_where_its_token_lies_or_beside_it() -> None:
    action = {"name": "search", "entry": 20, "at": "tanker"}
    content = tale({20: []}, p1={"actions": (action,)})
    table = waste(zoe=rider(), content=content, tokens={"tanker": ("r5c4",)})
    assert table.offers(SEARCH)
    content = tale({20: []}, p1={"actions": ({**action, "at": "by-tanker"},)})
    assert waste(zoe=rider(), content=content, tokens={"tanker": ("r5c5",)}).offers(SEARCH)
    assert not waste(zoe=rider(), content=content, tokens={"tanker": ("r4c6",)}).offers(SEARCH)


@pytest.mark.rule("73")
def test_its_price_must_be_there_and_is_paid() -> None:
    action = {"name": "search", "entry": 20, "cost": [{"do": "lose", "what": "ammo", "n": 2}]}
    table = deeds(action).do(SEARCH)
    assert (table["zoe"].ammo, table["zoe"].xp) == (0, 1)
    assert not deeds(action, zoe=rider(ammo=1)).offered(Do)


@pytest.mark.rule("73")
def test_a_condition_hides_it() -> None:
    action = {"name": "search", "entry": 20, "where": {"is": "flag", "name": "known"}}
    assert not deeds(action).offered(Do)


CHECKED = [{"do": "check", "skill": "te", "need": 2, "ok": {"steps": []}}]


@pytest.mark.rule("73")
def test_once_is_used_up_by_a_success_only() -> None:
    action = {"name": "search", "entry": 20, "once": "game"}
    knights = {"zoe": rider(), "li": rider("r7c9")}
    table = deeds(action, pages={20: CHECKED}, **knights).roll("GBB", "S - -").do(SEARCH)
    assert table.state.once == []
    table.end_turn()
    assert table.offers(SEARCH)
    table.roll("WWG", "S S -").do(SEARCH)
    assert table.state.once == ["game:20"]
    table.do(EndTurn())
    assert not table.offers(SEARCH)


@pytest.mark.rule("73")
def test_once_for_each_knight() -> None:
    action = {"name": "search", "entry": 20, "once": "knight"}
    table = deeds(action, zoe=rider(), li=rider("r7c9")).do(SEARCH).end_turn()
    assert table.offers(SEARCH)
    table.end_turn()
    assert not table.offers(SEARCH)


# --- supplies ------------------------------------------------------------------------------------


@pytest.mark.rule("21")
def test_tc61_twelve_units_are_all_there_are() -> None:
    steps = [{"do": "gain", "what": "ammo"}, {"do": "gain", "what": "res"}]
    table = waste(zoe=rider(ammo=2), li=rider("r7c9", ammo=10), content=tale({1: steps}))
    table.drive("r5c5")
    assert table["zoe"].ammo == 2
    assert table.options == [Gain("fuel"), Gain("med")]


@pytest.mark.rule("29")
def test_fuel_above_the_tank_stays_in_the_supply() -> None:
    table = waste(zoe=rider(vehicle="bike", fuel=2))
    assert gain(table.session.table, table["zoe"], "fuel", 3) == 1
    assert (table["zoe"].fuel, table.state.supply["fuel"]) == (3, 9)


@pytest.mark.rule("21", "29")
def test_fuel_too_is_gained_while_the_supply_lasts() -> None:
    table = waste(zoe=rider(vehicle="truck", fuel=1), li=rider(fuel=10, vehicle="truck"))
    assert gain(table.session.table, table["zoe"], "fuel", 3) == 1


@pytest.mark.ruling("A26")
def test_ammunition_and_medicine_have_no_limit_of_their_own() -> None:
    table = waste(zoe=rider())
    assert gain(table.session.table, table["zoe"], "ammo", 20) == 10


@pytest.mark.rule("20")
def test_what_a_card_says_beats_the_rules() -> None:
    """The extra action of an express beats the two of a turn; see also fury, ambush, a free gun."""
    assert any(x.what == "express" for x in BOX.upgrades["nellie-3"].a.perks)  # type: ignore[union-attr]


def test_cards_are_moved_once_between_two_actions() -> None:
    """Else a table where nobody does anything could go on for ever. [97]"""
    table = waste(johnny=rider(hands=("S1",)))
    table.do(Stow("S1"))
    assert not table.offers(Equip("S1"))
    table.do(Pass())
    assert table.offers(Equip("S1"))
