"""The list of campaigns: where to go on, and from where to begin another life."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import ClassVar, TextIO

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from korchma.terminal.chapters import Row, Start
from korchma.terminal.inn import INN
from korchma.text.voice import Voice

INDENT = "  "


class CampaignApp(App[Start]):
    """A page with every chapter; what cannot be played now cannot be chosen."""

    CSS = """
    Screen { align: center middle; background: $background; }
    #card { width: 92%; max-width: 100; height: auto; max-height: 92%; border: round $secondary;
        padding: 1 2; border-title-color: $accent; border-subtitle-color: #a8946f;
        background: $surface; }
    OptionList { border: none; background: $surface; height: auto; max-height: 100%; padding: 0; }
    OptionList:focus { border: none; background-tint: $surface 0%; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,й", "leave", show=False)]

    def __init__(self, voice: Voice, rows: Sequence[Row]) -> None:
        super().__init__()
        self.voice = voice
        self.rows = rows
        self.register_theme(INN)
        self.theme = "inn"

    def compose(self) -> ComposeResult:
        """A card with a line for each chapter."""
        with Vertical(id="card"):
            yield OptionList(
                *(
                    Option(Text(INDENT * row.depth + row.text), disabled=row.start is None)
                    for row in self.rows
                ),
                markup=False,
            )

    def on_mount(self) -> None:
        """Name the card; the first line that leads somewhere is pointed at."""
        card, menu = self.query_one("#card"), self.query_one(OptionList)
        card.border_title = self.voice.say("term-campaign-title", game=_title(self.voice))
        card.border_subtitle = self.voice.say("term-campaign-keys")
        menu.highlighted = next(n for n, row in enumerate(self.rows) if row.start)
        menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Sit down to this chapter."""
        self.exit(self.rows[event.option_index].start)

    def action_leave(self) -> None:
        """Another time."""
        self.exit(None)

    def action_help_quit(self) -> None:
        """Ctrl-C means the same in every program."""
        self.action_leave()


def _title(voice: Voice) -> str:
    return voice.say("game-title")


def choose_chapter(
    voice: Voice,
    rows: Sequence[Row],
    *,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> Start | None:
    """Which chapter: a page in a terminal, numbered lines elsewhere. None: another time."""
    stdin, stdout = stdin or sys.stdin, stdout or sys.stdout
    if not plain and stdin.isatty() and stdout.isatty():
        return CampaignApp(voice, rows).run()
    return _ask_plainly(voice, rows, stdin, stdout)


def _ask_plainly(voice: Voice, rows: Sequence[Row], stdin: TextIO, stdout: TextIO) -> Start | None:
    """The same, line by line; lines that lead somewhere have a number."""
    starts: list[Start] = []
    stdout.write(voice.say("term-campaign-title", game=_title(voice)) + "\n")
    for row in rows:
        number = ""
        if row.start is not None:
            starts.append(row.start)
            number = f"[{len(starts)}] "
        stdout.write(f"{INDENT * row.depth}{number}{row.text}\n")
    while True:
        stdout.write(voice.say("term-campaign-which") + " ")
        stdout.flush()
        line = stdin.readline()
        typed = line.strip() or "1"
        if not line:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(starts):
            return starts[int(typed) - 1]
        stdout.write(voice.say("term-plain-no-such", number=typed, count=len(starts)) + "\n")
