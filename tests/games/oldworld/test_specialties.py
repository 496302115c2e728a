"""What each school is known for."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import (
    DropAttack,
    Lay,
    Pick,
    PutBack,
    Ready,
    Skip,
    Toss,
    UsePerk,
)
from korchma.games.oldworld.state import Player
from tests.games.oldworld.fights import NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import BOX, witcher

SPECIALTY = UsePerk("specialty")

NUMBERS = {
    "wolf": [(1, 0), (1, 1), (1, 2), (2, 2), (2, 2)],
    "cat": [(1, 1), (3, 1), (3, 2), (3, 3), (3, 3)],
    "bear": [(0, 1), (1, 1), (1, 2), (2, 2), (2, 2)],
    "viper": [(3, 0), (3, 1), (4, 1), (4, 2), (4, 2)],
}


@pytest.mark.rule("84")
def test_the_numbers_are_those_of_the_boards() -> None:
    for school, column in NUMBERS.items():
        assert list(BOX.schools[school].specialty) == column


# --- Wolf ----------------------------------------------------------------------------------------


@pytest.mark.rule("84")
@pytest.mark.parametrize(("level", "damage", "cards"), [(1, 1, 0), (2, 1, 1), (3, 1, 2), (5, 2, 2)])
def test_a_wolf_strikes_after_a_combo_of_three(level: int, damage: int, cards: int) -> None:
    hand = ("Y1b-1", "P1b-1", "G1-1")
    table = hunt("ekimmara", wolf=witcher(hand=hand, skills=(1, 1, 1, level))).lay(*hand)
    assert table.about == "wolf"
    assert len(table.fight.life) == 12, "the combo itself is not resolved yet"
    table.do(SPECIALTY)
    assert len(table.fight.life) == 12 - damage - 3
    assert len(table["wolf"].hand) == cards + 1 + 2
    assert table["wolf"].discard == [*hand], "drawn cards do not join the combo"


@pytest.mark.rule("84")
def test_a_wolf_needs_three_cards_and_strikes_once() -> None:
    hand = ("Y1b-1", "P1b-1", "G1-1")
    table = hunt("ekimmara", wolf=witcher(hand=(*hand, "WOLF-9", "WOLF-3")))
    table.lay("WOLF-9", "WOLF-3")
    assert table.about == "attack"
    table.life(NO_DAMAGE).bite().lay(*hand).do(SPECIALTY)
    assert table.fight.sides[0].used == ["specialty"]


@pytest.mark.rule("84", "77")
def test_a_wolf_may_wait() -> None:
    hand = ("Y1b-1", "P1b-1", "G1-1")
    table = hunt("ekimmara", wolf=witcher(hand=hand)).lay(*hand).do(Skip())
    assert len(table.fight.life) == 12 - 3
    assert table.fight.sides[0].used == []


# --- Cat -----------------------------------------------------------------------------------------


@pytest.mark.rule("84", "117")
def test_a_cat_looks_takes_and_puts_back_in_any_order() -> None:
    deck = ("CAT-2", "CAT-3", "CAT-4", "CAT-5")
    table = hunt("ekimmara", cat=witcher(hand=("CAT-1",), deck=deck, skills=(1, 1, 1, 2)))
    shuffles = table.luck.shuffles
    table.do(SPECIALTY)
    assert table.options == [Pick("CAT-2"), Pick("CAT-3"), Pick("CAT-4")]
    assert table.ask.pick == (1, 1)
    table.do((Pick("CAT-3"),), (PutBack("CAT-4"), PutBack("CAT-2")))
    assert table["cat"].hand == ["CAT-1", "CAT-3"]
    assert table["cat"].deck == ["CAT-5", "CAT-2", "CAT-4"], "CAT-4 on top"
    assert table.luck.shuffles == shuffles


@pytest.mark.rule("84", "117")
def test_nobody_else_sees_what_a_cat_looks_at() -> None:
    cat = witcher(hand=("CAT-1",), skills=(1, 1, 1, 4))
    table = hunt("ekimmara", cat=cat, wolf=witcher()).do(SPECIALTY)
    seen = table.seen("wolf").players[0]
    assert (seen.hand, seen.deck, seen.left) == (None, None, 9)


@pytest.mark.rule("84")
@pytest.mark.ruling("A27")
def test_a_cat_is_quick_in_step_one_of_the_first_turn_only() -> None:
    table = hunt("ekimmara", cat=witcher(hand=("CAT-6", "CAT-1")), life=(NO_DAMAGE,))
    assert table.options == [SPECIALTY, Ready()]
    table.lay("CAT-6").bite()
    assert table.about == "combo"


@pytest.mark.rule("84", "19")
@pytest.mark.ruling("A28")
def test_a_cat_takes_no_more_than_the_hand_holds() -> None:
    hand = tuple(f"CAT-{n}" for n in range(1, 7))
    table = hunt("ekimmara", cat=witcher(hand=hand, skills=(1, 1, 1, 4))).do(SPECIALTY)
    assert table.ask.pick == (1, 1)


# --- Bear ----------------------------------------------------------------------------------------


@pytest.mark.rule("84")
@pytest.mark.parametrize(
    ("level", "shield", "cards"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 2)]
)
def test_a_bears_armour_works_by_itself(level: int, shield: int, cards: int) -> None:
    bear = witcher(hand=("BEAR-1",), skills=(1, 4, 1, level), shield=0)
    table = hunt("ekimmara", bear=bear)
    assert table.about == "combo"
    assert (table["bear"].shield, len(table["bear"].hand)) == (shield, 1 + cards)


@pytest.mark.rule("84")
@pytest.mark.ruling("A17")
def test_not_in_the_monsters_turn_and_only_once() -> None:
    bear = witcher(hand=("BEAR-1", "BEAR-2"), skills=(1, 1, 1, 2))
    table = hunt("ekimmara", bear=bear, life=(1, 12, 12)).lay("BEAR-1")
    held = len(table["bear"].hand)
    table.bite()
    assert (table["bear"].shield, len(table["bear"].hand)) == (1, held + 1), "at the own turn"
    table.lay("BEAR-2")
    held = len(table["bear"].hand)
    table.bite()
    assert (table["bear"].shield, len(table["bear"].hand)) == (0, held)


@pytest.mark.rule("84")
def test_with_a_shield_a_bear_draws_nothing() -> None:
    table = hunt("ekimmara", bear=witcher(hand=("BEAR-1",), skills=(1, 1, 1, 3)))
    assert table["bear"].hand == ["BEAR-1"]
    assert table.about == "combo", "and it is not offered"


@pytest.mark.rule("84")
@pytest.mark.ruling("A26")
def test_a_bear_with_a_werewolfs_trophy_says_which_comes_first() -> None:
    def bear() -> Player:
        return witcher(hand=("BEAR-1",), skills=(1, 3, 1, 2), shield=0, trophies=("werewolf",))

    table = hunt("ekimmara", bear=bear())
    assert table.options == [SPECIALTY, UsePerk("werewolf")]
    table.do(UsePerk("werewolf"))
    assert (table["bear"].shield, len(table["bear"].hand)) == (1, 2)
    assert table.fight.sides[0].used == ["werewolf"], "the armour waits for the next time"
    table = hunt("ekimmara", bear=bear()).do(SPECIALTY)
    assert table.fight.sides[0].used == ["specialty"]
    assert not table.offers(UsePerk("werewolf"))


# --- Griffin -------------------------------------------------------------------------------------

LAID = ("GRIFFIN-9", "GRIFFIN-3")


@pytest.mark.rule("84")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 1), (3, 0)])
def test_a_griffin_takes_the_top_of_the_discard_for_a_price(level: int, price: int) -> None:
    hand = (*LAID, "GRIFFIN-1", "GRIFFIN-2", "GRIFFIN-5")
    table = hunt("ekimmara", griffin=witcher(hand=hand, skills=(1, 1, 1, level)))
    assert table.about == "combo", "nothing is in the discard yet"
    table.life(1, 2, 3, NO_DAMAGE).lay(*LAID).bite()
    held = len(table["griffin"].hand)
    table.do(SPECIALTY)
    assert "GRIFFIN-3" in table["griffin"].hand
    if price:
        assert table.ask.pick == (price, price)
        table.do(tuple(map(Toss, ["GRIFFIN-1", "GRIFFIN-2"][:price])))
    assert len(table["griffin"].hand) == held + 1 - price


@pytest.mark.rule("84")
@pytest.mark.parametrize("level", [4, 5])
def test_a_master_griffin_takes_any_card(level: int) -> None:
    hand = (*LAID, "GRIFFIN-1")
    table = hunt("ekimmara", griffin=witcher(hand=hand, skills=(1, 1, 1, level)))
    table.life(1, 2, 3, NO_DAMAGE).lay(*LAID).bite().do(SPECIALTY, Pick("GRIFFIN-9"))
    assert "GRIFFIN-9" in table["griffin"].hand
    assert table["griffin"].discard == ["GRIFFIN-3"]


@pytest.mark.rule("84", "19")
@pytest.mark.ruling("A28")
def test_a_griffin_with_seven_cards_takes_none() -> None:
    hand = (*LAID, *(f"GRIFFIN-{n}" for n in (1, 2, 4, 5, 6)))
    griffin = witcher(hand=hand, skills=(3, 1, 1, 3))
    table = hunt("ekimmara", griffin=griffin).life(1, 2, 3, NO_DAMAGE).lay(*LAID).bite()
    assert len(table["griffin"].hand) == 7
    assert table.about == "combo"


# --- Viper ---------------------------------------------------------------------------------------


@pytest.mark.rule("84", "117")
def test_a_viper_looks_at_the_monsters_next_cards_and_discards_some() -> None:
    viper = witcher(hand=("VIPER-1",), skills=(1, 1, 1, 3))
    table = hunt("ekimmara", viper=viper, wolf=witcher(), life=(1, 7, 2, 12, 19, 5))
    table.lay("VIPER-1").do(SPECIALTY)
    assert table.options == [DropAttack(7), DropAttack(2), DropAttack(12), DropAttack(19)]
    assert table.ask.pick == (1, 1)
    view = table.seen("wolf").fight
    assert view is not None
    assert (view.life, view.spent) == (11, (1,)), "nobody else sees them, or that they moved"
    table.do((DropAttack(7),), (DropAttack(12), DropAttack(19), DropAttack(2)))
    assert table.fight.life[-4:] == [5, 2, 19, 12], "12 comes next"
    assert table.fight.spent == [1, 7]


@pytest.mark.rule("84")
def test_a_beginners_viper_discards_none() -> None:
    table = hunt("ekimmara", viper=witcher(hand=("VIPER-1",)), wolf=witcher()).lay("VIPER-1")
    table.do(SPECIALTY)
    assert table.about == "order-attacks"


@pytest.mark.rule("84")
def test_a_viper_needs_an_attack_that_cost_cards() -> None:
    table = hunt("ekimmara", viper=witcher(hand=("VIPER-5",)), wolf=witcher()).lay("VIPER-5")
    assert table.about == "attack"


@pytest.mark.rule("84", "89")
def test_the_last_cards_fall_to_poison() -> None:
    viper = witcher(hand=("VIPER-1",), skills=(1, 1, 1, 4))
    table = hunt("ekimmara", viper=viper, wolf=witcher(), left=3).lay("VIPER-1").do(SPECIALTY)
    table.do(tuple(map(DropAttack, table.fight.life)))
    assert table.told(e.Won)


@pytest.mark.rule("84", "120")
def test_a_viper_poisons_a_witcher() -> None:
    cat = witcher(hand=("CAT-1",), deck=("CAT-2", "CAT-3", "CAT-4", "CAT-5", "CAT-6"), shield=0)
    table = duel(viper=witcher(hand=("VIPER-1",), skills=(1, 1, 1, 2)), cat=cat).lay("VIPER-1")
    table.do(SPECIALTY)
    assert table.options == [Toss("CAT-3"), Toss("CAT-4"), Toss("CAT-5")]
    own = table.seen("cat").players[1]
    assert (own.left, own.deck) == (4, ("CAT-3", "CAT-4", "CAT-5", "CAT-6")), "she sees no change"
    table.do((Toss("CAT-4"),), (PutBack("CAT-5"), PutBack("CAT-3")))
    assert table["cat"].deck == ["CAT-6", "CAT-3", "CAT-5"]
    assert table["cat"].discard == ["CAT-2", "CAT-4"]


@pytest.mark.rule("84", "73")
def test_poison_can_knock_out() -> None:
    cat = witcher(hand=(), deck=("CAT-2", "CAT-3", "CAT-4"), shield=0)
    table = duel(viper=witcher(hand=("VIPER-1",), skills=(1, 1, 1, 4)), cat=cat).lay("VIPER-1")
    table.do(SPECIALTY, (Toss("CAT-3"), Toss("CAT-4")))
    assert table.told(e.BeatWitcher) == [e.BeatWitcher(0, 1)]


@pytest.mark.rule("84", "119")
@pytest.mark.ruling("A26")
def test_specialty_and_trophy_of_a_viper_in_either_order() -> None:
    viper = witcher(hand=("VIPER-1",), skills=(1, 1, 1, 2), trophies=("witcher-viper",))
    table = hunt("ekimmara", viper=viper, wolf=witcher(), life=(1, 2, 3, 4, 5)).lay("VIPER-1")
    assert table.options == [SPECIALTY, UsePerk("witcher-viper"), Skip()]
    table.do(UsePerk("witcher-viper"))
    assert table.fight.spent == [1, 2]
    table.do(SPECIALTY)
    assert table.options == [DropAttack(3), DropAttack(4), DropAttack(5)]


@pytest.mark.rule("84")
def test_a_specialty_works_once_and_its_trophy_lets_it_work_again() -> None:
    cat = witcher(hand=("CAT-1",), skills=(1, 1, 1, 5), trophies=("skill-specialty",))
    table = hunt("ekimmara", cat=cat)
    for _ in range(2):
        table.do(SPECIALTY)
        table.do(tuple(table.options))
    assert table.about == "combo"
    assert len(table["cat"].hand) == 7
    table = hunt("ekimmara", cat=witcher(hand=("CAT-1",))).do(SPECIALTY)
    table.do((Pick("CAT-2"),))
    assert table.about == "combo"
    table.do(Lay("CAT-1"))


@pytest.mark.rule("84")
def test_a_viper_needs_cards_to_poison() -> None:
    cat = witcher(hand=("CAT-1", "CAT-2", "CAT-3"), deck=(), shield=0)
    table = duel(viper=witcher(hand=("VIPER-1",)), cat=cat).lay("VIPER-1")
    while table.about == "lose-cards":
        table.do((table.options[0],))
    assert (table.asked, table.about) == ("cat", "combo"), "nobody looks into an empty deck"
