"""A game under way, driven from outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from korchma.kernel.ask import Answer, Ask, AskAll, Illegal, check
from korchma.kernel.errors import KorchmaError
from korchma.kernel.event import TakenBack
from korchma.kernel.game import Game
from korchma.kernel.log import Base, Dream, Entry, Past
from korchma.kernel.recalling import Recalling
from korchma.kernel.rng import Count, Rng, key_of
from korchma.kernel.running import Rest, Running, run
from korchma.kernel.table import Table
from korchma.kernel.undo import Undo, judge, why_not


class Session(Recalling):
    """A game under way: who is asked, what each seat sees, and every decision so far.

    The log is the truth. A fork, a restored save or an undo is the state at a safe point plus
    the decisions made since, run again. ``first`` is the position it cannot go back beyond, where
    that is not the set-up. An ``imagined`` table has neither seed nor past.
    """

    imagined = False
    _dream: Dream | None = None

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
        self.events_log = []
        self.game = game
        self.players = players
        self.seed = seed
        self.people = frozenset(people)
        self._key = key_of(seed)
        self._log = []
        self._marks = []
        self._past = None
        self.undos: list[Undo] = []
        self.rules = game.rules_version
        self.first: Base | None = None
        state = self._set_up(options, content)
        log = self.events_log if listen else None
        table = Table(state, content, options, self._key, log)
        self._begin(table, Base(game.copy(state), 0), fresh=True)

    def _set_up(self, options: msgspec.Struct, content: Any) -> Any:
        """The position before the first question; its counter says how much chance that took."""
        count = Count()
        state = self.game.rules.setup(self.players, options, content, Rng(count, self._key))
        state.rng = count.rng
        return state

    def _begin(
        self,
        table: Table[Any, Any, Any],
        base: Base,
        again: Sequence[Entry] = (),
        *,
        fresh: bool = False,
    ) -> None:
        """Sit down in the position of ``base``, and make these decisions once more.

        From a ``fresh`` position the rules may have a way to go before they can be joined.
        """
        self.table = table
        self._secret = {}
        log = self._log
        rest = Rest(base, self._past.length if self._past else 0, 0 if fresh else len(log) + 1)
        self._rest = rest
        self._rules = self.game.rules.play(table)
        copy, events = self.game.copy, self.events_log
        self._flow: Running = run(self._rules, copy, table, again, log, self._marks, events, rest)
        self.ask = next(self._flow, None)

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
        seed: str = "position",
    ) -> Session:
        """A game that goes on from a position set up by hand: for tests, puzzles, tutorials.

        ``players`` says how many are people or bots where the game itself plays further seats.
        """
        players = len(state.players) if players is None else players
        session = cls(game, players, options, seed, content=content, people=people)
        session.go_on_from(state, 0)
        return session

    def go_on_from(self, state: Any, length: int) -> None:
        """Sit down in a position that there is no way back from, so many decisions into the log."""
        self.first = Base(self.game.copy(state), length)
        content, options = self.table.content, self.table.options
        table = Table(state, content, options, self._key, self.events_log)
        self._begin(table, self.first, fresh=True)

    # --- deciding ----------------------------------------------------------------------------

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
            self._decide(answer)
        elif ask is None:
            raise Illegal("over", "the game is over, or nobody can be asked at this table")
        else:
            self._choose_in_secret(answer, seat)

    def _decide(self, answer: Entry) -> None:
        """A checked decision enters the log, and the rules go on."""
        before, told = len(self._log), len(self.events_log)
        try:
            self.ask = self._flow.send(answer)
        except StopIteration:
            self.ask = None
        except BaseException:  # also Ctrl-C while a bot thinks: as if it had not been decided
            self.rewind(self._rest.earlier + before)
            del self.events_log[told:]
            raise

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
            self._decide(answers)

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
        base = self._rest.base
        if isinstance(base, Dream):
            twin = base.again()
            twin._decide_again(self._log)
        else:
            twin = Session.__new__(Session)
            twin.game, twin.players, twin.people = self.game, self.players, self.people
            twin.seed, twin._key = self.seed, self._key
            if self.imagined:
                twin.imagined, twin._dream = True, self._dream
            twin.undos = self.undos[:]
            twin.rules, twin.first = self.rules, self.first
            twin.events_log = []
            log = self.log
            twin._log, twin._marks = [], []
            twin._past = Past(log, self._marks, len(log))
            twin._begin(self._table_at(base), base, log[base.length :])
        if listen:
            twin.events_log[:] = self.events_log
            twin.table.listen(twin.events_log)
        twin._secret = self._secret.copy()
        return twin

    def _table_at(self, base: Base) -> Table[Any, Any, Any]:
        """The table as it was at a safe point, where nobody listens."""
        table = self.table
        return Table(self.game.copy(base.state), table.content, table.options, self._key)

    def _decide_again(self, entries: Sequence[Entry]) -> None:
        """Decisions that were made at a table just like this one."""
        for entry in entries:
            self._decide(entry)

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
        first = self.first.length if self.first else 0
        if not first <= to <= self.length:
            raise KorchmaError(
                f"There is no way back to decision {to}: this table knows its game from {first} on."
            )
        base, heard = self._rest.base, self.table.listening
        if to < base.length:
            content, options = self.table.content, self.table.options
            base = self._dream or self.first or Base(self._set_up(options, content), 0)
        entries = self.log[base.length : to]
        if isinstance(base, Dream):
            told, self.__dict__ = self.events_log, base.again().__dict__
            self.events_log[:] = told
            self._decide_again(entries)
        else:
            # forks still read the old ones
            self._log, self._marks = self._log[:to], self._marks[:to]
            self._begin(self._table_at(base), base, entries)
        if heard:
            self.table.listen(self.events_log)
