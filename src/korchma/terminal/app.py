"""The table in full screen: keys and clicks."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from korchma.kernel import Answer, Illegal, KorchmaError
from korchma.terminal.host import Host
from korchma.terminal.inn import INN, TABLE
from korchma.terminal.pages import Sure
from korchma.terminal.panels import Choices, Painted, places
from korchma.terminal.playing import Playing
from korchma.terminal.scene import Scene


class TableApp(Playing):
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
        super().__init__(host, language, fast=fast)
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
        self._say_what_is_on()
        self.scene.relabel()

    def _say_what_is_on(self) -> None:
        """Above the options, where there is no question."""
        if self.asking is None:
            self.scene.ask_aloud(self.desk.voice.say("term-over"))

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
