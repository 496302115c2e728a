### Words of the browser: the map, heroes, attack, story, emporium.

web-swordsorcery-round = Round { $n }
    .short = R. { $n }
web-swordsorcery-map = The map of the quest
web-swordsorcery-hand-empty = Your hero’s gear and powers will lie here.
web-swordsorcery-chest = a chest
web-swordsorcery-search = something to search
web-swordsorcery-heap = a heap to search
web-swordsorcery-shadow = a shadow
web-swordsorcery-story-card = a story card
web-swordsorcery-loot = loot
web-swordsorcery-key = magic key
web-swordsorcery-shrine-lit = a shrine, awake
web-swordsorcery-shrine-dark = a shrine, dark
web-swordsorcery-gate-open = an open gate
web-swordsorcery-gate-shut = a shut gate
web-swordsorcery-door-shut = A door
web-swordsorcery-door-locked = A locked door
web-swordsorcery-figure = { $who }, life { $life } of { $health }
web-swordsorcery-figure-ghost = { $who }, a ghost
web-swordsorcery-legend-difficult = difficult: costs more to enter
web-swordsorcery-legend-dangerous = dangerous: hurts whoever enters
web-swordsorcery-life = Life { $left } of { $health }
web-swordsorcery-armour = Armour { $n }
web-swordsorcery-shields = Magic shields { $n }
web-swordsorcery-defence = Defence dice { $n }
web-swordsorcery-cooling = { $n ->
        [one] { $n } more round
       *[other] { $n } more rounds
    }
web-swordsorcery-cools = { $n ->
        [one] cools down for { $n } round
       *[other] cools down for { $n } rounds
    }
web-swordsorcery-level = level { $n }
web-swordsorcery-charges = { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
web-swordsorcery-pack = pack
web-swordsorcery-pack-of = Pack: { $n } of { $most }
web-swordsorcery-sheet = Sheet
web-swordsorcery-sheet-of = { $who }: the whole sheet
web-swordsorcery-rank = Soul rank { $n }
web-swordsorcery-ransom = { $n ->
        [one] a ghost; back for { $n } shard
       *[other] a ghost; back for { $n } shards
    }
web-swordsorcery-hidden = hidden
web-swordsorcery-engaged = engaged
web-swordsorcery-went = has acted
web-swordsorcery-action-move = Move
web-swordsorcery-action-combat = Combat
web-swordsorcery-action-act = Special
web-swordsorcery-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-swordsorcery-left = { $n } left
web-swordsorcery-focused = A hit more in the next attack
web-swordsorcery-crowns = { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
web-swordsorcery-gifts = Gifts
web-swordsorcery-powers = Powers
web-swordsorcery-worn = In hand and on the body
web-swordsorcery-empty = empty
web-swordsorcery-none = None yet
web-swordsorcery-shards = Soul shards
web-swordsorcery-event-deck = Events left
web-swordsorcery-encounter-deck = Encounters left
web-swordsorcery-enemy-deck = Enemies in the deck
web-swordsorcery-priority = Priority token
web-swordsorcery-led = led by the player of { $who }
web-swordsorcery-scroll = What it will do
web-swordsorcery-row-fits = this row fits
web-swordsorcery-idle = No encounter can call it now.
web-swordsorcery-picks = It picks { $who }: { $why }
web-swordsorcery-odds-are = Exact: first the chance to kill, then to wound.
web-swordsorcery-point = Point at an enemy: what it would do now, and to whom.
web-swordsorcery-no-foes = No enemy is in sight.
web-swordsorcery-quest = Quest
web-swordsorcery-foes = Foes
web-swordsorcery-step-weak = Weakness
web-swordsorcery-step-armour = Armour
web-swordsorcery-step-magic = Magic
web-swordsorcery-step-dice = Dice
web-swordsorcery-step-traits = Traits
web-swordsorcery-step-shields = Shields
web-swordsorcery-step-hits = Hits
web-swordsorcery-step-wounds = Wounds
web-swordsorcery-attack = An attack
web-swordsorcery-hits = Hits
web-swordsorcery-roll-guard = The defence roll
web-swordsorcery-not-rolled = Not rolled yet
web-swordsorcery-kill = kills
web-swordsorcery-wound = wounds
web-swordsorcery-story = A story
web-swordsorcery-needs-nature = needs a hero of { $nature }
web-swordsorcery-by-vote = All vote, and most votes decide.
web-swordsorcery-by-nature = Whoever stepped here decides, by nature.
web-swordsorcery-emporium = The emporium
web-swordsorcery-ready = ready
web-swordsorcery-choosing = choosing
web-swordsorcery-not-yet = not yet
web-swordsorcery-shop-own = Your things
web-swordsorcery-shop-anvil = Anvil
web-swordsorcery-shop-tavern = Tavern
web-swordsorcery-shelf-arms = Blades and bows
web-swordsorcery-shelf-armour = Armour
web-swordsorcery-shelf-rest = Drink, thread, paper
web-swordsorcery-tavern = { $n } crowns a throw, one throw a visit: name a symbol of the blue die.
web-swordsorcery-gem = life { $health }, combat { $combat }, special { $act }, powers { $powers }
web-swordsorcery-life-of = life { $n }
web-swordsorcery-moves = moves { $n }
web-swordsorcery-choice = A choice
web-swordsorcery-no-dice = no dice
web-swordsorcery-unhurt = Not a scratch
web-swordsorcery-wounds = { $n ->
        [one] { $n } wound gets through
       *[other] { $n } wounds get through
    }
web-swordsorcery-card-event = Event
web-swordsorcery-card-trap = Trap
web-swordsorcery-card-encounter = Encounter
web-swordsorcery-card-item = Treasure
web-swordsorcery-card-loot = Loot
web-swordsorcery-card-shadow = Shadow
web-swordsorcery-card-crit = Critical hit
web-swordsorcery-phase-setup = Before the quest
web-swordsorcery-phase-time = Time
web-swordsorcery-phase-battle = Battle
web-swordsorcery-phase-event = Event
web-swordsorcery-group-walk = Move
    .short = Move
web-swordsorcery-group-fly = Drift
    .short = Drift
web-swordsorcery-group-strike = Attack
    .short = Attack
web-swordsorcery-group-use-power = Power
    .short = Power
web-swordsorcery-group-use-item = Item
    .short = Item
web-swordsorcery-group-use-innate = Gift
    .short = Gift
web-swordsorcery-group-shout = Shout
    .short = Shout
web-swordsorcery-group-drop = Drop
    .short = Drop
web-swordsorcery-group-drop-coins = Drop crowns
    .short = Crowns
web-swordsorcery-group-pick-up = Pick up
    .short = Pick up
web-swordsorcery-group-exchange = Exchange
    .short = Exchange
web-swordsorcery-group-open-door = Open a door
    .short = Open a door
web-swordsorcery-group-buy = Buy
    .short = Buy
web-swordsorcery-group-sell = Sell
    .short = Sell
web-swordsorcery-group-wear = Equip
    .short = Equip
web-swordsorcery-group-take-off = Put away
    .short = Put away
web-swordsorcery-group-give = Give
    .short = Give
web-swordsorcery-group-pay = Give crowns
    .short = Give crowns
web-swordsorcery-group-take-from = Take
    .short = Take
web-swordsorcery-group-to-stash = Into the stash
    .short = Into the stash
web-swordsorcery-group-from-stash = From the stash
    .short = From the stash
web-swordsorcery-group-bet = Bet
    .short = Bet
web-swordsorcery-group-forge = Anvil
    .short = Anvil
web-swordsorcery-group-next = Who goes next
    .short = Who goes next
web-swordsorcery-group-rank-up = Higher rank
    .short = Higher rank
web-swordsorcery-group-take-hero = Choose a hero
    .short = Choose a hero
web-swordsorcery-group-leave = Stay behind
    .short = Stay behind
web-swordsorcery-group-awaken = Awaken
    .short = Awaken
web-swordsorcery-group-return = Return
    .short = Return
web-swordsorcery-do-next = { $hero }
web-swordsorcery-do-walk = Move: { $to }
web-swordsorcery-do-fly = Drift: { $to }
web-swordsorcery-do-strike = Attack: { $target }
web-swordsorcery-do-use-power = { $power }{ $has_target ->
        [yes] : { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] : { $area }
       *[other] { "" }
    }
web-swordsorcery-its-blow = { $weapon }: the chance to wound
web-swordsorcery-its-blow-near = { $weapon }, once it is near: the chance to wound
web-swordsorcery-passed-ghost = { $who } is a ghost: it looks through
web-swordsorcery-passed-hidden = { $who } is hidden
web-swordsorcery-passed-unseen = { $who } is out of its sight
web-swordsorcery-passed-far = { $who } is not at the distance of this row
web-swordsorcery-passed-other = { $who } fits, but another fits better
web-swordsorcery-pace = { $points ->
        [one] { $points } point to get there
       *[other] { $points } points to get there
    }{ $strikes ->
        [0] {""}
        [one] , { $strikes } free attack before it
       *[other] , { $strikes } free attacks before it
    }{ $burns ->
        [0] {""}
       *[other] , the ground takes { $burns } life
    }
web-swordsorcery-symbols = What the symbols buy
web-swordsorcery-nothing-bought = No symbol buys anything here.
web-swordsorcery-sum-sure = sure
web-swordsorcery-sum-dice = dice
web-swordsorcery-sum-bonus = bonus
web-swordsorcery-sum-spent = spent
web-swordsorcery-life-ahead = Life { $left } of { $health }; after this { $least } to { $most }
web-swordsorcery-taken = taken
web-swordsorcery-road = The road of seven quests
web-swordsorcery-road-won = won
web-swordsorcery-road-lost = lost, to be played again
web-swordsorcery-road-now = under way
web-swordsorcery-road-locked = not yet
web-swordsorcery-road-next = next
web-swordsorcery-party = The party
web-swordsorcery-evenings = Evenings
web-swordsorcery-evening-won = won
web-swordsorcery-evening-lost = lost
web-swordsorcery-fell = { $n ->
        [0] never fell
        [one] fell once
       *[other] fell { $n } times
    }
web-swordsorcery-life-of-party = Life { $n }
web-swordsorcery-carried = Carried on: ranks { $ranks }, { $crowns } crowns, { $shards } soul shards, { $things } things.
web-swordsorcery-replay = Watch again
web-swordsorcery-from-here = Another life from here
web-swordsorcery-again-from = Play it again
web-swordsorcery-to-next = On to { $name }
web-swordsorcery-sit-down = To the table
web-swordsorcery-begun = No quest is behind you yet.
web-swordsorcery-at-the-end = The road ends here: all seven are behind you.
web-swordsorcery-anew = Another life from the ford
web-swordsorcery-plans = Plans
    .how = Drawn for the others, and gone with the round.
web-swordsorcery-plan-way = I go there
    .how = Touch the area you are heading for.
web-swordsorcery-plan-aim = I take this one
    .how = Touch the enemy you mean.
web-swordsorcery-plan-hold = I hold this
    .how = Touch a door or an area.
web-swordsorcery-plan-next = I would like to go next
web-swordsorcery-plan-after = After you
web-swordsorcery-plan-wipe = Wipe it off
web-swordsorcery-planned-way = { $who } heads for: { $what }
web-swordsorcery-planned-aim = { $who } takes on: { $what }
web-swordsorcery-planned-hold = { $who } holds: { $what }
web-swordsorcery-planned-next = { $who } would like to go next
web-swordsorcery-planned-after = { $who } lets others go first
web-swordsorcery-by-storm = Soul Storm: every way is open to everybody.
web-swordsorcery-by-choice = Whoever stepped here decides.
web-swordsorcery-not-for = Not for { $who }: { $things }.
web-swordsorcery-other-side = the other side of your { $name }
web-swordsorcery-instead = worn instead of: { $names }
web-swordsorcery-free-slot = goes where nothing is: { $slot }
web-swordsorcery-into-pack = goes into the pack
web-swordsorcery-wrong-style = Not for this hero’s style
web-swordsorcery-anvil = For { $n } crowns a weapon or armour shows its better side until the quest ends, as often as you can pay.
web-swordsorcery-forge-now = For this quest
web-swordsorcery-forge-good = For good
web-swordsorcery-forge-poor = { $n } crowns are not there.
web-swordsorcery-forge-none = Nothing you have can be laid on the anvil.
web-swordsorcery-tavern-drank = You have had your throw. Come back before the next quest.
web-swordsorcery-tavern-poor = Not enough for a throw: it costs { $n } crowns.
web-swordsorcery-tavern-saying = “The shield is honest. The star is thirsty. The laurel has ruined better than you.”
web-swordsorcery-stash = The stash, for nothing
web-swordsorcery-lend = Crowns for the others
web-swordsorcery-wheel = Soul rank { $rank }; in this quest { $top } is the highest
web-swordsorcery-left-over = stay for everybody
web-swordsorcery-left-raises = stay; enough to bring back: { $names }
web-swordsorcery-rank-brings = What rank { $n } brings
web-swordsorcery-learns = To choose from:
web-swordsorcery-grown = A new level of:
web-swordsorcery-level-with = { $names } may come up to { $n } first, before anybody goes beyond.
web-swordsorcery-knows = Knows: { $names }
web-swordsorcery-goes = goes along
web-swordsorcery-stays = Stay behind
web-swordsorcery-not-along = cannot come along
web-swordsorcery-recruit = { $back ->
        [yes] back
       *[other] joins
    }: rank { $rank }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
