"""What second looks at the rules have in common: tokens that come next, companions, flows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from korchma.games.swordsorcery.state import Companion, State
from korchma.kernel import Flow
from tests.games.swordsorcery.story import Story, table

Tweak = Callable[[State], None]


def crits(*names: str) -> Tweak:
    """These critical tokens come next."""

    def tweak(state: State) -> None:
        state.crits = [*names, *(x for x in state.crits if x not in names)]

    return tweak


def powers(*names: str) -> Tweak:
    """These enemy powers come next, first one first."""

    def tweak(state: State) -> None:
        rest = [x for x in state.enemy_powers if x not in names]
        state.enemy_powers = [*rest, *reversed(names)]

    return tweak


def wolf_at(area: str, *conditions: str, owner: int = 0) -> Tweak:
    """Fenrir has been called before, and stands here."""

    def tweak(state: State) -> None:
        wolf = Companion(
            ref="fenrir",
            at=area,
            came=area,
            wounds=0,
            shields=0,
            ward=0,
            conditions=[*conditions],
            fresh=[],
            fire=[],
            boons=[],
            card="fenrir",
            owner=owner,
            level=1,
            life=0,
            went=False,
        )
        state.companions.append(wolf)

    return tweak


def turn_of_enemies(card: str = "skirmish", **more: Any) -> Story:
    """A table whose first hero is about to end his turn; this encounter comes next."""
    return table(encounters=[card], **more)


def run(flow: Flow[object]) -> None:
    """Something happens about which nobody is asked."""
    for asked in flow:
        raise AssertionError(f"nobody should be asked: {asked}")
