"""A table of bots in full screen: the game goes by at a pace, and keys hold it."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType

from korchma.terminal.app import TableApp
from korchma.terminal.host import Host

PACES = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Seconds for each decision, the quickest first."""
USUAL = 2
ONLY_PLAYERS = ("undo", "hint", "why", "stop", "cards")
"""Keys that are about one's own decisions."""


class WatchApp(TableApp):
    """What anybody may see, told as it happens. A page laid over the table holds it, too."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "hold", show=False),
        Binding("right,enter,n,т", "next", show=False),
        Binding("plus,equals_sign", "pace(-1)", show=False),
        Binding("minus", "pace(1)", show=False),
    ]

    def __init__(self, host: Host, language: str, *, fast: bool = False) -> None:
        super().__init__(host, language, fast=fast)
        self.held = False
        self._pace = USUAL
        self._on = asyncio.Event()
        self.scene.keys = "term-keys-watch"
        self.scene.panel = "log"

    async def _breathe(self) -> None:
        """Show what happened; go on when the time is over or a key says so."""
        self._read[self.desk.seat] = self.desk.story.upto
        if self.fast:
            return
        self._name_waiting()
        self.scene.offer(None)
        self._say_what_is_on()
        self._on.clear()
        while not self._on.is_set():
            try:
                await asyncio.wait_for(self._on.wait(), None if self.held else PACES[self._pace])
            except TimeoutError:
                if not self.held and len(self.screen_stack) == 1:
                    return

    def _say_what_is_on(self) -> None:
        if self.host.session.ask is None:
            super()._say_what_is_on()
            return
        held, seconds = "yes" if self.held else "no", PACES[self._pace]
        say = self.desk.voice.say
        self.scene.ask_aloud(
            say("term-watching", name=self.scene.waiting, held=held, seconds=seconds)
        )

    def _idle(self) -> bool:
        return not self._stepping

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A watcher has nothing to take back and nothing to be advised on."""
        return action not in ONLY_PLAYERS and super().check_action(action, parameters)

    def action_hold(self) -> None:
        """Stop the game, or let it go on."""
        self.held = not self.held
        self._on.set() if not self.held else self._say_what_is_on()

    def action_next(self) -> None:
        """One decision more, then stop."""
        self.held = True
        self._on.set()

    def action_pace(self, by: int) -> None:
        """Slower or quicker."""
        self._pace = min(max(self._pace + by, 0), len(PACES) - 1)
        self._say_what_is_on()

    def action_leave(self) -> None:
        """Go at once: nobody's decision can be lost."""
        self._go_at_once()
