# The browser client: the inn, the table, the end, replays, how to play.

## Everywhere

web-inn = Korchma, the inn
web-motto = an inn for adventurers
web-skip = Skip to the game
web-language = Language
web-tools = Tools
web-close = Close
web-again = Try again
web-back = Back to the inn
web-loading = Lighting the candles…
web-nowhere = There is nothing at this address. The road must have turned.
web-done = done
web-copied = Copied
web-share = Share
web-you = You
web-unofficial = An unofficial fan project; names belong to their owners.
web-credit-icons = Icons by Lorc, Delapouite and others,
web-credit-fonts = Alegreya, Yeseva One, Cormorant Unicase and Ruslan Display under the SIL Open Font License.

## The inn

web-greeting = Good evening. What shall we play?
    .text = Pick a game and sit down: bots take the other chairs. No account, nothing to install.
web-games = Games
web-play-now = Play now
web-set-table = Set a table
web-campaigns = Campaigns
web-chapter = Chapter { $n }: { $name }
web-under-way = Under way
web-go-on = Go on: { $name }
web-to-campaign = The campaign
web-another-life = Another life from here: { $name }
web-life-anew = Another life from the very beginning
web-company = Other people, more or fewer
web-company-about = Who sits down at the next table of this campaign. An open chair gets a link to send.
web-new-campaign = A new campaign
web-campaign-name = What is it called?
web-how = How to play
web-players = Players
web-time = How long
web-minutes = { $n } min
web-weight = Difficulty { $n } of 5
web-your-tables = Your tables
web-open-tables = Tables with an open chair
web-no-tables = No game under way. The kettle is on, though.
web-finished-tables = Finished games
web-no-more-tables = Nothing finished yet, and no table looks for players.
web-with = With { $names }
web-alone = You alone
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-open-chairs = { $n ->
    [one] { $n } open chair
   *[other] { $n } open chairs
}
web-your-turn = Your turn
web-their-turn = Not your turn yet
web-stuck = Cannot go on
web-over = Over
web-filling = Waiting for players
web-sit-down = Sit down
web-look-in = Look in
web-join = Join
web-join-title = Join a table
web-join-text = A code of three words, or a link.
web-code = Table code
web-bring = Bring in a game from a file
web-first-title = First time here?
web-first-text = A first game with bots that explains each step as it comes. You can leave it at any time.
web-first-go = Learn by playing

## Setting a table

web-chairs = Chairs
web-chair = Chair { $n }
web-mode = Way to play
web-seat-me = You ({ $name })
web-seat-open = Open chair
web-seat-open-long = Open chair: send a link
web-seat-person = Another person at this screen
web-public = Show this table at the inn, so that anybody may join
web-unread = New stories first: what I have read stays out until I have seen everything
web-set-go = Begin
web-set-go-open = { $n ->
    [one] Set the table and invite a friend
   *[other] Set the table and invite friends
}
web-room-invited = You are invited to this table.
web-leave = Leave the table

## The table

web-plain-hidden = Hidden
web-plain-offered = To choose from
web-plain-turn = Turn { $turn } of { $turns }
web-board = Board
web-seats = Other players
web-steps = Steps of the turn
web-rules = Rules
web-rule = Rule { $rule }
web-tip-rule = Rule { $rule }: { $heading }
web-all-rules = All rules
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-points = { $n ->
    [one] point
   *[other] points
}
web-thinking = thinking
web-away = away
web-spectator = You are looking on.
web-waiting = One moment
web-waiting-for = Waiting for { $names }
web-not-now = It is not your turn to decide.
web-line-lost = The line is lost. Trying again; nothing is lost.
web-line-kept = The line is lost. Your choice is kept and goes out when it is back.
web-error-line-late = The line was lost, and meanwhile the question was settled without you.
web-tabs = Parts of the table
web-side = Beside the board
web-tab-board = Board
web-tab-seats = Seats
web-tab-log = Log
web-tab-rules = Rules
web-off-screen = { $n ->
    [0] { $name }
   *[other] { $name } and { $n } more
}
web-small-map = The whole board, and the part you see
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Show all

## The question

web-group = { $option }…
web-house = House rules
web-leaf = { $n } of { $of }
web-leaf-back = Page back
web-leaf-on = Next page
web-more = More…
web-choose-list = Choose
web-pick-exactly = Tap to mark { $n }.
web-pick-range = Tap to mark { $low } to { $high }.
web-confirm = { $n ->
    [0] Choose none
   *[other] Choose: { $names }
}

## What happened

web-log = So far
web-watch = Watch again
web-watch-from = Watch from here
web-log-start = Before the first turn
web-chat = Talk
web-chat-say = Say something
web-send = Send

## The theatre

web-theatre = What just happened
web-theatre-on = Go on
web-to-now = To now
web-beats = Still to come
web-beats-you = You
web-beats-skip = { $n ->
    [one] On to { $name }, one beat
   *[other] On to { $name }, { $n } beats
}
web-pace = Pace
web-pace-slow = Slow
    .text = What matters stands until you have seen it
web-pace-usual = Usual
    .text = What matters stands for six seconds
web-pace-quick = Quick
    .text = What matters stands for two and a half seconds
web-pace-at-once = At once
    .text = Nothing is played: “So far” tells it

## Odds, hints, taking back

web-odds-title = Your chances
web-odds-tab = Chances
web-odds-others = Other places in reach
web-odds-dice = with the dice alone
web-odds-card = with this card and the dice
web-odds-best = With every card
web-odds-exact = Exact: every throw was counted.
web-odds-simulated = Simulated: an estimate from many games.
web-odds-none = Nothing to roll for just now.
web-odds-point = Point at a place to see more.
web-last-roll = { $name }’s last roll
web-last-roll-total = { $name }’s last roll: { $total }
web-hint = Hint
web-hint-title = What a good bot would do
web-hint-thinking = Thinking it over
web-hint-do = Do that
web-hint-next = Next best: { $option }
web-hint-none = No advice here: it is all the same.
web-hint-nothing = Nothing: leave it as it is.
web-hint-chance = Chance: { $chance }.
web-hint-odds = { $chance } with the dice alone, { $best } with every card.
web-hint-later = Ask for a hint when it is your turn.
web-undo = Undo
web-undo-free = Take back your last decision
web-undo-consent = Take back your last decision, if they agree: { $names }
web-undo-nothing = There is nothing to take back yet.
web-undo-asked = The others are being asked already.
web-undo-over = The game is over.
web-consent-title = Take it back?
web-consent-text = { $name } would like to take back the last decision. Something new has come to light since then.
web-consent-yes = Agree
web-consent-no = Let it stand
web-wish-asked = Asked to take it back
web-wish-refused = They let it stand
web-wish-agreed-by = { $name } agrees
web-wish-refused-by = { $name } says no
web-wish-waiting-by = { $name } is thinking

## Changing hands, a first game

web-handover-title = { $name }, it is your turn
web-handover-text = Hand over the screen. Nothing is shown until you are ready.
web-handover-ready = I am ready
web-coach-next = Got it
web-coach-show = Show me
web-coach-stop = No more explanations
web-coach-again = Explain again
web-coach-progress = Step { $n } of { $all }

## Settings, keys, account

web-settings = Settings
web-theme = Light
web-theme-dark = Candles
web-theme-light = Daylight
web-theme-system = As the system
web-settings-motion = Motion: cards fly, dice roll
web-settings-sound = Sounds at the table: pieces, dice, the end
web-settings-stop = Ask me at every moment where I might play something
web-keys = Keys
web-key-arrows = Arrows
    .text = between things that can be chosen
web-key-enter = Enter
    .text = choose
web-key-esc = Esc
    .text = close, let go
web-key-space = Space
    .text = on to the next; held: to now
web-key-shift = Shift
    .text = held: what stands keeps standing
web-key-p = P
    .text = another pace
web-key-w = W
    .text = watch again
web-key-u = U
    .text = undo
web-key-h = H
    .text = hint
web-key-l = L
    .text = log
web-key-e = E
    .text = what things mean, one after the other; with Shift back
web-key-r = R
    .text = the rule of this question
web-key-n = N
    .text = in a first game: got it, next
web-key-zoom = + − 0
    .text = closer, further away, all of the board
web-key-help = ?
    .text = these keys
web-resign = Leave for good
web-resign-sure = A bot will take your chair and play on.
web-resign-yes = Leave
web-export = Take the game along
web-report = Report a problem
web-report-text = What happened, and what did you expect?
web-report-pack = The game as it stands, your question and what browser you use go along, so that we can see it for ourselves. Other players are not told.
web-report-thanks = Thank you. The innkeeper will look at it.
web-account = Account
web-account-called = What others call you
web-account-rename = Change the name
web-account-why = You are a guest in this browser. An account keeps your tables wherever you are.
web-account-name = Name
web-account-password = Password
web-account-make = New account
web-login = Log in
web-logout = Log out
web-logout-everywhere = Log out everywhere
web-password-old = Current password
web-password-new = New password
web-password-change = Change the password

## The end

web-wins = { $name } wins
web-you-win = You win
web-win-together = { $names } win
web-ahead = { $n } ahead
web-moments = Turns that decided it
web-nth-turn = turn { $n }
web-turn = Turn { $n }
web-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
web-scores = Points by source
web-story = The story of the game
web-story-line = points after each turn
web-rematch = Rematch
web-rematch-join = To the rematch
web-replay = Replay
web-result = Result
web-fair = Was chance fair?
web-fair-text = The seed is open now: play the game again from it and compare with the seal shown at the start.
web-fair-yes = Yes: played again from the seed, all { $n } decisions lead to the same end.
web-fair-no = Played again, the game ends otherwise. Please report this table.
web-seed = Seed:
web-seal = Seal:
web-verify = Verify

## Replay

web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step on
web-replay-where = Where in the game
web-jump = Go to a turn
web-eyes = Whose eyes
web-eyes-public = As everybody sees it
web-eyes-of = As { $name } sees it

## How to play

web-search = Search the rules
web-search-none = Nothing here mentions “{ $word }”. Try a shorter word.
web-rulings = Our rulings
web-rulings-text = How we settled what the rulebook leaves open

## What may go wrong

web-error-offline = No connection. Please look at the line and try again.
web-error-server = Something went wrong in the kitchen. Please try again.
web-error-nothing-here = There is no such table here.
web-error-no-such-table = There is no table with this code. Look at it once more.
web-error-no-such-campaign = There is no such campaign among yours.
web-error-no-such-chapter = This campaign has no such chapter.
web-error-no-campaign = This game has no campaign.
web-error-no-chronicle = This game keeps no chronicles.
web-error-campaign-over = This life of the campaign is over; live again from an earlier chapter.
web-error-campaign-older = This campaign was played with another version of the game and cannot go on here.
web-error-same-people = In this campaign the same people sit down again.
web-error-somebody-went-on = Somebody has just gone on with this campaign. Look again.
web-error-no-such-game = There is no such game here.
web-error-no-such-seat = There is no such chair.
web-error-no-open-chair = Every chair at this table is taken.
web-error-bad-table = A table cannot be set like this.
web-error-too-many-tables = You have too many unfinished tables. Finish one first.
web-error-bad-name = A name has 1 to 24 characters: letters, digits, spaces, dots, hyphens and apostrophes.
web-error-bad-password = A password has 8 to 200 characters.
web-error-common-password = Anybody would guess this password soon. Three or four words that do not belong together are a better one.
web-error-too-many-tries = That was wrong too often. Please wait a few minutes and try again.
web-error-too-many-guests = Many new guests have come from your network within the hour. Please come again a little later, or log in.
web-error-door-busy = There is a crowd at the door. Please try again in a moment.
web-error-too-much = That is a lot at once. Please wait a moment and try again.
web-error-too-many-bot-tables = Bots are playing at several tables of yours already. Let them finish first.
web-error-chat-too-fast = Not so fast, please: say a little less at a time.
web-error-plan-too-fast = Not so fast, please: nobody can follow your plans.
web-error-no-account = You are a guest: there is no password to change.
web-error-name-taken = This name is taken. Choose another.
web-error-already-account = You have an account already.
web-error-wrong-login = Name or password is wrong.
web-error-who-are-you = The inn has forgotten you. Please load the page again.
web-error-not-over = The game is not over yet.
web-error-no-lesson = This game has no lesson.
web-error-too-many-reports = That is a lot of reports for an hour. Please wait a little.
web-error-report-empty = Please say in a few words what happened.
web-error-record-nobody = Only bots sit at this unfinished table; there is nobody to play on.
web-error-record-false = Played again, this file leads elsewhere than it says. It is not genuine.
web-error-record-other-rules = This game was played with other rules or cards than those of today.
web-error-record-newer = This game was saved by a newer Korchma. It cannot be opened here yet.
web-error-record-notes = These are a player’s notes of a game under way. Only the whole record can be opened, and that exists when the game is over.
web-error-record-broken = This file is not a whole game: it was cut off, changed, or is something else. Try another copy.
web-error-late = Too late: the table has moved on. Look at the question once more.
web-error-no-hint = Nobody here can advise on that.
web-error-not-saved = Your choice could not be saved. Please choose again.
web-error-not-yet = Have a little patience: the chair cannot be given away yet.
web-error-stuck-title = The game of this table is no longer played at this inn. What happened can still be read.
web-error-stuck-older = This table was set under older rules, and no position was kept from which it could go on. What is known of it can still be read.
web-error-stuck-position = The rules have changed so much that the position of this table no longer fits them. What happened can still be read.
web-error-stuck-decision = A choice made at this table is no longer possible under today’s rules, so it cannot go on. What happened can still be read.
web-error-stuck-rules = Today’s rules or cards cannot go on from where this table stood. What happened can still be read.
web-error-stuck-endless = The rules went on and on here and were stopped; this table cannot go on. What happened can still be read. Please report the problem.
web-error-stuck-broken = The rules could not carry out what was chosen here, so it was not done. Choose something else, or report the problem.
web-error-replay-older = This game was finished under older rules, before replays were kept. It can no longer be shown.
web-error-verify-older = This game was played under older rules; only the Korchma of that time can play it again from its seed.

## The Witches

web-witches-group-walk = Walk to…
    .short = Walk
web-witches-group-land = Land at…
    .short = Land
web-witches-group-start = Start at…
    .short = Start
web-witches-group-fly = Fly with…
    .short = Fly
web-witches-group-play = Play a card…
    .short = Card
web-witches-group-lend = Add a card…
    .short = Add
web-witches-group-three = Power of Three…
    .short = Three
web-witches-group-retreat = Retreat to…
    .short = Retreat
web-witches-group-take-witch = Be a witch…
    .short = Witch
web-witches-group-return = Return cackles…
    .short = Return
web-witches-group-help-at = Take a crisis away…
    .short = Help
web-witches-group-turn-up = Turn up…
    .short = Turn up
web-witches-group-peek = Peek at…
    .short = Peek
web-witches-group-sneak = Walk unseen to…
    .short = Unseen
web-witches-group-slip = Pass unseen…
    .short = Unseen
web-witches-group-vanish = Vanish…
    .short = Vanish
web-witches-group-leave = Get out with…
    .short = Get out
web-witches-group-put-at = Put it…
    .short = Put
web-witches-group-crisis-at = Crisis at…
    .short = Crisis
web-witches-group-take-from = Take it from…
    .short = Take
web-witches-confirm-toss = { $n ->
    [0] Keep all, draw one
    [one] Discard { $n }, draw two
   *[other] Discard { $n }, draw one more than that
}
web-witches-confirm-look-at = { $n ->
    [0] Look at none
   *[other] Look at: { $names }
}
web-witches-help-witch = Each brings something of her own.
web-witches-help-start = Any place without a problem.
web-witches-help-move = Up to two places on foot, or anywhere by broom.
web-witches-help-stand = Touch a card to add it, then roll the last two dice.
web-witches-help-final = Cards can still save it.

## Choosing in secret, and in order

web-settled = Chosen: { $names }.
web-rethink = Choose again
web-turn-marks = Other way round
web-clear-marks = Take off
