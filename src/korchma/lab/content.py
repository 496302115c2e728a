"""What is in a box, and where every row comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from korchma.kernel import Game
from korchma.kernel.content import Row


def survey(game: Game[Any, Any, Any], packs: Sequence[Path]) -> dict[str, Any]:
    """Rows of each kind with their sources; loading checks them all."""
    box = game.box.load(packs)
    rows: dict[str, dict[str, Any]] = {}
    for field in fields(box) if is_dataclass(box) else ():
        held = getattr(box, field.name)
        if isinstance(held, dict) and held and all(isinstance(x, Row) for x in held.values()):
            sources = Counter(row.source for row in held.values())
            rows[field.name] = {"rows": len(held), "sources": dict(sources.most_common())}
    return {"game": game.id, "fingerprint": box.fingerprint, "rows": rows}
