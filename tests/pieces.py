"""A long run in pieces: each is a job of its own at night, all together are every test."""

from __future__ import annotations

PIECES = {
    "rooms": ("tests/browser/test_rooms.py",),
    "browser": ("tests/browser/",),
    "games": ("tests/properties/",),
    "engine": ("",),
}
"""What a piece takes; what more than one would take is the first one's."""


def piece_of(test: str) -> str:
    """The piece a test belongs to.

    >>> piece_of("tests/browser/test_rooms.py::test_a"), piece_of("tests/test_cli.py::test_b")
    ('rooms', 'engine')
    """
    return next(name for name, begins in PIECES.items() if test.startswith(begins))
