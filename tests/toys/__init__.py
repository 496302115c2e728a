"""Small games in which the kernel's tests find what they need."""

from tests.toys.duel import DUEL

TOYS = (DUEL,)
"""Those with secrets, for the properties; the caravan hides nothing."""
