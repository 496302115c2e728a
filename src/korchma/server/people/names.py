"""Names people can read and say, and how they are looked up."""

from __future__ import annotations

import hashlib
import unicodedata

from korchma.server.errors import Refusal
from korchma.text.clean import LONGEST, clean_name


def name_of(written: str) -> str:
    """A name as somebody wrote it, tidied; refused where something in it cannot stay."""
    name = clean_name(written)
    if not name or name != _tidied(written):
        raise Refusal(400, "bad-name", f"1 to {LONGEST} letters, digits, spaces or . ' - _")
    return name


def login_of(name: str) -> str:
    """A name as it is looked up: large or small letters are the same.

    >>> login_of(" ANN  Ogg ")
    'ann ogg'
    """
    return _tidied(name[:100]).casefold()[:40]


def handle_of(person: str) -> str:
    """What others know somebody by: it follows from who they are, and never back.

    >>> handle_of("4d1f")
    '37e8486a0115e48a'
    """
    return hashlib.sha256(b"handle:" + person.encode()).hexdigest()[:16]


def _tidied(written: str) -> str:
    return " ".join(unicodedata.normalize("NFC", written).split())
