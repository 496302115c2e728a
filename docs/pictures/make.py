"""Takes the pictures of the docs from real games: ``python docs/pictures/make.py``."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from korchma.bots import random_answer
from korchma.kernel import Session, find_game
from korchma.kernel.record import SeatInfo
from korchma.terminal.app import TableApp
from korchma.terminal.host import Host

FOLDER = Path(__file__).parent
SEATS = 3


def table(game: str, decisions: int, about: str) -> Host:
    """A real game after so many decisions of the person, who follows the hints where there are any;
    then on to a question about this."""
    title = find_game(game)
    best = [*title.mind.bots, "random"][0]
    seats = [SeatInfo("human"), *[SeatInfo(f"bot:{best}")] * (SEATS - 1)]
    host = Host(Session.new(title, SEATS, None, "7", people=[0]), seats)
    chance = random.Random(7)
    host.run()
    while (ask := host.asked) is not None and (decisions > 0 or about not in ("", ask.about)):
        hint = host.hint(0)
        host.choose(hint.answer if hint else random_answer(ask, chance), 0)
        host.run()
        decisions -= 1
    return host


async def take(
    name: str,
    decisions: int,
    language: str,
    size: tuple[int, int],
    game: str = "witches",
    about: str = "",
    keys: tuple[str, ...] = (),
) -> None:
    """One picture of the full screen."""
    app = TableApp(table(game, decisions, about), language, fast=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        await pilot.press(*keys)
        await pilot.pause(0.2)
        (FOLDER / f"{name}.svg").write_text(app.export_screenshot(title=f"korchma play {game}"))


def main() -> None:
    """All of them."""
    asyncio.run(take("table", 30, "en", (132, 40)))
    asyncio.run(take("attempt-ru", 33, "ru", (132, 40)))
    asyncio.run(take("small-uk", 30, "uk", (80, 24)))
    marked = ("down", "space", "down", "down", "space")
    asyncio.run(take("ronin", 12, "en", (132, 40), "ronin", "play", marked))
    asyncio.run(take("ronin-uk", 9, "uk", (80, 24), "ronin", "take", ("down",)))
    asyncio.run(take("oldworld", 12, "en", (132, 40), "oldworld", "roam"))
    asyncio.run(take("oldworld-ru", 12, "ru", (80, 24), "oldworld", "combo"))


if __name__ == "__main__":
    main()
