"""What every Python of a test starts with."""
