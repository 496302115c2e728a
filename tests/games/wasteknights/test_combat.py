"""Combat, phase by phase: who attacks when, what is dealt, blocked, won, and who falls."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Bear, Block, GoOn, UseGear, Wield
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import Story, rider, waste


def against(enemy: str, knight: Knight | None = None, **named: Any) -> Story:
    """Zoe, who has nothing to say in a fight, is about to meet an enemy of the desert."""
    return waste(zoe=knight or rider(), dh=(enemy, "A"), **named)


def order(table: Story) -> list[str]:
    """Who attacked, in order: the enemy, or a weapon."""
    kinds = (e.FoeRolled, e.Attacked)
    found = [x for _, x in table.session.events(None) if isinstance(x, kinds)]
    return ["foe" if isinstance(x, e.FoeRolled) else x.gear or "hands" for x in found]


# --- before the first blow -----------------------------------------------------------------------


@pytest.mark.rule("77", "79")
def test_threat_draws_tokens_before_the_weapon_is_chosen() -> None:
    table = against("E10", rider(hands=("S1",))).draws("T3").drive("r5c5")
    assert (table.about, table.fight.tokens, table.fight.life) == ("weapon", ["T3"], 4)


@pytest.mark.rule("78")
def test_one_weapon_in_hand_or_none_at_all() -> None:
    table = against("E09", rider(hands=("S1", "S2"), cargo=("G06", "G02"))).drive("r5c5")
    assert table.options == [Wield("S1"), Wield("S2"), Wield()]


@pytest.mark.rule("78", "82")
def test_the_weapon_that_was_chosen_strikes_even_if_it_is_none() -> None:
    for chosen, dice in ((Wield("G06"), "WWWGB"), (Wield(), "WWG")):
        table = against("E09", rider(hands=("S1", "G06"))).drive("r5c5")
        table.roll("WGB", "- - -").roll(dice, " ".join("-" * len(dice))).do(chosen)
        assert [x.gear for x in table.told(e.Attacked)] == [chosen.gear]


@pytest.mark.rule("78")
def test_tc35_without_ammunition_a_pistol_cannot_be_chosen() -> None:
    table = against("E09", rider(hands=("S1", "S2"), ammo=0)).drive("r5c5")
    assert table.options == [Wield("S1"), Wield()]


@pytest.mark.rule("78", "81")
def test_a_crossbow_needs_no_ammunition_and_a_flamethrower_burns_fuel() -> None:
    table = against("E09", rider(hands=("G07",), ammo=0)).drive("r5c5")
    assert table.offers(Wield("G07"))
    table = against("E09", rider(hands=("G31",), ammo=0, fuel=1)).drive("r5c5")
    table.roll("WGGBR", "S S S S -").do(Wield("G31"))
    assert (table["zoe"].fuel, table["zoe"].ammo) == (0, 0)
    table = against("E09", rider(hands=("G31",), fuel=0))
    table.roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")
    assert order(table) == ["foe", "hands"]


@pytest.mark.rule("82")
def test_a_second_weapon_adds_nothing() -> None:
    table = against("E09", rider(hands=("S1", "G26"))).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWGG", "- - - -").do(Wield("S1"))
    assert order(table) == ["foe", "S1"]


# --- phase 1 -------------------------------------------------------------------------------------


@pytest.mark.rule("80", "93")
def test_tc26_an_ambush_comes_in_phase_1_and_not_again() -> None:
    table = against("E18", rider(hands=("S2",))).drive("r5c5")
    table.roll("GB", "S -").roll("WWGGG", "- - - - -").do(Wield("S2"))
    assert order(table) == ["foe", "S2"]
    assert (table["zoe"].wounds, table["zoe"].ammo) == (1, 1)


@pytest.mark.rule("80", "91", "104")
def test_tc26_who_falls_in_an_ambush_never_shoots() -> None:
    table = against("E18", rider(hands=("S2",), wounds=5), injuries=("J5",)).drive("r5c5")
    table.roll("GB", "S -").do(Wield("S2"))
    knight = table["zoe"]
    assert (order(table), knight.ammo, knight.fallen) == (["foe"], 2, ["J5"])


@pytest.mark.rule("80")
@pytest.mark.ruling("A17")
def test_tc75_a_knights_ambush_comes_before_the_enemys_start() -> None:
    spear = rider(hands=("alinta-4",), upgrades={"alinta-4": ""})
    table = waste(alinta=spear, dh=("E21", "A")).drive("r5c5")
    table.roll("WGGGB", "S S S S -").do(Wield("alinta-4"))
    assert (order(table), table["alinta"].xp) == (["alinta-4"], 2)
    assert not table.told(e.Rolled)


@pytest.mark.ruling("A17")
def test_or_after_it_where_that_is_agreed() -> None:
    spear = rider(hands=("alinta-4",), upgrades={"alinta-4": ""})
    rulings = {"ambush_before_start": False}
    table = waste(alinta=spear, dh=("E21", "A"), rulings=rulings).drive("r5c5")
    table.roll("WGB", "S - -").roll("WGGGB", "S S S S -").do(Wield("alinta-4"))
    assert len(table.told(e.Rolled)) == 1


@pytest.mark.rule("80")
@pytest.mark.ruling("A16")
def test_where_both_lie_in_wait_the_enemy_is_first() -> None:
    spear = rider(hands=("alinta-4",), upgrades={"alinta-4": ""})
    table = waste(alinta=spear, dh=("E18", "A")).drive("r5c5")
    table.roll("GB", "S -").roll("WGGGB", "- - - - -").do(Wield("alinta-4"))
    assert order(table) == ["foe", "alinta-4"]


@pytest.mark.ruling("A16")
def test_or_both_at_once_where_that_is_agreed() -> None:
    for rulings, struck in (({}, 0), ({"ambush_together": True}, 1)):
        spear = rider(hands=("alinta-4",), upgrades={"alinta-4": ""}, wounds=6)
        table = waste(alinta=spear, li=rider("r7c9"), dh=("E18", "A"), rulings=rulings)
        table.drive("r5c5").roll("GB", "S -")
        if struck:
            table.roll("WGGGB", "S S S - -")
        table.do(Wield("alinta-4"))
        assert (table["alinta"].xp, bool(table["alinta"].fallen)) == (struck, True)


# --- phases 2 and 4 ------------------------------------------------------------------------------


@pytest.mark.rule("81", "88", "91")
def test_tc27_each_kills_the_other_and_the_reward_comes_before_the_fall() -> None:
    table = against("E01", rider(hands=("S2",), wounds=5), injuries=("J2",)).drive("r5c5")
    table.roll("WWG", "S S -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    knight = table["zoe"]
    assert (knight.xp, knight.ammo, knight.wounds, knight.fallen) == (1, 2, 6, ["J2"])


@pytest.mark.rule("88", "90", "93")
def test_tc28_fury_fights_on_with_all_its_wounds() -> None:
    table = waste(zoe=rider("r6c10", hands=("G23",)), bm=("E04", "J")).drive("r5c10")
    table.roll("WGGBB", "- S S SS -").roll("GG", "S -").do(Wield("G23"))
    assert [x.n for x in table.told(e.FoeHurt)] == [3]
    assert (table["zoe"].wounds, table["zoe"].xp, table["zoe"].med) == (1, 1, 3)


@pytest.mark.rule("88", "91")
def test_tc28b_the_knight_falls_and_the_furious_with_him() -> None:
    table = against("E20", rider(hands=("G23",), wounds=5)).drive("r5c5")
    table.roll("WGGBB", "S S S SS -").roll("WBB", "S - -").do(Wield("G23"))
    assert (table["zoe"].xp, bool(table["zoe"].fallen)) == (2, True)


@pytest.mark.rule("88", "90")
def test_tc29_a_dead_enemy_does_not_strike() -> None:
    table = against("E09", rider(hands=("S2",))).drive("r5c5")
    table.roll("WWGGG", "S S S S -").do(Wield("S2"))
    assert (order(table), table["zoe"].xp, table["zoe"].wounds) == (["S2"], 2, 0)


@pytest.mark.rule("90")
def test_blows_fall_at_the_same_time_the_enemys_first() -> None:
    table = against("E09", rider(hands=("S1",))).drive("r5c5")
    table.roll("WGB", "S - -").roll("WWGG", "S - - -").do(Wield("S1"))
    assert order(table) == ["foe", "S1"]
    assert table["zoe"].ammo == 2


@pytest.mark.rule("90")
def test_bare_hands_roll_the_skill_alone() -> None:
    table = against("E09").roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")
    assert order(table) == ["foe", "hands"]


@pytest.mark.rule("92")
def test_tc39_nobody_attacks_twice() -> None:
    table = against("E01", rider(hands=("S2",))).drive("r5c5")
    table.roll("WWG", "- - -").roll("WWGGG", "S - - - -").do(Wield("S2"))
    assert (order(table), table.about) == (["foe", "S2"], "action")


@pytest.mark.rule("92", "41")
def test_tc38_an_enemy_that_stands_has_fled() -> None:
    table = against("E01", rider(hands=("S2",))).drive("r5c5")
    table.roll("WWG", "- - -").roll("WWGGG", "S - - - -").do(Wield("S2"))
    assert (table["zoe"].xp, table.state.fight) == (0, None)
    assert table.state.wasted["dh"] == ["E01"]
    assert len(table.state.bag) == 10


@pytest.mark.rule("78", "81")
def test_ammunition_that_is_gone_when_it_is_due_means_no_shot() -> None:
    table = against("E15", rider(hands=("S2",), fuel=0, med=0, ammo=1)).drive("r5c5")
    table.do(Wield("S2"))
    assert table.about == "entry"
    table.do(table.options[0])
    assert (table.state.fight, table["zoe"].ammo, table["zoe"].xp) == (None, 0, 0)


# --- phase 3 -------------------------------------------------------------------------------------


@pytest.mark.rule("89", "95")
def test_tc36_a_grenade_out_of_the_vehicle_leaves_the_rifle_its_shot() -> None:
    table = against("E06", rider(hands=("G23",), cargo=("G02",))).draws("T3")
    table.drive("r5c5").roll("GBB", "- - -").roll("WGGBB", "S - - - -").do(Wield("G23"))
    assert (table.about, table.options) == ("clash", [UseGear("G02"), GoOn()])
    table.do(UseGear("G02"))
    assert [x.n for x in table.told(e.FoeHurt)] == [1, 3]
    assert table["zoe"].cargo[0].broken
    assert table["zoe"].damage == 1


@pytest.mark.rule("89")
def test_a_grenade_is_thrown_once_a_combat_and_broken_it_is_gone() -> None:
    table = against("E09", rider(cargo=("~G02", "G21"))).drive("r5c5")
    table.do(UseGear("G02"))
    assert table.options == [UseGear("G21"), GoOn()]
    table.roll("WGB", "- - -").roll("WWG", "- - -").do(UseGear("G21"))
    assert [x.n for x in table.told(e.FoeHurt)] == [1, 2]
    assert [each.card for each in table["zoe"].cargo] == ["G21"]


@pytest.mark.rule("89")
def test_who_is_beaten_in_the_clash_does_not_strike() -> None:
    table = against("E16", rider(cargo=("G02",))).roll("WW", "- -").drive("r5c5")
    table.do(UseGear("G02"))
    assert (order(table), table["zoe"].xp) == (["foe"], 1)


# --- dealt and blocked ---------------------------------------------------------------------------


@pytest.mark.rule("85", "100")
def test_tc30_working_armour_blocks_and_breaks_and_broken_it_is_gone() -> None:
    table = against("E18", rider(armour="S5")).roll("GB", "S SS").drive("r5c5")
    table.roll("WWG", "- - -").do(Block())
    assert (table["zoe"].wounds, table["zoe"].armour[0].broken) == (2, True)
    table = against("E18", rider(armour="~S5")).roll("GB", "S SS").drive("r5c5")
    table.roll("WWG", "- - -").do(Block())
    assert (table["zoe"].wounds, table["zoe"].armour) == (2, [])
    assert table.state.scrap[-1] == "S5"


@pytest.mark.rule("85")
def test_tc30b_two_batches_are_blocked_by_both_sides_of_a_vest() -> None:
    table = waste(zoe=rider(armour="S6"), dh=("E03", "A")).roll("WW", "S S").drive("r5c5")
    table.roll("WWG", "- - -").do(Block())
    assert (table["zoe"].wounds, table.about) == (0, "block")
    table.do(Block())
    assert (table["zoe"].wounds, table["zoe"].armour, table["zoe"].damage) == (1, [], 1)


@pytest.mark.rule("85")
def test_nobody_must_block() -> None:
    table = against("E18", rider(armour="S6")).roll("GB", "S SS").drive("r5c5")
    table.roll("WWG", "- - -").do(Bear())
    assert (table["zoe"].wounds, table["zoe"].armour[0].broken) == (3, False)


@pytest.mark.rule("85")
def test_tc72_armour_works_once_against_a_batch() -> None:
    table = against("E18", rider(armour="S5")).roll("GB", "S SS").drive("r5c5")
    table.roll("WWG", "- - -").do(Block())
    assert (table.about, table["zoe"].wounds) == ("action", 2)


@pytest.mark.rule("85", "93")
def test_tc31_what_pierces_is_not_blocked() -> None:
    table = against("E09", rider(armour="S6")).roll("WGB", "S S S").roll("WWG", "- - -")
    table.drive("r5c5")
    assert (table["zoe"].wounds, table["zoe"].armour[0].broken) == (3, False)


@pytest.mark.rule("85", "101", "102")
def test_tc32_infected_wounds_are_not_blocked() -> None:
    table = waste(zoe=rider("r6c10", armour="S6"), bm=("E04", "J"))
    table.roll("GG", "F F").roll("WWG", "- - -").drive("r5c10")
    assert (table["zoe"].infected, table["zoe"].wounds) == (2, 0)


@pytest.mark.rule("86")
@pytest.mark.ruling("A19")
def test_infected_wounds_lie_before_the_others_and_surplus_is_ignored() -> None:
    table = waste(zoe=rider("r6c10", wounds=4), bm=("E04", "J"))
    table.roll("GG", "SF S").roll("WWG", "- - -").drive("r5c10")
    assert (table["zoe"].infected, table["zoe"].wounds) == (1, 5)


@pytest.mark.ruling("A19")
def test_or_wounds_before_them_where_that_is_agreed() -> None:
    table = waste(zoe=rider("r6c10", wounds=4), bm=("E04", "J"), rulings={"wounds_first": True})
    table.roll("GG", "SF S").roll("WWG", "- - -").drive("r5c10")
    assert (table["zoe"].infected, table["zoe"].wounds) == (0, 6)


@pytest.mark.rule("86", "104")
def test_tc40_surplus_wounds_are_ignored() -> None:
    table = waste(nellie=rider(wounds=5), dh=("E07", "A"), injuries=("J8",))
    table.roll("BBR", "SS SS SS").drive("r5c5")
    assert (table["nellie"].wounds, table["nellie"].fallen) == (6, ["J8"])


@pytest.mark.rule("86", "87")
def test_no_enemy_has_more_wounds_than_life_or_blocks_any() -> None:
    table = against("E03", rider(hands=("S2",))).drive("r5c5")
    table.roll("WW", "- -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    assert [(x.n, x.left) for x in table.told(e.FoeHurt)] == [(1, 0)]


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("91", "99")
def test_the_whole_reward_gear_from_the_bottom_of_the_deck_and_broken() -> None:
    table = against("E05", rider(hands=("S2",)), deck=("G06",)).drive("r5c5")
    table.roll("GB", "- -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    knight = table["zoe"]
    assert knight.xp == 1
    assert [(x.card, x.broken) for x in knight.hands] == [("S2", False), ("G06", True)]


@pytest.mark.rule("94")
def test_others_on_the_space_take_no_part() -> None:
    table = waste(zoe=rider(), li=rider("r5c5"), dh=("E09", "A"))
    table.roll("WGB", "S S -").roll("WWG", "- - -").drive("r5c5")
    assert (table["zoe"].wounds, table["li"].wounds) == (2, 0)


@pytest.mark.rule("16", "92")
def test_who_stands_goes_on_with_his_turn() -> None:
    table = against("E09").roll("WGB", "S S -").roll("WWG", "- - -").drive("r5c5")
    assert (table.about, table.state.left) == ("action", 1)
