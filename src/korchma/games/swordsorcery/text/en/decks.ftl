### The small decks: encounters, traps, criticals, shadows, events, and what lies about.

## Encounters

encounter-leaders-assault = Leader’s assault
    .text = All purple enemies; otherwise all of the highest rank in play.
    .flavour = Somebody up there has read the plan.
encounter-battle = Battle
    .text = Any { $any } enemies. Then all encounters are shuffled, and only this one is discarded.
    .flavour = Everybody talks at once.
encounter-green-tide = Green tide
    .text = All green enemies; otherwise any { $otherwise }.
    .flavour = They are young and there are many of them.
encounter-blue-blades = Blue blades
    .text = All blue enemies; otherwise any { $otherwise }.
    .flavour = Those who got through the first war.
encounter-red-hunger = Red hunger
    .text = All red enemies; otherwise any { $otherwise }.
    .flavour = He eats first.
encounter-quick-knives = Quick knives
    .text = All enemies of Agility; otherwise any { $otherwise }.
    .flavour = You hear them when they stop.
encounter-brutes = Brutes
    .text = All enemies of Strength; otherwise any { $otherwise }.
    .flavour = The plan is to go straight on.
encounter-dark-rites = Dark rites
    .text = All enemies of Magic or Faith; otherwise any { $otherwise }.
    .flavour = The chant has a refrain. It is you.
encounter-close-quarters = Close quarters
    .text = All enemies with a hero in their area; otherwise any { $otherwise }.
    .flavour = No room to draw breath, only steel.
encounter-blood-scent = Blood scent
    .text = All wounded enemies; otherwise any { $otherwise }.
    .flavour = It is their own. That makes it worse.
encounter-skirmish = Skirmish
    .text = Any { $any } enemies.
    .flavour = Somebody pushed somebody.
encounter-lone-stalker = Lone stalker
    .text = Any { $any } enemy, with { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } more in this activation.
    .flavour = It was behind you on the stairs, too.
encounter-hesitation = Hesitation
    .text = Nobody acts.
    .flavour = They are voting.
encounter-ambush = Ambush
    .text = All enemies with a hero in sight and none in their area; otherwise any { $otherwise }.
    .flavour = The bushes were facing the wrong way.
encounter-signal = Signal
    .text = Every special power in play goes off, then any { $any } enemy.
    .flavour = A whistle, low, from three sides.

## Traps

trap-lightning = Lightning
    .text = Whoever fails a save within { $radius } takes { $n ->
            [one] { $n } mystic hit
           *[other] { $n } mystic hits
        }.
    .flavour = The handle was warm. That was the hint.
trap-pentagram = Pentagram
    .text = Whoever fails a save within { $radius } turns a used power back by { $n }.
    .flavour = Drawn with a ruler. Somebody cared.
trap-flame = Flame
    .text = Whoever fails a save within { $radius } is burning, level { $level ->
            [1] I
           *[other] II
        }.
    .flavour = It was an oven once. It misses baking.
trap-alarm = Alarm
    .text = Draw and resolve an encounter, even if no enemy is in play.
    .flavour = A cowbell on a string. It never fails.
trap-needle = Needle
    .text = If you opened and fail a save, you have Poison I.
    .flavour = Small, thin, and very well informed.
trap-flash = Flash
    .text = Whoever fails a save within { $radius } is blinded.
    .flavour = One sees everything at once, then nothing at length.
trap-net = Net
    .text = If you opened and fail a save, you are slowed.
    .flavour = Still smells of carp.
trap-blast = Blast
    .text = Whoever fails a save within { $radius } is knocked down.
    .flavour = The door went first.
trap-gas = Gas
    .text = Whoever fails a save within { $radius } has Poison I.
    .flavour = Almonds. Nobody has baked.
trap-hammer = Hammer
    .text = If you opened and fail a save, you take { $n ->
            [one] { $n } crushing hit
           *[other] { $n } crushing hits
        }.
    .flavour = Hung there by somebody patient.
trap-soul-leech = Soul leech
    .text = If you opened and fail a save, the party loses { $n ->
            [one] { $n } soul shard
           *[other] { $n } soul shards
        }.
    .flavour = Does not want blood. Has tried it.
trap-click = Click
    .text = Nothing happens.
    .flavour = Now breathe.

## Critical hits

crit-gash = Gash
    .text = { $n ->
            [one] { $n } damage
           *[other] { $n } damage
        } at once.
crit-deep-gash = Deep gash
    .text = { $n ->
            [one] { $n } damage
           *[other] { $n } damage
        } at once.
crit-knocked-down = Off the feet
    .text = Knocked down.
crit-stunned = Stars
    .text = Stunned.
crit-slowed = Lame
    .text = Slowed.
crit-blinded = Blood in the eyes
    .text = Blinded.
crit-poisoned = Dirty wound
    .text = Poison I.
crit-torn-arm = Torn arm
    .text = Trauma: { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } fewer in every attack.
crit-split-armour = Split armour
    .text = Trauma: { $n } less armour.
crit-broken-rib = Broken rib
    .text = Trauma: { $n } less life.
crit-crushed-chest = Crushed chest
    .text = Trauma: { $n } less life.
crit-ringing-head = Ringing head
    .text = Trauma: symbols of power and magic buy nothing.

## Shadows

shadow-citizen-man = Citizen
    .text = Nobody’s enemy. He would like to go home.
shadow-citizen-woman = Citizen
    .text = Nobody’s enemy. She was on her way home, thank you.
shadow-enemy = Enemy
    .text = An enemy from the deck appears here.
shadow-advanced = Advanced enemy
    .text = An enemy from the deck appears here and draws one more enemy power.
shadow-two = Two enemies
    .text = Two enemies from the deck appear here.
shadow-story-enemy = Enemy of the story
    .text = The quest says who it is.
shadow-story = Story
    .text = The quest says what it is.

## What lies about

loot-crowns = Loot: { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
loot-treasure = Loot: { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }
chest-hoard = Hoard
    .text = { $n ->
            [one] { $n } treasure card
           *[other] { $n } treasure cards
        }.
chest-box = Strongbox
    .text = { $n ->
            [one] { $n } treasure card
           *[other] { $n } treasure cards
        } and { $crowns } crowns.
chest-purse = Purse
    .text = { $crowns } crowns.
search-rich = A promising heap
search-poor = A heap like any other

## Events

event-card-patrol = Patrol
    .text = Nobody but new enemies.
    .flavour = They count the lamps, then the heads.
event-card-reinforcements = Reinforcements
    .text = Nobody but new enemies, and they are enough.
    .flavour = Late, and annoyed about it.
event-card-horn = Horn
    .text = An encounter now.
    .flavour = Out of tune, and it works.
event-card-flames = Flames
    .text = A fire of level { $level ->
            [1] I
           *[other] II
        } at one open gate, picked by the die.
    .flavour = Somebody was careful with everything but this.
event-card-fog = Fog
    .text = While it lies here nobody sees farther than { $most } areas.
    .flavour = Your own hand says good morning.
event-card-bloodlust = Bloodlust
    .text = While it lies here enemies attack with { $n } more { $to ->
            [red] red
           *[other] blue
        } die.
    .flavour = They have stopped singing. That was the good part.
event-card-dread = Dread
    .text = While it lies here only the first symbol of a face counts in saves.
    .flavour = Something has sat down next to your courage.
event-card-omen = Omen
    .text = Each hero, ghosts too, turns a used power back by { $n }.
    .flavour = Seven crows. One of them shrugged.
event-card-gift = Gift
    .text = Each living hero heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }.
    .flavour = A loaf on the wall, still warm, and no one near.
event-card-calm = Calm
    .text = While it lies here nobody makes reaction attacks.
    .flavour = Even the dogs are thinking.
event-card-dark-surge = Dark surge
    .text = All enemies get their magic shields back.
    .flavour = The water in the bucket went up, then looked round.
event-card-merchant = Merchant
    .text = The living visit the emporium; each may buy { $most ->
            [one] { $most } card
           *[other] { $most } cards
        } at most.
    .flavour = He asks nothing and gives change.
event-card-night = Night
    .text = As it falls each hero turns a used power back. Until Day comes, attacks of heroes have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } fewer.
    .flavour = Somebody has turned the valley face down.
event-card-day = Day
    .text = As it breaks each hero turns a used power forward by { $n }. Night is over.
    .flavour = It looks smaller in the light, all of it.
event-spawn = New enemies: heroes minus enemies in play{ $by ->
        [none] { "" }
       *[other] , { $by }
    }
event-no-spawn = Nobody new comes
event-story = Story
