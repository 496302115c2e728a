"""What the halves of a fight card may do, and what a specialty waits for, are seen on the table."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.eyes.threats import Threat, Threats
from korchma.games.oldworld.eyes.view import FightView
from korchma.games.oldworld.options import Lay, Ready, UsePerk
from tests.games.oldworld.fights import NO_DAMAGE, duel, hunt
from tests.games.oldworld.story import BOX, Story, witcher

SLASH, REND = "WOLF-1", "WOLF-3"
SPECIALTY = UsePerk("specialty")


def seen(table: Story) -> FightView:
    """The fight as a spectator sees it."""
    found = table.seen().fight
    assert found is not None
    return found


def met(table: Story, seat: int = 0) -> bool:
    """Whether what a fighter's specialty waits for is there."""
    return next(side.ready for side in seen(table).sides if side.seat == seat)


# --- threats -------------------------------------------------------------------------------------


def last_cards(table: Story, *attacks: int) -> Threats:
    """What the monster may do when only these fight cards are unseen."""
    table.fight.spent = [card for card in BOX.attacks if card not in attacks]
    return seen(table).threats


@pytest.mark.rule("85", "87")
def test_all_fight_cards_that_are_unseen_may_come() -> None:
    table = hunt("wyvern", wolf=witcher(hand=(SLASH, REND)), life=(5, NO_DAMAGE))
    for half in (seen(table).threats.charge, seen(table).threats.bite):
        assert sum(each.cards for each in half) == len(BOX.attacks)
    table.lay(SLASH)
    assert table.fight.spent == [5]
    left = sum(each.cards for each in seen(table).threats.charge)
    assert left == len(BOX.attacks) - 1


@pytest.mark.rule("88")
def test_damage_comes_first_then_skills_cards_and_fire_the_heaviest_first() -> None:
    """A Wyvern is of level II; cards 3 and 9 bite with Combat and with the specialty."""
    table = hunt("wyvern", wolf=witcher(hand=(SLASH,), skills=(4, 1, 1, 1)))
    told = last_cards(table, 2, 3, 5, 9, 11, 13)
    assert told.charge == (
        Threat("damage", 5, "", 2),
        Threat("damage", 4, "", 1),
        Threat("damage", 2, "", 1),
        Threat("discard", 2, "", 1),
        Threat("burn", 1, "", 1),
    )
    assert told.bite == (
        Threat("damage", 4, "", 2),
        Threat("damage", 2, "", 1),
        Threat("damage", 1, "", 2),
        Threat("lowers", 1, "alchemy", 1),
    )


@pytest.mark.rule("88")
@pytest.mark.parametrize(
    ("kept", "damage"), [((), 3), (("medallion",), 2), (("medallion", "shieldmaiden"), 0)]
)
def test_what_softens_the_attack_softens_the_threat(kept: tuple[str, ...], damage: int) -> None:
    wolf = witcher(hand=(SLASH,), kept=kept, shield=0)
    table = hunt("harpy", wolf=wolf, life=(2, 1))
    assert last_cards(table, 1).bite == (Threat("damage", damage, "", 1),)
    table.fight.spent = []
    table.lay(SLASH).bite()
    assert sum(hurt.n for hurt in table.told(e.Hurt)) == damage


@pytest.mark.rule("87")
def test_of_a_card_that_is_up_both_halves_are_known() -> None:
    """Card 1 leaves a Foglet two equal halves."""
    wolf = witcher(hand=(SLASH, REND), skills=(1, 2, 1, 1))
    table = hunt("foglet", wolf=wolf, life=(2, 1)).lay(SLASH)
    assert table.about == "attack"
    assert seen(table).threats == Threats(
        (Threat("burn", 1, "", 1),), (Threat("damage", 3, "", 1),)
    )


def test_a_witcher_threatens_with_no_fight_card() -> None:
    table = duel(wolf=witcher(hand=(SLASH,)), cat=witcher(hand=("CAT-1",)))
    assert seen(table).threats == Threats()


# --- specialties ---------------------------------------------------------------------------------


@pytest.mark.rule("84")
def test_a_wolfs_specialty_is_lit_by_the_third_card_before_it_is_offered() -> None:
    hand = ("Y1b-1", "P1b-1", "WOLF-5", "WOLF-7")
    table = hunt("ekimmara", wolf=witcher(hand=hand)).do(*map(Lay, hand[:2]))
    assert not met(table)
    table.do(Lay("WOLF-5"))
    assert table.about == "combo"
    assert met(table)


@pytest.mark.rule("84")
def test_a_bears_specialty_is_lit_as_soon_as_the_shield_is_gone() -> None:
    table = hunt("ekimmara", bear=witcher(hand=("BEAR-1", "BEAR-2"), skills=(1, 2, 1, 1)))
    assert not met(table)
    table["bear"].shield = 0
    assert met(table)
    table.fight.now = -1
    assert met(table), "in the monster's turn as well"
    table.fight.sides[0].used.append("specialty")
    assert not met(table), "once per fight"


@pytest.mark.rule("84")
def test_a_cats_specialty_is_lit_in_step_one_of_the_first_turn() -> None:
    table = hunt("ekimmara", cat=witcher(hand=("CAT-6", "CAT-1")), life=(NO_DAMAGE,))
    assert met(table)
    table.do(Ready())
    assert not met(table), "too late"


@pytest.mark.rule("84")
def test_a_griffins_specialty_is_lit_by_a_card_in_the_discard() -> None:
    hand = ("GRIFFIN-9", "GRIFFIN-3", "GRIFFIN-1")
    table = hunt("ekimmara", griffin=witcher(hand=hand, potions=("swallow",)))
    assert table.about == "prepare"
    assert not met(table)
    table.life(1, 2, 3, NO_DAMAGE).lay("GRIFFIN-9", "GRIFFIN-3").bite()
    assert table.about == "prepare"
    assert met(table)
    table.do(Ready())
    assert not met(table), "too late"


@pytest.mark.rule("84")
def test_a_vipers_specialty_is_lit_by_the_cards_its_attack_has_cost() -> None:
    table = hunt("ekimmara", viper=witcher(hand=("VIPER-1",)))
    assert not met(table)
    table.lay("VIPER-1")
    assert table.offers(SPECIALTY)
    assert met(table)


@pytest.mark.rule("84")
def test_in_the_turn_of_another_only_a_bears_is_lit() -> None:
    table = duel(cat=witcher(hand=("CAT-1",)), griffin=witcher())
    assert table.about == "prepare"
    table["griffin"].discard.append(table["griffin"].deck.pop())
    assert (met(table, 0), met(table, 1)) == (True, False)
