"""General terms: symbols, losing them, victory points, experience."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.options import Cover, LoseToken
from tests.games.ronin.story import BOX, Story, ronin

TWO_COMBAT, COMBAT_MAGIC, TWO_EXPLORATION = "R01", "R02", "G01"
LOSE_EXPLORATION_BOTH_TRACKS = "R15"


def chapter_ends(**position: Any) -> Story:
    """The third turn is over; combat and magic are active, nobody uses a skill."""
    return ronin(phase="score", turn=3, **position).pass_skills()


@pytest.mark.rule("14")
def test_there_are_four_symbols() -> None:
    assert set(SYMBOLS) == {"magic", "diplomacy", "exploration", "combat"}
    printed = {symbol for card in BOX.cards.values() for symbol in card.symbols}
    assert printed == set(SYMBOLS)


@pytest.mark.rule("14", "61")
@pytest.mark.parametrize(
    ("row", "tokens"),
    [
        ((TWO_COMBAT, COMBAT_MAGIC), {}),
        ((), {"combat": 3, "magic": 1}),
        ((TWO_COMBAT,), {"combat": 1, "magic": 1}),
    ],
)
def test_printed_symbols_and_tokens_count_the_same(
    row: tuple[str, ...], tokens: dict[str, int]
) -> None:
    table = chapter_ends(rows={"geralt": row}, tokens={"geralt": tokens})
    assert (table["geralt"].xp, table.vp("geralt")) == (3, 1)


@pytest.mark.rule("15")
def test_inactive_symbols_score_nothing() -> None:
    table = chapter_ends(
        rows={"geralt": (TWO_EXPLORATION, COMBAT_MAGIC)},
        tokens={"geralt": {"diplomacy": 6, "exploration": 2}},
    )
    assert (table["geralt"].xp, table.vp("geralt")) == (1, 1)


@pytest.mark.rule("15")
def test_in_each_chapter_two_of_the_four_are_active() -> None:
    for chapter in BOX.chapters.values():
        for left, right in chapter.pairs:
            assert left != right


@pytest.mark.rule("16", "49")
def test_the_owner_gives_a_token_back_or_covers_a_print() -> None:
    def about_to_lose() -> Story:
        return ronin(
            rows={"geralt": (TWO_EXPLORATION,)},
            played={"geralt": (LOSE_EXPLORATION_BOTH_TRACKS,)},
            tokens={"geralt": {"exploration": 1, "diplomacy": 1}},
        )

    table = about_to_lose()
    assert (table.about, table.asked) == ("lose", "geralt")
    cover = Cover(TWO_EXPLORATION, "exploration")
    assert set(table.options) == {LoseToken("exploration"), cover}
    table.do(LoseToken("exploration"))
    assert (table.tokens("geralt"), table.lost("geralt")) == ({"diplomacy": 1}, {})
    table = about_to_lose().do(cover)
    assert table.tokens("geralt") == {"exploration": 1, "diplomacy": 1}
    assert table.lost("geralt") == {TWO_EXPLORATION: 1}


@pytest.mark.rule("16", "17")
def test_the_second_print_of_a_symbol_is_covered_after_the_first() -> None:
    table = ronin(
        rows={"geralt": (TWO_EXPLORATION,)},
        played={"geralt": (LOSE_EXPLORATION_BOTH_TRACKS,)},
        lost={"geralt": {TWO_EXPLORATION: 1}},
    )
    assert table.lost("geralt") == {TWO_EXPLORATION: 3}
    assert "exploration" not in table.have("geralt")


@pytest.mark.rule("16", "17")
def test_what_is_covered_cannot_be_lost_again() -> None:
    table = ronin(
        rows={"geralt": (TWO_EXPLORATION,)},
        played={"geralt": (LOSE_EXPLORATION_BOTH_TRACKS,)},
        lost={"geralt": {TWO_EXPLORATION: 3}},
    )
    assert table.lost("geralt") == {TWO_EXPLORATION: 3}
    assert len(table.told(e.Fizzled)) == 1


@pytest.mark.rule("17")
def test_a_covered_symbol_counts_no_more() -> None:
    table = chapter_ends(rows={"geralt": (TWO_COMBAT,)}, lost={"geralt": {TWO_COMBAT: 2}})
    assert table["geralt"].xp == 1


@pytest.mark.rule("17")
def test_a_covered_symbol_cannot_be_lost_again() -> None:
    table = ronin(
        rows={"geralt": (TWO_EXPLORATION,)},
        played={"geralt": (LOSE_EXPLORATION_BOTH_TRACKS,)},
        lost={"geralt": {TWO_EXPLORATION: 3}},
    )
    assert table.told(e.Fizzled) == [e.Fizzled(0, "geralt", LOSE_EXPLORATION_BOTH_TRACKS)]
    assert table.state.tracks == [0, 0, 0]


@pytest.mark.rule("18")
@pytest.mark.case("T20")
def test_past_thirty_the_true_total_is_kept() -> None:
    table = chapter_ends(points={"geralt": 28}, tokens={"geralt": {"combat": 3, "magic": 3}})
    assert table.vp("geralt") == 31
    assert table.seen("yennefer").players[0].vp == 31
    assert table.told(e.GainedVp) == [e.GainedVp(0, "geralt", 3, 31)]


@pytest.mark.rule("19")
@pytest.mark.case("T21")
def test_at_twenty_the_golden_marker_takes_over_with_the_rest() -> None:
    table = chapter_ends(xp={"geralt": 18}, tokens={"geralt": {"combat": 5}})
    shown = table.seen().players[0]
    assert (shown.xp, shown.golden) == (23, 3)
    assert table.told(e.TurnedGolden) == [e.TurnedGolden(0, "geralt")]


@pytest.mark.rule("19", "7")
@pytest.mark.parametrize(("gained", "golden"), [(1, None), (2, 0), (3, 1)])
def test_the_golden_marker_waits_until_exactly_twenty(gained: int, golden: int | None) -> None:
    table = chapter_ends(xp={"geralt": 18}, tokens={"geralt": {"combat": gained}})
    assert table.seen().players[0].golden == golden


@pytest.mark.rule("20")
@pytest.mark.case("T21")
@pytest.mark.parametrize(
    ("before", "gained", "unlocked"),
    [(0, 4, []), (0, 5, [2]), (4, 1, [2]), (5, 5, []), (4, 8, [2, 3]), (3, 20, [2, 3, 4])],
)
def test_a_skill_reached_or_passed_is_unlocked_at_once(
    before: int, gained: int, unlocked: list[int]
) -> None:
    skills = [skill.id for skill in BOX.skills_of["geralt"]]
    table = chapter_ends(
        ready={"geralt": skills},
        xp={"geralt": before},
        tokens={"geralt": {"combat": gained}},
    )
    assert [told.skill for told in table.told(e.Unlocked)] == [f"geralt-{n}" for n in unlocked]
    states = {skill.id: skill.state for skill in table.seen().players[0].skills}
    for n in (2, 3, 4):
        reached = before + gained >= (5, 11, 17)[n - 2]
        assert states[f"geralt-{n}"] == ("ready" if reached else "locked")


@pytest.mark.rule("21")
def test_golden_experience_changes_no_skill() -> None:
    table = chapter_ends(
        xp={"geralt": 24}, ready={"geralt": ["geralt-2"]}, tokens={"geralt": {"combat": 12}}
    )
    assert table["geralt"].xp == 36
    assert table.told(e.Unlocked) == []
    states = [skill.state for skill in table.seen().players[0].skills]
    assert states == ["used", "ready", "used", "used"]


@pytest.mark.rule("22")
@pytest.mark.case("T22")
def test_golden_stops_at_twenty_and_the_rest_is_lost() -> None:
    table = chapter_ends(xp={"geralt": 39}, tokens={"geralt": {"combat": 4}})
    assert table.seen().players[0].golden == 20
    assert table.told(e.GainedXp) == [e.GainedXp(0, "geralt", 1, 40)]


@pytest.mark.rule("3", "41")
@pytest.mark.ruling("A12")
def test_the_common_supply_never_runs_out() -> None:
    table = ronin(
        rows={"geralt": ("B01", "B02", "B03")},
        played={"geralt": ("R07",)},
        tokens={"geralt": {"combat": 40}, "yennefer": {"combat": 5}},
    )
    assert table.tokens("geralt") == {"combat": 43}
    assert table.tokens("yennefer") == {"combat": 5}
