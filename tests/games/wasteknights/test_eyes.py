"""What players are shown before they choose: reasons, odds, whom a question is about."""

from __future__ import annotations

from typing import Any

import pytest

from korchma.games.wasteknights.eyes.asked import Here, Worn, things
from korchma.games.wasteknights.eyes.odds import odds
from korchma.games.wasteknights.eyes.refusals import refusals
from korchma.games.wasteknights.eyes.throws import Throw, foresee
from korchma.games.wasteknights.eyes.view import view
from korchma.games.wasteknights.options import (
    Block,
    Choose,
    Do,
    Gain,
    HealBy,
    MakeCamp,
    UseKnack,
    Wield,
)
from korchma.games.wasteknights.state import Luck
from korchma.kernel import Option
from tests.games.wasteknights.story import Story, rider, tale, waste

BOARD = {"is": "lies", "kind": "jackal", "at": "here"}


def reasons(table: Story) -> dict[str, tuple[str, str]]:
    """Why each thing is not offered: its rule and the reason."""
    found = refusals(table.session.table, table.ask)
    return {each.ref: (each.rule, each.reason) for each in found}


def likely(table: Story, option: Option) -> float:
    """The odds of an answer."""
    found = odds(table.session.table, table.ask, option)
    assert found is not None
    return found.chance


def thrown(table: Story, option: Option) -> Throw:
    """The throw an answer would lead to."""
    found = foresee(table.session.table, table.ask, [option])
    assert isinstance(found, Throw)
    return found


# --- reasons -------------------------------------------------------------------------------------


@pytest.mark.rule("105", "65", "73")
def test_to_the_unconscious_everything_is_shut_for_one_reason() -> None:
    content = tale({20: []}, p1={"actions": ({"name": "dig", "entry": 20, "at": "r6c2"},)})
    table = waste(zoe=rider("r6c2", wounds=6, fallen="J1"), content=content)
    found = reasons(table)
    assert found["shop:healer"] == found["deed:quiet-act-20"] == ("105", "unconscious")
    assert found["space:r6c3"] == ("105", "unconscious")


@pytest.mark.rule("73", "120")
def test_a_story_action_whose_token_lies_nowhere_is_not_named_at_all() -> None:
    deed = {"name": "corner", "entry": 20, "where": BOARD}
    content = tale({20: []}, p1={"actions": (deed,)})
    table = waste(zoe=rider(), content=content)
    assert "deed:quiet-act-20" not in reasons(table)
    assert view(table.session.table, 0).actions == ()
    table = waste(zoe=rider(), content=content, tokens={"jackal": ("r7c9",)})
    assert reasons(table)["deed:quiet-act-20"] == ("73", "deed-not-now")
    assert view(table.session.table, 0).actions == ("quiet-act-20",)


@pytest.mark.rule("73")
def test_a_story_action_that_raised_its_flag_is_off_the_sheet() -> None:
    once = {"is": "not", "of": {"is": "flag", "name": "case"}}
    deed = {"name": "open", "entry": 20, "at": "r6c2", "where": once}
    content = tale({20: []}, p1={"actions": (deed,)})

    def opened(state: Any) -> None:
        state.flags["case"] = 1

    seen = view(waste(zoe=rider("r6c2"), content=content).session.table, 0)
    assert seen.actions == ("quiet-act-20",)
    assert [each.deed for each in seen.deeds] == ["quiet-act-20"]
    seen = view(waste(zoe=rider("r6c2"), content=content, tweak=opened).session.table, 0)
    assert seen.actions == ()
    assert seen.deeds == ()


@pytest.mark.rule("78", "123")
def test_of_two_knights_of_one_person_the_one_who_fights_has_the_empty_gun() -> None:
    riders = {
        "li": rider("r7c9", hands=("S1",), seat=0),
        "zoe": rider(hands=("S2", "G06"), ammo=0, seat=0),
    }

    def second(state: Any) -> None:
        state.active = state.acting = 1
        state.queue = []

    table = waste(knights=riders, dh=("E09", "A"), tweak=second).drive("r5c5")
    assert reasons(table) == {"gear:S2": ("78", "no-ammo")}


# --- odds ----------------------------------------------------------------------------------------


def checked(check: Any, knights: Any, deed: str = "", **named: Any) -> Story:
    """A way that begins with this check is about to be chosen."""
    choice = {"do": "choose", "options": [{"id": "a", "steps": [check]}, {"id": "b"}]}
    deeds = ({"name": deed, "entry": 20},) if deed else ()
    content = tale({1: [choice], 20: [choice]}, p1={"actions": deeds})
    table = waste(knights=knights, content=content, **named)
    return table.do(Do("quiet-act-20")) if deed else table.drive("r5c5")


@pytest.mark.rule("42", "121")
def test_the_odds_of_a_check_are_those_of_whoever_rolls() -> None:
    """The first player's knight is the mechanic; the one who chooses is not."""
    check = {"do": "check", "skill": "te", "need": 2, "by": "first"}

    def second(state: Any) -> None:
        state.active = state.acting = 1
        state.queue = []

    riders = {"zoe": rider("r7c9"), "li": rider()}
    table = checked(check, riders, tweak=second)
    assert thrown(table, Choose("quiet-1.a")).dice == "GBB"
    chance = likely(table, Choose("quiet-1.a"))
    assert chance == pytest.approx(thrown(table, Choose("quiet-1.a")).chance)
    table.roll("GBB", "- - -").do(Choose("quiet-1.a"))


@pytest.mark.rule("42", "47")
def test_a_die_promised_for_a_story_action_is_in_its_odds() -> None:
    check = {"do": "check", "skill": "te", "need": 2}
    lucky = rider()
    lucky.luck = [Luck("R", 1, "trail")]
    table = checked(check, {"zoe": lucky}, deed="follow a trail")
    throw = thrown(table, Choose("quiet-20.a"))
    assert throw.dice == "GBBR"
    assert likely(table, Choose("quiet-20.a")) == pytest.approx(throw.chance)
    table.roll("GBBR", "- - - -").do(Choose("quiet-20.a"))


@pytest.mark.rule("42", "47")
def test_dice_that_a_way_gives_or_takes_before_its_check_are_in_its_odds() -> None:
    taken = {"do": "dice", "colour": "white", "n": -1}
    steps = [
        {"do": "if", "when": {"is": "flag", "name": "lent"}, "steps": [taken]},
        {"do": "check", "skill": "su", "need": 1},
    ]
    page = [{"do": "choose", "options": [{"id": "a", "steps": steps}, {"id": "b"}]}]
    for lent, dice in ((0, "WGG"), (1, "GG")):
        table = waste(content=tale({1: page}), johnny=rider(), flags={"lent": lent})
        table.drive("r5c5")
        assert thrown(table, Choose("quiet-1.a")).dice == dice
        assert likely(table, Choose("quiet-1.a")) == pytest.approx(
            thrown(table, Choose("quiet-1.a")).chance
        )


@pytest.mark.rule("42", "73")
def test_a_story_action_that_begins_with_a_check_shows_its_odds() -> None:
    given = {"do": "dice", "colour": "green"}
    check = {"do": "check", "skill": "te", "need": 2}
    lucky = rider()
    lucky.luck = [Luck("R", 1, "trail")]
    deed = {"name": "follow a trail", "entry": 20}
    table = waste(content=tale({20: [given, check]}, p1={"actions": (deed,)}), zoe=lucky)
    throw = thrown(table, Do("quiet-act-20"))
    assert throw.dice == "GGBBR"
    assert likely(table, Do("quiet-act-20")) == pytest.approx(throw.chance)
    table.roll("GGBBR", "- - - - -").do(Do("quiet-act-20"))


@pytest.mark.rule("23")
@pytest.mark.ruling("A29")
def test_odds_count_no_more_dice_than_the_box_holds_where_that_is_agreed() -> None:
    limits = {"limited_dice": True}
    table = waste(zoe=rider(hands=("G07",)), dh=("E09", "A"), rulings=limits).drive("r5c5")
    throw = thrown(table, Wield("G07"))
    assert throw.dice == "WGGG"
    assert likely(table, Wield("G07")) == pytest.approx(throw.chance)
    table.roll("WGGG", "- - - -").roll("WGB", "- - -").do(Wield("G07"))


@pytest.mark.rule("42")
def test_where_nobody_can_roll_the_odds_are_nought() -> None:
    check = {"do": "check", "skill": "te", "need": 1}
    steps: list[Any] = [
        {"do": "recv", "what": "wound", "n": 9},
        {"do": "choose", "options": [{"id": "a", "steps": [check]}, {"id": "b"}]},
    ]
    table = waste(zoe=rider(), content=tale({1: steps})).drive("r5c5")
    assert likely(table, Choose("quiet-1.a")) == 0


# --- whom it is about ----------------------------------------------------------------------------


@pytest.mark.rule("85", "123")
def test_of_two_knights_of_one_person_the_one_who_is_hit_is_named() -> None:
    steps = [{"do": "deal", "n": 2, "who": "each"}]
    riders = {"li": rider(armour="S5", seat=0), "zoe": rider("r7c9", armour="S6", seat=0)}
    table = waste(knights=riders, content=tale({1: steps})).drive("r5c5")
    assert things(table.session.table, table.ask) == Worn("li", "S5", 2, 1, broken=False)
    table.do(Block())
    assert things(table.session.table, table.ask) == Worn("zoe", "S6", 2, 2, broken=False)
    table.do(Block())
    assert (table["li"].wounds, table["zoe"].wounds) == (1, 0)


@pytest.mark.rule("21", "123")
def test_of_two_knights_of_one_person_the_one_who_gains_is_named() -> None:
    steps = [{"do": "gain", "what": "res", "who": "each"}]
    riders = {"li": rider(seat=0), "zoe": rider("r7c9", seat=0)}
    table = waste(knights=riders, content=tale({1: steps})).drive("r5c5")
    asked = []
    while table.about == "gain":
        found = things(table.session.table, table.ask)
        assert isinstance(found, Here)
        asked.append(found.knight)
        table.do(Gain("med"))
    assert asked == ["li", "zoe"]


@pytest.mark.rule("50", "55", "123")
def test_of_two_knights_of_one_person_the_one_who_is_healed_is_named() -> None:
    gifted = rider(wounds=1, infected=1, seat=0, upgrades={"alinta-1": "a"})
    riders = {"alinta": gifted, "zoe": rider(wounds=1, infected=1, seat=0)}
    table = waste(knights=riders).do(MakeCamp(), UseKnack("gifted"))
    asked = []
    for _ in riders:
        found = things(table.session.table, table.ask)
        assert isinstance(found, Here)
        asked.append(found.knight)
        table.do(HealBy(1))
    assert asked == ["alinta", "zoe"]
    assert [(x.wounds, x.infected) for x in table.state.knights] == [(2, 0), (2, 0)]
