# The inn one comes back to: tables that wait, clocks, chairs.

## Home

web-back-greeting = Good evening, { $name }.
web-back-guest = Good evening.
web-back-waiting = { $n ->
    [0] Nobody waits for you just now.
    [one] One table waits for your move.
   *[other] { $n } tables wait for your move.
}
web-back-all = All your tables
web-back-keep = Keep my tables: a name is enough
web-since = since { $when }

## Clocks

web-clock = Clock
web-clock-none = none
web-clock-of = { $name }: { $left }
web-clock-minutes-left = { $n } min left
web-clock-hours-left = { $n } h left
web-clock-days-left = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}
web-clock-moments-left = less than a minute left
web-clock-over = time is over
web-clock-minutes = { $n } min
web-clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-clock-per-move = { $time } a move
web-clock-per-game = { $time } each for the whole game
web-clock-each-move = Each move
web-clock-whole-game = Whole game
web-clock-how-long = How long
web-clock-then = When somebody’s time is over
web-then-move = A bot decides this move
    .text = The person decides again at the next one.
web-then-chair = A bot takes the chair
    .text = The person may come back and take it again.
web-then-vote = The others vote
    .text = Wait on, let a bot decide this move, or give it the chair.
web-vote-title = { $name } has run out of time
web-vote-text = { $n ->
    [one] It is for you to say how this goes on.
   *[other] More than half of you decide how this goes on.
}
web-vote-wait = Wait on
web-vote-move = A bot decides this move
web-vote-chair = A bot takes the chair
web-vote-said = { $ballot }: { $n }
