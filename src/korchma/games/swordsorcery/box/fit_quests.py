"""Whether the quests find in the box what they call for."""

from __future__ import annotations

from collections.abc import Iterator

from korchma.games.swordsorcery.box.box import Box
from korchma.games.swordsorcery.box.moments import Story
from korchma.games.swordsorcery.box.quests import Aside, Book, Foes
from korchma.games.swordsorcery.box.surveys import placed
from korchma.games.swordsorcery.box.tales import Enemy, Item
from korchma.tray.stories import Fault

DEALT = ("soul-weapon", "artifact")
"""Items the rules deal themselves."""


def quest_faults(box: Box) -> Iterator[Fault]:
    """What a quest calls for that is not in the box; what the road leads to and there is not."""
    for name in box.road:
        if name not in box.quests:
            yield Fault("road.toml", name, "id", "there is no such quest")
    for name in box.quests:
        if name not in box.road:
            yield Fault("road.toml", name, "", "this quest lies nowhere on the road")
    for name, book in box.quests.items():
        file = f"{name}.toml"
        for where, each in placed(book):
            what = _missing(box, each)
            if what:
                yield Fault(file, where, "", what)
        yield from _pool(box, file, book)


def _missing(box: Box, part: object) -> str:
    """What this calls for in vain."""
    match part:
        case Foes(kind=kind, ranks=ranks):
            lost = [f"{kind}-{rank}" for rank in ranks if f"{kind}-{rank}" not in box.scrolls]
            return f"there is no enemy {lost[0]}" if lost else ""
        case Aside(kind=kind, rank=rank) | Enemy(kind=kind, rank=rank):
            known = kind in box.bosses if rank == "purple" else f"{kind}-{rank}" in box.scrolls
            return "" if known else f"there is no enemy {kind}-{rank}"
        case Item(item=item) if item not in (*box.items, *DEALT):
            return f"there is no item {item!r}"
        case Story(card=card) if card not in box.stories:
            return f"there is no story card {card!r}"
    return ""


def _pool(box: Box, file: str, book: Book) -> Iterator[Fault]:
    """The events and shadows a quest is dealt."""
    for card in book.quest.events:
        if card not in box.events:
            yield Fault(file, "quest", "events", f"there is no event {card!r}")
    for sort in book.quest.shadows.__struct_fields__:
        wanted, name = getattr(book.quest.shadows, sort), sort.replace("_", "-")
        have = box.shadows[name].count if name in box.shadows else 0
        if wanted > have:
            what = f"{name}: {wanted} shadow tokens, the box has {have}"
            yield Fault(file, "quest", "shadows", what)
