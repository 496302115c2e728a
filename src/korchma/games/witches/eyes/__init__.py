"""What a seat of The Witches sees, and what it cannot know."""
