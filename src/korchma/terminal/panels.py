"""The pieces of the full screen: painted panels and the list of choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Row

from korchma.terminal.inn import INKS
from korchma.terminal.picture import Picture

Painter = Callable[[int, int], Picture]


class Painted(ScrollView, can_focus=False):
    """A panel that shows a picture and says which thing was touched."""

    class Touched(Message):
        """A click on a thing."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    class Pointed(Message):
        """The mouse came to a thing, or left it."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    def __init__(
        self, painter: Painter, *, id: str, classes: str = "", follow: bool = False
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._painter = painter
        self._follow = follow
        self._pointed = ""
        self.picture = Picture(1, 1)

    def repaint(self) -> None:
        """Paint again, beside a scroll bar where not all fits; of news, show the newest."""
        room = self.content_size
        self.picture = self._painter(room.width, room.height)
        if len(self.picture.rows) > room.height:
            beside = room.width - self.styles.scrollbar_size_vertical
            self.picture = self._painter(beside, room.height)
        self.virtual_size = Size(self.picture.width, len(self.picture.rows))
        if self.styles.height is not None and self.styles.height.is_auto:
            self.refresh(layout=True)
        self.refresh()
        if self._follow:
            self.scroll_end(animate=False)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the picture."""
        return len(self._painter(width, 0).rows)

    def on_resize(self) -> None:
        """Another size, another picture."""
        self.repaint()

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        _, top = self.scroll_offset
        base = self.rich_style
        if not 0 <= y + top < len(self.picture.rows):
            return Strip.blank(self.size.width, base)
        row = self.picture.rows[y + top]
        cells = [Segment(cell.char, base + _style(cell.ink)) for cell in row]
        return Strip(Segment.simplify(cells)).adjust_cell_length(self.size.width, base)

    def _ref(self, event: events.MouseEvent) -> str:
        at = event.get_content_offset(self)
        if at is None:
            return ""
        return self.picture.ref_at(at.x, at.y + self.scroll_offset[1])

    def on_click(self, event: events.Click) -> None:
        """Touch what lies there."""
        ref = self._ref(event)
        if ref:
            self.post_message(self.Touched(ref))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Point at what lies there."""
        self._point(self._ref(event))

    def on_leave(self) -> None:
        """Point at nothing."""
        self._point("")

    def _point(self, ref: str) -> None:
        if ref != self._pointed:
            self._pointed = ref
            self.post_message(self.Pointed(ref))


def _style(ink: str) -> Style:
    return Style.parse(INKS.get(ink, INKS[""]))


class Choices(OptionList):
    """The options of a question. Where several are chosen, Space marks and Enter confirms."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "mark", show=False),
        Binding("tab", "app.next_panel", show=False),
    ]

    class Chosen(Message):
        """An answer: the indices of the options, in the order they were marked.

        ``offer`` says to which offer: keys may run ahead of the table.
        """

        def __init__(self, indices: tuple[int, ...], offer: int) -> None:
            super().__init__()
            self.indices = indices
            self.offer = offer

    class Marked(Message):
        """A mark was set or taken away."""

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.marks: list[int] = []
        self.several = False
        self.ordered = False
        self.offers = 0
        self._labels: list[str] = []
        self._typed = ""

    def offer(self, labels: Sequence[str], *, several: bool = False, ordered: bool = False) -> None:
        """Show new options."""
        self.several = several
        self.ordered = ordered
        self.offers += 1
        self.marks = []
        self._typed = ""
        self._labels = list(labels)
        self.set_options([Row(self._text(i)) for i in range(len(labels))])
        self.highlighted = 0 if labels else None

    def relabel(self, labels: Sequence[str]) -> None:
        """The same options in other words."""
        self._labels = list(labels)
        self._redraw()

    def _text(self, index: int) -> Text:
        return Text(f"{index + 1:>2}. {self._mark(index)}{self._labels[index]}")

    def _mark(self, index: int) -> str:
        """A cross, or where order matters the number in it."""
        if not self.several:
            return ""
        if index not in self.marks:
            return "[ ] "
        return f"[{self.marks.index(index) + 1}] " if self.ordered else "[x] "

    def _redraw(self) -> None:
        for index in range(self.option_count):
            self.replace_option_prompt_at_index(index, self._text(index))

    def mark_only(self, indices: Sequence[int]) -> None:
        """Mark these and no others."""
        self.marks = list(indices)
        self._redraw()
        self.post_message(self.Marked())

    def point_at(self, indices: Sequence[int]) -> None:
        """Point at the first, so that it is in sight; and mark all, where several are chosen."""
        if self.several:
            self.mark_only(indices)
        if indices:
            self.highlighted = indices[0]

    def choose(self, index: int) -> None:
        """Choose one; or mark it, where several are chosen."""
        self._typed = ""
        self.highlighted = index
        if not self.several:
            self.post_message(self.Chosen((index,), self.offers))
        elif index in self.marks:
            self.mark_only([each for each in self.marks if each != index])
        else:
            self.mark_only([*self.marks, index])

    def action_mark(self) -> None:
        """Mark, or take the mark away; elsewhere the key may mean something else."""
        if not self.several:
            raise SkipAction
        if self.highlighted is not None:
            self.choose(self.highlighted)

    def action_select(self) -> None:
        """Enter: this one; or all that are marked."""
        if self.several:
            self.post_message(self.Chosen(tuple(self.marks), self.offers))
        elif self.highlighted is None:
            raise SkipAction
        else:
            self.choose(self.highlighted)

    async def _on_click(self, event: events.Click) -> None:
        """A click on an option chooses or marks it."""
        index = event.style.meta.get("option")
        if index is not None:
            event.stop()
            self.choose(index)

    def on_key(self, event: events.Key) -> None:
        """Digits name an option; as soon as it can be no other, it is chosen."""
        if event.character is None or not event.character.isdecimal():
            self._typed = ""
            return
        event.stop()
        typed = self._typed + event.character
        number = int(typed)
        if not 1 <= number <= self.option_count:
            typed, number = event.character, int(event.character)
        if not 1 <= number <= self.option_count:
            self._typed = ""
        elif number * 10 > self.option_count:
            self.choose(number - 1)
        else:
            self._typed = typed
            self.highlighted = number - 1


def places(options: Sequence[object], answer: Sequence[object]) -> list[int]:
    """Where each part of an answer stands among the options; equal ones stand apart.

    >>> places(["a", "b", "b"], ["b", "b"])
    [1, 2]
    """
    found: list[int] = []
    for each in answer:
        found.append(next(i for i, x in enumerate(options) if x == each and i not in found))
    return found
