"""The checks of the house, each a test: format, lint, types, layers, the client and its own."""

from __future__ import annotations

import pytest

from tests.checks import CHECKLIST, Check, carry_out


@pytest.mark.parametrize("check", CHECKLIST, ids=lambda check: check.name)
def test_in_order(check: Check) -> None:
    done = carry_out(check)
    assert done.code == 0, done.said
