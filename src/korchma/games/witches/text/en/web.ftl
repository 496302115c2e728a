# The Witches in the browser.

web-witches-target = Target
web-witches-limit = Hand limit
web-witches-solved = Solved
web-witches-odds = { $chance } with the dice alone, { $best } with every card
web-witches-elves = Elves at large: { $n } of 3
web-witches-dungeon = Dungeon
web-witches-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-witches-count-cackles = { $n ->
    [one] { $n } cackle
   *[other] { $n } cackles
}
web-witches-count-aliss = { $n ->
    [one] { $n } Black Aliss
   *[other] { $n } Black Alisses
}
web-witches-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-witches-count-easy = { $n ->
    [one] { $n } easy problem
   *[other] { $n } easy problems
}
web-witches-count-hard = { $n ->
    [one] { $n } hard problem
   *[other] { $n } hard problems
}
web-witches-count-crises = { $n ->
    [one] { $n } crisis
   *[other] { $n } crises
}
web-witches-danger = crises on the map
web-witches-map = Lancre
web-witches-dangers = How Lancre stands
web-witches-move = Move { $n }
web-witches-problem = { $token }, target { $target }
web-witches-empty = Nobody and nothing here
web-witches-new = New this turn
web-witches-tea = Tea is waiting
web-witches-bonus = +{ $n } to every total
web-witches-once = once a game
web-witches-spent = already used
web-witches-use-fly = fly
web-witches-use-toss = discard
web-witches-use-slip = pass unseen
web-witches-use-vanish = vanish
web-witches-use-leave = get out
web-witches-use-peek = peek
web-witches-or = or
web-witches-first-roll = First roll
web-witches-second-roll = Second roll
web-witches-reroll = { $n ->
    [0] Mark what to roll again
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
web-witches-to-come = still to roll
web-witches-so-far = So far
web-witches-to-go = { $n } to go
web-witches-enough = Enough
web-witches-dice = Dice
web-witches-hard-solved = Hard problems solved
web-witches-benefits = Benefits
web-witches-must-second = The second roll must bring
web-witches-must-four = The four dice must bring
web-witches-chart = How likely each sum of the coming dice is
web-witches-as-it-stands = as it stands
web-witches-every-card = with every card
web-witches-makes-it = { $total } against { $target }: enough.
web-witches-falls-short = { $total } against { $target }: { $n } short.
web-witches-due = { $n ->
    [0] No cackles so far
    [one] { $n } cackle to take afterwards
   *[other] { $n } cackles to take afterwards
}
web-witches-exact = Exact: { $n } of { $all }
web-witches-success = { $n ->
    [one] Success: { $n } point
   *[other] Success: { $n } points
}
web-witches-failure = Failure: { $what ->
    [dungeon] { $cackles }, then the Dungeon
    [all-to-dungeon] { $cackles }, and everybody to the Dungeon
    [crisis] { $cackles } and one more crisis here
    [black-aliss] { $cackles } and a Black Aliss
    [winter] { $cackles }, and everybody’s hand shrinks
   *[none] { $cackles }, and you retreat
}
web-witches-why-not-your-turn = Not your turn
web-witches-why-wrong-enemy = Wrong enemy
web-witches-why-symbols-too-late = Too late to add
web-witches-why-brooms-only-fly = Brooms only fly
web-witches-why-only-in-attempt = For problems only
web-witches-why-nothing-closed = Nothing closed
web-witches-why-no-crisis = No crisis
web-witches-why-no-cackles = No cackles
web-witches-why-only-after-failure = After a failure
web-witches-why-only-when-passing = For passing by
web-witches-why-only-when-moving = For walking
web-witches-why-not-now = Not now
web-witches-benefit-bonus-any = After all four dice.
web-witches-benefit-bonus-elves = After all four dice.
web-witches-benefit-bonus-magpyrs = After all four dice.
web-witches-benefit-bonus-wintersmith = After all four dice.
web-witches-benefit-borrowing = Look at two closed problems.
web-witches-benefit-death = Solves a Death at once.
web-witches-benefit-escape = Run after a failed roll.
web-witches-benefit-extra-cards = Draw two cards.
web-witches-benefit-extra-cards-cackle = Draw two.
web-witches-benefit-extra-movement = Walk two places further.
web-witches-benefit-help = Take one crisis away.
web-witches-benefit-invisibility = Pass by unseen.
web-witches-benefit-reroll = One or both dice of the pair.
web-witches-benefit-introspection = Return up to two cackles.
web-witches-benefit-shamble = Turn up a closed problem.
web-witches-benefit-sick-pig = Solves a sick pig at once.
web-witches-benefit-sick-sheep = Solves a sick sheep at once.
web-witches-benefit-transmutation = Swap cards, and one more.

## The verdict on an attempt

web-witches-verdict-solved = Solved
web-witches-verdict-failed = Not this time
web-witches-verdict-spare = { $n ->
    [0] { $total } against { $target }: exactly enough
    [one] { $total } against { $target }: one to spare
   *[other] { $total } against { $target }: { $n } to spare
}
web-witches-verdict-short = { $n ->
    [one] { $total } against { $target }: one short
   *[other] { $total } against { $target }: { $n } short
}
web-witches-verdict-sure = No dice needed
web-witches-verdict-who = { $name }, { $at }
web-witches-in-all = in all
web-witches-gain-points = { $n ->
    [0] No points
    [one] +1 point
   *[other] +{ $n } points
}
web-witches-lose-points = { $n ->
    [one] One point lost
   *[other] { $n } points lost
}
web-witches-gain-cackles = { $n ->
    [0] No cackles
    [one] A cackle
   *[other] { $n } cackles
}
web-witches-gain-crises = { $n ->
    [0] No crisis
    [one] A crisis more
   *[other] { $n } crises more
}
web-witches-lose-crises = { $n ->
    [one] A crisis over
   *[other] { $n } crises over
}
web-witches-stands = { $n }, as before
web-witches-left-stands = { $n } left, as before
web-witches-left-change = { $from } → { $to } left
web-witches-change = { $from } → { $to }
web-witches-because = { $why }: { $change }
web-witches-by-dice = { $n ->
    [one] a die
   *[other] { $n } dice
}
web-witches-by-magic = { $n } for magic
web-witches-by-failing = { $n } for failing
