"""Programs that play Sword & Sorcery."""
