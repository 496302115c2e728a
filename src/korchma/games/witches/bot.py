"""A witch who thinks."""

from __future__ import annotations

from korchma.kernel import Answer, Chair


class Heuristic:
    """Plays by exact odds."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, chair: Chair) -> Answer:
        """Answer what the chair is asked."""
        raise NotImplementedError
