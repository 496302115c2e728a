"""Skills: unlocked by experience, used once, in their window, or held as a partner's card."""

from typing import Any

import pytest

from korchma.games.ronin import events as e
from korchma.games.ronin.options import GainSymbol, Pass, TakePair, UseSkill
from korchma.kernel import Ask
from tests.games.ronin.skilled import PHASES, SHARED, Skilled, holding, offered
from tests.games.ronin.story import BOX, ronin

WINDOWS = {
    "geralt": ("play", "play", "play", "score"),
    "yennefer": ("play", "take", "play", "score"),
    "ciri": ("order", "play", "play", "play"),
    "dandelion": ("tea", "tea", "tea", "score"),
    "vesemir": ("score", "take", "play", "score"),
    "triss": ("play", "play", "tea", "score"),
    "yuki-onna": ("play", "take", "play", "score"),
}
ALL = list(BOX.skills)
RICH: dict[str, Any] = {
    "rows": {"me": ("G01", "P01"), "left": ("R02", "R11")},
    "played": {"me": ("R04",)},
    "lost": {"me": {"G01": 1}},
    "tokens": {"me": {"combat": 1, "exploration": 2}},
    "levels": (3, 3, 3),
    "hands": {"me": ("B01", "B02", "B03")},
}
"""Something for every skill to work on."""


def at(skill: str, window: str, *, card: bool = False, xp: int | None = None) -> Skilled:
    """In the window of another skill, or in its own."""
    position: dict[str, Any] = {**RICH, "phase": PHASES[window], "turn": 3}
    if window == "take":
        position["slots"] = (("R03", "G02"), ("G03", "Y01"), ("Y02", "Y03"))
    if xp is not None:
        position["xp"] = {"me": xp}
    return holding(skill, card=card, **position)


def ever_offered(table: Skilled, skill: str, phase: str) -> bool:
    """Whether it is offered in this step, before or after a pick."""
    if offered(table, skill):
        return table.state.phase == phase
    if table.about == "take":
        table.do(TakePair(0))
        return offered(table, skill) and table.state.phase == phase
    return False


@pytest.mark.rule("8", "20")
def test_each_character_has_four_skills_at_nought_five_eleven_and_seventeen() -> None:
    for who, windows in WINDOWS.items():
        skills = BOX.skills_of[who]
        assert [skill.unlock for skill in skills] == [0, 5, 11, 17]
        assert tuple(skill.window for skill in skills) == windows
    assert len(ALL) == 28


@pytest.mark.rule("23")
@pytest.mark.parametrize("window", PHASES)
@pytest.mark.parametrize("skill", ALL)
def test_a_skill_is_offered_in_its_window_and_in_no_other(skill: str, window: str) -> None:
    table = at(skill, window)
    wanted = WINDOWS[BOX.skills[skill].character][BOX.skills[skill].number - 1] == window
    assert ever_offered(table, skill, PHASES[window]) == wanted


@pytest.mark.rule("23", "25")
@pytest.mark.parametrize("window", PHASES)
@pytest.mark.parametrize("skill", SHARED)
def test_a_partners_card_has_the_window_of_its_skill(skill: str, window: str) -> None:
    table = at(skill, window, card=True)
    wanted = BOX.skills[skill].window == window
    assert ever_offered(table, skill, PHASES[window]) == wanted


@pytest.mark.rule("20", "23")
@pytest.mark.parametrize("skill", [skill for skill in ALL if BOX.skills[skill].unlock])
def test_a_skill_that_is_not_reached_is_not_offered(skill: str) -> None:
    window, unlock = BOX.skills[skill].window, BOX.skills[skill].unlock
    short, enough = at(skill, window, xp=unlock - 1), at(skill, window, xp=unlock)
    # a pair of the take step may bring the last point, but not the highest one
    assert not ever_offered(short, skill, PHASES[window])
    assert ever_offered(enough, skill, PHASES[window])


def used(skill: str, *, card: bool) -> Skilled:
    """The skill was used, whatever it asked was answered with the first thing offered."""
    table = at(skill, BOX.skills[skill].window, card=card)
    if not offered(table, skill):
        table.do(TakePair(0))
    table.use(skill)
    while table.about not in ("skill", "take", "play", "keep"):
        ask = table.ask
        assert isinstance(ask, Ask)
        picked = tuple(ask.options[: ask.pick[1]]) if ask.pick else ask.options[0]
        table.do(picked)
    return table


@pytest.mark.rule("23")
@pytest.mark.parametrize("skill", ALL)
def test_a_skill_is_used_once_and_its_marker_turned(skill: str) -> None:
    table = used(skill, card=False)
    assert not offered(table, skill)
    assert skill in table[table.me].used
    states = {each.id: each.state for each in table.seen().players[0].skills}
    assert states[skill] == "used"
    assert table.told(e.UsedSkill) == [e.UsedSkill(0, table.me, skill)]


@pytest.mark.rule("25")
@pytest.mark.parametrize("skill", SHARED)
def test_a_partners_card_is_turned_face_down_and_the_partner_loses_nothing(skill: str) -> None:
    table = used(skill, card=True)
    me = table[table.me]
    assert (me.cards, me.spent) == ([], [skill])
    assert not offered(table, skill)
    shown = table.seen().players[0].skills[-1]
    assert (shown.id, shown.state, shown.card) == (skill, "used", True)
    assert table.told(e.UsedSkill) == [e.UsedSkill(0, table.me, skill)]


@pytest.mark.rule("25")
def test_a_partners_own_skill_stays_ready_after_its_card_was_used() -> None:
    table = ronin(
        played={"yennefer": ("R01",)},
        ready={"geralt": ["geralt-1"]},
        cards={"yennefer": ["geralt-1"]},
        order=("yennefer", "geralt", "ciri"),
    )
    assert table.asked == "yennefer"
    table.do(UseSkill("geralt-1"))
    assert table.tokens("yennefer") == {"combat": 2}
    assert table.asked == "geralt"
    table.do(UseSkill("geralt-1"))
    assert table.tokens("geralt") == {"combat": 2}


@pytest.mark.rule("23")
def test_using_a_skill_is_optional_and_several_go_in_the_holders_order() -> None:
    def both() -> Skilled:
        return holding("geralt-1", played={"me": ("R01",)}, xp={"me": 5}, cards={"me": ["triss-1"]})

    table = both()
    assert set(table.options) == {UseSkill("geralt-1"), UseSkill("triss-1"), Pass()}
    table.use("triss-1").use("geralt-1")
    assert table.mine == {"combat": 3, "magic": 1}
    table = both().use("geralt-1")
    assert list(table.options) == [UseSkill("triss-1"), Pass()]
    table.do(Pass())
    assert table.mine == {"combat": 2}
    table = both().do(Pass())
    assert table.tokens("geralt") == {}
    assert table.about == "take"


@pytest.mark.rule("23")
def test_a_skill_that_was_passed_by_can_be_used_in_a_later_turn() -> None:
    table = holding("geralt-1", phase="choose", hands={"me": ("R01", "R02", "R03", "GER-1")})
    table.play().do(Pass())
    while table.about == "take":
        table.do(table.options[0])
    table.play()
    assert offered(table, "geralt-1")


@pytest.mark.rule("24")
def test_players_use_skills_of_the_same_step_in_initiative_order() -> None:
    table = ronin(
        played={"geralt": ("R01",)},
        ready={"geralt": ["geralt-1"], "yennefer": ["yennefer-1"], "ciri": ["ciri-3"]},
        hands={"ciri": ("R03",)},
        order=("yennefer", "ciri", "geralt"),
    )
    asked = []
    while table.about == "skill":
        asked.append(table.asked)
        table.do(Pass())
    assert asked == ["yennefer", "ciri", "geralt"]


@pytest.mark.rule("20", "23")
def test_a_skill_unlocked_in_a_window_can_be_used_in_it() -> None:
    table = ronin(
        "vesemir",
        "geralt",
        "ciri",
        phase="score",
        turn=3,
        ready={"vesemir": ["vesemir-1", "vesemir-4"]},
        xp={"vesemir": 16},
    )
    assert list(table.options) == [UseSkill("vesemir-1"), Pass()]
    table.do(UseSkill("vesemir-1"), GainSymbol("magic"))
    assert table["vesemir"].xp == 17
    assert list(table.options) == [UseSkill("vesemir-4"), Pass()]
