"""Programs that play Ronin."""
