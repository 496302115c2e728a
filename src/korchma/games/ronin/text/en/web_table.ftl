# Ronin in the browser: what the table says besides web.ftl.

web-ronin-board = The bamboo board
web-ronin-left-first = Next turn the left acts first
web-ronin-panes = You, your hand, your partners
web-ronin-quest = Side quest: { $symbols }
web-ronin-hand = Hand
web-ronin-points = partnership points
web-ronin-your-choice = Your choice
web-ronin-skill-now = now
web-ronin-worth-from = Worth { $n } VP at the end from here on.
web-ronin-card-colour = { $colour ->
    [red] Red
    [green] Green
    [blue] Blue
    [pink] Pink
   *[yellow] Yellow
}
web-ronin-cup-to = Cup to { $who }
web-ronin-cup-covered = the cup was passed

## What everybody does

web-ronin-took-pair = took pair { $n }
web-ronin-took-deck = took from the deck
web-ronin-to-come = yet to take
web-ronin-who-ready = Who is ready

## What cards would bring

web-ronin-pairs-bring = Played now, it brings
web-ronin-would-if-played = Both played now:
web-ronin-pick-two = Tap two cards of your hand. The first one works first.
web-ronin-laid-down = Your cards lie face down. They are shown when everybody is ready.

## The prompt, where room is scarce

web-ronin-do-take-pair = { $slot }
web-ronin-do-take-deck = Deck, unseen
web-ronin-do-use-skill = { $skill }
web-ronin-do-lose-token = Token: { $symbol_lower }
web-ronin-do-take-board = { $board }
web-ronin-group-keep = Choose a card…
    .short = Choose
web-ronin-group-again = Choose a card…
    .short = Choose
web-ronin-group-swap-in = Choose a card…
    .short = Choose
web-ronin-group-swap-out = Choose a card…
    .short = Choose
web-ronin-group-toss = Choose a card…
    .short = Choose
web-ronin-group-play = Choose a card…
    .short = Choose
web-ronin-group-cover = Cover a print…
    .short = Print
web-ronin-group-lose-token = Give back a token…
    .short = Token

## The letter on a figure

web-ronin-letter-geralt = G
web-ronin-letter-yennefer = Y
web-ronin-letter-ciri = C
web-ronin-letter-dandelion = D
web-ronin-letter-vesemir = V
web-ronin-letter-triss = T
web-ronin-letter-yuki-onna = O

## Effects in a few words

web-ronin-fx-inactive = inactive
web-ronin-fx-gain = { $kind ->
    [symbol] { $n ->
        [0] as much { $of }
        [one] { $n } { $one }
       *[other] { $n } { $of }
    }
    [each] { $n } of each active
    [three] one of each other
    [both-tracks] { $n } on both tracks
   *[one-track] as many points
}
web-ronin-fx-exactly = Exactly { $n } { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
}: { $gain }
web-ronin-fx-at-least = { $n } { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} or more: { $gain }
web-ronin-fx-per = Per { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} card: 1 { $one }
web-ronin-fx-partner = Per { $colour ->
    [red] red
    [green] green
    [blue] blue
    [pink] pink
   *[yellow] yellow
} card of a partner: 1 point
web-ronin-fx-lose = Lose { $n } { $lost }: { $gain }
web-ronin-fx-lose-up-to = Lose 1–3 { $lost }: { $gain }
web-ronin-fx-inactive-exactly = Exactly { $n } inactive: { $gain }
web-ronin-fx-inactive-at-least = { $n } inactive or more: { $gain }
