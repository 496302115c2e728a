"""Why the heuristic bot would do it: typical positions, in words of all three languages."""

from __future__ import annotations

import pytest

from korchma.games.witches import GAME
from korchma.games.witches import options as o
from korchma.games.witches.mind import reasons as why
from korchma.games.witches.mind.bot import Heuristic
from korchma.kernel import Advice, Chair, Session
from korchma.text import LANGUAGES, Voice
from tests.games.witches.facing import facing, rolled
from tests.games.witches.story import Story, witches

HEADOLOGY, PLUS_TWO, SHEEP, HELP = 43, 16, 42, 2


def advice(table: Story) -> Advice:
    """What the bot tells the witch who is asked."""
    return Heuristic(0).advise(Chair(table.session, table.ask.seat))


def told(found: Advice) -> list[str]:
    """Its reason in every language."""
    assert found.reason is not None
    voices = [Voice(GAME, language, seats=["Dimity", "Petulia"], me=0) for language in LANGUAGES]
    return [voice.why(found.reason) for voice in voices]


def test_a_move_names_what_it_leads_to_and_the_next_best() -> None:
    near = {"bad-ass": "broken-limb", "lancre-bridge": "fever"}
    found = advice(witches("dimity", "petulia", at={"dimity": "lancre-gorge"}, problems=near))
    assert found.answer == o.Walk("bad-ass")
    assert told(found) == [
        "93% to solve Broken limb for 2 points",
        "Перелом, 2 очка: шанс 93%",
        "Перелом, 2 очки: шанс 93%",
    ]
    assert found.next is not None
    assert found.next.answer == o.Walk("lancre-bridge")
    assert told(found.next)[0] == "95% to solve Fever for 1 point"


def test_tea_names_the_company() -> None:
    at = {"dimity": "lancre-gorge", "petulia": "bad-ass"}
    table = witches("dimity", "petulia", at=at, cackles={"dimity": 3, "petulia": 1}, cackle_pool=1)
    found = advice(table)
    assert found.answer == o.Walk("bad-ass")
    assert told(found) == [
        "3 cackles less over tea with Petulia",
        "за чаем уйдёт 3 хихиканья; за столом Petulia",
        "за чаєм піде 3 хихотіння; за столом Petulia",
    ]


@pytest.mark.parametrize(
    ("token", "costs"),
    [
        ("hiver", "failing would cost a Black Aliss"),
        ("cunning-man", "failing sends every witch to the Dungeon"),
        ("lady-felmet", "failing leads to the Dungeon"),
        ("wintersmith", "failing brings winter over everybody’s easy problems"),
    ],
)
def test_who_should_run_hears_the_chance_and_what_failing_costs(token: str, costs: str) -> None:
    found = advice(rolled(facing(token, dice=(2, 0))))
    assert found.answer == o.Run()
    assert told(found)[0].endswith(f": only 0%, and {costs}")


def test_a_symbol_is_lent_for_so_much_more_chance() -> None:
    found = advice(rolled(facing("fever", HEADOLOGY, dice=(2, 0), moves=1)))
    assert found.answer == o.Lend(HEADOLOGY)
    assert told(found) == ["86% instead of 78%", "шанс 86% вместо 78%", "шанс 86% замість 78%"]


def test_a_cure_is_certain() -> None:
    found = advice(facing("sick-sheep", SHEEP).do(o.Stay()))
    assert (found.answer, found.reason) == (o.Play(SHEEP), why.Sure("sick-sheep"))


def test_dice_that_are_enough_are_left_alone() -> None:
    table = rolled(facing("fever", HEADOLOGY, PLUS_TWO, dice=(2, 0, 6, 6))).do(o.Roll())
    assert table.about == "final"
    assert advice(table) == Advice(o.Accept(), why.Solved())


def test_a_closed_problem_is_no_more_than_its_odds() -> None:
    table = witches(
        "dimity", at={"dimity": "lancre-gorge"}, problems={"bad-ass": "elves"}, closed=["bad-ass"]
    )
    found = advice(table)
    assert isinstance(found.reason, why.Unknown)
    assert "Elves" not in told(found)[0]


def test_where_nothing_is_to_be_won_it_says_so() -> None:
    found = advice(witches("dimity", "petulia", moves=1))
    assert found.reason == why.Quiet()
    assert found.next is not None
    assert found.next.reason is None, "the same is not said twice"


def test_a_witch_is_a_matter_of_taste() -> None:
    session = Session.new(GAME, 2, seed="taste")
    found = Heuristic(0).advise(Chair(session, session.waiting[0]))
    assert isinstance(found.answer, o.TakeWitch)
    assert told(found)[0] == "a favourite, and nothing more to it"


def test_help_is_played_while_crises_are_short() -> None:
    table = witches("dimity", hands={"dimity": (HELP,)}, mode="solo", crisis_pool=1,
                    problems={"bad-ass": "fever"}, crises={"bad-ass": 1})  # fmt: skip
    found = advice(table)
    assert (found.answer, found.reason) == (o.Play(HELP), why.FewCrises(1))
