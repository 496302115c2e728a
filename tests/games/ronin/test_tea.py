"""Step 3, the tea ceremony: tea effects, partners, cups."""

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import LoseToken, OnTrack, With
from tests.games.ronin.story import Story, ronin

PAST_ASKING = (3, 3, 3)
"""Levels from which the next spaces of side A ask nothing."""
LEFT_CUPS, RIGHT_CUPS = ("R10", "G10", "B10"), ("R11", "G11", "B11")
LOSE_DIPLOMACY_BOTH, LOSE_EXPLORATION_BOTH, PARTNER_BLUE = "G15", "R15", "R14"
LOSE_DIPLOMACY_TRACK = "P16"
BLUE = ("B01", "B02", "B03", "B12")


@pytest.mark.rule("50", "58")
def test_each_in_turn_first_tea_effects_then_cups() -> None:
    table = ronin(
        played={
            "geralt": (LOSE_DIPLOMACY_BOTH, "R10"),
            "yennefer": (LOSE_EXPLORATION_BOTH, "R11"),
        },
        tokens={"geralt": {"diplomacy": 1}, "yennefer": {"exploration": 1}},
        levels=PAST_ASKING,
    )
    assert [(told.track, told.n) for told in table.told(e.Grew)] == [
        (0, 1),
        (2, 1),
        (0, 2),
        (1, 1),
        (0, 1),
    ]


@pytest.mark.rule("50")
def test_the_higher_on_the_initiative_track_drinks_first() -> None:
    table = ronin(
        played={"geralt": (LOSE_DIPLOMACY_BOTH,), "ciri": (LOSE_EXPLORATION_BOTH,)},
        tokens={"geralt": {"diplomacy": 1}, "ciri": {"exploration": 1}},
        order=("ciri", "yennefer", "geralt"),
        levels=PAST_ASKING,
    )
    assert [told.who for told in table.told(e.LostSymbols)] == ["ciri", "geralt"]


@pytest.mark.rule("50")
@pytest.mark.ruling("A5")
def test_tea_effects_of_earlier_turns_do_not_resolve_again() -> None:
    table = ronin(
        rows={"geralt": (LOSE_DIPLOMACY_BOTH,)},
        played={"geralt": ("R01",)},
        tokens={"geralt": {"diplomacy": 1}},
    )
    assert table.state.tracks == [0, 0, 0]
    assert table.tokens("geralt") == {"diplomacy": 1}


@pytest.mark.rule("51", "52")
@pytest.mark.case("T4")
def test_losing_an_exploration_moves_both_tracks_by_one() -> None:
    table = ronin(
        rows={"geralt": ("G01",)},
        played={"geralt": (LOSE_EXPLORATION_BOTH,)},
    )
    assert table.have("geralt") == {"exploration": 1, "diplomacy": 1}
    assert table.level("geralt", "yennefer") == table.level("geralt", "ciri") == 1
    assert table.level("yennefer", "ciri") == 0


@pytest.mark.rule("52")
@pytest.mark.parametrize(("track", "who", "levels"), [(0, "yennefer", 0), (2, "ciri", 2)])
def test_points_on_one_track_go_to_the_chosen_one(track: int, who: str, levels: int) -> None:
    table = ronin(
        played={"geralt": ("R16",)}, tokens={"geralt": {"exploration": 2}}, levels=PAST_ASKING
    )
    assert (table.about, set(table.options)) == (
        "track",
        {OnTrack(0, "yennefer"), OnTrack(2, "ciri")},
    )
    table.do(OnTrack(track, who))
    assert table.state.tracks == [5 if i == levels else 3 for i in range(3)]


@pytest.mark.rule("55", "42", "44")
def test_a_tea_effect_reaches_no_later_card_and_cannot_be_declined() -> None:
    table = ronin(played={"geralt": (LOSE_EXPLORATION_BOTH, "G01")})
    assert [told.card for told in table.told(e.Fizzled)] == [LOSE_EXPLORATION_BOTH]
    table = ronin(
        rows={"geralt": ("G01",)},
        played={"geralt": (LOSE_EXPLORATION_BOTH,)},
        tokens={"geralt": {"exploration": 1}},
    )
    assert len(table.options) == 2
    assert table.refuses(())


@pytest.mark.rule("55")
@pytest.mark.ruling("A18")
def test_several_tea_effects_of_one_player_go_from_left_to_right() -> None:
    one = {"geralt": {"diplomacy": 1}}
    cards = (LOSE_DIPLOMACY_BOTH, LOSE_DIPLOMACY_TRACK)
    table = ronin(played={"geralt": cards}, tokens=one)
    assert table.state.tracks == [1, 0, 1]
    assert [told.card for told in table.told(e.Fizzled)] == [LOSE_DIPLOMACY_TRACK]
    table = ronin(played={"geralt": cards[::-1]}, tokens=one).do(OnTrack(0, "yennefer"))
    assert table.state.tracks == [1, 0, 0]
    assert [told.card for told in table.told(e.Fizzled)] == [LOSE_DIPLOMACY_BOTH]


@pytest.mark.rule("54")
@pytest.mark.case("T5")
def test_two_blue_cards_of_the_chosen_partner_are_two_points_with_them() -> None:
    table = ronin(
        rows={"yennefer": BLUE[:2], "ciri": BLUE[2:3]},
        played={"geralt": (PARTNER_BLUE,)},
        levels=PAST_ASKING,
    )
    assert (table.about, table.asked) == ("partner", "geralt")
    table.do(With(1, "yennefer"))
    assert table.state.tracks == [5, 3, 3]


@pytest.mark.rule("54", "45")
@pytest.mark.case("T6")
def test_four_blue_cards_of_the_left_partner_are_three_points() -> None:
    table = ronin(
        rows={"yennefer": BLUE, "ciri": ("B10", "YEN-1", "YUK-1")},
        played={"geralt": (PARTNER_BLUE,)},
        levels=PAST_ASKING,
    )
    assert set(table.options) == {With(1, "yennefer"), With(2, "ciri")}
    table.do(With(1, "yennefer"))
    assert table.state.tracks == [6, 3, 3]


@pytest.mark.rule("94")
@pytest.mark.case("T28")
def test_a_partner_without_the_colour_cannot_be_chosen_while_the_other_has_it() -> None:
    table = ronin(
        rows={"ciri": BLUE[:2], "geralt": BLUE[2:]},
        played={"geralt": (PARTNER_BLUE,)},
        levels=PAST_ASKING,
    )
    assert table.state.tracks == [3, 3, 5]
    assert table.refuses(With(1, "yennefer"))


@pytest.mark.rule("94")
def test_otherwise_the_choice_is_free_even_for_fewer_points() -> None:
    table = ronin(
        rows={"yennefer": BLUE[:3], "ciri": BLUE[3:]},
        played={"geralt": (PARTNER_BLUE,)},
        levels=PAST_ASKING,
    ).do(With(2, "ciri"))
    assert table.state.tracks == [3, 3, 4]


@pytest.mark.rule("94", "43")
def test_with_no_such_card_on_either_side_nothing_happens() -> None:
    table = ronin(rows={"geralt": BLUE}, played={"geralt": (PARTNER_BLUE,)})
    assert [told.card for told in table.told(e.Fizzled)] == [PARTNER_BLUE]
    assert table.state.tracks == [0, 0, 0]


# --- cups ------------------------------------------------------------------------------------


@pytest.mark.rule("56", "57", "91")
@pytest.mark.case("T7")
@pytest.mark.ruling("A4")
def test_cups_that_point_at_each_other_are_covered_for_two_points() -> None:
    table = ronin(
        rows={"geralt": ("R10", "R01")},
        played={"yennefer": ("B01", "R11")},
        levels=PAST_ASKING,
    )
    assert table.level("geralt", "yennefer") == 5
    assert (table.lost("geralt"), table.lost("yennefer")) == ({"R10": 4}, {"R11": 4})
    assert table.told(e.CupsMet) == [e.CupsMet(("geralt", "yennefer"), ("R10", "R11"))]
    assert table.have("geralt")["combat"] == 3


@pytest.mark.rule("91", "56")
@pytest.mark.parametrize(
    ("one", "other", "meets"),
    [
        (("geralt", "left"), ("yennefer", "right"), True),
        (("geralt", "right"), ("yennefer", "left"), False),
        (("geralt", "right"), ("ciri", "left"), True),
        (("geralt", "left"), ("ciri", "right"), False),
        (("geralt", "left"), ("yennefer", "left"), False),
        (("geralt", "right"), ("yennefer", "right"), False),
    ],
)
def test_a_left_cup_points_at_the_next_clockwise_a_right_one_at_the_next_before(
    one: tuple[str, str], other: tuple[str, str], meets: bool
) -> None:
    cups = {"left": LEFT_CUPS, "right": RIGHT_CUPS}
    rows = {one[0]: cups[one[1]][:1], other[0]: cups[other[1]][1:2]}
    table = ronin(rows=rows, played={"geralt": ("R01",)})
    assert bool(table.told(e.CupsMet)) == meets
    assert sum(table.state.tracks) == 2 * meets


@pytest.mark.rule("91")
def test_four_players_cups_across_the_table_never_meet() -> None:
    table = ronin(
        "geralt", "yennefer", "ciri", "triss",
        rows={"geralt": LEFT_CUPS[:1], "ciri": RIGHT_CUPS[:1]},
        played={"geralt": ("R01",)},
    )  # fmt: skip
    assert table.told(e.CupsMet) == []


@pytest.mark.rule("56", "57")
@pytest.mark.case("T7")
def test_a_covered_cup_meets_no_more() -> None:
    table = ronin(
        rows={"geralt": ("R10",), "yennefer": ("R11",)},
        played={"yennefer": ("G11",)},
        lost={"geralt": {"R10": 4}, "yennefer": {"R11": 4}},
    )
    assert table.told(e.CupsMet) == []
    assert table.lost("yennefer") == {"R11": 4}


@pytest.mark.rule("58")
def test_several_pairs_with_both_partners_are_made_without_asking() -> None:
    table = ronin(
        rows={"geralt": (*LEFT_CUPS[:2], "P11"), "yennefer": RIGHT_CUPS[:2], "ciri": ("P10",)},
        played={"geralt": ("R01",)},
        levels=(3, 3, 3),
    )
    assert len(table.told(e.CupsMet)) == 3
    assert table.state.tracks == [7, 3, 5]


@pytest.mark.rule("58")
def test_one_player_makes_all_pairs_with_a_partner_at_once() -> None:
    table = ronin(
        rows={"geralt": LEFT_CUPS, "yennefer": RIGHT_CUPS},
        played={"geralt": ("R01",)},
        levels=(3, 3, 3),
    )
    assert len(table.told(e.CupsMet)) == 3
    assert table.level("geralt", "yennefer") == 3 + 3 * 2
    assert table.lost("geralt") == dict.fromkeys(LEFT_CUPS, 4)
    assert table.lost("yennefer") == dict.fromkeys(RIGHT_CUPS, 4)


@pytest.mark.rule("59", "58")
def test_a_cup_without_its_match_stays_for_a_later_turn() -> None:
    table = ronin(
        hands={"geralt": ("R10", "R01", "R02", "R03"), "yennefer": ("B01", "B02", "R11", "B03")}
    )
    table.play(geralt=("R10", "R01"), yennefer=("B01", "B02"))
    assert table.told(e.CupsMet) == []
    take_all(table).play(geralt=("R02", "R03"), yennefer=("R11", "B03"))
    assert table.level("geralt", "yennefer") == 2
    assert table.lost("geralt") == {"R10": 4}


@pytest.mark.rule("58")
def test_two_left_cups_and_one_right_make_one_pair() -> None:
    table = ronin(
        rows={"geralt": LEFT_CUPS[:2], "yennefer": RIGHT_CUPS[:1]}, played={"ciri": ("G01",)}
    )
    assert table.level("geralt", "yennefer") == 2
    assert table.lost("geralt") == {"R10": 4}


@pytest.mark.rule("60")
@pytest.mark.parametrize(("turn", "about"), [(1, "take"), (2, "take"), (3, "keep")])
def test_after_tea_the_turn_is_over_and_after_three_the_chapter(turn: int, about: str) -> None:
    rows = dict.fromkeys(("geralt", "yennefer", "ciri"), ("R01", "R02", "R03"))
    table = ronin(rows=rows, played={"geralt": ("G01",)}, turn=turn)
    assert (table.about, table.state.turn) == (about, turn)


@pytest.mark.rule("49", "55")
def test_a_tea_cost_is_paid_as_its_owner_likes() -> None:
    table = ronin(
        rows={"geralt": ("P01",)},
        played={"geralt": (LOSE_DIPLOMACY_BOTH,)},
        tokens={"geralt": {"diplomacy": 1}},
    ).do(LoseToken("diplomacy"))
    assert (table.lost("geralt"), table.tokens("geralt")) == ({}, {})


def take_all(table: Story) -> Story:
    """Everybody takes the first pair that is left."""
    while table.about == "take":
        table.do(table.options[0])
    return table
