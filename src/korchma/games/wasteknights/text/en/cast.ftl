# Regulars of this world: bots sit at its tables as one of these.

cast-quill = Dot Quill
    .manner = Sorts people by postcode, and returns most to sender.
cast-gill = Gill Marrow
    .manner = Sails in an hour. It has been an hour for eleven years.
cast-odds = Old Odds
    .manner = Eleven years old, takes bets, closes them on time.
cast-overtime = Overtime
    .manner = A time clock with arms: pays in soup, and stamps you out.
cast-birdie = Birdie Kowal
    .manner = A pilot who keeps her feet on the ground. Over.
cast-brine = Brother Brine
    .manner = Sings the first word of each sentence, then deals.
