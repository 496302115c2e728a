"""Programs that play Waste Knights, and why they do what they do."""
