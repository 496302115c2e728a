"""Every event has its place in the theatre: a beat, told with another, or standing until seen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from korchma.kernel import TakenBack, find_game, games

FACES = Path(__file__).parents[2] / "web" / "src" / "games"
TABLES = sorted({path.parent.name for path in FACES.glob("*/index.ts")} & {*games()})
ROW = re.compile(
    r"^  '?([a-z-]+)'?: '(?:beat|deed|with|leads|stands|mine|all|along)',$", re.MULTILINE
)


@pytest.mark.parametrize("title", TABLES)
def test_every_event_has_its_place_in_the_table_of_beats(title: str) -> None:
    """What the rules can tell and what the client plays are the same list."""
    happenings = (*get_args(find_game(title).rules.events), TakenBack)
    told = [each.__struct_config__.tag for each in happenings]
    played = ROW.findall((FACES / title / "beats.ts").read_text("utf-8"))
    assert sorted(played) == sorted(told)
