### Enemies: who they are, what they hold, what they can; the masters; the cards that make one worse than the next.

## Kinds and ranks

enemy-gremlin-green = Green gremlin
    .flavour = Wants one thing: yours.
enemy-gremlin-blue = Blue gremlin
    .flavour = Has your purse. You have not noticed yet.
enemy-gremlin-red = Red gremlin
    .flavour = The one the others hand things to.
enemy-gremlin-pack-green = Green gremlin pack
    .flavour = Two heads, one idea, no agreement.
enemy-gremlin-pack-blue = Blue gremlin pack
    .flavour = They have agreed. Nobody expected that.
enemy-raider-green = Green raider
    .flavour = A farmer’s boots, and they hurt.
enemy-raider-blue = Blue raider
    .flavour = Drinks on duty. It is medicine, he says, and so it is.
enemy-raider-red = Red raider
    .flavour = First the sword, for form’s sake. Then the knife.
enemy-orc-warrior-green = Green orc warrior
    .flavour = His first war. He has put the helmet on right by now.
enemy-orc-warrior-blue = Blue orc warrior
    .flavour = Two axes, because one of them gets lonely.
enemy-orc-warrior-red = Red orc warrior
    .flavour = Looks for the nearest, finds the next, and so on.
enemy-orc-shaman-green = Green orc shaman
    .flavour = Bandages with one hand, points with the other.
enemy-orc-shaman-blue = Blue orc shaman
    .flavour = Knows a word for every rivet you wear.
enemy-orc-shaman-red = Red orc shaman
    .flavour = The staff is hot at both ends. She is used to it.
enemy-gnome-green = Green gnome sapper
    .flavour = Reads the instructions while running.
enemy-gnome-blue = Blue gnome sapper
    .flavour = Invoices follow.
enemy-gnome-red = Red gnome sapper
    .flavour = Has nine fingers and trusts the number.
enemy-cultist-green = Green ash cultist
    .flavour = New. Still coughs.
enemy-cultist-blue = Blue ash cultist
    .flavour = It gets in the eyes. That is the doctrine.
enemy-cultist-red = Red ash cultist
    .flavour = What he cuts is not the cloth.

## What they hold

arm-claws = Claws
    .strike = attack with claws
arm-stones = Stones
    .strike = attack with stones
arm-sword = Sword
    .strike = attack with the sword
arm-crossbow = Crossbow
    .strike = shot with the crossbow
arm-knife = Knife
    .strike = attack with the knife
arm-axe = Axe
    .strike = attack with the axe
arm-battle-axes = Battle axes
    .strike = attack with battle axes
arm-great-cleaver = Great cleaver
    .strike = attack with the great cleaver
arm-bone-staff = Bone staff
    .strike = attack with the bone staff
arm-fetish = Fetish
    .strike = attack with the fetish
arm-magma-staff = Magma staff
    .strike = attack with the magma staff
arm-bomb = Bomb
    .strike = throw of a bomb
arm-big-bomb = Big bomb
    .strike = throw of the big bomb
arm-sickle = Sickle
    .strike = attack with the sickle
arm-ash = Ash
    .strike = throw of ash
arm-ritual-blade = Ritual blade
    .strike = attack with the ritual blade
arm-club = Club
    .strike = attack with the club
arm-rock = Rock
    .strike = throw of a rock
arm-glaive = Glaive
    .strike = attack with the glaive
arm-dagger = Dagger
    .strike = attack with the dagger

## What scrolls can

knack-mob = Mob
    .text = While enemies control its area, its attacks have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } more.
knack-mob-2 = Mob II
    .text = While enemies control its area, its attacks have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } and a blue die more.
knack-thief = Thief
    .text = A hero it wounds loses { $n } crowns, or all there are.
knack-chief = Chief
    .text = Every other gremlin within { $within } goes one area to its nearest hero and attacks him if it can.
knack-healing-potion = Healing potion
    .text = For a charge (it has { $charges }) it heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }.
knack-readiness-1 = Readiness I
    .text = Whoever moves into its area is attacked at once with a blue die.
knack-readiness-2 = Readiness II
    .text = Whoever moves into its area is attacked at once with a red die.
knack-leadership = Leadership
    .text = Every other enemy it sees rolls { $n } more { $to ->
            [red] red
           *[other] blue
        } die in attacks.
knack-berserk-1 = Berserk I
    .text = After an attack it spends a charge (it has { $charges }) and attacks the same target once more.
knack-berserk-2 = Berserk II
    .text = After an attack it spends a charge (it has { $charges }) and attacks the same target once more.
knack-roar = Roar
    .text = Orcs within { $within }, itself too, have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } more until the Time phase.
knack-mend = Mend
    .text = The most wounded enemy within { $within }, itself too, heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }.
knack-curse-1 = Curse I
    .text = The target saves, or has { $n } less armour until the Time phase.
knack-curse-2 = Curse II
    .text = The target saves, or is slowed and has { $n } less armour until the Time phase.
knack-totem = Totem
    .text = All enemies get their magic shields back.
knack-burst = Burst
    .text = When it dies, a fire of level { $level ->
            [1] I
           *[other] II
        } is left in its area.
knack-burst-2 = Burst II
    .text = When it dies, a fire of level { $level ->
            [1] I
           *[other] II
        } is left in its area.
knack-sapper = Sapper
    .text = The nearest door without a magic lock is blown away, and no trap is drawn.
knack-zeal = Zeal
    .text = While it is wounded, its attacks have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } more.
knack-martyr = Martyr
    .text = When it dies, enemies { $within ->
            [0] in its area
           *[other] within { $within }
        } heal { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        } each.
knack-regenerate = Regenerate
    .text = In each Time phase it heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }, unless something on it burnt when the phase began.
knack-order = Order
    .text = The nearest other orc within { $within } is activated.
knack-guarded = Guarded
    .text = While another orc stands in his area he has { $n } more armour.

## Masters

boss-hill-troll = Hill troll
    .flavour = Sixty years under one hill. He knows it by the inside.
boss-hill-troll-sluggish = Sluggish
    .text = He turns his card the first time he has { $low } wounds (with four heroes or more { $high }), or when he is provoked { $provoked } times in one round.
boss-hill-troll-raging = Raging
    .text = He calms down in the Time phase if he has wounded nobody in the round.
boss-warlord = Warlord of the Fang
    .flavour = Speaks softly, so that they have to come near.
boss-warlord-commander = Commander
    .text = He turns his card for good when no other orc is in play, or the first time he has { $low } wounds (with four heroes or more { $high }).
boss-warlord-duelist = Duellist
    .text = He goes for the holder of the priority token and looks at nobody else. His magic shields do not come back.

## Enemy powers

foe-power-thick-hide = Thick hide
    .text = { $n } more armour.
    .flavour = Moths have tried.
foe-power-arcane-aura = Arcane aura
    .text = { $n ->
            [one] { $n } magic shield
           *[other] { $n } magic shields
        } more.
    .flavour = It came with the hat.
foe-power-vigour = Vigour
    .text = { $n } more life.
    .flavour = Porridge. Every morning. Three bowls.
foe-power-slippery = Slippery
    .text = Defends with { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } more.
    .flavour = Goose fat. On purpose.
foe-power-swift = Swift
    .text = Each of its moves goes { $n ->
            [one] { $n } area
           *[other] { $n } areas
        } further.
    .flavour = It is owed money over there.
foe-power-pounce = Pounce
    .text = A row in which it closes in also covers { $n ->
            [one] { $n } distance
           *[other] { $n } distances
        } beyond its own.
    .flavour = You thought that was far enough.
foe-power-savage = Savage
    .text = Attacks with { $n } more { $to ->
            [red] red
           *[other] blue
        } die.
    .flavour = Brought up by wolves. They gave it back.
foe-power-venom = Venom
    .text = For a symbol of power its attack gives { $what ->
            [poison-1] Poison I
           *[other] Poison II
        }.
    .flavour = Shaken, not labelled.
foe-power-burning-blow = Burning blow
    .text = For a symbol of magic its attack gives { $level ->
            [1] Burning I
           *[other] Burning II
        }.
    .flavour = It was told not to play with that.
foe-power-brutal = Brutal
    .text = For { $cost ->
            [one] { $cost } symbol
           *[other] { $cost } symbols
        } of power its attack is a critical hit.
    .flavour = Aims for the part that bends.
foe-power-riposte = Riposte
    .text = After a melee attack that did not wound it, it attacks the attacker with a { $red ->
            [1] red
           *[other] blue
        } die.
    .flavour = Waits for you to finish the sentence.
foe-power-vindictive = Vindictive
    .text = When a hero’s attack kills it, that hero takes { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        }.
    .flavour = It had a list, and you were last.
foe-power-warcry = Warcry
    .text = At its signal its kin within { $within } have { $n ->
            [one] { $n } hit
           *[other] { $n } hits
        } more in their next attack before the Time phase.
    .flavour = Roughly: over here.
