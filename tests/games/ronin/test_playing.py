"""Step 2: two cards in secret, shown together, their standard effects in order."""

import pytest

from korchma.games.ronin import GAME
from korchma.games.ronin import events as e
from korchma.games.ronin.options import Cover, LoseToken, Pass, Play
from korchma.kernel import Session
from tests.games.ronin.story import Story, ronin
from tests.properties.tables import walk

ONE_RED, TWO_REDS = "R04", "R06"
"""Exactly 1 red: 2 left-active; 2 or more reds: 2 combat."""
LOSE_INACTIVE = "R08"
"""Bears exploration; lose 1/2/3 inactive for as many combat."""
HANDS = {"geralt": ("GER-1", "R01", "R02"), "yennefer": ("YEN-1", "B01"), "ciri": ("CIR-1", "G01")}


@pytest.mark.rule("37", "38")
def test_nobody_sees_a_card_before_all_have_chosen() -> None:
    table = ronin(hands=HANDS)
    before = [table.seen(who) for who in ("geralt", "yennefer", "ciri")]
    table.session.choose((Play("R02"), Play("GER-1")), 0)
    table.session.choose((Play("B01"), Play("YEN-1")), 1)
    assert [table.seen(who) for who in ("geralt", "yennefer", "ciri")] == before
    assert table.told(e.Laid) == []
    assert table.session.waiting == (2,)
    table.session.choose((Play("CIR-1"), Play("G01")), 2)
    assert [laid.cards for laid in table.told(e.Laid)] == [
        ("R02", "GER-1"),
        ("B01", "YEN-1"),
        ("CIR-1", "G01"),
    ]


@pytest.mark.rule("37", "92")
def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    table = ronin(hands=HANDS)
    table.session.choose((Play("R01"), Play("R02")), 0)
    table.session.choose((Play("GER-1"), Play("R02")), 0)
    table.play(geralt=("GER-1", "R02"))
    assert table["geralt"].row == ["GER-1", "R02"]
    assert table["geralt"].hand == ["R01"]


@pytest.mark.rule("92", "37")
def test_whatever_was_said_any_two_cards_of_the_hand_may_be_played() -> None:
    table = ronin(hands=HANDS)
    for who, hand in HANDS.items():
        ask = table.ask_of(who)
        assert set(ask.options) == {Play(card) for card in hand}
        assert (ask.pick, ask.ordered) == ((2, 2), True)


@pytest.mark.rule("37")
@pytest.mark.parametrize(
    "wrong", [("R01",), ("R01", "R02", "GER-1"), ("R01", "R01"), ("R01", "YEN-1"), ("R01", "R03")]
)
def test_it_is_two_different_cards_of_ones_own_hand(wrong: tuple[str, ...]) -> None:
    assert ronin(hands=HANDS).refuses(tuple(map(Play, wrong)), "geralt")


@pytest.mark.rule("38")
@pytest.mark.parametrize("chosen", [("R01", "R02"), ("R02", "R01")])
def test_cards_join_the_right_end_in_the_chosen_order(chosen: tuple[str, str]) -> None:
    table = ronin(hands=HANDS, rows={"geralt": ("P01", "P02")}).play(geralt=chosen)
    assert table["geralt"].row == ["P01", "P02", *chosen]
    assert table["geralt"].hand == ["GER-1"]


@pytest.mark.rule("39")
def test_effects_resolve_in_initiative_order() -> None:
    table = ronin(
        hands={"geralt": ("R04", "R01"), "yennefer": ("P04", "P01"), "ciri": ("G04", "G01")},
        order=("ciri", "geralt", "yennefer"),
    ).play()
    assert [told.who for told in table.told(e.GainedSymbols)] == ["ciri", "geralt", "yennefer"]


@pytest.mark.rule("39", "42")
@pytest.mark.ruling("A8")
def test_the_left_new_card_comes_first_and_does_not_see_the_right_one() -> None:
    table = ronin(hands={"geralt": (ONE_RED, TWO_REDS)}).play(geralt=(ONE_RED, TWO_REDS))
    assert [(told.card, told.n) for told in table.told(e.GainedSymbols)] == [
        (ONE_RED, 2),
        (TWO_REDS, 2),
    ]
    table = ronin(hands={"geralt": (ONE_RED, TWO_REDS)}).play(geralt=(TWO_REDS, ONE_RED))
    assert table.told(e.GainedSymbols) == []
    assert [told.card for told in table.told(e.Fizzled)] == [TWO_REDS, ONE_RED]


@pytest.mark.rule("40", "27")
def test_tea_effects_and_cups_wait_until_all_standard_effects_are_done() -> None:
    table = ronin(
        played={"geralt": ("R15", "R10"), "yennefer": ("R11",)},
        tokens={"geralt": {"exploration": 1}},
        ready={"ciri": ["ciri-2"]},
        cards={"ciri": ["yennefer-1"]},
        order=("geralt", "yennefer", "ciri"),
    )
    assert (table.asked, table.state.phase) == ("ciri", "effects")
    assert table.state.tracks == [0, 0, 0]
    assert table.lost("geralt") == {}
    table.do(Pass())
    assert table.level("geralt", "yennefer") == 1 + 2
    assert table.level("geralt", "ciri") == 1


@pytest.mark.rule("41")
def test_gained_symbols_are_tokens_in_ones_own_supply() -> None:
    table = ronin(played={"geralt": (ONE_RED,)}, tokens={"geralt": {"combat": 1}})
    assert table.tokens("geralt") == {"combat": 3}
    assert table.tokens("yennefer") == table.tokens("ciri") == {}
    assert table.told(e.GainedSymbols) == [e.GainedSymbols(0, "geralt", "combat", 2, ONE_RED)]


@pytest.mark.rule("42")
def test_an_effect_sees_supply_earlier_cards_and_its_own() -> None:
    table = ronin(
        rows={"geralt": ("G01",)},
        played={"geralt": (LOSE_INACTIVE,)},
        tokens={"geralt": {"diplomacy": 1}},
    )
    assert sorted(map(str, table.options)) == sorted(
        map(
            str,
            [
                LoseToken("diplomacy"),
                Cover("G01", "exploration"),
                Cover("G01", "exploration"),
                Cover(LOSE_INACTIVE, "exploration"),
            ],
        )
    )


@pytest.mark.rule("42")
@pytest.mark.ruling("A7")
def test_an_effect_does_not_see_later_cards() -> None:
    table = ronin(played={"geralt": (LOSE_INACTIVE, "G01")})
    assert table.lost("geralt") == {LOSE_INACTIVE: 1}
    assert table.tokens("geralt") == {"combat": 1}


@pytest.mark.rule("42")
@pytest.mark.parametrize(("row", "gained"), [((), 1), (("R01",), 0)])
def test_its_own_card_counts_for_its_colour(row: tuple[str, ...], gained: int) -> None:
    table = ronin(rows={"geralt": row}, played={"geralt": (ONE_RED,)})
    assert len(table.told(e.GainedSymbols)) == gained


@pytest.mark.rule("43")
def test_without_its_condition_nothing_happens() -> None:
    table = ronin(played={"geralt": ("R09", "R05", TWO_REDS)}, tokens={"geralt": {"magic": 1}})
    assert [told.card for told in table.told(e.Fizzled)] == ["R09", "R05"]
    assert table.tokens("geralt") == {"magic": 1, "combat": 2}


@pytest.mark.rule("43", "46")
@pytest.mark.case("T24")
def test_exactly_two_reds_fails_with_three() -> None:
    for reds, gained in ((1, {}), (2, {"combat": 2}), (3, {})):
        row = ("R01", "R02", "R03")[:reds]
        table = ronin(rows={"geralt": row}, played={"geralt": ("Y05",)})
        assert table.tokens("geralt") == gained


@pytest.mark.rule("44", "45")
@pytest.mark.case("T3")
def test_an_effect_is_applied_as_fully_as_possible() -> None:
    table = ronin(played={"geralt": (LOSE_INACTIVE,)}, tokens={"geralt": {"exploration": 1}})
    assert table.tokens("geralt") == {"combat": 2}
    assert table.lost("geralt") == {LOSE_INACTIVE: 1}


@pytest.mark.rule("44", "45", "49")
def test_three_are_lost_no_fewer_and_no_more_and_the_owner_says_which() -> None:
    table = ronin(
        rows={"geralt": ("P01",)},
        played={"geralt": (LOSE_INACTIVE,)},
        tokens={"geralt": {"exploration": 2}},
    )
    assert (table.about, table.ask.pick) == ("lose", (3, 3))
    tokens, print_ = (LoseToken("exploration"),) * 2, Cover("P01", "diplomacy")
    assert not table.offers(Pass())
    for wrong in ((), (print_,), tokens, (*tokens, print_, print_)):
        assert table.refuses(wrong)
    table.do((*tokens, print_))
    assert table.tokens("geralt") == {"combat": 3}
    assert table.lost("geralt") == {"P01": 1}


@pytest.mark.rule("45")
def test_most_effects_apply_once_however_well_their_condition_is_met() -> None:
    table = ronin(
        rows={"geralt": ("R01", "R02", "R03", "R10")}, played={"geralt": (TWO_REDS, "R09")}
    )
    assert table.told(e.GainedSymbols)[0] == e.GainedSymbols(0, "geralt", "combat", 2, TWO_REDS)
    assert table.tokens("geralt") == {"combat": 3, "exploration": 1, "magic": 1}


@pytest.mark.rule("45")
@pytest.mark.parametrize(("blues", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_one_two_three_scales_up_to_three(blues: int, gained: int) -> None:
    table = ronin(
        rows={"geralt": ("B01", "B02", "B03", "B10", "B11")[:blues]}, played={"geralt": ("R07",)}
    )
    assert table.tokens("geralt").get("combat", 0) == gained


@pytest.mark.rule("27", "60", "64")
def test_a_game_is_three_chapters_of_three_turns() -> None:
    table = Story(Session.new(GAME, 3, seed="whole", people=range(3)))
    for _ in walk(table.session, 1):
        pass
    assert [(told.chapter, told.turn) for told in table.told(e.TurnBegan)] == [
        (chapter, turn) for chapter in (1, 2, 3) for turn in (1, 2, 3)
    ]
    assert [told.chapter for told in table.told(e.ChapterBegan)] == [1, 2, 3]
    assert len(table.told(e.Scored)) == 3 * 3
