"""House rules: what a table may agree on before it begins, with nothing but yes or no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from korchma.kernel.errors import KorchmaError
from korchma.kernel.game import Game


def agreeable(game: Game[Any, Any, Any]) -> dict[str, bool | int]:
    """Every option that has one other value, and that value: a yes or no, one of two numbers."""
    found = inspect.type_info(game.rules.options_type)
    assert isinstance(found, inspect.StructType)
    others = {each.name: _other(each.type, each.default) for each in found.fields}
    return {name: other for name, other in others.items() if other is not None}


def _other(kind: inspect.Type, usual: Any) -> bool | int | None:
    """The one value besides the usual one, if it is one."""
    if isinstance(kind, inspect.BoolType):
        return not usual
    if not isinstance(kind, inspect.LiteralType):
        return None
    match [value for value in kind.values if value != usual]:
        case [int(other)]:
            return other
    return None


def agreed(game: Game[Any, Any, Any], names: Iterable[str]) -> dict[str, bool | int]:
    """The options of a table at which these house rules hold."""
    known, options = agreeable(game), {}
    for name in names:
        if name not in known:
            raise KorchmaError(
                f"{game.id} has no house rule {name!r}. `korchma house {game.id}` lists them."
            )
        options[name] = known[name]
    return options
