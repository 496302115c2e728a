# Why a good player would do it: a phrase behind each hint.

why-only-one = there is nothing else to choose
why-same = all the same; one must be taken
why-favourite = a favourite, and nothing more to it
why-cheapest = the cheapest way to pay
why-offer = { $action ->
    [skill] a step of { $skill } { $at }
    [school] a lesson at the school { $at }
    [potion] a potion { $at }
    [tracking] gold and a monster’s trail { $at }
    [swap] a better card { $at }
    [poker] a game for gold { $at }
   *[alms] a little gold { $at }
}
why-errand = { $quest ->
    [yes] a quest ends { $at }
   *[no] a trail ends { $at }
}
why-deed = a quest completed, and its reward
why-beat = { $last ->
    [yes] about { $chance } to beat this one for the last trophy: { $monster }
   *[no] about { $chance } to beat this one for a trophy: { $monster }
}
why-duel = { $last ->
    [yes] about { $chance } to beat { $seat } for the last trophy
   *[no] about { $chance } to beat { $seat } for a trophy
}
why-trophy = a skill mastered is a trophy, without a fight
why-explore = { $has_monster ->
    [yes] a story in place of this fight, at about { $chance }: { $monster }
   *[no] a story, for no fight is at hand that would be worth it
}
why-nothing = nothing else would gain anything
why-friendly = { $seat } is not worth a fight, but good enough for poker
why-step = { $level ->
    [yes] a step of { $skill }, which holds your level back
   *[no] a step of { $skill }
}
why-prey = the least dangerous of them
why-strongest = of most use in a fight
why-weakest = of least use in a fight
why-bargain = most strength for its price
why-swap = { $better ->
    [yes] a weak card becomes a better one
   *[no] nothing in the row is better
}
why-matches = { $all ->
    [yes] a hand as good as this is kept
   *[no] what matches is kept
}
why-favoured = the stronger of them
why-helps = helps at once
why-ready = nothing else helps at once
why-combo = { $cards ->
    [one] a card alone: { $damage } damage, shield +{ $shield }
   *[other] a combo of { $cards } cards: { $damage } damage, shield +{ $shield }
}
why-finished = another card would cost more than it brings
why-pain = { $side ->
    [more] this is what would hurt most
    [less] hurts less than what was to come
   *[as-it-is] anything else would hurt as much
}
