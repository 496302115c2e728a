"""Small games in which the kernel's tests find what they need."""

from tests.toys.caravan import CARAVAN
from tests.toys.duel import DUEL

TOYS = (DUEL, CARAVAN)
