"""The trophies of monsters: each does what its card says, once per fight."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Bite, Drink, Pick, Skip, Toss, UsePerk
from tests.games.oldworld.fights import NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
LONG = ("Y1b-1", "P1b-1", "G1-1")
"""A combo of three: 3 damage, 3 shield, two cards more."""


@pytest.mark.rule("105", "77")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 2), (2, 0)])
def test_arachas_with_few_cards_draw_two_before_the_pool(held: int, drawn: int) -> None:
    hand = (SLASH, REND)[:held]
    table = hunt("harpy", wolf=witcher(hand=hand, trophies=("arachas",)))
    assert len(table["wolf"].hand) == held + drawn


@pytest.mark.rule("20", "72")
def test_before_the_pool_is_formed_the_discard_is_shuffled_to_draw() -> None:
    wolf = witcher(hand=(), deck=(), discard=(SLASH, REND, PUSH), trophies=("arachas",))
    assert len(hunt("harpy", wolf=wolf)["wolf"].hand) == 2


@pytest.mark.rule("120")
def test_arachas_serves_a_defender_too() -> None:
    table = duel(wolf=witcher(hand=(SLASH,)), cat=witcher(trophies=("arachas",)))
    assert len(table["cat"].hand) == 2
    assert table.fight.sides[1].used == ["arachas"]


@pytest.mark.rule("83")
def test_archespore_a_card_more_in_the_first_turn_without_a_potion() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("archespore",))).lay(SLASH)
    assert len(table["wolf"].hand) == 2
    table = hunt(
        "ekimmara",
        wolf=witcher(hand=(SLASH,), trophies=("archespore",), potions=("black-blood",)),
    )
    table.do(Drink("black-blood")).lay(SLASH)
    assert len(table["wolf"].hand) == 1


@pytest.mark.rule("78", "119")
def test_barghest_two_potions_for_a_wound_and_a_card() -> None:
    potions = ("swallow", "blizzard", "blizzard")
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), potions=potions, trophies=("barghest",)))
    table.do(UsePerk("barghest"))
    while table.about == "pour":
        table.do(table.options[-1])
    assert (len(table.fight.life), len(table["wolf"].hand)) == (11, 2)
    assert len(table["wolf"].potions) == 1
    assert table.about == "prepare", "they do not count as used"
    wolf = witcher(hand=(SLASH,), potions=("swallow",), trophies=("barghest",))
    assert not hunt("ekimmara", wolf=wolf).offers(UsePerk("barghest"))


@pytest.mark.rule("77")
def test_drowner_nest_a_card_of_the_discard_under_the_deck() -> None:
    wolf = witcher(hand=(YRDEN, REND, SLASH), deck=(PUSH, AARD), trophies=("drowner-nest",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, 3, NO_DAMAGE)).lay(YRDEN, REND).bite()
    table.do(UsePerk("drowner-nest"), Pick(YRDEN))
    assert (table["wolf"].deck[0], table["wolf"].discard) == (YRDEN, [REND])
    assert table.about == "combo"


@pytest.mark.rule("81")
def test_ekimmara_a_point_of_shield_after_two_cards() -> None:
    wolf = witcher(hand=(REND,), trophies=("ekimmara",), skills=(1, 2, 1, 1), shield=0)
    assert hunt("harpy", wolf=wolf).lay(REND).do(UsePerk("ekimmara"))["wolf"].shield == 1
    wolf = witcher(hand=(SLASH,), trophies=("ekimmara",), skills=(1, 2, 1, 1), shield=0)
    assert hunt("harpy", wolf=wolf).lay(SLASH)["wolf"].shield == 0


@pytest.mark.rule("77")
def test_ekimmara_is_not_wasted_on_a_full_shield() -> None:
    table = hunt("harpy", wolf=witcher(hand=(REND,), trophies=("ekimmara",))).lay(REND)
    assert table.fight.sides[0].used == []


@pytest.mark.rule("77")
def test_foglet_a_look_at_the_next_fight_card_for_one_pair_of_eyes() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("foglet",)), life=(9, 4))
    table.do(UsePerk("foglet"))
    assert table.told(e.Peeked, 0) == [e.Peeked(0, 9, None)]
    assert table.told(e.Peeked, 1) == []
    assert table.fight.life[-1] == 9


@pytest.mark.rule("77")
def test_foglet_between_witchers() -> None:
    cat = witcher(hand=("CAT-1",), deck=("CAT-5", "CAT-2"))
    table = duel(wolf=witcher(hand=(SLASH,), trophies=("foglet",)), cat=cat)
    table.do(UsePerk("foglet"))
    assert table.told(e.Peeked, 0) == [e.Peeked(0, None, "CAT-5")]


@pytest.mark.rule("81")
def test_ghoul_nest_a_wound_more_in_the_first_turn() -> None:
    wolf = witcher(hand=(SLASH, REND), trophies=("ghoul-nest",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 2, NO_DAMAGE)).lay(SLASH)
    assert len(table.fight.life) == 12 - 2
    table.bite().lay(REND)
    assert len(table.fight.life) == 12 - 2 - 1 - 2


@pytest.mark.rule("83")
def test_harpy_a_card_more_in_the_first_turn() -> None:
    wolf = witcher(hand=(SLASH, PUSH), trophies=("harpy",))
    table = hunt("ekimmara", wolf=wolf, life=(1, NO_DAMAGE)).lay(SLASH)
    assert len(table["wolf"].hand) == 1 + 2
    table.bite().lay(PUSH)
    assert len(table["wolf"].hand) == 2 + 1


@pytest.mark.rule("82")
def test_nekker_nest_a_point_of_shield_for_green() -> None:
    skills = (1, 4, 1, 1)
    wolf = witcher(hand=(PUSH, SLASH), trophies=("nekker-nest",), skills=skills, shield=0)
    assert hunt("ekimmara", wolf=wolf).lay(PUSH).do(UsePerk("nekker-nest"))["wolf"].shield == 2
    wolf = witcher(hand=(SLASH,), trophies=("nekker-nest",), skills=skills, shield=0)
    assert hunt("ekimmara", wolf=wolf).lay(SLASH)["wolf"].shield == 0


@pytest.mark.rule("81")
def test_rotfiend_the_last_point_of_the_shield_stays_and_the_rest_goes_on() -> None:
    wolf = witcher(hand=(SLASH, PUSH), trophies=("rotfiend",), skills=(1, 2, 1, 1))
    table = hunt("ekimmara", wolf=wolf, life=(1, 4, 4)).lay(SLASH).bite().do(UsePerk("rotfiend"))
    (hurt,) = table.told(e.Hurt)
    assert (table["wolf"].shield, len(hurt.cards)) == (1, 2), "four damage: two, one of them not"
    table.life(17).lay(PUSH).bite()
    assert table["wolf"].shield == 0, "once per fight"


@pytest.mark.rule("81")
def test_fiend_a_wound_more_with_purple() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(AARD,), trophies=("fiend",))).lay(AARD)
    table.do(UsePerk("fiend"))
    assert len(table.fight.life) == 12 - 2
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("fiend",))).lay(SLASH)
    assert len(table.fight.life) == 12 - 1


@pytest.mark.rule("81")
def test_grave_hag_damage_past_the_shield_is_paid_by_hand() -> None:
    wolf = witcher(hand=(SLASH, REND, PUSH), trophies=("grave-hag",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 4)).lay(SLASH).bite()
    assert table.ask.pick == (0, 3)
    before = len(table["wolf"].deck)
    table.do((Toss(REND), Toss(PUSH)))
    assert len(table["wolf"].deck) == before - 1


@pytest.mark.rule("77", "119")
@pytest.mark.parametrize(("face", "wounds"), [(1, 0), (2, 0), (3, 2), (5, 2), (6, 3)])
def test_griffin_a_die_in_the_first_turn(face: int, wounds: int) -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, PUSH), trophies=("griffin",)))
    table.dice(face).do(UsePerk("griffin"))
    assert len(table.fight.life) == 12 - wounds
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, PUSH), trophies=("griffin",)))
    table.lay(SLASH).life(NO_DAMAGE).bite()
    assert table.about == "combo"


@pytest.mark.rule("78", "119")
def test_manticore_a_random_card_for_two_wounds() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND), trophies=("manticore",)))
    table.chance(1).do(UsePerk("manticore"))
    assert (table["wolf"].hand, len(table.fight.life)) == ([SLASH], 10)


@pytest.mark.rule("79")
def test_nightwraith_the_top_of_the_deck_begins_the_combo() -> None:
    wolf = witcher(hand=(REND, PUSH), deck=(SLASH, AARD), trophies=("nightwraith",))
    table = hunt("ekimmara", wolf=wolf).do(UsePerk("nightwraith"))
    assert (table.fight.combo, table["wolf"].deck) == ([SLASH], [AARD])
    table.lay(REND)
    assert len(table.fight.life) == 12 - 3


@pytest.mark.rule("82")
def test_noonwraith_a_point_of_shield_that_no_monster_forbids() -> None:
    wolf = witcher(hand=("G1-1",), trophies=("noonwraith",), skills=(1, 3, 1, 1), shield=0)
    table = hunt("noonwraith", wolf=wolf).do(UsePerk("noonwraith"))
    assert table["wolf"].shield == 1
    assert table.lay("G1-1")["wolf"].shield == 2


@pytest.mark.rule("77", "119")
def test_penitent_a_trail_of_this_terrain_is_worth_two_wounds() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("penitent",)))
    assert len(table.do(UsePerk("penitent")).fight.life) == 10
    wolf = witcher(hand=(SLASH,), trophies=("penitent",), trails=("forest",))
    table = hunt("harpy", trail=False, wolf=wolf).life(NO_DAMAGE).bite()
    assert table.about == "combo"


@pytest.mark.rule("77")
def test_water_hag_a_potion_above_the_limit() -> None:
    wolf = witcher(hand=(SLASH,), potions=("thunderbolt",) * 3, trophies=("water-hag",))
    table = hunt("ekimmara", wolf=wolf).do(Drink("thunderbolt"), Drink("thunderbolt"))
    assert table.about == "combo"


@pytest.mark.rule("77")
def test_weavess_two_points_of_shield_in_the_first_turn() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("weavess",), skills=(1, 3, 1, 1), shield=0)
    assert hunt("ekimmara", wolf=wolf).do(UsePerk("weavess"))["wolf"].shield == 2


@pytest.mark.rule("77")
def test_werewolf_shield_and_card_where_there_is_no_shield() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("werewolf",), shield=0)
    table = hunt("ekimmara", wolf=wolf).do(UsePerk("werewolf"))
    assert (table["wolf"].shield, len(table["wolf"].hand)) == (1, 2)
    assert hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("werewolf",))).about == "combo"


@pytest.mark.rule("82")
def test_whispess_a_card_for_yellow() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(YRDEN,), trophies=("whispess",))).lay(YRDEN)
    table.do(UsePerk("whispess"))
    assert len(table["wolf"].hand) == 1 + 1 + 1
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("whispess",))).lay(SLASH)
    assert len(table["wolf"].hand) == 1


@pytest.mark.rule("78", "119")
def test_wyvern_a_card_and_perhaps_a_card_for_a_wound() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("wyvern",)))
    table.do(UsePerk("wyvern"))
    assert len(table["wolf"].hand) == 2
    table.do((Toss(SLASH),))
    assert (len(table.fight.life), table["wolf"].discard) == (11, [SLASH])
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), trophies=("wyvern",)))
    table.do(UsePerk("wyvern"), ())
    assert len(table.fight.life) == 12


@pytest.mark.rule("77")
def test_brewess_the_top_potion_is_drunk_at_once_and_counts() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("brewess",), potions=("swallow",), shield=0)
    table = hunt("ekimmara", wolf=wolf, brews=("black-blood",)).do(UsePerk("brewess"))
    assert len(table.fight.life) == 11
    assert table.fight.sides[0].drunk == ["black-blood"]
    assert table.about == "combo", "Alchemy 1: no other potion"


@pytest.mark.rule("78")
def test_a_potion_out_of_a_brewess_that_wants_a_card_gets_none_from_an_empty_hand() -> None:
    wolf = witcher(hand=(), deck=(SLASH,), trophies=("brewess",))
    table = hunt("ekimmara", wolf=wolf, brews=("petris-philter",)).do(UsePerk("brewess"))
    assert table.fight.spent == []
    wolf = witcher(hand=(SLASH,), trophies=("brewess",))
    table = hunt("ekimmara", wolf=wolf, brews=("full-moon",)).do(UsePerk("brewess"))
    assert table.about == "combo"


@pytest.mark.rule("77", "119")
@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_bruxa_two_wounds_with_four_cards_or_fewer(cards: int, offered: bool) -> None:
    deck = (PUSH, AARD, YRDEN, REND)[:cards]
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH,), deck=deck, trophies=("bruxa",)))
    assert table.offers(UsePerk("bruxa")) == offered
    if offered:
        assert len(table.do(UsePerk("bruxa")).fight.life) == 10


@pytest.mark.rule("81")
def test_glustyworp_up_to_three_of_an_attack_are_ignored() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("glustyworp",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 7)).lay(SLASH).bite()
    table.do(UsePerk("glustyworp"))
    (hurt,) = table.told(e.Hurt)
    assert (hurt.n, len(hurt.cards)) == (2, 1)


@pytest.mark.rule("81", "88")
def test_a_ward_comes_before_a_grave_hags_claws() -> None:
    wolf = witcher(hand=(SLASH, REND), trophies=("glustyworp",))
    table = hunt("grave-hag", wolf=wolf, life=(1, 12)).lay(SLASH).bite()
    table.do(UsePerk("glustyworp"))
    assert table["wolf"].hand[0] == REND
    assert table.told(e.Hurt) == []


@pytest.mark.rule("87")
def test_leshen_the_witcher_says_how_it_attacks() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("leshen",), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 5)).lay(SLASH).charge()
    assert (table.asked, table.options) == ("wolf", [Bite(), Skip()])
    table.bite()
    assert table.told(e.Hurt)[0].n == 2


@pytest.mark.rule("87")
def test_striga_two_damage_in_place_of_what_was_to_come() -> None:
    wolf = witcher(hand=(SLASH,), trophies=("striga",), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 5)).lay(SLASH).charge()
    table.do(UsePerk("striga"))
    assert table.told(e.Hurt)[0].n == 2


@pytest.mark.rule("81")
def test_yghern_two_wounds_more_with_a_long_combo() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=LONG, trophies=("yghern",))).lay(*LONG)
    table.do(Skip(), UsePerk("yghern"))
    assert len(table.fight.life) == 12 - 5
    wolf = witcher(hand=(YRDEN, REND), trophies=("yghern",))
    assert len(hunt("ekimmara", wolf=wolf).lay(YRDEN, REND).fight.life) == 12 - 3


@pytest.mark.rule("78")
@pytest.mark.ruling("A30")
def test_a_trophy_serves_once_per_fight() -> None:
    wolf = witcher(hand=(SLASH, PUSH), trophies=("noonwraith",), skills=(1, 4, 1, 1), shield=0)
    table = hunt("ekimmara", wolf=wolf, life=(1, 17)).do(UsePerk("noonwraith"))
    assert table.about == "combo"
    table.lay(SLASH).bite()
    assert (table.about, table["wolf"].shield) == ("combo", 0)
