"""Who looks where: axe sees every place on one screen, and in a long run on all."""

from __future__ import annotations

import pytest

from tests.browser import eyes


@pytest.mark.parametrize("place", ["inn", "turn", "several", "deed"])
def test_axe_looks_at_a_place_on_one_screen(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setattr(eyes, "LONG", False)
    assert sum(eyes.axe_looks(place, each) for each in eyes.SCREENS) == 1


def test_axe_looks_on_each_screen_at_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "LONG", False)
    places = [f"place {n}" for n in range(20)]
    assert all(any(eyes.axe_looks(each, screen) for each in places) for screen in eyes.SCREENS)


def test_in_a_long_run_axe_looks_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "LONG", True)
    assert all(eyes.axe_looks("inn", each) for each in eyes.SCREENS)
