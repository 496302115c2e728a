"""A short cut: a table at which a game has come nearly to its end.

Its last decisions are made by clicking. In a long run nothing is cut short.
"""

from __future__ import annotations

import msgspec

from korchma.bots import make_bot
from korchma.kernel import Bot, Chair, Session, find_game
from korchma.kernel.record import SeatInfo, record
from tests.browser.people import Visitor
from tests.chance import LONG

ME = 0


def nearly_over(
    visitor: Visitor, *bots: str, game: str, mode: str, seed: str, left: int = 5
) -> str:
    """The code of a table with bots at which I have about so many decisions left."""
    seats = ["me", *bots]
    if LONG:
        return visitor.set_table(*seats, game=game, mode=mode, seed=seed)
    all_of_mine = _play(session := _begin(game, mode, seed, len(seats)))
    assert session.result is not None
    _play(session := _begin(game, mode, seed, len(seats)), most=all_of_mine - left)
    made = record(session, [SeatInfo("human"), *(SeatInfo(each) for each in bots)])
    code: str = visitor.fetch("POST", "/api/records", msgspec.json.encode(made).decode())["code"]
    return code


def _begin(game: str, mode: str, seed: str, players: int) -> Session:
    return Session.new(find_game(game), players, mode, seed, listen=False)


def _play(session: Session, most: int = 100_000) -> int:
    """At random, until I have made so many decisions or it is over; how many they were."""
    bots: list[Bot] = [make_bot(session.game, "random", n) for n in range(session.players)]
    mine = 0
    while session.waiting and not (mine == most and ME in session.waiting):
        seat = session.waiting[0]
        session.choose(bots[seat].decide(Chair(session, seat)), seat)
        mine += seat == ME
    return mine
