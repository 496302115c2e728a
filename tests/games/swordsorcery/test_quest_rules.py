"""Rules and deeds of one quest only, on the quests' own maps. [docs/quests-swordsorcery.md]"""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    Do,
    EndTurn,
    Point,
    ReadOn,
    SearchHeap,
    Strike,
    Walk,
)
from korchma.games.swordsorcery.rules import foes, quest_moments, quest_rules
from korchma.games.swordsorcery.rules.ground import sees
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.story import BOX, Story, enemy, hero, table

QUIET = ["hesitation"] * 12


def at(quest: str, **more: Any) -> Story:
    """A table of a quest of the campaign, with nothing under the shadows."""
    more.setdefault("encounters", QUIET)
    tweak = more.pop("tweak", None)

    def clear(s: Any) -> None:
        s.shadows = []
        if tweak is not None:
            tweak(s)

    return table(content=BOX, quest=quest, tweak=clear, **more)


def pass_round(story: Story) -> Story:
    """Everybody lets his turn pass, to the next round."""
    before = story.state.round
    while story.session.ask is not None and story.state.round == before:
        story.do(EndTurn() if story.offers(EndTurn()) else story.options[0])
    return story


def flag(**values: int) -> dict[str, int]:
    """Flags by their names, dots and dashes as they are written."""
    return {name.replace("__", ".").replace("_", "-"): n for name, n in values.items()}


# --- q2: the toll road ---------------------------------------------------------------------------


@pytest.mark.rule("106")
def test_the_cart_goes_with_somebody_beside_it() -> None:
    story = at("q2", ekar=hero("q2-a1"), torgar=hero("q2-a2"), events=["calm"] * 3)
    pass_round(story)
    assert story.state.tokens["cart"] == ["q2-a2"]
    story = at("q2", ekar=hero("q2-a8"), torgar=hero("q2-a7"), events=["calm"] * 3)
    pass_round(story)
    assert story.state.tokens["cart"] == ["q2-a1"], "nobody is near"


@pytest.mark.rule("106")
def test_pushing_takes_the_hero_along_once_a_round() -> None:
    story = at("q2", ekar=hero("q2-a1", rank=3), torgar=hero("q2-a8"), events=["calm"] * 3)
    story.do(Do("q2-push"))
    assert story.state.tokens["cart"] == ["q2-a2"]
    assert story["ekar"].at == "q2-a2"
    assert not story.offers(Do("q2-push"))


def test_a_thief_takes_a_sack_and_drops_it_when_it_dies() -> None:
    story = at(
        "q2",
        ekar=hero("q2-a1", main="great-axe"),
        torgar=hero("q2-a8"),
        foes=[enemy("gremlin-green-1", "q2-a1")],
        encounters=["skirmish", *QUIET],
        events=["calm"] * 3,
        flags={"sacks": 4},
    )
    story.dice(("b", "-"), ("b", "S"))
    story.end_turn()
    assert story.state.flags["sacks"] == 3
    thief = story.foe("gremlin-green-1")
    assert thief.tags.count("sack") == 1
    pass_round(story).next("ekar")
    story.dice(("rr", "H H"), ("b", "-"))
    story.strike("gremlin-green-1")
    assert story.state.tokens["sack"] == ["q2-a1"]
    story.do(Do("q2-load"))
    assert story.state.flags["sacks"] == 4


# --- q3: salt cellars ----------------------------------------------------------------------------


def open_all(s: Any) -> None:
    """Every door and wall is gone."""
    s.doors.clear()
    s.shut = ()


def test_in_the_dark_one_sees_two_areas_and_a_lamp_farther() -> None:
    story = at("q3", ekar=hero("q3-a7"), torgar=hero("q3-a7"))
    assert sees(story.t, "q3-a7", "q3-a9", hero=True)
    story = at(
        "q3",
        ekar=hero("q3-a14"),
        torgar=hero("q3-a7"),
        tweak=open_all,
    )
    assert not sees(story.t, "q3-a14", "q3-a17", hero=True)
    story.state.tokens["lamp"].append("q3-a17")
    assert sees(story.t, "q3-a14", "q3-a17", hero=True)


def test_heaps_draw_paragraphs_and_two_heroes_dig_once_in_a_fight() -> None:
    story = at(
        "q3",
        ekar=hero("q3-a13", rank=3),
        torgar=hero("q3-a7"),
        foes=[enemy("gremlin-green-1", "q3-a13", conditions=["stun"])],
        tweak=lambda s: s.pages.update(salt=["p9", "p7", "p6"]),
    )
    story.do(SearchHeap("q3-a13"))
    assert "p6" in story.state.read
    assert story.state.flags["seals"] == 1
    assert not quest_rules.heap_open(story.t, story["ekar"]), "that was the once"


# --- q4: green banners ---------------------------------------------------------------------------


def test_the_camp_sleeps_until_there_is_noise() -> None:
    story = at(
        "q4",
        ekar=hero("q4-a4", main="old-sword/b"),
        torgar=hero("q4-a6"),
        auriel=hero("q4-a6"),
        foes=[enemy("orc-warrior-green-1", "q4-a4"), enemy("orc-warrior-green-2", "q4-a17")],
        deck=["gremlin-green-1"],
    )
    assert quest_rules.asleep_in_quiet(story.t)
    assert not quest_rules.may_act(story.t, story.foe("orc-warrior-green-2"))
    story.dice(("r", "-"), ("b", "S"), ("b", "HP"))
    story.strike("orc-warrior-green-1")
    assert story.state.flags["noise"] == 1
    assert story.state.flags["q.alarm"] == 1, "p8 was read"
    assert not quest_rules.asleep_in_quiet(story.t)


def test_a_blow_takes_two_skins_off_a_drum() -> None:
    story = at(
        "q4",
        ekar=hero("q4-a4", main="great-axe"),
        torgar=hero("q4-a6"),
        flags=flag(q__alarm=1),
        deck=["gremlin-green-1"],
        tweak=lambda s: s.read.append("p8"),
    )
    story.dice(("rr", "H -"))
    story.do(Do("q4-strike-1"))
    assert story.state.flags["drums"] == 1
    assert story.state.tokens["drum1"] == []


def test_in_her_duel_nobody_else_touches_yurza() -> None:
    story = at(
        "q4",
        ekar=hero("q4-a7", main="long-sword"),
        torgar=hero("q4-a8", main="club"),
        tweak=lambda s: None,
    )
    story.walk("q4-a8")
    assert story.state.flags["sentry-dueled"] == 1
    yurza = story.foe("yurza")
    assert plan(story.t, yurza).targets == ("ekar",)
    assert story.offered(Strike)
    story.end_turn()
    while story.about == "next":
        story.do(story.options[0])
    assert not [x for x in story.offered(Strike) if x.target == yurza.ref]


# --- q5: under the hill --------------------------------------------------------------------------


def awake(**more: Any) -> Story:
    """The troll is up, and three bars are in the bag."""
    return at(
        "q5",
        foes=[enemy("hill-troll", "q5-a9", name="uncle")],
        flags=flag(q__awake=1, bar1=1, bar2=1, bar3=1),
        tweak=lambda s: s.rules.append("hears"),
        **more,
    )


def test_the_troll_hears_and_answers_the_teller() -> None:
    story = awake(ekar=hero("q5-a9", rank=3), torgar=hero("q5-a9", rank=3))
    story.dice(("rr", "- -"), ("b", "S"))
    story.do(Do("q5-tell"))
    assert story.state.flags["told"] == 1
    assert [each.target for each in story.told(e.Attacked)] == ["ekar"]
    assert not story.offers(Do("q5-tell"))
    assert story.state.memory["teller"] == 0


def test_he_hears_nothing_that_burns_him() -> None:
    story = awake(ekar=hero("q5-a9", rank=3), torgar=hero("q5-a9", rank=3))
    assert story.offers(Do("q5-tell"))
    story.foe("uncle").fire.append(1)
    assert not quest_rules.deed_open(story.t, "tell", story["ekar"])


def test_he_sleeps_until_he_is_hurt_or_two_events_are_drawn() -> None:
    story = at(
        "q5",
        ekar=hero("q5-a5"),
        torgar=hero("q5-a5"),
        shaya=hero("q5-a5"),
        foes=[enemy("hill-troll", "q5-a9", name="uncle")],
    )
    quest_rules.wake(story.t, "sleeps")
    uncle = story.foe("uncle")
    assert not quest_rules.wakes(story.t, uncle)
    story.state.drawn = 2
    assert quest_rules.wakes(story.t, uncle)
    quest_rules.wake(story.t, "sleeps")
    quest_moments.foe_wounded(story.t, uncle)
    assert quest_rules.wakes(story.t, uncle)


# --- q6: broken wall -----------------------------------------------------------------------------


def test_the_press_goes_toward_the_arch_and_a_gate_holds() -> None:
    story = at(
        "q6",
        ekar=hero("q6-a6", rank=3),
        torgar=hero("q6-a18"),
        foes=[enemy("orc-warrior-green-1", "q6-a1"), enemy("gremlin-green-1", "q6-a3")],
        events=["calm"] * 4,
        tweak=lambda s: s.read.extend(["p1", "p2", "p3"]),
    )
    story.do(Do("q6-close-mill"))
    assert "q6-a1-q6-a6" in story.state.shut
    pass_round(story)
    assert story.foe("gremlin-green-1").at == "q6-a8"
    assert story.foe("orc-warrior-green-1").at == "q6-a2", "round by the breach"
    story.foe("orc-warrior-green-1").at = "q6-a1"
    pass_round(story)
    assert story.state.flags["mill-gate"] == 2, "it had gone on before the gates were looked at"


def test_a_baker_stops_the_first_enemy() -> None:
    story = at(
        "q6",
        ekar=hero("q6-a18"),
        torgar=hero("q6-a18"),
        foes=[enemy("gremlin-green-1", "q6-a1")],
        tweak=lambda s: s.tokens.update({"baker-mill": ["q6-a6"]}),
        encounters=["skirmish", *QUIET],
    )
    story.end_turn()
    assert story.foe("gremlin-green-1").at == "q6-a6", "not a step farther"
    assert story.state.tokens["baker-mill"] == []


def test_uncle_throws_one_rock() -> None:
    story = at(
        "q6",
        ekar=hero("q6-a18"),
        torgar=hero("q6-a18"),
        foes=[enemy("gremlin-green-1", "q6-a1"), enemy("gremlin-blue-1", "q6-a13")],
        tweak=lambda s: s.rules.append("uncle-rock"),
    )
    assert story.offered(Point) == [Point(story.foe("gremlin-green-1").ref)]
    story.do(*story.offered(Point))
    assert not story.alive("gremlin-green-1")
    assert story.state.shards == 0
    assert not story.offered(Point)


def test_four_inside_lose_the_town() -> None:
    inside = ["gremlin-green-1", "gremlin-green-2", "raider-green-1", "raider-green-2"]
    story = at(
        "q6",
        ekar=hero("q6-a7"),
        torgar=hero("q6-a7"),
        foes=[enemy(card, "q6-a13") for card in inside],
        tweak=lambda s: s.read.extend(["p1", "p2"]),
    )
    pass_round(story)
    assert story.session.result is not None
    assert story.state.finishing == "four"


# --- q7: court of the fang -----------------------------------------------------------------------


def court(**more: Any) -> Story:
    """Hoshtar and a guard sit round the Ring."""
    tweak = more.pop("tweak", None)

    def sit(s: Any) -> None:
        for foe in s.foes:
            foe.tags.append("seated")
        if tweak is not None:
            tweak(s)

    return at(
        "q7",
        foes=[enemy("warlord", "q7-a2", name="hoshtar"), enemy("orc-warrior-green-1", "q7-a5")],
        tweak=sit,
        **more,
    )


def test_the_court_sits_until_somebody_comes_near() -> None:
    story = court(ekar=hero("q7-a10"), torgar=hero("q7-a19"))
    assert not quest_rules.may_act(story.t, story.foe("hoshtar"))
    assert foes.formula(story.t, 0) == 2
    story.walk("q7-a5")
    assert quest_rules.may_act(story.t, story.foe("hoshtar"))


def test_given_back_an_orc_goes_home() -> None:
    story = court(ekar=hero("q7-a9"), torgar=hero("q7-a19"), shards=2)
    story.do(ReadOn("q7-p10"))
    assert not story.alive("orc-warrior-green-1")
    assert story.state.flags["given"] == 1
    assert story.state.shards == 0


def test_laying_bars_stirs_the_nearest_guard() -> None:
    story = court(
        ekar=hero("q7-a6", rank=3),
        torgar=hero("q7-a19"),
        laigon=hero("q7-a19"),
        flags=flag(carried=4),
        tweak=lambda s: s.rules.remove("seated"),
    )
    story.dice(("r", "-"), ("b", "S"))
    story.do(Do("q7-lay"))
    assert story.state.flags["laid"] == 1
    assert story.foe("orc-warrior-green-1").at == "q7-a6"
    assert not story.offers(Do("q7-lay"), Walk("q7-a6"))


def test_while_mirka_is_held_there_are_no_orders() -> None:
    story = court(
        ekar=hero("q7-a10"),
        torgar=hero("q7-a19"),
        tweak=lambda s: (s.rules.append("hostage"), s.held.update(mirka=0)),
    )
    assert not quest_rules.may_order(story.t, "order")
    assert quest_rules.hostage_holder(story.t) is story["ekar"]
    quest_moments.let_go(story.t, "mirka")
    assert story.state.tokens["mirka"] == ["q7-a2"]
    assert quest_rules.may_order(story.t, "order")
