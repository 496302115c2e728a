# Ronin in the browser.

## The turn and the road

web-ronin-where = Chapter { $chapter ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn } of 3
web-ronin-step-take = Take
web-ronin-step-play = Play
web-ronin-step-tea = Tea
web-ronin-symbols = Active symbols by chapter
web-ronin-chapter = Chapter { $n ->
    [1] I
    [2] II
   *[3] III
}
web-ronin-left-active = left active
web-ronin-right-active = right active

## Pairs, deck, order

web-ronin-deck = Deck
web-ronin-deck-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
web-ronin-pair = Pair { $n }
web-ronin-lowest = +1 XP at once
web-ronin-lowest-note = Lowest place: 1 XP at once, last in the order
web-ronin-order = Order now
web-ronin-took = Taken by { $who }

## You and your timeline

web-ronin-timeline = Your timeline
web-ronin-timeline-of = Timeline: { $who }
web-ronin-kept = kept
web-ronin-covered = lost
web-ronin-tokens = Tokens
web-ronin-if-now = If the chapter ended now
web-ronin-xp = XP
web-ronin-vp = VP
web-ronin-golden = Golden marker on { $n }
web-ronin-to-skill = { $n } XP to the next skill
web-ronin-to-gold = { $n } XP to the golden marker
web-ronin-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}

## Skills

web-ronin-skills = Skills
web-ronin-skill-ready = ready
web-ronin-skill-used = used
web-ronin-skill-locked = at { $n } XP

## Partners

web-ronin-partner-left = Left
web-ronin-partner-right = Right
web-ronin-across = Across
web-ronin-automa = Automa
web-ronin-partnership-of = { $one } and { $other }
web-ronin-level = Level { $n } of 12
web-ronin-counts = counts at the end
web-ronin-worth = { $n } VP now
web-ronin-cup-for-you = A cup waits for you
web-ronin-choosing = choosing
web-ronin-ready = ready
web-ronin-pairs-tab = Pairs
web-ronin-ready-count = { $n } of { $all } ready

## Choosing two cards

web-ronin-hidden = Only you see this until all are ready
web-ronin-what-happens = What will happen
web-ronin-after = After your cards
web-ronin-tea-after = At tea
web-ronin-track-change = { $from } → { $to }
web-ronin-nothing-happens = nothing
web-ronin-either-order = The other way round comes to the same
web-ronin-order-matters = The other way round:
web-ronin-plain = No effect

## The prompt

web-ronin-group-take-pair = Take a pair…
    .short = Pair
web-ronin-group-use-skill = Use a skill…
    .short = Skill
web-ronin-group-train = Colour and symbol…
    .short = Colour
web-ronin-group-trade = Trade…
    .short = Trade
web-ronin-group-move-to = Place in the order…
    .short = Place
web-ronin-confirm-play = { $n ->
    [0] Pick two cards
    [1] One more card
   *[other] Lay face down
}
web-ronin-confirm-keep = { $n ->
    [0] Pick cards to keep
   *[other] Keep these
}
web-ronin-confirm-toss = { $n ->
    [0] Pick cards to discard
   *[other] Discard these
}
web-ronin-confirm-pick = { $n ->
    [0] Pick cards to take
   *[other] Take these
}
web-ronin-confirm-uncover = { $n ->
    [0] Uncover nothing: 2 left symbols
    [1] Uncover 1: and 1 left symbol
   *[other] Uncover: { $n }
}
web-ronin-confirm-again = { $n ->
    [0] Pick one or two cards
   *[other] Once more
}
web-ronin-confirm-lose-token = { $n ->
    [0] Lose nothing
   *[other] Lose: { $n }
}
web-ronin-confirm-cover = { $n ->
    [0] Lose nothing
   *[other] Lose: { $n }
}
web-ronin-help-character = Two are offered; the other one goes back.
web-ronin-help-automa = It plays by itself; you may earn its skill cards.
web-ronin-help-board = Both of you receive whatever the marker passes.
web-ronin-help-take = At the deck you act first; the lowest pair gives 1 XP at once.
web-ronin-help-play = In secret: all are shown together. The left one works first.
web-ronin-help-lose = Give back a token or cover a print.
web-ronin-help-keep = In secret. It opens the next chapter, and its effect works again.
web-ronin-help-quest = In secret. Only the cards in your hand count.
web-ronin-help-skill = Each works once a game.
web-ronin-help-partner = Up to 3 cards count, one point each.
web-ronin-help-track = At the end only your weaker partnership counts.
web-ronin-help-bonus-skill = The card works once; your partner loses nothing.

## All turn their cards

web-ronin-reveal = All turn their cards
web-ronin-reveal-order = { $where }. Effects follow in this order.
web-ronin-reveal-kept = What everybody keeps
web-ronin-reveal-kept-next = These cards open the next timeline; they take effect when the chapter begins.
web-ronin-reveal-active = Active
web-ronin-reveal-tea = Tea: { $names }
web-ronin-reveal-rise = Their track rises: { $from } → { $to }
