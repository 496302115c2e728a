"""What rules have in hand while they run."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from korchma.kernel.event import Event, Told
from korchma.kernel.rng import OPEN_KEY, HasRng, Rng

S = TypeVar("S", bound=HasRng)
C = TypeVar("C")
O = TypeVar("O")  # noqa: E741  # options


class Tell(Protocol):
    """How rules say what happened."""

    def __call__(
        self, event: Event, to: int | tuple[int, ...] | None = None, others: Event | None = None
    ) -> None: ...


def deaf(
    event: Event, to: int | tuple[int, ...] | None = None, others: Event | None = None
) -> None:
    """Nobody listens: simulations tell into the void."""


class Table(Generic[S, C, O]):
    """The state, the box's content, the options of this game, chance, and a voice.

    ``learn`` is called where something hidden becomes known to anybody without a die being
    rolled (a card drawn or revealed): undo is not free past that point. ``listening`` says whether
    anybody hears what is told. Without the key of a game its chance is that of any other table.
    """

    __slots__ = ("_log", "content", "listening", "options", "rng", "state", "tell")

    def __init__(
        self,
        state: S,
        content: C,
        options: O,
        key: bytes = OPEN_KEY,
        log: list[Told] | None = None,
    ) -> None:
        self.state = state
        self.content = content
        self.options = options
        self.rng = Rng(state, key)
        self.tell: Tell = deaf
        self.listening = False
        self._log: list[Told] = []
        if log is not None:
            self.listen(log)

    def listen(self, log: list[Told]) -> None:
        """From now on what is told goes into this log."""
        self._log = log
        self.tell = self._tell
        self.listening = True

    def learn(self) -> None:
        """Something new became known."""
        self.rng.news = True

    def _tell(
        self, event: Event, to: int | tuple[int, ...] | None = None, others: Event | None = None
    ) -> None:
        self.rng.step()
        audience = (to,) if isinstance(to, int) else to
        self._log.append(Told(len(self._log) + 1, event, audience, others))
