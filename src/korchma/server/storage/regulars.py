"""The tables of the database for those who come back: friends, invitations, games, ratings."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from korchma.server.storage.models import metadata

friendships = Table(
    "friendships",
    metadata,
    Column("asker", ForeignKey("people.id"), primary_key=True),
    Column("asked", ForeignKey("people.id"), primary_key=True, index=True),
    Column("accepted", Boolean, nullable=False),
    Column("since", Float, nullable=False),
)
"""Who asked whom; friends once it is accepted."""

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)
"""Whom somebody wants nothing to do with."""

invitations = Table(
    "invitations",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("inviter", ForeignKey("people.id"), nullable=False),
    Column("made", Float, nullable=False),
)
"""Who was asked to a table, and by whom."""

played = Table(
    "played",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_played_person", "person", "ended"),
)
"""Finished games, a row for each person's chair. ``kind``: versus, together or solo."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong people (by id) and bots (``bot:NAME``) are in a title, and how sure that is."""

rated = Table(
    "rated",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("who", String(60), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""What a game did to a rating: added to its middle, and times its width; it can be undone."""
