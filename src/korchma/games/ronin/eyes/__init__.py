"""What a seat of Ronin sees, and what it cannot know."""
