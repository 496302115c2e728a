"""Rerolls: the pair just rolled, one die or both, and the new faces stand."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import Accept, Lend, Play, RerollDice, Roll, Stay
from tests.games.witches.facing import facing, rolled, total
from tests.games.witches.story import Story

REROLL, OTHER_REROLL, EXTRA_CARDS = 19, 20, 27


def dice(table: Story) -> list[int]:
    """The dice on the table."""
    assert table.state.attempt is not None
    return table.state.attempt.dice


@pytest.mark.rule("100l")
@pytest.mark.parametrize(
    ("which", "faces", "after"),
    [("first", (5,), [5, 3]), ("second", (5,), [2, 5]), ("both", (5, 6), [5, 6])],
)
def test_one_die_or_both_of_the_first_pair(
    which: str, faces: tuple[int, ...], after: list[int]
) -> None:
    table = rolled(facing("fever", REROLL, dice=(2, 3, *faces))).do(Play(REROLL))
    choice = next(x for x in table.options if isinstance(x, RerollDice) and x.which == which)
    table.do(choice)
    assert dice(table) == after
    assert table.state.discard == [REROLL]


@pytest.mark.rule("100l")
@pytest.mark.case("T21")
@pytest.mark.parametrize(
    ("which", "faces", "after"),
    [("first", (5,), [2, 3, 5, 2]), ("second", (5,), [2, 3, 4, 5]), ("both", (5, 6), [2, 3, 5, 6])],
)
def test_after_the_second_roll_the_first_pair_is_locked(
    which: str, faces: tuple[int, ...], after: list[int]
) -> None:
    table = rolled(facing("hiver", REROLL, EXTRA_CARDS, dice=(2, 3, 4, 2, *faces)))
    table.do(Roll(), Play(REROLL))
    assert len(table.options) == 3
    table.do(next(x for x in table.options if isinstance(x, RerollDice) and x.which == which))
    assert dice(table) == after
    assert total(table) == sum(after)


@pytest.mark.rule("100l")
def test_there_is_nothing_to_reroll_before_the_first_roll() -> None:
    table = facing("fever", REROLL, EXTRA_CARDS, dice=(2, 2)).do(Stay())
    assert table.about == "before-dice"
    assert table.refuses(Play(REROLL))
    assert table.do(Roll()).offers(Play(REROLL))


@pytest.mark.rule("100l", "67")
def test_a_cackle_rolled_away_costs_nothing() -> None:
    table = rolled(facing("fever", REROLL, dice=(0, 3, 4, 2, 2)))
    table.do(Play(REROLL), RerollDice("first"), Roll())
    assert table.told(e.Solved) == [e.Solved(0, "fever", 11, 7)]
    assert table["dimity"].cackles == 0


@pytest.mark.rule("100l", "67")
def test_a_cackle_rolled_anew_costs_one_and_the_old_face_is_gone() -> None:
    table = rolled(facing("broken-limb", REROLL, dice=(3, 3, 3, 2, 0, 0)))
    table.do(Roll()).skip()
    assert table.told(e.Solved) == [e.Solved(0, "broken-limb", 11, 8)]
    table = rolled(facing("death", REROLL, dice=(3, 3, 3, 2, 0, 0)))
    table.do(Roll(), Play(REROLL), RerollDice("both"))
    assert table.told(e.Failed) == [e.Failed(0, "death", 6, 12)]
    assert table["dimity"].cackles == 2 + 1


@pytest.mark.rule("100l", "64", "67")
def test_a_winning_pair_with_a_cackle_may_be_rolled_again() -> None:
    table = rolled(facing("fever", REROLL, dice=(6, 6, 0, 6, 2))).do(Roll())
    table.do(Play(REROLL), RerollDice("first"))
    assert table.told(e.Solved) == [e.Solved(0, "fever", 20, 7)]
    assert table["dimity"].cackles == 0


@pytest.mark.rule("100l")
def test_two_cards_reroll_the_same_pair_twice() -> None:
    table = rolled(facing("fever", REROLL, OTHER_REROLL, dice=(2, 2, 0, 6)))
    table.do(Play(REROLL), RerollDice("first"))
    assert dice(table) == [0, 2]
    table.do(Play(OTHER_REROLL), RerollDice("first"))
    assert dice(table) == [6, 2]


@pytest.mark.rule("100l", "18")
def test_a_card_lent_for_headology_rerolls_nothing() -> None:
    table = rolled(facing("death", REROLL, EXTRA_CARDS, dice=(2, 2, 2, 2))).do(Lend(REROLL))
    assert table.refuses(Play(REROLL))
    table.do(Roll())
    assert table.refuses(Play(REROLL))
    assert table.offers(Accept())
