### What a table may agree on where it is set.

house-soul_storm = Soul Storm: Law and Chaos go together, and every way of a story is open to everybody
count-heroes = Heroes
    .text = Whoever has no player of their own is led by those who sit here, in turn. Two at least.
