# Cards have no names: they are called by their colour and symbols, and say what they do.

card = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} ({ $symbols ->
    [0] no symbol
    [1] { card-one }
   *[2] { card-one }, { card-two }
})
card-one = { $one ->
    [magic] { symbol-magic.lower }
    [diplomacy] { symbol-diplomacy.lower }
    [exploration] { symbol-exploration.lower }
   *[combat] { symbol-combat.lower }
}
card-two = { $two ->
    [magic] { symbol-magic.lower }
    [diplomacy] { symbol-diplomacy.lower }
    [exploration] { symbol-exploration.lower }
   *[combat] { symbol-combat.lower }
}

## What a card does

card-does = { $bears ->
    [effect] { effect }{ card-cup }
    [tea] Tea · { effect }{ card-cup }
   *[nothing] { $cup ->
        [left] { cup-left }
        [right] { cup-right }
       *[none] No effect
    }
}
card-cup = { $cup ->
    [left] {" · "}{ cup-left }
    [right] {" · "}{ cup-right }
   *[none] {""}
}
effect = { $when ->
    [exactly] { when-exactly }
    [at-least] { when-at-least }
    [per] { when-per }
    [lose] { when-lose }
    [lose-up-to] { when-lose-up-to }
    [partner] { when-partner }
    [inactive-exactly] { when-inactive-exactly }
   *[inactive-at-least] { when-inactive-at-least }
}: { $gain ->
    [left] { gain-left }
    [right] { gain-right }
    [each] { gain-each }
    [three] { gain-three }
    [symbol] { gain-symbol }
    [both-tracks] { gain-both-tracks }
   *[one-track] { gain-one-track }
}
cup-left = Cup to the left
cup-right = Cup to the right

## Conditions

when-exactly = Exactly { $count } { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} { $count ->
    [1] card
   *[other] cards
}
when-at-least = { $count } or more { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} cards
when-per = Up to 3 { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} cards
when-partner = Up to 3 { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} cards of one partner
when-lose = Lose { $count } { $lost ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
    [combat] { symbol-combat.of }
   *[inactive] inactive
}
when-lose-up-to = Lose 1–3 { $lost ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
    [combat] { symbol-combat.of }
   *[inactive] inactive
}
when-inactive-exactly = { $count ->
    [1] Exactly { $count } inactive symbol
   *[other] Exactly { $count } inactive symbols
}
when-inactive-at-least = { $count ->
    [1] { $count } inactive symbol or more
   *[other] { $count } inactive symbols or more
}

## Results; 0 is as many as the condition counts

gain-left = { $n ->
    [0] as many left symbols
    [one] { $n } left symbol
   *[other] { $n } left symbols
}
gain-right = { $n ->
    [0] as many right symbols
    [one] { $n } right symbol
   *[other] { $n } right symbols
}
gain-each = { $n ->
    [0] as many of each active symbol
   *[other] { $n } of each active symbol
}
gain-three = { $n ->
    [0] as much exploration, magic and combat
   *[other] { $n } exploration, { $n } magic, { $n } combat
}
gain-symbol = { $n ->
    [0] as much
   *[other] { $n }
} { $symbol ->
    [magic] { symbol-magic.of }
    [diplomacy] { symbol-diplomacy.of }
    [exploration] { symbol-exploration.of }
   *[combat] { symbol-combat.of }
}
gain-both-tracks = { $n ->
    [0] as many points on both tracks
    [one] { $n } point on both tracks
   *[other] { $n } points on both tracks
}
gain-one-track = { $n ->
    [0] as many points
    [one] { $n } point
   *[other] { $n } points
} { $track ->
    [shared] on the track you share
   *[chosen] on one track of your choice
}
