"""Takes pictures in Chromium: ``python docs/pictures/browser.py [FOLDER [LANGUAGE ...]]``.

Into a folder of yours go all places at all sizes, in the languages you name or in English and
Russian; without one, those that the docs keep.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from korchma.bots import make_bot
from korchma.kernel import Ask, Chair, Session, find_game
from korchma.kernel.record import SeatInfo, record

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from bench.house import chromium_here  # noqa: E402  # beside us, not installed
from docs.pictures.regulars import DAY, come_back, settle_in  # noqa: E402
from tests.browser.conftest import ARGS  # noqa: E402
from tests.browser.people import Visitor  # noqa: E402
from tests.browser.places import places  # noqa: E402
from tests.browser.recorded import Stage, Told, questions  # noqa: E402
from tests.browser.screens import PACE  # noqa: E402
from tests.browser.wall import SIZES  # noqa: E402
from tests.server.inn import RunningInn  # noqa: E402

LANGUAGES = ("en", "ru")
DOCS = ((1440, 900), (1024, 768), (390, 844))
"""The sizes that the docs keep, in English."""
KEPT = {"inn", "set-table", "start", "turn", "attempt", "several", "end", "replay"}

BACK = (("en", (1440, 900), False), ("ru", (390, 844), False), ("ru", (1366, 650), True))
"""Languages and screens on which somebody comes back, the last by day."""

BY_DAY = ("swordsorcery-map", "oldworld-fight")

PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def take(page: Page, file: Path) -> None:
    """One picture of what is on the screen."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(PAINTED)
    how = {"format": "webp", "quality": 80}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    file.write_bytes(base64.b64decode(shot["data"]))


class Scene(NamedTuple):
    """A moment worth a picture: the game, who plays, and the question in which it is taken."""

    game: str
    mode: str
    seats: int
    due: Callable[[Any, Ask], bool]


SCENES = {
    "ronin-take": Scene(
        "ronin", "partners", 3, lambda view, ask: ask.about == "take" and view.chapter == 1
    ),
    "ronin-play": Scene(
        "ronin", "partners", 3, lambda view, ask: ask.about == "play" and view.chapter == 1
    ),
    "oldworld-map": Scene(
        "oldworld", "hunt", 4, lambda view, ask: ask.about == "roam" and view.turn > 3
    ),
    "oldworld-fight": Scene(
        "oldworld", "hunt", 4, lambda view, ask: ask.about == "combo" and len(view.fight.combo) > 1
    ),
    "oldworld-story": Scene("oldworld", "hunt", 4, lambda view, ask: ask.about == "story"),
    "oldworld-poker": Scene("oldworld", "hunt", 4, lambda view, ask: ask.about == "reroll"),
    "wasteknights-map": Scene(
        "wasteknights", "water", 3, lambda view, ask: ask.about == "action" and len(view.read) > 3
    ),
    "wasteknights-fight": Scene(
        "wasteknights", "water", 3, lambda view, ask: ask.about == "after-roll" and bool(view.fight)
    ),
    "wasteknights-story": Scene("wasteknights", "water", 3, lambda view, ask: ask.about == "entry"),
    "wasteknights-camp": Scene(
        "wasteknights", "crown", 3, lambda view, ask: ask.about == "camp" and len(ask.options) > 3
    ),
    "swordsorcery-map": Scene(
        "swordsorcery", "salt", 3, lambda view, ask: ask.about == "turn" and len(view.foes) > 2
    ),
    "swordsorcery-attack": Scene("swordsorcery", "ford", 2, lambda view, ask: ask.about == "spend"),
    "swordsorcery-emporium": Scene(
        "swordsorcery", "toll", 2, lambda view, ask: ask.about == "shop"
    ),
}
SEEDS = 40


class Played(NamedTuple):
    """A result worth a picture: a recorded game, what the first seat hears of, what stands."""

    game: str
    record: str
    told: str
    shows: str


PLAYED = {
    "swordsorcery-story": Played("swordsorcery", "salt-deck", "read", ".leaf"),
    "swordsorcery-enemies": Played("swordsorcery", "ford-chief", "wounded", ".blow .why"),
}
ENDS = {
    "wasteknights-end": "../wasteknights/a1-w1",
    "swordsorcery-end": "../swordsorcery/ford-chief",
}
RESULT = ".veil[data-theatre]"


def found(scene: Scene) -> bytes:
    """A game of bots as it stood when it came to that, the first chair now a person's."""
    game = find_game(scene.game)
    for seed in range(SEEDS):
        session = Session.new(game, scene.seats, scene.mode, f"picture {seed}", people=[0])
        bots = [make_bot(game, "heuristic", seat) for seat in range(scene.seats)]
        while session.waiting:
            seat = session.waiting[0]
            ask = session.ask_of(seat)
            assert ask is not None
            if seat == 0 and scene.due(session.view(0), ask):
                others = [SeatInfo("bot:heuristic")] * (scene.seats - 1)
                return msgspec.json.encode(record(session, [SeatInfo("human"), *others]))
            session.choose(bots[seat].decide(Chair(session, seat)), seat)
    raise SystemExit(f"It never came to that in {SEEDS} games of {scene.game}.")


def played(page: Page, url: str, moment: Played) -> None:
    """A recorded game up to a result, which then stands."""
    stage, number = Stage(page), 0
    for question in questions(moment.game, moment.record):
        if question.seat != 0:
            continue
        told = Told(question)
        _, state = told.since(number)
        news = {event["event"] for _, event in msgspec.json.decode(state)["events"]}
        if number and moment.told in news:
            stage.go_on(question)
            page.wait_for_selector("[data-theatre]")
            while page.locator("[data-theatre]").count():
                if page.locator(f"{RESULT} {moment.shows}").count():
                    return
                page.keyboard.press("Space")
                page.wait_for_timeout(50)
            page.wait_for_selector("[data-ask]")
        number = told.whole[0]
        stage.show(question, url)
    raise SystemExit(f"It never came to that in {moment.record}.")


class Round(NamedTuple):
    """A walk through all places with a browser: where its pictures go, and which are taken."""

    folder: Path
    language: str
    size: tuple[int, int]
    everything: bool

    def file(self, name: str) -> Path:
        """Where the picture of a place goes."""
        mark = f"-{self.language}" if self.everything else ""
        return self.folder / f"{name}-{self.size[0]}{mark}.webp"


def opened(browser: Browser, way: Round, pace: str) -> Page:
    """A screen of a size, in a language, at a pace."""
    width, height = way.size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=way.language, reduced_motion="reduce"
    )
    context.add_init_script(PACE % pace)
    return context.new_page()


def walk(browser: Browser, inn: RunningInn, moments: dict[str, bytes], way: Round) -> None:
    """Every place, and every moment worth a picture."""
    guest = Visitor(opened(browser, way, "at-once"), inn)
    for place in places(guest):
        if way.everything or place in KEPT:
            take(guest.page, way.file(place))
    for name, game in moments.items():
        code = guest.fetch("POST", "/api/records", game.decode())["code"]
        guest.go(f"/table/{code}").wait_turn()
        take(guest.page, way.file(name))
    for name, finished in ENDS.items():
        guest.go(f"/table/{guest.bring(finished)}").page.locator(".story svg").first.wait_for()
        take(guest.page, way.file(name))
    guest.context.close()
    for name, moment in PLAYED.items():
        page = opened(browser, way, "slow")
        played(page, inn.url, moment)
        take(page, way.file(name))
        page.context.close()


def walk_back(browser: Browser, inn: RunningInn, folder: Path) -> None:
    """The inn of somebody who comes back: on a desk, on a phone in Russian, on a laptop by day."""
    marta, _ = settle_in(inn, "Marta", "Oksana")
    for language, (width, height), by_day in BACK:
        screen: Any = {"width": width, "height": height}
        context = browser.new_context(viewport=screen, locale=language, reduced_motion="reduce")
        context.add_init_script(PACE % "at-once")
        guest = Visitor(context.new_page(), inn)
        for place in come_back(guest, marta, by_day=by_day):
            mark = "-day" if by_day else ""
            take(guest.page, folder / f"{place}-{width}-{language}{mark}.webp")
        context.close()


def walk_by_day(browser: Browser, inn: RunningInn, folder: Path) -> None:
    """Tables by day, on a laptop in Russian, and what a link to one of them shows."""
    for name in BY_DAY:
        page = opened(browser, Round(folder, "ru", (1366, 650), everything=True), "at-once")
        page.add_init_script(DAY)
        guest, game = Visitor(page, inn), SCENES[name].game
        code = guest.fetch("POST", "/api/records", found(SCENES[name]).decode())["code"]
        guest.go(f"/table/{code}").wait_turn()
        take(page, folder / f"day-{game}-1366-ru.webp")
        page.set_viewport_size({"width": 1200, "height": 630})
        page.goto(f"{inn.url}/preview/{code}.png")
        take(page, folder / f"preview-{game}-ru.webp")
        page.context.close()


def main() -> None:
    """All places at all sizes."""
    everything = len(sys.argv) > 1
    folder = Path(sys.argv[1]) if everything else HERE / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    languages = (sys.argv[2:] or LANGUAGES) if everything else ("en",)
    web = Path(os.environ.get("KORCHMA_WEB_DIST", ROOT / "web" / "dist"))
    if not (web / "index.html").is_file():
        sys.exit(f"The client is not built: no index.html in {web}. Run make web.")
    moments = {name: found(scene) for name, scene in SCENES.items()}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = RunningInn(f"{home}/inn.db", web=web)
        chromium = playwright.chromium.launch(executable_path=chromium_here(), args=ARGS)
        for language in languages:
            for size in SIZES if everything else DOCS:
                walk(chromium, inn, moments, Round(folder, language, size, everything))
        walk_back(chromium, inn, folder)
        walk_by_day(chromium, inn, folder)
        chromium.close()
        inn.close()


if __name__ == "__main__":
    main()
