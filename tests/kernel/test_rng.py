"""Fair chance: BLAKE2b's own numbers, the same at any counter, and every outcome as likely."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from korchma.kernel.rng import Count, Rng, commitment, key_of, new_seed

WHOLE = 2**64
CERTAIN = {1: 10.83, 2: 13.82, 5: 20.52, 23: 49.73, 35: 66.62}
"""Chi-square by degrees of freedom: fair chance exceeds this once in a thousand."""


def chance(seed: str) -> Rng:
    """Chance from its beginning."""
    return Rng(Count(), key_of(seed))


def at(seed: str, count: int) -> Rng:
    """Chance of which so much has been used."""
    used = Count()
    used.rng = count
    return Rng(used, key_of(seed))


class Fixed(Rng):
    """Draws what it is told."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: int) -> None:
        super().__init__(Count(), b"")
        self.drawn = drawn

    def below(self, n: int) -> int:
        """The number named, of six."""
        assert n == 6
        return self.drawn


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts of equally likely things are from even."""
    even = counts.total() / kinds
    missing = (kinds - len(counts)) * even
    return missing + sum((seen - even) ** 2 / even for seen in counts.values())


def raw(seed: str, count: int) -> list[int]:
    """The numbers as anybody can work them out who has the seed."""
    key = hashlib.sha256(f"korchma rng {seed}".encode()).digest()
    stream = b"".join(
        hashlib.blake2b(block.to_bytes(8, "little"), digest_size=64, key=key).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[8 * i : 8 * i + 8], "little") for i in range(count)]


def test_raw_numbers_are_those_of_the_keyed_hash_of_the_counter() -> None:
    rng = chance("7")
    assert [rng.below(WHOLE) for _ in range(50)] == raw("7", 50)


def test_a_small_number_is_the_high_part_of_a_raw_one() -> None:
    rng = chance("7")
    assert [rng.below(6) for _ in range(50)] == [each * 6 >> 64 for each in raw("7", 50)]


def test_a_raw_number_that_would_favour_some_is_drawn_again() -> None:
    """Of n = 2**63 + 1 raw numbers about half are rejected; none may ever be too large."""
    n = 2**63 + 1
    used = Count()
    rng = Rng(used, key_of("rejected"))
    drawn = [rng.below(n) for _ in range(1000)]
    assert max(drawn) < n
    assert 1800 < used.rng < 2200
    assert 430 < sum(1 for each in drawn if each < n // 2) < 570


@pytest.mark.parametrize("n", [2, 3, 6, 24, 36])
def test_every_number_is_as_likely(n: int) -> None:
    rng = chance(f"even {n}")
    counts: Counter[object] = Counter(rng.below(n) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < CERTAIN[n - 1]


def test_a_throw_of_two_dice_shows_every_pair_as_often() -> None:
    rng = chance("dice")
    counts: Counter[object] = Counter(rng.several(6, 2) for _ in range(20_000))
    assert chi_square(counts, 36) < CERTAIN[35]


@pytest.mark.parametrize("length", [0, 1, 2, 7, 15, 16, 55, 200])
def test_a_shuffle_is_a_permutation(length: int) -> None:
    things = list(range(length))
    chance("permutation").shuffle(things)
    assert sorted(things) == list(range(length))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_order_of_three_things_is_as_likely(seed: str) -> None:
    rng = chance(seed)
    counts: Counter[object] = Counter()
    for _ in range(12_000):
        things = ["x", "y", "z"]
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations("xyz"))
    assert chi_square(counts, 6) < CERTAIN[5]


def test_every_draw_of_three_things_is_met_by_exactly_one_order() -> None:
    """The shuffle of three is one number below six: each gives another order."""

    orders = set()
    for drawn in range(6):
        rng = Fixed(drawn)
        things = [1, 2, 3]
        rng.shuffle(things)
        orders.add(tuple(things))
    assert orders == set(permutations((1, 2, 3)))


def test_every_place_of_a_long_deck_is_as_likely() -> None:
    """The deck is shuffled by several draws: none of them may leave its mark."""
    rng = chance("deck")
    counts: Counter[object] = Counter()
    for _ in range(4_800):
        deck = list(range(24))
        rng.shuffle(deck)
        counts[deck.index(0)] += 1
    assert chi_square(counts, 24) < CERTAIN[23]


def test_who_draws_learns_something() -> None:
    rng = chance("7")
    assert not rng.news
    rng.below(6)
    assert rng.news


def test_the_counter_is_all_there_is() -> None:
    """Wherever a game is forked or restored, the same numbers come."""
    rng = chance("state")
    drawn = [rng.below(WHOLE) for _ in range(50)]
    for count in (*range(50), *range(49, -1, -1)):
        assert at("state", count).below(WHOLE) == drawn[count]


def test_chance_that_is_set_back_gives_the_same_again() -> None:
    used = Count()
    rng = Rng(used, key_of("back"))
    drawn = [rng.below(WHOLE) for _ in range(20)]
    for count in (3, 17, 0, 8, 7):
        used.rng = count
        assert rng.below(WHOLE) == drawn[count]


def test_seeds_are_secret_and_promises_tell_them_apart() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 64 for seed in seeds)
    assert commitment("7") != commitment("8")
    assert len({key_of(str(n)) for n in range(1000)}) == 1000
    assert len(key_of("7")) == 32
