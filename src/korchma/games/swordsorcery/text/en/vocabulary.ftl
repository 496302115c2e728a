### What cards are written in: each word of box/effects.py, perks.py and holds.py as a phrase.

## Symbols, dice, damage, styles, icons

symbol-hit = hit
symbol-shield = shield
symbol-power = power
symbol-magic = magic
symbol-legend = legend
symbol-miss = miss

dice-hits = { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
dice-red = { $n ->
        [one] { $n } red die
       *[other] { $n } red dice
    }
dice-blue = { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }

damage-mystic = mystic
damage-crush = crushing
damage-pierce = piercing
damage-slash = slashing
damage-none = untyped

style-agility = Agility
style-faith = Faith
style-magic = Magic
style-strength = Strength
style-master = Master

nature-law = Law
nature-neutral = Neutral
nature-chaos = Chaos

icon-passive = passive
icon-move = move action
icon-combat = combat action
icon-act = special action
icon-free = free action
icon-reaction = reaction
icon-special = special power
icon-row = by its scroll

weapon-kind-dagger = dagger
weapon-kind-bow = bow
weapon-kind-sword = sword
weapon-kind-axe = axe
weapon-kind-shield = shield
weapon-kind-hammer = hammer
weapon-kind-staff = staff
weapon-kind-wand = wand
weapon-kind-spear = spear

hands-main = main hand
hands-off = off hand
hands-either = either hand
hands-both = two-handed

weight-light = light armour
weight-medium = medium armour
weight-heavy = heavy armour
weight-robe = robe

category-artifact = artefact
category-consumable = used once
category-ammo = ammunition
category-tool = tool
category-key = key

race-gremlin = gremlin
race-human = human
race-orc = orc
race-gnome = gnome
race-troll = troll

rank-green = green
rank-blue = blue
rank-red = red
rank-purple = purple

target-richest = the richest hero
target-most-wounded = the most wounded hero
target-nearest = the nearest hero
target-priority = the holder of the priority token
target-agility = a hero of Agility
target-faith = a hero of Faith
target-magic = a hero of Magic
target-strength = a hero of Strength

weak-type = { $type ->
        [mystic] mystic damage
        [crush] crushing damage
        [pierce] piercing damage
       *[other] slashing damage
    } { $by }
weak-but = any damage but { $type ->
        [mystic] mystic
        [crush] crushing
        [pierce] piercing
       *[other] slashing
    } { $by }

## Conditions

condition-knocked-down = knocked down
    .text = No combat actions and no armour, and you do not count for control. A movement point, or a Dash, puts you back on your feet.
condition-poison-1 = Poison I
    .text = 1 damage in each Time phase, then a save to be rid of it.
condition-poison-2 = Poison II
    .text = 2 damage in each Time phase, then a save to be rid of it.
condition-blind = blinded
    .text = A save before each action; if it fails, the action is spent for nothing. Ends with your next turn.
condition-slow = slowed
    .text = Of moving, fighting and special actions only one in the turn. Ends with your next turn.
condition-stun = stunned
    .text = The next turn is skipped; no reactions and no free actions till then.
condition-fire-1 = Burning I
    .text = In the Time phase 1 damage, then it goes out.
condition-fire-2 = Burning II
    .text = In the Time phase 1 damage, then it is Burning I.

## When it holds

when-controls = while its side controls the area
when-dominates = while your side dominates the area
when-melee = in melee
when-with = with a { $weapon ->
        [dagger] dagger
        [bow] bow
        [sword] sword
        [axe] axe
        [shield] shield
        [hammer] hammer
        [staff] staff
        [wand] wand
       *[other] spear
    }
when-with-both = with a { $weapon ->
        [dagger] dagger
        [bow] bow
        [sword] sword
        [axe] axe
        [shield] shield
        [hammer] hammer
        [staff] staff
        [wand] wand
       *[other] spear
    } in each hand
when-with-lone = with a single { $weapon ->
        [dagger] dagger
        [bow] bow
        [sword] sword
        [axe] axe
        [shield] shield
        [hammer] hammer
        [staff] staff
        [wand] wand
       *[other] spear
    }
when-main-hand = with the main hand
when-against-knocked-down = against the knocked down
when-against-poison = against the poisoned
when-against-slow = against the slowed
when-against-stun = against the stunned
when-flanked = if another hero or a companion stands in the target’s area
when-wounded = while wounded
when-unmoved = if you spent no move action
when-unburnt = if nothing on it burns
when-unhurt = if it was not wounded
when-company = while another { $race ->
        [gremlin] gremlin
        [human] human
        [orc] orc
        [gnome] gnome
       *[other] troll
    } stands in its area
when-sole = if the attack has one target
when-by-attack = if a hero’s attack killed it

## At which moment

on-attacked = after an attack
on-wounded = when its attack wounds
on-killed = when it kills
on-defends = when you are attacked
on-defended = after a defence
on-ally-attacked = when another hero { $range ->
        [0] in your area
       *[other] within { $range }
    } is attacked
on-entered = when a hero enters its area
on-dies = when it dies
on-turn-end = at the end of your turn
on-time = in the Time phase
on-signal = at its signal
for-charges = for { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
once-round = once a round
once-activation = once an activation

## How long

until-this-attack = against this attack
until-attack = next attack this turn
until-attack-before-time = next attack before the Time phase
until-turn = until the end of the turn
until-time = until the Time phase

## On whom

whom-hero = one hero { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-heroes = every hero { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-ally = one hero or companion { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-allies = every hero and companion { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-enemy = one enemy { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-foe = one enemy that is no master { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-enemies = every enemy { $range ->
        [0] in your area
        [-1] anywhere
       *[other] within { $range }
    }
whom-area = { $range ->
        [0] your area
        [-1] any area
       *[other] an area within { $range }
    }

upon-owner = you
upon-target = the target
upon-heroes = every living hero{ $within ->
        [-1] { "" }
        [0] { "" } in the area
       *[other] { "" } within { $within }
    }
upon-each = every hero, ghosts too
upon-enemies = every enemy{ $within ->
        [-1] { "" }
        [0] { "" } in the area
       *[other] { "" } within { $within }
    }
upon-kin = it and its kin{ $within ->
        [-1] { "" }
        [0] { "" } in the area
       *[other] { "" } within { $within }
    }
upon-other-kin = its kin{ $within ->
        [-1] { "" }
        [0] { "" } in the area
       *[other] { "" } within { $within }
    }
upon-killer = whoever killed it

whose-heroes = heroes
whose-enemies = enemies
whose-sight = other enemies in its sight
whose-attackers = whoever attacks it

## What happens

does-hits = { $n ->
        [one] { $by } hit
       *[other] { $by } hits
    }
does-lethal = Lethal { $n ->
        [1] I
        [2] II
        [3] III
       *[other] { $n }
    }
does-crit = Critical hit
does-bash = Bash
does-burst = AoE { $n ->
        [0] on the whole area
       *[other] on areas within { $n }
    }
does-also = the same roll hits { $n ->
        [one] { $n } more enemy
       *[other] { $n } more enemies
    } in that area
does-sunder = target’s armour { $by } in this attack
does-reroll = { $n ->
        [0] all defence dice just rolled are rolled again
       *[other] { $n ->
            [one] { $n } defence die is rolled again
           *[other] { $n } defence dice are rolled again
        }
    }
does-guard = { $n ->
        [one] { $by } shield
       *[other] { $by } shields
    }
does-strike = { $type ->
        [mystic] mystic
        [crush] crushing
        [pierce] piercing
        [slash] slashing
       *[other] plain
    } attack, { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }{ $half ->
        [yes] { "" } and half your rank more
       *[other] { "" }
    }
does-attack-again = one more attack on the same target
does-attack-off = an off-hand attack on { $at ->
        [target] the same target
       *[other] any target
    }
does-attack-off-bare = an off-hand attack on { $at ->
        [target] the same target
       *[other] any target
    }, dice only
does-attack-roll = an attack on { $at ->
        [attacker] the attacker
        [enterer] whoever came in
       *[other] the target
    }
does-harm = { $n ->
        [one] { $n } damage without defence
       *[other] { $n } damage without defence
    }
does-choice = one of these
does-fire = { $where ->
        [area] a fire in its area
        [gate] a fire at an open gate
       *[other] Burning
    } { $level ->
        [1] I
       *[other] II
    }
does-heal = heal { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
does-heal-worst = the most wounded enemy within { $within } heals { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
does-cure = { $n ->
        [0] all conditions gone
       *[other] { $n ->
            [one] { $n } condition gone
           *[other] { $n } conditions gone
        }
    }
does-shield = { $n ->
        [one] { $n } magic shield
       *[other] { $n } magic shields
    } until the Time phase
does-regain = magic shields are whole again
does-turn = one used power turns { $dir ->
        [back] back
       *[other] forward
    } by { $n }
does-refresh = one used power is ready again
does-extra = one more { $what ->
        [combat] combat
       *[other] special
    } action this turn
does-step = a walk of { $n ->
        [one] { $n } area
       *[other] { $n } areas
    }, evading as usual
does-blink = at once into any area seen within { $n }, no evading
does-charge = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }, ending by an enemy
does-hide = hidden{ $hits ->
        [0] { "" }
       *[other] , and the attack that ends it has { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } more
    }
does-taunt = you are its main target at its next activation
does-shelter = you are the target instead
does-place = { $token ->
        [illusion] { $n ->
            [one] { $n } illusion token
           *[other] { $n } illusion tokens
        }
        [attack-rune] the attack rune
        [defence-rune] the defence rune
       *[other] the snare
    }{ $until ->
        [time] { "" } until the Time phase
        [second-time] { "" } until the second Time phase
       *[other] { "" } until somebody steps into it
    }
does-summon = { $companion ->
        [fenrir] Fenrir
       *[other] the companion
    } comes, or acts if he is here
does-detonate = one of your runes is gone
does-crowns = { $n ->
        [one] { $by } crown
       *[other] { $by } crowns
    }
does-shards = party: { $n ->
        [one] { $by } soul shard
       *[other] { $by } soul shards
    }
does-treasure = { $n ->
        [one] { $n } treasure card
       *[other] { $n } treasure cards
    }
does-gain = a card of the emporium, if it is not sold
does-encounter = an encounter card now
does-emporium = the living visit the emporium, at most { $n ->
        [one] { $n } purchase
       *[other] { $n } purchases
    } each
does-rouse = { $what ->
        [activate] its nearest kin within { $within } activates
       *[other] its kin within { $within } each go an area to the nearest hero and attack
    }
does-break-door = the nearest door without a magic lock is gone
does-special-pickpocket = a dropped item, crowns or a loot token within 2 goes to another area within 2
does-special-rope = over a barrier of your area, either way, without points

save-fails = failing a save
resist-fails = unless a blue die shows { $symbol ->
        [hit] a hit
        [shield] a shield
        [power] power
        [magic] magic
       *[other] legend
    }
in-rune-attack = attacks from there or against it
in-rune-defence = heroes there
in-rune-time = heroes there, in each Time phase
in-snare = the first enemy to enter
in-detonation = each enemy of its area

## What holds

perk-adds = { $by } { $to ->
        [hits] to hits
        [red] to red dice
        [blue] to blue dice
        [armour] armour
        [shields] magic shields
        [defence] defence
        [health] life
        [moves] movement
        [capacity] capacity
        [save-dice] dice in saves, the best counts
        [powers] class power, by the usual rules
        [reroll] defence dice may be rolled again in an attack
       *[other] distance for rows that engage
    }
perk-no-reactions = no reaction attacks{ $all ->
        [yes] { "" } against anybody
       *[other] { "" }
    }
perk-draws = { $what ->
        [trap] draw { $n } traps, keep one
       *[other] for each treasure draw { $n }, keep one
    }
perk-disarms = on a trap roll a blue die: { $symbol ->
        [hit] a hit
        [shield] a shield
        [power] power
        [magic] magic
       *[other] legend
    } disarms it
perk-unlocks = locked doors and chests open with a free action
perk-second-chance = once, any dice of one own roll may be rolled again
perk-half-price = coming back costs half the shards, rounded up
perk-sees-through = enemies on the way do not hide the target
perk-bound-symbols = the symbols of power and magic buy nothing
perk-sight = nobody sees farther than { $n }
perk-first-symbol = in saves only the first symbol of a face counts
perk-immune = stunning does nothing to it
perk-vengeful = it goes for the holder of the priority token and nobody else
perk-no-renewal = its magic shields do not come back

## Rows of a scroll

row-at = heroes at { $at }
row-else = otherwise
act-times = { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
act-wounded = if the last blow wounded
act-nearest = at the nearest hero within { $n }
act-all = at everybody in the area
act-engage = closes in
act-move = moves { $n }
act-retreat = falls back { $n }
act-if-wounded = if wounded

## Lines of a card

card-range = { $n ->
        [0] own area
       *[other] range { $n }
    }
card-level = rank { $rank }
card-cooldown = cooldown { $n }
card-late = cools down when it is over
card-armour = armour { $n }
card-shields = { $n ->
        [one] { $n } magic shield
       *[other] { $n } magic shields
    }
card-defence = defence { $n }
card-charges = { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    }
card-price = { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
card-awakens = awakened until the Time phase for { $n ->
        [one] { $n } soul shard
       *[other] { $n } soul shards
    }
card-forged = from the anvil, for one quest
card-weapon = with an equipped { $weapon ->
        [dagger] dagger
        [bow] bow
        [sword] sword
        [axe] axe
        [shield] shield
        [hammer] hammer
        [staff] staff
        [wand] wand
       *[other] spear
    }, as it is
card-defends = in defence
