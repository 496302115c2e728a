"""Tests of The Witcher: Old World."""
