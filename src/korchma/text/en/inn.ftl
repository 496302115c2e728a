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
web-clock-run-out = { $then ->
    [move] Out of time: a bot decides the move
    [chair] Out of time: a bot takes the chair
   *[vote] Out of time: the others vote
}
web-clock-nights = Nights do not count: 23:00 to 8:00, by everybody’s own time
web-clock-asleep = rests for the night, { $left }
web-clock-warned = You are told when a quarter is left
web-clock-here = The clock of this table
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

## The waiting room

web-room-free = { $n ->
    [one] One chair is free
   *[other] { $n } chairs are free
}
web-room-starts = The game starts by itself when everybody sits.
web-room-say = Say these words
web-room-send = or send the link
web-room-copy = Copy
web-room-ready = here
web-room-comes = will be back
web-room-nobody = No one comes?
web-room-fill = Fill with a bot
web-room-fill-all = { $n ->
    [one] Fill with a bot and begin
   *[other] Fill all { $n } with bots and begin
}
web-room-seed = The seed is sealed, and shown at the end
web-room-while = While you wait
web-room-may-leave = You may leave: your chair stays yours, and the table waits for you at home.
web-room-change = Change the table
web-room-change-rest = Another way to play, or another number of chairs, is another table:
web-room-change-new = set one
web-room-by-words = Knocking at the door…
web-watching = Watching
web-watching-nobody = Nobody looks on.
web-watching-text = Watchers see the board, not the hands.
web-watching-link = Copy the link to watch
web-watching-offer = Offer a chair
web-watching-offered = Offered
web-offered = The host offers you a chair.
web-warm = A bot keeps a chair warm. It can be yours.
web-warm-not = Just watch
web-join-example = owl lantern plum
web-error-no-such-words = No table answers to these words. Perhaps its game is over, or a word was another one.
web-error-only-watching = This link is for watching. The host can offer you a chair.
web-error-has-begun = The game has begun: its clock stays as it is.
web-error-not-the-host = Only who set the table may do that.
