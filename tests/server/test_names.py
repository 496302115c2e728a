"""Names: what people can read and say, up to 24 letters, and nothing that hides or turns."""

from __future__ import annotations

import pytest

from korchma.server.errors import Refusal
from korchma.server.people.names import login_of, name_of
from tests.server.inn import Person

HIDDEN = ["\u3164", "\u115f\u1160", "\u2800", "\u200bAnn", "Ann\ufe0f", "A\x00nn", "Ann\u202eevE"]
ODD = ["", "...", "a/b", "<b>", "x" * 25, "Z" + "\u0335" * 9]


@pytest.mark.parametrize("name", [*HIDDEN, *ODD])
def test_names_nobody_can_read_are_no_names(name: str) -> None:
    with pytest.raises(Refusal, match="bad-name 1 to 24"):
        name_of(name)


@pytest.mark.parametrize("name", ["Оксана Ґ.", "O’Brien", "José", "Jose\u0301", "김철수", "x" * 24])
def test_names_people_have(name: str) -> None:
    assert len(name_of(name)) <= 24


def test_a_name_is_looked_up_however_it_is_written() -> None:
    assert login_of("JOSE\u0301  Ogg") == login_of(" josé ogg")


def test_a_bad_name_is_refused_in_a_sentence(guest: Person) -> None:
    answer = guest.http.put("/api/me", json={"name": "\u3164"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-name")
    assert guest.http.put("/api/me", json={"name": "  Ann   Ogg "}).json()["name"] == "Ann Ogg"
