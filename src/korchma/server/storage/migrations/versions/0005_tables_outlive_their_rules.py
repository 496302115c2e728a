"""Tables outlive their rules: positions, what was told, replays; the hall reads rows only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

IN_TABLES = ("content", "waiting", "result", "stuck")
IN_DECISIONS = ("news", "usual", "told")


def _of_table(name: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """The code of the table a row belongs to."""
    key = op.f(f"fk_{name}_code_tables")
    return (
        sa.Column("code", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=key),
    )


def _rename(old: str, new: str) -> None:
    """Another name for the table of chairs, and for what PostgreSQL named after it."""
    op.drop_index(f"ix_{old}_person", old)
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":
        for each in ("pk_{}", "fk_{}_code_tables", "fk_{}_person_people"):
            was, is_now = each.format(old), each.format(new)
            op.execute(f"ALTER TABLE {new} RENAME CONSTRAINT {was} TO {is_now}")
    op.create_index(f"ix_{new}_person", new, ["person"])


def upgrade() -> None:
    """Tables that stand get their position with their next decision."""
    _rename("chairs", "sitters")
    op.add_column("tables", sa.Column("content", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("waiting", sa.JSON()))
    op.add_column("tables", sa.Column("result", sa.JSON()))
    op.add_column("tables", sa.Column("stuck", sa.String(40), nullable=False, server_default=""))
    op.add_column("decisions", sa.Column("news", sa.Boolean()))
    op.add_column("decisions", sa.Column("usual", sa.Boolean()))
    op.add_column("decisions", sa.Column("told", sa.Text()))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "positions",
        *_of_table("positions"),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(40), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("first_length", sa.Integer()),
        sa.Column("first_state", sa.LargeBinary()),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_positions")),
    )
    op.create_table(
        "replays",
        *_of_table("replays"),
        sa.Column("eyes", sa.Integer(), nullable=False),
        sa.Column("frames", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("code", "eyes", name=op.f("pk_replays")),
    )
    op.create_table(
        "records",
        *_of_table("records"),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_records")),
    )


def downgrade() -> None:
    """Back to the one before."""
    for name in ("records", "replays", "positions"):
        op.drop_table(name)
    for name in ("ix_tables_status", "ix_tables_host"):
        op.drop_index(name, "tables")
    for column in IN_DECISIONS:
        op.drop_column("decisions", column)
    for column in IN_TABLES:
        op.drop_column("tables", column)
    _rename("sitters", "chairs")
