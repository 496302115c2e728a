"""While a test runs, the chance that Korchma draws by itself follows from the test's name.

Seeds of games, codes of tables, who sits down as a bot: `secrets` and `SystemRandom` in the test's
own process and in every Python it starts, which finds this file by ``PYTHONPATH`` before anything
else. It needs nothing of Korchma, for it stands in where nothing but a wheel is installed, too.
"""

from __future__ import annotations

import os
import random
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import shake_256
from pathlib import Path

TEST, STARTED = "KORCHMA_TEST_CHANCE", "KORCHMA_TEST_STARTED"
"""The test's name; a file with a byte for each process the test has started."""
HERE = str(Path(__file__).parent)


class Drawn:
    """What the system would have drawn, from the name of the test that runs.

    Each way to ask has a row of its own, so that a seed stays the same whoever draws a code before;
    and so has each process, so that an inn that was killed does not give its codes again.
    """

    def __init__(self, process: int = 0) -> None:
        self._process = process
        self._asked: Counter[tuple[str, int]] = Counter()
        self._lock = threading.Lock()

    def bytes(self, count: int) -> bytes:
        """So many bytes."""
        test = os.environ[TEST]
        with self._lock:
            nth = self._asked[test, count]
            self._asked[test, count] += 1
        return shake_256(f"{test}\0{self._process}\0{count}\0{nth}".encode()).digest(count)

    def bits(self, count: int) -> int:
        """A number below two to the power of this."""
        return int.from_bytes(self.bytes(-(-count // 8)), "big") >> (-count % 8)

    @contextmanager
    def for_test(self, name: str) -> Iterator[None]:
        """While this test runs (or what several share is set up) it draws what it always drew."""
        Path(os.environ[STARTED]).write_bytes(b"")
        with self._lock:
            for way in [each for each in self._asked if each[0] == name]:
                del self._asked[way]
        before, os.environ[TEST] = os.environ[TEST], name
        try:
            yield
        finally:
            os.environ[TEST] = before


def stand_in(drawn: Drawn) -> None:
    """From now on the system's chance is the test's."""
    system = random.SystemRandom
    system.getrandbits = lambda self, k: drawn.bits(k)  # type: ignore[method-assign]
    system.randbytes = lambda self, n: drawn.bytes(n)  # type: ignore[method-assign]
    system.random = lambda self: drawn.bits(53) / (1 << 53)  # type: ignore[method-assign]


def _number() -> int:
    """Which of the test's processes this is; a pool's workers, which tests share, are none."""
    if any("multiprocessing" in each for each in sys.orig_argv):
        return -1
    with open(os.environ[STARTED], "ab") as started:
        started.write(b".")
        started.flush()
        return started.tell()


if TEST in os.environ and STARTED in os.environ:
    stand_in(Drawn(_number()))
