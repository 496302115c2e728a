"""Korchma: an inn where adventure board games are played by people and programs."""

__version__ = "0.1.0"
