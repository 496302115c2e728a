"""Second looks at cards of heroes: innate powers, shouts, class powers. [107-117] (3.2, 3.3)"""

from __future__ import annotations

import pytest

from korchma.games.swordsorcery import events as e
from korchma.games.swordsorcery.box.perks import Adds
from korchma.games.swordsorcery.options import (
    Aim,
    EndTurn,
    GoOn,
    React,
    Shout,
    Spend,
    Strike,
    Suffer,
    UseInnate,
    UsePower,
    Walk,
)
from korchma.games.swordsorcery.rules.harm import wound
from korchma.games.swordsorcery.rules.numbers import armour
from korchma.games.swordsorcery.rules.scrolls import plan
from korchma.games.swordsorcery.state import Rune, State
from tests.games.swordsorcery.corners import Tweak, run, wolf_at
from tests.games.swordsorcery.story import book, enemy, ground, hero, table
from tests.games.swordsorcery.test_events import round_


def rune_at(area: str) -> Tweak:
    """Torgar, who sits second, has a rune of attack here."""

    def tweak(state: State) -> None:
        perks = (Adds(to="blue"),)
        state.runes.append(Rune("attack-rune", area, 1, "war-rune", 2, 2, perks))

    return tweak


# --- innate powers -------------------------------------------------------------------------------


@pytest.mark.rule("107", "195")
def test_who_is_challenged_goes_for_the_knight_once() -> None:
    story = table(
        ekar=hero("a2"),
        torgar=hero("a1", crowns=50),
        foes=[enemy("gremlin-blue-1", "a3")],
        encounters=["skirmish"],
    )
    assert plan(story.t, story.foe("gremlin-blue-1")).targets == ("torgar",), "the richest"
    story.do(UseInnate("white-rose", "gremlin-blue-1"))
    found = plan(story.t, story.foe("gremlin-blue-1"))
    assert (found.targets, found.reason) == (("ekar",), "taunt")
    story.dice(("r", "-"), ("b", "S")).end_turn()
    assert story.foe("gremlin-blue-1").at == "a2"
    assert not story.foe("gremlin-blue-1").marks


@pytest.mark.rule("107", "195")
def test_a_challenge_by_who_is_not_in_the_row_is_no_use() -> None:
    story = table(
        ekar=hero("a4"),
        torgar=hero("a2"),
        foes=[enemy("orc-warrior-green-1", "a2")],
        encounters=["hesitation"],
    )
    story.do(UseInnate("white-rose", "orc-warrior-green-1"))
    assert plan(story.t, story.foe("orc-warrior-green-1")).targets == ("torgar",), "row {0}"


@pytest.mark.rule("107", "142")
def test_the_black_rose_looks_at_his_own_area() -> None:
    story = table(
        ekar=hero("a1", card="black-rose", main="spear"),
        torgar=hero("a2", card="runemaster"),
        laigon=hero("a2"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    story.dice(("r", "-")).strike("orc-warrior-red")
    assert story.told(e.Supremacy), "heroes dominate the target's area"
    assert len(story.told(e.Rolled)[-1].faces) == 1, "in his own nobody stands against him"


@pytest.mark.rule("107", "132")
def test_two_wands_strike_twice_and_one_alone_rolls_a_die_more() -> None:
    story = table(
        auriel=hero("a1", card="sorceress", main="chipped-wand", off="wand-of-sparks"),
        torgar=hero("a15", card="runemaster"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    story.dice(("r", "-")).strike("orc-warrior-red", "main").do(React("twin-wands", 0))
    story.dice(("rb", "- -")).do(Aim("orc-warrior-red"))
    assert story.about == "turn"
    assert not story.offered(Strike), "one combat action for both"
    story = table(
        auriel=hero("a1", card="sorceress", main="chipped-wand"),
        torgar=hero("a15", card="runemaster"),
        foes=[enemy("orc-warrior-red", "a2")],
    )
    story.dice(("rb", "- -")).strike("orc-warrior-red", "main")
    assert story.about == "turn"


@pytest.mark.rule("107", "116")
def test_a_wizard_meditates_who_has_not_moved() -> None:
    story = table(auriel=hero("a1", powers=["ward/3"]), torgar=hero("a15"))
    story.end_turn()
    assert story.about == "react-turn-end"
    story.do(React("meditation", 0))
    assert story["auriel"].powers[0].at == 2
    story = table(auriel=hero("a1", powers=["ward/3"]), torgar=hero("a15"))
    story.walk("a2").end_turn()
    assert story.about == "turn"
    assert story["auriel"].powers[0].at == 3


# --- shouts --------------------------------------------------------------------------------------


@pytest.mark.rule("162", "103")
def test_a_mark_is_good_for_the_next_attack_and_no_other() -> None:
    story = table(
        laigon=hero("a1", ghost=True),
        ekar=hero("a3", main="old-sword", rank=4),
        foes=[enemy("orc-warrior-red", "a3")],
        encounters=["hesitation"],
    )
    story.do(Shout("archer", "orc-warrior-red"), EndTurn())
    story.dice(("rr", "- -")).strike("orc-warrior-red")
    story.dice(("r", "-")).strike("orc-warrior-red")
    assert [len(each.faces) for each in story.told(e.Rolled)] == [2, 1]


@pytest.mark.rule("162", "104")
def test_a_curse_takes_armour_until_the_time_phase_and_never_below_nought() -> None:
    story = table(
        ekar=hero("a1", card="black-rose", ghost=True),
        laigon=hero("a15"),
        foes=[enemy("orc-warrior-red", "a3"), enemy("gremlin-green-1", "a3")],
        encounters=["hesitation", "battle"],
        events=["calm", "calm"],
    )
    story.do(Shout("black-rose", "orc-warrior-red"))
    assert armour(story.t, story.foe("orc-warrior-red")) == 1
    assert armour(story.t, story.foe("gremlin-green-1")) == 0
    round_(story)
    assert armour(story.t, story.foe("orc-warrior-red")) == 2


@pytest.mark.rule("162", "220")
def test_led_by_a_ghost_a_hero_may_stay() -> None:
    story = table(laigon=hero("a1", card="ranger", ghost=True), ekar=hero("a8"))
    story.do(Shout("ranger", "ekar"))
    assert {x.to for x in story.offered(Walk)} == {"a3", "a7", "a9", "a13"}
    story.do(GoOn())
    assert story["ekar"].at == "a8"


@pytest.mark.rule("162")
def test_a_pickpocket_who_sees_one_area_only_has_nowhere_to_carry_anything() -> None:
    content = book(ground(3, 1, doors=[{"between": ["a1", "a2"]}]))
    story = table(
        content=content,
        shaya=hero("a1", card="rogue", ghost=True),
        ekar=hero("a3"),
        tweak=lambda s: s.coins.update(a1=10),
    )
    story.do(Shout("rogue"))
    assert story.about == "turn", "nothing else is left to her"
    assert story.state.coins == {"a1": 10}


@pytest.mark.rule("162", "104")
def test_an_echo_strengthens_attacks_until_the_time_phase() -> None:
    story = table(
        torgar=hero("a1", card="runemaster", ghost=True),
        ekar=hero("a1", card="black-rose", main="old-sword"),
        foes=[enemy("orc-warrior-red", "a1"), enemy("gremlin-green-1", "a1")],
        encounters=["hesitation"],
    )
    story.do(Shout("runemaster", None, "a1"), EndTurn())
    story.dice(("rb", "- -")).strike("orc-warrior-red")
    assert len(story.state.runes) == 1
    story.end_turn()
    assert story.state.runes == []


@pytest.mark.rule("113", "159")
def test_a_war_rune_counts_once_from_or_against_its_area_and_dies_with_its_master() -> None:
    def dice(rune: str, foe: str) -> int:
        story = table(
            ekar=hero("a1", card="black-rose", main="spear"),
            torgar=hero("a15", card="runemaster", rank=2, powers=["war-rune"]),
            foes=[enemy("orc-warrior-red", foe)],
            tweak=rune_at(rune),
        )
        story.luck.name("rb"[: 1 + (rune in ("a1", foe))], "- -" if rune in ("a1", foe) else "-")
        story.strike("orc-warrior-red")
        if story.state.runes:
            run(wound(story.t, story["torgar"], 99, "test"))
        assert story.state.runes == []
        return len(story.told(e.Rolled)[-1].faces)

    assert [dice("a1", "a2"), dice("a2", "a2"), dice("a1", "a1"), dice("a5", "a2")] == [2, 2, 2, 1]


# --- class powers --------------------------------------------------------------------------------


@pytest.mark.rule("104", "136")
def test_a_ward_is_gone_with_the_time_phase() -> None:
    story = table(auriel=hero("a1", powers=["ward"]), torgar=hero("a1"), events=["calm", "calm"])
    story.do(UsePower("ward", 1, "torgar"))
    assert story["torgar"].ward == 1
    round_(story)
    assert story["torgar"].ward == 0


@pytest.mark.rule("46", "104")
def test_a_sanctuary_heals_in_both_time_phases_and_is_gone_with_the_second() -> None:
    story = table(
        torgar=hero("a1", rank=5, powers=["sanctuary"], wounds=4),
        ekar=hero("a2", wounds=4),
        events=["calm", "calm", "calm"],
    )
    story.do(UsePower("sanctuary", 5, None, "a1"))
    assert armour(story.t, story["torgar"]) == 1
    assert armour(story.t, story["ekar"]) == 0
    round_(story)
    assert story["torgar"].wounds == 3
    round_(story)
    assert (story["torgar"].wounds, story["ekar"].wounds) == (2, 4)
    assert story.state.runes == []


@pytest.mark.rule("103", "149")
def test_a_cleave_waits_for_a_blow_from_near() -> None:
    story = table(
        ekar=hero("a1", rank=4, main="spear", powers=["cleave"]),
        torgar=hero("a15"),
        foes=[enemy("gremlin-green-1", "a1"), enemy("gremlin-green-2", "a1")],
    )
    story.do(UsePower("cleave", 1)).dice(("r", "-"), ("b", "S")).strike("gremlin-green-1")
    assert story.about == "turn", "a spear is no melee: nobody else is hit, and the cleave waits"
    assert story["ekar"].boons


@pytest.mark.rule("113", "151")
def test_a_dirty_trick_may_be_seen_through_and_is_used_all_the_same() -> None:
    for face, conditions in (("S", []), ("H", ["slow"])):
        story = table(
            shaya=hero("a1", rank=3, powers=["dirty-trick"]),
            torgar=hero("a15"),
            foes=[enemy("gremlin-green-1", "a1")],
        )
        story.dice(("b", face)).do(UsePower("dirty-trick", 3, "gremlin-green-1"))
        if conditions:
            story.do(Suffer("slow"))
        assert story.foe("gremlin-green-1").conditions == conditions
        assert story["shaya"].powers[0].at == 3


@pytest.mark.rule("119", "113")
def test_a_wolf_keeps_the_level_it_was_called_on() -> None:
    story = table(
        laigon=hero("a1", rank=4, powers=["fenrir"]),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
        tweak=wolf_at("a1"),
    )
    assert [x.level for x in story.offered(UsePower)] == [1]
    story.do(UsePower("fenrir", 1)).dice(("r", "-")).do(Aim("orc-warrior-red"))
    assert len(story.told(e.Rolled)[-1].faces) == 1, "no die more"


@pytest.mark.rule("131", "135")
def test_a_stonecleaver_splits_armour_for_one_blow() -> None:
    story = table(
        ekar=hero("a1", rank=4, main="treasure-stonecleaver"),
        torgar=hero("a15"),
        foes=[enemy("orc-warrior-red", "a1")],
    )
    story.dice(("rr", "HP -"), ("bb", "- -")).strike("orc-warrior-red")
    story.do(Spend("treasure-stonecleaver.0"))
    assert story.foe("orc-warrior-red").wounds == 2, "three hits, one armour left"
    assert armour(story.t, story.foe("orc-warrior-red")) == 2
