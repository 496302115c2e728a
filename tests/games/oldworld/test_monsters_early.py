"""What the monsters of level I do, one by one."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Attack, Bite, Burn, Charge, Drink, Pour, Toss, UsePerk
from tests.games.oldworld.fights import HENGFORS, NO_DAMAGE, hunt
from tests.games.oldworld.story import BOX, old_world, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"

LIVES = {
    1: {
        "arachas": 10,
        "archespore": 12,
        "barghest": 11,
        "drowner-nest": 10,
        "ekimmara": 12,
        "foglet": 10,
        "ghoul-nest": 12,
        "harpy": 12,
        "nekker-nest": 11,
        "rotfiend": 11,
    },
    2: {
        "fiend": 13,
        "grave-hag": 13,
        "griffin": 15,
        "manticore": 14,
        "nightwraith": 14,
        "noonwraith": 14,
        "penitent": 14,
        "water-hag": 15,
        "weavess": 14,
        "werewolf": 14,
        "whispess": 15,
        "wyvern": 15,
    },
    3: {
        "brewess": 17,
        "bruxa": 17,
        "glustyworp": 18,
        "leshen": 19,
        "striga": 18,
        "yghern": 18,
    },
}


@pytest.mark.rule("85")
def test_the_monsters_have_the_lives_and_levels_of_the_page() -> None:
    found: dict[int, dict[str, int]] = {1: {}, 2: {}, 3: {}}
    for monster in BOX.monsters.values():
        found[monster.level][monster.id] = monster.life
    assert found == LIVES


@pytest.mark.rule("85")
@pytest.mark.parametrize("monster", [each for level in LIVES.values() for each in level])
def test_life_is_so_many_fight_cards_and_only_their_number_is_seen(monster: str) -> None:
    table = hunt(monster, wolf=witcher(hand=(SLASH,), potions=("swallow",)))
    fight = table.seen("wolf").fight
    assert fight is not None
    expected = BOX.monsters[monster].life
    assert (fight.life, len({*table.fight.life})) == (expected, expected)
    assert fight.spent == ()


@pytest.mark.rule("85")
def test_arachas_costs_a_card_of_the_hand_before_the_pool_is_formed() -> None:
    table = hunt("arachas", wolf=witcher(hand=(SLASH, REND)))
    table.do((Toss(SLASH),))
    assert table["wolf"].hand == [REND]
    assert SLASH in table["wolf"].deck, "it is part of the life pool"


@pytest.mark.rule("18", "55")
def test_archespore_is_not_fought_without_a_potion() -> None:
    table = old_world(
        phase="deed", lairs={"mountain": ("archespore", HENGFORS)}, wolf=witcher(HENGFORS)
    )
    assert not table.offers(Attack("archespore"))
    assert table.why_not("monster:archespore") == ("55", "no-potion-for-it")


@pytest.mark.rule("85")
def test_archespore_takes_a_potion_that_does_not_count_as_used() -> None:
    wolf = witcher(hand=(SLASH,), potions=("swallow", "blizzard"))
    table = hunt("archespore", wolf=wolf).do(Pour("swallow"))
    assert table["wolf"].potions == ["blizzard"]
    assert table.state.poured == ["swallow"]
    assert table.offers(Drink("blizzard")), "Alchemy 1 still allows one"


@pytest.mark.rule("85")
def test_barghest_takes_a_point_of_the_shield() -> None:
    table = hunt("barghest", wolf=witcher(hand=(SLASH,), skills=(1, 3, 1, 1)))
    assert table["wolf"].shield == 2


@pytest.mark.rule("85", "21")
def test_drowner_nest_costs_a_card_of_the_deck_after_the_pool_is_formed() -> None:
    table = hunt("drowner-nest", wolf=witcher(hand=(SLASH,), discard=(PUSH,)))
    shuffles = table.luck.shuffles
    assert table.offers(Toss(PUSH)), "the discard is in the pool"
    assert not table.offers(Toss(SLASH))
    table.do(Toss(PUSH))
    assert table["wolf"].discard == [PUSH]
    assert table.luck.shuffles == shuffles + 1


@pytest.mark.rule("85", "73")
def test_the_last_card_lost_to_a_drowner_nest_is_defeat() -> None:
    table = hunt("drowner-nest", wolf=witcher(hand=(), deck=(SLASH,))).do(Toss(SLASH))
    assert table.told(e.Defeated)


@pytest.mark.rule("85", "86")
def test_ekimmara_costs_a_card_of_the_hand_unless_its_trail_is_known() -> None:
    table = hunt("ekimmara", trail=False, wolf=witcher(hand=(SLASH, REND))).do((Toss(SLASH),))
    assert (table["wolf"].hand, table["wolf"].discard) == ([REND], [SLASH])
    table = hunt("ekimmara", wolf=witcher(hand=(SLASH, REND)))
    assert table["wolf"].hand == [SLASH, REND]


@pytest.mark.rule("87")
def test_foglets_first_attack_is_not_announced_and_is_the_worse_half() -> None:
    """Card 5: charge 5, bite 2."""
    table = hunt("foglet", wolf=witcher(hand=(SLASH, REND), shield=0), life=(1, 5, 7)).lay(SLASH)
    assert table.told(e.Attacked) == [e.Attacked("foglet", 5, False)]
    assert table.told(e.Announced) == []
    assert len(table["wolf"].discard) == 1 + 5
    table.lay(REND)
    assert table.about == "attack", "the second one is announced"


@pytest.mark.rule("87")
def test_of_two_equal_halves_of_a_foglet_the_chooser_takes_one() -> None:
    """Card 1: burn a card, or 3 damage, 2 of them on the shield."""
    wolf = witcher(hand=(SLASH, REND), skills=(1, 2, 1, 1))
    table = hunt("foglet", wolf=wolf, life=(2, 1)).lay(SLASH)
    assert (table.asked, table.options) == ("viper", [Charge(), Bite()])
    assert table.told(e.Revealed) == [e.Revealed("foglet", 1)], "the chooser sees it"
    table.charge()
    assert table.about == "burn-hand"


@pytest.mark.rule("81")
def test_ghoul_nest_loses_two_cards_at_most_in_the_first_turn() -> None:
    wolf = witcher(hand=("R1-1", SLASH), potions=("black-blood",))
    table = hunt("ghoul-nest", wolf=wolf, life=(1, 2, NO_DAMAGE)).do(Drink("black-blood"))
    assert len(table.fight.life) == 11
    table.lay("R1-1")
    assert len(table.fight.life) == 10
    table.bite().lay(SLASH)
    assert len(table.fight.life) == 8, "the cap is gone in the second turn"


@pytest.mark.rule("81", "84")
def test_whatever_the_source() -> None:
    viper = witcher(hand=("VIPER-3",), skills=(1, 1, 1, 4))
    table = hunt("ghoul-nest", viper=viper, wolf=witcher()).lay("VIPER-3")
    table.do(UsePerk("specialty"))
    assert table.about == "order-attacks", "nothing is left to discard"
    assert len(table.fight.life) == 10


@pytest.mark.rule("83")
def test_harpy_makes_combat_nothing_in_the_first_turn_only() -> None:
    wolf = witcher(hand=(YRDEN, SLASH), skills=(3, 1, 1, 1))
    table = hunt("harpy", wolf=wolf, life=(NO_DAMAGE,)).lay(YRDEN)
    assert len(table["wolf"].hand) == 1 + 1, "the card's own draw still works"
    table.bite().lay(SLASH)
    assert len(table["wolf"].hand) == 1 + 3


@pytest.mark.rule("83")
def test_nekker_nest_lets_draw_one_fewer_without_a_green_card() -> None:
    skills = (2, 1, 1, 1)
    table = hunt("nekker-nest", wolf=witcher(hand=(SLASH,), skills=skills)).lay(SLASH)
    assert len(table["wolf"].hand) == 1
    table = hunt("nekker-nest", wolf=witcher(hand=(PUSH,), skills=skills)).lay(PUSH)
    assert len(table["wolf"].hand) == 2


@pytest.mark.rule("82", "83")
def test_a_green_card_that_came_back_was_in_the_combo() -> None:
    wolf = witcher(hand=("G0b-1", SLASH), skills=(2, 1, 1, 1))
    table = hunt("nekker-nest", wolf=wolf).lay("G0b-1", SLASH)
    assert "G0b-1" in table["wolf"].hand
    assert len(table["wolf"].hand) == 1 + 2


@pytest.mark.rule("68", "90")
def test_after_a_rotfiend_exactly_one_card_is_drawn() -> None:
    table = hunt("rotfiend", left=1, wolf=witcher(hand=(SLASH,), kept=("surgeon",)))
    table.state.refill = 2
    table.lay(SLASH).do((Burn("WOLF-1"),))
    assert table.about == "buy"
    assert len(table["wolf"].hand) == 1


@pytest.mark.rule("68", "93")
def test_not_so_when_a_rotfiend_was_driven_off() -> None:
    table = hunt("rotfiend", trail=False, wolf=witcher(hand=(SLASH,), deck=(), shield=0))
    table.life(7, left=2).bite()
    assert table.told(e.DrivenOff)
    assert not table.state.used


@pytest.mark.rule("87", "88")
def test_what_softens_a_foglets_first_attack_counts_for_its_worse_half() -> None:
    """Card 1: burn a card, or 3 damage, of which medallion and shieldmaiden leave nothing."""
    for kept, bites in ((), True), (("medallion", "shieldmaiden"), False):
        wolf = witcher(hand=(SLASH, REND), shield=0, kept=kept)
        table = hunt("foglet", wolf=wolf, life=(2, 1)).lay(SLASH)
        assert table.told(e.Attacked) == [e.Attacked("foglet", 1, bites)]


@pytest.mark.rule("87")
def test_who_chose_between_a_foglets_equal_halves_has_had_a_turn() -> None:
    wolf = witcher(hand=(SLASH, REND, PUSH), skills=(1, 2, 1, 1))
    table = hunt("foglet", wolf=wolf, cat=witcher(), bear=witcher(), life=(2, 1)).lay(SLASH)
    assert (table.asked, table.about) == ("bear", "attack")
    table.bite().lay(REND)
    assert (table.asked, table.about) == ("cat", "attack"), "the next one announces"
