"""A witcher's turn in a fight: life pools, combos, damage, shield, cards, knock-out."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Done, Drink, Lay, Ready, Toss
from tests.games.oldworld.fights import NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import BOX, Story, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
"""Of the Wolf: blue D1 [red], red D2 -1, green S1 [purple], purple D1 [blue:D1],
yellow +1 [red:D1]."""
TRAP, WAVE, BLOCK = "Y1b-1", "P1b-1", "G1-1"
"""Yellow +2 [purple:D2, red], purple D1 [green:S1, blue:D1], green S2 [yellow:D1]."""
AXII, COVER, BLOW = "Y0b-1", "G0b-1", "R1-1"
"""Yellow T [purple:D1, blue:D1], green S1 [blue:R, red:R], red D3 -3."""


@pytest.mark.rule("72")
def test_the_discard_joins_the_deck_and_the_hand_stays() -> None:
    table = hunt("harpy", wolf=witcher(hand=(SLASH, REND), discard=(PUSH, AARD)))
    assert table["wolf"].hand == [SLASH, REND]
    assert (len(table["wolf"].deck), table["wolf"].discard) == (8, [])
    assert {PUSH, AARD} <= {*table["wolf"].deck}


@pytest.mark.rule("72", "120")
def test_both_fighters_form_a_life_pool() -> None:
    table = duel(
        wolf=witcher(hand=(SLASH,), discard=(PUSH,)),
        cat=witcher(hand=("CAT-1", "CAT-2"), discard=("CAT-3", "CAT-4")),
    )
    assert (len(table["wolf"].deck), table["wolf"].discard) == (9, [])
    assert (len(table["cat"].deck), table["cat"].discard) == (8, [])
    assert table["cat"].hand == ["CAT-1", "CAT-2"]


@pytest.mark.rule("73")
@pytest.mark.ruling("A1")
def test_the_last_card_played_with_an_empty_deck_is_defeat() -> None:
    table = hunt("harpy", wolf=witcher(hand=(SLASH,), deck=()), left=5).lay(SLASH)
    assert table.told(e.Defeated) == [e.Defeated(0, "harpy")]
    assert table.state.fight is None


@pytest.mark.rule("73", "83")
@pytest.mark.ruling("A1")
def test_an_empty_hand_with_cards_in_the_deck_is_no_defeat() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(REND,), deck=(PUSH,))).lay(REND)
    assert (table["wolf"].hand, table["wolf"].deck) == ([], [PUSH])
    assert table.about == "attack"


@pytest.mark.rule("73", "82")
@pytest.mark.ruling("A1")
def test_a_card_taken_from_the_discard_saves() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, AXII), deck=()), life=(1, NO_DAMAGE))
    table.lay(SLASH).bite()
    assert table["wolf"].hand == [AXII]
    table.lay(AXII)
    assert (table["wolf"].hand, table["wolf"].discard) == ([SLASH], [AXII])
    assert table.about == "attack"


@pytest.mark.rule("82")
@pytest.mark.ruling("A1")
def test_a_card_that_returns_by_the_link_used_saves() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(COVER, SLASH), deck=())).lay(COVER, SLASH)
    assert (table["wolf"].hand, table["wolf"].discard) == ([COVER], [SLASH])
    assert table.about == "attack"


@pytest.mark.rule("82")
def test_a_link_that_is_not_used_returns_nothing() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(COVER,), deck=(PUSH, AARD))).lay(COVER)
    assert (table["wolf"].hand, table["wolf"].discard) == ([PUSH], [COVER])


@pytest.mark.rule("74")
def test_who_plays_the_card_that_empties_both_wins() -> None:
    table = hunt("harpy", wolf=witcher(hand=(REND,), deck=()), left=2).lay(REND)
    assert table.told(e.Won) == [e.Won(0, "harpy")]
    assert table["wolf"].trophies == ["harpy"]


@pytest.mark.rule("74")
def test_so_between_witchers() -> None:
    table = duel(
        wolf=witcher(hand=(REND,), deck=()), cat=witcher(hand=("CAT-1",), deck=(), shield=1)
    ).lay(REND)
    assert table.told(e.BeatWitcher) == [e.BeatWitcher(0, 1)]


@pytest.mark.rule("75")
def test_an_empty_deck_is_not_reshuffled_in_a_fight() -> None:
    wolf = witcher(hand=(SLASH, REND), deck=(PUSH,), skills=(4, 1, 1, 1))
    table = hunt("ekimmara", wolf=wolf).lay(SLASH)
    assert (table["wolf"].hand, table["wolf"].deck) == ([REND, PUSH], [])
    assert table["wolf"].discard == [SLASH]


@pytest.mark.rule("75", "120")
def test_nor_is_it_in_a_duel() -> None:
    wolf = witcher(hand=(SLASH, REND), deck=(PUSH,), skills=(4, 1, 1, 1))
    cat = witcher(hand=("CAT-1",), deck=("CAT-2", "CAT-3", "CAT-4"))
    table = duel(wolf=wolf, cat=cat).lay(SLASH).lay("CAT-1")
    assert (table["wolf"].deck, table["wolf"].discard) == ([], [SLASH])
    table.lay(REND)
    assert (table["wolf"].hand, table["wolf"].discard) == ([PUSH], [SLASH, REND])


@pytest.mark.rule("76", "80")
def test_nothing_resolves_before_the_combo_is_finished() -> None:
    wolf = witcher(hand=(SLASH, REND), potions=("swallow",), skills=(2, 2, 1, 1), shield=0)
    table = hunt("ekimmara", wolf=wolf)
    assert table.about == "prepare"
    table.do(Drink("swallow"))
    assert table.about == "combo"
    table.do(Lay(SLASH))
    assert (len(table.fight.life), table["wolf"].discard) == (12, [])
    table.do(Lay(REND))
    assert len(table.fight.life) == 9
    assert table["wolf"].discard == [SLASH, REND]


@pytest.mark.rule("79")
def test_the_first_card_is_a_must_and_any_will_do() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND, PUSH)))
    assert table.options == [Lay(SLASH), Lay(REND), Lay(PUSH)]
    assert table.refuses(Done())


@pytest.mark.rule("79")
def test_the_next_card_follows_a_link_of_the_top_card_alone() -> None:
    hand = (TRAP, WAVE, "WOLF-3", "WOLF-1", BLOCK)
    table = hunt("ekimmara", wolf=witcher(hand=hand)).do(Lay(TRAP))
    assert table.options == [Lay(WAVE), Lay("WOLF-3"), Done()]
    table.do(Lay(WAVE))
    assert table.options == [Lay("WOLF-1"), Lay(BLOCK), Done()]
    assert table.why_not("card:WOLF-3") == ("79", "no-link")


@pytest.mark.rule("79")
def test_extending_is_never_forced_and_a_card_without_links_ends_the_combo() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND))).do(Lay(SLASH), Done())
    assert table["wolf"].discard == [SLASH]
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND))).do(Lay(REND))
    assert table["wolf"].discard == [REND]


def three_cards(**potions: str) -> Story:
    """The combo of the rulebook's pictures: sign, sign, block."""
    wolf = witcher(
        hand=(TRAP, WAVE, BLOCK), skills=(2, 3, 1, 1), shield=1, potions=tuple(potions.values())
    )
    return hunt("ekimmara", wolf=wolf)


@pytest.mark.rule("81", "82")
@pytest.mark.case("T10", "T11")
@pytest.mark.ruling("A8")
def test_corners_and_used_links_count_and_the_shield_stops_at_its_maximum() -> None:
    table = three_cards().lay(TRAP, WAVE, BLOCK)
    if table.about == "wolf":
        table.do(table.options[-1])
    assert len(table.fight.life) == 12 - 3
    assert table["wolf"].shield == 3


@pytest.mark.rule("83")
@pytest.mark.case("T12")
def test_combat_and_the_combo_and_a_potion_say_how_many_are_drawn() -> None:
    table = three_cards(potion="swallow").do(Drink("swallow")).lay(TRAP, WAVE, BLOCK)
    table.do(table.options[-1])
    assert len(table["wolf"].hand) == 2 + 2 - 1


@pytest.mark.rule("83")
def test_fewer_than_none_are_none() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(BLOW,), skills=(2, 1, 1, 1))).lay(BLOW)
    assert table["wolf"].hand == []


@pytest.mark.rule("83")
def test_the_combo_goes_to_the_discard_with_its_last_card_on_top() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(YRDEN, REND))).lay(YRDEN, REND)
    assert table["wolf"].discard == [YRDEN, REND]


@pytest.mark.rule("19", "83")
@pytest.mark.ruling("A28")
def test_seven_cards_are_the_most_also_in_a_fight() -> None:
    hand = ("WOLF-1", "WOLF-2", "WOLF-4", "WOLF-6", "WOLF-7", "WOLF-8", YRDEN)
    table = hunt("ekimmara", wolf=witcher(hand=hand, skills=(4, 1, 1, 1))).lay(YRDEN)
    assert len(table["wolf"].hand) == 7
    assert len(table["wolf"].deck) == 2


@pytest.mark.rule("82")
@pytest.mark.ruling("A28")
def test_a_full_hand_takes_nothing_from_the_discard_and_returns_nothing() -> None:
    hand = (COVER, SLASH, "WOLF-2", "WOLF-3", "WOLF-4", "WOLF-6", "WOLF-7")
    table = hunt("ekimmara", wolf=witcher(hand=hand)).do(Lay(COVER), Lay(SLASH), Done())
    assert COVER in table["wolf"].hand, "five and it make six, and one is drawn"
    table = hunt("ekimmara", wolf=witcher(hand=(*hand, "WOLF-8", "WOLF-10")))
    table.do(Lay(COVER), Lay(SLASH), Done())
    assert COVER in table["wolf"].discard


@pytest.mark.rule("81")
@pytest.mark.case("T23")
def test_damage_goes_to_the_shield_then_to_the_deck() -> None:
    wolf = witcher(hand=(SLASH,), skills=(1, 3, 1, 1))
    table = hunt("ekimmara", wolf=wolf, life=(2, 7)).lay(SLASH)
    before = len(table["wolf"].deck)
    table.bite()
    assert table["wolf"].shield == 0
    assert len(table["wolf"].deck) == before - 2
    assert len(table["wolf"].discard) == 1 + 2


@pytest.mark.rule("81")
def test_then_to_the_hand_as_its_owner_likes() -> None:
    wolf = witcher(hand=(REND, SLASH, PUSH, AARD), deck=(YRDEN,), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, 12)).lay(REND).bite()
    assert table.ask.pick == (2, 2)
    assert table.ask.rule == "81"
    table.do((Toss(SLASH), Toss(AARD)))
    assert table["wolf"].hand == [PUSH]
    assert table["wolf"].deck == []


@pytest.mark.rule("81", "85")
def test_damage_takes_fight_cards_off_the_top_of_a_monsters_life() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(REND,)), life=(3, 9, 4)).lay(REND)
    assert table.fight.spent == [3, 9]
    assert table.fight.life[-1] == 4


@pytest.mark.rule("86", "76")
def test_turns_alternate() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,)), life=(1, NO_DAMAGE))
    assert table.asked == "wolf"
    table.lay(SLASH)
    assert (table.asked, table.about) == ("viper", "attack")
    table.bite()
    assert (table.asked, table.about) == ("wolf", "combo")


@pytest.mark.rule("77")
def test_step_one_may_be_passed() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), potions=("swallow",)))
    assert table.offers(Ready())
    table.ready()
    assert (table.about, table["wolf"].potions) == ("combo", ["swallow"])


@pytest.mark.rule("18", "83")
def test_what_a_card_says_goes_before_the_rules() -> None:
    """A Harpy makes Combat nothing in the first turn, whatever the board says."""
    table = hunt("harpy", wolf=witcher(hand=(SLASH,), skills=(4, 1, 1, 1))).lay(SLASH)
    assert table["wolf"].hand == []
    assert BOX.monsters["harpy"].life == 12


@pytest.mark.rule("82")
def test_two_symbols_take_two_cards_of_the_discard() -> None:
    hand = (AXII, "Y0b-2", SLASH)
    wolf = witcher(hand=hand, potions=("blizzard",), deck=(REND, PUSH), shield=0)
    table = hunt("harpy", wolf=wolf, trail=False).life(17).bite()
    assert table["wolf"].discard == [REND, PUSH], "both of the deck"
    table.do(Drink("blizzard"), Lay(AXII), Done(), Lay("Y0b-2"))
    assert {REND, PUSH} <= {*table["wolf"].hand}
