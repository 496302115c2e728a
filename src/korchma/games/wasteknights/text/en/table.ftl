# What the table of Waste Knights says: choices, questions, the log.

game-title = Waste Knights
    .full = Waste Knights: Second Edition
    .about = Drive across a broken continent, carry what you were asked to carry, and decide who gets it. Four adventures, six knights, one spare wheel.

## Ways to play

mode-courier = The Last Courier, alone
    .text = One knight, one case that hums, and a counter at the far end of the continent. Fixed kits; the shortest of the four.
mode-water-alone = Water for Rustport, alone
    .text = You lead two knights. Three pump parts, a dry town and people who were first.
mode-sleeper-alone = The Sleeper under the Salt, alone
    .text = You lead two knights against something very large that wants to help. Hard.
mode-water = Water for Rustport
    .text = Together: find the parts of a pump before the wells of the west run dry. You win or lose as one.
mode-sleeper = The Sleeper under the Salt
    .text = Together, nearly to the end: find out what they are waking in the Salt Cathedral, and stop it or do not. Hard.
mode-crown = The Dust Crown
    .text = Against each other: the greatest name takes the chair. Each of you serves a patron nobody knows of.
mode-courier-own = The Last Courier, your own kit
    .text = As The Last Courier, but you choose the vehicle and the starting gear as well.
mode-water-own = Water for Rustport, your own kits
    .text = As Water for Rustport, but you choose vehicles and starting gear one after the other.
mode-sleeper-own = The Sleeper under the Salt, your own kits
    .text = As The Sleeper under the Salt, but you choose vehicles and starting gear one after the other.
mode-crown-own = The Dust Crown, your own kits
    .text = As The Dust Crown, but you choose vehicles and starting gear one after the other.

## Choices

do-take-knight = { $knight }. { $knight_text } { $knight_sheet }
do-take-vehicle = { $vehicle }. { $vehicle_sheet }
do-take-gear = { $gear }. { $gear_works }
do-fitted = That is all I carry
do-drive-to = Drive { $to }
do-take = { $way }. { move-price }
do-own-way = A way of my own
do-step = On { $to }
do-stop = Stop here
do-make-camp = Make camp
do-explore = Explore
do-visit = { $shop }. { $shop_text }
do-do = { $deed }{ $deed_price }
do-wake-up = Regain consciousness
do-overhaul = Overhaul the wreck
do-pass = Pass: give up an action
do-end-turn = End the turn
do-equip = { $has_out ->
    [yes] Put on: { $gear }. Into the vehicle: { $out }
   *[no] Put on: { $gear }
}
do-stow = Into the vehicle: { $gear }
do-discard = Throw away: { $gear }
do-use-gear = Use: { $gear }
do-use-knack = { $knack }. { $knack_text }
do-go-on = Nothing more
do-look = { $deck }
do-upgrade = { $face ->
    [b] { $upgrade_b }. { $upgrade_b_text }
   *[a] { $upgrade }. { $upgrade_text }
}
do-drop = Give up: { die-colour }
do-reroll = { $die }
do-roll-with = { $skill }
do-treat = { $what ->
    [rad] 1 medicine against radiation
   *[wounds] 1 medicine for wounds
}
do-heal-by = { $flips ->
    [0] All points remove wounds
    [one] { $flips } point turns an infected wound into a wound, the rest remove wounds
   *[other] { $flips } points turn infected wounds into wounds, the rest remove wounds
}
do-fix = { $gear } ({ $knight_short }): mend it for { repair-points }
do-patch = { $knight_short }, vehicle: 1 damage off for { repair-points }
do-trade-with = Trade with { $knight_short }
do-accept = Take it, and what comes with it
do-refuse = Leave it lying; another card
do-buy-point = 1 fuel for one more card
do-get-well = Be healed: 1 radiation and 4 points for wounds
do-cure = Be rid of: { $injury }. { $injury_text }
do-get-repaired = Have up to 3 damage taken off the vehicle
do-mend = Be rid of: { $breakdown }. { $breakdown_text }
do-restore = { $gear }. { $gear_works }
do-put = { $has_gear ->
    [yes] Give: { $gear } ({ $gear_worth })
   *[no] Give: { $what }
}
do-want = { $has_gear ->
    [yes] Take: { $gear } ({ $gear_worth }). { $gear_works } Broken: { $gear_broken }
   *[no] Take: { $what }
}
do-shake = Done: shake hands
do-no-deal = No deal
do-agree = Yes
do-decline = No
do-keep = { $gear }. { $gear_works } Broken: { $gear_broken }
do-wield = { $has_gear ->
    [yes] { $gear }
   *[no] Bare hands
}
do-block = Let the armour take it
do-bear = Take the wounds, spare the armour
do-lose = { $goods }
do-gain = { $goods }
do-strike = { $what }
do-choose = { $way }{ $way_price }
do-name = { $knight }
do-tow = Tow it { $to }
do-pray = Pray
do-sabotage = Loosen a bolt

repair-points = { $points ->
    [one] { $points } repair point
   *[other] { $points } repair points
}
move-price = { $points ->
    [one] { $points } point of movement
   *[other] { $points } points of movement
}{ $rad ->
    [0] {""}
   *[other] {" "}· radiation { $rad }
}{ $cont ->
    [0] {""}
   *[other] {" "}· contamination { $cont }
}{ $threat ->
    [0] {""}
   *[other] {" "}· threat { $threat }
}
price = { $what ->
    [none] {""}
    [fuel] {" "}({ goods-fuel.n })
    [ammo] {" "}({ goods-ammo.n })
    [med] {" "}({ goods-med.n })
    [gear] {" "}({ goods-gear.n })
    [value] {" "}(gear worth { $n })
    [damage] {" "}({ harm-damage.n })
   *[res] {" "}({ goods-res.n })
}{ $skill ->
    [none] {""}
    [me] {" "}· { skill-me }{ price-need }
    [ra] {" "}· { skill-ra }{ price-need }
    [dr] {" "}· { skill-dr }{ price-need }
    [su] {" "}· { skill-su }{ price-need }
    [te] {" "}· { skill-te }{ price-need }
   *[ta] {" "}· { skill-ta }{ price-need }
}
price-need = { $need ->
    [0] {""}
   *[other] {" "}{ $need }
}
die-colour = { $die ->
    [W] { colour-white }
    [G] { colour-green }
    [B] { colour-blue }
   *[R] { colour-red }
}
goods-n = { $goods ->
    [fuel] { goods-fuel.n }
    [ammo] { goods-ammo.n }
   *[med] { goods-med.n }
}
knight-sheet = Health { $health }, resistance { $resist }, repair { $repair }, exploration { $explore }.
vehicle-sheet = Speed { $speed }, tank { $tank }, points for a fuel { $rate }, capacity { $capacity }, chassis { $chassis }.
gear-worth = { $n ->
    [0] no value
   *[other] value { $n }
}

## What finds bring

piece-keep-one = { $n } gear cards to look at, 1 to keep
piece-lose-fuel = loss of { goods-fuel.n }
piece-lose-med = loss of { goods-med.n }
piece-lose-res = loss of { goods-res.n }
piece-recv-wound = { harm-wound.n }, past any armour
piece-deal = { harm-wound.n } dealt
piece-damage = { harm-damage.n } to the vehicle
piece-threat = { $n ->
    [one] { $n } threat token
   *[other] { $n } threat tokens
}

## Questions

ask-knight = { $you ->
    [yes] Who are you in the Waste?
   *[no] { $seat } chooses a knight.
}
ask-vehicle = { $you ->
    [yes] What does { $knight_short } drive?
   *[no] { $seat } chooses a vehicle.
}
ask-gear = { $you ->
    [yes] What does { $knight_short } take along?
   *[no] { $seat } chooses starting gear.
}
ask-action = { $you ->
    [yes] { $knight_short } is { $at }. Actions left: { $left }.
   *[no] { $knight_short } thinks, { $at }. Actions left: { $left }.
}
ask-dreaming = { $you ->
    [yes] Before you set out: which deck do you dream of?
   *[no] { $knight_short } shuts her eyes for a moment.
}
ask-route = { $you ->
    [yes] Which way?
   *[no] { $knight_short } chooses a way.
}
ask-own-way = { $you ->
    [yes] The next space?
   *[no] { $knight_short } draws a line on the map.
}
ask-turn-off = { $you ->
    [yes] { $knight_short } is { $at }. On, or stop?
   *[no] { $knight_short } is { $at } and may stop.
}
ask-on-the-way = { $you ->
    [yes] { $knight_short } is hurt, and there is something for it in the bag. Now?
   *[no] { $knight_short } may stop to take something.
}
ask-which-symbol = { $you ->
    [yes] One of the hazards here does { $knight_short } no harm. Which?
   *[no] { $knight_short } picks a hazard to ignore.
}
ask-spare-symbol = { $you ->
    [yes] Use it against the hazard here?
   *[no] { $knight_short } may ignore the hazard here.
}
ask-ghost = { $you ->
    [yes] An enemy. Slip by? Driving 2.
   *[no] { $knight_short } may try to slip by.
}
ask-not-today = { $you ->
    [yes] An encounter. Not today?
   *[no] { $knight_short } may pass the encounter by.
}
ask-which-skill = { $you ->
    [yes] Which skill do you roll?
   *[no] { $knight_short } chooses a skill.
}
ask-before-roll = { $you ->
    [yes] Before the dice fall: does { $knight_short } use anything?
   *[no] { $knight_short } may use something before the roll.
}
ask-after-roll = { $you ->
    [yes] The dice lie there. Does { $knight_short } do anything about it?
   *[no] { $knight_short } looks at the dice.
}
ask-which-dice = { $high ->
    [one] { $you ->
        [yes] Which die is thrown again?
       *[no] { $knight_short } throws a die again.
    }
   *[other] { $you ->
        [yes] Which dice are thrown again? Up to { $high }.
       *[no] { $knight_short } throws dice again.
    }
}
ask-drop-die = { $you ->
    [yes] { $knight_short } loses a die. Which?
   *[no] { $knight_short } loses a die and picks which.
}
ask-camp = { $you ->
    [yes] { $knight_short } camps. Repair points left: { $points }.
   *[no] { $knight_short } camps.
}
ask-heal = { $you ->
    [yes] How are the points of healing used?
   *[no] { $knight_short } is being patched up.
}
ask-trade = { $you ->
    [yes] { $knight_short } and { $partner_short }: what changes hands?
   *[no] { $knight_short } talks business with { $partner_short }.
}
ask-deal = { $you ->
    [yes] { $knight_short } proposes. { exchange } Agreed?
   *[no] { $knight_short } proposes. { exchange } { $seat } thinks about it.
}
exchange = { $has_given ->
    [yes] To { $partner_short }: { $given }.
   *[no] To { $partner_short }: nothing.
} { $has_taken ->
    [yes] To { $knight_short }: { $taken }.
   *[no] To { $knight_short }: nothing.
}
ask-explore = { $you ->
    [yes] { $find }. { found } { $points ->
        [0] {""}
       *[other] Points left: { $points }.
    }
   *[no] { $find }. { found } { $knight_short } considers it.
}
found = { $has_finds ->
    [yes] Find: { $finds }.
   *[no] Find: nothing.
} { $has_trouble ->
    [yes] Trouble: { $trouble }.
   *[no] Trouble: none.
}
ask-second-shop = { $you ->
    [yes] There is time for one more place. Which?
   *[no] { $knight_short } may visit one more place.
}
ask-healer = { $you ->
    [yes] What should the healer look at?
   *[no] { $knight_short } is at the healer’s.
}
ask-garage = { $you ->
    [yes] What should the garage do?
   *[no] { $knight_short } is at the garage.
}
ask-workshop = { $you ->
    [yes] One broken card, for nothing. Which?
   *[no] { $knight_short } is at the workshop.
}
ask-market = { $you ->
    [yes] Given so far: { $given }. Taken: { $taken }. Nobody gives change.
   *[no] { $knight_short } haggles. Given: { $given }. Taken: { $taken }.
}
ask-no-room = { $you ->
    [yes] There is no room for it. What is thrown away?
   *[no] { $knight_short } has no room for it.
}
ask-broken-arm = { $you ->
    [yes] The arm is broken. What goes into the vehicle?
   *[no] { $knight_short } can hold no more than one thing.
}
ask-torn-bay = { $you ->
    [yes] The vehicle holds less now. What is thrown away?
   *[no] { $knight_short } throws cargo away.
}
ask-keep-one = { $you ->
    [yes] Which card does { $knight_short } keep?
   *[no] { $knight_short } keeps one of the cards.
}
ask-fix = { $you ->
    [yes] Which card works again?
   *[no] { $knight_short } gets a card mended.
}
ask-gain = { $you ->
    [yes] Which resource does { $knight_short } take?
   *[no] { $knight_short } takes a resource.
}
ask-lose = { $you ->
    [yes] Which resource does { $knight_short } give up?
   *[no] { $knight_short } gives up a resource.
}
ask-pay-gear = { $you ->
    [yes] Which card does { $knight_short } pay with?
   *[no] { $knight_short } pays with gear.
}
ask-who-pays = { $you ->
    [yes] Who pays the next unit?
   *[no] { $seat } decides who pays.
}
ask-upgrade = { $you ->
    [yes] { $knight_short } has learned something. What?
   *[no] { $knight_short } may take an upgrade.
}
ask-weapon = { $has_enemy ->
    [yes] { $you ->
        [yes] { $enemy }, life { $life }. What does { $knight_short } fight with?
       *[no] { $enemy }, life { $life }. { $knight_short } chooses a weapon.
    }
   *[no] { $you ->
        [yes] Against { $rival }. What does { $knight_short } fight with?
       *[no] Against { $rival }. { $knight_short } chooses a weapon.
    }
}
ask-start = { $you ->
    [yes] The fight begins. Does { $knight_short } use anything?
   *[no] { $knight_short } may use something first.
}
ask-clash = { $you ->
    [yes] The clash. Does { $knight_short } use anything?
   *[no] { $knight_short } may use something in the clash.
}
ask-block = { $you ->
    [yes] { $broken ->
        [yes] { $knight_short } is dealt { harm-wound.n }. { $gear } is broken already: it could take { $stops }, and be gone.
       *[no] { $knight_short } is dealt { harm-wound.n }. { $gear } could take { $stops }, and break by it.
    }
   *[no] { $knight_short } is dealt { harm-wound.n }. { $gear } could take { $stops }.
}
ask-spare = { $you ->
    [yes] The vehicle is hit. Use this to spare it 1 damage?
   *[no] { $knight_short } may spare the vehicle 1 damage.
}
ask-salts = { $you ->
    [yes] Use this on waking?
   *[no] { $knight_short } comes round.
}
ask-strike = { $you ->
    [yes] The wasteland takes something of { $knight_short }’s, and today you speak for it. What?
   *[no] { $seat } speaks for the wasteland.
}
ask-entry = { $has_entry ->
    [yes] { $you ->
        [yes] “{ $entry }”. What does { $knight_short } do?
       *[no] “{ $entry }”. { $seat } decides.
    }
   *[no] { $you ->
        [yes] What does { $knight_short } do?
       *[no] { $seat } decides.
    }
}
ask-vote = { $has_entry ->
    [yes] { $you ->
        [yes] “{ $entry }”. Everybody has a vote. Yours?
       *[no] “{ $entry }”. { $seat } votes.
    }
   *[no] { $you ->
        [yes] Everybody has a vote. Yours?
       *[no] { $seat } votes.
    }
}
ask-tie = { $you ->
    [yes] As many for as against. The first player decides, and that is you.
   *[no] A tie. { $seat } decides.
}
ask-target = { $you ->
    [yes] Whom does it concern?
   *[no] { $seat } names a knight.
}
ask-tow = { $you ->
    [yes] The tanker is within reach. Tow it?
   *[no] { $knight_short } may tow the tanker.
}
ask-cathedral = { $you ->
    [yes] The organ stops. { $knight_short } prays, or has a spanner. All choose at once.
   *[no] { $seat } bows a head.
}
ask-join = { $you ->
    [yes] He is still standing. Does { $knight_short } fight him too?
   *[no] { $knight_short } may fight him too.
}

## The log

event-first-player = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-knight-taken = { $you ->
    [yes] You are { $knight }.
   *[no] { $seat } is { $knight }.
}
event-vehicle-taken = { $knight_short } has the keys: { $vehicle }.
event-started-with = { $knight_short } takes along: { $gear }.
event-round-began = { $time ->
    [0] Round { $n }.
   *[other] Round { $n }. Time stands at { $time }.
}
event-turn-began = { $knight_short } is next.
event-time-moved = Time stands at { $to }.
event-passed = { $knight_short } lets an action go by.
event-set-out = { $knight_short } starts the engine.
event-entered = { $fuel ->
    [0] { $knight_short } is { $space_at }.
    [one] { $knight_short } is { $space_at }, { $fuel } fuel poorer.
   *[other] { $knight_short } is { $space_at }, { $fuel } fuel poorer.
} Points of movement left: { $mp }.
event-spared = { $symbol }: no harm to { $knight_short }. { $source }.
event-drew-threat = { $knight_short } draws a threat: { $threat }. Red side: { $threat_red }
event-threat-yellow = { $threat }. { $threat_yellow }
event-threats-back = Back into the bag: { $threats }.
event-card-shown = { $knight_short } meets: { $card }.
event-not-here = { $card }: nobody of this story. Another card.
event-peeked = { $has_card ->
    [yes] { $deck }: the next card is { $card }.
   *[no] { $knight_short } has dreamt of a deck: { $deck }.
}
event-deck-renewed = { $deck }: the deck is empty; what was discarded is shuffled.
event-placed = { $knight_short } is { $space_at } now.
event-rolled = { $need ->
    [0] { $knight_short }, { $skill }: { $faces }. { rolled-successes }
   *[other] { $knight_short }, { $skill } { $need }: { $faces }. { rolled-successes }
} { $ok ->
    [yes] It will do.
   *[no] It will not do.
}
rolled-successes = Successes: { $successes }.
die = { $face ->
    [S] success
    [SS] two successes
    [SF] success with fate
    [F] fate
    [X] failure
   *[blank] blank
}
event-foe-rolled = { $enemy }, attack: { $faces }.
event-attacked = { $has_gear ->
    [yes] { $knight_short }, { $gear }: { $faces }. { rolled-successes }
   *[no] { $knight_short }, bare hands: { $faces }. { rolled-successes }
}
event-rerolled = { $source }. Now the dice show: { $faces }.
event-decided = { $ok ->
    [yes] { $knight_short } succeeds without a roll.
   *[no] { $knight_short } fails without a roll.
}
event-gained = { $knight_short } gains { goods-n }.
event-lost = { $knight_short } is { goods-n } poorer.
event-gear-gained = { $broken ->
    [yes] { $knight_short } has something new, broken: { $gear }.
   *[no] { $knight_short } has something new: { $gear }.
}
event-gear-moved = { $to ->
    [cargo] { $knight_short } puts into the vehicle: { $gear }.
    [armour] { $knight_short } puts on: { $gear }.
   *[hands] { $knight_short } takes in hand: { $gear }.
}
event-gear-broke = { $gear }: broken. { $knight_short } keeps the pieces.
event-gear-fixed = { $gear }: in working order. { $knight_short } tries it twice.
event-gear-gone = { $knight_short } no longer has: { $gear }.
event-gear-shown = { $has_gears ->
    [yes] { $knight_short } is shown: { $gears }.
   *[no] { $knight_short } is shown an empty table.
}
event-hurt = { $wounds ->
    [0] { $infected ->
        [0] { $knight_short } is not hurt.
        [one] { $knight_short } receives { $infected } infected wound.
       *[other] { $knight_short } receives { $infected } infected wounds.
    }
    [one] { $infected ->
        [0] { $knight_short } takes { $wounds } wound.
       *[other] { $knight_short } takes { $wounds } wound, and infected ones: { $infected }.
    }
   *[other] { $infected ->
        [0] { $knight_short } takes { $wounds } wounds.
       *[other] { $knight_short } takes { $wounds } wounds, and infected ones: { $infected }.
    }
}{ $blocked ->
    [0] {""}
   *[other] {" "}Blocked: { $blocked }.
}
event-irradiated = { $knight_short } receives { harm-rad.n }.
event-healed = { $knight_short } feels better.{ $wounds ->
    [0] {""}
   *[other] {" "}Removed: { $wounds }.
}{ $infected ->
    [0] {""}
   *[other] {" "}Infected ones turned into wounds: { $infected }.
}{ $rad ->
    [0] {""}
   *[other] {" "}Radiation less: { $rad }.
}
event-vehicle-hit = { $knight_short }’s vehicle takes { harm-damage.n }.
event-vehicle-fixed = { $knight_short }’s vehicle has { $n } damage less.
event-fell = { $knight_short } is unconscious.
event-woke = { $knight_short } comes round, with a souvenir: { $injury }. { $injury_text }
event-wrecked-it = { $knight_short } sits in a wreck.
event-overhauled = { $knight_short }’s vehicle goes again, after its fashion: { $breakdown }. { $breakdown_text }
event-cured = { $knight_short } is rid of: { $injury }.
event-mended = { $knight_short } is rid of: { $breakdown }.
event-eliminated = { $knight } does not get up again. The Waste keeps the boots.
event-experience = { $knight_short }: experience { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, now { $to }.
event-upgraded = { $face ->
    [b] { $knight_short } has learned something: { $upgrade_b }. { $upgrade_b_text }
   *[a] { $knight_short } has learned something: { $upgrade }. { $upgrade_text }
}
event-used = { $knight_short } uses: { $knack }.
event-camped = { $knight_short } makes camp.
event-traded = { $knight_short } and { $partner_short } shake hands. { exchange }
event-deal-refused = { $partner_short } would rather not. { $knight_short } keeps everything.
event-revealed = { $knight_short } turns up: { $find }.
event-left-lying = { $knight_short } leaves it lying: { $find }.
event-visited = { $knight_short } visits: { $shop }.
event-bought = { $has_given ->
    [yes] { $knight_short } gives { $given } and gets { $taken }.
   *[no] { $knight_short } gets { $taken } for nothing.
}
event-fight-began = { $knight_short } against { $enemy } ({ $enemy_kind }, { $enemy_way }), life { $life }. { $has_properties ->
    [yes] { $properties }. { $enemy_text }
   *[no] { $enemy_text }
}
enemy-enough = Which is plenty.
enemy-plain = Nothing special about it, except the teeth.
event-duel-began = { $knight_short } against { $rival_short }.
event-wielded = { $has_gear ->
    [yes] { $knight_short } fights with: { $gear }.
   *[no] { $knight_short } fights with bare hands.
}
event-ambushed = { $enemy }: ambush.
event-foe-hurt = { $n ->
    [one] { $enemy }: { $n } wound; life left: { $left }.
   *[other] { $enemy }: { $n } wounds; life left: { $left }.
}
event-fight-over = { $won ->
    [yes] { $fell ->
        [yes] { $enemy }: beaten. So is { $knight_short }.
       *[no] { $enemy }: beaten. { $knight_short } stands.
    }
   *[no] { $fell ->
        [yes] { $enemy }: not beaten. { $knight_short } is.
       *[no] { $enemy }: not beaten. { $knight_short } drives on, and neither side says why.
    }
}
event-spoke-for-waste = { $you ->
    [yes] You speak for the Waste: something of { $knight_short }’s goes.
   *[no] { $seat } speaks for the Waste: something of { $knight_short }’s goes.
}
event-plot-began = { $plot }. { $plot_about }
event-entry-read = “{ $entry }”. { $entry_opening }
event-read-alone = { $knight_short } reads something and folds it away.
event-words = { $text }
event-way-taken = { $has_knight ->
    [yes] { $knight_short }: { $way }.
   *[no] It is decided: { $way }.
}
event-voted = { $knight_short } votes: { $way }.
event-did = { $knight_short }: { $deed }.
event-token-put = { $token } – { $space_at }.
event-token-gone = { $token } – no longer { $space_at }.
event-token-moved = { $has_way ->
    [yes] { $token } moves: { $way }.
   *[no] { $token } stays where it is.
}
event-luck-given = { $n ->
    [-1] { $knight_short } will miss a die { luck-on }: { die-colour }.
   *[1] { $knight_short } will have a die more { luck-on }: { die-colour }.
}
luck-on = { $on ->
    [attack] in the next attack
    [duel] in the next duel
    [walker] in the next attack on the walker
    [trail] on the next trail
    [valve] at the valve
    [sabotage] at the next bolt
    [te] in the next check of Tech
    [su-or-te] in the next check of Survival or Tech
   *[check] in the next check
}
event-noted = Kept for another evening: { $keep }.
event-special-turned = A special card is turned up: { $special }. { $special_text }
event-renown = { $knight_short }: renown { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}, now { $to }.
event-patron-shown = { $knight_short } serves { patron-name }.{ $kept ->
    [yes] {" "}And has kept the promise.
   *[no] {""}
}
patron-name = { $patron ->
    [1] the guild
    [2] the pilots
    [3] the cult
    [4] what is left of Cerbero
   *[0] nobody
}
event-tie-broken = { $by ->
    [upgrades] Two names are equally great. More upgrades decide.
    [gear] Two names are equally great, and so are the upgrades. The better gear decides.
   *[nothing] Two names are equally great, and nothing sets them apart. The crown is shared.
}
event-prayed = { $knight_short } prays, and means part of it.
event-sabotaged = { $ok ->
    [yes] { $knight_short } loosens a bolt.
   *[no] { $knight_short } drops the spanner.
}
event-city-gone = { $space }: the ground has been cleared.
event-ended = That is the end of it.

## Why not

refused-unconscious = You are unconscious. Come round first.
refused-wrecked = A wreck does not drive. Overhaul it first.
refused-moved = You have moved this turn. Once is enough for the tyres.
refused-no-actions = No action is left this turn.
refused-too-far = Your points and your tank do not reach that far.
refused-crater = It is a crater. Nobody enters it, and nobody has asked what is at the bottom.
refused-ruined = Nothing is open { $at }. The ground has been cleared.
refused-visited = You have been to town this turn, { $at }.
refused-deed-no-actions = { $deed }: no action is left this turn.
refused-deed-nobody-here = { $deed }: it takes another knight on your space.
refused-deed-not-here = { $deed }: not in this place.
refused-deed-done-this-turn = { $deed }: done this turn.
refused-deed-done-before = { $deed }: once was enough.
refused-deed-not-now = { $deed }: something is missing for it yet.
refused-deed-cannot-pay = { $deed }: you cannot pay for it.
refused-did-camp = { $knight_short } has camped this turn.
refused-did-explore = { $knight_short } has explored this turn.
refused-only-workshop = { $gear }: no camp mends this. Take it to a workshop.
refused-too-dear = { $gear }: mending it takes { $n ->
    [one] { $n } repair point
   *[other] { $n } repair points
}, more than are left.
refused-no-ammo = { $gear }: nothing to load it with.
refused-needs-xp = { $knight_short } has not seen enough for this yet.
refused-taken = This upgrade is taken.

## How it ended

ending-a1-w1 = Delivered
    .text = Fourteen messages, forty years late. All of them were read out, and nobody switched off.
ending-a1-w2 = The guns stay asleep
    .text = One crunch, about as loud as a biscuit. A pinch of green sand, in paper.
ending-a1-w3 = Regret, Form 7
    .text = Paid in full, in coins that nobody living will take. You have a carbon copy.
ending-a1-l1 = Too late
    .text = The grille is down. On the bench they have moved up for you.
ending-a1-l2 = Undeliverable
    .text = It has rained all round. Under you is a dry place, exactly your size.
ending-a1-all-eliminated = Undeliverable
    .text = Nobody is left to sign for it.
ending-a2-GW = Green west
    .text = There is a river at Rustport. It has no name, and four meetings about it.
ending-a2-RP = Rationed peace
    .text = Two taps, one meter, one bench. Nobody has died of it. Nobody has sung either.
ending-a2-WW = The warlord’s well
    .text = It flows, and it is lent. One says thank you, and signs.
ending-a2-CD = City of dust
    .text = Rustport is a fleet again, keel downwards, waiting for the tide.
ending-a2-all-eliminated = Nobody comes back
    .text = The mug still hangs at the gate. It is dry, and so is everything else.
ending-a3-BU = Buried
    .text = There is a path over the salt, and it is swept. On Thursdays there is soup.
ending-a3-GU = Guardian of the city
    .text = It says good morning to everybody by name. There is no more crime, and no more whistling.
ending-a3-IK = The iron king
    .text = One of you has a seat nine storeys up. The others rode away, and counted as they went.
ending-a3-SC = Scorched coast
    .text = It goes on helping. Where it has been the ground is clear.
ending-a3-all-eliminated = Assistance is arriving
    .text = Nobody is left to tell it that it is morning.
ending-a4-gl = The weighed crown
    .text = The price of everything is chalked up behind the chair. It is honest, to the gram.
ending-a4-pl = The crown with wings
    .text = The sweepers have stopped. Something is being rolled out of the hangar.
ending-a4-cl = The crown that glows
    .text = One can read by it. People move their beds to have you in the window.
ending-a4-rl = The filed crown
    .text = In triplicate. On the twelfth day the pensions arrive.
ending-a4-sh = Shared crown
    .text = It is a good chair, and it takes two, back to back.
ending-a4-no = Nobody
    .text = The chair stands on the apron. The sweepers go round it.
ending-a4-all-eliminated = Nobody at all
    .text = The herald reads out the list. It does not take long.

source-experience = Experience
source-renown = Renown

## Where in the game

phase-first = Who goes first
phase-knights = Knights
phase-vehicles = Vehicles
phase-gear = Starting gear
phase-begin = The tale begins
phase-round = A new round
phase-turn = A turn
phase-evening = Evening
phase-night = Night
phase-over = The end

## Things of the table

space = { $ground ->
    [highway] Highway { $field }
    [desert] Desert { $field }
    [bush] Bush { $field }
   *[mountains] Mountains { $field }
}
    .to = { $ground ->
        [highway] to the highway at { $field }
        [desert] to the desert at { $field }
        [bush] to the bush at { $field }
       *[mountains] to the mountains at { $field }
    }
    .at = { $ground ->
        [highway] on the highway at { $field }
        [desert] in the desert at { $field }
        [bush] in the bush at { $field }
       *[mountains] in the mountains at { $field }
    }
letter = Encounter { $letter }
die-number = Die { $n }

shop-healer = Healer
    .text = Heals 1 radiation and 4 points of wounds, or takes an injury away.
shop-garage = Garage
    .text = Repairs up to 3 damage, or takes a breakdown away.
shop-workshop = Workshop
    .text = One broken card works again, whatever it is.
shop-market = Market
    .text = Three cards of gear, and any resources, for what you can spare.

deck-finds = Exploration
deck-gear = Gear

goods-part = Pump part
    .n = { $n ->
        [one] { $n } pump part
       *[other] { $n } pump parts
    }

token-ruin = Cleared ground
token-me2 = Challenge: Melee 2
token-me3 = Challenge: Melee 3
token-ra2 = Challenge: Ranged 2
token-ra3 = Challenge: Ranged 3
token-dr2 = Challenge: Driving 2
token-dr3 = Challenge: Driving 3
token-su2 = Challenge: Survival 2
token-su3 = Challenge: Survival 3
token-te2 = Challenge: Tech 2
token-te3 = Challenge: Tech 3
token-ta2 = Challenge: Talk 2
token-ta3 = Challenge: Talk 3

keep-ash = the ash of a list
keep-badge = a courier’s badge, given back
keep-boot = a left boot
keep-deed = a chewed corner of a deed
keep-form7 = Form 7, carbon copy
keep-guns = a spent shell, still warm
keep-hour = a crank handle
keep-sky = a strip of flight plan
keep-stamp = the Post’s hand stamp
keep-tibb = a wrong map
keep-voice = two words on tape
keep-voucher = a canteen voucher, one soup
keep-washer = a brass washer
