"""Experience and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights.options import EndTurn, Explore, GoOn, MakeCamp, Upgrade, UseKnack
from korchma.games.wasteknights.rules.growing import due, gain_xp, lose_xp, upgrades
from korchma.games.wasteknights.state import Knight
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste


def grown(xp: int, gains: int, **named: Any) -> Knight:
    """Zoe with so much experience gains so much more."""
    table = waste(zoe=rider(xp=xp, **named))
    gain_xp(table.session.table, 0, gains)
    return table["zoe"]


def evening(xp: int, **named: Any) -> Story:
    """Zoe ends her turn; Li is next."""
    return waste(zoe=rider(xp=xp, **named), li=rider("r7c9")).do(EndTurn())


@pytest.mark.rule("114")
def test_tc49_passing_a_mark_pays_one_upgrade_once() -> None:
    assert due(grown(2, 2)) == [3]
    table = evening(4).do(Upgrade("C1", "a"))
    assert (table.active, table["zoe"].claimed) == ("li", [3])
    assert due(table["zoe"]) == []


@pytest.mark.rule("114")
def test_tc50_beyond_nine_the_second_lap_pays_at_13_16_and_19() -> None:
    assert grown(9, 1).xp == 10
    assert due(grown(9, 10)) == [3, 6, 9, 13, 16, 19]


@pytest.mark.rule("114")
def test_tc51_nineteen_is_the_end() -> None:
    assert grown(19, 2).xp == 19
    assert grown(18, 2).xp == 19


@pytest.mark.rule("114")
def test_experience_is_lost_down_to_the_last_mark() -> None:
    table = waste(zoe=rider(xp=8), li=rider(xp=2))
    lose_xp(table.session.table, 0, 5)
    lose_xp(table.session.table, 1, 5)
    assert (table["zoe"].xp, table["li"].xp) == (6, 0)


@pytest.mark.rule("115")
def test_tc52_strong_cards_ask_for_six() -> None:
    assert Upgrade("zoe-3", "a") not in evening(3).options
    assert Upgrade("zoe-3", "a") in evening(6).options


@pytest.mark.rule("53", "115")
def test_tc70_two_marks_at_once_are_two_upgrades() -> None:
    steps = [{"do": "gain", "what": "xp", "n": 4}]
    table = waste(zoe=rider(xp=2), li=rider("r7c9"), content=tale({1: steps})).drive("r5c5")
    table.do(EndTurn(), Upgrade("zoe-3", "b"), Upgrade("C5", "a"))
    assert (table["zoe"].upgrades, table.active) == ({"zoe-3": "b", "C5": "a"}, "li")


@pytest.mark.rule("115", "119")
def test_own_cards_and_common_ones_and_nobody_elses() -> None:
    names = {x.upgrade for x in evening(19).offered(Upgrade) if isinstance(x, Upgrade)}
    own = {card.id for card in BOX.upgrades.values() if card.knight == "zoe"}
    common = {card.id for card in BOX.upgrades.values() if not card.knight}
    assert names == own | common
    assert len(common) == 6
    assert all(sum(x.knight == who for x in BOX.upgrades.values()) == 4 for who in BOX.knights)


@pytest.mark.rule("118")
def test_a_common_card_that_is_taken_is_gone_for_the_others() -> None:
    table = waste(zoe=rider(xp=3), li=rider("r7c9", xp=3)).do(EndTurn(), Upgrade("C1", "a"))
    assert "C1" not in table.state.commons
    table.do(EndTurn())
    assert not [x for x in table.options if isinstance(x, Upgrade) and x.upgrade == "C1"]


@pytest.mark.rule("115")
@pytest.mark.ruling("A20")
def test_what_is_not_taken_stays_due_unless_agreed_otherwise() -> None:
    table = evening(3).do(GoOn())
    assert (table["zoe"].upgrades, due(table["zoe"])) == ({}, [3])
    table = waste(zoe=rider(xp=3), li=rider("r7c9"), rulings={"upgrades_at_once": True})
    table.do(EndTurn(), GoOn())
    assert due(table["zoe"]) == []


@pytest.mark.rule("127")
def test_experience_is_not_spent() -> None:
    assert evening(3).do(Upgrade("C1", "b"))["zoe"].xp == 3


@pytest.mark.rule("116", "99")
def test_unique_gear_comes_working_and_into_a_slot() -> None:
    table = evening(3).do(Upgrade("zoe-4", ""))
    assert [(x.card, x.broken) for x in table["zoe"].hands] == [("zoe-4", False)]
    assert table["zoe"].upgrades == {"zoe-4": ""}


@pytest.mark.rule("117")
def test_six_are_the_most_and_unique_gear_counts() -> None:
    six = {"C1": "a", "C2": "a", "C3": "a", "C4": "a", "C5": "a", "zoe-4": ""}
    table = evening(19, upgrades=six)
    assert table.active == "li"
    assert upgrades(table.session.table, 0) == []


@pytest.mark.rule("117")
def test_a_lost_piece_may_be_chosen_again_but_its_mark_does_not_pay_twice() -> None:
    knight = rider(xp=6)
    knight.claimed = [3]
    table = waste(zoe=knight, li=rider("r7c9")).do(EndTurn())
    assert table.offers(Upgrade("zoe-4", ""))
    table.do(Upgrade("zoe-4", ""))
    assert due(table["zoe"]) == []


@pytest.mark.rule("115")
def test_an_upgrade_in_camp_serves_at_once() -> None:
    table = waste(zoe=rider(xp=3, damage=3, cargo=("~G09",))).do(MakeCamp())
    table.do(Upgrade("C5", "a"))
    assert table.state.points == 5


# --- upgrades of the turn ------------------------------------------------------------------------


@pytest.mark.rule("16")
@pytest.mark.ruling("A21")
def test_an_express_may_move_on_top_of_two_actions_and_then_rests() -> None:
    table = waste(nellie=rider(upgrades={"nellie-3": "a"}, wounds=1), li=rider("r7c9"))
    table.state.finds.append("X06")
    table.do(MakeCamp(), GoOn(), Explore()).do(table.options[0])
    while table.about != "action":
        table.do(table.options[0])
    assert not table.offered(Explore)
    table.drive("r5c5")
    assert (table.active, table["nellie"].resting) == ("li", 3)


@pytest.mark.ruling("A21")
def test_who_has_moved_already_gets_no_second_move() -> None:
    table = waste(nellie=rider(upgrades={"nellie-3": "a"}, wounds=1), li=rider("r7c9"))
    table.drive("r5c5").do(MakeCamp(), GoOn())
    assert table.active == "li"


@pytest.mark.rule("16")
def test_on_the_spot_right_after_a_move_an_exploration_for_nothing() -> None:
    table = waste(nellie=rider(upgrades={"nellie-3": "b"}), li=rider("r7c9"), finds=("X16",))
    assert not table.offers(UseKnack("while-there"))
    table.drive("r5c5").do(UseKnack("while-there"))
    assert table.about == "explore"
    table.do(table.options[0])
    assert (table.state.left, table["nellie"].xp) == (1, 1)
    assert not table.offers(Explore())
    assert not table.offers(UseKnack("while-there"))


@pytest.mark.rule("16")
def test_it_rests_for_two_turns() -> None:
    knight = rider(upgrades={"nellie-3": "b"})
    knight.resting = 2
    table = waste(nellie=knight, li=rider("r7c9")).drive("r5c5")
    assert not table.offers(UseKnack("while-there"))


@pytest.mark.rule("115")
def test_who_fought_walks_it_off_in_the_evening() -> None:
    hurt = rider(wounds=2, upgrades={"logan-2": "b"})
    table = waste(logan=hurt, li=rider("r7c9"), dh=("E09", "A"))
    table.roll("WGB", "- - -").roll("WGG", "- - -").drive("r5c5").over().do(EndTurn())
    assert table["logan"].wounds == 1
    table = waste(logan=rider(wounds=2, upgrades={"logan-2": "b"}), li=rider("r7c9"))
    assert table.do(EndTurn())["logan"].wounds == 2
