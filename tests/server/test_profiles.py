"""Profiles: what is in them, and who may see it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import insert

from korchma.server.people import history
from korchma.server.storage.models import readings
from tests.server.inn import Person, RunningInn
from tests.server.regulars import befriend, finished, regular

Json = dict[str, Any]


@pytest.fixture
def ann(inn: RunningInn) -> Person:
    """Somebody with an account."""
    return regular(inn, "Ann")


def mine(person: Person) -> Json:
    """Somebody's own profile."""
    found: Json = person.http.get("/api/profile").json()
    return found


def seen(person: Person, other: Person) -> Json:
    """Somebody's profile through the eyes of another."""
    found: Json = person.http.get(f"/api/people/{other.me['who']}/profile").json()
    return found


def test_games_are_counted_by_title_and_mode_with_the_best_score(
    inn: RunningInn, ann: Person
) -> None:
    finished(inn, "table1", [ann, "bot:random"], [34, 20])
    finished(inn, "table2", [ann, "bot:random"], [20, 29])
    finished(inn, "table3", [ann, "bot:random"], [41, 41], mode="coop")
    finished(inn, "table4", [ann], [29], mode="solo")
    finished(inn, "table5", [ann, "bot:random"], [3, 4], game="oldworld", mode="hunt")
    profile = mine(ann)
    assert (profile["games"], profile["won"], profile["hours"]) == (5, 3, 2.5)
    witches, old = profile["titles"]
    assert (witches["played"], witches["won"], witches["best"], witches["solo"]) == (4, 3, 41, 29)
    modes = {each["mode"]: (each["kind"], each["played"], each["won"]) for each in witches["modes"]}
    assert modes["competitive"] == ("versus", 2, 1)
    assert modes["coop"] == ("together", 1, 1)
    assert modes["solo"] == ("solo", 1, 1)
    assert witches["rating"]["games"] == 2
    assert (old["best"], old["solo"], old["rating"]["games"]) == (3, None, 1)


def test_a_rating_is_told_after_five_games_and_narrows(inn: RunningInn, ann: Person) -> None:
    bands = []
    for n in range(6):
        finished(inn, f"table{n}", [ann, "bot:random"], [34, 20])
        rating = mine(ann)["titles"][0]["rating"]
        assert rating["settled"] == (n >= 4)
        bands.append(rating["band"])
    assert bands == sorted(bands, reverse=True)
    record = ann.http.get("/api/counter").json()["record"]
    assert (record["games"], record["won"], record["game"], record["best"]) == (6, 6, "witches", 34)
    assert record["rating"]["middle"] > 1500


def test_history_is_read_page_by_page(inn: RunningInn, ann: Person, monkeypatch: Any) -> None:
    monkeypatch.setattr(history, "PAGE", 2)
    now = time.time()
    for n in range(5):
        finished(inn, f"table{n}", [ann, "bot:random"], [n, 1], at=now - n)
    shown: list[Json] = mine(ann)["history"]
    while more := ann.http.get(
        f"/api/people/ann/games?before={shown[-1]['ended']}",
    ).json():
        assert len(more) <= 2
        shown += more
    assert [each["table"]["code"] for each in shown] == [f"table{n}" for n in range(5)]


def test_a_game_under_way_can_be_resumed_and_only_i_see_it(inn: RunningInn, ann: Person) -> None:
    ann.http.put("/api/profile", json={"public": True}).raise_for_status()
    code = ann.set_table("me", "bot:random")["code"]
    [game] = mine(ann)["history"]
    assert (game["kind"], game["table"]["code"]) == ("running", code)
    assert seen(Person(inn), ann)["history"] == []


def test_a_profile_is_for_friends_until_it_is_made_public(inn: RunningInn, ann: Person) -> None:
    bea, guest = regular(inn, "Bea"), Person(inn)
    finished(inn, "table1", [ann, "bot:random"], [34, 20])
    assert seen(bea, ann)["error"] == seen(guest, ann)["error"] == "profile-private"
    games = bea.http.get(f"/api/people/{ann.me['who']}/games?before=9999999999")
    assert games.json()["error"] == "profile-private"
    befriend(ann, bea)
    assert seen(bea, ann)["games"] == 1
    assert seen(guest, ann)["error"] == "profile-private"
    ann.http.put("/api/profile", json={"public": True}).raise_for_status()
    shown = seen(guest, ann)
    assert (shown["games"], shown["mine"], shown["stories"], shown["often"]) == (
        1,
        False,
        None,
        None,
    )
    assert seen(guest, bea)["error"] == "profile-private"
    assert guest.http.get("/api/people/nobody/profile").json()["error"] == "no-such-person"


def test_others_in_a_public_history_are_named_only_if_they_are_public(
    inn: RunningInn, ann: Person
) -> None:
    bea, guest = regular(inn, "Bea"), Person(inn)
    finished(inn, "table1", [ann, bea], [34, 20])
    ann.http.put("/api/profile", json={"public": True}).raise_for_status()
    [game] = seen(guest, ann)["history"]
    assert [seat["name"] != "" for seat in game["table"]["seats"]] == [True, False]
    assert game["table"]["code"] == game["table"]["seats"][1]["who"] == ""
    assert bea.me["who"] not in guest.http.get(f"/api/people/{ann.me['who']}/profile").text
    bea.http.put("/api/profile", json={"public": True}).raise_for_status()
    [game] = seen(guest, ann)["history"]
    assert game["table"]["code"] == "table1"
    assert game["table"]["seats"][1]["name"]


def test_stories_are_counted_by_deck_and_the_last_are_shown(inn: RunningInn, ann: Person) -> None:
    things = [("oldworld", "city-01"), ("oldworld", "city-02"), ("oldworld", "wilds-01")]
    things += [("oldworld", "city-01"), ("wasteknights", "entry:a1-1"), ("oldworld", "long-gone")]
    rows = [{"person": ann.me["id"], "game": game, "thing": thing} for game, thing in things]
    writing = inn.house.store.write((insert(readings), rows))
    asyncio.run_coroutine_threadsafe(writing, inn.loop).result(20)
    stories = mine(ann)["stories"]
    decks = {(x["game"], x["id"]): (x["read"], x["total"]) for x in stories["decks"]}
    assert decks[("oldworld", "city")] == (2, 36)
    assert decks[("oldworld", "wilds")] == (1, 36)
    assert decks[("wasteknights", "")][0] == 1
    assert decks[("wasteknights", "endings")][0] == 0
    assert [note["game"] for note in stories["notes"]] == ["wasteknights", "oldworld", "oldworld"]
    for note in stories["notes"]:
        assert set(note["title"]) == set(note["text"]) == {"en", "ru", "uk"}
        assert all(note["title"].values())


@pytest.mark.parametrize("portrait", ["cat:pink", "cat", "<svg>:green", "nobody:green", "x" * 41])
def test_only_portraits_of_the_house(ann: Person, portrait: str) -> None:
    assert ann.http.put("/api/profile", json={"portrait": portrait}).status_code == 400
    changed = ann.http.put("/api/profile", json={"portrait": "cat:green"}).json()
    assert changed["person"]["portrait"] == "cat:green"
    assert ann.http.get("/api/me").json()["portrait"] == "cat:green"


# --- settings ------------------------------------------------------------------------------------


def test_settings_go_along_to_another_browser(inn: RunningInn, ann: Person) -> None:
    for some in ({"language": "uk", "motion": False}, {"motion": True, "pace": "quick"}):
        ann.http.put("/api/settings", json={"settings": some}).raise_for_status()
    other = Person(inn)
    login = {"name": "Ann", "password": "a hedgehog can never"}
    me = other.http.post("/api/login", json=login).json()
    assert me["settings"] == {"language": "uk", "motion": True, "pace": "quick"}


@pytest.mark.parametrize(
    "some",
    [{"x": "y" * 101}, {"x" * 41: 1}, {str(n): 1 for n in range(41)}, {"x": {"y": 1}}, {"x": [1]}],
    ids=["a long value", "a long name", "too many", "a dict", "a list"],
)
def test_settings_have_bounds(ann: Person, some: Json) -> None:
    assert ann.http.put("/api/settings", json={"settings": some}).status_code == 400
    assert ann.http.get("/api/me").json()["settings"] == {}


def test_settings_do_not_grow_for_ever(ann: Person) -> None:
    for n in range(50):
        answer = ann.http.put("/api/settings", json={"settings": {f"name {n}": 1}})
    assert answer.status_code == 400
    assert len(ann.http.get("/api/me").json()["settings"]) == 40
