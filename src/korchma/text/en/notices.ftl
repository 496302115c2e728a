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

web-notices-title = Where shall we tell you?
web-notices-open = Where to tell me…
web-notices-waiting = { $n ->
    [one] { $n } table waits for you. Where to tell me…
   *[other] { $n } tables wait for you. Where to tell me…
}
web-notices-when = When it is your move, when a table begins or ends, when a clock runs low.
web-notices-tab = In this browser
    .text = The tab’s title, its icon, and a bell
web-notices-push = Push, when the page is closed
    .text = On this device; the browser asks once
web-notices-push-none = This inn sends no pushes.
web-notices-push-cannot = This browser takes none here. On a phone, put the inn on the home screen first.
web-notices-push-denied = The browser does not allow it. Its settings for this page can change that.
web-notices-push-try = Try it
web-notices-push-tried = It is on its way.
web-notices-mail = Mail
    .text = One letter a day at most, with every table that waits
web-notices-mail-none = This inn writes no letters.
web-notices-mail-daily = Once a day
web-notices-mail-once = At once
    .text = Soon after your move comes up; all tables in one letter
web-notices-mail-sent = A letter is on its way to { $address }. The link in it says that the address is yours.
web-notices-mail-confirmed = confirmed
web-notices-mail-waits = waiting for the link in our letter
web-notices-address = your address
web-notices-by-game = Not about every game
web-notices-way-tab = browser
web-notices-way-push = push
web-notices-way-mail = mail
web-notices-later = Not now
web-notices-keep = Keep it so
web-notices-ask = Tell me when it is my move
web-forgot = No code at hand? Send me a letter
web-forgot-sent = If this account has an address, a letter is on its way to it.
web-letter-confirm = The address is yours
    .text = From now on letters come there. Each of them has a link that ends them.
web-letter-off = No more letters
    .text = Should you miss them: the bell at the top brings them back.
web-letter-recover = You have another password
    .text = You are in, and every other browser was logged out.
web-letter-new-password = Choose another password
web-error-no-letters = This inn writes no letters.
web-error-no-push = This inn sends no pushes.
web-error-bad-push = Nothing can be pushed to that address.
web-error-push-not-taken = The push did not get through. Please try again in a moment.
web-error-bad-address = That is no address for letters. Look at it once more.
web-error-too-many-letters = That is a lot of letters. Please try again tomorrow.
web-error-letter-not-taken = The letter could not be sent. Please try again later.
web-error-word-over = This link no longer opens anything: it was used, or it is too old. Ask for another letter.

web-offline = No line to the inn
    .text = Your tables are kept as they stand. This page tries again by itself.
    .again = Try now
web-manifest = Korchma
    .text = An inn for adventurers: board games with friends and bots

preview-turn = Turn { $n }
preview-going = The game has begun
preview-over = The game is over
preview-free = A free chair
