"""How much a stranger may do: numbers an operator can change (docs/operators.md)."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

from korchma.kernel import KorchmaError

PREFIX = "KORCHMA_"


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits by address and by name. Many people may share an address: a school, a company."""

    guests_per_hour: int = 60
    """New guests from one address."""
    accounts_per_hour: int = 10
    """New accounts from one address."""
    tries_by_name: int = 10
    """Wrong passwords for one name within ten minutes."""
    tries_by_address: int = 30
    """Wrong passwords from one address within ten minutes."""
    letters_per_hour: int = 20
    """Letters with a link (an address, a forgotten password) asked for from one address."""
    sockets_by_address: int = 200
    """Open sockets from one address."""
    connections: int = 2000
    """Open connections in all."""


def read_limits(environment: Mapping[str, str] = os.environ) -> Limits:
    """The limits, as far as the environment changes them: ``KORCHMA_GUESTS_PER_HOUR=500``.

    >>> read_limits({"KORCHMA_GUESTS_PER_HOUR": "500"}).guests_per_hour
    500
    """
    given = {}
    for name in Limits.__struct_fields__:
        written = environment.get(PREFIX + name.upper())
        if written is not None:
            if not written.isdecimal() or int(written) < 1:
                raise KorchmaError(f"{PREFIX}{name.upper()} is {written!r}: give a number from 1.")
            given[name] = int(written)
    return Limits(**given)
