"""An adventure as a book: where reading begins and leads, which texts its entries need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korchma.games.wasteknights.box.box import Adventure
from korchma.games.wasteknights.box.holding import Holding
from korchma.games.wasteknights.box.sheets import PlotSheet
from korchma.games.wasteknights.box.tales import Check, Each, Fight, Graded, Page, Tell, Word
from korchma.tray.stories import Book, Choose, Entry, If


def tale_book(adventure: Adventure, given: frozenset[str] = frozenset()) -> Book[Word, Holding]:
    """The entries of an adventure; its plots begin the reading. ``given``: flags the rules set."""

    def texts(entry: Entry[Word, Holding]) -> list[str]:
        assert isinstance(entry, Page)
        return texts_of(adventure.id, entry)

    return Book(
        {page.id: page for page in adventure.pages.values()},
        [entry for plot in adventure.plots.values() for _, entry in leads(plot)],
        endings=[*adventure.epilogues],
        given=given,
        texts=texts,
        files=dict.fromkeys(adventure.pages, f"{adventure.id}.toml"),
    )


def leads(plot: PlotSheet) -> Iterator[tuple[str, int]]:
    """The entries a plot may have read, each with the field that says so."""
    yield "start", plot.start
    if plot.on_goal is not None:
        yield "on_goal", plot.on_goal
    if plot.time is not None and plot.time.then is not None:
        yield "time.then", plot.time.then
    yield from ((f"actions[{n}].entry", deed.entry) for n, deed in enumerate(plot.actions))
    yield from ((f"triggers[{n}].entry", each.entry) for n, each in enumerate(plot.triggers))
    yield from ((f"events.{time}", entry) for time, entry in plot.events.items())
    yield from ((f"letters.{letter}", entry) for letter, entry in plot.letters.items())


def plot_texts(adventure: Adventure) -> list[str]:
    """What a plot and its story actions are called."""
    name, plots = adventure.id, adventure.plots.values()
    out = [f"{name}-plot-{plot.id}{part}" for plot in plots for part in ("", ".about")]
    return out + [f"{name}-act-{deed.entry}" for plot in plots for deed in plot.actions]


def texts_of(adventure: str, entry: Page) -> list[str]:
    """Title, opening, lines of knights; labels and results of ways; results of checks and fights;
    more words."""
    name = f"{adventure}-{entry.id}"
    lines = [f"{name}.{who}" for who in entry.says]
    return [f"{name}.title", name, *lines, *_within(name, entry.steps)]


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
