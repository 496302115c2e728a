"""What boxes have in common, bought off the shelf by games. Knows no title."""
