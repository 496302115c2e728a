"""Skills used at the tea ceremony and at the end of a chapter."""

from __future__ import annotations

from korchma.games.ronin.box.box import INDEX, SYMBOLS
from korchma.games.ronin.options import GainSymbol
from korchma.games.ronin.rules.effects import MOST, inactive
from korchma.games.ronin.rules.gaining import gain_xp, scarcer
from korchma.games.ronin.rules.losing import can_lose, lose
from korchma.games.ronin.rules.partnership import advance_all, advance_chosen, gain_chosen
from korchma.games.ronin.rules.skill import Skill, active, gain_each
from korchma.games.ronin.state import CUP, RoninTable, counts, tracks_of
from korchma.kernel import Ask, Flow


def _gain_scarcer(t: RoninTable, seat: int, n: int) -> Flow[None]:
    """Tokens of the active symbol one has fewer of, chosen if as many."""
    yield from gain_chosen(t, seat, scarcer(t, seat), n, "gain-scarcer", "23")


def _dandelion_1(t: RoninTable, seat: int) -> Flow[None]:
    """A point on each track."""
    yield from advance_all(t, seat, 1)


def _dandelion_2(t: RoninTable, seat: int) -> Flow[None]:
    """Two points on one track."""
    yield from advance_chosen(t, seat, 2, "23")


def _dandelion_3(t: RoninTable, seat: int) -> Flow[None]:
    """Points on one track for uncovered cups, one to three."""
    player, box = t.state.players[seat], t.content
    cups = sum(
        bool(box.cards[card].cup) and not lost & CUP
        for card, lost in zip(player.row, player.lost, strict=True)
    )
    yield from advance_chosen(t, seat, min(MOST, max(1, cups)), "23")


def _lower(t: RoninTable, seat: int) -> int:
    """The lower of a player's two partnership levels."""
    return min(t.state.tracks[track] for track in tracks_of(t.state, seat))


def _dandelion_4(t: RoninTable, seat: int) -> Flow[None]:
    """Scarcer tokens for half the lower partnership level, rounded up, six at most."""
    yield from _gain_scarcer(t, seat, min(6, (_lower(t, seat) + 1) // 2))


def _has_inactive(t: RoninTable, seat: int) -> bool:
    return bool(can_lose(t, t.state.players[seat], inactive(t)))


def _triss_3(t: RoninTable, seat: int) -> Flow[None]:
    """Lose up to two inactive; for each a point on a track and an active token."""
    choice = can_lose(t, t.state.players[seat], inactive(t))
    n = yield from lose(t, seat, choice, 0, min(2, len(choice)))
    for _ in range(n):
        yield from advance_chosen(t, seat, 1, "23")
        yield from gain_chosen(t, seat, active(t), 1, "gain-active", "23")


def _geralt_4(t: RoninTable, seat: int) -> Flow[None]:
    """One of each active, then one scarcer."""
    gain_each(t, seat)
    yield from _gain_scarcer(t, seat, 1)


def _yennefer_4(t: RoninTable, seat: int) -> Flow[None]:
    """Scarcer tokens for half the gap between one's actives, two to four."""
    s = t.state
    have = counts(t, s.players[seat])
    gap = abs(have[s.left] - have[s.right])
    yield from _gain_scarcer(t, seat, min(4, max(2, (gap + 1) // 2)))


def _vesemir_1(t: RoninTable, seat: int) -> Flow[None]:
    """One scarcer token and 1 XP."""
    yield from _gain_scarcer(t, seat, 1)
    gain_xp(t, seat, 1)


def _vesemir_4(t: RoninTable, seat: int) -> Flow[None]:
    """One of each active and 1 XP."""
    gain_each(t, seat)
    gain_xp(t, seat, 1)
    yield from ()


def _held(t: RoninTable, seat: int) -> list[int]:
    """Inactive symbols of which one has any."""
    have = counts(t, t.state.players[seat])
    return [symbol for symbol in inactive(t) if have[symbol]]


def _triss_4(t: RoninTable, seat: int) -> Flow[None]:
    """Active tokens of one kind, as many as one has of an inactive symbol, one to three."""
    held = _held(t, seat)
    chosen = held[0] if held else inactive(t)[0]
    if len(held) > 1:
        options = [GainSymbol(SYMBOLS[symbol]) for symbol in held]
        match (yield Ask(seat, "count-inactive", options, rule="23")):
            case GainSymbol(name):
                chosen = INDEX[name]
    n = min(MOST, max(1, counts(t, t.state.players[seat])[chosen]))
    yield from gain_chosen(t, seat, active(t), n, "gain-active", "23")


def _yuki_onna_4(t: RoninTable, seat: int) -> Flow[None]:
    """Two scarcer; then a point on both tracks."""
    yield from _gain_scarcer(t, seat, 2)
    yield from advance_all(t, seat, 1)


LATE = {
    "dandelion-1": Skill(_dandelion_1),
    "dandelion-2": Skill(_dandelion_2),
    "dandelion-3": Skill(_dandelion_3),
    "dandelion-4": Skill(_dandelion_4, lambda t, seat: _lower(t, seat) > 0),
    "triss-3": Skill(_triss_3, _has_inactive),
    "geralt-4": Skill(_geralt_4),
    "yennefer-4": Skill(_yennefer_4),
    "vesemir-1": Skill(_vesemir_1),
    "vesemir-4": Skill(_vesemir_4),
    "triss-4": Skill(_triss_4),
    "yuki-onna-4": Skill(_yuki_onna_4),
}
