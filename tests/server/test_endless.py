"""Rules that go on and on end their table, never the inn."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from korchma.games.witches import GAME
from korchma.games.witches.events import Cackled
from korchma.kernel import Flow, Overrun, games
from korchma.kernel import game as titles
from korchma.server.tables import patience
from korchma.server.tables.patience import Watch
from tests.server.inn import Person, RunningInn
from tests.server.other_rules import Point

After = Callable[[Any], None]


def tell_for_ever(table: Any) -> None:
    while True:
        table.tell(Cackled(0))


def draw_for_ever(table: Any) -> None:
    while True:
        table.rng.below(6)


def think_for_ever(_: Any) -> None:
    while True:
        pass


def _endless(monkeypatch: pytest.MonkeyPatch, after: After) -> None:
    """From now on the first answer at a table of The Witches is the last."""

    def play(table: Any) -> Flow[None]:
        yield from _one(GAME.rules.play(table))
        after(table)

    def _one(flow: Iterator[Any]) -> Flow[None]:
        asked = next(flow)
        while not hasattr(asked, "seat"):
            yield asked
            asked = next(flow)
        yield asked

    changed = dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, play=play))
    points = {name: Point(game) for name, game in games().items()}
    monkeypatch.setattr(titles, "_titles", lambda: {**points, "witches": Point(changed)})


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 0.2)
    monkeypatch.setattr(patience, "LOOK", 0.02)


def test_an_option_out_of_bounds_sets_no_table(guest: Person) -> None:
    wish = {"game": "witches", "mode": "solo", "seats": ["me"]}
    answer = guest.http.post("/api/tables", json={**wish, "options": {"fail_cackles_easy": 10**12}})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-table")
    assert "<= 10" in answer.json()["detail"]


@pytest.mark.parametrize("after", [tell_for_ever, draw_for_ever, think_for_ever])
def test_a_decision_that_never_ends_is_not_made_and_its_table_says_so(
    after: After, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _endless(monkeypatch, after)
    inn = RunningInn(str(tmp_path / "inn.db"))
    ann = Person(inn)
    code = ann.set_table("me", mode="solo")["code"]
    seat = ann.sit(code)
    before = seat.state["number"]
    seat.choose(seat.asks[0], seat.asks[0]["options"][0]["option"])
    assert seat.wait("refused")["reason"] == "stuck-endless"
    assert ann.http.get("/healthz").text == "ok"
    while not seat.state["table"]["stuck"]:
        seat.hear()
    assert (seat.state["table"]["stuck"], seat.state["number"]) == ("stuck-endless", before)
    seat.close()
    inn.close()
    inn = RunningInn(str(tmp_path / "inn.db"))
    ann.http.base_url = inn.url
    assert ann.http.get(f"/api/tables/{code}").json()["stuck"] == "stuck-endless"
    assert ann.http.post(f"/api/tables/{code}/leave").json()["status"] == "over"
    inn.close()


def test_a_set_up_that_never_ends_sets_no_table(
    guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def setup(players: int, options: Any, box: Any, chance: Any) -> Any:
        while True:
            chance.below(6)

    changed = dataclasses.replace(GAME, rules=dataclasses.replace(GAME.rules, setup=setup))
    monkeypatch.setattr(titles, "_titles", lambda: {"witches": Point(changed)})
    wish = {"game": "witches", "mode": "solo", "seats": ["me"]}
    answer = guest.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-table")


def test_the_watch_stops_what_runs_and_nothing_after_it() -> None:
    watch = Watch()
    with pytest.raises(Overrun), watch.over(0.05):
        think_for_ever(None)
    for _ in range(200):
        with watch.over(60):
            pass
    assert sum(range(100_000)) == 4_999_950_000
