"""The worked examples of the rulebook of The Witches, played through."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Lend,
    LendToken,
    Play,
    RerollDice,
    Roll,
    Run,
    Stay,
    Toss,
    Walk,
)
from korchma.games.witches.rules.outcome import total
from korchma.games.witches.state import me, target
from tests.games.witches.story import Story, witches

IGOR, FEEGLE = 19, 16
HEADOLOGY = (43, 45)
MAGIC, DEATH = 55, 36
EXTRA_CARDS, TRANSMUTATION = 27, 34


def annagramma_meets_the_hiver() -> Story:
    """She walks to Slice and turns up the Hiver, in crisis; the dice are those of the example."""
    table = witches(
        "annagramma",
        "dimity",
        at={"annagramma": "razorback", "dimity": "gnarly-ground"},
        hands={"annagramma": [IGOR, *HEADOLOGY, MAGIC, FEEGLE]},
        problems={"slice": "hiver"},
        closed=["slice"],
        crises={"slice": 1},
        cackles={"annagramma": 1},
        hard={"annagramma": ["elves", "lankin"]},
    )
    return table.dice(0, 5, 4, 2, 4).do(Walk("slice"))


def she_adds_all_she_wants_to_use(table: Story) -> Story:
    """Igor takes the cackle back, then headology, magic and her token."""
    table.do(Play(IGOR), RerollDice("first"))
    assert table.offers(Run())
    return table.do(*(Lend(card) for card in HEADOLOGY), Lend(MAGIC), LendToken())


@pytest.mark.rule("57", "58", "60", "61", "64", "65", "67", "70", "72", "100a", "100l", "21")
@pytest.mark.case("T6")
def test_annagramma_beats_the_hiver() -> None:
    table = annagramma_meets_the_hiver()
    assert table.told(e.TurnedUp) == [e.TurnedUp("slice", "hiver", 24)]
    she_adds_all_she_wants_to_use(table)
    board = table.session.table
    assert total(board, me(board)) == 4 + 5 + 1 + 1 + 2 + 2 + 1 == 16
    assert target(board, "slice") - total(board, me(board)) == 8
    pool = table.state.crisis_pool
    table.do(Roll())
    assert total(board, me(board)) == 22
    table.do(Play(FEEGLE))
    assert table.told(e.Solved) == [e.Solved(0, "hiver", 24, 24)]
    assert table["annagramma"].hard == ("elves", "lankin", "hiver")
    assert table.state.crisis_pool == pool + 1
    assert table["annagramma"].cackles == 1 + 2
    assert table["annagramma"].hand == []
    assert sorted(table.state.discard) == sorted([IGOR, *HEADOLOGY, MAGIC, FEEGLE])
    assert table["annagramma"].token == ""


@pytest.mark.rule("63", "64", "18")
@pytest.mark.case("T7")
def test_after_the_second_roll_feegle_helps_with_his_benefit_only() -> None:
    table = she_adds_all_she_wants_to_use(annagramma_meets_the_hiver())
    assert table.offers(Lend(FEEGLE))
    assert table.refuses(Play(FEEGLE))
    table.do(Roll())
    assert table.refuses(Lend(FEEGLE))
    assert table.offers(Play(FEEGLE))


@pytest.mark.rule("58", "66")
@pytest.mark.case("T5")
@pytest.mark.parametrize(
    ("token", "dice", "bonus", "solved"),
    [
        ("fever", (2, 2, 2, 2), 0, False),
        ("fever", (2, 2, 2, 3), 0, True),
        ("lily-weatherwax", (6, 6, 6, 6), 0, False),
        ("lily-weatherwax", (6, 6, 6, 6), 1, True),
    ],
)
def test_in_crisis_a_fever_needs_nine_and_lily_twenty_five(
    token: str, dice: tuple[int, ...], bonus: int, solved: bool
) -> None:
    table = witches(
        "dimity",
        "tiffany",
        at={"dimity": "slice"},
        problems={"slice": token},
        crises={"slice": 1},
        hard={"dimity": ["elves", "vlad"] * bonus},
    )
    table.dice(*dice).do(Stay(), Roll())
    assert len(table.told(e.Solved)) == solved
    assert len(table.told(e.Failed)) == (not solved)


def short_of_the_target(hand: list[int], deck: tuple[int, ...]) -> Story:
    """Dimity has rolled 2, 2, 2 and 4 against a death, two short of twelve."""
    table = witches(
        "dimity",
        "tiffany",
        at={"dimity": "slice"},
        hands={"dimity": hand},
        problems={"slice": "death"},
        deck=deck,
    )
    return table.dice(2, 2, 2, 4).do(Stay(), Roll(), Roll())


@pytest.mark.rule("64", "100p", "100a", "20")
@pytest.mark.case("T10")
def test_a_bonus_drawn_by_transmutation_is_played_at_once() -> None:
    table = short_of_the_target([TRANSMUTATION, *HEADOLOGY], deck=(FEEGLE, 42))
    assert table.refuses(Play(FEEGLE))
    table.do(Play(TRANSMUTATION), (Toss(HEADOLOGY[0]),), Play(FEEGLE))
    assert table.told(e.Solved) == [e.Solved(0, "death", 12, 12)]
    assert table["dimity"].easy == ("death",)


@pytest.mark.rule("64", "100e", "100l", "20")
@pytest.mark.case("T10")
def test_a_reroll_drawn_by_extra_cards_is_played_at_once() -> None:
    table = short_of_the_target([EXTRA_CARDS], deck=(IGOR, 42))
    table.dice(4).do(Play(EXTRA_CARDS), Play(IGOR), RerollDice("first"))
    assert table.told(e.Solved) == [e.Solved(0, "death", 12, 12)]


@pytest.mark.rule("100c", "68", "64")
@pytest.mark.case("T14")
@pytest.mark.ruling("A10")
def test_death_comes_late_and_the_two_cackles_are_kept() -> None:
    table = witches(
        "dimity",
        "tiffany",
        at={"dimity": "slice"},
        hands={"dimity": [MAGIC, DEATH]},
        problems={"slice": "death"},
    )
    table.dice(0, 2, 2, 2).do(Stay(), Roll(), Lend(MAGIC), Roll(), Play(DEATH))
    assert table.told(e.SolvedAtOnce) == [e.SolvedAtOnce(0, "death")]
    assert table["dimity"].easy == ("death",)
    assert table["dimity"].cackles == 2
