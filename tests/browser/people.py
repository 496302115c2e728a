"""People in front of a browser: they click, touch, press keys, and notice what goes wrong."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from httpx import Cookies
from playwright.sync_api import (
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocketRoute,
)

from korchma.kernel import find_game
from korchma.text.voice import Voice
from tests.server.inn import Person, RunningInn, Seat

FIXTURES = Path(__file__).parents[1] / "fixtures" / "witches"
DECIDED = """asked => {
    const now = document.querySelector('[data-ask]')
    return now === null || now.dataset.ask !== asked
}"""
LOOK = """() => {
    const within = (what, node) => node ? node.querySelectorAll(what).length : 0
    const question = document.querySelector('[data-ask]')
    return {
        asked: question ? question.dataset.ask : '',
        several: within('[data-choice=confirm]', question) > 0,
        buttons: within('.opts [data-choice]', question),
        glowing: within('[data-lit]', document),
        over: within('.endgrid', document) > 0,
    }
}"""
# Where a thing can be touched: in its middle, or else higher up, where a card shows.
WHERE = """node => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = node.getBoundingClientRect()
    const at = [2, 4, 8].map(part => [box.x + box.width / 2, box.y + box.height / part])
    return at.find(each => node.contains(document.elementFromPoint(...each))) ?? null
}"""
UNMARKED = """:is([data-lit], .opts [data-choice], .list [data-choice])[aria-pressed=false]"""
COVER = ".cover .btn--flame"
PATIENCE = 30.0
SOON = 2_000
"""Milliseconds in which a thing is there that is to be touched, or has gone."""


def say(message: str, language: str = "en", *, game: str = "witches", **args: str | int) -> str:
    """A sentence as the client should say it; "id.attribute" for an attribute."""
    voice = Voice(find_game(game), language)
    assert voice.has(message), message
    return voice.say(message, **args)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, inn: RunningInn) -> None:
        self.inn, self.page, self.context = inn, page, page.context
        self.problems: list[str] = []
        self.worn = False  # whether something is left on this screen that cannot be wiped off
        self.touching = 0.7  # how often by touching what glows rather than by the buttons
        self._ears: dict[Any, Callable[[Any], None]] = {
            "console": self._console,
            "pageerror": lambda error: self.problems.append(f"page: {error}"),
            "requestfailed": self._failed,
            "response": self._answered,
        }
        for event, hear in self._ears.items():
            page.on(event, hear)

    def leave(self) -> None:
        """What goes wrong on this screen from now on is not theirs."""
        for event, hear in self._ears.items():
            self.page.remove_listener(event, hear)

    def _console(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.problems.append(f"console: {line.text}")

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # a reload leaves requests behind
            self.problems.append(f"failed: {request.url} {request.failure}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.problems.append(f"{answer.status}: {answer.url}")

    # --- going somewhere -------------------------------------------------------------------------

    def go(self, path: str) -> Visitor:
        """Open a place and wait until it is there."""
        self.page.goto(self.inn.url + path)
        self.page.locator("main#main, [role=dialog]").first.wait_for()
        return self

    def fetch(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page would, with its cookies."""
        if not self.context.cookies():
            self.context.request.get(f"{self.inn.url}/api/me")
        answer = self.context.request.fetch(self.inn.url + path, method=method, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def set_table(self, *seats: str, mode: str = "solo", seed: str = "browser", **more: Any) -> str:
        """Set a table as the page would, with a seed; its code."""
        wish = {"game": "witches", "mode": mode, "seats": seats, "seed": seed, **more}
        code: str = self.fetch("POST", "/api/tables", wish)["code"]
        return code

    def bring(self, name: str) -> str:
        """Bring in a finished game of the fixtures; its code."""
        code: str = self.fetch("POST", "/api/records", (FIXTURES / f"{name}.json").read_text())[
            "code"
        ]
        return code

    def elsewhere(self, code: str) -> Seat:
        """The same person at the same table, where there is nothing to see or to click."""
        cookies = Cookies()
        for each in self.context.cookies():
            cookies.set(each["name"], each["value"], each["domain"], each["path"])
        return Person(self.inn, cookies).sit(code)

    # --- looking ---------------------------------------------------------------------------------

    def button(self, message: str, *, exact: bool = True) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=say(message), exact=exact)

    def button_of(self, message: str, game: str) -> Locator:
        """A button by what a game has it say."""
        return self.page.get_by_role("button", name=say(message, game=game), exact=True)

    @property
    def question(self) -> Locator:
        """What is asked."""
        return self.page.locator("[data-ask]")

    def look(self) -> dict[str, Any]:
        """What there is to decide, at one glance."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    @property
    def asked(self) -> str:
        """The number of the question on the page, or nothing."""
        return str(self.look()["asked"])

    @property
    def over(self) -> bool:
        """Whether the end is on the page."""
        return bool(self.look()["over"])

    @property
    def cover(self) -> Locator:
        """The cover between two people at one screen."""
        return self.page.locator(COVER)

    @property
    def attempting(self) -> bool:
        """Whether a problem is being solved on the page."""
        return self.page.locator("section.attempt").count() > 0

    def wait_turn(self, timeout: float = 20_000) -> None:
        """Until something is asked, or it is over."""
        self.page.locator(f"[data-ask], .endgrid, {COVER}").first.wait_for(timeout=timeout)

    def missing(self) -> list[str]:
        """Texts that are not there: shown as their id in braces."""
        return re.findall(r"\{[a-z][\w.-]*\}", self.page.content())

    # --- deciding --------------------------------------------------------------------------------

    def touch(self, thing: Locator) -> None:
        """Click where it lies; if something is in the way, wait for that as Playwright does."""
        if at := thing.evaluate(WHERE, timeout=SOON):
            self.page.mouse.click(*at)
        else:
            thing.click()

    def decide(self, chance: random.Random) -> None:
        """Answer the question by touching what glows or by the buttons of the prompt."""
        seen = self.look()
        if seen["several"]:
            self._mark()
        else:
            dice = self.page.locator("[data-part=dice] [data-choice=confirm]").count()
            touch = seen["glowing"] and not dice and chance.random() < self.touching
            what = "[data-lit]" if touch else "[data-ask] .opts [data-choice]"
            nth = chance.randrange(seen["glowing" if touch else "buttons"])
            self.touch(self.page.locator(what).nth(nth))
            listed = self.question.locator(".list li button")
            if (count := listed.count()) and self.asked == seen["asked"]:
                try:
                    self.touch(listed.nth(chance.randrange(count)))
                except TimeoutError:  # its list went: the first click was the answer, or closed it
                    if self.asked == seen["asked"]:
                        self.decide(chance)
        self.wait_decided(seen["asked"])

    def wait_decided(self, asked: str) -> None:
        """Until a question is answered and gone."""
        self.page.wait_for_function(DECIDED, arg=asked)

    def _mark(self) -> None:
        """Mark as few as are enough, where they lie or else in the list, and confirm."""
        confirm, unmarked = self.page.locator("[data-choice=confirm]"), self.page.locator(UNMARKED)
        if not unmarked.count() and confirm.is_disabled():
            self.question.locator(".opts [aria-expanded=false]").click()
        for _ in range(9):
            if confirm.is_enabled():
                break
            unmarked.first.click()
        confirm.click()

    def play(self, chance: random.Random, most: int = 1000) -> int:
        """Decide until the end, or so many times; how many it were."""
        made = 0
        self.wait_turn()
        while made < most and not self.over:
            self.decide(chance)
            made += 1
            self.wait_turn()
        return made


class Line:
    """A line between a page and its table that can be cut, or fall silent."""

    def __init__(self, visitor: Visitor) -> None:
        self.open, self.silent = True, False
        visitor.worn = True
        self._ends: list[WebSocketRoute] = []
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        visitor.page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        if not self.open:
            end.close()
            return
        server = end.connect_to_server()
        self._ends += [server, end]
        end.on_message(partial(self._pass_on, server))
        server.on_message(partial(self._pass_on, end))

    def _pass_on(self, to: WebSocketRoute, text: str | bytes) -> None:
        if self.silent:
            self._held.append((to, text))
        else:
            to.send(text)

    def hush(self) -> None:
        """Nothing gets through, and nothing closes."""
        self.silent = True

    def speak(self) -> None:
        """All that was on its way arrives."""
        self.silent = False
        for to, text in self._held:
            to.send(text)
        self._held.clear()

    def cut(self) -> None:
        """Nothing gets through any more."""
        self.open = False
        while self._ends:
            self._ends.pop().close()

    def mend(self) -> None:
        """The next try gets through."""
        self.open = True


def play_together(
    people: list[Visitor], chance: random.Random, until: Callable[[], object], most: int = 300
) -> int:
    """Whoever is asked decides, until something is so; how many decisions it took."""
    made, moved = 0, time.monotonic()
    while not until():
        assert made < most, "it never came to that"
        assert time.monotonic() < moved + PATIENCE, f"nothing moves any more after {made} decisions"
        if asked := next((each for each in people if each.asked), None):
            if until():  # a page may have got there while the others were looked at
                break
            asked.decide(chance)
            made, moved = made + 1, time.monotonic()
        else:
            people[0].page.wait_for_timeout(10)
    return made
