"""The inn of somebody who has played here before, for pictures: real tables, real friends."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.browser.people import Visitor
from tests.server.inn import Person, RunningInn
from tests.server.regulars import PASSWORD, befriend, finished, regular

TABLES = (("ronin", "partners", 480), ("witches", "competitive", 1440), ("oldworld", "hunt", 4320))
SCORES = ((34, 29), (21, 30), (31, 18), (28, 22), (33, 27), (25, 26))
DAY = (
    "localStorage.setItem('korchma-settings', JSON.stringify({ pace: 'at-once', theme: 'light' }))"
)


def settle_in(inn: RunningInn, name: str, friend: str) -> tuple[Person, Person]:
    """Somebody with six finished games, three under way, and a friend who has a chair free."""
    marta, oksana = regular(inn, name), regular(inn, friend)
    befriend(marta, oksana)
    for n, scores in enumerate(SCORES):
        finished(inn, f"{n}{marta.me['who']}"[:12], [marta, oksana], list(scores))
    for game, mode, minutes in TABLES:
        clock = {"per": "move", "minutes": minutes, "then": "move", "nights": minutes > 480}
        wish = {"game": game, "mode": mode, "seats": ("me", "open"), "clock": clock}
        code = marta.http.post("/api/tables", json=wish).json()["code"]
        oksana.http.post(f"/api/tables/{code}/join").raise_for_status()
    oksana.set_table("me", "open", "bot:heuristic", public=True)
    return marta, oksana


def come_back(guest: Visitor, marta: Person, *, by_day: bool = False) -> Iterator[str]:
    """Home, a waiting room, where one is told, the profile: each, and what it is called."""
    page = guest.page
    guest.fetch("POST", "/api/login", json.dumps({"name": marta.me["name"], "password": PASSWORD}))
    if by_day:
        page.add_init_script(DAY)
        guest.fetch("PUT", "/api/settings", json.dumps({"settings": {"theme": "light"}}))
    guest.go("/").page.locator(".returning > li").first.wait_for()
    yield "home-back"
    clock = {"per": "move", "minutes": 1440, "then": "move", "nights": True}
    code = marta.set_table("me", "open", "bot:heuristic", "open", clock=clock)["code"]
    guest.go(f"/table/{code}").page.locator(".wsend__words").wait_for()
    yield "waiting-room"
    page.locator(".wroom__side .btn:not([data-learn])").filter(has=page.locator("svg")).last.click()
    page.locator("dialog .clock").wait_for()
    yield "notices"
    guest.go("/me").page.locator("#history").wait_for()
    yield "profile"
    marta.http.post(f"/api/tables/{code}/leave").raise_for_status()
