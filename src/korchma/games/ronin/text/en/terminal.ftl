# Ronin in the terminal.

term-tab-dangers = Path
term-ronin-bar = Chapter { $chapter ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn }: { $step } · { $left } | { $right }
term-ronin-step = { $phase ->
    [characters] choosing characters
    [automas] choosing Automas
    [boards] choosing boards
    [start] setting up
    [refill] take
    [take] take
    [order] take
    [choose] play
    [effects] play
    [tea] tea
    [score] scoring
    [keep] end of the chapter
    [kept] end of the chapter
    [quest] side quest
   *[over] the end
}
term-ronin-vp = { $n } VP
term-ronin-xp = { $n } XP
term-ronin-golden = golden XP { $n }
term-ronin-xp-word = XP
term-ronin-held = hand { $n }
term-ronin-automa = Automa
term-ronin-would = → { $xp } XP, { $vp } VP
term-ronin-chapter = { $chapter ->
    [1] I
    [2] II
   *[3] III
}: left { $left }, right { $right }
term-ronin-quest = Side quest: { $symbols }
term-ronin-deck = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
term-ronin-discard = discarded { $n }
term-ronin-lowest = +1 XP
term-ronin-colour = { $colour ->
    [red] R
    [green] G
    [blue] B
    [pink] P
   *[yellow] Y
}
term-ronin-both = { $text } ({ $names })
term-ronin-waits = Its effect waits for the tea ceremony.
term-ronin-skill = { $name } ({ $state ->
    [ready] { $card ->
        [yes] a partner’s, ready
       *[no] ready
    }
    [locked] { $card ->
        [yes] for partners
       *[no] from { $xp } XP
    }
   *[used] used
})
term-ronin-track = level { $level }, { $points } VP; { $space ->
    [0] no more bonuses
   *[other] at { $space }: { $bonus }
}
term-ronin-standing = { $place }; standing there: { $names }.
term-ronin-order = Initiative: { $names }.
term-ronin-row = Timeline: { $cards }.
term-ronin-covered = { $card }, covered: { $what }
term-ronin-tokens = Tokens: { $tokens }.
term-ronin-have = Altogether: { $counts }.
term-ronin-ended = If the chapter ended now: { $xp } XP and { $vp } VP; the lower partnership is worth { $partners } VP.
term-ronin-skills = Skills: { $skills }.
term-ronin-known = Known to be in hand: { $cards }.
term-ronin-symbol = { $name } ({ $side ->
    [left] active, left
    [right] active, right
   *[none] inactive
}): you have { $have }; cards in hand with it: { $hand }.
term-ronin-in-row = { $name } in your timeline: { $n }.
term-ronin-if-played = if played at once: { $changes }
term-ronin-then = Then: { $counts }; at the end of the chapter { $xp } XP and { $vp } VP.
term-ronin-at-tea = At tea: { $changes }.
term-ronin-turned = The other way round: { $changes }.
term-ronin-legend =
    R, G, B, P, Y: a red, green, blue, pink or yellow card
    ✦ magic, ✿ diplomacy, ▲ exploration, ✕ combat; pale ones score nothing in this chapter
    ! an effect when played; ~ an effect at tea; ◂u a cup to the left, u▸ a cup to the right
    ░ covered by a lost marker
    R=2 exactly 2 red cards, R≥2 2 or more, R×n for each up to 3, ↔R×n for each of a partner’s
    ✿−1 lose 1, ✿−n lose up to 3; ◌ any inactive symbol
    →2✦ gain 2, →n✦ as many as counted; ↑ a point on one track, ↑↑ on both
    (1): first in initiative. ●: a figure. Before │ the tokens; after the second │ this turn’s cards.
    → 5 XP, 3 VP: what you would score if the chapter ended now
    Underlined: you may choose it. Reversed: the option you point at.
