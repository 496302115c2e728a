"""Who looks elsewhere is told: the tab, a push, a letter; and a page where there is no line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from korchma.server.notices import bell, letters
from korchma.server.notices.post import Office
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say
from tests.server.inn import Person, RunningInn
from tests.server.post import Device, Mailbox, PushService, said, until
from tests.server.test_notices import table_of

# A browser without windows knows no push service; ours takes its place, the rest is real.
SUBSCRIBES = """given => {
    const made = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => true }
    PushManager.prototype.subscribe = async function () { return (window.pushed = made) }
    PushManager.prototype.getSubscription = async () => window.pushed ?? null
}"""
AWAY = """() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    window.shown = []
    window.Notification = class {
        static permission = 'granted'
        constructor(title, { body, tag }) { window.shown.push([title, body, tag]) }
    }
}"""
# What a push brings to the worker, and what it would show: this browser has no place for notices.
SHOWS = """async line => {
    const shown = []
    self.registration.showNotification = async (title, { body, data, icon }) =>
        void shown.push([title, body, data.to, icon])
    self.dispatchEvent(new PushEvent('push', { data: line }))
    await new Promise(done => setTimeout(done))
    return shown
}"""
READY = """async () => !!navigator.serviceWorker.controller &&
    !!(await (await caches.open('korchma')).match('/offline'))"""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "SOON", 0.0)
    monkeypatch.setattr(bell, "LOOK", 0.05)
    monkeypatch.setattr(letters, "GRACE", 0.0)


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service in this house."""
    made = PushService()
    yield made
    made.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """An SMTP server in this house."""
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture
def inn(
    built: Path, port: int, tmp_path: Path, service: PushService, mailbox: Mailbox
) -> Iterator[RunningInn]:
    """An inn that pushes, and writes letters whose links lead back to it."""
    office = Office(
        smtp=mailbox.url,
        sender="inn@example.org",
        home=f"http://127.0.0.1:{port}",
        push_hosts=frozenset((service.host,)),
    )
    running = RunningInn(str(tmp_path / "inn.db"), web=built, port=port, office=office)
    yield running
    running.close()


def _at_home(visitor: Visitor) -> Person:
    """The same person, at the API."""
    cookies = {each["name"]: each["value"] for each in visitor.context.cookies()}
    return Person(visitor.inn, cookies=cookies)  # type: ignore[arg-type]  # httpx takes a dict


def _looks_away(visitor: Visitor, me: Person) -> None:
    """The page is in the background, and the inn has heard of it."""
    visitor.page.evaluate(AWAY)
    eyes = visitor.inn.house.bell._eyes
    until(lambda: me.me["id"] in eyes and not any(x.looking for x in eyes[me.me["id"]]))


def test_a_tab_in_the_background_counts_rings_and_shows_a_notice(arrive: Arrive) -> None:
    ann = arrive("/")
    expect(ann.page.locator(".bell")).to_be_visible()
    me, bob = _at_home(ann), Person(ann.inn)
    _looks_away(ann, me)
    code = table_of(me, bob)
    expect(ann.page.locator(".bell b")).to_have_text("1")
    ann.page.wait_for_function("() => window.shown.length === 1")
    title = say("game-title")
    assert ann.page.evaluate("() => window.shown") == [[title, f"Your move: {title}", code]]


def test_push_is_asked_for_by_a_tap_tried_out_and_shown_without_a_page(
    arrive: Arrive, service: PushService
) -> None:
    ann = arrive(service_workers="allow", permissions=("notifications",))
    ann.worn = True
    device = Device(service)
    keys = {name: device.subscription[name] for name in ("p256dh", "auth")}
    given = {"endpoint": device.subscription["endpoint"], "keys": keys}
    ann.go("/")
    ann.page.evaluate(SUBSCRIBES, given)
    ann.page.locator(".bell").click()
    switch = ann.page.get_by_role("switch", name=say("web-notices-push"))
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    ann.page.get_by_role("button", name=say("web-notices-push-try")).click()
    expect(ann.page.get_by_role("status")).to_have_text(say("web-notices-push-tried"))
    ((path, _, body),) = service.came
    assert (path, device.read(body)["body"]) == (device.path, say("notice-try"))
    (worker,) = ann.context.service_workers
    assert worker.evaluate(SHOWS, json.dumps(device.read(body))) == [
        ["Korchma", say("notice-try"), "/", "/icons/192.png"]
    ]


def test_without_a_line_a_page_says_so_in_its_readers_language(arrive: Arrive) -> None:
    ann = arrive(service_workers="allow", locale="ru")
    ann.worn = True
    ann.go("/")
    until(lambda: ann.page.evaluate(READY))
    ann.context.set_offline(True)
    ann.page.goto(f"{ann.inn.url}/how/witches", wait_until="commit")
    expect(ann.page.get_by_role("heading")).to_have_text(say("web-offline", "ru"))
    ann.context.set_offline(False)
    ann.page.get_by_role("link", name=say("web-offline.again", "ru")).click()
    expect(ann.page.get_by_role("heading").first).not_to_have_text(say("web-offline", "ru"))
    ann.problems.clear()  # the line was lost on purpose


@pytest.mark.parametrize(("locale", "size"), [("en-GB", DESKTOP), ("uk", PHONE)])
def test_letters_are_asked_for_confirmed_and_ended_by_a_click(
    arrive: Arrive, mailbox: Mailbox, locale: str, size: tuple[int, int]
) -> None:
    language = locale[:2]
    ann = arrive("/", size=size, locale=locale)
    ann.page.locator(".bell").click()
    ann.page.get_by_role("switch", name=say("web-notices-mail", language)).click()
    ann.page.get_by_role("textbox", name=say("web-notices-address", language)).fill(
        "ann@example.org"
    )
    assert objections(ann) == []
    ann.page.get_by_role("button", name=say("web-notices-keep", language)).click()
    expect(ann.page.get_by_role("status")).to_contain_text("ann@example.org")
    _follow(ann, mailbox, say("web-letter-confirm", language))
    assert objections(ann) == []
    me, bob = _at_home(ann), Person(ann.inn)
    _looks_away(ann, me)
    code = table_of(me, bob)
    until(lambda: len(mailbox.letters) == 2)
    assert f"{ann.inn.url}/table/{code}" in said(mailbox.letters[1])
    _follow(ann, mailbox, say("web-letter-off", language))
    assert me.http.get("/api/notices").json()["wishes"]["mail"] == "off"


def _follow(visitor: Visitor, mailbox: Mailbox, heading: str) -> None:
    """Open the link of the last letter, and read what it has done."""
    found = re.search(r"(/letter/\w+#[\w-]+)", said(mailbox.letters[-1]))
    assert found
    visitor.page.goto("about:blank")
    visitor.page.goto(visitor.inn.url + found[1])
    expect(visitor.page.get_by_role("heading", name=heading)).to_be_visible()


def test_a_forgotten_password_comes_back_by_letter(arrive: Arrive, mailbox: Mailbox) -> None:
    ann = Person(arrive("/").inn)
    words = {"name": "Ann Ogg", "password": "a hedgehog can never"}
    ann.http.post("/api/account", json=words).raise_for_status()
    ann.http.put("/api/notices", json={"mail": "daily"})
    ann.http.put("/api/notices/mail", json={"address": "ann@example.org"})
    word = re.findall(r"#([\w-]+)", said(mailbox.letters[0]))[0]
    ann.http.post("/api/letters/confirm", json={"word": word}).raise_for_status()
    visitor = arrive("/")
    visitor.page.get_by_role("button", name=say("web-account")).click()
    visitor.page.get_by_role("button", name=say("web-recovery-forgot")).click()
    visitor.page.get_by_label(say("web-account-name"), exact=True).fill("ann ogg")
    visitor.page.get_by_role("button", name=say("web-forgot")).click()
    expect(visitor.page.get_by_role("status")).to_have_text(say("web-forgot-sent"))
    until(lambda: len(mailbox.letters) == 2)
    _follow(visitor, mailbox, say("web-letter-new-password"))
    visitor.page.get_by_label(say("web-password-new")).fill("three blind buttons")
    visitor.page.get_by_role("button", name=say("web-password-change")).click()
    expect(visitor.page.get_by_role("heading", name=say("web-letter-recover"))).to_be_visible()
    assert _at_home(visitor).me["name"] == "Ann Ogg"
