"""The scripts in bench/, in small: lights that go out, and strangers who say strange things."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def _run(script: str, *arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", f"bench.{script}", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(done.stdout[done.stdout.index("{") :])
    return found


@pytest.mark.one_in(2)
def test_killed_three_times_under_load_nothing_shown_is_lost_or_doubled() -> None:
    found = _run("faults", "--kills", "3", "--tables", "3")
    assert found["faults"] == []
    assert found["kills"] == 3
    assert found["decisions_written"] > 20


@pytest.mark.one_in(2)
def test_nothing_said_over_a_socket_breaks_the_house_or_the_table_next_door() -> None:
    found = _run("fuzz", "--seconds", "5", "--sockets", "8")
    assert found["faults"] == []
    assert found["quiet_decisions"] > 0
    assert found["quiet_errors"] == []
    assert {"1007", "1009"} <= found["closed_with"].keys()
