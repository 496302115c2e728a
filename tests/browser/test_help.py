"""Help where it lies: every counter, token, icon and phase explains itself, with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from korchma.kernel import find_game
from korchma.text.bundles import message_ids
from tests.browser.conftest import DESKTOP, PHONE, Reading
from tests.browser.people import Visitor
from tests.browser.recorded import GAMES, Question, Stage, each_kind, questions
from tests.chance import LONG
from tests.server.inn import RunningInn

LOOK = Path(__file__).with_name("help.js").read_text("utf-8")
SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 70)))"
SIZES = (DESKTOP, (1366, 650), PHONE)
BOX = "node => { const b = node.getBoundingClientRect(); return [b.x, b.y, b.width, b.height] }"


def _tips(game: str) -> list[str]:
    """The ids of everything that is explained."""
    found = message_ids(find_game(game).package, "en")
    return [name.removeprefix("tip-") for name in found if name.startswith("tip-")]


def _look(page: Page, game: str, size: tuple[int, int]) -> list[str]:
    """What says nothing when it is pointed at."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    return list(page.evaluate(LOOK, _tips(game)))


def _asked(game: str) -> Iterator[Question]:
    """A question about each thing that is ever asked; in a long run every question."""
    seen: set[str] = set()
    for _, question in each_kind(game):
        about = question.kind.partition(":")[0]
        if LONG or about not in seen:
            seen.add(about)
            yield question


@pytest.mark.one_in(10)
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_explains_itself(
    inn: RunningInn, reading: Reading, game: str
) -> None:
    page = reading("en")
    stage = Stage(page)
    silent: dict[str, set[str]] = {}
    for nth, question in enumerate(_asked(game)):
        stage.show(question, inn.url)
        for size in SIZES if LONG else (SIZES[nth % len(SIZES)],):
            for each in _look(page, game, size):
                silent.setdefault(each, set()).add(f"{size[0]}: {question.kind}")
    assert not silent, "\n".join(f"{each}: {min(where)}" for each, where in silent.items())


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_told_with_pictures_of_the_real_board(guest: Visitor, game: str) -> None:
    """Each page that has a picture draws it of the pieces of the table."""
    guest.go(f"/how/{game}")
    pictures = guest.page.locator("main figure")
    expect(pictures.nth(4)).to_be_attached()
    for picture in pictures.all():
        _, _, width, height = picture.evaluate(BOX)
        assert min(width, height) > 30
        assert picture.locator("svg, b, i, span").count()


def _walk(stage: Stage, inn: RunningInn) -> Question:
    """A table of The Witches at which somebody is asked where to walk."""
    name = GAMES["witches"][0]
    question = next(each for each in questions("witches", name) if "walk" in each.kind)
    stage.show(question, inn.url)
    return question


def test_a_counter_without_help_is_noticed(inn: RunningInn, reading: Reading) -> None:
    page = reading("en")
    _walk(Stage(page), inn)
    assert _look(page, "witches", DESKTOP) == []
    for broken, says in (
        ("document.querySelector('.me .pts').removeAttribute('data-help')", "strong.pts"),
        ("document.querySelector('.stats li').removeAttribute('data-help')", "svg"),
        ("document.querySelector('.steps li').removeAttribute('data-help')", "li."),
        ("document.querySelector('.stats li').dataset.help = 'nonsense'", "no words: nonsense"),
    ):
        page.reload()
        page.wait_for_selector("[data-ask]")
        page.evaluate(broken)
        assert any(says in each for each in _look(page, "witches", DESKTOP)), broken


def _apart(thing: Locator, note: Locator) -> bool:
    """Whether the note leaves the thing in sight."""
    x, y, width, height = thing.evaluate(BOX)
    left, top, wide, high = note.evaluate(BOX)
    return bool(left >= x + width or left + wide <= x or top >= y + height or top + high <= y)


def test_a_counter_under_the_pointer_says_what_it_is(inn: RunningInn, reading: Reading) -> None:
    page = reading("en")
    _walk(Stage(page), inn)
    board = page.locator("[data-room=board]").evaluate(BOX)
    crises, note = page.locator("p[data-help=crises]").first, page.locator("[role=note]")
    crises.hover()
    expect(note).to_contain_text("If one is due and none is left, everybody loses.")
    assert crises.get_attribute("aria-describedby") == note.get_attribute("id")
    assert _apart(crises, note)
    assert note.evaluate("node => getComputedStyle(node).backgroundColor") == "rgb(226, 212, 172)"
    assert page.locator("[data-room=board]").evaluate(BOX) == board
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert crises.get_attribute("aria-describedby") is None
    page.mouse.move(0, 0)
    crises.hover()
    note.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Lost to crises")).to_be_visible()


def test_a_panel_under_a_button_keeps_its_help(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", (1366, 650))
    roam = next(each for each in questions("oldworld", "hunt-4") if "roam" in each.kind)
    Stage(page).show(roam, inn.url)
    note = page.locator("[role=note]")
    for help, says in (("skill-combat", "Combat: how many"), ("trophies", "Trophies: from")):
        page.mouse.move(0, 0)  # the note before may lie on the way
        expect(note).to_have_count(0)
        x, y, width, height = page.locator(f"article [data-help={help}]").first.evaluate(BOX)
        page.mouse.move(x + width / 2, y + height / 2)
        expect(note).to_contain_text(says)


def test_keys_go_from_one_to_the_next(inn: RunningInn, reading: Reading) -> None:
    page = reading("en")
    _walk(Stage(page), inn)
    note = page.locator("[role=note]")
    page.keyboard.press("e")
    expect(note).to_contain_text("Each turn brings one problem onto the map.")
    expect(page.locator(".turnno")).to_be_focused()
    page.keyboard.press("e")
    expect(note).to_contain_text("A card says where the next problem comes.")
    page.keyboard.press("Shift+E")
    expect(page.locator(".turnno")).to_be_focused()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="The last problem")).to_be_visible()


def test_a_long_press_opens_a_sheet_on_a_phone(inn: RunningInn, reading: Reading) -> None:
    page = reading("ru", PHONE, has_touch=True, is_mobile=True)
    _walk(Stage(page), inn)
    points, note = page.locator(".strip li").first, page.locator("[role=note]")
    x, y, width, _ = points.evaluate(BOX)
    touch = {"bubbles": True, "pointerType": "touch", "clientX": x + width / 2, "clientY": y + 4}
    points.dispatch_event("pointerdown", touch)
    expect(note).to_contain_text("Очки за все решённые проблемы")
    points.dispatch_event("pointerup", touch)
    expect(note).to_be_visible()
    assert _apart(points, note)
    assert note.evaluate(BOX)[2] == PHONE[0]
    page.locator("[data-room=ask]").dispatch_event("pointerdown", touch)
    expect(note).to_have_count(0)


def test_a_finger_that_goes_elsewhere_points_at_nothing(inn: RunningInn, reading: Reading) -> None:
    page = reading("en", PHONE, has_touch=True, is_mobile=True)
    roam = next(each for each in questions("oldworld", "hunt-4") if "roam" in each.kind)
    Stage(page).show(roam, inn.url)
    touch = {"bubbles": True, "pointerType": "touch"}
    place, told = page.locator("[data-ref^='place:']").first, page.locator(".tip section")
    place.dispatch_event("pointerdown", touch)
    expect(told).to_be_visible()
    place.dispatch_event("pointerup", touch)
    expect(told).to_be_visible()
    page.locator(".frame__strip").dispatch_event("pointerdown", touch)
    expect(told).to_have_count(0)
