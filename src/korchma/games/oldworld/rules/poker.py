"""Poker on dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from korchma.games.oldworld import events as e
from korchma.games.oldworld.options import Roll
from korchma.games.oldworld.rules.growing import gain_gold
from korchma.games.oldworld.state import NOBODY, WorldTable, right_of
from korchma.kernel import Ask, Flow, several

HANDS = (
    "nothing",
    "pair",
    "two-pairs",
    "three",
    "small-straight",
    "large-straight",
    "full-house",
    "four",
    "five",
)
"""Low to high. [41]"""
SOLO_PAY = (0, 0, 1, 2, 3, 3, 4, 5, 6)
"""What the townsfolk pay a lone witcher. [110]"""
POT = 3
"""What lies on the table against somebody. [40]"""
FACES = 6
DICE = 5


def rank(dice: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """A hand's place in the table, and its values for ties, the weightiest first. [41, 42]

    >>> rank((5, 5, 1, 2, 3)) > rank((3, 3, 6, 5, 1))
    True
    >>> place, _ = rank((2, 3, 4, 5, 6))
    >>> HANDS[place]
    'large-straight'
    """
    groups = sorted(((n, face) for face, n in Counter(dice).items()), reverse=True)
    shape = tuple(n for n, _ in groups)
    values = tuple(face for _, face in groups)
    if shape == (1, 1, 1, 1, 1):
        straight: dict[tuple[int, ...], int] = {(5, 4, 3, 2, 1): 4, (6, 5, 4, 3, 2): 5}
        return straight.get(values, 0), values
    shapes: dict[tuple[int, ...], int] = {
        (2, 1, 1, 1): 1,
        (2, 2, 1): 2,
        (3, 1, 1): 3,
        (3, 2): 6,
        (4, 1): 7,
        (5,): 8,
    }
    return shapes[shape], values


def play_poker(t: WorldTable, seat: int | None) -> Flow[None]:
    """Against a witcher, or against the townsfolk. [38, 40, 46, 110]"""
    s = t.state
    gain_gold(t, s.active, -1)
    t.tell(e.PokerBegan(s.active, seat))
    if seat is None and len(s.players) == 1:
        yield from _alone(t)
        return
    if seat is not None:
        gain_gold(t, seat, -1)
    other = right_of(s, s.active) if seat is None else seat
    mine, theirs = _throw(t), _throw(t)
    s.dice, s.rival = [*mine, *theirs], NOBODY if seat is None else seat
    t.tell(e.Threw(s.active, True, mine))
    t.tell(e.Threw(other, False, theirs))
    yield from _reroll(t, other, DICE)
    yield from _reroll(t, s.active, 0)
    first, second = rank(s.dice[:DICE]), rank(s.dice[DICE:])
    won = first >= second
    t.tell(e.PokerEnded(s.active, won, HANDS[first[0]], HANDS[second[0]], POT))
    if won:
        gain_gold(t, s.active, POT)
    elif seat is not None:
        gain_gold(t, seat, POT)
    s.dice = []


def _throw(t: WorldTable) -> tuple[int, ...]:
    return tuple(face + 1 for face in t.rng.several(FACES, DICE))


def _reroll(t: WorldTable, seat: int, start: int) -> Flow[None]:
    """Any number of one's dice once more; what lies then is final. [40]"""
    s = t.state
    options = [Roll(start + i) for i in range(DICE)]
    answer = several((yield Ask(seat, "reroll", options, pick=(0, DICE), rule="40")))
    again = [each.die for each in answer if isinstance(each, Roll)]
    if again:
        for die, face in zip(again, t.rng.several(FACES, len(again)), strict=True):
            s.dice[die] = face + 1
        t.tell(e.Threw(seat, start == 0, tuple(s.dice[start : start + DICE])))


def _alone(t: WorldTable) -> Flow[None]:
    """Five dice, one reroll, and the table of payments. [110]"""
    s = t.state
    s.dice = [*_throw(t)]
    t.tell(e.Threw(s.active, True, tuple(s.dice)))
    yield from _reroll(t, s.active, 0)
    hand = rank(s.dice)[0]
    pay = SOLO_PAY[hand]
    t.tell(e.PokerEnded(s.active, pay > 0, HANDS[hand], HANDS[0], pay))
    gain_gold(t, s.active, pay)
    s.dice = []
