"""Every place of the client, one after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.browser.people import Visitor

SEVERAL = "[data-choice=confirm]"


def _set(guest: Visitor, seed: str) -> None:
    """A table with two bots, open on the page."""
    code = guest.set_table("me", "bot:random", "bot:random", mode="competitive", seed=seed)
    guest.go(f"/table/{code}").wait_turn()


def _play_until(guest: Visitor, chance: random.Random, until: Callable[[], object]) -> bool:
    """Decide until something is so; whether it came before the end of the game."""
    while not guest.over:
        if until():
            return True
        guest.decide(chance)
        guest.wait_turn()
    return False


def places(guest: Visitor, *, several: bool = False) -> Iterator[str]:
    """Go to each place and say its name; ``several`` adds a choice of several in mid-game."""
    guest.touching = 0.0  # on a phone not all of the board is in sight
    chance = random.Random(5)
    guest.go("/").page.get_by_role("article").first.wait_for()
    yield "inn"
    guest.go("/new/witches").page.locator("form").wait_for()
    yield "set-table"
    guest.go("/how/witches").page.get_by_role("searchbox").wait_for()
    yield "how"
    _set(guest, "places")
    yield "start"
    assert _play_until(guest, chance, lambda: guest.page.locator("[aria-current=step]").count())
    yield "turn"
    assert _play_until(guest, chance, lambda: guest.attempting)
    yield "attempt"
    if several:
        marking = guest.page.locator(SEVERAL)
        for seed in range(20):  # a rare question: not every game has one
            if _play_until(guest, chance, marking.count):
                break
            _set(guest, f"places {seed}")
        marking.wait_for()
        yield "several"
    guest.go(f"/table/{guest.bring('competitive-points')}").page.locator(".story svg").wait_for()
    yield "end"
    guest.go(f"/replay/{guest.bring('competitive-points')}").page.get_by_role("slider").fill("60")
    yield "replay"
