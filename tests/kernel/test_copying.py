"""Copies of a state: equal, and nothing that can change is shared."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from korchma.games.witches import GAME
from korchma.kernel.copying import copier
from tests.properties.tables import WAYS, new, walk


class Card(msgspec.Struct, frozen=True):
    """Never changes."""

    name: str


class Pawn(msgspec.Struct):
    """Changes."""

    at: str
    marks: list[int] = []


class Board(msgspec.Struct):
    """A bit of everything a state may hold."""

    rng: int
    pawns: list[Pawn]
    spare: Pawn | None
    cards: list[Card]
    by_name: dict[str, Pawn]
    counts: dict[str, int]
    rows: list[list[int]]
    lists: dict[str, list[Pawn]]
    phase: Literal["day", "night"]
    number: Annotated[int, msgspec.Meta(ge=0)]
    pair: tuple[int, str] = (1, "one")
    maybe: int | str | None = None


def board() -> Board:
    """One with something in every field."""
    return Board(
        7,
        [Pawn("bridge", [1])],
        Pawn("box"),
        [Card("hat")],
        {"ann": Pawn("town")},
        {"crises": 3},
        [[1], [2, 3]],
        {"here": [Pawn("there")]},
        "day",
        4,
    )


def test_a_copy_is_equal_and_another() -> None:
    first = board()
    second = copier(Board)(first)
    assert second == first
    assert second is not first


def test_nothing_that_can_change_is_shared() -> None:
    first, untouched = board(), board()
    second = copier(Board)(first)
    second.pawns[0].at = "moon"
    second.pawns[0].marks.append(2)
    assert second.spare is not None
    second.spare.at = "lost"
    second.cards.clear()
    second.by_name["ann"].at = "home"
    second.counts["crises"] = 0
    second.rows[1].append(4)
    second.lists["here"][0].at = "nowhere"
    second.lists["there"] = []
    second.phase = "night"
    assert first == untouched


def test_what_never_changes_is_shared() -> None:
    first = board()
    assert copier(Board)(first).cards[0] is first.cards[0]


def test_nothing_stays_nothing() -> None:
    first = board()
    first.spare = None
    assert copier(Board)(first).spare is None


def test_a_copier_is_written_once() -> None:
    assert copier(Board) is copier(Board)


@pytest.mark.parametrize("kind", [set[int], Any, object, list[set[int]], Pawn | Board])
def test_what_is_no_plain_data_is_refused_by_field(kind: Any) -> None:
    odd = msgspec.defstruct("Odd", [("thing", kind)])
    with pytest.raises(TypeError, match=r"Odd\.thing: a state is plain data"):
        copier(odd)


@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_states_of_every_game_are_copied_whole(game: Any, mode: str, players: int) -> None:
    session = new(game, mode, players, "copy", listen=False)
    for number in walk(session, 3):
        if number % 20 == 0:
            state = session.table.state
            before = msgspec.json.encode(state)
            twin = game.copy(state)
            assert twin == state
            _spoil(twin)
            assert msgspec.json.encode(state) == before


def _spoil(held: Any) -> None:
    """Empty every list and dict inside, innermost first."""
    if isinstance(held, msgspec.Struct) and not held.__struct_config__.frozen:
        for name in held.__struct_fields__:
            _spoil(getattr(held, name))
    elif isinstance(held, list | dict):
        for each in held.values() if isinstance(held, dict) else held:
            _spoil(each)
        held.clear()


def test_the_games_own_copy_is_the_copier_of_its_state() -> None:
    assert GAME.copy is copier(GAME.rules.state_type)
