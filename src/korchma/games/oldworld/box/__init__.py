"""The box of Old World: its rows, how they are read, what follows from them."""
