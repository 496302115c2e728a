"""Wounds, radiation, damage; the fallen, the wrecked, the eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Block,
    EndTurn,
    Explore,
    GoOn,
    HealBy,
    MakeCamp,
    Overhaul,
    Upgrade,
    WakeUp,
)
from korchma.games.wasteknights.rules.harm import fall, wreck
from korchma.games.wasteknights.rules.numbers import chassis, health, resist
from tests.games.wasteknights.story import Story, rider, tale, waste


def suffers(*steps: dict[str, Any], **named: Any) -> Story:
    """Zoe reads an entry in which this happens to her; Li waits elsewhere."""
    table = waste(zoe=rider(**named), li=rider("r7c9"), content=tale({1: list(steps)}))
    return table.drive("r5c5")


# --- dealt and received --------------------------------------------------------------------------


@pytest.mark.rule("85", "101")
@pytest.mark.ruling("A5")
def test_what_is_dealt_may_be_blocked_outside_a_fight_too() -> None:
    table = suffers({"do": "deal", "n": 2}, armour="S6").do(Block())
    assert (table["zoe"].wounds, table["zoe"].armour[0].broken) == (0, True)


@pytest.mark.rule("85", "101")
def test_it_is_told_how_much_of_a_batch_the_armour_took() -> None:
    table = suffers({"do": "deal", "n": 3}, armour="S6").do(Block())
    took = 3 - table["zoe"].wounds
    assert 0 < took < 3
    assert table.told(e.Hurt) == [e.Hurt("zoe", 3 - took, 0, took)]


@pytest.mark.rule("101")
@pytest.mark.parametrize("what", ["wound", "injury", "rad"])
def test_what_is_received_may_not(what: str) -> None:
    table = suffers({"do": "recv", "what": what}, armour="S6")
    knight = table["zoe"]
    assert (table.about, knight.wounds + knight.infected + knight.rad) == ("action", 1)


@pytest.mark.rule("103")
def test_tc60_radiation_beyond_the_track_infects() -> None:
    table = suffers({"do": "recv", "what": "rad", "n": 2}, rad=3)
    assert (table["zoe"].rad, table["zoe"].infected) == (4, 1)


@pytest.mark.rule("103")
def test_or_wounds_where_that_is_agreed() -> None:
    table = waste(
        zoe=rider(rad=4),
        content=tale({1: [{"do": "recv", "what": "rad"}]}),
        rulings={"full_track_wounds": True},
    ).drive("r5c5")
    assert (table["zoe"].rad, table["zoe"].infected, table["zoe"].wounds) == (4, 0, 1)


# --- falling and waking --------------------------------------------------------------------------


@pytest.mark.rule("104")
def test_falling_ends_the_turn_and_the_card_hides_what_it_is() -> None:
    table = suffers({"do": "recv", "what": "wound", "n": 9}, wounds=3)
    knight = table["zoe"]
    assert (knight.wounds, len(knight.fallen), knight.injuries) == (6, 1, [])
    assert (table.active, len(table.told(e.Fell))) == ("li", 1)


@pytest.mark.rule("105", "106", "74")
def test_tc41_waking_heals_four_and_shows_the_injury_and_leaves_an_action() -> None:
    table = waste(johnny=rider(wounds=7, rad=1, fallen="J3"))
    assert table.options == [WakeUp(), EndTurn()]
    table.do(WakeUp())
    knight = table["johnny"]
    assert (knight.wounds, knight.rad, knight.injuries, knight.fallen) == (3, 0, ["J3"], [])
    assert (knight.med, table.state.left, table.about) == (2, 1, "action")


@pytest.mark.rule("105")
@pytest.mark.ruling("A34")
def test_tc67_of_seven_infected_wounds_at_least_one_must_go() -> None:
    table = waste(johnny=rider(infected=7, fallen="J3")).do(WakeUp())
    assert table.options == [HealBy(2), HealBy(3)]
    table.do(HealBy(2))
    assert (table["johnny"].infected, table["johnny"].wounds) == (5, 0)


@pytest.mark.rule("105a")
def test_tc42_the_unconscious_get_no_wounds_but_what_everybody_gains() -> None:
    steps = (
        {"do": "recv", "what": "wound", "who": "each"},
        {"do": "gain", "what": "xp", "who": "each"},
        {"do": "lose", "what": "fuel", "who": "each"},
        {"do": "damage", "who": "each"},
        {"do": "heal", "what": "wound", "n": 3, "who": "each"},
        {"do": "fix-gear", "who": "each"},
    )
    fallen = rider("r7c9", wounds=8, fallen="J3", hands=("~S1",))
    table = waste(zoe=rider(), li=fallen, content=tale({1: list(steps)})).drive("r5c5")
    li = table["li"]
    assert (li.wounds, li.xp, li.fuel, li.damage, li.hands[0].broken) == (8, 1, 1, 0, True)
    assert (table["zoe"].wounds, table["zoe"].damage) == (0, 1)


@pytest.mark.rule("105a", "100")
def test_what_a_story_mends_works_again() -> None:
    zoe = rider(hands=("~S4",))
    table = waste(zoe=zoe, content=tale({1: [{"do": "fix-gear"}]})).drive("r5c5")
    assert not table["zoe"].hands[0].broken


@pytest.mark.rule("105", "105a")
def test_an_unconscious_knight_may_pass_his_turn() -> None:
    table = waste(zoe=rider(wounds=6, fallen="J3"), li=rider("r7c9")).do(EndTurn())
    assert (table.active, bool(table["zoe"].fallen)) == ("li", True)


@pytest.mark.rule("107", "112")
def test_tc43_the_third_injury_eliminates() -> None:
    table = suffers(
        {"do": "recv", "what": "wound"},
        wounds=5,
        injuries=("J2", "J3"),
        hands=("S1",),
        cargo=("G01",),
    )
    knight = table["zoe"]
    assert (knight.out, knight.fuel, knight.hands, knight.cargo) == (True, 0, [], [])
    assert {"S1", "G01"} <= {*table.state.scrap}
    assert len(table.state.injuries) == 8
    assert table.state.supply["fuel"] == 12 - 2
    assert (table.active, len(table.state.knights)) == ("li", 2)
    table.do(EndTurn())
    assert table.active == "li"


@pytest.mark.rule("107", "66")
def test_an_injury_the_healer_took_does_not_count() -> None:
    table = suffers({"do": "recv", "what": "wound"}, wounds=5, injuries=("J2",))
    assert (table["zoe"].out, bool(table["zoe"].fallen)) == (False, True)


@pytest.mark.rule("126", "104")
def test_tc69_an_injury_card_that_is_attached_fells_a_healthy_knight() -> None:
    table = waste(zoe=rider(), li=rider("r7c9"))
    fall(table.session.table, 0)
    knight = table["zoe"]
    assert (len(knight.fallen), knight.wounds, table.state.done) == (1, 0, True)
    fall(table.session.table, 0)
    assert len(knight.fallen) == 1


@pytest.mark.rule("126", "108")
def test_a_breakdown_card_that_is_attached_wrecks_a_vehicle_that_was_whole() -> None:
    table = waste(zoe=rider())
    wreck(table.session.table, 0)
    wreck(table.session.table, 0)
    assert (len(table["zoe"].wreck), table["zoe"].damage) == (1, 0)


@pytest.mark.rule("104")
@pytest.mark.ruling("A30")
def test_who_falls_in_anothers_turn_has_no_turn_to_lose() -> None:
    steps = [{"do": "recv", "what": "wound", "who": "others"}]
    table = waste(zoe=rider(), li=rider("r7c9", wounds=7), content=tale({1: steps})).drive("r5c5")
    assert (bool(table["li"].fallen), table.active, table.state.left) == (True, "zoe", 1)


@pytest.mark.ruling("A27")
def test_all_unconscious_is_no_defeat_and_all_eliminated_is() -> None:
    table = suffers({"do": "recv", "what": "wound", "n": 9, "who": "each"})
    assert table.session.result is None
    knights = {
        who: rider(injuries=cards) for who, cards in (("zoe", ("J1", "J2")), ("li", ("J3", "J4")))
    }
    steps = [{"do": "recv", "what": "wound", "n": 9, "who": "each"}]
    table = waste(knights=knights, content=tale({1: steps})).drive("r5c5")
    assert table.session.result is not None
    assert table.session.result.winners == ()


# --- the vehicle ---------------------------------------------------------------------------------


@pytest.mark.rule("108", "101")
def test_tc45_damage_up_to_the_chassis_wrecks_and_the_turn_goes_on() -> None:
    table = suffers({"do": "damage", "n": 2}, damage=3, armour="S6")
    knight = table["zoe"]
    assert (knight.damage, len(knight.wreck)) == (4, 1)
    assert (table.active, table.about) == ("zoe", "action")
    assert table.offers(Overhaul(), MakeCamp(), Explore())


@pytest.mark.rule("109")
def test_a_wreck_gets_no_further_damage() -> None:
    table = suffers({"do": "damage"}, {"do": "damage", "n": 3}, {"do": "repair", "n": 2}, damage=3)
    assert (table["zoe"].damage, len(table["zoe"].wreck)) == (4, 1)


@pytest.mark.rule("109", "74")
@pytest.mark.ruling("A7")
def test_tc46_an_overhaul_repairs_three_whatever_they_cost_and_shows_the_breakdown() -> None:
    table = waste(zoe=rider(vehicle="truck", damage=6, wreck="K1")).do(Overhaul())
    knight = table["zoe"]
    assert (knight.damage, knight.breakdowns, knight.wreck) == (3, ["K1"], [])
    assert table.state.left == 1


@pytest.mark.rule("109")
@pytest.mark.ruling("A6")
def test_a_wreck_may_stop_everything_where_that_is_agreed() -> None:
    table = waste(zoe=rider(damage=4, wreck="K1"), rulings={"wreck_stops_all": True})
    assert table.options == [Overhaul(), EndTurn()]
    assert waste(zoe=rider(damage=4, wreck="K1")).offers(MakeCamp(), Overhaul())


@pytest.mark.rule("110", "112")
def test_the_third_breakdown_eliminates() -> None:
    table = suffers({"do": "damage", "n": 4}, breakdowns=("K1", "K2"))
    assert table["zoe"].out
    assert len(table.state.breakdowns) == 8


@pytest.mark.rule("109")
def test_overdrive_overhauls_five() -> None:
    table = waste(zoe=rider(vehicle="truck", damage=6, wreck="K1", upgrades={"zoe-3": "b"}))
    assert table.do(Overhaul())["zoe"].damage == 1


@pytest.mark.rule("108", "103", "104")
def test_upgrades_of_body_and_frame() -> None:
    ups = {"C1": "a", "zoe-1": "a"}
    table = waste(
        zoe=rider(upgrades=ups),
        li=rider(upgrades={"li-1": "b"}),
        nellie=rider(upgrades={"C1": "b"}),
    )
    t = table.session.table
    assert (health(t, table["zoe"]), chassis(t, table["zoe"])) == (7, 5)
    assert (health(t, table["li"]), resist(t, table["nellie"])) == (9, 5)


@pytest.mark.rule("104", "115")
def test_tc53_an_unconscious_knight_may_take_his_upgrade() -> None:
    table = suffers(
        {"do": "gain", "what": "xp", "n": 3}, {"do": "recv", "what": "wound"}, xp=3, wounds=5
    )
    assert (table.about, table.asked) == ("upgrade", "zoe")
    table.do(Upgrade("C1", "a"), GoOn())
    assert table["zoe"].upgrades == {"C1": "a"}
    assert bool(table["zoe"].fallen)
