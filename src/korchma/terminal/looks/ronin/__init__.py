"""Ronin in a terminal."""
