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
from tests.browser.conftest import ARGS  # noqa: E402
from tests.browser.people import Visitor  # noqa: E402
from tests.browser.places import places  # noqa: E402
from tests.browser.screens import PACE  # noqa: E402
from tests.server.inn import RunningInn  # noqa: E402

SIZES = ((1920, 1080), (1440, 900), (1366, 650), (1024, 768), (390, 844))
LANGUAGES = ("en", "ru")
DOCS = ((1440, 900), (1024, 768), (390, 844))
"""The sizes that the docs keep, in English."""
KEPT = {"inn", "set-table", "start", "turn", "attempt", "several", "end", "replay"}

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
}
SEEDS = 40


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


def walk(browser: Browser, inn: RunningInn, moments: dict[str, bytes], way: Round) -> None:
    """Every place, and every moment worth a picture."""
    width, height = way.size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=way.language, reduced_motion="reduce"
    )
    context.add_init_script(PACE % "at-once")
    guest = Visitor(context.new_page(), inn)
    for place in places(guest):
        if way.everything or place in KEPT:
            take(guest.page, way.file(place))
    for name, game in moments.items():
        code = guest.fetch("POST", "/api/records", game.decode())["code"]
        guest.go(f"/table/{code}").wait_turn()
        take(guest.page, way.file(name))
    context.close()


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
        chromium.close()
        inn.close()


if __name__ == "__main__":
    main()
