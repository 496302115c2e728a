"""The Witches in a terminal."""
