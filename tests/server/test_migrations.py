"""Books of an inn with people and tables in them are brought to the newest shape, and back."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, select, text

from korchma.server.people.names import handle_of
from korchma.server.storage.models import chat, people, tables

OLD = "0010"
BOOKS = (
    "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 1)",
    "INSERT INTO sessions (id, person, created, seen) VALUES ('s', 'ann', 1, 1)",
    "INSERT INTO tables (code, game, mode, options, seed, rules, host, public, status, ending, "
    "rematch, created, updated, replace_after) VALUES ('t', 'witches', 'solo', '{}', 's', 1, "
    "'ann', 0, 'over', '', '', 1, 1, 30)",
    "INSERT INTO sitters (code, seat, kind, bot, name, person) "
    "VALUES ('t', 0, 'human', '', 'Ann', 'ann')",
    "INSERT INTO chat (code, name, text, said) VALUES ('t', 'Ann', 'Hello', 1)",
)


def test_books_with_tables_in_them_get_the_newest_shape(tmp_path: Path) -> None:
    """With foreign keys on, as the inn has them: no table may be made anew that others refer to."""
    engine = create_engine(f"sqlite:///{tmp_path / 'inn.db'}")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA foreign_keys=ON"))
    config = Config()
    config.set_main_option("script_location", "korchma.server.storage:migrations")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, OLD)
        for line in BOOKS:
            connection.execute(text(line))
        command.upgrade(config, "head")
        ann = connection.execute(select(people)).mappings().one()
        assert (ann["handle"], ann["public"]) == (handle_of("ann"), False)
        table = connection.execute(select(tables)).mappings().one()
        assert (table["counts"], table["spent"]) == (True, 0.0)
        assert connection.execute(select(chat.c.person)).scalar() is None
        command.downgrade(config, OLD)
        command.upgrade(config, "head")
        assert connection.execute(select(people.c.handle)).scalar() == handle_of("ann")
    engine.dispose()
