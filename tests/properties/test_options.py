"""Strangers set tables: no option of any game, however extreme, keeps the inn busy for long."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from korchma.bots import random_answer
from korchma.kernel import Game, KorchmaError, Session
from korchma.kernel.bounds import unbounded
from korchma.kernel.rng import MOST_STEPS
from tests.properties.tables import GAMES, WAYS, new, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
DECISIONS = 150


def extremes(info: inspect.Type) -> st.SearchStrategy[Any]:
    """Values at the edges of a type, and beyond them."""
    match info:
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.IntType():
            return st.sampled_from([info.ge, info.le, 0, 1, -1, 10**12, -(10**12), 2**63])
        case inspect.StrType():
            return st.sampled_from(["", "x", "x" * 10_000, "\0", "\u202e"])
        case inspect.VarTupleType(item_type=item):
            return st.lists(extremes(item), max_size=3) | st.just(["x"] * 100_000)
        case inspect.Metadata(type=inner):
            return extremes(inner)
        case inspect.UnionType(types=types):
            return st.one_of([extremes(each) for each in types])
    return st.sampled_from([None, 10**12, "x" * 10_000, [], {}])


def wishes(game: Game[Any, Any, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Options somebody might send."""
    info = inspect.type_info(game.rules.options_type)
    assert isinstance(info, inspect.StructType)
    return st.fixed_dictionaries(
        {}, optional={field.encode_name: extremes(field.type) for field in info.fields}
    )


@every_game
def test_every_option_has_bounds_in_its_type(game: Game[Any, Any, Any]) -> None:
    assert unbounded(game.rules.options_type) == ()


@every_game
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_extreme_options_are_refused_or_played_as_quickly_as_any(
    game: Game[Any, Any, Any], data: st.DataObject
) -> None:
    mode = data.draw(st.sampled_from(game.modes))
    players = data.draw(st.sampled_from(mode.players))
    options = data.draw(wishes(game))
    try:
        session = Session.new(game, players, mode.id, "extreme", people=range(players), **options)
    except (KorchmaError, TypeError):
        return
    chance = random.Random(1)
    for _ in range(DECISIONS):
        if not session.waiting:
            return
        ask = session.ask_of(session.waiting[0])
        assert ask is not None
        session.choose(random_answer(ask, chance), ask.seat)


@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_no_honest_game_comes_near_the_budget_of_steps(
    game: Game[Any, Any, Any], mode: str, players: int
) -> None:
    session = new(game, mode, players, "honest")
    least = session.table.rng.left
    for _ in walk(session, 3):
        least = min(least, session.table.rng.left)
    assert MOST_STEPS - least < MOST_STEPS / 10


def test_the_bounds_are_in_the_sentence_that_refuses() -> None:
    game = GAMES["witches"]
    with pytest.raises(KorchmaError, match=r"fail_cackles_easy.*<= 10"):
        game.options("competitive", 2, fail_cackles_easy=10**12)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"read": ["x"] * 500}, GAMES["oldworld"].rules.options_type)
