"""The box of The Witches: its rows, how they are read, what follows from them."""
