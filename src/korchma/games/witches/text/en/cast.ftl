# Regulars of this world: bots sit at its tables as one of these.

cast-tansy = Dame Tansy
    .manner = Knows everybody’s business, and where it hurts.
cast-crumb = Widow Crumb
    .manner = Brings cake, takes notes.
cast-nettle = Old Nettle
    .manner = Stings first, and apologises to the plant.
cast-moth = Mother Moth
    .manner = Flies by night, and into things.
cast-thimble = Aunt Thimble
    .manner = Counts twice, walks once.
cast-hemlock = Miss Hemlock
    .manner = Has read the book, and corrected it.
