"""What every test of Sword & Sorcery shares."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.swordsorcery.story import TOLD


@pytest.fixture(autouse=True)
def every_named_die_has_fallen() -> Iterator[None]:
    """Dice a test has named and nobody has thrown would prove nothing."""
    TOLD.clear()
    yield
    for table in TOLD:
        assert not table.luck.throws, f"nobody threw {table.luck.throws}"
