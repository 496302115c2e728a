"""Dice off the shelf, against every throw counted out one by one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest

from korchma.kernel import Rng
from korchma.tray.dice import (
    Face,
    Pool,
    Rerolls,
    at_least,
    mean,
    numbers,
    rethrown,
    spread,
    symbols,
    throw,
    told,
    total,
)

BONE = numbers(0, 2, 3, 4, 5, 6)
COIN = numbers(0, 1)
WHITE = symbols("SFX", "X", "", "", "F", "S", "S")
BLUE = symbols("SFX", "X", "", "F", "S", "SF", "SS")
RED = symbols("HPM", "M", "M", "H", "H", "H", "HP", "HH", "P", "HP", "H")
POOLS: list[Pool] = [(BONE,), (BONE, BONE), (COIN, BONE, COIN), (WHITE, BLUE), (BLUE, WHITE, BLUE)]


def every(pool: Pool) -> list[tuple[Face, ...]]:
    """All throws of a pool."""
    return list(product(*pool))


def won(face: Face) -> float:
    """Worth that looks at every kind: two successes win, a failure takes half of it away."""
    return (face[0] >= 2) - 0.5 * (len(face) > 2 and face[-1] > 0) + 0.01 * face[0]


def slow(pool: Pool, worth: Callable[[Face, int], float], most: tuple[int, ...]) -> float:
    """The best use of rerolls, tried out die by die without any shortcut."""
    throws = every(pool)
    return sum(slow_lying(pool, faces, worth, most) for faces in throws) / len(throws)


def slow_lying(
    pool: Pool,
    faces: tuple[Face, ...],
    worth: Callable[[Face, int], float],
    most: tuple[int, ...],
) -> float:
    ways = [worth(total(faces), len(most))]
    for n in range(1, most[0] + 1 if most else 1):
        ways += [slow_again(pool, faces, which, worth, most) for which in sets(pool, n)]
    return max(ways)


def slow_again(
    pool: Pool,
    faces: tuple[Face, ...],
    which: tuple[int, ...],
    worth: Callable[[Face, int], float],
    most: tuple[int, ...],
) -> float:
    thrown = list(product(*(pool[i] if i in which else (faces[i],) for i in range(len(pool)))))
    return sum(slow_lying(pool, each, worth, most[1:]) for each in thrown) / len(thrown)


def sets(pool: Pool, n: int) -> list[tuple[int, ...]]:
    """Every choice of n dice."""
    return list(combinations(range(len(pool)), n))


@pytest.mark.parametrize("pool", POOLS)
def test_the_spread_counts_every_throw(pool: Pool) -> None:
    throws = every(pool)
    sums = [total(faces) for faces in throws]
    assert spread(pool) == {each: sums.count(each) / len(sums) for each in set(sums)}
    assert mean(pool, won) == pytest.approx(sum(map(won, sums)) / len(sums), abs=1e-12)


@pytest.mark.parametrize("need", range(-1, 15))
def test_a_total_to_reach(need: int) -> None:
    good = sum(a + b >= need for (a,), (b,) in every((BONE, BONE)))
    assert mean((BONE, BONE), at_least(need)) == pytest.approx(good / 36, abs=1e-12)


def test_the_order_of_the_dice_is_nothing_to_their_sum() -> None:
    assert spread((WHITE, BLUE)) == spread((BLUE, WHITE))


def test_a_foes_roll_told_by_wounds_and_by_what_breaks() -> None:
    throws = every((BLUE, WHITE))
    wounds = told((BLUE, WHITE), lambda face: face[0])
    for n in range(4):
        count = sum(total(faces)[0] == n for faces in throws)
        assert wounds.get(n, 0.0) == pytest.approx(count / 36, abs=1e-12)
    breaks = told((BLUE, WHITE), lambda face: face[2] > 0)
    assert breaks[True] == pytest.approx(1 - (5 / 6) ** 2, abs=1e-12)


def test_symbols_spent_one_by_one_are_a_question_about_the_sum() -> None:
    """A power symbol may buy a second hit; a hit may be spent on nothing else."""

    def hits(face: Face) -> int:
        return face[0] + min(face[1], 1)

    throws = every((RED, RED))
    slowly = sum(hits(total(faces)) for faces in throws) / len(throws)
    assert mean((RED, RED), hits) == pytest.approx(slowly, abs=1e-12)


def test_blanks_that_must_be_thrown_again_stand_the_second_time() -> None:
    die = rethrown(BLUE, lambda face: not any(face))
    chance = {face: die.count(face) / len(die) for face in die}
    assert chance[0, 0, 0] == pytest.approx(1 / 36)
    assert chance[1, 0, 0] == pytest.approx(1 / 6 + 1 / 36)
    assert sum(chance.values()) == pytest.approx(1)


def test_no_dice_at_all_are_worth_nothing_or_what_is_sure() -> None:
    assert spread(()) == {(): 1.0}
    assert mean((), lambda face: 1.0) == 1.0


@pytest.mark.parametrize("most", [(), (1,), (2,), (3,), (1, 2), (2, 1), (2, 2)])
@pytest.mark.parametrize("pool", [(COIN, BONE), (WHITE, BLUE)])
def test_the_best_use_of_rerolls(pool: Pool, most: tuple[int, ...]) -> None:
    plan = Rerolls(lambda face, left: won(face), most)
    assert plan.thrown(pool) == pytest.approx(slow(pool, lambda x, _: won(x), most), abs=1e-12)


@pytest.mark.parametrize("most", [(1,), (2,), (3,), (1, 1)])
def test_three_dice_and_one_of_them_another(most: tuple[int, ...]) -> None:
    pool = (COIN, BONE, COIN)
    plan = Rerolls(lambda face, left: face[0] >= 5, most)
    slowly = slow(pool, lambda face, _: face[0] >= 5, most)
    assert plan.thrown(pool) == pytest.approx(slowly, abs=1e-12)
    for faces in every(pool):
        slowly = slow_lying(pool, faces, lambda face, _: face[0] >= 5, most)
        assert plan.lying(pool, faces) == pytest.approx(slowly, abs=1e-12)


def test_a_reroll_kept_may_be_worth_more_than_used() -> None:
    def worth(face: Face, left: int) -> float:
        return face[0] + 3.2 * left

    plan = Rerolls(worth, (2, 2))
    pool = (BONE, BONE)
    assert plan.thrown(pool) == pytest.approx(slow(pool, worth, (2, 2)), abs=1e-12)
    assert plan.choice(pool, ((0,), (5,))) == (0,)
    assert plan.choice(pool, ((2,), (5,))) == ()


@pytest.mark.parametrize("faces", [(6, 6), (0, 6), (3, 4), (0, 0)])
def test_to_throw_again_is_worth_what_comes_not_what_lay_there(faces: tuple[int, int]) -> None:
    pool, lying = (BONE, BONE), tuple((face,) for face in faces)
    plan = Rerolls(lambda face, left: face[0] >= 9, (2,))
    for which in ((0,), (1,), (0, 1)):
        slowly = slow_again(pool, lying, which, lambda face, _: face[0] >= 9, (2,))
        assert plan.again(pool, lying, which) == pytest.approx(slowly, abs=1e-12)
    best = max(((0,), (1,), (0, 1)), key=lambda which: plan.again(pool, lying, which))
    assert plan.choice(pool, lying) == (() if faces == (6, 6) else best)


def test_a_die_thrown_again_once_stays_as_it_lies() -> None:
    pool: Pool = (COIN, COIN)
    free = Rerolls(lambda face, left: face[0] == 2, (1, 1))
    once = Rerolls(lambda face, left: face[0] == 2, (1, 1), once=True)
    lying = ((1,), (0,))
    assert free.lying(pool, lying) == 0.75
    assert once.lying(pool, lying) == 0.5
    assert once.lying(pool, ((0,), (0,))) == 0.25


def test_a_cruel_roller_turns_the_worth_round() -> None:
    """The worst for the knights: the roller's worth is what the knights lose."""
    foe = Rerolls(lambda face, left: face[0], (1,))
    assert foe.choice((WHITE, BLUE), ((1, 0, 0), (0, 0, 1))) == (1,)


class Told(Rng):
    """Chance that goes through all numbers in turn."""

    def __init__(self) -> None:
        self.at = -1

    def several(self, n: int, count: int) -> tuple[int, ...]:
        self.at += count
        return tuple(i % n for i in range(self.at - count + 1, self.at + 1))


def test_a_throw_takes_a_face_of_each_die() -> None:
    assert throw(Told(), (BONE, WHITE, BLUE)) == ((0,), (0, 0, 0), (0, 1, 0))
    assert throw(Told(), (COIN, COIN, BONE)) == ((0,), (1,), (3,))


def test_a_face_of_an_unknown_kind_is_a_mistake_of_the_author() -> None:
    with pytest.raises(AssertionError, match="kinds are 'SF'"):
        symbols("SF", "SX")
