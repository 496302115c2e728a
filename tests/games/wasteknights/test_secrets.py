"""What nobody may know yet: picks, patrons, private notes, the entries of others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.eyes.view import view
from korchma.games.wasteknights.options import Choose, EndTurn
from tests.games.wasteknights.story import BOX, Story, rider, tale, waste

QUESTION = [
    {
        "do": "each",
        "each": {
            "steps": [
                {
                    "do": "choose",
                    "by": "secret",
                    "options": [
                        {"id": "a", "steps": [{"do": "gain", "what": "xp"}]},
                        {"id": "b", "steps": [{"do": "flag", "name": "k.blunt", "to": 1}]},
                    ],
                },
                {"do": "gain", "what": "ammo"},
            ]
        },
    }
]


def seen(table: Story, seat: int | None) -> Any:
    """The table through these eyes, as it would be sent."""
    return msgspec.to_builtins(view(table.session.table, seat))


def three(**named: Any) -> Story:
    """Three knights, one seat each, and entry 1 to come."""
    riders = {"zoe": rider(), "li": rider("r7c9"), "nellie": rider("r7c9")}
    return waste(knights=riders, **named)


# --- picks ---------------------------------------------------------------------------------------


@pytest.mark.rule("121", "128")
def test_of_secret_picks_nothing_is_told_and_nothing_happens_before_the_last() -> None:
    table = three(content=tale({1: QUESTION})).drive("r5c5")
    told = len(table.session.events(1))
    before = seen(table, 1)
    table.do(Choose("quiet-1.b"))
    assert table.asked == "li"
    assert len(table.session.events(1)) == told
    assert {**seen(table, 1), "acting": 0} == {**before, "acting": 0}
    table.do(Choose("quiet-1.a"), Choose("quiet-1.a"))
    assert [(x.knight, x.way) for x in table.told(e.WayTaken, seat=2)] == [
        ("zoe", "quiet-1.b"),
        ("li", "quiet-1.a"),
        ("nellie", "quiet-1.a"),
    ]
    assert [(x.xp, x.ammo) for x in table.state.knights] == [(0, 3), (1, 3), (1, 3)]


@pytest.mark.rule("128")
def test_the_queens_question_is_answered_together() -> None:
    riders = {who: rider("r1c9", flags={"patron": n}) for n, who in enumerate(("zoe", "li"), 1)}
    table = waste(adventure="a4", plot="p2a", content=BOX, time=1, knights=riders)
    while table.about != "entry" or not table.offers(Choose("a4-54.c")):
        table.do(EndTurn() if table.about == "action" else table.options[-1])
    told = len(table.session.events(1))
    table.do(Choose("a4-54.c"))
    assert (table.asked, len(table.session.events(1))) == ("li", told)


# --- notes and patrons ---------------------------------------------------------------------------


def notes(*patrons: int, **named: Any) -> Story:
    """The Dust Crown on the morning before its notes, these patrons served in turn order."""
    riders = {
        who: rider("r1c9", flags={"patron": n})
        for who, n in zip(("zoe", "li", "nellie", "logan"), patrons, strict=False)
    }

    def secret(state: Any) -> None:
        state.secret = [*range(len(patrons))]

    table = waste(adventure="a4", plot="p1", content=BOX, time=7, knights=riders, tweak=secret)
    for name, value in named.items():
        setattr(table["zoe"], name, value)
    while table.state.time == 7:
        table.do(EndTurn())
    return table


@pytest.mark.rule("120", "128")
@pytest.mark.parametrize("patrons", [(4, 3, 2, 1), (1, 2, 3, 4), (2, 4, 1, 3)])
def test_notes_are_read_in_turn_order_whoever_sent_them(patrons: tuple[int, ...]) -> None:
    table = notes(*patrons)
    entries = {1: 58, 2: 59, 3: 60, 4: 61}
    for seat, patron in enumerate(patrons):
        assert table.ask.seat == seat
        assert seen(table, seat)["reading"] == ("a4-91", f"a4-{entries[patron]}")
        assert seen(table, (seat + 1) % 4)["reading"] == ("a4-91",)
        table.do(table.options[-1])
        while table.about in ("gain", "lose"):
            table.do(table.options[0])
    assert [x.knight for x in table.told(e.ReadAlone)] == ["zoe", "li", "nellie", "logan"]


@pytest.mark.rule("120", "105a")
def test_the_note_of_an_unconscious_knight_is_read_by_nobody_else() -> None:
    table = notes(2, 4, fallen=["J1"])
    assert (table.ask.seat, seen(table, 0)["reading"]) == (0, ("a4-91", "a4-59"))
    assert "a4-59" not in str(table.session.events(1))


@pytest.mark.rule("120")
def test_whom_a_private_note_is_about_stays_with_its_reader() -> None:
    table = notes(1, 2, 3)
    table["zoe"].flags["owes"] = 1
    table.state.reading = ["a4-91", "a4-58"]
    table.state.target = 2
    assert [seen(table, seat)["target"] for seat in (0, 1, None)] == [2, -1, -1]
    table.state.reading = ["a4-64"]
    assert seen(table, 1)["target"] == 2
    table.state.reading = []
    assert seen(table, 0)["target"] == -1


@pytest.mark.rule("120", "4")
def test_no_eyes_but_their_own_see_a_patron_an_injury_or_a_deck() -> None:
    table = notes(1, 2, fallen=["J8"], wreck=["K7"])
    for seat in (1, None):
        shown = str(seen(table, seat))
        assert seen(table, seat)["knights"][0]["patron"] is None
        assert "J8" not in shown
        assert "K7" not in shown
    assert seen(table, 0)["knights"][0]["patron"] == 1
    assert "J8" not in str(seen(table, 0))


@pytest.mark.rule("120", "128")
def test_a_peek_at_a_patron_everybody_knows_tells_nothing_new() -> None:
    riders = {"zoe": rider(), "li": rider("r7c9", flags={"patron": 3})}
    steps = [{"do": "special", "name": "peek"}]
    table = waste(knights=riders, content=tale({1: steps})).drive("r5c5")
    assert (table.told(e.PatronShown, seat=0), table.state.peeked) == ([], [])
