"""The voice that explains a first game as it comes."""

from __future__ import annotations

from korchma.kernel import Ask
from korchma.kernel.lesson import Step, due
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host


class Teacher:
    """Tells each step of a game's lesson once; silent at any other table.

    At a table that was left, what had happened before is taken as told.
    """

    def __init__(self, host: Host) -> None:
        game = host.session.game
        self._host = host
        self._lesson = game.lesson if game.teaches(host.session.seed) else None
        self._heard: set[str] = set()
        if host.session.log:
            self._heard = {step.id for step in self._due("")}

    def _due(self, asked: str) -> list[Step]:
        if self._lesson is None or not self._host.people:
            return []
        session, seat = self._host.session, self._host.people[0]
        events = [event for _, event in session.events(seat)]
        return due(self._lesson, self._heard, asked, events, seat)

    def lines(self, desk: Desk, ask: Ask | None) -> list[str]:
        """What is to be told now: a heading and a text for each step, with an empty line after."""
        out: list[str] = []
        for step in self._due(ask.about if ask else ""):
            self._heard.add(step.id)
            say = desk.voice.say
            out += [f"— {say(f'lesson-{step.id}')} —", say(f"lesson-{step.id}.text"), ""]
        return out
