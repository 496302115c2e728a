"""What only one entry or plot does, by the name it has there. [3.16]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from korchma.games.wasteknights.rules import crown, sleeper, water
from korchma.games.wasteknights.rules.striking import Run
from korchma.games.wasteknights.rules.water import tow
from korchma.games.wasteknights.state import WasteTable
from korchma.kernel import Flow

Special: TypeAlias = Callable[[WasteTable, int, Run], Flow[None]]

SPECIALS: Mapping[str, Special] = {
    "nearest-to-rustport-gains-med": water.near_rustport,
    "nearest-to-pumps-gains-res": water.near_pumps,
    "convoy-threat": water.convoy,
    "raiders-come": water.raiders_come,
    "raiders-gnaw": water.raiders_gnaw,
    "pray-or-sabotage": sleeper.pray_or_sabotage,
    "walker-walks": sleeper.walker_walks,
    "walker-clears": sleeper.walker_clears,
    "claim": sleeper.claim,
    "duel-claimant": sleeper.duel_claimant,
    "challenges": crown.challenges,
    "next-challenge": crown.next_challenge,
    "fame": crown.fame,
    "deal-patrons": crown.deal_patrons,
    "patrons": crown.show_patrons,
    "show-patron": crown.show_patron,
    "peek": crown.peek,
    "rank-renown": crown.ranking("renown"),
    "rank-spread": crown.ranking("spread"),
    "rank-clue": crown.ranking("clue"),
    "rank-grace": crown.ranking("grace"),
    "rank-blunt": crown.ranking("blunt"),
    "pledge": crown.pledge,
    "pledged": crown.pledged,
    "duel": crown.joust,
    "usurper-others": crown.usurper_others,
    "spoils": crown.spoils,
    "crown": crown.crown,
}
AIMED = frozenset({"peek", "pledge", "pledged", "duel"})
"""Those that speak of a target."""

__all__ = ["AIMED", "SPECIALS", "Special", "tow"]
