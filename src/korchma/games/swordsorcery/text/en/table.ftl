### What is asked, what can be done, and what happened at a table of Sword & Sorcery.

## What can be done

do-take-hero = { $card }
do-leave = { $hero } stays behind
do-learn = Learn: { $power }
do-learn-talent = Take the talent: { $talent }
do-next = { $hero } goes next
do-rank-up = { $hero }: a higher rank for { $cost ->
        [one] { $cost } soul shard
       *[other] { $cost } soul shards
    }
do-raise = { $hero }: back to life for { $cost ->
        [one] { $cost } soul shard
       *[other] { $cost } soul shards
    }
do-go-on = Enough
do-end-turn = End the turn
do-walk = Move: { $to }
do-stand-up = Stand up, { $by ->
        [dash] with a dash
       *[other] for a movement point
    }
do-dash-on = Dash: a movement point more
item-up = { $side ->
        [b] { $item_b }
       *[other] { $item }
    }
weapon-up = { $side ->
        [b] { $weapon_b }
       *[other] { $weapon }
    }
do-strike = Attack: { $target }, { weapon-up }{ $hand ->
        [off] {" "}(off hand)
       *[other] { "" }
    }
do-use-power = { $power }, level { $level }{ $has_target ->
        [yes] , on { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , there: { $area }
       *[other] { "" }
    }
do-use-innate = { $card_innate }{ $has_target ->
        [yes] , on { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , there: { $area }
       *[other] { "" }
    }
do-use-item = Use { item-up }{ $has_target ->
        [yes] , on { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , there: { $area }
       *[other] { "" }
    }
do-awaken = Awaken { $item } for { $cost ->
        [one] { $cost } soul shard
       *[other] { $cost } soul shards
    }
do-open-door = Open the door: { $side }
do-open-chest = Open the chest: { $area }
do-unlock = Take off the magic lock
do-search = Search here: { $area }
do-search-heap = Search the heap: { $area }
do-focus = Focus: a hit more in one attack
do-reorganize = Change equipment
do-exchange = Exchange with { $hero }
do-provoke = Provoke the master
do-pick-up = Pick up: { item-up }
do-pick-coins = Pick up { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
do-pick-loot = Pick up the loot
do-pick-key = Pick up the { $colour ->
        [red] red
        [blue] blue
       *[other] green
    } key
do-drop = Drop: { item-up }
do-drop-coins = Drop { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
do-read-on = { $paragraph_act }
do-do = { $deed }
do-point = A rock on { $foe }
do-shout = Shout { $card_shout }{ $has_target ->
        [yes] , on { $target }
       *[other] { "" }
    }{ $has_area ->
        [yes] , there: { $area }
       *[other] { "" }
    }
do-return = Return to { $shrine }
do-fly = Drift: { $to }
do-wear = Equip { item-up } ({ $slot ->
        [main] main hand
        [off] off hand
        [armour] armour
       *[other] artefact
    })
do-take-off = Put away: { item-up }
do-give = Give { item-up }: { $to }
do-take-from = Take { item-up }: { $of }
do-pay = Give { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }: { $to }
do-buy = Buy { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    } for { $price ->
        [one] { $price } crown
       *[other] { $price } crowns
    }
do-sell = Sell { item-up } for { $price ->
        [one] { $price } crown
       *[other] { $price } crowns
    }
do-from-stash = From the stash: { item-up }
do-to-stash = Into the stash: { item-up }
do-forge = To the anvil: { $item }
do-bet = Bet on: { $symbol }
do-spend = { $line }
do-ammo = With { $item }
do-react = { $power }{ $level ->
        [0] { "" }
       *[other] , level { $level }
    }
do-again = Roll again: { $die }
do-aim = { $figure }
do-push = { $area }
do-suffer = { $condition }
do-keep = Keep: { $item }
do-keep-trap = { $trap }. { $trap_text }
do-turn-power = { $power }
do-gate = { $gate }
do-reveal = { $area }
do-act = { $foe }
do-choose = { $way }

## Set-up and rounds

event-hero-taken = { $seat } leads: { $card_hero } ({ $card }).
event-hero-left = { $hero } stays behind; what was worn and carried lies in the stash.
event-learned = { $hero } learns { $power }.
event-learned-talent = { $hero } takes a talent: { $talent }.
event-lost = { $hero } loses { $power }.
event-round-began = Round { $n }
event-time-phase = Time phase
event-turn-began = { $hero } acts.
event-turn-ended = { $hero }: the turn is over.
event-turn-skipped = { $hero } is stunned and loses the turn.
event-event-phase = Event phase
event-ranked-up = { $hero } rises to rank { $rank } for { $cost ->
        [one] { $cost } soul shard
       *[other] { $cost } soul shards
    }.
event-power-turned = { $hero }: { $power } { $at ->
        [0] is ready
       *[other] stands at { $at }
    }.

## Moving

event-walked = { $figure } goes: { $area }.
event-stood = { $figure } stands up.
event-dashed = { $hero } dashes.
event-pushed = { $figure } is moved: { $area }.
event-evaded = { $hero } evades{ $has_by ->
        [yes] , and is struck at by { $by }
       *[other] { "" }
    }.
event-no-strikes = Nobody strikes after { $hero }.
event-hidden = { $hero } is out of sight.
event-unhidden = { $hero } is in sight again.
event-door-opened = A door opens: { $side }.
event-wall-placed = A wall stands: { $side }.
event-wall-fell = A wall falls: { $side }.
event-lock-taken = { $hero } takes off the { $colour ->
        [red] red
        [blue] blue
       *[other] green
    } lock.
event-chest-opened = { $hero } opens the chest: { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }.
event-searched = { $hero } searches ({ $area }): { $face }{ $found ->
        [power] { "" } – a treasure
        [magic] { "" } – a potion
        [hit] { "" } – crowns
        [miss] { "" } – and cuts a hand
       *[other] { "" } – and finds nothing
    }.
event-ground-turned = { $area }: { $ground }.

## Traps and saves

event-trap-drawn = { $hero } springs a trap: { $trap }. { $trap_text }
event-trap-disarmed = { $hero } disarms the trap: { $trap }.
event-saved = { $hero } rolls a save: { $faces } – { $ok ->
        [yes] made it
       *[other] failed
    }.
event-blind-failed = { $hero } sees nothing, and the action is lost.

## Attack and defence

event-attacked = { $by } attacks { $target }: { weapon-up }, { $melee ->
        [yes] at close quarters
       *[other] from afar
    }{ $has_reason ->
        [yes] { "" } ({ $reason })
       *[other] { "" }
    }.
event-supremacy = Supremacy: { $by } has 1 hit more.
event-rolled = { $by } rolls: { $faces }.
event-spent = { $by } pays for: { $line }.
event-total = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in all{ $lethal ->
        [0] { "" }
       *[other] , { $lethal } of them lethal
    }.
event-aimed = Hit as well: { $target }.
event-softened = { $target }, for the type of damage: { $n }.
event-armour-took = The armour takes { $n }: { $target }.
event-shields-took = Magic shields take { $n }: { $target }.
event-defended = { $target } defends: { $faces }.
event-rerolled = { $who } rolls again: { $faces }.
event-wounded = { $target }: { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } ({ $cause }).
event-unhurt = { $target } is unhurt.
event-interposed = { $hero } steps in front of { $target }.
event-ammo-used = { $hero } shoots with: { $item }.
event-ammo-lost = A miss, and they are gone: { $item } ({ $hero }).

## Conditions

event-struck = { $figure }: { $condition }.
event-recovered = { $figure }, no longer: { $condition }.
event-immune = { $figure } does not mind: { $condition }.
event-critical = Critical hit, { $figure }: { $token }.
event-burning = { $figure } is burning, level { $level }.
event-fire-lit = Fire of level { $level }: { $area }.
event-fire-died = The fire is out: { $area }.
event-healed = { $figure }: { $n ->
        [one] { $n } wound heals
       *[other] { $n } wounds heal
    }.
event-shielded = { $figure } gains { $n ->
        [one] { $n } magic shield
       *[other] { $n } magic shields
    }.
event-shields-back = The magic shields are whole: { $figure }.
event-boosted = { $figure } is under the effect of: { $source }.

## Death and return

event-became-ghost = { $hero } becomes a ghost, rank { $rank }.
event-dropped = { $has_items ->
        [yes] { $hero } leaves behind: { $items }{ $crowns ->
            [0] { "" }
            [one] , { $crowns } crown
           *[other] , { $crowns } crowns
        }
       *[other] { $crowns ->
            [0] { $hero } leaves nothing behind
            [one] { $hero } leaves behind: { $crowns } crown
           *[other] { $hero } leaves behind: { $crowns } crowns
        }
    }.
event-returned = { $hero } stands at { $shrine }.
event-raised = { $hero } lives again, for { $cost ->
        [one] { $cost } soul shard
       *[other] { $cost } soul shards
    }.
event-shouted = { $hero } shouts: { $card_shout }.
event-slain = { $figure } falls: { $shards ->
        [one] { $shards } soul shard
       *[other] { $shards } soul shards
    }{ $has_by ->
        [yes] . By { $by }
       *[other] { "" }
    }.
event-companion-came = { $companion } comes to { $hero }.
event-companion-died = { $companion } falls.

## Enemies

event-came = { $figure } comes: { $area }. Led by the player of { $hero }.
event-power-drawn = { $figure } gets a power: { $power }.
event-nobody-came = Nobody comes.
event-gate-rolled = The die for the gate: { $face }.
event-shadow-turned = A shadow ({ $area }): { $token }.
event-encounter-drawn = Encounter: { $card }. { $card_text }
event-nobody-acts = { $card }: nobody acts.
event-encounters-shuffled = All encounters are shuffled.
event-activated = { $figure } acts ({ $row }){ $has_target ->
        [yes] , against { $target }
       *[other] { "" }
    }: { $reason }.
event-stun-lost = { $figure } comes to.
event-step-skipped = { $figure } cannot: { $step }.
event-foe-power-used = { $figure }: { $power }.
event-master-flipped = { $figure } turns the card: { $side }.
event-priority-moved = The priority token: { $hero }, { $value }.
event-provoked = { $hero } provokes the master.
event-challenged = { $hero } challenges { $figure }.
event-left = { $figure } leaves.

## Powers, items, crowns

event-power-used = { $hero } uses { $power }, level { $level }.
event-innate-used = { $hero }: { $card_innate }.
event-item-used = { $hero } uses { item-up }.
event-item-gone = Used up: { item-up } ({ $hero }).
event-awoke = { $item } awakes in the hands of { $hero }.
event-fell-asleep = { $item } sleeps again ({ $hero }).
event-focused = { $hero } focuses.
event-got-item = { $hero } takes { item-up }.
event-no-room = { $hero } has no room: { item-up } stays on the ground.
event-wore = { $hero } equips { item-up } ({ $slot }).
event-took-off = { $hero } puts away { item-up }.
event-dropped-item = { $hero } drops { item-up }.
event-gave = { $hero } gives { item-up }: { $to }.
event-paid = { $hero } gives { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }: { $to }.
event-crowns = { $hero }: { $n } crowns.
event-shards = Soul shards: { $n }. The party has { $left }.
event-got-key = { $hero } has the { $colour ->
        [red] red
        [blue] blue
       *[other] green
    } key.
event-loot-turned = { $hero }, { $loot }.
event-treasure-drawn = { $hero } finds a treasure: { $item }.
event-bought = { $hero } buys { $side ->
        [b] { $item_b }
       *[other] { $item_a }
    } for { $price ->
        [one] { $price } crown
       *[other] { $price } crowns
    }.
event-sold = { $hero } sells { item-up } for { $price ->
        [one] { $price } crown
       *[other] { $price } crowns
    }.
event-stashed = { $hero } puts { item-up } into the stash.
event-forged = { $hero } has it forged: { $item_b }.
event-bet-made = { $hero } bets on { $symbol }, the die shows { $face }: { $won ->
        [one] { $won } crown
       *[other] { $won } crowns
    }.
event-visit-began = The emporium is open.
event-visit-ended = The emporium is shut.

## Events and stories

event-event-drawn = Event: { $card }. { $card_text }
event-event-gone = The event is over: { $card }.
event-story-gone = The story card leaves the deck.
event-sky-turned = { $card }: the card stays beside the deck until the other one comes.
event-read = { $hero }: “{ $paragraph }”. { $paragraph_opening }
event-words = { $text }
event-way-taken = { $bound ->
        [yes] { $hero } decides by nature: { $way }.
       *[no] { $hero } decides: { $way }.
    }
event-voted = { $seat } is for: { $way }.
event-gate-turned = On the map, { $gate }: { $to }.
event-shrine-turned = { $lit ->
        [yes] Awake now
       *[other] Asleep now
    }: { $shrine }.
event-token-placed = Now here: { $token } ({ $area }).
event-token-gone = No longer there: { $token } ({ $area }).
event-token-held = { $hero } holds: { $token }.
event-shadow-placed = A shadow gathers: { $area }.
event-shadow-gone = A shadow melts away: { $area }.
event-did = { $hero }: { $deed }.
event-rule-woke = A new rule from now on. { $rule }
event-rule-ended = No longer: { $rule }
event-counted = { $counter }: { $n }.
event-gave-up = { $hero } is still a ghost, and loses: { item-up }.
event-ended = { $ending }
