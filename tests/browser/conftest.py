"""A browser, an inn with the built client, and people who come in."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from bench.house import chromium
from playwright.sync_api import Browser, Page, expect, sync_playwright

from korchma.server.web import socket
from tests.browser.people import Visitor
from tests.browser.screens import Screens
from tests.server.inn import RunningInn, free_port

WEB = Path(__file__).parents[2] / "web"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP = (1440, 900)
PHONE = (390, 844)
QUIET = "/healthz"
"""Where a screen waits for the next one to sit down at it."""

expect.set_options(timeout=20_000)  # where others are at work, a first page takes its time

Arrive = Callable[..., Visitor]
Reading = Callable[..., Page]


SHARE = 6
"""A browser takes half of the time there is: in ``make test`` one in so many of its tests runs."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Who stands for no other number of tests stands for as many as all the others."""
    if not item.get_closest_marker("one_in"):
        item.add_marker(pytest.mark.one_in(SHARE))


def _cannot(why: str) -> NoReturn:
    """Browser tests cannot run: that is said at the end, and in CI it is a failure."""
    if os.environ.get("CI"):
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def built() -> Path:
    """The built client."""
    folder = Path(os.environ.get("KORCHMA_WEB_DIST", WEB / "dist"))
    if not (folder / "index.html").is_file():
        _cannot(f"the client is not built: no index.html in {folder} (make test builds it)")
    return folder


# Not for the whole session: Playwright's loop must be gone before other tests start their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    found = chromium()
    if found is None:
        _cannot("Chromium is missing; on Debian: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def screens(browser: Browser) -> Screens:
    """What people sit down at."""
    return Screens(browser)


@pytest.fixture(scope="package")
def port() -> int:
    """The inns of a worker stand one after the other at one address, which browsers know."""
    return free_port()


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Helpers at the API talk faster than people."""
    monkeypatch.setattr(socket, "MOST_PER_SECOND", 100_000)


@pytest.fixture
def inn(built: Path, port: int, tmp_path: Path) -> Iterator[RunningInn]:
    """A fresh inn that serves the built client."""
    running = RunningInn(str(tmp_path / "inn.db"), web=built, port=port)
    yield running
    running.close()


@pytest.fixture
def arrive(inn: RunningInn, screens: Screens) -> Iterator[Arrive]:
    """People come in by this; when they leave, nothing may have gone wrong in their browser."""
    came: list[Visitor] = []

    def come(
        path: str = "", size: tuple[int, int] = DESKTOP, pace: str = "at-once", **more: Any
    ) -> Visitor:
        came.append(Visitor(screens.take(size, pace, **{"locale": "en-GB", **more}), inn))
        return came[-1].go(path) if path else came[-1]

    yield come
    for each in came:
        each.leave()
        if each.worn:
            screens.throw_away(each.page)
        else:
            screens.give_back(each.page, inn.url + QUIET)
    assert [problem for each in came for problem in each.problems] == []


@pytest.fixture
def reading(inn: RunningInn, screens: Screens) -> Iterator[Reading]:
    """Screens on which recorded games are shown, and nothing else after that."""
    taken: list[Page] = []

    def read(language: str, size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
        taken.append(screens.take(size, use="reading", locale=language, **more))
        return taken[-1]

    yield read
    for each in taken:
        screens.give_back(each, inn.url + QUIET)


@pytest.fixture
def guest(arrive: Arrive) -> Visitor:
    """Somebody at the door."""
    return arrive()
