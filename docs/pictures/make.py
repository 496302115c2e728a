"""Takes the pictures of the docs from real games: ``python docs/pictures/make.py``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from korchma.kernel import Session, find_game
from korchma.kernel.record import SeatInfo
from korchma.terminal.app import TableApp
from korchma.terminal.host import Host

FOLDER = Path(__file__).parent
SEATS = [SeatInfo("human"), SeatInfo("bot:heuristic"), SeatInfo("bot:heuristic")]


def table(decisions: int) -> Host:
    """A real game after so many decisions of the person, who follows the hints."""
    game = find_game("witches")
    host = Host(Session.new(game, 3, "competitive", "7", people=[0]), SEATS)
    host.run()
    for _ in range(decisions):
        answer = host.hint(0)
        if answer is None:
            break
        host.choose(answer, 0)
        host.run()
    return host


async def take(name: str, decisions: int, language: str, size: tuple[int, int]) -> None:
    """One picture of the full screen."""
    app = TableApp(table(decisions), language, fast=True)
    async with app.run_test(size=size) as pilot:
        await pilot.pause(0.5)
        (FOLDER / f"{name}.svg").write_text(app.export_screenshot(title="korchma play witches"))


def main() -> None:
    """All of them."""
    asyncio.run(take("table", 30, "en", (132, 40)))
    asyncio.run(take("attempt-ru", 33, "ru", (132, 40)))
    asyncio.run(take("small-uk", 30, "uk", (80, 24)))


if __name__ == "__main__":
    main()
