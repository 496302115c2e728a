"""What cards do when they are played for their benefit."""

from collections.abc import Mapping, Sequence

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.eyes.view import View
from korchma.games.witches.options import (
    HelpAt,
    LookAt,
    Pass,
    Play,
    Return,
    Roll,
    Stay,
    Toss,
    TurnUp,
    Walk,
)
from tests.games.witches.facing import facing, rolled
from tests.games.witches.story import Story, witches

PLUS_TWO, VS_ELVES, VS_MAGPYRS, VS_WINTER = 16, 17, 23, 50
BORROWING, SHAMBLE, HELP, INTROSPECTION = 37, 40, 29, 41
EXTRA_CARDS, CRAZY_CARDS, EXTRA_MOVEMENT, TRANSMUTATION = 27, 32, 26, 34
CLOSED = {"slice": "lily-weatherwax", "dancers": "vlad", "devils-oak": "elves"}


def dimity(
    *hand: int,
    problems: Mapping[str, str] = {},
    closed: Sequence[str] = (),
    crises: Mapping[str, int] = {},
    deck: Sequence[int] = (),
    cackles: int = 0,
    moves: int = 2,
    elf_check_on_shamble: bool = False,
) -> Story:
    """Dimity in Granny's Cottage, about to move."""
    return witches(
        "dimity",
        "annagramma",
        hands={"dimity": hand, "annagramma": [CRAZY_CARDS] if CRAZY_CARDS not in hand else []},
        problems=problems,
        closed=closed,
        crises=crises,
        deck=deck,
        cackles={"dimity": cackles},
        moves=moves,
        elf_check_on_shamble=elf_check_on_shamble,
    )


def face(table: Story, seat: int, space: str) -> str | None:
    """What a seat sees lying there."""
    view = table.session.view(seat)
    assert isinstance(view, View)
    return view.problems[space].token


@pytest.mark.rule("100a")
def test_two_points_can_be_added_once_all_four_dice_lie() -> None:
    table = facing("broken-limb", PLUS_TWO, EXTRA_CARDS, dice=(2, 0, 2, 2)).do(Stay())
    assert table.refuses(Play(PLUS_TWO))
    table.do(Roll())
    assert table.refuses(Play(PLUS_TWO))
    table.do(Roll(), Play(PLUS_TWO)).skip()
    assert table.told(e.Solved) == [e.Solved(0, "broken-limb", 8, 8)]
    assert PLUS_TWO in table.state.discard


@pytest.mark.rule("100a")
@pytest.mark.case("T49")
@pytest.mark.ruling("A24")
@pytest.mark.parametrize(
    ("card", "token", "works"),
    [
        (VS_ELVES, "lankin", True),
        (VS_ELVES, "elves", True),
        (VS_ELVES, "elf-king", True),
        (VS_ELVES, "elf-queen", True),
        (VS_ELVES, "vlad", False),
        (VS_MAGPYRS, "vlad", True),
        (VS_MAGPYRS, "lacrimosa", True),
        (VS_MAGPYRS, "count-magpyr", True),
        (VS_MAGPYRS, "count-bela", True),
        (VS_MAGPYRS, "lankin", False),
        (VS_WINTER, "wintersmith", True),
        (VS_WINTER, "hiver", False),
        (VS_ELVES, "death", False),
        (PLUS_TWO, "death", True),
    ],
)
def test_some_bonuses_work_against_their_own_enemies_only(
    card: int, token: str, works: bool
) -> None:
    table = rolled(facing(token, card, EXTRA_CARDS, dice=(2, 2, 2, 2))).do(Roll())
    assert table.offers(Play(card)) is works


@pytest.mark.rule("100a")
def test_a_bonus_against_elves_is_worth_four() -> None:
    table = rolled(facing("elves", VS_ELVES, dice=(2, 2, 2, 4))).do(Roll(), Play(VS_ELVES))
    assert table.told(e.Solved) == [e.Solved(0, "elves", 14, 14)]


@pytest.mark.rule("100b", "138")
@pytest.mark.ruling("A15")
def test_borrowing_shows_her_two_closed_problems_and_nobody_else() -> None:
    closed = ("slice", "dancers", "devils-oak")
    table = dimity(BORROWING, problems={**CLOSED, "bad-ass": "elves"}, closed=closed)
    table.state.boxes.append("hiver")
    table.do(Play(BORROWING))
    assert set(table.options) == {LookAt(space) for space in CLOSED}
    assert table.refuses((LookAt("slice"),))
    assert table.refuses((LookAt("slice"), LookAt("dancers"), LookAt("devils-oak")))
    table.do((LookAt("slice"), LookAt("dancers")))
    assert {face(table, 0, "slice"), face(table, 0, "dancers")} == {"lily-weatherwax", "vlad"}
    assert face(table, 0, "devils-oak") is None
    assert face(table, 1, "slice") is face(table, 1, "dancers") is None
    assert table.told(e.Looked, seat=1) == []
    assert [each.at for each in table.told(e.SomebodyLooked, seat=1)] == ["slice", "dancers"]
    assert table.state.closed == list(closed)


@pytest.mark.rule("100b")
@pytest.mark.parametrize("closed", [("slice",), ("slice", "dancers")])
def test_borrowing_with_no_choice_shows_what_there_is(closed: tuple[str, ...]) -> None:
    problems = {space: CLOSED[space] for space in closed}
    table = dimity(BORROWING, problems=problems, closed=closed).do(Play(BORROWING))
    assert [each.at for each in table.told(e.Looked, seat=0)] == list(closed)
    assert table.about == "move"


@pytest.mark.rule("100e", "102")
@pytest.mark.parametrize(("card", "cackles"), [(EXTRA_CARDS, 0), (CRAZY_CARDS, 1)])
def test_extra_cards_are_two_over_the_limit_and_some_cost_a_cackle(card: int, cackles: int) -> None:
    table = dimity(card, 42, 43, deck=(45, 46))
    table.do(Play(card))
    assert table["dimity"].hand == [42, 43, 45, 46]
    assert table["dimity"].cackles == cackles
    assert table.state.moves == 2
    table.do(Stay(), Stay())
    assert table["dimity"].hand == [42, 43, 45, 46]


@pytest.mark.rule("100f", "53", "102")
def test_extra_movement_adds_two_areas_to_one_walk() -> None:
    table = dimity(EXTRA_MOVEMENT)
    assert table.refuses(Walk("lancre-town-1"))
    table.do(Play(EXTRA_MOVEMENT))
    assert table.offers(Walk("lancre-town-1"))
    assert table.offers(Walk("lancre-castle-1"))
    assert table.refuses(Walk("long-man"))
    assert table.state.moves == 2
    table.do(Walk("lancre-town-1"))
    assert table.offers(Walk("mad-wolf"))
    assert table.refuses(Walk("creel-springs"))


@pytest.mark.rule("100g", "102")
@pytest.mark.case("T50")
def test_help_removes_one_of_two_crises() -> None:
    table = dimity(HELP, problems={"slice": "vlad"}, crises={"slice": 2})
    pool = table.state.crisis_pool
    table.do(Play(HELP))
    assert table.state.crises == {"slice": 1}
    assert table.state.crisis_pool == pool + 1
    assert table.state.moves == 2


@pytest.mark.rule("100g")
def test_help_goes_to_any_one_problem_in_crisis() -> None:
    problems = {"slice": "vlad", "dancers": "fever", "bad-ass": "death"}
    table = dimity(HELP, problems=problems, crises={"slice": 1, "dancers": 1})
    table.do(Play(HELP))
    assert set(table.options) == {HelpAt("slice"), HelpAt("dancers")}
    table.do(HelpAt("dancers"))
    assert table.state.crises == {"slice": 1}


@pytest.mark.rule("100g", "64")
@pytest.mark.case("T51")
def test_help_after_the_second_roll_lowers_the_target_at_once() -> None:
    table = facing("fever", HELP, crises=1, dice=(2, 2, 3, 0))
    pool = table.state.crisis_pool
    rolled(table).do(Roll(), Play(HELP)).skip()
    assert table.told(e.Solved) == [e.Solved(0, "fever", 7, 7)]
    assert table.state.crisis_pool == pool + 1


@pytest.mark.rule("100m", "102")
@pytest.mark.ruling("A33")
@pytest.mark.parametrize(("cackles", "choices"), [(3, [2, 1, 0]), (2, [2, 1, 0]), (1, [1, 0])])
def test_introspection_returns_up_to_two_cackles(cackles: int, choices: list[int]) -> None:
    table = dimity(INTROSPECTION, cackles=cackles)
    pool = table.state.cackle_pool
    table.do(Play(INTROSPECTION))
    assert list(table.options) == [Return(n) for n in choices]
    table.skip()
    assert table["dimity"].cackles == cackles - choices[0]
    assert table.state.cackle_pool == pool + choices[0]
    assert table.state.moves == 2


@pytest.mark.rule("100n", "102")
@pytest.mark.ruling("A15")
def test_shamble_turns_any_closed_problem_up_for_everybody() -> None:
    closed = ("slice", "dancers", "devils-oak")
    table = dimity(SHAMBLE, problems={**CLOSED, "bad-ass": "elves"}, closed=closed)
    table.state.boxes.append("hiver")
    table.do(Play(SHAMBLE))
    assert set(table.options) == {TurnUp(space) for space in CLOSED}
    table.do(TurnUp("devils-oak"))
    assert table.state.closed == ["slice", "dancers"]
    assert face(table, 1, "devils-oak") == "elves"
    assert table.told(e.ElvesLoose) == [e.ElvesLoose(2)]
    assert table.state.moves == 2


@pytest.mark.rule("100n", "121")
@pytest.mark.ruling("A2")
@pytest.mark.parametrize("at_once", [False, True])
def test_a_third_elf_shambled_up_loses_when_the_turn_ends_or_at_once(at_once: bool) -> None:
    problems = {"slice": "elves", "dancers": "lankin", "devils-oak": "elf-king"}
    table = dimity(
        SHAMBLE, problems=problems, closed=("devils-oak",), elf_check_on_shamble=at_once
    ).do(Play(SHAMBLE))
    assert table.told(e.ElvesLoose) == [e.ElvesLoose(3)]
    assert (table.session.result is not None) is at_once
    if not at_once:
        table.do(Stay(), Stay())
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners) == ("elves", ())


@pytest.mark.rule("100p", "102")
@pytest.mark.case("T37")
def test_transmutation_of_three_cards_draws_four() -> None:
    table = dimity(TRANSMUTATION, 42, 43, 45, 46, deck=(35, 36, 38, 39)).do(Play(TRANSMUTATION))
    assert table.refuses((Toss(TRANSMUTATION),))
    table.do((Toss(42), Toss(43), Toss(45)))
    assert table["dimity"].hand == [46, 35, 36, 38, 39]
    assert sorted(table.state.discard) == [TRANSMUTATION, 42, 43, 45]
    assert table.state.moves == 2


@pytest.mark.rule("100p")
@pytest.mark.parametrize("tossed", [(), (42, 43)])
def test_transmutation_takes_any_number_of_cards(tossed: tuple[int, ...]) -> None:
    table = dimity(TRANSMUTATION, 42, 43, deck=(35, 36, 38)).do(Play(TRANSMUTATION))
    table.do(tuple(Toss(card) for card in tossed))
    assert len(table["dimity"].hand) == 3


@pytest.mark.rule("20", "100a", "102")
def test_any_time_benefits_are_offered_before_the_draw_and_never_to_others() -> None:
    table = dimity(EXTRA_CARDS, PLUS_TWO, moves=1)
    table.do(Stay())
    assert table.about == "before-draw"
    assert set(table.options) == {Pass(), Play(EXTRA_CARDS)}
    assert table.refuses(Play(CRAZY_CARDS))
