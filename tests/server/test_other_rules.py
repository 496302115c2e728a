"""The inn is opened a season later, with other rules: every table goes on or says why not."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from korchma.bots import make_bot
from korchma.kernel import Chair, Game, Session, games
from korchma.kernel.record import SeatInfo, record
from korchma.kernel.resuming import safe_point
from korchma.server.storage.ledger import Local
from korchma.server.tables import hall, keeper
from korchma.server.web import socket
from korchma.text import LANGUAGES, Voice
from tests.server.inn import Person, RunningInn, Seat, any_answer
from tests.server.other_rules import a_season_passes, think_here

RUNNING, MOST = 10, 30


@cache
def _ended(name: str) -> bytes:
    """The record of a game that bots played to its end."""
    game = games()[name]
    players = game.modes[0].players[0]
    session = Session.new(game, players, seed="ended")
    bots = [make_bot(game, next(reversed(tuple(game.mind.bots))), i) for i in range(players)]
    while session.waiting:
        seat = session.waiting[0]
        session.choose(bots[seat].decide(Chair(session, seat)), seat)
    return msgspec.json.encode(record(session, [SeatInfo("human")] * players))


def _told(session: Session) -> bytes:
    """The log of a game up to its last safe point."""
    since = session.marks[safe_point(session).length :]
    return msgspec.json.encode(session.events_log[: since[0][3] if since else None])


def _some_decisions(seat: Seat, chance: random.Random, most: int) -> None:
    """Answer at random, one seat after the other, also those asked in secret."""
    for _ in range(most):
        while not (open_asks := [ask for ask in seat.asks if not ask["answered"]]):
            if seat.state["table"]["status"] == "over" or seat.state["table"]["stuck"]:
                return
            seat.hear()
        ask = chance.choice(open_asks)
        seat.choose(ask, any_answer(ask, chance))
        while any(each == ask for each in seat.asks) and not seat.state["table"]["stuck"]:
            seat.hear()


def _until_one_answer_is_in(seat: Seat, chance: random.Random) -> None:
    """Go on until several are asked in secret and one has answered; in vain where nobody is."""
    for _ in range(MOST):
        several = sum(not ask["answered"] for ask in seat.asks) > 1
        _some_decisions(seat, chance, 1)
        if several:
            return


class Evening:
    """Tables of every title, left at random moments, and some that were finished."""

    def __init__(self, inn: RunningInn) -> None:
        self.person = Person(inn)
        self.left: dict[str, bytes] = {}
        self.over: list[str] = []
        self.secret = self.in_mid_effect = 0
        chance = random.Random(4)
        for name, game in games().items():
            for number in range(RUNNING):
                self._play(inn, game, chance, company=number % 3 == 0)
            answer = self.person.http.post("/api/records", content=_ended(name))
            answer.raise_for_status()
            self.over.append(answer.json()["code"])

    def _play(
        self, inn: RunningInn, game: Game[Any, Any, Any], chance: random.Random, *, company: bool
    ) -> None:
        """A table for many, left while some have answered in secret; or any other."""
        mode = game.modes[0] if company else chance.choice(game.modes)
        kinds = ["me", *["person", "bot:random"] * 4][: chance.choice(mode.players)]
        seed = f"evening {len(self.left)}"
        wish = {"game": game.id, "mode": mode.id, "seats": kinds, "seed": seed}
        answer = self.person.http.post("/api/tables", json=wish)
        answer.raise_for_status()
        code = answer.json()["code"]
        seat = self.person.sit(code)
        _some_decisions(seat, chance, chance.randrange(MOST))
        while not seat.asks and seat.state["table"]["status"] != "over":
            seat.hear()
        if company:
            _until_one_answer_is_in(seat, chance)
        seat.close()
        session = inn.session(code)
        self.secret += bool(session.pending)
        self.in_mid_effect += len(session.log) > safe_point(session).length
        if seat.state["result"]:
            self.over.append(code)
        else:
            self.left[code] = _told(session)

    def come_back(self, inn: RunningInn) -> None:
        """The same person, at an inn opened anew."""
        self.person.inn, self.person.http.base_url = inn, inn.url


def _crowd(file: Path, me: str) -> None:
    """Two thousand tables of others, forty of mine among them."""
    with closing(sqlite3.connect(file)) as books:
        names = [row[1] for row in books.execute("PRAGMA table_info(tables)")]
        row = dict(zip(names, books.execute("SELECT * FROM tables").fetchone(), strict=True))
        books.execute("INSERT INTO people (id, name, created) VALUES ('crowd', 'Crowd', 0)")
        marks = ", ".join(f":{name}" for name in names)
        for number in range(2000):
            host = me if number < 40 else "crowd"
            named = {"code": f"crowd{number}", "watch": f"watch{number}"}
            more = named | {"host": host, "status": "over", "updated": number}
            books.execute(f"INSERT INTO tables VALUES ({marks})", row | more)
            chair = "INSERT INTO sitters (code, seat, kind, bot, name, person)"
            sitter = (f"crowd{number}", 0, "human", "", "Crowd", host)
            books.execute(f"{chair} VALUES (?, ?, ?, ?, ?, ?)", sitter)
        books.commit()


def _an_evening(file: Path) -> Evening:
    """An evening at the inn, which has closed."""
    with pytest.MonkeyPatch.context() as patch:
        think_here(patch)
        patch.setattr(socket, "MOST_PER_SECOND", 100_000)
        patch.setattr(hall, "MOST_TABLES", 10 * RUNNING)  # one person sets them all
        inn = RunningInn(str(file))
        evening = Evening(inn)
        inn.close()
    _crowd(file, evening.person.me["id"])
    return evening


@contextmanager
def _a_season_later(file: Path, evening: Evening, *, whole_box: bool) -> Iterator[None]:
    """The inn opens anew, with other rules and perhaps a card less."""
    later_file = file.with_name(f"later-{whole_box}.db")
    shutil.copy(file, later_file)
    with pytest.MonkeyPatch.context() as patch:
        think_here(patch)
        patch.setattr(socket, "MOST_PER_SECOND", 100_000)
        patch.setattr(keeper, "TICK", 3600)  # statements are counted: none may be the keeper's
        a_season_passes(patch, box=not whole_box)
        later = RunningInn(str(later_file))
        evening.come_back(later)
        yield
        later.close()


@pytest.mark.one_in(2)
def test_every_table_goes_on_or_says_why_not_and_every_finished_one_is_shown(
    tmp_path: Path,
) -> None:
    """With other rules, and with another box as well: one evening for both, for it takes long."""
    file = tmp_path / "inn.db"
    evening = _an_evening(file)
    assert evening.secret > 0
    assert evening.in_mid_effect > 0
    for whole_box in (True, False):
        with _a_season_later(file, evening, whole_box=whole_box):
            stuck = [code for code in evening.left if not _goes_on(evening, code)]
            assert len(stuck) < len(evening.left) / 2
            assert not stuck or not whole_box
            for code in evening.over:
                _is_shown(evening.person, code)
            _the_hall_reads_rows(evening)


def _goes_on(evening: Evening, code: str) -> bool:
    """Whether a table goes on; if not, it says so, can be read, and can be left."""
    person = evening.person
    seat = person.sit(code)
    info = seat.state["table"]
    if not info["stuck"]:
        assert _told(person.inn.session(code)).startswith(evening.left[code][:-1])  # bots go on
        assert seat.state["view"]
        _some_decisions(seat, random.Random(5), 3)
        stuck = seat.state["table"]["stuck"]
        if not stuck:
            seat.close()
            return True
        info = seat.state["table"]
    for language in LANGUAGES:
        assert Voice(None, language).has(f"web-error-{info['stuck']}")
    assert seat.events
    listed = {each["code"]: each for each in person.http.get("/api/tables").json()["mine"]}
    assert listed.get(code, info)["stuck"] == info["stuck"]
    person.http.post(f"/api/tables/{code}/leave").raise_for_status()
    seat.close()
    return False


def _is_shown(person: Person, code: str) -> None:
    """A finished game can be replayed, opened and taken along, but not played from its seed."""
    for eyes in ("", "0"):
        replay = person.http.get(f"/api/tables/{code}/replay?seat={eyes}").json()
        assert len(replay["frames"]) == min(400, replay["total"] + 1)
        assert replay["frames"][0]["view"] != replay["frames"][-1]["view"]
        assert replay["result"]["winners"] is not None
        assert sum(len(frame["events"]) for frame in replay["frames"]) > replay["total"] / 4
    seat = person.sit(code)
    assert seat.state["view"]
    assert seat.state["result"] == replay["result"]
    seat.close()
    assert person.http.get(f"/api/tables/{code}/record").json()["seed"] == replay["seed"]
    refused = person.http.get(f"/api/tables/{code}/verify")
    assert (refused.status_code, refused.json()["error"]) == (409, "verify-older")


def _the_hall_reads_rows(evening: Evening) -> None:
    """With two thousand tables: a handful of statements, and no game is looked at."""
    inn = evening.person.inn
    ledger = inn.house.store.ledger
    assert isinstance(ledger, Local)
    held, statements = set(inn.house.hall.live), []
    event.listen(
        ledger._engine, "before_cursor_execute", lambda *given: statements.append(given[2])
    )
    found = evening.person.http.get("/api/tables").json()
    assert len(found["mine"]) == 30
    assert len(statements) <= 4
    assert set(inn.house.hall.live) <= held
