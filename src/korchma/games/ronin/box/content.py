"""Reading the box of Ronin, with packs on top, and checking that it fits together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from korchma.games.ronin.box.box import TOP, Box
from korchma.games.ronin.box.rows import (
    Board,
    Card,
    Chapter,
    Character,
    Effect,
    Golden,
    Setup,
    Skill,
)
from korchma.games.ronin.rules.skills import SKILLS
from korchma.kernel.content import bad, check_packs, rows
from korchma.kernel.errors import KorchmaError

FOLDER = Path(__file__).parents[1] / "content"
FILES = ("cards", "characters", "skills", "chapters", "boards", "setups", "golden")
HAND = 5
GOLDEN_SPACES = 21


def load(packs: Sequence[Path] = ()) -> Box:
    """Read the box, with packs on top, and check that it fits together."""
    check_packs(packs, [f"{name}.toml" for name in FILES])
    golden = rows(FOLDER, packs, "golden.toml", "golden", Golden)
    box = Box(
        cards=rows(FOLDER, packs, "cards.toml", "card", Card),
        characters=rows(FOLDER, packs, "characters.toml", "character", Character),
        skills=rows(FOLDER, packs, "skills.toml", "skill", Skill),
        chapters=rows(FOLDER, packs, "chapters.toml", "chapter", Chapter),
        boards=rows(FOLDER, packs, "boards.toml", "board", Board),
        setups=rows(FOLDER, packs, "setups.toml", "setup", Setup),
        golden=next(iter(golden.values())).points,
    )
    _check_golden(golden, packs)
    _check_cards(box, packs)
    _check_characters(box, packs)
    _check_skills(box, packs)
    _check_chapters(box, packs)
    _check_boards(box, packs)
    return box


def _file(packs: Sequence[Path], name: str) -> Path:
    """The file an author most likely has to mend: the last pack's, else ours."""
    return next((p / name for p in reversed(packs) if (p / name).exists()), FOLDER / name)


def _check_golden(golden: dict[str, Golden], packs: Sequence[Path]) -> None:
    """One row, with points for the spaces 0 to 20."""
    file = _file(packs, "golden.toml")
    if len(golden) != 1:
        raise bad(file, ", ".join(golden), "id", "there is one golden track; keep its id")
    for row in golden.values():
        if len(row.points) != GOLDEN_SPACES:
            raise bad(file, row.id, "points", "the golden track has 21 spaces, 0 to 20")


def _check_cards(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "cards.toml")
    for card in box.cards.values():
        if len(card.symbols) > 2:
            raise bad(file, card.id, "symbols", "a card has two symbols at most")
        if card.owner and card.owner not in box.characters:
            raise bad(file, card.id, "owner", f"there is no character {card.owner!r}")
        if card.tea and card.effect is None:
            raise bad(file, card.id, "tea", "a tea card has an effect")
        if card.effect and (wrong := _wrong(card.effect)):
            raise bad(file, card.id, f"effect.{wrong[0]}", wrong[1])


def _wrong(effect: Effect) -> tuple[str, str] | None:
    """The field of an effect that does not go with the others, and why."""
    scaling = effect.when in ("per", "lose-up-to", "partner")
    if (effect.when in ("exactly", "at-least", "per", "partner")) != bool(effect.colour):
        return "colour", "conditions on cards, and only they, name a colour"
    if effect.when == "lose" and not effect.symbol:
        return "symbol", "name the symbol that is lost"
    if effect.symbol and effect.when not in ("lose", "lose-up-to"):
        return "symbol", "only what is lost is named here; what is gained stands in `of`"
    if not scaling and effect.count < 1:
        return "count", "say how many"
    if not scaling and effect.amount < 1:
        return "amount", "only a condition that scales goes without an amount"
    if (effect.gain == "symbol") != bool(effect.of):
        return "of", "a gain of a named symbol, and only that, says of which"
    return None


def _check_characters(box: Box, packs: Sequence[Path]) -> None:
    for who in box.characters:
        if len(box.starting[who]) != HAND:
            file = _file(packs, "cards.toml")
            raise bad(file, who, "owner", f"a character has {HAND} starting cards")
        if [skill.number for skill in box.skills_of[who]] != [1, 2, 3, 4]:
            file = _file(packs, "skills.toml")
            raise bad(file, who, "number", "a character has the skills 1, 2, 3 and 4")


def _check_skills(box: Box, packs: Sequence[Path]) -> None:
    for skill in box.skills.values():
        if skill.id not in SKILLS:
            file = _file(packs, "skills.toml")
            raise bad(file, skill.id, "id", f"no rule does this; known are {', '.join(SKILLS)}")


def _check_chapters(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "chapters.toml")
    for row in box.chapters.values():
        if sorted(row.order) != sorted(box.characters):
            raise bad(file, row.id, "order", "every character once")
        for left, right in row.pairs:
            if left == right:
                raise bad(file, row.id, "pairs", "two different symbols are active")


def _check_boards(box: Box, packs: Sequence[Path]) -> None:
    file = _file(packs, "boards.toml")
    for board in box.boards.values():
        for field, spaces in (("bonuses", board.bonuses), ("points", board.points)):
            if spaces and not 0 < min(spaces) <= max(spaces) <= TOP:
                raise bad(file, board.id, field, f"a board has the spaces 1 to {TOP}")
    for side in ("a", "b"):
        have = sum(board.count for board in box.boards.values() if board.side == side)
        if have < max(box.setups):
            raise KorchmaError(f"boards.toml: five boards of side {side} are needed, not {have}.")
