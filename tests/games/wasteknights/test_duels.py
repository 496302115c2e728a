"""Knights against knights, where a plot says so."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Block,
    Do,
    GoOn,
    UseGear,
    UseKnack,
    Wield,
)
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

DUEL = Do("quiet-act-20")


def joust(**riders: Knight) -> Story:
    """Two knights on a space; the first challenges the second."""
    pages = {20: [{"do": "special", "name": "duel"}]}
    deed = {"name": "duel", "entry": 20, "at": "knight"}
    content = tale(pages, p1={"actions": (deed,)})
    return waste(content=content, knights=riders).do(DUEL)


@pytest.mark.rule("94")
def test_no_knight_fights_another_unless_the_plot_says_so() -> None:
    assert not waste(zoe=rider(), li=rider()).offered(Do)


@pytest.mark.rule("94")
def test_there_must_be_somebody_awake_on_the_space() -> None:
    content = tale({20: []}, p1={"actions": ({"name": "duel", "entry": 20, "at": "knight"},)})
    assert not waste(zoe=rider(), li=rider("r5c5"), content=content).offers(DUEL)
    asleep = rider(wounds=8, fallen="J1")
    assert not waste(zoe=rider(), li=asleep, content=content).offers(DUEL)


@pytest.mark.ruling("A43")
def test_the_attacked_chooses_and_strikes_first_and_both_strike() -> None:
    table = joust(zoe=rider(hands=("S1",), wounds=4), li=rider(hands=("S3",), wounds=6))
    assert table.asked == "li"
    table.do(Wield("S3"))
    assert table.asked == "zoe"
    table.roll("GGGBB", "S S - - -").roll("WWGG", "S S - -").do(Wield("S1"))
    assert [x.knight for x in table.told(e.Attacked)] == ["li", "zoe"]
    assert (table["zoe"].wounds, table["li"].wounds) == (5, 7)
    assert not table["zoe"].fallen
    assert not table["li"].fallen


@pytest.mark.ruling("A43")
def test_armour_blocks_failures_break_and_shots_cost() -> None:
    table = joust(zoe=rider(hands=("S2",)), li=rider(armour="S6"))
    table.roll("WWGGG", "X S S - -").do(Wield("S2"))
    assert table.asked == "li"
    table.roll("GGBB", "- - - -").do(Block())
    assert (table["li"].wounds, table["li"].armour[0].broken) == (0, True)
    assert (table["zoe"].ammo, table["zoe"].hands[0].broken) == (1, True)


@pytest.mark.ruling("A43")
def test_what_pierces_is_not_blocked() -> None:
    table = joust(zoe=rider(hands=("G09",)), li=rider(armour="S6"))
    table.roll("WGGBR", "S S - - -").roll("GGBB", "- - - -").do(Wield("G09"))
    assert (table["li"].wounds, table["li"].armour[0].broken) == (2, False)


@pytest.mark.ruling("A43")
def test_grenades_drugs_and_flow_work_and_a_dog_does_not() -> None:
    table = joust(johnny=rider(cargo=("G02", "G15")), li=rider(upgrades={"li-2": "a"}))
    assert (table.about, table.options) == ("start", [UseGear("G15"), GoOn()])
    table.do(UseGear("G15"))
    assert (table.asked, table.options) == ("li", [UseKnack("flow"), GoOn()])
    table.roll("GGBB", "S - - -").do(UseKnack("flow"))
    assert (table.asked, table.options) == ("johnny", [UseGear("G02"), GoOn()])
    table.roll("WWGR", "S - - -").do(UseGear("G02"))
    assert (table["li"].wounds, table["johnny"].wounds, table["johnny"].rad) == (4, 1, 1)


@pytest.mark.ruling("A43")
def test_a_net_takes_a_die_of_who_has_yet_to_strike() -> None:
    table = joust(zoe=rider(hands=("S1",)), li=rider(hands=("G27",)))
    table.do(Wield("G27")).roll("WWG", "- - F").do(Wield("S1"))
    assert table.about == "drop-die"
    table.roll("WWG", "- - -").do(table.options[-1])


@pytest.mark.ruling("A43")
def test_no_tokens_no_reward() -> None:
    table = joust(zoe=rider(threats=("T2",), hands=("S1",)), li=rider(wounds=6))
    table.roll("GGBB", "- - - -").roll("WWGG", "S - - -").do(Wield("S1"))
    assert (table["zoe"].xp, table["zoe"].threats) == (0, ["T2"])


@pytest.mark.rule("94")
def test_a_tournament_leaves_the_beaten_on_their_feet() -> None:
    table = joust(zoe=rider(hands=("S2",)), li=rider(wounds=6, infected=1))
    table.roll("WWGGG", "S S - - -").do(Wield("S2"))
    assert (table["li"].wounds, table["li"].infected, table["li"].fallen) == (6, 1, [])
    assert table.state.flags["fell"] == 1
    assert len(table.told(e.Attacked)) == 1


@pytest.mark.rule("93")
@pytest.mark.ruling("A43")
def test_who_lies_in_wait_strikes_before_the_attacked_and_may_end_it_there() -> None:
    spear = rider(hands=("alinta-4",), upgrades={"alinta-4": ""})
    table = joust(alinta=spear, li=rider(wounds=7)).roll("WGGGB", "S - - - -")
    table.do(Wield("alinta-4"))
    assert [x.knight for x in table.told(e.Attacked)] == ["alinta"]
    assert (table.state.flags["fell"], table["li"].wounds, table["li"].fallen) == (1, 7, [])


@pytest.mark.rule("81", "94")
@pytest.mark.ruling("A43")
def test_both_may_fall_and_both_are_left_on_their_feet() -> None:
    table = joust(zoe=rider(wounds=5, hands=("S1",)), li=rider(infected=7, hands=("S3",)))
    table.do(Wield("S3")).roll("GGGBB", "S - - - -").roll("WWGG", "S - - -").do(Wield("S1"))
    zoe, li = table["zoe"], table["li"]
    assert table.state.flags["fell"] == 2
    assert (zoe.wounds, zoe.fallen) == (5, [])
    assert (li.wounds, li.infected, li.fallen) == (0, 7, [])


@pytest.mark.rule("94", "128")
@pytest.mark.parametrize(
    ("li", "zoe", "names"),
    [
        ("- - - - -", "S - - -", (4, 1)),
        ("S - - - -", "- - - -", (1, 4)),
        ("S - - - -", "S - - -", (3, 3)),
    ],
)
def test_a_tournament_moves_names_and_no_gear(li: str, zoe: str, names: tuple[int, int]) -> None:
    """Two of renown from the beaten, one for the other; if both fall nothing moves."""
    riders = {
        "zoe": rider("r1c9", wounds=5, hands=("S1",), flags={"renown": 3}),
        "li": rider("r1c9", wounds=7, hands=("S3",), flags={"renown": 3}),
    }
    table = waste(adventure="a4", plot="p2a", content=BOX, knights=riders).do(Do("a4-act-34"))
    table.do(Wield("S3")).roll("GGGBB", li).roll("WWGG", zoe).do(Wield("S1"))
    while table.about == "entry":
        table.do(table.options[-1])
    assert tuple(x.flags["renown"] for x in table.state.knights) == names
    assert [x.hands[0].card for x in table.state.knights] == ["S1", "S3"]
