"""The rules of The Witches, a chapter of the rulebook each."""
