"""Why a thing that looks possible is not: each reason once, with its rule."""

import random

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.options import Lend, Play, Roll, Run, Sneak, Stay, Walk
from korchma.games.witches.rules.walking import ends_past
from korchma.kernel import Session
from tests.games.witches.facing import GORGE, HEMMED_IN, facing, rolled
from tests.games.witches.story import Story, witches

HEADOLOGY, BROOM, EXTRA_CARDS = 43, 42, 27
PLUS_TWO, VS_ELVES, REROLL, DEATH, ESCAPE = 16, 17, 19, 35, 24
BORROWING, SHAMBLE, HELP, INTROSPECTION = 37, 40, 29, 41
INVISIBILITY, EXTRA_MOVEMENT, TRANSMUTATION = 38, 26, 34

Why = tuple[str, str]


def why_not(table: Story, ref: str) -> Why | None:
    """The rule and the reason against a thing, for the witch who is asked."""
    refused = table.session.refusals(table.ask.seat)
    found = [each for each in refused if each.ref == ref]
    assert len(found) <= 1
    return (found[0].rule, found[0].reason) if found else None


def card(table: Story, number: int) -> Why | None:
    """The rule and the reason against a card."""
    return why_not(table, f"card:{number}")


def space(table: Story, name: str) -> Why | None:
    """The rule and the reason against a place."""
    return why_not(table, f"space:{name}")


def moving(*hand: int, problems: dict[str, str] | None = None) -> Story:
    """Dimity in Granny's Cottage, about to move."""
    away = {"annagramma": "gnarly-ground"}
    return witches("dimity", "annagramma", at=away, hands={"dimity": hand}, problems=problems or {})


@pytest.mark.rule("20")
def test_in_another_witchs_turn_no_card_can_be_played() -> None:
    table = witches(
        "dimity",
        "petulia",
        at={"dimity": "devils-oak", "petulia": "devils-oak"},
        hands={"petulia": [EXTRA_CARDS, INTROSPECTION]},
        cackles={"petulia": 1},
    ).do(Stay())
    assert table.ask.seat == 1
    assert card(table, EXTRA_CARDS) == card(table, INTROSPECTION) == ("20", "not-your-turn")


@pytest.mark.rule("19", "101")
@pytest.mark.parametrize("number", [PLUS_TWO, REROLL, DEATH, HEADOLOGY])
def test_outside_an_attempt_some_cards_do_nothing(number: int) -> None:
    assert card(moving(number), number) == ("19", "only-in-attempt")


@pytest.mark.rule("100b", "100n", "100g", "100m")
@pytest.mark.parametrize(
    ("number", "why"),
    [
        (BORROWING, ("100b", "nothing-closed")),
        (SHAMBLE, ("100n", "nothing-closed")),
        (HELP, ("100g", "no-crisis")),
        (INTROSPECTION, ("100m", "no-cackles")),
    ],
)
def test_a_benefit_with_nothing_to_work_on(number: int, why: Why) -> None:
    table = moving(number)
    assert table.refuses(Play(number))
    assert card(table, number) == why


@pytest.mark.rule("100d", "100h", "100f")
@pytest.mark.parametrize(
    ("number", "why"),
    [
        (ESCAPE, ("100d", "only-after-failure")),
        (INVISIBILITY, ("100h", "only-when-passing")),
        (EXTRA_MOVEMENT, ("100f", "only-when-moving")),
    ],
)
def test_before_the_draw_it_is_too_late_for_some_benefits(number: int, why: Why) -> None:
    table = moving(number, EXTRA_CARDS).do(Stay(), Stay())
    assert table.about == "before-draw"
    assert card(table, number) == why
    assert card(table, EXTRA_CARDS) is None


@pytest.mark.rule("100a", "100l")
@pytest.mark.parametrize("number", [PLUS_TWO, REROLL, HEADOLOGY])
def test_before_the_first_roll_it_is_too_early_for_dice_cards(number: int) -> None:
    table = facing("death", number, EXTRA_CARDS).do(Stay())
    assert table.about == "before-dice"
    assert table.refuses(Play(number))
    assert card(table, number) == ("20", "not-now")


@pytest.mark.rule("19")
def test_a_broom_adds_nothing_to_the_dice() -> None:
    table = rolled(facing("death", BROOM, ESCAPE, HEADOLOGY, dice=(2, 2)))
    assert card(table, BROOM) == card(table, ESCAPE) == ("19", "brooms-only-fly")
    assert card(table, HEADOLOGY) is None


@pytest.mark.rule("63")
def test_after_the_second_roll_symbols_come_too_late() -> None:
    table = rolled(facing("pregnancy", HEADOLOGY, DEATH, PLUS_TWO, dice=(2, 2, 2, 2)))
    assert card(table, HEADOLOGY) is None
    table.do(Roll())
    assert card(table, HEADOLOGY) == card(table, DEATH) == ("63", "symbols-too-late")
    assert card(table, PLUS_TWO) is None


@pytest.mark.rule("100a")
def test_a_bonus_against_elves_is_refused_against_vlad() -> None:
    table = rolled(facing("vlad", VS_ELVES, 28, EXTRA_CARDS, dice=(2, 2, 2, 2))).do(Roll())
    assert card(table, VS_ELVES) == card(table, 28) == ("100a", "wrong-enemy")
    table = rolled(facing("elves", VS_ELVES, EXTRA_CARDS, dice=(2, 2, 2, 2))).do(Roll())
    assert card(table, VS_ELVES) is None


@pytest.mark.rule("44", "45")
def test_a_place_is_too_far_or_the_way_is_blocked() -> None:
    table = moving(problems={"bad-ass": "fever"})
    assert space(table, "bad-ass") is None
    assert table.refuses(Walk("lancre-gorge"))
    assert space(table, "lancre-gorge") == ("45", "way-blocked")
    assert table.refuses(Walk("long-man"))
    assert space(table, "long-man") == ("44", "too-far")
    assert space(table, "grannys-cottage") is None


@pytest.mark.rule("46")
def test_a_way_blocked_by_a_witch_is_another_rule() -> None:
    table = witches("dimity", "annagramma", at={"annagramma": "bad-ass"})
    assert table.refuses(Walk("lancre-gorge"))
    assert space(table, "lancre-gorge") == ("46", "way-blocked")


@pytest.mark.rule("45", "46")
def test_a_problem_next_door_is_not_to_blame_for_a_witch_in_the_way() -> None:
    table = witches(
        "dimity",
        "annagramma",
        at={"annagramma": "bad-ass"},
        problems={"devils-oak": "fever"},
    )
    assert space(table, "lancre-gorge") == ("46", "way-blocked")
    assert space(table, "creel-springs") == ("45", "way-blocked")


@pytest.mark.rule("45", "46", "53")
@pytest.mark.parametrize("seed", range(12))
def test_the_rule_blamed_is_one_that_would_open_the_way(seed: int) -> None:
    chance = random.Random(seed)
    spots = chance.sample(GAME.content.spaces, 14)
    problems = dict.fromkeys(spots[:10], "fever")
    at = dict(zip(("dimity", "annagramma", "petulia", "tiffany"), spots[10:], strict=True))
    table = witches(*at, at=at, problems=problems)
    table.state.players[3].token = ""
    table.state.extra = chance.choice((0, 2))
    table = Story(Session.at(GAME, table.state, table.session.table.options))
    steps = 2 + table.state.extra
    around = frozenset(problems), frozenset(x for x in at.values() if x != at["dimity"])
    past_witches, past_problems = (
        ends_past(GAME.content, at["dimity"], steps, taken).distance for taken in around
    )
    for refused in table.session.refusals(0):
        place = refused.ref.removeprefix("space:")
        if refused.reason == "way-blocked":
            by_witches = place in past_witches and place not in past_problems
            by_problems = place in past_problems and place not in past_witches
            assert not (refused.rule == "45" and by_witches)
            assert not (refused.rule == "46" and by_problems)


@pytest.mark.rule("100h")
def test_a_place_she_can_sneak_to_is_not_refused() -> None:
    table = moving(INVISIBILITY, problems={"bad-ass": "fever"})
    assert table.offers(Sneak("lancre-gorge", INVISIBILITY))
    assert space(table, "lancre-gorge") is None


@pytest.mark.rule("79")
def test_after_a_symbol_it_is_too_late_to_run() -> None:
    table = rolled(facing("fever", HEADOLOGY, EXTRA_CARDS, dice=(2, 2)))
    assert why_not(table, "run") is None
    table.do(Lend(HEADOLOGY))
    assert table.refuses(Run())
    assert why_not(table, "run") == ("79", "run-too-late")


@pytest.mark.rule("81")
def test_hemmed_in_there_is_nowhere_to_run() -> None:
    table = rolled(facing("fever", HEADOLOGY, at=GORGE, others=HEMMED_IN, dice=(2, 2)))
    assert table.refuses(Run())
    assert why_not(table, "run") == ("81", "nowhere-to-run")


@pytest.mark.rule("18")
@pytest.mark.parametrize("number", [EXTRA_CARDS, TRANSMUTATION])
def test_while_she_decides_something_else_a_card_must_wait(number: int) -> None:
    table = rolled(facing("fever", REROLL, number, dice=(2, 2))).do(Play(REROLL))
    assert table.about == "reroll"
    assert card(table, number) == ("20", "not-now")


@pytest.mark.rule("100g", "100b")
@pytest.mark.parametrize("number", [HELP, BORROWING])
def test_a_card_that_must_wait_is_not_called_useless(number: int) -> None:
    others = {"slice": "vlad", "dancers": "fever"}
    table = facing("fever", REROLL, number, others=others, others_closed=["slice"], dice=(2, 2))
    table.state.crises["dancers"] = 1
    rolled(table).do(Play(REROLL))
    assert card(table, number) == ("20", "not-now")
