"""Dice: pools of numbers or symbols, their exact odds, and the best use of rerolls.

A face counts each kind of symbol, a die is its faces (all as likely), a pool is its dice. What a
throw is worth is a question about the sum of its faces, so the same lines serve a total to reach,
wounds to deal, a weapon that breaks on any failure, or symbols to be spent one by one.

>>> bone = numbers(0, 2, 3, 4, 5, 6)
>>> round(mean((bone, bone), at_least(8)), 4)
0.4167
>>> white = symbols("SFX", "S", "S", "SF", "", "", "X")
>>> told((white, white), lambda face: face[0])  # successes
{0: 0.25, 1: 0.5, 2: 0.25}
>>> round(mean((white, white), lambda face: face[2] > 0), 4)  # the weapon breaks
0.3056
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from operator import add
from typing import TypeAlias, TypeVar

from korchma.kernel import Rng

K = TypeVar("K")

Face: TypeAlias = tuple[int, ...]
"""How many of each symbol it shows; a number is that many of the only one."""
Die: TypeAlias = tuple[Face, ...]
Pool: TypeAlias = tuple[Die, ...]
Lying: TypeAlias = tuple[tuple[Die, Face], ...]
"""Dice on the table, each with the face it shows."""
Worth: TypeAlias = Callable[[Face], float]
"""What the sum of all faces is worth: true and false for won and lost, or points."""
Kept: TypeAlias = Callable[[Face, int], float]
"""The same where rerolls not used are worth something too: the sum, and how many are left."""


def numbers(*faces: int) -> Die:
    """A die of numbers.

    >>> numbers(1, 2, 3)
    ((1,), (2,), (3,))
    """
    return tuple((face,) for face in faces)


def symbols(kinds: str, *faces: str) -> Die:
    """A die of symbols, each kind a letter; a face may show none, or several.

    >>> symbols("SF", "SS", "SF", "")
    ((2, 0), (1, 1), (0, 0))
    """
    for face in faces:
        assert set(face) <= set(kinds), f"a face shows {face!r}, the kinds are {kinds!r}"
    return tuple(tuple(face.count(kind) for kind in kinds) for face in faces)


def throw(rng: Rng, pool: Pool) -> tuple[Face, ...]:
    """Throw a pool: a face of each die, in their order; like dice are one draw."""
    if not pool:
        return ()
    die, dice = pool[0], len(pool)
    if pool.count(die) == dice:
        return tuple([die[i] for i in rng.several(len(die), dice)])
    if len(set(map(len, pool))) == 1:
        drawn = rng.several(len(die), dice)
        return tuple([die[i] for die, i in zip(pool, drawn, strict=True)])
    return tuple(face for die in pool for face in throw(rng, (die,)))


def total(faces: Iterable[Face]) -> Face:
    """All faces added up.

    >>> total([(1, 0), (1, 1)])
    (2, 1)
    """
    return tuple(map(sum, zip(*faces, strict=True)))


def at_least(need: int, kind: int = 0) -> Worth:
    """Won with so much of a kind, or more."""
    return lambda face: face[kind] >= need


def rethrown(die: Die, again: Callable[[Face], bool]) -> Die:
    """The die of one who must throw certain faces again, once: as likely faces, only more.

    >>> rethrown(numbers(0, 1), lambda face: face == (0,))
    ((0,), (1,), (1,), (1,))
    """
    return tuple(new for face in die for new in (die if again(face) else (face,) * len(die)))


@cache
def spread(pool: Pool) -> dict[Face, float]:
    """The chance of every sum, by convolution, one die after the other.

    >>> spread((numbers(1, 2), numbers(1, 2)))
    {(2,): 0.25, (3,): 0.5, (4,): 0.25}
    """
    ways, all_ways = _ways(tuple(sorted(pool)))
    return {face: n / all_ways for face, n in sorted(ways.items())}


@cache
def _ways(pool: Pool) -> tuple[dict[Face, int], int]:
    """In how many ways each sum comes, and how many there are: whole numbers, so exact."""
    if not pool:
        return {(): 1}, 1
    die, rest = pool[0], pool[1:]
    ways: Counter[Face] = Counter(die)
    if not rest:
        return dict(ways), len(die)
    others, n = _ways(rest)
    out: Counter[Face] = Counter()
    for face, here in ways.items():
        for other, there in others.items():
            out[_plus(face, other)] += here * there
    return dict(out), n * len(die)


def _plus(one: Face, other: Face) -> Face:
    return tuple(map(add, one, other)) if one and other else one or other


def mean(pool: Pool, worth: Worth) -> float:
    """What a throw is worth on average; the chance to win where worth is won or lost."""
    return sum(chance * worth(face) for face, chance in spread(pool).items())


def told(pool: Pool, what: Callable[[Face], K]) -> dict[K, float]:
    """The chance of each thing a throw can come to: wounds, say, or symbols of a kind."""
    out: dict[K, float] = {}
    for face, chance in spread(pool).items():
        key = what(face)
        out[key] = out.get(key, 0.0) + chance
    return out


class Rerolls:
    """The best use of rerolls, dice chosen as they fall: a plan that remembers what it found.

    ``most`` says of each reroll how many dice it may throw again, in the order of use. ``once``:
    a die thrown again stays as it lies, whatever rerolls are left.

    >>> bone = numbers(1, 2, 3, 4, 5, 6)
    >>> plan = Rerolls(lambda face, left: face[0], [2])
    >>> plan.thrown((bone, bone))
    8.5
    >>> plan.choice((bone, bone), ((6,), (2,)))
    (1,)
    """

    def __init__(self, worth: Kept, most: Sequence[int], *, once: bool = False) -> None:
        self._worth, self._most, self._once = worth, tuple(most), once
        self._memory: dict[tuple[Lying, Pool, Face, int], float] = {}

    def thrown(self, pool: Pool) -> float:
        """What the pool is worth before it is thrown."""
        return self._open((), tuple(sorted(pool)), (), len(self._most))

    def lying(self, pool: Pool, faces: Sequence[Face]) -> float:
        """What these dice are worth, to be thrown again or not."""
        return self._best(tuple(sorted(zip(pool, faces, strict=True))), (), len(self._most))

    def again(self, pool: Pool, faces: Sequence[Face], which: Sequence[int]) -> float:
        """What it is worth to spend the next reroll on these dice."""
        return self._again(tuple(zip(pool, faces, strict=True)), which, (), len(self._most))

    def choice(self, pool: Pool, faces: Sequence[Face]) -> tuple[int, ...]:
        """The dice best thrown again now; none where they had better lie."""
        worth = {which: self.again(pool, faces, which) for which in self._sets(faces)}
        best = max(worth, key=worth.__getitem__, default=())
        return best if best and worth[best] > self._worth(total(faces), len(self._most)) else ()

    def _sets(self, dice: Sequence[object], used: int = 0) -> list[tuple[int, ...]]:
        """Which dice the next reroll may take."""
        most = min(self._most[used], len(dice)) if used < len(self._most) else 0
        return [which for n in range(most) for which in combinations(range(len(dice)), n + 1)]

    def _best(self, dice: Lying, locked: Face, left: int) -> float:
        """The best of standing and of every reroll; ``locked`` is the sum of dice that stay."""
        key = (dice, (), locked, left)
        if key not in self._memory:
            stand = self._worth(_plus(locked, total(face for _, face in dice)), left)
            sets = self._sets(dice, len(self._most) - left)
            ways = {tuple(dice[i] for i in which): which for which in sets}
            again = [self._again(dice, which, locked, left) for which in ways.values()]
            self._memory[key] = max([stand, *again])
        return self._memory[key]

    def _again(self, dice: Lying, which: Sequence[int], locked: Face, left: int) -> float:
        """A reroll is spent on some of the dice."""
        kept = tuple(sorted(each for i, each in enumerate(dice) if i not in which))
        pool = tuple(sorted(dice[i][0] for i in which))
        if self._once:
            return self._settled(kept, pool, locked, left - 1)
        return self._open(kept, pool, locked, left - 1)

    def _settled(self, kept: Lying, pool: Pool, locked: Face, left: int) -> float:
        """A throw after which these dice stay as they lie."""
        thrown = spread(pool).items()
        return sum(chance * self._best(kept, _plus(locked, face), left) for face, chance in thrown)

    def _open(self, kept: Lying, pool: Pool, locked: Face, left: int) -> float:
        """A throw after which any die may be thrown again, while rerolls are left."""
        if not pool:
            return self._best(kept, locked, left)
        if not left:
            return self._settled(kept, pool, locked, left)
        key = (kept, pool, locked, left)
        if key not in self._memory:
            die, rest = pool[0], pool[1:]
            after = (
                n * self._open(tuple(sorted((*kept, (die, face)))), rest, locked, left)
                for face, n in Counter(die).items()
            )
            self._memory[key] = sum(after) / len(die)
        return self._memory[key]
