"""Skills of the tea ceremony and of the end of a chapter; combat and magic are active."""

from collections.abc import Mapping, Sequence

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Cover, GainSymbol, LoseToken, OnTrack
from tests.games.ronin.skilled import Skilled, holding, offered, own_or_card

LEVELS = (3, 0, 3)
"""From here two more points on side A ask nothing."""


def on(table: Skilled, side: str) -> OnTrack:
    """The track on this side of me."""
    return OnTrack(0, table.left) if side == "left" else OnTrack(2, table.right)


@pytest.mark.rule("23", "52")
@own_or_card
def test_dandelion_1_is_a_point_on_each_track(card: bool) -> None:
    table = holding("dandelion-1", card=card, levels=LEVELS).use("dandelion-1")
    assert table.state.tracks == [4, 0, 4]


@pytest.mark.rule("23", "52")
@pytest.mark.parametrize(("side", "tracks"), [("left", [5, 0, 3]), ("right", [3, 0, 5])])
def test_dandelion_2_is_two_points_on_one_track(side: str, tracks: list[int]) -> None:
    table = holding("dandelion-2", levels=LEVELS).use("dandelion-2")
    assert set(table.options) == {on(table, "left"), on(table, "right")}
    table.do(on(table, side))
    assert table.state.tracks == tracks


@pytest.mark.rule("23")
@own_or_card
@pytest.mark.parametrize(
    ("row", "lost", "points"),
    [
        ((), {}, 1),
        (("R10",), {"R10": 4}, 1),
        (("R10", "G10"), {"R10": 4}, 1),
        (("R10", "R11", "R01"), {"R11": 1}, 2),
        (("R10", "R11", "G10", "G11"), {}, 3),
    ],
)
def test_dandelion_3_counts_uncovered_cups_one_to_three(
    card: bool, row: tuple[str, ...], lost: dict[str, int], points: int
) -> None:
    table = holding("dandelion-3", card=card, levels=LEVELS, rows={"me": row}, lost={"me": lost})
    table.use("dandelion-3", on(table, "left"))
    assert table.state.tracks == [3 + points, 0, 3]
    assert table.lost(table.me) == lost


@pytest.mark.rule("23", "50")
def test_tea_skills_come_after_tea_effects_and_before_cups() -> None:
    table = holding(
        "dandelion-3",
        phase="effects",
        played={"me": ("G15", "R10")},
        rows={"left": ("R11",)},
        tokens={"me": {"diplomacy": 1}},
        levels=LEVELS,
    )
    assert offered(table, "dandelion-3")
    assert table.state.tracks == [4, 0, 4]
    table.use("dandelion-3", on(table, "right"))
    assert table.state.tracks == [6, 0, 5]
    assert table.lost(table.me) == {"R10": 4}


@pytest.mark.rule("23", "16")
@own_or_card
def test_triss_3_trades_up_to_two_inactive_for_points_and_active_symbols(card: bool) -> None:
    table = holding(
        "triss-3",
        card=card,
        rows={"me": ("G01",)},
        tokens={"me": {"diplomacy": 1}},
        levels=LEVELS,
    ).use("triss-3")
    assert table.ask.pick == (0, 2)
    table.do((LoseToken("diplomacy"), Cover("G01", "exploration")))
    table.do(on(table, "left"), GainSymbol("combat"))
    assert set(table.options) == {on(table, "left"), on(table, "right")}
    table.do(on(table, "right"))
    assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
    table.do(GainSymbol("magic"))
    assert table.state.tracks == [4, 0, 4]
    assert table.mine == {"combat": 1, "magic": 1}
    assert table.lost(table.me) == {"G01": 1}


@pytest.mark.rule("23")
@pytest.mark.parametrize("n", [0, 1])
def test_triss_3_may_lose_fewer(n: int) -> None:
    table = holding("triss-3", tokens={"me": {"diplomacy": 3}}, levels=LEVELS).use("triss-3")
    assert table.refuses((LoseToken("diplomacy"),) * 3)
    table.do((LoseToken("diplomacy"),) * n)
    if n:
        table.do(on(table, "left"), GainSymbol("magic"))
    assert table.state.tracks == [3 + n, 0, 3]


@pytest.mark.rule("23")
def test_triss_3_is_not_offered_without_an_inactive_symbol() -> None:
    assert not offered(holding("triss-3", tokens={"me": {"combat": 2}}), "triss-3")


# --- the end of a chapter ----------------------------------------------------------------------


def scored(
    skill: str,
    combat: int = 0,
    magic: int = 0,
    *,
    card: bool = False,
    more: Mapping[str, int] = {},
    levels: Sequence[int] = (),
) -> Skilled:
    """The skill is used at the end of the chapter, with so many active symbols."""
    tokens = {"me": {"combat": combat, "magic": magic, **more}}
    table = holding(skill, card=card, turn=3, tokens=tokens, levels=levels)
    assert offered(table, skill)
    assert table.told(e.Scored) == []
    return table.use(skill)


def result(table: Skilled) -> tuple[int, int]:
    """The experience and the points I scored at the end of the chapter."""
    mine = [told for told in table.told(e.Scored) if told.who == table.me]
    return mine[0].xp, mine[0].vp


@pytest.mark.rule("23", "63")
@pytest.mark.parametrize(
    ("have", "chosen", "scores"),
    [((3, 1), None, (4, 3)), ((1, 3), None, (4, 3)), ((2, 2), "magic", (4, 3))],
)
def test_geralt_4_brings_one_of_each_then_one_scarcer(
    have: tuple[int, int], chosen: str | None, scores: tuple[int, int]
) -> None:
    table = scored("geralt-4", *have)
    if chosen:
        assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
        table.do(GainSymbol(chosen))
    assert result(table) == scores


@pytest.mark.rule("23")
@pytest.mark.parametrize(
    ("have", "scores"),
    [((5, 0), (5, 3)), ((4, 1), (4, 3)), ((9, 0), (9, 4)), ((2, 1), (3, 2)), ((1, 5), (5, 3))],
)
def test_yennefer_4_closes_half_the_gap_rounded_up(
    have: tuple[int, int], scores: tuple[int, int]
) -> None:
    assert result(scored("yennefer-4", *have)) == scores


@pytest.mark.rule("23")
def test_yennefer_4_brings_two_of_choice_where_there_is_no_gap() -> None:
    table = scored("yennefer-4", 2, 2)
    assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
    assert result(table.do(GainSymbol("magic"))) == (4, 2)


@pytest.mark.rule("23")
@pytest.mark.parametrize(
    ("levels", "gained"),
    [((1, 0, 7), 1), ((7, 0, 2), 1), ((3, 0, 4), 2), ((8, 0, 12), 4), ((12, 0, 12), 6)],
)
def test_dandelion_4_brings_half_the_lower_partnership(
    levels: tuple[int, int, int], gained: int
) -> None:
    table = scored("dandelion-4", 6, 0, levels=levels)
    assert result(table) == (6, gained)


@pytest.mark.rule("23")
def test_dandelion_4_is_not_offered_with_a_partnership_at_nought() -> None:
    assert not offered(holding("dandelion-4", turn=3, levels=(5, 0, 0)), "dandelion-4")


@pytest.mark.rule("23")
@own_or_card
def test_vesemir_1_brings_one_scarcer_and_an_experience(card: bool) -> None:
    table = scored("vesemir-1", 3, 1, card=card)
    assert result(table) == (3, 2)
    assert table[table.me].xp == 1 + 3


@pytest.mark.rule("23")
def test_vesemir_4_brings_one_of_each_and_an_experience() -> None:
    table = scored("vesemir-4", 3, 1)
    assert result(table) == (4, 2)
    assert table[table.me].xp == 17 + 1 + 4


@pytest.mark.rule("23")
@pytest.mark.parametrize(("n", "gained"), [(1, 1), (3, 3), (5, 3)])
def test_triss_4_brings_as_many_of_one_active_as_of_an_inactive(n: int, gained: int) -> None:
    table = scored("triss-4", 4, 0, more={"diplomacy": n, "exploration": 1})
    assert set(table.options) == {GainSymbol("diplomacy"), GainSymbol("exploration")}
    table.do(GainSymbol("diplomacy"))
    assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
    table.do(GainSymbol("magic"))
    assert result(table) == (4, gained)
    assert table.told(e.LostSymbols) == []


@pytest.mark.rule("23")
def test_triss_4_brings_one_without_an_inactive_symbol() -> None:
    table = scored("triss-4", 4, 0)
    assert result(table.do(GainSymbol("magic"))) == (4, 1)


@pytest.mark.rule("23", "53")
def test_yuki_onna_4_brings_two_scarcer_and_a_point_on_both_tracks() -> None:
    table = scored("yuki-onna-4", 4, 1, levels=(4, 0, 5))
    assert table.state.tracks == [5, 0, 6]
    assert result(table) == (5, 3)  # the bonus of space 6 is a left-active symbol
    assert table[table.me].xp == 17 + 1 + 5
