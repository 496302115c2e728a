"""The rules of Ronin, a chapter of the rulebook each."""
