"""The chronicles: what somebody has lived through in Waste Knights, for their eyes alone."""

from __future__ import annotations

import random
from typing import Any

from korchma.games.wasteknights import GAME
from korchma.games.wasteknights.events import EntryRead, ReadAlone
from korchma.kernel import Told
from korchma.server.tables.remembering import keep_in_mind
from tests.server.inn import Person, RunningInn

COURIER = {"game": "wasteknights", "mode": "courier"}


def chronicle(person: Person) -> dict[str, Any]:
    answer = person.http.get("/api/games/wasteknights/chronicle")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def tale(person: Person, name: str) -> dict[str, Any]:
    return next(each for each in chronicle(person)["tales"] if each["id"] == name)


def evening(person: Person, *keeps: str) -> tuple[str, list[Any]]:
    """An evening with The Last Courier to its end, and what was told in it; these were kept."""
    code = person.set_table("me", **COURIER, seed="evening")["code"]
    seat = person.sit(code)
    person.inn.session(code).table.state.keeps += keeps
    seat.play_on(random.Random(7))
    told = [event for _, event in seat.events]
    seat.close()
    return code, told


def test_before_the_first_evening_every_page_is_blank(guest: Person) -> None:
    found = chronicle(guest)
    assert [each["id"] for each in found["tales"]] == ["a1", "a2", "a3", "a4"]
    assert (found["evenings"], found["keeps"]) == ([], [])
    assert found["titles"] == {"en": {}, "ru": {}, "uk": {}}
    for each in found["tales"]:
        assert not any([*each["entries"], *each["endings"]])
    assert [len(each["endings"]) for each in found["tales"]] == [5, 4, 4, 6]
    assert [each["players"] for each in found["tales"]] == [
        [1],
        [1, 2, 3, 4],
        [1, 2, 3, 4],
        [2, 3, 4],
    ]


def test_an_evening_is_written_down_for_its_player_alone(inn: RunningInn, guest: Person) -> None:
    code, told = evening(guest)
    heard = {f"entry:{each['entry']}" for each in told if each["event"] == "entry-read"}
    ending = next(each["ending"] for each in told if each["event"] == "ended")
    courier = tale(guest, "a1")
    assert set(courier["entries"]) - {""} == heard
    assert courier["endings"].count("") >= 4
    found = chronicle(guest)
    assert {*found["titles"]["uk"]} == heard
    assert all(found["titles"][lang][each] for lang in ("en", "ru", "uk") for each in heard)
    [told_of] = found["evenings"]
    assert (told_of["tale"], told_of["table"]["code"]) == ("a1", code)
    assert told_of["table"]["ending"] == f"a1-{ending}"
    assert told_of["roles"] == [[inn.session(code).table.state.knights[0].who]]
    assert chronicle(Person(inn))["evenings"] == []
    assert not any(tale(Person(inn), "a1")["entries"])


def test_keepsakes_of_finished_evenings_lie_on_the_next_table(
    inn: RunningInn, guest: Person
) -> None:
    code, _ = evening(guest, "tibb", "stamp")
    assert chronicle(guest)["keeps"] == ["tibb", "stamp"]
    for person, seed, kept in (
        (guest, None, ("tibb", "stamp")),
        (guest, "named", ()),
        (Person(inn), None, ()),
    ):
        new = person.set_table("me", **COURIER, seed=seed)["code"]
        assert inn.session(new).table.options.kept == kept
    again = guest.http.post(f"/api/tables/{code}/rematch").json()["code"]
    assert inn.session(again).table.options.kept == ("tibb", "stamp")


def test_who_is_not_told_an_entry_has_not_read_it() -> None:
    read = Told(1, EntryRead("nellie", "a3-40"), (1,), ReadAlone("nellie"))
    aloud = Told(2, EntryRead("nellie", "a3-41"))
    [(_, rows)] = keep_in_mind(GAME, ["ann", "bob", None, "ann"], [read, aloud])
    assert [(row["person"], row["thing"]) for row in rows] == [
        ("bob", "entry:a3-40"),
        ("ann", "entry:a3-41"),
        ("bob", "entry:a3-41"),
    ]


def test_a_game_without_chronicle_says_so(guest: Person) -> None:
    for game, problem in (("witches", "no-chronicle"), ("chess", "no-such-game")):
        answer = guest.http.get(f"/api/games/{game}/chronicle")
        assert (answer.status_code, answer.json()["error"]) == (404, problem)
