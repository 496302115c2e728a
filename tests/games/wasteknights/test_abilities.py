"""What knights, upgrades and drugs do in a fight."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.content import FOLDER
from korchma.games.wasteknights.box.perks import Knack
from korchma.games.wasteknights.options import DriveTo, Drop, Equip, GoOn, UseGear, UseKnack, Wield
from korchma.games.wasteknights.rules import numbers
from korchma.games.wasteknights.rules.facing import Bout, begin
from korchma.games.wasteknights.rules.spoils import reward
from korchma.games.wasteknights.state import Carried
from tests.games.wasteknights.story import BOX, rider, waste
from tests.games.wasteknights.test_weapons import FIVE, dealt


@pytest.mark.rule("89")
def test_johnnys_dog_bites_once_in_the_clash() -> None:
    table = waste(johnny=rider(), dh=("E18", "A")).roll("GB", "- -").drive("r5c5")
    assert table.options == [UseKnack("dog"), GoOn()]
    table.roll("WWG", "- - -").do(UseKnack("dog"))
    assert dealt(table) == 1
    table = waste(johnny=rider(), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")
    assert dealt(table) == 0


@pytest.mark.rule("89")
def test_a_good_boy_bites_twice_as_hard() -> None:
    table = waste(johnny=rider(upgrades={"johnny-2": "a"}), dh=("E18", "A"))
    table.roll("GB", "- -").drive("r5c5").roll("WWG", "- - -").do(UseKnack("dog"))
    assert dealt(table) == 2


@pytest.mark.rule("90")
def test_lis_fists_and_a_masters() -> None:
    table = waste(li=rider(), dh=("E09", "A")).roll("WGB", "- - -").roll("GGBB", "- - - -")
    table.drive("r5c5")
    table = waste(li=rider(upgrades={"li-3": "a"}), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("GGBBR", FIVE).drive("r5c5")
    armed = waste(li=rider(hands=("S1",), upgrades={"li-3": "a"}), dh=("E09", "A"))
    armed.drive("r5c5").roll("WGB", "- - -").roll("GGBB", "- - - -").do(Wield("S1"))


@pytest.mark.rule("91")
def test_a_lesson_is_a_point_for_who_is_beaten_by_hand() -> None:
    table = waste(li=rider(upgrades={"li-3": "b"}), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("GGBB", "S S SS -").drive("r5c5")
    assert table["li"].xp == 3
    table = waste(li=rider(hands=("S1",), upgrades={"li-3": "b"}), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("GGBB", "S S SS -").do(Wield("S1"))
    assert table["li"].xp == 2


@pytest.mark.rule("89", "90")
def test_flow_is_the_blow_in_the_clash() -> None:
    table = waste(li=rider(upgrades={"li-2": "a"}), dh=("E09", "A")).drive("r5c5")
    assert table.options == [UseKnack("flow"), GoOn()]
    table.roll("GGBB", "S S SS -").do(UseKnack("flow"))
    assert (table["li"].xp, table.told(e.FoeRolled)) == (2, [])
    table = waste(li=rider(upgrades={"li-2": "a"}), dh=("E09", "A")).drive("r5c5")
    table.roll("GGBB", "S - - -").roll("WGB", "- - -").do(UseKnack("flow"))
    assert len(table.told(e.Attacked)) == 1


@pytest.mark.rule("82")
def test_a_legend_has_a_success_more_and_tells_it_for_a_point() -> None:
    table = waste(johnny=rider(upgrades={"johnny-3": "a"}), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")
    assert dealt(table) == 1
    table = waste(johnny=rider(upgrades={"johnny-3": "b"}), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("WWG", "S S SF").drive("r5c5")
    assert table["johnny"].xp == 0
    table = waste(johnny=rider(hands=("G05",), upgrades={"johnny-3": "b"}), dh=("E09", "A"))
    table.drive("r5c5").roll("WGB", "- - -").roll("WWGGB", "S S S S -").do(Wield("G05"))
    assert table["johnny"].xp == 3


@pytest.mark.rule("42")
def test_drill_and_a_last_stand_are_dice() -> None:
    table = waste(logan=rider(hands=("S2",), upgrades={"logan-1": "a"}), dh=("E09", "A"))
    table.drive("r5c5").roll("WGGGGB", "- - - - - -").do(Wield("S2")).roll("WGB", "- - -").over()
    hurt = rider(wounds=4, upgrades={"logan-3": "b"})
    table = waste(logan=hurt, dh=("E09", "A")).roll("WGB", "- - -").roll("WGGB", "- - - -")
    table.drive("r5c5").over()
    fine = rider(wounds=3, upgrades={"logan-3": "b"})
    table = waste(logan=fine, dh=("E09", "A")).roll("WGB", "- - -").roll("WGG", "- - -")
    table.drive("r5c5").over()


@pytest.mark.rule("42")
@pytest.mark.parametrize(
    ("upgrade", "weapon", "dice"), [("C3", "S2", "WWWGGG"), ("C4", "S1", "WWWGG")]
)
def test_a_marksman_and_a_fighter(upgrade: str, weapon: str, dice: str) -> None:
    table = waste(zoe=rider(hands=(weapon,), upgrades={upgrade: "a"}), dh=("E09", "A"))
    table.drive("r5c5")
    rolls = [(dice, " ".join("-" * len(dice))), ("WGB", "- - -")]
    for pool, faces in rolls if upgrade == "C3" else reversed(rolls):
        table.roll(pool, faces)
    table.do(Wield(weapon))


@pytest.mark.rule("85")
def test_grit_blocks_one_wound_of_the_first_batch() -> None:
    table = waste(logan=rider(upgrades={"logan-2": "a"}), dh=("E03", "A"))
    table.roll("WW", "S S").roll("WGG", "- - -").drive("r5c5").over()
    assert table["logan"].wounds == 1 + 2


@pytest.mark.rule("85")
def test_an_iron_body_blocks_one_of_every_batch_while_bare() -> None:
    table = waste(li=rider(upgrades={"li-1": "a"}), dh=("E03", "A"))
    table.roll("WW", "S S").roll("GGBB", "- - - -").drive("r5c5")
    assert table["li"].wounds == 1 + 1
    table = waste(li=rider(upgrades={"li-1": "a"}), dh=("E09", "A"))
    table.roll("WGB", "S S -").roll("GGBB", "- - - -").drive("r5c5")
    assert table["li"].wounds == 2


@pytest.mark.rule("76")
def test_the_voice_of_the_land_takes_the_weakest_die_of_beasts_and_mutants() -> None:
    awed = rider(upgrades={"alinta-3": "a"})
    waste(alinta=awed, dh=("E09", "A")).roll("GB", "- -").roll("WGG", "- - -").drive("r5c5")
    awed = rider(upgrades={"alinta-3": "a"})
    waste(alinta=awed, dh=("E20", "A")).roll("WBB", "- - -").roll("WGG", "- - -").drive("r5c5")


@pytest.mark.rule("80")
def test_hellraisers_are_a_red_die_now_and_radiation_later() -> None:
    table = waste(zoe=rider(cargo=("G15",)), dh=("E18", "A")).roll("GB", "- -").drive("r5c5")
    assert table.about == "start"
    table.roll("WWGR", "- - - -").do(UseGear("G15"))
    assert (table["zoe"].rad, table["zoe"].cargo[0].broken) == (1, True)
    table = waste(zoe=rider(cargo=("~G15",)), dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWGG", "- - - -").do(UseGear("G15"))
    assert (table["zoe"].rad, table["zoe"].cargo) == (1, [])


@pytest.mark.rule("103")
def test_a_full_track_costs_a_die_in_attacks_too() -> None:
    table = waste(zoe=rider(rad=4), dh=("E09", "A")).roll("WGB", "- - -").drive("r5c5")
    table.roll("WG", "- -").do(Drop("W"))
    waste(zoe=rider(rad=3), dh=("E09", "A")).roll("WGB", "- - -").roll("WWG", "- - -").drive("r5c5")


@pytest.mark.rule("51")
def test_a_tuned_weapon_has_a_white_die_until_it_breaks() -> None:
    knight = rider(hands=("S1",))
    knight.hands[0] = Carried("S1", broken=False, tuned=True)
    table = waste(zoe=knight, dh=("E09", "A")).drive("r5c5")
    table.roll("WGB", "- - -").roll("WWWGG", "X - - - -").do(Wield("S1"))
    assert (table["zoe"].hands[0].broken, table["zoe"].hands[0].tuned) == (True, False)


@pytest.mark.rule("42")
@pytest.mark.parametrize("knack", get_args(Knack))
def test_every_knack_is_asked_for_by_a_rule_and_lies_on_a_card(knack: str) -> None:
    rules = Path(numbers.__file__).parent
    assert any(f'"{knack}"' in file.read_text("utf-8") for file in rules.glob("*.py"))
    assert any(f'"{knack}"' in file.read_text("utf-8") for file in FOLDER.glob("*.toml"))


@pytest.mark.rule("91")
@pytest.mark.parametrize("worth", [1, 2])
def test_a_tall_tale_is_told_of_strong_enemies_only(worth: int) -> None:
    plain = [x for x in BOX.enemies.values() if not (x.gear or x.res or x.threat)]
    enemy = next(x.id for x in plain if x.xp == worth)
    table = waste(zoe=rider(upgrades={"johnny-3": "b"}), li=rider("r7c9"))
    t, i = table.session.table, table["zoe"].seat
    begin(t, i, Bout(enemy))
    assert [*reward(t, i)] == []
    assert table["zoe"].xp == worth + (worth > 1)
    assert table.state.moments == ([f"beat-2xp@{i}"] if worth > 1 else [])


@pytest.mark.rule("17")
@pytest.mark.ruling("A21")
def test_an_express_that_rests_does_not_go_because_there_is_something_to_put_on() -> None:
    resting = rider(upgrades={"nellie-3": "a"}, cargo=("S1",))
    resting.resting = 1
    table = waste(nellie=resting, li=rider("r7c9"), acted=("camp", "explore"))
    assert table.offers(Equip("S1"))
    assert not table.offered(DriveTo)
