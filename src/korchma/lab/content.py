"""What is in a box, and where every row comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from korchma.kernel import Game, KorchmaError
from korchma.kernel.bounds import unbounded
from korchma.kernel.content import Row
from korchma.text.bundles import LANGUAGES, message_ids


def survey(game: Game[Any, Any, Any], packs: Sequence[Path]) -> dict[str, Any]:
    """Rows of each kind with their sources; loading checks them all."""
    if endless := unbounded(game.rules.options_type):
        raise KorchmaError(
            f"{game.id}: the options {', '.join(endless)} have no bounds. Strangers set tables: "
            "give numbers msgspec.Meta(ge=…, le=…), texts and lists msgspec.Meta(max_length=…)."
        )
    box = game.box.load(packs)
    rows: dict[str, dict[str, Any]] = {}
    for field in fields(box) if is_dataclass(box) else ():
        held = getattr(box, field.name)
        if isinstance(held, dict) and held and all(isinstance(x, Row) for x in held.values()):
            sources = Counter(row.source for row in held.values())
            rows[field.name] = {"rows": len(held), "sources": dict(sources.most_common())}
    return {"game": game.id, "fingerprint": box.fingerprint, "rows": rows}


def proofread(game: Game[Any, Any, Any], packs: Sequence[Path]) -> list[str] | None:
    """What is wrong with a game's stories, in all languages; None where it has none."""
    if game.box.proofread is None:
        return None
    texts = {language: _has_text(game.package, language) for language in LANGUAGES}
    return [str(fault) for fault in game.box.proofread(game.box.load(packs), texts)]


def _has_text(package: str, language: str) -> Callable[[str], bool]:
    """Whether a message, or an attribute of one (``city-1.title``), is there."""
    known = message_ids(package, language)

    def has(text: str) -> bool:
        message, _, attribute = text.partition(".")
        return message in known and (not attribute or attribute in known[message])

    return has
