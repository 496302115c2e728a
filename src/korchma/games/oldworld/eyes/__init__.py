"""What a seat of Old World sees, and what it cannot know."""
