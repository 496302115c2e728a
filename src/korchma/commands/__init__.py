"""The commands of ``korchma``, a file for each kind of guest: players, researchers, innkeepers."""
