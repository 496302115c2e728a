"""A value that does not fit is answered with the field, what stands there and what may."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from korchma.kernel.mistakes import misfit


class Rune(msgspec.Struct, tag="rune"):
    """A sign on a blade."""

    power: int


class Oil(msgspec.Struct, tag="oil"):
    """Something on a blade."""

    against: Literal["ghouls", "wraiths"]


class Sword(msgspec.Struct, forbid_unknown_fields=True):
    """A blade."""

    metal: Literal["silver", "steel"] = "steel"
    on_it: tuple[Rune | Oil, ...] = ()
    worth: dict[str, int] = {}


WRONG: dict[str, tuple[Any, str, str]] = {
    "choice": ({"metal": "tin"}, "metal", '"tin" is none of: silver, steel'),
    "type": ({"on_it": 3}, "on_it", "Expected `array`, got `int`, here 3"),
    "unknown": ({"metl": 3}, "metl", "there is no such field; the fields are: metal, on_it, worth"),
    "tag": ({"on_it": [{"type": "rust"}]}, "on_it[0].type", '"rust" is none of: rune, oil'),
    "deep": (
        {"on_it": [{"type": "oil", "against": "rust"}]},
        "on_it[0].against",
        '"rust" is none of: ghouls, wraiths',
    ),
    "missing": ({"on_it": [{"type": "rune"}]}, "on_it[0]", "Object missing required field `power`"),
    "value": ({"worth": {"old": "much"}}, "worth[...]", "Expected `int`, got `str`"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_misfit_is_named_with_what_may_stand_there(name: str) -> None:
    raw, field, text = WRONG[name]
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.convert(raw, Sword)
    assert misfit(wrong.value, raw, Sword) == (field, text)
