"""The attempt: two dice, a choice, symbols, two more dice, the total."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    Accept,
    Lend,
    LendToken,
    Play,
    RerollDice,
    Retreat,
    Roll,
    Run,
    Stay,
    Three,
    Walk,
)
from korchma.kernel import Event, Option
from tests.games.witches.facing import facing, rolled, total
from tests.games.witches.story import witches

HEADOLOGY, OTHER_HEADOLOGY = 43, 45
MAGIC, OTHER_MAGIC = 35, 55
BROOM = 42
PLUS_TWO = 16
REROLL = 19
ESCAPE = 24
DEATH = 35
EXTRA_CARDS = 27
TRIO = (1, 4, 7)
FOUR_HARD = ("elves", "elves", "lankin", "vlad")


@pytest.mark.rule("64", "66", "100l")
@pytest.mark.parametrize(
    ("dice", "usual"), [((6, 6, 6, 6), Accept()), ((6, 6, 0, 6), None), ((2, 2, 2, 2), None)]
)
def test_clients_accept_for_her_only_what_nothing_could_better(
    dice: tuple[int, ...], usual: Accept | None
) -> None:
    table = rolled(facing("fever" if dice[0] > 2 else "death", 19, dice=dice)).do(Roll())
    assert table.about == "final"
    assert table.ask.usual == usual


@pytest.mark.rule("57", "17")
def test_a_closed_problem_is_turned_up_before_the_dice_and_stays_up() -> None:
    table = rolled(facing("vlad", closed=True, dice=(2, 2)))
    assert table.told(e.TurnedUp) == [e.TurnedUp("bad-ass", "vlad", 16)]
    kinds = [type(each) for _, each in table.session.events(None)]
    assert kinds.index(e.TurnedUp) < kinds.index(e.Rolled)
    table.do(Run(), Retreat("brass-neck"))
    assert table.state.problems["bad-ass"] == "vlad"
    assert table.state.closed == []


@pytest.mark.rule("58", "109")
@pytest.mark.parametrize(("crises", "number"), [(0, 16), (1, 18), (2, 20)])
def test_every_crisis_adds_two_to_the_target(crises: int, number: int) -> None:
    table = rolled(facing("vlad", dice=(2, 2), crises=crises))
    assert table.told(e.Attempted) == [e.Attempted(0, "bad-ass", "vlad", number)]


@pytest.mark.rule("58", "66")
@pytest.mark.parametrize(
    ("token", "crises", "hard", "dice", "solved"),
    [
        ("fever", 0, (), (2, 0, 2, 2), False),
        ("fever", 0, (), (2, 0, 2, 3), True),
        ("fever", 1, (), (2, 2, 2, 2), False),
        ("fever", 1, (), (2, 2, 2, 3), True),
        ("lily-weatherwax", 0, (), (6, 6, 6, 4), False),
        ("lily-weatherwax", 0, (), (6, 6, 6, 5), True),
        ("lily-weatherwax", 1, (), (6, 6, 6, 6), False),
        ("lily-weatherwax", 1, ("vlad", "elves"), (6, 6, 6, 6), True),
    ],
)
def test_the_target_is_enough_and_one_less_is_not(
    token: str, crises: int, hard: tuple[str, ...], dice: tuple[int, ...], solved: bool
) -> None:
    table = rolled(facing(token, crises=crises, hard=hard, dice=dice)).do(Roll())
    assert len(table.told(e.Solved)) == solved
    assert len(table.told(e.Failed)) == (not solved)


@pytest.mark.rule("59")
def test_the_first_roll_is_two_dice_and_a_cackle_counts_nothing() -> None:
    table = rolled(facing("fever", dice=(0, 6)))
    assert table.told(e.Rolled) == [e.Rolled(0, (0, 6))]
    assert total(table) == 6


@pytest.mark.rule("60", "100a")
def test_after_the_first_roll_she_may_use_benefits_run_or_go_on() -> None:
    table = rolled(facing("fever", REROLL, EXTRA_CARDS, PLUS_TWO, ESCAPE, dice=(2, 2)))
    for offered in (Roll(), Run(), Play(REROLL), Play(EXTRA_CARDS), Lend(PLUS_TWO)):
        assert table.offers(offered)
    assert table.refuses(Play(PLUS_TWO))
    assert table.refuses(Play(ESCAPE))
    table.dice(6).do(Play(REROLL), RerollDice("first"))
    assert table.about == "stand"
    assert table.offers(Run())


@pytest.mark.rule("61", "65")
def test_headology_adds_one_and_magic_two_as_many_as_she_likes() -> None:
    symbols = (HEADOLOGY, OTHER_HEADOLOGY, MAGIC, OTHER_MAGIC)
    table = rolled(facing("fever", *symbols, BROOM, EXTRA_CARDS, dice=(2, 2)))
    assert table.refuses(Lend(BROOM))
    totals = [total(table.do(Lend(card))) for card in symbols]
    assert totals == [5, 6, 8, 10]
    assert table["dimity"].hand == [BROOM, EXTRA_CARDS]
    assert table.state.discard == list(symbols)


@pytest.mark.rule("61", "68")
def test_each_magic_costs_a_cackle_when_the_attempt_ends_and_headology_none() -> None:
    hand = (HEADOLOGY, MAGIC, OTHER_MAGIC, EXTRA_CARDS)
    table = rolled(facing("fever", *hand, dice=(2, 2, 2, 2)))
    table.do(Lend(HEADOLOGY), Lend(MAGIC), Lend(OTHER_MAGIC))
    assert table["dimity"].cackles == 0
    table.do(Roll()).skip()
    assert table["dimity"].cackles == 2


@pytest.mark.rule("61", "12")
def test_annagramma_lends_her_magic_token_once_a_game() -> None:
    who, others = ("annagramma", "dimity"), {"slippery-hollow": "fever"}
    table = rolled(facing("fever", HEADOLOGY, who=who, others=others, dice=(2, 2, 2, 2)))
    table.do(LendToken())
    assert total(table) == 6
    assert table.refuses(LendToken())
    table.do(Roll())
    assert table["annagramma"].cackles == 1
    table.dice(2, 2).do(Walk("slippery-hollow"))
    assert table.about == "stand"
    assert table.refuses(LendToken())


@pytest.mark.rule("62", "67")
@pytest.mark.case("T20")
def test_the_second_pair_is_rolled_though_the_first_was_enough() -> None:
    table = rolled(facing("sick-pig", dice=(6, 6, 0, 2))).do(Roll())
    assert table.told(e.Rolled) == [e.Rolled(0, (6, 6)), e.Rolled(0, (0, 2))]
    assert table["dimity"].easy == ("sick-pig",)
    assert table["dimity"].cackles == 1


@pytest.mark.rule("63")
def test_after_the_second_roll_no_symbol_is_taken_from_card_or_token() -> None:
    who = ("annagramma", "dimity")
    table = rolled(facing("death", HEADOLOGY, MAGIC, PLUS_TWO, who=who, dice=(2, 2, 2, 2)))
    assert table.offers(Lend(HEADOLOGY))
    assert table.offers(LendToken())
    table.do(Roll())
    assert table.about == "final"
    assert table.refuses(Lend(HEADOLOGY))
    assert table.refuses(Lend(MAGIC))
    assert table.refuses(LendToken())


@pytest.mark.rule("64", "20")
def test_after_the_second_roll_benefits_and_the_power_of_three_still_count() -> None:
    hand = (REROLL, ESCAPE, DEATH, PLUS_TWO, EXTRA_CARDS, *TRIO, 2)
    table = rolled(facing("death", *hand, crises=1, cackles=1, dice=(2, 2, 2, 2))).do(Roll())
    helping, introspection = 2, 4
    for card in (REROLL, ESCAPE, DEATH, PLUS_TWO, EXTRA_CARDS, helping, introspection):
        assert table.offers(Play(card)), card
    assert table.offers(Three(()))
    assert table.offers(Accept())


@pytest.mark.rule("64", "20", "100a")
def test_a_bonus_may_be_played_on_a_total_that_is_enough_already() -> None:
    table = rolled(facing("fever", PLUS_TWO, EXTRA_CARDS, dice=(6, 6, 6, 6))).do(Roll())
    assert table.offers(Play(PLUS_TWO))


@pytest.mark.rule("65", "72")
@pytest.mark.case("T34")
@pytest.mark.parametrize(("solved", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_hard_problems_solved_add_one(solved: int, bonus: int) -> None:
    table = rolled(facing("fever", hard=FOUR_HARD[:solved], dice=(2, 2)))
    assert total(table) == 4 + bonus


@pytest.mark.rule("65")
def test_dice_symbols_benefits_and_hard_problems_make_the_total() -> None:
    hand = (HEADOLOGY, MAGIC, PLUS_TWO)
    table = rolled(facing("lily-weatherwax", *hand, hard=FOUR_HARD, dice=(2, 3, 4, 5)))
    table.do(Lend(HEADOLOGY), Lend(MAGIC), Roll(), Play(PLUS_TWO))
    assert table.told(e.Failed) == [e.Failed(0, "lily-weatherwax", 14 + 1 + 2 + 2 + 2, 23)]


@pytest.mark.rule("67")
@pytest.mark.parametrize(
    ("dice", "cackles"),
    [((2, 3, 4, 5), 0), ((0, 3, 4, 5), 1), ((0, 6, 0, 6), 2), ((0, 0, 0, 0), 4)],
)
def test_each_cackle_face_is_a_cackle(dice: tuple[int, ...], cackles: int) -> None:
    table = rolled(facing("fever", dice=dice)).do(Roll())
    failed = len(table.told(e.Failed))
    assert table["dimity"].cackles == cackles + failed


@pytest.mark.rule("68", "74", "82", "100d", "100c", "84")
@pytest.mark.ruling("A10", "A19")
@pytest.mark.parametrize(
    ("ending", "faces", "answers", "for_failing"),
    [
        (e.Solved, (6, 6), (Roll(),), 0),
        (e.Failed, (2, 2), (Roll(), Accept()), 1),
        (e.Ran, (2, 2), (Roll(), Play(ESCAPE)), 0),
        (e.SolvedAtOnce, (), (Play(36),), 0),
        (e.SolvedAtOnce, (2, 2), (Roll(), Three(TRIO)), 0),
    ],
)
def test_dice_and_magic_cost_their_cackles_however_it_ends(
    ending: type[Event], faces: tuple[int, ...], answers: tuple[Option, ...], for_failing: int
) -> None:
    table = rolled(facing("death", MAGIC, ESCAPE, 36, *TRIO, dice=(0, 3, *faces)))
    table.do(Lend(MAGIC), *answers)
    while not table.told(ending):
        table.do(table.options[0])
    assert table["dimity"].cackles == 2 + for_failing


@pytest.mark.rule("69", "43")
def test_each_move_allows_one_attempt_and_no_second_try() -> None:
    table = rolled(facing("fever", dice=(2, 0, 2, 0))).do(Roll(), Retreat("brass-neck"))
    assert table.about == "move"
    assert len(table.told(e.Attempted)) == 1
    table.dice(2, 0, 2, 0).do(Walk("bad-ass"), Roll(), Retreat("brass-neck"))
    assert len(table.told(e.Attempted)) == 2
    assert table.state.turn == 2


@pytest.mark.rule("69", "70")
def test_a_solved_problem_leaves_nothing_to_try_when_she_stays() -> None:
    table = witches("dimity", "annagramma", at={"dimity": "slice"}, problems={"slice": "fever"})
    table.dice(6, 6, 6, 6).do(Stay(), Roll(), Stay())
    assert len(table.told(e.Attempted)) == 1
    assert table.state.turn == 2
