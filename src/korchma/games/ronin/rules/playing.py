"""Step 2: two cards chosen in secret, shown together, their effects in initiative order."""

from __future__ import annotations

from korchma.games.ronin.options import Play
from korchma.games.ronin.rules.effects import resolve
from korchma.games.ronin.rules.laying import lay
from korchma.games.ronin.rules.skills import window
from korchma.games.ronin.state import RoninTable, people
from korchma.kernel import SAFE, Ask, AskAll, Flow


def choose(t: RoninTable) -> Flow[None]:
    """Everybody picks two cards and their order in secret; all are shown together. [37, 38]

    Any two, whatever was agreed. [92]
    """
    s = t.state
    seats, plays = people(s), t.content.plays
    yield SAFE
    asks = tuple(
        Ask(
            seat,
            "play",
            [plays[card] for card in s.players[seat].hand],
            pick=(2, 2),
            ordered=True,
            rule="37",
        )
        for seat in seats
    )
    answers = yield AskAll(asks)
    assert isinstance(answers, dict)
    t.learn()
    for seat in seats:
        player, picked = s.players[seat], answers[seat]
        assert isinstance(picked, tuple)
        player.first = len(player.row)
        lay(t, seat, [each.card for each in picked if isinstance(each, Play)])
    s.queue = seats
    s.phase = "effects"


def standard_effects(t: RoninTable) -> Flow[None]:
    """In initiative order, the left new card first; then skills of this step. [24, 39]"""
    s = t.state
    while s.queue:
        seat = s.queue[0]
        if s.players[seat].todo:
            yield from resolve_waiting(t, seat)
        yield from window(t, seat, "play")
        s.queue.pop(0)
    s.queue = s.order[:]
    s.phase = "tea"


def resolve_waiting(t: RoninTable, seat: int) -> Flow[None]:
    """The standard effects of a player's new cards, from left to right. [39]"""
    todo = t.state.players[seat].todo
    while todo:
        yield SAFE
        at = todo.pop(0)
        yield from resolve(t, seat, at)
