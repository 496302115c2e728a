"""Screens that are kept from one test to the next, wiped clean in between.

Opening a page takes more than a second of CPU, nearly all of it the start of its process; going
to another place on a page that is open takes a quarter of that.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.dark import DARK
from tests.chance import number

Kind = tuple[tuple[str, Any], ...]
TIMEOUT = 30_000
FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"
# Tests are in a hurry: what happened is told at once, unless a test is about the theatre.
PACE = """
    if (location.origin !== 'null' && !localStorage.getItem('korchma-settings'))
        localStorage.setItem('korchma-settings', JSON.stringify({ pace: '%s' }));
"""

# Chance in a browser is the same on every page: mulberry32, from the seed of this run.
CHANCE = f"""{{
    let seed = {number("browser")}
    Math.random = () => {{
        seed = (seed + 0x6d2b79f5) | 0
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }}
}}"""

# A worker that waits for pushes is a process of its own: only where a test is about it.
ALONE = "delete Navigator.prototype.serviceWorker;"


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A browser of somebody's own, whose chance is no chance."""
    context = browser.new_context(**options)
    context.add_init_script(CHANCE)
    return context


class Screens:
    """The screens of a browser: each with cookies and a memory of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[Kind, list[Page]] = defaultdict(list)
        self._taken: dict[Page, Kind] = {}

    def take(
        self, size: tuple[int, int], pace: str = "at-once", use: str = "", **options: Any
    ) -> Page:
        """A screen of this kind and for this use, as good as new."""
        kind = (("pace", pace), ("use", use), *sorted(options.items()))
        page = self._free[kind].pop() if self._free[kind] else self._open(pace, options)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        self._taken[page] = kind
        return page

    def _open(self, pace: str, options: dict[str, Any]) -> Page:
        context = new_context(self._browser, **{"reduced_motion": "reduce", **options})
        context.set_default_timeout(TIMEOUT)
        workers = "" if options.get("service_workers") == "allow" else ALONE
        context.add_init_script(PACE % pace + DARK + workers)
        return context.new_page()

    def give_back(self, page: Page, aside: str) -> None:
        """Wiped, and laid aside at a quiet address of the same inn; if it is broken, away."""
        kind = self._taken.pop(page)
        try:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.mouse.move(-1, -1)
            page.goto(aside)
            page.evaluate(FORGET)
            page.context.clear_cookies()
            page.context.clear_permissions()
            self._free[kind].append(page)
        except Error:
            self.throw_away(page)

    def throw_away(self, page: Page) -> None:
        """A screen that nobody shall have after this."""
        self._taken.pop(page, None)
        page.context.close()
