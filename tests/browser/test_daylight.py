"""By day: the inn and every game's panels are light; boards keep the light they are drawn in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from korchma.kernel import find_game
from tests.browser.conftest import DESKTOP, PHONE, Arrive, Reading
from tests.browser.contrast import faint
from tests.browser.eyes import objections
from tests.browser.people import Visitor, say
from tests.browser.places import places
from tests.browser.recorded import GAMES, Question, Stage, questions
from tests.chance import LONG, number
from tests.server.inn import RunningInn

TITLES = tuple(GAMES)
DAY = """localStorage.setItem('korchma-settings', JSON.stringify({
    pace: 'at-once', theme: 'light' }))"""
# How light the words are of which something is made, from 0 to 255.
WORDS = """what => {
    const { color } = getComputedStyle(document.querySelector(what))
    return color.match(/[\\d.]+/g).slice(0, 3).reduce((sum, n) => sum + Number(n), 0) / 3
}"""
BY_DAY = (("ru", (1366, 650)), ("uk", PHONE))
SHARE = 5
"""One kind of question in so many is looked at; in a long run each."""
ENDS = {
    "witches": "competitive-points",
    "ronin": "../ronin/partners-4-tie",
    "oldworld": "../oldworld/hunt-4",
    "wasteknights": "../wasteknights/a1-w1",
    "swordsorcery": "../swordsorcery/ford-chief",
}


def by_day(guest: Visitor) -> Visitor:
    """Whatever is opened from now on is seen by day."""
    guest.go("/").page.evaluate(DAY)
    return guest


def wrong(guest: Visitor) -> list[str]:
    """All words that are hard to read, by axe and by what is painted, once all of it is there.

    What is too wide, and what else axe knows, does not depend on the light (test_places).
    """
    guest.page.wait_for_load_state("networkidle")
    guest.page.evaluate("document.fonts.ready")
    found = objections(guest, rules=["color-contrast"])
    by_axe = [each for each in found if not each.startswith("too wide")]
    return [*by_axe, *map(str, faint(guest.page))]


def test_daylight_is_chosen_and_every_table_is_light(arrive: Arrive) -> None:
    guest = arrive("/")
    page = guest.page
    assert page.evaluate(WORDS, "main h1") > 180
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_role("button", name=say("web-theme-light")).click()
    page.keyboard.press("Escape")
    assert page.evaluate(WORDS, "main h1") < 90
    assert page.locator("meta[name=theme-color]").get_attribute("content") == "#f4ead6"
    for game in TITLES:
        seats = ("me", "bot:random") if game != "ronin" else ("me", "bot:random", "bot:random")
        mode = find_game(game).default_mode(len(seats))
        code = guest.set_table(*seats, game=game, mode=mode, seed="day")
        guest.go(f"/table/{code}").wait_turn()
        assert page.evaluate(WORDS, ".frame__left h2") < 90, game
        assert page.evaluate(WORDS, ".frame__side .panel") < 90, game
        assert page.evaluate(WORDS, ".frame__board") > 180, game


def test_no_night_is_seen_before_the_day(arrive: Arrive) -> None:
    """The page is light before the client is there."""
    guest = by_day(arrive())
    guest.page.route("**/assets/index-*.js", lambda route: route.abort())
    guest.page.goto(guest.inn.url)
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "light"
    guest.page.unroute_all()
    guest.problems.clear()  # what it asked for was refused on purpose


def test_the_system_may_choose_and_change_its_mind(arrive: Arrive) -> None:
    page = arrive("/").page
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_role("button", name=say("web-theme-system")).click()
    for light, words in (("light", 0), ("dark", 255), ("light", 0)):
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        page.wait_for_function(
            "light => document.documentElement.dataset.theme === light", arg=light
        )
        assert abs(page.evaluate(WORDS, "main h1") - words) < 90
    page.emulate_media(color_scheme="null")


@pytest.mark.parametrize("nth", range(len(BY_DAY)), ids=["ru", "uk"])
def test_every_place_can_be_read_by_day(arrive: Arrive, nth: int) -> None:
    """Half of the places in one language and size, the others in the other; in a long run all."""
    locale, size = BY_DAY[nth]
    guest = by_day(arrive(size=size, locale=locale))
    found = {
        place: wrong(guest) for place in places(guest) if LONG or number(place) % len(BY_DAY) == nth
    }
    assert len(found) > 6
    assert {place: bad for place, bad in found.items() if bad} == {}


@pytest.mark.parametrize("game", TITLES)
def test_before_and_after_a_game_all_can_be_read_by_day(arrive: Arrive, game: str) -> None:
    """How a table is set, how it is played, how it ended, and the same again."""
    guest = by_day(arrive(size=DESKTOP if len(game) % 2 else PHONE, locale="ru"))
    page = guest.page
    guest.go(f"/new/{game}").page.locator("form").wait_for()
    assert wrong(guest) == []
    guest.go(f"/how/{game}").page.get_by_role("searchbox").wait_for()
    assert wrong(guest) == []
    code = guest.bring(ENDS[game])
    guest.go(f"/table/{code}").page.locator(".story svg").first.wait_for()
    assert wrong(guest) == []
    slider = guest.go(f"/replay/{code}").page.get_by_role("slider")
    slider.fill("40")
    slider.blur()
    page.wait_for_load_state("networkidle")
    assert wrong(guest) == []


def _kinds(game: str) -> Iterator[Question]:
    """What a question can be about, each once; in a short run some of them."""
    seen: set[str] = set()
    for name in GAMES[game] if LONG else GAMES[game][:1]:
        for question in questions(game, name):
            about = question.kind.partition(":")[0]
            if about in seen:
                continue
            seen.add(about)
            if LONG or number(about) % SHARE == 0 or len(seen) == 1:
                yield question


@pytest.mark.parametrize("game", TITLES)
def test_every_question_can_be_read_by_day(game: str, inn: RunningInn, reading: Reading) -> None:
    page = reading("ru", (1366, 650))
    page.goto(f"{inn.url}/healthz")
    page.evaluate(DAY)
    stage, found = Stage(page), {}
    for question in _kinds(game):
        stage.show(question, inn.url)
        page.wait_for_load_state("networkidle")
        found[question.kind] = [str(each) for each in faint(page)]
    assert found
    assert {kind: bad for kind, bad in found.items() if bad} == {}
