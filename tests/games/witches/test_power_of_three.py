"""The Power of Three, and other sure ways to solve a problem."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.options import (
    CurePig,
    Lend,
    Play,
    Roll,
    Stay,
    Three,
    Walk,
)
from korchma.kernel import Option
from tests.games.witches.facing import TOKENS, facing, rolled
from tests.games.witches.story import Story, witches

GRANNY, OTHER_GRANNY, NANNY, MAGRAT, AGNES, PERDITA = 1, 2, 4, 7, 10, 13
TRIO = (GRANNY, NANNY, MAGRAT)
DEATH, SHEEP, PIG = 36, 43, 45
EXTRA_CARDS, MAGIC = 27, 55
PETULIA = ("petulia", "dimity")


def threes(table: Story) -> list[Option]:
    """The ways to play the Power of Three now."""
    return [option for option in table.options if isinstance(option, Three)]


@pytest.mark.rule("83")
@pytest.mark.parametrize("token", sorted(TOKENS))
def test_three_witches_together_solve_anything(token: str) -> None:
    table = facing(token, *TRIO, crises=1).do(Stay(), Three(TRIO))
    assert table.told(e.SolvedAtOnce) == [e.SolvedAtOnce(0, token)]
    assert token in table["dimity"].easy + table["dimity"].hard
    assert table["dimity"].hand == []
    assert table.state.discard == list(TRIO)


@pytest.mark.rule("83", "85")
@pytest.mark.case("T32")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ((GRANNY, NANNY, MAGRAT), True),
        ((GRANNY, OTHER_GRANNY, NANNY), False),
        ((AGNES, PERDITA, NANNY), True),
        ((GRANNY, NANNY, 23), False),
        ((GRANNY, NANNY), False),
    ],
)
def test_it_takes_three_marked_cards_of_three_different_characters(
    hand: tuple[int, ...], legal: bool
) -> None:
    table = rolled(facing("death", *hand, dice=(2, 2)))
    assert threes(table) == ([Three(hand)] if legal else [])


@pytest.mark.rule("83")
def test_with_four_marked_cards_she_chooses_which_three() -> None:
    hand = (GRANNY, OTHER_GRANNY, NANNY, MAGRAT)
    table = facing("hiver", *hand).do(Stay())
    assert threes(table) == [Three(())]
    table.do(Three(()))
    assert set(table.options) == {
        Three((GRANNY, NANNY, MAGRAT)),
        Three((OTHER_GRANNY, NANNY, MAGRAT)),
    }
    table.do(Three((OTHER_GRANNY, NANNY, MAGRAT)))
    assert table["dimity"].hand == [GRANNY]
    assert table["dimity"].hard == ("hiver",)


@pytest.mark.rule("84", "145")
@pytest.mark.case("T56")
def test_before_the_first_roll_it_costs_no_dice_and_no_cackles() -> None:
    table = facing("hiver", *TRIO).do(Stay())
    assert table.about == "before-dice"
    table.do(Three(TRIO))
    assert table.told(e.Rolled) == []
    assert table["dimity"].cackles == 0
    assert table["dimity"].hard == ("hiver",)
    assert table.about == "move"


@pytest.mark.rule("84", "145")
def test_after_the_first_roll_the_other_dice_stay_unrolled() -> None:
    table = rolled(facing("hiver", *TRIO, dice=(0, 2))).do(Three(TRIO))
    assert table.told(e.Rolled) == [e.Rolled(0, (0, 2))]
    assert table["dimity"].cackles == 1
    assert table["dimity"].hard == ("hiver",)


@pytest.mark.rule("84", "68", "64")
@pytest.mark.case("T32")
@pytest.mark.ruling("A19")
def test_after_four_dice_the_two_cackles_are_kept() -> None:
    table = rolled(facing("hiver", *TRIO, dice=(0, 2, 0, 2))).do(Roll(), Three(TRIO))
    assert table["dimity"].hard == ("hiver",)
    assert table["dimity"].cackles == 2


@pytest.mark.rule("86", "70", "71", "73")
def test_it_is_a_success_like_any_other() -> None:
    table = facing("count-bela", *TRIO, crises=2, others={"slice": "vlad"})
    pool = table.state.crisis_pool
    table.do(Stay(), Three(TRIO))
    assert table.state.problems == {}
    assert table.state.crisis_pool == pool + 2
    assert table["dimity"].hard == ("count-bela",)
    assert table["dimity"].at == "bad-ass"
    table = facing("fever", *TRIO, easy=("death",) * 8).do(Stay(), Three(TRIO))
    assert table["dimity"].side == ("fever",)


@pytest.mark.rule("101", "83", "100c", "100o")
def test_sure_remedies_need_an_attempt_under_way() -> None:
    table = facing("death", *TRIO, DEATH, SHEEP, PIG, who=PETULIA)
    assert table.about == "move"
    for remedy in (Three(TRIO), Three(()), Play(DEATH), Play(SHEEP), Play(PIG), CurePig()):
        assert table.refuses(remedy)
    table.do(Stay())
    assert table.offers(Three(TRIO))
    assert table.offers(Play(DEATH))


@pytest.mark.rule("101")
def test_a_remedy_cures_the_problem_under_her_feet_only() -> None:
    table = rolled(facing("fever", DEATH, SHEEP, PIG, others={"slice": "death"}, dice=(2, 2)))
    assert table.refuses(Play(DEATH))
    assert table.refuses(Play(SHEEP))
    assert table.refuses(Play(PIG))


CURED = [("death", DEATH), ("death", 35), ("sick-sheep", SHEEP), ("sick-sheep", 42)]
CURED += [("sick-pig", PIG), ("sick-pig", 46)]


@pytest.mark.rule("100c", "100o", "145")
@pytest.mark.parametrize(("token", "card"), CURED)
def test_its_own_card_solves_it_before_any_dice(token: str, card: int) -> None:
    table = facing(token, card, crises=1).do(Stay(), Play(card))
    assert table["dimity"].easy == (token,)
    assert table["dimity"].cackles == 0
    assert table.told(e.Rolled) == []
    assert table.state.discard == [card]


@pytest.mark.rule("100c", "100o", "68", "145")
@pytest.mark.parametrize(("token", "card"), CURED)
@pytest.mark.parametrize("late", [False, True])
def test_its_own_card_solves_it_mid_attempt_and_cackles_are_kept(
    token: str, card: int, late: bool
) -> None:
    table = rolled(facing(token, card, MAGIC, EXTRA_CARDS, crises=3, dice=(0, 2, 0, 2)))
    table.do(Lend(MAGIC))
    if late:
        table.do(Roll())
    table.do(Play(card)).skip()
    assert table["dimity"].easy == (token,)
    assert table["dimity"].cackles == (3 if late else 2)


@pytest.mark.rule("100o", "13", "145")
@pytest.mark.case("T48", "T56")
@pytest.mark.parametrize("crises", [0, 1])
def test_petulia_cures_a_pig_at_sight_with_her_token(crises: int) -> None:
    pigs = {"bad-ass": "sick-pig", "slippery-hollow": "sick-pig"}
    crisis = {"bad-ass": crises} if crises else {}
    table = witches(*PETULIA, at={"petulia": "grannys-cottage"}, problems=pigs, crises=crisis)
    table.do(Walk("bad-ass"))
    assert table.offers(Roll())
    table.do(CurePig())
    assert table["petulia"].easy == ("sick-pig",)
    assert table["petulia"].cackles == 0
    assert table.told(e.Rolled) == []
    assert table.state.crises == {}


@pytest.mark.rule("100o", "13")
@pytest.mark.case("T48")
def test_petulia_has_one_token_only() -> None:
    pigs = {"slippery-hollow": "sick-pig"}
    table = facing("sick-pig", EXTRA_CARDS, who=PETULIA, others=pigs).do(Stay(), CurePig())
    table.dice(2, 2).do(Walk("slippery-hollow"))
    assert table.about == "before-dice"
    assert table.refuses(CurePig())
    table.do(Roll())
    assert table.refuses(CurePig())


@pytest.mark.rule("100o")
@pytest.mark.case("T48")
def test_petulias_token_cures_no_sheep_and_dimity_has_none() -> None:
    table = rolled(facing("sick-sheep", who=PETULIA, dice=(2, 2)))
    assert table.refuses(CurePig())
    table = rolled(facing("sick-pig", dice=(2, 2)))
    assert table.refuses(CurePig())
