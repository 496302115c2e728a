"""The rooms of a title: its rules, its box, what seats see, who plays it, what is counted.

Each is a folder of the game's package, and a field of its ``Game``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from korchma.kernel.ask import Ask, Flow, Option, Refused
from korchma.kernel.result import Odds, Result
from korchma.kernel.rng import Rng
from korchma.kernel.scene import Scene
from korchma.kernel.table import Table
from korchma.kernel.words import Word, plain_words

if TYPE_CHECKING:
    from korchma.kernel.chair import Bot

S = TypeVar("S", bound=Any)
C = TypeVar("C")
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  # options


def _no_refusals(table: Any, ask: Ask) -> Sequence[Refused]:
    return ()


def _no_things(table: Any, ask: Ask) -> msgspec.Struct | None:
    return None


def _nothing_named(content: Any) -> Mapping[str, Sequence[str | int]]:
    return {}


def _no_facts(content: Any) -> msgspec.Struct | None:
    return None


def _no_odds(table: Any, ask: Ask, option: Option) -> Odds | None:
    return None


def _no_secrets(view: Any) -> Sequence[str]:
    return ()


def _no_foresight(table: Any, ask: Ask, answer: Sequence[Option]) -> msgspec.Struct | None:
    return None


def _not_drawn(view: Any, content: Any) -> Scene | None:
    return None


def _nobody(table: Any) -> Sequence[str]:
    return ()


def _nought(table: Any) -> int:
    return 0


@dataclass(frozen=True)
class Rules(Generic[S, C, O]):
    """How it is played. ``setup`` draws from the chance it is given; ``play`` goes on from whatever
    the state says.

    ``choices`` is the union of the game's options, ``events`` that of its events; ``options_type``
    are the rulings and variants that a table may choose.
    """

    state_type: type[S]
    options_type: type[O]
    choices: Any
    setup: Callable[[int, O, C, Rng], S]
    play: Callable[[Table[S, C, O]], Flow[None]]
    result: Callable[[Table[S, C, O]], Result | None]
    events: Any = None


@dataclass(frozen=True)
class Box(Generic[C]):
    """What lies in the box. ``named`` lists the things that have names, by kind; ``secret_rows``
    are parts of it that clients do not get. ``proofread`` reads its stories, where it has any, and
    says in sentences what is wrong; it is told for each language whether a text is there."""

    load: Callable[[Sequence[Path]], C]
    named: Callable[[C], Mapping[str, Sequence[str | int]]] = _nothing_named
    secret_rows: frozenset[str] = frozenset()
    proofread: Callable[[C, Mapping[str, Callable[[str], bool]]], Sequence[object]] | None = None


@dataclass(frozen=True)
class Eyes(Generic[S, C, O]):
    """What a seat sees. ``view`` is built from an allow-list, ``views`` the same of many seats at
    once, where that is cheaper.

    ``redeal`` deals anew what a seat cannot know; ``census`` counts what may neither be lost nor
    doubled. ``foresee`` tells a person what an answer, or the first part of one, would bring as
    far as that can be known. ``things`` are what a question is about, made only when somebody
    reads it. ``slow_odds`` tells which options have odds that are simulated: worked out apart,
    never in the way of a question.
    ``secrets`` are the things (``story:event-5``) whose secret texts a view lets its reader see.
    ``facts`` are numbers of the rules that clients show: what a level is worth, a track costs.
    ``turn`` is which turn of the game it is, as the inn's list of tables says it; 0 before the
    first. ``scene`` is the board from afar, made of a view alone: what a spectator does not see
    cannot be in the picture of a link.
    """

    view: Callable[[Table[S, C, O], int | None], msgspec.Struct]
    redeal: Callable[[Table[S, C, O], int | None], None]
    census: Callable[[Table[S, C, O]], Mapping[str, int]]
    views: Callable[[Table[S, C, O], Sequence[int | None]], Sequence[msgspec.Struct]] | None = None
    refusals: Callable[[Table[S, C, O], Ask], Sequence[Refused]] = _no_refusals
    odds: Callable[[Table[S, C, O], Ask, Option], Odds | None] = _no_odds
    slow_odds: Callable[[Table[S, C, O], Ask, Option], bool] | None = None
    foresee: Callable[[Table[S, C, O], Ask, Sequence[Option]], msgspec.Struct | None] = (
        _no_foresight
    )
    things: Callable[[Table[S, C, O], Ask], msgspec.Struct | None] = _no_things
    words: Callable[[Any, str, object], Mapping[str, Word]] = plain_words
    secrets: Callable[[Any], Sequence[str]] = _no_secrets
    facts: Callable[[C], msgspec.Struct | None] = _no_facts
    turn: Callable[[Table[S, C, O]], int] = _nought
    scene: Callable[[Any, C], Scene | None] = _not_drawn


@dataclass(frozen=True)
class Mind:
    """Programs that play it, by name. ``reasons`` is the union of what they give as reasons for
    their advice. ``cast`` are the regulars of its world, as whom bots sit at a table: ``cast-ID``
    names them, ``cast-ID.manner`` says in a line how they are."""

    bots: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)
    reasons: Any = None
    cast: tuple[str, ...] = ()


@dataclass(frozen=True)
class Figures(Generic[S, C, O]):
    """What simulations count. ``played_as`` says what each seat plays as (a witch, a school),
    where seats differ, and ``casting`` names the questions that decide it: in a balance report
    chance answers those. ``rounds`` says how long a game took, where rounds are counted; ``began``
    which seat had the first turn: figures count seats from there. ``main`` are the modes a report
    plays in full, the first one where none is named; ``together`` those that all win or lose."""

    played_as: Callable[[Table[S, C, O]], Sequence[str]] = _nobody
    casting: tuple[str, ...] = ()
    rounds: Callable[[Table[S, C, O]], int] = _nought
    began: Callable[[Table[S, C, O]], int] = _nought
    main: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
