"""Takes pictures in Chromium: ``python docs/pictures/browser.py [FOLDER]``.

Into a folder of yours go all places at all sizes; without one, those that the docs keep.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))
SIZES = ((1440, 900), (1024, 768), (390, 844))
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


def main() -> None:
    """All places at all sizes."""
    from tests.browser.conftest import ARGS
    from tests.browser.people import Visitor
    from tests.browser.places import places
    from tests.server.inn import RunningInn

    everything = len(sys.argv) > 1
    folder = Path(sys.argv[1]) if everything else HERE / "browser"
    folder.mkdir(parents=True, exist_ok=True)
    web = Path(os.environ.get("KORCHMA_WEB_DIST", ROOT / "web" / "dist"))
    if not (web / "index.html").is_file():
        sys.exit(f"The client is not built: no index.html in {web}. Run make web.")
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        inn = RunningInn(f"{home}/inn.db", web=web)
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for width, height in SIZES:
            context = chromium.new_context(
                viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
            )
            guest = Visitor(context, inn)
            for place in places(guest):
                if everything or place in KEPT:
                    take(guest.page, folder / f"{place}-{width}.webp")
            context.close()
        chromium.close()
        inn.close()


if __name__ == "__main__":
    main()
