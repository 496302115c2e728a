# The terminal client: questions, panels, keys, commands.

## The question

term-question = { $ask } (rule { $rule })
term-pick-exactly = { $ordered ->
    [yes] Choose { $n }; the order matters.
   *[no] Choose { $n }.
}
term-pick-range = { $ordered ->
    [yes] Choose { $low } to { $high }; the order matters.
   *[no] Choose { $low } to { $high }.
}
term-nothing = nothing
term-watching = { $held ->
    [yes] Held. Next: { $name }.
   *[no] Next: { $name }. A decision every { $seconds } s.
}
term-waiting = { $name } is thinking. Any key skips the pause.
term-over = The game is over. L shows the log, U takes back, Q leaves.
term-bot = { $name }, { $kind }. { $manner }
term-bot-as = { $seat }: { $bot }
term-you = { $name } (you)

term-odds-line = { $number }. { $option }: { $chance } with the dice alone, { $best } with everything you hold.
term-odds-chance = { $number }. { $option }: { $chance }.
term-odds-none = Nothing here depends on luck, or nobody can say how much.
term-odds-exact = These chances are exact: every throw was counted.
term-odds-simulated = These chances are estimates from games played in the head.
term-hint = A good player would choose: { $option }.
term-hint-next = The next best: { $option }.
term-hint-none = Nobody here knows this game well enough to give advice.
term-why-of = { $names }: { $reason }
term-why-also = The same goes for: { $names }.
term-why-nothing = Nothing is refused now: all you can see, you may do.
term-undone-known = Something new had already come to light; the record says that this was taken back.

## Saving and leaving

term-saved = Saved in { $file }.
term-resume = To go on later: { $command }
term-stop-on = You will be asked at every moment where you might play something.
term-stop-off = Moments where most people just go on are passed without asking.
term-sure = Leave the table? The game is saved and waits for you.
term-sure-keys = Y or Enter leaves, N or Esc stays.
term-alone = { $name }, press Enter when you are alone at the screen.

## The end

term-promise = Fingerprint of the dice and cards, so that you can check them afterwards: { $hash }
term-score = { $points ->
    [one] { $name }: { $points } point ({ $sources })
   *[other] { $name }: { $points } points ({ $sources })
}
term-winners = { $n ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
term-nobody = Nobody wins.
term-seed = The seed was { $seed }. Its SHA-256 is { $hash }, as promised at the start.

## Panels

term-tab-hand = Hand
term-tab-seats = Players
term-tab-dangers = Dangers
term-tab-log = Log
term-hand-empty = Your hand is empty.
term-hand-hidden = Nobody’s hand is shown now.
term-card-head = No. { $number }: { $name }
term-marked = { $n } marked. { $pick } Space marks, Enter confirms.

## Keys

term-keys = ↑↓ Enter choose  U undo  H hint  W why  C cards  Tab panel  ? help  Q quit
term-keys-watch = Space hold  → one step  + − pace  L log  Tab panel  ? help  Q quit
term-keys-many = Space mark  Enter confirm  U undo  H hint  W why  C cards  ? help  Q quit
term-close = Esc closes, ↑↓ scroll
term-help-title = Help
term-help-find = Search the rules: type a word, or the number of a rule
term-help-keys = Keys
term-help-keys-text =
    ↑ ↓, Enter: choose an option. A click on it does the same, and so does its number.
    Space: mark, where several are chosen. Enter confirms.
    Mouse on the board or on a card: click to choose it. If it cannot be chosen, you learn why.
    U: take back your last decision.
    H: what a good player would do.
    W: why other things are not possible now.
    C: your cards in full. L: the whole log. Tab: the next panel.
    Keys [ and ]: scroll the board. , and . : scroll the panel.
    S: save now. The game is also saved after each of your decisions.
    G: the next language.
    T: be asked at every moment where you might play a card, or only where it matters.
    Q: leave. The game waits for you.
    While others play, any key skips the pauses.
term-help-map = How to read the board
term-help-rulings = Our rulings
term-help-rules = All rules
term-why-title = Why not?
term-cards-title = Your cards
term-log-title = What happened
term-lesson-title = Your first game
term-end-title = The end

## Plain lines

term-plain-start = Type the number of your choice and press Enter; ? lists all commands.
term-plain-watch = Only bots sit here. Enter shows the next step, a number so many steps, “go” all of them (Ctrl-C stops it), “quit” leaves; ? lists the commands:
term-plain-watch-wrong = “{ $typed }” is no command. Enter goes on; ? lists the commands.
term-plain-hand = Your hand: { $cards }
term-plain-help = Answer with the number of an option; where several may be chosen, with several numbers (an empty line for none). Besides numbers you can type:
term-plain-chapters = “help” and a word tells you how to play: { $names }
term-plain-wrong = “{ $typed }” is neither a number nor a command. Type a number from 1 to { $count }, or ? for the commands.
term-plain-no-such = There is no choice { $number }. Type a number from 1 to { $count }.
term-plain-only-one = Only one, please: a number from 1 to { $count }.
term-plain-number = Type a number from 1 to { $count }, or ? for the commands.
term-plain-twice = The same choice stands there twice. Name each only once.
term-card-unknown = There is no card { $card }. “hand” lists yours with their numbers.
term-look-nothing = There is nothing more to say about that.
term-rule-unknown = There is no rule { $rule }. Look for one with “rules” and a word.
term-rule-head = Rule { $rule }: { $heading }
term-rules-word = Add a word: “rules” and the beginning of it finds where it stands in the { $n } rules. “rule” and a number shows one of them.
term-rules-none = No rule mentions “{ $word }”. Try a shorter word.
term-rules-more = { $n ->
    [one] And { $n } more. A longer word finds fewer.
   *[other] And { $n } more. A longer word finds fewer.
}
term-lang-unknown = Name one of these: { $languages }.

term-cmd-line = { $words }: { $text }
term-cmd-help = help
    .text = this list; with a word, a chapter of how to play
term-cmd-table = table
    .text = everything on the table
term-cmd-map = map
    .text = the board drawn with letters
term-cmd-hand = hand
    .text = your cards in full
term-cmd-card = card
    .text = with a number: everything about that card
term-cmd-look = look
    .text = with numbers of options: what they are about, and what they would bring
term-cmd-why = why
    .text = why other things are not possible now
term-cmd-rule = rule
    .text = with a number: that rule; without: the rule of this question
term-cmd-rules = rules
    .text = with a word: the rules that mention it
term-cmd-odds = odds
    .text = the chances of each choice
term-cmd-hint = hint
    .text = what a good player would do
term-cmd-undo = undo
    .text = take back your last decision
term-cmd-save = save
    .text = save now; with a name, a copy in that file
term-cmd-lang = lang
    .text = with en, ru or uk: another language
term-cmd-stop = stop
    .text = be asked at every moment where you might play something, or no longer
term-cmd-go = go
    .text = on and on; Ctrl-C stops
term-cmd-log = log
    .text = what happened lately; with a number, so many lines
term-cmd-quit = quit
    .text = leave; the game is saved

## Which games there are

term-games-for = { $low } to { $high } players, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
term-games-how = ways to play: { $modes }; bots: { $bots }

## The start

term-start-title = Korchma
term-start-keys = ↑↓ line, ←→ change, Enter begins, Esc leaves
term-start-language = Language
term-start-game = Game
term-start-players = Players
term-start-mode = Way to play
term-start-seat = Seat { $n }
term-start-house = House rules
term-start-begin = Begin
term-start-which = { $what }? A number, or Enter for 1:
term-house-none = This game has no house rules.
term-campaign-title = Campaigns: { $game }
term-campaign-keys = ↑↓ line, Enter sits down, Esc leaves
term-campaign-which = Which line? A number, or Enter for 1:
term-campaign-new = A new campaign
term-campaign-again = Another life from the very beginning
term-campaign-under-way = { $n }. { $chapter }: under way, go on
term-campaign-on = { $n }. { $chapter }: over. Go on: { $next }
term-campaign-life = { $n }. { $chapter }: over. Another life from here: { $next }
term-campaign-over = { $n }. { $chapter }: over, and with it this life
term-language-en = English
term-language-ru = Русский
term-language-uk = Українська

## The Witches

term-witches-bar = { $turn ->
    [0] left: crises { $crises }, cackles { $cackles } · elves { $elves }/3
   *[other] Turn { $turn }/{ $turns } · left: crises { $crises }, cackles { $cackles } · elves { $elves }/3
}
term-witches-dice = Dice: { $dice }
term-witches-closed-count = { $n } closed
term-witches-box = { $number }. { $text }
term-witches-cards = { $points ->
    [one] { $points } point · cards { $cards }/{ $limit }
   *[other] { $points } points · cards { $cards }/{ $limit }
}
term-witches-burden = cackles { $cackles } · Aliss { $aliss } · e{ $easy } H{ $hard }
term-witches-card-area = Names { $area } when a problem appears.
term-witches-empty = { $place }: nothing.
term-witches-place = { $place }: { $what }.
term-witches-problem = { $problem }, target { $target }
term-witches-known = closed (you know: { $problem }, target { $target })
term-witches-fail = Failure. { $text }
term-witches-nothing = Nothing at: { $places }.
term-witches-easy = e
term-witches-hard = H
term-witches-legend =
    e8: an easy problem, target 8
    H12: an open hard problem, target 12
    ?: a closed hard problem; ?12: one you have looked at
    !: a crisis, already counted in the target
    T, A, P, D: Tiffany, Annagramma, Petulia, Dimity
    ○: nothing there. A|○: Town and Castle have several spaces.
    Underlined: you may choose it. Reversed: the option you point at.
