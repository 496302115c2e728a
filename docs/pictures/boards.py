"""Takes the bare boards on which tables are drawn for links: ``python docs/pictures/boards.py``.

Each is a picture and the places on it, in shares of its width and height, as the client has them.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from korchma.kernel import Ask

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from bench.house import chromium_here  # noqa: E402  # beside us, not installed
from docs.pictures.browser import PAINTED, Scene, found  # noqa: E402
from tests.browser.conftest import ARGS  # noqa: E402
from tests.browser.people import Visitor  # noqa: E402
from tests.browser.screens import PACE  # noqa: E402
from tests.server.inn import THINKERS, RunningInn  # noqa: E402

FOLDER = ROOT / "web" / "public" / "boards"
WIDTH, QUALITY = 840, 72
LAND = "[role=group]:has([data-ref]) > svg:first-child, .bamboo > svg"
BARE = """
    [role=group] > svg ~ *, .bamboo > svg ~ * { visibility: hidden !important }
    .ward :is(.open, .hedge, .rail, .posts, .way) { visibility: visible !important }
"""
"""The land, and nothing that lies or stands on it, or may be opened."""
SIDES = """() => {
    const round = n => Math.round(1000 * n) / 1000
    const out = {}
    for (const node of document.querySelectorAll('[data-side]')) {
        const { width, height } = node.ownerSVGElement.viewBox.baseVal
        const [x, y, u, v] = node.getAttribute('d').match(/-?[\\d.]+/g).map(Number)
        const ends = [x / width, y / height, u / width, v / height].map(round)
        ;(out[`side:${node.dataset.side}`] ??= []).push(ends)
    }
    return out
}"""
"""What parts the areas of a board, where things stand along it: the ends of each stretch."""
PLACES = """box => {
    const share = (at, from, of) => Math.round(1000 * (at - from) / of) / 1000
    const land = document.querySelector('[role=group]:has([data-ref])')
    const found = land ? [...land.querySelectorAll('[data-ref]')] : []
    const nodes = found.filter(node => /^(area|place|space):/.test(node.dataset.ref))
    return Object.fromEntries(nodes.map(node => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const middle = [x + width / 2, y + height / 2]
        const at = [share(middle[0], box.x, box.width), share(middle[1], box.y, box.height)]
        return [node.dataset.ref, at]
    }))
}"""


def _asked(about: str) -> Callable[[Any, Ask], bool]:
    return lambda view, ask: ask.about == about


QUESTS = ("ford", "toll", "salt", "drums", "hill", "wall", "court")
BOARDS = {
    "witches": Scene("witches", "competitive", 2, _asked("move")),
    "oldworld": Scene("oldworld", "hunt", 2, _asked("roam")),
    "wasteknights": Scene("wasteknights", "water", 2, _asked("action")),
    "ronin": Scene("ronin", "partners", 2, _asked("take")),
    **{
        f"swordsorcery-q{n}": Scene("swordsorcery", mode, 2, _asked("turn"))
        for n, mode in enumerate(QUESTS, 1)
    },
}


def take(guest: Visitor, name: str, scene: Scene) -> None:
    """One board, as somebody has it before them who is asked something."""
    code = guest.fetch("POST", "/api/records", found(scene).decode())["code"]
    page, ground = guest.page, guest.page.locator(LAND).first
    guest.go(f"/table/{code}")
    ground.wait_for(timeout=60_000)
    page.add_style_tag(content=BARE)
    page.evaluate(PAINTED)
    box = ground.bounding_box()
    assert box is not None
    (FOLDER / f"{name}.webp").write_bytes(_shot(page, box))
    places = page.evaluate(PLACES, box) or rows()
    board = {"places": places}
    if sides := page.evaluate(SIDES):
        board["sides"] = sides
    (FOLDER / f"{name}.json").write_text(json.dumps(board) + "\n")


def rows() -> dict[str, tuple[float, float]]:
    """Where there is no map: for each number of seats as many rows, the cups beside them."""
    out: dict[str, tuple[float, float]] = {}
    for seats in range(1, 6):
        for seat in range(seats):
            here, y = f"{seat}/{seats}", round((seat + 0.5) / seats, 3)
            out[f"row:{here}"] = (0.07, y)
            out |= {f"row:{here}:{nth}": (round(0.16 + 0.088 * nth, 3), y) for nth in range(7)}
            out |= {f"xp:{here}": (0.79, y), f"vp:{here}": (0.86, y)}
            out[f"track:{here}"] = (0.95, round((seat + 1) / seats - 0.06, 3))
    return out


def _shot(page: Page, box: Any) -> bytes:
    clip = {**box, "scale": WIDTH / box["width"]}
    how = {"format": "webp", "quality": QUALITY, "clip": clip}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    return base64.b64decode(shot["data"])


def main() -> None:
    """All of them, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = RunningInn(f"{home}/inn.db", web=ROOT / "web" / "dist")
        chromium = playwright.chromium.launch(executable_path=chromium_here(), args=ARGS)
        THINKERS.start().submit(int).result()  # awake before anybody waits for them
        for name in sys.argv[1:] or BOARDS:
            page = chromium.new_page(viewport={"width": 1600, "height": 850}, locale="en")
            page.add_init_script(PACE % "at-once")
            take(Visitor(page, inn), name, BOARDS[name])
            page.close()
        chromium.close()
        inn.close()


if __name__ == "__main__":
    main()
