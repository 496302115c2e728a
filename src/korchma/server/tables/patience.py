"""Somebody with a watch beside the rules: what goes on and on is stopped, the inn stays open."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from korchma.kernel import Overrun

SECONDS = 5.0
"""What a decision may take in the event loop. The rules count their own steps and stop long before;
this is for a loop that neither draws nor tells."""
LOOK = 0.5
"""Seconds between two looks at the watch."""


class Watch:
    """Raises ``Overrun`` in a thread whose rules do not come to an end.

    A decision pays two notes in a dictionary for it. The exception is taken back where the rules
    have just ended by themselves: it never reaches what comes after them.
    """

    def __init__(self) -> None:
        self._since: dict[int, tuple[float, float]] = {}
        self._lock = threading.Lock()
        self._looking = False

    @contextmanager
    def over(self, seconds: float | None = None) -> Iterator[None]:
        """While rules run here."""
        thread = threading.get_ident()
        if not self._looking:
            self._look_on()
        self._since[thread] = (time.monotonic(), SECONDS if seconds is None else seconds)
        try:
            yield
        finally:
            with self._lock:
                if self._since.pop(thread, None) is None:
                    _raise_in(thread, None)

    def _look_on(self) -> None:
        self._looking = True
        threading.Thread(target=self._look, name="korchma-watch", daemon=True).start()

    def _look(self) -> None:
        while True:
            time.sleep(LOOK)
            now = time.monotonic()
            with self._lock:
                for thread, (since, seconds) in list(self._since.items()):
                    if now - since > seconds:
                        del self._since[thread]
                        _raise_in(thread, Overrun)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    """Have an exception raised in a thread as soon as it does its next step; None takes it back."""
    raised = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


WATCH = Watch()
