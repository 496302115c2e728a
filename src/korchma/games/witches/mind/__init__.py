"""Programs that play The Witches."""
