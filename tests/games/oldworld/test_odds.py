"""The odds shown to players: fights fought out on tables that could be this one."""

from __future__ import annotations

from korchma.games.oldworld.options import Attack, Bite, Charge, Done, Enough, Explore, Go, Lay
from korchma.kernel import Odds, Option
from tests.games.oldworld.fights import duel, hunt
from tests.games.oldworld.story import Story, old_world, witcher

HENGFORS, KAER_MORHEN = 2, 3
STRONG = (4, 4, 1, 1)


def odds(table: Story, option: Option) -> Odds | None:
    """What the witcher asked is told about an option."""
    assert table.offers(option)
    return table.session.odds(table.ask.seat, option)


def chance(table: Story, option: Option) -> float:
    """The chance of an option that has one."""
    told = odds(table, option)
    assert told is not None
    assert not told.exact
    assert 0 < told.error < 0.2
    return told.chance


def facing(monster: str, **who: object) -> Story:
    """A Wolf before a monster, in phase II."""
    wolf = witcher(HENGFORS, **who)  # type: ignore[arg-type]
    return old_world(phase="deed", lairs={"mountain": (monster, HENGFORS)}, wolf=wolf)


def test_a_master_beats_what_a_novice_does_not() -> None:
    assert chance(facing("leshen"), Attack("leshen")) < 0.1
    assert chance(facing("arachas", skills=STRONG), Attack("arachas")) > 0.4


def test_who_knows_the_trail_has_better_odds() -> None:
    blind = facing("arachas", skills=STRONG)
    knowing = facing("arachas", skills=STRONG, trails=("mountain",))
    assert chance(blind, Attack("arachas")) < chance(knowing, Attack("arachas"))


def test_the_same_question_is_told_the_same_odds() -> None:
    table = facing("arachas", skills=STRONG)
    assert odds(table, Attack("arachas")) == odds(table, Attack("arachas"))


def test_exploring_has_no_odds() -> None:
    assert odds(facing("arachas"), Explore("city")) is None


def on_the_way(monster: str, *hand: str, skills: tuple[int, int, int, int] = STRONG) -> Story:
    """A Wolf at home, next to a monster."""
    lairs = {"mountain": (monster, HENGFORS)}
    return old_world(lairs=lairs, wolf=witcher(KAER_MORHEN, hand=hand, skills=skills))


def test_a_way_to_a_monster_has_the_odds_of_the_fight_there() -> None:
    table = on_the_way("arachas", "WOLF-3", "WOLF-9")
    assert chance(table, Go(HENGFORS)) > 0.4
    assert chance(on_the_way("leshen", "WOLF-3", skills=(1, 1, 1, 1)), Go(HENGFORS)) < 0.1


def test_the_fight_there_is_fought_with_the_cards_the_way_leaves() -> None:
    table = on_the_way("arachas", "WOLF-3", "WOLF-9", skills=(2, 2, 1, 1))
    there = old_world(
        phase="deed",
        lairs={"mountain": ("arachas", HENGFORS)},
        wolf=witcher(HENGFORS, hand=("WOLF-9",), discard=("WOLF-3",), skills=(2, 2, 1, 1)),
    )
    assert chance(table, Go(HENGFORS)) == chance(there, Attack("arachas"))


def test_a_way_where_nothing_can_be_fought_has_no_odds() -> None:
    table = on_the_way("archespore", "WOLF-3", "WOLF-9")
    assert odds(table, Go(HENGFORS)) is None
    assert odds(table, Go(7)) is None
    assert odds(table, Enough()) is None


def test_asking_for_odds_changes_nothing() -> None:
    table = on_the_way("arachas", "WOLF-3", "WOLF-9")
    before = table.session.game.copy(table.state)
    chance(table, Go(HENGFORS))
    assert table.state == before


def test_each_card_of_a_combo_has_its_own_odds() -> None:
    """Two cards of life: a Rend takes them both, a Push none."""
    wolf = witcher(hand=("WOLF-3", "WOLF-5"), deck=(), shield=0)
    table = hunt("rotfiend", left=2, wolf=wolf)
    assert chance(table, Lay("WOLF-3")) == 1
    assert chance(table, Lay("WOLF-5")) < 1


def test_going_on_and_stopping_have_odds_in_mid_combo() -> None:
    """A Quick Slash does not end it; the Rend laid on it does."""
    wolf = witcher(hand=("WOLF-1", "WOLF-3"), deck=(), shield=0)
    table = hunt("rotfiend", left=3, wolf=wolf).do(Lay("WOLF-1"))
    assert chance(table, Lay("WOLF-3")) == 1
    assert chance(table, Done()) < 1


def test_neither_the_neighbour_nor_a_duellist_is_told_odds() -> None:
    table = hunt("rotfiend", trail=False, wolf=witcher())
    assert table.asked == "viper"
    assert odds(table, Bite()) is None
    assert odds(table, Charge()) is None
    brawl = duel(wolf=witcher(hand=("WOLF-1",)), viper=witcher())
    assert odds(brawl, Lay("WOLF-1")) is None
