"""The end of the game: side quests, golden experience, partnership, the winner."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Quest
from tests.games.ronin.story import BOX, Story, ronin

DIPLOMACY = ("P01", "P02", "Y03", "B11")
"""Four cards with diplomacy, one of them twice."""
END_VP = {
    "a": (0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 7, 7, 9),
    "b1": (0, 0, 0, 1, 1, 1, 3, 3, 3, 6, 6, 6, 9),
    "b2": (0, 0, 1, 1, 1, 3, 3, 3, 5, 5, 5, 8, 8),
    "b3": (0, 0, 0, 0, 2, 2, 2, 4, 4, 4, 7, 7, 9),
    "b4": (0, 0, 0, 1, 1, 2, 2, 2, 5, 5, 5, 5, 10),
    "b5": (0, 0, 0, 0, 2, 2, 3, 3, 5, 5, 5, 5, 8),
}
GOLDEN = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11)


def last_count(*who: str, **position: Any) -> Story:
    """Chapter III is scored; exploration and combat were active in it."""
    return ronin(*who, **{"phase": "quest", "chapter": 3, "turn": 3, **position})


def sources(table: Story, seat: int = 0) -> dict[str, int]:
    """Where a player's points came from."""
    assert table.session.result is not None
    return {each.id: each.points for each in table.session.result.sources[seat] if each.points}


@pytest.mark.rule("73")
@pytest.mark.case("T11", "T12")
def test_a_point_for_each_card_of_the_hand_with_the_chosen_symbol() -> None:
    table = last_count(
        hands={"geralt": (*DIPLOMACY, "R01"), "yennefer": ("B01", "R02", "G02", "P04", "R03")}
    )
    table.quest(geralt="diplomacy", yennefer="magic")
    assert sources(table, 0) == {"quest": 4}
    assert sources(table, 1) == {"quest": 2}
    assert table.told(e.QuestScored)[:2] == [
        e.QuestScored(0, "geralt", "diplomacy", 4),
        e.QuestScored(1, "yennefer", "magic", 2),
    ]


@pytest.mark.rule("73")
@pytest.mark.case("T12")
def test_only_symbols_inactive_in_the_last_chapter_can_be_chosen() -> None:
    table = last_count()
    for who in ("geralt", "yennefer", "ciri"):
        assert set(table.ask_of(who).options) == {Quest("diplomacy"), Quest("magic")}
        assert table.refuses(Quest("combat"), who)
        assert table.refuses(Quest("exploration"), who)


@pytest.mark.rule("73")
def test_the_hand_is_shown_and_what_lies_in_the_row_does_not_count() -> None:
    table = last_count(hands={"geralt": ("R01",)}, rows={"geralt": ("P01", "P02")})
    assert table.seen("yennefer").players[0].hand is None
    table.quest(geralt="diplomacy")
    assert sources(table) == {}
    assert table.seen("yennefer").players[0].hand == ("R01",)


@pytest.mark.rule("72")
def test_after_the_third_chapter_nothing_is_discarded() -> None:
    table = ronin(
        phase="score",
        chapter=3,
        turn=3,
        hands={"geralt": ("P01",)},
        rows={"geralt": ("R01", "R02")},
        tokens={"geralt": {"magic": 2}},
    ).quest()
    geralt = table["geralt"]
    assert (geralt.hand, geralt.row) == (["P01"], ["R01", "R02"])
    assert table.tokens("geralt") == {"magic": 2}
    assert table.state.discard == []


@pytest.mark.rule("74")
@pytest.mark.case("T13", "T14")
@pytest.mark.parametrize("xp", [0, 19, *range(20, 41)])
def test_the_golden_marker_is_worth_what_its_space_says(xp: int) -> None:
    table = last_count(xp={"geralt": xp}).quest()
    wanted = 0 if xp < 20 else GOLDEN[xp - 20]
    assert table.vp("geralt") == wanted
    assert table.told(e.GoldenScored)[0] == e.GoldenScored(0, "geralt", wanted)
    if xp in (32, 33):
        assert wanted == 7


@pytest.mark.rule("75")
@pytest.mark.case("T15")
@pytest.mark.parametrize(("low", "high"), [(4, 9), (5, 12), (5, 6)])
def test_only_the_lower_partnership_counts(low: int, high: int) -> None:
    for levels in ((low, 0, high), (high, 0, low)):
        table = last_count(levels=levels).quest()
        assert sources(table) == {"partners": 2}
        assert table.told(e.PartnersScored)[0] == e.PartnersScored(0, "geralt", 2)


@pytest.mark.rule("75")
@pytest.mark.parametrize("board", END_VP)
def test_the_furthest_valued_space_reached_counts(board: str) -> None:
    for level, worth in enumerate(END_VP[board]):
        table = last_count(levels=(level, 0, 12), boards=(board, "a", "b4")).quest()
        expected = min(worth, 10) if level == 12 else worth
        assert sources(table).get("partners", 0) == expected


@pytest.mark.rule("75")
@pytest.mark.case("T29")
@pytest.mark.ruling("A16")
@pytest.mark.parametrize("boards", [("b1", "a", "b3"), ("b3", "a", "b1")])
def test_of_equal_levels_the_one_worth_fewer_points_counts(boards: tuple[str, ...]) -> None:
    table = last_count(levels=(6, 0, 6), boards=boards).quest()
    assert sources(table) == {"partners": 2}


@pytest.mark.rule("75")
@pytest.mark.ruling("A16")
def test_lower_means_the_level_not_its_points() -> None:
    table = last_count(levels=(5, 0, 6), boards=("b2", "a", "b3")).quest()
    assert sources(table) == {"partners": 3}


@pytest.mark.rule("76")
def test_most_points_win() -> None:
    table = last_count(points={"geralt": 20, "yennefer": 22, "ciri": 21}).quest()
    result = table.session.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("points", (1,), (20, 22, 21))


@pytest.mark.rule("76")
@pytest.mark.ruling("A13")
@pytest.mark.parametrize(
    ("order", "winner"),
    [(("ciri", "yennefer", "geralt"), 2), (("yennefer", "geralt", "ciri"), 0)],
)
def test_a_tie_goes_to_the_higher_on_the_initiative_track(
    order: tuple[str, ...], winner: int
) -> None:
    table = last_count(points={"geralt": 22, "yennefer": 20, "ciri": 22}, order=order).quest()
    assert table.session.result is not None
    assert table.session.result.winners == (winner,)


@pytest.mark.rule("89", "76", "77")
@pytest.mark.parametrize(("order", "winner"), [(("geralt", "ciri", "yennefer"), 0), (None, 1)])
def test_two_compare_as_always_and_the_automa_cannot_win(
    order: tuple[str, ...] | None, winner: int
) -> None:
    table = last_count(
        "geralt",
        "yennefer",
        automas=("ciri",),
        points={"geralt": 30, "yennefer": 30, "ciri": 90},
        order=order or ("ciri", "yennefer", "geralt"),
    ).quest()
    assert table.session.result is not None
    assert table.session.result.winners == (winner,)
    assert table.session.result.scores == (30, 30)


@pytest.mark.rule("89")
@pytest.mark.case("T23")
@pytest.mark.parametrize(("points", "ending"), [(34, "lost"), (35, "won"), (36, "won")])
def test_alone_thirty_five_points_are_needed(points: int, ending: str) -> None:
    table = last_count("geralt", automas=("ciri", "triss"), points={"geralt": points}).quest()
    result = table.session.result
    assert result is not None
    assert (result.ending, result.scores) == (ending, (points,))
    assert result.winners == ((0,) if ending == "won" else ())
    assert table.told(e.Ended) == [e.Ended(ending)]


@pytest.mark.rule("18", "73", "74", "75")
def test_all_sources_add_up() -> None:
    table = last_count(
        hands={"geralt": DIPLOMACY}, points={"geralt": 25}, xp={"geralt": 32}, levels=(8, 0, 4)
    ).quest(geralt="diplomacy")
    assert sources(table) == {"chapter-1": 25, "quest": 4, "golden": 7, "partners": 2}
    assert table.vp("geralt") == 38


def test_the_box_says_the_same() -> None:
    assert BOX.golden == GOLDEN
    assert BOX.worth == END_VP
