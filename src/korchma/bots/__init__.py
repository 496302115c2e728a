"""Players that are programs. They see only what their seat sees."""

from korchma.bots.random import Random, random_answer
from korchma.bots.seating import make_bot, parse_seats

__all__ = ["Random", "make_bot", "parse_seats", "random_answer"]
