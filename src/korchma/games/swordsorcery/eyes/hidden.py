"""Where everything lies and who sees it: what is dealt anew, what may never be lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from korchma.games.swordsorcery.rules.cards import deck_of, every
from korchma.games.swordsorcery.rules.sheets import traumas
from korchma.games.swordsorcery.state import SwordTable
from korchma.tray import piles
from korchma.tray.piles import EVERYBODY, Zone


class _Faces:
    """The tokens under the shadows on the map, as places where things lie."""

    def __init__(self, shadows: list[tuple[str, str]]) -> None:
        self._shadows = shadows

    def __getitem__(self, spot: int) -> str:
        return self._shadows[spot][1]

    def __setitem__(self, spot: int, token: str) -> None:
        self._shadows[spot] = (self._shadows[spot][0], token)


def zones(t: SwordTable) -> Iterator[Zone]:
    """Every card and token, and whose eyes see it. [6-12]"""
    s = t.state
    yield Zone("enemy", s.enemies)
    yield Zone("enemy", s.fallen + s.aside + s.out, EVERYBODY)
    yield Zone("enemy", list(dict.fromkeys(foe.card for foe in s.foes)), EVERYBODY)
    yield Zone("foe-power", s.enemy_powers)
    by_card = {foe.card: foe.powers for foe in s.foes}
    powers = [power for lot in by_card.values() for power in lot]
    yield Zone("foe-power", s.enemy_powers_used + powers, EVERYBODY)
    yield from _events(t)
    yield Zone("encounter", s.encounters)
    open_cards = [x for x in (*s.under, s.card) if x in deck_of(t.content, "encounters")]
    yield Zone("encounter", s.encountered + open_cards, EVERYBODY)
    yield Zone("trap", s.traps)
    yield Zone("trap", s.sprung, EVERYBODY)
    held = [
        each
        for who in (*s.heroes, *s.companions, *s.foes)
        for each in who.conditions
        if each in traumas(t.content)
    ]
    yield Zone("crit", s.crits + s.crit_used + held, EVERYBODY)
    yield Zone("item", s.treasures, pool="treasure")
    yield Zone("item", s.treasures_used + s.offered + s.souls + s.shop, EVERYBODY)
    yield Zone("item", [x.card for hero in s.heroes for x in every(hero)], EVERYBODY)
    yield Zone("item", [x.card for lot in s.lying.values() for x in lot], EVERYBODY)
    yield Zone("item", [x.card for x in s.stash], EVERYBODY)
    yield Zone("item", s.boxed, EVERYBODY)
    yield Zone("shadow", s.bag, pool="shadow")
    yield Zone("shadow", s.bagged, EVERYBODY)
    yield Zone("shadow", _Faces(s.shadows), pool="shadow", spots=range(len(s.shadows)))
    yield Zone("loot", s.loot + s.looted, EVERYBODY)
    yield Zone("chest", s.chests)
    yield Zone("search", s.searches)
    for pile, pages in s.pages.items():
        yield Zone("page", pages, pool=f"page-{pile}")


def _events(t: SwordTable) -> Iterator[Zone]:
    """The event deck; its order is the quest's own, which nobody has looked at."""
    s = t.state
    last = len(s.events) - 1
    if s.event_up and s.events:
        yield Zone("event", s.events, EVERYBODY, spots=(last,))
        yield Zone("event", s.events, spots=range(last))
    else:
        yield Zone("event", s.events)
    yield Zone("event", s.events_used + ([s.sky] if s.sky else []), EVERYBODY)


def redeal(t: SwordTable, seat: int | None) -> None:
    """Decks, shadows, backs of chests and search tokens: all that nobody showed."""
    piles.redeal(t.rng, zones(t), seat)


PASSING = ("chest", "search", "page", "event")
"""What leaves play for good as it is used."""


def census(t: SwordTable) -> Counter[str]:
    """Every card and token is in exactly one place."""
    kept = (zone for zone in zones(t) if zone.kind not in PASSING)
    return piles.census(kept)
