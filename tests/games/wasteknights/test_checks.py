"""Dice and checks: pools, difficulties, what adds and takes dice, and what is announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Drop, GoOn, RollWith, UseGear
from korchma.games.wasteknights.rules.checks import limited
from korchma.games.wasteknights.rules.throwing import counted
from korchma.games.wasteknights.state import Knight, Luck
from tests.games.wasteknights.story import Story, rider, tale, waste

Row = Mapping[str, Any]


def check(skill: str, need: int, ok: list[Row] | None = None, fail: list[Row] | None = None) -> Row:
    """A check as an entry has it."""
    return {
        "do": "check",
        "skill": skill,
        "need": need,
        "ok": {"steps": ok or [{"do": "gain", "what": "xp"}]},
        "fail": {"steps": fail or []},
    }


def met(*steps: Row, **riders: Knight) -> Story:
    """A table on which the next card leads to an entry with these steps."""
    return waste(content=tale({1: list(steps)}), knights=riders)


# --- difficulty ----------------------------------------------------------------------------------


@pytest.mark.rule("42")
def test_tc11_two_successes_make_two_and_one_does_not() -> None:
    assert met(check("su", 2)).roll("WGG", "S S X").drive("r5c5")["johnny"].xp == 1
    assert met(check("su", 2)).roll("WGG", "S - X").drive("r5c5")["johnny"].xp == 0


@pytest.mark.rule("43")
def test_tc12_without_a_difficulty_nought_fails_and_the_rest_is_graded() -> None:
    bands = [
        {"upto": 0, "steps": [{"do": "recv", "what": "wound"}]},
        {"upto": 1, "steps": [{"do": "gain", "what": "xp"}]},
        {"upto": 9, "steps": [{"do": "gain", "what": "xp", "n": 2}]},
    ]
    graded = {"do": "graded", "skill": "su", "bands": bands}
    assert met(graded).roll("WGG", "X - F").drive("r5c5")["johnny"].wounds == 1
    assert met(graded).roll("WGG", "X S F").drive("r5c5")["johnny"].xp == 1
    assert met(graded).roll("WGG", "S S S").drive("r5c5")["johnny"].xp == 2


@pytest.mark.rule("43")
def test_an_event_with_x_needs_one_success_and_counts_all() -> None:
    table = waste(johnny=rider(), dh=("V12",)).roll("WW", "S S").drive("r5c5")
    assert table["johnny"].xp == 2


@pytest.mark.rule("44")
def test_fate_and_failure_do_nothing_in_a_check() -> None:
    table = met(check("te", 1), johnny=rider(hands=("S1", "S2")))
    table.roll("WW", "X F").drive("r5c5")
    knight = table["johnny"]
    assert (knight.xp, knight.wounds) == (0, 0)
    assert not any(each.broken for each in knight.hands)


@pytest.mark.rule("42", "48")
def test_a_face_with_success_and_fate_is_one_of_each() -> None:
    assert counted(["SF", "", "SS", "X"]) == (3, 1, 1)


# --- the pool ------------------------------------------------------------------------------------


@pytest.mark.rule("23", "47a")
def test_tc14_at_least_one_die_is_rolled() -> None:
    table = met({"do": "dice", "colour": "white", "n": -5}, check("te", 1))
    table.roll("W", "S").drive("r5c5")
    assert table["johnny"].xp == 1


@pytest.mark.rule("23")
def test_who_loses_a_die_chooses_which() -> None:
    table = met(check("ta", 1), johnny=rider(injuries=("J3",))).drive("r5c5")
    assert (table.about, table.options) == ("drop-die", [Drop("W"), Drop("G")])
    table.roll("WW", "S -").do(Drop("G"))
    assert table["johnny"].xp == 1


@pytest.mark.rule("23")
def test_gains_come_before_losses() -> None:
    table = met(
        {"do": "dice", "colour": "red"}, check("te", 1), johnny=rider(injuries=("J3",))
    ).drive("r5c5")
    table.roll("WR", "- S").do(Drop("W"))
    assert table["johnny"].xp == 1


@pytest.mark.rule("23")
def test_successes_are_never_below_nought() -> None:
    table = waste(johnny=rider(threats=("T8",)), dh=("V14",))
    table.roll("WWG", "X - F").drive("r5c5")
    assert table.told(e.Rolled)[0].successes == 0


@pytest.mark.rule("47")
def test_tc57_a_die_of_an_entry_serves_one_roll() -> None:
    table = met({"do": "dice", "colour": "blue"}, check("te", 1), check("te", 1))
    table.roll("WWB", "- - S").roll("WW", "- -").drive("r5c5")
    assert table["johnny"].xp == 1


@pytest.mark.rule("47", "122")
def test_a_die_promised_for_a_kind_of_roll_waits_for_it() -> None:
    promise = {"do": "dice", "colour": "blue", "on": "ta"}
    table = met(promise, check("te", 1)).roll("WW", "- -").drive("r5c5")
    assert table["johnny"].luck == [Luck("B", 1, "ta")]
    table = met(promise, check("ta", 1), check("ta", 1))
    table.roll("WWGB", "- - - S").roll("WWG", "- - -").drive("r5c5")
    assert (table["johnny"].xp, table["johnny"].luck) == (1, [])


@pytest.mark.rule("45")
def test_tc13_what_may_be_added_is_announced_before_the_roll() -> None:
    table = met(check("ta", 2), johnny=rider(cargo=("G48",))).drive("r5c5")
    assert (table.about, table.options) == ("before-roll", [UseGear("G48"), GoOn()])
    table.roll("WWG", "- S -").over()
    assert (table.about, table["johnny"].xp) == ("action", 0)
    assert not table["johnny"].cargo[0].broken


@pytest.mark.rule("45")
def test_brave_water_is_a_blue_die_and_breaks_broken_a_white_one_and_goes() -> None:
    table = met(check("ta", 1), johnny=rider(cargo=("G48",))).drive("r5c5")
    table.do(UseGear("G48"))
    assert table.about == "before-roll"
    table.roll("WWGB", "- - - S").over()
    assert table["johnny"].cargo[0].broken
    table = met(check("ta", 1), johnny=rider(cargo=("~G48",))).drive("r5c5")
    table.roll("WWWG", "- - - S").do(UseGear("G48"))
    assert (table["johnny"].cargo, table.state.scrap[-1]) == ([], "G48")


@pytest.mark.rule("42", "95")
def test_tc62_a_dundee_hat_in_the_vehicle_helps_to_talk() -> None:
    met(check("ta", 1), johnny=rider(cargo=("G01",))).roll("WWGG", "- - - -").drive("r5c5")
    met(check("ta", 1), johnny=rider(cargo=("~G01",))).roll("WWWG", "- - - -").drive("r5c5")
    met(check("su", 1), johnny=rider(cargo=("G01",))).roll("WGG", "- - -").drive("r5c5")


@pytest.mark.rule("42", "95")
@pytest.mark.parametrize(
    ("gear", "skill", "dice"),
    [
        ("G38", "ta", "WWWG"),
        ("~G38", "ta", "WWG"),
        ("G39", "su", "WWGG"),
        ("~G39", "su", "WGG"),
        ("G43", "te", "WWW"),
        ("~G43", "te", "WW"),
    ],
)
def test_gear_that_helps_a_skill(gear: str, skill: str, dice: str) -> None:
    worn = rider(armour=gear) if "G38" in gear else rider(cargo=(gear,))
    met(check(skill, 1), johnny=worn).roll(dice, " ".join("-" * len(dice))).drive("r5c5")


@pytest.mark.rule("95")
def test_armour_in_the_vehicle_helps_nobody() -> None:
    met(check("ta", 1), johnny=rider(cargo=("G38",))).roll("WWG", "- - -").drive("r5c5")


@pytest.mark.rule("42")
def test_a_megaphone_speaks_in_cities() -> None:
    table = met(check("ta", 1), johnny=rider("r5c5", cargo=("G41",)))
    table.roll("WWGG", "- - - -").drive("r5c6")
    met(check("ta", 1), johnny=rider(cargo=("G41",))).roll("WWG", "- - -").drive("r5c5")
    table = met(check("ta", 1), johnny=rider("r5c5", cargo=("~G41",)))
    table.roll("WWWG", "- - - -").drive("r5c6")


@pytest.mark.rule("42")
def test_heavy_plates_cost_a_die_at_the_wheel() -> None:
    table = met(check("dr", 1), johnny=rider(armour="G36")).drive("r5c5")
    table.roll("WG", "- -").do(Drop("G"))
    met(check("dr", 1), johnny=rider(armour="~G36")).roll("WGG", "- - -").drive("r5c5")


@pytest.mark.rule("103")
def test_radiation_near_the_end_of_its_track_costs_a_die() -> None:
    table = met(check("te", 1), johnny=rider(rad=3)).roll("W", "S").drive("r5c5")
    assert table["johnny"].xp == 1
    met(check("te", 1), johnny=rider(rad=2)).roll("WW", "- -").drive("r5c5")
    met(check("te", 1), johnny=rider(rad=4)).roll("W", "-").drive("r5c5")


@pytest.mark.rule("42")
@pytest.mark.parametrize(
    ("who", "upgrade", "face", "skill", "dice"),
    [
        ("johnny", "C2", "a", "dr", "WGGG"),
        ("johnny", "C6", "a", "ta", "WWWG"),
        ("johnny", "johnny-1", "a", "su", "WGGG"),
        ("nellie", "nellie-2", "b", "dr", "GBBB"),
    ],
)
def test_upgrades_that_are_dice(who: str, upgrade: str, face: str, skill: str, dice: str) -> None:
    table = met(check(skill, 1), **{who: rider(upgrades={upgrade: face})})
    table.roll(dice, " ".join("-" * len(dice))).drive("r5c5")


@pytest.mark.rule("42")
def test_a_commander_on_the_space_lends_a_white_die() -> None:
    logan = rider("r5c5", upgrades={"logan-3": "a"})
    table = met(check("te", 1), johnny=rider(), logan=logan).roll("WWW", "- - -").drive("r5c5")
    logan = rider("r5c5", upgrades={"logan-3": "a"}, wounds=8, fallen="J1")
    table = met(check("te", 1), johnny=rider(), logan=logan).roll("WW", "- -").drive("r5c5")
    assert table["logan"].fallen


@pytest.mark.rule("42")
def test_helpers_where_a_text_names_them() -> None:
    step = {**check("te", 1), "helpers": True}
    table = met(step, johnny=rider(), logan=rider("r5c5"), zoe=rider("r5c5"), li=rider())
    table.roll("WWWW", "- - - -").drive("r5c5")


@pytest.mark.rule("42")
def test_the_land_may_speak_for_alinta() -> None:
    table = met(check("ta", 1), alinta=rider(upgrades={"alinta-3": "b"})).drive("r5c5")
    assert table.options == [RollWith("ta"), RollWith("su")]
    table.roll("GGB", "- - S").do(RollWith("su"))
    assert table["alinta"].xp == 1


@pytest.mark.rule("46")
def test_a_die_of_a_skill_serves_attacks_too() -> None:
    table = waste(li=rider(upgrades={"C4": "a"}), dh=("E18",)).roll("GB", "- -")
    table.roll("WGGBB", "- - - - -").drive("r5c5")
    assert table.told(e.Attacked)[0].gear is None


@pytest.mark.ruling("A29")
def test_the_box_may_limit_the_dice_of_a_roll() -> None:
    free = waste(johnny=rider())
    tight = waste(johnny=rider(), rulings={"limited_dice": True})
    assert limited(free.session.table, "WWWWWG") == "WWWWWG"
    assert limited(tight.session.table, "WWWWWG") == "WWWG"
