"""Skills, level, shield, potions, hands and decks."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Act, Attack, Explore, Pour
from korchma.games.oldworld.rules.growing import lower_skill
from korchma.games.oldworld.rules.modifiers import shield_limit
from korchma.games.oldworld.state import combat_value, potions_per_fight
from tests.games.oldworld.story import old_world, witcher
from tests.games.oldworld.tales import tale

SWALLOWS = ("swallow",) * 3


@pytest.mark.rule("24")
@pytest.mark.parametrize(("level", "value"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_value_of_a_level(level: int, value: int) -> None:
    wolf = witcher(skills=(level, level, level, 1))
    table = old_world(wolf=wolf)
    assert combat_value(wolf) == value
    assert shield_limit(table.session.table, 0) == value
    assert potions_per_fight(wolf) == value


@pytest.mark.rule("24")
def test_defence_lifts_the_shield_and_no_higher_than_it_may() -> None:
    table = old_world(wolf=witcher(9, hand=("B0-3",), shield=1)).move(5, "B0-3").do(Act(5))
    assert (table["wolf"].skills[1], table["wolf"].shield) == (2, 2)
    wolf = witcher(9, hand=("B0-3",), skills=(4, 4, 4, 4), shield=4)
    table = old_world(wolf=wolf).move(5, "B0-3").do(Act(5))
    assert (table["wolf"].skills[1], table["wolf"].shield) == (5, 4)


@pytest.mark.rule("24", "25")
@pytest.mark.case("T01")
def test_four_skills_above_the_level_make_a_level_and_a_card() -> None:
    wolf = witcher(8, hand=("B0-3",), skills=(2, 3, 1, 2), level=1)
    table = old_world(wolf=wolf, brews=("swallow",)).move(4, "B0-3").do(Act(4))
    assert table["wolf"].skills == [2, 3, 2, 2]
    assert (table["wolf"].potions, table["wolf"].level) == (["swallow"], 2)
    assert len(table["wolf"].hand) == 1


@pytest.mark.rule("25")
@pytest.mark.parametrize(("level", "cards"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_higher_levels_bring_more_cards(level: int, cards: int) -> None:
    low = level - 1
    wolf = witcher(8, hand=("B0-3",), skills=(5, 5, low, 5), level=low)
    table = old_world(wolf=wolf, brews=("swallow",)).move(4, "B0-3").do(Act(4))
    assert (table["wolf"].level, len(table["wolf"].hand)) == (level, cards)


@pytest.mark.rule("25")
@pytest.mark.case("T02")
def test_the_level_never_falls() -> None:
    table = old_world(wolf=witcher(skills=(3, 3, 3, 3)))
    for skill in range(4):
        lower_skill(table.session.table, 0, skill)
    assert (table["wolf"].skills, table["wolf"].level) == ([2, 2, 2, 2], 3)


@pytest.mark.rule("25")
def test_a_skill_won_back_is_no_new_level() -> None:
    table = old_world(wolf=witcher(8, hand=("B0-3",), skills=(3, 3, 2, 3), level=3))
    table.move(4, "B0-3").do(Act(4))
    assert (table["wolf"].level, table["wolf"].hand) == (3, [])


@pytest.mark.rule("26")
def test_skills_stop_at_one_and_five_is_for_good() -> None:
    table = old_world(wolf=witcher(skills=(1, 5, 2, 4)))
    for skill in range(4):
        lower_skill(table.session.table, 0, skill)
    assert table["wolf"].skills == [1, 5, 1, 3]


@pytest.mark.rule("27")
def test_the_shield_falls_with_defence() -> None:
    table = old_world(wolf=witcher(skills=(1, 3, 1, 1)))
    lower_skill(table.session.table, 0, 1)
    assert table["wolf"].shield == 2
    table = old_world(wolf=witcher(skills=(1, 3, 1, 1), shield=1))
    lower_skill(table.session.table, 0, 1)
    assert table["wolf"].shield == 1


@pytest.mark.rule("28", "47")
def test_a_fifth_potion_makes_one_go_by_choice() -> None:
    wolf = witcher(8, hand=("B0-4",), potions=(*SWALLOWS, "blizzard"))
    table = old_world(wolf=wolf, brews=("full-moon",)).move(11, "B0-4").do(Act(11))
    assert table.options == [Pour("swallow"), Pour("blizzard"), Pour("full-moon")]
    table.do(Pour("blizzard"))
    assert table["wolf"].potions == [*SWALLOWS, "full-moon"]
    assert table.state.poured == ["blizzard"]


@pytest.mark.rule("28")
def test_used_potions_come_back_when_the_deck_is_empty() -> None:
    table = old_world(wolf=witcher(8, hand=("B0-4",))).move(11, "B0-4")
    table.state.brews, table.state.poured = [], ["swallow"]
    table.do(Act(11))
    assert (table["wolf"].potions, table.state.poured) == (["swallow"], [])


@pytest.mark.rule("28")
@pytest.mark.ruling("A24")
def test_what_lies_open_everybody_sees_and_hands_nobody() -> None:
    bear = witcher(hand=("BEAR-1",), potions=("swallow",), gold=3, discard=("BEAR-2",))
    bear.trophies = ["harpy"]
    table = old_world(wolf=witcher(hand=("WOLF-1",)), bear=bear)
    seen = table.seen("wolf").players[1]
    assert (seen.potions, seen.gold, seen.discard) == (("swallow",), 3, ("BEAR-2",))
    assert seen.trophies == ("harpy",)
    assert (seen.hand, seen.held, seen.deck) == (None, 1, None)
    assert table.seen("wolf").players[0].hand == ("WOLF-1",)


@pytest.mark.rule("21")
def test_of_the_own_deck_one_knows_the_cards_but_not_their_order() -> None:
    table = old_world(wolf=witcher(deck=("WOLF-9", "WOLF-1", "WOLF-5")))
    assert table.seen("wolf").players[0].deck == ("WOLF-1", "WOLF-5", "WOLF-9")


@pytest.mark.rule("19", "68")
def test_an_eighth_card_is_not_drawn() -> None:
    table = old_world(phase="rest", wolf=witcher(), tweak=lambda s: setattr(s, "refill", 9))
    assert len(table["wolf"].hand) == 7


@pytest.mark.rule("20")
def test_outside_fights_the_discard_becomes_a_new_deck() -> None:
    wolf = witcher(deck=("WOLF-1",), discard=("WOLF-2", "WOLF-3", "WOLF-4"))
    table = old_world(phase="rest", wolf=wolf)
    assert len(table["wolf"].hand) == 3
    assert table.told(e.Reshuffled) == [e.Reshuffled(0)]
    assert table["wolf"].discard == []


@pytest.mark.rule("22")
def test_discards_are_open_and_the_last_card_lies_on_top() -> None:
    wolf = witcher(8, hand=("WOLF-4", "WOLF-5"), discard=("WOLF-1",))
    table = old_world(wolf=wolf).move(11, "WOLF-4", "WOLF-5")
    assert table["wolf"].discard == ["WOLF-1", "WOLF-4", "WOLF-5"]
    assert table.seen("viper").players[0].discard[-1] == "WOLF-5"


@pytest.mark.rule("23")
def test_burned_cards_never_come_back() -> None:
    table = old_world(
        wolf=witcher(8, hand=("WOLF-2", "B0-1", "B0-2")),
        row=("B1-1", "B1-2", "B1-3", "B1-4", "B1-5", "B1-6"),
    ).move(7, "B0-1")
    before = len(table.state.market)
    table.do(Act(7))
    assert table.about == "burn-row"
    table.do((table.options[0], table.options[1]))
    assert table.state.burned == ["B1-1", "B1-2"]
    assert len(table.state.market) == before - 2
    assert not {"B1-1", "B1-2"} & {*table.state.market, *table.state.row}


@pytest.mark.rule("29", "30")
@pytest.mark.case("T20")
def test_a_token_face_down_is_the_trail_of_the_monster_in_its_terrain() -> None:
    for monster in ("barghest", "harpy"):
        wolf = witcher(16, hand=("WOLF-1",), trails=("forest",))
        table = old_world(phase="deed", lairs={"forest": (monster, 16)}, wolf=wolf)
        assert table.seen("viper").players[0].trails == ("forest",), "its number does not matter"
        assert table.do(Attack(monster)).asked == "wolf", "whichever lives there now"


@pytest.mark.rule("30", "65")
@pytest.mark.ruling("A13")
def test_there_is_one_trail_of_each_terrain_at_most() -> None:
    story = tale(a=[{"do": "trail"}])
    wolf = witcher(trails=("forest", "mountain"))
    table = old_world(phase="deed", content=story, wolf=wolf).do(Explore("city"))
    table.do(table.options[0])
    assert sorted(table["wolf"].trails) == ["forest", "mountain", "water"]
    table = old_world(
        phase="deed", content=story, wolf=witcher(trails=("forest", "mountain", "water"))
    ).do(Explore("city"))
    table.do(table.options[0])
    assert len(table["wolf"].trails) == 3


@pytest.mark.rule("17b")
@pytest.mark.ruling("A33")
def test_the_next_one_waits_until_phase_three_is_over() -> None:
    table = old_world(phase="rest", wolf=witcher(), bear=witcher())
    while table.state.active == 0:
        assert [*table.session.waiting] == [0]
        table.rest()
    assert table.asked == "bear"


@pytest.mark.rule("6")
def test_the_bank_never_runs_dry() -> None:
    story = tale(a=[{"do": "gold", "n": 40}])
    table = old_world(phase="deed", content=story, wolf=witcher(gold=30)).do(Explore("city"))
    assert table.do(table.options[0])["wolf"].gold == 70
