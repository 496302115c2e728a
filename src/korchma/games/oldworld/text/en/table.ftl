# What the table of Old World says: choices, questions, the log.

game-title = Old World
    .full = The Witcher: Old World
    .about = Walk the Continent in the days of the first witcher schools, learn your trade, and bring home four trophies before anybody else does.

## Ways to play

score = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
mode-hunt = The hunt
    .text = The first with four trophies wins. Two schools are offered to each of you, one is kept.
mode-free-schools = The hunt, schools of choice
    .text = As the hunt, but each picks freely among the schools still to be had.
mode-random-schools = The hunt, schools by lot
    .text = As the hunt, but nobody is asked which school they come from.
mode-solo = Alone
    .text = Three monsters of three levels and one mastered skill, in as few turns as you can.
mode-solo-free = Alone, school of choice
    .text = As alone, but all five schools are open to you.

## Choices

do-take-school = { $school }. { $school_text }
do-put-monster = { $terrain }, { $at }
do-seek = { $terrain }
do-raise = { $skill }
do-go = Go { $to }
do-spend = { $gold ->
    [0] Discard: { $cards_ground }
   *[1] Discard: { $cards_ground }, and pay { gold-price }
}
do-free-move = Without paying: { $perk }
do-act = { $at_action }
do-dice = Play poker with { $seat }
do-complete = Complete the quest “{ $story }”
do-enough = Enough walking; on to phase II
do-train = { $skill }, for { gold-price }
do-leave = Leave it after all
do-swap-out = { $card_ground } · { $card_colour } · { $card_does }
do-take = { $card_ground } · { $card_colour } · { $card_does }
do-track = { $monster } ({ $terrain })
do-burn-row = { $card_ground } · { $card_colour } · { $card_does }
do-roll = { $die }
do-attack = Attack: { $monster }. { $monster_text }
do-challenge = Challenge { $seat } to a fight
do-meditate = Meditate: { $skill }
do-explore = Explore { $deck }
do-choose = { $way ->
    [a] { $story_a }{ $story_price_a }
   *[b] { $story_b }{ $story_price_b }
}
do-bet = 1 gold on { $seat }
do-no-bet = Keep the gold
do-drink = Drink: { $potion }. { $potion_text }
do-use-perk = Use: { $perk }. { $perk_text }
do-skip = Not this time
do-ready = To the combo
do-lay = { $card } · { $card_colour } · { $card_does }
do-done = The combo is finished
do-charge = Charge
do-bite = Bite
do-toss = { $card_ground } · { $card_colour } · { $card_does }
do-pick = { $card_ground } · { $card_colour } · { $card_does }
do-drop-attack = { $attack_does }
do-put-back = { $card } · { $card_colour } · { $card_does }
do-burn = { $card_ground } · { $card_colour } · { $card_does }
do-pour = { $potion }. { $potion_text }
do-buy = { $cost ->
    [0] { $card_ground } · { $card_colour } · { $card_does } · free
    [one] { $card_ground } · { $card_colour } · { $card_does } · for { $cost } card
   *[other] { $card_ground } · { $card_colour } · { $card_does } · for { $cost } cards
}

gold-n = { $n } gold
gold-price = { $gold } gold
way-a = A
way-b = B
way-price = { $gold ->
    [0] {""}
   *[other] {" "}({ gold-price })
}{ $potions ->
    [0] {""}
   *[other] {" "}({ price-potions })
}{ $cards ->
    [0] {""}
   *[other] {" "}({ price-cards })
}
price-potions = { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}
price-cards = { $cards ->
    [one] { $cards } card from hand
   *[other] { $cards } cards from hand
}

## Questions

ask-school = { $you ->
    [yes] Which school gave you your medallion?
   *[no] { $seat } chooses a school.
}
ask-put-monster = { $you ->
    [yes] One of the first monsters is of level II. Which terrain does it haunt?
   *[no] { $seat } chooses a terrain for the monster of level II.
}
ask-extra-skill = { $you ->
    [yes] Which skill have you practised ahead of the others?
   *[no] { $seat } raises a skill before the first turn.
}
ask-roam = { $you ->
    [yes] You are { $at }. Where to, and what for?
   *[no] { $seat } is { $at } and considers the roads.
}
ask-pay-move = { $you ->
    [yes] How do you pay for the way?
   *[no] { $seat } pays for the way.
}
ask-train = { $you ->
    [yes] What would you like to learn here?
   *[no] { $seat } trains at the school.
}
ask-swap-out = { $you ->
    [yes] Which card do you give up for good?
   *[no] { $seat } looks for a card to give up.
}
ask-swap-in = { $you ->
    [yes] Which card do you take for it?
   *[no] { $seat } chooses a card of the row.
}
ask-burn-row = { $you ->
    [yes] Which cards of the row should disappear? Up to { $high }.
   *[no] { $seat } may remove cards of the row.
}
ask-track = { $you ->
    [yes] Which monster do you ask about?
   *[no] { $seat } asks around about monsters.
}
ask-trail = { $you ->
    [yes] Whose trail do you pick up?
   *[no] { $seat } chooses a trail.
}
ask-reroll = { $you ->
    [yes] Which dice do you roll again?
   *[no] { $seat } decides which dice to roll again.
}
ask-deed = { $you ->
    [yes] Phase II, { $at }: fight, meditate or explore?
   *[no] { $seat } is { $at } and decides what to do there.
}
ask-story = { $you ->
    [yes] “{ $story }”. What do you do?
   *[no] “{ $story }”. { $seat } chooses. A: { $story_a }{ $story_price_a } B: { $story_b }{ $story_price_b }
}
ask-story-move = { $you ->
    [yes] Where does the story take you?
   *[no] { $seat } moves on for free.
}
ask-story-act = { $you ->
    [yes] Do you use what this place offers?
   *[no] { $seat } may use what the place offers.
}
ask-seek = { $you ->
    [yes] No token of that terrain is left. Where does the quest lead instead?
   *[no] { $seat } chooses where the quest leads instead.
}
ask-raise = { $you ->
    [yes] Which skill goes up?
   *[no] { $seat } raises a skill.
}
ask-pour = { $you ->
    [yes] Which potion do you pour away?
   *[no] { $seat } pours away a potion.
}
ask-pay-cards = { $low ->
    [one] { $you ->
        [yes] Which card do you pay with?
       *[no] { $seat } pays with a card.
    }
   *[other] { $you ->
        [yes] Which { $low } cards do you pay with?
       *[no] { $seat } pays with cards.
    }
}
ask-discard = { $low ->
    [one] { $you ->
        [yes] Which card of your hand do you discard?
       *[no] { $seat } has to discard a card.
    }
   *[other] { $you ->
        [yes] Which { $low } cards of your hand do you discard?
       *[no] { $seat } has to discard cards.
    }
}
ask-burn = { $low ->
    [one] { $you ->
        [yes] Which of all your cards leaves the game?
       *[no] { $seat } removes a card from the game.
    }
   *[other] { $you ->
        [yes] Which { $low } of all your cards leave the game?
       *[no] { $seat } removes { $low } cards from the game.
    }
}
ask-row-card = { $you ->
    [yes] Which card of the row goes to your discard?
   *[no] { $seat } chooses a card of the row.
}
ask-bet = { $you ->
    [yes] Two witchers are rolling up their sleeves. Do you bet a gold?
   *[no] { $seat } may bet a gold on the fight.
}
ask-prepare = { $you ->
    [yes] Your fight turn. A potion, a trick, or straight to the combo?
   *[no] { $seat } prepares for the combo.
}
ask-combo = { $you ->
    [yes] Which card do you lay?
   *[no] { $seat } builds a combo.
}
ask-blizzard = { $you ->
    [yes] Blizzard: which card follows without a link?
   *[no] { $seat } adds a card by Blizzard.
}
ask-wolf = { $you ->
    [yes] Three cards or more: use your specialty now?
   *[no] { $seat } may use the specialty.
}
ask-viper = { $you ->
    [yes] First blood: use your specialty now?
   *[no] { $seat } may use the specialty.
}
ask-viper-trophy = { $you ->
    [yes] The attack has hit. Use the Viper trophy?
   *[no] { $seat } may use the Viper trophy.
}
ask-look-take = { $low ->
    [one] { $you ->
        [yes] Which of these do you take?
       *[no] { $seat } looks at the top of the deck.
    }
   *[other] { $you ->
        [yes] Which { $low } of these do you take?
       *[no] { $seat } looks at the top of the deck.
    }
}
ask-look-drop = { $low ->
    [one] { $you ->
        [yes] Which of the opponent’s cards goes?
       *[no] { $seat } looks through the opponent’s cards.
    }
   *[other] { $you ->
        [yes] Which { $low } of the opponent’s cards go?
       *[no] { $seat } looks through the opponent’s cards.
    }
}
ask-put-back = { $you ->
    [yes] In which order do these go back? The first lies on top.
   *[no] { $seat } puts cards back on the deck.
}
ask-drop-attack = { $low ->
    [one] { $you ->
        [yes] Which of the monster’s cards goes?
       *[no] { $seat } looks through the monster’s cards.
    }
   *[other] { $you ->
        [yes] Which { $low } of the monster’s cards go?
       *[no] { $seat } looks through the monster’s cards.
    }
}
ask-order-attacks = { $you ->
    [yes] In which order do the monster’s cards come? The first comes next.
   *[no] { $seat } puts the monster’s cards in order.
}
ask-toss = { $low ->
    [one] { $you ->
        [yes] Which card do you discard for it?
       *[no] { $seat } discards a card for it.
    }
   *[other] { $you ->
        [yes] Which { $low } cards do you discard for it?
       *[no] { $seat } discards cards for it.
    }
}
ask-toss-to-deal = { $you ->
    [yes] Discard a card to deal 1 damage?
   *[no] { $seat } may discard a card to deal 1 damage.
}
ask-from-discard = { $you ->
    [yes] Which card of your discard do you take?
   *[no] { $seat } takes a card of the discard.
}
ask-under-deck = { $you ->
    [yes] What do you put from your discard under your deck?
   *[no] { $seat } puts cards under the deck.
}
ask-into-deck = { $you ->
    [yes] Which card of your discard do you shuffle into your deck?
   *[no] { $seat } shuffles a card back into the deck.
}
ask-attack = { $you ->
    [yes] { $monster }, cards of life: { $life }. How does it attack?
   *[no] { $monster }, cards of life: { $life }. { $seat } chooses its attack.
}
ask-leshen = { $you ->
    [yes] The card is on the table. Choose the attack yourself?
   *[no] { $seat } may choose the attack.
}
ask-striga = { $you ->
    [yes] Take 2 damage instead of this?
   *[no] { $seat } may take 2 damage instead.
}
ask-ward = { $you ->
    [yes] You are about to be hurt. Ignore up to 3 damage of it?
   *[no] { $seat } may ignore up to 3 damage.
}
ask-use-now = { $you ->
    [yes] Use it now, or keep it for a later turn of this fight?
   *[no] { $seat } may use a trophy or gear now.
}
ask-pay-by-hand = { $you ->
    [yes] It gets past your shield. Pay with cards of your hand instead of your deck? Up to { $high }.
   *[no] { $seat } may pay for the damage from the hand.
}
ask-lose-cards = { $low ->
    [one] { $you ->
        [yes] Your deck is empty. Which card of your hand do you lose?
       *[no] { $seat } loses a card of the hand.
    }
   *[other] { $you ->
        [yes] Your deck is empty. Which { $low } cards of your hand do you lose?
       *[no] { $seat } loses cards of the hand.
    }
}
ask-burn-hand = { $you ->
    [yes] Which card of your hand leaves the game?
   *[no] { $seat } gives up a card for good.
}
ask-drowner = { $you ->
    [yes] The nest drags a card of your deck under. Which one?
   *[no] { $seat } loses a card of the deck to the nest.
}
ask-rest = { $you ->
    [yes] Phase III. What do you discard?{ $low ->
        [0] {""}
       *[other] {" "}{ $low } at least.
    }
   *[no] { $seat } rests and sorts cards.
}
ask-buy = { $you ->
    [yes] Which card of the row do you learn?
   *[no] { $seat } chooses a card of the row.
}
ask-pay = { $low ->
    [one] { $you ->
        [yes] Which card do you pay with?
       *[no] { $seat } pays with a card.
    }
   *[other] { $you ->
        [yes] Which { $low } cards do you pay with?
       *[no] { $seat } pays with cards.
    }
}

## The log

event-first-player = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-needed = Before the last monster one skill must be mastered: { $skill }.
event-school-taken = { $you ->
    [yes] You come from the { $school }.
   *[no] { $seat } comes from the { $school }.
}
event-lair = Something will lair { $at }: { $terrain }.
event-appeared = { $monster } has been seen { $at }.
event-no-monster = { $terrain }: quiet for now. No monster is left to come.
event-turn-began = { $you ->
    [yes] Turn { $turn }. Your move.
   *[no] Turn { $turn }. { $seat } moves.
}
event-moved = { $you ->
    [yes] You go { $to }.
   *[no] { $seat } goes { $to }.
}
event-gained-gold = { $you ->
    [yes] You gain { gold-n }.
   *[no] { $seat } gains { gold-n }.
}
event-lost-gold = { $you ->
    [yes] You are { gold-n } poorer.
   *[no] { $seat } is { gold-n } poorer.
}
event-drew = { $has_cards ->
    [yes] { $you ->
        [yes] You draw: { $cards }.
       *[no] { $seat } draws: { $cards }.
    }
   *[no] { $n ->
        [one] { $seat } draws { $n } card.
       *[other] { $seat } draws { $n } cards.
    }
}
event-reshuffled = { $you ->
    [yes] Your deck is empty; your discard is shuffled and takes its place.
   *[no] { $seat } has an empty deck and shuffles the discard.
}
event-tossed = { $you ->
    [yes] You discard: { $cards }.
   *[no] { $seat } discards: { $cards }.
}
event-milled = { $you ->
    [yes] Off your deck into your discard: { $cards }.
   *[no] { $seat }, off the deck into the discard: { $cards }.
}
event-took-back = { $you ->
    [yes] Back in your hand: { $cards }.
   *[no] { $seat }, back in hand: { $cards }.
}
event-to-deck = { $you ->
    [yes] From your discard back into your deck: { $cards }.
   *[no] { $seat }, from the discard back into the deck: { $cards }.
}
event-new-deck = { $hand ->
    [yes] { $you ->
        [yes] You shuffle all your cards, hand and discard included, into a new deck.
       *[no] { $seat } shuffles all cards, hand and discard included, into a new deck.
    }
   *[no] { $you ->
        [yes] You shuffle your discard into your deck.
       *[no] { $seat } shuffles the discard into the deck.
    }
}
event-burned = { $you ->
    [yes] Out of your life for good: { $cards }.
   *[no] { $seat } removes from the game: { $cards }.
}
event-row-burned = Gone from the row: { $cards }.
event-row-filled = New in the row: { $cards }.
event-turned-up = Turned up on the way and shuffled back: { $cards }.
event-took-from-row = { $you ->
    [yes] You take from the row: { $card }.
   *[no] { $seat } takes from the row: { $card }.
}
event-bought = { $has_paid ->
    [yes] { $you ->
        [yes] You learn { $card } and pay with: { $paid }.
       *[no] { $seat } learns { $card } and pays with: { $paid }.
    }
   *[no] { $you ->
        [yes] You learn { $card } for nothing.
       *[no] { $seat } learns { $card } for nothing.
    }
}
event-raised = { $you ->
    [yes] Your { $skill } rises to { $level }.
   *[no] { $seat }: { $skill } rises to { $level }.
}
event-lowered = { $you ->
    [yes] Your { $skill } falls to { $level }.
   *[no] { $seat }: { $skill } falls to { $level }.
}
event-level-up = { $you ->
    [yes] You are a witcher of level { $level } now.
   *[no] { $seat } is a witcher of level { $level } now.
}
event-shield-set = { $you ->
    [yes] Your shield is at { $shield }.
   *[no] { $seat }: shield at { $shield }.
}
event-brews-mixed = The empty bottles have been filled again: the used potions are a new deck.
event-got-potion = { $you ->
    [yes] You get a potion: { $potion }.
   *[no] { $seat } gets a potion: { $potion }.
}
event-poured = { $you ->
    [yes] You pour away: { $potion }.
   *[no] { $seat } pours away: { $potion }.
}
event-tracking = { $you ->
    [yes] { $monster }: they say there are fresh tracks { $at }. Go there for gold and the trail.
   *[no] { $seat } asks about a monster, { $monster }: tracks have been seen { $at }.
}
event-got-trail = { $you ->
    [yes] You have a trail: { $terrain }.
   *[no] { $seat } has a trail: { $terrain }.
}
event-tracking-lost = { $you ->
    [yes] The hunt is off, your quarry is gone: { $terrain }.
   *[no] { $seat } was tracking it in vain: { $terrain }.
}
event-trail-lost = { $you ->
    [yes] Your trail has gone cold: { $terrain }.
   *[no] { $seat } has lost a trail: { $terrain }.
}
event-poker-began = { $has_opponent ->
    [yes] { $you ->
        [yes] You sit down to poker with { $opponent }. Three gold on the table.
       *[no] { $seat } sits down to poker with { $opponent }. Three gold on the table.
    }
   *[no] { $you ->
        [yes] You sit down to poker with the townsfolk.
       *[no] { $seat } sits down to poker with the townsfolk.
    }
}
event-threw = { $you ->
    [yes] { $mine ->
        [yes] Your dice: { $dice }.
       *[no] Your dice in reply: { $dice }.
    }
   *[no] { $mine ->
        [yes] { $seat } rolls: { $dice }.
       *[no] { $seat } rolls in reply: { $dice }.
    }
}
event-poker-ended = { $other ->
    [nothing] { hand-mine }
   *[other] { hand-mine } against { hand-other }
}: { $won ->
    [yes] { $you ->
        [yes] you win { gold-price }.
       *[no] { $seat } wins { gold-price }.
    }
   *[no] { $you ->
        [yes] you lose.
       *[no] { $seat } loses.
    }
}
hand-mine = { $hand ->
    [pair] { hand-pair }
    [two-pairs] { hand-two-pairs }
    [three] { hand-three }
    [small-straight] { hand-small-straight }
    [large-straight] { hand-large-straight }
    [full-house] { hand-full-house }
    [four] { hand-four }
    [five] { hand-five }
   *[nothing] { hand-nothing }
}
hand-other = { $other ->
    [pair] { hand-pair.lower }
    [two-pairs] { hand-two-pairs.lower }
    [three] { hand-three.lower }
    [small-straight] { hand-small-straight.lower }
    [large-straight] { hand-large-straight.lower }
    [full-house] { hand-full-house.lower }
    [four] { hand-four.lower }
    [five] { hand-five.lower }
   *[nothing] { hand-nothing.lower }
}
hand-nothing = Nothing
    .lower = nothing
hand-pair = A pair
    .lower = a pair
hand-two-pairs = Two pairs
    .lower = two pairs
hand-three = Three of a kind
    .lower = three of a kind
hand-small-straight = A small straight
    .lower = a small straight
hand-large-straight = A large straight
    .lower = a large straight
hand-full-house = A full house
    .lower = a full house
hand-four = Four of a kind
    .lower = four of a kind
hand-five = Five of a kind
    .lower = five of a kind
event-explored = { $you ->
    [yes] You explore { $deck }. “{ $story }”. { $story_opening }
   *[no] { $seat } explores { $deck }. “{ $story }”. { $story_opening }
}
event-nothing = { $you ->
    [yes] You look around, but every story here has been told.
   *[no] { $seat } looks around, but every story here has been told.
}
event-outcome = { $outcome }
event-passed-by = { $you ->
    [yes] “{ $story }”: you can pay for neither, and walk on.
   *[no] “{ $story }”: { $seat } can pay for neither, and walks on.
}
event-quest-taken = { $you ->
    [yes] You have a quest, “{ $story }”: it goes on { $at }.
   *[no] { $seat } has a quest, “{ $story }”: it goes on { $at }.
}
event-no-quest = { $you ->
    [yes] “{ $story }” leads nowhere: no location token is left.
   *[no] “{ $story }” leads { $seat } nowhere: no location token is left.
}
event-quest-done = { $you ->
    [yes] You complete the quest “{ $story }”.
   *[no] { $seat } completes the quest “{ $story }”.
}
event-event-read = { $outcome }
event-kept = { $you ->
    [yes] This stays with you: { $perk }. { $perk_text }
   *[no] This stays with { $seat }: { $perk }.
}
event-used-up = { $you ->
    [yes] Yours no longer: { $perk }.
   *[no] { $seat } has no more of this: { $perk }.
}
event-more-cards = { $fewer ->
    [yes] { $you ->
        [yes] You will draw fewer cards in phase III of this turn, by { $n }.
       *[no] { $seat } will draw fewer cards in phase III of this turn, by { $n }.
    }
   *[no] { $you ->
        [yes] You will draw more cards in phase III of this turn, by { $n }.
       *[no] { $seat } will draw more cards in phase III of this turn, by { $n }.
    }
}
event-rolled-die = { $you ->
    [yes] You roll a { $n }.
   *[no] { $seat } rolls a { $n }.
}
event-tested = { $you ->
    [yes] Put to the test: your { $skill }, { $level }, twice over, and the die make { $total }.
   *[no] { $seat } is put to the test: { $skill }, { $level }, twice over, and the die make { $total }.
}
event-measured = { $you ->
    [yes] Asked for: { $skill }, { $needs } at least. Yours is { $level }.
   *[no] Asked of { $seat }: { $skill }, { $needs } at least. It is { $level }.
}
event-fight-began = { $you ->
    [yes] You draw the silver sword. { $monster }, cards of life: { $life }. { $monster_text }
   *[no] { $seat } draws the silver sword. { $monster }, cards of life: { $life }.
}
event-challenge-began = { $you ->
    [yes] You draw the steel sword. Your opponent is { $opponent }.
   *[no] { $seat } draws the steel sword against { $opponent }.
}
event-bet-made = { $you ->
    [yes] You bet 1 gold on { $on }.
   *[no] { $seat } bets 1 gold on { $on }.
}
event-bet-paid = { $you ->
    [yes] You bet well: { gold-n }.
   *[no] { $seat } bet well: { gold-n }.
}
event-drank = { $you ->
    [yes] You drink: { $potion }.
   *[no] { $seat } drinks: { $potion }.
}
event-used-perk = { $you ->
    [yes] You use: { $perk }.
   *[no] { $seat } uses: { $perk }.
}
event-peeked = { $has_attack ->
    [yes] The monster’s next card, { $attack_does }.
   *[no] The opponent’s next card: { $card } · { $card_does }.
}
event-ability = { $monster } shows what it can do.
event-led = { $deck ->
    [yes] { $you ->
        [yes] The top card of your deck begins the combo: { $card }.
       *[no] { $seat }: the top card of the deck begins the combo: { $card }.
    }
   *[no] { $you ->
        [yes] Chance begins your combo: { $card }.
       *[no] { $seat }: chance begins the combo: { $card }.
    }
}
event-combo-laid = { $has_cards ->
    [yes] { $you ->
        [yes] Your combo: { $cards }.
       *[no] { $seat }, combo: { $cards }.
    }
   *[no] { $you ->
        [yes] You have no card to play.
       *[no] { $seat } has no card to play.
    }
}
event-damaged = { $n ->
    [one] { $monster } loses { $n } card of life; { $life } left.
   *[other] { $monster } loses { $n } cards of life; { $life } left.
}
event-hurt = { $you ->
    [yes] You take { $n } damage; your shield is at { $shield }.
   *[no] { $seat } takes { $n } damage; shield at { $shield }.
}{ $has_cards ->
    [yes] {" "}Lost: { $cards }.
   *[no] {""}
}
event-announced = { $has_seat ->
    [yes] { $you ->
        [yes] You announce
       *[no] { $seat } announces
    }
   *[no] The die says
} { $bite ->
    [yes] a bite.
   *[no] a charge.
}
event-revealed = { $monster } shows its card: { $attack_does }. Both cost as much.
event-attacked = { $bite ->
    [yes] { $monster } bites: { $attack_bite }.
   *[no] { $monster } charges: { $attack_charge }.
}
event-won = { $you ->
    [yes] You have done it: { $monster }, defeated!
   *[no] { $seat } has done it: { $monster }, defeated!
}
event-driven-off = { $you ->
    [yes] You are down, but so is its courage: { $monster }, driven off.
   *[no] { $seat } is down, but so is its courage: { $monster }, driven off.
}
event-defeated = { $you ->
    [yes] { $monster } was too much for you this time.
   *[no] { $monster } was too much for { $seat } this time.
}
event-beat-witcher = { $you ->
    [yes] You win the fight against { $loser }.
   *[no] { $seat } wins the fight against { $loser }.
}
event-trophy = { $you ->
    [yes] Your trophy number { $marker }: { $perk }. { $perk_text }
   *[no] { $seat } has trophy number { $marker }: { $perk }.
}
event-meditated = { $you ->
    [yes] You meditate; there is nothing more anybody could teach you in { $skill }.
   *[no] { $seat } meditates; there is nothing more to learn in { $skill }.
}
event-tavern-closed = The tavern { $at } is closed until its furniture is mended.
event-ended = { $ending ->
    [won] The last monster is dead, and the road is yours.
   *[trophies] Four trophies: the game is over.
}

## Why not

refused-no-payment = The way there costs a card of its terrain, any two cards, or any card and 1 gold, and you have none of these.
refused-not-adjacent = No road or sea route leads there from here in one go.
refused-move-first = You have not moved yet: what is to be had { $at } is for those who arrive.
refused-used-here = You have been served { $at } this turn.
refused-skill-done = You have learned all they can teach { $at }: this skill is at 5.
refused-skill-above-level = Your skill is above your witcher level already, and { $at } they take no such pupils.
refused-no-gold = You cannot pay for anything { $at }.
refused-nothing-to-swap = Nothing in the row can be had { $at } for the cards of your hand.
refused-monster-elsewhere = This monster is somewhere else. Go and meet it.
refused-no-potion-for-it = It can only be approached by giving up a potion, and you have none.
refused-trophy-first = The last monster must wait until you have the skill trophy.
refused-witcher-elsewhere = This witcher is somewhere else.
refused-diced-with = You have just diced with this witcher. One does not do both in a turn.
refused-no-fights-in-schools = No witcher draws steel against a witcher inside a school.
refused-tavern-closed = The tavern here is closed after the last fight.
refused-skill-not-mastered = Meditation needs a skill at 5, and this one is not there yet.
refused-has-trophy = You have the trophy of this skill already.
refused-no-trophy-left = Somebody else has taken the trophy of this skill.
refused-no-link = No link of the top card leads to this colour.
refused-perk-used = { $perk }: used in this fight.
refused-perk-not-now = { $perk }: its moment has not come, or there is nothing it could do.
refused-perk-by-itself = { $perk }: has a moment of its own; there is nothing to do now.
refused-potion-not-now = Either you have drunk all that your Alchemy allows in a fight, or this one could do nothing now.
refused-hand-full = Seven cards in hand is the limit, and this one would be the eighth.
refused-too-dear = It costs { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, more than you hold.
refused-come-back = This quest was given to you here. Leave, and come back for it.
refused-quest-gold = This quest costs { gold-n } to complete, and you have less.
refused-way-needs-gold = This costs { gold-price }, and your purse does not hold that much.
refused-way-needs-potions = This costs { price-potions }, and you have not got as many.
refused-way-needs-cards = This costs { price-cards }, and you hold fewer.

## How it ended

ending-trophies = Four trophies
    .text = The first to bring four home wins, and the school may put up a plaque. The others return to the road, where the soup is cold.
ending-solo-legend = A living legend
    .text = Six turns or fewer. Minstrels are rhyming your name with things it does not rhyme with.
ending-solo-master = A master
    .text = Seven or eight turns. Where you have been, children play outside again, and innkeepers remember what you drink.
ending-solo-veteran = A veteran
    .text = Nine or ten turns. Clean work, fair prices, all fingers present.
ending-solo-journeyman = A journeyman
    .text = Eleven or twelve turns. People have stopped asking whether you have done this before.
ending-solo-novice = A novice
    .text = Thirteen turns or more. You are alive, and so, in time, is your reputation.

source-monsters = Monsters
source-witchers = Witchers
source-skills = Skills

## Where in the game

phase-schools = Schools
phase-first-monster = The first monsters
phase-start = Before the start
phase-extra-skill = A skill in advance
phase-roam = Phase I: on the road
phase-deed = Phase II: the deed
phase-fight = Phase II: the fight
phase-rest = Phase III: rest
phase-over = The end
