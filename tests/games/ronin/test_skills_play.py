"""Skills of step 2 that gain, lose and trade symbols; combat is left-active, magic right-active."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import (
    Cover,
    GainSymbol,
    LoseToken,
    Pass,
    Split,
    Trade,
    Train,
    Uncover,
    UseSkill,
    With,
)
from tests.games.ronin.skilled import holding, offered, own_or_card
from tests.games.ronin.story import ronin

PLAYED = {"me": ("P01",)}


@pytest.mark.rule("23")
@own_or_card
@pytest.mark.parametrize(
    ("skill", "gained"),
    [
        ("geralt-1", {"combat": 2}),
        ("yennefer-1", {"magic": 2}),
        ("triss-1", {"combat": 1, "magic": 1}),
    ],
)
def test_first_skills_that_simply_bring_active_symbols(
    skill: str, gained: dict[str, int], card: bool
) -> None:
    table = holding(skill, card=card, played=PLAYED)
    assert table.about == "skill"
    table.use(skill)
    assert table.mine == gained
    assert table.tokens(table.left) == table.tokens(table.right) == {}


@pytest.mark.rule("23")
def test_they_come_after_the_effects_of_ones_own_cards() -> None:
    table = holding("geralt-1", played={"me": ("R04", "R06")})
    assert table.mine == {"combat": 4}
    assert offered(table, "geralt-1")


@pytest.mark.rule("23", "16")
@pytest.mark.ruling("A7")
@pytest.mark.parametrize("n", range(4))
def test_geralt_2_trades_up_to_three_inactive_for_active_in_any_split(n: int) -> None:
    table = holding(
        "geralt-2", rows={"me": ("G01",)}, played=PLAYED, tokens={"me": {"exploration": 1}}
    ).use("geralt-2")
    pay = (LoseToken("exploration"), Cover("G01", "exploration"), Cover("P01", "diplomacy"))
    assert (table.ask.pick, set(table.options)) == ((0, 3), set(pay))
    table.do(pay[:n])
    if n:
        assert set(table.options) == {Split(left, n - left) for left in range(n + 1)}
        table.do(Split(n - 1, 1))
    wanted = {"combat": n - 1, "magic": 1} if n else {"exploration": 1}
    assert table.mine == {symbol: k for symbol, k in wanted.items() if k}
    assert len(table.told(e.LostSymbols)) == n


@pytest.mark.rule("23")
def test_geralt_2_is_not_offered_without_an_inactive_symbol() -> None:
    table = holding("geralt-2", played={"me": ("R01",)}, tokens={"me": {"combat": 3, "magic": 2}})
    assert not offered(table, "geralt-2")


@pytest.mark.rule("23")
@own_or_card
@pytest.mark.parametrize(
    ("trade", "left"),
    [
        (Trade("combat", 1), {"combat": 2, "magic": 4}),
        (Trade("combat", 2), {"combat": 1, "magic": 5}),
        (Trade("magic", 1), {"combat": 6}),
    ],
)
def test_yennefer_3_gains_two_more_of_the_other_active(
    card: bool, trade: Trade, left: dict[str, int]
) -> None:
    tokens = {"me": {"combat": 3, "magic": 1}}
    table = holding("yennefer-3", card=card, played=PLAYED, tokens=tokens).use("yennefer-3")
    assert set(table.options) == {Trade("combat", 1), Trade("combat", 2), Trade("magic", 1)}
    assert table.mine == {"combat": 3, "magic": 1}
    table.do(trade)
    assert table.mine == left


@pytest.mark.rule("23", "16")
def test_yennefer_3_may_cover_prints() -> None:
    table = holding(
        "yennefer-3", rows={"me": ("R01",)}, played=PLAYED, tokens={"me": {"combat": 1}}
    )
    table.use("yennefer-3", Trade("combat", 2))
    assert table.ask.pick == (2, 2)
    table.do((Cover("R01", "combat"), Cover("R01", "combat")))
    assert table.lost(table.me) == {"R01": 3}
    assert table.mine == {"combat": 1, "magic": 4}


@pytest.mark.rule("23")
def test_yennefer_3_is_not_offered_without_an_active_symbol() -> None:
    table = holding("yennefer-3", played=PLAYED, tokens={"me": {"exploration": 3}})
    assert not offered(table, "yennefer-3")


@pytest.mark.rule("23")
@own_or_card
@pytest.mark.parametrize("pick", [("red", 3), ("pink", 1), ("green", 2)])
def test_vesemir_3_counts_a_colour_for_an_active_symbol(card: bool, pick: tuple[str, int]) -> None:
    colour, n = pick
    rows = {"me": ("R01", "R02", "R03", "R10", "G01", "G02")}
    table = holding("vesemir-3", card=card, rows=rows, played=PLAYED).use("vesemir-3")
    assert set(table.options) == {
        Train(each, symbol) for each in ("red", "green", "pink") for symbol in ("combat", "magic")
    }
    table.do(Train(colour, "magic"))
    assert table.mine == {"magic": n}


@pytest.mark.rule("23")
@pytest.mark.parametrize(
    ("off", "gained", "left"),
    [
        ((), {"combat": 2}, {"R01": 3, "R10": 4, "P01": 1}),
        ((Uncover("P01", "diplomacy"),), {"combat": 1}, {"R01": 3, "R10": 4}),
        ((Uncover("R01", "combat"), Uncover("R01", "combat")), {}, {"R10": 4, "P01": 1}),
    ],
)
def test_triss_2_takes_lost_markers_off_prints_or_gains_left_active(
    off: tuple[Uncover, ...], gained: dict[str, int], left: dict[str, int]
) -> None:
    lost = {"R01": 3, "R10": 4, "P01": 1}
    table = holding("triss-2", rows={"me": ("R01", "R10")}, played=PLAYED, lost={"me": lost})
    table.use("triss-2")
    assert table.ask.pick == (0, 2)
    assert list(table.options) == [Uncover("R01", "combat")] * 2 + [Uncover("P01", "diplomacy")]
    table.do(off)
    assert (table.mine, table.lost(table.me)) == (gained, left)


@pytest.mark.rule("23")
def test_triss_2_brings_two_left_active_where_nothing_is_covered() -> None:
    table = holding("triss-2", rows={"me": ("R10",)}, played=PLAYED, lost={"me": {"R10": 4}})
    table.use("triss-2")
    assert (table.mine, table.lost(table.me)) == ({"combat": 2}, {"R10": 4})


@pytest.mark.rule("23")
@own_or_card
@pytest.mark.parametrize("side", ["left", "right"])
def test_yuki_onna_1_shares_with_a_partner(card: bool, side: str) -> None:
    table = holding("yuki-onna-1", card=card, played=PLAYED).use("yuki-onna-1")
    assert set(table.options) == {With(1, table.left), With(2, table.right)}
    table.do(With(1, table.left) if side == "left" else With(2, table.right))
    assert table.mine == {"combat": 1, "magic": 1}
    assert table.tokens(table.left) == ({"combat": 1} if side == "left" else {})
    assert table.tokens(table.right) == ({"combat": 1} if side == "right" else {})


@pytest.mark.rule("23", "95")
def test_yuki_onna_1_gives_an_automa_nothing() -> None:
    table = ronin(
        "yuki-onna",
        "ciri",
        automas=("geralt",),
        played={"yuki-onna": ("P01",)},
        ready={"yuki-onna": ["yuki-onna-1"]},
    )
    table.do(UseSkill("yuki-onna-1"), With(2, "geralt"))
    assert table.tokens("yuki-onna") == {"combat": 1, "magic": 1}
    assert table.tokens("geralt") == table.tokens("ciri") == {}


@pytest.mark.rule("23")
@own_or_card
def test_yuki_onna_3_gains_two_of_an_active_symbol_a_partner_shows(card: bool) -> None:
    rows = {"left": ("R01",), "right": ("B01",)}
    table = holding("yuki-onna-3", card=card, rows=rows, played=PLAYED).use("yuki-onna-3")
    assert set(table.options) == {GainSymbol("combat"), GainSymbol("magic")}
    table.do(GainSymbol("magic"))
    assert table.mine == {"magic": 2}
    table = holding("yuki-onna-3", card=card, rows={"right": ("B02",)}, played=PLAYED)
    table.use("yuki-onna-3")
    assert table.mine == {"magic": 2}


@pytest.mark.rule("23", "17")
@pytest.mark.parametrize(
    ("rows", "lost", "tokens"),
    [
        ({"left": ("G01", "P01")}, {}, {}),
        ({"left": ("R01",)}, {"left": {"R01": 3}}, {}),
        ({}, {}, {"left": {"combat": 3}}),
        ({"me": ("R01",)}, {}, {}),
    ],
)
def test_yuki_onna_3_is_not_offered_where_no_partner_shows_one(
    rows: dict[str, tuple[str, ...]],
    lost: dict[str, dict[str, int]],
    tokens: dict[str, dict[str, int]],
) -> None:
    table = holding("yuki-onna-3", rows=rows, lost=lost, tokens=tokens, played=PLAYED)
    assert not offered(table, "yuki-onna-3")


@pytest.mark.rule("23")
def test_yuki_onna_3_sees_an_automas_cards_too() -> None:
    table = ronin(
        "yuki-onna",
        "ciri",
        automas=("geralt",),
        rows={"geralt": ("R01",)},
        played={"yuki-onna": ("P01",)},
        ready={"yuki-onna": ["yuki-onna-3"]},
    )
    table.do(UseSkill("yuki-onna-3"))
    assert table.tokens("yuki-onna") == {"combat": 2}


@pytest.mark.rule("23", "48")
def test_left_and_right_active_are_those_of_the_chapter() -> None:
    table = holding("geralt-1", played=PLAYED, chapter=2, cards={"me": ["yennefer-1"]})
    table.use("geralt-1").use("yennefer-1")
    assert table.mine == {"diplomacy": 2, "exploration": 2}
    assert not table.offers(Pass())
