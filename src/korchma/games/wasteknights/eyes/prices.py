"""What a find brings and what a way costs, as words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from korchma.games.wasteknights.box import tales as w
from korchma.games.wasteknights.box.box import Box
from korchma.games.wasteknights.box.cards import CardSteps, KeepOne
from korchma.kernel.words import Word
from korchma.tray import stories as g
from korchma.tray.stories.book import within

# --- what a find brings --------------------------------------------------------------------------


def pieces(steps: CardSteps) -> tuple[str, ...]:
    """What a line of an exploration card brings, piece by piece: ``gain-fuel:2``. [59]"""
    return tuple(filter(None, map(_piece_of, steps)))


def _piece_of(step: object) -> str:
    match step:
        case w.Gain(what, n) | w.Lose(what, n) | w.Recv(what, n):
            return f"{type(step).__name__.lower()}-{what}:{n}"
        case w.Deal(n) | w.Damage(n) | w.Threat(n):
            return f"{type(step).__name__.lower()}:{n}"
        case KeepOne(n):
            return f"keep-one:{n}"
        case w.Fight(enemy):
            return f"fight-{enemy}:1"
    return ""


def piece_word(name: str) -> Word:
    what, _, n = name.partition(":")
    kind, _, which = what.partition("-")
    if kind == "fight":
        return Word(f"enemy-{which}")
    if kind == "gain":
        return Word(f"goods-{which}.n", {"n": int(n)})
    if what in ("recv-injury", "recv-rad"):
        return Word(f"harm-{which}.n", {"n": int(n)})
    return Word(f"piece-{what}", {"n": int(n)})


def every_piece(box: Box) -> Iterator[str]:
    for row in box.finds.values():
        for line in (row.highway, row.desert, row.bush, row.mountains):
            yield from pieces(line.finds + line.trouble)


# --- what a way costs ----------------------------------------------------------------------------


def way_price(box: Box, name: str) -> Word:
    """The price of a way and the check it begins with; of a card's ways its text tells."""
    entry, _, key = name.partition(".")
    adventure, _, number = entry.partition("-")
    if adventure in box.adventures:
        page = box.adventures[adventure].pages[int(number)]
        for _, step in within(page.steps):
            if isinstance(step, g.Choose):
                for way in step.options:
                    if way.id == key:
                        return _price(way.price, way.steps)
    return _price((), ())


def deed_price(box: Box, name: str) -> Word:
    """The price of a story action and the check its entry begins with. [73]"""
    adventure, _, number = name.split("-")
    book = box.adventures[adventure]
    deeds = (deed for plot in book.plots.values() for deed in plot.actions)
    deed = next(deed for deed in deeds if deed.entry == int(number))
    return _price(deed.cost, book.pages[deed.entry].steps)


def _price(price: Sequence[object], steps: Sequence[object]) -> Word:
    args: dict[str, str | int] = {"what": "none", "n": 0, "skill": "none", "need": 0}
    for part in price:
        match part:
            case w.Lose("gear", _, _, value) if value:
                args |= {"what": "value", "n": value}
            case w.Lose(what, n):
                args |= {"what": what, "n": n}
            case w.Damage(n):
                args |= {"what": "damage", "n": n}
    for step in steps:
        match step:
            case w.Check(skill, need):
                return Word("price", args | {"skill": skill, "need": need})
            case w.Graded(skill):
                return Word("price", args | {"skill": skill})
    return Word("price", args)
