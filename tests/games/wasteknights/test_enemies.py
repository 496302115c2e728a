"""What only one enemy does: every line of every card, and what it leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Block, Choose, Drop, Lose, Wield
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

FISTS = "WWG"


def misses(dice: str) -> str:
    """A throw that shows nothing at all."""
    return " ".join("-" for _ in dice)


def meet(enemy: str, **knight: Any) -> Story:
    """Nellie is about to meet an enemy in the desert, whatever deck it lies in."""
    return waste(nellie=rider(**knight), dh=(enemy, "A"), deck=("G33", "G34"))


# --- lines ---------------------------------------------------------------------------------------


@pytest.mark.rule("82")
def test_e01_one_fate_hits_the_vehicle_and_a_second_does_nothing() -> None:
    table = meet("E01").roll("WWG", "F F F").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert (table["nellie"].damage, table["nellie"].wounds) == (1, 0)


@pytest.mark.rule("80")
@pytest.mark.parametrize(("vehicle", "dice"), [("truck", "WWGG"), ("off-roader", "WGG")])
def test_e02_the_slow_are_ridden_down(vehicle: str, dice: str) -> None:
    table = meet("E02", vehicle=vehicle).draws("T3")
    table.roll(dice, misses(dice)).roll(FISTS, misses(FISTS)).drive("r5c5")


@pytest.mark.rule("91")
def test_e03_a_kiwi_that_lives_explodes_and_the_blast_can_be_blocked() -> None:
    table = meet("E03", armour="S6").roll("WW", "- -").roll(FISTS, misses(FISTS)).drive("r5c5")
    table.do(Block())
    assert (table["nellie"].wounds, table["nellie"].damage) == (0, 1)
    table = meet("E03").roll("WW", "- -").roll(FISTS, "S - -").drive("r5c5")
    assert (table["nellie"].wounds, table["nellie"].damage, table["nellie"].xp) == (0, 0, 1)


@pytest.mark.rule("82")
def test_e04_every_fate_infects() -> None:
    table = meet("E04").roll("GG", "SF F").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert (table["nellie"].wounds, table["nellie"].infected) == (1, 2)


@pytest.mark.rule("82", "83")
def test_tc33c_e05_a_drone_hurts_itself_and_a_knights_failure_only_his_weapon() -> None:
    table = meet("E05", hands=("S1",)).drive("r5c5")
    table.roll("GB", "X X").roll("WWGG", "X - - -").do(Wield("S1"))
    assert [x.n for x in table.told(e.FoeHurt)] == [1, 1]
    assert table["nellie"].hands[0].broken


@pytest.mark.rule("83")
def test_tc33b_an_enemys_failure_does_nothing_by_itself() -> None:
    table = meet("E09", hands=("S1",), armour="S5").drive("r5c5")
    table.roll("WGB", "X X X").roll("WWGG", "- - - -").do(Wield("S1"))
    knight = table["nellie"]
    assert (knight.wounds, knight.hands[0].broken, knight.armour[0].broken) == (0, False, False)
    assert not table.told(e.FoeHurt)


@pytest.mark.rule("89")
@pytest.mark.parametrize(("enemy", "dice"), [("E06", "GBB"), ("E26", "BB")])
def test_e06_e26_the_clash_hits_the_vehicle(enemy: str, dice: str) -> None:
    table = meet(enemy)
    table.draws("T3") if BOX.enemies[enemy].threat else None
    table.roll(dice, misses(dice)).roll(FISTS, misses(FISTS)).drive("r5c5")
    assert table["nellie"].damage == 1


@pytest.mark.rule("82")
def test_e07_two_fates_infect_at_most() -> None:
    table = meet("E07").roll("BBR", "F F F").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert table["nellie"].infected == 2


@pytest.mark.rule("91")
def test_e08_a_pack_that_lives_takes_what_its_victim_likes_to_lose() -> None:
    table = meet("E08").roll("WWW", "- - -").roll(FISTS, misses(FISTS)).drive("r5c5")
    table.do(Lose("med"))
    assert (table["nellie"].med, table["nellie"].fuel) == (1, 2)
    table = meet("E08").roll("WWW", "- - -").roll(FISTS, "S S -").drive("r5c5")
    assert (table.about, table["nellie"].xp) == ("action", 1)


@pytest.mark.rule("82")
@pytest.mark.parametrize(("enemy", "dice"), [("E10", "WWG"), ("E17", "WW"), ("E23", "WGG")])
def test_e10_e17_e23_one_fate_glows(enemy: str, dice: str) -> None:
    table = meet(enemy)
    table.draws("T3") if BOX.enemies[enemy].threat else None
    table.roll(dice, " ".join("F" * len(dice))).roll(FISTS, misses(FISTS)).drive("r5c5")
    assert table["nellie"].rad == 1


@pytest.mark.rule("80")
def test_e11_who_does_not_answer_the_prophet_loses_a_die() -> None:
    table = meet("E11").roll("WWW", "S - -").roll("GGB", "- - -").drive("r5c5")
    table.roll("WG", "- -").do(Drop("W"))
    table = meet("E11").roll("WWW", "S S -").roll("GGB", "- - -").roll(FISTS, misses(FISTS))
    table.drive("r5c5")
    assert len(table.told(e.Attacked)) == 1


@pytest.mark.rule("91", "76")
def test_e12_hunters_take_the_dearest_card_of_who_falls() -> None:
    table = meet("E12", wounds=5, hands=("S1",), cargo=("~G09", "G01"))
    table.drive("r5c5").roll("WGG", "S - -").do(Wield())
    assert [each.card for each in table["nellie"].cargo] == ["G01"]
    assert table.state.scrap[-1] == "G09"


@pytest.mark.rule("82")
def test_e13_a_failure_stops_the_harvester_but_not_its_tokens() -> None:
    table = waste(nellie=rider(threats=("T1",)), dh=("E13", "A"))
    table.roll("BB", "X SS").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert table["nellie"].wounds == 1


@pytest.mark.rule("82")
def test_e14_fate_is_a_wound_more_in_the_same_batch() -> None:
    table = meet("E14", armour="S6").draws("T3", "T9").roll("GBR", "F SF -").again("R", "F")
    table.drive("r5c5").roll(FISTS, misses(FISTS)).do(Block())
    assert table["nellie"].wounds == 4 - 2


@pytest.mark.rule("80", "92")
def test_e15_beggars_can_be_paid_and_then_it_is_over() -> None:
    table = meet("E15").drive("r5c5").do(Choose("enemy-E15.pay"), Lose("ammo"))
    assert (table.about, table["nellie"].xp, table["nellie"].ammo) == ("action", 0, 1)
    table = meet("E15").drive("r5c5")
    table.roll("WG", "- -").roll(FISTS, misses(FISTS)).do(Choose("enemy-E15.fight"))
    poor = meet("E15", fuel=0, ammo=0, med=0).drive("r5c5")
    assert poor.options == [Choose("enemy-E15.fight")]


@pytest.mark.rule("82", "91")
def test_e16_a_leaking_machine_glows_unless_it_is_beaten() -> None:
    table = meet("E16").roll("WW", "X -").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert (table["nellie"].rad, [x.n for x in table.told(e.FoeHurt)]) == (1, [1])
    table = meet("E16").roll("WW", "X X").drive("r5c5")
    assert (table["nellie"].rad, table["nellie"].xp) == (0, 1)


@pytest.mark.rule("80")
def test_e17_pilgrims_heal_first() -> None:
    table = meet("E17", wounds=2).roll("WW", "- -").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert table["nellie"].wounds == 1


@pytest.mark.rule("91")
def test_e19_who_falls_loses_two_resources() -> None:
    table = meet("E19", wounds=5, fuel=0, med=0, ammo=3).draws("T3").roll("GGB", "S - -")
    table.drive("r5c5")
    assert table["nellie"].ammo == 1


@pytest.mark.rule("89", "76")
def test_e20_the_clash_breaks_the_dearest_card_in_the_vehicle() -> None:
    table = meet("E20", hands=("G09",), cargo=("G01", "G11"), ammo=0)
    table.roll("WBB", "- - -").roll(FISTS, misses(FISTS)).drive("r5c5")
    assert [(x.card, x.broken) for x in table["nellie"].cargo] == [("G01", False), ("G11", True)]


@pytest.mark.rule("80")
def test_e21_a_good_word_costs_it_its_weakest_die() -> None:
    table = meet("E21").roll("WWW", "S - -").roll("GB", "- -").roll(FISTS, misses(FISTS))
    table.drive("r5c5")
    table = meet("E21").roll("WWW", "- - -").roll("GGB", "- - -").roll(FISTS, misses(FISTS))
    table.drive("r5c5")


@pytest.mark.rule("80")
@pytest.mark.parametrize(("vehicle", "dice"), [("camper-van", "WGB"), ("bike", "GB")])
def test_e24_heavy_targets_are_hit_more_often(vehicle: str, dice: str) -> None:
    table = meet("E24", vehicle=vehicle)
    table.roll(dice, misses(dice)).roll(FISTS, misses(FISTS)).drive("r5c5")


@pytest.mark.rule("91")
@pytest.mark.parametrize(
    ("enemy", "dice", "goods"), [("E25", "WWG", "ammo"), ("E27", "WGG", "med")]
)
def test_e25_e27_take_what_they_came_for(enemy: str, dice: str, goods: str) -> None:
    table = meet(enemy)
    table.draws("T3") if BOX.enemies[enemy].threat else None
    table.roll(dice, misses(dice)).roll(FISTS, misses(FISTS)).drive("r5c5")
    assert getattr(table["nellie"], goods) == 1


# --- rewards -------------------------------------------------------------------------------------


@pytest.mark.rule("91")
@pytest.mark.parametrize("enemy", [x.id for x in BOX.enemies.values()])
def test_every_reward_is_paid_in_full(enemy: str) -> None:
    row = BOX.enemies[enemy]
    steps = [{"do": "fight", "enemy": enemy, "life": 1 - row.life}]
    knight = rider(hands=("S2",), fuel=0, med=0)
    table = waste(nellie=knight, deck=("G01", "G03"), content=tale({1: steps}))
    table.state.bag[:] = ["T4"] if row.threat else []
    _win(table, enemy)
    knight = table["nellie"]
    assert knight.xp == row.xp
    assert len(knight.cargo) == row.gear
    got = (knight.fuel, knight.ammo - 1, knight.med)
    assert sum(got) == row.fuel + row.ammo + row.med + row.res
    assert all(each.broken for each in knight.cargo)


def _win(table: Story, enemy: str) -> None:
    """The enemy has one life left and misses; the pistol hits."""
    row = BOX.enemies[enemy]
    dice = "".join(sorted(row.dice + ("W" if row.threat else ""), key="WGBR".index))
    talks = {"E11": "S S -", "E21": "- - -"}
    if enemy in talks:
        table.roll("WWW", talks[enemy])
    early = row.ambush or row.attack == "ranged"
    if early:
        table.roll(dice, misses(dice))
    table.roll("WWGGG", "S - - - -")
    if row.fury and not early:
        table.roll(dice, misses(dice))
    table.drive("r5c5").do(Wield("S2"))
    while table.about in ("gain", "entry"):
        fight = [x for x in table.options if x == Choose("enemy-E15.fight")]
        table.do(fight[0] if fight else table.options[-1])
    assert table.about == "action"
