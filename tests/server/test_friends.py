"""Friends who ask and say yes, chairs they have free, and people who are kept out."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from korchma.server.pace import Paces
from korchma.server.people import meeting
from tests.server.inn import Person, RunningInn
from tests.server.regulars import befriend, finished, regular

Json = dict[str, Any]


@pytest.fixture
def ann(inn: RunningInn) -> Person:
    """Somebody with an account."""
    return regular(inn, "Ann")


@pytest.fixture
def bea(inn: RunningInn) -> Person:
    """Somebody else."""
    return regular(inn, "Беа")


def bonds(person: Person) -> dict[str, str]:
    """Who is what to somebody."""
    friends = person.http.get("/api/friends").json()["friends"]
    return {each["person"]["name"]: each["bond"] for each in friends}


def ask(person: Person, who: str) -> tuple[int, str]:
    """Ask somebody to be friends."""
    answer = person.http.post("/api/friends", json={"who": who})
    return answer.status_code, answer.json().get("error", "")


def block(person: Person, other: Person) -> None:
    """Have nothing to do with somebody."""
    person.http.post("/api/blocks", json={"who": other.me["who"]}).raise_for_status()


def chairs(person: Person) -> list[Json]:
    """Chairs that friends have free."""
    found: list[Json] = person.http.get("/api/counter").json()["chairs"]
    return found


def test_one_asks_the_other_says_yes_and_either_may_part(ann: Person, bea: Person) -> None:
    assert ask(ann, "БЕА") == (200, "")
    assert (bonds(ann), bonds(bea)) == ({"Беа": "asked"}, {"Ann": "asks"})
    assert [each["name"] for each in bea.http.get("/api/counter").json()["asking"]] == ["Ann"]
    assert ask(ann, "Беа") == (200, "")
    assert bonds(bea) == {"Ann": "asks"}
    assert ask(bea, ann.me["who"]) == (200, "")
    assert (bonds(ann), bonds(bea)) == ({"Беа": "friend"}, {"Ann": "friend"})
    bea.http.delete(f"/api/friends/{ann.me['who']}").raise_for_status()
    assert (bonds(ann), bonds(bea)) == ({}, {})


def test_whom_nobody_can_ask(inn: RunningInn, ann: Person) -> None:
    guest = Person(inn)
    assert ask(ann, "Nobody") == (404, "no-such-person")
    assert ask(ann, "Ann") == (409, "yourself")
    assert ask(ann, guest.me["who"]) == (409, "no-friend-of-guests")
    assert ask(guest, "Ann") == (409, "friends-need-account")
    assert bonds(ann) == {}


def test_nobody_asks_a_crowd(inn: RunningInn, ann: Person) -> None:
    inn.house.company.asks = Paces(2, 3600)
    others = [regular(inn, f"Regular {n}") for n in range(3)]
    answers = [ask(ann, each.me["who"])[1] for each in others]
    assert answers == ["", "", "too-many-asked"]


def test_a_friend_is_seen_at_a_table_and_others_are_not(
    inn: RunningInn, ann: Person, bea: Person, monkeypatch: Any
) -> None:
    monkeypatch.setattr(meeting, "NOW", -1.0)
    ask(ann, bea.me["who"])
    code = bea.set_table("me", "bot:random")["code"]
    seat = bea.sit(code)
    [asked] = ann.http.get("/api/friends").json()["friends"]
    assert (asked["here"], asked["table"], asked["seen"]) == (False, None, 0.0)
    ask(bea, ann.me["who"])
    [friend] = ann.http.get("/api/friends").json()["friends"]
    assert friend["here"]
    assert friend["table"]["code"] == inn.table(code).row["watch"] != code
    assert not any(chair["mine"] for chair in friend["table"]["seats"])
    seat.close()
    while ann.http.get("/api/friends").json()["friends"][0]["table"]:
        pass
    [friend] = ann.http.get("/api/friends").json()["friends"]
    assert not friend["here"]
    assert friend["seen"] > 0


def test_free_chairs_are_those_of_friends_and_of_who_invites(
    inn: RunningInn, ann: Person, bea: Person
) -> None:
    stranger = regular(inn, "Cyd")
    hidden = bea.set_table("me", "open")["code"]
    shown = bea.set_table("me", "open", public=True)["code"]
    stranger.set_table("me", "open", public=True)
    assert chairs(ann) == []
    befriend(ann, bea)
    assert [each["table"]["code"] for each in chairs(ann)] == [shown]
    invite = f"/api/tables/{hidden}/invitations"
    assert stranger.http.post(invite, json={"who": "Ann"}).status_code == 403
    for _ in range(2):
        bea.http.post(invite, json={"who": "ann"}).raise_for_status()
    assert [(each["table"]["code"], each["invited"]) for each in chairs(ann)] == [
        (hidden, True),
        (shown, False),
    ]
    assert chairs(ann)[0]["friend"]["name"] == "Беа"
    assert chairs(stranger) == []
    ann.http.delete(invite).raise_for_status()
    assert [each["table"]["code"] for each in chairs(ann)] == [shown]
    ann.http.post(f"/api/tables/{shown}/join").raise_for_status()
    assert chairs(ann) == []


def test_a_stranger_may_be_invited_by_name_once(inn: RunningInn, ann: Person, bea: Person) -> None:
    code = bea.set_table("me", "open", "open")["code"]
    invite = f"/api/tables/{code}/invitations"
    assert bea.http.post(invite, json={"who": "nobody"}).json()["error"] == "no-such-person"
    assert bea.http.post(invite, json={"who": "Беа"}).json()["error"] == "sits-already"
    bea.http.post(invite, json={"who": "Ann"}).raise_for_status()
    [chair] = chairs(ann)
    assert (chair["friend"]["name"], chair["invited"]) == ("Беа", True)


# --- blocks --------------------------------------------------------------------------------------


def test_who_is_blocked_can_neither_ask_nor_invite_nor_look(
    inn: RunningInn, ann: Person, bea: Person
) -> None:
    befriend(ann, bea)
    ann.http.put("/api/profile", json={"public": True}).raise_for_status()
    code = bea.set_table("me", "open")["code"]
    bea.http.post(f"/api/tables/{code}/invitations", json={"who": "Ann"}).raise_for_status()
    block(ann, bea)
    assert (bonds(ann), bonds(bea), chairs(ann)) == ({}, {}, [])
    assert [x["name"] for x in ann.http.get("/api/friends").json()["blocked"]] == ["Беа"]
    assert ask(bea, "Ann") == (404, "no-such-person")
    assert ask(ann, "Беа") == (409, "blocked-by-you")
    again = bea.http.post(f"/api/tables/{code}/invitations", json={"who": "Ann"})
    assert again.json()["error"] == "no-such-person"
    assert bea.http.get(f"/api/people/{ann.me['who']}/profile").status_code == 404
    ann.http.delete(f"/api/blocks/{bea.me['who']}").raise_for_status()
    assert ask(bea, "Ann") == (200, "")


def test_who_is_blocked_finds_no_table_of_theirs(inn: RunningInn, ann: Person, bea: Person) -> None:
    code = ann.set_table("me", "open", public=True)["code"]
    other = bea.set_table("me", "open", public=True)["code"]
    block(ann, bea)
    for person in (ann, bea):
        listed = person.http.get("/api/tables").json()
        assert listed["open"] == listed["mine"]
    assert bea.http.get(f"/api/tables/{code}").json()["error"] == "no-such-table"
    assert bea.http.post(f"/api/tables/{code}/join").json()["error"] == "no-such-table"
    with pytest.raises(ConnectionClosed) as closed:
        bea.sit(code)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "no-such-table"
    assert ann.http.get(f"/api/tables/{other}").status_code == 200


def test_who_is_blocked_is_shown_the_door(inn: RunningInn, ann: Person, bea: Person) -> None:
    """From the chair while the table still fills, and from looking on."""
    filling = ann.set_table("me", "open", "open")["code"]
    bea.http.post(f"/api/tables/{filling}/join").raise_for_status()
    playing = ann.set_table("me", "bot:random")["code"]
    watching = bea.sit(playing)
    block(ann, bea)
    kinds = [x["kind"] for x in ann.http.get(f"/api/tables/{filling}").json()["seats"]]
    assert kinds == ["human", "open", "open"]
    with pytest.raises(ConnectionClosed) as closed:
        watching.wait("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "no-such-table"


def test_what_somebody_blocked_says_is_not_heard(inn: RunningInn, ann: Person, bea: Person) -> None:
    """At a table at which both sit; others hear it."""
    host = Person(inn)
    code = host.set_table("me", "open", "open")["code"]
    for each in (ann, bea):
        each.http.post(f"/api/tables/{code}/join").raise_for_status()
    block(ann, bea)
    hers, mine, his = bea.sit(code), ann.sit(code), host.sit(code)
    hers.say({"type": "say", "text": "You fool"})
    heard = his.wait("chat")
    assert [line["text"] for line in heard["lines"]] == ["You fool"]
    assert heard["lines"][0]["who"] == bea.me["who"]
    his.say({"type": "say", "text": "Now, now"})
    assert [line["text"] for line in mine.wait("chat")["lines"]] == ["Now, now"]
    assert not any("You fool" in each for each in mine.raw)
    assert not any("You fool" in each for each in ann.sit(code).raw)


def test_a_guest_who_is_blocked_stays_so_with_an_account(inn: RunningInn, ann: Person) -> None:
    """And whom a guest blocks the account they log in to does."""
    guest, other = Person(inn), Person(inn)
    regular(inn, "Cyd")
    code = ann.set_table("me", "open")["code"]
    guest.http.get(f"/api/tables/{code}").raise_for_status()
    block(ann, guest)
    block(guest, other)
    login = {"name": "Cyd", "password": "a hedgehog can never"}
    guest.http.post("/api/login", json=login).raise_for_status()
    assert guest.http.get(f"/api/tables/{code}").status_code == 404
    table = guest.set_table("me", "open")["code"]
    assert other.http.get(f"/api/tables/{table}").status_code == 404


# --- people one met ------------------------------------------------------------------------------


def test_people_one_played_with_are_listed_with_how_it_went(
    inn: RunningInn, ann: Person, bea: Person
) -> None:
    cyd = regular(inn, "Cyd")
    for n, scores in enumerate([(30, 20), (20, 30), (10, 30)]):
        finished(inn, f"table{n}", [ann, bea], scores)
    finished(inn, "table9", [ann, cyd], (20, 20), mode="coop")
    met = ann.http.get("/api/friends").json()["met"]
    found = [(x["person"]["name"], x["games"], x["against"], x["ahead"]) for x in met]
    assert found == [("Беа", 3, 3, 1), ("Cyd", 1, 0, 0)]
    profile = ann.http.get("/api/profile").json()
    assert profile["often"]["person"]["name"] == profile["hardest"]["person"]["name"] == "Беа"
    block(bea, ann)
    assert [x["person"]["name"] for x in ann.http.get("/api/friends").json()["met"]] == ["Cyd"]
