"""What must not be lost: the database, its tables, its writers."""
