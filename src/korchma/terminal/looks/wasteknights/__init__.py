"""How Waste Knights looks in a terminal."""
