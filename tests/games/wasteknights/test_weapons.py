"""Attacks of knights: weapons, symbols, rerolls, abilities and what strengthens a blow."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import GoOn, Reroll, UseKnack, Wield
from tests.games.wasteknights.story import Story, rider, waste

FIVE = "- - - - -"


def shot(weapon: str, dice: str, faces: str, **named: Any) -> Story:
    """Zoe shoots with a weapon before the crab strikes and misses."""
    table = waste(zoe=rider(hands=(weapon,), **named), dh=("E09", "A")).drive("r5c5")
    table.roll(dice, faces).roll("WGB", "- - -")
    return table.do(Wield(weapon.removeprefix("~")))


def blow(weapon: str, dice: str, faces: str, **named: Any) -> Story:
    """Zoe strikes with a weapon; the crab strikes first and misses."""
    table = waste(zoe=rider(hands=(weapon,), **named), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll(dice, faces)
    return table.do(Wield(weapon.removeprefix("~")))


def dealt(table: Story) -> int:
    """Wounds the enemy got."""
    return sum(x.n for x in table.told(e.FoeHurt))


# --- dice of weapons -----------------------------------------------------------------------------


@pytest.mark.rule("48", "81", "90")
@pytest.mark.parametrize(
    ("weapon", "dice"),
    [
        ("S1", "WWGG"),
        ("~S1", "WWWG"),
        ("S3", "WWGGG"),
        ("~S3", "WWWWG"),
        ("G05", "WWGGB"),
        ("~G05", "WWWGG"),
        ("G06", "WWWGB"),
        ("~G06", "WWWG"),
        ("G08", "WWGBR"),
        ("~G08", "WWWWG"),
        ("G24", "WWGGB"),
        ("~G24", "WWWWG"),
        ("G25", "WWGG"),
        ("~G25", "WWWG"),
        ("G26", "WWWGG"),
        ("~G26", "WWWG"),
        ("G29", "WWGGB"),
        ("~G29", "WWGG"),
        ("G32", "WWWG"),
        ("~G32", "WWWG"),
    ],
)
def test_a_blow_is_skill_and_weapon(weapon: str, dice: str) -> None:
    table = blow(weapon, dice, " ".join("-" * len(dice)))
    assert (table["zoe"].ammo, table["zoe"].wounds) == (2, 0)


@pytest.mark.rule("48", "81")
@pytest.mark.parametrize(
    ("weapon", "dice", "ammo"),
    [
        ("S2", "WWGGG", 1),
        ("~S2", "WWGG", 1),
        ("S4", "WGGGB", 1),
        ("~S4", "WWGGG", 1),
        ("G07", "WGGGG", 2),
        ("~G07", "WWGG", 2),
        ("G09", "WGGBR", 1),
        ("~G09", "WGGG", 1),
        ("G22", "WWGGG", 2),
        ("~G22", "WWGG", 2),
        ("G23", "WGGBB", 1),
        ("~G23", "WGGG", 1),
        ("G27", "WGGG", 1),
        ("~G27", "WWGG", 1),
        ("G30", "WWWGG", 2),
        ("~G30", "WWGG", 2),
        ("~G31", "WGGGG", 2),
    ],
)
def test_a_shot_is_skill_and_weapon_and_costs_ammunition(weapon: str, dice: str, ammo: int) -> None:
    table = shot(weapon, dice, " ".join("-" * len(dice)))
    assert table["zoe"].ammo == ammo


@pytest.mark.rule("116")
@pytest.mark.parametrize(
    ("who", "working", "broken"),
    [
        ("johnny", "WGGBB", "WWGB"),
        ("zoe", "WGGGG", "WWGG"),
    ],
)
def test_guns_only_their_knight_may_own(who: str, working: str, broken: str) -> None:
    for side, dice in (("", working), ("~", broken)):
        knight = rider(hands=(f"{side}{who}-4",), upgrades={f"{who}-4": ""})
        table = waste(knights={who: knight}, dh=("E09", "A")).drive("r5c5")
        table.roll(dice, " ".join("-" * len(dice))).roll("WGB", "- - -").do(Wield(f"{who}-4"))
        assert table.about == "action"


@pytest.mark.rule("116")
def test_a_chain_whip() -> None:
    for side, dice in (("", "GGBBB"), ("~", "WGBB")):
        knight = rider(hands=(f"{side}li-4",), upgrades={"li-4": ""})
        table = waste(li=knight, dh=("E09", "A")).drive("r5c5")
        table.roll("WGB", "- - -").roll(dice, " ".join("-" * len(dice))).do(Wield("li-4"))


# --- symbols -------------------------------------------------------------------------------------


@pytest.mark.rule("83", "100")
def test_tc33_a_failure_breaks_the_weapon_once_and_its_successes_count() -> None:
    table = shot("S2", "WWGGG", "X X S S -")
    assert (dealt(table), table["zoe"].hands[0].broken) == (2, True)
    table = shot("~S2", "WWGG", "X S - -")
    assert (dealt(table), table["zoe"].hands) == (1, [])


@pytest.mark.rule("83")
@pytest.mark.ruling("A10")
def test_where_agreed_it_breaks_for_every_failure() -> None:
    table = waste(
        zoe=rider(hands=("S2",)), dh=("E09", "A"), rulings={"every_failure_breaks": True}
    ).drive("r5c5")
    table.roll("WWGGG", "X X S S -").roll("WGB", "- - -").do(Wield("S2"))
    assert table["zoe"].hands == []


@pytest.mark.rule("83")
def test_bare_hands_do_not_break() -> None:
    table = waste(zoe=rider(), dh=("E09", "A")).roll("WGB", "- - -").roll("WWG", "X X X")
    table.drive("r5c5")
    assert table["zoe"].wounds == 0


@pytest.mark.rule("82")
@pytest.mark.parametrize(
    ("weapon", "dice", "faces", "wounds"),
    [
        ("G05", "WWGGB", "F - F SF F", 4),
        ("~G05", "WWWGG", "F - S F -", 1),
        ("G32", "WWWG", "F F S SF", 3),
        ("G26", "WWWGG", "S - - - -", 1),
    ],
)
def test_fate_works_the_line_of_the_weapon(weapon: str, dice: str, faces: str, wounds: int) -> None:
    assert dealt(blow(weapon, dice, faces)) == wounds


@pytest.mark.rule("82")
def test_a_sawn_off_adds_one_wound_at_most() -> None:
    assert dealt(shot("S4", "WGGGB", "F SF F F -")) == 2


@pytest.mark.rule("82")
def test_a_bite_of_steel_likes_beasts() -> None:
    table = waste(zoe=rider(hands=("G26",)), dh=("E18", "A")).drive("r5c5")
    table.roll("GB", "- -").roll("WWWGG", "- - - - -").do(Wield("G26"))
    assert dealt(table) == 1


@pytest.mark.rule("82", "83")
@pytest.mark.parametrize("weapon", ["G08", "~G08"])
def test_a_chainsaw_bites_back_for_every_failure(weapon: str) -> None:
    dice, faces = ("WWGBR", "X X - X -") if weapon == "G08" else ("WWWWG", "X X X - -")
    table = blow(weapon, dice, faces)
    assert table["zoe"].wounds == 3
    assert table["zoe"].hands == [] if weapon == "~G08" else table["zoe"].hands[0].broken


@pytest.mark.rule("82")
@pytest.mark.parametrize(("weapon", "dice"), [("G22", "WWGGG"), ("G31", "WGGBR")])
def test_some_guns_bite_back(weapon: str, dice: str) -> None:
    assert shot(weapon, dice, "X X - - -")["zoe"].wounds == 2


@pytest.mark.rule("82")
def test_a_net_takes_the_enemys_weakest_die_while_it_has_yet_to_strike() -> None:
    table = waste(zoe=rider(hands=("G27",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGGG", "- F F -").roll("GB", "- -").do(Wield("G27"))
    table = waste(zoe=rider(hands=("G27",)), dh=("E18", "A")).drive("r5c5")
    table.roll("GB", "- -").roll("WGGG", "- F F -").do(Wield("G27"))


# --- rerolls -------------------------------------------------------------------------------------


@pytest.mark.rule("84")
@pytest.mark.ruling("A35")
def test_tc34_a_second_round_of_ammunition_pays_one_reroll_of_any_dice() -> None:
    table = waste(zoe=rider(hands=("G04",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGGGBB", "- X S S - -").do(Wield("G04"))
    assert (table.about, table["zoe"].ammo) == ("after-roll", 1)
    table.do(UseKnack("burst"))
    table.again("WGB", "S S -").do((Reroll(0), Reroll(1), Reroll(4)))
    assert (table["zoe"].ammo, dealt(table), table["zoe"].hands[0].broken) == (0, 4, False)


@pytest.mark.rule("84")
def test_tc73_it_is_paid_once_an_attack() -> None:
    table = waste(zoe=rider(hands=("G10",), ammo=3), dh=("E09", "A")).drive("r5c5")
    table.roll("WGGGG", FIVE).do(Wield("G10"))
    table.again("W", "-").roll("WGB", "- - -").do(UseKnack("burst"), (Reroll(0),))
    assert (table.about, table["zoe"].ammo) == ("action", 1)


@pytest.mark.ruling("A35")
def test_or_as_often_as_it_is_paid_where_that_is_agreed() -> None:
    table = waste(
        zoe=rider(hands=("G10",), ammo=3), dh=("E09", "A"), rulings={"bursts_go_on": True}
    ).drive("r5c5")
    table.roll("WGGGG", FIVE).do(Wield("G10")).again("W", "-").do(UseKnack("burst"), (Reroll(0),))
    assert table.about == "after-roll"
    table.again("W", "S").roll("WGB", "- - -").do(UseKnack("burst"), (Reroll(0),))
    assert (table["zoe"].ammo, dealt(table)) == (0, 1)


@pytest.mark.rule("84")
def test_without_ammunition_no_second_round() -> None:
    table = shot("G28", "WGGGB", FIVE, ammo=1)
    assert (table.about, table["zoe"].ammo) == ("action", 0)
    table = shot("~G10", "WWGG", "- - - -", ammo=1)
    assert table.about == "action"


@pytest.mark.rule("45")
def test_logans_nerve_is_one_die_a_turn() -> None:
    table = waste(logan=rider(hands=("S1",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WGGG", "- - - S").do(Wield("S1"))
    assert (table.about, table.options) == ("after-roll", [UseKnack("iron-nerve"), GoOn()])
    table.do(UseKnack("iron-nerve"))
    assert table.refuses((Reroll(0), Reroll(1)))
    table.again("W", "S").do((Reroll(0),))
    assert (dealt(table), table.state.used) == (2, ["iron-nerve"])


@pytest.mark.rule("45", "84")
def test_drill_makes_one_burst_of_a_combat_free() -> None:
    knight = rider(hands=("G10",), ammo=1, upgrades={"logan-1": "b"})
    table = waste(logan=knight, dh=("E09", "A")).drive("r5c5")
    table.roll("GGGGB", FIVE).do(Wield("G10"))
    table.again("G", "S").do(UseKnack("burst"), (Reroll(0),))
    assert table["logan"].ammo == 0
    table.roll("WGB", "- - -").over()
    assert dealt(table) == 1


@pytest.mark.rule("45")
def test_a_gunner_rerolls_one_die_of_a_shot_once_a_combat() -> None:
    table = waste(zoe=rider(hands=("S2", "S1"), upgrades={"C3": "b"}), dh=("E09", "A"))
    table.drive("r5c5").roll("WWGGG", FIVE).do(Wield("S2"))
    table.again("W", "S").roll("WGB", "- - -").do(UseKnack("gunner"), (Reroll(0),))
    assert dealt(table) == 1
    table = waste(zoe=rider(hands=("S1",), upgrades={"C3": "b"}), dh=("E09", "A"))
    table.drive("r5c5").roll("WGB", "- - -").roll("WWGG", "- - - -").do(Wield("S1"))
    assert table.about == "action"


@pytest.mark.rule("45")
def test_dirty_tricks_turn_a_fate_into_a_success() -> None:
    table = waste(zoe=rider(hands=("G05",), upgrades={"C4": "b"}), dh=("E09", "A"))
    table.drive("r5c5").roll("WGB", "- - -").roll("WWGGB", "F - - - -").do(Wield("G05"))
    table.do(UseKnack("dirty-tricks"))
    assert dealt(table) == 1


@pytest.mark.rule("45")
def test_flowing_blanks() -> None:
    table = waste(li=rider(upgrades={"li-2": "b"}), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("GGBB", "- S - X").drive("r5c5")
    table.again("GB", "S S").do(UseKnack("blanks"))
    assert dealt(table) == 3
