"""Why a thing that looks possible is not: each reason once, with its rule."""

import pytest

from korchma.games.ronin.eyes.refusals import OfSkill, OfSymbol
from korchma.games.ronin.options import LoseToken, Pass, TakePair
from tests.games.ronin.story import ronin

PAIRS = (("R01", "R02"), ("G01", "G02"), ("B01", "B02"))


@pytest.mark.rule("32")
def test_a_pair_that_was_taken() -> None:
    table = ronin(phase="take", slots=PAIRS)
    assert table.why_not("slot:1") is None
    table.do(TakePair(1))
    assert table.refuses(TakePair(1))
    assert table.why_not("slot:1") == ("32", "pair-taken")
    assert table.why_not("slot:0") is table.why_not("slot:2") is None


@pytest.mark.rule("20", "23")
def test_skills_spent_locked_or_at_the_wrong_moment() -> None:
    table = ronin(
        phase="take", slots=PAIRS, ready={"geralt": ["geralt-2", "geralt-3"]}, xp={"geralt": 7}
    )
    assert table.why_not("skill:geralt-1") == ("23", "skill-used")
    assert table.why_not("skill:geralt-2") == ("23", "skill-not-now")
    assert table.why_not("skill:geralt-3") == ("20", "skill-locked")
    refused = table.refused("skill:geralt-3")
    assert refused is not None
    assert refused.things == OfSkill("geralt-3", 11, "play")


@pytest.mark.rule("23")
def test_a_skill_that_would_do_nothing_now() -> None:
    table = ronin(played={"geralt": ("R01",)}, ready={"geralt": ["geralt-1", "geralt-2"]})
    assert table.why_not("skill:geralt-1") is None
    assert table.why_not("skill:geralt-2") == ("23", "skill-no-effect")


@pytest.mark.rule("23")
def test_a_skill_of_another_step_is_not_called_useless() -> None:
    table = ronin(phase="take", slots=PAIRS, ready={"geralt": ["geralt-2"]})
    assert table.why_not("skill:geralt-2") == ("23", "skill-not-now")


@pytest.mark.rule("23", "25")
def test_a_partners_card_needs_no_experience_and_is_refused_once_spent() -> None:
    table = ronin(
        played={"geralt": ("R01",)}, ready={"geralt": ["geralt-1"]}, cards={"geralt": ["ciri-1"]}
    )
    assert table.why_not("skill:ciri-1") == ("23", "skill-not-now")
    table["geralt"].spent, table["geralt"].cards = ["ciri-1"], []
    assert table.why_not("skill:ciri-1") == ("23", "skill-used")


@pytest.mark.rule("20")
def test_before_characters_are_taken_there_are_no_skills_to_refuse() -> None:
    table = ronin(phase="characters")
    table.state.players[table.ask.seat].character = ""
    assert list(table.session.refusals(table.ask.seat)) == []


@pytest.mark.rule("42")
def test_cards_with_nothing_to_lose_within_reach() -> None:
    table = ronin(
        rows={"geralt": ("G01", "R01")},
        played={"geralt": ("R15", "G02")},
        tokens={"geralt": {"exploration": 1}},
    )
    assert table.offers(LoseToken("exploration"))
    assert table.why_not("card:G01") is None
    assert table.why_not("card:R01") == table.why_not("card:G02") == ("42", "nothing-to-lose")


@pytest.mark.rule("73")
@pytest.mark.parametrize("who", ["geralt", "ciri"])
def test_active_symbols_make_no_side_quest(who: str) -> None:
    table = ronin(phase="quest", chapter=3, turn=3)
    for symbol in ("exploration", "combat"):
        assert table.why_not(f"symbol:{symbol}", who) == ("73", "quest-active")
        refused = table.refused(f"symbol:{symbol}", who)
        assert refused is not None
        assert refused.things == OfSymbol(symbol)
    assert table.why_not("symbol:magic", who) is table.why_not("symbol:diplomacy", who) is None


def test_one_who_is_not_asked_is_refused_nothing() -> None:
    table = ronin(phase="take", slots=PAIRS)
    assert table.asked == "geralt"
    assert table.session.refusals(1) == ()


@pytest.mark.rule("23")
def test_what_is_offered_is_never_refused() -> None:
    table = ronin(played={"geralt": ("R01",)}, ready={"geralt": ["geralt-1"]})
    assert table.offers(Pass())
    refs = {each.ref for each in table.session.refusals(0)}
    assert refs == {"skill:geralt-2", "skill:geralt-3", "skill:geralt-4"}
