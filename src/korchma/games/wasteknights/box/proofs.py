"""Adventures read as no player will: ``python -m korchma.games.wasteknights.box.proofs a1``."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from korchma.games.wasteknights.box.tales import (
    Check,
    Deed,
    Each,
    Epilogue,
    Fight,
    Graded,
    Page,
    PlotSheet,
    Tell,
)
from korchma.tray.stories import Book, Choose, If, lint

HERE = Path(__file__).parents[1]
LANGUAGES = ("en", "ru", "uk")


def texts_of(adventure: str, entry: Page) -> list[str]:
    """Title and opening; labels and results of ways; results of checks and fights; more words."""
    name = f"{adventure}-{entry.id}"
    return [f"{name}.title", name, *_within(name, entry.steps)]


def _within(name: str, steps: Sequence[Any]) -> Iterator[str]:
    for step in steps:
        match step:
            case Choose(options=options):
                for way in options:
                    yield f"{_entry(name)}.{way.id}"
                    yield f"{_entry(name)}-{way.id}"
                    yield from _within(f"{_entry(name)}-{way.id}", way.steps)
            case If(steps=yes, otherwise=no):
                yield from _within(name, yes)
                yield from _within(name, no)
            case Check(ok=ok, fail=fail):
                yield f"{name}-ok"
                yield f"{name}-fail"
                yield from _within(f"{name}-ok", ok.steps)
                yield from _within(f"{name}-fail", fail.steps)
            case Fight(win=win, no_win=no_win):
                yield f"{name}-win"
                yield f"{name}-no-win"
                yield from _within(f"{name}-win", win.steps)
                yield from _within(f"{name}-no-win", no_win.steps)
            case Graded(bands=bands):
                for number, band in enumerate(bands):
                    yield f"{name}-{number}"
                    yield from _within(f"{name}-{number}", band.steps)
            case Each(each=branch):
                yield from _within(name, branch.steps)
            case Tell(text=text):
                yield f"{_entry(name)}-{text}"
            case _:
                pass


def _entry(name: str) -> str:
    """``a1-31`` of ``a1-31-a-ok``."""
    return "-".join(name.split("-")[:2])


def proofread(adventure: str) -> list[str]:
    """All that is wrong with an adventure, in sentences."""
    raw = tomllib.loads((HERE / "content" / f"{adventure}.toml").read_text("utf-8"))
    pages = {row["id"]: msgspec.convert(row, Page) for row in raw["entry"]}
    plots = [msgspec.convert(row, PlotSheet) for row in raw["plot"]]
    ends = [msgspec.convert(row, Epilogue) for row in raw["epilogue"]]
    starts = [number for plot in plots for number in _leads(plot)]
    given = frozenset(raw.get("given", ()))
    book = Book(pages, starts, endings=[end.id for end in ends], given=given)
    out = [str(fault) for fault in lint(book)]
    out += [f"epilogue {end.id}: no entry {end.entry}" for end in ends if end.entry not in pages]
    for language in LANGUAGES:
        known = _messages(HERE / "text" / language / f"secret-{adventure}.ftl", out)
        wanted = [text for page in pages.values() for text in texts_of(adventure, page)]
        wanted += [f"{adventure}-plot-{plot.id}{part}" for plot in plots for part in ("", ".about")]
        wanted += [f"{adventure}-act-{deed.entry}" for plot in plots for deed in plot.actions]
        out += [f"{language}: {text} is not there" for text in wanted if text not in known]
        out += [
            f"{language}: {text} belongs to nothing"
            for text in sorted(known - {*wanted})
            if not _spoken(text)
        ]
    return out


def _leads(plot: PlotSheet) -> Iterator[int]:
    yield plot.start
    yield from (plot.on_goal,) if plot.on_goal is not None else ()
    if plot.time is not None and plot.time.then is not None:
        yield plot.time.then
    acts: Sequence[Deed] = plot.actions
    yield from (deed.entry for deed in acts)
    yield from (trigger.entry for trigger in plot.triggers)
    yield from plot.events.values()
    yield from plot.letters.values()


def _spoken(text: str) -> bool:
    """A knight's own line: ``a1-33.johnny``."""
    knights = ("johnny", "logan", "alinta", "zoe", "nellie", "li")
    return text.rpartition(".")[2] in knights or text.endswith("-title")


def _messages(path: Path, out: list[str]) -> set[str]:
    known: set[str] = set()
    if not path.is_file():
        return known
    for each in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(each, Message):
            if each.value is not None:
                known.add(each.id.name)
            known |= {f"{each.id.name}.{mark.id.name}" for mark in each.attributes}
        elif isinstance(each, Junk):
            out.append(f"{path.name}: cannot be read: {(each.content or '')[:60]!r}")
    return known


if __name__ == "__main__":
    faults = [fault for name in sys.argv[1:] for fault in proofread(name)]
    print("\n".join(faults) or "nothing is wrong")
    sys.exit(bool(faults))
