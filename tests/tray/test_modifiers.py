"""One list of modifiers: totals, parts, limits, and what is worth a question."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from korchma.tray.modifiers import Modifier, Modifiers, Part


class Knight(NamedTuple):
    """Who acts, for these tests."""

    skill: int
    things: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


def _has(name: str, n: int, *, optional: bool = False) -> Modifier[Knight]:
    return Modifier("check", name, lambda who, so_far: n, of=name, optional=optional)


CHECKS = Modifiers[Knight](
    [
        Modifier("check", "skill", lambda who, so_far: who.skill),
        _has("map", 1),
        _has("rope", 2, optional=True),
        _has("luck", 1, optional=True),
        Modifier("check", "storm", lambda who, so_far: min(0, 4 - so_far)),
        Modifier("walk", "boots", lambda who, so_far: 1),
    ]
)


def test_a_moment_counts_its_own_in_the_order_of_the_list() -> None:
    knight = Knight(3, ("map", "rope"))
    assert CHECKS.parts("check", knight) == [Part("skill", 3), Part("map", 1)]
    assert CHECKS.total("check", knight) == 4
    assert CHECKS.total("walk", knight, 2) == 3
    assert (CHECKS.total("rest", knight, 5), CHECKS.parts("rest", knight)) == (5, [])


def test_a_limit_sees_what_came_before_it() -> None:
    knight = Knight(4, ("map",))
    assert CHECKS.parts("check", knight, 1)[-1] == Part("storm", -2)
    assert CHECKS.total("check", knight, 1) == 4


def test_totals_are_the_base_and_its_parts() -> None:
    for using in ((), ("rope",), ("rope", "luck")):
        knight = Knight(2, ("map", "rope", "luck"), using)
        parts = CHECKS.parts("check", knight, 1)
        assert 1 + sum(part.n for part in parts) == CHECKS.total("check", knight, 1)


def test_what_is_optional_counts_only_when_chosen() -> None:
    assert CHECKS.total("check", Knight(1, ("rope",))) == 1
    assert CHECKS.parts("check", Knight(1, ("rope",), ("rope",)))[-1] == Part("rope", 2)
    assert CHECKS.offers("check", Knight(1, ("rope", "luck"), ("rope",))) == [Part("luck", 1)]


def test_what_one_does_not_have_is_not_asked_though_it_be_chosen() -> None:
    assert CHECKS.total("check", Knight(1, chosen=("rope",))) == 1
    assert CHECKS.offers("check", Knight(1, ("map",))) == []


def test_there_is_a_choice_where_something_optional_is_there() -> None:
    assert CHECKS.could_choose("check", Knight(1, ("map", "rope")))
    assert not CHECKS.could_choose("check", Knight(1, ("map",)))
    assert not CHECKS.could_choose("rest", Knight(1, ("rope",)))


def test_the_same_things_again_are_the_same_modifiers() -> None:
    for things in (("map",), ("rope", "map"), ("map", "rope", "hat"), (), ("hat",), ("map",)):
        assert CHECKS.total("check", Knight(1, things, ("rope",))) == (
            1 + ("map" in things) + 2 * ("rope" in things)
        )


def test_only_a_thing_can_be_kept_for_later() -> None:
    with pytest.raises(AssertionError, match="kept for later"):
        Modifier("check", "mood", lambda who, so_far: 1, optional=True)


def test_a_question_is_worth_asking_where_something_would_change() -> None:
    assert CHECKS.open("check", Knight(1, ("rope", "luck"))) == ["rope", "luck"]
    assert CHECKS.open("check", Knight(1)) == []
    assert CHECKS.open("check", Knight(4, ("rope",))) == [], "the storm takes it all"
    needs_three = CHECKS.open("check", Knight(1, ("luck",)), outcome=lambda who, total: total >= 3)
    assert needs_three == [], "a point more is no success"
    both = CHECKS.open("check", Knight(0, ("rope", "luck")), outcome=lambda who, total: total >= 3)
    assert both == ["rope", "luck"], "neither alone, but both together"
