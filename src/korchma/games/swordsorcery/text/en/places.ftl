### Places by their numbers, and what else has no card to take its name from.

side-between = side of areas { $one } and { $other }
gate-number = gate { $n }
shrine-number = shrine { $n }
blade-bare-hands = bare hands
figure-illusion = an illusion
line-other = an effect
token-illusion = illusion
token-snare = snare
token-attack-rune = attack rune
token-defence-rune = defence rune
token-salt = heap of salt
reason-holder = the holder of the priority token
