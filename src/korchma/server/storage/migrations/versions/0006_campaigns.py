"""Campaigns: chains of tables, with what each chapter left behind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables; those that stand know nothing of them."""
    op.create_table(
        "campaigns",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_campaigns_host_people")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_campaigns")),
    )
    op.create_index("ix_campaigns_host", "campaigns", ["host"])
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.Column("after", sa.Integer()),
        sa.Column("legacy", sa.JSON()),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.code"], name=op.f("fk_chapters_campaign_campaigns")
        ),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f("fk_chapters_code_tables")),
        sa.PrimaryKeyConstraint("campaign", "number", name=op.f("pk_chapters")),
        sa.UniqueConstraint("code", name=op.f("uq_chapters_code")),
    )


def downgrade() -> None:
    """Chapters stay as ordinary tables."""
    op.drop_table("chapters")
    op.drop_index("ix_campaigns_host", "campaigns")
    op.drop_table("campaigns")
