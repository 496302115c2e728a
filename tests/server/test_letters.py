"""Letters: only where somebody said so, no more than they asked for, and no secret in them."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from korchma.kernel import KorchmaError
from korchma.server.limits import Limits
from korchma.server.notices import bell, letters
from korchma.server.notices.post import Office, read_office
from tests.server.inn import Person, RunningInn
from tests.server.post import Mailbox, in_books, said, until
from tests.server.test_notices import table_of, until_other

HOME = "https://inn.example.org"
HOUR, DAY = 3600.0, 24 * 3600.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told is told at once; the inn looks all the time what is due."""
    monkeypatch.setattr(bell, "SOON", 0.0)
    monkeypatch.setattr(bell, "LOOK", 0.01)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """An SMTP server in this house."""
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture
def inn(tmp_path: Path, mailbox: Mailbox) -> Iterator[RunningInn]:
    """An inn that writes letters."""
    running = RunningInn(str(tmp_path / "inn.db"), office=_office(mailbox))
    yield running
    running.close()


def _office(mailbox: Mailbox) -> Office:
    return Office(smtp=mailbox.url, sender="inn@example.org", home=HOME)


def _after(clock: Callable[[], float], seconds: float) -> float:
    return clock() + seconds


def later(inn: RunningInn, seconds: float) -> None:
    """Time goes by, for letters and the words in them."""
    for each in (inn.house.bell.letters, inn.house.bell.words):
        each.clock = partial(_after, each.clock, seconds)


def word_in(letter: str) -> str:
    """The word behind the link of a letter."""
    found = re.search(rf"{HOME}/letter/\w+#([\w-]+)", letter)
    assert found, letter
    return found[1]


def gets_letters(person: Person, mailbox: Mailbox, mail: str = "once", **wishes: object) -> None:
    """Somebody wants letters, and confirms their address."""
    person.http.put("/api/notices", json={"mail": mail, **wishes}).raise_for_status()
    before = len(mailbox.letters)
    address = f"{person.me['id'][:8]}@example.org"
    answer = person.http.put("/api/notices/mail", json={"address": address})
    assert (answer.json()["address"], answer.json()["confirmed"]) == (address, False)
    letter = mailbox.letters[before]
    assert letter["to"] == address
    body = {"word": word_in(said(letter))}
    assert httpx.post(f"{person.inn.url}/api/letters/confirm", json=body).status_code == 204
    assert person.http.get("/api/notices").json()["confirmed"]
    mailbox.letters.clear()


def due(inn: RunningInn, person: Person) -> float | None:
    """When somebody's next letter goes out."""
    (found,) = in_books(inn, "SELECT due FROM notices WHERE person = ?", person.me["id"])
    return None if found is None else float(found)


def test_a_letter_names_the_table_that_waits_and_can_be_ended_by_one_click(
    inn: RunningInn, mailbox: Mailbox
) -> None:
    ann, bob = Person(inn), Person(inn)
    gets_letters(ann, mailbox)
    code = table_of(ann, bob)
    until(lambda: due(inn, ann))
    assert mailbox.letters == []  # a minute's grace: perhaps they come by themselves
    later(inn, 61)
    letter = until(lambda: mailbox.letters)[0]
    assert letter["subject"] == "Your move: The Witches"
    assert f"{HOME}/table/{code}\n" in said(letter)
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = letter["list-unsubscribe"].strip("<>").replace(HOME, inn.url)
    opened = httpx.get(link)
    assert opened.status_code == 302
    assert re.fullmatch(r"/letter/off#[\w-]+", opened.headers["location"])
    clicked = httpx.post(link, data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 204
    assert ann.http.get("/api/notices").json()["wishes"]["mail"] == "off"


def test_no_secret_of_a_seat_is_in_a_letter(inn: RunningInn, mailbox: Mailbox) -> None:
    ann, bob = Person(inn), Person(inn)
    gets_letters(ann, mailbox)
    code = table_of(ann, bob)
    until(lambda: due(inn, ann))
    later(inn, 61)
    text = until(lambda: mailbox.letters)[0].as_string()
    secret = [ann.http.cookies["korchma"], ann.me["id"], bob.me["id"], inn.table(code).row["seed"]]
    assert not [each for each in secret if each in text]
    stranger = Person(inn)
    for link in re.findall(rf"{HOME}(/table/\S+)", text):
        info = stranger.http.get(f"/api{link.replace('table', 'tables')}").json()
        assert not any(seat["mine"] for seat in info["seats"])


def test_one_letter_a_day_holds_every_table_that_waits(inn: RunningInn, mailbox: Mailbox) -> None:
    ann, bob = Person(inn), Person(inn)
    gets_letters(ann, mailbox, "daily", language="ru")
    codes = [table_of(ann, bob)]
    until(lambda: due(inn, ann))
    later(inn, 61)
    assert until(lambda: mailbox.letters)[0]["subject"].startswith("Ваш ход: ")
    until(lambda: due(inn, ann) is None)
    codes += [table_of(ann, bob), table_of(ann, bob)]
    until(lambda: due(inn, ann))
    later(inn, 20 * HOUR)
    time.sleep(0.1)
    assert len(mailbox.letters) == 1
    later(inn, 4 * HOUR)
    until(lambda: len(mailbox.letters) == 2)
    assert mailbox.letters[1]["subject"] == "Вашего хода ждут 3 стола"
    assert all(f"/table/{code}\n" in said(mailbox.letters[1]) for code in codes)


def test_nothing_is_written_where_nothing_waits_any_more(inn: RunningInn, mailbox: Mailbox) -> None:
    ann, bob = Person(inn), Person(inn)
    gets_letters(ann, mailbox)
    code = table_of(ann, bob)
    until(lambda: due(inn, ann))
    until_other(ann.sit(code), random.Random(1))
    later(inn, 61)
    until(lambda: due(inn, ann) is None)
    assert mailbox.letters == []


def test_a_letter_that_is_not_taken_is_tried_again(inn: RunningInn, mailbox: Mailbox) -> None:
    ann, bob = Person(inn), Person(inn)
    gets_letters(ann, mailbox)
    table_of(ann, bob)
    until(lambda: due(inn, ann))
    mailbox.full = True
    later(inn, 61)
    until(lambda: inn.house.bell.post.failed)
    mailbox.full = False
    later(inn, letters.AGAIN)
    until(lambda: mailbox.letters)


def test_no_letter_goes_to_an_address_that_nobody_confirmed(
    inn: RunningInn, mailbox: Mailbox
) -> None:
    ann, bob = Person(inn), Person(inn)
    ann.http.put("/api/notices", json={"mail": "once"})
    ann.http.put("/api/notices/mail", json={"address": "ann@example.org"})
    old = word_in(said(mailbox.letters[0]))
    ann.http.put("/api/notices/mail", json={"address": "other@example.org"})
    late = {"word": old}
    assert ann.http.post("/api/letters/confirm", json=late).status_code == 410
    table_of(ann, bob)
    later(inn, 2 * DAY)
    word = {"word": word_in(said(mailbox.letters[1]))}
    assert ann.http.post("/api/letters/confirm", json=word).status_code == 410
    assert len(mailbox.letters) == 2


@pytest.mark.parametrize("address", ["ann", "ann@", "a b@example.org", "a@b", "a@x.y\nBcc: c@d.ef"])
def test_what_is_no_address_is_refused(inn: RunningInn, mailbox: Mailbox, address: str) -> None:
    answer = Person(inn).http.put("/api/notices/mail", json={"address": address})
    assert answer.json()["error"] == "bad-address"
    assert mailbox.letters == []


def test_nobody_floods_a_stranger_with_letters(inn: RunningInn, mailbox: Mailbox) -> None:
    for _ in range(3):
        ann = Person(inn)
        for each in range(3):
            ann.http.put("/api/notices/mail", json={"address": f"x{each}@example.org"})
            ann.http.put("/api/notices/mail", json={"address": "victim@example.org"})
    assert sum(letter["to"] == "victim@example.org" for letter in mailbox.letters) <= 5


# --- a forgotten password ------------------------------------------------------------------------


def _account(inn: RunningInn, mailbox: Mailbox, name: str = "Ann Ogg") -> Person:
    person = Person(inn)
    words = {"name": name, "password": "a hedgehog can never"}
    person.http.post("/api/account", json=words).raise_for_status()
    gets_letters(person, mailbox)
    return person


def test_a_forgotten_password_is_set_anew_by_letter(inn: RunningInn, mailbox: Mailbox) -> None:
    ann = _account(inn, mailbox)
    elsewhere = Person(inn)
    answer = elsewhere.http.post("/api/letters/recover", json={"name": "ann OGG"})
    assert answer.status_code == 204
    word = word_in(said(until(lambda: mailbox.letters)[0]))
    common = {"word": word, "password": "password1"}
    assert elsewhere.http.post("/api/letters/password", json=common).status_code == 400
    fresh = {"word": word, "password": "three blind buttons"}
    entered = elsewhere.http.post("/api/letters/password", json=fresh)
    assert entered.json()["name"] == "Ann Ogg"
    assert elsewhere.http.get("/api/me").json()["id"] == ann.me["id"]
    assert ann.http.get("/api/tables").status_code == 401  # every other browser is logged out
    assert Person(inn).http.post("/api/letters/password", json=fresh).status_code == 410
    login = {"name": "Ann Ogg", "password": "three blind buttons"}
    assert Person(inn).http.post("/api/login", json=login).status_code == 200


def test_the_word_of_a_letter_does_not_last(inn: RunningInn, mailbox: Mailbox) -> None:
    _account(inn, mailbox)
    nobody = Person(inn)
    nobody.http.post("/api/letters/recover", json={"name": "Ann Ogg"})
    word = word_in(said(until(lambda: mailbox.letters)[0]))
    later(inn, 1801)
    fresh = {"word": word, "password": "three blind buttons"}
    assert nobody.http.post("/api/letters/password", json=fresh).json()["error"] == "word-over"


def test_nobody_learns_who_has_an_account(inn: RunningInn, mailbox: Mailbox) -> None:
    _account(inn, mailbox)
    nobody = Person(inn)
    answers = [
        nobody.http.post("/api/letters/recover", json={"name": name})
        for name in ("Ann Ogg", "Nobody At All")
    ]
    assert [each.status_code for each in answers] == [204, 204]
    assert answers[0].content == answers[1].content
    until(lambda: mailbox.letters)
    assert len(mailbox.letters) == 1


def test_forgetting_has_its_limits(tmp_path: Path, mailbox: Mailbox) -> None:
    limits = Limits(guests_per_hour=100, letters_per_hour=3)
    running = RunningInn(str(tmp_path / "few.db"), office=_office(mailbox), limits=limits)
    ann = Person(running)
    codes = [
        ann.http.post("/api/letters/recover", json={"name": f"x{n}"}).status_code for n in range(4)
    ]
    running.close()
    assert codes == [204, 204, 204, 429]


def test_an_inn_without_a_server_for_letters_says_so(tmp_path: Path) -> None:
    running = RunningInn(str(tmp_path / "quiet.db"))
    ann = Person(running)
    assert not ann.http.get("/api/notices").json()["mail"]
    answers = [
        ann.http.put("/api/notices/mail", json={"address": "a@example.org"}),
        ann.http.post("/api/letters/recover", json={"name": "Ann"}),
    ]
    running.close()
    assert [each.json()["error"] for each in answers] == ["no-letters", "no-letters"]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"KORCHMA_SMTP": "mail.example.org"}, "KORCHMA_SMTP"),
        ({"KORCHMA_SMTP": "smtp://mail.example.org"}, "KORCHMA_MAIL_FROM"),
        (
            {"KORCHMA_SMTP": "smtp://mail.example.org", "KORCHMA_MAIL_FROM": "inn@example.org"},
            "KORCHMA_HOME",
        ),
        ({"KORCHMA_HOME": "inn.example.org"}, "KORCHMA_HOME"),
    ],
)
def test_an_operator_is_told_what_to_change(given: dict[str, str], wrong: str) -> None:
    with pytest.raises(KorchmaError, match=wrong):
        read_office(frozenset(("localhost",)), given)
