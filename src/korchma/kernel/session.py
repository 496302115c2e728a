"""A game under way, driven from outside."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from korchma.kernel.ask import SAFE, Answer, Answers, Ask, AskAll, Flow, Illegal, check
from korchma.kernel.event import TakenBack
from korchma.kernel.game import Game
from korchma.kernel.log import SNAPSHOT_EVERY, Base, Entry, Redeal
from korchma.kernel.looking import Looking
from korchma.kernel.rng import first_state
from korchma.kernel.table import Table
from korchma.kernel.undo import Mark, Undo, judge, why_not


class Past(NamedTuple):
    """The log and the marks of the session that was forked, as far as the fork shares them."""

    log: list[Entry]
    marks: list[Mark]
    length: int


class Session(Looking):
    """A game under way: who is asked, what each seat sees, and every decision so far.

    The log is the truth. A fork, a restored save or an undo is the state at a safe point plus
    the decisions made since, run again. ``first`` is the position it cannot go back beyond, where
    that is not the set-up.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        players: int,
        options: msgspec.Struct,
        seed: str,
        *,
        content: Any = None,
        listen: bool = True,
        people: Iterable[int] = (),
    ) -> None:
        content = game.content if content is None else content
        state = game.rules.setup(players, options, content, first_state(seed))
        self.events_log = []
        self.game = game
        self.players = players
        self.seed = seed
        self.people = frozenset(people)
        self._log: list[Entry] = []
        self._marks: list[Mark] = []
        self._past: Past | None = None
        self.undos: list[Undo] = []
        self.rules = game.rules_version
        self.first: Base | None = None
        log = self.events_log if listen else None
        self._begin(Table(state, content, options, log), Base(game.copy(state), 0))
        self._go(None)

    def _begin(self, table: Table[Any, Any, Any], base: Base) -> None:
        """Sit down at a table in the position of ``base``."""
        self.table = table
        self._rest(base)
        self._secret = {}
        self._flow: Flow[None] = self.game.rules.play(table)
        self.ask = None

    @classmethod
    def new(
        cls,
        game: Game[Any, Any, Any],
        players: int,
        mode: str | None = None,
        seed: str = "0",
        *,
        packs: Sequence[Path] = (),
        listen: bool = True,
        people: Iterable[int] = (),
        **options: object,
    ) -> Session:
        """Set a table: the first mode for so many players unless one is named."""
        chosen = game.options(mode or game.default_mode(players), players, **options)
        content = game.box.load(packs) if packs else None
        return cls(game, players, chosen, seed, content=content, listen=listen, people=people)

    @classmethod
    def at(
        cls,
        game: Game[Any, Any, Any],
        state: Any,
        options: msgspec.Struct,
        *,
        players: int | None = None,
        content: Any = None,
        people: Iterable[int] = (),
    ) -> Session:
        """A game that goes on from a position set up by hand: for tests, puzzles, tutorials.

        ``players`` says how many are people or bots where the game itself plays further seats.
        """
        players = len(state.players) if players is None else players
        session = cls(game, players, options, "position", content=content, people=people)
        table = Table(state, session.table.content, options, session.events_log)
        session.first = Base(game.copy(state), 0)
        session._begin(table, session.first)
        session._go(None)
        return session

    # --- the log -----------------------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        """Every decision so far."""
        if self._past is not None:
            self._own_past()
        return self._log

    @property
    def marks(self) -> list[Mark]:
        """What is noted beside each decision."""
        if self._past is not None:
            self._own_past()
        return self._marks

    def _own_past(self) -> None:
        """A fork that is asked for its past copies what it only knew where to find."""
        assert self._past is not None
        log, marks, length = self._past
        self._log[:0], self._marks[:0] = log[:length], marks[:length]
        self._past = None

    # --- running -----------------------------------------------------------------------------

    def _go(self, answer: Answer | Answers | None) -> None:
        """Run the rules until somebody must decide or the game is over."""
        send = self._flow.send
        try:
            asked = send(answer)  # type: ignore[arg-type]  # None starts a generator
            while asked is SAFE:
                length = len(self._log) + (self._past.length if self._past else 0)
                if length >= self._due:
                    self._rest(Base(self.game.copy(self.table.state), length))
                asked = send(None)  # type: ignore[arg-type]
            self.ask = asked  # type: ignore[assignment]
        except StopIteration:
            self.ask = None

    def _rest(self, base: Base, every: int = SNAPSHOT_EVERY) -> int:
        """Remember a safe point; the next is due at this length of the log."""
        self._base = base
        self._due = base.length + every
        return self._due

    def choose(self, answer: Answer, seat: int | None = None) -> None:
        """Decide. A choice not offered raises Illegal and changes nothing."""
        ask = self.ask
        if type(ask) is Ask:
            if seat is not None and seat != ask.seat:
                raise Illegal("not-your-turn", f"seat {ask.seat} is asked, not seat {seat}")
            if ask.pick is not None:
                answer = check(ask, answer)
            elif answer not in ask.options:
                raise Illegal("not-offered", f"{ask.about}: {answer!r} is not offered")
            self._decide(ask.seat, answer, ask.usual is not None and answer == ask.usual)
        elif ask is None:
            raise Illegal("over", "the game is over")
        else:
            self._choose_in_secret(answer, seat)

    def _decide(self, seat: int, answer: Answer | Answers, usual: bool) -> None:
        """A checked decision enters the log, and the rules go on."""
        rng, told = self.table.rng, len(self.events_log)
        rng.news = False
        self._log.append(answer)
        try:
            self._go(answer)
        except BaseException:  # also Ctrl-C while a bot thinks: as if it had not been decided
            self.rewind(len(self.log) - 1)
            raise
        self._marks.append((seat, rng.news, usual, told))

    def _choose_in_secret(self, answer: Answer, seat: int | None) -> None:
        """Put an answer in, or change it; the last one in lets the game go on."""
        assert isinstance(self.ask, AskAll)
        ask = self.ask_of(seat) if seat is not None else None
        if ask is None:
            raise Illegal("not-your-turn", f"seat {seat} is not asked")
        self._secret[ask.seat] = check(ask, answer)
        if len(self._secret) == len(self.ask.asks):
            answers = {each.seat: self._secret[each.seat] for each in self.ask.asks}
            self._secret = {}
            self._decide(-1, answers, False)

    def withdraw(self, seat: int) -> None:
        """Take a secret answer out again while others are still missing; nobody has seen it."""
        if seat not in self._secret:
            raise Illegal("nothing-to-undo", f"seat {seat} has no answer in")
        del self._secret[seat]

    # --- other tables ------------------------------------------------------------------------

    def fork(self, *, listen: bool = False) -> Session:
        """The same game at another table: the last safe point and the decisions since.

        Its past stays here until it is asked for: most forks only look ahead.
        """
        twin: Session = Session.__new__(Session)
        game, table, base = self.game, self.table, self._base
        twin.game = game
        twin.players = self.players
        twin.seed = self.seed
        twin.people = self.people
        twin.undos = self.undos[:]
        twin.rules, twin.first = self.rules, self.first
        twin.events_log = self.events_log[:] if listen else []
        log = self.log
        twin._log, twin._marks = [], []
        twin._past = Past(log, self._marks, len(log))
        twin._begin(Table(game.copy(base.state), table.content, table.options, None), base)
        twin._rerun(log[base.length :])
        if listen:
            twin._listen()
        twin._secret = self._secret.copy()
        return twin

    def _listen(self) -> None:
        """From now on events are kept."""
        self.table.listen(self.events_log)

    def _rerun(self, entries: list[Entry]) -> None:
        """Play logged decisions again, past safe points: the log already holds them."""
        due, self._due = self._due, sys.maxsize
        self._go(None)
        for entry in entries:
            if type(entry) is Redeal:
                self._deal_anew(entry)
            else:
                self._go(entry)  # type: ignore[arg-type]
        self._due = due

    def redeal(self, seat: int | None, seed: int) -> None:
        """Deal anew, at random, all that this seat cannot know. For forks: no record after this."""
        entry = Redeal(seat, seed)
        self._log.append(entry)
        self._marks.append((-1, True, False, 0))
        self._deal_anew(entry)

    def _deal_anew(self, entry: Redeal) -> None:
        """Hidden things change places; what others were asked in secret, they are asked anew."""
        self.table.state.rng = first_state(f"redeal {entry.seed}")
        self.game.eyes.redeal(self.table, entry.seat)
        if isinstance(self.ask, AskAll):
            self._secret = {s: a for s, a in self._secret.items() if s == entry.seat}
            self._flow = self.game.rules.play(self.table)
            self._go(None)

    # --- undo --------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> Undo | None:
        """What taking back this seat's last decision would mean; None where there is none."""
        return judge(self, seat)

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back this seat's last decision, and all that came after it."""
        undo = self.can_undo(seat)
        if undo is None:
            raise why_not(self, seat)
        missing = set(undo.needs).difference(consent)
        if missing:
            raise Illegal("undo-needs-consent", f"seats {sorted(missing)} have not agreed")
        told = self.marks[undo.to][3]
        self.rewind(undo.to)
        self.undos.append(undo)
        self.table.tell(TakenBack(seat, told))

    def rewind(self, to: int) -> None:
        """Go back to where ``to`` decisions had been made."""
        base = self._base
        if to < base.length:
            content, options = self.table.content, self.table.options
            state = self.game.rules.setup(self.players, options, content, first_state(self.seed))
            base = self.first or Base(state, 0)
        entries = self.log[base.length : to]
        self._log, self._marks = self._log[:to], self._marks[:to]  # forks still read the old ones
        state = self.game.copy(base.state)
        heard = self.table.listening
        self._begin(Table(state, self.table.content, self.table.options, None), base)
        self._rerun(entries)
        if heard:
            self._listen()
