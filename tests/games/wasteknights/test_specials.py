"""Special cards: ten, face down in their order, each turned up when the story comes to it."""

from __future__ import annotations

import pytest

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.eyes.view import SpecialView, View
from korchma.games.wasteknights.eyes.words import secrets
from korchma.games.wasteknights.options import Do
from tests.games.wasteknights.story import Story, rider, waste

BOX: Box = GAME.content


def _up(table: Story, seat: int | None = None) -> list[str]:
    return [each.card for each in _seen(table, seat).specials if each.up]


def _seen(table: Story, seat: int | None = None) -> View:
    view = table.session.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("1")
def test_they_lie_face_down_by_number_and_say_nothing() -> None:
    table = waste(content=BOX, adventure="a1", plot="p1")
    backs = [SpecialView(str(n), False, False) for n in range(1, 11)]
    assert [*_seen(table).specials] == backs
    assert not [name for name in secrets(_seen(table)) if name.startswith("special:")]


@pytest.mark.rule("1")
def test_the_jackal_is_turned_up_where_he_is_cornered_and_only_once() -> None:
    table = waste(
        content=BOX,
        adventure="a1",
        plot="p2b",
        tokens={"jackal": ["r5c4"]},
        johnny=rider(hands=["S1"]),
    )
    table.do(Do("a1-act-54"))
    assert _up(table) == ["6"]
    assert "special:6" in secrets(_seen(table))
    assert [each.special for each in table.told(e.SpecialTurned)] == ["6"]


@pytest.mark.rule("1")
def test_cards_of_other_adventures_stay_as_they_lie() -> None:
    table = waste(content=BOX, adventure="a2", plot="p1", tweak=lambda s: s.read.append(47))
    assert _up(table) == []


@pytest.mark.rule("1")
def test_a_pylon_that_falls_takes_a_property_of_the_walker_away() -> None:
    table = waste(
        content=BOX,
        adventure="a3",
        plot="p3",
        flags={"pylon": 2},
        tokens={"walker": ["r5c9"]},
        tweak=lambda s: s.read.append(47),
    )
    assert [(each.card, each.gone) for each in _seen(table).specials if each.up] == [
        ("1", True),
        ("2", True),
        ("3", False),
        ("4", False),
        ("7", False),
    ]


def test_every_card_is_there() -> None:
    assert [*BOX.specials] == [str(n) for n in range(1, 11)]
    assert {each.adventure for each in BOX.specials.values()} == {"a1", "a2", "a3", "a4"}
