"""The grammar of stories, as it stands in TOML.

A game brings its own steps ``E`` (effects, checks, fights) and its own conditions ``C``, each a
union of small Structs; all else is here. A step says what it is with ``do``, a condition with
``is``.

>>> class Gold(Step, frozen=True):
...     n: int
>>> class Tale(Entry[Gold, FlagIs], frozen=True):
...     pass
>>> tale = msgspec.convert(
...     {
...         "id": "well",
...         "source": "designed",
...         "steps": [
...             {"do": "gold", "n": 1},
...             {"do": "choose", "options": [{"id": "in", "steps": [{"do": "read", "entry": 7}]}]},
...         ],
...     },
...     Tale,
... )
>>> tale.steps[0], tale.steps[1].options[0].steps
(Gold(n=1), (Read(entry=7),))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar, Union

import msgspec

from korchma.kernel.ask import kebab
from korchma.kernel.content import Row

E = TypeVar("E")
C = TypeVar("C")

Name: TypeAlias = int | str
"""What an entry is called by: a number or a name."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """One thing that happens in a story."""


class Is(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag=kebab):
    """Something that holds, or does not."""


# --- conditions ----------------------------------------------------------------------------------


class FlagIs(Is, frozen=True, tag="flag"):
    """A flag has at least this value, and at most that one where one is named."""

    name: str
    least: int = 1
    most: int | None = None


class Not(Is, Generic[C], frozen=True):
    """The other does not hold."""

    of: Condition[C]


class AllOf(Is, Generic[C], frozen=True, tag="all"):
    """Every one of them holds."""

    of: tuple[Condition[C], ...]


class AnyOf(Is, Generic[C], frozen=True, tag="any"):
    """One of them at least holds."""

    of: tuple[Condition[C], ...]


Condition: TypeAlias = Union[C, FlagIs, Not[C], AllOf[C], AnyOf[C]]  # noqa: UP007  # takes parameters


# --- steps ---------------------------------------------------------------------------------------


class Jump(Step, frozen=True):
    """On to another entry; what stands behind is not read."""

    to: Name


class Read(Step, frozen=True):
    """Another entry is read to its end, then this one goes on."""

    entry: Name


class Mark(Step, frozen=True, tag="flag"):
    """A flag changes: it is set ``to`` a value, raised to ``least``, or ``add`` is added."""

    name: str
    to: int | None = None
    least: int | None = None
    add: int | None = None

    def new(self, old: int) -> int:
        """Its value after this."""
        if self.to is not None:
            return self.to
        return max(old, self.least) if self.least is not None else old + (self.add or 0)


class TheEnd(Step, frozen=True, tag="end"):
    """The story ends in one of its endings; nothing more is read."""

    ending: str


class Branch(msgspec.Struct, Generic[E, C], frozen=True, forbid_unknown_fields=True):
    """Steps that may come to be: what a check, a fight or a choice leads to."""

    steps: Steps[E, C] = ()


class Band(Branch[E, C], Generic[E, C], frozen=True, kw_only=True):
    """What happens up to a number: of a die, a test, a count of successes."""

    upto: int


class Way(Branch[E, C], Generic[E, C], frozen=True, kw_only=True):
    """What can be chosen: open ``when`` that holds and its whole price can be paid."""

    id: str
    price: tuple[E, ...] = ()
    when: Condition[C] | None = None


class Choose(Step, Generic[E, C], frozen=True):
    """One of several ways. ``by`` says who chooses, in the game's own words; nobody named: whose
    story it is. Where no way is open the story goes on behind."""

    options: tuple[Way[E, C], ...]
    by: str = ""


class If(Step, Generic[E, C], frozen=True):
    """Steps that are read where something holds, others where it does not."""

    when: Condition[C]
    steps: Steps[E, C] = ()
    otherwise: Steps[E, C] = ()


Steps: TypeAlias = tuple[Union[E, Choose[E, C], If[E, C], Jump, Read, Mark, TheEnd], ...]  # noqa: UP007


class Entry(Row, Generic[E, C], frozen=True):
    """A story card, an event, a numbered entry, a paragraph."""

    id: Name
    steps: Steps[E, C]


def band(bands: Sequence[Band[E, C]], n: int) -> Band[E, C]:
    """The band a number falls into; the last one takes what is above."""
    return next((each for each in bands if n <= each.upto), bands[-1])
