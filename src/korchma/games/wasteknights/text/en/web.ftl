## Where the game stands

web-wasteknights-hand-empty = Your knight’s vehicle and gear will stand here.
web-wasteknights-round = Round { $n }
    .short = R { $n }
web-wasteknights-action = { $n ->
    [1] First action
    [2] Second action
   *[other] Action { $n }
  }
web-wasteknights-acted-move = Drive
web-wasteknights-acted-camp = Camp
web-wasteknights-ask-explore = { $find }: do you take it?
web-wasteknights-acted-explore = Explore
web-wasteknights-acted-city = Town
web-wasteknights-acted-pass = Pass
web-wasteknights-acted-overhaul = Overhaul
web-wasteknights-acted-wake = Coming round
web-wasteknights-acted-story = Story
web-wasteknights-phase-first = Who goes first
web-wasteknights-phase-knights = Knights
web-wasteknights-phase-vehicles = Vehicles
web-wasteknights-phase-gear = Starting gear
web-wasteknights-phase-begin = The story begins
web-wasteknights-phase-round = A new round
web-wasteknights-phase-turn = A turn
web-wasteknights-phase-evening = End of the turn
web-wasteknights-phase-night = End of the round
web-wasteknights-phase-over = The end

## The map

web-wasteknights-map = Australia
web-wasteknights-rift = Great Rift
web-wasteknights-key = Key of the map
web-wasteknights-no-way = closed
web-wasteknights-here = You are here
web-wasteknights-price = { $points } { $points ->
    [one] point
   *[other] points
  }{ $fuel ->
    [0] {""}
   *[other] , { $fuel } fuel
  }
web-wasteknights-range-speed = { $n } MP, no fuel
web-wasteknights-range-fuel = { $n } MP for each fuel
web-wasteknights-ways = Ways there
web-wasteknights-safe = nothing on it
web-wasteknights-group-drive-to = Drive to…
    .short = Drive
web-wasteknights-group-take-knight = Choose a knight…
    .short = Knight
web-wasteknights-group-take-vehicle = Choose a vehicle…
    .short = Vehicle
web-wasteknights-group-take-gear = Take gear…
    .short = Gear
web-wasteknights-group-take = Choose a way…
    .short = Ways
web-wasteknights-group-step = Next space…
    .short = On
web-wasteknights-group-tow = Tow it…
    .short = Tow
web-wasteknights-group-visit = Go into town…
    .short = Town
web-wasteknights-group-do = Story actions…
    .short = Story
web-wasteknights-group-equip = Put on or take in hand…
    .short = Put on
web-wasteknights-group-stow = Into the vehicle…
    .short = Stow
web-wasteknights-group-discard = Throw away…
    .short = Throw
web-wasteknights-group-use-gear = Use gear…
    .short = Use
web-wasteknights-group-use-knack = Use an ability…
    .short = Ability
web-wasteknights-group-upgrade = Take an upgrade…
    .short = Upgrade
web-wasteknights-group-treat = Use medicine…
    .short = Heal
web-wasteknights-group-heal-by = How to heal…
    .short = Heal
web-wasteknights-group-fix = Mend gear…
    .short = Gear
web-wasteknights-group-patch = Mend a vehicle…
    .short = Vehicle
web-wasteknights-group-trade-with = Trade…
    .short = Trade
web-wasteknights-group-restore = Have mended…
    .short = Mend
web-wasteknights-group-cure = Cure an injury…
    .short = Injury
web-wasteknights-group-mend = Mend a breakdown…
    .short = Breakdown
web-wasteknights-group-put = Give…
    .short = Give
web-wasteknights-group-want = Take…
    .short = Take
web-wasteknights-group-keep = Keep one…
    .short = Keep
web-wasteknights-group-wield = Choose a weapon…
    .short = Weapon
web-wasteknights-group-choose = Choose…
    .short = Choose
web-wasteknights-group-strike = Take from him…
    .short = Take
web-wasteknights-group-name = Choose whom…
    .short = Whom
web-wasteknights-group-drop = Give up a die…
    .short = Die
web-wasteknights-group-gain = Take goods…
    .short = Goods
web-wasteknights-group-lose = Give goods…
    .short = Goods
web-wasteknights-do-use-knack = { $knack }
web-wasteknights-do-take-knight = { $knight_short }
web-wasteknights-do-take-vehicle = { $vehicle }
web-wasteknights-do-take-gear = { $gear }
web-wasteknights-do-restore = { $gear }
web-wasteknights-do-keep = { $gear }
web-wasteknights-do-visit = { $shop }
web-wasteknights-do-take = { $points } MP{ $rad ->
    [0] {""}
   *[other] , radiation { $rad }
  }{ $cont ->
    [0] {""}
   *[other] , contamination { $cont }
  }{ $threat ->
    [0] {""}
   *[other] , threat { $threat }
  }
web-wasteknights-log-entry-read = “{ $entry }” is read.
web-wasteknights-away = { $n ->
    [one] { $n } space away
   *[other] { $n } spaces away
  }
web-wasteknights-points = { $n } MP
web-wasteknights-source = { $fuel ->
    [0] speed { $speed }
   *[other] speed { $speed } + fuel { $fuel }
  }
web-wasteknights-tank-after = Tank after it
web-wasteknights-then = Then a card

## Knights

web-wasteknights-die-W = white
web-wasteknights-die-G = green
web-wasteknights-die-B = blue
web-wasteknights-die-R = red
web-wasteknights-out = out of the game
web-wasteknights-fallen = unconscious
web-wasteknights-wrecked = wreck
web-wasteknights-promised = { $n ->
    [one] a die promised
   *[other] { $n } dice promised
  }
web-wasteknights-threats = { $n ->
    [one] a threat token
   *[other] { $n } threat tokens
  }
web-wasteknights-parts = { $n ->
    [one] { $n } part
   *[other] { $n } parts
  }
web-wasteknights-renown = renown { $n }
web-wasteknights-sheet = Your knight’s sheet
web-wasteknights-sheet-of = Sheet: { $who }
web-wasteknights-track-health = Health
web-wasteknights-track-rad = Radiation
web-wasteknights-xp = Experience { $n } of { $most }{ $due ->
    [0] {""}
   *[other] , upgrades due: { $due }
  }
web-wasteknights-xp-short = XP
web-wasteknights-lot-hands = in hand
web-wasteknights-lot-armour = worn
web-wasteknights-lot-cargo = in the vehicle
web-wasteknights-upgrades = Upgrades
web-wasteknights-lasting = What stays
web-wasteknights-speed = Speed
web-wasteknights-mp = MP
web-wasteknights-tank = Tank
web-wasteknights-chassis = Chassis
web-wasteknights-load = Load

## The plot

web-wasteknights-plot = Plot
web-wasteknights-no-plot = Before the story
web-wasteknights-acts = Story actions
web-wasteknights-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
  }
web-wasteknights-time = Time
web-wasteknights-left = { $n ->
    [0] the last round
    [one] { $n } round left
   *[other] { $n } rounds left
  }
web-wasteknights-event = something happens then
web-wasteknights-aim-tab = There
web-wasteknights-stock-tab = Stock
web-wasteknights-stock = Ready for all
web-wasteknights-bag = Threat tokens in the bag
web-wasteknights-specials = Special cards
web-wasteknights-special-down = Face down: { $cards }
web-wasteknights-special-gone = no longer holds
web-wasteknights-count-case = The case
web-wasteknights-count-trails = Trails found
web-wasteknights-count-fort = Walls of Rustport
web-wasteknights-count-tanker = Water in the tanker
web-wasteknights-count-beaten = Raiders beaten
web-wasteknights-count-clues = Clues
web-wasteknights-count-marks = Marks
web-wasteknights-count-walker-life = Wounds of Shepherd Nine
web-wasteknights-count-promises = Promises
