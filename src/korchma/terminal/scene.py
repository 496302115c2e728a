"""What is seen of the table in full screen: board, panels, prompt, keys."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from korchma.kernel import Ask, Option
from korchma.terminal.desk import Desk
from korchma.terminal.panels import Choices, Painted
from korchma.terminal.picture import Line, Picture, written

TITLES = {
    "hand": "term-tab-hand",
    "seats": "term-tab-seats",
    "dangers": "term-tab-dangers",
    "log": "term-tab-log",
}
"""What each panel is called; a game may have its own words for them."""
PANELS = tuple(TITLES)
LOG_LINES = 200
NEWS = 150


class Scene(Screen[None]):
    """The table as one reader sees it. Small terminals show one panel at a time."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.ask: Ask | None = None
        self.panel = PANELS[0]
        self.waiting = ""
        self.keys = "term-keys"
        """The line of keys, where one option is chosen or none."""
        self.told = 0
        """The last event that is no news any more."""
        self.news = ""
        """A remark, or the newest sentences; shown until another option is pointed at."""
        self.news_at: int | None = 0

    def compose(self) -> ComposeResult:
        """The bar, the board with panels beside it, the prompt, the keys."""
        yield Static(id="bar")
        yield Painted(self._board, id="board")
        with Vertical(id="side"):
            yield Static(id="tabs")
            yield Painted(self._seats, id="seats", classes="panel")
            yield Painted(self._hand, id="hand", classes="panel")
            yield Painted(self._dangers, id="dangers", classes="panel")
            yield Painted(self._log, id="log", classes="panel", follow=True)
        with Vertical(id="prompt"):
            yield Static(id="question")
            yield Choices()
            yield Static(id="detail")
        yield Static(id="keys")

    @property
    def choices(self) -> Choices:
        """The list of options."""
        return self.query_one(Choices)

    def on_mount(self) -> None:
        """Room as the game needs it."""
        self.add_class(*self.desk.look.rooms.split())

    # --- pictures --------------------------------------------------------------------------------

    def _board(self, width: int, height: int) -> Picture:
        lit = self._concerned(self.ask.options) if self.ask else frozenset()
        return self.desk.look.paint(self.desk.view, width, height, lit, self._pointed_at())

    def _concerned(self, options: Iterable[Option]) -> frozenset[str]:
        return frozenset(ref for option in options for ref in self.desk.look.refs(option))

    def _pointed_at(self) -> frozenset[str]:
        """The refs of the option pointed at, and of all that are marked."""
        return self._concerned(self._chosen())

    def _chosen(self) -> list[Option]:
        """What is marked, in order, and what is pointed at."""
        if self.ask is None:
            return []
        choices, options = self.choices, self.ask.options
        indices = dict.fromkeys([*choices.marks, choices.highlighted])
        return [options[i] for i in indices if i is not None and i < len(options)]

    def _written(self, lines: list[Line], width: int) -> Picture:
        """Lines of a panel; headings of what can be chosen are lit, as on the board."""
        lit = self._concerned(self.ask.options) if self.ask else frozenset()
        mark = self._pointed_at()
        shown = []
        for line in lines:
            ink = "mark" if line.ref in mark else "lit" if line.ref in lit else ""
            shown.append(line._replace(ink=ink) if ink and line.ink == "title" else line)
        return written(shown, width, hang=2)

    def _seats(self, width: int, height: int) -> Picture:
        bots = [Line(text, "old") for text in self.desk.company()]
        return self._written([*self.desk.look.seats(self.desk.view), *bots], width)

    def _dangers(self, width: int, height: int) -> Picture:
        return self._written(self.desk.look.dangers(self.desk.view), width)

    def _hand(self, width: int, height: int) -> Picture:
        lines = self.desk.look.hand(self.desk.view)
        if not lines:
            message = "term-hand-hidden" if self.desk.seat is None else "term-hand-empty"
            lines = [Line(self.desk.voice.say(message))]
        return self._written(lines, width)

    def _log(self, width: int, height: int) -> Picture:
        told = self.desk.story.told[-LOG_LINES:]
        lines = [Line(each.text, "old" if each.number <= self.told else "") for each in told]
        return written(lines, width, hang=1)

    # --- words -----------------------------------------------------------------------------------

    def write(self) -> None:
        """Write everything anew, except the options."""
        self._write_bar()
        self._write_tabs()
        self._write_question()
        several = self.ask is not None and self.ask.pick is not None
        keys = self.desk.voice.say("term-keys-many" if several else self.keys)
        self._put("keys", f" {keys}")
        for painted in self.query(Painted):
            painted.repaint()

    def _put(self, name: str, text: str) -> None:
        self.query_one(f"#{name}", Static).update(Text(text))

    def _write_bar(self) -> None:
        bar = self.desk.look.bar(self.desk.view)
        self._put("bar", f" ▶ {self.waiting} · {bar}" if self.waiting else f" {bar}")

    def _write_tabs(self) -> None:
        tabs = Text()
        for name in PANELS:
            title, shown = self.desk.voice.say(TITLES[name]), name == self.panel
            panel = self.query_one(f"#{name}", Painted)
            panel.set_class(shown, "-shown")
            panel.border_title = title
            click = Style(meta={"@click": f"app.show_panel('{name}')"}, reverse=shown, bold=shown)
            tabs.append(title, click)
            tabs.append(" ")
        self.query_one("#tabs", Static).update(tabs)

    def _write_question(self) -> None:
        if self.ask is None:
            return
        text = self.desk.question(self.ask)
        if self.ask.pick is not None:
            pick, n = self.desk.pick(self.ask), len(self.choices.marks)
            text += " " + self.desk.voice.say("term-marked", n=n, pick=pick)
        self.ask_aloud(text)

    def ask_aloud(self, text: str) -> None:
        """The sentence above the options."""
        self._put("question", text)

    def say(self, text: str) -> None:
        """A sentence below the options."""
        self._put("detail", text)

    def remark(self, text: str) -> None:
        """The same, staying there until another option is pointed at."""
        self.news, self.news_at = text, self.choices.highlighted
        self.say(text)

    # --- what is asked ---------------------------------------------------------------------------

    def offer(self, ask: Ask | None) -> None:
        """Show a question with its options, or none."""
        self.ask = ask
        self.news = self._newest() if ask else ""
        self.news_at = 0
        labels = self._labels(ask) if ask else []
        several, ordered = ask is not None and ask.pick is not None, ask is not None and ask.ordered
        self.choices.offer(labels, several=several, ordered=ordered)
        self.write()
        self.point()

    def _labels(self, ask: Ask) -> list[str]:
        return [self.desk.label(ask, option, brief=True) for option in ask.options]

    def _newest(self) -> str:
        """As many of the last sentences as fit below the options."""
        text = ""
        for sentence in reversed(self.desk.story.since(self.told)):
            if len(sentence) + len(text) > NEWS:
                break
            text = f"{sentence} {text}"
        return text.strip()

    def relabel(self) -> None:
        """The same in another language."""
        self.news = ""
        if self.ask is not None:
            self.relabel_options(self.ask)
        self.write()
        self.point()

    def relabel_options(self, ask: Ask) -> None:
        """The same options, of which more may be known by now."""
        self.choices.relabel(self._labels(ask))

    def point(self) -> None:
        """Light up what the option pointed at concerns, and say what is there."""
        for painted in self.query(Painted):
            painted.repaint()
        index = self.choices.highlighted
        if index != self.news_at:
            self.news = ""
        if self.ask is None or index is None or index >= len(self.ask.options) or self.news:
            self.say(self.news)
            return
        texts = (self.describe(ref) for ref in self.desk.look.refs(self.ask.options[index]))
        about = next((text for text in texts if text), "")
        self.say(f"{about} {self._outlook(self.ask)}".strip())

    def _outlook(self, ask: Ask) -> str:
        """Where what is marked would lead, together with what is pointed at if there is room."""
        most = ask.pick[1] if ask.pick else 1
        return self.desk.outlook(ask, self._chosen()[:most])

    def marked(self) -> None:
        """Marks have changed."""
        self._write_question()
        self.point()

    def describe(self, ref: str) -> str:
        """What lies there."""
        return self.desk.look.describe(self.desk.view, ref)

    def touch(self, ref: str) -> None:
        """A click on a thing: choose the option that concerns it, or say why there is none."""
        if self.ask is None:
            self.say(self.describe(ref))
            return
        meant = set(self.desk.look.around(ref))
        look = self.desk.look
        hits = [i for i, option in enumerate(self.ask.options) if meant & {*look.refs(option)}]
        if len(hits) == 1:
            self.choices.choose(hits[0])
        elif hits:
            here = self.choices.highlighted or 0
            self.choices.highlighted = next((i for i in hits if i > here), hits[0])
        else:
            why = next((text for each in meant if (text := self._why_not(each))), "")
            self.remark(f"{self.describe(ref)} {why}".strip())

    def _why_not(self, ref: str) -> str:
        return self.desk.why_not(self.ask.seat, ref) if self.ask is not None else ""
