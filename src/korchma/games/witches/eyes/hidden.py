"""Where everything lies and who sees it: what is dealt anew, what may never be lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.witches.eyes.odds import open_removed
from korchma.games.witches.state import WitchTable
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, Zone


def zones(t: WitchTable) -> Iterator[Zone]:
    """Every card and token, and whose eyes see it. [3, 6, 87, 138, 139]"""
    s = t.state
    yield Zone("card", s.deck)
    yield Zone("card", s.discard, EVERYBODY)
    for seat, player in enumerate(s.players):
        yield Zone("card", player.hand, (seat,))
        yield Zone("token", player.easy + player.side + player.hard, EVERYBODY)
    for space in s.closed:
        looked = tuple(i for i, player in enumerate(s.players) if space in player.looked)
        yield Zone("token", s.problems, looked, "hard", (space,))
    face_up = [token for space, token in s.problems.items() if space not in s.closed]
    yield Zone("token", face_up, EVERYBODY)
    yield from _heap(t, s.boxes, range(len(s.boxes)), easy_seen=True)
    unseen = len(s.out) - len(open_removed(t))
    yield from _heap(t, s.out, range(unseen), easy_seen=False)
    yield Zone("token", s.out[unseen:], EVERYBODY)


def _heap(t: WitchTable, heap: list[str], spots: range, easy_seen: bool) -> Iterator[Zone]:
    """Hard problems lie face down everywhere, easy ones face up in the boxes. [3, 6]"""
    hard = [spot for spot in spots if heap[spot] in t.content.hard]
    easy = [spot for spot in spots if heap[spot] not in t.content.hard]
    yield Zone("token", heap, pool="hard", spots=hard)
    yield Zone("token", heap, EVERYBODY if easy_seen else piles.NOBODY, "easy", easy)


def redeal(t: WitchTable, seat: int | None) -> None:
    """Deal other hands, the deck and the unknown hard problems anew for this seat. [138]"""
    piles.redeal(t.rng, zones(t), seat)


def census(t: WitchTable) -> dict[str, int]:
    """Every card, token and marker, wherever it lies. [6, 21, 87]"""
    s = t.state
    return {
        **piles.census(zones(t)),
        "cackles": s.cackle_pool + sum(player.cackles for player in s.players),
        "aliss": s.aliss_pool + sum(player.aliss for player in s.players),
        "crises": s.crisis_pool + sum(s.crises.values()),
    }
