"""Nobody foretells the next card: the attack that read the old generator finds nothing in ours.

SplitMix64 has 64 bits of state, and the first draw of a shuffle shows up to 48 of them to anybody
who sees the first cards turned up. The states that are left are tried one by one; the cards that
come next leave the true one, and the whole deck is known.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from korchma.games.ronin.eyes.view import View
from korchma.kernel import Rng, Session, find_game
from korchma.kernel.rng import Count, _swaps, key_of

DECK = range(67)
"""So many cards that eight of them show 48 bits."""
TURNED = 16
"""Two whole draws: a state fits by accident once in a thousand million games (of twelve cards, once
in 160; measured, 4 of 600)."""
GAMES = 100

GAMMA = 0x9E37_79B9_7F4A_7C15
ONE, OTHER = 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB
WHOLE = 2**64
LOW = WHOLE - 1


class SplitMix(Rng):
    """The generator of the first Korchma: 64 bits of state, and each number tells of it."""

    def __init__(self, state: int) -> None:
        super().__init__(Count(), b"")
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state + GAMMA) & LOW
        return _mixed(self.state) * n >> 64


def _mixed(z: int) -> int:
    z = (z ^ z >> 30) * ONE & LOW
    z = (z ^ z >> 27) * OTHER & LOW
    return z ^ z >> 31


def _unmixed(z: int, one: int = pow(ONE, -1, WHOLE), other: int = pow(OTHER, -1, WHOLE)) -> int:
    z = (z ^ z >> 31 ^ z >> 62) * other & LOW
    z = (z ^ z >> 27 ^ z >> 54) * one & LOW
    return z ^ z >> 30 ^ z >> 60


def shuffled(chance: Rng) -> list[int]:
    """A deck as it is turned up, card by card."""
    deck = list(DECK)
    chance.shuffle(deck)
    return deck[::-1]


# --- the attack ----------------------------------------------------------------------------------


def foretell(turned: Sequence[int]) -> set[int]:
    """The next card, for each state of SplitMix64 in which these are the first."""
    decks = (shuffled(SplitMix(state)) for state in _states(_swapped(turned)))
    return {deck[len(turned)] for deck in decks if deck[: len(turned)] == turned}


def _swapped(turned: Sequence[int]) -> list[int]:
    """Where each card came from, as the shuffle swapped it to the top."""
    things, out = list(DECK), []
    for top, card in zip(range(len(DECK), 0, -1), turned, strict=False):
        j = things.index(card)
        things[j], things[top - 1] = things[top - 1], things[j]
        out.append(j)
    return out


def _number(swapped: Sequence[int], tops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The number that was drawn, as far as it shows, and below which it shows."""
    number, radix = 0, 1
    for j, (top, _) in zip(swapped, tops, strict=False):
        number += j * radix
        radix *= top
    return number, radix


def _states(swapped: list[int]) -> Iterator[int]:
    """The states in which two draws give what is known of them."""
    (radix, tops), (then, later) = _swaps(len(DECK))[:2]
    drawn, _ = _number(swapped, tops)
    known, shown = _number(swapped[len(tops) :], later)
    low, high = (-(-each * WHOLE // radix) for each in (drawn, drawn + 1))
    for word in range(low, high):
        state = _unmixed(word)
        if (_mixed((state + GAMMA) & LOW) * then >> 64) % shown == known:
            yield (state - GAMMA) & LOW


def test_the_old_generator_is_read_by_anybody_who_watches() -> None:
    chance = random.Random(1)
    for _ in range(3):
        deck = shuffled(SplitMix(chance.getrandbits(64)))
        assert foretell(deck[:TURNED]) == {deck[TURNED]}


def test_ours_is_not() -> None:
    """Nothing fits what was seen: the best guess is any card that is left."""
    for number in range(10):
        deck = shuffled(Rng(Count(), key_of(f"watched {number}")))
        assert foretell(deck[:TURNED]) == set()


# --- a hundred games, watched --------------------------------------------------------------------


class Watched(NamedTuple):
    """The cards a spectator of Ronin sees dealt, and the one that comes next."""

    cards: tuple[str, ...]
    upcoming: str


def watch(seed: str) -> Watched:
    """A game that somebody watches from the start."""
    session = Session.new(find_game("ronin"), 5, "partners", seed)
    while (ask := session.ask_of(session.waiting[0])) and ask.about != "take":
        session.choose(ask.options[0])
    view = session.view(None)
    assert isinstance(view, View)
    cards = tuple(card for pair in view.slots for card in pair)
    return Watched(cards, session.table.state.deck[-1])


def test_what_was_seen_says_nothing_of_what_comes() -> None:
    """Over a hundred games the next card is as likely to be any, whatever those before were."""
    box: list[str] = sorted(find_game("ronin").content.deck)
    games = [watch(f"watched {number}") for number in range(GAMES)]
    ranks = []
    for game in games:
        left = [card for card in box if card not in game.cards]
        ranks.append(left.index(game.upcoming) / len(left))
    even = GAMES / 10
    counts = [sum(int(rank * 10) == tenth for rank in ranks) for tenth in range(10)]
    assert sum((n - even) ** 2 / even for n in counts) < 27.88, "once in a thousand"
    for place in range(10):
        seen = [float(box.index(game.cards[place])) for game in games]
        assert abs(statistics.correlation(seen, ranks)) < 0.36, "once in a thousand for all ten"
