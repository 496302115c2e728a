"""Threat tokens, yellow side up. [38-40, 3.11]"""

from __future__ import annotations

from collections.abc import Sequence

from korchma.games.wasteknights import events as e
from korchma.games.wasteknights.rules.decks import threats_back
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.rules.striking import Run
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Flow


def yellow(
    t: WasteTable, i: int, tokens: Sequence[str], run: Run, *, kept: bool = False
) -> Flow[None]:
    """One after the other, as they were drawn, on the knight and his vehicle; then into the bag,
    unless they are ``kept`` for a fight that may follow. [ruling 15]"""
    s = t.state
    before, s.acting = s.acting, i
    s.yellow += tokens
    for token in tokens:
        side = t.content.threats[token].yellow
        if awake(s.knights[i]):
            t.tell(e.ThreatYellow(s.knights[i].who, token))
            s.fewer += side.fewer
            yield from run(t, side.steps)
    s.acting = before
    if kept:
        s.red, s.yellow = [*s.red, *s.yellow], []
    threats_back(t, s.yellow)
