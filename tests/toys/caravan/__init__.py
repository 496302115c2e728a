"""A toy of two chapters: a ford where all may take or share, and a mill that remembers it.

What lies in the chest at the ford's end, and whether anybody was generous, goes on to the mill.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from korchma.kernel import (
    SAFE,
    Ahead,
    Ask,
    Box,
    Campaign,
    EmptyBox,
    Event,
    Eyes,
    Flow,
    Game,
    Mode,
    Option,
    Result,
    Rng,
    Rules,
    Table,
    empty_box,
    thing,
)

SeatId = Annotated[int, thing("seat")]
Name = Literal["ford", "mill"]


class Take(Option, frozen=True):
    """A coin for oneself."""


class Share(Option, frozen=True):
    """A coin for the chest."""


class Came(Event, frozen=True):
    """The caravan comes to a chapter with so much in its chest."""

    chest: int


class Took(Event, frozen=True):
    seat: SeatId


class Shared(Event, frozen=True):
    seat: SeatId


class Load(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options: which chapter, and what came along from the one before."""

    chapter: Name = "ford"
    chest: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    kind: bool = False


class Legacy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a chapter leaves behind."""

    chapter: Name
    chest: int
    kind: bool


class Purse(msgspec.Struct):
    coins: int


class State(msgspec.Struct):
    rng: int
    players: list[Purse]
    chest: int
    kind: bool
    turn: int


CaravanTable: TypeAlias = Table[State, EmptyBox, Load]


def setup(players: int, load: Load, box: EmptyBox, chance: Rng) -> State:
    """A kind caravan finds a coin at the mill's door."""
    chest = load.chest + (1 if load.chapter == "mill" and load.kind else 0)
    return State(0, [Purse(0) for _ in range(players)], chest, load.kind, 0)


def play(t: CaravanTable) -> Flow[None]:
    """Everybody takes or shares, twice round."""
    s = t.state
    if not s.turn:
        t.tell(Came(s.chest))
    while s.turn < 2 * len(s.players):
        yield SAFE
        seat = s.turn % len(s.players)
        match (yield Ask(seat, "coin", [Take(), Share()])):
            case Take():
                s.players[seat].coins += 1
                t.tell(Took(seat))
            case _:
                s.chest, s.kind = s.chest + 1, True
                t.tell(Shared(seat))
        s.turn += 1


def result(t: CaravanTable) -> Result | None:
    s = t.state
    if s.turn < 2 * len(s.players):
        return None
    scores = tuple(purse.coins for purse in s.players)
    won = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(t.options.chapter, won, scores)


class Seen(msgspec.Struct, frozen=True):
    chest: int
    coins: tuple[int, ...]


def view(t: CaravanTable, seat: int | None) -> Seen:
    return Seen(t.state.chest, tuple(purse.coins for purse in t.state.players))


def legacy(t: Table[Any, Any, Any]) -> Legacy:
    """The chest, and whether anybody shared."""
    return Legacy(t.options.chapter, t.state.chest, t.state.kind)


def ahead(left: Legacy | None) -> Ahead | None:
    """The ford, then the mill with what was left."""
    if left is None:
        return Ahead("ford", "ford")
    if left.chapter == "mill":
        return None
    return Ahead("mill", "mill", {"chest": left.chest, "kind": left.kind})


CARAVAN = Game(
    id="caravan",
    rules_version=1,
    package=__name__,
    modes=(Mode("ford", (1, 2, 3), {}), Mode("mill", (1, 2, 3), {"chapter": "mill"})),
    minutes=1,
    weight=1,
    rules=Rules(
        state_type=State,
        options_type=Load,
        choices=Take | Share,
        setup=setup,
        play=play,
        result=result,
        events=Came | Took | Shared,
    ),
    box=Box(load=empty_box),
    eyes=Eyes(view=view, redeal=lambda t, seat: None, census=lambda t: {}),
    campaign=Campaign(version=1, legacy_type=Legacy, legacy=legacy, ahead=ahead),
)
