## Characters

character-geralt = Geralt
    .with = with Geralt
    .text = Strikes from the left, and turns whatever lies about into a weapon.
character-yennefer = Yennefer
    .with = with Yennefer
    .text = Strikes from the right, and trades one power for a little more of the other.
character-ciri = Ciri
    .with = with Ciri
    .text = Is never where the queue expects her, and plays the same card twice.
character-dandelion = Dandelion
    .with = with Dandelion
    .text = Makes friends faster than anyone, and lives off it at the end of the chapter.
character-vesemir = Vesemir
    .with = with Vesemir
    .text = Learns faster than his pupils, being the one who set the lesson.
character-triss = Triss
    .with = with Triss
    .text = Heals what was lost, and finds a use for what nobody needed.
character-yuki-onna = Yuki-onna
    .with = with Yuki-onna
    .text = Shares with one partner, copies the other, and looks ahead in the deck.

## Symbols

symbol-magic = Magic
    .of = magic
    .lower = magic
symbol-diplomacy = Diplomacy
    .of = diplomacy
    .lower = diplomacy
symbol-exploration = Exploration
    .of = exploration
    .lower = exploration
symbol-combat = Combat
    .of = combat
    .lower = combat

## Colours

colour-red = Red
    .cards = Red cards
colour-green = Green
    .cards = Green cards
colour-blue = Blue
    .cards = Blue cards
colour-pink = Pink
    .cards = Pink cards
colour-yellow = Yellow
    .cards = Yellow cards

## Partnership boards and what their spaces give

board-a = Straight path
    .text = the same for every pair: 2 skills on the way, 9 points at the top
board-b1 = Bamboo bridge
    .text = experience early, both active symbols halfway, 2 skills
board-b2 = Fishing village
    .text = a skill and points early, but no second skill
board-b3 = Snow pass
    .text = a slow start, a strong skill early, much experience
board-b4 = Spider lily meadow
    .text = a bit of everything, and 10 points at the very top
board-b5 = Teahouse
    .text = a symbol and a skill early, a point halfway

bonus-xp1 = 1 XP
    .text = Each of you gains 1 XP.
bonus-xp2 = 2 XP
    .text = Each of you gains 2 XP.
bonus-left = Left
    .text = Each of you gains 1 left symbol.
bonus-right = Right
    .text = Each of you gains 1 right symbol.
bonus-any = Any
    .text = Each of you gains 1 symbol of any kind.
bonus-vp1 = 1 VP
    .text = Each of you gains 1 VP.
bonus-vp2 = 2 VP
    .text = Each of you gains 2 VP.
bonus-sk1 = Skill 1
    .text = Each of you takes the other’s first skill as a card, or 2 XP.
bonus-sk3 = Skill 3
    .text = Each of you takes the other’s third skill as a card, or 3 XP.
bonus-draw = Swap
    .text = Each of you draws 1 card and then discards 1.

## Places

slot = pair { $n }
    .taken = pair { $n }
place = place { $n }
track = partnership track

## When a skill can be used

window-take = Taking
    .text = on your turn to take cards
window-order = Order
    .text = when the figures return to the initiative track
window-play = Playing
    .text = after the effects of your two cards
window-tea = Tea
    .text = on your turn at the tea ceremony, before the cups
window-score = Chapter’s end
    .text = at the end of a chapter, before it is scored

## Skills, once a game each

skill-geralt-1 = Left guard
    .text = After your cards’ effects: gain 2 left symbols.
skill-geralt-2 = Nothing wasted
    .text = After your cards’ effects: lose up to 3 inactive symbols and gain as many active ones, split as you like.
skill-geralt-3 = Second swing
    .text = After your cards’ effects: resolve the effect of one card you played this turn once more. A tea effect does not qualify.
skill-geralt-4 = Last stand
    .text = Before a chapter is scored: gain 1 of each active symbol, then 1 more of the one you have fewer of.
skill-yennefer-1 = Right-hand charm
    .text = After your cards’ effects: gain 2 right symbols.
skill-yennefer-2 = Second glance
    .text = After you have taken cards: draw 2 more from the deck, then discard 2 from your hand.
skill-yennefer-3 = Transmutation
    .text = After your cards’ effects: lose 1 or 2 of one active symbol and gain two more than that of the other.
skill-yennefer-4 = Balance
    .text = Before a chapter is scored: gain the active symbol you have fewer of, half the difference, rounded up: at least 2, at most 4.
skill-ciri-1 = Out of turn
    .text = When the figures return to the initiative track: move yours to any place; gain 1 XP and 1 symbol of any kind.
skill-ciri-2 = Rewritten past
    .text = After your cards’ effects: swap a card of your hand with one in your timeline not played this turn. Its effect does not happen, its colour, symbols and cup count. Then gain 1 active symbol.
skill-ciri-3 = Third card
    .text = After your cards’ effects: play a third card from your hand, resolve its effect, then draw 1 card. A tea effect waits for this turn’s tea.
skill-ciri-4 = Double echo
    .text = After your cards’ effects: resolve the effects of 1 or 2 different cards in your timeline once more, in your order. Tea effects do not qualify.
skill-dandelion-1 = A round of tea
    .text = At tea, before the cups: 1 partnership point on each of your tracks.
skill-dandelion-2 = Heart to heart
    .text = At tea, before the cups: 2 partnership points on one of your tracks.
skill-dandelion-3 = Full cups
    .text = At tea, before the cups: partnership points on one track, 1 for each uncovered cup in your timeline, at least 1, at most 3. The cups stay.
skill-dandelion-4 = Friends in need
    .text = Before a chapter is scored: gain the active symbol you have fewer of, half your lower partnership level, rounded up, at most 6.
skill-vesemir-1 = Old habits
    .text = Before a chapter is scored: gain 1 of the active symbol you have fewer of, and 1 XP.
skill-vesemir-2 = Morning drill
    .text = On your turn to take cards, before or after taking: gain 3 XP.
skill-vesemir-3 = School colours
    .text = After your cards’ effects: choose a colour and an active symbol; gain 1 of that symbol for each card of the colour in your timeline, at most 3.
skill-vesemir-4 = Graduation
    .text = Before a chapter is scored: gain 1 of each active symbol and 1 XP.
skill-triss-1 = One of each
    .text = After your cards’ effects: gain 1 of each active symbol.
skill-triss-2 = Healing
    .text = After your cards’ effects: take up to 2 lost markers off symbols in your timeline, not off cups. For each one short of 2, gain 1 left symbol.
skill-triss-3 = Gifts
    .text = At tea, before the cups: lose up to 2 inactive symbols. For each, 1 partnership point on either track and 1 active symbol.
skill-triss-4 = Hidden talent
    .text = Before a chapter is scored: choose an inactive symbol; gain one active symbol as many times as you have it, at least 1, at most 3. Nothing is lost.
skill-yuki-onna-1 = Shared warmth
    .text = After your cards’ effects: choose a partner. You both gain 1 left symbol, and you gain 1 right symbol too. An Automa gains nothing.
skill-yuki-onna-2 = Deep snow
    .text = Instead of taking cards as usual: look at the top 4 of the deck, take 2, discard 2. Your figure goes to the deck.
skill-yuki-onna-3 = Reflection
    .text = After your cards’ effects: choose an active symbol printed and uncovered in a partner’s timeline; gain 2 of it.
skill-yuki-onna-4 = Thaw
    .text = Before a chapter is scored: gain 2 of the active symbol you have fewer of, then 1 partnership point on both tracks.
