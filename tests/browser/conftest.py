"""A browser, an inn with the built client, and people who come in."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from korchma.server.web import socket
from tests.browser.people import Visitor
from tests.server.inn import RunningInn

WEB = Path(__file__).parents[2] / "web"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP = (1440, 900)
PHONE = (390, 844)

Arrive = Callable[..., Visitor]

# Tests are in a hurry: what happened is told at once, unless a test is about the theatre.
PACE = """if (!localStorage.getItem('korchma-settings'))
    localStorage.setItem('korchma-settings', JSON.stringify({ pace: '%s' }))"""


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
    chromium = shutil.which("chromium")
    if chromium is None:
        _cannot("Chromium is missing; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Helpers at the API talk faster than people."""
    monkeypatch.setattr(socket, "MOST_PER_SECOND", 100_000)


@pytest.fixture
def inn(built: Path, tmp_path: Path) -> Iterator[RunningInn]:
    """A fresh inn that serves the built client."""
    running = RunningInn(str(tmp_path / "inn.db"), web=built)
    yield running
    running.close()


@pytest.fixture
def arrive(inn: RunningInn, browser: Browser) -> Iterator[Arrive]:
    """People come in by this; when they leave, nothing may have gone wrong in their browser."""
    came: list[Visitor] = []

    def come(
        path: str = "/", size: tuple[int, int] = DESKTOP, pace: str = "at-once", **more: Any
    ) -> Visitor:
        width, height = size
        options = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(30_000)
        context.add_init_script(PACE % pace)
        came.append(Visitor(context, inn))
        return came[-1].go(path)

    yield come
    problems = [problem for each in came for problem in each.problems]
    for each in came:
        each.context.close()
    assert problems == []


@pytest.fixture
def guest(arrive: Arrive) -> Visitor:
    """Somebody who has just come in."""
    return arrive()
