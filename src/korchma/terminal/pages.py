"""Pages laid over the table: help, cards, the log, the end, questions about leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from korchma.terminal import library
from korchma.terminal.desk import Desk


class Page(ModalScreen[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,й,space", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], foot: str, *, end: bool = False) -> None:
        super().__init__()
        self._head = title
        self._lines = lines
        self._foot = foot
        self._end = end

    def compose(self) -> ComposeResult:
        """A frame, and the text in it; as high as the text, so that the table is still seen."""
        with Vertical(classes="page -snug") as page:
            page.border_title = self._head
            page.border_subtitle = self._foot
            with VerticalScroll(can_focus=False):
                yield Static(Text("\n".join(self._lines)))

    def on_mount(self) -> None:
        """A log begins at its end."""
        if self._end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """So many lines on."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Sure(ModalScreen[bool]):
    """A question with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter,н,т", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, question: str, foot: str) -> None:
        super().__init__()
        self._question = question
        self._foot = foot

    def compose(self) -> ComposeResult:
        """The question in a small frame."""
        with Vertical(classes="page -small") as page:
            page.border_subtitle = self._foot
            yield Static(Text(self._question))

    def action_answer(self, answer: bool) -> None:
        """Yes or no."""
        self.dismiss(answer)


class Veil(ModalScreen[None]):
    """Nobody's hand is shown until its owner is alone with it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """A frame with one sentence."""
        with Vertical(classes="page -small"):
            yield Static(Text(self._text))

    def on_click(self) -> None:
        """A click will do as well."""
        self.dismiss()


class Help(ModalScreen[None]):
    """Keys, how to play, rules and rulings, and a search in them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("pagedown", "scroll(12)", show=False, priority=True),
        Binding("pageup", "scroll(-12)", show=False, priority=True),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._pages = self._contents()

    def _contents(self) -> list[tuple[str, str]]:
        """Each topic: its heading and its text."""
        voice, say = self._desk.voice, self._desk.voice.say
        pages = [(say("term-help-keys"), say("term-help-keys-text"))]
        legend = self._desk.look.legend()
        if legend:
            pages.append((say("term-help-map"), "\n".join(legend)))
        pages += [(entry.heading, entry.text) for entry in library.chapters(voice)]
        pages.append((say("term-help-rulings"), self._together(library.rulings(voice))))
        pages.append((say("term-help-rules"), self._together(library.rules(voice))))
        return pages

    def _together(self, entries: Sequence[library.Entry]) -> str:
        say = self._desk.voice.say
        return "\n\n".join(
            f"{say('term-rule-head', rule=entry.id, heading=entry.heading)}\n{entry.text}"
            for entry in entries
        )

    def compose(self) -> ComposeResult:
        """Topics on the left, their text on the right, a search above."""
        say = self._desk.voice.say
        with Vertical(classes="page") as page:
            page.border_title = say("term-help-title")
            page.border_subtitle = f"Tab · PgUp PgDn · {say('term-close')}"
            yield Input(placeholder=say("term-help-find"), id="find")
            with Horizontal():
                yield OptionList(*(Row(Text(head)) for head, _ in self._pages), id="topics")
                with VerticalScroll(can_focus=False):
                    yield Static(id="text")

    def on_mount(self) -> None:
        """Begin with the keys."""
        topics = self.query_one("#topics", OptionList)
        topics.focus()
        topics.highlighted = 0

    def _show(self, text: str) -> None:
        self.query_one("#text", Static).update(Text(text))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the topic pointed at."""
        head, text = self._pages[event.option_index]
        self._show(f"{head}\n\n{text}")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        word = event.value.strip()
        if not word:
            return
        voice = self._desk.voice
        exact = library.find_rule(voice, word)
        found = [exact] if exact else library.search(voice, word)
        none = voice.say("term-rules-none", word=word)
        self._show(self._together(found) if found else none)

    def action_scroll(self, lines: int) -> None:
        """Scroll the text, whatever has the focus."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
