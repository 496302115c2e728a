"""The inn among other apps: a manifest whose icons are there, a worker, a page without a line."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.inn import RunningInn

PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[RunningInn]:
    """An inn with the files that Vite copies as they are."""
    running = RunningInn(str(tmp_path / "inn.db"), web=PUBLIC)
    yield running
    running.close()


def test_every_icon_of_the_manifest_is_as_large_as_it_says(inn: RunningInn) -> None:
    answer = httpx.get(f"{inn.url}/manifest.webmanifest", headers={"accept-language": "uk"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert "accept-language" in answer.headers["vary"]
    manifest = answer.json()
    assert (manifest["name"], manifest["lang"], manifest["display"]) == (
        "Корчма",
        "uk",
        "standalone",
    )
    for icon in manifest["icons"]:
        picture = httpx.get(inn.url + icon["src"])
        assert picture.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", picture.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}


def test_the_worker_is_never_kept_unasked(inn: RunningInn) -> None:
    answer = httpx.get(f"{inn.url}/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "No line to the inn"),
        ("ru", "Нет связи с корчмой"),
        ("uk", "Немає зв’язку з корчмою"),
    ],
)
def test_the_page_without_a_line_needs_nothing_else(
    inn: RunningInn, language: str, title: str
) -> None:
    page = httpx.get(f"{inn.url}/offline/{language}").text
    assert f"<h1>{title}</h1>" in page
    assert not any(word in page for word in ("src=", "<script", "url(", "http://", "https://"))
    by_day = httpx.get(f"{inn.url}/offline/{language}?theme=light").text
    assert ("#f4ead6" in by_day, "#f4ead6" in page) == (True, False)
    for nowhere in ("xx", f"{language}?theme=pink"):
        assert httpx.get(f"{inn.url}/offline/{nowhere}").status_code == 404


def test_nothing_else_of_the_disk_can_be_had(inn: RunningInn) -> None:
    for path in ("/icons/..%2Fsw.js", "/icons/nothing.png", "/icons/%2e%2e"):
        assert httpx.get(inn.url + path).status_code == 404
