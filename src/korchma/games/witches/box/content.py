"""Reading the box of The Witches, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Area, Card, Die, Footpath, Setup, Token, Witch
from korchma.kernel.content import bad, check_packs, rows
from korchma.kernel.errors import KorchmaError

FOLDER = Path(__file__).parents[1] / "content"
FILES = ("areas", "paths", "tokens", "cards", "witches", "setups", "dice")


def load(packs: Sequence[Path] = ()) -> Box:
    """Read the box, with packs on top, and check that it fits together."""
    check_packs(packs, [f"{name}.toml" for name in FILES])

    dice = rows(FOLDER, packs, "dice.toml", "die", Die)
    box = Box(
        areas=rows(FOLDER, packs, "areas.toml", "area", Area),
        paths=rows(FOLDER, packs, "paths.toml", "path", Footpath),
        tokens=rows(FOLDER, packs, "tokens.toml", "token", Token),
        cards=rows(FOLDER, packs, "cards.toml", "card", Card),
        witches=rows(FOLDER, packs, "witches.toml", "witch", Witch),
        setups=rows(FOLDER, packs, "setups.toml", "setup", Setup),
        faces=next(iter(dice.values())).faces,
    )
    _check_dice(dice, packs)
    _check_setups(box, packs)
    _check_map(box, packs)
    _check_cards(box, packs)
    _check_counts(box)
    return box


def _file(packs: Sequence[Path], name: str) -> Path:
    """The file an author most likely has to mend: the last pack's, else ours."""
    return next((p / name for p in reversed(packs) if (p / name).exists()), FOLDER / name)


def _check_dice(dice: dict[str, Die], packs: Sequence[Path]) -> None:
    """One kind of die, with six faces."""
    file = _file(packs, "dice.toml")
    if len(dice) != 1:
        raise bad(file, ", ".join(dice), "id", "there is one kind of dice; keep its id")
    for die in dice.values():
        if len(die.faces) != 6 or min(die.faces) < 0:
            raise bad(file, die.id, "faces", "a die has six faces, 0 (the cackle) or more")


def _check_setups(box: Box, packs: Sequence[Path]) -> None:
    """Boxes that fit together, and pools that can run out."""
    file = _file(packs, "setups.toml")
    for row in box.setups.values():
        if len(row.hard) != len(row.easy) or sum(row.hard) + sum(row.easy) < 1:
            raise bad(file, row.id, "easy", "hard and easy name the same boxes, not all empty")
        if min(*row.hard, *row.easy) < 0:
            raise bad(file, row.id, "hard", "a box holds 0 tokens at least")
        pools = (row.cackles, row.aliss, row.crises)
        if min(*pools, row.together.cackles, row.together.aliss, row.together.crises) < 0:
            raise bad(file, row.id, "crises", "a pool holds 0 tokens at least")


def _check_map(box: Box, packs: Sequence[Path]) -> None:
    for path in box.paths.values():
        for end in path.between:
            if end not in box.areas:
                raise bad(
                    _file(packs, "paths.toml"), path.id, "between", f"there is no area {end!r}"
                )
    for area in box.areas.values():
        if area.spaces < 1:
            raise bad(_file(packs, "areas.toml"), area.id, "spaces", "an area has a space at least")
        if not box.lanes.near[area.id]:
            raise bad(_file(packs, "areas.toml"), area.id, "id", "no path leads there")


def _check_cards(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "cards.toml")
    for card in box.cards.values():
        if card.area not in box.areas:
            raise bad(file, card.id, "area", f"there is no area {card.area!r}")
        if (card.benefit == "bonus") != (card.amount > 0):
            raise bad(file, card.id, "amount", "a bonus, and only a bonus, has an amount above 0")


def _check_counts(box: Box) -> None:
    """There are enough tokens for every number of players."""
    for hard, name in ((True, "hard"), (False, "easy")):
        have = sum(token.count for token in box.tokens.values() if token.hard is hard)
        start = sum(1 for area in box.areas.values() if area.start == name)
        for setup in box.setups.values():
            need = start + sum(setup.hard if hard else setup.easy)
            if need > have:
                raise KorchmaError(
                    f"tokens.toml: {setup.id} players need {need} {name} tokens, there are {have}."
                )
