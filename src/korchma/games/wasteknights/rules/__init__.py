"""The rules of Waste Knights, a file for each chapter of the rulebook."""
