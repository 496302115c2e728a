"""A title: what it is called by, its rules, its content, its players' programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from korchma.kernel.ask import Ask, Flow, Option, Refused
from korchma.kernel.copying import copier
from korchma.kernel.errors import KorchmaError
from korchma.kernel.lesson import Lesson
from korchma.kernel.memory import Memory
from korchma.kernel.table import Table
from korchma.kernel.words import Word, plain_words

if TYPE_CHECKING:
    from korchma.kernel.chair import Bot

S = TypeVar("S", bound=Any)
C = TypeVar("C")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

GROUP = "korchma.games"


class Mode(msgspec.Struct, frozen=True):
    """A way to play a title: its id, for how many, and the options that make it."""

    id: str
    players: tuple[int, ...]
    options: Mapping[str, Any]


class Source(msgspec.Struct, frozen=True):
    """Points of one seat from one source (a text id)."""

    id: str
    points: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: why, who won (nobody: empty), each seat's score and where it came from."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sources: tuple[tuple[Source, ...], ...] = ()


class Odds(msgspec.Struct, frozen=True):
    """The chance that a risk ends well: as things stand, and with everything one holds.

    What was simulated is not exact, and says how far it may be off (95%).
    """

    chance: float
    best: float
    exact: bool = True
    error: float = 0.0


def _no_refusals(table: Any, ask: Ask) -> Sequence[Refused]:
    return ()


def _no_things(table: Any, ask: Ask) -> msgspec.Struct | None:
    return None


def _nothing_named(content: Any) -> Mapping[str, Sequence[str | int]]:
    return {}


def _no_odds(table: Any, ask: Ask, option: Option) -> Odds | None:
    return None


def _no_secrets(view: Any) -> Sequence[str]:
    return ()


def _no_foresight(table: Any, ask: Ask, answer: Sequence[Option]) -> msgspec.Struct | None:
    return None


def _nobody(table: Any) -> Sequence[str]:
    return ()


def _nought(table: Any) -> int:
    return 0


@dataclass(frozen=True)
class Game(Generic[S, C, O]):
    """A title. ``play`` goes on from whatever the state says; ``view`` is what a seat may see,
    ``views`` the same of many seats at once, where that is cheaper.

    ``foresee`` tells a person what an answer, or the first part of one, would bring as far as
    that can be known. ``redeal`` deals anew what a seat cannot know; ``census`` counts what may
    neither be lost nor doubled. ``things`` are what a question is about, made only when somebody
    reads it. ``choices`` is the union of the game's options, ``events`` that of its events;
    ``named`` lists the things that have names, by kind. ``played_as`` says what each seat plays as
    (a witch, a school), where seats differ, and ``casting`` names the questions that decide it: in
    a balance report chance answers those. ``rounds`` says how long a game took, where rounds are
    counted; ``began`` which seat had the first turn: figures count seats from there. ``lesson`` is
    a first game that teaches, ``memory`` what players have read in earlier ones.
    ``secret_rows`` are parts of the box that clients do not get; ``secrets`` are the things
    (``story:event-5``) whose secret texts a view lets its reader see. ``slow_odds`` are simulated:
    worked out apart, never in the way of a question. ``rules_version`` changes whenever the same
    decisions would lead elsewhere.
    """

    id: str
    rules_version: int
    package: str
    modes: tuple[Mode, ...]
    minutes: int
    weight: int
    state_type: type[S]
    options_type: type[O]
    choices: Any
    load: Callable[[Sequence[Path]], C]
    setup: Callable[[int, O, C, int], S]
    play: Callable[[Table[S, C, O]], Flow[None]]
    view: Callable[[Table[S, C, O], int | None], msgspec.Struct]
    result: Callable[[Table[S, C, O]], Result | None]
    redeal: Callable[[Table[S, C, O], int | None], None]
    census: Callable[[Table[S, C, O]], Mapping[str, int]]
    refusals: Callable[[Table[S, C, O], Ask], Sequence[Refused]] = _no_refusals
    odds: Callable[[Table[S, C, O], Ask, Option], Odds | None] = _no_odds
    foresee: Callable[[Table[S, C, O], Ask, Sequence[Option]], msgspec.Struct | None] = (
        _no_foresight
    )
    views: Callable[[Table[S, C, O], Sequence[int | None]], Sequence[msgspec.Struct]] | None = None
    things: Callable[[Table[S, C, O], Ask], msgspec.Struct | None] = _no_things
    words: Callable[[Any, str, object], Mapping[str, Word]] = plain_words
    events: Any = None
    named: Callable[[C], Mapping[str, Sequence[str | int]]] = _nothing_named
    secrets: Callable[[Any], Sequence[str]] = _no_secrets
    secret_rows: frozenset[str] = frozenset()
    slow_odds: bool = False
    played_as: Callable[[Table[S, C, O]], Sequence[str]] = _nobody
    casting: tuple[str, ...] = ()
    rounds: Callable[[Table[S, C, O]], int] = _nought
    began: Callable[[Table[S, C, O]], int] = _nought
    bots: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)
    lesson: Lesson | None = None
    memory: Memory | None = None

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Copies a state."""
        return copier(self.state_type)  # type: ignore[arg-type]  # a type is hashable

    @cached_property
    def content(self) -> C:
        """The content of the box, without packs."""
        return self.load(())

    @cached_property
    def answer_type(self) -> Any:
        """An answer as JSON has it: an option, or several."""
        one: Any = self.choices
        return one | tuple[one, ...]

    @cached_property
    def answers_type(self) -> Any:
        """Answers given in secret, by seat."""
        answer: Any = self.answer_type
        return dict[int, answer]

    def teaches(self, seed: str) -> bool:
        """Whether a game with this seed is the lesson."""
        return self.lesson is not None and self.lesson.seed == seed

    def mode(self, name: str, players: int) -> Mode:
        """The mode of this name, if so many can play it."""
        for mode in self.modes:
            if mode.id == name:
                if players in mode.players:
                    return mode
                allowed = ", ".join(map(str, mode.players))
                raise KorchmaError(
                    f"{self.id}: the mode {name} is for {allowed} players, not {players}."
                )
        names = ", ".join(mode.id for mode in self.modes)
        raise KorchmaError(f"{self.id} has no mode {name!r}. Choose one of: {names}.")

    def default_mode(self, players: int) -> str:
        """The first mode for this number of players."""
        for mode in self.modes:
            if players in mode.players:
                return mode.id
        counts = sorted({n for mode in self.modes for n in mode.players})
        raise KorchmaError(f"{self.id} is for {counts[0]} to {counts[-1]} players, not {players}.")

    def options(self, mode: str, players: int, **chosen: object) -> O:
        """The options of a mode, with those chosen on top."""
        raw = {**self.mode(mode, players).options, **chosen}
        try:
            return msgspec.convert(raw, self.options_type)
        except msgspec.ValidationError as error:
            raise KorchmaError(f"{self.id}: these options cannot be: {error}.") from None


@cache
def _titles() -> dict[str, metadata.EntryPoint]:
    """The entry points of all titles; reading them takes milliseconds, so once."""
    found = {point.name: point for point in metadata.entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def games() -> dict[str, Game[Any, Any, Any]]:
    """Every title that is installed, by id: ours, and any package with an entry point."""
    return {name: find_game(name) for name in _titles()}


def find_game(name: str) -> Game[Any, Any, Any]:
    """The title of this id."""
    if name not in _titles():
        names = ", ".join(_titles())
        raise KorchmaError(f"There is no game {name!r} here. The games are: {names}.")
    game: Game[Any, Any, Any] = _titles()[name].load()
    return game
