"""Programs that play Old World."""
