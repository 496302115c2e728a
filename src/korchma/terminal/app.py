"""The table in full screen: keys, clicks, and the others' moves."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from korchma.kernel import Answer, Ask, Illegal, KorchmaError
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.inn import INN, TABLE
from korchma.terminal.pages import Page, Sure, Veil
from korchma.terminal.panels import Choices, Painted, places
from korchma.terminal.reading import Reading
from korchma.terminal.scene import Scene
from korchma.terminal.teaching import Teacher

PAUSE = 0.7
"""Seconds to read what somebody else did."""


class TableApp(Reading):
    """A game at one screen. Knows no title: what is special to one is in its Look."""

    CSS = TABLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012
    # Each letter also under its key of the Russian and Ukrainian keyboards.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,г", "undo", show=False),
        Binding("h,р", "hint", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("c,с", "cards", show=False),
        Binding("w,ц", "why", show=False),
        Binding("s,ы,і", "save", show=False),
        Binding("g,п", "language", show=False),
        Binding("l,д", "log", show=False),
        Binding("t,е", "stop", show=False),
        Binding("q,й", "leave", show=False),
        Binding("left_square_bracket,х", "scroll(-4, 'board')", show=False),
        Binding("right_square_bracket,ъ,ї", "scroll(4, 'board')", show=False),
        Binding("comma,б", "scroll(-4)", show=False),
        Binding("full_stop,ю", "scroll(4)", show=False),
    ]

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
        self._hurry = asyncio.Event()
        self.register_theme(INN)
        self.theme = "inn"

    def get_default_screen(self) -> Scene:
        """The table."""
        return self.scene

    def on_ready(self) -> None:
        """Sit down and begin."""
        self.scene.choices.focus()
        self.scene.write()
        self.drive()

    # --- the game goes on ------------------------------------------------------------------------

    def drive(self) -> None:
        """Let the others play until a person must decide."""
        self.scene.ask = None
        self.run_worker(self._play(), exclusive=True)

    async def _play(self) -> None:
        self._hurry.clear()
        while True:
            others = not set(self.host.session.waiting) & set(self.host.people)
            if not await asyncio.to_thread(self.host.step):
                break
            heard = self.desk.story.upto
            self.desk.refresh()
            hurried = self.fast or self._hurry.is_set()
            if others and self.desk.story.since(heard) and not hurried:
                await self._breathe()
        self._save_quietly()
        await self._begin()

    async def _breathe(self) -> None:
        """Time to read what happened; any key ends this pause and those after it."""
        self._name_waiting()
        text = self.desk.voice.say("term-waiting", name=self.scene.waiting)
        self.scene.ask_aloud(text if self.scene.waiting else "")
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
        """While others play, a key only skips the pause."""
        if isinstance(event, events.Key) and self._pausing and len(self.screen_stack) == 1:
            self._hurry.set()
            return
        await super().on_event(event)

    def _name_waiting(self) -> None:
        voice, own = self.desk.voice, self.desk.seat
        names = [
            voice.say("term-you", name=voice.seat(seat)) if seat == own else voice.seat(seat)
            for seat in self.host.session.waiting
        ]
        self.scene.waiting = ", ".join(names)

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

    # --- answering -------------------------------------------------------------------------------

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """An answer, unless it was meant for an earlier question."""
        ask = self.asking
        if ask is None or event.offer != self.scene.choices.offers:
            return
        options = tuple(ask.options[index] for index in event.indices)
        answer: Answer = options[0] if ask.pick is None else options
        self._told[ask.seat] = self.desk.story.upto
        try:
            self.host.choose(answer, ask.seat)
        except Illegal as illegal:
            text = self.desk.voice.say(f"error-{illegal.reason}")
            self.scene.remark(f"{text} {self.desk.pick(ask)}")
            return
        except KorchmaError as error:
            self.notify(str(error), severity="error")
        self.drive()

    def on_choices_marked(self) -> None:
        """One more or one less."""
        self.scene.marked()

    @on(OptionList.OptionHighlighted, "#choices")
    def point(self) -> None:
        """Another option is pointed at."""
        self.scene.point()

    def on_painted_touched(self, event: Painted.Touched) -> None:
        """A click on the board or on a card."""
        self.scene.touch(event.ref)

    def on_painted_pointed(self, event: Painted.Pointed) -> None:
        """The mouse lies on something."""
        if event.ref:
            self.scene.say(self.scene.describe(event.ref))
        else:
            self.scene.point()

    # --- keys ------------------------------------------------------------------------------------

    def _idle(self) -> bool:
        """Nobody else is playing just now."""
        return self.asking is not None or self.host.session.ask is None

    def action_undo(self) -> None:
        """Take back, or say why not."""
        if not self._idle():
            return
        done, text = self.desk.undo()
        if done:
            self.run_worker(self._ask_again(text), exclusive=True)
        else:
            self.scene.remark(text)

    async def _ask_again(self, text: str) -> None:
        """Ask what was taken back."""
        self.scene.ask = None
        await self._begin()
        if text:
            self.scene.remark(text)

    def action_hint(self) -> None:
        """Point at what a good player would choose."""
        ask = self.asking
        if ask is None:
            return
        answer, text = self.desk.hint(ask)
        if answer is not None:
            parts = answer if isinstance(answer, tuple) else (answer,)
            self.scene.choices.point_at(places(ask.options, parts))
        self.scene.remark(text)

    def action_save(self) -> None:
        """Save now."""
        if self._idle():
            self.scene.remark(self.desk.save())

    def action_language(self) -> None:
        """The next language, at once."""
        if not self._idle():
            return
        self.desk.speak(self.desk.next_language())
        self._name_waiting()
        if self.asking is None:
            self.scene.ask_aloud(self.desk.voice.say("term-over"))
        self.scene.relabel()

    def action_stop(self) -> None:
        """Be stopped everywhere, or no longer."""
        self.scene.remark(self.desk.toggle_stop())

    def action_leave(self) -> None:
        """Ask, save, go."""
        if self.host.session.ask is None:
            self._go(True)
        elif self._idle():
            say = self.desk.voice.say
            self.push_screen(Sure(say("term-sure"), say("term-sure-keys")), self._go)

    def _go(self, sure: bool | None) -> None:
        if sure:
            self.exit(0, message=self.desk.farewell())
