"""A table of bots in plain lines: step by step, or on and on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from types import FrameType

from korchma.kernel import KorchmaError
from korchma.terminal.commands import After
from korchma.terminal.plain import Leave, Plain

PAUSE = 1.0
"""Seconds between two sentences, for who reads along."""


@contextmanager
def ctrl_c(stopped: Event) -> Iterator[None]:
    """Ctrl-C sets the event instead of breaking off a decision."""

    def stop(number: int, frame: FrameType | None) -> None:
        stopped.set()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class PlainWatch(Plain):
    """Enter shows the next decision, a number so many of them, ``go`` all, with time to read."""

    def play(self) -> None:
        """From wherever the table stands to the end."""
        self._greet()
        self._news()
        while self.host.session.ask is not None:
            self._do(self._wanted())
        self._save()
        self.say("")
        for line in self.desk.ending():
            self.say(line)

    def _greet(self) -> None:
        self._title()
        self._tell("term-plain-watch")

    def _wanted(self) -> str:
        """What is typed; where lines only come through a pipe and there are no more, all of it."""
        try:
            return self._read("> ")
        except Leave:
            if self._in.isatty():
                raise
            return "go"

    def _do(self, typed: str) -> None:
        if not typed or (typed.isdecimal() and typed.isascii()):
            self._steps(int(typed or 1))
        elif self.commands.means(typed, "go"):
            self._go()
        else:
            after = self.commands.watch(typed)
            if after is After.LEAVE:
                raise Leave
            if after is None:
                self._tell("term-plain-watch-wrong", typed=typed)

    def _steps(self, count: int) -> None:
        """So many decisions, or fewer if the game ends."""
        for _ in range(count):
            if not self._step():
                return

    def _step(self) -> bool:
        """Decisions up to one that is worth a sentence; false when all is over."""
        before = self.desk.story.upto
        while self.host.step():
            self.desk.refresh()
            if self.desk.story.since(before):
                self._news()
                return True
        return False

    def _go(self) -> None:
        """On and on, with time to read where somebody does, until Ctrl-C."""
        stopped = Event()
        with ctrl_c(stopped):
            while self._step() and not stopped.is_set():
                self._out.flush()
                if self._out.isatty():
                    stopped.wait(PAUSE)

    def _save(self) -> None:
        try:
            self.host.save()
        except KorchmaError as error:
            self.say(str(error))
