"""How Sword & Sorcery looks in a terminal."""
