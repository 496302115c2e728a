# Old World in the browser.

## The turn

web-oldworld-turn = Turn { $n }
web-oldworld-step-roam = Road
web-oldworld-step-deed = Deed
web-oldworld-step-rest = Rest
web-oldworld-first = goes first

## The map

web-oldworld-map = The Continent
web-oldworld-tab-map = Map
web-oldworld-way-free = The way costs nothing
web-oldworld-way-card = The way costs a card with its terrain
web-oldworld-way-gold = The way costs any card and 1 gold
web-oldworld-way-two = The way costs any two cards
web-oldworld-legend-any = Any card
web-oldworld-legend-quest = Quest
web-oldworld-legend-trail = Trail
web-oldworld-odds-there = to win there with what stays in your hand
web-oldworld-odds-here = to win if you attack now
web-oldworld-odds-error = Simulated; give or take { $n }%.
web-oldworld-stake-win = Victory: a trophy and 2 gold
web-oldworld-stake-lose = Defeat: its trail and a card of cost 0, but 1 card fewer in phase III
web-oldworld-here = You are here
web-oldworld-lair = { $monster }, level { $level }, life { $life }
web-oldworld-level = Level { $level ->
    [1] I
    [2] II
   *[3] III
}
web-oldworld-life = Life { $n }
web-oldworld-ability = What is special about it
web-oldworld-no-monster = No monster
web-oldworld-trail-yours = You have its trail: you strike first
web-oldworld-no-trail = Without its trail it strikes first
web-oldworld-tavern-closed = Tavern closed
web-oldworld-school-no-fights = A school: witchers do not fight here
web-oldworld-used = Used this turn
web-oldworld-by-sea = by sea
web-oldworld-tracking-here = Tracks are said to be here
web-oldworld-quest-here = A quest leads here
web-oldworld-quest-price = costs { $n } gold
web-oldworld-standing = Here: { $names }
web-oldworld-tokens-left = { $n ->
    [one] { $n } place token left
   *[other] { $n } place tokens left
}

## Decks and the row

web-oldworld-row = The row
web-oldworld-price = { $n ->
    [0] free
    [one] { $n } card
   *[other] { $n } cards
}
web-oldworld-slot-cheap = 1 card cheaper here
web-oldworld-slot-dear = 1 card dearer here
web-oldworld-slot-empty = empty
web-oldworld-deck-left = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
web-oldworld-city = City
web-oldworld-wilds = Wilds
web-oldworld-stories-left = { $n ->
    [one] { $n } story left
   *[other] { $n } stories left
}
web-oldworld-potions-left = { $n ->
    [one] { $n } potion left
   *[other] { $n } potions left
}
web-oldworld-monsters-left = Monsters to come: { $one } of level I, { $two } of level II, { $three } of level III
web-oldworld-extra = { $n ->
    [one] { $n } more of level I put aside
   *[other] { $n } more of level I put aside
}
web-oldworld-stock-tab = Stock
web-oldworld-stock = Still to come
web-oldworld-mastery = Skill trophies
web-oldworld-mastery-left = { $skill }: { $n ->
    [0] gone
   *[other] { $n } to be had
}
web-oldworld-needed = Your skill trophy: { $skill }

## A witcher’s board

web-oldworld-board = Your board
web-oldworld-board-of = Board: { $who }
web-oldworld-witcher-level = Witcher level { $n }
web-oldworld-next-level = All four skills above { $n } raise it
web-oldworld-skill-level = { $skill } { $n }
web-oldworld-skill-now = Now, at { $n }: { $worth }.
web-oldworld-skill-next = At { $n }: { $worth }.
web-oldworld-worth-combat = { $n ->
    [one] draws { $n } card a fight turn
   *[other] draws { $n } cards a fight turn
}
web-oldworld-worth-defence = shield up to { $n }
web-oldworld-worth-alchemy = { $n ->
    [one] { $n } potion a fight
   *[other] { $n } potions a fight
}
web-oldworld-worth-wolf = { $one } damage, { $two ->
    [one] { $two } card
   *[other] { $two } cards
}
web-oldworld-worth-griffin = { $one ->
    [9] any card of the discard
   *[1] the top of the discard
}, then discard { $two }
web-oldworld-worth-bear = shield +{ $one }, { $two ->
    [one] { $two } card
   *[other] { $two } cards
}
web-oldworld-worth-cat = look at { $one }, take { $two }
web-oldworld-worth-viper = look at { $one }, discard { $two }
web-oldworld-shield = Shield { $n } of { $most }
web-oldworld-gold = Gold { $n }
web-oldworld-hand = Hand
web-oldworld-held = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
web-oldworld-deck = Deck { $n }
web-oldworld-discard = Discard { $n }
web-oldworld-deck-holds = In your deck, in no order
web-oldworld-discard-holds = Discard, the last on top
web-oldworld-health = Health { $n }
web-oldworld-potions = Potions
web-oldworld-trophies = Trophies { $n } of 4
web-oldworld-trophies-none = No trophy yet
web-oldworld-kept = Gear and companions
web-oldworld-trails = Trails
web-oldworld-tracking = Tracking
web-oldworld-quests = Quests
web-oldworld-quest = “{ $story }” { $at }
web-oldworld-specialty = { $name }: your specialty
web-oldworld-used-in-fight = used in this fight
web-oldworld-refill = Phase III: { $n } cards
web-oldworld-bounty = Beating this witcher is worth { $n } gold
web-oldworld-exhaustion = { $n ->
    [one] the next trophy costs { $n } card
   *[other] the next trophy costs { $n } cards
}
web-oldworld-last-fight = the last trophy must be fought for

## A card

web-oldworld-card-ends = ends the combo
web-oldworld-card-ends-brief = ends
web-oldworld-band-pays = pays
web-oldworld-band-or-this = or this
web-oldworld-band-or-wild = or this, wild
web-oldworld-band-with-coin = and 1 gold
web-oldworld-band-with-more = and another card
web-oldworld-band-marked = chosen
web-oldworld-card-cost = Cost { $n }
web-oldworld-card-ground = Terrain: { $terrain }
web-oldworld-card-corner = Does
web-oldworld-card-links = May be followed by
web-oldworld-card-no-links = Nothing may follow it

## A fight

web-oldworld-fight = Fight
web-oldworld-fight-at = { $monster } { $at }
web-oldworld-duel-at = { $one } against { $other }
web-oldworld-life-left = { $n } of { $most } cards of life
web-oldworld-your-turn = Your fight turn
web-oldworld-monster-turn = The monster’s turn
web-oldworld-turn-of = Fight turn: { $who }
web-oldworld-announces = { $who } chooses its attack
web-oldworld-combo = Combo
web-oldworld-combo-empty = No card laid yet
web-oldworld-sum = { $damage } damage, shield +{ $shield }, cards { $draw }
web-oldworld-sum-damage = Damage
web-oldworld-sum-shield = Shield
web-oldworld-sum-draw = Cards
web-oldworld-link-used = link used
web-oldworld-potions-used = Potions used: { $n } of { $most }
web-oldworld-step-effects = Effects
web-oldworld-step-combo = Combo
web-oldworld-step-resolve = What it does
web-oldworld-step-draw = New cards
web-oldworld-bets = Bets
web-oldworld-bet-on = { $who } on { $on }
web-oldworld-chance = Chance to win

## Poker

web-oldworld-poker = Poker
web-oldworld-poker-mine = Your dice
web-oldworld-poker-theirs = Their dice
web-oldworld-poker-of = Dice: { $who }
web-oldworld-townsfolk = Townsfolk
web-oldworld-pot = On the table: { $n } gold

## A story

web-oldworld-story = A story
web-oldworld-story-city = In the city
web-oldworld-story-wilds = In the wilds
web-oldworld-story-outcome = What came of it
web-oldworld-story-cannot = You cannot pay for this

## The prompt

web-oldworld-do-take-school = { $school }
web-oldworld-do-enough = On to phase II
web-oldworld-do-spend = { $gold ->
    [0] { $cards }
   *[1] { $cards } and 1 gold
}
web-oldworld-do-act = { $at_action }
web-oldworld-do-attack = Attack: { $monster }
web-oldworld-do-drink = { $potion }
web-oldworld-do-use-perk = { $perk }
web-oldworld-do-pour = { $potion }
web-oldworld-do-lay = { $card }
web-oldworld-do-toss = { $card_ground }
web-oldworld-do-pick = { $card_ground }
web-oldworld-do-burn = { $card_ground }
web-oldworld-do-take = { $card_ground }
web-oldworld-do-burn-row = { $card_ground }
web-oldworld-do-swap-out = { $card_ground }
web-oldworld-do-put-back = { $card_ground }
web-oldworld-do-buy = { $cost ->
    [0] { $card_ground }, free
    [one] { $card_ground }, { $cost } card
   *[other] { $card_ground }, { $cost } cards
}
web-oldworld-group-go = Go somewhere…
    .short = Go
web-oldworld-group-spend = Pay for the way…
    .short = Pay
web-oldworld-group-dice = Play poker…
    .short = Poker
web-oldworld-group-complete = Complete a quest…
    .short = Quest
web-oldworld-group-train = Train a skill…
    .short = Train
web-oldworld-group-drink = Drink a potion…
    .short = Potion
web-oldworld-group-use-perk = Use something…
    .short = Use
web-oldworld-group-lay = Lay a card…
    .short = Card
web-oldworld-group-buy = Learn a card…
    .short = Card
web-oldworld-group-take = Take a card…
    .short = Card
web-oldworld-group-toss = Choose a card…
    .short = Choose
web-oldworld-group-pick = Choose a card…
    .short = Choose
web-oldworld-group-burn = Choose a card…
    .short = Choose
web-oldworld-group-burn-row = Choose a card…
    .short = Choose
web-oldworld-group-swap-out = Choose a card…
    .short = Choose
web-oldworld-group-put-back = Choose a card…
    .short = Choose
web-oldworld-group-drop-attack = Choose a card…
    .short = Choose
web-oldworld-group-roll = Choose dice…
    .short = Dice
web-oldworld-group-raise = Raise a skill…
    .short = Skill
web-oldworld-group-take-school = Choose a school…
    .short = School
web-oldworld-group-put-monster = Choose a terrain…
    .short = Terrain
web-oldworld-group-track = Choose a monster…
    .short = Monster
web-oldworld-group-pour = Pour away a potion…
    .short = Pour
web-oldworld-group-explore = Explore…
    .short = Explore
web-oldworld-group-meditate = Meditate…
    .short = Meditate
web-oldworld-group-challenge = Challenge a witcher…
    .short = Challenge
web-oldworld-group-attack = Attack a monster…
    .short = Attack
web-oldworld-group-bet = Bet on a witcher…
    .short = Bet
web-oldworld-confirm-roll = { $n ->
    [0] Keep them all
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
web-oldworld-confirm-burn-row = { $n ->
    [0] Leave the row as it is
   *[other] Remove: { $names }
}
web-oldworld-confirm-toss = { $n ->
    [0] { $low ->
        [0] Discard nothing
       *[other] Choose what to discard
    }
   *[other] Discard: { $names }
}
web-oldworld-confirm-pay = { $n ->
    [0] Choose what to pay with
   *[other] Pay: { $names }
}
web-oldworld-confirm-pick = { $n ->
    [0] { $low ->
        [0] Choose nothing
       *[other] Choose cards
    }
   *[other] Choose: { $names }
}
web-oldworld-confirm-put-back = { $n ->
    [0] Click the cards in order
   *[other] From the top: { $names }
}
web-oldworld-confirm-burn = { $n ->
    [0] Choose what leaves the game
   *[other] Remove for good: { $names }
}
web-oldworld-confirm-drop-attack = { $n ->
    [0] Choose fight cards
    [one] Discard { $n } fight card
   *[other] Discard { $n } fight cards
}
web-oldworld-confirm-order-attacks = { $n ->
    [0] Touch cards in order
    [one] Put { $n } card back
   *[other] Put { $n } cards back in this order
}
web-oldworld-help-school = The other one goes back to the pile.
web-oldworld-help-roam = A place you enter may serve you once a turn.
web-oldworld-help-pay-move = A card of its terrain is cheapest.
web-oldworld-help-deed = Exactly one of these; then the turn is nearly over.
web-oldworld-help-story = What comes of it you learn afterwards.
web-oldworld-help-reroll = Once only. What lies then, lies.
web-oldworld-help-prepare = Potions up to your Alchemy in the whole fight, in any order.
web-oldworld-help-combo = Nothing happens before the combo is finished.
web-oldworld-help-put-monster = Each terrain has six places, and its monster lives in one of them.
web-oldworld-help-attack = Announced before the card is turned up.
web-oldworld-help-burn = From hand, deck and discard. It leaves the game.
web-oldworld-help-rest = Keep three at most. You draw up to three afterwards.
web-oldworld-help-buy = Paid with cards of your hand. The lowest of the row is cheapest.
web-oldworld-help-bet = A right bet comes back with the winner’s gold on top.
web-oldworld-help-put-back = The first one you choose lies on top.
web-oldworld-help-order-attacks = The first one you choose comes next.

# scenes

web-oldworld-no-link-brief = no link
web-oldworld-no-link = { $colour ->
    [blue] no blue link
    [red] no red link
    [green] no green link
    [purple] no purple link
   *[yellow] no yellow link
}
web-oldworld-muted = Its symbols do nothing here
web-oldworld-life-title = Life
web-oldworld-life-of = of { $most }
web-oldworld-life-of-after = of { $most }, and { $after } after this
web-oldworld-life-parts = { $deck } in the deck, { $hand } in hand
web-oldworld-life-after = { $after } after this
web-oldworld-pile-keep = deck
web-oldworld-pile-stays = stays
web-oldworld-pile-hand = hand
web-oldworld-pile-fall = falls
web-oldworld-pile-gone = gone
web-oldworld-link-open = { $colour }: a link open to your hand
web-oldworld-link-none = laid without a link
web-oldworld-fits = { $colour ->
    [blue] Blue fits
    [red] Red fits
    [green] Green fits
    [purple] Purple fits
   *[yellow] Yellow fits
}
web-oldworld-fits-hand = { $n ->
    [one] { $n } in your hand
   *[other] { $n } in your hand
}
web-oldworld-any-first = Begin with any card
web-oldworld-any-follows = Any card may follow
web-oldworld-hand-empty = No card in hand
web-oldworld-strike = Strike for { $n }
web-oldworld-strike-none = Finish the combo
web-oldworld-take-back = Take it back
web-oldworld-source-link = { $card }, its link
web-oldworld-source-limit = as high as it goes
web-oldworld-source-deck = no card left
web-oldworld-source-hand = hand full at 7
web-oldworld-source-floor = not below 0
web-oldworld-shield-none = Nothing laid gives shield.
web-oldworld-shield-full = The shield is whole.
web-oldworld-chance-lies = as it lies
web-oldworld-chance-with = with { $what }
web-oldworld-chance-soon = being reckoned
web-oldworld-chance-none = counted while you drink and lay cards
web-oldworld-chance-short = to win
web-oldworld-chance-error = Simulated, give or take { $n }%
web-oldworld-of = { $n } of { $most }
web-oldworld-counts-now = counts now
web-oldworld-level-n = level { $n }
web-oldworld-answers = It answers with
web-oldworld-blows = Blow by blow
web-oldworld-blow = { $n } damage
web-oldworld-blow-left = { $n } damage, shield { $shield }{ $cards ->
    [0] {""}
    [one] , { $cards } card lost
   *[other] , { $cards } cards lost
}
web-oldworld-hit-range = { $low } to { $high } damage
web-oldworld-hit-or-discard = or takes cards
web-oldworld-hit-or-burn = or burns a card
web-oldworld-hit-or-lowers = or lowers a skill
web-oldworld-hit-damage = { $n } damage
web-oldworld-hit-burn = a card of the hand leaves the game
web-oldworld-hit-discard = { $n ->
    [one] { $n } random card of the hand
   *[other] { $n } random cards of the hand
}
web-oldworld-hit-lowers = { $skill ->
    [combat] Combat
    [defence] Defence
    [alchemy] Alchemy
   *[specialty] Specialty
} −1, { $n } damage
web-oldworld-hit-open = The card lies open
web-oldworld-hit-unseen = { $n ->
    [one] { $n } fight card is still unseen
   *[other] { $n } fight cards are still unseen
}
web-oldworld-cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-oldworld-die-calls = A die says which
web-oldworld-leads = You play the monster in this fight
web-oldworld-calls-unseen = { $who } says which, unseen
web-oldworld-seen = Choose among these
web-oldworld-seen-put-back = Back onto the deck
web-oldworld-seen-order-attacks = What comes next
web-oldworld-seen-drowner = Your deck, in no order
web-oldworld-seen-from-discard = Your discard
web-oldworld-seen-under-deck = Your discard
web-oldworld-seen-into-deck = Your discard
web-oldworld-bet-brings = A right bet brings { $n } gold
web-oldworld-short-fight = One combo decides: the more damage, the better. Your shield counts too; nothing is drawn.
web-oldworld-story-decides = { $who } decides. What comes of it is hidden until then.
web-oldworld-story-you-decide = You decide. What comes of it is hidden until then.
web-oldworld-story-way = { $way ->
    [a] A
   *[b] B
}
web-oldworld-story-free = free
web-oldworld-story-cost-gold = { $n } gold
web-oldworld-story-cost-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
web-oldworld-story-cost-cards = { $n ->
    [one] { $n } card of the hand
   *[other] { $n } cards of the hand
}
web-oldworld-story-have = you have { $n }
web-oldworld-story-table = At the table
web-oldworld-story-chosen = Chosen
web-oldworld-story-brought = What it brought
web-oldworld-die-face = The die shows { $n }
web-oldworld-poker-pays = The townsfolk pay
web-oldworld-poker-gold = { $n } gold
web-oldworld-poker-ahead = ahead
web-oldworld-poker-behind = behind
web-oldworld-poker-ranks = From high to low
web-oldworld-poker-again = rolls again
web-oldworld-poker-tie = A tie goes to whoever sat down to it.
web-oldworld-poker-die = Die { $n } shows { $face }
web-oldworld-story-gold = Gold
web-oldworld-scenery-street = A narrow street by lamplight
web-oldworld-scenery-inn = The common room of an inn, a fire in the hearth
web-oldworld-scenery-gate = A town gate, torches beside it
web-oldworld-scenery-harbour = A quay, masts over black water
web-oldworld-scenery-forest = A forest path, eyes between the trees
web-oldworld-scenery-camp = A camp fire in the night
web-oldworld-scenery-swamp = A causeway through a swamp
web-oldworld-scenery-mill = A mill by black water
web-oldworld-scenery-pass = A mountain pass with a watchtower
web-oldworld-scenery-sea = A shore, and a wreck out at sea
web-oldworld-poker-for-folk = Townsfolk: you roll for them
web-oldworld-story-choose = Choose { $way ->
    [a] A
   *[b] B
}

## A blow that stands until it is seen

web-oldworld-blow-strikes = strikes
web-oldworld-blow-damage = { $n ->
    [0] No damage
    [one] { $n } damage
   *[other] { $n } damage
}
web-oldworld-blow-life = { $n ->
    [0] No life lost
    [one] One life lost
   *[other] { $n } life lost
}
web-oldworld-blow-shield = { $n ->
    [0] Shield as it was
    [one] One off the shield
   *[other] { $n } off the shield
}
web-oldworld-blow-change = { $from } → { $to }
web-oldworld-blow-stands = { $n }, as before
