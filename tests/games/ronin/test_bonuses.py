"""Partnership: the bonuses of every space of every board, for both partners."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import GainSymbol, TakeSkill, TakeXp, Toss
from tests.games.ronin.story import BOX, Story, ronin

PARTNER_BLUE = "R14"
BLUE = ("B01", "B02", "B03")
BOARDS = {
    "a": {2: "xp1", 3: "sk1", 5: "xp1", 6: "left", 8: "right", 9: "xp2", 10: "sk3", 12: "vp1"},
    "b1": {2: "xp2", 4: "sk1", 6: "left", 8: "right", 10: "sk3", 12: "vp1"},
    "b2": {3: "sk1", 5: "any", 7: "xp2", 10: "left", 12: "vp2"},
    "b3": {2: "draw", 4: "xp2", 6: "right", 8: "sk3", 10: "xp2", 12: "vp1"},
    "b4": {2: "xp1", 4: "left", 6: "sk1", 8: "any", 10: "sk3"},
    "b5": {2: "any", 4: "sk1", 6: "xp2", 8: "vp1", 10: "sk3"},
}
SPACES = [(board, space) for board in BOARDS for space in range(1, 13)]


def growing(n: int, level: int, board: str = "a", **position: Any) -> Story:
    """Geralt and Yennefer, his left neighbour, come ``n`` points closer."""
    return ronin(
        rows={"yennefer": BLUE[:n]},
        played={"geralt": (PARTNER_BLUE,)},
        levels=(level,),
        boards=(board, "a", "a"),
        **position,
    )


@pytest.mark.rule("53")
@pytest.mark.parametrize(("board", "space"), SPACES)
def test_both_partners_receive_the_bonus_of_the_space_and_nobody_else(
    board: str, space: int
) -> None:
    bonus = BOARDS[board].get(space, "")
    table = growing(1, space - 1, board, hands={"geralt": ("R01",), "yennefer": ("R02",)})
    asked = []
    while table.about != "take":
        asked.append((table.asked, table.about))
        table.do(table.options[-1])
    xp = {"xp1": 1, "xp2": 2, "sk1": 2, "sk3": 3}.get(bonus, 0)
    vp = {"vp1": 1, "vp2": 2}.get(bonus, 0)
    tokens = {"left": {"combat": 1}, "right": {"magic": 1}, "any": {"combat": 1}}.get(bonus, {})
    for who in ("geralt", "yennefer"):
        assert (table[who].xp, table.vp(who), table.tokens(who)) == (xp, vp, tokens)
    assert (table["ciri"].xp, table.vp("ciri"), table.tokens("ciri")) == (0, 0, {})
    about = {"sk1": "bonus-skill", "sk3": "bonus-skill", "any": "bonus-any", "draw": "bonus-draw"}
    wanted = [("geralt", about[bonus]), ("yennefer", about[bonus])] if bonus in about else []
    assert asked == wanted
    assert table.level("geralt", "yennefer") == space


@pytest.mark.rule("53", "51")
def test_every_space_passed_counts_not_only_the_last() -> None:
    table = growing(3, 7)
    for _ in range(2):
        assert table.about == "bonus-skill"
        table.do(TakeXp(3))
    assert table.level("geralt", "yennefer") == 10
    for who in ("geralt", "yennefer"):
        assert (table[who].xp, table.tokens(who)) == (2 + 3, {"magic": 1})


@pytest.mark.rule("53")
def test_spaces_come_from_low_to_high_and_partners_in_initiative_order() -> None:
    table = growing(3, 0, order=("yennefer", "ciri", "geralt"))
    assert [(told.who, told.n) for told in table.told(e.GainedXp)] == [
        ("yennefer", 1),
        ("geralt", 1),
    ]
    assert table.asked == "yennefer"
    table.do(TakeXp(2))
    assert table.asked == "geralt"


@pytest.mark.rule("25", "26")
@pytest.mark.case("T1")
@pytest.mark.parametrize(("level", "n"), [(2, 1), (9, 3)])
def test_each_takes_the_others_skill_card_unlocked_or_not(level: int, n: int) -> None:
    table = growing(1, level)
    assert set(table.options) == {TakeSkill(f"yennefer-{n}"), TakeXp(3 if n == 3 else 2)}
    table.do(TakeSkill(f"yennefer-{n}"))
    assert set(table.options) == {TakeSkill(f"geralt-{n}"), TakeXp(3 if n == 3 else 2)}
    table.do(TakeSkill(f"geralt-{n}"))
    assert table["geralt"].cards == [f"yennefer-{n}"]
    assert table["yennefer"].cards == [f"geralt-{n}"]
    assert (table["geralt"].xp, table["yennefer"].xp) == (0, 0)
    assert table.told(e.BorrowedSkill)[0] == e.BorrowedSkill(0, "geralt", f"yennefer-{n}")
    shown = table.seen("ciri").players[0].skills[-1]
    assert (shown.id, shown.state, shown.card) == (f"yennefer-{n}", "ready", True)


@pytest.mark.rule("22", "26")
def test_who_can_gain_no_more_experience_takes_the_card_unasked() -> None:
    table = growing(1, 9, xp={"geralt": 40, "yennefer": 39})
    assert table["geralt"].cards == ["yennefer-3"]
    assert table.asked == "yennefer"
    table.do(TakeXp(3))
    assert table["yennefer"].xp == 40


@pytest.mark.rule("26")
@pytest.mark.case("T2")
@pytest.mark.parametrize("first", [True, False])
def test_one_takes_the_skill_the_other_experience(first: bool) -> None:
    table = growing(1, 2)
    one, other = (
        (TakeSkill("yennefer-1"), TakeXp(2)) if first else (TakeXp(2), TakeSkill("geralt-1"))
    )
    table.do(one, other)
    assert (table["geralt"].cards, table["geralt"].xp) == (
        (["yennefer-1"], 0) if first else ([], 2)
    )
    assert (table["yennefer"].cards, table["yennefer"].xp) == (
        ([], 2) if first else (["geralt-1"], 0)
    )


@pytest.mark.rule("25", "12")
def test_both_partners_of_one_character_can_hold_its_card() -> None:
    table = ronin(
        played={"geralt": ("G15",)}, tokens={"geralt": {"diplomacy": 1}}, levels=(2, 2, 2)
    )
    table.do(TakeSkill("yennefer-1"), TakeSkill("geralt-1"), TakeXp(2), TakeSkill("geralt-1"))
    assert table["yennefer"].cards == table["ciri"].cards == ["geralt-1"]


@pytest.mark.rule("52", "53")
def test_where_both_tracks_move_the_left_one_comes_first() -> None:
    table = ronin(
        played={"geralt": ("G15",)},
        tokens={"geralt": {"diplomacy": 1}},
        levels=(1, 0, 1),
    )
    assert [told.track for told in table.told(e.Grew)] == [0, 2]
    assert [told.who for told in table.told(e.GainedXp)] == ["geralt", "yennefer", "geralt", "ciri"]


@pytest.mark.rule("53")
def test_any_symbol_is_chosen_by_each_partner() -> None:
    table = growing(1, 4, "b2")
    symbols = ("magic", "diplomacy", "exploration", "combat")
    assert set(table.options) == set(map(GainSymbol, symbols))
    table.do(GainSymbol("diplomacy"), GainSymbol("magic"))
    assert table.tokens("geralt") == {"diplomacy": 1}
    assert table.tokens("yennefer") == {"magic": 1}


@pytest.mark.rule("53", "35")
def test_a_card_is_drawn_and_one_of_the_hand_discarded() -> None:
    table = growing(
        1, 1, "b3", hands={"geralt": ("R01",), "yennefer": ("R02",)}, deck=("P01", "P02")
    )
    assert set(table.options) == {Toss("R01"), Toss("P01")}
    table.do(Toss("R01"))
    assert set(table.options) == {Toss("R02"), Toss("P02")}
    table.do(Toss("P02"))
    assert (table["geralt"].hand, table["yennefer"].hand) == (["P01"], ["R02"])
    assert table.state.discard[:2] == ["R01", "P02"]
    assert table.told(e.Drew, 0)[0].cards == ("P01",)
    assert table.told(e.Drew, 2)[0] == e.Drew(0, "geralt", 1)


@pytest.mark.rule("53")
@pytest.mark.ruling("A12")
@pytest.mark.parametrize(("level", "vp"), [(11, 1), (12, 0)])
def test_points_beyond_the_last_space_are_lost(level: int, vp: int) -> None:
    table = growing(3, level)
    assert table.level("geralt", "yennefer") == 12
    assert table.vp("geralt") == table.vp("yennefer") == vp


@pytest.mark.rule("6")
@pytest.mark.ruling("A17")
def test_the_boards_of_side_b_differ_from_one_another() -> None:
    lines = [tuple(sorted(board.bonuses.items())) for board in BOX.boards.values()]
    assert len(lines) == len(set(lines)) == 6
    assert {board.id: dict(board.bonuses) for board in BOX.boards.values()} == BOARDS
