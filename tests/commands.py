"""Running ``korchma …`` from a test."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from korchma.cli import main


class Ran(NamedTuple):
    """What a command said, and with which code it left."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The object on standard output."""
        return json.loads(self.out)


Run = Callable[..., Ran]


def runner(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> Run:
    """A way to run commands in this process, with saves below ``home``, in English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*args: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["korchma", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0, said.out, said.err)

    return run


def one_sentence(ran: Ran) -> str:
    """What went wrong, if it was said as it should be: a line on stderr, and exit code 2."""
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("korchma: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert ran.err.rstrip().endswith((".", "?", ")"))
    return ran.err
