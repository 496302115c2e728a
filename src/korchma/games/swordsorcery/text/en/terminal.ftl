# Sword & Sorcery in the terminal.

term-tab-hand = Cards
term-tab-seats = Heroes
term-tab-dangers = Enemies
term-swordsorcery-bar = Round { $round } · { $left } · shards { $shards }, events { $events }
term-swordsorcery-left = { $who }: { $moving ->
        [yes] { $moves ->
            [one] { $moves } step
           *[other] { $moves } steps
        }
       *[other] { $moves ->
            [0] no move
           *[other] move
        }
    }, fight { $combats }, act { $acts }
term-swordsorcery-phase = { $phase ->
        [heroes] choosing heroes
        [party] who goes
        [powers] choosing powers
        [shop] at the emporium
        [begin] it begins
        [time] Time phase
        [battle] who is next?
        [hero] a hero’s turn
        [enemy] enemies’ turn
        [event] Event phase
       *[over] it is over
    }
term-swordsorcery-outcome = What came of it
term-swordsorcery-tag = { $kind ->
        [gremlin] G
        [gremlin-pack] P
        [raider] R
        [orc-warrior] W
        [orc-shaman] S
        [gnome] N
        [cultist] C
        [hill-troll] T
       *[warlord] L
    }{ $rank ->
        [green] g
        [blue] b
        [red] r
       *[purple] p
    }
term-swordsorcery-level = Rank { $rank }{ $cooldown ->
        [0] { "" }
       *[other] , cooldown { $cooldown }
    }: { $does }.
term-swordsorcery-hero = { $name }, { $card }, rank { $rank }, { $at }{ $state ->
        [ghost] : a ghost, back at a shrine for { $ransom ->
            [one] { $ransom } shard
           *[other] { $ransom } shards
        }.
        [hidden] , hidden.
       *[well] .
    }
term-swordsorcery-body = Life { $left } of { $health }{ $armour ->
        [0] { "" }
       *[other] , armour { $armour }
    }{ $shields ->
        [0] { "" }
       *[other] , magic shields { $shields }
    }{ $defence ->
        [0] { "" }
        [one] , { $defence } defence die
       *[other] , { $defence } defence dice
    }.
term-swordsorcery-troubles = Suffers: { $names }.
term-swordsorcery-boons = For now: { $names }.
term-swordsorcery-powers = Powers: { $names }.
term-swordsorcery-power = { $name } ({ $at ->
        [0] ready
        [one] in { $at } round
       *[other] in { $at } rounds
    })
term-swordsorcery-talents = Talents: { $names }.
term-swordsorcery-worn = Worn: { $names }.
term-swordsorcery-pack = Pack ({ $n } of { $most }): { $names }; { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }.
term-swordsorcery-key = { $colour ->
        [red] red
        [blue] blue
       *[green] green
    }
term-swordsorcery-keys = Keys: { $names }.
term-swordsorcery-stays = Stays where it is.
term-swordsorcery-plan = Next: { $does }; goes for { $targets } ({ $reason }).
term-swordsorcery-outlook = Wounds: { $wound }; kills: { $kill }; { $mean } wounds on average.
term-swordsorcery-kill = kills { $chance }
term-swordsorcery-pace = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
term-swordsorcery-struck = , { $n ->
        [one] { $n } free attack
       *[other] { $n } free attacks
    }
term-swordsorcery-burns = , a wound from the ground
term-swordsorcery-ready = { $n ->
        [one] { $n } enemy has picked somebody
       *[other] { $n } enemies have picked somebody
    }
term-swordsorcery-rests = { $who } stays where it is.
term-swordsorcery-means = { $who }, if called, goes for { $whom }: { $why }.
term-swordsorcery-goal = Goal: { $text }.
term-swordsorcery-defeat = Lost if: { $text }.
term-swordsorcery-decks = Soul shards { $shards }. Left: events { $events }, encounters { $encounters }, enemies { $enemies }, treasures { $treasures }.
term-swordsorcery-priority = Priority token: { $name }, { $n }.
term-swordsorcery-way = { $way ->
        [door] A shut door
        [locked] A locked door
        [magic] A door with a magic lock
        [wall] A wall
        [down] Down a barrier, one way
        [up] No way up the barrier
       *[open] Open
    }: { $names }.
term-swordsorcery-seen = Seen by { $names }.
term-swordsorcery-thing = { $thing ->
        [shadow] a shadow
        [story] a story card
        [chest] a chest
        [search] something to search
        [heap] a heap
        [loot] loot
       *[key] a magic key
    }
term-swordsorcery-coins = { $n ->
        [one] { $n } crown on the ground
       *[other] { $n } crowns on the ground
    }
term-swordsorcery-shrine = { $lit ->
        [yes] a shrine, awake
       *[no] a shrine, asleep
    }
term-swordsorcery-gate = { $open ->
        [yes] an open gate
       *[no] a closed gate
    } ({ $symbol })
term-swordsorcery-styles = For: { $names }.
term-swordsorcery-price = { " " }({ $n })
term-swordsorcery-blow = { $by } attacks { $target }
term-swordsorcery-dice = Dice: { $faces }.
term-swordsorcery-spent = Spent: { $symbols }
term-swordsorcery-hits = Hits: { $hits } ({ $sure } sure, { $bonus } bonus)
term-swordsorcery-guard = { $target } defends against { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $lethal ->
        [0] { "" }
       *[other] , { $lethal } of them lethal
    }
term-swordsorcery-purse = { $name } has { $n ->
        [one] { $n } crown
       *[other] { $n } crowns
    }
term-swordsorcery-wares = For sale, each side with its price:
term-swordsorcery-stash = In the stash, for nothing: { $names }
term-swordsorcery-legend = Areas have numbers; bright ones the active hero sees. ┃ ━ wall, ▯ door, ▮ locked, ◈ magic lock, → barrier and its one way, ░ hedge.
    ≈ difficult, ‼ dangerous ground, ♨ fire. ✚ shrine, + asleep; ⌂ open gate, ∩ closed. ▒ shadow, ¶ story, ◆ token of the quest.
    ▣ chest, ? search, ∴ heap, $ crowns, & loot, = a card, ♀ key, ᛟ rune. Heroes: two letters, ghosts in small ones.
    Enemies: kind, rank, number. Gremlin, Pack, Raider, Warrior, Shaman, gNome, Cultist, Troll, warLord; g green, b blue, r red, p purple.
    Dice: R red, B blue; ✶ hit, ◘ shield, ▲ power, ✦ magic, ★ legend, × miss.
term-swordsorcery-gauge = { $what } { $before } → { $after }
term-swordsorcery-beside = Instead of { $names }: { $said }.
term-swordsorcery-new = { $said }.
term-swordsorcery-likely = { $does } in { $chance }
term-swordsorcery-foreign = Not for this hero.
term-swordsorcery-rise = Rank { $rank } for { $cost } of the shards, { $left } left: { $said }.
term-swordsorcery-rise-learns = One of: { $names }.
term-swordsorcery-rise-grown = A new level: { $names }.
term-swordsorcery-rise-level = Then these may catch up: { $names }.
term-swordsorcery-recruit = { $back ->
        [yes] comes back
       *[other] comes
    } at rank { $rank } with { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
