"""The rules of Sword & Sorcery, a file for each chapter."""
