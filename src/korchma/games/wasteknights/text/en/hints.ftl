# Why a knight who thinks would do it: a phrase behind each hint.

why-plot = { $steps ->
    [0] the story goes on { $at }
    [one] the story goes on { $at }, { $steps } step from there
   *[other] the story goes on { $at }, { $steps } steps from there
}
why-arrived = this is what you came for
why-hurt = { $wounds ->
    [one] { $wounds } wound of { $health }: time to heal
   *[other] { $wounds } wounds of { $health }: time to heal
}
why-limping = things want mending before they want replacing
why-curious = nothing better to do than to look round
why-safer = { $points ->
    [one] it hurts least for what it costs, { $points } point
   *[other] it hurts least for what it costs, { $points } points
}
why-likely = about { $chance } to succeed
why-fells = about { $chance } that one attack will do
why-pays = it brings more than it costs
why-stronger = the better card belongs in hand: { $gear }
why-protects = what armour takes, nobody has to heal
why-spares = the armour is kept for something worse
why-shares = somebody else needs it more
why-enough = nothing left here is worth an action
why-taste = a matter of taste
