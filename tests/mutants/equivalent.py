"""Mutants that change nothing a player could see, and why."""

EQUIVALENT: dict[str, dict[str, str]] = {
    "witches": {},
    "ronin": {},
    "oldworld": {},
}
