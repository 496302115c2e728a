"""Corners of a combat: elimination in its midst, several tokens, both falling, empty supplies."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.eyes.forecast import roll_view
from korchma.games.wasteknights.options import Bear, Block, Reroll, UseGear, UseKnack, Wield
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import rider, tale, waste

LAST_WRECK: dict[str, Any] = {"breakdowns": ("K1", "K5"), "damage": 3}
"""A third breakdown card is one point of damage away."""


# --- eliminated in the midst of it ---------------------------------------------------------------


@pytest.mark.rule("110", "112", "89")
def test_a_third_wreck_in_the_clash_ends_the_fight_without_blow_or_reward() -> None:
    table = waste(zoe=rider(fuel=1, ammo=2, med=1, **LAST_WRECK), li=rider("r7c9"), dh=("E06",))
    table.draws("T3").roll("GBB", "- - -").drive("r5c5")
    zoe = table["zoe"]
    assert (zoe.out, zoe.fuel, zoe.ammo, zoe.med, zoe.xp) == (True, 0, 0, 0, 0)
    assert not table.told(e.Attacked)
    assert [(x.won, x.fell) for x in table.told(e.FightOver)] == [(False, True)]
    assert (table.state.fight, len(table.state.bag), table.active) == (None, 10, "li")


@pytest.mark.rule("110", "112", "81")
def test_who_is_eliminated_by_a_shot_at_his_vehicle_does_not_shoot_back() -> None:
    armed = rider(hands=("S2",), **LAST_WRECK)
    table = waste(zoe=armed, li=rider("r7c9"), dh=("E01", "A")).drive("r5c5")
    table.roll("WWG", "F - -").do(Wield("S2"))
    assert (table["zoe"].out, table.told(e.Attacked), table.state.supply["ammo"]) == (True, [], 10)


@pytest.mark.rule("112")
def test_an_eliminated_knight_gets_nothing_more_of_the_entry_that_wrecked_him() -> None:
    steps = [{"do": "damage"}, {"do": "gain", "what": "fuel"}, {"do": "gain", "what": "gear"}]
    table = waste(zoe=rider(**LAST_WRECK), li=rider("r7c9"), content=tale({1: steps}))
    before = len(table.state.gear)
    table.drive("r5c5")
    zoe = table["zoe"]
    assert (zoe.out, zoe.fuel, [*zoe.hands, *zoe.cargo], len(table.state.gear)) == (
        True,
        0,
        [],
        before,
    )


@pytest.mark.rule("107", "112", "91")
def test_a_third_injury_after_a_won_fight_leaves_nothing_behind() -> None:
    last = rider(hands=("S2",), wounds=5, injuries=("J2", "J3"))
    table = waste(zoe=last, li=rider("r7c9"), dh=("E01", "A")).drive("r5c5")
    table.roll("WWG", "S - -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    zoe = table["zoe"]
    assert (zoe.out, zoe.ammo, zoe.injuries, zoe.fallen) == (True, 0, [], [])
    assert [(x.won, x.fell) for x in table.told(e.FightOver)] == [(True, True)]
    assert len(table.state.injuries) == 8


# --- several tokens ------------------------------------------------------------------------------


@pytest.mark.rule("39", "79", "85")
def test_all_tokens_held_work_in_the_one_attack_and_go_back_together() -> None:
    held = rider(armour="S6", threats=("T2", "T7", "T4", "T1"))
    table = waste(zoe=held, dh=("E09", "A")).roll("WWGB", "- S - -")
    table.roll("WWG", "- - -").drive("r5c5")
    assert (table["zoe"].wounds, table["zoe"].armour[0].broken) == (4, False)
    assert len(table.state.bag) == 10


@pytest.mark.rule("79", "80")
@pytest.mark.ruling("A16")
def test_a_token_of_ambush_comes_before_a_knights_own_ambush() -> None:
    held = rider(hands=("alinta-4",), upgrades={"alinta-4": ""}, threats=("T8",))
    table = waste(alinta=held, dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WGGGB", "- - - - -").do(Wield("alinta-4"))
    kinds = [type(x) for _, x in table.session.events(None)]
    assert kinds.index(e.FoeRolled) < kinds.index(e.Attacked)


@pytest.mark.rule("39", "40")
def test_two_tokens_turned_yellow_hurt_knight_and_vehicle_and_both_go_back() -> None:
    table = waste(zoe=rider(threats=("T7", "T5", "T1")), content=tale({1: []})).drive("r5c5")
    zoe = table["zoe"]
    assert (zoe.damage, zoe.infected, zoe.wounds, len(table.state.bag)) == (2, 1, 1, 10)


# --- both fall, or nobody ------------------------------------------------------------------------


@pytest.mark.rule("82", "91", "104")
def test_a_chainsaw_fells_both_and_the_reward_comes_before_the_fall() -> None:
    sawing = rider(hands=("G08",), wounds=5)
    table = waste(zoe=sawing, dh=("E09", "A"), injuries=("J2",)).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWGBR", "X S S S SS").do(Wield("G08"))
    zoe = table["zoe"]
    assert (zoe.wounds, zoe.xp, zoe.fallen, zoe.hands[0].broken) == (6, 2, ["J2"], True)
    kinds = [type(x) for _, x in table.session.events(None)]
    assert kinds.index(e.Experience) < kinds.index(e.Fell)


@pytest.mark.rule("88", "89", "93")
def test_a_grenade_does_not_stop_the_furious() -> None:
    table = waste(zoe=rider(cargo=("G02",)), bm=("E04", "J")).drive("r5c3")
    table.roll("GG", "S S").roll("WWG", "- - -").do(UseGear("G02"))
    zoe = table["zoe"]
    assert (zoe.wounds, zoe.xp, zoe.med, zoe.cargo[0].broken) == (2, 1, 3, True)


@pytest.mark.rule("85", "102", "86")
@pytest.mark.ruling("A19")
def test_armour_takes_wounds_but_not_the_infected_ones_of_the_same_attack() -> None:
    worn = rider(armour="S6", wounds=1)
    table = waste(zoe=worn, bm=("E04", "J")).roll("GG", "SF SF").drive("r5c3")
    table.roll("WWG", "- - -").do(Block())
    zoe = table["zoe"]
    assert (zoe.wounds, zoe.infected, zoe.armour[0].broken) == (1, 2, True)


@pytest.mark.rule("85", "86")
def test_wounds_beyond_his_health_may_be_borne_and_cost_no_armour() -> None:
    worn = rider(armour="S5", wounds=5)
    table = waste(zoe=worn, dh=("E18", "A"), injuries=("J2",)).roll("GB", "S SS").drive("r5c5")
    table.do(Bear())
    zoe = table["zoe"]
    assert (zoe.wounds, zoe.armour[0].broken, zoe.fallen) == (6, False, ["J2"])


@pytest.mark.rule("80", "91")
def test_a_drug_has_its_price_though_the_enemy_is_beaten_or_the_die_was_not_rolled() -> None:
    drugged = rider(cargo=("G15",))
    table = waste(zoe=drugged, dh=("E18", "A")).roll("GB", "- -").drive("r5c5")
    table.roll("WWGR", "S S S -").do(UseGear("G15"))
    assert (table["zoe"].xp, table["zoe"].rad) == (1, 1)
    armed = rider(cargo=("G15", "G02"))
    table = waste(zoe=armed, dh=("E18", "A")).roll("GB", "- -").drive("r5c5")
    table.do(UseGear("G15"), UseGear("G02"))
    assert (table["zoe"].xp, table["zoe"].rad, table.told(e.Attacked)) == (1, 1, [])


@pytest.mark.rule("45", "80")
def test_bottled_courage_is_no_help_to_talk_in_the_midst_of_a_combat() -> None:
    brave = rider(cargo=("G48",))
    table = waste(zoe=brave, dh=("E21", "A")).roll("WW", "- -").roll("GGB", "- - -")
    table.roll("WWG", "- - -").drive("r5c5")
    assert (table.about, table["zoe"].cargo[0].broken) == ("action", False)


@pytest.mark.rule("89")
@pytest.mark.parametrize(("enemy", "dice"), [("E09", "WGB"), ("E05", "GB")])
def test_a_dog_leaves_mutants_and_machines_alone(enemy: str, dice: str) -> None:
    table = waste(johnny=rider(), dh=(enemy, "A")).roll(dice, " ".join("-" * len(dice)))
    table.roll("WWG", "- - -").drive("r5c5")
    assert table.about == "action"


@pytest.mark.rule("45", "82")
def test_a_fate_that_was_turned_and_then_thrown_again_is_no_success() -> None:
    tricky = rider(hands=("S1",), upgrades={"C4": "b"})
    table = waste(logan=tricky, dh=("E09", "A")).roll("WGB", "- - -").drive("r5c5")
    table.roll("WGGG", "F - - -").do(Wield("S1")).do(UseKnack("dirty-tricks"))
    roll = roll_view(table.session.table)
    assert (roll is not None and roll.bonus) == 1
    table.again("W", "-").do(UseKnack("iron-nerve"), (Reroll(0),))
    assert (table.told(e.Attacked)[0].successes, table.told(e.FoeHurt)) == (0, [])


@pytest.mark.rule("45", "82")
def test_nor_does_it_cost_the_weapon_a_wound() -> None:
    tricky = rider(hands=("G05",), upgrades={"C4": "b"})
    table = waste(logan=tricky, dh=("E09", "A")).roll("WGB", "- - -").drive("r5c5")
    table.roll("WGGGB", "F S - - -").do(Wield("G05")).do(UseKnack("dirty-tricks"))
    table.again("W", "S").do(UseKnack("iron-nerve"), (Reroll(0),))
    assert [x.n for x in table.told(e.FoeHurt)] == [2]


# --- what is not there ---------------------------------------------------------------------------


@pytest.mark.rule("21", "29", "91")
def test_a_reward_is_what_supply_and_tank_can_give() -> None:
    def empty(state: State) -> None:
        state.supply["med"] = 0

    table = waste(zoe=rider(med=2), dh=("E18", "A"), tweak=empty)
    table.roll("GB", "- -").roll("WWG", "S S S").drive("r5c5")
    assert (table["zoe"].xp, table["zoe"].med, table.state.supply["med"]) == (1, 2, 0)
    full = rider(fuel=4, hands=("G07",))
    table = waste(zoe=full, dh=("E16", "A")).drive("r5c5")
    table.roll("WW", "- -").roll("WGGGG", "- S S - -").do(Wield("G07"))
    assert (table["zoe"].xp, table["zoe"].fuel) == (1, 4)


@pytest.mark.rule("91", "98")
@pytest.mark.ruling("A36", "A45")
def test_a_reward_of_gear_with_no_gear_left_is_nothing() -> None:
    def bare(state: State) -> None:
        state.gear, state.scrap = [], []

    table = waste(zoe=rider(hands=("G07",)), dh=("E05", "A"), tweak=bare).drive("r5c5")
    table.roll("GB", "- -").roll("WGGGG", "- S S S -").do(Wield("G07"))
    assert (table["zoe"].xp, table["zoe"].cargo, table.about) == (1, [], "action")


@pytest.mark.rule("83", "100")
def test_a_broken_weapon_that_fails_is_gone_and_the_other_stays() -> None:
    table = waste(zoe=rider(hands=("~S1", "~G06")), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWWG", "X X - S").do(Wield("S1"))
    assert [(x.card, x.broken) for x in table["zoe"].hands] == [("G06", True)]
    assert "S1" in table.state.scrap


@pytest.mark.rule("82")
@pytest.mark.ruling("A18")
def test_the_broken_side_of_a_weapon_works_as_it_says() -> None:
    table = waste(zoe=rider(hands=("~G04",), ammo=2), dh=("E09", "A")).drive("r5c5")
    table.roll("WWGGG", "- - S - -").do(Wield("G04"))
    assert table.about == "after-roll"
    table.again("W", "S").roll("WGB", "- - -").do(UseKnack("burst"), (Reroll(0),))
    assert (table.state.knights[0].ammo, table.told(e.Attacked)[0].successes) == (0, 2)


@pytest.mark.rule("44", "82")
@pytest.mark.ruling("A11")
def test_fate_does_nothing_where_no_line_names_it() -> None:
    table = waste(zoe=rider(), dh=("E09", "A")).roll("WGB", "F F SF").roll("WWG", "F F F")
    table.drive("r5c5")
    assert (table["zoe"].wounds, table["zoe"].infected, table.told(e.FoeHurt)) == (1, 0, [])
