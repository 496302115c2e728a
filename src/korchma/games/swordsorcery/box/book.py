"""A quest as a book: where reading begins and leads."""

from __future__ import annotations

from typing import Any

from korchma.games.swordsorcery.box.quests import Book as Quest
from korchma.tray.stories import Book, Entry, Name


def tale_book(quest: Quest) -> Book[Any, Any]:
    """The paragraphs of a quest; its moments, goals and defeats begin the reading."""
    starts = [row.id for row in quest.paragraphs.values() if row.on]
    starts += [end.then for end in (*quest.quest.goals, *quest.quest.defeats)]
    counts = {row.id for row in quest.quest.counts}
    given = frozenset({*quest.quest.given, *counts, "bars"})
    pages: dict[Name, Entry[Any, Any]] = {row.id: row for row in quest.paragraphs.values()}
    files = dict.fromkeys(pages, f"{quest.quest.id}.toml")
    return Book(pages, starts, endings=quest.quest.endings, given=given, files=files)
