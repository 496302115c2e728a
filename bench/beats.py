"""From a click to the first beat: how long until the page shows what came of a decision.

``python -m bench.beats [DECISIONS] [GAME ...]`` starts an inn, opens in Chromium a table of each
game with a bot and decides like a person would, at the usual pace. The clock runs in the page, from
the click until the frame in which the first beat of the theatre, or the next question, is painted.
Beside it the processor time of the page's main thread, which tells more on a busy machine.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bench.first_load import ARGS, SET_TABLE
from bench.house import OwnInn, chromium_here
from playwright.sync_api import Browser, Page, sync_playwright

from korchma.kernel import Game, find_game, games

PACE = """localStorage.setItem('korchma-settings', JSON.stringify({ pace: 'usual' }))"""
FIRST = "main#main [data-ask], [data-theatre]"

# Clicks something that can be chosen; says after how many milliseconds what came of it is painted.
DECIDE = """() => new Promise(done => {
    const asked = () => document.querySelector('[data-ask]')?.dataset.ask ?? ''
    const was = asked()
    const look = () => {
        const beat = document.querySelector('[data-theatre]') !== null
        if (!beat && (asked() === was || asked() === '')) return
        watcher.disconnect()
        requestAnimationFrame(() => {
            const kind = beat ? 'beat' : 'question'
            const channel = new MessageChannel()
            channel.port1.onmessage = () => done([kind, performance.now() - began])
            channel.port2.postMessage('painted')
        })
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
    const all = what => [...document.querySelectorAll(what)]
    const enough = all('[data-choice=confirm]:enabled')
    const sure = [...all('[data-ask] .list li button'), ...all('[data-ask] .opts [data-choice]')]
    const some = sure.length && Math.random() < 0.5 ? sure : [...all('[data-lit]'), ...sure]
    const idle = ':disabled, [aria-pressed=true]'
    const lit = enough.length ? enough : some.filter(each => !each.matches(idle))
    if (!lit.length) { watcher.disconnect(); return done(['', 0]) }
    const began = performance.now()
    const marks = !enough.length && all('[data-choice=confirm]').length
    lit[Math.floor(Math.random() * lit.length)].click()
    setTimeout(() => { watcher.disconnect(); done(['', 0]) }, marks ? 50 : 1000)
})"""


class Decision(NamedTuple):
    """What came first after a decision, after how many milliseconds, and how many of work."""

    kind: str
    wall: float
    cpu: float


def renderer(browser: Browser) -> int:
    """The process of the page: the one that has worked most."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each for each in found if each["type"] == "renderer"]
    process: int = max(pages, key=lambda each: each["cpuTime"])["id"]
    return process


def worked(process: int) -> float:
    """Milliseconds its main thread has worked so far."""
    nanoseconds, *_ = Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()
    return int(nanoseconds) / 1e6


def measured(page: Page) -> Iterator[Decision]:
    """One decision after the other, to the end of a game."""
    browser = page.context.browser
    assert browser is not None
    page.locator(FIRST).first.wait_for()
    process = renderer(browser)
    while True:
        page.locator(f"{FIRST}, .endgrid").first.wait_for()
        if page.locator(".endgrid").count():
            return
        while page.locator("[data-theatre]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
        page.locator("[data-ask], .endgrid").first.wait_for()
        before = worked(process)
        kind, wall = page.evaluate(DECIDE)
        if kind:
            yield Decision(kind, wall, worked(process) - before)


def one_after_the_other(page: Page, url: str, game: Game[Any, Any, Any]) -> Iterator[Decision]:
    """Games of a title at tables with a bot."""
    page.goto(url, wait_until="networkidle")  # by then one is somebody here
    while True:
        page.goto(f"{url}/table/{page.evaluate(SET_TABLE, [game.id, game.default_mode(2)])}")
        yield from measured(page)


def figures(made: list[Decision]) -> dict[str, float]:
    """The middle, and what one in twenty exceeds."""
    wall = statistics.quantiles([each.wall for each in made], n=20)
    cpu = statistics.quantiles([each.cpu for each in made], n=20)
    marks = {"p50": wall[9], "p95": wall[18], "cpu p50": cpu[9], "cpu p95": cpu[18]}
    return {"n": len(made), **{name: round(ms, 1) for name, ms in marks.items()}}


def told(made: list[Decision]) -> dict[str, dict[str, float]]:
    """Figures of all decisions, and of those after which a beat or a question came first."""
    kinds = {kind: [each for each in made if each.kind == kind] for kind in ("beat", "question")}
    return {
        "all": figures(made),
        **{k: figures(each) for k, each in kinds.items() if len(each) > 1},
    }


def main() -> None:
    """Measure and print, game by game."""
    wanted, *names = sys.argv[1:] or ["100"]
    titles = [find_game(name) for name in names] or list(games().values())
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = OwnInn(Path(home) / "inn.db")
        chromium = playwright.chromium.launch(executable_path=chromium_here(), args=ARGS)
        for game in titles:
            context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
            context.set_default_timeout(120_000)  # bots take their time to wake on a busy machine
            context.add_init_script(PACE)
            decisions = one_after_the_other(context.new_page(), inn.url, game)
            made = list(islice(decisions, int(wanted)))
            context.close()
            load = round(os.getloadavg()[0], 1)
            print(json.dumps({"game": game.id, **told(made), "load": load}, indent=2), flush=True)
        chromium.close()
        inn.close()


if __name__ == "__main__":
    main()
