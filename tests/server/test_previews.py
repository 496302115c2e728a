"""Links show what they lead to: words and a picture, of what anybody with the link may see."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sqlite3
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.server.inn import Person, RunningInn
from tests.server.test_notices import table_of

PAGE = "<!doctype html><html><head><title>Korchma</title></head><body></body></html>"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
FIXTURES = Path(__file__).parents[1] / "fixtures"


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[RunningInn]:
    """An inn with a page, and with covers."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(PAGE)
    (web / "previews").symlink_to(PUBLIC / "previews")
    running = RunningInn(str(tmp_path / "inn.db"), web=web)
    yield running
    running.close()


def head(inn: RunningInn, path: str, **headers: str) -> dict[str, str]:
    """What a page says to those who only look at links."""
    page = httpx.get(inn.url + path, headers={"accept": "text/html", **headers}).text
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)" />', page)
    return {key: unescape(value) for key, value in found}


def picture(inn: RunningInn, said: dict[str, str], **headers: str) -> Image.Image:
    """The picture a page names."""
    answer = httpx.get(said["og:image"], headers=headers)
    assert answer.headers["content-type"] == "image/png"
    return Image.open(io.BytesIO(answer.content))


def test_a_link_to_a_table_tells_who_sits_there_and_draws_it(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    ann.http.put("/api/me", json={"name": "Ann"})
    code = ann.set_table("me", "open", "bot:heuristic")["code"]
    said = head(inn, f"/table/{code}")
    assert said["og:title"] == "The Witches"
    assert said["og:description"].startswith("1 open chair. Ann, A free chair, ")
    before = picture(inn, said)
    assert before.size == (1200, 630)
    bob.http.post(f"/api/tables/{code}/join").raise_for_status()
    after = head(inn, f"/table/{code}")
    assert bob.me["name"] in after["og:description"]
    assert picture(inn, after).tobytes() != before.tobytes()


def test_a_chair_without_a_name_on_it_is_not_called_free(inn: RunningInn) -> None:
    """A game that was brought along says who is a person and who a bot, and no more."""
    game = (FIXTURES / "witches" / "competitive-points.json").read_bytes()
    code = Person(inn).http.post("/api/records", content=game).json()["code"]
    said = head(inn, f"/table/{code}")["og:description"]
    assert "free" not in said
    assert "somebody" in said or "Bot, " in said


def test_the_words_are_the_readers_or_else_the_hosts(inn: RunningInn) -> None:
    ann, bob = Person(inn), Person(inn)
    ann.http.put("/api/notices", json={"language": "uk"})
    code = table_of(ann, bob)
    assert head(inn, f"/table/{code}")["og:title"] == "Відьми"
    reading = head(inn, f"/table/{code}", **{"accept-language": "ru"})
    assert reading["og:title"] == "Ведьмы"


def test_no_secret_is_in_a_preview(inn: RunningInn) -> None:
    """Two tables with the same people and other cards: the same words, the same picture."""
    ann, bob = Person(inn), Person(inn)
    seen = []
    for seed in ("push", "away"):
        code = table_of(ann, bob, seed=seed)
        said = head(inn, f"/table/{code}")
        assert not any(each in str(said) for each in (ann.me["id"], bob.me["id"]))
        seen.append((said["og:title"], said["og:description"], picture(inn, said).tobytes()))
    assert seen[0] == seen[1]


def test_whatever_people_call_themselves_stays_text(inn: RunningInn) -> None:
    ann = Person(inn)
    code = ann.set_table("me", "open")["code"]
    with contextlib.closing(sqlite3.connect(inn.database)) as books:
        # the door lets no such name in
        books.execute("UPDATE sitters SET name = ? WHERE code = ? AND seat = 0", ('"><b>x', code))
        books.commit()
    page = httpx.get(f"{inn.url}/table/{code}", headers={"accept": "text/html"}).text
    assert "<b>" not in page
    assert '"><b>x' in head(inn, f"/table/{code}")["og:description"]


def test_other_links_show_the_game_or_the_inn(inn: RunningInn) -> None:
    game = head(inn, "/how/ronin")
    assert game["og:image"] == f"{inn.url}/previews/ronin.jpg"
    assert httpx.get(game["og:image"]).headers["content-type"] == "image/jpeg"
    assert head(inn, "/")["og:title"] == "Korchma"
    assert head(inn, "/table/nothinghere")["og:title"] == "Korchma"
    assert httpx.get(f"{inn.url}/preview/nothing.png").status_code == 404


def test_a_table_is_found_by_its_words_too(inn: RunningInn) -> None:
    ann = Person(inn)
    table = ann.set_table("me", "open")
    words = table["words"]["en"].replace(" ", "-")
    assert head(inn, f"/{words}")["og:title"] == "The Witches"


def test_the_picture_shows_the_board_as_it_stands(inn: RunningInn, tmp_path: Path) -> None:
    """With the boards of the client a picture changes when a witch has moved, and only then."""
    (tmp_path / "web" / "boards").symlink_to(PUBLIC / "boards")
    ann, bob = Person(inn), Person(inn)
    code = table_of(ann, bob)
    seats = [person.sit(code) for person in (ann, bob)]
    before = httpx.get(head(inn, f"/table/{code}")["og:image"]).content
    assert httpx.get(f"{inn.url}/preview/{code}.png").content == before
    chance = random.Random(3)
    for _ in range(12):
        seat = next(seat for seat in seats if seat.asks)
        seat.play_on(chance, most=1)
        for each in seats:
            while each.state["number"] < max(other.state["number"] for other in seats):
                each.hear()
    after = httpx.get(head(inn, f"/table/{code}")["og:image"]).content
    assert after != before
    with Image.open(io.BytesIO(after)) as picture:
        assert picture.size == (1200, 630)
