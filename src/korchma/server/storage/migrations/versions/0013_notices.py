"""Notices: who wants to be told where, browsers that take pushes, words in letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for anything yet."""
    person = ["people.id"]
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("news", sa.JSON(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("mailed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
        sa.ForeignKeyConstraint(
            ["person"], person, name="fk_notices_person_people", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("word", name="uq_notices_word"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(
            ["person"], person, name="fk_pushes_person_people", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.id"], name="fk_pushes_session_sessions", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_index("ix_pushes_session", "pushes", ["session"])
    op.create_table(
        "letter_words",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letter_words"),
        sa.ForeignKeyConstraint(
            ["person"], person, name="fk_letter_words_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_letter_words_person", "letter_words", ["person"])


def downgrade() -> None:
    """Nobody is told."""
    for name in ("letter_words", "pushes", "notices"):
        op.drop_table(name)
