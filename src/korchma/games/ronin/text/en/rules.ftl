# The rules, one message per rule id. Our own words throughout.

## Setting up

rule-1 = How many can play
    .text = One to five people. A pair of people is joined by one Automa, a lone player by two; from three people on nobody needs one.

rule-2 = One side for all
    .text = Before the game you agree on a side for all partnership boards. On side A they are all alike, and that is the one for a first game; on side B each has rewards of its own.

rule-3 = The common supply
    .text = Tokens of all four symbols lie in one heap for everybody, and it never runs dry.

rule-4 = Choosing a character
    .text = From the first player clockwise, each is shown two characters at random, keeps one and returns the other before the next player looks.

rule-5 = A whole set
    .text = With the character come all of its things: board, skills, starting cards, figure and markers.

rule-6 = A board between neighbours
    .text = Every two neighbours share one partnership board. Starting with the first player and going clockwise, each player picks, in the same way as a character, the board for the place on their left. Its marker starts at 0.

rule-7 = Experience from nothing
    .text = Your ordinary XP marker starts at 0. The golden one waits beside the track.

rule-8 = One skill awake
    .text = Your first skill can be used from the start. The other three have to be earned.

rule-9 = Who acts first
    .text = The figures line up on the initiative track in the order given by the back of a chapter card; characters who are not in the game are skipped.

rule-10 = Points from nothing
    .text = Your VP marker starts at 0.

rule-11 = Five cards to begin with
    .text = Your first hand is the five starting cards of your character.

rule-12 = Skills to lend
    .text = Your first and third skills also exist as cards. They lie face down until a partner earns one by a bonus.

rule-13 = The road ahead
    .text = A chapter card shows the two active symbols of all three chapters. One is the light signpost on the left, the other the dark one on the right.

## Words everybody uses

rule-14 = Four symbols
    .text = Magic, diplomacy, exploration, combat. Printed on a card or lying there as a token, a symbol counts the same for everything.

rule-15 = Active and inactive
    .text = In each chapter two symbols are active and two are not. Inactive ones score nothing at its end, but some effects feed on them.

rule-16 = Losing a symbol
    .text = You choose how: return a token of that symbol, or cover one that is printed in your timeline with a lost marker.

rule-17 = Covered is gone
    .text = A covered symbol counts for nothing.

rule-18 = Round the points track
    .text = The track has 30 spaces and goes round. Here you always see the whole sum.

rule-19 = The golden marker
    .text = At 20 XP the ordinary marker leaves the track and the golden one starts at 0. All further XP, any excess included, moves the golden one.

rule-20 = Waking a skill
    .text = As soon as your XP reach or pass a skill’s space, that skill can be used.

rule-21 = Gold teaches nothing
    .text = The golden marker wakes no skills. By then they are all awake.

rule-22 = The end of learning
    .text = The golden marker stops at 20. Beyond that there is no XP to be had.

rule-23 = Once a game
    .text = Each skill is used once a game at most, at the moment its text names, and then it is spent. Nobody has to use one.

rule-24 = Skills at the same time
    .text = Several players may use skills at one moment. Where it matters who is first, the initiative track decides.

rule-25 = A partner’s skill
    .text = You take the card from your partner’s stock and it lies ready beside your board, whether or not your partner has that skill awake. After use it is turned down. Your partner’s own skill is not touched.

rule-26 = Skill or experience
    .text = Each partner decides alone between the skill card and the XP offered instead.

rule-27 = Three times three times three
    .text = Three chapters of three turns; each turn has three steps: take, play, tea. A step begins when everybody is done with the one before.

## Taking cards

rule-28 = From the top
    .text = You take cards in the order of the initiative track, top first.

rule-29 = The pair nobody wanted
    .text = On every turn but the first of the game, the remaining pair nearest the deck is discarded face up. If no pair is left, nothing is.

rule-30 = Moving up
    .text = The pairs that are left move up towards the deck, and new ones from the deck fill the empty slots.

rule-31 = Two cards at a time
    .text = Move your figure to a free pair and take both of its cards, or go to the deck.

rule-32 = One figure per pair
    .text = A face-up pair has room for one figure only.

rule-33 = Always room at the deck
    .text = Any number of figures may stand at the deck. Each newcomer stands below the others and takes the top 2 cards, unseen.

rule-34 = The comfort of being last
    .text = Whoever stands at the lowest pair gains 1 XP at once.

rule-35 = When the deck runs out
    .text = The moment the deck is empty, even halfway through a draw, the whole discard is shuffled into a new one.

rule-36 = The new order
    .text = When all have taken, the figures go back to the initiative track from top to bottom: first those at the deck as they came, then those at the pairs. This order holds from now until the next taking is done.

## Playing cards

rule-37 = In secret
    .text = Everybody picks two cards from hand and an order for them, and waits for the rest.

rule-38 = All at once
    .text = The cards are shown together and join the right end of their timelines in the order chosen.

rule-39 = Effects in order
    .text = Standard effects happen in initiative order; for each player the left new card first, then the right.

rule-40 = Tea can wait
    .text = Tea effects and cups do nothing in this step.

rule-41 = Your supply
    .text = Symbols you gain are tokens and lie in your own supply, to the left of your timeline.

rule-42 = How far an effect sees
    .text = An effect sees your supply, the earlier cards of your timeline and its own card. Later cards do not exist for it yet.

rule-43 = No condition, no result
    .text = The result happens only if the condition is met.

rule-44 = No false modesty
    .text = If an effect can happen, it must, and as fully as possible. You may not decline.

rule-45 = One, two, three
    .text = Most effects happen once. A 1/2/3 effect grows with how far its condition is met, up to 3.

rule-46 = Exactly means exactly
    .text = With more than the number asked for, the condition fails just as with fewer.

rule-47 = What conditions ask
    .text = Lose 1 named symbol; lose 1/2/3 of it, or 1/2/3 inactive ones; have exactly 1, exactly 2, at least 2 or 1/2/3 cards of a colour; a partner has 1/2/3 of a colour; have exactly 2 or at least 2 inactive symbols.

rule-48 = What effects give
    .text = Partnership points: 1 on both tracks, or 1/2/3 on one. Symbols: 2 or 1/2/3 left, right or of a named kind; 1 of each active; or exploration, magic and combat, 1 of each.

rule-49 = You pick what you lose
    .text = When an effect takes symbols, you choose which of your matching tokens and prints they are.

## The tea ceremony

rule-50 = Who pours first
    .text = In initiative order each player resolves the tea effects of the cards played this turn, in the first tea of a chapter those of kept cards too, and then looks for cups that meet.

rule-51 = A point of partnership
    .text = Each partnership point moves the shared marker up one space.

rule-52 = One track or both
    .text = The effect says whether the points go to one of your tracks or to both.

rule-53 = Both get it
    .text = Both partners receive the bonus of every space the marker reaches or passes.

rule-54 = Counting a partner’s cards
    .text = Choose the left or the right partner, count their cards of the colour, 3 at most, and score as many points on the track you share.

rule-55 = Tea obeys the same rules
    .text = Costs, reach and duty are as for standard effects, and several tea effects go from left to right.

rule-56 = When cups meet
    .text = A pair is a left cup and a right cup of two neighbours that point at each other, both uncovered, wherever they lie in the two timelines.

rule-57 = Passing the cup
    .text = Both cups are covered with lost markers and the shared marker moves up 2.

rule-58 = As many as there are
    .text = Several pairs may meet in one turn, with one partner or both. A pair that can meet must.

rule-59 = A cup can wait
    .text = A cup that meets nothing stays for the later turns of the chapter.

rule-60 = The turn is over
    .text = After tea the next turn begins; after the third, the chapter ends.

## The end of a chapter

rule-61 = What symbols are worth
    .text = Count your uncovered prints and tokens of the two active symbols. The more numerous one gives that many XP, the other that many VP.

rule-62 = A draw between symbols
    .text = If you have as much of both, you score that number as XP and as VP.

rule-63 = Experience first
    .text = XP is scored before VP.

rule-64 = And then
    .text = After chapter III comes the final count. Before that the tables are cleared.

rule-65 = Clearing up
    .text = All your symbol tokens and lost markers go back.

rule-66 = One card stays
    .text = After chapter I you keep any one card of your timeline, and it opens the next one. The rest is discarded.

rule-67 = Two cards stay
    .text = After chapter II you keep any two, in any order. The one kept before need not be among them.

rule-68 = Nobody looks
    .text = Cards to keep are chosen in secret and shown together.

rule-69 = Kept cards work again
    .text = Their standard effects happen at once, before anybody takes cards, in initiative order and from left to right. Tea effects wait for the next tea.

rule-70 = New signposts
    .text = The active symbols change to those of the next chapter.

rule-71 = Hands stay
    .text = Nobody discards a hand between chapters.

## The end of the game

rule-72 = Nothing is put away
    .text = After chapter III nothing leaves your hand, timeline or supply.

rule-73 = The side quest
    .text = Pick one of the two symbols inactive in chapter III and show your hand: each card with that symbol is worth 1 VP, however often it bears it.

rule-74 = Golden points
    .text = The golden marker gives the VP of its space. Without 20 XP there is no golden marker and nothing to give.

rule-75 = The weaker partnership
    .text = Of your two tracks only the one with the lower marker counts: it gives the VP of the furthest valued space reached.

rule-76 = Who wins
    .text = Most VP wins. Between equals, the one who stands higher on the initiative track.

## The Automa

rule-77 = What an Automa lacks
    .text = It cannot win. It has no XP, no VP, no skills of its own and no hand; its starting cards stay in the box.

rule-78 = What an Automa has
    .text = A figure, placed as the chapter card says, and skill cards its human partners may earn.

rule-79 = Choosing its character
    .text = Automas get their characters after the people have theirs.

rule-80 = Two players
    .text = One Automa sits between you. Each of you shares a board with it, and a random board lies between the two of you. On side B you choose those you share with the Automa.

rule-81 = One player
    .text = One Automa sits on your left and one on your right, with a board of your choice for each. There is none between the Automas.

rule-82 = The seasons
    .text = Alone, both your tracks start at 4 in summer, 2 in autumn and 0 in winter. It is the last thing done in the set-up; the bonuses passed are yours.

rule-83 = What an Automa takes
    .text = The pair with most active symbols, the higher one of equals. If no face-up card has any, it goes to the deck.

rule-84 = It plays at once
    .text = Both cards go straight into its timeline, and their effects are ignored.

rule-85 = Its cups
    .text = A left cup of an Automa points at the neighbour clockwise, a right one at the neighbour counter-clockwise, as for everyone.

rule-86 = Tea with an Automa
    .text = At its place in the order, each tea effect on its cards of this turn simply gives 1 point on every track it shares with a person.

rule-87 = It passes cups properly
    .text = Its cups meet yours by the usual rule.

rule-88 = It keeps nothing
    .text = At the end of a chapter an Automa scores nothing and discards its whole timeline.

rule-89 = Winning with Automas
    .text = Two players compare their points as usual. Alone you win with 35 VP or more.

## Fine print

rule-90 = The first player
    .text = By the book it is whoever read the manga last; here lots are drawn. The first player picks a character and a board first.

rule-91 = Left and right
    .text = Your left neighbour is the next one clockwise, your right neighbour the next one counter-clockwise. A left cup points at the left neighbour and meets a right cup there.

rule-92 = Talk is free
    .text = Say whatever you like about your plans. None of it binds you.

rule-93 = Kept cards are fresh
    .text = Lost markers are cleared away, so symbols and cups of a kept card count again.

rule-94 = No empty compliments
    .text = You may not choose a partner without a card of the colour while the other has one. Otherwise the choice is free, even for fewer points.

rule-95 = Nothing for the Automa
    .text = An Automa takes no bonuses and no XP. Its human partner receives them as usual, its skill cards included.

rule-96 = Automas do not share
    .text = Alone, the two Automas have no common track: their cups never meet, and their tea effects move only the track with you.

## Chapter headings

chapter-setup = Setting up
chapter-terms = Words everybody uses
chapter-take = Taking cards
chapter-play = Playing cards
chapter-tea = The tea ceremony
chapter-chapter = The end of a chapter
chapter-end = The end of the game
chapter-automa = The Automa
chapter-further = Fine print

## How we settled what the rulebook leaves open

ruling-a1 = The missing first steps
    .text = Our copy of the rulebook begins its set-up at step five. How the deck, the pairs and the chapter card are laid out is put together from what is said later.

ruling-a2 = The highest place
    .text = We read the place where several figures may stand as the deck itself, since everybody who stands there takes from the deck.

ruling-a3 = Where the consolation lies
    .text = The 1 XP for the lowest position belongs to the lowest face-up pair, because it is given when the figure is placed.

ruling-a4 = What a cup is worth
    .text = Two cups that meet give 2 points. One sentence says 1, but the rule about cups and its example say 2.

ruling-a5 = Whose tea it is
    .text = Only tea effects of cards played this turn happen, and in a chapter’s first tea those of kept cards. Otherwise every card would pour again each turn.

ruling-a6 = Kept cards and new symbols
    .text = Effects of kept cards happen under the new active symbols, since they are the first cards of the new chapter. It can be set the other way round.

ruling-a7 = What an effect may take
    .text = An effect takes symbols only from what it can see: the supply, earlier cards and its own. Elsewhere any card of the timeline is named, but the narrower sentence speaks of effects.

ruling-a8 = Left does not see right
    .text = Of two cards played together the left one does not count the right one, which is a later card.

ruling-a9 = Bonuses of the seasons
    .text = In autumn, too, you receive the bonuses of the spaces passed, although the book mentions them for summer only. That can be switched off. The seasons are for playing alone.

ruling-a10 = What an Automa looks at
    .text = It counts the printed active symbols of both cards of a face-up pair.

ruling-a11 = A token without a rule
    .text = The box holds one more experience token that no rule mentions. It stays in the box.

ruling-a12 = Where things end
    .text = Points beyond the last space of a partnership are lost, symbol tokens never run out, and discarded starting cards join the common discard.

ruling-a13 = No tie beyond the tie
    .text = No two figures stand in one place, so the initiative track always decides.

ruling-a14 = The main symbol
    .text = The summary tells you to determine a main symbol. That is simply the more numerous one of rule 61.

ruling-a15 = Inactive symbols you have
    .text = Conditions on inactive symbols count prints and tokens together, because a token counts like a print for everything.

ruling-a16 = Which partnership is weaker
    .text = The one with the lower level. At equal levels on different boards it is the one worth fewer VP.

ruling-a17 = What asymmetric means
    .text = The boards of side B differ from one another; the two partners of one board are treated alike, since both receive the bonus of a space.

ruling-a18 = Several teas
    .text = Tea effects of one player happen from left to right, like standard ones.
