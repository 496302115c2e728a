"""A title: what it is called by, its rules, its content, its players' programs."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import metadata
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from korchma.kernel.campaign import Campaign
from korchma.kernel.copying import copier
from korchma.kernel.errors import KorchmaError
from korchma.kernel.lesson import Lesson
from korchma.kernel.memory import Memory
from korchma.kernel.mistakes import misfit
from korchma.kernel.rooms import Box, Eyes, Figures, Mind, Rules

S = TypeVar("S", bound=Any)
C = TypeVar("C")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options

GROUP = "korchma.games"


class Mode(msgspec.Struct, frozen=True):
    """A way to play a title: its id, for how many, and the options that make it. ``together``: all
    win or lose as one, so that nobody is measured by it."""

    id: str
    players: tuple[int, ...]
    options: Mapping[str, Any]
    together: bool = False


@dataclass(frozen=True, eq=False)
class Game(Generic[S, C, O]):
    """A title: how it is called, and its rooms. It is equal to itself only.

    ``rules_version`` changes whenever the same decisions would lead elsewhere. ``lesson`` is a
    first game that teaches, ``memory`` what players have read in earlier ones, ``campaign`` how
    its games hang together as chapters.
    """

    id: str
    rules_version: int
    package: str
    modes: tuple[Mode, ...]
    minutes: int
    weight: int
    rules: Rules[S, C, O]
    box: Box[C]
    eyes: Eyes[S, C, O]
    mind: Mind = field(default_factory=Mind)
    figures: Figures[S, C, O] = field(default_factory=Figures)
    lesson: Lesson | None = None
    memory: Memory | None = None
    campaign: Campaign[Any] | None = None

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Copies a state."""
        return copier(self.rules.state_type)  # type: ignore[arg-type]  # a type is hashable

    @cached_property
    def content(self) -> C:
        """The content of the box, without packs."""
        return self.box.load(())

    @cached_property
    def answer_type(self) -> Any:
        """An answer as JSON has it: an option, or several."""
        one: Any = self.rules.choices
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
                raise KorchmaError(
                    f"{self.id}: the mode {name} is for {people(mode.players)}, not {players}."
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
            return msgspec.convert(raw, self.rules.options_type)
        except msgspec.ValidationError as error:
            field, wrong = misfit(error, raw, self.rules.options_type)
            raise KorchmaError(f"{self.id}: the option {field} cannot be: {wrong}.") from None


def people(counts: Sequence[int]) -> str:
    """For how many.

    >>> people((1,)), people((2, 3, 4))
    ('1 player', '2, 3 or 4 players')
    """
    *some, last = map(str, counts)
    if not some:
        return f"{last} player" if last == "1" else f"{last} players"
    return f"{', '.join(some)} or {last} players"


@cache
def _titles() -> dict[str, metadata.EntryPoint]:
    """The entry points of all titles; reading them takes milliseconds, so once."""
    found = {point.name: point for point in metadata.entry_points(group=GROUP)}
    return dict(sorted(found.items()))


class Broken(NamedTuple):
    """A title that is installed and cannot be loaded: its name, its package, and why."""

    name: str
    package: str
    why: str

    def __str__(self) -> str:
        return (
            f"The game {self.name} is left out: {self.package} cannot be loaded ({self.why}). "
            "Mend it, or uninstall it."
        )


@cache
def _loaded(point: metadata.EntryPoint) -> Game[Any, Any, Any] | Broken:
    """The title at an entry point. Whatever a stranger's package does when it is imported, it takes
    nothing but itself off the shelf; and it is not tried again and again."""
    try:
        game = point.load()
    except (Exception, SystemExit) as error:
        return Broken(point.name, _package(point), _reason(error))
    if not isinstance(game, Game):
        return Broken(point.name, _package(point), f"{point.value} is no Game")
    if game.id != point.name:
        return Broken(point.name, _package(point), f"{point.value} calls itself {game.id}")
    return game


def _package(point: metadata.EntryPoint) -> str:
    """What to uninstall: a package and its version, as pip names them."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def _reason(error: BaseException) -> str:
    """What went wrong and in which line, for who can mend it."""
    said = " ".join([f"{type(error).__name__}:", *str(error).split()])
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [
        each for each in frames if each.filename != __file__ and "importlib" not in each.filename
    ]
    return f"{said}; {theirs[-1].filename}, line {theirs[-1].lineno}" if theirs else said


def games() -> dict[str, Game[Any, Any, Any]]:
    """Every title that can be played here, by id: ours, and any package with an entry point."""
    found = {name: _loaded(point) for name, point in _titles().items()}
    return {name: game for name, game in found.items() if isinstance(game, Game)}


def broken_games() -> tuple[Broken, ...]:
    """The titles that are installed and left out, and why: for who keeps the house."""
    found = map(_loaded, _titles().values())
    return tuple(each for each in found if isinstance(each, Broken))


def find_game(name: str) -> Game[Any, Any, Any]:
    """The title of this id. Why another cannot be loaded is not for strangers: it names folders."""
    if name not in _titles():
        names = ", ".join(games())
        raise KorchmaError(f"There is no game {name!r} here. The games are: {names}.")
    game = _loaded(_titles()[name])
    if isinstance(game, Broken):
        raise KorchmaError(
            f"The game {name} is installed but cannot be loaded; `korchma games` says why."
        )
    return game
