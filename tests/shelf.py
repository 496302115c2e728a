"""Tests of a title that is built beside the shelf wait for its entry point."""

from __future__ import annotations

import pytest

from korchma.kernel import games


def on_the_shelf(game: str) -> pytest.MarkDecorator:
    """Skipped, and said so, as long as nobody can sit down to this title."""
    return pytest.mark.skipif(game not in games(), reason=f"{game} has no entry point yet")
