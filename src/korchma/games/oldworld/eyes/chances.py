"""How strong a witcher is, and the chance to win a fight, by a formula instead of many fights.

Fitted by logistic regression on 16,000 fights with monsters and 4,500 duels that heuristic bots
fought out, with charge or bite announced by chance: a step of might is a step of the log-odds.
"""

from __future__ import annotations

import math

from korchma.games.oldworld.box.box import ALCHEMY, COMBAT, VALUES
from korchma.games.oldworld.mind.fight_mind import worths
from korchma.games.oldworld.state import Player, WorldTable

CARD, HAND, QUALITY, TOTAL = 0.45, 0.3, 2.17, 0.095
DRAWN, SHIELD, POTION, PERK = 0.81, 0.43, 0.3, 0.33
"""A card drawn in each turn by Combat; a point of shield; a potion; a trophy or a thing kept."""
TRAIL, FIRST = 1.04, 0.19
"""To strike first: at a monster whose trail one knows, and as the challenger of a witcher."""
LIFE, LEVEL, HARD = 0.63, 0.77, 7.2
PECULIAR = {
    "fiend": 1.2,
    "penitent": 0.8,
    "griffin": 0.6,
    "manticore": 0.6,
    "ghoul-nest": 0.4,
    "nekker-nest": 0.4,
    "arachas": -0.5,
    "ekimmara": -0.5,
    "striga": -0.5,
    "foglet": -0.6,
    "whispess": -0.6,
    "brewess": -0.7,
    "bruxa": -0.7,
    "nightwraith": -0.7,
}
"""How much harder a monster is than its life and level say."""


def might(t: WorldTable, player: Player, hand: int) -> float:
    """How strong a witcher is with so many cards left in hand when the fight begins."""
    every = (*player.deck, *player.hand, *player.discard)
    total = sum(map(worths(t.content).__getitem__, every))
    potions = min(len(player.potions), VALUES[player.skills[ALCHEMY]])
    return (
        CARD * len(every)
        + HAND * hand
        + QUALITY * total / max(1, len(every))
        + TOTAL * total
        + DRAWN * VALUES[player.skills[COMBAT]]
        + SHIELD * player.shield
        + POTION * potions
        + PERK * (len(player.trophies) + len(player.kept))
    )


def menace(t: WorldTable, monster: str, *, known: bool) -> float:
    """The might it takes to beat a monster every other time; less if its trail is known."""
    row = t.content.monsters[monster]
    hard = HARD + LIFE * row.life + LEVEL * row.level + PECULIAR.get(monster, 0.0)
    return hard - TRAIL * known


def chance(margin: float) -> float:
    """The chance to win with so much might more than it takes.

    >>> [round(chance(margin), 2) for margin in (-2, 0, 2)]
    [0.12, 0.5, 0.88]
    """
    return 1 / (1 + math.exp(-margin))
