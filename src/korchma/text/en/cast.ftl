# Regulars of the inn: bots sit at a table as one of these, where the game has no cast of its own.

cast-ostap = Ostap
    .manner = Pours for others, counts for himself.
cast-marusya = Marusya
    .manner = Hums while she thinks, and stops when she has you.
cast-yuzef = Pan Yuzef
    .manner = Bows before every bad move.
cast-naum = Naum
    .manner = In no hurry: the river was here first.
cast-solomiya = Solomiya
    .manner = Remembers every debt, her own last.
cast-hryts = Hryts
    .manner = Bets first and asks for the rules later.
