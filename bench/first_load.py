"""What a first visit weighs: compressed bytes, as served, of the inn and of a table of each game.

``python -m bench.first_load`` starts an inn with the built client and opens it in Chromium with
nothing kept: the inn first, then from there a table of each game against a bot. What a table adds
to what the inn has brought already is counted. Bytes are those of the bodies on the wire.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bench.house import OwnInn, chromium_here
from playwright.sync_api import Browser, Page, Request, sync_playwright

from korchma.kernel import games

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
KINDS = {"script": "script", "stylesheet": "style", "font": "fonts", "image": "pictures"}
COLUMNS = ("script", "style", "texts and data", "fonts", "pictures")

SET_TABLE = """async ([game, mode]) => {
    const wish = { game, mode, seats: ['me', 'bot:heuristic'] }
    const headers = { 'content-type': 'application/json' }
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
    return (await made.json()).code
}"""


def _settle(page: Page) -> None:
    """Wait until nothing more is fetched."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => null)")


class Visit:
    """A first visit, and what came over the wire since it was last asked."""

    def __init__(self, browser: Browser, url: str, **more: Any) -> None:
        self._url = url
        self._came: list[Request] = []
        context = browser.new_context(viewport={"width": 1440, "height": 900}, **more)
        context.set_default_timeout(120_000)  # bots take their time to wake on a busy machine
        self.page = context.new_page()
        self.page.on("requestfinished", lambda request: self._came.append(request))

    def go(self, path: str) -> Counter[str]:
        """Open a page; bytes by kind."""
        self.page.goto(self._url + path)
        _settle(self.page)
        return self.weighed()

    def table(self, game: str, mode: str) -> Counter[str]:
        """Sit down at a table of a game; what that adds to the inn."""
        code = self.page.evaluate(SET_TABLE, [game, mode])
        self._came.clear()
        self.page.goto(f"{self._url}/table/{code}")
        self.page.locator("[data-room=board]").wait_for()
        _settle(self.page)
        return self.weighed()

    def weighed(self) -> Counter[str]:
        """Bytes of the bodies that came since, by kind."""
        found: Counter[str] = Counter()
        for request in self._came:
            kind = KINDS.get(request.resource_type, "texts and data")
            found[kind] += max(0, request.sizes()["responseBodySize"])  # kept ones weigh nothing
        self._came.clear()
        return found


def measured(browser: Browser, url: str) -> dict[str, Counter[str]]:
    """The inn, and what a table of each game adds to it."""
    found: dict[str, Counter[str]] = {}
    for game in games().values():
        visit = Visit(browser, url, locale="en-GB")
        found.setdefault("the inn", visit.go("/"))
        found[game.id] = visit.table(game.id, game.default_mode(2))
        visit.page.context.close()
    return found


def main() -> None:
    """Measure and print a table for docs/benchmarks.md."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = OwnInn(Path(home) / "inn.db")
        chromium = playwright.chromium.launch(executable_path=chromium_here(), args=ARGS)
        found = measured(chromium, inn.url)
        chromium.close()
        inn.close()
    print("| kB, compressed | " + " | ".join(COLUMNS) + " | together |")
    print("|---|" + "---|" * (len(COLUMNS) + 1))
    for name, came in found.items():
        cells = [came[kind] / 1000 for kind in COLUMNS]
        print(f"| {name} | " + " | ".join(f"{n:.1f}" for n in (*cells, sum(cells))) + " |")


if __name__ == "__main__":
    main()
