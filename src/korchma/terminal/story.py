"""The log of a game in sentences, as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from korchma.kernel import Session, TakenBack
from korchma.kernel.record import SeatInfo
from korchma.terminal.look import Look
from korchma.text.clean import one_line
from korchma.text.voice import Voice


class Told(NamedTuple):
    """A sentence and the number of the event it tells."""

    number: int
    text: str
    heading: str = ""
    """Of the page it is read on, where it deserves one."""


class Named(NamedTuple):
    """From this event on, this seat has this name."""

    number: int
    seat: int
    name: str


class Story:
    """Sentences in order. What was taken back is struck out, names given by it too.

    ``names`` are those of people, ``bots`` those of who sits there as a bot: a bot whose part in
    the game has a name (her witch) is called by that.
    """

    def __init__(self, names: Sequence[str], bots: Sequence[str] = ()) -> None:
        self.given = [one_line(name) for name in names]
        self.bots = list(bots) or [""] * len(self.given)
        self.told: list[Told] = []
        self.named: list[Named] = []
        self.upto = 0

    def read(self, session: Session, seat: int | None, voice: Voice, look: Look) -> None:
        """Go on from where the story stands."""
        voice.seats = self.names()
        for number, event in session.events(seat, self.upto):
            if isinstance(event, TakenBack):
                self.told = [each for each in self.told if each.number <= event.to]
                self.named = [each for each in self.named if each.number <= event.to]
                voice.seats = self.names()
            text = voice.event(event)
            if text:
                self.told.append(Told(number, text, look.heading(event)))
            known = look.nickname(event)
            if known is not None and not self.given[known[0]]:
                self.named.append(Named(number, *known))
                voice.seats = self.names()
        if session.events_log:
            self.upto = session.events_log[-1].number

    def names(self) -> list[str]:
        """What everybody is called by now."""
        names = [given or bot for given, bot in zip(self.given, self.bots, strict=True)]
        for each in self.named:
            names[each.seat] = each.name
        return names

    def since(self, number: int) -> list[str]:
        """The sentences told after an event."""
        return [each.text for each in self.told if each.number > number]

    def page(self, number: int) -> tuple[str, list[str]]:
        """What was told after an event, as a page: from the first heading on; none without one."""
        news = [each for each in self.told if each.number > number]
        first = next((i for i, each in enumerate(news) if each.heading), len(news))
        texts = [each.text for each in news[first:]]
        return (news[first].heading, "\n\n".join(texts).split("\n")) if texts else ("", [])


def story_of(seats: Sequence[SeatInfo], voice: Voice) -> Story:
    """The story of a game with these at its table."""
    bots = [voice.sitter("", seat.cast or "") for seat in seats]
    return Story([seat.name for seat in seats], bots)
