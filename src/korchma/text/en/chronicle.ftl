### What people remember of their evenings: the chronicles, in the browser and in the terminal.

chronicle = Chronicles
chronicle-private = What you have lived through, for your eyes alone.
chronicle-endings = Epilogues
chronicle-of = { $n } of { $total }
    .total = of { $total }
chronicle-sealed = An epilogue you have not reached
chronicle-read = Entries read
chronicle-played-by = Played by
chronicle-nobody = Nobody has set out yet
chronicle-first = Open the book
chronicle-again = Play again
chronicle-on = Go on
chronicle-on-turn = Go on, turn { $n }
chronicle-book = Evenings and entries
chronicle-who = Who played
chronicle-count = { $n ->
    [one] { $n } evening
   *[other] { $n } evenings
}
chronicle-won = { $n ->
    [0] none won
   *[other] { $n } won
}
chronicle-keeps = Brought home
chronicle-empty = Nothing is written down yet. Open a book: every evening you play to its end, every entry you hear and everything you bring home will stand here.
chronicle-guest = You are a guest here. With an account your chronicles come along to any browser.
chronicle-evenings = Evenings
chronicle-no-evening = No evening yet.
chronicle-entries = Entries
chronicle-unread = not read yet
chronicle-watch = Watch it again
chronicle-victory = won
chronicle-defeat = lost
chronicle-new = new to you
chronicle-blank = { $n } not read yet
chronicle-hours = { $n } h
