## Knights

knight-johnny = Johnny Taylor
    .short = Johnny
    .class = Drifter with a dog
    .about = Polite, crooked, in no hurry. Talks to the dog; people overhear.
    .ability = Loyal dog
    .text = Once a combat, in the clash, you may have the dog deal 1 wound to a beast, a bandit or a cultist.
knight-logan = Logan Harris
    .short = Logan
    .class = Veteran
    .about = Count, distance, cost. Sleeps badly and reports it to nobody.
    .ability = Iron nerve
    .text = Once a turn, after your attack roll, you may reroll one of its dice.
knight-alinta = Alinta
    .short = Alinta
    .class = Spirit walker
    .about = Answers a question with a better one. Knows the country as one knows relatives: exactly.
    .ability = Songlines
    .text = The first radiation or contamination symbol of each of your moves has no effect. Two on one space: you pick.
knight-zoe = Zoe Shaw
    .short = Zoe
    .class = Mechanic
    .about = Speaks to machines as to people, and to people as to machines.
    .ability = Scrap surgeon
    .text = Once a camp you may make a broken card of repair cost X work for 4 repair points: your own, or that of a knight on your space.
knight-nellie = Nellie Thompson
    .short = Nellie
    .class = Courier
    .about = Minutes, kilometres, verbs. Has left before the full stop.
    .ability = Lead foot
    .text = 1 point of movement more on every move.
knight-li = Yellow Li
    .short = Li
    .class = Brawler
    .about = Thanks you formally, then hits. The jacket is from the road works, and one size too large.
    .ability = Hard fists
    .text = A green die more in unarmed attacks.

## Vehicles

vehicle-bike = Bike
    .text = Nothing to hold on to except the bike.
vehicle-off-roader = Off-roader
    .text = Goes where the road would have gone, had anyone finished it.
vehicle-truck = Truck
    .text = Arrives. Nobody has said when.
vehicle-buggy = Buggy
    .text = Four wheels, one seat, no doors to slam.
vehicle-muscle-car = Muscle car
    .text = One litre to the hill, another to be noticed on it.
vehicle-camper-van = Camper van
    .text = The curtains are drawn. They were drawn when it was found.

vehicle-type-light = light
vehicle-type-medium = medium
vehicle-type-heavy = heavy

## Cities and sites

spot-rustport = Rustport
    .to = to Rustport
    .at = in Rustport
    .text = The sea withdrew three hundred metres and has not explained itself. A mug hangs at the gate: drink first, then speak.
spot-pumps = Pumps
    .to = to Pumps
    .at = in Pumps
    .text = Three pumps nod: oil, oil and water. Which is which is not marked. Nobody whistles here.
spot-alice-offsprings = Alice Offsprings
    .to = to Alice Offsprings
    .at = in Alice Offsprings
    .text = A town hung on chains over the rift. The floor creaks in whole sentences.
spot-first-bridge = First Bridge
    .to = to First Bridge
    .at = at First Bridge
    .text = Nine spans, and the toll is ten. Who turns round pays again.
spot-queens-valley = Queen’s Valley
    .to = to Queen’s Valley
    .at = in Queen’s Valley
    .text = The runway is swept each dawn. Nothing has flown for eleven years.
spot-new-sydney = New Sydney
    .to = to New Sydney
    .at = in New Sydney
    .text = They vote with shoes, in two bins. The losers’ stay in.
spot-broken-causeway = Broken Causeway
    .to = to the Broken Causeway
    .at = on the Broken Causeway
    .text = Eleven metres are missing. A sign says that works end in spring; it is repainted yearly.
spot-robot-factory = Robot Factory
    .to = to the Robot Factory
    .at = at the Robot Factory
    .text = The night shift has not been relieved for forty years.
spot-bunker-complex = Bunker Complex
    .to = to the Bunker Complex
    .at = at the Bunker Complex
    .text = Two hundred and twelve people, and a General no one has seen standing.
spot-dry-dock = Dry Dock
    .to = to the Dry Dock
    .at = at the Dry Dock
    .text = The only wet thing in forty kilometres.
spot-radar-ridge = Radar Ridge
    .to = to Radar Ridge
    .at = on Radar Ridge
    .text = The dish turns once a day, at nine in the evening. One does not talk meanwhile.
spot-salt-cathedral = Salt Cathedral
    .to = to the Salt Cathedral
    .at = at the Salt Cathedral
    .text = A desalination plant that grew. Inside it is always good morning.
spot-drowned-quarter = Drowned Quarter
    .to = to the Drowned Quarter
    .at = in the Drowned Quarter
    .text = At low tide the doorbells still work. Ring before looting.
spot-old-darwin = Old Darwin
    .to = to Old Darwin
    .at = in Old Darwin
    .text = The sorting office burned last. The pigeonholes are full.
spot-crocodile-flats = Crocodile Flats
    .to = to Crocodile Flats
    .at = on Crocodile Flats
    .text = The crocodiles have numbers, and backers.
spot-sunken-mine = Sunken Mine
    .to = to the Sunken Mine
    .at = at the Sunken Mine
    .text = The lift goes down. You pay at the bottom.
spot-snowy-vault = Snowy Vault
    .to = to the Snowy Vault
    .at = at the Snowy Vault
    .text = Ninety thousand seeds and one heater. Take one, plant two, report.
spot-kimberley-gate = Kimberley Gate
    .to = to Kimberley Gate
    .at = at Kimberley Gate
    .text = A gate without a wall. Everybody uses it, and it is locked at night.
spot-shark-bay-wreck = Shark Bay Wreck
    .to = to the Shark Bay Wreck
    .at = at the Shark Bay Wreck
    .text = A freighter with four thousand left boots. No pairs.

## Ground and hazards

terrain-highway = Highway
terrain-desert = Desert
terrain-bush = Bush
terrain-mountains = Mountains
terrain-crater = Crater
    .text = Nobody enters it.

hazard-rad = Radiation
    .text = Whoever enters receives 1 radiation.
hazard-cont = Contamination
    .text = Whoever enters receives 1 infected wound.
hazard-threat = Threat
    .text = Whoever enters draws a threat token and keeps it for the card at the end of the move.

deck-dh = Desert and highway
deck-bm = Bush and mountains

## Skills

skill-me = Melee
    .text = Blades, clubs, fists: attacks at arm’s length.
skill-ra = Ranged
    .text = Whatever leaves the hand before it hits.
skill-dr = Driving
    .text = Keeping most of the wheels on most of the road.
skill-su = Survival
    .text = Finding water, shade and the way; not finding snakes.
skill-te = Tech
    .text = Making it go, or making it stop.
skill-ta = Talk
    .text = Getting in without the door.

## Dice

colour-white = White
colour-green = Green
colour-blue = Blue
colour-red = Red

symbol-success = Success
symbol-fate = Fate
symbol-failure = Failure
symbol-blank = Blank

## What one has, and what one would rather not

goods-xp = Experience
    .n = { $n } experience
goods-fuel = Fuel
    .n = { $n } fuel
goods-ammo = Ammo
    .n = { $n } ammo
goods-med = Medicine
    .n = { $n } medicine
goods-res = Resource
    .n = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
goods-gear = Gear
    .n = { $n ->
        [one] { $n } gear card
       *[other] { $n } gear cards
    }

harm-wound = Wound
    .n = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
harm-injury = Infected wound
    .n = { $n ->
        [one] { $n } infected wound
       *[other] { $n } infected wounds
    }
harm-rad = Radiation
    .n = { $n } radiation
harm-damage = Damage
    .n = { $n } damage

## Enemies and weapons

kind-machine = machine
kind-beast = beast
kind-mutant = mutant
kind-bandit = bandit
kind-cultist = cultist

way-melee = melee
way-ranged = ranged

property-ambush = Ambush
    .text = Attacks at the very start, before anything of the opponent works.
property-pierce = Pierce
    .text = Its wounds cannot be blocked.
property-fury = Fury
    .text = Is not defeated before the end of the combat, whatever its wounds.
property-threat = Threat
    .text = So many threat tokens are drawn at once; they work with their red sides.
property-auto = Automatic
    .text = After the roll 1 ammo more rerolls any of the dice, once.

gear-kind-weapon = weapon
gear-kind-armour = armour
gear-kind-device = device
gear-kind-drug = drug

## States

state-unconscious = Unconscious
    .text = Only one thing can be done: regain consciousness. That heals 1 radiation and 4 wounds, and turns this card over.
state-wrecked = Wrecked
    .text = No moves, no fuel for exploring. An overhaul repairs 3 damage and turns this card over.

## Tokens of adventures

token-plot = Plot token
token-challenge = Challenge
token-hunter = The tracker
token-jackal = The Jackal
token-raider = Raiders
token-tanker = The tanker
token-fortification = Fortification
token-radiation = Radiation
token-walker = Shepherd Nine

## Adventures

adventure-a1 = The Last Courier
    .about = A dying man pays in advance to have a case carried across the continent. It hums, and you are not the first to carry it.
adventure-a2 = Water for Rustport
    .about = The wells of the west run dry. Three parts of one pump lie in three places, and everybody there is attached to theirs.
adventure-a3 = The Sleeper under the Salt
    .about = In the Salt Cathedral they are waking something that wants to help.
adventure-a4 = The Dust Crown
    .about = The queen leaves her chair to the greatest name in the Waste. Each of you has a name, and a patron nobody knows of.
