"""Phase 3: drawing up to the limit."""

import pytest

from korchma.games.witches.eyes.view import View
from korchma.games.witches.options import Pass, Play, Return, Roll, Stay, Walk
from tests.games.witches.story import Story, witches

EXTRA_CARDS, HELP, INTROSPECTION = 27, 2, 41
AWAY = {"tiffany": "grannys-cottage", "petulia": "gnarly-ground"}
HAND = [7, 10, 13, 16, 21, 23, 28, 31]
"""Cards without a benefit to be played now."""


def limit(table: Story) -> int:
    """How many cards the first witch may draw up to."""
    view = table.session.view(0)
    assert isinstance(view, View)
    return view.players[0].limit


@pytest.mark.rule("97", "98")
@pytest.mark.case("T9")
@pytest.mark.parametrize(
    ("easy", "cards"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (6, 6), (7, 6), (8, 7)]
)
def test_she_draws_to_three_cards_and_one_more_for_two_easy_problems(easy: int, cards: int) -> None:
    table = witches(at=AWAY, easy={"tiffany": ["fever"] * easy}, boxes=())
    assert limit(table) == cards
    table.do(Stay(), Stay())
    assert len(table["tiffany"].hand) == cards


@pytest.mark.rule("97", "71")
@pytest.mark.case("T9")
def test_a_ninth_and_a_tenth_easy_problem_make_no_larger_hand() -> None:
    table = witches(
        at=AWAY,
        easy={"tiffany": ["fever"] * 8},
        problems={"devils-oak": "sick-pig", "razorback": "sick-pig"},
        boxes=(),
    )
    table.dice(4, 4, 4, 4).do(Walk("devils-oak"), Roll())
    assert limit(table) == 7
    table.dice(4, 4, 4, 4).do(Walk("razorback"), Roll())
    assert len(table["tiffany"].hand) == 7
    result = table.session.result
    assert result is not None
    assert result.scores[0] == 10


@pytest.mark.rule("97")
def test_hard_problems_make_no_larger_hand() -> None:
    table = witches(at=AWAY, hard={"tiffany": ["elves"] * 4}, boxes=())
    table.do(Stay(), Stay())
    assert len(table["tiffany"].hand) == 3


@pytest.mark.rule("98", "99")
@pytest.mark.case("T9")
def test_with_more_cards_than_the_limit_she_keeps_them_and_draws_none() -> None:
    table = witches(at=AWAY, hands={"tiffany": HAND}, easy={"tiffany": ["fever"] * 4}, boxes=())
    deck = len(table.state.deck)
    table.do(Stay(), Stay())
    assert table["tiffany"].hand == HAND
    assert len(table.state.deck) == deck
    assert table.state.discard == []


@pytest.mark.rule("98")
def test_she_draws_only_what_is_missing() -> None:
    table = witches(at=AWAY, hands={"tiffany": HAND[:2]}, boxes=(), deck=(1, 2))
    table.do(Stay(), Stay())
    assert table["tiffany"].hand == [*HAND[:2], 1]


@pytest.mark.rule("98", "99", "100e")
@pytest.mark.case("T36")
def test_extra_cards_go_over_the_limit_and_are_kept() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [*HAND[:6], EXTRA_CARDS]},
        easy={"tiffany": ["fever"] * 8},
        deck=(17, 50),
        boxes=(),
    )
    table.do(Play(EXTRA_CARDS))
    assert table["tiffany"].hand == [*HAND[:6], 17, 50]
    table.do(Stay(), Stay())
    assert len(table["tiffany"].hand) == 8


@pytest.mark.rule("98", "140")
def test_a_benefit_played_before_the_draw_makes_room_for_a_card() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [HELP, *HAND[:2]]},
        problems={"slice": "fever"},
        crises={"slice": 1},
        boxes=(),
        deck=(17,),
    )
    table.do(Stay(), Stay())
    assert set(table.options) == {Pass(), Play(HELP)}
    table.do(Play(HELP))
    assert table["tiffany"].hand == [*HAND[:2], 17]


@pytest.mark.rule("98", "100m", "140")
def test_an_introspection_that_the_draw_replaces_is_not_passed_by() -> None:
    table = witches(
        at=AWAY,
        hands={"tiffany": [INTROSPECTION, *HAND[:2]]},
        cackles={"tiffany": 2},
        boxes=(),
        deck=(17,),
    )
    table.do(Stay(), Stay())
    assert table.about == "before-draw"
    assert table.ask.usual is None
    table.do(Play(INTROSPECTION), Return(2))
    assert table["tiffany"].cackles == 0
    assert table["tiffany"].hand == [*HAND[:2], 17]


@pytest.mark.rule("140")
@pytest.mark.parametrize(("cackles", "cards"), [(0, 2), (2, 3)])
def test_without_cackles_or_without_a_draw_the_window_passes_by_itself(
    cackles: int, cards: int
) -> None:
    hand = [INTROSPECTION, *HAND[:cards]]
    table = witches(at=AWAY, hands={"tiffany": hand}, cackles={"tiffany": cackles}, boxes=())
    table.do(Stay(), Stay())
    assert table.about == "before-draw"
    assert table.ask.usual == Pass()


@pytest.mark.rule("100m", "140")
@pytest.mark.parametrize("cackles", [0, 1])
def test_an_introspection_is_offered_once_and_before_a_reveal_only_with_cackles(
    cackles: int,
) -> None:
    hands = {"tiffany": [INTROSPECTION, *HAND[:2]]}
    table = witches(at=AWAY, hands=hands, cackles={"tiffany": cackles}, phase="problem", deck=(20,))
    if cackles:
        assert table.about == "before-reveal"
        table.do(Pass())
    assert table.about == "move"
    table.do(Stay(), Stay())
    assert table.about == "before-draw"
    assert table.options == [Pass(), Play(INTROSPECTION)]
