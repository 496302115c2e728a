"""What is only looked at in full screen: pages, panels, scrolling."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import App

from korchma.kernel import Ask
from korchma.terminal.desk import Desk
from korchma.terminal.pages import Help, Page
from korchma.terminal.panels import Painted
from korchma.terminal.scene import PANELS, Scene


class Reading(App[int]):
    """Keys that change nothing on the table."""

    desk: Desk
    scene: Scene

    @property
    def asking(self) -> Ask | None:
        """What the person at the screen is asked now."""
        return self.scene.ask

    def _page(self, title: str, lines: Sequence[str], *, end: bool = False) -> None:
        say = self.desk.voice.say
        self.push_screen(Page(say(title), lines, say("term-close"), end=end))

    def action_help(self) -> None:
        """Keys, how to play, rules."""
        self.push_screen(Help(self.desk))

    def action_cards(self) -> None:
        """The hand in full."""
        look = self.desk.look
        lines: list[str] = []
        for card in look.cards(self.desk.view):
            lines += [*look.card(self.desk.view, card), ""]
        lines = lines or [self.desk.voice.say("term-hand-empty"), ""]
        self._page("term-cards-title", [*lines, *look.besides(self.desk.view)])

    def action_why(self) -> None:
        """What is refused, and why."""
        if self.asking is not None:
            lines = self.desk.why(self.asking)
            self._page("term-why-title", "\n\n".join(lines).split("\n"))

    def action_log(self) -> None:
        """The whole log."""
        self._page("term-log-title", [each.text for each in self.desk.story.told], end=True)

    def action_next_panel(self) -> None:
        """The next panel, where only one is shown."""
        self.action_show_panel(PANELS[(PANELS.index(self.scene.panel) + 1) % len(PANELS)])

    def action_show_panel(self, name: str) -> None:
        """This panel."""
        self.scene.panel = name
        self.scene.write()

    def action_scroll(self, lines: int, name: str = "") -> None:
        """The board, or the panel that was chosen last."""
        painted = self.scene.query_one(f"#{name or self.scene.panel}", Painted)
        painted.scroll_relative(y=lines, animate=False)
