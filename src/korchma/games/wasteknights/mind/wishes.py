"""What somebody who has ridden these roads before would wish for: flags, endings, places by plot.

Worth is counted in wounds healed. A flag is worth so much for each point it rises.
"""

from __future__ import annotations

from collections.abc import Mapping

FLAGS: Mapping[str, Mapping[str, float]] = {
    "a1": {
        "case": 10.0,
        "tibb": 0.8,
        "decoy": 1.5,
        "knows": 0.2,
        "lamb": -0.8,
        "blood": -0.2,
        "scratched": -0.2,
    },
    "a2": {
        "k.parts": 9.0,
        "beaten": 12.0,
        "fort": 2.0,
        "tanker": 1.5,
        "parley": 0.5,
        "washer": 0.3,
        "coat": 0.2,
        "boots": 0.4,
        "bunkerDeal": -9.0,
        "advance": -1.0,
        "lent": -1.0,
        "dry": -0.2,
    },
    "a3": {
        "clues": 4.0,
        "pylon": 5.0,
        "still": 12.0,
        "slow": 6.0,
        "voice": 1.0,
        "key": 2.0,
        "halite": 1.0,
        "brine": 0.7,
        "ferry": 0.3,
        "hymn": 0.3,
        "kids": 0.3,
        "grid": 0.5,
        "k.claims": -40.0,
    },
    "a4": {
        "k.renown": 7.0,
        "t.renown": -2.5,
        "k.clue": 4.0,
        "k.grace": 0.8,
        "k.spread": -0.4,
        "k.owes": -0.4,
        "k.blades": -0.3,
        "queen": 0.2,
    },
}
"""Flags that serve the plots of an adventure, or hinder them."""

PLAIN = 0.1
"""A flag nobody has an opinion about: somebody may ask for it later."""

PLOTS: Mapping[str, float] = {
    "a1-p2b": -6.0,
    "a2-p2a": 2.0,
    "a2-p2b": -2.0,
    "a3-p2a": 2.0,
}
"""Plots that are better, or worse, to begin than others."""

ENDINGS: Mapping[str, float] = {"win": 30.0, "rank": 0.0, "lose": -30.0}
"""How an epilogue ends."""

TOKENS: Mapping[str, Mapping[str, float]] = {
    "a2": {"plot": 5.0, "tanker": 7.0, "raider": 8.0},
    "a3": {"plot": 6.0},
}
"""Where the plot wants company, whatever can be done there."""

WOUND = 3.0
"""A wound on an enemy whose wounds stay."""
