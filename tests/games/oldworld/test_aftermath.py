"""What comes of a fight with a monster: won, driven off or lost; and who appears then."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Burn, Take
from korchma.games.oldworld.state import Quest
from tests.games.oldworld.fights import HENGFORS, NO_DAMAGE, hunt
from tests.games.oldworld.story import BOX, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"


@pytest.mark.rule("89", "90", "105")
def test_a_monster_without_life_is_beaten() -> None:
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH,))).lay(SLASH)
    assert (table["wolf"].gold, table["wolf"].trophies, table["wolf"].marker) == (2, ["harpy"], 1)
    assert table.about == "burn"
    table.do((Burn(REND),))
    assert table.told(e.Won) == [e.Won(0, "harpy")]


@pytest.mark.rule("89")
@pytest.mark.ruling("A2")
def test_so_also_when_its_own_last_card_was_revealed_and_the_witcher_stands() -> None:
    table = hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,)))
    table.life(NO_DAMAGE, left=1).bite()
    assert table.told(e.Won)


@pytest.mark.rule("89", "93")
@pytest.mark.ruling("A2")
@pytest.mark.parametrize(("left", "driven_off"), [(1, True), (2, True), (3, False)])
def test_unconscious_with_at_most_one_card_of_life_left_it_is_driven_off(
    left: int, driven_off: bool
) -> None:
    table = hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,), deck=(), shield=0))
    table.life(7, left=left).bite()
    assert bool(table.told(e.DrivenOff)) == driven_off
    assert bool(table.told(e.Defeated)) != driven_off
    assert table.told(e.Won) == []


CHEAP = ("B1-1", "B1-2", "B0-1", "R0-1", "B2-1", "B2-2")


@pytest.mark.rule("93", "95")
def test_driven_off_gold_and_a_card_but_no_trophy() -> None:
    wolf = witcher(hand=(SLASH,), deck=(), shield=0)
    table = hunt("harpy", trail=False, wolf=wolf, row=CHEAP).life(7, left=2).bite()
    assert table.options == [Take("B0-1"), Take("R0-1")], "by printed cost"
    table.do(Take("R0-1"))
    assert (table["wolf"].gold, table["wolf"].trophies, table["wolf"].marker) == (2, [], 0)
    assert BOX.monsters[table.state.beasts["mountain"]].level == 1
    assert table.state.beasts["mountain"] != "harpy"
    assert table.state.fled[1] == ["harpy"]
    assert table.state.row[1:] == ["B1-1", "B1-2", "B0-1", "B2-1", "B2-2"]
    assert {*table["wolf"].hand, *table["wolf"].deck} >= {SLASH, "R0-1"}, "shuffled in"


@pytest.mark.rule("94", "95", "116")
@pytest.mark.ruling("A4", "A10")
def test_defeat_a_trail_a_card_and_one_card_fewer() -> None:
    deck = (REND,)
    wolf = witcher(hand=(SLASH,), deck=deck, discard=(), shield=0)
    table = hunt("harpy", trail=False, wolf=wolf, row=CHEAP).life(7, left=8).bite()
    table.do(Take("B0-1"))
    assert table.told(e.Defeated) == [e.Defeated(0, "harpy")]
    assert "mountain" in table["wolf"].trails
    assert table.state.refill == -1
    assert len(table["wolf"].hand) == 2
    assert (table.state.beasts["mountain"], table["wolf"].gold) == ("harpy", 0)


@pytest.mark.rule("94")
def test_the_monster_that_won_has_its_full_life_again() -> None:
    wolf = witcher(hand=(SLASH,), deck=(REND,), shield=0)
    table = hunt("harpy", trail=False, wolf=wolf).life(7, left=3).bite()
    assert table.told(e.Defeated)
    again = hunt("harpy", wolf=witcher(hand=(SLASH,)))
    assert len(again.fight.life) == 12
    assert table.state.beasts["mountain"] == "harpy"


@pytest.mark.rule("94", "65", "116")
def test_defeat_with_a_trail_brings_no_second_and_takes_none() -> None:
    table = hunt("harpy", wolf=witcher(hand=(SLASH,), deck=())).lay(SLASH)
    assert table.told(e.Defeated)
    assert list(table["wolf"].trails) == ["mountain"]
    assert table.told(e.GotTrail) == []


@pytest.mark.rule("94", "65")
def test_defeat_with_a_tracking_quest_ends_it_and_its_gold_goes_back() -> None:
    wolf = witcher(hand=(SLASH,), deck=(), shield=0, tracking={"mountain": 18})
    table = hunt("harpy", trail=False, wolf=wolf).life(7, left=8).bite()
    assert (table["wolf"].tracking, table["wolf"].gold) == ({}, 0)
    assert "mountain" in table["wolf"].trails
    assert (18 in table.state.stacks["mountain"]) != (table["wolf"].trails["mountain"] == 18)


@pytest.mark.rule("95", "64")
def test_without_a_card_of_cost_nothing_in_the_row_the_deck_is_searched() -> None:
    row = ("B1-1", "B1-2", "B1-3", "B1-4", "B2-1", "B2-2")
    wolf = witcher(hand=(SLASH,), deck=(), shield=0)
    table = hunt("harpy", trail=False, wolf=wolf, row=row)
    table.state.market += ["R0-1", "R1-1", "R2-1"]
    table.life(7, left=2)
    shuffles = table.luck.shuffles
    table.bite()
    assert table.told(e.TookFromRow) == [e.TookFromRow(0, "R0-1", hand=False)]
    assert table.luck.shuffles > shuffles
    assert {"R1-1", "R2-1"} <= {*table.state.market}
    assert table.told(e.TurnedUp) == [e.TurnedUp(("R2-1", "R1-1"))], "all see what was turned up"


@pytest.mark.rule("64")
def test_a_search_that_finds_nothing_shows_the_whole_deck_and_gives_nothing() -> None:
    row = ("B1-1", "B1-2", "B1-3", "B1-4", "B2-1", "B2-2")
    table = hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,), deck=(), shield=0), row=row)
    table.state.market[:] = ["R1-1", "R2-1"]
    table.life(7, left=2).bite()
    assert table.told(e.TurnedUp) == [e.TurnedUp(("R2-1", "R1-1"))]
    assert table.told(e.TookFromRow) == []
    assert sorted(table.state.market) == ["R1-1", "R2-1"]


@pytest.mark.rule("91")
def test_a_lost_trail_and_a_lost_tracking_quest_are_told_apart() -> None:
    cat, bear = witcher(trails=("mountain",)), witcher(tracking={"mountain": 18})
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH,)), cat=cat, bear=bear).lay(SLASH)
    table.do((Burn(SLASH),))
    assert table.told(e.TrailLost) == [e.TrailLost(0, "mountain"), e.TrailLost(1, "mountain")]
    assert table.told(e.TrackingLost) == [e.TrackingLost(2, "mountain")]


@pytest.mark.rule("96")
def test_after_a_fight_the_shield_is_full_and_all_cards_are_one_deck() -> None:
    wolf = witcher(hand=(SLASH, PUSH), skills=(1, 3, 1, 1), shield=0)
    table = hunt("harpy", left=1, wolf=wolf).lay(SLASH).do((Burn(SLASH),))
    assert (table["wolf"].shield, table["wolf"].discard) == (3, [])
    assert len(table["wolf"].hand) == 3, "phase III has come"
    assert len(table["wolf"].deck) == 10 - 1 - 3


@pytest.mark.rule("96")
def test_all_twenty_fight_cards_are_shuffled_for_the_next_fight() -> None:
    table = hunt("harpy", wolf=witcher(hand=(SLASH,)))
    assert table.luck.shuffles >= 2, "the fight cards and the life pool"
    assert len({*table.fight.life}) == 12


# --- a new one appears ---------------------------------------------------------------------------


@pytest.mark.rule("90", "91")
@pytest.mark.case("T13")
@pytest.mark.parametrize(("monster", "level"), [("harpy", 2), ("griffin", 3), ("brewess", 3)])
def test_a_stronger_one_comes_to_the_same_terrain(monster: str, level: int) -> None:
    table = hunt(monster, left=1, wolf=witcher(hand=(SLASH,), skills=(4, 1, 1, 1)))
    table.lay(SLASH).do((Burn(SLASH),))
    new = table.state.beasts["mountain"]
    assert (new != monster, BOX.monsters[new].level) == (True, level)
    assert BOX.places[table.state.lairs["mountain"]].terrain == "mountain"
    assert monster in table.state.slain


@pytest.mark.rule("91", "116")
@pytest.mark.ruling("A12")
def test_trails_and_tracking_of_the_old_one_go_back_but_quests_stay() -> None:
    wolf = witcher(hand=(SLASH,), trails=("forest",))
    quest = Quest("city-01", 9, "mountain", 1, 0)
    bear = witcher(gold=1, tracking={"mountain": 18}, quests=[quest])
    table = hunt("harpy", left=1, wolf=wolf, bear=bear, cat=witcher(trails=("mountain",)))
    table.lay(SLASH).do((Burn(SLASH),))
    assert list(table["wolf"].trails) == ["forest"]
    assert (table["bear"].tracking, table["cat"].trails, table["bear"].gold) == ({}, {}, 1)
    assert len(table["bear"].quests) == 1
    out = {table.state.lairs["mountain"], 9}
    assert {*table.state.stacks["mountain"]} == {*BOX.by_terrain["mountain"]} - out


@pytest.mark.rule("91")
def test_an_empty_stack_is_made_of_those_driven_off() -> None:
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH,)))
    table.state.tokens[2], table.state.fled[2] = [], ["fiend"]
    table.lay(SLASH).do((Burn(SLASH),))
    assert (table.state.beasts["mountain"], table.state.fled[2]) == ("fiend", [])


@pytest.mark.rule("91", "93")
def test_the_one_just_driven_off_is_among_them() -> None:
    table = hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,), deck=(), shield=0))
    table.state.tokens[1] = []
    table.life(7, left=2).bite()
    assert table.state.beasts["mountain"] == "harpy"


@pytest.mark.rule("91")
@pytest.mark.ruling("A34")
def test_with_no_token_left_the_slot_stays_empty_and_its_tokens_go_back() -> None:
    table = hunt("brewess", left=1, wolf=witcher(hand=(SLASH,)), bear=witcher(trails=("mountain",)))
    table.state.tokens[3] = []
    table.lay(SLASH).do((Burn(SLASH),))
    assert (table.state.beasts["mountain"], table.state.lairs["mountain"]) == ("", -1)
    assert {*table.state.stacks["mountain"]} == {*BOX.by_terrain["mountain"]}
    assert table["bear"].trails == {}


@pytest.mark.rule("91")
@pytest.mark.ruling("A34")
def test_only_if_all_three_slots_are_empty_a_beaten_one_comes_back() -> None:
    table = hunt("brewess", left=1, wolf=witcher(hand=(SLASH,)))
    table.state.tokens[3] = []
    table.state.beasts |= {"forest": "", "water": ""}
    table.lay(SLASH).do((Burn(SLASH),))
    assert table.state.beasts["mountain"] == "brewess"


@pytest.mark.rule("92", "15")
@pytest.mark.ruling("A11")
def test_with_four_a_beaten_first_level_monster_is_replaced_from_the_extra_stack() -> None:
    table = hunt(
        "harpy", left=1, wolf=witcher(hand=(SLASH,)), cat=witcher(), bear=witcher(), viper=witcher()
    )
    table.state.extra = ["arachas"]
    table.lay(SLASH).do((Burn(SLASH),))
    assert (table.state.beasts["mountain"], table.state.extra) == ("arachas", [])


@pytest.mark.rule("92")
@pytest.mark.ruling("A11")
def test_not_so_a_monster_that_was_driven_off_or_a_stronger_one() -> None:
    table = hunt(
        "harpy",
        trail=False,
        wolf=witcher(hand=(SLASH,), deck=(), shield=0),
        cat=witcher(),
        bear=witcher(),
        viper=witcher(),
    )
    table.state.extra = ["arachas"]
    table.state.tokens[1] = ["barghest"]
    table.life(7, left=2).bite()
    assert table.state.beasts["mountain"] == "barghest"
    table = hunt(
        "griffin",
        left=1,
        wolf=witcher(hand=(SLASH,)),
        cat=witcher(),
        bear=witcher(),
        viper=witcher(),
    )
    table.state.extra = ["arachas"]
    table.lay(SLASH).do((Burn(SLASH),))
    assert table.state.extra == ["arachas"]


@pytest.mark.rule("90", "96")
@pytest.mark.ruling("A9")
def test_exhaustion_comes_before_the_new_monster() -> None:
    table = hunt("harpy", left=1, wolf=witcher(hand=(SLASH,))).lay(SLASH)
    assert (table.about, table.state.beasts["mountain"]) == ("burn", "harpy")
    assert table.state.lairs["mountain"] == HENGFORS
