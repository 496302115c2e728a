"""What works once a fight is asked about where it changes something, and nowhere else."""

from __future__ import annotations

import pytest

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Skip, UsePerk
from tests.games.oldworld.fights import duel, hunt
from tests.games.oldworld.measured import AARD, BLOCK, BLOW, PUSH, REND, SLASH, THREE, YRDEN
from tests.games.oldworld.story import witcher

pytestmark = [pytest.mark.rule("78"), pytest.mark.ruling("A35")]
FOUR = (1, 4, 1, 1)
HARD = (4, 7)
"""Fight cards with a bite of four and of five."""


@pytest.mark.parametrize(
    ("perk", "cards"),
    [
        ("fiend", (AARD,)),
        ("yghern", THREE),
        ("witcher-wolf", THREE),
        ("whetstone", (SLASH,)),
        ("ekimmara", (REND,)),
        ("skill-defence", (BLOW,)),
        ("nekker-nest", (PUSH,)),
        ("whispess", (YRDEN,)),
    ],
)
def test_it_is_kept_if_its_owner_likes_and_asked_about_again(
    perk: str, cards: tuple[str, ...]
) -> None:
    griffin = witcher(hand=cards, skills=FOUR, shield=0, trophies=(perk,))
    table = hunt("ekimmara", griffin=griffin).lay(*cards)
    assert table.options == [UsePerk(perk), Skip()]
    table.do(Skip())
    assert table.fight.sides[0].used == []
    assert table.about == "attack"


@pytest.mark.parametrize(
    ("perk", "monster", "cards"),
    [
        ("fiend", "penitent", (AARD,)),
        ("yghern", "glustyworp", THREE),
        ("whetstone", "penitent", (REND,)),
    ],
)
def test_nobody_is_asked_where_the_monster_bears_no_more(
    perk: str, monster: str, cards: tuple[str, ...]
) -> None:
    griffin = witcher(hand=cards, trophies=(perk,))
    table = hunt(monster, trail=False, griffin=griffin).life(12).charge().lay(*cards)
    assert table.about == "attack"
    assert perk not in table.fight.sides[0].used


def test_nobody_is_asked_about_damage_to_a_monster_that_falls_anyway() -> None:
    table = hunt("ekimmara", left=1, wolf=witcher(hand=(SLASH,), kept=("whetstone",))).lay(SLASH)
    assert table.told(e.Won)


@pytest.mark.parametrize(("perk", "cards"), [("nekker-nest", (PUSH,)), ("ekimmara", (REND,))])
def test_nobody_is_asked_about_a_shield_that_is_full(perk: str, cards: tuple[str, ...]) -> None:
    table = hunt("harpy", wolf=witcher(hand=cards, trophies=(perk,))).lay(*cards)
    assert (table.about, table.fight.sides[0].used) == ("attack", [])


def test_nobody_is_asked_about_a_card_that_cannot_be_drawn() -> None:
    table = hunt("ekimmara", wolf=witcher(hand=(YRDEN, SLASH), deck=(), trophies=("whispess",)))
    assert table.lay(YRDEN).about == "attack"


def test_what_fills_the_shield_leaves_the_next_unasked() -> None:
    perks = ("ekimmara", "nekker-nest")
    griffin = witcher(hand=("WOLF-6", "B2-1"), trophies=perks, skills=(1, 2, 1, 1), shield=0)
    table = hunt("ekimmara", griffin=griffin).lay("WOLF-6", "B2-1")
    table.do(UsePerk("ekimmara"))
    assert table["griffin"].shield == 2, "one of the trophy, one of the card"
    assert table.fight.sides[0].used == ["ekimmara"]


def test_several_are_asked_about_one_after_the_other() -> None:
    griffin = witcher(hand=(AARD,), trophies=("fiend",), kept=("whetstone",))
    table = hunt("ekimmara", griffin=griffin).lay(AARD)
    table.do(UsePerk("whetstone"))
    assert table.options == [UsePerk("fiend"), Skip()]
    table.do(UsePerk("fiend"))
    assert len(table.fight.life) == 12 - 3


def test_nobody_is_asked_about_a_point_the_monster_takes_off_again() -> None:
    table = hunt("brewess", wolf=witcher(hand=(BLOCK,), kept=("whetstone",))).lay(BLOCK)
    assert table.about == "attack", "green costs the only point"
    assert table.fight.sides[0].used == []


def test_a_rotfiends_owner_may_let_the_last_point_go() -> None:
    bear = witcher(hand=("BEAR-1", "BEAR-5"), trophies=("rotfiend",), skills=(1, 2, 1, 3))
    table = hunt("ekimmara", bear=bear, life=(1, *HARD)).lay("BEAR-1").bite()
    assert (table.about, table.options) == ("use-now", [UsePerk("rotfiend"), Skip()])
    table.do(Skip())
    assert table.told(e.Hurt)[0].shield == 0
    assert "specialty" in table.fight.sides[0].used, "and the Bear's armour comes"
    assert "rotfiend" not in table.fight.sides[0].used


@pytest.mark.parametrize("deck", [(REND,), (REND, "WOLF-7", "WOLF-9")], ids=["far", "just"])
def test_a_rotfiend_is_not_asked_about_where_its_owner_falls_anyway(deck: tuple[str, ...]) -> None:
    wolf = witcher(hand=(SLASH, PUSH), deck=deck, trophies=("rotfiend",))
    table = hunt("ekimmara", wolf=wolf, life=(1, 7)).lay(SLASH).bite()
    assert table.told(e.Defeated)


def test_what_has_one_moment_only_works_by_itself() -> None:
    griffin = witcher(hand=(SLASH,), trophies=("ghoul-nest", "harpy", "archespore"))
    table = hunt("ekimmara", griffin=griffin).lay(SLASH)
    assert (len(table.fight.life), len(table["griffin"].hand)) == (12 - 2, 3)
    assert table.fight.sides[0].used == ["ghoul-nest", "archespore", "harpy"]


def test_in_a_duel_damage_counts_as_long_as_there_is_something_to_lose() -> None:
    cat = witcher(hand=("CAT-1",), deck=(), shield=0)
    wolf = witcher(hand=(SLASH,), kept=("whetstone",))
    table = duel(wolf=wolf, cat=cat).lay(SLASH)
    assert table.told(e.BeatWitcher) == [e.BeatWitcher(0, 1)]
    cat = witcher(hand=("CAT-1", "CAT-2"), deck=(), shield=0)
    table = duel(wolf=witcher(hand=(SLASH,), kept=("whetstone",)), cat=cat).lay(SLASH)
    assert table.about == "use-now"
