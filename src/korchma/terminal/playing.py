"""The game goes on: the others' moves in full screen, with time to read them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic

from textual import events

from korchma.kernel import Ask, KorchmaError
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.pages import Page, Veil
from korchma.terminal.reading import Reading
from korchma.terminal.scene import Scene
from korchma.terminal.teaching import Teacher

PAUSE = 0.7
"""Seconds to read what somebody else did."""
SETTLE = 0.3
"""Seconds in which a key still belongs to the others' turns, not to the question they led to."""
HURRY = ("ctrl+c", "ctrl+q")
"""Keys that leave at any moment."""


class Playing(Reading):
    """Lets the others play until a person must decide; leaves the table with nothing lost."""

    def __init__(self, host: Host, language: str, *, fast: bool = False) -> None:
        super().__init__()
        self.host = host
        self.desk = Desk(host, language)
        self.scene = Scene(self.desk)
        self._teacher = Teacher(host)
        self.fast = fast
        self._told: dict[int, int] = {}
        self._before = self.desk.story.upto
        self._read: dict[int | None, int] = {}
        self._pausing = False
        self._stepping = False
        self._leaving = False
        self._surprised = -SETTLE
        self._hurry = asyncio.Event()
        self.farewell = ""

    def drive(self) -> None:
        """Let the others play until a person must decide."""
        self.scene.ask = None
        self.run_worker(self._play(), exclusive=True)

    async def _play(self) -> None:
        self._hurry.clear()
        others_played = False
        while not self._leaving:
            others = not set(self.host.session.waiting) & set(self.host.people)
            if not await self._step():
                break
            others_played |= others
            heard = self.desk.story.upto
            self.desk.refresh()
            if others and self.desk.story.since(heard) and not self.host.must_decide:
                await self._breathe()
        if self._leaving:
            self._go(True)
            return
        self._save_quietly()
        if others_played and not self.fast:
            self._surprised = monotonic()
        await self._begin()

    async def _step(self) -> bool:
        """One decision of somebody else, made aside: the screen stays awake."""
        self._stepping = True
        try:
            return await asyncio.to_thread(self.host.step)
        finally:
            self._stepping = False

    async def _breathe(self) -> None:
        """Time to read what happened; any key ends this pause and those after it."""
        if self.fast or self._hurry.is_set():
            return
        self._name_waiting()
        others = self._names(seat for seat in self.host.session.waiting if seat != self.desk.seat)
        text = self.desk.voice.say("term-waiting", name=others)
        self.scene.ask_aloud(text if others else "")
        self.scene.panel, panel = "log", self.scene.panel
        self.scene.offer(None)
        self._pausing = True
        try:
            await asyncio.wait_for(self._hurry.wait(), PAUSE)
        except TimeoutError:
            pass
        finally:
            self._pausing = False
            self.scene.panel = panel

    async def on_event(self, event: events.Event) -> None:
        """While others play, a key only skips the pause, even if it comes a moment too late."""
        if isinstance(event, events.Key) and event.key not in HURRY:
            if self._pausing and len(self.screen_stack) == 1:
                self._hurry.set()
                return
            if monotonic() - self._surprised < SETTLE:
                return
        await super().on_event(event)

    def _names(self, seats: Iterable[int]) -> str:
        voice, own = self.desk.voice, self.desk.seat
        return ", ".join(
            voice.say("term-you", name=voice.seat(seat)) if seat == own else voice.seat(seat)
            for seat in seats
        )

    def _name_waiting(self) -> None:
        self.scene.waiting = self._names(self.host.session.waiting)

    async def _begin(self) -> None:
        """Ask whoever must decide, once they are alone with their cards."""
        ask = self.host.asked
        if ask is not None and len(self.host.people) > 1 and ask.seat != self.desk.seat:
            self.desk.sit(None)
            self._name_waiting()
            self.scene.ask_aloud("")
            self.scene.offer(None)
            alone = self.desk.voice.say("term-alone", name=self.desk.voice.seat(ask.seat))
            await self.push_screen_wait(Veil(alone))
        if ask is not None:
            self.desk.sit(ask.seat)
            self.scene.told = self._told.get(ask.seat, 0)
        self.desk.refresh()
        self._name_waiting()
        self.scene.offer(ask)
        if ask is not None and self.desk.reckoning.slow:
            self.run_worker(self._reckon(ask), group="odds", exclusive=True)
        if ask is None:
            self.scene.ask_aloud(self.desk.voice.say("term-over"))
            self._page("term-end-title", self.desk.ending())
        if lesson := self._teacher.lines(self.desk, ask):
            self._page("term-lesson-title", lesson)
        heading, tale = self.desk.story.page(self._read.get(self.desk.seat, self._before))
        self._read[self.desk.seat] = self.desk.story.upto
        if heading:
            self.push_screen(Page(heading, tale, self.desk.voice.say("term-close")))

    async def _reckon(self, ask: Ask) -> None:
        """Odds that take their time come when they are ready, if the question still stands."""
        await asyncio.to_thread(self.desk.reckoning.work(ask, lambda: self.asking is ask))
        if self.asking is ask:
            self.scene.relabel_options(ask)

    def _save_quietly(self) -> None:
        try:
            self.host.save()
        except KorchmaError as error:
            self.notify(str(error), severity="error")

    # --- leaving ---------------------------------------------------------------------------------

    async def action_quit(self) -> None:
        """Ctrl-Q."""
        self._go_at_once()

    def action_help_quit(self) -> None:
        """Ctrl-C, which means the same in every program."""
        self._go_at_once()

    def _go_at_once(self) -> None:
        """What a bot is about to decide is waited for, so that it is saved."""
        if self._stepping:
            self._leaving = True
        else:
            self._go(True)

    def _go(self, sure: bool | None) -> None:
        if sure:
            self.farewell = self.desk.farewell()
            self.exit(0, message=self.farewell)
