"""What seats of Sword & Sorcery see, cannot know, and may foresee."""
