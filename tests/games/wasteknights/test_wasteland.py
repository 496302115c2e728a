"""The wasteland card at the end of a move: events with their circumstances, encounters, decks."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Choose, Drop, Gain, GoOn, Lose, UseKnack
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def event(
    card: str, dice: str, faces: str, at: str = "r5c4", to: str = "r5c5", **named: Any
) -> Story:
    """Zoe moves and meets an event, whatever deck it lies in."""
    table = waste(zoe=rider(at, **named), dh=(card, "A"), bm=(card, "J"), deck=("G33",))
    return table.roll(dice, faces).drive(to)


# --- every event, both ways ----------------------------------------------------------------------


@pytest.mark.rule("36", "42")
def test_v01_a_storm_and_a_heavy_vehicle() -> None:
    assert event("V01", "WW", "S S")["zoe"].xp == 1
    assert event("V01", "WWW", "S - -", vehicle="truck")["zoe"].rad == 2


@pytest.mark.rule("36")
def test_v02_a_run_up_helps_on_a_broken_bridge() -> None:
    table = event("V02", "WGG", "S S -")
    assert (table["zoe"].xp, table["zoe"].fuel) == (1, 3)
    assert event("V02", "WGG", "S - -")["zoe"].damage == 2
    table = waste(zoe=rider("r4c4", vehicle="truck", damage=0), dh=("V02", "A"))
    table.roll("WGGG", "S S - -").drive("r5c4", "r4c4", "r5c4", "r4c4")
    assert (table["zoe"].xp, table["zoe"].fuel) == (1, 2)


@pytest.mark.rule("36")
def test_v03_in_the_bush_a_fire_is_harder_to_outrun() -> None:
    table = event("V03", "WGG", "S S -", "r6c10", "r5c10")
    assert (table["zoe"].xp, table["zoe"].wounds, table["zoe"].damage) == (0, 2, 1)
    assert event("V03", "WGG", "S S -", "r7c9", "r8c10")["zoe"].xp == 1


@pytest.mark.rule("36")
def test_v03_a_fireman_walks_through_it() -> None:
    table = waste(zoe=rider("r6c10", armour="G35"), bm=("V03", "J")).drive("r5c10")
    assert (table["zoe"].xp, table["zoe"].wounds) == (1, 0)
    assert event("V03", "WGG", "- - -", "r7c9", "r8c10", armour="~G35").about == "block"


@pytest.mark.rule("36")
@pytest.mark.parametrize("mask", ["G17", "~G17"])
def test_v04_a_gas_mask_is_enough(mask: str) -> None:
    table = waste(zoe=rider("r6c10", cargo=(mask,)), bm=("V04", "J")).drive("r5c10")
    assert (table["zoe"].xp, table["zoe"].med) == (1, 3)
    assert event("V04", "WW", "S -", "r6c10", "r5c10")["zoe"].infected == 2


@pytest.mark.rule("36")
def test_v05_good_hands_are_a_success_more() -> None:
    assert len(event("V05", "GBB", "S - -")["zoe"].armour) == 1
    table = waste(nellie=rider(), dh=("V05", "A")).roll("WW", "S -").drive("r5c5")
    assert (table["nellie"].damage, table["nellie"].fuel) == (1, 1)


@pytest.mark.rule("36")
def test_v06_a_toll_can_be_paid_in_ammunition() -> None:
    table = waste(zoe=rider(), dh=("V06", "A")).drive("r5c5").do(Choose("event-V06.pay"))
    assert (table["zoe"].ammo, table["zoe"].xp, table.about) == (1, 0, "action")
    table = waste(zoe=rider(), dh=("V06", "A")).drive("r5c5")
    table.roll("WW", "S -").do(Choose("event-V06.talk"), Lose("med"), Lose("med"))
    assert (table["zoe"].med, table["zoe"].ammo) == (0, 2)
    table = waste(zoe=rider(ammo=0), dh=("V06", "A")).drive("r5c5")
    assert table.options == [Choose("event-V06.talk")]


@pytest.mark.rule("36")
def test_v07_a_geiger_counter_finds_mines() -> None:
    table = event("V07", "GBBB", "S S S -", cargo=("G13",))
    assert (table["zoe"].xp, table["zoe"].ammo) == (2, 3)
    table = event("V07", "GBB", "S S -", cargo=("~G13",))
    assert (table["zoe"].wounds, table["zoe"].damage) == (2, 2)


@pytest.mark.rule("36")
def test_v08_a_flood_sweeps_light_vehicles() -> None:
    assert event("V08", "WGG", "S - -", "r6c10", "r5c10")["zoe"].xp == 1
    table = waste(zoe=rider("r6c10", vehicle="bike", cargo=("G01", "G04")), bm=("V08", "J"))
    table.drive("r5c10").roll("GG", "- -").do(Drop("W"))
    assert [x.broken for x in table["zoe"].cargo] == [False, True]


@pytest.mark.rule("36")
def test_v09_without_medicine_snakes_are_worse() -> None:
    assert event("V09", "WW", "S -", "r6c10", "r5c10")["zoe"].xp == 1
    assert event("V09", "WW", "S -", "r6c10", "r5c10", med=0)["zoe"].infected == 1
    table = event("V09", "WW", "- -", "r6c10", "r5c10")
    assert (table["zoe"].infected, table["zoe"].med) == (1, 1)


@pytest.mark.rule("36")
def test_v10_company_is_a_die_and_silence_a_prophet() -> None:
    table = waste(zoe=rider("r6c10"), li=rider("r5c11"), bm=("V10", "J"))
    table.roll("WWW", "S S -").drive("r5c10").do(Gain("fuel"), Gain("med"))
    assert (table["zoe"].fuel, table["zoe"].med) == (3, 3)
    table = waste(zoe=rider("r6c10"), li=rider("r5c4"), bm=("V10", "J")).draws("T1")
    table.roll("WW", "- -").roll("WW", "S S").roll("GGB", "- - -").roll("WWG", "- - -")
    table.drive("r5c10")
    assert (table["zoe"].wounds, len(table.told(e.FightOver))) == (1, 1)


@pytest.mark.rule("36", "43")
def test_v11_a_dust_devil_gives_by_successes_and_takes_wrecks() -> None:
    table = event("V11", "WGG", "S S S").do(Gain("fuel"), Gain("fuel"))
    assert (table.about, table["zoe"].fuel) == ("action", 4)
    table = event("V11", "WGG", "X - F")
    assert (table["zoe"].damage, table["zoe"].wounds) == (1, 1)
    table = waste(zoe=rider(damage=3, threats=("T6",)), dh=("V11", "A")).drive("r5c5")
    assert (bool(table["zoe"].wreck), table["zoe"].wounds) == (True, 1)


@pytest.mark.rule("36", "43")
def test_v12_a_beacon_or_what_guards_it() -> None:
    assert event("V12", "GBB", "S SS SS")["zoe"].xp == 3
    table = waste(zoe=rider(), dh=("V12", "A")).roll("GBB", "- - -")
    table.roll("GB", "- -").roll("WWG", "- - -").drive("r5c5")
    assert [x.enemy for x in table.told(e.FightBegan)] == ["E05"]
    table = waste(zoe=rider(rad=4), dh=("V12", "A")).drive("r5c5")
    table.roll("B", "S").do(Drop("G"))
    assert table["zoe"].xp == 1


@pytest.mark.rule("36")
def test_v13_without_haste_a_white_die() -> None:
    table = event("V13", "WWGG", "S S - -").do(Gain("ammo"))
    assert (table["zoe"].xp, table["zoe"].ammo) == (1, 3)
    table = event("V13", "WWGG", "- - - -")
    assert (table["zoe"].damage, table["zoe"].fuel) == (1, 1)


@pytest.mark.rule("36", "43")
def test_v14_a_hat_that_still_holds_is_a_success() -> None:
    table = event("V14", "WWG", "- - -", cargo=("G01",)).do(Gain("med"))
    assert table["zoe"].med == 3
    assert event("V14", "WW", "- -")["zoe"].wounds == 2


@pytest.mark.rule("36")
def test_v15_light_vehicles_pick_their_way() -> None:
    table = event("V15", "WWG", "S S -", "r6c10", "r5c10", vehicle="buggy")
    assert (table["zoe"].xp, len(table["zoe"].armour)) == (1, 1)
    assert event("V15", "WW", "S -", "r6c10", "r5c10")["zoe"].damage == 2


@pytest.mark.rule("36", "43")
def test_v16_who_has_fought_today_sleeps_badly() -> None:
    assert event("V16", "WW", "S S", "r6c10", "r5c10")["zoe"].xp == 2

    def fought(state: Any) -> None:
        state.fought = True

    table = waste(zoe=rider("r6c10"), bm=("V16", "J"), tweak=fought).draws("T1").roll("W", "-")
    table.roll("WWW", "- - -").roll("WWG", "S S -").drive("r5c10")
    assert (table["zoe"].wounds, table["zoe"].xp) == (1, 1)


@pytest.mark.rule("41")
def test_a_card_lies_on_the_discard_of_its_own_deck() -> None:
    table = event("V04", "WW", "S S", "r6c10", "r5c10")
    assert table.state.wasted == {"dh": [], "bm": ["V04"]}


# --- encounters ----------------------------------------------------------------------------------


@pytest.mark.rule("36", "121")
def test_a_letter_leads_to_the_entry_of_the_plot() -> None:
    table = waste(zoe=rider(), dh=("B", "A")).drive("r5c5")
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-2"]


@pytest.mark.rule("37")
def test_an_entry_already_read_counts_as_not_there() -> None:
    table = waste(zoe=rider(), dh=("A", "B"), tweak=lambda s: s.read.append(1)).drive("r5c5")
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-2"]


@pytest.mark.rule("37")
def test_talk_on_the_road_where_that_is_agreed() -> None:
    table = waste(zoe=rider(), dh=("H", "E09"), rulings={"road_talk": True}).drive("r5c5")
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-1"]
    table = waste(
        zoe=rider(), dh=("H", "B"), rulings={"road_talk": True}, tweak=lambda s: s.talked.append(0)
    ).drive("r5c5")
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-2"]


@pytest.mark.rule("22")
def test_an_empty_deck_is_shuffled_anew() -> None:
    def last(state: Any) -> None:
        state.wastes["dh"], state.wasted["dh"] = ["H"], ["A"]

    table = waste(zoe=rider(), tweak=last).drive("r5c5")
    assert [x.deck for x in table.told(e.DeckRenewed)] == ["dh", "dh"]
    assert (table.luck.shuffles, table.state.wastes["dh"], table.state.wasted["dh"]) == (
        2,
        ["H"],
        ["A"],
    )


@pytest.mark.rule("36")
def test_alinta_may_say_not_today_once_a_turn() -> None:
    table = waste(alinta=rider(threats=("T6",), upgrades={"alinta-2": "b"}), dh=("A", "B", "C"))
    table.drive("r5c5").do(UseKnack("not-today"))
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-2"]
    assert table["alinta"].damage == 1


@pytest.mark.rule("36", "40")
def test_a_ghost_slips_by_an_enemy_or_fights_it() -> None:
    ghost = rider(threats=("T1",), upgrades={"nellie-2": "a"})
    table = waste(nellie=ghost, dh=("E09", "A")).drive("r5c5")
    table.roll("GBB", "S S -").do(UseKnack("ghost"))
    assert (table.told(e.FightBegan), len(table.state.bag)) == ([], 10)
    table = waste(nellie=rider(upgrades={"nellie-2": "a"}), dh=("E09", "A")).drive("r5c5")
    table.roll("GBB", "S - -").roll("WGB", "- - -").roll("WWG", "- - -").do(UseKnack("ghost"))
    assert len(table.told(e.FightBegan)) == 1
    table = waste(nellie=rider(upgrades={"nellie-2": "a"}), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWG", "- - -").do(GoOn())
    assert not table.told(e.Rolled)


@pytest.mark.rule("2")
def test_there_are_two_decks_by_their_backs() -> None:
    assert {deck: len(cards) for deck, cards in BOX.decks.items()} == {"dh": 40, "bm": 30}
    assert tale().decks == BOX.decks
