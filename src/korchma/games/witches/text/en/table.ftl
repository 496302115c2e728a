# What is said at the table of The Witches: choices, questions, the log.

game-title = The Witches
    .full = Discworld: The Witches
    .about = Come to Lancre as a young witch, cure pigs, argue with elves, and try not to cackle.

## Ways to play

mode-competitive = Against each other
    .text = Most points win, unless Lancre falls apart and takes all of you with it.
mode-coop = Together
    .text = Everybody wins or nobody does: fewer than four hard problems may be left at the end.
mode-solo = Alone
    .text = You against Lancre: 30 points make you a witch, more than 40 a distinguished one.
mode-expert = Expert
    .text = Against each other, with only eight crises in the pool, and they pile up.
mode-hard-coop = Together, harder
    .text = As together, but one problem may gather any number of crises.
mode-hard-solo = Alone, harder
    .text = As alone, but one problem may gather any number of crises, all of them yours.

## Choices

do-take-witch = Be { $witch }
do-start = Start { $at }
do-pass = Carry on
do-play = Play { $card }: { $card_benefit }
do-stay = Stay here
do-walk = Walk { $to }
do-fly = Fly by broom: { $card }
do-land = Land { $at }
do-meet = Stop here
do-vanish = { $has_card ->
    [yes] Vanish: { $card }
   *[no] Vanish: Invisibility token
}
do-slip = { $has_card ->
    [yes] Pass unseen: { $card }
   *[no] Pass unseen: Invisibility token
}
do-sneak = { $has_card ->
    [yes] Walk { $to } unseen: { $card }
   *[no] Walk { $to } unseen: Invisibility token
}
do-go-on = Go on unseen
do-linger = Linger unseen, leave with the next move
do-peek = { $has_card ->
    [yes] Peek at the problem { $at } ({ $card })
   *[no] Peek at the problem { $at } (Invisibility token)
}
do-wait = Sit and wait
do-leave = { $has_card ->
    [yes] Get out: { $card }
   *[no] Get out: Invisibility token
}
do-put-at = Put it { $at }
do-crisis-at = Crisis { $at }
do-roll = Roll two dice
do-run = Run away
do-lend = Add { $card }: { $card_symbol }
do-lend-token = Magic token: +2 and a cackle
do-cure-pig = Use the pig cure
do-three = Power of Three… { $cards }
do-reroll-dice = { $which ->
    [first] Reroll the first die
    [second] Reroll the second die
   *[both] Reroll both dice
}
do-accept = Let the dice lie
do-retreat = Retreat { $to }
do-stumble = Take a cackle, go to any empty place
do-help-at = Take away a crisis { $at }
do-look-at = Look at the problem { $at }
do-turn-up = Turn up the problem { $at }
do-toss = Discard { $card }
do-return = { $n ->
    [0] Keep them
    [one] Return { $n } cackle
   *[other] Return { $n } cackles
}
do-take-from = Take it from { $seat }

## Questions

ask-witch = { $you ->
    [yes] Which witch will you be?
   *[no] { $seat } is choosing a witch.
}
ask-start = { $you ->
    [yes] Where do you start?
   *[no] { $seat } is choosing where to start.
}
ask-before-reveal = { $you ->
    [yes] A new problem is on its way. Play something first?
   *[no] A new problem is on its way. { $seat } may play something first.
}
ask-put-at = { $you ->
    [yes] There is more than one place free. Where does the problem go?
   *[no] { $seat } is choosing a place for the new problem.
}
ask-crisis-at = { $you ->
    [yes] Somebody must have a crisis. Where?
   *[no] { $seat } is choosing where the crisis goes.
}
ask-move = { $moves ->
    [2] { $you ->
        [yes] First move: where to?
       *[no] { $seat } is thinking about her first move.
    }
   *[1] { $you ->
        [yes] Second move: where to?
       *[no] { $seat } is thinking about her second move.
    }
}
ask-land = { $you ->
    [yes] Where do you land?
   *[no] { $seat } is circling, looking for a place to land.
}
ask-arrive = { $you ->
    [yes] You have company. Stop here, or pass unseen?
   *[no] { $seat } has company, and may stop or pass unseen.
}
ask-go-on = { $you ->
    [yes] Nobody has seen you. Where to now?
   *[no] { $seat } is unseen, and deciding where to go.
}
ask-dungeon = { $you ->
    [yes] You are in the Dungeon, and nobody has offered you tea. What now?
   *[no] { $seat } is in the Dungeon, trying the door.
}
ask-release = { $you ->
    [yes] You are free. Where to?
   *[no] { $seat } is free, and deciding where to go.
}
ask-before-dice = { $you ->
    [yes] { $token }, target { $target }. Roll, or play something first?
   *[no] { $token }, target { $target }. { $seat } is rolling up her sleeves.
}
ask-stand = { $you ->
    [yes] { $token }: { $total } so far, target { $target }. What now?
   *[no] { $token }: { $total } so far, target { $target }. { $seat } is thinking.
}
ask-final = { $you ->
    [yes] { $token }: { $total } against { $target }. Anything to add?
   *[no] { $token }: { $total } against { $target }. { $seat } is looking through her cards.
}
ask-reroll = { $you ->
    [yes] Which dice do you roll again?
   *[no] { $seat } is choosing which dice to reroll.
}
ask-three = { $you ->
    [yes] Which three do you call?
   *[no] { $seat } is deciding which three to call.
}
ask-withdraw = { $you ->
    [yes] Time to leave. Which way?
   *[no] { $seat } is looking for a way out.
}
ask-land-empty = { $you ->
    [yes] Which empty place do you go to?
   *[no] { $seat } is looking for an empty place.
}
ask-borrowing = { $you ->
    [yes] Which two closed problems do you look at?
   *[no] { $seat } is choosing two closed problems to look at.
}
ask-help = { $you ->
    [yes] Where do you take a crisis away?
   *[no] { $seat } is choosing which crisis to take away.
}
ask-shamble = { $you ->
    [yes] Which closed problem do you turn up?
   *[no] { $seat } is choosing a closed problem to turn up.
}
ask-toss = { $you ->
    [yes] Discard as many as you like, { $low } to { $high }; you draw as many and one more.
   *[no] { $seat } is choosing cards to discard.
}
ask-tea = { $you ->
    [yes] Tea is served. How many cackles do you return?
   *[no] { $seat } is having tea, and counting cackles.
}
ask-introspection = { $you ->
    [yes] You look within. How many cackles do you return?
   *[no] { $seat } is looking within.
}
ask-granny = { $you ->
    [yes] Granny gives you a look, and it helps. How many cackles do you return?
   *[no] { $seat } is being looked at by Granny.
}
ask-take-from = { $you ->
    [yes] The cackle pool is empty. Whose cackle do you take?
   *[no] { $seat } is choosing whose cackle to take.
}
ask-before-draw = { $you ->
    [yes] Anything to play before you draw?
   *[no] { $seat } may play something before she draws.
}

## What happened

event-rolled-for-order = { $you ->
    [yes] You roll for first pick: { $dice }.
   *[no] { $seat } rolls for first pick: { $dice }.
}
event-witch-taken = { $you ->
    [yes] You will be { $witch }.
   *[no] { $seat } will be { $witch }.
}
event-first-player = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-started = { $you ->
    [yes] You start { $at }.
   *[no] { $seat } starts { $at }.
}
event-turn-began = { $you ->
    [yes] Turn { $turn }, yours.
   *[no] Turn { $turn }, { $seat }.
}
event-revealed = Card revealed: { $card }. It says { $area }.
event-appeared = New { $at }: { $token }, target { $target }.
event-appeared-closed = New { $at }: a closed problem. It is keeping quiet.
event-last-problem = That was the last problem in the boxes. This turn is the last.
event-crisis = { $crises ->
    [1] Crisis { $at }.
   *[other] Another crisis { $at }: that makes { $crises }.
}
event-no-crisis = { $area }: no room, and no new crisis either. Another card.
event-stayed = { $you ->
    [yes] You stay { $at }.
   *[no] { $seat } stays { $at }.
}
event-walked = { $you ->
    [yes] You walk { $to }.
   *[no] { $seat } walks { $to }.
}
event-flew = { $you ->
    [yes] You fly { $to }. Broom: { $card }.
   *[no] { $seat } flies { $to }. Broom: { $card }.
}
event-vanished = { $you ->
    [yes] You vanish, until you next stop.
   *[no] { $seat } vanishes, until she next stops.
}
event-slipped = { $you ->
    [yes] Nobody { $at } notices you.
   *[no] Nobody { $at } notices { $seat }.
}
event-looked = { $you ->
    [yes] You peek at the problem { $at }: { $token }.
   *[no] { $seat } peeks at the problem { $at }: { $token }.
}
event-somebody-looked = { $you ->
    [yes] You peek at the closed problem { $at }.
   *[no] { $seat } peeks at the closed problem { $at } and says nothing.
}
event-turned-up = Turned up { $at }: { $token }, target { $target }.
event-elves-loose = { $n ->
    [one] { $n } open elf on the map. Three at the end of a turn lose the game for everyone.
   *[other] { $n } open elves on the map. Three at the end of a turn lose the game for everyone.
}
event-attempted = { $you ->
    [yes] You set to work { $at }: { $token }, target { $target }.
   *[no] { $seat } sets to work { $at }: { $token }, target { $target }.
}
event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $seat } rolls { $dice }.
}
event-rerolled = { $you ->
    [yes] You reroll. Now it is { $dice }.
   *[no] { $seat } rerolls. Now it is { $dice }.
}
event-lent = { $you ->
    [yes] You add { $plus }. { $card_symbol }: { $card }.
   *[no] { $seat } adds { $plus }. { $card_symbol }: { $card }.
}
event-token-lent = { $you ->
    [yes] You spend the magic token: +2, and a cackle to follow.
   *[no] { $seat } spends the magic token: +2, and a cackle to follow.
}
event-played = { $you ->
    [yes] You play { $card }: { $card_benefit }.
   *[no] { $seat } plays { $card }: { $card_benefit }.
}
event-pig-cured = { $you ->
    [yes] You use the pig cure. The pig gets up and looks for breakfast.
   *[no] { $seat } uses the pig cure. The pig gets up and looks for breakfast.
}
event-three-played = { $you ->
    [yes] You call on the Power of Three: { $cards }.
   *[no] { $seat } calls on the Power of Three: { $cards }.
}
event-solved = { $you ->
    [yes] { $token }: { $total } against { $target }. You solve it.
   *[no] { $token }: { $total } against { $target }. { $seat } solves it.
}
event-solved-at-once = { $you ->
    [yes] { $token }: you solve it on the spot.
   *[no] { $token }: { $seat } solves it on the spot.
}
event-failed = { $you ->
    [yes] { $token }: { $total } against { $target }. You fail.
   *[no] { $token }: { $total } against { $target }. { $seat } fails.
}
event-ran = { $you ->
    [yes] You run { $to }.
   *[no] { $seat } runs { $to }.
}
event-retreated = { $you ->
    [yes] You retreat { $to }.
   *[no] { $seat } retreats { $to }.
}
event-stumbled = { $you ->
    [yes] Nowhere to go: you take one more cackle and get out somehow.
   *[no] Nowhere to go: { $seat } takes one more cackle and gets out somehow.
}
event-cackled = { $you ->
    [yes] You take a cackle.
   *[no] { $seat } takes a cackle.
}
event-cackle-taken = { $you ->
    [yes] The pool is empty: you take a cackle from { $victim }.
   *[no] The pool is empty: { $seat } takes a cackle from { $victim }.
}
event-aliss-taken = { $you ->
    [yes] You take a Black Aliss: one point less at the end.
   *[no] { $seat } takes a Black Aliss: one point less at the end.
}
event-no-aliss-left = { $you ->
    [yes] You are due a Black Aliss, but none is left.
   *[no] { $seat } is due a Black Aliss, but none is left.
}
event-tea-poured = { $you ->
    [yes] You have tea { $at }.
   *[no] { $seat } has tea { $at }.
}
event-cackles-returned = { $you ->
    [yes] { $n ->
        [one] You return { $n } cackle.
       *[other] You return { $n } cackles.
    }
   *[no] { $n ->
        [one] { $seat } returns { $n } cackle.
       *[other] { $seat } returns { $n } cackles.
    }
}
event-crisis-helped = One crisis fewer { $at }.
event-tossed = { $you ->
    [yes] { $n ->
        [0] You discard nothing.
        [one] You discard { $n } card.
       *[other] You discard { $n } cards.
    }
   *[no] { $n ->
        [0] { $seat } discards nothing.
        [one] { $seat } discards { $n } card.
       *[other] { $seat } discards { $n } cards.
    }
}
event-drew = { $you ->
    [yes] You draw: { $cards }.
   *[no] { $seat } draws: { $cards }.
}
event-somebody-drew = { $you ->
    [yes] { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
   *[no] { $n ->
        [one] { $seat } draws { $n } card.
       *[other] { $seat } draws { $n } cards.
    }
}
event-reshuffled = { $n ->
    [one] The discard is shuffled into a new deck: { $n } card.
   *[other] The discard is shuffled into a new deck: { $n } cards.
}
event-to-dungeon = { $you ->
    [yes] You are thrown into the Dungeon.
   *[no] { $seat } is thrown into the Dungeon.
}
event-waited-in-dungeon = { $you ->
    [yes] You sit in the Dungeon and count the drips.
   *[no] { $seat } sits in the Dungeon and counts the drips.
}
event-left-dungeon = { $you ->
    [yes] You leave the Dungeon and go { $to }.
   *[no] { $seat } leaves the Dungeon and goes { $to }.
}
event-wintered = { $you ->
    [yes] The Wintersmith takes a problem off your card, though not its points: { $token }.
   *[no] The Wintersmith takes a problem off a card, though not its points. { $seat }: { $token }.
}
event-magpyr-left = { $token } leaves without a word, and nobody scores. It is quieter { $at } now.
event-ended = { $ending ->
    [crises] A crisis is due and none is left. The game is over.
    [elves] Three elves stand open on the map. The game is over.
    [aliss] A Black Aliss is due and none is left. The game is over.
   *[boxes] The last turn is done. The game is over.
}

## Why not

refused-not-your-turn = Cards are for your own turn, and this one is somebody else’s.
refused-wrong-enemy = { $card }: that bonus is for other enemies, and this one knows it.
refused-symbols-too-late = Headology and magic go between the two rolls, and the second is on the table.
refused-brooms-only-fly = A broom only flies; it does not sweep problems away.
refused-only-in-attempt = This helps to solve a problem, so find yourself a problem first.
refused-nothing-closed = There is no closed problem on the map: everything bad is in plain sight.
refused-no-crisis = Nothing is in crisis anywhere, and it would be rude to insist.
refused-no-cackles = You have no cackles to return, which is something to be quietly proud of.
refused-only-after-failure = Escape is for when all four dice have failed you, or for leaving the Dungeon.
refused-only-when-passing = Invisibility is for setting out, for coming upon a closed problem, or for leaving the Dungeon.
refused-only-when-moving = Extra movement is for when you set out on foot, and you are not setting out.
refused-not-now = This is not its moment, and a witch knows how to wait.
refused-way-blocked = You cannot be { $at } that quickly: a problem or a witch on the way will stop you.
refused-too-far = You cannot be { $at } in one walk: it is further than your boots go.
refused-run-too-late = You have added headology or magic, so you are staying to see how it ends.
refused-nowhere-to-run = There is no empty place next door and no broom to fly on, so courage it is.

## How it ended

ending-points = Won on points
    .text = The highest score wins. The others were busy helping people, and will say so.
ending-tie-cackles = Won on composure
    .text = The points were equal, so the witch with fewer cackles and Black Alisses wins.
ending-tie-hard = Won on hard work
    .text = Points and cackles were equal, so more points from hard problems decide.
ending-tie-difficulty = Won on sheer nerve
    .text = All else was equal, so the witch who solved the most difficult problem wins.
ending-shared = A shared victory
    .text = Equal in everything that can be counted. There is enough tea for all of you.
ending-crises = Lancre is in crisis
    .text = One more crisis was due, and there were none left to have. Everybody loses, the leader included.
ending-elves = The elves are in
    .text = Three open elves at the end of a turn, and Lancre is theirs. Everybody loses, charmingly.
ending-aliss = Cackling for good
    .text = A Black Aliss was due and none was left. Somebody is already drawing up plans for a gingerbread house.
ending-coop-win = Lancre is safe
    .text = Fewer than four hard problems are left on the map. You have won together, and nobody will thank you.
ending-coop-loss = Too much left undone
    .text = Four or more hard problems are still on the map. You have lost together, which is at least company.
ending-solo-fail = No licence
    .text = Fewer than 30 points. The broom stays in the cupboard, for sweeping.
ending-solo-licence = A licensed witch
    .text = From 30 to 40 points: you are a witch now. The hat was the easy part.
ending-solo-distinction = With distinction
    .text = More than 40 points. Granny Weatherwax has not said a word against you, and people are talking about it.

source-easy = Easy problems
source-hard = Hard problems
source-aliss = Black Aliss

## Where in the turn

phase-choosing = Choosing
phase-placing = Placing
phase-problem = Problem
phase-move = Move
phase-arrive = Arrival
phase-meet = Encounter
phase-attempt = Attempt
phase-draw = Draw
phase-over = End of turn

## Labels

label-crises-left = Crises left
label-elves = Elves at large: { $n } of 3
label-cackles-left = Cackles left
label-aliss-left = Black Aliss left
label-turn = Turn { $turn } of { $turns }
label-deck = Deck
label-boxes = Problems to come

die = { $face ->
    [0] a cackle
   *[other] { $face }
}
