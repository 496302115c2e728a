"""One list of modifiers: totals, parts, limits, and what is worth a question."""

from __future__ import annotations

from typing import NamedTuple

from korchma.tray.modifiers import Modifier, Modifiers, Part


class Knight(NamedTuple):
    """Who acts, for these tests."""

    skill: int
    gear: tuple[str, ...] = ()


def _has(name: str, n: int, *, optional: bool = False) -> Modifier[Knight]:
    return Modifier("check", name, lambda who, so_far: n if name in who.gear else 0, optional)


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
    knight = Knight(2, ("map", "rope", "luck"))
    for chosen in ((), ("rope",), ("rope", "luck")):
        parts = CHECKS.parts("check", knight, 1, chosen)
        assert 1 + sum(part.n for part in parts) == CHECKS.total("check", knight, 1, chosen)


def test_what_is_optional_counts_only_when_chosen() -> None:
    knight = Knight(1, ("rope",))
    assert CHECKS.total("check", knight) == 1
    assert CHECKS.parts("check", knight, chosen=["rope"])[-1] == Part("rope", 2)


def test_a_question_is_worth_asking_where_something_would_change() -> None:
    assert CHECKS.open("check", Knight(1, ("rope", "luck"))) == ["rope", "luck"]
    assert CHECKS.open("check", Knight(1)) == []
    assert CHECKS.open("check", Knight(4, ("rope",))) == [], "the storm takes it all"
    needs_three = CHECKS.open("check", Knight(1, ("luck",)), outcome=lambda total: total >= 3)
    assert needs_three == [], "a point more is no success"
    both = CHECKS.open("check", Knight(0, ("rope", "luck")), outcome=lambda total: total >= 3)
    assert both == ["rope", "luck"], "neither alone, but both together"


def test_a_list_without_one_of_its_modifiers() -> None:
    calm = CHECKS.without("check", "storm")
    assert calm.total("check", Knight(9)) == 9
    assert len([*calm]) == len([*CHECKS]) - 1
    assert CHECKS.total("check", Knight(9)) == 4
