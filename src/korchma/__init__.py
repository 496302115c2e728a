"""Korchma: an inn where adventure board games are played by people and programs."""

from korchma.fast import use

__version__ = "0.1.0"

use()
