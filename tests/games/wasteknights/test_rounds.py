"""Rounds and plots: time, goals, events, triggers, tokens that leave."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.options import Do, EndTurn
from korchma.games.wasteknights.state import State
from tests.games.wasteknights.story import Story, rider, tale, waste

XP = {"do": "gain", "what": "xp"}


def plot(pages: Any = None, rides: Any = None, **sheet: Any) -> Story:
    """Zoe alone in a plot of this sheet; a second plot is ready."""
    content = tale({20: [XP], 21: [], 22: []} | (pages or {}), p1=sheet, p2={})
    return waste(zoe=rides or rider(), content=content)


def rounds(table: Story, n: int = 1) -> Story:
    """So many turns in which nothing is done."""
    for _ in range(n):
        table.do(EndTurn())
    return table


# --- time ----------------------------------------------------------------------------------------


@pytest.mark.rule("18")
@pytest.mark.ruling("A41")
def test_tc56_time_stands_in_the_first_round_and_moves_before_all_else_in_the_next() -> None:
    def dawn(state: State) -> None:
        state.phase, state.round, state.plot_round = "round", 0, 1

    sheet = {"time": {"start": 5, "end": 1, "step": -1, "then": 21}, "events": {"4": 20}}
    table = waste(zoe=rider(), content=tale({20: [XP], 21: []}, p1=sheet), tweak=dawn)
    assert (table.state.round, table.state.time) == (1, 5)
    rounds(table)
    assert (table.state.round, table.state.time, table["zoe"].xp) == (2, 4, 1)
    told = [type(x) for _, x in table.session.events(None)]
    assert told.index(e.EntryRead) > len(told) - 1 - told[::-1].index(e.RoundBegan)


@pytest.mark.rule("18")
@pytest.mark.parametrize(("step", "to"), [(1, 4), (-1, 2)])
def test_time_goes_the_way_the_plot_says(step: int, to: int) -> None:
    end = 9 if step > 0 else 1
    table = rounds(plot(time={"start": 3, "end": end, "step": step, "then": 20}))
    assert table.state.time == to


@pytest.mark.rule("18", "128")
def test_a_plot_lasts_until_the_round_of_its_last_value_is_over() -> None:
    table = plot(time={"start": 3, "end": 1, "step": -1, "then": 20})
    rounds(table, 2)
    assert (table.state.time, table["zoe"].xp) == (1, 0)
    rounds(table)
    assert table["zoe"].xp == 1


@pytest.mark.rule("18")
def test_an_event_that_was_skipped_is_read_at_the_next_start_and_each_once() -> None:
    sheet = {
        "time": {"start": 9, "end": 1, "step": -1, "then": 21},
        "events": {"7": 20, "8": 22},
    }
    table = plot({1: [{"do": "time", "add": -2}]}, **sheet).drive("r5c5")
    assert (table.state.time, table.state.read) == (7, [1])
    rounds(table, 2)
    assert (table.state.time, table.state.read) == (5, [1, 22, 20])


@pytest.mark.rule("18")
def test_events_passed_before_a_plot_began_are_never_read() -> None:
    pages = {20: [{"do": "plot", "start": "p2"}], 22: [XP], 23: [XP]}
    clock = {"start": 0, "end": 10, "step": 1}
    content = tale(
        {21: [], **pages},
        p1={"actions": ({"name": "go", "entry": 20},)},
        p2={"time": clock, "events": {"3": 22, "5": 23}},
    )
    table = waste(zoe=rider(), content=content, time=4)
    rounds(table.do(Do("quiet-act-20")))
    assert (table.state.time, table.state.read) == (5, [20, 23])


@pytest.mark.rule("18")
def test_words_move_the_marker_no_further_than_the_end() -> None:
    pages = {1: [{"do": "time", "add": -9}]}
    table = plot(pages, time={"start": 5, "end": 2, "step": -1, "then": 21}).drive("r5c5")
    assert table.state.time == 2
    pages = {1: [{"do": "time", "to": 4}]}
    table = plot(pages, time={"start": 5, "end": 2, "step": -1, "then": 21}).drive("r5c5")
    assert table.state.time == 4


# --- starts, ends, goals -------------------------------------------------------------------------


@pytest.mark.rule("19")
def test_effects_at_the_start_and_the_end_of_a_round() -> None:
    table = plot(round_start=[XP], round_end=[{"do": "gain", "what": "ammo"}])
    rounds(table)
    assert (table["zoe"].xp, table["zoe"].ammo) == (1, 3)


@pytest.mark.rule("128")
def test_a_goal_is_tested_after_an_action_and_fires_once() -> None:
    table = plot(goal={"is": "at", "place": "r5c5"}, on_goal=20).drive("r5c5")
    assert table["zoe"].xp == 1
    rounds(table, 2)
    assert table["zoe"].xp == 1


@pytest.mark.rule("128")
def test_a_goal_is_not_tested_in_the_midst_of_a_move() -> None:
    table = plot(goal={"is": "at", "place": "r5c5"}, on_goal=20).drive("r5c5", "r5c6")
    assert table["zoe"].xp == 0


@pytest.mark.rule("128", "105a")
def test_the_unconscious_stand_nowhere() -> None:
    fallen = rider("r5c5", wounds=6, fallen="J1")
    table = plot(rides=fallen, goal={"is": "at", "place": "r5c5"}, on_goal=20)
    assert rounds(table)["zoe"].xp == 0


@pytest.mark.rule("128")
def test_goal_and_time_together_the_goal_counts() -> None:
    goal = {"is": "flag", "name": "done"}
    pages = {21: [{"do": "flag", "name": "late", "to": 1}], 20: [{"do": "plot", "start": "p2"}]}
    table = plot(
        pages,
        goal=goal,
        on_goal=20,
        round_end=[{"do": "count", "name": "done", "base": 1}],
        time={"start": 1, "end": 1, "step": -1, "then": 21},
    )
    rounds(table)
    assert (table.state.plot, "late" in table.state.flags) == ("p2", False)


@pytest.mark.rule("48", "113")
def test_tc48_twice_n_counts_those_who_began() -> None:
    steps = [{"do": "count", "name": "wanted", "each": 2}]
    knights = {"zoe": rider(), "li": rider("r7c9"), "nellie": rider("r7c9")}
    knights["nellie"].out = True
    table = waste(knights=knights, content=tale({1: steps})).drive("r5c5")
    assert table.state.flags["wanted"] == 6


# --- triggers ------------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_a_trigger_comes_each_time_its_condition_becomes_true() -> None:
    there = {"is": "at", "place": "r5c5"}
    table = plot(triggers=({"entry": 20, "when": there},)).drive("r5c5")
    assert table["zoe"].xp == 1
    rounds(table).drive("r5c6")
    rounds(table).drive("r5c5")
    assert table["zoe"].xp == 2


@pytest.mark.rule("128")
def test_the_first_time_is_once_only() -> None:
    there = {"is": "at", "place": "r5c5"}
    table = plot(triggers=({"entry": 20, "when": there, "first": True},)).drive("r5c5")
    rounds(table).drive("r5c6")
    rounds(table).drive("r5c5")
    assert table["zoe"].xp == 1


@pytest.mark.rule("128", "112")
def test_a_moment_waits_until_the_move_is_over() -> None:
    pages = {1: [{"do": "recv", "what": "wound", "n": 9}], 20: [{"do": "end", "ending": "lost"}]}
    hurt = rider(injuries=("J1", "J2"))
    table = plot(pages, rides=hurt, triggers=({"entry": 20, "moment": "eliminated"},))
    table.drive("r5c5")
    assert table.session.result is not None
    assert table.state.ending == "lost"


# --- tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("128")
def test_tokens_of_a_plot_leave_with_it_but_for_those_its_last_entry_placed() -> None:
    pages = {
        20: [
            {"do": "token", "act": "place", "kind": "jackal", "at": "r5c6"},
            {"do": "plot", "start": "p2"},
        ]
    }
    content = tale(
        {21: [], 22: [], **pages},
        p1={"goal": {"is": "at", "place": "r5c5"}, "on_goal": 20},
        p2={"setup": [{"do": "token", "act": "place", "kind": "plot", "at": "r4c4"}]},
    )
    table = waste(zoe=rider(), content=content, tokens={"challenge": ("r4c3",)}).drive("r5c5")
    assert table.state.tokens == {"jackal": ["r5c6"], "plot": ["r4c4"]}


@pytest.mark.rule("128")
def test_a_new_plot_in_mid_round_sets_its_time_at_once_and_the_turn_goes_on() -> None:
    content = tale(
        {20: [{"do": "plot", "start": "p2"}, XP], 21: []},
        p1={"goal": {"is": "at", "place": "r5c5"}, "on_goal": 20},
        p2={"time": {"start": 6, "end": 1, "step": -1, "then": 21}},
    )
    table = waste(zoe=rider(), content=content).drive("r5c5")
    assert (table.state.plot, table.state.time, table["zoe"].xp) == ("p2", 6, 0)
    assert (table.about, table.state.left) == ("action", 1)
    assert rounds(table).state.time == 5


@pytest.mark.rule("76")
def test_a_token_comes_nearer_along_a_shortest_way_and_stops_on_its_prey() -> None:
    table = plot(round_start=[{"do": "token", "act": "nearer", "kind": "hunter", "n": 2}])
    table.state.tokens["hunter"] = ["r5c6"]
    rounds(table)
    assert table.state.tokens["hunter"] == ["r5c4"]


@pytest.mark.rule("76")
def test_or_goes_back() -> None:
    pages = {1: [{"do": "token", "act": "back", "kind": "hunter", "n": 1}]}
    table = plot(pages)
    table.state.tokens["hunter"] = ["r5c6"]
    table.drive("r5c5")
    steps = table.session.table.content.graph.distance(table.state.tokens["hunter"][0], "r5c5")
    assert steps == 2
