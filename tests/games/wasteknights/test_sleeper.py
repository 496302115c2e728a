"""The Sleeper under the Salt: prayers and sabotage, the walker, the claim."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.eyes.asked import Here, things
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.eyes.throws import Throw, foresee
from korchma.games.wasteknights.options import (
    Choose,
    Do,
    EndTurn,
    Pray,
    Sabotage,
    Visit,
    Wield,
)
from korchma.kernel import AskAll, Odds
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

CATHEDRAL = "r5c9"
RADIATION = {"radiation": ("r4c9", "r4c10", "r5c8", "r5c10", "r6c10")}


def sleeper(plot: str, **named: Any) -> Story:
    """A table in a plot of the adventure; the track stands at 4."""
    named.setdefault("time", 4)
    return waste(adventure="a3", plot=plot, content=BOX, **named)


def kneel(table: Story, **picks: Any) -> Story:
    """Everybody in the Cathedral picks in secret."""
    assert isinstance(table.session.ask, AskAll)
    for who, pick in picks.items():
        table.session.choose(pick, table[who].seat)
    table._look()
    return table


def read_on(table: Story) -> Story:
    """What the entries ask on the way is answered with the first that comes."""
    while table.session.ask is not None and table.about in ("entry", "gain", "lose", "vote", "tie"):
        table.do(table.options[0])
    return table


# --- prayers -------------------------------------------------------------------------------------


@pytest.mark.rule("128", "19")
def test_each_in_the_cathedral_picks_in_secret_and_all_is_shown_together() -> None:
    table = sleeper("p2a", zoe=rider(CATHEDRAL, wounds=2), li=rider(CATHEDRAL), nellie=rider())
    table.do(EndTurn()).do(EndTurn()).do(EndTurn())
    ask = table.session.ask
    assert isinstance(ask, AskAll)
    assert sorted(each.seat for each in ask.asks) == [0, 1]
    table.roll("WWG", "S S -")
    kneel(table, zoe=Pray(), li=Sabotage())
    assert (table["zoe"].wounds, table.state.flags["marks"]) == (1, 1)
    assert table.state.flags["prayers"] == 1
    assert [x.ok for x in table.told(e.Sabotaged)] == [True]


@pytest.mark.rule("128", "85")
def test_a_slip_is_two_wounds_that_can_be_blocked_and_without_a_prayer_the_track_moves() -> None:
    table = sleeper("p2a", zoe=rider(CATHEDRAL), li=rider())
    table.do(EndTurn()).roll("GBB", "S - -").do(EndTurn())
    kneel(table, zoe=Sabotage())
    assert (table["zoe"].wounds, table.state.flags.get("marks", 0)) == (2, 0)
    table.do(Choose("a3-23.b"))
    assert (table.state.time, table.state.read) == (6, [23, 28])


# --- the walker ----------------------------------------------------------------------------------


@pytest.mark.rule("128", "19")
def test_the_walker_walks_two_spaces_to_the_nearest_city_that_stands() -> None:
    tokens = {"walker": (CATHEDRAL,)} | RADIATION
    table = sleeper("p3", zoe=rider("r4c0"), li=rider("r4c0"), tokens=tokens)
    graph = BOX.graph
    near = min(graph.distance(CATHEDRAL, at) or 99 for at in BOX.cities.values())
    table.do(EndTurn()).do(EndTurn())
    read_on(table)
    here = table.state.tokens["walker"][0]
    assert min(graph.distance(here, at) or 0 for at in BOX.cities.values()) == near - 2


@pytest.mark.rule("65", "128")
def test_a_city_under_it_at_the_end_of_a_round_is_gone_and_has_no_shops() -> None:
    tokens = {"walker": ("r5c6",)} | RADIATION
    table = sleeper("p3", zoe=rider("r5c6"), li=rider("r4c0"), tokens=tokens)
    assert table.offered(Visit)
    table.do(EndTurn()).do(EndTurn())
    read_on(table)
    assert table.state.tokens["ruin"] == ["r5c6"]
    assert [x.space for x in table.told(e.CityGone)] == ["r5c6"]
    assert not table.offered(Visit)


@pytest.mark.rule("92", "128")
def test_its_wounds_stay_and_its_life_counts_the_knights() -> None:
    tokens = {"walker": (CATHEDRAL,)}
    flags = {"walker.life": 9, "pylon": 4, "ladder": 1}
    table = sleeper(
        "p3", zoe=rider(CATHEDRAL, hands=("S2",)), li=rider("r4c0"), tokens=tokens, flags=flags
    )
    table.do(Do("a3-act-55"))
    assert table.fight.life == 9
    table.roll("BBR", "- - -").roll("WWGGG", "S S S - -").do(Wield("S2"))
    assert table.state.lasting == {"walker": 3}
    assert table.told(e.DrewThreat) == []


@pytest.mark.rule("93", "128")
@pytest.mark.parametrize(
    ("pylons", "tokens", "armoured"), [(0, 2, False), (1, 0, False), (2, 0, True)]
)
def test_pylons_take_its_properties_in_their_order(
    pylons: int, tokens: int, armoured: bool
) -> None:
    flags = {"walker.life": 9, "pylon": pylons, "ladder": 1}
    table = sleeper(
        "p3",
        zoe=rider(CATHEDRAL, hands=("S1",), armour="S6"),
        li=rider("r4c0"),
        tokens={"walker": (CATHEDRAL,)},
        flags=flags,
    )
    if tokens:
        table.draws("T3", "T6")
    table.do(Do("a3-act-55"))
    assert len(table.fight.tokens) == tokens
    table.roll("BBR", "S - -")
    if not armoured:
        table.roll("WWGG", "- - - -")
    table.do(Wield("S1"))
    assert (table.about == "block") is armoured
    if armoured:
        assert table.fight.phase == "start"
        table.roll("WWGG", "- - - -").do(table.options[-1])


@pytest.mark.rule("128", "42")
def test_a_bolt_has_its_odds_and_who_leads_two_is_asked_for_each_by_name() -> None:
    both = {"zoe": rider(CATHEDRAL, seat=0), "li": rider(CATHEDRAL, seat=0)}
    table = sleeper("p2a", knights=both).do(EndTurn(), EndTurn())
    t = table.session.table
    for who, dice in (("zoe", "GBB"), ("li", "WWG")):
        asked = things(t, table.ask)
        assert isinstance(asked, Here)
        assert asked.knight == who
        throw = foresee(t, table.ask, [Sabotage()])
        assert isinstance(throw, Throw)
        assert throw.dice == dice
        assert odds(t, table.ask, Sabotage()) == Odds(throw.chance, throw.chance)
        table.do(Pray())


@pytest.mark.rule("77", "93")
def test_a_fight_begins_with_what_is_left_of_it_and_the_properties_it_still_has() -> None:
    table = sleeper(
        "p3",
        zoe=rider(CATHEDRAL),
        li=rider("r0c5"),
        tokens={"walker": (CATHEDRAL,)},
        flags={"walker.life": 9, "pylon": 2, "ladder": 1},
        tweak=lambda s: s.lasting.update(walker=4),
    )
    table.roll("BBR", "- - -").roll("WWG", "- - -").do(Do("a3-act-55"))
    assert table.told(e.FightBegan) == [e.FightBegan("zoe", "walker", 5, ("ambush", "fury"))]


# --- the claim -----------------------------------------------------------------------------------


def claim(**riders: Any) -> Story:
    """Zoe stands before the open hatch of the real thing, and sits down in it."""
    pages = BOX.adventures["a3"].pages
    own = {number: pages[number] for number in (61, 62, 63, 64, 65, 107, 108, 109)}
    content = tale({}, p1={"actions": ({"name": "claim", "entry": 61},)})
    quiet = content.adventures["quiet"]
    ends = quiet.epilogues | BOX.adventures["a3"].epilogues
    told = replace(quiet, pages={**quiet.pages, **own}, epilogues=ends)
    content = replace(content, adventures=content.adventures | {"quiet": told})
    return waste(content=content, knights=riders).do(Do("quiet-act-61"), Choose("quiet-61.c"))


def winners(table: Story) -> tuple[int, ...]:
    assert table.session.result is not None
    return table.session.result.winners


@pytest.mark.rule("94", "128")
@pytest.mark.ruling("A43")
def test_the_claimant_wins_alone_if_nobody_objects() -> None:
    table = claim(zoe=rider(), li=rider("r7c9"), nellie=rider("r4c4"))
    assert table.asked == "li"
    table.do(Choose("quiet-64.b"))
    assert table.asked == "nellie"
    read_on(table.do(Choose("quiet-64.b")))
    assert (table.state.ending, winners(table)) == ("IK", (0,))


@pytest.mark.rule("94")
@pytest.mark.ruling("A43")
def test_who_objects_fights_the_claimant_and_whoever_sits_there_then_has_it() -> None:
    table = claim(zoe=rider(hands=("S1",)), li=rider("r7c9"), nellie=rider("r4c4"))
    table.do(Choose("quiet-64.a"))
    assert (table.about, table.asked) == ("weapon", "zoe")
    table.roll("WWGG", "- - - -").roll("GGBB", "S - - -").do(Wield("S1"))
    assert (table.asked, table["zoe"].wounds) == ("nellie", 1)
    read_on(table.do(Choose("quiet-64.b")))
    assert (table.state.ending, winners(table)) == ("IK", (0,))


@pytest.mark.rule("94")
@pytest.mark.ruling("A43")
def test_a_claimant_who_falls_has_lost_his_claim() -> None:
    table = claim(zoe=rider(wounds=5), li=rider("r7c9", hands=("S2",)), nellie=rider("r4c4"))
    table.do(Choose("quiet-64.a")).roll("WWWG", "S - - -").do(Wield("S2"))
    assert table.state.flags["unseated"] == 1
    assert table["zoe"].fallen
    read_on(table)
    assert (table.state.ending, winners(table)) == ("BU", (0, 1, 2))


@pytest.mark.rule("94", "105a")
def test_who_lies_unconscious_objects_to_nothing() -> None:
    table = claim(zoe=rider(), li=rider("r7c9", wounds=8, fallen="J1"), nellie=rider("r4c4"))
    assert table.asked == "nellie"
