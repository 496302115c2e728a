"""Mutants that change nothing a player could see, and why."""

EQUIVALENT: dict[str, dict[str, str]] = {
    "witches": {
        "placing._several_spaces: 0 -> (-1)": "with several she is asked, or the game is lost",
    },
    "ronin": {
        "losing.lose: 0 -> (-1)": "all choices are alike where this is asked",
        "score._ending: 0 -> (-1)": "one who plays alone is the first and the last",
        "skills_play._geralt_3: 0 -> (-1)": "with several the player is asked",
    },
    "oldworld": {
        "tokens.clear_terrain: 0 -> 1": "no monster lives at place 0, in the wild",
    },
    "wasteknights": {
        "fitting._quick_vehicles: 0 -> (-1)": "of two sheets of a type the named one is taken",
        "deciding.vote: 1 -> 2": "if every vote counts twice, the same way wins",
        "crown.pledged: 0 -> (-1)": "no target is 0 or -1, and neither is a word given",
    },
}
