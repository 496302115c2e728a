"""The waiting room: words that call a table, bots on open chairs, watchers who are offered one."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from korchma.server.tables import words
from korchma.server.web import house
from tests.server.inn import Person, RunningInn, Seat


def _until(seat: Seat, so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    while not so(seat.state):
        seat.hear()
    return seat.state


def _kinds(person: Person, code: str) -> list[str]:
    return [x["kind"] for x in person.http.get(f"/api/tables/{code}").json()["seats"]]


def _join(person: Person, code: str) -> str:
    """Sit down; or why not."""
    answer = person.http.post(f"/api/tables/{code}/join")
    return "" if answer.is_success else str(answer.json()["error"])


def _fill(person: Person, code: str, bot: str = "random", **more: Any) -> str:
    answer = person.http.post(f"/api/tables/{code}/chairs", json={"bot": bot, **more})
    return "" if answer.is_success else str(answer.json()["error"])


# --- words ----------------------------------------------------------------------------------------


def test_each_word_is_one_word_and_means_the_same_in_each_language() -> None:
    rows = words._words()
    meant: dict[str, int] = {}
    for place, row in enumerate(rows):
        assert len(row) == len(words.LANGUAGES)
        for word in set(map(words._fold, row)):
            assert word.isalpha(), word
            assert meant.setdefault(word, place) == place, word
    assert len(rows) == 277, "codes are counted in their places"


@pytest.mark.parametrize("number", [0, 1, 277, 277**3 - 1, 123_456])
def test_what_is_read_aloud_is_heard(number: int) -> None:
    for said in words.spoken(number).values():
        assert words.heard(said) == words.heard(said.upper().replace(" ", "-")) == number


@pytest.mark.parametrize("text", ["", "owl", "owl owl owl owl", "owl lantern zzz", "x" * 10_000])
def test_other_words_call_nothing(text: str) -> None:
    assert words.heard(text) is None


def test_words_of_any_language_lead_to_the_table(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    table = ann.set_table("me", "open")
    for said in table["words"].values():
        assert bob.http.get(f"/api/words/{said}").json()["code"] == table["code"]
    inn.table(table["code"]).row["status"] = "over"
    assert ann.http.get(f"/api/tables/{table['code']}").json()["words"] == {}


def test_who_tries_words_at_random_is_stopped(
    inn: RunningInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = Person(inn)
    said = eve.set_table("me", "open")["words"]["en"]
    for _ in range(int(house.GUESSES) + 5):
        assert eve.http.get(f"/api/words/{said}").status_code == 200, "who is right is no guesser"
    answers = [eve.http.get("/api/words/owl owl owl").status_code for _ in range(40)]
    assert set(answers[:30]) == {404}
    assert set(answers[-5:]) == {429}
    assert Person(inn).http.get("/api/words/owl owl owl").status_code == 429, "by address, too"


# --- bots on open chairs --------------------------------------------------------------------------


def test_the_host_fills_one_chair_then_all_and_the_game_begins(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    code = ann.set_table("me", "open", "open")["code"]
    assert _fill(bob, code) == "not-the-host"
    assert _fill(ann, code, bot="nobody") == "bad-table"
    assert _fill(ann, code, seat=0) == "no-open-chair"
    assert _fill(ann, code, seat=2) == ""
    assert _kinds(ann, code) == ["human", "open", "bot"]
    assert ann.http.get(f"/api/tables/{code}").json()["status"] == "open"
    assert _fill(ann, code) == ""
    seat = ann.sit(code)
    assert seat.state["table"]["status"] == "playing"
    seat.play_on(random.Random(1), most=5)
    assert _fill(ann, code) == "no-open-chair"


def test_who_comes_later_takes_the_chair_a_bot_kept_warm(inn: RunningInn) -> None:
    ann, bob, eve = Person(inn), Person(inn), Person(inn)
    code = ann.set_table("me", "bot:random", "open")["code"]
    _fill(ann, code)
    hers = ann.sit(code)
    hers.play_on(random.Random(1), most=4)
    warm = [x["warm"] for x in bob.http.get(f"/api/tables/{code}").json()["seats"]]
    assert warm == [False, False, True], "the bot that was asked for keeps its own chair"
    hers.close()
    inn.house.hall.live.clear()
    assert _join(bob, code) == ""
    assert _join(eve, code) == "no-open-chair"
    hers, his = ann.sit(code), bob.sit(code)
    assert his.state["seat"] == 2
    assert his.state["view"]["players"][2]["hand"] is not None
    with ThreadPoolExecutor() as both:
        both.submit(hers.play_on, random.Random(2), 12)
        assert both.submit(his.play_on, random.Random(3), 2).result() == 2
        hers.close()


def test_who_left_takes_that_chair_again_and_no_other(inn: RunningInn) -> None:
    ann, bob, eve = Person(inn), Person(inn), Person(inn)
    code = ann.set_table("me", "open", "open")["code"]
    assert _join(bob, code) == ""
    assert _fill(ann, code) == ""
    bob.http.post(f"/api/tables/{code}/leave").raise_for_status()
    assert _kinds(ann, code) == ["human", "bot", "bot"]
    bob.http.post("/api/account", json={"name": "Bob", "password": "a hedgehog can never"})
    assert _join(eve, code) == ""
    assert bob.sit(code).state["seat"] is None
    assert _join(bob, code) == ""
    assert (eve.sit(code).state["seat"], bob.sit(code).state["seat"]) == (2, 1)


# --- looking on -----------------------------------------------------------------------------------


def test_by_the_code_to_watch_nobody_sits_down_nor_learns_how(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    table = ann.set_table("me", "open")
    watch = table["watch"]
    seat = eve.sit(watch)
    seen = eve.http.get(f"/api/tables/{watch}").text + "".join(seat.raw)
    assert table["code"] not in seen
    assert not [said for said in table["words"].values() if said in seen]
    assert seat.state["table"]["code"] == watch
    assert _join(eve, watch) == "only-watching"
    assert _kinds(ann, table["code"]) == ["human", "open"]


def test_all_see_who_looks_on_and_the_host_offers_a_chair(inn: RunningInn) -> None:
    ann, bob, eve = Person(inn), Person(inn), Person(inn)
    eve.http.put("/api/me", json={"name": "Eve"})
    table = ann.set_table("me", "open", "open")
    code = table["code"]
    _join(bob, code)
    hers, his, looks = ann.sit(code), bob.sit(code), eve.sit(table["watch"])
    _until(hers, lambda state: state["watchers"])
    _until(his, lambda state: state["watchers"])
    assert his.state["watchers"] == [{"key": 3, "name": "Eve", "offered": False}]
    key = hers.state["watchers"][0]["key"]
    his.say({"type": "offer", "watcher": key})
    assert his.wait("refused")["reason"] == "not-the-host"
    hers.say({"type": "offer", "watcher": 99})
    assert hers.wait("refused")["reason"] == "late"
    assert not looks.state["offered"]
    hers.say({"type": "offer", "watcher": key})
    _until(looks, lambda state: state["offered"])
    assert _join(eve, table["watch"]) == ""
    assert _until(looks, lambda state: state["seat"] == 2)["table"]["code"] == code
    assert _until(hers, lambda state: not state["watchers"])["table"]["status"] == "playing"


def test_an_offer_ends_when_it_is_taken_back_or_its_guest_goes(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    table = ann.set_table("me", "open")
    hers, looks = ann.sit(table["code"]), eve.sit(table["watch"])
    key = _until(hers, lambda state: state["watchers"])["watchers"][0]["key"]
    for offered in (True, False, True):
        hers.say({"type": "offer", "watcher": key})
        _until(looks, lambda state: state["offered"] is offered)  # noqa: B023
    looks.close()
    _until(hers, lambda state: not state["watchers"])
    assert _join(eve, table["watch"]) == "only-watching"


def test_no_offer_where_no_chair_is_free(inn: RunningInn) -> None:
    ann, eve = Person(inn), Person(inn)
    table = ann.set_table("me", "bot:random")
    hers, _ = ann.sit(table["code"]), eve.sit(table["code"])
    key = _until(hers, lambda state: state["watchers"])["watchers"][0]["key"]
    hers.say({"type": "offer", "watcher": key})
    assert hers.wait("refused")["reason"] == "no-open-chair"
