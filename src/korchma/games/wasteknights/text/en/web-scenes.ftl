## Gear, knights, dice in every scene

web-wasteknights-hands = { $n ->
    [1] one hand
   *[2] two hands
  }
web-wasteknights-tuned = tuned
web-wasteknights-value = Value { $n }
web-wasteknights-works = works
web-wasteknights-broken = broken
web-wasteknights-workshop-only = workshop
web-wasteknights-auto = automatic
web-wasteknights-health = Health { $left } of { $health }{ $infected ->
    [0] {""}
   *[other] , infected wounds: { $infected }
  }
web-wasteknights-radiation = Radiation { $n } of { $most }
web-wasteknights-die = { $die }: { $face }
web-wasteknights-to-come = still to be thrown
web-wasteknights-blank = blank
web-wasteknights-symbol-S = success
web-wasteknights-symbol-F = fate
web-wasteknights-symbol-X = failure
web-wasteknights-tally-S = { $n ->
    [one] { $n } success
   *[other] { $n } successes
  }
web-wasteknights-tally-F = { $n ->
    [one] { $n } fate
   *[other] { $n } fates
  }
web-wasteknights-tally-X = { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }
web-wasteknights-hits = { $n ->
    [one] success
   *[other] successes
  }
web-wasteknights-faces = What lies on the dice
web-wasteknights-mark-dice = Mark the dice to throw again.

## A combat

web-wasteknights-fight = Combat
web-wasteknights-fight-start = Start
web-wasteknights-fight-ranged = Ranged
web-wasteknights-fight-clash = Clash
web-wasteknights-fight-melee = Melee
web-wasteknights-fight-end = End
web-wasteknights-attacks-both = both sides
web-wasteknights-attacks-you = the knight
web-wasteknights-attacks-it = the enemy
web-wasteknights-attacks-none = no attack
web-wasteknights-attacks-reward = spoils
web-wasteknights-your-attack = Your attack
web-wasteknights-attack-of = Attack: { $who }
web-wasteknights-no-attack = Nothing is thrown yet.
web-wasteknights-life = Life
web-wasteknights-life-left = Life left: { $n }
web-wasteknights-attack = Attack
web-wasteknights-tokens = { $n ->
    [one] { $n } threat token
   *[other] { $n } threat tokens
  }
web-wasteknights-reward = If it falls
web-wasteknights-rival = the other knight
web-wasteknights-bare = Bare hands
web-wasteknights-you-to = { $own ->
    [yes] You against: { $foe }
   *[no] { $who } against: { $foe }
  }
web-wasteknights-it-to-you = { $own ->
    [yes] { $foe } against you
   *[no] { $foe } against: { $who }
  }
web-wasteknights-as-is = As it lies
web-wasteknights-reroll = { $n ->
    [one] Reroll { $n } die
   *[other] Reroll { $n } dice
  }
web-wasteknights-falls = it falls
web-wasteknights-breaks = The weapon breaks: { $chance }
web-wasteknights-attacked = { $own ->
    [yes] Your attack is made.
   *[no] The attack is made.
  }
web-wasteknights-choose-weapon = { $own ->
    [yes] First choose a weapon.
   *[no] A weapon is yet to be chosen.
  }
web-wasteknights-it-attacked = Its attack is made.
web-wasteknights-wounds-spread = Wounds and their chances
web-wasteknights-you-fall = { $own ->
    [yes] Enough to fell you: { $chance }.
   *[no] Enough to fell { $who }: { $chance }.
  }
web-wasteknights-life-change = Life { $before }, now { $left }
web-wasteknights-wounds = { $n ->
    [0] no wound
    [one] { $n } wound
   *[other] { $n } wounds
  }
web-wasteknights-blocked = armour stops { $n }
web-wasteknights-enough = enough to fall

## An entry of the Book of Tales

web-wasteknights-story = The Book of Tales
web-wasteknights-letter = { $n ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
   *[other] H
  }
web-wasteknights-no-price = no price
web-wasteknights-you-decide = You decide
web-wasteknights-decides = { $who } decides
web-wasteknights-all-vote = Everybody votes, openly; a tie goes to the first player
web-wasteknights-tie = A tie: the first player decides
web-wasteknights-successes-spread = Successes and their chances
web-wasteknights-exact = successes, per cent, exact
web-wasteknights-journal = Journal
web-wasteknights-entries = { $n ->
    [one] { $n } entry read
   *[other] { $n } entries read
  }

## A camp

web-wasteknights-camp = Camp
web-wasteknights-camps = camps here
web-wasteknights-same-space = same space
web-wasteknights-your-gear = Your gear
web-wasteknights-gear-as-is = Nothing to be done with the gear here.
web-wasteknights-no-gear = No gear.
web-wasteknights-would-mend = { $n ->
    [one] { $n } point mends it
   *[other] { $n } points mend it
  }
web-wasteknights-use = can be used here
web-wasteknights-healing = Healing
web-wasteknights-packs = { $n ->
    [one] { $n } medicine
   *[other] { $n } medicines
  }
web-wasteknights-nothing-to-heal = Nothing to heal, or nothing to heal it with.
web-wasteknights-repair = Repair
web-wasteknights-repair-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
web-wasteknights-mend-cards = Broken cards that glow can be mended. Points left over are lost with the embers.
web-wasteknights-nothing-to-mend = Nothing that these points could mend.

## Deals

web-wasteknights-market = Market
web-wasteknights-trade = Exchange
web-wasteknights-you-give = You give
web-wasteknights-gives = gives
web-wasteknights-other-side = the other side
web-wasteknights-on-the-stall = On the stall
web-wasteknights-given = is given away
web-wasteknights-taken = is taken
web-wasteknights-free-trade = Whatever the value, if both agree.
web-wasteknights-short-of = Short of { $n }.
web-wasteknights-covered = { $n ->
    [0] Paid to the last bolt.
   *[other] Paid, { $n } too much. Nobody gives change.
  }
web-wasteknights-take-something = Choose what you take, then what you give for it.
web-wasteknights-bought-broken = What is bought comes broken.

## Cards on the table

web-wasteknights-what-to-do = What can be done
web-wasteknights-find = Exploration
web-wasteknights-event-card = Event
web-wasteknights-finds = Find
web-wasteknights-trouble = Trouble
web-wasteknights-nothing = nothing
web-wasteknights-circumstance = Circumstance
web-wasteknights-success = Success
web-wasteknights-failure = Failure
web-wasteknights-more-cards = { $n ->
    [0] points: this is the last card
    [one] point: one more card could be turned up
   *[other] points: so many more cards could be turned up
  }
web-wasteknights-common = For everybody
web-wasteknights-n-health = Health { $n }
web-wasteknights-n-resist = Radiation resistance { $n }
web-wasteknights-n-repair = Repair { $n }
web-wasteknights-n-explore = Exploration { $n }
web-wasteknights-v-speed = Speed
web-wasteknights-v-tank = Tank
web-wasteknights-v-rate = Points for a unit of fuel
web-wasteknights-v-capacity = Load
web-wasteknights-v-chassis = Chassis
web-wasteknights-v-repair = Repair cost
web-wasteknights-needs = needed: { $n }
web-wasteknights-of-need = { $n } of { $need }
web-wasteknights-more = cards and tokens: { $less ->
    [yes] −{ $by }
   *[no] +{ $by }
  }
web-wasteknights-armour-takes = { $gear } can take { $n } and then breaks: { $chance }.
