"""The log of a game in sentences."""

from __future__ import annotations

from korchma.terminal.story import Story


def test_a_name_from_a_file_does_not_steer_the_terminal() -> None:
    assert Story(["\x1b[2JAnn\u202e", "Боб"]).given == ["[2JAnn", "Боб"]
