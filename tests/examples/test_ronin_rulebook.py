"""The worked examples of the rulebook of Ronin, played through."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import LoseToken, Pass, Quest, TakeSkill, TakeXp, UseSkill, With
from tests.games.ronin.story import Story, ronin

LOSE_EXPLORATION_BOTH_TRACKS, PARTNER_BLUE, LOSE_INACTIVE_FOR_COMBAT = "R15", "R14", "R08"
LEFT_CUP, RIGHT_CUP, PINK_RIGHT_CUP, GREEN_TEA = "R10", "R11", "P11", "G15"
PLAIN = {"geralt": ("GER-1", "R01"), "yennefer": ("YEN-1", "B01"), "ciri": ("CIR-1", "G01")}
COMBAT, MAGIC = 3, 0


def take_all(table: Story) -> Story:
    """Everybody takes the first pair that is left."""
    while table.about == "take":
        table.do(table.options[0])
    return table


def at_two() -> Story:
    """Geralt and Yennefer share side A at 2; he plays tea that brings them to 3."""
    return ronin(
        hands={
            "geralt": (LOSE_EXPLORATION_BOTH_TRACKS, "GER-1", "R01", "R02"),
            "yennefer": ("YEN-1", "B01", "B02", "B03"),
            "ciri": ("CIR-1", "G02", "G03", "Y01"),
        },
        rows={"geralt": ("P02",)},
        ready={"geralt": ["geralt-1"], "yennefer": ["yennefer-1"]},
        levels=(2, 0, 0),
    )


@pytest.mark.rule("25", "26", "51", "53", "23")
@pytest.mark.case("T1")
def test_at_three_geralt_and_yennefer_learn_from_each_other() -> None:
    table = at_two().play(geralt=(LOSE_EXPLORATION_BOTH_TRACKS, "GER-1")).pass_skills()
    assert table.level("geralt", "yennefer") == 3
    table.do(TakeSkill("yennefer-1"), TakeSkill("geralt-1"))
    assert (table["geralt"].cards, table["yennefer"].cards) == (["yennefer-1"], ["geralt-1"])
    take_all(table).play()
    assert table.about == "skill"
    while table.about == "skill":
        borrowed = {"geralt": "yennefer-1", "yennefer": "geralt-1"}[table.asked]
        table.do(UseSkill(borrowed) if table.offers(UseSkill(borrowed)) else Pass())
    assert table.tokens("geralt") == {"magic": 2}
    assert table.tokens("yennefer") == {"combat": 2}
    assert (table["geralt"].cards, table["geralt"].spent) == ([], ["yennefer-1"])
    assert "yennefer-1" not in table["yennefer"].used


@pytest.mark.rule("26")
@pytest.mark.case("T2")
def test_at_three_one_learns_and_the_other_takes_experience() -> None:
    table = at_two().play(geralt=(LOSE_EXPLORATION_BOTH_TRACKS, "GER-1")).pass_skills()
    table.do(TakeSkill("yennefer-1"), TakeXp(2))
    assert (table["geralt"].cards, table["geralt"].xp) == (["yennefer-1"], 0)
    assert (table["yennefer"].cards, table["yennefer"].xp) == ([], 2)


@pytest.mark.rule("16", "42", "44", "45")
@pytest.mark.case("T3")
def test_a_token_and_the_cards_own_print_pay_for_two_combats() -> None:
    table = ronin(
        hands={**PLAIN, "geralt": (LOSE_INACTIVE_FOR_COMBAT, "R01")},
        tokens={"geralt": {"exploration": 1}},
    ).play()
    assert table.tokens("geralt") == {"combat": 2}
    assert table.lost("geralt") == {LOSE_INACTIVE_FOR_COMBAT: 1}
    assert table.refuses(LoseToken("exploration"))


@pytest.mark.rule("52", "55")
@pytest.mark.case("T4")
def test_an_exploration_for_a_point_on_both_tracks() -> None:
    table = ronin(
        hands={**PLAIN, "geralt": (LOSE_EXPLORATION_BOTH_TRACKS, "R01")},
        tokens={"geralt": {"exploration": 2}},
    ).play()
    assert table.tokens("geralt") == {"exploration": 1}
    assert table.state.tracks == [1, 0, 1]


@pytest.mark.rule("54", "45")
@pytest.mark.case("T5", "T6")
@pytest.mark.parametrize(("blue", "points"), [(2, 2), (4, 3)])
def test_a_partners_blue_cards(blue: int, points: int) -> None:
    table = ronin(
        rows={"yennefer": ("B01", "B02", "B03", "B11")[:blue], "ciri": ("B10", "YEN-1", "YUK-1")},
        played={"geralt": (PARTNER_BLUE,)},
        levels=(3, 3, 3),
    ).do(With(1, "yennefer"))
    assert table.state.tracks == [3 + points, 3, 3]


@pytest.mark.rule("56", "57", "59")
@pytest.mark.case("T7")
def test_geralt_and_yennefer_pass_the_cup() -> None:
    table = ronin(
        hands={
            "geralt": (LEFT_CUP, "GER-1", "R01", "R02"),
            "yennefer": ("B01", "B02", RIGHT_CUP, "B03"),
            "ciri": ("CIR-1", "G02", "G03", "Y01"),
        },
        levels=(3, 3, 3),
    ).play()
    assert table.state.tracks == [3, 3, 3]
    take_all(table).play()
    assert table.level("geralt", "yennefer") == 5
    assert (table.lost("geralt"), table.lost("yennefer")) == ({LEFT_CUP: 4}, {RIGHT_CUP: 4})
    assert len(table.told(e.CupsMet)) == 1


@pytest.mark.rule("61", "62", "63")
@pytest.mark.case("T8", "T9", "T10")
def test_three_players_score_magic_and_combat() -> None:
    have = {"geralt": (5, 6), "yennefer": (8, 2), "ciri": (4, 4)}
    table = ronin(
        phase="score",
        turn=3,
        tokens={who: {"magic": magic, "combat": combat} for who, (magic, combat) in have.items()},
    )
    scores = {who: (table[who].xp, table.vp(who)) for who in have}
    assert scores == {"geralt": (6, 5), "yennefer": (8, 2), "ciri": (4, 4)}


@pytest.mark.rule("73")
@pytest.mark.case("T11", "T12")
def test_ciri_shows_four_diplomacies_and_geralt_two_magics() -> None:
    table = ronin(
        phase="quest",
        chapter=3,
        turn=3,
        hands={
            "ciri": ("P01", "P02", "Y03", "B11", "R01"),
            "geralt": ("R11", "B01", "P10", "R03", "G02"),
        },
    )
    assert (table.seen().left, table.seen().right) == ("exploration", "combat")
    assert table.refuses(Quest("combat"), "geralt")
    table.quest(ciri="diplomacy", geralt="magic")
    assert (table.vp("ciri"), table.vp("geralt")) == (4, 2)


@pytest.mark.rule("74", "75")
@pytest.mark.case("T13", "T15")
def test_seven_for_the_golden_marker_and_two_for_the_lower_partnership() -> None:
    table = ronin(phase="quest", chapter=3, turn=3, xp={"geralt": 32}, levels=(5, 0, 9)).quest()
    assert table.told(e.GoldenScored)[0] == e.GoldenScored(0, "geralt", 7)
    assert table.told(e.PartnersScored)[0] == e.PartnersScored(0, "geralt", 2)
    assert table.vp("geralt") == 9


@pytest.mark.rule("85", "86", "87")
@pytest.mark.case("T16", "T17")
def test_the_automa_geralt_pours_tea_and_waits_with_the_cup_for_ciri() -> None:
    table = ronin(
        "yennefer",
        "ciri",
        automas=("geralt",),
        phase="take",
        order=("geralt", "yennefer", "ciri"),
        slots=(("P01", "P02"), (GREEN_TEA, PINK_RIGHT_CUP), ("G01", "G03")),
        hands={
            "yennefer": ("YEN-1", "B01", "B02", "B03"),
            "ciri": ("CIR-1", "Y01", LEFT_CUP, "Y02"),
        },
        levels=(3, 3, 3),
    )
    assert table["geralt"].row == [GREEN_TEA, PINK_RIGHT_CUP]
    take_all(table).play()
    assert (table.level("geralt", "ciri"), table.level("geralt", "yennefer")) == (4, 4)
    assert table.lost("geralt") == {}
    table.state.slots = [("P01", "P02"), ("R01", "R02"), ("G01", "G03")]
    take_all(table).play(ciri=(LEFT_CUP, "Y02"))
    assert table.level("geralt", "ciri") == 6
    assert table.lost("ciri") == {LEFT_CUP: 4}
    assert table.lost("geralt")[PINK_RIGHT_CUP] == 4
