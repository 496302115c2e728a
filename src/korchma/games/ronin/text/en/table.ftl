# What is said at the table of Ronin: choices, questions, the log.

game-title = Ronin
    .full = The Witcher: Path of Destiny – Ronin
    .about = Walk the road east with two partners, share tea with both, and be remembered a little longer than either.

## Ways to play

score = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
mode-partners = Partners
    .text = Everyone shares a board with each neighbour, and all boards are alike. Best for a first game.
mode-crossroads = Crossroads
    .text = As partners, but every pair has a board of its own, with its own rewards.
mode-autumn = Alone, in autumn
    .text = You between two Automas; both partnerships start at 2. Reach 35 points.
mode-summer = Alone, in summer
    .text = The easy season: both partnerships start at 4. Reach 35 points.
mode-winter = Alone, in winter
    .text = The hard season: both partnerships start at 0. Reach 35 points, and dress warmly.
mode-autumn-crossroads = Alone at the crossroads, in autumn
    .text = Two different boards of your choice; both partnerships start at 2. Reach 35 points.
mode-summer-crossroads = Alone at the crossroads, in summer
    .text = Two different boards of your choice; both partnerships start at 4. Reach 35 points.
mode-winter-crossroads = Alone at the crossroads, in winter
    .text = Two different boards of your choice; both partnerships start at 0. Reach 35 points.

## Choices

do-take-character = { $character }
do-take-board = { $board }: { $board_text }
do-take-pair = Take { $slot_taken }
do-take-deck = Take 2 from the deck, unseen
do-use-skill = Skill: { $skill }
do-pass = No skill now
do-move-to = To { $place }
do-play = Play { $card } · { $card_does }
do-lose-token = A token of { $symbol_of }
do-cover = { $symbol } on { $card }
do-uncover = { $symbol } on { $card }
do-on-track = On the track { $who_with }
do-with = { $who }
do-gain-symbol = { $symbol }
do-split = { $left } left, { $right } right
do-trade = { $n ->
    [1] Lose 1 { $symbol_of }, gain 3 of the other
   *[2] Lose 2 { $symbol_of }, gain 4 of the other
}
do-train = { $colour_cards } bring { $symbol_of }
do-take-skill = Skill card: { $skill }
do-take-xp = { $n } XP
do-toss = Discard { $card } · { $card_does }
do-pick = Take { $card } · { $card_does }
do-keep = Keep { $card } · { $card_does }
do-again = { $card } · { $card_does }
do-swap-in = From hand: { $card } · { $card_does }
do-swap-out = From the timeline: { $card } · { $card_does }
do-quest = { $symbol }

## Questions

ask-character = { $you ->
    [yes] Who will you be?
   *[no] { $seat } is choosing a character.
}
ask-automa = { $you ->
    [yes] { $n ->
        [1] Who will the Automa on your left be?
        [2] And who will be the Automa on your right?
       *[0] Who will be the Automa between you?
    }
   *[no] { $seat } is choosing a character for an Automa.
}
ask-board = { $you ->
    [yes] Which board do { $one } and { $other } share?
   *[no] { $seat } is choosing the board that { $one } and { $other } share.
}
ask-take = { $you ->
    [yes] Which pair do you take?
   *[no] { $seat } is choosing a pair.
}
ask-skill = { $step ->
    [take] { $you ->
        [yes] You have your cards. A skill to go with them?
       *[no] { $seat } may use a skill after taking cards.
    }
    [order] { $you ->
        [yes] The figures are back on the track. A skill now?
       *[no] { $seat } may still change the order.
    }
    [effects] { $you ->
        [yes] Your cards have done their part. A skill now?
       *[no] { $seat } may use a skill after the effects.
    }
    [tea] { $you ->
        [yes] The tea is hot. A skill before the cups go round?
       *[no] { $seat } may use a skill at tea.
    }
   *[score] { $you ->
        [yes] The chapter is about to be scored. A skill before that?
       *[no] { $seat } may use a skill before the chapter is scored.
    }
}
ask-play = { $you ->
    [yes] Which two cards do you play, and in which order?
   *[no] { $seat } is choosing two cards in secret.
}
ask-lose = { $you ->
    [yes] Which symbols do you lose?
   *[no] { $seat } is choosing what to lose.
}
ask-partner = { $you ->
    [yes] Whose cards do you count?
   *[no] { $seat } is choosing a partner.
}
ask-track = { $you ->
    [yes] Which partnership grows?
   *[no] { $seat } is choosing a partnership.
}
ask-bonus-any = { $you ->
    [yes] The partnership gives you a symbol. Which one?
   *[no] { $seat } is choosing a symbol from the partnership.
}
ask-bonus-draw = { $you ->
    [yes] The partnership gave you a card. Which one do you discard?
   *[no] { $seat } is choosing a card to discard.
}
ask-bonus-skill = { $you ->
    [yes] Your partner’s skill as a card, or experience of your own?
   *[no] { $seat } is choosing between a partner’s skill and experience.
}
ask-move-to = { $you ->
    [yes] Which place in the order do you take?
   *[no] { $seat } is choosing a place in the order.
}
ask-gain-any = { $you ->
    [yes] Which symbol do you gain?
   *[no] { $seat } is choosing a symbol.
}
ask-gain-active = { $you ->
    [yes] Which active symbol do you gain?
   *[no] { $seat } is choosing an active symbol.
}
ask-gain-scarcer = { $you ->
    [yes] You have as much of both. Which active symbol do you gain?
   *[no] { $seat } is choosing an active symbol.
}
ask-count-inactive = { $you ->
    [yes] Which inactive symbol do you count? You keep it.
   *[no] { $seat } is choosing an inactive symbol to count.
}
ask-toss = { $you ->
    [yes] Which { $low } cards do you discard?
   *[no] { $seat } is choosing cards to discard.
}
ask-look = { $you ->
    [yes] The top of the deck. Which { $low } do you take?
   *[no] { $seat } is looking at the top of the deck.
}
ask-split = { $you ->
    [yes] How do you split what you gain?
   *[no] { $seat } is splitting symbols.
}
ask-again = { $you ->
    [yes] Whose effect happens once more?
   *[no] { $seat } is choosing an effect to repeat.
}
ask-again-two = { $you ->
    [yes] Which effects happen once more? One or two, in this order.
   *[no] { $seat } is choosing effects to repeat.
}
ask-trade = { $you ->
    [yes] What do you trade?
   *[no] { $seat } is trading symbols.
}
ask-swap-in = { $you ->
    [yes] Which card goes from your hand into the timeline?
   *[no] { $seat } is choosing a card to put into the timeline.
}
ask-swap-out = { $you ->
    [yes] Whose place does it take?
   *[no] { $seat } is choosing a card to take back.
}
ask-third-card = { $you ->
    [yes] Which third card do you play?
   *[no] { $seat } is choosing a third card.
}
ask-train = { $you ->
    [yes] Which colour brings which symbol?
   *[no] { $seat } is choosing a colour and a symbol.
}
ask-uncover = { $you ->
    [yes] Which two symbols do you uncover? A left one for each you do not.
   *[no] { $seat } is choosing symbols to uncover.
}
ask-share = { $you ->
    [yes] Who gains a left symbol with you?
   *[no] { $seat } is choosing a partner to share with.
}
ask-keep = { $n ->
    [1] { $you ->
        [yes] Which card stays for the next chapter?
       *[no] { $seat } is choosing a card to keep.
    }
   *[2] { $you ->
        [yes] Which two cards stay for the last chapter, and in which order?
       *[no] { $seat } is choosing two cards to keep.
    }
}
ask-quest = { $you ->
    [yes] Your side quest: each card in hand with this symbol is worth 1 VP.
   *[no] { $seat } is choosing a side quest.
}

## What happened

event-first-player = { $you ->
    [yes] The lot falls on you: you choose first.
   *[no] The lot falls on { $seat }, who chooses first.
}
event-character-taken = { $you ->
    [yes] You are { $character }.
   *[no] { $seat } is { $character }.
}
event-automa-joined = { $character } joins as an Automa: no hand, no plans, good manners.
event-board-laid = { $between } share a board: { $board }.
event-chapter-began = Chapter { $chapter ->
    [1] I
    [2] II
   *[3] III
}. Active now: { $left_lower } on the left, { $right_lower } on the right.
event-turn-began = Chapter { $chapter ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn } of 3.
event-swept = Discarded from beside the deck: { $cards }.
event-dealt = { $has_cards ->
    [yes] Dealt face up: { $cards }.
   *[no] There is nothing new to deal.
}
event-reshuffled = The deck is empty: the discard is shuffled into a new one.
event-took-pair = { $you ->
    [yes] You take { $slot_taken }: { $cards }.
   *[no] { $who } takes { $slot_taken }: { $cards }.
}
event-took-deck = { $has_cards ->
    [yes] { $you ->
        [yes] You take from the deck: { $cards }.
       *[no] { $who } takes from the deck: { $cards }.
    }
   *[no] { $you ->
        [yes] You take 2 cards from the deck.
       *[no] { $who } takes 2 cards from the deck, unseen.
    }
}
event-drew = { $has_cards ->
    [yes] { $you ->
        [yes] You draw: { $cards }.
       *[no] { $who } draws: { $cards }.
    }
   *[no] { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
}
event-tossed = { $you ->
    [yes] You discard: { $cards }.
   *[no] { $who } discards: { $cards }.
}
event-laid = { $you ->
    [yes] You lay out: { $cards }.
   *[no] { $who } lays out: { $cards }.
}
event-gained-symbols = { $you ->
    [yes] You gain
   *[no] { $who } gains
} { $n } { $symbol_of }{ $has_card ->
    [yes] {" "}from { $card }
   *[no] {""}
}.
event-lost-symbols = { $you ->
    [yes] You lose { $n } { $symbol_of }.
   *[no] { $who } loses { $n } { $symbol_of }.
}
event-fizzled = { $you ->
    [yes] Your { $card } does nothing: its condition is not met.
   *[no] { $who } plays { $card } to no effect: its condition is not met.
}
event-gained-xp = { $you ->
    [yes] You gain { $n } XP, { $xp } now.
   *[no] { $who } gains { $n } XP, { $xp } now.
}
event-turned-golden = { $you ->
    [yes] 20 XP: your golden marker sets out. From here on, experience is points.
   *[no] 20 XP: the golden marker sets out for { $who }.
}
event-unlocked = { $you ->
    [yes] A skill awakens: { $skill }.
   *[no] { $who } unlocks a skill: { $skill }.
}
event-gained-vp = { $you ->
    [yes] You gain { $n } VP, { $vp } now.
   *[no] { $who } gains { $n } VP, { $vp } now.
}
event-used-skill = { $you ->
    [yes] You use a skill: { $skill }.
   *[no] { $who } uses a skill: { $skill }.
}
event-borrowed-skill = { $you ->
    [yes] You take a partner’s skill card: { $skill }.
   *[no] { $who } takes a partner’s skill card: { $skill }.
}
event-grew = Partnership of { $between }: +{ $n }, level { $level }.
event-cups-met = { $between } pass each other a cup: { $cards }.
event-order-set = Initiative: { $order }.
event-moved-in-order = { $you ->
    [yes] You move to place { $place } in the order.
   *[no] { $who } moves to place { $place } in the order.
}
event-swapped = { $you ->
    [yes] You put { $card } into the timeline and take back { $out }.
   *[no] { $who } puts { $card } into the timeline and takes back { $out }.
}
event-uncovered = { $you ->
    [yes] You uncover { $symbol_of } on { $card }.
   *[no] { $who } uncovers { $symbol_of } on { $card }.
}
event-scored = { $you ->
    [yes] The chapter gives you { $xp } XP and { $vp } VP.
   *[no] The chapter gives { $who } { $xp } XP and { $vp } VP.
}
event-kept = { $you ->
    [yes] You keep for the next chapter: { $cards }.
   *[no] { $who } keeps for the next chapter: { $cards }.
}
event-quest-scored = { $you ->
    [yes] Your side quest was { $symbol_of }: { $n } VP.
   *[no] The side quest of { $who } was { $symbol_of }: { $n } VP.
}
event-golden-scored = { $n ->
    [0] { $you ->
        [yes] You have fewer than 20 XP, so the golden marker brings nothing.
       *[no] { $who } has fewer than 20 XP, so the golden marker brings nothing.
    }
   *[other] { $you ->
        [yes] Your golden marker: { $n } VP.
       *[no] { $who }, golden marker: { $n } VP.
    }
}
event-partners-scored = { $you ->
    [yes] Your weaker partnership: { $n } VP.
   *[no] { $who }, weaker partnership: { $n } VP.
}
event-ended = { $ending ->
    [won] 35 points or more: the road ends where you meant it to.
    [lost] Fewer than 35 points. The road goes on without you.
   *[points] The third chapter is over, and so is the game.
}

## Why not

refused-pair-taken = Somebody already stands beside this pair, and it has gone with them.
refused-skill-used = { $skill }: used already, and each skill works once a game.
refused-skill-locked = { $skill }: sleeps until you have { $n } XP.
refused-skill-no-effect = { $skill }: would change nothing just now, so keep it.
refused-skill-not-now = { $skill }: not now, but { $window ->
    [take] { window-take.text }
    [order] { window-order.text }
    [play] { window-play.text }
    [tea] { window-tea.text }
   *[score] { window-score.text }
}.
refused-nothing-to-lose = Nothing to lose on this card: covered, of the wrong kind, or later than the effect can see.
refused-quest-active = { $symbol } is active in this chapter and has scored already; a side quest needs an inactive symbol.

## How it ended

ending-points = Remembered the longest
    .text = Most victory points win; between equals, whoever stands higher on the initiative track. The rest were good company.
ending-won = The road is yours
    .text = 35 points or more, with two partners who never said a word. Songs have been written about less.
ending-lost = A ronin without a song
    .text = Fewer than 35 points. The Automas bow politely and show no emotion whatsoever.

source-chapter-1 = Chapter I
source-chapter-2 = Chapter II
source-chapter-3 = Chapter III
source-bonus = Partnership bonuses
source-quest = Side quest
source-golden = Golden experience
source-partners = Weaker partnership

## Where in the game

phase-characters = Characters
phase-automas = Automas
phase-boards = Boards
phase-start = Before the start
phase-refill = New pairs
phase-take = Taking cards
phase-order = New order
phase-choose = Choosing cards
phase-effects = Effects
phase-tea = Tea ceremony
phase-score = Chapter’s end
phase-keep = Keeping cards
phase-kept = Kept cards
phase-quest = Side quests
phase-over = The end
