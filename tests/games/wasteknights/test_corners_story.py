"""Corners of stories and rounds: the fallen in an entry, votes, plots that begin, who is first."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Choose,
    Discard,
    Do,
    EndTurn,
    Equip,
    GoOn,
    Lose,
    Pass,
    Stow,
    Wield,
)
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import Story, rider, tale, waste

XP = {"do": "gain", "what": "xp"}
TEST = {"do": "check", "skill": "te", "need": 1, "ok": {"steps": [XP]}}


def go(table: Story) -> Story:
    """The story action of entry 20."""
    return table.do(Do("quiet-act-20"))


def deed(steps: Any, riders: Any, pages: Any = None, **named: Any) -> Story:
    """A story action that reads entry 20."""
    sheet = {"actions": ({"name": "dig", "entry": 20, **named.pop("deed", {})},)}
    content = tale({20: steps, 21: [], **(pages or {})}, p1=sheet, p2=named.pop("p2", {}))
    return waste(knights=riders, content=content, **named)


# --- the fallen ----------------------------------------------------------------------------------


FIGHT = {"do": "fight", "enemy": "E18", "no_win": {"steps": [{"do": "jump", "to": 21}]}}


@pytest.mark.rule("121")
@pytest.mark.ruling("A33")
def test_in_an_entry_a_lost_fight_leads_to_the_next_conscious_knight_rolls() -> None:
    riders = {"li": rider(wounds=7), "zoe": rider("r7c9")}
    table = deed([FIGHT], riders, {21: [TEST]}).roll("GB", "S -")
    go(table.roll("GBB", "S - -"))
    assert (bool(table["li"].fallen), [x.knight for x in table.told(e.Rolled)]) == (True, ["zoe"])


@pytest.mark.rule("121")
@pytest.mark.ruling("A33")
def test_and_chooses_there_but_in_the_lines_of_the_fight_his_own_player_does() -> None:
    choice = {"do": "choose", "options": [{"id": "a"}, {"id": "b"}]}
    steps = [{**FIGHT, "no_win": {"steps": [choice]}}, {"do": "jump", "to": 21}]
    riders = {"li": rider(wounds=7), "zoe": rider("r7c9")}
    table = go(deed(steps, riders, {21: [choice]}).roll("GB", "S -"))
    assert table.asked == "li"
    table.do(Choose("quiet-20.a"))
    assert (table.asked, table.offers(Choose("quiet-21.a"))) == ("zoe", True)


@pytest.mark.rule("121")
@pytest.mark.ruling("A33")
def test_the_lines_of_a_fight_reward_him_and_what_stands_behind_does_not() -> None:
    steps = [{**FIGHT, "no_win": {"steps": [XP]}}, {"do": "gain", "what": "med"}]
    riders = {"li": rider(wounds=7, med=0), "zoe": rider("r7c9")}
    table = go(deed(steps, riders).roll("GB", "S -"))
    assert (table["li"].xp, table["li"].med) == (1, 0)


@pytest.mark.rule("105a", "21")
def test_what_each_knight_loses_the_unconscious_lose_too() -> None:
    steps = [{"do": "lose", "what": "med", "who": "each"}, {**XP, "who": "each"}]
    riders = {"li": rider(), "zoe": rider("r7c9", wounds=6, fallen="J1")}
    table = go(deed(steps, riders))
    assert [(x.med, x.xp) for x in table.state.knights] == [(1, 1), (1, 1)]


@pytest.mark.rule("105a", "109")
def test_the_vehicle_of_an_unconscious_knight_takes_no_damage() -> None:
    steps = [
        {"do": "damage", "n": 2, "who": "each"},
        {"do": "heal", "what": "wound", "who": "each"},
    ]
    riders = {"li": rider(wounds=1), "zoe": rider("r7c9", wounds=6, fallen="J1")}
    table = go(deed(steps, riders))
    assert [(x.damage, x.wounds) for x in table.state.knights] == [(2, 0), (0, 6)]


@pytest.mark.rule("104", "115")
def test_who_falls_with_an_action_left_still_takes_what_is_due_in_the_evening() -> None:
    steps = [{**XP, "n": 3}, {"do": "recv", "what": "wound", "n": 9}]
    table = go(deed(steps, {"zoe": rider(), "li": rider("r7c9")}))
    assert (table.about, table.asked, table.state.left) == ("upgrade", "zoe", 1)
    table.do(GoOn())
    assert table.active == "li"


# --- votes and first players ---------------------------------------------------------------------


VOTE = {
    "do": "choose",
    "by": "vote",
    "options": [{"id": "a", "steps": [XP]}, {"id": "b"}, {"id": "c"}],
}


def gone(state: State) -> None:
    """The first player is eliminated; the second has the turn."""
    state.knights[0].out = True
    state.active = state.acting = 1
    state.queue = [2]


@pytest.mark.rule("121", "15")
def test_a_tie_goes_to_the_next_when_the_first_player_is_out() -> None:
    riders = {"zoe": rider(), "li": rider(), "nellie": rider()}
    table = go(deed([VOTE], riders, tweak=gone))
    table.do(Choose("quiet-20.b"), Choose("quiet-20.c"))
    assert (table.about, table.asked) == ("tie", "li")
    assert not table.offers(Choose("quiet-20.a"))


@pytest.mark.rule("15", "112")
def test_rounds_go_on_from_whoever_is_left() -> None:
    riders = {"zoe": rider(), "li": rider(), "nellie": rider()}
    table = waste(knights=riders, tweak=gone)
    seen = [table.active]
    for _ in range(3):
        table.do(EndTurn())
        seen.append(table.active)
    assert (seen, table.state.first) == (["li", "nellie", "li", "nellie"], 0)


@pytest.mark.rule("121", "105a")
def test_nobody_conscious_votes_but_the_first_players_choice_is_asked() -> None:
    steps = [{"do": "recv", "what": "wound", "n": 9, "who": "each"}, VOTE]
    table = go(deed(steps, {"zoe": rider(), "li": rider()}))
    assert (table.about, table.asked, table.told(e.Voted)) == ("tie", "zoe", [])


# --- prices --------------------------------------------------------------------------------------


@pytest.mark.rule("73")
def test_a_way_whose_parts_together_are_more_than_one_has_is_not_shown() -> None:
    price = [{"do": "lose", "what": "fuel"}, {"do": "lose", "what": "res", "n": 2}]
    choice = {"do": "choose", "options": [{"id": "a", "price": price}, {"id": "b"}]}
    table = go(deed([choice], {"zoe": rider(fuel=1, ammo=1, med=0)}))
    assert table.options == [Choose("quiet-20.b")]
    table = go(deed([choice], {"zoe": rider(fuel=1, ammo=1, med=1)}))
    table.do(Choose("quiet-20.a"), Lose("ammo"))
    assert (table["zoe"].fuel, table["zoe"].ammo, table["zoe"].med) == (0, 0, 0)


@pytest.mark.rule("73")
def test_so_it_is_with_a_story_action() -> None:
    price = [{"do": "lose", "what": "med"}, {"do": "lose", "what": "res", "n": 2}]
    poor = {"zoe": rider(fuel=0, ammo=1, med=1)}
    assert not deed([XP], poor, deed={"cost": price}).offered(Do)
    table = go(deed([XP], {"zoe": rider(fuel=1, ammo=1, med=1)}, deed={"cost": price[::-1]}))
    table.do(Lose("fuel"))
    assert (table["zoe"].xp, table["zoe"].fuel + table["zoe"].ammo + table["zoe"].med) == (1, 0)


@pytest.mark.rule("73", "21")
def test_what_is_lost_is_the_owners_pick_and_never_more_than_there_is() -> None:
    table = go(deed([{"do": "lose", "what": "res", "n": 3}], {"zoe": rider(fuel=0, ammo=1, med=1)}))
    table.do(Lose("med"))
    assert (table["zoe"].ammo, table["zoe"].med, table.about) == (0, 0, "action")


# --- actions and turns ---------------------------------------------------------------------------


@pytest.mark.rule("73", "17")
def test_once_for_each_knight_is_forgotten_with_the_plot_and_once_for_all_is_not() -> None:
    sheet = {
        "actions": (
            {"name": "dig", "entry": 20, "once": "knight"},
            {"name": "sing", "entry": 21, "once": "game"},
            {"name": "go", "entry": 22},
        )
    }
    pages = {20: [], 21: [], 22: [{"do": "plot", "start": "p2"}]}
    table = waste(zoe=rider(), content=tale(pages, p1=sheet, p2=sheet))
    table.do(Do("quiet-act-20"), Do("quiet-act-21")).do(Do("quiet-act-22"))
    assert table.offers(Do("quiet-act-20"))
    assert not table.offers(Do("quiet-act-21"))


@pytest.mark.rule("16", "75")
def test_a_pass_and_one_action_are_a_whole_turn() -> None:
    table = waste(zoe=rider(), li=rider("r7c9")).do(Pass())
    assert not table.offers(Pass())
    assert table.drive("r5c5").active == "li"


@pytest.mark.rule("97", "16")
def test_after_the_last_action_too_a_card_is_put_on_and_nothing_else_is_done() -> None:
    table = waste(zoe=rider(hands=("S1",), cargo=("G06",)), li=rider("r7c9")).do(Pass())
    table.drive("r5c5")
    assert (table.active, table.ask.usual) == ("zoe", EndTurn())
    assert {type(x) for x in table.options} == {Equip, Stow, Discard, EndTurn}
    table.do(Equip("G06"))
    assert (table.active, [x.card for x in table["zoe"].hands]) == ("li", ["S1", "G06"])


@pytest.mark.rule("97", "16")
def test_with_nothing_to_put_on_the_turn_is_over_by_itself() -> None:
    table = waste(zoe=rider(hands=("S1",), cargo=("G13",)), li=rider("r7c9")).do(Pass())
    assert table.drive("r5c5").active == "li"


@pytest.mark.rule("16", "104")
@pytest.mark.ruling("A30")
def test_who_fell_in_anothers_turn_wakes_in_his_own_and_has_an_action_left() -> None:
    steps = [{"do": "recv", "what": "wound", "n": 9, "who": "others"}]
    table = go(deed([*steps], {"zoe": rider(), "li": rider("r7c9")}, injuries=("J3",)))
    assert (table.active, bool(table["li"].fallen)) == ("zoe", True)
    table.end_turn().do(table.options[0])
    assert (table.active, table["li"].injuries, table.state.left) == ("li", ["J3"], 1)


@pytest.mark.rule("92", "78")
def test_a_fight_in_an_entry_is_fought_with_what_is_worn_and_its_card_goes_nowhere() -> None:
    table = go(deed([{**FIGHT, "no_win": {"steps": []}}], {"zoe": rider(hands=("S1",))}))
    before = {deck: len(cards) for deck, cards in table.state.wasted.items()}
    table.roll("GB", "- -").roll("WWGG", "- - - -").do(Wield("S1"))
    assert {deck: len(cards) for deck, cards in table.state.wasted.items()} == before
