"""Who looks where: axe sees every place each day, and on every screen within three."""

from __future__ import annotations

import pytest

from tests.browser import eyes
from tests.properties import day


@pytest.mark.parametrize("place", ["inn", "turn", "several", "deed"])
def test_axe_looks_at_a_place_on_one_screen_a_day_and_on_all_in_three(
    monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(eyes, "LONG", False)
    monkeypatch.setattr(eyes, "TURNS", False)
    looked = []
    for date in ("2026-11-16", "2026-11-17", "2026-11-18"):
        monkeypatch.setenv(day.DAY, date)
        (screen,) = [each.name for each in eyes.SCREENS if eyes.axe_looks(place, each)]
        looked.append(screen)
    assert sorted(looked) == ["desktop", "phone", "zoomed"]


def test_in_a_long_run_axe_looks_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "LONG", True)
    assert all(eyes.axe_looks("inn", each) for each in eyes.SCREENS)
