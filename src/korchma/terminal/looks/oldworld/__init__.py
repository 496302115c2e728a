"""Old World in a terminal."""
