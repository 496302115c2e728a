# The rules, one message per rule id. Our own words throughout.

## Setting up

rule-1 = Who is at the table
    .text = The game is for 1 to 4 players: 2 to 4 against each other, 2 to 4 together, or 1 alone. The expert switch makes any of these harder.

rule-2 = Five hidden troubles
    .text = Shuffle the 17 hard tokens and lay one face down on each of the 5 purple squares.

rule-3 = Hard tokens in the boxes
    .text = The 6 boxes get hard tokens, face down: 1-1-1-0-0-0 for 1 player, 1-1-2-1-1-1 for 2, 2-2-2-2-2-2 for 3, 2-2-2-2-2-0 for 4. Some boxes may stay empty.

rule-4 = Ten open nuisances
    .text = Shuffle the 30 easy tokens, lay one on each of the 10 green squares and turn these face up.

rule-5 = Easy tokens on top
    .text = Easy tokens go on top of the hard ones in the boxes, face up: 2-2-1-0-0-0 for 1 player, 2-2-1-2-1-1 for 2, 2-2-2-2-2-2 for 3, 4-4-4-3-3-0 for 4. Easy tokens are always open; hard ones stay closed until something reveals them.

rule-6 = The rest stays unseen
    .text = Tokens left over leave the game unseen. Nobody learns what they were, and no screen is told.

rule-7 = The cackle pool
    .text = The pool holds 4, 8, 12 or 16 cackles for 1, 2, 3 or 4 players; the rest are out of the game. Co-operative and solo games have numbers of their own (rule 129).

rule-8 = Crises and Black Aliss
    .text = In the competitive game 12 crisis tokens and 12 Black Aliss tokens lie ready beside the board.

rule-9 = Who chooses first
    .text = Everyone rolls four dice, a cackle counting 0, and the highest total picks a witch first; then the choice goes clockwise. Those tied for highest roll again.

rule-10 = One witch each
    .text = Each witch can be picked only once, and your pawn wears her colour.

rule-11 = What Tiffany brings
    .text = Tiffany starts with the invisibility token, good for one use.

rule-12 = What Annagramma brings
    .text = Annagramma starts with the magic token and with 1 cackle out of the pool, which is that much smaller. One cannot begin too early.

rule-13 = What Petulia brings
    .text = Petulia starts with the cure-pig token, good for one use.

rule-14 = Who goes first
    .text = If Dimity is in the game, she takes the first turn. If she is not, the player who picked last does.

rule-15 = Three cards each
    .text = Shuffle the 55 cards and deal 3 to each player; the rest is the deck.

rule-16 = Where you begin
    .text = From the first player clockwise, you put your pawn on any space without a problem token. Another witch there is no hindrance; the Dungeon is not allowed.

rule-17 = What opens a hard problem
    .text = A hard token is turned up only by a witch who arrives to deal with it, or by a card.

## The cards

rule-18 = One use per card
    .text = A card you play gives exactly one thing: its symbol, its benefit or its share in a Power of Three.

rule-19 = Where symbols work
    .text = Headology and magic work only inside an attempt. A broom works only for flying, retreating, running away or leaving the Dungeon.

rule-20 = When benefits work
    .text = You may play benefits at any moment of your own turn, as many as you like, and none of them is an action. In another player’s turn you play nothing.

rule-21 = Played is played
    .text = Every card you play goes to the discard pile, however things turn out.

rule-22 = The area line
    .text = The area named on a card matters only when the card is revealed to place a problem.

rule-23 = When the deck runs out
    .text = If a card is needed and the deck is empty, the discard pile is shuffled into a new one. If both are empty, you skip the draw.

## Your turn

rule-24 = Three phases
    .text = Turns go clockwise. In yours a problem is placed, then you take two move actions, each with what it leads to, then you draw.

rule-25 = No passing
    .text = You must take your turn, though a move may be simply staying where you are.

rule-26 = Checks at turn’s end
    .text = At the end of each turn the elves are counted first (rule 121); then comes the question whether the last problem is out (rule 123).

## Placing a problem

rule-27 = A card names the place
    .text = Reveal one card: its area is where the problem is headed. The card is then discarded.

rule-28 = Which problem comes next
    .text = Take the top token of the leftmost box that still has any. It stays in hand until it finds a home.

rule-29 = A quiet area
    .text = If the area holds no problem, the token goes there and the phase is over.

rule-30 = Trouble upon trouble
    .text = If the area already holds a problem without a crisis, put one crisis on that problem, reveal another card and try again.

rule-31 = Already in crisis
    .text = If the problem there is already in crisis, nothing is added; reveal another card.

rule-32 = One crisis each
    .text = A problem carries at most one crisis. The exceptions are failing against a Magpyr (rule 108) and games in which crises stack (rules 134 and 135).

rule-33 = Until it lands
    .text = You go on revealing cards for as long as it takes, so several crises may break out in one turn.

rule-34 = Face up, face down
    .text = A hard token is placed face down, an easy one face up.

rule-35 = Room in Town or Castle
    .text = In Lancre Town and Lancre Castle the token goes to an empty space, one with no problem and no witch. If there are several, the active player picks.

rule-36 = A witch keeps watch
    .text = If Town or Castle has no empty space and a witch holds at least one of them, no crisis is added; reveal the next card.

rule-37 = Problems on every space
    .text = If all spaces of Town or Castle hold problems, the active player picks one that is not in crisis yet and puts a crisis on it. Then the next card is revealed.

rule-38 = Crises on every space
    .text = If every problem in Town or Castle is already in crisis, nothing is added; reveal the next card.

rule-39 = A witch is no obstacle
    .text = In a one-space area a witch without a problem does not keep the token out: it is placed right beside her.

rule-40 = No crisis left
    .text = If a crisis must be placed and the pool is empty, the game ends at once and nobody wins. The token in hand is not placed.

rule-41 = Who minds the deck
    .text = Somebody has to remember the deck at the start of every turn. Here the program does it, and it does not nod off.

rule-42 = The last problem
    .text = Placing the last token makes this the final turn, and the active player completes it as usual.

## Moving about

rule-43 = Two moves a turn
    .text = You have exactly two move actions per turn, and each is a walk, a flight or a stay.

rule-44 = Going on foot
    .text = You walk along the paths, up to 2 areas.

rule-45 = Stopped by a problem
    .text = Entering an area with a problem ends your walk there. Town and Castle (rules 50 and 51) and Invisibility (rule 100h) can make a difference.

rule-46 = Stopped by a witch
    .text = Entering an area with another witch ends your walk there; one does not hurry past a colleague. The same exceptions hold.

rule-47 = Going by broom
    .text = Discard one card with a broom and fly to any area or space. Problems and witches in between do not matter.

rule-48 = Staying put
    .text = You may stay where you are, but whatever waits there is still to be dealt with.

rule-49 = Choosing a space
    .text = When you enter Town or Castle, you choose which space you step onto.

rule-50 = Slipping through the crowd
    .text = While Town or Castle has an empty space, you may enter or pass through without touching the others, and walk on if you like.

rule-51 = No way around
    .text = If Town or Castle has no empty space, you must stop there on one of the occupied ones, whichever you choose.

rule-52 = Just across the square
    .text = Going from one space to another in the same Town or Castle is a whole move action.

rule-53 = A longer walk
    .text = Each Extra movement card adds 2 areas to one walk, so with one card you go up to 4. Problems and witches still stop you.

rule-54 = What awaits you
    .text = After each move exactly one thing happens, and you cannot refuse it: a problem if there is one, otherwise tea if a witch is there, otherwise nothing.

rule-55 = Problems before tea
    .text = Where there is both a problem and another witch, you deal with the problem; tea has to wait.

rule-56 = Trouble at your feet
    .text = If you stay on a space where a problem has just been put, you must attempt it.

## The attempt

rule-57 = Seeing what it is
    .text = You turn a closed hard token face up first. If you do not solve it, it stays face up.

rule-58 = The target number
    .text = Your target is the difficulty of the problem plus 2 for every crisis on it.

rule-59 = The first roll
    .text = Roll two dice; a cackle counts 0.

rule-60 = Run or go on
    .text = After the first roll you may play a Reroll and other benefits; then you decide whether to run away or go on.

rule-61 = Adding your skill
    .text = If you go on, play any number of cards for headology, +1 each, and for magic, +2 and 1 cackle each. Annagramma may add her magic token, also +2 and 1 cackle, once per game.

rule-62 = The second roll
    .text = You roll the other two dice, always, even if the first roll is already enough.

rule-63 = Too late for symbols
    .text = After the second roll you add no more headology or magic, by card or by token.

rule-64 = Not too late for benefits
    .text = After the second roll you may still play any benefit, such as a Reroll of the second pair, +2 or +4, drawing cards, Help, Escape or an instant cure, and the Power of Three.

rule-65 = Adding it up
    .text = Your total is the four dice, plus symbols, plus benefits, plus 1 for every two hard problems you have solved before.

rule-66 = Enough or not
    .text = If your total equals the target or beats it, you succeed; otherwise you fail.

rule-67 = What the dice cost
    .text = You take 1 cackle for each cackle face on the final dice. Faces you have rerolled away do not count.

rule-68 = Always paid
    .text = You pay the cackles for dice and magic whatever happens, even if you run away or solve the problem without the dice.

rule-69 = One try per action
    .text = You get one attempt per move action and no second try with the same one.

## Success

rule-70 = The problem is yours
    .text = You put the token on your witch card, and all its crises go back to the pool. Your pawn stays where it is.

rule-71 = Eight easy ones
    .text = Up to 8 easy tokens count on your card. Any more lie beside it: they score, but they do not enlarge your hand.

rule-72 = Hard-won wisdom
    .text = Hard tokens on your card have no limit, and every two of them add 1 to your later rolls.

rule-73 = Count Bela clears the house
    .text = When you solve Count Bela, every other open Magpyr leaves the map. Closed ones and those that come later are not affected.

## Failure

rule-74 = The price of failing
    .text = The token stays where it is, face up. You take 1 cackle for an easy problem, 2 for a hard one.

rule-75 = Time to retreat
    .text = You must leave: on foot to an adjacent area with no problem and no other witch, or by discarding a broom card to any empty area. In Town or Castle an empty space of the same area will do as well.

rule-76 = Nowhere to go
    .text = If there is no such place, take 1 more cackle and move to any area with no problem and no witch. You need not spend a broom card first.

rule-77 = Catching your breath
    .text = After a retreat, a run or an Escape nothing awaits you where you land. In the solo game that goes for Granny’s Cottage too: no cackles are returned there.

rule-78 = It gets worse
    .text = If you fail a hard problem, its consequence follows (rules 103 to 112).

## Running away

rule-79 = While you still can
    .text = You may run only after the first roll, before you decide to go on. Once you have played headology or magic or made the second roll, only the Escape card helps.

rule-80 = Where to run
    .text = You run to the same places you could retreat to, a flight by broom and an empty space of the same area included.

rule-81 = No way out
    .text = If there is no such place, you cannot run, and the attempt goes on.

rule-82 = No shame in it
    .text = Running is not failing: no cackle for failure, no consequence. The token stays, face up.

## The Power of Three

rule-83 = Three together
    .text = Play three Power of Three cards with three different characters together, and they solve any problem.

rule-84 = At any moment
    .text = You may do it at any moment of the attempt, even after all four dice.

rule-85 = Agnes and Perdita
    .text = Agnes Nitt and Perdita X count as different characters. Each of them would insist on it.

rule-86 = A proper success
    .text = The Power of Three counts as an ordinary success in every respect.

## Cackles

rule-87 = From the pool
    .text = You take a cackle from the pool as long as it has any.

rule-88 = From the loudest cackler
    .text = If the pool is empty, you take one from the player with the most. If several are tied, you choose among them.

rule-89 = Black Aliss calls
    .text = If you alone have the most, you take a Black Aliss token instead. If you share the lead, you take a cackle from another leader.

rule-90 = One at a time
    .text = Cackles are settled one by one, and each time it is asked anew who has the most.

rule-91 = What Black Aliss costs
    .text = Each Black Aliss token takes 1 point from you at the end.

## Tea

rule-92 = Tea is not optional
    .text = If your move ends with one or more other witches, you must have tea with them, unless a problem comes first.

rule-93 = What tea is good for
    .text = You return up to 3 cackles, and every other witch there returns up to 2.

rule-94 = Another cup
    .text = You may stay and have tea again with every later action, in this turn or in later ones, as long as another witch is there.

rule-95 = No tea below ground
    .text = No tea is served in the Dungeon, however good the company.

rule-96 = Nothing at all
    .text = On a space with no problem and no other witch nothing happens. It is a skill worth practising.

## Drawing cards

rule-97 = The size of your hand
    .text = Your limit is 3 cards plus 1 for every two easy tokens on your card. At most 8 tokens count, so the limit never exceeds 7.

rule-98 = Drawing your cards
    .text = You draw up to your limit. If you hold more, you keep them and draw none.

rule-99 = Nothing thrown away
    .text = You never discard cards to get down to your limit.

## Benefits

rule-100a = Plus two, plus four
    .text = You add 2 or 4 to your total, but only after all four dice. Some of these cards work only against their own kind of enemy.

rule-100b = Borrowing other eyes
    .text = You look privately at two closed hard tokens on the map, or at one if there is only one, and put them back closed.

rule-100c = Death for a Death
    .text = You solve a Death problem at once, even in the middle of the attempt. The cackles it has brought you so far stay with you.

rule-100d = Escape in time
    .text = When your total has failed, you run away after all, with no cackle for failure and no consequence. If no adjacent area is empty, you may go to any empty area.

rule-100e = Extra cards
    .text = You draw 2 cards and may exceed your limit. Some of these cards cost 1 cackle, taken at once.

rule-100f = Extra movement
    .text = One of your walks becomes 2 areas longer (rule 53).

rule-100g = Help with a crisis
    .text = You remove one crisis from any one problem to the pool. If it is the problem you are attempting, the target drops by 2 at once, even after the second roll.

rule-100h = Invisibility on foot
    .text = You pass problems and witches without stopping, and look privately at a closed hard token you pass before deciding to spend the card: then stop and attempt it, face up, or go on and leave it closed. To go on you need walking distance left, or an unused move action, which you must then use to leave.

rule-100i = Invisibility by broom
    .text = You may fly in with your first action, look, and leave with your second.

rule-100j = Invisibility in Town or Castle
    .text = If you start in Town or Castle, you may look at a closed token in that area first and then walk 2 areas or fly with the same action. If you attempt it instead, that is a step within the area (rule 52).

rule-100k = Tiffany’s own Invisibility
    .text = Tiffany’s token does the same as the card, once.

rule-100l = Reroll the pair
    .text = After rolling a pair you may reroll one or both of its dice: the new result stands, and replaced cackles vanish. After the second roll the first pair is locked.

rule-100m = Introspection calms you
    .text = You return up to 2 of your cackles.

rule-100n = Shamble shows the truth
    .text = You turn any closed hard token on the map face up. The table then shows how many elves are open.

rule-100o = Sick pig, sick sheep
    .text = Each card solves its own animal at once, even in the middle of the attempt, and cackles gained so far stay with you. Petulia’s token is a Sick pig card for one use.

rule-100p = Transmutation of the hand
    .text = You discard any number of cards from your hand and draw that many, plus one for this card.

rule-101 = Be there in person
    .text = Instant cures and the Power of Three need you on the problem’s space, in the middle of your attempt at it.

rule-102 = No action spent
    .text = Playing a benefit never costs you a move action.

## Consequences

rule-103 = The Cunning Man
    .text = All pawns go to the Dungeon. If the turn is yours, you lose your remaining action but still draw.

rule-104 = Elves of every rank
    .text = There is no penalty on the spot: the elves stay open and count towards the loss (rule 121).

rule-105 = Duke and Lady Felmet
    .text = Fail against either and your pawn goes to the Dungeon. Your turn ends at once, without a draw.

rule-106 = The Hiver
    .text = You take 1 Black Aliss token.

rule-107 = Lily Weatherwax
    .text = You take 1 Black Aliss token. It nearly runs in the family.

rule-108 = The Magpyr family
    .text = Fail against the Count, Vlad, Lacrimosa or Count Bela, and that token gets 1 more crisis even if it has some. If the pool is empty, everyone loses (rule 40).

rule-109 = Crises add up
    .text = If several crises lie on one token, each adds 2 to its target.

rule-110 = The Wintersmith
    .text = Each player moves one easy token off her card. It no longer counts for the hand but still scores; players with none are unaffected.

rule-111 = Count Bela beaten
    .text = This one comes with success: all other open Magpyrs leave the map (rule 73).

rule-112 = On top of the cackles
    .text = Consequences come on top of the cackles for failure. The Dungeon replaces the retreat.

## The Dungeon

rule-113 = Breaking out
    .text = At the start of the first action of your next turn you may leave by any broom card, by Escape or by Invisibility, Tiffany’s token included.

rule-114 = First action lost
    .text = If you have no such card, or do not play it, your first action is lost.

rule-115 = The door opens
    .text = At the start of your second action you are released without any card.

rule-116 = Anywhere you like
    .text = When you get out, choose any area and go on as if you had moved there: deal with what awaits you, then take any action left.

rule-117 = Life goes on
    .text = If you begin a turn in the Dungeon, a problem is still placed and you still draw.

rule-118 = Out of sight
    .text = A pawn in the Dungeon takes no space on the map and blocks nothing.

## The end of the game

rule-119 = Lost to crises
    .text = If a crisis is required and the pool is empty, the game ends at once and everyone loses.

rule-120 = In every phase
    .text = This holds whenever a crisis is due: when a problem is placed, and when you fail against a Magpyr.

rule-121 = Lost to the elves
    .text = If 3 or more open elf tokens lie on the map at the end of any player’s turn, everyone loses.

rule-122 = Elves that do not count
    .text = Closed elf tokens do not count, and neither do solved ones.

rule-123 = The natural end
    .text = The turn in which the last boxed token is placed is completed, and the game ends. A loss to crises or elves still goes before it.

rule-124 = Your score
    .text = Add the points on all your tokens, on the card and beside it, and subtract 1 for each Black Aliss.

rule-125 = Who wins
    .text = The highest score wins.

rule-126 = The first tie-break
    .text = If scores are tied, the player with fewer cackles and Black Aliss tokens together wins.

rule-127 = The next tie-breaks
    .text = If that is tied too, more points from hard tokens win; after that, the single token with the highest difficulty. If even that is equal, you share the victory.

## Together, alone, expert

rule-128 = All or none
    .text = In the co-operative game you all win or you all lose; there is no winner among you.

rule-129 = Pools for shared games
    .text = Cackles, Black Aliss and crises number 4, 4 and 10 in the solo game; 6, 5 and 9 for 2 players together; 9, 6 and 8 for 3; 12, 7 and 7 for 4.

rule-130 = No Black Aliss left
    .text = In the co-operative and solo games, if a Black Aliss is due and none is left, everyone loses at once.

rule-131 = Winning together
    .text = If the co-operative game reaches its natural end, you win with fewer than 4 hard tokens on the map, open or closed. With 4 or more you lose.

rule-132 = The solo verdict
    .text = If the solo game reaches its natural end, below 30 points you fail, with 30 to 40 you are a licensed witch, and above 40 you pass with distinction.

rule-133 = Granny lends an ear
    .text = In the solo game, when you are in Granny Weatherwax’s Cottage and no problem is there, your action may be to return 2 cackles, or 1 if you have only one.

rule-134 = The expert game
    .text = You start with 8 crises, and a problem may carry any number of them. Every hit on a problem adds one, in crisis or not, and limits on that (rules 31, 32, 37 and 38) are gone.

rule-135 = Harder together
    .text = The co-operative pools stay as they are, but crises stack as in the expert game. A solo game with the expert switch does the same with the solo pools.

rule-136 = Cackling alone
    .text = Alone with an empty cackle pool you always have the most, so each further cackle is a Black Aliss.

rule-137 = All else unchanged
    .text = All other rules stay the same in every variant.

## Who sees what

rule-138 = What stays secret
    .text = Closed token faces, deck order, hands and private looks are sent only to those entitled to them. Everything random is decided on the server.

rule-139 = What everyone sees
    .text = You can all see the pools, crises, cackles, Black Aliss, hand sizes, solved and open tokens, the easy tokens in the boxes, the number of hard ones per box, and the discard pile.

## Fine print

rule-140 = When benefits fit in
    .text = You may play them before the problem is placed, between two reveals, before, during and between your two actions (before the first roll too) and before the draw, which closes the turn. A crisis due with an empty pool ends the game with no pause, so Help must come earlier.

rule-141 = Nobody visits the Dungeon
    .text = Set-up, walk, flight, retreat, run, Escape and release lead to areas of the map only. Pawns get to the Dungeon by the Cunning Man and the Felmets alone.

rule-142 = Empty goes by space
    .text = For a retreat, a run or an Escape, “empty” is judged by space: Town or Castle with one space free of problem and witch is a place you may go to.

rule-143 = Cards are never forced
    .text = You are offered a broom for a retreat, a card to leave the Dungeon, Escape and Invisibility where they are allowed, but you never have to spend them.

rule-144 = One Invisibility, one journey
    .text = One Invisibility covers every area you enter until you next stop for what awaits you, even from your first move into your second.

rule-145 = Cures need no dice
    .text = An instant cure (Death, Sick pig, Sick sheep, Petulia’s token) or the Power of Three may come before the first roll, after it or after the second. The attempt ends at once as a success, and dice not yet rolled stay unrolled.

## Chapter headings

chapter-setup = Setting up
chapter-cards = The cards
chapter-turn = Your turn
chapter-placing = Placing a problem
chapter-moving = Moving about
chapter-attempt = The attempt
chapter-success = Success
chapter-failure = Failure
chapter-running = Running away
chapter-power = The Power of Three
chapter-cackles = Cackles
chapter-tea = Tea
chapter-drawing = Drawing cards
chapter-benefits = Benefits
chapter-consequences = Consequences
chapter-dungeon = The Dungeon
chapter-ending = The end of the game
chapter-variants = Together, alone, expert
chapter-information = Who sees what
chapter-clarifications = Fine print

## How we settled what the rulebook leaves open

ruling-a1 = Cackles for a failure
    .text = An easy problem costs 1, a hard one 2 in all. The rulebook says 1 for both in one place and 2 for hard ones in another, and the more particular line wins.

ruling-a2 = When the elves win
    .text = Three open elves end the game only at the end of a turn, as the chapter on the end has it; when one is revealed, you get a warning with the count.

ruling-a3 = Which count it is
    .text = Only solving Count Bela clears out the other Magpyrs, because the list of consequences names him and not the younger Count.

ruling-a4 = How far you walk
    .text = You walk 0 to 2 areas and stop at a problem or a witch. The paragraph is missing from our copy, but its examples and the players’ aids agree.

ruling-a5 = A witch on the spot
    .text = A problem is placed in a one-space area even if a witch stands there, since only a problem makes an area occupied. In Town and Castle a space with a witch is not empty.

ruling-a6 = Problem or tea
    .text = If a space holds both, you deal with the problem, because tea can wait and a problem cannot.

ruling-a7 = Tea in a large area
    .text = Tea is for witches on the same space, since Town and Castle let you choose a space and avoid company. In one-space areas it makes no difference.

ruling-a8 = Tied for most cackles
    .text = If you share the lead, you take a cackle from another leader of your choice, because only a sole leader has the most; the sole leader takes a Black Aliss.

ruling-a9 = Black Aliss used up
    .text = In the competitive game, when all 12 Black Aliss tokens are gone, you take nothing more, since only the co-operative and solo games call that a loss.

ruling-a10 = When cackles are paid
    .text = They are noted during the attempt and paid one by one when it ends, then those for failure, so that a reroll can still save you.

ruling-a11 = Dungeon instead of retreat
    .text = You cannot be in two places, so the Dungeon replaces the retreat. After a Felmet your turn ends right there, as the rulebook says: no second action, no draw, but the end-of-turn checks still come.

ruling-a12 = After the Cunning Man
    .text = Your second move is lost, since you are in the Dungeon until your next turn. You still draw, because nothing ends your turn.

ruling-a13 = Tiffany’s token as key
    .text = Tiffany’s invisibility token opens the Dungeon, because it works exactly like the benefit.

ruling-a14 = Where release leads
    .text = You may choose any area or space, problems and witches included, since no limit is given. It is that action’s move, and what awaits you there follows.

ruling-a15 = Only on the map
    .text = Borrowing and Shamble reach only tokens on the map; what lies in the boxes has not happened yet.

ruling-a16 = Magpyrs sent away
    .text = Nobody scores the Magpyrs that Count Bela clears out, because nobody solved them. Their crises return to the pool.

ruling-a17 = Revealed area cards
    .text = They go to the discard pile, so that they come round again with the next deck.

ruling-a18 = Staying at Granny’s
    .text = In the solo game you may stay and return 2 cackles again, because staying counts as the move, just as it does with tea. No problem may be there.

ruling-a19 = Cackles after a cure
    .text = Cackles already rolled or due for magic are yours even after an instant cure; the rulebook says so for those, and we treat the Power of Three alike.

ruling-a20 = Two ways to suffer
    .text = The expert competitive game has 8 crises and stacking; the harder co-operative game keeps its own counts and adds stacking, since the rulebook adds no more than that.

ruling-a21 = Tied to the end
    .text = If all three tie-breaks are equal, you share the victory, because there is nothing left to compare.

ruling-a22 = Easy tokens set aside
    .text = A token moved off by the Wintersmith joins the pile beside your card, and that pile never refills the card, for the loss should be felt. Tokens you solve later do fill it.

ruling-a23 = Thirty and forty
    .text = Both are inside the range: 30 to 40 is a licence, 41 and up a distinction, below 30 a failure. It is the plain reading.

ruling-a24 = Restricted bonuses
    .text = They work against the elves, the Magpyrs or the Wintersmith. We chose these groups ourselves, having no list of the printed cards.

ruling-a25 = Black Aliss, solo score
    .text = Black Aliss tokens are subtracted in the solo game too, because nothing says otherwise.

ruling-a26 = Slips of the pen
    .text = Lily and Black Aliss are spelled in more ways than one, and one word about Borrowing can only mean “face down”. These are misprints and change nothing.

ruling-a27 = A half-full Town
    .text = You may pass through Town or Castle while at least one space has neither a problem nor a witch, for that is enough room to slip by.

ruling-a28 = Retreat next door
    .text = In Town or Castle you may retreat or run to another space of the same area if it is empty, since the rulebook allows it for both.

ruling-a29 = Losing alone
    .text = You lose the solo game when a crisis or a Black Aliss is due and none is left, or to 3 open elves. The test of fewer than 4 hard problems is for 2 to 4 players, because only there is it stated.

ruling-a30 = What counts as empty
    .text = When you retreat, run or escape to Town or Castle, one space without problem and witch is enough, and your pawn goes there, because a pawn stands on a space and not on an area.

ruling-a31 = Keeping your broom
    .text = If you fail and have nowhere to walk, you may keep your broom card and take the extra cackle of rule 76, because spending a card is always voluntary.

ruling-a32 = How long you stay unseen
    .text = One Invisibility lasts until you next stop for what awaits you, a forced second move included; a later stop needs another, since by then you have been seen.

ruling-a33 = What “up to” means
    .text = With tea and Introspection the owner of the cackles picks the number, from 0 to the maximum. The maximum is the default, because hardly anyone grows fond of them.

ruling-a34 = A tied choosing roll
    .text = Only the players tied for highest roll again, since the others are already out of the running.

ruling-a35 = Any moment, taken literally
    .text = Benefits work around the placing of the problem and before the draw too, because “any moment of your turn” leaves nothing out; rule 140 lists the moments.
