"""How each title looks in a terminal; found by entry point."""
