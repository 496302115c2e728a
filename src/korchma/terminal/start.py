"""Before the table: which game, which way to play, who sits where, in which language."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from typing import Any, ClassVar, TextIO

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from korchma.bots.seating import bot_names
from korchma.kernel import Game, Mode, games
from korchma.kernel.agreeing import agreeable
from korchma.kernel.record import SeatInfo
from korchma.terminal.inn import INN
from korchma.text.voice import LANGUAGES, Voice

HUMAN = "human"


def language_here() -> str:
    """The language this computer speaks, if we do too; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


@dataclass
class Choice:
    """What to play. Always something that can be played."""

    game: Game[Any, Any, Any]
    language: str
    players: int = 2
    mode: str = ""
    kinds: list[str] = field(default_factory=list)
    house: list[str] = field(default_factory=list)
    """House rules that hold; ``agreeing``: the list of them is open."""
    agreeing: bool = False

    def __post_init__(self) -> None:
        self._mend()

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sits where."""
        return [SeatInfo(kind=kind) for kind in self.kinds]

    @property
    def counts(self) -> list[int]:
        """How many can play."""
        return sorted({n for mode in self.game.modes for n in mode.players})

    @property
    def modes(self) -> list[Mode]:
        """The ways so many can play."""
        return [mode for mode in self.game.modes if self.players in mode.players]

    @property
    def bots(self) -> list[str]:
        """Who can sit on a chair: a person, or a program, the best first."""
        return [HUMAN, *(f"bot:{name}" for name in reversed(bot_names(self.game)))]

    @property
    def rules(self) -> list[str]:
        """House rules there are words for."""
        return [name for name in agreeable(self.game) if self.voice.has(f"house-{name}")]

    def _mend(self) -> None:
        """Make everything fit the game and the number of players."""
        if self.players not in self.counts:
            self.players = 2 if 2 in self.counts else self.counts[0]
        if self.mode not in [mode.id for mode in self.modes]:
            self.mode = self.modes[0].id
        self.house = [name for name in self.house if name in self.rules]
        best = self.bots[1]
        known = [kind if kind in self.bots else best for kind in self.kinds or [HUMAN]]
        self.kinds = (known + [best] * self.players)[: self.players]

    def turn(self, row: str, by: int) -> None:
        """Change one line of the choice to its next or previous value."""
        match row:
            case "language":
                self.language = _next(list(LANGUAGES), self.language, by)
            case "game":
                titles = games()
                self.game = titles[_next(list(titles), self.game.id, by)]
            case "players":
                self.players = _next(self.counts, self.players, by)
            case "mode":
                self.mode = _next([mode.id for mode in self.modes], self.mode, by)
            case _ if row.startswith("seat-"):
                seat = int(row.removeprefix("seat-"))
                self.kinds[seat] = _next(self.bots, self.kinds[seat], by)
            case "house":
                self.agreeing = not self.agreeing
            case _ if row.startswith("house-"):
                rule = row.removeprefix("house-")
                self.house = [x for x in self.rules if (x in self.house) != (x == rule)]
        self._mend()

    # --- words ---------------------------------------------------------------------------------

    @property
    def voice(self) -> Voice:
        """Speaks of the game chosen, in the language chosen."""
        return Voice(self.game, self.language)

    def rows(self) -> list[tuple[str, str, str]]:
        """The lines of the choice: id, label, value."""
        say = self.voice.say
        out = [
            ("language", say("term-start-language"), self.name("language", self.language)),
            ("game", say("term-start-game"), self.name("game", self.game.id)),
            ("players", say("term-start-players"), str(self.players)),
            ("mode", say("term-start-mode"), self.name("mode", self.mode)),
        ]
        for seat, kind in enumerate(self.kinds):
            label = say("term-start-seat", n=seat + 1)
            out.append((f"seat-{seat}", label, self.name("seat", kind)))
        if self.rules:
            out.append(("house", say("term-start-house"), f"{len(self.house)}/{len(self.rules)}"))
        for rule in self.rules if self.agreeing else ():
            mark = "☑" if rule in self.house else "☐"
            out.append((f"house-{rule}", say(f"house-{rule}"), mark))
        return out

    def name(self, row: str, value: str) -> str:
        """A value in words."""
        voice = self.voice
        message = {
            "language": f"term-language-{value}",
            "game": "game-title",
            "mode": f"mode-{value}",
            "seat": value.replace(":", "-"),
        }[row]
        if row == "game":
            voice = Voice(games()[value], self.language)
        return voice.say(message) if voice.has(message) else value.removeprefix("bot:")


def _line(row: str, label: str, value: str) -> str:
    """A line of the choice: its value between arrows, a house rule behind its mark."""
    return f"  {value} {label}" if row.startswith("house-") else f"{label:<16} ◀ {value} ▶"


def _next(values: list[Any], value: Any, by: int) -> Any:
    return values[(values.index(value) + by) % len(values)]


def first_choice(language: str | None = None) -> Choice:
    """What most would choose: the first game, against the best bot."""
    return Choice(next(iter(games().values())), language or language_here())


class Lines(OptionList):
    """Lines that are turned with arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.turn(-1)", show=False),
        Binding("right,space", "app.turn(1)", show=False),
        Binding("enter", "app.begin", show=False),
    ]


class StartApp(App[Choice]):
    """A page with a few lines to turn."""

    CSS = """
    Screen { align: center middle; background: $background; }
    #card { width: 64; max-width: 100%; height: auto; border: round $secondary; padding: 1 2;
        border-title-color: $accent; border-subtitle-color: #a8946f; background: $surface; }
    OptionList { border: none; background: $surface; height: auto; max-height: 58vh; padding: 0; }
    OptionList:focus { border: none; background-tint: $surface 0%; }
    #about { color: #cbb993; height: 4; padding: 1 0 0 0; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,й", "leave", show=False),
    ]

    def __init__(self, choice: Choice) -> None:
        super().__init__()
        self.choice = choice
        self.register_theme(INN)
        self.theme = "inn"

    def compose(self) -> ComposeResult:
        """A card with lines, and a sentence about the one pointed at."""
        with Vertical(id="card"):
            yield Lines(markup=False)
            yield Static(id="about")

    def on_mount(self) -> None:
        """Write the card."""
        self._write(0)

    def _write(self, at: int) -> None:
        say, card = self.choice.voice.say, self.query_one("#card")
        card.border_title = say("term-start-title")
        card.border_subtitle = say("term-start-keys")
        rows = self.choice.rows()
        texts = [Row(Text(_line(*row))) for row in rows]
        texts.append(Row(Text(f"▶ {say('term-start-begin')}", "bold")))
        menu = self.query_one(Lines)
        menu.set_options(texts)
        menu.highlighted = min(at, len(texts) - 1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about the way to play, or about the game."""
        rows, voice = self.choice.rows(), self.choice.voice
        row = rows[event.option_index][0] if event.option_index < len(rows) else ""
        message = f"mode-{self.choice.mode}.text" if row == "mode" else "game-title.about"
        message = row if row.startswith("house-") else message
        self.query_one("#about", Static).update(Text(voice.say(message)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click turns a line, or begins."""
        if event.option_index == len(self.choice.rows()):
            self.exit(self.choice)
        else:
            self.action_turn(1)

    def action_turn(self, by: int) -> None:
        """The next value of this line."""
        rows = self.choice.rows()
        at = self.query_one(Lines).highlighted or 0
        if at < len(rows):
            self.choice.turn(rows[at][0], by)
            self._write(at)

    def action_begin(self) -> None:
        """To the table."""
        self.exit(self.choice)

    def action_leave(self) -> None:
        """Another time."""
        self.exit(None)

    def action_help_quit(self) -> None:
        """Ctrl-C means the same in every program."""
        self.action_leave()


def choose_game(
    *, language: str | None = None, stdin: TextIO | None = None, stdout: TextIO | None = None
) -> Choice | None:
    """What to play: a page in a terminal, plain questions elsewhere. None: another time."""
    stdin, stdout = stdin or sys.stdin, stdout or sys.stdout
    choice = first_choice(language)
    if stdin.isatty() and stdout.isatty():
        return StartApp(choice).run()
    return ask_plainly(choice, stdin, stdout)


def ask_plainly(choice: Choice, stdin: TextIO, stdout: TextIO) -> Choice | None:
    """The same, line by line; house rules are named on the command line (``--house``)."""
    done = {"house"}
    while (row := next((row for row, *_ in choice.rows() if row not in done), None)) is not None:
        done.add(row)
        if not _ask_row(choice, row, stdin, stdout):
            return None
    return choice


def _ask_row(choice: Choice, row: str, stdin: TextIO, stdout: TextIO) -> bool:
    """One question; the values as a numbered list, the one that stands there first."""
    values: list[str] = []
    while (value := {r: v for r, _, v in choice.rows()}[row]) not in values:
        values.append(value)
        choice.turn(row, 1)
    if len(values) == 1:
        return True
    label = next(label for r, label, _ in choice.rows() if r == row)
    for number, value in enumerate(values, 1):
        stdout.write(f"{number}. {value}\n")
    while True:
        stdout.write(choice.voice.say("term-start-which", what=label) + " ")
        stdout.flush()
        line = stdin.readline()
        typed = line.strip() or "1"
        if not line:
            return False
        if typed.isdecimal() and 1 <= int(typed) <= len(values):
            for _ in range(int(typed) - 1):
                choice.turn(row, 1)
            return True
        stdout.write(choice.voice.say("term-plain-no-such", number=typed, count=len(values)) + "\n")
