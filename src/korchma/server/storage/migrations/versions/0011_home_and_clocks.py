"""Tables have clocks, words that call them and a code to watch; bots keep chairs warm."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
WORDS = 277
"""As many there were when tables got theirs."""

tables = sa.table(
    "tables",
    sa.column("code"),
    sa.column("replace_after"),
    sa.column("clock", sa.JSON()),
    sa.column("words"),
    sa.column("watch"),
)


def upgrade() -> None:
    """Where a bot could be asked for after so many minutes, the others vote after as many."""
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("times", sa.JSON()))
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.add_column("tables", sa.Column("words", sa.Integer()))
    op.add_column("tables", sa.Column("watch", sa.String(12)))
    op.add_column("sitters", sa.Column("was", sa.String(32)))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_words", "tables", ["words"])
    bind = op.get_bind()
    patient = sa.select(tables.c.code, tables.c.replace_after)
    for code, minutes in bind.execute(patient.where(tables.c.replace_after.is_not(None))).all():
        clock = {"per": "move", "minutes": minutes, "then": "vote"}
        bind.execute(tables.update().where(tables.c.code == code).values(clock=clock))
    for code in bind.execute(sa.select(tables.c.code)).scalars().all():
        watch = "".join(secrets.choice(LETTERS) for _ in range(10))
        own = {"watch": watch, "words": secrets.randbelow(WORDS**3)}
        bind.execute(tables.update().where(tables.c.code == code).values(own))
    # Not in a batch: that would make the table anew, and others refer to it.
    op.drop_column("tables", "replace_after")
    op.create_index("ix_tables_watch", "tables", ["watch"], unique=True)


def downgrade() -> None:
    """Hands are forgotten, and of clocks only how long a move may take is kept."""
    op.add_column("tables", sa.Column("replace_after", sa.Integer()))
    bind = op.get_bind()
    for code, clock in bind.execute(sa.select(tables.c.code, tables.c.clock)).all():
        if clock and clock["per"] == "move":
            minutes = clock["minutes"]
            bind.execute(tables.update().where(tables.c.code == code).values(replace_after=minutes))
    op.drop_index("ix_tables_due", "tables")
    op.drop_index("ix_tables_words", "tables")
    op.drop_index("ix_tables_watch", "tables")
    for name in ("watch", "words", "due", "times", "clock"):
        op.drop_column("tables", name)
    with op.batch_alter_table("sitters") as batch:
        batch.drop_column("was")
