"""A blow in Old World stands until it is seen, says what it did, and ends with a key."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Browser, expect

from korchma.games.oldworld.events import Damaged
from korchma.kernel import find_game
from korchma.text import Voice
from tests.browser.recorded import Stage, asked_of
from tests.browser.screens import PACE, new_context
from tests.server.inn import RunningInn

GAME = ("oldworld", "hunt-4")


def _first_blow() -> tuple[int, Damaged]:
    """The first question before which my combo struck a monster, and the blow."""
    for nth, ((before, mine), (after, question)) in enumerate(pairwise(asked_of(*GAME, seat=0))):
        told = [each.event for each in question.table.session.events_log[before:after]]
        struck = [each for each in told if isinstance(each, Damaged)]
        if struck and mine.kind.startswith("combo"):
            return nth + 1, struck[0]
    raise AssertionError("nobody was struck")


def test_a_blow_stands_until_it_is_seen(inn: RunningInn, browser: Browser) -> None:
    wanted, blow = _first_blow()
    context = new_context(browser, locale="en", viewport={"width": 1366, "height": 650})
    context.add_init_script(PACE % "usual")
    page = context.new_page()
    Stage(page).reach(asked_of(*GAME, seat=0), wanted, inn.url)
    voice = Voice(find_game("oldworld"), "en")
    says = voice.say("web-oldworld-blow-damage", n=blow.n)
    changes = voice.say("web-oldworld-blow-change", **{"from": blow.life + blow.n, "to": blow.life})
    scene = page.locator(".theatre", has_text=says).filter(has_text=changes)
    expect(scene).to_be_visible(timeout=20_000)
    page.wait_for_timeout(1500)
    expect(scene).to_be_visible()
    page.keyboard.press("Space")
    expect(scene).to_have_count(0)
    context.close()
