"""Tables have clocks; the patience of a host becomes one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables", sa.column("code"), sa.column("replace_after"), sa.column("clock", sa.JSON())
)


def upgrade() -> None:
    """Where a bot could be asked for after so many minutes, the others vote after as many."""
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("times", sa.JSON()))
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.create_index("ix_tables_due", "tables", ["due"])
    bind = op.get_bind()
    patient = sa.select(tables.c.code, tables.c.replace_after)
    for code, minutes in bind.execute(patient.where(tables.c.replace_after.is_not(None))).all():
        clock = {"per": "move", "minutes": minutes, "then": "vote"}
        bind.execute(tables.update().where(tables.c.code == code).values(clock=clock))
    # Not in a batch: that would make the table anew, and others refer to it.
    op.drop_column("tables", "replace_after")


def downgrade() -> None:
    """Hands are forgotten, and of clocks only how long a move may take is kept."""
    op.add_column("tables", sa.Column("replace_after", sa.Integer()))
    bind = op.get_bind()
    for code, clock in bind.execute(sa.select(tables.c.code, tables.c.clock)).all():
        if clock and clock["per"] == "move":
            minutes = clock["minutes"]
            bind.execute(tables.update().where(tables.c.code == code).values(replace_after=minutes))
    op.drop_index("ix_tables_due", "tables")
    for name in ("due", "times", "clock"):
        op.drop_column("tables", name)
