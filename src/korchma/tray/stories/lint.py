"""Reading a book of stories as no player ever will: every page, looking for what is wrong.

Nothing is out of reach, nothing stands behind a jump, nobody who can pay for nothing goes round in
a circle, no flag is asked for that nobody sets, every ending can come, and every text is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from korchma.tray.stories.book import Book, Fault, branches, conditions, targets, within
from korchma.tray.stories.grammar import (
    C,
    Choose,
    E,
    FlagIs,
    If,
    Jump,
    Mark,
    Name,
    Read,
    TheEnd,
)


def lint(book: Book[E, C], texts: Mapping[str, Callable[[str], bool]] | None = None) -> list[Fault]:
    """All that is wrong with a book; ``texts`` say for each language whether an id is there."""
    read = _reached(book)
    out = [book.fault(x, "", "no story leads here") for x in book.entries if x not in read]
    for name in book.entries:
        out += _behind(book, name)
    out += _unset(book, read)
    out += _endless(book, read)
    out += _unending(book, read)
    for language, known in (texts or {}).items():
        out += _untold(book, language, known)
    return out


def _reached(book: Book[E, C]) -> set[Name]:
    """The entries that can ever be read."""
    seen: set[Name] = set()
    ahead = [*book.starts]
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += [
                to for _, step in within(book.entries[name].steps) for to in targets(book, step)
            ]
    return seen


def _behind(book: Book[E, C], name: Name) -> Iterator[Fault]:
    """Steps that are never read, because those before them lead away."""
    lists: list[tuple[str, Sequence[Any]]] = [("steps", book.entries[name].steps)]
    for where, step in within(book.entries[name].steps):
        lists += [(f"{where}.{part}", branch) for part, branch in branches(step)]
    for where, steps in lists:
        for number, step in enumerate(steps[:-1]):
            if isinstance(step, Jump | TheEnd):
                yield book.fault(
                    name, f"{where}[{number + 1}]", "is never read: a step before leads away"
                )
                break


def _unset(book: Book[E, C], read: set[Name]) -> Iterator[Fault]:
    """Flags that are asked for and never set."""
    steps = [(x, where, s) for x in read for where, s in within(book.entries[x].steps)]
    known = book.given | {step.name for _, _, step in steps if isinstance(step, Mark)}
    for name in book.entries:
        for where, step in within(book.entries[name].steps):
            for condition in conditions(step):
                if isinstance(condition, FlagIs) and condition.name not in known:
                    yield book.fault(name, where, f"nothing ever sets the flag {condition.name!r}")


# --- getting out ---------------------------------------------------------------------------------


def _endless(book: Book[E, C], read: set[Name]) -> Iterator[Fault]:
    """Entries from which a reader who can pay for nothing never gets out."""
    out: set[Name] = set()
    grown = True
    while grown:
        found = {x for x in read - out if _gets_out(book, book.entries[x].steps, out)}
        out |= found
        grown = bool(found)
    for name in book.entries:
        if name in read - out:
            end = "no ending" if book.closed else "no end"
            yield book.fault(name, "", f"a reader who can pay for nothing comes to {end} from here")


def _gets_out(book: Book[Any, Any], steps: Sequence[Any], out: set[Name]) -> bool:
    """Whether these steps come to an end, at the worst and with the best of luck and choices.

    ``out`` are the entries of which that is known. Steps that all come through lead on to what
    stands behind them: to the end of the entry, which is one unless the book is closed.
    """
    return _leads(steps, out, not book.closed)


def _leads(steps: Sequence[Any], out: set[Name], after: bool) -> bool:
    """The same, where ``after`` says what comes of going on behind the last step."""
    if not steps:
        return after
    step, rest = steps[0], steps[1:]
    match step:
        case TheEnd():
            return True
        case Jump(to):
            return to in out
        case Read(entry):
            return entry in out and _leads(rest, out, after)
        case If(_, then, otherwise):
            behind = _leads(rest, out, after)
            return all(_leads(branch, out, behind) for branch in (then, otherwise))
        case Choose(options):
            behind = _leads(rest, out, after)
            free = [_leads(x.steps, out, behind) for x in options if not x.price and x.when is None]
            dear = [_leads(x.steps, out, behind) for x in options if x.price or x.when is not None]
            return any(free) if free else behind and all(dear)
        case _:
            behind = _leads(rest, out, after)
            outcomes = [branch for part, branch in branches(step) if part.endswith("steps")]
            return any(_leads(x, out, behind) for x in outcomes) if outcomes else behind


def _unending(book: Book[E, C], read: set[Name]) -> Iterator[Fault]:
    """Endings that no story comes to."""
    steps = [step for name in read for _, step in within(book.entries[name].steps)]
    found = {step.ending for step in steps if isinstance(step, TheEnd)}
    for ending in book.endings:
        if ending not in found:
            yield Fault("", ending, "", "no story comes to this ending")


def _untold(book: Book[E, C], language: str, known: Callable[[str], bool]) -> Iterator[Fault]:
    """Texts that are not there in a language."""
    for name, entry in book.entries.items():
        for text in book.texts(entry):
            if not known(text):
                yield book.fault(name, text, f"this text is not there in {language}")
