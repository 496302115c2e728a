"""Recorded games shown to a page question by question, without a server playing them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from unittest.mock import patch

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from korchma.games.oldworld.eyes import odds as fights
from korchma.kernel import Session, find_game
from korchma.kernel.record import parse
from korchma.kernel.resuming import Decision, entries, repeat
from korchma.server import protocol as p
from korchma.server.tables.guests import Sitter
from korchma.server.tables.live import LiveTable
from korchma.server.tables.seeing import Sights
from korchma.server.tables.sketch import encode, odds_info, state_for
from tests.chance import LONG

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = {
    "witches": ("competitive-points", "solo-solo-distinction"),
    "ronin": ("partners-4-tie", "crossroads-5-points", "summer-1-won"),
    "oldworld": ("hunt-4", "random-schools-5", "solo-novice"),
    "wasteknights": ("a1-l2", "a2-gw", "a3-bu", "a4-sh"),
    "swordsorcery": (
        "ford-chief",
        "salt-deck",
        "drums-dawn",
        "hill-uncle",
        "wall-four",
        "court-deck",
    ),
}
"""Games whose questions are looked at."""
READER, FRIEND = "reader", "friend"
NAME = "Maximiliana von Lancre III"[:24]
"""As long as a name can be."""
MIXED = 4
"""Sorts of options in a question whose mixtures are not told apart."""


class Question(NamedTuple):
    """A question of a recorded game, as the one who is asked sees it."""

    game: str
    kind: str
    """What it is about, and what can be chosen: questions of a kind look alike."""
    seat: int
    table: LiveTable


def table_of(session: Session, code: str) -> LiveTable:
    """A table at which somebody reads along; nothing is stored, nobody thinks."""
    row: dict[str, Any] = {
        "code": code,
        "game": session.game.id,
        "status": "playing",
        "seed": session.seed,
    }
    row |= dict.fromkeys(("mode", "ending", "rematch", "stuck", "host"), "")
    row |= {"waiting": [], "updated": 0.0, "turn": 0}
    row |= dict.fromkeys(("clock", "words", "watch", "asked", "times"))
    seats = [Sitter("bot", "heuristic", "", None) for _ in range(session.players)]
    nothing = cast(Any, SimpleNamespace())
    table = LiveTable(row, seats, session, nothing, nothing)
    table.chances = cast(Any, SimpleNamespace(of=lambda seat: None))
    return table


def questions(game: str, name: str) -> Iterator[Question]:
    """Every question of a recorded game; each holds until the next is taken."""
    made = parse((FIXTURES / game / f"{name}.json").read_bytes(), name)
    title = find_game(game)
    options = msgspec.convert(made.options, title.rules.options_type)
    session = Session(title, made.players, options, made.seed, content=title.content, listen=True)
    table = table_of(session, name)
    past = [Decision(seat, answer) for seat, answer in made.decisions]
    for (seat, _), answer in zip(made.decisions, entries(title, past), strict=False):
        for asked in answer if isinstance(answer, dict) else (seat,):
            yield question_of(table, asked)
        repeat(session, seat, answer)


def each_kind(game: str) -> Iterator[tuple[str, Question]]:
    """Each kind of question once, game by game; in a long run every question."""
    seen: set[str] = set()
    for name in GAMES[game]:
        for question in questions(game, name):
            if LONG or not seen >= _kinds(question.kind):
                seen |= _kinds(question.kind)
                yield name, question


def _kinds(kind: str) -> set[str]:
    """A question with many sorts of options is of a kind for each: their mixtures have no end."""
    about, _, tags = kind.partition(": ")
    sorts = tags.split(", ")
    return {kind} if len(sorts) < MIXED else {f"{about}: {each}" for each in sorts}


def question_of(table: LiveTable, seat: int) -> Question:
    """What a seat is asked now; the reader sits there."""
    session = table.session
    ask = session.ask_of(seat)
    assert ask is not None
    read_from(table, seat)
    tags = sorted({msgspec.to_builtins(each)["do"] for each in ask.options})
    many = ", many" if len(ask.options) > 6 else ""
    return Question(session.game.id, f"{ask.about}: {', '.join(tags)}{many}", seat, table)


def read_from(table: LiveTable, seat: int) -> None:
    """The reader sits there, asked or not, and a friend beside: so people can talk."""
    players = table.session.players
    table.sitters = [Sitter("bot", "heuristic", "", None) for _ in range(players)]
    table.sitters[(seat + 1) % players] = Sitter("human", "", NAME, FRIEND)
    table.sitters[seat] = Sitter("human", "", NAME, READER)
    table.sights = Sights(table)


class Told:
    """What a page is told of a question, however many show it: reckoned and written down once."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._foreseen: dict[bytes, str] = {}

    def since(self, number: int) -> tuple[int, str]:
        """The state with the last of what happened since a number, and the number it has got to."""
        state = state_for(self.question.table, READER, number, reset=not number)
        return state.number, encode(state).decode()

    @cached_property
    def whole(self) -> tuple[int, str]:
        """The state as for somebody who has just come."""
        return self.since(0)

    @cached_property
    def odds(self) -> str:
        """What comes after a question, where odds take long to work out; else nothing.

        One fight for each: 0 or 100%, with an error of as many letters as sixty would leave.
        """
        session, seat = self.question.table.session, self.question.seat
        ask = session.ask_of(seat)
        if ask is None or not session.game.eyes.slow_odds:
            return ""
        with patch.object(fights, "TRIES", 1):
            found = tuple(odds_info(session, seat, each) for each in ask.options)
        if not any(found):
            return ""
        return encode(p.Odds(self.question.table.asked, seat, found)).decode()

    def foresight(self, said: dict[str, Any]) -> str:
        """What options would bring."""
        asked = msgspec.json.encode(said)
        if asked not in self._foreseen:
            session = self.question.table.session
            choices = session.game.rules.choices
            options = [msgspec.convert(each, choices, strict=False) for each in said["answer"]]
            found = msgspec.to_builtins(session.foresee(said["seat"], options))
            about = {key: said[key] for key in ("ask", "seat", "answer")}
            answer = {"type": "foresight", **about, "foresight": found}
            self._foreseen[asked] = json.dumps(answer)
        return self._foreseen[asked]


class Stage:
    """A page to which a table's states are told as its server would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._told: Told | None = None
        self._end: WebSocketRoute | None = None
        self._number = 0
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, end: WebSocketRoute) -> None:
        self._end = end
        end.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        assert self._end is not None
        if said["type"] == "ping":
            self._end.send('{"type": "pong"}')
        elif said["type"] == "hello" and self._told:
            self._tell(*self._told.whole)
        elif said["type"] == "foresee" and self._told:
            self._end.send(self._told.foresight(said))

    def _tell(self, number: int, state: str) -> None:
        assert self._end is not None
        self._number = number
        self._end.send(state)
        if self._told and self._told.odds:
            self._end.send(self._told.odds)

    def put(self, told: Told, url: str) -> None:
        """Put a question on the page; it will be there soon."""
        self._told = told
        if self._end is None:
            self.page.goto(f"{url}/table/{told.question.table.code}")
        else:
            self._tell(*told.whole)

    def show(self, question: Question, url: str) -> None:
        """Put a question on the page and wait until it is there."""
        self.put(Told(question), url)
        self.page.wait_for_selector(f'[data-ask="{question.table.asked}"]')

    def watch(self, question: Question, seat: int, url: str) -> None:
        """Put a table on the page as somebody sees it who is not asked."""
        read_from(question.table, seat)
        self.put(Told(question), url)
        self.page.wait_for_selector("[data-room=ask]")

    def go_on(self, question: Question) -> None:
        """Tell what happened since the question before: it is played, then this is asked."""
        self._told = Told(question)
        self._tell(*self._told.since(self._number))

    def reach(self, asked: Iterable[tuple[int, Question]], nth: int, url: str) -> None:
        """Put the question before this one on the page, then tell what happened until this."""
        for at, (_, question) in enumerate(asked, start=1):
            if at == nth:
                self.show(question, url)
            if at > nth:
                self.go_on(question)
                return


def asked_of(game: str, name: str, seat: int) -> Iterator[tuple[int, Question]]:
    """The questions of one seat of a recorded game, each with how much had been told by then."""
    for question in questions(game, name):
        if question.seat == seat:
            yield len(question.table.session.events_log), question
