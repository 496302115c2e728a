"""Waste Knights, second edition: adventures in the Outback."""
