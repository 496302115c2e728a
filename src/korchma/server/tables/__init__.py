"""Live tables, and the hall they stand in."""
