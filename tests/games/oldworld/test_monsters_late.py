"""What the monsters of levels II and III do, one by one."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Burn, Drink, Lay, Toss
from tests.games.oldworld.fights import hunt
from tests.games.oldworld.story import witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
IGNI, TRAP, WAVE, BLOCK = "P0b-1", "Y1b-1", "P1b-1", "G1-1"
TWO = 17
"""A fight card with a bite of 2."""


@pytest.mark.rule("81")
def test_symbols_of_purple_cards_do_nothing_to_a_fiend() -> None:
    table = hunt("fiend", wolf=witcher(hand=(AARD, SLASH))).lay(AARD, SLASH)
    assert len(table.fight.life) == 13 - 1, "the link may be used, its symbol does nothing"
    table = hunt("fiend", wolf=witcher(hand=(TRAP, WAVE))).lay(TRAP, WAVE)
    assert len(table.fight.life) == 13 - 2, "a symbol on another card's link to purple counts"


@pytest.mark.rule("88")
def test_a_grave_hags_first_attack_goes_for_the_hand_before_the_shield() -> None:
    wolf = witcher(hand=(SLASH, REND, PUSH, AARD), skills=(1, 2, 1, 1))
    table = hunt("grave-hag", wolf=wolf, life=(1, TWO, 12)).lay(SLASH).bite()
    assert table.ask.pick == (2, 2)
    table.do((Toss(REND), Toss(PUSH)))
    assert (table["wolf"].shield, table["wolf"].hand[0]) == (2, AARD)
    table.lay(AARD).bite()
    assert table["wolf"].shield == 0, "the second attack is like any other"


@pytest.mark.rule("88")
def test_what_the_hand_cannot_pay_a_grave_hag_takes_as_others_do() -> None:
    wolf = witcher(hand=(SLASH,), skills=(1, 2, 1, 1))
    table = hunt("grave-hag", wolf=wolf, life=(1, 7)).lay(SLASH).bite()
    (hurt,) = table.told(e.Hurt)
    assert (hurt.n, hurt.shield, len(hurt.cards)) == (4, 0, 2), "the fifth was a card of the hand"
    assert len(table["wolf"].discard) == 1 + 1 + 2


@pytest.mark.rule("83")
def test_against_a_griffin_one_fewer_is_drawn_but_never_less_than_one_for_that() -> None:
    table = hunt("griffin", wolf=witcher(hand=(SLASH,), skills=(3, 1, 1, 1))).lay(SLASH)
    assert len(table["wolf"].hand) == 2
    table = hunt("griffin", wolf=witcher(hand=(SLASH,))).lay(SLASH)
    assert len(table["wolf"].hand) == 1
    table = hunt("griffin", wolf=witcher(hand=(REND,))).lay(REND)
    assert len(table["wolf"].hand) == 0


@pytest.mark.rule("81", "88")
def test_a_manticore_hurts_one_less_and_costs_a_random_card_each_time() -> None:
    wolf = witcher(hand=(REND, SLASH, PUSH), shield=0)
    table = hunt("manticore", wolf=wolf, life=(1, 2, 7, 7)).lay(REND)
    assert len(table.fight.life) == 14 - 2, "what it takes is not lowered"
    table.chance(1).bite()
    (hurt,) = table.told(e.Hurt)
    assert (hurt.n, table["wolf"].hand) == (4, [SLASH])
    assert table["wolf"].discard[:2] == [REND, PUSH], "the card first, then the wounds"
    table.lay(SLASH).life(7).chance(0).bite()
    assert [each.n for each in table.told(e.Hurt)] == [4, 4], "not only the first time"


@pytest.mark.rule("88")
def test_a_manticores_single_point_is_nothing_but_costs_the_card() -> None:
    wolf = witcher(hand=(SLASH, PUSH), shield=1)
    table = hunt("manticore", wolf=wolf, life=(1, 3)).lay(SLASH).chance(0).bite()
    assert (table.told(e.Hurt), table["wolf"].shield) == ([], 1)
    assert PUSH in table["wolf"].discard


@pytest.mark.rule("88")
@pytest.mark.parametrize(("attack", "kept"), [(4, ()), (12, ("shieldmaiden", "medallion"))])
def test_where_a_manticore_does_no_damage_its_sting_does_nothing(
    attack: int, kept: tuple[str, ...]
) -> None:
    wolf = witcher(hand=(SLASH, PUSH, YRDEN, AARD), shield=0, kept=kept)
    table = hunt("manticore", wolf=wolf, life=(1, attack)).lay(SLASH)
    held = len(table["wolf"].hand)
    if kept:
        table.bite()
    else:
        table.chance(0, 0).charge()
    lost = 0 if kept else 2
    assert len(table["wolf"].hand) == held - lost, "two at random by the card itself, no more"
    assert table.told(e.Hurt) == []


@pytest.mark.rule("73", "88")
def test_a_manticores_sting_can_take_the_last_card() -> None:
    wolf = witcher(hand=(SLASH, PUSH), deck=(), shield=1)
    table = hunt("manticore", wolf=wolf, life=(1, 3)).lay(SLASH).bite()
    assert table.told(e.Defeated) == [e.Defeated(0, "manticore")]


@pytest.mark.rule("79")
def test_against_a_nightwraith_the_first_card_is_chance() -> None:
    table = hunt(
        "nightwraith", left=14, wolf=witcher(hand=(PUSH, SLASH, REND), potions=("swallow",))
    )
    table.chance(1).ready()
    assert table.fight.combo == [SLASH]
    table.do(Lay(REND))
    assert len(table.fight.life) == 14 - 3
    table.life(TWO).bite()
    assert table.about == "prepare"
    table.ready()
    assert table.fight.combo == [], "only in the first turn"


@pytest.mark.rule("82")
def test_against_a_noonwraith_the_shield_rises_by_one_a_turn() -> None:
    wolf = witcher(hand=(BLOCK, PUSH), skills=(1, 4, 1, 1), shield=0, potions=("swallow",))
    table = hunt("noonwraith", wolf=wolf).do(Drink("swallow"))
    assert table["wolf"].shield == 1
    table.lay(BLOCK)
    assert table["wolf"].shield == 1
    table.life(12).bite().lay(PUSH)
    assert table["wolf"].shield == 1


@pytest.mark.rule("81")
def test_a_penitent_is_not_hurt_in_the_first_turn_unless_its_trail_is_known() -> None:
    hand = (REND, SLASH)
    table = hunt("penitent", trail=False, wolf=witcher(hand=hand)).life(TWO).bite()
    table.lay(REND)
    assert len(table.fight.life) == 14 - 1
    table.life(TWO).bite().lay(SLASH)
    assert len(table.fight.life) == 14 - 3
    table = hunt("penitent", wolf=witcher(hand=hand)).lay(REND)
    assert len(table.fight.life) == 14 - 2


@pytest.mark.rule("77")
def test_against_a_water_hag_one_potion_is_the_most() -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt", "tawny-owl"), skills=(1, 1, 4, 1))
    table = hunt("water-hag", wolf=wolf).do(Drink("thunderbolt"))
    assert table.about == "combo"


@pytest.mark.rule("26", "27")
@pytest.mark.ruling("A20")
def test_a_weavess_lowers_defence_for_good_and_the_shield_with_it() -> None:
    table = hunt("weavess", wolf=witcher(hand=(SLASH,), skills=(1, 3, 1, 1)))
    assert (table["wolf"].skills, table["wolf"].shield) == ([1, 2, 1, 1], 2)
    table = hunt("weavess", wolf=witcher(hand=(SLASH,), skills=(1, 5, 1, 1)))
    assert (table["wolf"].skills[1], table["wolf"].shield) == (5, 4)
    table = hunt("weavess", wolf=witcher(hand=(SLASH,)))
    assert (table["wolf"].skills[1], table["wolf"].shield) == (1, 1)


@pytest.mark.rule("85")
def test_a_werewolf_takes_two_points_of_the_shield() -> None:
    table = hunt("werewolf", wolf=witcher(hand=(SLASH,), skills=(1, 3, 1, 1)))
    assert table["wolf"].shield == 1
    table = hunt("werewolf", wolf=witcher(hand=(SLASH,)))
    assert table["wolf"].shield == 0


@pytest.mark.rule("85")
@pytest.mark.ruling("A32")
def test_whispess_takes_shield_for_yellow_as_soon_as_the_combo_is_finished() -> None:
    wolf = witcher(hand=("Y1a-1", SLASH), skills=(1, 4, 1, 1), shield=1)
    table = hunt("whispess", wolf=wolf).lay("Y1a-1")
    assert table["wolf"].shield == 2, "one goes, then the card's two come"
    table.life(TWO).bite().lay(SLASH)
    assert table["wolf"].shield == 0


@pytest.mark.rule("84")
@pytest.mark.ruling("A17")
def test_a_bears_armour_answers_whispess_in_the_same_turn() -> None:
    bear = witcher(hand=("BEAR-9",), skills=(1, 3, 1, 3), shield=2)
    table = hunt("whispess", bear=bear).lay("BEAR-9")
    assert table["bear"].shield == 1
    assert len(table["bear"].hand) == 2 + 2, "two of the armour, Combat and the card's own one"


@pytest.mark.rule("87")
def test_after_a_wyverns_first_turn_a_random_card_goes() -> None:
    table = hunt("wyvern", wolf=witcher(hand=(SLASH, REND, PUSH), shield=1), life=(1, 17, 17))
    table.lay(SLASH).chance(0).bite()
    assert REND not in table["wolf"].hand
    assert table.told(e.Ability) == [e.Ability("wyvern")]
    held = len(table["wolf"].hand)
    table.life(17).lay(PUSH).bite()
    assert len(table["wolf"].hand) == held, "one laid, one drawn, none lost"


@pytest.mark.rule("81")
def test_a_brewess_takes_one_less_from_green_and_yellow() -> None:
    table = hunt("brewess", wolf=witcher(hand=(YRDEN, REND))).lay(YRDEN, REND)
    assert len(table.fight.life) == 17 - 2
    table = hunt("brewess", wolf=witcher(hand=(SLASH, REND))).lay(SLASH, REND)
    assert len(table.fight.life) == 17 - 3
    table = hunt("brewess", wolf=witcher(hand=(PUSH,))).lay(PUSH)
    assert len(table.fight.life) == 17, "not below nothing"


@pytest.mark.rule("88")
@pytest.mark.ruling("A32")
def test_a_bruxa_with_two_cards_left_deals_two_more() -> None:
    for left, cards in ((3, 2), (2, 4), (1, 4)):
        table = hunt("bruxa", wolf=witcher(hand=(YRDEN,), shield=0), life=(TWO,), left=left)
        table.lay(YRDEN).bite()
        assert [len(hurt.cards) for hurt in table.told(e.Hurt)] == [cards], left
        assert bool(table.told(e.Won)) == (left == 1)


@pytest.mark.rule("88")
def test_a_bruxas_last_cards_hurt_also_where_they_print_no_damage() -> None:
    wolf = witcher(hand=(YRDEN, SLASH), shield=0)
    table = hunt("bruxa", wolf=wolf, life=(1,), left=2).lay(YRDEN).charge().do(Burn(SLASH))
    assert [len(hurt.cards) for hurt in table.told(e.Hurt)] == [2]
    assert table.state.burned == [SLASH]


@pytest.mark.rule("81")
def test_a_glustyworp_loses_one_at_most_in_the_first_turn() -> None:
    wolf = witcher(hand=(REND, SLASH), potions=("black-blood",))
    table = hunt("glustyworp", wolf=wolf).do(Drink("black-blood")).lay(REND)
    assert len(table.fight.life) == 18 - 1
    table.life(17).bite().lay(SLASH)
    assert len(table.fight.life) == 18 - 3


@pytest.mark.rule("27")
@pytest.mark.ruling("A20")
@pytest.mark.parametrize(("defence", "most"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_against_a_leshen_the_shields_maximum_is_one_level_lower(defence: int, most: int) -> None:
    table = hunt("leshen", wolf=witcher(hand=(BLOCK, "G1-2"), skills=(1, defence, 1, 1)))
    assert table["wolf"].shield == most
    table.lay(BLOCK)
    assert table["wolf"].shield == most
    assert table["wolf"].skills[1] == defence


@pytest.mark.rule("88")
@pytest.mark.ruling("A20")
def test_the_leshens_drop_does_not_count_for_fight_card_twenty_and_ends_with_the_fight() -> None:
    wolf = witcher(hand=(BLOCK,), skills=(1, 4, 1, 1))
    table = hunt("leshen", wolf=wolf, life=(20, 17)).lay(BLOCK)
    before = len(table["wolf"].deck)
    table.bite()
    assert before - len(table["wolf"].deck) == 4 - 3, "four damage, three on the shield"
    table.life(17, left=1).lay(SLASH)
    table.do((Burn(BLOCK),))
    assert table["wolf"].shield == 4


@pytest.mark.rule("85")
def test_a_striga_takes_a_point_of_the_shield_for_each_card_held() -> None:
    skills = (1, 4, 1, 1)
    table = hunt("striga", wolf=witcher(hand=(SLASH, REND, PUSH), skills=skills))
    assert table["wolf"].shield == 1
    table = hunt("striga", wolf=witcher(hand=(SLASH,), skills=skills))
    assert table["wolf"].shield == 3


@pytest.mark.rule("81")
def test_a_yghern_takes_one_less_from_blue() -> None:
    table = hunt("yghern", wolf=witcher(hand=(SLASH, REND))).lay(SLASH, REND)
    assert len(table.fight.life) == 18 - 2
    table = hunt("yghern", wolf=witcher(hand=(REND,))).lay(REND)
    assert len(table.fight.life) == 18 - 2
