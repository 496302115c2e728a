### Notices: what people are told who look elsewhere, in the browser, by push and by mail.

notice-turn = Your move: { $game }
notice-begins = The table is full, and it begins: { $game }
notice-over = The game is over: { $game }
notice-clock = Your clock runs low: { $game }
notice-friend = { $who } would like to be your friend
notice-invited = { $who } invites you to a table: { $game }
notice-chair = { $who } offers you a chair: { $game }
notice-try = This is how it will look.

letter-hello = Good day, { $name }!
letter-waiting = { $n ->
    [one] { $n } table waits for your move
   *[other] { $n } tables wait for your move
}
letter-place = { $game }, turn { $turn }
letter-table = { $hours ->
    [0] { $place }: your move
    [one] { $place }: your move, for { $hours } hour
   *[other] { $place }: your move, for { $hours } hours
}
letter-off = No more letters, with one click: { $link }
letter-confirm = Good day, { $name }!
    {""}
    Letters about your tables at the inn shall come here. If that is right, say so:
    { $link }
    {""}
    If you know nothing of it, do nothing, and nothing will come.
    .subject = Korchma: is this your address?
letter-recover = Good day, { $name }!
    {""}
    Somebody has forgotten the password of your account. If it was you, choose another one within half an hour:
    { $link }
    {""}
    If it was not you, do nothing: your password stays as it is.
    .subject = Korchma: another password
