"""What every test shares."""

from __future__ import annotations

import pytest

from tests.clock import Clock


def pytest_configure(config: pytest.Config) -> None:
    """The clock runs in the controller and in each worker."""
    config.pluginmanager.register(Clock())
