"""What a seat cannot know, dealt anew; and what may never be lost or doubled."""

from __future__ import annotations

from collections import Counter

from korchma.games.witches.eyes.odds import open_removed
from korchma.games.witches.state import WitchTable


def redeal(t: WitchTable, seat: int | None) -> None:
    """Deal other hands, the deck and the unknown hard problems anew for this seat. [138]"""
    _redeal_cards(t, seat)
    _redeal_tokens(t, seat)


def _redeal_cards(t: WitchTable, seat: int | None) -> None:
    s = t.state
    others = [player for i, player in enumerate(s.players) if i != seat]
    pool = s.deck + [card for player in others for card in player.hand]
    t.rng.shuffle(pool)
    for player in others:
        player.hand = [pool.pop() for _ in player.hand]
    s.deck = pool


def _redeal_tokens(t: WitchTable, seat: int | None) -> None:
    """Closed on the map, still in the boxes, or out of the game unseen."""
    s, hard = t.state, t.content.hard
    spaces = [x for x in s.closed if seat is None or x not in s.players[seat].looked]
    seen_out = len(s.out) - len(open_removed(t))
    boxes = [i for i, token in enumerate(s.boxes) if token in hard]
    out = [i for i, token in enumerate(s.out[:seen_out]) if token in hard]
    pool = [s.problems[x] for x in spaces] + [s.boxes[i] for i in boxes] + [s.out[i] for i in out]
    t.rng.shuffle(pool)
    for space in spaces:
        s.problems[space] = pool.pop()
    for i in boxes:
        s.boxes[i] = pool.pop()
    for i in out:
        s.out[i] = pool.pop()


def census(t: WitchTable) -> dict[str, int]:
    """Every card, token and marker, wherever it lies. [6, 21, 87]"""
    s = t.state
    cards = Counter(s.deck + s.discard + [card for player in s.players for card in player.hand])
    tokens = Counter(s.boxes + list(s.problems.values()) + s.out)
    for player in s.players:
        tokens.update(player.easy + player.side + player.hard)
    return {
        **{f"card {card}": n for card, n in cards.items()},
        **{f"token {token}": n for token, n in tokens.items()},
        "cackles": s.cackle_pool + sum(player.cackles for player in s.players),
        "aliss": s.aliss_pool + sum(player.aliss for player in s.players),
        "crises": s.crisis_pool + sum(s.crises.values()),
    }
