"""Everything sent to a seat stays the same, to the byte, whatever the hidden cards are."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import msgspec

from korchma.kernel import Session, find_game
from korchma.server.guests import Chair
from korchma.server.live import LiveTable
from korchma.server.sketch import encode, state_for
from korchma.server.store import Store
from korchma.server.thinking import Thinkers
from tests.properties.tables import answer_one

ROW = {
    "code": "leak",
    "game": "witches",
    "mode": "competitive",
    "status": "playing",
    "host": "p0",
    "updated": 0.0,
    "seed": "leak",
    "ending": "",
    "rematch": "",
    "replace_after": None,
}


def at_table(session: Session) -> LiveTable:
    """A live table around a session; nobody writes to its database."""
    chairs = [Chair("human", "", f"P{seat}", f"p{seat}") for seat in range(session.players)]
    nothing = cast(Any, None)
    return LiveTable(dict(ROW), chairs, session, cast(Store, nothing), cast(Thinkers, nothing))


def _sent(session: Session, person: str) -> bytes:
    """What a person is sent; a redealt fork has one entry more: undo and numbers are left out."""
    state = state_for(at_table(session), person, 0, reset=True)
    asks = tuple(msgspec.structs.replace(ask, number=0) for ask in state.asks)
    return encode(msgspec.structs.replace(state, asks=asks, undo=()))


async def _compare() -> int:
    chance, compared = random.Random(1), 0
    for seed in ("a", "b"):
        session = Session.new(find_game("witches"), 3, "competitive", seed, people=range(3))
        while session.waiting:
            for seat in (0, 1, 2, None):
                person = f"p{seat}" if seat is not None else "eve"
                other = session.fork(listen=True)
                other.redeal(seat, compared)
                assert _sent(other, person) == _sent(session, person)
                compared += 1
            answer_one(session, chance)
    return compared


def test_no_message_to_a_seat_depends_on_what_it_cannot_know() -> None:
    assert asyncio.run(_compare()) > 300
