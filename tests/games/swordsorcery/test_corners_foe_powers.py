"""Second looks at powers of enemies: cards they draw, and their scrolls. [172-181]"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.rules import encounters, foes
from korchma.games.swordsorcery.rules.numbers import armour, defence, health, shields_whole
from korchma.games.swordsorcery.rules.scrolls import plan
from tests.games.swordsorcery.corners import run, turn_of_enemies
from tests.games.swordsorcery.story import enemy, hero, table

# --- cards they draw -----------------------------------------------------------------------------


@pytest.mark.rule("179", "226")
def test_what_passive_powers_add() -> None:
    def numbers(*powers: str) -> tuple[int, int, int, int]:
        story = table(
            ekar=hero("a1"),
            torgar=hero("a1"),
            foes=[enemy("orc-warrior-green-1", "a5", powers=powers)],
        )
        foe = story.foe("orc-warrior-green-1")
        t = story.t
        return health(t, foe), armour(t, foe), shields_whole(t, foe), defence(t, foe)

    assert numbers() == (4, 0, 0, 1)
    assert numbers("vigour") == (5, 0, 0, 1)
    assert numbers("thick-hide") == (4, 1, 0, 1)
    assert numbers("arcane-aura") == (4, 0, 1, 1)
    assert numbers("slippery") == (4, 0, 0, 2)


@pytest.mark.rule("179", "126")
def test_an_enemy_comes_with_the_shields_of_its_power() -> None:
    story = table(ekar=hero("a1"), torgar=hero("a1"))
    story.state.enemy_powers.append("arcane-aura")
    foe = foes.add(story.t, "orc-warrior-green-2", "a5")
    assert (foe.powers, foe.shields) == (["arcane-aura"], 1)


@pytest.mark.rule("179", "201")
def test_the_swift_go_an_area_farther_and_engage_no_farther() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("orc-warrior-green-1", "a5", powers=["swift"])],
    )
    story.end_turn()
    assert story.foe("orc-warrior-green-1").at == "a2", "two, and one more"


@pytest.mark.rule("179", "194")
def test_who_pounces_engages_from_an_area_farther() -> None:
    for powers, row in (((), (3, 4)), (("pounce",), (1, 2, 3))):
        story = table(
            ekar=hero("a1"),
            torgar=hero("a1"),
            foes=[enemy("orc-warrior-green-1", "a4", powers=powers)],
        )
        assert plan(story.t, story.foe("orc-warrior-green-1")).at == row


@pytest.mark.rule("179", "206")
def test_what_powers_of_combat_do_in_every_attack() -> None:
    for power, faces, conditions, fire in (
        ("venom", "HP", ["poison-1"], []),
        ("burning-blow", "HM", [], [1]),
        ("venom", "H", [], []),
    ):
        story = turn_of_enemies(
            ekar=hero("a1"),
            torgar=hero("a15"),
            foes=[enemy("orc-warrior-green-1", "a1", powers=[power])],
        )
        story.dice(("r", faces), ("b", "S")).end_turn()
        assert (story["ekar"].conditions, story["ekar"].fire) == (conditions, fire)
    story = turn_of_enemies(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-green-1", "a1", powers=["savage"])],
    )
    story.dice(("rb", "- -"), ("b", "S")).end_turn()
    assert len(story.told(e.Rolled)[-1].faces) == 2


@pytest.mark.rule("172", "174", "103")
def test_a_war_cry_is_good_for_one_attack_of_each_other_orc_near() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a15"),
        foes=[
            enemy("orc-warrior-green-1", "a2", powers=["warcry"]),
            enemy("orc-warrior-blue-1", "a1"),
            enemy("raider-green-1", "a2", owner=1),
        ],
        encounters=["blue-blades"],
    )
    run(encounters.signal(story.t))
    cried = [foe.ref for foe in story.state.foes if foe.boons]
    assert cried == ["orc-warrior-blue-1"], "not itself, no raider"
    story.dice(("rr", "- -"), ("b", "S"), ("rr", "- -"), ("b", "S")).end_turn()
    assert [each.hits for each in story.told(e.Total)] == [2, 1], "berserk, it has no cry left"


# --- what stands on their scrolls ----------------------------------------------------------------


@pytest.mark.rule("172", "15")
def test_a_thief_takes_five_crowns_or_what_there_is() -> None:
    for crowns, left in ((8, 3), (3, 0)):
        story = turn_of_enemies(
            ekar=hero("a1", crowns=crowns),
            torgar=hero("a15"),
            foes=[enemy("gremlin-blue-1", "a1")],
        )
        story.dice(("r", "-"), ("b", "-")).end_turn()
        assert (story["ekar"].wounds, story["ekar"].crowns) == (1, left)
        assert story.state.coins == {}, "to the supply"


@pytest.mark.rule("172")
def test_who_parries_the_thief_loses_nothing() -> None:
    story = turn_of_enemies(
        ekar=hero("a1", crowns=8), torgar=hero("a15"), foes=[enemy("gremlin-blue-1", "a1")]
    )
    story.dice(("r", "-"), ("b", "S")).end_turn()
    assert story["ekar"].crowns == 8


@pytest.mark.rule("172", "104")
def test_a_curse_costs_armour_and_slows_who_does_not_save() -> None:
    story = turn_of_enemies(
        torgar=hero("a1", armour="scale-armour"),
        ekar=hero("a15"),
        foes=[enemy("orc-shaman-red", "a3")],
    )
    story.dice(("b", "H"), ("rbbbb", "- - - - -"), ("bb", "S S")).end_turn()
    assert story["torgar"].conditions == ["slow"]
    assert armour(story.t, story["torgar"]) == 0
    assert not story.told(e.ArmourTook)


@pytest.mark.rule("172", "4")
def test_two_curses_of_a_kind_are_one() -> None:
    story = turn_of_enemies(
        torgar=hero("a1", armour="treasure-mirror-mail"),
        ekar=hero("a15"),
        foes=[enemy("orc-shaman-blue-1", "a3"), enemy("orc-shaman-blue-2", "a3")],
        tweak=lambda s: setattr(s.heroes[0], "shields", 0),
    )
    story.end_turn()
    story.dice(("b", "H"), ("rb", "- -"), ("b", "S"), ("b", "H"), ("rb", "- -"), ("b", "S"))
    story.do(story.options[0])
    assert len(story["torgar"].boons) == 1


@pytest.mark.rule("172")
def test_a_green_shaman_mends_the_worst_hurt_it_sees_before_it_strikes() -> None:
    story = turn_of_enemies(
        "dark-rites",
        torgar=hero("a1"),
        ekar=hero("a15"),
        foes=[
            enemy("orc-shaman-green-1", "a3", wounds=1),
            enemy("orc-warrior-red", "a4", wounds=3),
            enemy("gremlin-red", "a6", wounds=4),
        ],
    )
    story.dice(("rb", "- -")).end_turn()
    assert [foe.wounds for foe in story.state.foes] == [1, 2, 4], "the gremlin is too far off"


@pytest.mark.rule("174", "126")
def test_a_totem_gives_every_enemy_its_shields_back() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[
            enemy("orc-shaman-red", "a15", shields=0),
            enemy("cultist-green-1", "a5", shields=0),
        ],
    )
    run(encounters.signal(story.t))
    assert [foe.shields for foe in story.state.foes] == [3, 1]


@pytest.mark.rule("172", "206", "15")
def test_a_ritual_blade_drinks_a_shard_and_zeal_needs_a_wound() -> None:
    story = turn_of_enemies(
        ekar=hero("a1"), torgar=hero("a15"), foes=[enemy("cultist-red", "a1")], shards=3
    )
    story.dice(("r", "HM"), ("b", "S")).end_turn()
    assert story.state.shards == 2
    for wounds, hits in ((0, 1), (1, 2)):
        story = turn_of_enemies(
            ekar=hero("a1"),
            torgar=hero("a15"),
            foes=[enemy("cultist-blue-1", "a1", wounds=wounds)],
        )
        story.dice(("r", "-"), ("b", "S")).end_turn()
        assert story.told(e.Total)[-1].hits == hits


@pytest.mark.rule("173")
def test_an_empty_flask_heals_nobody_and_a_whole_raider_does_not_drink() -> None:
    for wounds, charges, left in ((3, 0, (3, 0)), (0, 1, (0, 1)), (3, 1, (1, 0))):
        story = turn_of_enemies(
            ekar=hero("a1"),
            torgar=hero("a15"),
            foes=[enemy("raider-blue-1", "a1", wounds=wounds, charges={"healing-potion": charges})],
        )
        story.dice(("b", "-"), ("b", "S")).end_turn()
        raider = story.foe("raider-blue-1")
        assert (raider.wounds, raider.charges["healing-potion"]) == left


@pytest.mark.rule("172", "135")
def test_a_warlord_among_his_orcs_is_better_guarded() -> None:
    story = table(
        ekar=hero("a1"),
        torgar=hero("a1"),
        foes=[enemy("warlord", "a5"), enemy("orc-warrior-green-1", "a4")],
    )
    assert armour(story.t, story.foe("warlord")) == 2
    story.foe("orc-warrior-green-1").at = "a5"
    assert armour(story.t, story.foe("warlord")) == 3
