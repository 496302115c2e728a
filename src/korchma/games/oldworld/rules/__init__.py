"""The rules of Old World, a chapter of the rulebook each."""
