"""Corners of cards and plots: tokens before circumstances, plots that share a trigger, company."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import (
    Agree,
    Do,
    DriveTo,
    EndTurn,
    Lose,
    MakeCamp,
    Pass,
    TradeWith,
)
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

XP = {"do": "gain", "what": "xp"}


# --- circumstances -------------------------------------------------------------------------------


@pytest.mark.rule("36", "39")
@pytest.mark.ruling("A25")
def test_a_token_that_wrecks_makes_the_circumstance_of_the_same_card() -> None:
    """Two points of damage by the token, and a dust devil takes every wreck."""
    table = waste(zoe=rider(damage=2, threats=("T7",)), dh=("V11", "A")).drive("r5c5")
    zoe = table["zoe"]
    assert (bool(zoe.wreck), zoe.wounds, table.told(e.Rolled)) == (True, 1, [])
    assert [x.ok for x in table.told(e.Decided)] == [False]


@pytest.mark.rule("36", "39")
@pytest.mark.ruling("A25")
def test_medicine_a_token_took_is_missing_when_the_snakes_come() -> None:
    """Without medicine one success is no longer enough."""
    table = waste(zoe=rider(med=1, ammo=1, fuel=2, threats=("T9",)), bm=("V09", "J"))
    table.drive("r5c3").roll("WW", "S -").do(Lose("med"))
    assert [(x.need, x.ok) for x in table.told(e.Rolled)] == [(2, False)]


@pytest.mark.rule("38", "40")
@pytest.mark.ruling("A42")
def test_a_success_less_waits_through_a_choice_for_the_first_check_of_the_entry() -> None:
    check = {"do": "check", "skill": "te", "need": 1, "ok": {"steps": [XP]}}
    content = tale({1: [check, check]})
    table = waste(zoe=rider(threats=("T8",)), content=content)
    table.roll("GBB", "S - -").roll("GBB", "S - -").drive("r5c5")
    assert ([x.ok for x in table.told(e.Rolled)], table["zoe"].xp) == ([False, True], 1)


@pytest.mark.rule("37", "38", "40")
def test_a_deck_of_nothing_but_strange_letters_lets_the_move_end_and_the_tokens_go() -> None:
    def strange(state: State) -> None:
        state.wastes["dh"], state.wasted["dh"] = ["H", "I"], []

    table = waste(zoe=rider(threats=("T2",)), tweak=strange).drive("r5c5")
    assert (table["zoe"].wounds, len(table.state.bag), table.about) == (0, 10, "action")


@pytest.mark.rule("91", "105a")
def test_who_fell_in_his_fight_does_not_walk_it_off() -> None:
    hurt = rider(wounds=7, upgrades={"logan-2": "b"})
    table = waste(logan=hurt, li=rider("r7c9"), dh=("E18", "A")).roll("GB", "S -").drive("r5c5")
    assert (table["logan"].wounds, bool(table["logan"].fallen), table.active) == (8, True, "li")


# --- plots ---------------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_a_trigger_two_plots_share_comes_again_in_the_second() -> None:
    there = {"entry": 20, "when": {"is": "at", "place": "r5c5"}}
    sheets: dict[str, Any] = {
        "p1": {"triggers": (there,), "actions": ({"name": "go", "entry": 21},)},
        "p2": {"triggers": (there,)},
    }
    pages = {20: [XP], 21: [{"do": "plot", "start": "p2"}]}
    table = waste(zoe=rider(), content=tale(pages, **sheets)).drive("r5c5")
    assert table["zoe"].xp == 1
    table.do(Do("quiet-act-21"))
    assert (table.state.plot, table["zoe"].xp) == ("p2", 2)


def goals(first: Any, second: Any) -> Story:
    """Two plots with a goal each, reached by words."""
    pages = {20: [{"do": "plot", "start": "p2"}], 21: [XP]}
    sheets: dict[str, Any] = {
        "p1": {"goal": first, "on_goal": 20},
        "p2": {"goal": second, "on_goal": 21},
    }
    return waste(zoe=rider(), content=tale(pages, **sheets))


@pytest.mark.rule("128")
def test_a_goal_that_is_met_as_the_plot_begins_is_met_at_once() -> None:
    here = {"is": "at", "place": "r5c5"}
    table = goals(here, here).drive("r5c5")
    assert (table.state.plot, table["zoe"].xp) == ("p2", 1)


@pytest.mark.rule("128")
def test_a_plot_that_begins_again_has_its_goal_again() -> None:
    """Back and forth until the first goal no longer holds."""
    back = {"do": "plot", "start": "p1"}
    on: list[Any] = [{"do": "flag", "name": "n", "add": 1}, {"do": "plot", "start": "p2"}]
    sheets: dict[str, Any] = {
        "p1": {"goal": {"is": "not", "of": {"is": "flag", "name": "n", "least": 2}}, "on_goal": 20},
        "p2": {"goal": {"is": "flag", "name": "n", "most": 1}, "on_goal": 21},
    }
    table = waste(zoe=rider(), content=tale({20: on, 21: [back]}, **sheets)).drive("r5c5")
    assert (table.state.plot, table.state.flags["n"]) == ("p2", 2)


@pytest.mark.rule("18")
def test_no_word_moves_the_marker_off_its_track() -> None:
    steps = [{"do": "time", "add": 4}]
    clock = {"start": 8, "end": 1, "step": -1, "then": 1}
    table = waste(zoe=rider(), content=tale({1: steps}, p1={"time": clock})).drive("r5c5")
    assert table.state.time == 10


# --- company -------------------------------------------------------------------------------------


@pytest.mark.rule("54")
@pytest.mark.ruling("A23")
def test_who_shares_a_space_still_stands_on_it_and_drives_on_from_it() -> None:
    riders = {"zoe": rider(), "li": rider(), "nellie": rider("r7c9"), "logan": rider("r7c9")}
    table = waste(knights=riders).do(MakeCamp())
    assert table.offered(TradeWith) == [TradeWith("li")]
    table.do(table.options[-1])
    assert table.offers(DriveTo("r5c5"))
    assert [x.at for x in table.state.knights] == ["r5c4", "r5c4", "r7c9", "r7c9"]


@pytest.mark.rule("15")
def test_whoever_is_out_is_not_asked_again_and_the_others_play_on() -> None:
    riders = {"zoe": rider(), "li": rider("r7c9")}
    riders["li"].out = True
    table = waste(knights=riders)
    for _ in range(3):
        table.do(EndTurn())
        assert table.active == "zoe"


@pytest.mark.rule("73", "128")
def test_a_cultist_is_shadowed_in_the_turn_he_was_beaten_and_no_later() -> None:
    riders = {"zoe": rider(flags={"cultist": 1}), "li": rider("r7c9")}
    table = waste(adventure="a3", plot="p1", content=BOX, knights=riders)
    name = next(x.entry for x in BOX.adventures["a3"].plots["p1"].actions if "shadow" in x.name)
    assert table.offers(Do(f"a3-act-{name}"))
    table.do(EndTurn(), EndTurn())
    while table.about != "action":
        table.do(table.options[-1])
    assert (table.active, table.offers(Do(f"a3-act-{name}"))) == ("zoe", False)


@pytest.mark.rule("121", "128")
def test_what_holds_for_several_is_read_by_the_one_whose_turn_it_is() -> None:
    def second(state: State) -> None:
        state.active = state.acting = 1
        state.queue = [2]

    sheet = {"triggers": ({"entry": 20, "when": {"is": "at", "place": "desert"}},)}
    riders = {"zoe": rider("r7c9"), "li": rider(), "nellie": rider("r7c9")}
    table = waste(knights=riders, content=tale({20: [XP]}, p1=sheet), tweak=second).do(Pass())
    assert [x.xp for x in table.state.knights] == [0, 1, 0]


# --- The Dust Crown ------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_a_weak_enemy_makes_no_name() -> None:
    table = waste(zoe=rider(), dh=("E18", "A"), flags={"fame": 1})
    table.roll("GB", "- -").roll("WWG", "S S S").drive("r5c5")
    assert (table["zoe"].xp, table["zoe"].flags.get("renown", 0)) == (1, 0)


@pytest.mark.rule("92", "128")
def test_who_adds_no_wound_to_the_usurpers_has_not_helped() -> None:
    def hurt(state: State) -> None:
        state.lasting["usurper"] = 3

    riders = {"zoe": rider("r6c8", flags={"clue": 2}), "li": rider("r7c9")}
    table = waste(adventure="a4", plot="p2b", content=BOX, knights=riders, tweak=hurt)
    table.roll("GBR", "- - -").roll("WWG", "- - -").do(Do("a4-act-48"))
    while table.about == "entry":
        table.do(table.options[-1])
    assert (table.state.lasting["usurper"], table["zoe"].flags.get("hit-usurper", 0)) == (3, 0)


@pytest.mark.rule("37")
def test_there_is_talk_on_the_road_again_in_the_next_round() -> None:
    table = waste(zoe=rider(), dh=("H", "I"), rulings={"road_talk": True}).drive("r5c5")
    assert table.state.talked == [0]
    table.end_turn().drive("r5c4")
    assert [x.entry for x in table.told(e.EntryRead)] == ["quiet-1", "quiet-2"]


@pytest.mark.rule("92", "128")
def test_once_the_usurper_is_down_nobody_else_is_asked_to_join() -> None:
    def nearly(state: State) -> None:
        state.lasting["usurper"] = 5

    riders = {
        "zoe": rider("r6c8", flags={"clue": 2}),
        "li": rider("r6c8"),
        "nellie": rider("r6c8"),
    }
    table = waste(adventure="a4", plot="p2b", content=BOX, knights=riders, tweak=nearly)
    table.roll("GBR", "- - -").roll("WWG", "- - -").do(Do("a4-act-48"))
    while table.about == "entry":
        table.do(table.options[-1])
    assert (table.about, table.asked) == ("join", "li")
    table.roll("GBR", "- - -").roll("GGBB", "S - - -").do(Agree())
    assert table.about != "join"
    assert table["li"].flags["slew-usurper"] == 1


@pytest.mark.rule("36", "105a")
def test_company_that_is_unconscious_is_no_company() -> None:
    for fallen, dice in (("", "WWW"), ("J1", "WW")):
        riders = {"zoe": rider(), "li": rider(wounds=8 if fallen else 0, fallen=fallen)}
        table = waste(knights=riders, bm=("V10", "J")).roll(
            dice, " ".join(["S", "S", "-"][: len(dice)])
        )
        table.drive("r5c3")
        assert [x.ok for x in table.told(e.Rolled)] == [True]
