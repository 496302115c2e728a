"""Sword & Sorcery: Immortal Souls, a campaign of seven quests."""
