"""What a finished game does to those who sat there: history and ratings."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from korchma.server.storage.models import people
from korchma.server.storage.regulars import played, rated, ratings
from korchma.server.storage.store import Store
from korchma.server.tables.deeds import Deeds
from korchma.server.tables.lobby import seats_at
from korchma.server.tables.rating import MIDDLE, SPREAD
from tests.server.inn import Person, RunningInn, empty_books
from tests.server.regulars import lay, row_of


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Books with three people in them."""
    file = tmp_path / "inn.db"
    shutil.copy(empty_books(), file)
    found = Store(str(file))
    await found.open()
    rows = [{"id": x, "name": x, "created": 0.0, "handle": x} for x in ("ann", "bea", "cyd")]
    await found.write((insert(people), rows))
    yield found
    await found.close()


async def end(
    store: Store, code: str, who: Sequence[str], scores: Sequence[int], **more: Any
) -> None:
    """A game of these people has ended so."""
    row = row_of(code, who[0], scores, **more)
    await lay(store, row, who)
    await Deeds(store).note(row, (await seats_at(store, [code]))[code])


async def known(store: Store) -> dict[str, float]:
    """Everybody's rating."""
    return {row["who"]: row["mu"] for row in await store.rows(select(ratings))}


async def test_the_winner_rises_as_far_as_the_other_falls_and_bots_are_rated_too(
    store: Store,
) -> None:
    await end(store, "one", ["ann", "bot:random"], [30, 20])
    now = await known(store)
    assert now["ann"] > MIDDLE > now["bot:random"]
    assert now["ann"] - MIDDLE == pytest.approx(MIDDLE - now["bot:random"])
    width = (await store.rows(select(ratings)))[0]["sigma"]
    assert width < 2 * SPREAD


async def test_places_count_not_only_the_win(store: Store) -> None:
    await end(store, "one", ["ann", "bea", "cyd"], [20, 30, 25])
    now = await known(store)
    assert now["bea"] > now["cyd"] > now["ann"]
    rows = {row["person"]: row for row in await store.rows(select(played))}
    assert [rows[x]["place"] for x in ("bea", "cyd", "ann")] == [1, 2, 3]
    assert [rows[x]["won"] for x in ("bea", "cyd", "ann")] == [True, False, False]


@pytest.mark.parametrize(
    "more",
    [{"counts": False}, {"mode": "coop"}, {"who": ["ann", "ann"]}, {"result": "nobody"}],
    ids=["a named seed", "together", "two chairs of one person", "nobody won"],
)
async def test_what_measures_nobody_is_history_only(store: Store, more: dict[str, Any]) -> None:
    who = more.pop("who", ["ann", "bea"])
    if more.get("result"):
        more["result"] = {"ending": "crisis", "winners": [], "scores": [3, 2], "sources": []}
    await end(store, "one", who, [30, 20], **more)
    assert await known(store) == {}
    rows = await store.rows(select(played))
    assert {row["person"] for row in rows} == set(who)
    assert len(rows) == len(set(who))


async def test_an_end_that_was_taken_back_is_undone_in_the_ratings(store: Store) -> None:
    await end(store, "one", ["ann", "bea"], [20, 30])
    before = await known(store)
    await end(store, "two", ["ann", "bea"], [30, 20])
    other = row_of("two", "ann", [10, 20])
    await Deeds(store).note(other, (await seats_at(store, ["two"]))["two"])
    await Deeds(store).note(other, (await seats_at(store, ["two"]))["two"])
    now = await known(store)
    assert now["ann"] < before["ann"] < before["bea"] < now["bea"]
    counted = {row["who"]: row["games"] for row in await store.rows(select(ratings))}
    assert counted == {"ann": 2, "bea": 2}
    assert len(await store.rows(select(rated))) == 4


async def test_whoever_gets_up_is_worse_than_all_who_stayed(store: Store) -> None:
    row = row_of("one", "ann", [30, 20, 10])
    await lay(store, row, ["bot:heuristic", "bea", "cyd"])
    line = {"code": "one", "seat": 0, "person": "ann", "game": "witches", "mode": "competitive"}
    line |= {"kind": "left", "seats": 3, "place": 3, "won": False, "score": 0}
    await store.write((insert(played), line | {"seconds": 5.0, "ended": 1.0}))
    await Deeds(store).note(row, (await seats_at(store, ["one"]))["one"])
    now = await known(store)
    assert now["ann"] < now["cyd"] < now["bea"]
    assert "bot:heuristic" not in now
    kinds = {row["person"]: row["kind"] for row in await store.rows(select(played))}
    assert kinds == {"ann": "left", "bea": "versus", "cyd": "versus"}


async def test_games_of_before_are_noted_when_the_inn_opens_and_once_only(store: Store) -> None:
    await lay(store, row_of("old", "ann", [30, 20], at=5.0), ["ann", "bea"])
    await lay(store, row_of("new", "ann", [20, 30], at=9.0), ["ann", "bea"])
    for _ in range(2):
        await Deeds(store).catch_up()
        rows = await store.rows(select(played).order_by(played.c.ended))
        assert [row["code"] for row in rows] == ["old", "old", "new", "new"]
    assert {row["games"] for row in await store.rows(select(ratings))} == {2}


async def test_several_bots_of_a_kind_are_one_player(store: Store) -> None:
    await end(store, "one", ["ann", "bot:random", "bot:random"], [30, 20, 10])
    assert set(await known(store)) == {"ann", "bot:random"}
    assert {row["games"] for row in await store.rows(select(ratings))} == {1}


def test_a_game_played_here_is_in_the_history_with_its_rating_and_its_time(inn: RunningInn) -> None:
    """To the end, then once more from the socket: resigning is in the history as well."""
    person = Person(inn)
    code = person.set_table("me", "bot:random")["code"]
    seat = person.sit(code)
    seat.play_on(random.Random(3))
    other = person.set_table("me", "bot:random")["code"]
    person.http.post(f"/api/tables/{other}/leave").raise_for_status()
    profile: dict[str, Any] = {}
    while not profile or len([x for x in profile["history"] if x["kind"] == "versus"]) < 1:
        profile = person.http.get("/api/profile").json()
    by_code = {each["table"]["code"]: each for each in profile["history"]}
    assert by_code[code]["scores"] == seat.state["result"]["scores"]
    assert by_code[code]["won"] == (0 in seat.state["result"]["winners"])
    assert by_code[code]["ending"].keys() == {"en", "ru", "uk"}
    assert by_code[other]["kind"] == "left"
    [title] = profile["titles"]
    assert (title["game"], title["played"]) == ("witches", 1)
    assert title["best"] == seat.state["result"]["scores"][0]
    assert profile["hours"] > 0
    if seat.state["result"]["winners"]:
        assert title["rating"]["games"] == 1
        assert not title["rating"]["settled"]


def test_a_seed_somebody_named_changes_no_rating(inn: RunningInn) -> None:
    person = Person(inn)
    person.set_table("me", "bot:random", seed="mine")
    person.set_table("me", "bot:random")
    marks = {
        table.row["seed"] == "mine": table.row["counts"] for table in inn.house.hall.live.values()
    }
    assert marks == {True: False, False: True}
