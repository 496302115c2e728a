"""Piles of cards and tokens, and who sees what lies in them.

A pile is a plain list in the state, its top last. A game declares once which piles there are and
whose eyes see them, as ``Zone``s; the census and the redeal follow from that.

>>> deck = ["oak", "fir"]
>>> peek(deck, 2), draw(deck, 1)
(['fir', 'oak'], ['fir'])
>>> put_back(deck, ["fir"], under=True)
>>> draw(deck, 3), draw(deck, 1)
(['oak', 'fir'], [])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from korchma.kernel.rng import Rng

T = TypeVar("T")

Seen: TypeAlias = tuple[int, ...] | None
"""The seats that see what lies there; None is everybody."""
NOBODY: Seen = ()
EVERYBODY: Seen = None


# --- a deck and its discard ----------------------------------------------------------------------


def draw(deck: list[T], n: int) -> list[T]:
    """So many cards off the top, as far as there are; the first one drawn comes first."""
    drawn = peek(deck, n)
    del deck[len(deck) - len(drawn) :]
    return drawn


def peek(deck: Sequence[T], n: int) -> list[T]:
    """So many cards from the top on, left where they are."""
    return list(deck[: -n - 1 : -1]) if n else []


def put_back(deck: list[T], cards: Sequence[T], *, under: bool = False) -> None:
    """Cards onto a deck, or under it: the first one named will be drawn first."""
    if under:
        deck[:0] = cards[::-1]
    else:
        deck += cards[::-1]


def renew(rng: Rng, deck: list[T], discard: list[T]) -> bool:
    """The discard is shuffled into a new deck; whether there was any.

    >>> from korchma.kernel.rng import Count, key_of
    >>> deck, discard = [], ["ash", "elm", "yew"]
    >>> renew(Rng(Count(), key_of("piles")), deck, discard), deck, discard
    (True, ['elm', 'yew', 'ash'], [])
    """
    if not discard:
        return False
    deck += discard
    discard.clear()
    rng.shuffle(deck)
    return True


def take_out(card: T, *piles: list[T]) -> list[T] | None:
    """A card leaves the first of these piles that holds it; which one that was."""
    for pile in piles:
        if card in pile:
            pile.remove(card)
            return pile
    return None


# --- who sees what -------------------------------------------------------------------------------


class Fields:
    """The fields of a Struct as places where things lie, by their names."""

    __slots__ = ("_of",)

    def __init__(self, of: msgspec.Struct) -> None:
        self._of = of

    def __getitem__(self, name: str) -> Any:
        return getattr(self._of, name)

    def __setitem__(self, name: str, thing: Any) -> None:
        setattr(self._of, name, thing)


class Zone(msgspec.Struct, frozen=True, gc=False):
    """Where things of a kind lie, and whose eyes see them.

    ``spots`` are the places in the pile this is about: all of it, unless some of it is seen by
    others. What is hidden may lie in any place of the same ``pool``; the kind, unless said.

    >>> hand = Zone("card", ["fig", "oak"], (0,))
    >>> hand.hides_from(0), hand.hides_from(1), hand.hides_from(None)
    (False, True, True)
    """

    kind: str
    things: Any
    seen: Seen = NOBODY
    pool: str = ""
    spots: Sequence[Any] | None = None

    def hides_from(self, seat: int | None) -> bool:
        """Whether this seat cannot know what lies here."""
        return self.seen is not None and seat not in self.seen

    def lying(self) -> list[Any]:
        """What lies here."""
        if self.spots is not None:
            return [self.things[spot] for spot in self.spots]
        return list(self.things.values() if isinstance(self.things, dict) else self.things)

    def lay(self, things: list[Any]) -> None:
        """Other things lie here from now on: as many as there were, off the end of these."""
        if self.spots is None and isinstance(self.things, list):
            rest = len(things) - len(self.things)
            self.things[:] = things[rest:]
            del things[rest:]
        else:
            for spot in self.things if self.spots is None else self.spots:
                self.things[spot] = things.pop()


def census(zones: Iterable[Zone]) -> Counter[str]:
    """Everything that may neither be lost nor doubled, wherever it lies.

    >>> census([Zone("card", ["fig"], (0,)), Zone("card", ["oak", "fig"])])
    Counter({'card fig': 2, 'card oak': 1})
    """
    seen: Counter[str] = Counter()
    for zone in zones:
        seen.update(f"{zone.kind} {thing}" for thing in zone.lying())
    return seen


def hidden(zones: Iterable[Zone], seat: int | None) -> dict[str, list[Zone]]:
    """What this seat cannot know, by pools whose things may lie in each other's places."""
    pools: dict[str, list[Zone]] = {}
    for zone in zones:
        if zone.hides_from(seat):
            pools.setdefault(zone.pool or zone.kind, []).append(zone)
    return pools


def redeal(rng: Rng, zones: Iterable[Zone], seat: int | None) -> None:
    """Deal anew all that this seat cannot know.

    Put in order, then shuffled: equal knowledge gives equal tables, however things truly lie.

    >>> from korchma.kernel.rng import Count, key_of
    >>> def dealt(deck, theirs):
    ...     zones = [Zone("card", deck), Zone("card", theirs, (1,)), Zone("card", ["fig"], (0,))]
    ...     redeal(Rng(Count(), key_of("piles")), zones, seat=0)
    ...     return deck, theirs
    >>> dealt(["ash", "elm"], ["oak"]) == dealt(["oak", "elm"], ["ash"])
    True
    """
    for pool in hidden(zones, seat).values():
        things: list[Any] = []
        for zone in pool:
            things += zone.lying()
        things.sort()
        rng.shuffle(things)
        for zone in pool:
            zone.lay(things)
