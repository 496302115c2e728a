"""Walking, evading, sight, shadows, stealth, doors and traps. [18-44, 78-94, 182-184]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import (
    DashOn,
    Fly,
    KeepTrap,
    OpenChest,
    OpenDoor,
    PickCoins,
    PickUp,
    Reveal,
    Search,
    Strike,
    Unlock,
    Walk,
)
from korchma.games.swordsorcery.rules.figures import controls, dominates
from korchma.games.swordsorcery.rules.ground import reach, sees, steps_between
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- leaving and entering ------------------------------------------------------------------------


@pytest.mark.rule("82", "82b", "83")
def test_who_leaves_enemies_is_struck_at_first() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("raider-green-1", "a1", owner=1)],
    )
    story.dice(("b", "H"), ("b", "-"), ("r", "-"), ("b", "S"))
    story.walk("a2")
    assert [each.by for each in story.told(e.Attacked)] == ["gremlin-green-1", "raider-green-1"]
    assert story["ekar"].at == "a2"
    assert story["ekar"].wounds == 5, "claws, Mob, supremacy and a hit; of the sword one is parried"


@pytest.mark.rule("84", "86", "219", "85")
@pytest.mark.case("T10")
def test_where_heroes_dominate_nobody_strikes() -> None:
    party = {
        "shaya": hero("a1", hidden=True),
        "ekar": hero("a1"),
        "torgar": hero("a1"),
        "laigon": hero("a1"),
    }
    foes = [enemy("gremlin-green-1", "a1"), enemy("raider-green-1", "a1")]
    story = table(foes=foes, **party)  # type: ignore[arg-type]
    story.walk("a2")
    assert story.told(e.NoStrikes)
    assert not story.told(e.Attacked)
    assert not story["shaya"].hidden, "evading ends stealth"
    assert not dominates(story.t, "a1", heroes=True), "three against two from now on"


@pytest.mark.rule("87")
@pytest.mark.ruling("A31")
def test_the_stunned_and_the_blind_strike_at_nobody_the_fallen_do() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[
            enemy("gremlin-green-1", "a1", conditions=["stun"]),
            enemy("gremlin-green-2", "a1", conditions=["blind"]),
            enemy("raider-green-1", "a1", conditions=["knocked-down"]),
        ],
    )
    story.dice(("r", "-"), ("b", "S"))
    story.walk("a2")
    assert [each.by for each in story.told(e.Attacked)] == ["raider-green-1"]


@pytest.mark.rule("93", "72")
def test_a_dash_is_a_point_more_for_the_move_under_way() -> None:
    story = table(auriel=hero("a1"), torgar=hero("a15"))
    assert not story.offers(DashOn())
    story.walk("a2", "a3")
    assert not story.offered(Walk)
    story.do(DashOn()).walk("a4")
    assert story["auriel"].at == "a4"
    assert not story.offers(DashOn()), "once a round"


@pytest.mark.rule("50", "79")
def test_a_fight_ends_the_move() -> None:
    story = table(
        ekar=hero("a1", main="old-sword"), torgar=hero("a15"), foes=[enemy("gremlin-green-1", "a2")]
    )
    story.walk("a2").dice(("r", "-"))
    story.strike("gremlin-green-1")
    assert not story.offered(Walk)


@pytest.mark.rule("27")
@pytest.mark.case("T3", "T7")
def test_a_barrier_is_crossed_one_way_and_seen_over_both() -> None:
    content = book(ground(3, 2, barriers=[["a1", "a4"]], walls=[["a2", "a5"]]))
    story = table(
        content=content,
        laigon=hero("a4", main="worn-bow"),
        torgar=hero("a3"),
        foes=[enemy("raider-green-1", "a1")],
    )
    assert not story.offers(Walk("a1"))
    assert story.offered(Strike), "over the barrier"
    assert reach(story.t, "a4", "a1") == 1
    assert steps_between(story.t, "a4", "a1") == 5
    assert steps_between(story.t, "a1", "a4") == 1


@pytest.mark.rule("26", "40", "41", "43")
@pytest.mark.case("T6")
def test_enemies_hide_what_is_behind_them_from_heroes_only() -> None:
    story = table(
        laigon=hero("a1", main="long-bow"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a2"), enemy("orc-shaman-green-1", "a3")],
    )
    assert [x.target for x in story.offered(Strike)] == [story.foe("gremlin-green-1").ref]
    assert sees(story.t, "a3", "a1", hero=False)
    walled = table(content=book(ground(3, 1, walls=[["a1", "a2"]])), ekar=hero("a1"), torgar=hero())
    assert not sees(walled.t, "a1", "a2", hero=True)


@pytest.mark.rule("44", "40")
@pytest.mark.case("T7")
def test_one_area_off_behind_a_wall_is_out_of_reach() -> None:
    content = book(ground(3, 1, walls=[["a1", "a2"]]))
    story = table(
        content=content,
        shaya=hero("a1", off="knives"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a2")],
    )
    assert not story.offered(Strike)


@pytest.mark.rule("89", "162", "224")
@pytest.mark.case("T38")
def test_a_ghost_flies_over_hard_ground_and_stops_at_a_door() -> None:
    content = book(ground(4, 1, difficult=["a2"], doors=[{"between": ["a2", "a3"]}]))
    story = table(content=content, auriel=hero("a1", ghost=True), torgar=hero("a4"))
    story.do(Fly("a2"))
    assert story.state.turn is not None
    assert story.state.turn.points == 1
    assert not story.offers(Fly("a3"))


# --- stealth and shadows -------------------------------------------------------------------------


@pytest.mark.rule("199")
@pytest.mark.ruling("A12", "A23")
@pytest.mark.case("T1", "T41")
def test_stealth_is_kept_where_nobody_is_and_where_heroes_control() -> None:
    story = table(
        shaya=hero("a1", hidden=True),
        ekar=hero("a3"),
        torgar=hero("a3"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    story.walk("a2")
    assert story["shaya"].hidden
    assert controls(story.t, "a3", heroes=True)
    story.walk("a3")
    assert story["shaya"].hidden
    story = table(
        shaya=hero("a2", hidden=True),
        ekar=hero("a3"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a3")],
    )
    story.walk("a3")
    assert not story["shaya"].hidden, "one against one is no control"


@pytest.mark.rule("182", "182b", "183", "188")
def test_a_shadow_that_is_seen_is_turned_at_once() -> None:
    content = book(ground(3, 1, doors=[{"between": ["a1", "a2"]}]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        deck=["gremlin-green-1"],
        traps=["click"],
        tweak=lambda s: s.shadows.extend([("a2", "enemy"), ("a3", "citizen-man")]),
    )
    assert not story.told(e.ShadowTurned)
    story.do(OpenDoor("a1-a2"))
    assert story.about == "shadow"
    story.do(Reveal("a3"))
    assert story.foe("gremlin-green-1").at == "a2"


# --- doors, chests, traps ------------------------------------------------------------------------


@pytest.mark.rule("30", "37", "38")
@pytest.mark.case("T5")
def test_a_flame_at_a_door_catches_who_is_within_one() -> None:
    content = book(ground(5, 1, doors=[{"between": ["a2", "a3"]}]))
    story = table(
        content=content,
        ekar=hero("a2"),
        torgar=hero("a2"),
        auriel=hero("a1"),
        traps=["flame"],
    )
    story.dice(("b", "-"), ("b", "S"))
    story.do(OpenDoor("a2-a3"))
    assert [each.hero for each in story.told(e.Saved)] == ["ekar", "torgar"]
    assert story["ekar"].fire == [1]
    assert story["torgar"].fire == []
    assert "a2-a3" not in story.state.doors


@pytest.mark.rule("32", "37")
@pytest.mark.case("T4")
def test_a_rogue_picks_her_trap() -> None:
    content = book(ground(5, 1, chests=[{"area": "a1"}]))
    story = table(
        content=content,
        shaya=hero("a1"),
        torgar=hero("a3"),
        auriel=hero("a4"),
        traps=["lightning", "pentagram"],
        tweak=lambda s: s.chests.update(a1=s.chests["a1"]),
        treasures=["purse", "some-crowns"],
    )
    story.do(OpenChest("a1"))
    story.dice(("b", "H"), ("b", "S"))
    story.do(KeepTrap("lightning"))
    assert [each.hero for each in story.told(e.Saved)] == ["shaya", "torgar"]
    assert {"lightning", "pentagram"} <= {*story.state.sprung}
    assert not story.state.chests


@pytest.mark.rule("31", "94", "16")
@pytest.mark.ruling("A16")
def test_a_locked_door_asks_for_quiet_and_an_action() -> None:
    content = book(
        ground(3, 1, doors=[{"between": ["a1", "a2"], "locked": True}, {"between": ["a2", "a3"]}])
    )
    foes = [enemy("gremlin-green-1", "a1", conditions=["stun"])]
    story = table(content=content, ekar=hero("a1"), torgar=hero("a1"), foes=foes)
    assert not story.offered(OpenDoor)
    story = table(content=content, ekar=hero("a2"), torgar=hero("a1"), foes=[])
    assert story.offers(OpenDoor("a1-a2"), OpenDoor("a2-a3"))
    story.luck.throws.clear()


@pytest.mark.rule("33", "34")
def test_a_magic_lock_wants_its_key() -> None:
    content = book(ground(3, 1, doors=[{"between": ["a1", "a2"], "locked": True, "lock": "red"}]))
    story = table(content=content, ekar=hero("a1"), torgar=hero("a1"))
    assert not story.offered(Unlock)
    story = table(
        content=content, ekar=hero("a1", keys=["red"]), torgar=hero("a1"), traps=["click"]
    )
    story.do(Unlock("a1-a2"), OpenDoor("a1-a2"))
    assert not story.state.doors


@pytest.mark.rule("35")
def test_a_search_finds_what_the_red_die_shows() -> None:
    content = book(ground(3, 1, searches=["a1"]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        treasures=["purse"],
    )
    story.dice(("r", "HP")).do(Search("a1"))
    assert story["ekar"].crowns == 30
    assert not story.state.searches


@pytest.mark.rule("100", "213")
def test_what_lies_there_is_taken_by_who_is_not_engaged() -> None:
    def lay(s):  # type: ignore[no-untyped-def]  # a tweak of a test's state
        s.coins["a1"] = 15
        s.lying["a1"] = [next(x for x in s.stash if x.card == "old-sword")]
        s.stash = [x for x in s.stash if x.card != "old-sword"]

    story = table(ekar=hero("a1"), torgar=hero("a1"), tweak=lay)
    story.do(PickCoins(15), PickUp("old-sword"))
    assert story["ekar"].crowns == 15
    assert [x.card for x in story["ekar"].pack] == ["old-sword"], (
        "in the pack, though hands are free"
    )
    held = table(
        ekar=hero("a1"), torgar=hero("a1"), tweak=lay, foes=[enemy("raider-green-1", "a1")]
    )
    assert not held.offered(PickCoins)
