# The rules, one message per rule id. Our own words throughout.

## Setting up

chapter-setup = Setting up

rule-1 = The market deck
    .text = Ninety action cards, all but the schools’ starting cards, are shuffled into one deck.

rule-2 = The first row
    .text = Six cards lie open. The three on the right are the first of cost 0 that the deck has to offer; what else turned up on the way is shuffled back, and the next three cards fill the left.

rule-3 = Potions face down
    .text = The potions are shuffled and lie face down.

rule-4 = Trophies for skills
    .text = With two or three players there is one trophy for each of the four skills, with four or five there are two. A lone witcher has rules of their own.

rule-5 = Stories in their order
    .text = City and wilds are two shuffled decks. The events keep their numbers and are never shuffled.

rule-6 = Gold and dice
    .text = There is gold enough for everybody, and two sets of five dice for poker.

rule-7 = Tokens by terrain
    .text = The eighteen places have a token each, six to a terrain. They are shuffled, and one of each terrain is turned up: there a monster lives.

rule-8 = The first monsters
    .text = From three players on, each terrain gets an unknown monster of level I. Two players have two of level I and one of level II, and the first player decides in which terrain the stronger one settles.

rule-9 = Monsters on the map
    .text = Each monster stands in the place its token names, and its card lies open for all. The twenty fight cards are shuffled.

rule-10 = Who goes first
    .text = The first player is drawn by lot.

rule-11 = Choosing a school
    .text = From the first player’s right-hand neighbour round to the first player, each is offered two schools at random, keeps one and returns the other. If you prefer, choose freely or leave it to the lot.

rule-12 = A young witcher
    .text = You start at your school with all four skills, your witcher level and your shield at 1, and without a trophy.

rule-13 = Something to lose
    .text = You bring as many trophy cards of your own school as you have opponents: those are what they can win from you.

rule-14 = Cards and gold to begin with
    .text = Your deck is the ten starting cards of your school. How many you draw, and how much gold you have, depends on when you move: those who move later begin with more.

rule-15 = More young monsters
    .text = With four players one monster of level I is put aside as an extra stack, with five players two.

rule-16 = A skill in advance
    .text = With four or five players everybody, from the first player on, raises one skill by 1 before the first turn, with everything that follows from it.

## Words everybody uses

chapter-general = In general

rule-17 = Four trophies
    .text = You move one after the other, clockwise. Whoever’s marker reaches the top of the trophy track, its fourth space, has won on the spot.

rule-17b = Hurrying things up
    .text = Around a real table the next player may begin while the last one still draws cards. Here the computer is quick enough, and everybody waits for their turn.

rule-18 = The card is right
    .text = Where a card says otherwise than the rules, the card is right. Where people would argue, a ruling of ours decides.

rule-19 = Seven in hand
    .text = You never hold more than seven cards. Draws beyond that are simply not taken.

rule-20 = An empty deck
    .text = If you have to draw and your deck is empty, your discard is shuffled and becomes your deck. In a fight it does not.

rule-21 = Looking into your deck
    .text = In your turn you may look through your deck only when an effect or exhaustion tells you to; outside your turn and outside fights always. Afterwards it is shuffled. Here you always see what your deck holds, but not in which order.

rule-22 = Your own discard
    .text = Everybody has a discard of their own, face up, and the last card in is the top one.

rule-23 = Gone is gone
    .text = A card that is removed leaves the game for good.

rule-24 = Four skills
    .text = Each goes from 1 to 5. Combat, Defence and Alchemy are worth 1, 2, 3, 4 and 4 in a fight. When Defence rises, so does your shield, by 1; when Alchemy rises, you draw a potion.

rule-25 = Witcher level
    .text = As soon as all four skills are above your level, it rises by 1. Levels II and III bring a card, IV and V two. A level once reached is never lost.

rule-26 = Losing skill
    .text = A skill never falls below 1, and one that has reached 5 never falls at all.

rule-27 = The limit of a shield
    .text = Your shield is never higher than your Defence allows. If Defence falls, the shield falls with it.

rule-28 = Four potions
    .text = You carry four potions at most, open for all to see; of any more you choose which to pour away. When the potions run out, the used ones are shuffled.

rule-29 = What a place token means
    .text = Beside a monster’s card it says where the monster is. Face up in front of you it is where a quest leads. Face down in front of you it is a trail.

rule-30 = One trail to a terrain
    .text = You hold at most one trail token of each terrain, and it means the monster that is there now. The name on its face no longer matters.

rule-31 = Behelt Nar
    .text = Place 0 has no token: no monster and no quest is ever found there. But you may go there and train.

## Phase I: moving

chapter-movement = Phase I: moving

rule-32 = Stay if you like
    .text = You may skip phase I altogether.

rule-33 = Paying for the way
    .text = To go to a neighbouring place, by road or by sea, discard one card with its terrain, or one with the sign of any terrain, or any two cards, or any one card and pay 1 gold.

rule-34 = Nobody stands in the way
    .text = Monsters and witchers keep you neither from entering a place nor from acting there.

rule-35 = On and on
    .text = After each move, and whatever you do there, you may move again, as long as you can pay. When you cannot or will not, phase II begins.

## Phase I: acting

chapter-actions = Phase I: acting

rule-36 = Arrive first
    .text = The action of a place, poker and quests are all optional and come in any order, but only after a move. To act where you started, leave and come back.

rule-37 = Once a turn in each place
    .text = The action of a place can be used once a turn, however often you come by.

rule-38 = Poker with a witcher
    .text = You may play with a witcher in the same place if you both have a gold. The other cannot refuse. Once a turn with each.

rule-39 = Dice or swords
    .text = A witcher you have played with cannot be attacked in the same turn.

rule-40 = How a game goes
    .text = Each stakes 1 gold, the bank adds 1. Both roll five dice. Your opponent rolls any of theirs again, then you do. What lies then, lies. The better hand takes it all.

rule-41 = Which hand is better
    .text = From weak to strong: a pair, two pairs, three of a kind, a small straight from 1 to 5, a large one from 2 to 6, a full house, four of a kind, five of a kind.

rule-42 = Equal hands
    .text = Higher numbers win: of two pairs the higher first, of a full house the three. Then the remaining dice decide, from the highest down. If all of them are equal, whoever started the game wins it.

rule-43 = Completing quests
    .text = Arrive where a quest leads, pay its price if it has one, and it is done. You may do as many as you like, and none is compulsory.

## What places offer

chapter-places = What places offer

rule-44 = Places of practice
    .text = Ban Ard teaches Alchemy, Cidaris Defence, Glenmore your specialty, Ard Modron Combat: up by 1, if the skill is not above your witcher level.

rule-45 = Swapping a card
    .text = In Vengerberg remove a card of your hand from the game and take one of the row whose printed cost is at most 1 higher. Nothing else is paid, and slots do not change the cost.

rule-46 = Poker with the townsfolk
    .text = In Novigrad and Loc Ichaer stake 1 gold; the bank adds 2. Your right-hand neighbour rolls for the townsfolk. Win, and you have 3; lose, and the stake is gone.

rule-47 = A potion
    .text = In Cintra, Beauclair and Dhuwod draw a potion.

rule-48 = Training at a school
    .text = Choose Combat, Defence or Alchemy, in your own school also your specialty. Pay its level plus 1 in gold, and it rises by 1, even above your witcher level. One step for each visit, and no credit.

rule-49 = Asking about monsters
    .text = In Hengfors and Doldeth take 1 gold. Then choose a monster whose trail you neither have nor follow, and draw a place of its terrain, another than where you are: a tracking quest with 1 gold on it. If no token is left, there is no quest.

rule-50 = Finding the trail
    .text = Arrive where a tracking quest leads: the gold is yours, and the token is turned face down and becomes the trail.

rule-51 = Alms
    .text = In Vizima, if you have no gold, take 1. In any case you may remove up to two cards of the row, which is then refilled.

## Phase II

chapter-phase-2 = Phase II: the deed

rule-52 = One of three
    .text = Fight, meditate or explore: exactly one of them, and one you must. After that there is nothing more to do in this turn but rest.

rule-53 = One fight a turn
    .text = You may fight once, a monster or a witcher, in the place where you are.

rule-54 = Attacking a witcher
    .text = They cannot refuse. But not inside a school, not where the tavern is closed, and not somebody you have diced with this turn.

rule-55 = Attacking a monster
    .text = It must be where you are.

rule-56 = Meditation
    .text = With a skill at 5, its trophy still to be had, and none of that kind in your possession: take it, move your marker up, and pay with exhaustion. One at a time.

rule-57 = Meditation does not win
    .text = If it would be your last trophy, you keep it and what it does, but the marker stays and nothing is exhausted.

## Stories, quests, events

chapter-stories = Stories, quests, events

rule-58 = Exploring
    .text = Wherever you are, choose the city or the wilds. A card is read to you: how it begins, and two ways to go on. What comes of the one you choose you learn afterwards; of the other, never.

rule-59 = A choice with a price
    .text = If you cannot pay the whole price of a choice, it is not open to you.

rule-60 = What happens at once
    .text = If no quest comes of it, everything happens now, to you alone and as far as possible, and the card leaves the game.

rule-61 = Quests
    .text = A quest stays with you. Some lead to a named place, others to a random place of a terrain; if no token of that terrain is left, to one of another. If none at all is left, the quest comes to nothing.

rule-62 = What quests lead to
    .text = You may have any number and forget them all unpunished. When one is done, the event of its number is read to you: another story, or gear or a companion who stays with you until the end. The token goes back.

rule-63 = Tests and short fights
    .text = Some events ask for a roll of the die added to a skill, others for a short fight: a single combo, where only damage and shield count.

rule-64 = A card of the row for nothing
    .text = A story may give you a card of a certain printed cost: it goes from the row to your discard. If there is none in the row, the deck is searched for the next one.

rule-65 = A trail from a story
    .text = Choose a monster whose trail you lack and take a random token of its terrain face down. If you were tracking the same monster, that quest goes back, its gold too.

rule-66 = Removing a card
    .text = If a story does not say from where, you may take it from your hand, your deck or your discard.

rule-67 = New stories first
    .text = If you like, stories that have been read stay out of later games until you know them all.

## Phase III

chapter-phase-3 = Phase III: rest

rule-68 = Discard, draw, learn
    .text = Discard what you like, but keep three cards at most. Draw up to three, more or fewer if something says so. Then take one card of the row and pay for it.

rule-69 = What a card costs
    .text = As many cards of your hand as is printed on it; 1 fewer in the rightmost slot, 1 more in the two leftmost.

rule-70 = The row moves on
    .text = Cards slide to the right, new ones come in on the left.

rule-71 = One, and no fewer
    .text = If you can take a card, you must, and only one. What you pay goes to your discard.

## Fighting

chapter-fight = Fighting

rule-72 = Life pools
    .text = When a fight begins, your discard is shuffled into your deck. Your hand stays as it is.

rule-73 = Cards are health
    .text = Your deck and your hand together are your health. When both are empty, you are unconscious and the opponent has won.

rule-74 = Both at once
    .text = If both run out of cards in the same turn, the one whose card did it stays on their feet and wins.

rule-75 = No second wind
    .text = In a fight an empty deck stays empty. You draw no more.

rule-76 = Four steps
    .text = Your fight turn: effects, combo, what the combo does, new cards.

rule-77 = Step 1, potions and tricks
    .text = Use any number of potions, trophies, gear and your specialty, in any order. Your Alchemy says how many potions you may use in the whole fight; they are discarded when it is over.

rule-78 = How effects work
    .text = What names no moment belongs to step 1. Do all of it, or as much as you can. Where something is done in order to do another thing, the first must be done in full. Your attack is everything you do in a turn, combo and effects alike.

rule-79 = Step 2, the combo
    .text = If you hold a card, lay one. Then, as often as you like, another on top whose colour is among the links of the top card. Only the top card offers links, and only one of them is used.

rule-80 = First all, then what it does
    .text = No card does anything before the combo is finished.

rule-81 = Step 3, damage first
    .text = Add the damage in the corners and on the links you used. A monster loses that many cards of life. A witcher loses shield first, then cards from the top of the deck, then cards of the hand.

rule-82 = Then shield and cards
    .text = Next, shield signs lift your shield up to its limit. Then you take the top of your discard where a card says so, and marked cards of the combo come back to your hand.

rule-83 = Step 4, new cards
    .text = Draw as many as your Combat is worth, plus and minus what cards and effects say, up to seven in hand. Then the combo goes to your discard, its last card on top.

rule-84 = Specialties
    .text = Once per fight, at the strength of its level. Viper: when your attack costs cards, look at the opponent’s top cards and discard some. Cat: in your first turn look at your top cards and take some. Bear: when the shield is at 0 in your turn, shield and cards, by itself. Wolf: after a combo of three or more, damage and cards. Griffin: take the top card of your discard and discard for it; from level 4 any card, for nothing.

## Monsters

chapter-monsters = Fighting a monster

rule-85 = Its life and its nature
    .text = A monster’s life is a number of fight cards, shuffled. All may count them, nobody may look. Your right-hand neighbour plays the monster. What is special about it is on its card.

rule-86 = Who strikes first
    .text = You, if you have its trail. Otherwise the monster does. Then you take turns.

rule-87 = How it attacks
    .text = Before its card is turned up, somebody announces a charge or a bite: first the neighbour who plays it, then the others in turn, never you. That half of the card happens, and the card is gone from its life.

rule-88 = What attacks do
    .text = Damage. Or random cards of your hand, as many as its level, and from your deck if there are too few. Or a card of your hand, your choice, that leaves the game; with an empty hand the top of your deck. Or a skill falls by 1, and stays there.

rule-89 = Three ways to end
    .text = Its life is gone and you stand: victory. You are down and it has no more than one card left: it is driven off. You are down and it has more: defeat.

rule-90 = Victory
    .text = Two gold, the monster’s card as a trophy, your marker up by one, exhaustion. Then a monster one level stronger appears; after level III another of level III.

rule-91 = A new monster
    .text = It comes unseen from the stack of its level, or if that is empty, from among those driven off. All trails and tracking quests of that terrain go back; the new one settles in a random place of the same terrain.

rule-92 = From the extra stack
    .text = With four or five players, a defeated monster of level I is replaced from the extra stack as long as there is one.

rule-93 = Driven off
    .text = Two gold and a card of cost 0, but no trophy. Another monster of the same level appears.

rule-94 = Defeat
    .text = You have learned something: its trail, if you had none, and a card of cost 0. In this turn’s phase III you draw 1 card fewer. The monster recovers completely.

rule-95 = A card of cost 0
    .text = Any card of the row with a printed cost of 0 goes to your discard. If there is none, the deck is searched.

rule-96 = After the fight
    .text = Your shield is as high as it can be, and all your cards are shuffled into a new deck. Then comes phase III.

## Witchers

chapter-witchers = Fighting a witcher

rule-97 = The attacker begins
    .text = Then you take turns until one of you falls.

rule-98 = Bets
    .text = From three players on, everybody who is not in the fight may bet exactly 1 gold on one of the two, wherever they are.

rule-99 = If the attacker wins
    .text = The loser’s trophy, if it is the first from this school, with marker and exhaustion; and gold by how far the loser’s marker has come. The loser gets a card of cost 0 and draws three.

rule-100 = If the defender wins
    .text = Gold in the same way, no trophy, and four new cards. The attacker gets a card of cost 0 and draws 1 fewer in phase III.

rule-101 = One from each
    .text = From each opponent you can win one trophy. What you have won, nobody takes from you.

rule-102 = Dusting off
    .text = Both shields go up to their limit, all cards are shuffled. The defender draws at once, the attacker in phase III.

rule-103 = Closed until further notice
    .text = Where witchers have fought, the tavern closes. No other two may fight there until there has been a fight elsewhere.

rule-104 = Paying out bets
    .text = A wrong bet is lost. A right one comes back, with as much gold from the bank as the winner received.

## Trophies

chapter-trophies = Trophies

rule-105 = A trophy in four steps
    .text = Show it, keep it, move your marker up, and if that was not the last space, exhaustion.

rule-106 = Exhaustion
    .text = Look through all your cards and remove exactly as many as the track says: one for your first trophy, two for the second, three for the third. Everything else is shuffled into a new deck.

rule-107 = The last one is fought for
    .text = Your fourth trophy must come from a monster or from a witcher you have attacked.

## Alone

chapter-solo = Alone

rule-108 = Setting up alone
    .text = As with two or three players, with 3 gold and five cards, a monster of each level, and one skill trophy drawn by lot.

rule-109 = What to do
    .text = Defeat all three monsters and win that one skill trophy. The last monster can be attacked only when you have it. The turns are counted.

rule-110 = Poker alone
    .text = Pay 1 gold, roll five dice, roll any of them once more. Two pairs pay 1, three of a kind 2, either straight 3, a full house 4, four of a kind 5, five of a kind 6; a pair pays nothing.

rule-111 = The die attacks
    .text = With 1 to 3 a monster charges, with 4 to 6 it bites.

rule-112 = No replacements
    .text = A defeated monster is not replaced. One that was driven off is, by another of its level, and it counts for nothing.

rule-113 = The row wears out
    .text = If you take any card but the rightmost in phase III, the rightmost leaves the game.

rule-114 = How good you are
    .text = Six turns or fewer make a legend, seven or eight a master, nine or ten a veteran, eleven or twelve a journeyman, more a novice.

## Additions

chapter-additions = Finer points

rule-115 = Pay first
    .text = In phase III you pay before you take, so a new card never pays for itself.

rule-116 = Trails last
    .text = A trail is not used up by fighting. It goes when the monster of that terrain is replaced.

rule-117 = Looked at, not shuffled
    .text = When an effect lets you look at the top cards and tells you where they go, nothing is shuffled.

rule-118 = Where you are
    .text = Only a tracking quest never leads to the place you are in. Another quest may: leave and come back.

rule-119 = Damage at once
    .text = Damage from a potion, a specialty, a trophy or gear is done on the spot. It belongs to your attack.

rule-120 = The defender’s turns
    .text = In a fight between witchers both have the same four steps, with their own potions, specialty and cards.

rule-121 = All taverns open
    .text = At the beginning no tavern is closed.

rule-122 = Events that pass
    .text = An event that is neither gear nor companion leaves the game once it is read; unless a new quest comes of it.

## Rulings

ruling-a1 = The moment of falling
    .text = In your own turn your cards are counted when the combo has done everything, and in step 1 after each whole effect; so cards that come back can save you. An opponent falls as soon as the last card is lost. An empty hand with cards in the deck is no reason to fall.
ruling-a2 = Nothing left, and driven off
    .text = A monster with no card left counts as driven off only if its last card also knocked you out. If you are still standing, you have won.
ruling-a3 = Exhaustion takes the hand too
    .text = All your cards are shuffled, your hand among them. After meditation phase III fills it up again. This can be changed in the options.
ruling-a4 = One fewer
    .text = “Draw 1 fewer” in phase III means two cards instead of three. Later bonuses add to that.
ruling-a5 = Searching for a card of cost 0
    .text = Cards turned up on the way are shuffled back into the deck.
ruling-a6 = The rightmost card, alone
    .text = It is the rightmost card of the row that leaves, not the one you took, and it leaves the game. This can be changed: then it goes under the deck.
ruling-a7 = Not moving
    .text = To skip phase I and not to make a first move are the same thing.
ruling-a8 = No shield of five
    .text = The shield ends at 4, at Defence IV as at V.
ruling-a9 = The order after a victory
    .text = Gold, trophy, exhaustion, then the new monster, then the new deck. The end of the game comes before everything else.
ruling-a10 = The loser’s card
    .text = It goes to the discard and is shuffled in with the rest at once.
ruling-a11 = Whom the extra stack replaces
    .text = Only monsters that were defeated. One driven off is replaced from the normal stack.
ruling-a12 = Gold on a tracking quest
    .text = If the quest goes back, the gold goes to the bank. A new monster may settle where the old one lived.
ruling-a13 = Blind tokens
    .text = A trail token is drawn unseen: its name means nothing to you, but it is missing from the stack. Where a stack is empty, each rule says what happens.
ruling-a14 = The sign of any terrain
    .text = It fits every terrain wherever a terrain is asked for, not only on the road.
ruling-a15 = Into Behelt Nar
    .text = Any one card will do.
ruling-a16 = Behelt Nar is a school
    .text = No witcher may be attacked there.
ruling-a17 = The Bear does not ask
    .text = It works at any time in your turn when the shield is 0, once, whether the cards are welcome or not.
ruling-a18 = Short fights
    .text = Only damage and shield count. Nobody falls. You draw as outside a fight, the combo goes to your discard, the rest of your hand stays.
ruling-a19 = No pair
    .text = A hand without a pair is below all others; its highest dice are compared. Alone it pays nothing.
ruling-a20 = Protected at five
    .text = The Weavess cannot lower a Defence of 5. The Leshen only lowers the limit of your shield for its fight, by one level from II to IV; your Defence itself stays.
ruling-a21 = Who announces with two
    .text = Always your opponent.
ruling-a22 = Fights in stories
    .text = One fight a turn means phase II. A fight that a story asks for is separate.
ruling-a23 = A slip of the pen
    .text = Where the rulebook’s long example speaks of a source, exhaustion is meant.
ruling-a24 = What is open
    .text = Hands are hidden. Discards, potions, trophies, quests, gold and the number of a monster’s cards are open.
ruling-a25 = The dice of the example
    .text = Only the final hands matter.
ruling-a26 = Several effects at once
    .text = Their owner chooses the order. One whose condition is gone by then does not happen.
ruling-a27 = “In your first turn”
    .text = Where no step is named, step 1 of that turn is meant.
ruling-a28 = Seven means seven
    .text = With seven cards in hand nothing comes back from the discard or the combo. In phase III you may only take a card you have room for after paying; if there is none, you take none.
ruling-a29 = Blizzard and Black Blood
    .text = The card added by Blizzard counts for colours and for long combos. After Black Blood there is no room for it.
ruling-a30 = How often
    .text = Everything of ours works once per fight, the Combat trophy once per fight turn.
ruling-a31 = Alone: where the monsters go
    .text = The three levels come to the three terrains at random. When a monster is defeated, its place token and your trail go back.
ruling-a32 = Whispess and Bruxa
    .text = The Whispess takes shield as soon as the combo is finished, before damage. The Bruxa’s cards are counted before one is turned up.
ruling-a33 = Nobody begins early
    .text = Around a table the next player may set out while the last one still draws and learns a card. Here a turn ends first: what one learns in phase III changes the row, and whoever sets out may swap a card of that row, burn two of it or dice with you. It would save seconds and cost clarity, and taking back.
ruling-a34 = Always somebody to hunt
    .text = Where no monster of level III is left, its terrain stays quiet. Should all three be quiet, one of level III that was defeated comes back. So a game is never cut off: it lasts until somebody has the fourth trophy.
ruling-a35 = Now or later
    .text = A trophy or gear that works once in a fight is yours to save. Whenever it would change something you are asked, and where it would change nothing nobody asks. What can serve at one moment only works by itself.
