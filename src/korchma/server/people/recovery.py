"""The code for a forgotten password: shown once, kept as a hash, good once."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is taken for another."""
GROUPS, EACH = 4, 4


def new_code() -> str:
    """Sixteen letters in groups that can be copied by hand: nobody guesses them."""
    letters = (secrets.choice(LETTERS) for _ in range(GROUPS * EACH))
    return "-".join("".join(next(letters) for _ in range(EACH)) for _ in range(GROUPS))


def kept_code(code: str) -> str:
    """What the database keeps of a code, however it was typed.

    >>> kept_code("ABCD efgh-jkmn") == kept_code("abcd-efgh-jkmn")
    True
    """
    plain = "".join(each for each in code[:100].casefold() if each.isalnum())
    return hashlib.sha256(b"recovery:" + plain.encode()).hexdigest()


def code_fits(kept: str | None, code: str) -> bool:
    """Whether it is the right one; who was given none has none."""
    return kept is not None and hmac.compare_digest(kept, kept_code(code))
