"""Decks, discards, and who sees what lies in them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from korchma.kernel.rng import Count, Rng, key_of
from korchma.tray.piles import (
    EVERYBODY,
    Fields,
    Zone,
    census,
    draw,
    hidden,
    peek,
    put_back,
    redeal,
    renew,
    take_out,
)

TREES = ["ash", "elm", "fir", "fig", "oak", "yew"]


class Player(msgspec.Struct):
    charm: str


def chance(seed: str = "piles") -> Rng:
    """Chance from its beginning."""
    return Rng(Count(), key_of(seed))


@pytest.mark.parametrize("n", range(8))
def test_what_is_peeked_at_is_what_is_drawn(n: int) -> None:
    deck = TREES[:]
    seen = peek(deck, n)
    assert deck == TREES
    assert draw(deck, n) == seen == TREES[::-1][:n]
    assert deck == TREES[: max(0, 6 - n)]


def test_what_is_put_back_is_drawn_again_in_that_order() -> None:
    deck = TREES[:]
    drawn = draw(deck, 3)
    put_back(deck, drawn)
    assert deck == TREES
    put_back(deck, ["one", "two"], under=True)
    assert draw(deck, 8) == [*TREES[::-1], "one", "two"]


def test_a_new_deck_is_the_whole_discard_shuffled() -> None:
    orders = set()
    for seed in "abcdef":
        deck: list[str] = []
        discard = TREES[:]
        assert renew(chance(seed), deck, discard)
        assert (sorted(deck), discard) == (sorted(TREES), [])
        orders.add(tuple(deck))
    assert len(orders) > 3


def test_without_a_discard_there_is_no_new_deck_and_nothing_is_learned() -> None:
    rng, deck = chance(), ["oak"]
    assert not renew(rng, deck, [])
    assert (deck, rng.news) == (["oak"], False)


def test_a_card_leaves_the_first_pile_that_holds_it() -> None:
    hand, deck = ["oak"], ["oak", "fir"]
    assert take_out("oak", hand, deck) is hand
    assert take_out("oak", hand, deck) is deck
    assert take_out("oak", hand, deck) is None
    assert (hand, deck) == ([], ["fir"])


def zones(deck: list[str], hands: list[list[str]], player: Player) -> list[Zone]:
    """A deck, two hands, and a charm that only the second seat sees."""
    return [
        Zone("tree", deck),
        Zone("tree", hands[0], (0,)),
        Zone("tree", hands[1], (1,)),
        Zone("tree", Fields(player), (1,), spots=("charm",)),
        Zone("tree", ["pine"], EVERYBODY),
    ]


def dealt(deck: str, mine: str, theirs: str, charm: str, seat: int | None) -> tuple[Any, ...]:
    """What lies where after all was dealt anew for a seat."""
    piles, hands, player = deck.split(), [mine.split(), theirs.split()], Player(charm)
    declared = zones(piles, hands, player)
    before = census(declared)
    redeal(chance(), declared, seat)
    assert census(declared) == before
    return piles, hands, player.charm


def test_equal_knowledge_gives_equal_tables() -> None:
    one = dealt("ash elm fir", "fig", "oak", "yew", seat=0)
    assert one == dealt("yew oak fir", "fig", "elm", "ash", seat=0)
    assert one[1][0] == ["fig"]
    assert one != dealt("ash elm oak", "fir", "fig", "yew", seat=0), "that is other knowledge"


def test_each_seat_keeps_what_it_sees_and_a_watcher_sees_no_hand() -> None:
    _, hands, charm = dealt("ash elm fir", "fig", "oak", "yew", seat=1)
    assert (hands[1], charm) == (["oak"], "yew")
    watched = [dealt("ash elm fir", mine, "oak", "yew", None) for mine in ("fig",)]
    assert watched == [dealt("oak yew fig", "ash", "elm", "fir", None)]


def test_things_of_another_pool_never_change_places() -> None:
    red, blue = ["r1", "r2"], ["b1", "b2"]
    for seed in "abcd":
        declared = [Zone("card", red, pool="red"), Zone("card", blue, pool="blue")]
        redeal(chance(seed), declared, None)
        assert (sorted(red), sorted(blue)) == (["r1", "r2"], ["b1", "b2"])
        assert set(hidden(declared, 0)) == {"red", "blue"}


def test_some_spots_of_a_pile_may_be_seen() -> None:
    """The top card was turned up: it stays where it is."""
    for seed in "abcd":
        deck = TREES[:]
        declared = [Zone("tree", deck, spots=range(5)), Zone("tree", deck, EVERYBODY, spots=(5,))]
        redeal(chance(seed), declared, None)
        assert deck[5] == "yew"
        assert sorted(deck) == sorted(TREES)


def test_a_dict_is_a_pile_too() -> None:
    problems = {"slice": "fever", "lancre": "elves"}
    seen = set()
    for seed in "abcdefgh":
        redeal(chance(seed), [Zone("problem", problems)], None)
        seen.add(tuple(problems.items()))
    assert len(seen) == 2
    assert census([Zone("problem", problems)]) == {"problem fever": 1, "problem elves": 1}
