"""Whoever runs a table at one screen: lets bots play, passes windows, saves, takes back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from korchma.bots import make_bot
from korchma.kernel import Advice, Answer, Ask, AskAll, Bot, Chair, Session, advice
from korchma.kernel.record import SeatInfo, record, write


class Host:
    """A session with people and bots at one screen.

    ``asked`` is the person to decide now. With ``stop_everywhere`` people are also stopped at
    windows that most let pass; otherwise the usual answer is given for them.
    """

    def __init__(
        self,
        session: Session,
        seats: list[SeatInfo],
        *,
        save: Path | None = None,
        packs: Sequence[Path] = (),
    ) -> None:
        self.session = session
        self.seats = seats
        self.save_path = save
        self.packs = tuple(packs)
        self.stop_everywhere = False
        self._bots: dict[int, Bot] = {
            seat: make_bot(session.game, info.kind.partition(":")[2], seat)
            for seat, info in enumerate(seats)
            if info.kind != "human"
        }

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where a person sits."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self._bots)

    @property
    def asked(self) -> Ask | None:
        """What a person is asked now; None while it is a bot's turn or the game is over."""
        for seat in self.session.waiting:
            if seat not in self._bots:
                return self.session.ask_of(seat)
        return None

    def step(self) -> bool:
        """Let a bot decide or a window pass; false when a person must decide or all is over."""
        session = self.session
        for seat in session.waiting:
            if seat in self._bots:
                session.choose(self._bots[seat].decide(Chair(session, seat)), seat)
                return True
        ask = session.ask
        if self.must_decide or not isinstance(ask, Ask) or ask.usual is None:
            return False
        session.choose((ask.usual,) if ask.pick else ask.usual, ask.seat)
        return True

    @property
    def must_decide(self) -> bool:
        """Whether all wait for a person, and not at a window that is let pass for them."""
        ask = self.session.ask
        if ask is None or any(seat in self._bots for seat in self.session.waiting):
            return False
        return self.stop_everywhere or isinstance(ask, AskAll) or ask.usual is None

    def run(self) -> None:
        """Go on until a person must decide or the game is over, then save."""
        while self.step():
            pass
        self.save()

    def choose(self, answer: Answer, seat: int) -> None:
        """A person decides; the table is saved."""
        self.session.choose(answer, seat)
        self.save()

    def undo(self, seat: int) -> None:
        """Take back a person's last decision; at one screen everybody sees and agrees."""
        self.session.undo(seat, consent=self.people)
        self.save()

    @property
    def sealed(self) -> int | None:
        """The person whose secret answer came in last while others are still missing."""
        seats = [seat for seat in self.session.pending if seat not in self._bots]
        return seats[-1] if seats else None

    def withdraw(self, seat: int) -> None:
        """Give a secret answer back to its owner, unseen."""
        self.session.withdraw(seat)
        self.save()

    def can_undo(self, seat: int) -> bool:
        """Whether there is anything to take back."""
        return self.session.can_undo(seat) is not None

    def hint(self, seat: int) -> Advice | None:
        """What the game's best bot would do, if it has one, and why."""
        names = tuple(self.session.game.mind.bots)
        if not names or self.session.ask_of(seat) is None:
            return None
        return advice(make_bot(self.session.game, names[-1], 0), Chair(self.session, seat))

    @property
    def way_back(self) -> str:
        """The command that brings one back, while there is something to come back to."""
        if self.session.ask is None or self.save_path is None:
            return ""
        return f"play --resume {self.save_path}"

    def save(self, path: Path | None = None) -> None:
        """Write the table to its file, if it has one."""
        path = path or self.save_path
        if path is not None:
            write(record(self.session, self.seats, snapshot=True), path)
