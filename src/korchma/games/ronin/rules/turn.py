"""The game: three chapters of three turns, each of three steps."""

from __future__ import annotations

from korchma.games.ronin.rules.chapter import keep, kept_effects, score
from korchma.games.ronin.rules.playing import choose, standard_effects
from korchma.games.ronin.rules.score import quest
from korchma.games.ronin.rules.setup import choose_automas, choose_boards, choose_characters, start
from korchma.games.ronin.rules.taking import refill, set_order, take
from korchma.games.ronin.rules.tea import tea
from korchma.games.ronin.state import RoninTable
from korchma.kernel import Flow

STEPS = {
    "characters": choose_characters,
    "automas": choose_automas,
    "boards": choose_boards,
    "start": start,
    "refill": refill,
    "take": take,
    "order": set_order,
    "choose": choose,
    "effects": standard_effects,
    "tea": tea,
    "score": score,
    "keep": keep,
    "kept": kept_effects,
    "quest": quest,
}
"""Each step ends by naming the next; none begins before everybody is done with the last. [27]"""


def play(t: RoninTable) -> Flow[None]:
    """The whole game, from wherever the table stands. [27, 60, 64]"""
    s = t.state
    while s.phase != "over":
        yield from STEPS[s.phase](t)
