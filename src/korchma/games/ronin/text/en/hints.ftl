# Why a good player would do it: a phrase behind each hint.

profit = { $what ->
    [vp] { $n } VP
    [xp] { $n } XP
    [level] { $n ->
        [one] a level of a track
       *[other] { $n } levels of tracks
    }
    [cup] { $n ->
        [one] a cup that waits
       *[other] { $n } cups that wait
    }
    [magic] { $n } magic
    [diplomacy] { $n } diplomacy
    [exploration] { $n } exploration
   *[combat] { $n } combat
}
why-favourite = a favourite, and nothing more to it
why-same = all the same; one must be taken
why-slightly = little that could be counted yet
why-brings = { $has_profits ->
    [yes] { $points ->
        [0] a shade better: { $profits }
       *[other] worth about { $points } VP all told: { $profits }
    }
   *[no] worth about { $points } VP in time, though nothing at once
}
why-costs = missed least
why-promises = { $seen ->
    [yes] with it the two best cards in hand bring about { $points } VP
   *[no] with cards nobody has seen the two best in hand bring about { $points } VP, as a rule
}
why-useful = these would bring most
why-skill-now = the skill helps now, and the cards can be taken after it
why-new-hand = better cards, and the sooner the better
why-waits = the skill is kept for later
why-serves = serves the next chapter best
why-bears = { $cards ->
    [one] { $cards } card in hand bears it
   *[other] { $cards } cards in hand bear it
}
