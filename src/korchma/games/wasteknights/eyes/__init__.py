"""What a seat of Waste Knights sees, and what it cannot know."""
