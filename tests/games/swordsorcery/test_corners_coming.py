"""Second looks at how enemies come and go: shadows, gates, powers, decks. [148, 179-189, 213]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.tales import Spawn
from korchma.games.swordsorcery.options import OpenDoor
from korchma.games.swordsorcery.rules import foes, shadows, specials, words
from tests.games.swordsorcery.corners import powers, run, wolf_at
from tests.games.swordsorcery.story import book, enemy, ground, hero, table

# --- shadows -------------------------------------------------------------------------------------


@pytest.mark.rule("183", "188")
@pytest.mark.ruling("A40")
def test_of_two_enemies_one_comes_where_one_card_is_left() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"), deck=["gremlin-green-1"])
    story.state.shadows.append(("a5", "two"))
    run(shadows.check(story.t))
    assert [foe.card for foe in story.state.foes] == ["gremlin-green-1"]
    assert story.told(e.NobodyCame)


@pytest.mark.rule("188", "184")
def test_with_everybody_in_play_a_shadow_is_nobody_and_goes_to_the_discards() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"), deck=[])
    story.state.shadows.append(("a5", "enemy"))
    run(shadows.check(story.t))
    assert (story.state.foes, story.state.shadows) == ([], [])
    assert story.state.bagged == ["enemy"]


@pytest.mark.rule("183", "179")
def test_an_advanced_enemy_has_a_power_more_of_another_type() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        deck=["gremlin-green-2"],
        tweak=powers("savage", "venom", "swift"),
    )
    story.state.shadows.append(("a5", "advanced"))
    run(shadows.check(story.t))
    assert story.foe("gremlin-green-2").powers == ["savage", "swift"]
    assert story.state.enemy_powers_used == ["venom"], "of the same type: passed over"


@pytest.mark.rule("183", "177")
def test_an_advanced_pack_has_its_power_in_every_figure() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        deck=["gremlin-pack-green"],
        tweak=powers("thick-hide"),
    )
    story.state.shadows.append(("a5", "advanced"))
    run(shadows.check(story.t))
    assert [foe.powers for foe in story.state.foes] == [["thick-hide"], ["thick-hide"]]


@pytest.mark.rule("182", "213")
def test_when_the_enemy_before_it_falls_a_shadow_is_seen() -> None:
    story = table(
        content=book(ground(5, 1)),
        laigon=hero("a1", card="ranger", main="long-bow/b"),
        torgar=hero("a1"),
        foes=[enemy("gremlin-green-1", "a3", wounds=1)],
        deck=["raider-green-1"],
        tweak=lambda s: s.shadows.append(("a5", "enemy")),
    )
    assert story.state.shadows, "the gremlin hides it"
    story.dice(("rr", "- -"), ("b", "-")).strike("gremlin-green-1")
    assert [(foe.card, foe.at) for foe in story.state.foes] == [("raider-green-1", "a5")]


@pytest.mark.rule("182", "30")
def test_behind_an_opened_door_a_shadow_is_turned_before_anything_else() -> None:
    content = book(ground(3, 1, doors=[{"between": ["a1", "a2"]}]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        deck=["raider-green-1"],
        traps=["click"],
        tweak=lambda s: s.shadows.append(("a3", "enemy")),
    )
    story.do(OpenDoor("a1-a2"))
    assert story.foe("raider-green-1").at == "a3"


# --- gates and numbers ---------------------------------------------------------------------------


@pytest.mark.rule("185")
def test_through_a_shut_gate_nobody_comes() -> None:
    gates = [{"id": "g1", "area": "a3", "symbol": "hit", "open": False}]
    story = table(
        content=book(ground(3, 1, gates=gates)),
        ekar=hero("a1"),
        torgar=hero("a1"),
        deck=["raider-green-1"],
    )
    for at in ("g1", "gate"):
        run(words.do(story.t, Spawn(n=1, at=at)))
    assert story.state.foes == []
    assert story.state.enemies == ["raider-green-1"], "its card stays in the deck"
    run(words.do(story.t, Spawn(n=1, at="a2")))
    assert story.foe("raider-green-1").at == "a2", "in an area no gate is needed"


@pytest.mark.rule("62", "16", "177")
def test_ghosts_and_wolves_are_no_heroes_in_play_and_a_pack_is_one_enemy() -> None:
    story = table(
        laigon=hero("a1"),
        torgar=hero("a1"),
        ekar=hero("a1", ghost=True),
        foes=[enemy("gremlin-pack-green", "a5")],
        tweak=wolf_at("a1"),
    )
    assert foes.formula(story.t, 0) == 1


@pytest.mark.rule("186", "13")
def test_a_ghosts_player_gets_enemies_too() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1", ghost=True),
        foes=[enemy("gremlin-green-1", "a15", owner=0)],
    )
    assert foes.add(story.t, "raider-green-1", "a15").owner == 1


@pytest.mark.rule("61", "56")
@pytest.mark.ruling("A28")
def test_with_four_heroes_another_row_of_the_formula_counts_though_two_are_ghosts() -> None:
    gates = [{"id": "g1", "area": "a15", "symbol": "hit", "open": True}]
    party = {
        "ekar": hero("a1"),
        "torgar": hero("a1"),
        "laigon": hero("a1", ghost=True),
        "shaya": hero("a1", ghost=True),
    }
    story = table(
        content=book(ground(gates=gates)),
        party=party,
        events=["patrol", "calm"],
        deck=["gremlin-green-1", "raider-green-1"],
    )
    while not story.told(e.EventDrawn):
        story.end_turn() if story.about in ("turn", "ghost") else story.do(story.options[0])
    assert story.state.foes == [], "two heroes less two: nobody, and with the other row one"
    assert story.told(e.NobodyCame), "and that is told"


# --- coming and going ----------------------------------------------------------------------------


@pytest.mark.rule("148")
def test_who_comes_into_a_fire_burns() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"), tweak=lambda s: s.fires.update(a5=2))
    assert foes.add(story.t, "raider-green-1", "a5").fire == [2]


@pytest.mark.rule("148", "147")
def test_a_hero_gets_a_token_of_the_side_that_shows_each_time_he_comes() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a15"), tweak=lambda s: s.fires.update(a2=1))
    story.walk("a2", "a3", "a2")
    assert story["ekar"].fire == [1, 1], "standing there costs no further one"


@pytest.mark.rule("213", "170")
def test_the_red_are_gone_for_the_quest_the_green_come_again() -> None:
    story = table(
        ekar=hero("a1", rank=4, main="great-axe/b"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-red", "a1", wounds=4), enemy("gremlin-green-1", "a1", wounds=1)],
        deck=[],
    )
    story.dice(("rr", "H H"), ("bb", "- -")).strike("gremlin-red")
    story.dice(("rr", "- -"), ("b", "-")).strike("gremlin-green-1")
    assert (story.state.out, story.state.fallen) == (["gremlin-red"], ["gremlin-green-1"])
    assert foes.come(story.t, "a5") is not None
    assert foes.come(story.t, "a5") is None


@pytest.mark.rule("33", "30", "174")
def test_a_sapper_breaks_the_nearest_door_without_a_magic_lock_and_no_trap_goes_off() -> None:
    doors = [
        {"between": ["a4", "a5"], "locked": True, "lock": "red"},
        {"between": ["a2", "a3"], "locked": True},
    ]
    story = table(
        content=book(ground(5, 1, doors=doors)),
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gnome-red", "a4")],
    )
    run(specials.break_door(story.t, "gnome-red"))
    assert [*story.state.doors] == ["a4-a5"]
    assert not story.told(e.TrapDrawn)
