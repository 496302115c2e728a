### Those who come back: their profile, friends, ratings, what is kept of them.

web-profile = Profile
web-profile-since = At the inn since { $when }
web-profile-games = { $n ->
    [one] game
   *[other] games
}
web-profile-won = won
web-profile-hours = { $n ->
    [one] hour
   *[other] hours
}
web-profile-face = Name and portrait
web-profile-face-keep = Keep
web-profile-portrait = Portrait
web-profile-colour = Colour
web-profile-initial = Only the first letter
web-profile-titles = Your games
web-profile-titles-theirs = Games
web-profile-none = No finished game yet. The first one is the hardest to finish.
web-profile-none-theirs = No finished game yet.
web-profile-best = Best
web-profile-counts = { $played } played, { $won } won
web-profile-few = too few games to rate yet
web-profile-together = played together, not rated
web-profile-unrated = not rated
web-profile-band = The bar shows where the true strength lies, 19 times in 20. It narrows with every game.
web-profile-rating = Rating { $n }, give or take { $band }
web-profile-solo = alone { $n }
web-profile-history = History
web-profile-all = All { $n }
web-profile-more = Earlier games
web-profile-private = This profile is yours and your friends’.
web-profile-watching = { $name }’s games, as far as they are shown to you.

web-past-won = won
web-past-lost = lost
web-past-left = got up
web-past-running = resume
web-past-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-past-turn = stopped at turn { $n }

web-stories = Stories read
web-stories-none = What you read at the table is remembered here.
web-stories-read = { $read } of { $total }
web-stories-endings = Epilogues
web-stories-all = All stories

web-somebody = somebody
web-friends = Friends
web-friends-none = Nobody yet. Ask somebody by name, or somebody you played with.
web-friends-guest = Friends find each other by name: keep yours first.
web-friends-ask = Ask somebody
web-friends-name = Name of an account
web-friends-do = Ask
web-friends-met = People you played with
web-friends-met-none = So far you have played with bots only.
web-friends-blocked = Blocked
web-friends-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-friend-playing = playing { $game }
web-friend-here = here, free
web-friend-seen = seen { $when }
web-friend-asks = asks to be friends
web-friend-asked = has been asked
web-friend-watch = Watch
web-friend-invite = Invite
web-friend-accept = Accept
web-friend-refuse = No, thanks
web-friend-part = No longer friends
web-friend-block = Block
web-friend-unblock = Let in again
web-blocked-now = Blocked
web-at-table = At this table
web-friend-block-text = Whoever you block finds no table of yours, sits down at none, asks and invites you no more, and you do not hear what they say.
web-friend-often = Most evenings with
web-friend-hardest = Hardest to beat
web-friend-times = { $name }, { $n }
web-friend-ahead = { $name }, { $won } of { $n }
web-friend-link = Your link
web-invite = Invite { $name }
web-invite-here = To your table
web-invite-new = To a new table
web-invite-done = { $name } has been invited.
web-invite-friends = Invite friends

web-data = Your data
web-data-text = Games, ratings, friends; kept at this inn only.
web-data-public = Everybody may see my profile
web-data-export = Export
web-data-delete = Delete…
web-farewell = Be forgotten
web-farewell-text = Your name, password, friends, ratings, history, settings, what you said and read, and every table at which nobody else sat will be deleted. At tables of others an empty name stays. For seven days you can take it back; after that nobody can.
web-farewell-name = Write your name, { $name }, to go on
web-farewell-do = Forget me
web-farewell-when = Everything of yours will be deleted on { $when }.
web-farewell-stay = Stay after all

web-recovery = Code for a forgotten password
web-recovery-text = Write it down: it is shown only this once. With it you set a new password if you forget yours.
web-recovery-copy = Copy
web-recovery-done = I have it
web-recovery-forgot = Forgot your password?
web-recovery-code = Code that was shown once
web-recovery-password = New password
web-recovery-do = Set the new password
web-recovery-again = New code
web-recovery-back = Back to logging in

web-free-chairs = Friends have a chair free
web-free-chairs-none = When a friend has a chair free, it stands here.
web-free-chairs-asks = { $name } asks to be friends
web-free-chairs-invites = { $name } invites you
web-free-chairs-take = Take it
web-record = Your record
web-record-none = Your first finished game will stand here.
web-record-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
web-record-best = Best in { $game }: { $score }
web-record-rating = Rating { $n } ± { $band }

web-error-no-such-person = Nobody of that name can be found here.
web-error-profile-private = This profile is shown to friends only.
web-error-friends-need-account = Friends find each other by name. Keep yours first: make an account.
web-error-no-friend-of-guests = They are a guest and cannot be found again. Ask them to keep their name.
web-error-yourself = That is you.
web-error-blocked-by-you = You have blocked them. Let them in again first.
web-error-too-many-asked = That is a lot of people at once. Please wait a little.
web-error-too-many-friends = So many friends fit into no inn.
web-error-not-your-table = Only who sits at a table invites to it.
web-error-sits-already = They sit there already.
web-error-name-differs = That is not your name.
web-error-wrong-code = Name or code is wrong.
web-error-no-such-portrait = There is no such portrait.

## Portraits, for those who hear them

web-portrait-cat = Cat
web-portrait-banjo = Banjo
web-portrait-raven = Raven
web-portrait-wolf-head = Wolf
web-portrait-snake = Snake
web-portrait-owl = Owl
web-portrait-fox-head = Fox
web-portrait-beer-stein = Mug of beer
web-portrait-bear-head = Bear
web-portrait-witch-flight = Witch on a broom
web-portrait-dragon-head = Dragon
web-portrait-frog = Frog
web-portrait-rabbit = Rabbit
web-portrait-hedgehog = Hedgehog
web-portrait-squirrel = Squirrel
web-portrait-stag-head = Stag
