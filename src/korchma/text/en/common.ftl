# What any game says at the table.

seat = Player { $n }
list-end = { $all } and { $last }
die = { $face }

refused = { $reason } Rule { $rule }: { $heading }.

## Errors a player may meet

error-not-offered = That is not among the choices. Please take one of those on offer.
error-wrong-number = That is not the right number of things. Please count them again.
error-not-your-turn = It is not your turn to decide. Patience is good practice.
error-over = The game is over; nothing more can be played.
error-nothing-to-undo = There is nothing to take back: you have not decided anything yet.
error-undo-needs-consent = Something has come to light since then, so the others must agree before you take it back.
error-undo-older-rules = That was decided before the rules changed, and it stands: only what came since can be taken back.

## Kinds of players

human = Human
bot-random = Bot, haphazard
    .short = haphazard
bot-heuristic = Bot, shrewd
    .short = shrewd
bot-wanderer = Bot, wayward
    .short = wayward

event-taken-back = { $you ->
    [yes] You take it back. It never happened.
   *[no] { $seat } takes it back. It never happened.
}

# Somebody who came in without a name; $n is a number that tells guests apart.
guest-name = Guest { $n }
