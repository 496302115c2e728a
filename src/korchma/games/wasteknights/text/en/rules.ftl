# The rules, one message per rule id. Our own words throughout.

## Setting up

chapter-setup = Setting up

rule-1 = Special cards
    .text = An adventure’s special cards lie face down in the order of their numbers. They are never shuffled and never looked at early.

rule-2 = Decks
    .text = Exploration cards are one shuffled deck. Wasteland cards are two: desert and highway, bush and mountains.

rule-3 = Common upgrades
    .text = They lie open for everybody, from the start.

rule-4 = Injuries and breakdowns
    .text = Two shuffled decks. Of each card only the state is seen, unconscious or wrecked; what lasts shows when it is turned over.

rule-5 = The gear deck
    .text = Starting gear is taken out first. The rest is shuffled and lies broken side up.

rule-6 = Tokens
    .text = Ten threat tokens go into the bag, everything else into the supply.

rule-7 = Who goes first
    .text = Everybody rolls a die of each colour. Most successes go first; who ties rolls again.

## Knights and their things

chapter-knights = Knights and their things

rule-8 = Choosing knights
    .text = Clockwise from the first player. With a knight come four upgrades of his own and a marker at 0 experience.

rule-9 = Choosing vehicles
    .text = The other way round, from the last player to the first.

rule-10 = Starting gear
    .text = One card at a time, clockwise, until each has an armour and up to two weapons that fit his hands. Weapons may be declined, armour may not.

rule-11 = Working, and in its place
    .text = Starting gear begins working, in hand or worn. What nobody took opens the gear discard.

rule-12 = Two of each
    .text = Everybody starts with 2 fuel, 2 ammo and 2 medicine.

rule-13 = Fixed kits
    .text = Instead of choosing you may take the kit of your knight. If something in it is taken, the nearest thing to it comes in its place.

rule-14 = The adventure
    .text = Its first page is read before setting up, and where it differs it is right. Its introduction is read when all is ready.

## Rounds and turns

chapter-round = Rounds and turns

rule-15 = A round
    .text = Everybody has a turn, clockwise from the first player, until the plot is over. Who is first stays first.

rule-16 = Two actions
    .text = In your turn you take up to two actions, one finished before the other begins.

rule-17 = Each once
    .text = Move, camp, explore, city and pass: each once a turn. Story and special actions may both be taken in a turn if they are different ones.

rule-18 = Time
    .text = If the plot has a clock, it moves one step at the start of every round but the first, before anything else.

rule-19 = Start and end of a round
    .text = Only what the plot, a card or an entry names happens then.

rule-20 = The card is right
    .text = Where a card, a sheet or the book says otherwise than the rules, it is right.

rule-21 = Twelve of each
    .text = There are 12 fuel, 12 ammo and 12 medicine for all of you together. When they are gone, nothing more is gained. Wounds, radiation and damage never run out.

rule-22 = An empty deck
    .text = Its discard is shuffled and becomes the deck. If that is empty as well, nothing is drawn.

rule-23 = One die at least
    .text = Dice gained are added, then dice lost are taken away; who loses one chooses which. One die is always rolled, and there are never fewer than 0 successes.

rule-24 = You are the knight
    .text = Player and knight mean the same. The active knight is the one whose turn it is.

## Moving

chapter-movement = Moving

rule-25 = Hands and armour
    .text = Two one-handed weapons or one two-handed, and one armour. From the first step until the card at the end is dealt with, nothing is swapped.

rule-26 = Points of movement
    .text = As many as your vehicle’s speed. Entering costs: highway 0, desert 1, bush 2, mountains 2. Nobody enters a crater. A city costs what its ground costs.

rule-27 = Fuel
    .text = When points run short, burn fuel out of your tank: each unit gives as many points as your vehicle says. What is left of them counts for this move only.

rule-28 = Out of everything
    .text = No points and an empty tank: you stop, even before a highway. Points not used are lost.

rule-29 = The tank
    .text = It holds no more than it holds. What does not fit stays in the supply.

rule-30 = Hazards
    .text = Whoever enters a space suffers its symbols, each time. Radiation: 1 radiation. Contamination: 1 infected wound. Threat: a token, kept until the card at the end.

rule-31 = Where you started
    .text = The space you set out from does nothing, unless you come back to it. Several symbols work in this order: radiation, contamination, threat.

rule-32 = Knocked out on the way
    .text = You stay on that space and your turn is over. No card is drawn, and threat tokens go back into the bag.

rule-33 = A wreck stays
    .text = A wrecked vehicle does not move.

rule-34 = One card at the end
    .text = Where you stop you draw one wasteland card by the ground, in cities too. Being put somewhere is no move: no hazard, no card.

rule-35 = No refusing
    .text = Everybody sees the card, and you must deal with it.

## What the wasteland brings

chapter-wasteland = What the wasteland brings

rule-36 = Three kinds of cards
    .text = An enemy is fought. An event is a check. An encounter has a letter, and the plot knows which entry it means.

rule-37 = A letter nobody knows
    .text = If the plot has no entry for it, another card is drawn, until one applies. Threat tokens wait. This can be changed: then an unread encounter of the plot is read instead.

rule-38 = Which side of a token
    .text = Yellow with an event or an encounter, red with an enemy. Never both.

rule-39 = When tokens work
    .text = Yellow ones at once, before the check or the entry, in the order they were drawn. Red ones in the fight. All you hold are used on this one card.

rule-40 = Back into the bag
    .text = After the card all tokens go back and are mixed.

rule-41 = Done with
    .text = The card goes to the discard of its deck.

## Dice and checks

chapter-dice = Dice and checks

rule-42 = A check
    .text = Roll the dice of the skill and all that abilities, upgrades and gear add. As many successes as the difficulty, or more: done.

rule-43 = Without a difficulty
    .text = One success is enough. More of them may bring more, as the text says.

rule-44 = Fate and failure
    .text = In checks that are no attacks they do nothing, and nothing breaks.

rule-45 = Before and after the roll
    .text = Dice you may use are announced before. Rerolls come after, each once, and the new face stands.

rule-46 = Attacks are checks
    .text = What helps with melee or ranged checks helps in attacks as well, unless it says otherwise.

rule-47 = How long a die lasts
    .text = A die from an entry is for one roll. One from gear or an upgrade is there as long as its card works.

rule-47a = Gained and lost
    .text = A die gained is one more to roll, a die lost is one less.

rule-48 = Three kinds of dice
    .text = Dice of a skill, dice of the weapon used, and dice of an enemy. What names one kind concerns that kind only.

## Camp

chapter-camp = Camp

rule-49 = A camp, anywhere
    .text = Heal, repair, use what is for the camp, take an upgrade: all of it, in any order, or nothing. No card is drawn.

rule-50 = Healing
    .text = Each medicine is 3 points of healing, or 1 radiation less. A point removes a wound, or turns an infected wound into a wound. Some knights get more out of it.

rule-51 = Repairing
    .text = You have as many repair points as your sheet says. Pay a broken card’s cost in full and it works; take damage off a vehicle at its price. A wreck is not repaired like that.

rule-52 = Cost X
    .text = Such a card is not mended in camp. Only a workshop does it, or something that says so.

rule-53 = Upgrades in camp
    .text = For each mark of experience reached and not used yet you may take one.

rule-54 = Sharing a space
    .text = Knights on one space share the camp.

rule-55 = Together
    .text = Who camps may exchange gear and resources with those on the space, whatever they are worth, and spend repair points on their things. They spend nothing of their own.

rule-56 = If both agree
    .text = Afterwards everything must fit: hands, vehicle, tank. Upgrades and unique gear are never exchanged.

rule-57 = Not with the unconscious
    .text = They neither trade nor are helped.

## Exploring

chapter-exploration = Exploring

rule-58 = A point a card
    .text = You have as many points as your exploration. Each turns up a card; only the line of your ground counts.

rule-59 = Take it
    .text = First all that is found, then all the trouble. Then the action is over.

rule-60 = Or leave it
    .text = Nothing of it happens, and another card is turned up, as long as a point is left. There is no going back.

rule-61 = The last card
    .text = What the last point turns up must be taken.

rule-62 = Fuel for one more
    .text = Once in an exploration 1 fuel buys one more card. Not with a wreck.

rule-63 = One at least
    .text = Exploration is never below 1.

rule-64 = Found broken
    .text = Gear that is found is broken.

## The city

chapter-city = The city

rule-65 = Two places
    .text = In one action you visit up to two different ones of healer, garage, workshop and market. Every city has all four.

rule-66 = Healer
    .text = 1 radiation and 4 points of healing, for nothing. Or, instead, one injury less.

rule-67 = Garage
    .text = Up to 3 damage less, not on a wreck. Or, instead, one breakdown less.

rule-68 = Workshop
    .text = One broken card of yours works again, for nothing, cost X too.

rule-69 = Market
    .text = Three cards from the bottom of the gear deck. Buy any of them, and resources, with your gear at its value and your resources at 1 each. What you buy is broken.

rule-69a = Exchange
    .text = An entry may offer the same with another number of cards.

rule-70 = One deal
    .text = All you give must be worth at least all you take. Nobody gives change.

rule-71 = Beyond price
    .text = Unique gear has no value: it neither pays nor is sold.

rule-72 = Other things to do in town
    .text = All other actions are possible there as well.

## Story actions and others

chapter-story = Story actions and others

rule-73 = Story actions
    .text = Where and how the plot or an entry says. You must be on the space.

rule-74 = Special actions
    .text = They come from cards and states, and each has a name of its own.

rule-75 = Pass
    .text = An action is given up. Nothing happens.

## The cruel wasteland

chapter-cruel = The cruel wasteland

rule-76 = Always the worst
    .text = What is decided for the wasteland is decided against you: the dearest card, the least harmful die thrown again. What a knight may or chooses is up to his player.

## Combat

chapter-combat = Combat

rule-77 = First look at it
    .text = The enemy’s properties are read. Threat means that many tokens, at once and openly.

rule-78 = Then choose a weapon
    .text = One you hold, or bare hands. A ranged one needs ammo. The choice stands for this combat.

rule-79 = Red tokens
    .text = Tokens of the move and of the enemy, red side. More life counts at once; the rest works when the enemy attacks. If it does not attack, they do nothing.

rule-80 = Start
    .text = The enemy’s start effects, then its ambush if it has one, then yours. If anybody is defeated, the end comes at once.

rule-81 = Ranged
    .text = Who shoots attacks now; you pay 1 ammo and roll weapon and skill. Both at the same time: the enemy’s roll first, but yours counts in full.

rule-82 = Symbols
    .text = Each success is a wound. Fate and failure do what the enemy’s card says on its roll, and what your weapon says on yours. Rerolls come before all that.

rule-83 = A failure breaks the weapon
    .text = Any failure on your own dice: after the attack the weapon breaks, and a broken one is gone. Bare hands do not break. The enemy’s failures break nothing.

rule-84 = Automatic weapons
    .text = After the roll 1 ammo more rerolls as many of the dice as you like, once.

rule-85 = Armour
    .text = When wounds are dealt to you, you may let your armour take as many as it blocks. Then it breaks; broken, it is gone. Infected wounds, radiation and whatever is received go past it, and so do wounds with pierce.

rule-86 = No more than its life
    .text = Wounds beyond life or health do not count.

rule-87 = Enemies do not block
    .text = Unless their card says so.

rule-88 = Defeated
    .text = As many wounds as life: defeated, and the end follows. With fury an enemy fights on until the end.

rule-89 = Clash
    .text = The enemy’s clash effects, then whatever you like to use: grenades and such. They need no hand and are not your attack.

rule-90 = Melee
    .text = Who strikes attacks now, bare hands too. Otherwise as ranged, without ammo.

rule-91 = End
    .text = Fury is over; end effects; if the enemy is defeated you get its whole reward, even if you fall; and then you fall, if you must.

rule-92 = One attack each
    .text = Then it is over, whoever stands. An enemy not defeated has left: no reward, no second round.

rule-93 = Properties
    .text = Ambush: attacks at the start, before everything. Pierce: its wounds are not blocked. Fury: not defeated before the end. Threat: so many tokens.

rule-94 = Not each other
    .text = Knights fight knights only where a plot says so. The others on the space look on.

## Gear

chapter-gear = Gear

rule-95 = What works
    .text = Weapons in hand, and only the one used; armour that is worn. Devices, drugs and weapons without a hand work out of the vehicle.

rule-96 = Room
    .text = The vehicle holds as many cards as its capacity. Hands and armour are extra.

rule-97 = Between the actions
    .text = Before and after each of your actions you may put on, stow and throw away as you like.

rule-98 = New gear
    .text = It goes into a free slot or the vehicle at once. If there is no room, it or another card is thrown away.

rule-99 = Broken, as a rule
    .text = Gear is gained broken. Unique gear is not.

rule-100 = Breaking
    .text = Working becomes broken; broken is thrown away.

## Wounds

chapter-wounds = Wounds

rule-101 = Dealt or received
    .text = What is dealt may be blocked. What is received may not. Damage to the vehicle is never blocked by armour.

rule-102 = Infected wounds
    .text = They count as wounds. Healing turns them into wounds first.

rule-103 = Radiation
    .text = One box short of a full track: a die less in checks that are no attacks. Full: a die less in attacks too, and each further radiation is an infected wound. This can be changed: then a wound.

rule-104 = Unconscious
    .text = As many wounds as health: you take an injury card, unseen, and your turn is over. In combat that happens at its end.

rule-105 = Coming round
    .text = The only thing you can do, on a later turn of yours: 1 radiation and 4 points of healing, and the injury shows what it is. It is one action; the other is free.

rule-105a = Out of play meanwhile
    .text = Nothing hurts or heals you, you have no vote and no check, and you do not count as being on your space. What is given to each knight you get.

rule-106 = Injuries can be healed
    .text = By a healer. It costs no medicine.

rule-107 = The third injury
    .text = Two injuries and a third fall: you are out of the game.

## Damage to the vehicle

chapter-damage = Damage to the vehicle

rule-108 = Wrecked
    .text = As much damage as the chassis stands: you take a breakdown card, unseen. Your turn goes on, without moving.

rule-109 = What a wreck can do
    .text = It does not move, takes no damage and loses none, and adds no exploration. An overhaul, one action, takes off 3 damage and shows what the breakdown is. All other actions are possible.

rule-110 = The third breakdown
    .text = Two breakdowns and a third wreck: you are out of the game.

rule-111 = Yours for good
    .text = Vehicles are neither lost nor traded, unless the plot says so.

## Out of the game

chapter-elimination = Out of the game

rule-112 = Eliminated
    .text = You have lost, and all that was yours leaves the game. If the plot cannot do without it, the others have lost too; otherwise they play on.

rule-113 = As many as at the start
    .text = Numbers that depend on how many knights there are do not change.

## Experience

chapter-experience = Experience

rule-114 = Marks
    .text = At 3, 6, 9, 13, 16 and 19 experience you may have an upgrade. There is no more than 19.

rule-115 = Upgrades
    .text = At the end of your turn, also unconscious, or in camp: one for each mark, your own or a common one, if you have the experience it asks for. You choose the face, for good.

rule-116 = Unique gear
    .text = It comes working and is gear in everything else, but has no value.

rule-117 = Six at most
    .text = Upgrades are not traded. One that is thrown away can be taken again, but its mark does not pay twice.

rule-118 = Two want the same
    .text = Who is earlier in turn order takes it.

rule-119 = Open to all
    .text = Everybody may look through all upgrades at any time.

## Adventures

chapter-adventures = Adventures

rule-120 = Nothing ahead of time
    .text = Plots and entries are read when they come up, not before.

rule-121 = Entries
    .text = The active knight decides, checks and bears what comes of it, unless the entry names somebody else.

rule-122 = What is written down
    .text = Notes and promised dice last for the adventure. Keepsakes last longer.

## Alone

chapter-solo = Alone

rule-123 = Alone
    .text = The same rules. Play an adventure for one, or lead two knights in one for two.

## And also

chapter-further = And also

rule-124 = The way is declared
    .text = Before the first step you choose where to and which way, as far as points and tank can reach. Then you drive it.

rule-125 = Who speaks for the wasteland
    .text = Around a table the neighbour on the right. Here the game itself, unless you agree otherwise.

rule-126 = An injury out of the blue
    .text = If a text gives you an injury or breakdown card, you are unconscious, or wrecked, at once.

rule-127 = Experience is not spent
    .text = An upgrade costs none of it.

rule-128 = The adventure sets the aim
    .text = Alone, together or against each other, and what it takes to win. What you decide may change that.

rule-129 = What nobody plays
    .text = Knights and vehicles not chosen leave the game.

rule-130 = A place for everything
    .text = Hands hold weapons, the armour slot armour, and a slot may stay empty. All else lies in the vehicle.

## Our rulings

ruling-a1 = Highways cost nothing
    .text = As the text says, though it sounds generous. The hazards on them make up for it. This can be changed in the options.
ruling-a2 = What fuel gives
    .text = As many points as the vehicle says. This can be changed: one for everybody.
ruling-a3 = What a point of damage costs
    .text = As many repair points as the vehicle says. This can be changed: one for everybody.
ruling-a4 = What medicine heals
    .text = As much as the knight’s sheet says. This can be changed: three for everybody.
ruling-a5 = Armour against wounds dealt
    .text = Where the text about armour says received, dealt is meant. This can be changed: then it stops wounds one receives, too, but neither infection nor radiation.
ruling-a6 = Things to do in a wreck
    .text = Camp, city, and exploring without fuel are allowed. This can be changed: then nothing but the overhaul is.
ruling-a7 = The overhaul is the exception
    .text = Damage of a wreck is not removed, except by its overhaul. No option: the card itself says so, and without it a wreck would be one for ever.
ruling-a8 = Any hazard may fell you
    .text = Where the rulebook names the threat symbol, any hazard symbol is meant. No option: whoever is unconscious drives no further, whatever it was.
ruling-a9 = Up to two actions
    .text = You may do less. This can be changed: then you must act while you can.
ruling-a10 = Broken once
    .text = Several failures in one attack break the weapon once. This can be changed: once for each.
ruling-a11 = Fate by name only
    .text = It does something only where a text names it. No option: without a text there is nothing it could do.
ruling-a12 = Where gear comes from
    .text = From the bottom of the deck, as at the market. This can be changed: from the top.
ruling-a13 = A move enters something
    .text = One space at least; a loop back to the start is a move. This can be changed: then you may stay and draw a card all the same.
ruling-a14 = An empty bag
    .text = What is left in it is drawn, and no more. No option: threat tokens are not among what the rulebook has in any number.
ruling-a15 = A fight out of an encounter
    .text = Tokens of the move have worked yellow by then. Only tokens drawn for that fight work red. This can be changed: then those of the move work red, too.
ruling-a16 = Two ambushes
    .text = The enemy’s comes first. Whoever it fells does not attack. This can be changed: then both attack at once.
ruling-a17 = A knight’s ambush
    .text = It comes before the enemy’s start effects, and costs ammo all the same. This can be changed: after them.
ruling-a18 = Broken is not useless
    .text = The broken side works as it says. No option: the rulebook itself has a broken armour block, and every card is gained broken.
ruling-a19 = Infected ones first
    .text = Where an attack brings both, wounds are blocked first and infected ones placed first. What is beyond health does not count. This can be changed: then wounds come first.
ruling-a20 = Upgrades can wait
    .text = One not taken stays due. This can be changed: then it is lost.
ruling-a21 = A third action
    .text = It too must be a different one. No option: every action is taken once a turn, and the cards that give a third say so themselves.
ruling-a22 = Unconscious company
    .text = Who is unconscious or out does not count as being in a camp. This can be changed: then the unconscious can be traded with, repaired and healed.
ruling-a23 = Camps are where you are
    .text = The camp tokens are not needed here: you stay on your space. No option: two are enough for four knights, so nothing would change.
ruling-a24 = A vehicle too few
    .text = Fixed kits name some vehicles twice. Who comes too late gets one of the same type, or chooses among the rest. This can be changed: then he chooses at once.
ruling-a25 = Special circumstances
    .text = They change the check of an event before the roll, and are not optional unless they say so. No option: who might leave them out would leave out all that hinder.
ruling-a26 = As much as you like
    .text = Ammo and medicine have no limit but the supply. Fuel has the tank. No option: the rulebook names no other limit, and goods are not among what it has in any number.
ruling-a27 = All out, all lost
    .text = Together you have lost when everybody is eliminated. All being unconscious is only a pause. This can be changed: then that is lost, too.
ruling-a28 = Misprints
    .text = Where a word is plainly a slip, what was meant counts. No option: nobody would play by a slip.
ruling-a29 = Enough dice
    .text = A roll has as many dice as it should. This can be changed: no more of a colour than the box holds.
ruling-a30 = Felled in somebody else’s turn
    .text = It happens at once. There is only no turn to lose. No option: the card ends a turn that is going on, and takes none that is still to come.
ruling-a31 = Ending early
    .text = You may end your turn at any time between actions. This can be changed with ruling A9.
ruling-a32 = Nought is nought
    .text = Without points and fuel you stop even before a highway. With fuel in the tank you may enter it and keep the fuel. This can be changed.
ruling-a33 = Felled in mid-sentence
    .text = The turn ends and the rest of the card is left out. But what an entry does to the plot is still done, and a choice or check goes to the next conscious knight. This can be changed: then you still gain and lose what the line names.
ruling-a34 = Healing as you like
    .text = Points of waking and of the healer are used as in camp. After waking you have fewer wounds than health. This can be changed: then they heal plain wounds only, and of infected ones no more than waking needs.
ruling-a35 = One burst
    .text = An automatic weapon rerolls once in an attack. Other rerolls may come before or after. This can be changed: then as often as you pay.
ruling-a36 = New gear on the road
    .text = During a move it goes to a free slot or the vehicle. Nothing worn is swapped for it. This can be changed: then something worn may go for it.
ruling-a37 = Trading keeps the side
    .text = A working card stays working when it changes hands. This can be changed: then it breaks.
ruling-a38 = Things in a wreck
    .text = Devices and drugs work there, except what adds movement, tank or exploration. Fuel in a bigger tank is kept. This can be changed.
ruling-a39 = Only what shows
    .text = Healer and garage remove injuries and breakdowns that have shown what they are. One that was removed no longer counts towards the third. No option: a wreck without its card would still have all its damage, and be a wreck again.
ruling-a40 = Back to the decks
    .text = Injuries and breakdowns of an eliminated knight go back. If a deck is empty, the fall that needs it is the last. No option: eight cards last until somebody needs his third, whether they go back or not.
ruling-a41 = The first round
    .text = The first round of the game is meant. A plot that begins later sets the clock at once. This can be changed: then the first round of each plot is meant.
ruling-a42 = One success less
    .text = It counts in the first check of the card’s entry. No check, no effect. This can be changed: then it counts in the check of an event only.
ruling-a43 = Knights against knights
    .text = The attacked one stands in for the enemy and rolls first. Both may block, both may break their weapons. No tokens, no reward. This can be changed: then the attacker comes first.
ruling-a44 = The way binds
    .text = No stopping and no turning before the end. This can be changed: then step by step.
ruling-a45 = No gear anywhere
    .text = If deck and discard are empty, nothing is gained. No option: there is nothing that could be.
