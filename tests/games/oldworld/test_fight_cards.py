"""Fights with monsters: what fight cards do, who controls them, who goes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Bite, Burn, Charge
from korchma.games.oldworld.state import Player
from tests.games.oldworld.fights import NO_DAMAGE, hunt
from tests.games.oldworld.story import BOX, Story, witcher

SLASH, REND, PUSH, AARD, YRDEN = "WOLF-1", "WOLF-3", "WOLF-5", "WOLF-7", "WOLF-9"
COMBAT, DEFENCE, ALCHEMY, SPECIALTY = 2, 3, 4, 4
BY_LEVEL = {1: "harpy", 2: "griffin", 3: "brewess"}
"""Monsters that do nothing in their own turns."""

Half = str | int | Callable[[int], int]
DISCARD, BURN = "discard", "burn"
FACES: dict[int, tuple[Half, Half]] = {
    1: (BURN, 3),
    2: (DISCARD, lambda level: level + 2),
    3: (BURN, COMBAT),
    4: (DISCARD, 4),
    5: (5, 2),
    6: (DISCARD, 4),
    7: (3, 5),
    8: (BURN, 2),
    9: (4, SPECIALTY),
    10: (3, 5),
    11: (5, ALCHEMY),
    12: (2, 3),
    13: (2, "alchemy"),
    14: (DISCARD, 3),
    15: (4, "combat"),
    16: (lambda level: level, "defence"),
    17: (4, 2),
    18: (2, 4),
    19: (3, 4),
    20: (3, DEFENCE),
}
SKILLS = ("combat", "defence", "alchemy", "specialty")


def facing(level: int, card: int) -> Story:
    """A witcher without a shield, five cards in hand, about to meet one fight card."""
    hand = (YRDEN, SLASH, REND, PUSH, AARD)
    wolf = witcher(hand=hand, skills=(COMBAT, DEFENCE, ALCHEMY, SPECIALTY), shield=0)
    table = hunt(BY_LEVEL[level], trail=False, wolf=wolf)
    return table.life(card)


def cards(player: Player) -> int:
    """What is left of a witcher in a fight."""
    return len(player.hand) + len(player.deck)


@pytest.mark.rule("87", "88")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("bite", [False, True])
@pytest.mark.parametrize("card", list(FACES))
def test_what_each_fight_card_does(card: int, bite: bool, level: int) -> None:
    table = facing(level, card)
    wolf = table["wolf"]
    before, held, life = cards(wolf), len(wolf.hand), len(table.fight.life)
    table.do(Bite() if bite else Charge())
    half = FACES[card][bite]
    if half == BURN:
        assert (table.asked, table.about) == ("wolf", "burn-hand")
        table.do(Burn(REND))
        assert table.state.burned == [REND]
        lost = 1
    elif half == DISCARD:
        assert len(wolf.hand) == held - level
        assert len(wolf.discard) == level
        lost = level
    elif isinstance(half, str):
        at = SKILLS.index(half)
        assert wolf.skills[at] == (COMBAT, DEFENCE, ALCHEMY, SPECIALTY)[at] - 1
        lost = level - 1
    else:
        lost = half(level) if callable(half) else half
        assert wolf.skills == [COMBAT, DEFENCE, ALCHEMY, SPECIALTY]
    assert cards(wolf) == before - lost
    assert len(table.fight.life) == life - 1, "each of its turns costs it a card"


@pytest.mark.rule("88")
def test_there_are_no_other_fight_cards() -> None:
    assert sorted(BOX.attacks) == sorted(FACES)


@pytest.mark.rule("88")
def test_cards_missing_in_the_hand_come_off_the_deck() -> None:
    wolf = witcher(hand=(SLASH,), shield=1)
    table = hunt("brewess", trail=False, wolf=wolf).life(4)
    before = len(table["wolf"].deck)
    table.charge()
    assert len(table["wolf"].discard) == 3
    assert before - len(table["wolf"].deck) >= 2
    assert table["wolf"].shield == 1, "no damage, no shield"


@pytest.mark.rule("88", "23")
def test_with_an_empty_hand_the_top_of_the_deck_burns() -> None:
    table = hunt("harpy", trail=False, wolf=witcher(deck=(SLASH, REND, PUSH))).life(1).charge()
    assert table.state.burned == [SLASH]


@pytest.mark.rule("88", "26")
def test_a_skill_never_falls_below_one_nor_from_five() -> None:
    wolf = witcher(hand=(SLASH,), skills=(5, 1, 1, 1))
    table = hunt("harpy", trail=False, wolf=wolf).life(15, 13).bite().lay(SLASH)
    table.life(13).bite()
    assert table["wolf"].skills == [5, 1, 1, 1]


@pytest.mark.rule("88", "27")
def test_defence_is_lost_before_the_damage_of_the_same_half() -> None:
    wolf = witcher(hand=(SLASH, REND), skills=(1, 3, 1, 1))
    table = hunt("brewess", trail=False, wolf=wolf).life(16).bite()
    assert (table["wolf"].skills[1], table["wolf"].shield) == (2, 0), "cut to two, then two damage"
    assert table.told(e.Hurt)[0].cards == ()


# --- control -------------------------------------------------------------------------------------


@pytest.mark.rule("85", "87")
@pytest.mark.ruling("A21")
def test_the_right_neighbour_announces_first_then_it_goes_counter_clockwise() -> None:
    wolf = witcher(hand=(PUSH, "WOLF-6", SLASH, "WOLF-2", AARD, "WOLF-8"), skills=(1, 4, 1, 1))
    table = hunt("harpy", trail=False, wolf=wolf, cat=witcher(), bear=witcher(), viper=witcher())
    asked = []
    for _ in range(5):
        asked.append(table.asked)
        table.life(NO_DAMAGE).bite().lay(table["wolf"].hand[0])
    assert asked == ["viper", "bear", "cat", "viper", "bear"]


@pytest.mark.rule("87")
@pytest.mark.ruling("A21")
def test_with_two_it_is_always_the_opponent() -> None:
    table = hunt("harpy", trail=False, wolf=witcher(hand=(PUSH, SLASH), skills=(1, 4, 1, 1)))
    for _ in range(2):
        assert (table.asked, table.about) == ("viper", "attack")
        table.life(NO_DAMAGE).bite().lay(table["wolf"].hand[0])


@pytest.mark.rule("87")
def test_the_kind_of_attack_is_announced_before_the_card_is_seen() -> None:
    table = hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,))).life(7)
    assert table.about == "attack"
    view = table.seen("viper").fight
    assert view is not None
    assert view.spent == ()
    table.bite()
    order = [each for _, each in table.session.events(None)]
    announced = next(i for i, each in enumerate(order) if isinstance(each, e.Announced))
    attacked = next(i for i, each in enumerate(order) if isinstance(each, e.Attacked))
    assert announced < attacked
    assert table.fight.spent == [7]


@pytest.mark.rule("86")
def test_who_knows_the_trail_goes_first_else_the_monster() -> None:
    assert hunt("harpy", wolf=witcher(hand=(SLASH,))).asked == "wolf"
    assert hunt("harpy", trail=False, wolf=witcher(hand=(SLASH,))).asked == "viper"
    other = witcher(hand=(SLASH,), trails=("forest",))
    assert hunt("harpy", trail=False, wolf=other).asked == "viper"
