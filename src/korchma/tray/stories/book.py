"""A book of stories: its entries, where reading begins, and how it may end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

import msgspec

from korchma.kernel.errors import KorchmaError
from korchma.tray.stories.grammar import (
    AllOf,
    AnyOf,
    Branch,
    C,
    Choose,
    E,
    Entry,
    FlagIs,
    If,
    Jump,
    Mark,
    Name,
    Not,
    Read,
    Step,
    TheEnd,
)


class Fault(NamedTuple):
    """What an author has to mend: in which file, which entry, where in it, and why."""

    file: str
    entry: Name
    field: str
    what: str

    def __str__(self) -> str:
        where = ", ".join(filter(None, (self.file, f"entry {self.entry}", self.field)))
        return f"{where}: {self.what}"


def _leads_nowhere(step: Any) -> Sequence[Name]:
    return ()


@dataclass(frozen=True, eq=False)
class Book(Generic[E, C]):
    """Entries by name, and what a linter must know of the game they belong to.

    ``starts`` are entries read from outside: cards that are drawn, openings of plots, paragraphs
    of places. ``leads`` says which entries a step of the game's own brings about later (a quest, a
    new plot). ``endings`` are all the ways to end; where ``closed``, every story must come to one,
    else an entry may simply end. ``given`` are flags that come from outside; ``flags`` says whether
    the game keeps any. ``texts`` are the ids of the words an entry needs, ``files`` its file.
    """

    entries: Mapping[Name, Entry[E, C]]
    starts: Sequence[Name]
    leads: Callable[[E], Sequence[Name]] = _leads_nowhere
    endings: Sequence[str] = ()
    closed: bool = False
    given: frozenset[str] = frozenset()
    flags: bool = True
    texts: Callable[[Entry[E, C]], Sequence[str]] = field(default=lambda entry: ())
    files: Mapping[Name, str] = field(default_factory=dict)

    def fault(self, entry: Name, where: str, what: str) -> Fault:
        """Something wrong with an entry."""
        return Fault(self.files.get(entry, ""), entry, where, what)


def within(steps: Sequence[Any], where: str = "steps") -> Iterator[tuple[str, Any]]:
    """Every step among these and inside them, prices too, each with its place in the entry."""
    for number, step in enumerate(steps):
        here = f"{where}[{number}]"
        yield here, step
        for part, branch in branches(step):
            yield from within(branch, f"{here}.{part}")


def branches(step: Any) -> Iterator[tuple[str, Sequence[Any]]]:
    """The steps inside a step, by where they stand: of ways, of outcomes, of an if."""
    if isinstance(step, If):
        yield "steps", step.steps
        yield "otherwise", step.otherwise
        return
    for name in step.__struct_fields__:
        held = getattr(step, name)
        for number, each in enumerate(held if isinstance(held, tuple) else (held,)):
            if isinstance(each, Branch):
                here = f"{name}[{number}]" if isinstance(held, tuple) else name
                yield f"{here}.price", getattr(each, "price", ())
                yield f"{here}.steps", each.steps


def conditions(value: Any) -> Iterator[Any]:
    """Every condition in a Struct, those inside others too, whatever fields they stand in."""
    for name in value.__struct_fields__:
        held = getattr(value, name)
        for each in held if isinstance(held, tuple) else (held,):
            if isinstance(each, msgspec.Struct) and not isinstance(each, Step):
                if isinstance(each, FlagIs | Not | AllOf | AnyOf):
                    yield each
                yield from conditions(each)


def targets(book: Book[E, C], step: Any) -> Iterator[Name]:
    """The entries a step leads to, now or later."""
    match step:
        case Jump(to):
            yield to
        case Read(entry):
            yield entry
        case TheEnd() | Choose() | If():
            pass
        case _:
            yield from book.leads(step)


def check(book: Book[E, C]) -> None:
    """A jump to nowhere, an unknown ending, two ways of one name: such a book cannot load."""
    for name, entry in book.entries.items():
        for where, step in within(entry.steps):
            fault = _broken(book, name, where, step)
            if fault is not None:
                raise KorchmaError(str(fault))
    for name in book.starts:
        if name not in book.entries:
            raise KorchmaError(f"A story begins at entry {name}, which is not there.")


def _broken(book: Book[E, C], name: Name, where: str, step: Any) -> Fault | None:
    for to in targets(book, step):
        if to not in book.entries:
            return book.fault(name, where, f"there is no entry {to}")
    if isinstance(step, TheEnd) and step.ending not in book.endings:
        known = ", ".join(book.endings) or "none"
        return book.fault(name, where, f"there is no ending {step.ending!r} (there are: {known})")
    asked = [each for each in conditions(step) if isinstance(each, FlagIs)]
    if not book.flags and (asked or isinstance(step, Mark)):
        return book.fault(name, where, "this game keeps no flags")
    if isinstance(step, Choose):
        ids = [way.id for way in step.options]
        if not ids or len({*ids}) < len(ids):
            return book.fault(name, where, "a choice has ways, and no two of one name")
    return None
