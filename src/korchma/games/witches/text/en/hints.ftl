# Why a good player would do it: a phrase behind each hint.

why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-cackles = { $cackles ->
    [one] a cackle
   *[other] { $cackles } cackles
}
why-failing = { $failure ->
    [dungeon] failing leads to the Dungeon
    [all-to-dungeon] failing sends every witch to the Dungeon
    [crisis] failing adds a crisis
    [black-aliss] failing would cost a Black Aliss
    [winter] failing brings winter over everybody’s easy problems
   *[other] failing costs cackles
}

why-favourite = a favourite, and nothing more to it
why-same = all the same; one must be taken
why-solve = { $cards ->
    [yes] { $token } for { why-points }: { $chance } with the dice alone, { $best } with every card
   *[no] { $chance } to solve { $token } for { why-points }
}
why-unknown = { $chance } all told, with something closed that nobody has seen
why-tea = { why-cackles } less over tea with { $seats }
why-rest = { why-cackles } less in Granny’s peace and quiet
why-near = { $has_token ->
    [yes] from there it is not far to { $token } { $at } ({ $chance })
   *[no] from there it is not far to the closed problem { $at } ({ $chance })
}
why-quiet = nothing within reach is worth the risk, and there nothing happens
why-keep = no card does more good now than later
why-few-crises = { $left ->
    [0] no crisis is left in the pool, and when one is wanted the game is lost
    [one] only one crisis is left in the pool, and when none is left the game is lost
   *[other] only { $left } crises are left in the pool, and when none is left the game is lost
}
why-calm = { why-cackles } to be rid of
why-full-hand = the hand is full, so more cards come of it at once
why-redrawn = what is played now is drawn again for nothing
why-freedom = a move in the Dungeon is a move lost
why-no-key = nothing in hand opens that door
why-flee = { $has_token ->
    [yes] { $token }: only { $chance }, and { why-failing }
   *[no] only { $chance } with something nobody has seen, and { why-failing }
}
why-escape = it is lost, and { why-failing }
why-sure = solves it without a die: { $token }
why-no-dice = the dice alone would give only { $chance }
why-eases = two less to roll, and a crisis back in the pool
why-raises = { $chance } instead of { $before }
why-enough = makes up for what the dice lack: { $short }
why-again = { $chance } with these dice thrown again
why-hope = a last hope, and there is enough at stake
why-solved = the dice have it already
why-lost = no card is worth spending on it any more
why-cheaper-than-broom = a cackle costs less than a broom
why-hurts = { $most ->
    [yes] a crisis hurts most there
   *[no] a crisis hurts least there
}
