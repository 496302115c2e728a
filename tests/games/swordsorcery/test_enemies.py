"""Encounters, rows of scrolls, targets and why, powers of enemies. [170-212]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.options import Act, EndTurn, GoOn, Spend
from korchma.games.swordsorcery.rules import foes, masters
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.story import Story, book, enemy, ground, hero, table


def reason(story: Story, card: str) -> tuple[tuple[int, ...], tuple[str, ...], str]:
    """Which row an enemy would take now, against whom, and why."""
    found = plan(story.t, story.foe(card))
    return found.at, found.targets, found.reason


# --- encounters ----------------------------------------------------------------------------------


@pytest.mark.rule("53", "190", "192")
@pytest.mark.case("T30")
def test_leaders_assault_without_a_leader_is_the_highest_rank() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("orc-warrior-green-1", "a15"),
            enemy("gremlin-blue-1", "a14"),
            enemy("gremlin-blue-2", "a14"),
        ],
        encounters=["leaders-assault"],
    )
    story.end_turn().do(Act(story.foe("gremlin-blue-1").ref))
    while story.about in ("way", "order", "target"):
        story.do(story.options[0])
    moved = {each.figure for each in story.told(e.Activated)}
    assert moved == {foe.ref for foe in story.state.foes if foe.rank == "blue"}


@pytest.mark.rule("191")
@pytest.mark.ruling("A24")
@pytest.mark.case("T31")
def test_a_battle_goes_seat_by_seat_and_shuffles_the_rest() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("raider-green-1", "a15"),
            enemy("raider-green-2", "a15"),
            enemy("orc-warrior-green-1", "a15", owner=1),
            enemy("gremlin-blue-1", "a15", owner=1),
        ],
        encounters=["battle"],
    )
    story.end_turn()
    assert story.about == "order"
    story.do(Act(story.foe("raider-green-1").ref))
    while story.about in ("way", "order", "target"):
        story.do(story.options[0])
    acted = [each.figure for each in story.told(e.Activated)]
    cards = [next(foe.card for foe in story.state.foes if foe.ref == ref) for ref in acted]
    assert cards == ["raider-green-1", "raider-green-2", "gremlin-blue-1"]
    assert story.state.encountered == ["battle"]


@pytest.mark.rule("7")
def test_without_an_enemy_no_encounter_is_drawn() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"))
    story.end_turn()
    assert not story.told(e.EncounterDrawn)


@pytest.mark.rule("191")
@pytest.mark.ruling("A42")
def test_a_stunned_enemy_uses_up_any_one() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("raider-green-1", "a15", conditions=["stun"]),
            enemy("gremlin-blue-1", "a15", owner=1),
        ],
        encounters=["lone-stalker"],
    )
    story.end_turn()
    assert [each.figure for each in story.told(e.StunLost)] == [story.foe("raider-green-1").ref]
    assert not story.told(e.Activated)


# --- rows and targets ----------------------------------------------------------------------------


@pytest.mark.rule("194", "195", "199", "221")
@pytest.mark.case("T32")
def test_a_blue_gremlin_looks_past_the_hidden_and_the_unseen() -> None:
    walls = [["a1", "a2"], ["a6", "a7"], ["a11", "a12"]]
    content = book(ground(5, 3, walls=walls, doors=[]))
    story = table(
        content=content,
        shaya=hero("a3", hidden=True),
        auriel=hero("a1", crowns=90),
        torgar=hero("a15", crowns=5),
        laigon=hero("a15", crowns=9),
        foes=[enemy("gremlin-blue-1", "a3")],
    )
    at, targets, why = reason(story, "gremlin-blue-1")
    assert at == (4,), "both stand four areas off; hidden Shaya counts for nobody"
    assert set(targets) == {"torgar", "laigon"}
    assert why == "instead", "the richest is not to be seen"


@pytest.mark.rule("195", "196")
@pytest.mark.case("T32b")
def test_not_the_second_purse_but_the_wounds_decide() -> None:
    walls = [["a1", "a2"], ["a6", "a7"], ["a11", "a12"]]
    content = book(ground(5, 3, walls=walls))
    story = table(
        content=content,
        auriel=hero("a1", crowns=90),
        laigon=hero("a4", crowns=20),
        torgar=hero("a5", crowns=5, wounds=1),
        foes=[enemy("gremlin-blue-1", "a2")],
    )
    at, targets, why = reason(story, "gremlin-blue-1")
    assert at == (1, 2, 3)
    assert (targets, why) == (("torgar",), "wounds")


@pytest.mark.rule("195", "198", "81b", "173")
@pytest.mark.case("T33")
def test_a_blue_orc_passes_by_for_the_strong_and_goes_berserk() -> None:
    story = table(
        laigon=hero("a2"),
        auriel=hero("a1", wounds=1),
        ekar=hero("a3"),
        foes=[enemy("orc-warrior-blue-1", "a2")],
        encounters=["skirmish"],
    )
    story.dice(("rr", "- -"), ("b", "S"), ("rr", "- -"), ("b", "S"))
    story.end_turn()
    foe = story.foe("orc-warrior-blue-1")
    assert foe.at == "a3"
    assert [*foe.charges.values()] == [1], "one of two charges"
    assert [each.target for each in story.told(e.Attacked)] == ["ekar", "ekar"]


@pytest.mark.rule("195", "172")
@pytest.mark.case("T34")
def test_a_raider_goes_for_the_wounded_and_drinks() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a2", wounds=2),
        foes=[enemy("raider-blue-1", "a1", wounds=3)],
        encounters=["skirmish"],
    )
    story.dice(("b", "-"), ("b", "S"))
    story.end_turn()
    foe = story.foe("raider-blue-1")
    assert foe.at == "a2"
    assert foe.wounds == 1, "the potion heals two"
    assert foe.charges == {"healing-potion": 0}


@pytest.mark.rule("206")
@pytest.mark.case("T35")
def test_an_enemy_pays_the_dearest_first() -> None:
    story = table(
        ekar=hero("a3"),
        torgar=hero("a4"),
        foes=[enemy("orc-shaman-red", "a1")],
        encounters=["skirmish"],
    )
    assert reason(story, "orc-shaman-red")[1:] == (("torgar",), "faith")
    story.dice(("b", "S"), ("rbbbb", "HP HP - - -"), ("b", "S"))
    story.end_turn()
    spent = [each.line for each in story.told(e.Spent)]
    assert spent == ["orc-shaman.magma-staff.0"], "two for the area, none left for the fire"
    assert story.told(e.Total)[-1].hits == 4


@pytest.mark.rule("138", "206", "193")
@pytest.mark.case("T36")
def test_a_red_raider_sword_then_knife() -> None:
    story = table(
        ekar=hero("a2", armour="scale-armour/b"),
        torgar=hero("a15"),
        foes=[enemy("raider-red", "a1", charges={"healing-potion": 0})],
        encounters=["red-hunger"],
    )
    story.dice(("r", "HP"), ("bb", "SP -"), ("bb", "S -"))
    story.end_turn()
    assert story.about == "guard"
    story.dice(("b", "SP"), ("b", "S"))
    story.do(Spend("scale-armour.guard.0"))
    assert story["ekar"].wounds == 1
    assert "blind" in story["ekar"].conditions
    story.do(Spend("scale-armour.guard.0"))
    assert story["ekar"].wounds == 1
    assert "poison-1" in story["ekar"].conditions


@pytest.mark.rule("201", "209")
@pytest.mark.case("T40")
def test_a_bomb_that_does_not_reach_is_not_thrown_and_a_slowed_orc_only_comes() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("gnome-blue-1", "a5")],
        encounters=["skirmish"],
    )
    story.end_turn()
    assert story.foe("gnome-blue-1").at == "a4"
    assert story.told(e.StepSkipped)
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a3", conditions=["slow"])],
        encounters=["skirmish"],
    )
    story.end_turn()
    foe = story.foe("orc-warrior-green-1")
    assert (foe.at, foe.conditions) == ("a1", [])
    assert not story.told(e.Attacked)


@pytest.mark.rule("211")
def test_a_blind_enemy_sees_nobody_and_strikes_nobody() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", conditions=["blind"])],
        encounters=["skirmish"],
    )
    story.end_turn()
    assert not story.told(e.Attacked)
    assert story.foe("gremlin-green-1").conditions == []


@pytest.mark.rule("207")
def test_an_enemy_that_lies_stands_up_and_acts() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1", conditions=["knocked-down"])],
        encounters=["skirmish"],
    )
    story.dice(("b", "-"), ("b", "S"))
    story.end_turn()
    assert story.told(e.Stood)
    assert story.told(e.Attacked)


# --- coming and going ----------------------------------------------------------------------------


@pytest.mark.rule("61", "62")
@pytest.mark.case("T8")
def test_the_formula_never_goes_below_nought() -> None:
    def heroes(n: int) -> dict[str, object]:
        return dict(
            zip(("ekar", "torgar", "shaya", "laigon"), [hero("a1") for _ in range(n)], strict=False)
        )

    def foes_(n: int) -> list[object]:
        cards = [f"{kind}-green-{i}" for kind in ("gremlin", "raider", "gnome") for i in (1, 2)]
        return [enemy(card, "a15") for card in cards[:n]]

    for count, enemies, fill, comes in ((3, 1, -1, 1), (3, 3, 0, 0), (4, 1, -2, 1), (2, 5, 1, 0)):
        story = table(foes=foes_(enemies), **heroes(count))  # type: ignore[arg-type]
        assert foes.formula(story.t, fill) == comes


@pytest.mark.rule("186", "187")
def test_a_new_enemy_goes_to_who_alone_has_the_fewest() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        shaya=hero("a1"),
        foes=[enemy("gremlin-green-1", "a15"), enemy("raider-green-1", "a15", owner=1)],
    )
    assert foes.add(story.t, "orc-warrior-green-1", "a15").owner == 2
    assert foes.add(story.t, "raider-green-2", "a15").owner == 1, "to who has the first"
    assert foes.add(story.t, "gnome-green-1", "a15").owner == 0, "a tie: the active player"


@pytest.mark.rule("179", "181")
def test_an_enemy_that_kills_grows_bolder() -> None:
    story = table(
        ekar=hero("a1", wounds=5),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1")],
        encounters=["skirmish"],
        tweak=lambda s: s.enemy_powers.append("savage"),
    )
    story.dice(("r", "H"), ("b", "-"))
    story.end_turn()
    assert story["ekar"].ghost
    assert len(story.foe("orc-warrior-green-1").powers) == 1


@pytest.mark.rule("213", "214")
def test_a_dead_enemy_leaves_shards_and_what_it_had() -> None:
    story = table(
        ekar=hero("a1", main="great-axe"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1")],
    )
    story.dice(("rr", "H H"), ("b", "-")).strike("gremlin-green-1")
    assert story.state.shards == 1
    assert story.state.coins == {"a1": 5}
    assert story.state.fallen == ["gremlin-green-1"]


@pytest.mark.rule("20", "21", "22", "23", "24")
@pytest.mark.ruling("A20")
@pytest.mark.case("T1")
def test_two_gremlins_mob_one_hero() -> None:
    story = table(
        torgar=hero("a1", card="priest"),
        ekar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("gremlin-green-2", "a1")],
        encounters=["lone-stalker"],
    )
    story.end_turn()
    story.dice(("b", "-"), ("b", "S"))
    story.do(Act(story.foe("gremlin-green-1").ref))
    assert story.told(e.Total)[-1].hits == 4, "one sure, Mob, supremacy, and the lone stalker's"


@pytest.mark.rule("177", "178")
def test_a_pack_is_one_enemy_of_two_figures() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("gremlin-pack-green", "a3")],
        encounters=["skirmish"],
    )
    assert foes.formula(story.t, 0) == 1
    story.dice(("bb", "- -"), ("b", "S"))
    story.end_turn()
    assert [foe.at for foe in story.state.foes] == ["a1", "a1"]
    assert len(story.told(e.Attacked)) == 1


@pytest.mark.rule("47", "48", "54")
def test_after_the_last_enemy_turn_comes_the_event_phase() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"), events=["calm", "fog"])
    story.end_turn()
    assert story.state.active == 1
    story.do(EndTurn())
    assert story.told(e.EventDrawn) == [e.EventDrawn("calm")]
    assert story.state.round == 2
    assert story.about == "next"
    assert not story.offers(GoOn())


@pytest.mark.rule("214")
def test_a_dying_gnome_bursts_and_a_dying_cultist_heals_those_next_to_it() -> None:
    story = table(
        ekar=hero("a1", main="great-axe"), torgar=hero("a15"), foes=[enemy("gnome-green-1", "a1")]
    )
    story.dice(("rr", "H H"), ("b", "-")).strike("gnome-green-1")
    assert story.state.fires == {"a1": 1}
    assert story["ekar"].fire == [1]
    story = table(
        ekar=hero("a1", main="great-axe/b"),
        torgar=hero("a15"),
        foes=[
            enemy("cultist-red", "a1", wounds=6, shields=0),
            enemy("cultist-green-1", "a2", wounds=2),
            enemy("cultist-green-2", "a4", wounds=2),
        ],
    )
    story.dice(("rr", "H H"), ("b", "-")).strike("cultist-red")
    assert not story.alive("cultist-red")
    assert [foe.wounds for foe in story.state.foes] == [0, 2]


@pytest.mark.rule("174")
def test_the_signal_calls_every_special_power() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a10"), enemy("orc-warrior-green-1", "a5")],
        encounters=["signal"],
    )
    story.dice(("rr", "- -"), ("b", "S"), ("rr", "- -"), ("b", "S"))
    story.end_turn()
    roar = [foe for foe in story.state.foes if foe.boons]
    assert len(roar) == 2, "orcs within two, itself too"


@pytest.mark.rule("227")
def test_a_raider_is_ready_for_who_walks_in() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a15"), foes=[enemy("raider-blue-1", "a2")])
    story.dice(("b", "H"), ("b", "-")).walk("a2")
    assert story["ekar"].wounds == 1


# --- feet of enemies, what they suffer -----------------------------------------------------------


@pytest.mark.rule("197", "200", "202", "228")
def test_an_enemy_goes_the_shortest_way_and_avoids_bad_ground() -> None:
    walls = [["a1", "a2"], ["a6", "a7"]]
    content = book(ground(5, 3, walls=walls, difficult=["a12"]))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("orc-warrior-green-1", "a14")],
        encounters=["skirmish"],
    )
    assert reason(story, "orc-warrior-green-1")[0] == (), "no sight: the last row"
    story.end_turn()
    assert story.foe("orc-warrior-green-1").at == "a12", "hard ground costs it nothing"


@pytest.mark.rule("203", "205")
def test_a_shaman_steps_back_and_strikes() -> None:
    story = table(
        torgar=hero("a2"),
        ekar=hero("a15"),
        foes=[enemy("orc-shaman-green-1", "a2", came="a3")],
        encounters=["skirmish"],
    )
    story.dice(("rb", "- -"))
    story.end_turn()
    assert story.foe("orc-shaman-green-1").at == "a3"
    assert not story.told(e.Attacked)[-1].melee


@pytest.mark.rule("204", "175")
def test_a_row_that_cannot_be_done_gives_way_to_the_next() -> None:
    content = book(ground(2, 1))
    story = table(
        content=content,
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("orc-shaman-blue-1", "a1")],
    )
    found = plan(story.t, story.foe("orc-shaman-blue-1"))
    assert found.at == (0,)
    assert found.acts


@pytest.mark.rule("208", "210", "212", "180")
def test_poison_never_leaves_an_enemy_and_stun_costs_it_its_turn() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1", conditions=["poison-1", "stun", "torn-arm"])],
        encounters=["skirmish", "hesitation"],
    )
    story.end_turn()
    assert not story.told(e.Attacked)
    story.end_turn()
    foe = story.foe("orc-warrior-green-1")
    assert foe.wounds == 1
    assert "poison-1" in foe.conditions
    story.next("ekar").dice(("r", "H"), ("b", "S"))
    story.state.encounters.append("skirmish")
    story.end_turn()
    assert story.told(e.Total)[-1].hits == 1, "a sure hit and a rolled one, less one for the arm"


@pytest.mark.rule("232", "215")
def test_a_turned_card_is_another_enemy() -> None:
    story = table(
        ekar=hero("a5"), torgar=hero("a5"), foes=[enemy("hill-troll", "a1", name="uncle")]
    )
    assert reason(story, "uncle")[0] == (3, 4, 5)
    before = plan(story.t, story.foe("uncle")).acts
    masters.turn_master(story.t, story.foe("uncle"))
    assert plan(story.t, story.foe("uncle")).acts != before
