"""Mutants that change nothing a player could see, and why."""

EQUIVALENT: dict[str, dict[str, str]] = {
    "witches": {
        "placing._several_spaces: 0 -> (-1)": "with several she is asked, or the game is lost",
    },
    "ronin": {},
    "oldworld": {},
}
