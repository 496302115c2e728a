# Waste Knights in the terminal.

term-tab-dangers = Plot
term-wasteknights-bar = Round { $round } · time { $time } · { $who } · { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
term-wasteknights-broken = { $name } (broken)
term-wasteknights-die = { $die ->
    [W] W
    [G] G
    [B] B
   *[R] R
}
term-wasteknights-price = { $points } MP{ $fuel ->
    [0] {""}
   *[other] , fuel { $fuel }
}
term-wasteknights-outcome = What came of it
term-wasteknights-blows = Blow by blow
term-wasteknights-check = Dice
term-wasteknights-phase = { $phase ->
    [weapon] weapon
    [start] 1 start
    [ranged] 2 ranged
    [clash] 3 clash
    [melee] 4 melee
   *[end] 5 end
}
term-wasteknights-red = Threats: { $tokens }
term-wasteknights-foe = The enemy rolls { $dice }. Wounds: { $wounds }.
term-wasteknights-own = You roll { $dice }. Wounds: { $wounds }.
term-wasteknights-breaks = The weapon breaks: { $chance }.
term-wasteknights-throw = Dice { $dice }. How many, and how likely: { $spread }.
term-wasteknights-enough = At least { $n }: { $chance }.
term-wasteknights-points = Points left: { $n }
term-wasteknights-offer = On offer
term-wasteknights-worth = { $name } ({ $n }).
term-wasteknights-give = You give: { $what }
term-wasteknights-take = You take: { $what }
term-wasteknights-sums = Given { $given }, taken { $taken }.
term-wasteknights-part = pump part
term-wasteknights-gear = { $name }. Working: { $works } Broken: { $broken } Value { $value }, repair { $repair }.
term-wasteknights-knight = { $name }, { $vehicle }, { $at }.
term-wasteknights-body = { $state ->
    [out] Out of the game.
    [fallen] Unconscious. Wounds { $wounds } and { $infected } infected of { $health }, radiation { $rad } of { $resist }.
   *[well] Wounds { $wounds } and { $infected } infected of { $health }, radiation { $rad } of { $resist }.
} { $wrecked ->
    [yes] The vehicle is a wreck.
   *[no] Damage { $damage } of { $chassis }.
}
term-wasteknights-purse = Fuel { $fuel } of { $tank }, ammo { $ammo }, medicine { $med }; experience { $xp }.
term-wasteknights-hands = In hand and on: { $cards }.
term-wasteknights-cargo = In the vehicle ({ $n } of { $most }): { $cards }.
term-wasteknights-lasting = Lasting: { $names }.
term-wasteknights-time = Time { $time }, until { $end }.
term-wasteknights-stock = Decks: desert { $dh }, bush { $bm }, exploration { $finds }, gear { $gear }; { $bag } threats in the bag. Supply: fuel { $fuel }, ammo { $ammo }, medicine { $med }.
term-wasteknights-legend = == highway, ·· desert, ♣♣ bush, ▲▲ mountains, ( ) crater; digits are cities.
    ☢ radiation, ☣ contamination, ! threat. ◆ plot, ◇ challenge, ✖ whoever hunts you, ▣ tanker, ▦ fortification.
    Dice: W white, G green, B blue, R red; ✦ success, ◌ fate, ✕ failure.
