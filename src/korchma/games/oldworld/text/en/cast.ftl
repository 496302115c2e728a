# Regulars of this world: bots sit at its tables as one of these.

cast-vavrik = Vavrik
    .manner = A pedlar from the border: sells you the road and keeps the map.
cast-hedda = Hedda
    .manner = Her cure is dearer than the wound.
cast-dobb = Corporal Dobb
    .manner = Lost every war and won every game of dice.
cast-yarka = Lame Yarka
    .manner = Knows every lair, and which of them is empty.
cast-osmund = Brother Osmund
    .manner = Prays before the fight and settles the bets after it.
cast-ulf = Long Ulf
    .manner = Carries the dead, and talks for them.
