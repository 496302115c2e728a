"""The box of Ronin: its rows, how they are read, what follows from them."""
