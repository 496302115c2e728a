"""What each seat sees, and what it must never see."""

import pytest

from korchma.games.witches import events as e
from korchma.games.witches.eyes.view import BoxView, View
from korchma.games.witches.options import LookAt, Play, Stay, Walk
from tests.games.witches.story import Story, witches

BORROWING = 1
CLOSED = {"slice": "hiver", "dancers": "elves", "mad-wolf": "vlad"}


def seen(table: Story, seat: int | None) -> View:
    """The table from this seat."""
    view = table.session.view(seat)
    assert isinstance(view, View)
    return view


def middle_of_a_game() -> Story:
    """Three closed problems, an open one in crisis, cards in both hands, something solved."""
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "long-man"},
        hands={"tiffany": [BORROWING, 16], "petulia": [24, 27, 2]},
        problems={**CLOSED, "bad-ass": "fever", "razorback": "lankin"},
        closed=tuple(CLOSED),
        crises={"bad-ass": 1, "slice": 1},
        boxes=("death", "elf-king", "sick-pig", "wintersmith"),
        cackles={"tiffany": 2, "petulia": 1},
        aliss={"petulia": 1},
        easy={"tiffany": ["death", "fever"]},
        hard={"petulia": ["elf-queen"]},
    )
    table.state.discard = [40, 41]
    table.state.deck = [card for card in table.state.deck if card not in (40, 41)]
    table["petulia"].side = ("sick-sheep",)
    return table


def change_what_is_hidden(table: Story) -> None:
    """Other faces below the closed problems, another deck, other cards in Petulia's hand."""
    s = table.state
    s.problems["slice"], s.problems["dancers"] = "count-bela", "lily-weatherwax"
    s.boxes = ["lily-weatherwax", "sick-pig", "cunning-man", "death"]
    s.out = list(reversed(s.out))
    petulia = table["petulia"]
    petulia.hand, s.deck[:3] = s.deck[:3], petulia.hand
    s.deck.reverse()


@pytest.mark.rule("138")
def test_closed_problems_the_deck_and_other_hands_change_nothing_that_is_seen() -> None:
    table = middle_of_a_game()
    before = seen(table, 0), seen(table, None)
    odds = table.session.odds(0, Walk("slice"))
    change_what_is_hidden(table)
    assert (seen(table, 0), seen(table, None)) == before
    assert table.session.odds(0, Walk("slice")) == odds


@pytest.mark.rule("138")
def test_she_sees_her_own_hand_and_nobody_elses() -> None:
    table = middle_of_a_game()
    assert [player.hand for player in seen(table, 0).players] == [(BORROWING, 16), None]
    assert [player.hand for player in seen(table, 1).players] == [None, (24, 27, 2)]
    assert [player.hand for player in seen(table, None).players] == [None, None]


@pytest.mark.rule("138", "100b")
def test_what_she_looked_at_is_shown_to_her_alone() -> None:
    table = middle_of_a_game()
    table.do(Play(BORROWING), (LookAt("slice"), LookAt("mad-wolf")))
    faces = {space: seen(table, 0).problems[space].token for space in CLOSED}
    assert faces == {"slice": "hiver", "dancers": None, "mad-wolf": "vlad"}
    assert seen(table, 0).problems["slice"].closed
    for seat in (1, None):
        assert {seen(table, seat).problems[space].token for space in CLOSED} == {None}
        assert {seen(table, seat).problems[space].target for space in CLOSED} == {None}
        assert table.told(e.Looked, seat) == []
        assert {each.at for each in table.told(e.SomebodyLooked, seat)} == {"slice", "mad-wolf"}
    assert [each.token for each in table.told(e.Looked, 0)] == ["hiver", "vlad"]


@pytest.mark.rule("138")
def test_the_cards_she_draws_are_told_to_her_alone() -> None:
    table = witches(deck=(7, 10, 13))
    table.do(Stay(), Stay())
    assert table.told(e.Drew, 0) == [e.Drew(0, (7, 10, 13))]
    for seat in (1, None):
        assert table.told(e.Drew, seat) == []
        assert table.told(e.SomebodyDrew, seat) == [e.SomebodyDrew(0, 3)]


@pytest.mark.rule("138")
def test_a_hard_problem_is_placed_without_telling_anybody_its_face() -> None:
    table = witches(phase="problem", boxes=("hiver", "fever"), deck=(3,))
    for seat in (0, 1, None):
        assert not any("hiver" in repr(each) for _, each in table.session.events(seat))
        assert seen(table, seat).problems["slice"].token is None


@pytest.mark.rule("138")
def test_what_one_witch_is_asked_is_not_shown_to_the_other() -> None:
    table = middle_of_a_game()
    assert table.session.ask_of(0) is not None
    assert table.session.ask_of(1) is None
    assert table.session.refusals(1) == ()


@pytest.mark.rule("139")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_pools_crises_open_problems_boxes_and_discard(seat: int | None) -> None:
    view = seen(middle_of_a_game(), seat)
    assert (view.cackle_pool, view.crisis_pool, view.aliss_pool) == (5, 10, 12)
    assert (view.problems["bad-ass"].token, view.problems["razorback"].token) == (
        "fever",
        "lankin",
    )
    assert {space: each.crises for space, each in view.problems.items() if each.crises} == {
        "bad-ass": 1,
        "slice": 1,
    }
    assert view.boxes[4:] == (BoxView(("death",), 1), BoxView(("sick-pig",), 1))
    assert view.boxes[:4] == (BoxView((), 0),) * 4
    assert view.discard == (40, 41)
    assert view.elves == 1


@pytest.mark.rule("139")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_what_each_witch_has_solved_and_how_much_she_holds(seat: int | None) -> None:
    tiffany, petulia = seen(middle_of_a_game(), seat).players
    assert (tiffany.cards, tiffany.cackles, tiffany.aliss) == (2, 2, 0)
    assert (petulia.cards, petulia.cackles, petulia.aliss) == (3, 1, 1)
    assert (tiffany.easy, tiffany.side, tiffany.hard) == (("death", "fever"), (), ())
    assert (petulia.easy, petulia.side, petulia.hard) == ((), ("sick-sheep",), ("elf-queen",))


@pytest.mark.rule("24", "43")
def test_all_see_which_move_of_the_turn_is_under_way() -> None:
    table = witches(
        at={"tiffany": "grannys-cottage", "petulia": "creel-springs"},
        hands={"tiffany": [16, 24]},
        problems={"devils-oak": "sick-pig"},
    )
    assert (seen(table, 1).move, seen(table, 1).most_moves) == (1, 2)
    table.do(Walk("devils-oak"))
    assert (seen(table, 1).phase, seen(table, 1).move) == ("attempt", 1), (
        "what she meets belongs to it"
    )
    table.state.phase, table.state.moves = "move", 1
    assert seen(table, 1).move == 2
    table.state.phase, table.state.moves = "meet", 0
    assert seen(table, 1).move == 2
    for phase in ("problem", "draw", "over"):
        table.state.phase = phase
        assert seen(table, 1).move == 0
