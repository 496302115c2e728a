"""Trophies of witchers and of skills; gear and companions."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    Act,
    Attack,
    Burn,
    Drink,
    Explore,
    FreeMove,
    Go,
    Pick,
    Skip,
    Spend,
    Toss,
    Train,
    UsePerk,
)
from tests.games.oldworld.fights import HENGFORS, NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import old_world, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
LONG = ("Y1b-1", "P1b-1", "G1-1")

# --- of witchers ---------------------------------------------------------------------------------


@pytest.mark.rule("99")
def test_bears_trophy_a_point_where_there_is_no_shield() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("witcher-bear",), shield=0)
    table = hunt("ekimmara", wolf=wolf).do(UsePerk("witcher-bear"))
    assert (table["wolf"].shield, table.about) == (1, "combo")
    wolf = witcher(hand=(SLASH,), trophies=("witcher-bear",))
    assert hunt("ekimmara", wolf=wolf).about == "combo"


@pytest.mark.rule("99")
@pytest.mark.ruling("A27")
def test_cats_trophy_a_card_in_the_first_turn() -> None:
    wolf = witcher(hand=(SLASH, PUSH), trophies=("witcher-cat",))
    table = hunt("ekimmara", wolf=wolf, life=(1, NO_DAMAGE)).do(UsePerk("witcher-cat"))
    assert len(table["wolf"].hand) == 3
    wolf = witcher(hand=(SLASH, PUSH), trophies=("witcher-cat",))
    table = hunt("ekimmara", wolf=wolf, life=(1, NO_DAMAGE)).lay(SLASH).bite()
    assert table.about == "combo"


@pytest.mark.rule("99", "78")
def test_griffins_trophy_the_top_of_the_discard_for_a_card() -> None:
    wolf = witcher(hand=(YRDEN, REND, PUSH), deck=(SLASH, AARD), trophies=("witcher-griffin",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, 3, NO_DAMAGE)).lay(YRDEN, REND).bite()
    table.do(UsePerk("witcher-griffin"), (Toss(PUSH),))
    assert REND in table["wolf"].hand
    assert table["wolf"].discard == [YRDEN, PUSH]


@pytest.mark.rule("99", "119")
def test_vipers_trophy_a_wound_for_a_card_fewer() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("witcher-viper",), skills=(3, 1, 1, 1))
    table = hunt("ekimmara", wolf=wolf).lay(SLASH)
    assert table.about == "viper-trophy"
    table.do(UsePerk("witcher-viper"))
    assert (len(table.fight.life), len(table["wolf"].hand)) == (10, 2)


@pytest.mark.rule("119")
def test_vipers_trophy_answers_damage_outside_the_combo_too() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("witcher-viper",), potions=("black-blood",))
    table = hunt("ekimmara", wolf=wolf).do(Drink("black-blood"))
    assert table.about == "viper-trophy"
    table.do(Skip()).lay(SLASH)
    assert table.about == "viper-trophy", "a new loss, a new moment"


@pytest.mark.rule("99")
def test_wolfs_trophy_a_wound_more_with_a_long_combo() -> None:
    cat = witcher(hand=LONG, trophies=("witcher-wolf",))
    table = hunt("ekimmara", cat=cat).lay(*LONG).do(UsePerk("witcher-wolf"))
    assert len(table.fight.life) == 12 - 4


# --- of skills -----------------------------------------------------------------------------------


@pytest.mark.rule("56")
@pytest.mark.ruling("A30")
def test_combat_trophy_a_card_in_every_turn_that_brought_none() -> None:
    wolf = witcher(hand=(REND, "WOLF-4"), trophies=("skill-combat",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, NO_DAMAGE)).lay(REND)
    assert len(table["wolf"].hand) == 1 + 1
    table.bite().lay("WOLF-4")
    assert len(table["wolf"].hand) == 1 + 1
    wolf = witcher(hand=(SLASH,), trophies=("skill-combat",))
    assert len(hunt("ekimmara", wolf=wolf).lay(SLASH)["wolf"].hand) == 1


@pytest.mark.rule("56")
def test_defence_trophy_two_points_after_three_cards() -> None:
    wolf = witcher(hand=("R1-1",), trophies=("skill-defence",), skills=(1, 3, 1, 1), shield=0)
    table = hunt("ekimmara", wolf=wolf).lay("R1-1").do(UsePerk("skill-defence"))
    assert table["wolf"].shield == 2
    wolf = witcher(hand=(REND,), trophies=("skill-defence",), skills=(1, 3, 1, 1), shield=0)
    assert hunt("ekimmara", wolf=wolf).lay(REND)["wolf"].shield == 0


@pytest.mark.rule("56", "77")
def test_alchemy_trophy_a_potion_that_does_not_count() -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt",) * 3, trophies=("skill-alchemy",))
    table = hunt("ekimmara", wolf=wolf).do(Drink("thunderbolt"), Drink("thunderbolt"))
    assert table.about == "combo"


# --- gear and companions -------------------------------------------------------------------------


@pytest.mark.rule("62", "78")
def test_a_crossbow_a_card_for_two_wounds_in_the_first_turn() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, PUSH), kept=("crossbow",)))
    table.do(UsePerk("crossbow"), (Toss(PUSH),))
    assert len(table.fight.life) == 10


@pytest.mark.rule("62", "82")
def test_a_cloak_a_point_for_every_green_card() -> None:
    wolf = witcher(hand=(PUSH,), kept=("cloak",), skills=(1, 4, 1, 1), shield=0)
    assert hunt("ekimmara", wolf=wolf).lay(PUSH)["wolf"].shield == 2


@pytest.mark.rule("62", "33")
def test_a_horse_carries_into_a_forest_for_nothing_once_a_turn() -> None:
    table = old_world(wolf=witcher(9, kept=("horse",)))
    assert table.offered(Go) == [Go(6), Go(7), Go(10)]
    table.do(Go(10))
    assert table["wolf"].at == 10
    assert table.about == "deed", "no second ride"


@pytest.mark.rule("62")
def test_a_totem_a_card_of_the_discard_into_the_deck() -> None:
    wolf = witcher(hand=(YRDEN, REND, SLASH), deck=(PUSH, AARD), kept=("totem",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, 3, NO_DAMAGE)).lay(YRDEN, REND).bite()
    shuffles = table.luck.shuffles
    table.do(UsePerk("totem"), Pick(YRDEN))
    assert YRDEN in table["wolf"].deck
    assert table.luck.shuffles == shuffles + 1


@pytest.mark.rule("62", "81")
def test_a_whetstone_a_wound_more_once() -> None:
    wolf = witcher(hand=(SLASH, "WOLF-2"), kept=("whetstone",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, NO_DAMAGE)).lay(SLASH)
    table.do(UsePerk("whetstone"))
    assert len(table.fight.life) == 10
    assert len(table.bite().lay("WOLF-2").fight.life) == 8


@pytest.mark.rule("62", "28")
def test_a_satchel_holds_a_fifth_potion() -> None:
    wolf = witcher(8, hand=("B0-4",), potions=("swallow",) * 4, kept=("satchel",))
    table = old_world(wolf=wolf, brews=("blizzard",)).do(Go(11), Act(11))
    assert table["wolf"].potions == ["swallow"] * 4 + ["blizzard"]


@pytest.mark.rule("62", "33")
def test_charts_make_one_card_enough_once_a_turn() -> None:
    table = old_world(wolf=witcher(8, hand=("WOLF-4", "WOLF-5"), kept=("charts",)))
    table.do(Go(11), Spend(("WOLF-4",), 0))
    assert table["wolf"].at == 11
    assert Go(18) not in table.options


@pytest.mark.rule("62", "88")
@pytest.mark.parametrize(("kept", "less"), [("medallion", 1), ("shieldmaiden", 2)])
def test_medallion_and_shieldmaiden_soften_the_first_attack(kept: str, less: int) -> None:
    wolf = witcher(hand=(SLASH, PUSH), kept=(kept,), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 4, 4)).lay(SLASH).bite()
    assert [hurt.n for hurt in table.told(e.Hurt)] == [4 - less]
    table.lay(PUSH).bite()
    assert table.told(e.Hurt)[1].n == 4


@pytest.mark.rule("62")
def test_a_bard_earns_a_coin_on_entering_hengfors_and_loc_ichaer() -> None:
    table = old_world(wolf=witcher(3, hand=("B0-4",), kept=("bard",))).do(Go(HENGFORS))
    assert table["wolf"].gold == 1


@pytest.mark.rule("62", "90")
def test_a_herbalist_finds_a_potion_where_a_monster_was_beaten() -> None:
    wolf = witcher(hand=(SLASH,), kept=("herbalist",))
    table = hunt("ekimmara", wolf=wolf, left=1, brews=("swallow",)).lay(SLASH)
    assert table["wolf"].potions == ["swallow"]


@pytest.mark.rule("62", "58")
def test_a_hound_sniffs_out_a_coin_in_the_wilds() -> None:
    table = old_world(phase="deed", wolf=witcher(kept=("hound",)))
    table.state.wilds = table.state.city = []
    table.do(Explore("wilds"))
    assert table["wolf"].gold == 1
    table = old_world(phase="deed", wolf=witcher(kept=("hound",)))
    table.state.wilds = table.state.city = []
    assert table.do(Explore("city"))["wolf"].gold == 0


@pytest.mark.rule("62", "68")
def test_a_surgeon_brings_a_card_after_a_fight() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), kept=("surgeon",)), left=1).lay(SLASH)
    table.do((Burn(SLASH),))
    assert len(table["wolf"].hand) == 4


@pytest.mark.rule("62")
def test_a_sorceress_draws_a_card_once() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), kept=("sorceress",)))
    table.do(UsePerk("sorceress"))
    assert (len(table["wolf"].hand), table.about) == (2, "combo")


@pytest.mark.rule("62", "48")
def test_a_discount_serves_once() -> None:
    wolf = witcher(2, hand=("B0-4",), gold=2, skills=(4, 1, 1, 1), kept=("discount",))
    table = old_world(wolf=wolf).do(Go(3), Act(3))
    assert table.offered(Train)[0] == Train("combat", 2)
    assert Train("defence", 1) in table.options
    table.do(Train("combat", 2))
    assert (table["wolf"].skills[0], table["wolf"].kept) == (5, [])


@pytest.mark.rule("62", "33")
def test_a_passage_is_used_up() -> None:
    table = old_world(wolf=witcher(8, kept=("passage",))).do(Go(11))
    assert (table["wolf"].at, table["wolf"].kept) == (11, [])
    table = old_world(wolf=witcher(8, hand=("B0-4",), kept=("passage",))).do(Go(11))
    assert table.offers(FreeMove("passage"))


@pytest.mark.rule("62", "119")
def test_a_sellsword_strikes_twice_and_leaves() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), kept=("sellsword",)))
    table.do(UsePerk("sellsword"))
    assert (len(table.fight.life), table["wolf"].kept) == (10, [])


@pytest.mark.rule("120")
def test_trophies_serve_in_duels_but_those_about_a_monsters_attack() -> None:
    wolf = witcher(hand=(SLASH, PUSH), trophies=("leshen", "striga", "ghoul-nest"))
    cat = witcher(hand=("CAT-1",), trophies=("glustyworp",), shield=0)
    table = duel(wolf=wolf, cat=cat).lay(SLASH)
    assert (table.asked, table.about) == ("cat", "ward")
    table.do(Skip())
    assert table.told(e.Hurt)[0].n == 2
    table.lay("CAT-1") if table.about == "combo" else table.ready().lay("CAT-1")
    assert table.about == "combo", "nobody is asked about Leshen or Striga"


@pytest.mark.rule("53", "55")
def test_attack_is_offered_where_the_monster_is() -> None:
    table = old_world(phase="deed", lairs={"mountain": ("harpy", HENGFORS)}, wolf=witcher(HENGFORS))
    assert table.offers(Attack("harpy"))
