# Old World in the terminal.

term-tab-dangers = Market
term-oldworld-bar = Turn { $turn }, { $phase ->
    [roam] I road
    [deed] II deed
    [fight] II fight
    [rest] III rest
   *[over] the end
}
term-oldworld-purse-short = trophies { $n }/{ $most } · gold { $gold }
term-oldworld-shield-short = shield { $n }/{ $most }
term-oldworld-level-short = level { $n }
term-oldworld-cards-short = hand { $hand }, deck { $deck }, discard { $discard }
term-oldworld-mark = { $school ->
    [wolf] Wo
    [griffin] Gr
    [bear] Be
    [cat] Ca
   *[viper] Vi
}
term-oldworld-skill = { $skill ->
    [combat] C
    [defence] D
    [alchemy] A
   *[specialty] S
}
term-oldworld-colour = { $colour ->
    [blue] B
    [red] R
    [green] G
    [purple] P
   *[yellow] Y
}
term-oldworld-price = { $n ->
    [0] free:
   *[other] for { $n }:
}
term-oldworld-dear = { $gold ->
    [0] for two cards
   *[other] for two cards, or one and a gold
}
term-oldworld-act = Here: { $action }
term-oldworld-attack = Attack: { $beast }
term-oldworld-beast = { $name } ({ $level }, life { $life })
term-oldworld-lair = { $beast } { $at }{ $trail ->
    [yes] , and you know its trail
   *[no] {""}
}
term-oldworld-trophy = Its trophy: { $text }
term-oldworld-place = { $place } ({ $terrain }). { $some ->
    [yes] There: { $here }.{" "}
   *[no] {""}
}{ $action }: { $text } Roads: { $roads }.
term-oldworld-tavern = the tavern is closed
term-oldworld-costs = { $n ->
    [0] Free now.
    [one] Costs { $n } card of your hand now.
   *[other] Costs { $n } cards of your hand now.
}
term-oldworld-stories = { $deck ->
    [city] City
   *[wilds] Wilds
}: { $n ->
    [one] { $n } story left.
   *[other] { $n } stories left.
}
term-oldworld-level = You are at { $n }: { $worth }.
term-oldworld-die = { $name }: { $face }
term-oldworld-at = { $name } is { $at }.
term-oldworld-purse = Trophies: { $n } of { $most }. Gold: { $gold }.
term-oldworld-shield = Shield: { $n } of { $most }.
term-oldworld-skills = { $skills }; witcher level { $level }.
term-oldworld-cards = Cards: hand { $hand }, deck { $deck }, discard { $discard }.
term-oldworld-has = { $what ->
    [potions] Potions
    [trophies] Trophies
    [kept] Gear and company
    [trails] Trails
   *[tracking] Tracks to follow
}: { $names }
term-oldworld-quest = { $gold ->
    [0] Quest “{ $story }” { $at }
   *[other] Quest “{ $story }” { $at }, costs { $gold } gold
}
term-oldworld-row = The row, newest first:
term-oldworld-stock = Left: cards { $deck }, potions { $potions }, stories { $city } in the city and { $wilds } in the wilds
term-oldworld-coming = Monsters to come: I { $one }, II { $two }, III { $three }
term-oldworld-mastery = Skill trophies to be had: { $skills }
term-oldworld-needed = Skill to perfect: { $skill }
term-oldworld-deck = In your deck, in no order: { $cards }
term-oldworld-outcome = What came of it
term-oldworld-title = “{ $story }”
term-oldworld-specialty = Use: { $name } ({ $worth })
term-oldworld-way = { $way ->
    [a] A
   *[b] B
}: { $text }

## Scenes

term-oldworld-life = cards of life { $n } of { $most }
term-oldworld-spent = Last card: { $does }
term-oldworld-health = { $n ->
    [one] { $n } card to lose (deck { $deck }, hand { $hand })
   *[other] { $n } cards to lose (deck { $deck }, hand { $hand })
}
term-oldworld-drunk = potions drunk { $n } of { $most }
term-oldworld-combo = Combo:
term-oldworld-combo-empty = No card laid yet.
term-oldworld-sum = So far: damage { $damage }, shield { $shield }, draw { $draw }
term-oldworld-gist = damage { $damage }, shield { $shield }, draw { $draw }
term-oldworld-bet = { $who } bets on { $on }
term-oldworld-theirs = The other side

term-oldworld-legend =
    ♣ forest, ▲ mountains, ≈ water, ✱ any terrain; ● you are there; Wo, Gr, Be, Ca, Vi: witchers by school
    ⌂ school, +C +D +A +S practise Combat, Defence, Alchemy, specialty; ⚄ poker, ¢ alms, ⇄ swap, ⚗ potion, ? ask about monsters
    ☠II:5 a monster of level II with 5 cards of life; » you know its trail, or tracks lead there; ! a quest of yours
    B, R, G, P, Y: a blue, red, green, purple or yellow card, behind the terrain it pays for
    ✕2 damage, ◈1 shield, ▯+1 draw, ↺ take the top of your discard
    →R red may follow; →R✕1 and adds 1 damage; →R↩ and this card comes back to your hand
    Dots are roads; on a small map only yours. Pointing at a place names all its roads.
    Underlined: you may choose it. Reversed: the option you point at.
