"""Friends, invitations: whoever is asked is told; who is kept out tells nobody anything."""

from __future__ import annotations

from tests.server.inn import Person, RunningInn
from tests.server.post import PushService, until
from tests.server.test_notices import _soon, inn, service, takes_pushes

__all__ = ["_soon", "inn", "service"]


def _regular(inn: RunningInn, name: str) -> Person:
    person = Person(inn)
    words = {"name": name, "password": "a hedgehog can never"}
    person.http.post("/api/account", json=words).raise_for_status()
    return person


def test_friends_invitations_and_chairs_are_told_with_the_name_of_who_asks(
    inn: RunningInn, service: PushService
) -> None:
    ann, bob = _regular(inn, "Ann"), _regular(inn, "Bob")
    device = takes_pushes(bob, service)
    for _ in range(2):  # asked twice, told once
        ann.http.post("/api/friends", json={"who": "Bob"}).raise_for_status()
    until(lambda: service.came)
    code = ann.set_table("me", "open")["code"]
    ann.http.post(f"/api/tables/{code}/invitations", json={"who": "Bob"}).raise_for_status()
    until(lambda: service.came[1:])
    told = [device.read(body) for _, _, body in service.came]
    assert [each["body"] for each in told] == [
        "Ann would like to be your friend",
        "Ann invites you to a table: The Witches",
    ]
    assert [each["to"] for each in told] == ["/", f"/table/{code}"]


def test_who_is_kept_out_tells_nobody_anything(inn: RunningInn, service: PushService) -> None:
    ann, bob = _regular(inn, "Ann"), _regular(inn, "Bob")
    takes_pushes(bob, service)
    bob.http.post("/api/blocks", json={"who": "Ann"}).raise_for_status()
    code = ann.set_table("me", "open")["code"]
    answers = [
        ann.http.post("/api/friends", json={"who": "Bob"}),
        ann.http.post(f"/api/tables/{code}/invitations", json={"who": "Bob"}),
    ]
    assert all(each.status_code >= 400 for each in answers)
    bob.http.post("/api/notices/push/try").raise_for_status()
    assert len(service.came) == 1  # the one that was tried out
