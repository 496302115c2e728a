"""The odds shown to players, against every throw of the dice counted out."""

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.eyes.odds import Chances, Means
from korchma.games.witches.options import (
    Accept,
    Fly,
    Land,
    Lend,
    LendToken,
    LookAt,
    Play,
    Roll,
    Run,
    Stay,
    Walk,
)
from korchma.kernel import Odds, Option
from tests.games.witches.facing import CARDS, TOKENS, facing, rolled
from tests.games.witches.oracle import PAIRS, bare_chance, chance
from tests.games.witches.story import Story, witches

BROOM_REROLL, OTHER_BROOM_REROLL = 20, 51
HEADOLOGY_REROLL, MAGIC_REROLL = 19, 14
HEADOLOGY, MAGIC, PLUS_TWO, VS_ELVES = 43, 37, 16, 17
HELP, OTHER_HELP = 2, 29
BORROWING, EXTRA_CARDS = 37, 27
ALL_HARD = [token for token in TOKENS.values() if token.hard]


def odds(table: Story, option: Option) -> Odds:
    """What the witch asked is told about an option."""
    assert table.offers(option)
    told = table.session.odds(table.ask.seat, option)
    assert told is not None
    return told


def same(one: float) -> object:
    """Equal but for the last digits."""
    return pytest.approx(one, abs=1e-12)


def reckoned(need: int, dice: tuple[int, ...] = (), rerolls: tuple[int, ...] = ()) -> float:
    """The chance that the dice show so much, with Rerolls in hand and nothing else."""
    return Chances(GAME.content.pair, dice, need, Means(rerolls=rerolls)).best()


def before(token: str, *hand: int, crises: int = 0, hard: tuple[str, ...] = ()) -> Story:
    """Dimity next to a problem in Bad Ass."""
    return witches(
        "dimity",
        "petulia",
        at={"petulia": "gnarly-ground"},
        hands={"dimity": hand},
        problems={"bad-ass": token},
        crises={"bad-ass": crises} if crises else {},
        hard={"dimity": hard},
    )


def average(hand: tuple[int, ...], known: dict[str, int]) -> Odds:
    """Over all hard problems but the known ones."""
    left = {token.id: token.count - known.get(token.id, 0) for token in ALL_HARD}
    n = sum(left.values())
    alone = sum(bare_chance(TOKENS[x].difficulty) * k for x, k in left.items())
    best = sum(chance(x, hand) * k for x, k in left.items())
    return Odds(alone / n, best / n)


@pytest.mark.rule("59", "62", "65")
@pytest.mark.parametrize("need", range(-1, 27))
def test_four_bare_dice(need: int) -> None:
    assert reckoned(need) == same(bare_chance(need))
    for pair in PAIRS:
        assert reckoned(need, pair) == same(bare_chance(need, pair))


@pytest.mark.rule("100l")
@pytest.mark.parametrize(("token", "crises"), [(x, n) for x in TOKENS for n in (0, 1)])
def test_one_reroll_and_two_rerolls(token: str, crises: int) -> None:
    need = TOKENS[token].difficulty + 2 * crises
    for hand in ([BROOM_REROLL], [BROOM_REROLL, OTHER_BROOM_REROLL]):
        n = (0,) * len(hand)
        assert reckoned(need, (), n) == same(chance(token, hand, crises=crises))
        lying: list[tuple[int, ...]] = [(0, 2), (3, 3), (6, 5), (6, 4, 0, 2), (2, 2, 6, 3)]
        for dice in lying:
            told = reckoned(need, dice, n)
            assert told == same(chance(token, hand, crises=crises, dice=dice))


@pytest.mark.rule("58", "61", "65", "100a", "100g", "100l")
@pytest.mark.parametrize(
    ("token", "hand", "crises", "hard"),
    [
        ("fever", (), 0, ()),
        ("fever", (), 1, ()),
        ("hiver", (), 0, ("vlad", "elves")),
        ("vlad", (HEADOLOGY, MAGIC), 2, ()),
        ("vlad", (PLUS_TWO, VS_ELVES), 0, ()),
        ("lankin", (PLUS_TWO, VS_ELVES), 0, ()),
        ("vlad", (HELP, HEADOLOGY), 1, ()),
        ("vlad", (HELP, OTHER_HELP), 2, ()),
        ("vlad", (HELP,), 0, ()),
        ("lily-weatherwax", (BROOM_REROLL, PLUS_TWO, HEADOLOGY), 1, ("vlad", "elves")),
    ],
)
def test_walking_to_an_open_problem_bare_and_with_every_card(
    token: str, hand: tuple[int, ...], crises: int, hard: tuple[str, ...]
) -> None:
    plus = len(hard) // 2
    told = odds(before(token, *hand, crises=crises, hard=hard), Walk("bad-ass"))
    assert told.chance == same(bare_chance(TOKENS[token].difficulty + 2 * crises - plus))
    assert told.best == same(chance(token, hand, crises=crises, plus=plus))


@pytest.mark.rule("83", "100c", "100o")
@pytest.mark.parametrize(
    ("token", "hand"), [("death", (36,)), ("sick-sheep", (42,)), ("lily-weatherwax", (1, 4, 7))]
)
def test_a_sure_remedy_in_hand_is_a_certainty(token: str, hand: tuple[int, ...]) -> None:
    told = odds(before(token, *hand), Walk("bad-ass"))
    assert told.chance < 1.0
    assert told.best == 1.0


@pytest.mark.rule("83", "100o")
def test_what_only_looks_like_a_remedy_is_none() -> None:
    assert odds(before("sick-pig", 42, 36), Walk("bad-ass")).best < 1.0
    assert odds(before("lily-weatherwax", 1, 2, 4), Walk("bad-ass")).best < 0.1
    petulia = witches("petulia", "dimity", problems={"bad-ass": "sick-pig"})
    assert odds(petulia, Walk("bad-ass")).best == 1.0


@pytest.mark.rule("96")
def test_an_empty_place_has_no_odds() -> None:
    table = before("fever")
    assert table.session.odds(0, Walk("devils-oak")) is None
    assert table.session.odds(0, Stay()) is None
    assert odds(facing("fever"), Stay()).chance == same(bare_chance(7))


@pytest.mark.rule("138", "73")
@pytest.mark.parametrize("under", ["elves", "lily-weatherwax"])
def test_a_closed_problem_is_the_average_of_all_it_may_be(under: str) -> None:
    table = witches(
        "dimity",
        "petulia",
        hands={"dimity": [PLUS_TWO]},
        problems={"bad-ass": under, "dancers": "vlad", "slice": "hiver", "mad-wolf": "fever"},
        closed=["bad-ass", "slice"],
        hard={"petulia": ["lankin"], "dimity": ["elf-king"]},
        at={"petulia": "gnarly-ground"},
    )
    told = odds(table, Walk("bad-ass"))
    expected = average((PLUS_TWO,), {"vlad": 1, "lankin": 1, "elf-king": 1})
    assert (told.chance, told.best) == (same(expected.chance), same(expected.best))


@pytest.mark.rule("138", "100b")
def test_what_she_has_looked_at_is_no_secret_to_her_only() -> None:
    problems = {"bad-ass": "lacrimosa", "devils-oak": "hiver", "slice": "elves"}
    table = witches(
        "dimity",
        "petulia",
        hands={"dimity": [BORROWING]},
        problems=problems,
        closed=list(problems),
        at={"petulia": "brass-neck"},
    )
    table.do(Play(BORROWING), (LookAt("bad-ass"), LookAt("slice")))
    assert odds(table, Walk("bad-ass")).chance == same(bare_chance(15))
    expected = average((), {"lacrimosa": 1, "elves": 1})
    assert odds(table, Walk("devils-oak")).chance == same(expected.chance)
    table.do(Stay(), Stay()).skip()
    assert table.ask.seat == 1
    assert odds(table, Walk("bad-ass")).chance == same(average((), {}).chance)


@pytest.mark.rule("138", "73")
def test_a_magpyr_that_left_face_up_is_counted_out() -> None:
    others = {"slice": "vlad", "brass-neck": "hiver"}
    table = facing("count-bela", others=others, others_closed=["brass-neck"], dice=(6, 6, 6, 6))
    rolled(table).do(Roll())
    expected = average((), {"vlad": 1, "count-bela": 1})
    assert odds(table, Walk("brass-neck")).chance == same(expected.chance)


@pytest.mark.rule("60", "61", "63", "65")
def test_in_the_attempt_roll_and_lend_count_what_lies_there() -> None:
    hand = (HEADOLOGY, MAGIC, BROOM_REROLL)
    table = rolled(facing("vlad", *hand, crises=1, hard=("elves", "lankin"), dice=(3, 5, 2, 2)))
    told = odds(table, Roll())
    assert told.chance == same(bare_chance(18 - 1, (3, 5)))
    rolling = Chances(GAME.content.pair, (3, 5), 18 - 1, Means(rerolls=(0,)))
    assert told.best == same(rolling.second_roll())
    for card, worth in ((HEADOLOGY, 1), (MAGIC, 2)):
        rest = [x for x in hand if x != card]
        told = odds(table, Lend(card))
        assert told.chance == same(bare_chance(18 - 1 - worth, (3, 5)))
        assert told.best == same(chance("vlad", rest, crises=1, plus=1 + worth, dice=(3, 5)))
    assert table.session.odds(0, Run()) is None
    told = odds(table.do(Roll()), Accept())
    assert told.chance == 0.0
    assert told.best == 0.0
    late = chance("vlad", [BROOM_REROLL], crises=1, plus=1, dice=(3, 5, 2, 2))
    assert odds(table, Play(BROOM_REROLL)).chance == same(late)


@pytest.mark.rule("61", "67")
def test_before_the_dice_lent_symbols_and_bonuses_are_none_yet() -> None:
    table = facing("death", EXTRA_CARDS).do(Stay())
    told = odds(table, Roll())
    assert told.chance == same(bare_chance(12))
    assert told.best == same(chance("death", [EXTRA_CARDS]))


@pytest.mark.rule("61")
def test_annagrammas_token_counts_two() -> None:
    table = rolled(facing("vlad", who=("annagramma", "dimity"), dice=(3, 5)))
    assert odds(table, LendToken()).chance == same(bare_chance(16 - 2, (3, 5)))
    assert odds(table, Roll()).best == same(bare_chance(16, (3, 5)))


@pytest.mark.rule("61")
def test_annagrammas_token_is_not_counted_twice() -> None:
    table = rolled(facing("vlad", who=("annagramma", "dimity"), dice=(3, 5)))
    assert odds(table, LendToken()).best == same(bare_chance(16 - 2, (3, 5)))


@pytest.mark.rule("100g")
def test_two_helps_cannot_remove_the_same_crisis() -> None:
    told = odds(before("vlad", HELP, OTHER_HELP, crises=1), Walk("bad-ass"))
    assert told.best == same(chance("vlad", (HELP, OTHER_HELP), crises=1))


@pytest.mark.rule("47", "18")
def test_a_broom_flown_on_rerolls_nothing_afterwards() -> None:
    table = before("death", BROOM_REROLL).do(Fly(BROOM_REROLL))
    assert odds(table, Land("bad-ass")).best == same(bare_chance(12))


@pytest.mark.rule("18", "61", "100l")
@pytest.mark.parametrize(
    ("token", "card"), [("lily-weatherwax", HEADOLOGY_REROLL), ("elf-queen", MAGIC_REROLL)]
)
def test_symbol_or_reroll_is_decided_as_the_dice_fall(token: str, card: int) -> None:
    assert CARDS[card].benefit == "reroll"
    told = odds(before(token, card), Walk("bad-ass"))
    assert told.best == same(chance(token, (card,)))
