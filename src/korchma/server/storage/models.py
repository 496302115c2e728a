"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("handle", String(16)),
    Column("portrait", String(40), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("settings", JSON(none_as_null=True)),
    Column("recovery", String(64)),
    Column("leaving", Float),
    Index("ix_people_handle", "handle", unique=True),
)
"""``handle`` is what others know somebody by, ``recovery`` the hash of the code for a forgotten
password, ``leaving`` when they asked to be forgotten."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Browsers that are logged in, by the hash of their cookie; ``seen`` is kept to the day."""

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ending", String(40), nullable=False),
    Column("rematch", String(12), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("content", String(40), nullable=False, server_default=""),
    Column("waiting", JSON(none_as_null=True)),
    Column("result", JSON(none_as_null=True)),
    Column("stuck", String(40), nullable=False, server_default=""),
    Column("memoir", JSON(none_as_null=True)),
    Column("turn", Integer, nullable=False, server_default="0"),
    Column("clock", JSON(none_as_null=True)),
    Column("times", JSON(none_as_null=True)),
    Column("due", Float, index=True),
    Column("words", Integer, index=True),
    Column("watch", String(12)),
    Column("counts", Boolean, nullable=False, server_default=true()),
    Column("spent", Float, nullable=False, server_default="0"),
    Column("asked", JSON(none_as_null=True)),
    Index("ix_tables_host", "host"),
    Index("ix_tables_watch", "watch", unique=True),
    Index("ix_tables_status", "status"),
)
"""All that the hall shows of a table is here. ``rules`` and ``content`` are those of the set-up,
``waiting`` the seats whose answer is missing, ``stuck`` why it cannot go on, ``turn``
which turn it is, 0 where that is not known, ``memoir`` what a finished game is remembered by.
``clock`` is its clock as it was set, ``times`` how the hands stand, ``due`` when the next of them
runs out; ``words`` the number of the three words that call it, ``watch`` the code to look on.
``counts``: its end may change ratings; ``spent``: the seconds people were at it; ``asked``: what
each person is asked, by seat and language."""

sitters = Table(
    "sitters",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("cast", String(40), nullable=False, server_default=""),
    Column("was", String(32)),
    Column("zone", String(64), nullable=False, server_default=""),
)
"""``was``: for whom a bot keeps a chair warm, "" for whoever comes; ``zone``: the time zone of who
sits there, where it is known."""

decisions = Table(
    "decisions",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("news", Boolean),
    Column("usual", Boolean),
    Column("told", Text),
)
"""What was decided, and told because of it. Older ones lack the rest until their table is played
on."""

positions = Table(
    "positions",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("content", String(40), nullable=False),
    Column("length", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("first_length", Integer),
    Column("first_state", LargeBinary),
    Column("opening", Text, nullable=False),
)
"""Where each table stands: its state at the last safe point, after ``length`` decisions; where
other rules than those of the set-up hold, also the one from which they do. ``opening`` is what was
told before the first decision."""

pending = Table(
    "pending",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("answer", Text, nullable=False),
)
"""Answers given in secret while others are still missing."""

undos = Table(
    "undos",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", ForeignKey("tables.code"), nullable=False, index=True),
    Column("undo", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("said", Float, nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Index("ix_chat_code", "code"),
)

readings = Table(
    "readings",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("thing", String(80), nullable=False),
    Index("ix_readings_person", "person", "game"),
)
"""What people have read in their games, each time."""

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("pack", Text, nullable=False, server_default=""),
)

replays = Table(
    "replays",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("eyes", Integer, primary_key=True),
    Column("frames", LargeBinary, nullable=False),
)
"""Finished games, frame by frame, as each seat saw them; eyes -1 are the public's."""

records = Table(
    "records",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("record", LargeBinary, nullable=False),
)
"""The records of finished games, compressed, as they stood when they ended."""

campaigns = Table(
    "campaigns",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_campaigns_host", "host"),
)

chapters = Table(
    "chapters",
    metadata,
    Column("campaign", ForeignKey("campaigns.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("code", ForeignKey("tables.code"), nullable=False, unique=True),
    Column("chapter", String(40), nullable=False),
    Column("after", Integer),
    Column("legacy", JSON(none_as_null=True)),
)
"""Each chapter of a campaign is a table; ``after`` is the chapter it follows, ``legacy`` what it
left behind."""
