"""The end of a chapter: scoring, clearing, what is kept, the next pair."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import Cover, GainSymbol, Keep, LoseToken, Pass, UseSkill
from tests.games.ronin.story import BOX, Story, ronin

SIX = ("R01", "R02", "G01", "G02", "B01", "B02")
ROWS = {"geralt": SIX, "yennefer": ("P01", "P02", "P03"), "ciri": ("Y01", "Y02", "Y03")}


def chapter_ends(chapter: int = 1, **position: Any) -> Story:
    """The third turn is over, skills are spent unless named."""
    return ronin(**{"phase": "score", "turn": 3, "chapter": chapter, "rows": ROWS, **position})


def take_all(table: Story) -> Story:
    """Everybody takes the first pair that is left."""
    while table.about == "take":
        table.do(table.options[0])
    return table


@pytest.mark.rule("61", "62")
@pytest.mark.case("T8", "T9", "T10")
@pytest.mark.parametrize(
    ("magic", "combat", "xp", "vp"), [(5, 6, 6, 5), (8, 2, 8, 2), (4, 4, 4, 4), (0, 3, 3, 0)]
)
def test_the_more_numerous_active_symbol_is_experience_the_other_points(
    magic: int, combat: int, xp: int, vp: int
) -> None:
    tokens = {"magic": magic, "combat": combat, "diplomacy": 9}
    table = chapter_ends(rows={}, tokens={"yennefer": tokens})
    assert (table["yennefer"].xp, table.vp("yennefer")) == (xp, vp)
    assert e.Scored(1, "yennefer", xp, vp) in table.told(e.Scored)


@pytest.mark.rule("61")
@pytest.mark.ruling("A14")
def test_each_player_has_a_main_symbol_of_their_own() -> None:
    table = chapter_ends(
        rows={},
        tokens={"geralt": {"combat": 4, "magic": 1}, "ciri": {"combat": 1, "magic": 3}},
    )
    assert (table["geralt"].xp, table.vp("geralt")) == (4, 1)
    assert (table["ciri"].xp, table.vp("ciri")) == (3, 1)


@pytest.mark.rule("61", "17")
def test_prints_and_tokens_count_and_covered_prints_do_not() -> None:
    table = chapter_ends(tokens={"geralt": {"magic": 1}}, lost={"geralt": {"R01": 1, "B01": 3}})
    # R01 one combat left, R02 one of each, G02 one combat, B02 one magic, one token of magic
    assert (table["geralt"].xp, table.vp("geralt")) == (3, 3)


@pytest.mark.rule("63")
def test_experience_comes_before_points() -> None:
    table = chapter_ends(rows={}, tokens={"geralt": {"magic": 2, "combat": 3}})
    kinds = [type(each) for _, each in table.session.events(None)]
    assert kinds.index(e.GainedXp) < kinds.index(e.GainedVp)


@pytest.mark.rule("64")
@pytest.mark.parametrize(("chapter", "about"), [(1, "keep"), (2, "keep"), (3, "quest")])
def test_after_the_third_chapter_is_scored_the_game_is_counted(chapter: int, about: str) -> None:
    table = chapter_ends(chapter)
    assert table.about == about
    assert len(table.told(e.Scored)) == 3


@pytest.mark.rule("65", "93")
def test_tokens_and_lost_markers_go_back() -> None:
    table = chapter_ends(
        tokens={"geralt": {"magic": 2, "diplomacy": 1}, "ciri": {"combat": 1}},
        lost={"geralt": {"R01": 3, "G01": 1}},
    )
    assert table.about == "keep"
    assert table.tokens("geralt") == table.tokens("ciri") == {}
    assert table.lost("geralt") == {}
    table.keep(geralt=("R01",))
    assert table.lost("geralt") == {}
    assert table.have("geralt") == {"combat": 2}


@pytest.mark.rule("66")
@pytest.mark.ruling("A12")
def test_after_the_first_chapter_one_card_is_kept_and_opens_the_next_row() -> None:
    table = chapter_ends()
    assert table.ask_of("geralt").options == [Keep(card) for card in SIX]
    assert table.ask_of("geralt").pick is None
    assert table.refuses((Keep("R01"), Keep("R02")), "geralt")
    assert table.refuses(Keep("P01"), "geralt")
    table.keep(geralt=("G02",), yennefer=("P03",), ciri=("Y01",))
    assert [player.row for player in table.state.players] == [["G02"], ["P03"], ["Y01"]]
    gone = {"R01", "R02", "G01", "B01", "B02", "P01", "P02", "Y02", "Y03"}
    assert set(table.state.discard) == gone


@pytest.mark.rule("66")
@pytest.mark.ruling("A12")
def test_starting_cards_that_are_not_kept_join_the_common_discard() -> None:
    table = chapter_ends(rows={**ROWS, "geralt": ("GER-1", "GER-3", "R01")}).keep(geralt=("R01",))
    assert {"GER-1", "GER-3"} <= set(table.state.discard)


@pytest.mark.rule("67")
@pytest.mark.parametrize("kept", [("B01", "R02"), ("R02", "B01"), ("R01", "G01")])
def test_after_the_second_chapter_any_two_in_any_order(kept: tuple[str, str]) -> None:
    table = chapter_ends(2)
    assert (table.ask_of("geralt").pick, table.ask_of("geralt").ordered) == ((2, 2), True)
    assert table.refuses((Keep("R01"),), "geralt")
    assert table.refuses((Keep("R01"), Keep("R01")), "geralt")
    table.keep(geralt=kept)
    assert table["geralt"].row == list(kept)
    assert {"R01", "R02", "G01", "G02", "B01", "B02"} - set(kept) <= set(table.state.discard)


@pytest.mark.rule("68")
def test_what_is_kept_is_chosen_in_secret_and_shown_together() -> None:
    table = chapter_ends()
    before = table.seen("yennefer")
    table.session.choose(Keep("G01"), 0)
    table.session.choose(Keep("P02"), 1)
    table.session.choose(Keep("G02"), 0)
    assert table.seen("yennefer") == before
    assert table.told(e.Kept) == []
    table.session.choose(Keep("Y01"), 2)
    assert [told.cards for told in table.told(e.Kept)] == [("G02",), ("P02",), ("Y01",)]


@pytest.mark.rule("69", "70")
@pytest.mark.ruling("A6")
@pytest.mark.parametrize(("old", "gained"), [(False, "exploration"), (True, "magic")])
def test_a_kept_cards_standard_effect_resolves_at_once_under_the_new_pair(
    old: bool, gained: str
) -> None:
    rows = {**ROWS, "geralt": ("R01", "G04")}
    table = chapter_ends(rows=rows, kept_under_old_pair=old).keep(geralt=("G04",))
    assert table.about == "take"
    assert table.tokens("geralt") == {gained: 2}
    kinds = [type(each) for _, each in table.session.events(None)]
    assert kinds.index(e.GainedSymbols) < kinds.index(e.TurnBegan)
    assert (table.seen().left, table.seen().right) == ("diplomacy", "exploration")


@pytest.mark.rule("69")
def test_kept_effects_resolve_in_initiative_order_the_left_card_first() -> None:
    rows = {"geralt": ("R06", "R04"), "yennefer": ("P04", "P01"), "ciri": ("G04", "G01")}
    order = ("ciri", "yennefer", "geralt")
    table = chapter_ends(2, rows=rows, order=order).keep(geralt=("R04", "R06"))
    assert [told.card for told in table.told(e.GainedSymbols)] == ["G04", "P04", "R04", "R06"]


@pytest.mark.rule("69", "50")
@pytest.mark.ruling("A5")
def test_a_kept_tea_effect_waits_for_the_next_tea() -> None:
    hands = {
        "geralt": ("P02", "P03", "R01", "R02"),
        "yennefer": ("R03", "G03", "B03", "YEN-1"),
        "ciri": ("G01", "G02", "CIR-1", "GER-1"),
    }
    table = chapter_ends(rows={**ROWS, "geralt": ("G15", "P01")}, hands=hands)
    table.keep(geralt=("G15",))
    assert table.state.tracks == [0, 0, 0]
    table["geralt"].tokens = [0, 2, 0, 0]
    take_all(table).play()
    assert table.state.tracks == [1, 0, 1]
    assert table.tokens("geralt") == {"diplomacy": 1}
    take_all(table).play()
    assert table.state.tracks == [1, 0, 1]


@pytest.mark.rule("69", "44")
def test_a_kept_effect_is_no_choice() -> None:
    rows = {**ROWS, "geralt": ("R01", "G02", "Y08")}
    table = chapter_ends(2, rows=rows).keep(geralt=("G02", "Y08"))
    # chapter III: exploration and combat are active, nothing inactive is within reach
    assert [told.card for told in table.told(e.Fizzled)] == ["Y08"]
    rows = {**ROWS, "geralt": ("B01", "B03", "Y08")}
    table = chapter_ends(2, rows=rows).keep(geralt=("B01", "Y08"))
    assert table.lost("geralt") == {"B01": 3}
    assert table.refuses(LoseToken("magic"))
    assert table.refuses(Cover("B01", "magic"))


@pytest.mark.rule("70")
@pytest.mark.parametrize(
    ("chapter", "pair"), [(1, ("diplomacy", "exploration")), (2, ("exploration", "combat"))]
)
def test_the_next_chapters_pair_replaces_the_last(chapter: int, pair: tuple[str, str]) -> None:
    table = chapter_ends(chapter).keep()
    assert (table.seen().left, table.seen().right) == pair == BOX.chapters["CH3"].pairs[chapter]
    assert table.told(e.ChapterBegan) == [e.ChapterBegan(chapter + 1, *pair)]
    assert (table.state.chapter, table.state.turn) == (chapter, 0)


@pytest.mark.rule("71")
def test_hands_stay() -> None:
    hands = {"geralt": ("B03", "Y12"), "ciri": ("G03",)}
    table = chapter_ends(hands=hands).keep()
    assert table["geralt"].hand == ["B03", "Y12"]
    assert table["ciri"].hand == ["G03"]


@pytest.mark.rule("93", "56")
@pytest.mark.case("T27")
def test_the_covered_cup_of_a_kept_card_is_fresh_in_the_next_chapter() -> None:
    table = chapter_ends(
        rows={**ROWS, "geralt": ("R10", "R01")},
        lost={"geralt": {"R10": 4}},
        hands={"geralt": ("R02", "R03"), "yennefer": ("R11", "B03"), "ciri": ("G01", "G02")},
        levels=(3, 3, 3),
    ).keep(geralt=("R10",))
    take_all(table).play()
    assert table.level("geralt", "yennefer") == 5
    assert table.lost("geralt") == {"R10": 4}
    assert table.lost("yennefer") == {"R11": 4}


@pytest.mark.rule("24")
def test_last_skills_are_offered_in_order_and_again_until_all_pass() -> None:
    table = chapter_ends(
        rows={},
        ready={"geralt": ["geralt-4"], "yennefer": ["yennefer-4"]},
        order=("yennefer", "geralt", "ciri"),
    )
    assert table.asked == "yennefer"
    table.do(Pass())
    assert table.asked == "geralt"
    table.do(UseSkill("geralt-4"), GainSymbol("combat"))
    assert table.asked == "yennefer"
    assert table.offers(UseSkill("yennefer-4"))
    table.do(Pass())
    assert table.about == "keep"
    assert table.told(e.Scored)[1].xp == 2


@pytest.mark.rule("24")
def test_after_a_last_skill_the_others_are_asked_before_the_same_player_again() -> None:
    table = chapter_ends(
        rows={},
        ready={"geralt": ["geralt-4"], "yennefer": ["yennefer-4"]},
        cards={"geralt": ["vesemir-1"]},
        order=("geralt", "yennefer", "ciri"),
    )
    table.do(UseSkill("geralt-4"), GainSymbol("combat"))
    assert table.asked == "yennefer"
    table.do(Pass())
    assert table.asked == "geralt"
    assert table.offers(UseSkill("vesemir-1"))
