"""People who come back: what others know them by, friends, finished games, ratings, settings."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns for people and their tables, and the books of those who come back."""
    _columns()
    _handles()
    _company()
    _games()


def _columns() -> None:
    # Column by column: a batch would make the table anew, and others refer to it.
    for column in (
        sa.Column("handle", sa.String(16)),
        sa.Column("portrait", sa.String(40), nullable=False, server_default=""),
        sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("settings", sa.JSON()),
        sa.Column("recovery", sa.String(64)),
        sa.Column("leaving", sa.Float()),
    ):
        op.add_column("people", column)
    op.create_index(op.f("ix_people_handle"), "people", ["handle"], unique=True)
    counts: sa.Column[bool] = sa.Column(
        "counts", sa.Boolean(), nullable=False, server_default=sa.true()
    )
    op.add_column("tables", counts)
    op.add_column("tables", sa.Column("spent", sa.Float(), nullable=False, server_default="0"))
    with op.batch_alter_table("chat") as batch:
        batch.add_column(sa.Column("person", sa.String(32)))
        batch.create_foreign_key(op.f("fk_chat_person_people"), "people", ["person"], ["id"])
        batch.create_index(op.f("ix_chat_person"), ["person"])


def _handles() -> None:
    """What others know somebody by follows from who they are."""
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("handle"))
    for (person,) in connection.execute(sa.select(people.c.id)).all():
        handle = hashlib.sha256(b"handle:" + person.encode()).hexdigest()[:16]
        connection.execute(people.update().where(people.c.id == person).values(handle=handle))


def _person(name: str, table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    key = sa.ForeignKeyConstraint([name], ["people.id"], name=op.f(f"fk_{table}_{name}_people"))
    return sa.Column(name, sa.String(32), nullable=False), key


def _code(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    key = sa.ForeignKeyConstraint(["code"], ["tables.code"], name=op.f(f"fk_{table}_code_tables"))
    return sa.Column("code", sa.String(12), nullable=False), key


def _company() -> None:
    op.create_table(
        "friendships",
        *_person("asker", "friendships"),
        *_person("asked", "friendships"),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("asker", "asked", name=op.f("pk_friendships")),
    )
    op.create_index(op.f("ix_friendships_asked"), "friendships", ["asked"])
    op.create_table(
        "blocks",
        *_person("person", "blocks"),
        *_person("blocked", "blocks"),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"])
    op.create_table(
        "invitations",
        *_code("invitations"),
        *_person("person", "invitations"),
        *_person("inviter", "invitations"),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", "person", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])


def _games() -> None:
    op.create_table(
        "played",
        *_code("played"),
        sa.Column("seat", sa.Integer(), nullable=False),
        *_person("person", "played"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_played")),
    )
    op.create_index("ix_played_person", "played", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_ratings")),
    )
    op.create_table(
        "rated",
        *_code("rated"),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", "who", name=op.f("pk_rated")),
    )
    op.create_index(op.f("ix_rated_who"), "rated", ["who"])


def downgrade() -> None:
    """Forget all of it."""
    for name in ("rated", "ratings", "played", "invitations", "blocks", "friendships"):
        op.drop_table(name)
    with op.batch_alter_table("chat") as batch:
        batch.drop_index(op.f("ix_chat_person"))
        batch.drop_constraint(op.f("fk_chat_person_people"), type_="foreignkey")
        batch.drop_column("person")
    for name in ("spent", "counts"):
        op.drop_column("tables", name)
    op.drop_index(op.f("ix_people_handle"), "people")
    for name in ("leaving", "recovery", "settings", "public", "portrait", "handle"):
        op.drop_column("people", name)
