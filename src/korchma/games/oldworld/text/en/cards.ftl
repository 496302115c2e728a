# Action cards: their names, with the terrain where it matters, and what they do in a fight.

card-precise-cut = Precise Cut{ card-ground }
card-whirl = Whirl{ card-ground }
card-crippling-strike = Crippling Strike{ card-ground }
card-severe-blow = Severe Blow{ card-ground }
card-precise-blow = Precise Blow{ card-ground }
card-crushing-blow = Crushing Blow{ card-ground }
card-counter = Counter{ card-ground }
card-cover = Cover{ card-ground }
card-block = Block{ card-ground }
card-lightning-reflexes = Lightning Reflexes{ card-ground }
card-intense-aard = Intense Aard{ card-ground }
card-intense-igni = Intense Igni{ card-ground }
card-melt-armour = Melt Armour{ card-ground }
card-shockwave = Shockwave{ card-ground }
card-stream-of-fire = Stream of Fire{ card-ground }
card-intense-yrden = Intense Yrden{ card-ground }
card-intense-axii = Intense Axii{ card-ground }
card-intense-quen = Intense Quen{ card-ground }
card-magic-trap = Magic Trap{ card-ground }
card-exploding-shield = Exploding Shield{ card-ground }
card-quick-slash = Quick Slash{ card-ground }
card-rend = Rend{ card-ground }
card-push = Push{ card-ground }
card-aard = Aard{ card-ground }
card-yrden = Yrden{ card-ground }
card-axii = Axii{ card-ground }
card-quen = Quen{ card-ground }

card-ground = { $ground ->
    [forest] {" "}({ terrain-forest.lower })
    [mountain] {" "}({ terrain-mountain.lower })
    [water] {" "}({ terrain-water.lower })
    [wild] {" "}({ terrain-wild.lower })
   *[none] {""}
}

## What a card does

card-does = { $corner ->
    [damage-draw] { card-damage }, { card-draw }
    [shield] { card-shield }
    [shield-draw] { card-shield }, { card-draw }
    [draw] { card-draw }
    [take] { card-take }
   *[damage] { card-damage }
}{ $links ->
    [0] {""}
    [1] {"; "}then { card-link-one }
   *[2] {"; "}then { card-link-one } or { card-link-two }
}
card-damage = { $damage } damage
card-shield = shield +{ $shield }
card-draw = cards { $draw }
card-take = take the top of your discard
card-link-one = { $one ->
    [blue] blue
    [red] red
    [green] green
    [purple] purple
   *[yellow] yellow
}{ $one_gives ->
    [damage] {" "}(+{ $one_n } damage)
    [shield] {" "}(shield +{ $one_n })
    [back] {" "}(this card comes back)
   *[nothing] {""}
}
card-link-two = { $two ->
    [blue] blue
    [red] red
    [green] green
    [purple] purple
   *[yellow] yellow
}{ $two_gives ->
    [damage] {" "}(+{ $two_n } damage)
    [shield] {" "}(shield +{ $two_n })
    [back] {" "}(this card comes back)
   *[nothing] {""}
}

## Fight cards of the monsters

attack = fight card { $n }
attack-does = charge: { attack-charge }; bite: { attack-bite }
attack-charge = { $charge ->
    [burn] a card of your hand leaves the game
    [discard] random cards of your hand, as many as its level
    [level] damage equal to its level
   *[damage] { $charge_n } damage
}
attack-bite = { $bite ->
    [skill] damage equal to { $bite_skill ->
        [combat] your Combat
        [defence] your Defence
        [alchemy] your Alchemy
       *[specialty] your Specialty
    }
    [lowers] { $bite_skill ->
        [combat] Combat
        [defence] Defence
        [alchemy] Alchemy
       *[specialty] Specialty
    } −1 and damage 1 below its level
    [level] damage { $bite_n } above its level
   *[damage] { $bite_n } damage
}
