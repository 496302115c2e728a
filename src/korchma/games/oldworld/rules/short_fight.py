"""A short fight: one combo, of which only damage and shield count."""

from __future__ import annotations

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.tales import Duel
from korchma.games.oldworld.rules.cards import draw
from korchma.games.oldworld.rules.combo import build_combo, combo_symbols
from korchma.games.oldworld.rules.effects import FULL
from korchma.games.oldworld.rules.growing import set_shield
from korchma.games.oldworld.state import WorldTable, me
from korchma.kernel import Flow


def short_fight(t: WorldTable, duel: Duel) -> Flow[int]:
    """The shield drops, cards are drawn, a combo is played; its damage decides. [63]"""
    s, player = t.state, me(t)
    set_shield(t, s.active, 0 if duel.shield == FULL else player.shield - duel.shield)
    draw(t, s.active, duel.cards)
    yield from build_combo(t, s.active, s.laid, s.laid_links)
    t.tell(e.ComboLaid(s.active, tuple(s.laid)))
    total = combo_symbols(t, s.laid, s.laid_links)
    set_shield(t, s.active, player.shield + total.shield)
    if s.laid:
        player.discard += s.laid
        t.tell(e.Tossed(s.active, tuple(s.laid)))
    s.laid, s.laid_links = [], []
    return total.damage
