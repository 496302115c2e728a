"""The tables of the database that notices need."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table

from korchma.server.storage.models import metadata

notices = Table(
    "notices",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("wishes", JSON, nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("word", String(64), nullable=False, unique=True),
    Column("news", JSON, nullable=False),
    Column("due", Float, index=True),
    Column("mailed", Float, nullable=False),
)
"""Where somebody wants to be told. ``word`` stands in every letter and ends them; ``news`` is for
the next one, which is ``due``; the last one was ``mailed``."""

pushes = Table(
    "pushes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("failed", Integer, nullable=False),
)
"""Browsers that take pushes, as long as they are logged in; ``failed``: how often in a row."""

letter_words = Table(
    "letter_words",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),
    Column("address", String(254), nullable=False),
    Column("until", Float, nullable=False),
)
"""Words that were sent in a letter and work once, by their hash."""
