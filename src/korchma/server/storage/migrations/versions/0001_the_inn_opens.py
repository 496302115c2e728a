"""The inn opens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("replace_after", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("ending", sa.String(length=40), nullable=False),
        sa.Column("rematch", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host_people")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_updated"), ["updated"], unique=False)

    op.create_table(
        "chairs",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_chairs_code_tables")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chairs_person_people")),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_chairs")),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chairs_person"), ["person"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("said", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_chat_code_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("ix_chat_code", ["code"], unique=False)

    op.create_table(
        "decisions",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_decisions_code_tables")),
        sa.PrimaryKeyConstraint("code", "number", name=op.f("pk_decisions")),
    )
    op.create_table(
        "undos",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("undo", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_undos_code_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_undos")),
    )
    with op.batch_alter_table("undos", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_undos_code"), ["code"], unique=False)


def downgrade() -> None:
    """Back to the one before."""
    with op.batch_alter_table("undos", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_undos_code"))

    op.drop_table("undos")
    op.drop_table("decisions")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("ix_chat_code")

    op.drop_table("chat")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chairs_person"))

    op.drop_table("chairs")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_updated"))

    op.drop_table("tables")
    op.drop_table("secrets")
    op.drop_table("reports")
    op.drop_table("people")
