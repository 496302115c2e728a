"""From a click to the first beat: how long until the page shows what came of a decision.

``python -m bench.beats [DECISIONS]`` starts an inn, opens a table of The Witches in Chromium and
decides like a person would, at the usual pace. The clock runs in the page, from the click until
the frame in which the first beat of the theatre, or the next question, is painted. Beside it the
processor time of the page's main thread, which tells more on a busy machine.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bench.house import OwnInn
from playwright.sync_api import Browser, Page, sync_playwright

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
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
    const sure = [...all('[data-ask] .list li button'), ...all('[data-ask] .opts [data-choice]')]
    const lit = sure.length && Math.random() < 0.5 ? sure : [...all('[data-lit]'), ...sure]
    if (!lit.length) { watcher.disconnect(); return done(['', 0]) }
    const began = performance.now()
    lit[Math.floor(Math.random() * lit.length)].click()
    setTimeout(() => { watcher.disconnect(); done(['', 0]) }, 1000)
})"""

SET_TABLE = """async () => {
    const wish = { game: 'witches', mode: 'competitive', seats: ['me', 'bot:heuristic'] }
    const headers = { 'content-type': 'application/json' }
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
    return (await made.json()).code
}"""


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


def measured(page: Page, decisions: int) -> Iterator[Decision]:
    """One decision after the other, to the end of a game."""
    browser = page.context.browser
    assert browser is not None
    page.locator(FIRST).first.wait_for()
    process = renderer(browser)
    for _ in range(decisions * 2):
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


def games(page: Page, url: str, wanted: int) -> Iterator[Decision]:
    """One game after the other at tables with a bot."""
    page.goto(url)
    while True:
        page.goto(f"{url}/table/{page.evaluate(SET_TABLE)}")
        yield from measured(page, wanted)


def figures(made: list[Decision]) -> dict[str, float]:
    """The middle, and what one in twenty exceeds."""
    wall = statistics.quantiles([each.wall for each in made], n=20)
    cpu = statistics.quantiles([each.cpu for each in made], n=20)
    marks = {"p50": wall[9], "p95": wall[18], "cpu p50": cpu[9], "cpu p95": cpu[18]}
    return {"n": len(made), **{name: round(ms, 1) for name, ms in marks.items()}}


def main() -> None:
    """Measure and print."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = OwnInn(Path(home) / "inn.db")
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
        context.set_default_timeout(120_000)  # bots take their time to wake on a busy machine
        context.add_init_script(PACE)
        made = list(islice(games(context.new_page(), inn.url, wanted), wanted))
        chromium.close()
        inn.close()
    kinds = {kind: [each for each in made if each.kind == kind] for kind in ("beat", "question")}
    told = {kind: figures(each) for kind, each in kinds.items() if len(each) > 1}
    load = round(os.getloadavg()[0], 1)
    print(json.dumps({"all": figures(made), **told, "load": load}, indent=2))


if __name__ == "__main__":
    main()
