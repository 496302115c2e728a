"""A game as rows of the database, before it has a code and before it has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert

from korchma.kernel import Session
from korchma.server.storage.ledger import Write
from korchma.server.storage.models import decisions, pending, positions, sitters, tables, undos
from korchma.server.tables.guests import Sitter
from korchma.server.tables.journal import decision_rows, encode, position_row, standing

Row = dict[str, Any]


class Laid(NamedTuple):
    """A game so far, as plain data: what the hall shows of it, and its pages."""

    shown: Row
    position: Row
    past: list[Row]
    secret: list[Row]
    undos: list[Row]

    def writes(self, row: Row, seats: Sequence[Sitter]) -> list[Write]:
        """All of it under the code of a table."""
        code = {"code": row["code"]}
        chairs = [
            {**code, "seat": i, **msgspec.to_builtins(sitter)} for i, sitter in enumerate(seats)
        ]
        lists = (
            (sitters, chairs),
            (decisions, [each | code for each in self.past]),
            (pending, [each | code for each in self.secret]),
            (undos, [each | code for each in self.undos]),
        )
        return [
            (insert(tables), row),
            *((insert(kind), rows) for kind, rows in lists if rows),
            (insert(positions), self.position | code),
        ]


def laid(session: Session) -> Laid:
    """A game as it stands."""
    shown = {"rules": session.rules, "content": session.table.content.fingerprint}
    return Laid(
        shown | standing(session),
        position_row(session, ""),
        decision_rows(session, "", 0),
        [{"seat": i, "answer": encode(each).decode()} for i, each in session.pending.items()],
        [{"undo": encode(each).decode()} for each in session.undos],
    )
