"""Potions in fights, one by one, and how many may be used."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Drink, Lay, Pick, Toss
from tests.games.oldworld.fights import NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import BOX, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"


@pytest.mark.rule("3")
def test_there_are_seven_kinds_and_four_of_each() -> None:
    assert {kind: BOX.brews.count(kind) for kind in BOX.brews} == {
        "swallow": 4,
        "black-blood": 4,
        "blizzard": 4,
        "petris-philter": 4,
        "thunderbolt": 4,
        "tawny-owl": 4,
        "full-moon": 4,
    }


@pytest.mark.rule("77")
@pytest.mark.parametrize(("alchemy", "most"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_alchemy_says_how_many_may_be_used_in_a_fight(alchemy: int, most: int) -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt",) * 5, skills=(1, 1, alchemy, 1))
    table = hunt("ekimmara", wolf=wolf)
    for _ in range(most):
        table.do(Drink("thunderbolt"))
    assert table.about == "combo"
    assert len(table["wolf"].potions) == 5 - most
    assert table.fight.sides[0].drunk == ["thunderbolt"] * most, "turned over, not yet discarded"
    assert table.state.poured == []


@pytest.mark.rule("77")
def test_used_potions_are_discarded_after_the_fight() -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt",))
    table = hunt("ekimmara", wolf=wolf, left=3).do(Drink("thunderbolt")).lay(SLASH)
    assert table.state.poured == ["thunderbolt"]
    assert table["wolf"].potions == []


@pytest.mark.rule("77")
def test_the_limit_is_for_the_whole_fight() -> None:
    wolf = witcher(hand=(SLASH, REND), potions=("swallow", "swallow"), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, NO_DAMAGE)).do(Drink("swallow")).lay(SLASH).bite()
    assert table.about == "combo"
    assert table["wolf"].potions == ["swallow"]


@pytest.mark.rule("77", "83")
def test_swallow_lifts_the_shield_and_costs_a_card() -> None:
    wolf = witcher(hand=(SLASH,), potions=("swallow",), skills=(2, 2, 1, 1), shield=0)
    table = hunt("ekimmara", wolf=wolf).do(Drink("swallow"))
    assert table["wolf"].shield == 1
    assert len(table.lay(SLASH)["wolf"].hand) == 1


@pytest.mark.rule("77", "119")
def test_black_blood_deals_one_at_once_and_leaves_the_combo_one_card() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND), potions=("black-blood",)))
    table.do(Drink("black-blood"))
    assert len(table.fight.life) == 11
    table.do(Lay(SLASH))
    assert len(table.fight.life) == 10
    assert table.about == "attack"


@pytest.mark.rule("77", "79")
@pytest.mark.ruling("A29")
def test_blizzard_adds_a_card_without_a_link_as_the_last_of_the_combo() -> None:
    wolf = witcher(hand=(YRDEN, REND, PUSH), potions=("blizzard",), shield=0, skills=(1, 1, 1, 3))
    table = hunt("ekimmara", wolf=wolf).do(Drink("blizzard")).lay(YRDEN, REND)
    assert table.about == "blizzard"
    table.do(Lay(PUSH))
    assert table.about == "wolf", "it makes the combo three cards long"
    table.do(table.options[-1])
    assert table["wolf"].discard == [YRDEN, REND, PUSH]
    assert (table["wolf"].shield, len(table.fight.life)) == (1, 12 - 3)


@pytest.mark.rule("78")
@pytest.mark.ruling("A29")
def test_black_blood_leaves_no_room_for_blizzard() -> None:
    wolf = witcher(hand=(SLASH, PUSH), potions=("blizzard", "black-blood"), skills=(1, 1, 3, 1))
    table = hunt("ekimmara", wolf=wolf).do(Drink("black-blood"))
    assert table.about == "combo", "Blizzard would do nothing"
    wolf = witcher(hand=(SLASH, PUSH), potions=("blizzard", "black-blood"), skills=(1, 1, 3, 1))
    table = hunt("ekimmara", wolf=wolf).do(Drink("blizzard"), Drink("black-blood")).lay(SLASH)
    assert table["wolf"].discard == [SLASH]


@pytest.mark.rule("78")
def test_petris_philter_wants_a_card_for_two_damage() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, PUSH), potions=("petris-philter",)))
    table.do(Drink("petris-philter"), (Toss(PUSH),))
    assert len(table.fight.life) == 10
    assert (table["wolf"].hand, table["wolf"].discard) == ([SLASH], [PUSH])
    table = hunt("ekimmara", wolf=witcher(hand=(), deck=(SLASH,), potions=("petris-philter",)))
    assert not table.offers(Drink("petris-philter"))


@pytest.mark.rule("77", "83")
def test_thunderbolt_adds_two_to_the_attack_and_costs_three_cards() -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt",), skills=(4, 1, 1, 1))
    table = hunt("ekimmara", wolf=wolf).do(Drink("thunderbolt"))
    assert len(table.fight.life) == 12, "not at once"
    table.lay(SLASH)
    assert len(table.fight.life) == 12 - 3
    assert len(table["wolf"].hand) == 1


@pytest.mark.rule("77", "78")
def test_tawny_owl_draws_two_now_and_two_fewer_later() -> None:
    wolf = witcher(hand=(SLASH,), potions=("tawny-owl",), skills=(3, 1, 1, 1))
    table = hunt("ekimmara", wolf=wolf).do(Drink("tawny-owl"))
    assert len(table["wolf"].hand) == 3
    assert len(table["wolf"].deck) == 7, "out of the own life pool"
    assert len(table.lay(SLASH)["wolf"].hand) == 3


@pytest.mark.rule("77")
def test_full_moon_puts_two_cards_of_the_discard_under_the_deck() -> None:
    wolf = witcher(hand=(YRDEN, REND, SLASH), deck=(AARD, PUSH), potions=("full-moon",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, 3, NO_DAMAGE))
    assert table.about == "combo", "nothing is in the discard yet"
    table.lay(YRDEN, REND).bite().do(Drink("full-moon"))
    assert table.ask.pick == (0, 2)
    table.do((Pick(YRDEN), Pick(REND)))
    assert table["wolf"].deck[:2] == [REND, YRDEN], "in the order one likes"
    assert table.fight.working == ["potion:full-moon"]
    assert table["wolf"].discard == []


@pytest.mark.rule("77", "120")
def test_a_defender_drinks_too() -> None:
    table = duel(
        wolf=witcher(hand=(PUSH, SLASH)), cat=witcher(hand=("CAT-1",), potions=("black-blood",))
    ).lay(PUSH)
    assert table.asked == "cat"
    before = len(table["wolf"].deck)
    table["wolf"].shield = 0
    table.do(Drink("black-blood"))
    assert len(table["wolf"].deck) == before - 1
    assert table.told(e.Drank) == [e.Drank(1, "black-blood")]
