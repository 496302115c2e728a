"""How the database came to be as it is."""
