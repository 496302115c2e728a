"""The chance to solve a problem by the rules themselves: every throw played, every option tried."""

from __future__ import annotations

from collections import Counter
from itertools import product

from korchma.games.witches import GAME
from korchma.games.witches.state import Player, Rulings, State
from korchma.kernel import SAFE, Ask, Option, Rng, Table
from korchma.kernel.rng import OPEN_KEY

FACES = range(6)
Script = tuple[int, ...]


class NotThrown(Exception):
    """So many dice are to be thrown that nobody has named yet."""


class Scripted(Rng):
    """Dice that fall as written, and stop the game where nothing more is written."""

    def __init__(self, state: State, script: Script) -> None:
        super().__init__(state, OPEN_KEY)
        self.script = script

    def several(self, n: int, count: int) -> tuple[int, ...]:
        if not self.script:
            raise NotThrown(count)
        thrown, self.script = self.script[:count], self.script[count:]
        return thrown


class Throwing:
    """An attempt played out in all ways; positions met again are remembered."""

    def __init__(self, state: State, rulings: Rulings) -> None:
        self.start, self.rulings = GAME.copy(state), rulings
        self.solved = _solved(state.players[state.active])
        self.memory: dict[object, float] = {}

    def after(self, *answers: Option, bare: bool = False) -> float:
        """The chance once this was chosen; ``bare``: with no card and no token used after it."""
        return self._after(self.start, answers, bare)

    def _after(
        self, state: State, answers: tuple[Option, ...], bare: bool, script: Script = ()
    ) -> float:
        """The mean over all throws that this choice brings, one throw after the other."""
        try:
            return self._played(state, answers, script, bare)
        except NotThrown as missing:
            more = missing.args[0]
        throws = Counter(tuple(sorted(thrown)) for thrown in product(FACES, repeat=more))
        after = (n * self._after(state, answers, bare, script + x) for x, n in throws.items())
        return sum(after) / throws.total()

    def _played(
        self, state: State, answers: tuple[Option, ...], script: Script, bare: bool
    ) -> float:
        now, ask = self._run(state, answers, script)
        player = now.players[self.start.active]
        if now.attempt is None:
            return float(_solved(player) > self.solved)
        assert ask is not None
        if ask.about in ("reroll", "three", "help"):
            return max(self._after(state, (*answers, each), bare) for each in ask.options)
        if bare:
            player.hand, player.token = [], ""
        return self._best(now)

    def _best(self, state: State) -> float:
        """The best of all that is offered here."""
        key = _key(state)
        if key not in self.memory:
            ways: list[tuple[Option, ...]] = [()]
            _, ask = self._run_or_throw(state)
            if ask is not None:
                ways = [(option,) for option in ask.options]
            self.memory[key] = max(self._after(state, way, bare=False) for way in ways)
        return self.memory[key]

    def _run_or_throw(self, state: State) -> tuple[State, Ask | None]:
        """Where only one thing can be done it is done: no question, perhaps a throw."""
        try:
            now, ask = self._run(state, (), ())
        except NotThrown:
            return state, None
        return now, ask if now.attempt is not None else None

    def _run(
        self, state: State, answers: tuple[Option, ...], script: Script
    ) -> tuple[State, Ask | None]:
        """The rules, from this position, with these answers and dice, to the next question."""
        table = Table(GAME.copy(state), GAME.content, self.rulings)
        table.rng = Scripted(table.state, script)
        flow, sent = GAME.rules.play(table), [None, *answers]
        asked: object = None
        try:
            for answer in sent:
                asked = flow.send(answer)  # type: ignore[arg-type]  # None starts a generator
                while asked is SAFE:
                    asked = flow.send(None)  # type: ignore[arg-type]
        except StopIteration:
            return table.state, None
        assert isinstance(asked, Ask)
        return table.state, asked


def _solved(player: Player) -> int:
    return len(player.easy) + len(player.side) + len(player.hard)


def _key(state: State) -> object:
    """What tells positions of an attempt apart; of a pair that is locked only its sum counts."""
    going, player = state.attempt, state.players[state.active]
    assert going is not None
    locked, pair = going.dice[:-2], going.dice[-2:]
    added = going.symbols + going.bonus
    crises = state.crises.get(player.at, 0)
    hand = frozenset(player.hand)
    return (len(going.dice), sum(locked), tuple(sorted(pair)), added, hand, player.token, crises)
