### The rules, one message per rule id. Our own words throughout.

## Cards and setting up

chapter-setup = Cards and setting up

rule-1 = Cards before the book
    .text = What a card says goes before what the rules say.
rule-2 = One reroll
    .text = No die is rolled again more than once, whatever would allow it.
rule-3 = Empty decks
    .text = When a card or token is needed and there is none, the discards are shuffled back in first. Not so the events.
rule-4 = Not twice from one
    .text = Nobody gets the same bonus or penalty twice from one effect.
rule-5 = Suffered is suffered
    .text = What is suffered, and life that is lost, cannot be prevented.
rule-6 = Decks of a quest
    .text = Enemies and events are put together for each quest. Scrolls always lie open.
rule-7 = Encounters need enemies
    .text = An encounter is drawn only while an enemy is in play, unless a card says otherwise.
rule-8 = Treasures once a quest
    .text = Treasures that were discarded stay out until the next quest; only an empty deck is shuffled anew.
rule-9 = Treasures of the act
    .text = Only treasures of this act are in the deck.
rule-10 = The stash
    .text = It begins with all its own cards; in a campaign any item can be put there.
rule-11 = Two sides, two prices
    .text = An emporium card has two sides, each with its price. Buildings never leave the deck.
rule-12 = Soul weapons apart
    .text = They are a deck of their own; those nobody in the party can use are taken out before a quest.
rule-13 = Players and heroes
    .text = One to five players, at least two heroes. Who leads several plays for each of them as if he were somebody else.
rule-14 = Whole again
    .text = Every hero begins a quest with full life, no wounds and no conditions.
rule-15 = Shards are shared
    .text = Soul shards belong to the party, crowns to each hero.
rule-16 = In play is alive
    .text = A hero is in play only while he is no ghost.
rule-17 = Tiles apart
    .text = A tile that lies by itself is reached only as the quest says.

## Areas and control

chapter-areas = Areas and control

rule-18 = Areas
    .text = Areas are next to each other where they share a side one can pass. Walls part them.
rule-19 = Room for all
    .text = Any number of figures may stand in an area.
rule-20 = Control
    .text = The side with more standing figures controls the area.
rule-21 = Domination
    .text = With at least twice as many standing figures it dominates, which includes control.
rule-22 = The fallen do not count
    .text = Figures knocked down do not count. Where one side lies altogether, a single standing opponent dominates.
rule-23 = Against somebody
    .text = Nobody controls an area without a figure of the other side in it, standing or not.
rule-24 = Looked at when asked
    .text = Control is checked only when something asks for it.
rule-25 = Who counts
    .text = Companions and each figure of a horde count, ghosts do not.

## The ground

chapter-ground = The ground

rule-26 = Walls
    .text = No way through, no sight through, and areas on both sides are not neighbours.
rule-27 = Barriers
    .text = From the marked side nobody crosses but flyers; from the other one walks over. Sight and shots pass.
rule-28 = Difficult ground
    .text = Entering costs a hero two points. Enemies do not mind.
rule-29 = Dangerous ground
    .text = Each time a hero enters he loses one life. Staying and leaving cost nothing, and enemies do not mind.
rule-30 = Doors
    .text = A free action opens one from either side, in a fight too. First comes a trap, then the door is gone for good.
rule-31 = Locked doors
    .text = The same, but for a special action, and not in a fight.
rule-32 = Chests
    .text = A special action in its area, not in a fight: a trap, then what is inside. If the trap kills, it stays there.
rule-33 = Magic locks
    .text = Only the key of the same colour takes one off, for a free action, where one could open; opening comes after.
rule-34 = Magic keys
    .text = A key stays with its hero to the end of the quest; if he dies it lies in his area, for a free action.
rule-35 = Searching
    .text = A special action, not in a fight: turn the token, roll a red die, take the first line that fits. The token is gone either way.
rule-36 = Wall tokens
    .text = They are walls.
rule-37 = Traps
    .text = Drawn by whoever opens. Every living hero within its radius, counted in steps, saves for himself; sight does not matter.
rule-38 = Traps of doors
    .text = For a trap on a door both sides are one step away.
rule-39 = Ghosts and traps
    .text = Ghosts do not mind traps.

## Sight and range

chapter-sight = Sight and range

rule-40 = Line of sight
    .text = A straight line from mark to mark, stopped by walls, doors, the edge of the map, and for heroes by areas with enemies on the way. Inside an area one always sees.
rule-41 = Who does not hide
    .text = Heroes hide nothing, and enemies nothing from enemies.
rule-42 = One must see
    .text = Attacks, items and powers need sight unless they say otherwise.
rule-43 = Five areas
    .text = Nobody sees farther than five areas, shadows included.
rule-44 = Ranges
    .text = Range 0 is the own area, range n all areas up to n. Distances for shots and for feet may differ.

## The round

chapter-round = The round

rule-45 = Three phases
    .text = Time, battle, events, over and over; the first round too begins with time.
rule-46 = The Time phase
    .text = Fire and poison first, then other effects; what expires, then what is renewed. Powers at one are ready, others turn a step; then shards may be spent.
rule-47 = Each once
    .text = Each hero has one turn, an enemy turn after it. The players choose the order.
rule-48 = Active
    .text = A hero is active to the end of his enemy turn.
rule-49 = The hero’s turn
    .text = One move, as many combat and special actions as the gem says, any number of free ones, in any order.
rule-50 = No mixing
    .text = A combat action ends the move; special and free actions fit inside either.
rule-51 = End of the turn
    .text = It ends when the hero cannot or will not act.
rule-52 = A ghost’s turn
    .text = Ghost actions only, and no enemy turn after it.
rule-53 = The enemies’ turn
    .text = An encounter: if it fits at least one enemy, those act; if not, what stands after “otherwise”.
rule-54 = After all
    .text = The Event phase follows the last enemy turn.

## Events

chapter-events = Events

rule-55 = Every other round
    .text = If the top card lies face down it is drawn and put face up on top; if it lies face up it is discarded.
rule-56 = Three kinds
    .text = Normal events, story events, day and night.
rule-57 = What lasts
    .text = A lasting effect holds until its card is discarded or covered by a story card.
rule-58 = Uncovered
    .text = Uncovered, it holds again; nobody new comes for it.
rule-59 = Day and Night stay
    .text = They lie below the deck, and the next round draws again.
rule-60 = One sky
    .text = Day or Night holds until the other comes; what it does on entering happens once.
rule-61 = How many come
    .text = Heroes in play minus enemies in play, and the number on the card for this many heroes; never below nought.
rule-62 = Who is counted
    .text = Living heroes, companions as their card says; a horde is one enemy. “Heroes” without “in play” means ghosts too.
rule-63 = Story cards
    .text = A hero who enters its area stops, it is read at once, then he goes on with what points he has. Companions and ghosts do not count.
rule-64 = On top of the deck
    .text = Then it lies face up on the events: it delays them, and what it covers does not hold.
rule-65 = At once
    .text = Victory and defeat are checked at once and end the quest at once.
rule-66 = Always lost
    .text = When the last event is discarded from the top, or all heroes are ghosts.

## Heroes

chapter-heroes = Heroes

rule-67 = Two lives
    .text = Each hero has two classes to choose from, and slots for gem, hands, armour, artefact, pack and powers.
rule-68 = Law and Chaos apart
    .text = They do not go in one party; neutral heroes go with all. Soul Storm lifts this.
rule-69 = Choices by nature
    .text = A choice of the story must fit the nature of the active hero. Soul Storm frees choices, never powers.
rule-70 = Capacity
    .text = It limits what is carried unequipped. With a full pack something must be dropped first; what comes unasked lies in the area.
rule-71 = Saves
    .text = A blue die: one symbol of the hero’s is enough.
rule-72 = Movement
    .text = As many points as the hero card says.
rule-73 = The soul gem
    .text = For each rank it gives life, powers, talents, combat and special actions. A campaign begins at I; in the first act IV is the highest.
rule-74 = The price of a rank
    .text = In the Time phase, the square of the next rank in soul shards.
rule-75 = Step by step
    .text = One rank at a time, as many as can be paid.
rule-76 = Nobody runs ahead
    .text = A hero does not rise while another one’s rank is lower.
rule-77 = Rank in texts
    .text = It is the owner’s present one; half of it is rounded up.

## Moving and fighting close

chapter-moving = Moving and fighting close

rule-78 = Points
    .text = A point an area, two for difficult ground. No way through walls, shut doors, or barriers from their blocked side.
rule-79 = Nobody stops a walker
    .text = One may pass and stop in any area, with friends or enemies. Coming to an enemy does not end the move; leaving is an evade.
rule-80 = Changed moves
    .text = Conditions, events and powers may change it.
rule-81 = In a fight
    .text = With an enemy in his area, on its feet or not, a hero may choose only enemies there as targets, whatever the range.
rule-81b = Enemies are not bound
    .text = Only heroes and companions are held so; an enemy goes and strikes as its row says.
rule-82 = Evading
    .text = Before a hero leaves an area with enemies, each of them strikes at him once with its main weapon; then he goes, if he still can.
rule-82b = Reaction attacks
    .text = They are full attacks, but what hangs on a row or a target of the row does not work in them.
rule-83 = Each time anew
    .text = Whoever leaves again is struck at again.
rule-84 = Where heroes dominate
    .text = Nobody strikes, if heroes dominate the area before he leaves; he counts himself.
rule-85 = Enemies do not evade
    .text = They leave as they like, and nobody strikes at them.
rule-86 = Out of hiding
    .text = Evading ends stealth before the blows fall.
rule-87 = The stunned do not strike
    .text = Stunned enemies make no reaction attacks.
rule-88 = Pushed out
    .text = A hero who is pushed out is not struck at for it.
rule-89 = Flying
    .text = Flyers do not mind the ground, nor being knocked down.

## Actions

chapter-actions = Actions

rule-90 = Combat action
    .text = One attack with the main, two-handed or off-hand weapon.
rule-91 = Melee and ranged
    .text = A hero’s weapon of range 0 is melee; one of range 1 or more is always a ranged attack, in the own area too.
rule-92 = Special actions
    .text = At any moment of the own turn, in the middle of others.
rule-93 = Dash
    .text = Stand up, or a point more for the move under way. Once a round.
rule-94 = Breaking open
    .text = Locked doors and chests: not in a fight, and a trap comes first.
rule-95 = Focus
    .text = Once a round, before a roll: one hit more in an attack of his own, extra attacks too, not a companion’s.
rule-96 = Reorganize
    .text = Not in a fight: any changes between slots and pack.
rule-97 = Exchange
    .text = Not in a fight, with one hero in the area: an item each way at most, any crowns, gifts too. What is received may be equipped at once.
rule-98 = Provoke
    .text = With a master in sight, once a round for each hero: the priority value rises.
rule-99 = The same again
    .text = Several special actions may be the same one, where nothing limits it.
rule-100 = Pick up and drop
    .text = Free, not in a fight, as much as you like. What is picked up goes into the pack.
rule-101 = Icons
    .text = Passive: always. Move: the whole move. Combat and special: one action. Free: in the own turn. Reaction: only outside it.
rule-102 = Range needs sight
    .text = An effect with a range mark works only on what is seen.
rule-103 = Next ends with the turn
    .text = What helps the next attack or move is over with the turn.
rule-104 = Until the Time phase
    .text = Always the next one.
rule-105 = Once is once
    .text = Limits to once a round or a quest cannot be changed.
rule-106 = Actions of a quest
    .text = As the quest says.

## Powers

chapter-powers = Powers

rule-107 = Three sorts
    .text = Innate powers, class powers, talents.
rule-108 = A card a rank
    .text = With a rank comes a talent where the gem adds a star, else a class power.
rule-109 = Numbers and stars
    .text = The number counts powers, the stars count talents.
rule-110 = Natures of powers
    .text = A marked power is for heroes of that nature and for neutral ones.
rule-111 = Powers from items
    .text = The same rules, and gone when the item is taken off.
rule-112 = Losing a power
    .text = The latest goes; those from items stand apart.
rule-113 = Using a power
    .text = Pay the action and choose a level not above your rank; only that level works.
rule-114 = Cooldown
    .text = After use the card is turned over and set to the level’s number; until it is ready it cannot be used. Innate and passive powers have none.
rule-115 = Late cooling
    .text = Some begin to cool when their effect is over.
rule-116 = Forward and back
    .text = Forward is four, three, two, one, ready; back is the other way. Only used cards turn.
rule-117 = Cooldown one
    .text = Such a power can be used every round.
rule-118 = Ghosts cool too
    .text = A ghost’s powers turn in the Time phase as well.
rule-119 = Summoning
    .text = The companion comes into the own area and acts at once, later once a round for the same action. The power cools from its death.
rule-120 = Companions
    .text = No turn, no items, no special or free actions; the owner’s save. Enemies treat it as a hero, heroes cannot heal it, and it turns no shadows.

## Items

chapter-items = Items

rule-121 = In its slot
    .text = Equipment works only in its slot; other items from the pack.
rule-122 = Styles
    .text = Whose style is not on the card may only carry it.
rule-123 = Hands
    .text = Main, off, either; a two-handed weapon leaves no off hand.
rule-124 = Bare
    .text = Without a weapon, and without armour, a blue die.
rule-125 = Soul weapons
    .text = In the own turn shards awaken it until the Time phase; out of its slot it sleeps again.
rule-126 = Magic shields
    .text = Those of all equipment add up, must be spent, and come back in each Time phase.
rule-127 = Artefacts
    .text = Found with all charges; a use costs some; one comes back at the start of each quest.
rule-128 = Other items
    .text = Kept for good, used once, or shot: ammunition is lost if one of its attack dice shows a miss. One in an attack.
rule-129 = Crowns
    .text = In the largest coins there are; a treasure with crowns is changed at once.

## Attack and defence

chapter-combat = Attack and defence

rule-130 = Attack, step 1
    .text = Choose target and weapon; supremacy and everything that looks at the target is read now. Focus and ammunition are declared, then the dice are rolled.
rule-131 = Attack, step 2
    .text = Symbols of the own dice buy effects of the weapon and of the own cards, each once. Heroes may, each symbol serves once.
rule-131b = Each side its own
    .text = A symbol serves only who rolled it; a hit or shield that is spent does not count later.
rule-132 = With the attack
    .text = Effects end with it; extra attacks come after it.
rule-133 = Attack, step 3
    .text = Sure hits, hits left on the dice, bonuses, less penalties, at least nought. Then nothing changes any more.
rule-134 = Defence 1: weaknesses
    .text = Weaknesses add hits, resistances take them, by the type of damage.
rule-135 = Defence 2: armour
    .text = It takes hits that are not lethal. Whoever is knocked down has none.
rule-136 = Defence 3: magic shields
    .text = Each takes a hit, lethal ones first; they may not be held back.
rule-137 = Defence 4: the dice
    .text = A blue die for each hit left that is not lethal, up to the defence value.
rule-138 = Defence 5: effects
    .text = The defender’s symbols buy effects of his armour.
rule-139 = Defence 6: shields
    .text = Each shield left stops a hit that is not lethal; the rest are wounds.
rule-140 = Each in its step
    .text = Effects work in the step of their kind; the attacker’s in the attack, the defender’s in the defence.
rule-141 = Hits are an attack
    .text = An item or power that deals hits is an attack and can be defended.
rule-141b = Whose hits
    .text = Those of a card are its owner’s attack; those of traps, events and stories have no attacker.
rule-142 = Supremacy
    .text = The side that dominates the target’s area has a hit more against targets there, from outside too.

## Special effects

chapter-effects = Special effects

rule-143 = Critical hit
    .text = With at least one hit in all the target draws a critical token before anything else; defence does not undo it.
rule-144 = Three colours
    .text = Green at once; blue a condition; red stays to the end of the quest, removal or death.
rule-145 = The same again
    .text = Who has that effect already takes 1 damage instead; a stronger one takes the place of a weaker.
rule-146 = Bash
    .text = Before defence the target goes an area back to where it came from, else where its player picks. It needs a hit in all, works though every hit is stopped.
rule-147 = Burning
    .text = In the Time phase 1 life; level II becomes I, level I goes out. Tokens burn each by itself.
rule-148 = Fire in an area
    .text = Everybody there gets a token when it is lit, and whoever enters later; it burns down in the Time phases.
rule-149 = Area of effect
    .text = The same attack hits all others of the target’s side within so many steps of it; one roll, each defends.
rule-149b = One total for all
    .text = All face the same total and effects; tokens, pushes and conditions are each one’s own.
rule-150 = Lethal
    .text = So many hits pass armour and dice; only magic shields and resistances stop them.

## Conditions

chapter-conditions = Conditions

rule-151 = One of each
    .text = Several different ones are possible; the same again costs 1 life.
rule-151b = Fire is none
    .text = Fire adds up and is not removed with conditions; all else is one.
rule-152 = Knocked down
    .text = No combat actions, no armour, not counted. A dash or a point of the move puts one up.
rule-153 = Trauma
    .text = A hit fewer, less armour, less life, or no effects for power and magic.
rule-154 = Poison
    .text = In each Time phase 1 or 2 damage, then a save. From I to II: 1 damage now.
rule-155 = Blind
    .text = A save before each action, or it is lost. Ends with the next own turn.
rule-156 = Slow
    .text = Free actions and one other in the turn. Ends with the next own turn.
rule-157 = Stun
    .text = The whole turn is skipped; no reactions and free actions meanwhile. Passive powers work.
rule-157b = Enemies act all the same
    .text = A stunned hero’s enemy turn is played.

## Death and return

chapter-ghosts = Death and return

rule-158 = Death
    .text = When wounds are as many as life.
rule-159 = What death takes
    .text = A rank and its power, all conditions and tokens; pack and crowns stay in the area, equipment does not.
rule-160 = A ghost
    .text = Not in play: nobody sees, hits or counts it, and nothing touches it.
rule-161 = Ghosts at the end
    .text = Who is a ghost when the quest ends loses one equipped card at random.
rule-162 = Ghost actions
    .text = Shout, return to a waking shrine, drift; each once a turn.
rule-163 = Coming back
    .text = In the Time phase, at a waking shrine, for as many shards as the present rank: full life, and a turn that round.

## The emporium

chapter-emporium = The emporium

rule-164 = A visit
    .text = Visitors trade and change freely and buy either side at its price. Side b later costs its full price; nothing turns back.
rule-165 = Only visitors
    .text = Who is not there cannot trade.
rule-166 = Selling
    .text = Treasures only, for 25 crowns times the act on the card.
rule-167 = From the stash
    .text = Its cards are free, and go back there when left or discarded.
rule-168 = The anvil
    .text = For 50 crowns a weapon or armour is turned to its forged side until the end of the quest, as often as you pay.
rule-169 = The tavern
    .text = Once a visit each: stake 5, name a symbol, roll. If it shows, it pays 10, 20 or 50.

## Enemies

chapter-enemies = Enemies

rule-170 = Ranks
    .text = Green, blue, red, purple; of a kind two, two and one.
rule-171 = Scroll and card
    .text = The scroll says how a kind and rank behaves, the card is one enemy. The second copy usually has a power.
rule-172 = Powers must be used
    .text = Whenever possible; the same bonus never twice at a time.
rule-173 = Charges
    .text = A charged power begins full, spends one a use, and does nothing at nought.
rule-174 = Special powers
    .text = They go off when a row calls them, and whenever their symbol shows on an encounter or another power.
rule-175 = Main and off
    .text = If no other weapon is named it is the main one; a single weapon is both.
rule-176 = Life by heroes
    .text = Red and purple enemies have two values, for two or three heroes and for more, as they began the quest.
rule-177 = Hordes
    .text = Several figures on one card, each with its own life: one enemy to activate and count, several to hit.
rule-178 = A horde acts
    .text = It sees if one figure sees; the nearest one goes first and the rest are put with it. It is beaten when all are dead.
rule-179 = Enemy powers
    .text = Two at most, one of a type; the level is the act; gone with the enemy.
rule-180 = Scroll first
    .text = If a power is like the scroll’s own, the scroll’s comes first.
rule-181 = Blood teaches
    .text = A green or blue enemy with fewer than two powers that kills a hero or companion draws one.

## How they come

chapter-coming = How they come

rule-182 = Shadows
    .text = As soon as a living hero sees one within five areas it is turned, before anything else, after every step.
rule-182b = Order on entering
    .text = Shadows, then dangerous ground and fire, enemies who react, story card, waypoint. Who dies on the way does not come to the rest.
rule-183 = What a shadow is
    .text = A citizen, an enemy, an enemy with a power more, two enemies, or something of the story; always in its own area.
rule-184 = Laying shadows
    .text = Where enough heroes begin the quest; the bag holds more than are laid.
rule-185 = Gates
    .text = For each enemy anew: of several open gates a blue die picks by its symbol; with none nobody comes.
rule-186 = Whose enemy
    .text = The player who alone has fewest gets it, else the active one.
rule-187 = Pairs stay together
    .text = The second copy goes to who has the first.
rule-188 = Nobody left
    .text = With the deck empty nobody comes, and a plain shadow is nothing.
rule-189 = A certain enemy
    .text = Cards are discarded until it is found.

## How they act

chapter-acting = How they act

rule-190 = Activation
    .text = By rank, style, case or number; whatever makes an enemy behave is an activation, reactions are none.
rule-191 = The order
    .text = The active player’s enemies first, then clockwise; of one player the highest rank first, the stunned last among equals; then the active player picks.
rule-192 = Otherwise
    .text = Only if the first effect touches nobody at all.
rule-193 = In the middle of a turn
    .text = An activation there interrupts the turn, which then goes on.
rule-194 = The row
    .text = The first one with exactly the distance of the nearest hero who is seen, can be reached and is not hidden.
rule-195 = The target
    .text = Among heroes at any distance of the row the one it looks for, if he is there.
rule-196 = Ties
    .text = Most wounds, then least life left, then the nearest, then its player chooses.
rule-197 = All other distances
    .text = With no row that fits it goes for the nearest hero on foot who is not hidden, seen or not.
rule-198 = Fixed
    .text = Row and target stay, whoever moves or dies meanwhile.
rule-199 = Hidden
    .text = They are no targets, but for what hits everybody.
rule-200 = Ways
    .text = The shortest; of equally short ones that with least bad ground, then its player chooses.
rule-201 = Engage and move
    .text = To engage is to go to the target however far; to move is so many areas toward it.
rule-202 = Light feet
    .text = Enemies do not mind bad ground or figures; who is there already stays.
rule-203 = Retreat
    .text = To where it came from, else farther from the nearest hero, empty areas first.
rule-204 = Impossible rows
    .text = If no step of a row can be done the next one below that fits is used, at last the one for all other distances.
rule-205 = Close or far
    .text = An enemy’s attack in its own area is melee, any other ranged.
rule-206 = Enemies must spend
    .text = The dearest effect they can pay first, then the rest; of equals their player picks.

## How they suffer and fall

chapter-falling = How they suffer and fall

rule-207 = Knocked down
    .text = No armour, not counted; it stands up as its activation begins, and acts.
rule-208 = Trauma
    .text = As heroes have it.
rule-209 = Slow
    .text = Only the first sentence of the row, then the token goes.
rule-210 = Poison
    .text = No saves; it never ends by itself.
rule-211 = Blind
    .text = It sees nobody: the last row, and no attack that needs sight. Then the token goes.
rule-212 = Stun
    .text = The next activation is skipped for the token; no attacks of any kind till then.
rule-213 = Death of an enemy
    .text = Soul shards for the party, loot in its area, for a free action of an unengaged hero. Red and purple ones do not come again.
rule-214 = Last words
    .text = The card goes to the discards, and what it does in dying happens.

## Masters

chapter-masters = Masters

rule-215 = Two sides
    .text = A master’s powers say when the card turns; the sides may be strangers to each other.
rule-216 = When it comes
    .text = The active player’s hero takes the priority token; the master is always the active player’s.
rule-217 = Not to be stunned
    .text = Masters that say so cannot be stunned.
rule-218 = The priority hero
    .text = That page of the book is lost to us; we play by the first of our rulings.

## And also

chapter-further = And also

rule-219 = The hidden count
    .text = For control and domination.
rule-220 = Made to leave
    .text = An effect that takes a hero out of a fight is an evade too, but for Bash and what says otherwise.
rule-221 = Exact numbers
    .text = On a scroll 1 does not include 0; on weapons it does.
rule-222 = A companion’s turn
    .text = Move with its points and attack once, or use one power.
rule-223 = Passive levels
    .text = They work at the highest level the owner has reached.
rule-224 = What flyers mind
    .text = Walls and shut doors; ghosts too.
rule-225 = In play
    .text = An enemy is in play while it lives; shadows are not enemies.
rule-226 = Powers on coming
    .text = One enemy power for each mark on its card.
rule-227 = Their reactions
    .text = They happen when their moment comes, without an activation.
rule-228 = Who chooses for them
    .text = Whatever is left open, the player who has the enemy.
rule-229 = Shopping stops play
    .text = Visitors may lend crowns and hand a card to any of them; capacity and styles hold.
rule-230 = Several combat actions
    .text = Each may be the same or another attack, item or power.
rule-231 = Refreshed
    .text = A power that is refreshed is ready at once from any position.
rule-232 = Backs of scrolls
    .text = Some have another enemy or another way to fight there, when an effect says so.
rule-233 = Pay anew
    .text = A later attack must buy its effects again, in the same action too.

## Our rulings

ruling-a1 = The priority hero
    .text = Who wounds a master at least as much as the token’s value takes it, with the wounds as its new value, 6 at most. Provoking claims one more than the best wound of the round and raises the value by 1. In each Time phase it falls by 1, never below 1; from a ghost it goes to the most wounded.
ruling-a2 = Offsets of events
    .text = Each event has two, for up to three heroes and for more.
ruling-a3 = Three names of life
    .text = The book shortens it in three ways; it is all life.
ruling-a4 = Life of red enemies
    .text = By the heroes who began the quest, not by those alive.
ruling-a5 = Treasures run out
    .text = Discarded ones are shuffled only when the deck is empty.
ruling-a6 = Lethal and defence
    .text = A resistance takes plain hits first; lethal hits are never more than are left. Magic shields stop lethal ones first, dice stop plain ones only. Lethal numbers add up.
ruling-a7 = Looking out of a fight
    .text = Enemies in the own area do not block the view; one may see shadows, though not choose targets there.
ruling-a8 = At the chest
    .text = One opens it standing in its area.
ruling-a9 = Fire and poison are no attacks
    .text = They touch everybody, and nothing defends against them.
ruling-a10 = Order inside an attack
    .text = Symbols, total, critical token, conditions and fire, Bash, then defence.
ruling-a11 = Active outside the battle
    .text = In the Event and the next Time phase the last hero who had a turn; at the start the first seat.
ruling-a12 = Stealth and control
    .text = An area is controlled only with an enemy in it, also for Stealth.
ruling-a13 = Gnomes and goblins
    .text = Names that slip in the book’s examples mean gremlins.
ruling-a14 = Dying at rank I
    .text = No power is lost; else the latest card is.
ruling-a15 = The price of return
    .text = By the rank after death.
ruling-a16 = What a fight forbids
    .text = Chests, locked doors, reorganizing, exchange, searching, picking up and dropping. Plain doors, magic locks, Dash, Focus and Provoke are allowed.
ruling-a17 = Vengeful masters
    .text = Named once in the book; here a side of a master says so.
ruling-a18 = Poison upon poison
    .text = The same or the weaker one again costs 1 life.
ruling-a19 = Day, Night and the last card
    .text = They do not count as the deck; if one of them was the last card, the next Event phase finds it empty.
ruling-a20 = Mob
    .text = Control of the area the gremlin stands in is enough.
ruling-a21 = Clockwise
    .text = The order of the seats at the table.
ruling-a22 = New ones in mid-activation
    .text = A shadow is turned at once; who comes then does not act in this activation.
ruling-a23 = Staying hidden
    .text = Areas without enemies never end stealth; of others only those heroes control without her do not.
ruling-a24 = Any so many
    .text = They are picked seat by seat, not by rank across the table.
ruling-a25 = One book of secrets
    .text = Two names in the list of contents, one book.
ruling-a26 = Two distances
    .text = For sight and shots: over all that stops no eye, barriers both ways. For feet, traps and AoE: steps one may go.
ruling-a27 = Which distance picks the row
    .text = That of sight; a way need only exist. The row for all others and retreats count steps.
ruling-a28 = Which offset
    .text = By heroes who began, ghosts included; the count itself takes those in play.
ruling-a29 = Weakness needs a hit
    .text = It adds only to an attack with a hit; a resistance never goes below nought.
ruling-a30 = Friends in a fight
    .text = Being in a fight limits enemy targets only; friends in range may be helped.
ruling-a31 = The fallen strike back
    .text = Enemies knocked down make reaction attacks unless heroes dominate; the blind do not.
ruling-a32 = Shields come and go
    .text = Full at the start and at a return; what is equipped later brings them at the next Time phase. Those for a while are spent first.
ruling-a33 = A weaker trauma
    .text = Discard it and take 1 damage.
ruling-a34 = At the ends of the dial
    .text = At one forward stays, at four back stays; only a refresh turns a card early.
ruling-a35 = Dying in one’s own turn
    .text = Only ghost actions are left, and the enemy turn is skipped; a card already drawn is finished.
ruling-a36 = When conditions leave
    .text = Got outside the own turn they leave with the next one; got in it they work at once and leave with the one after. A free action lost to blindness may not be tried again that turn.
ruling-a37 = Ghosts and ranks
    .text = They may rise, and count for who may rise.
ruling-a38 = Moved by others
    .text = It costs no points and counts as entering. A push needs a side one may pass.
ruling-a39 = Bare hands
    .text = Range 0, melee, no type of damage.
ruling-a40 = Two enemies, one card
    .text = Then one comes.
ruling-a41 = Companions leave a fight
    .text = As heroes do, with reaction attacks. Their conditions run on the owner’s turn; what names heroes skips them, enemies’ attacks do not.
ruling-a42 = The stunned in the order
    .text = Seat, rank, then unstunned before stunned, then choice: a lone stunned enemy uses up its place.
ruling-a43 = Conditions stay
    .text = Caused by an attack they apply before defence and stay though no hit gets through; only critical hits, Bash and Lethal ask for a hit. Armour falls away at once with Knocked down.
ruling-a44 = Between quests the party may change
    .text = Who stays behind leaves all cards in the stash and keeps rank, powers, talents and crowns, to come back with them later. Somebody new comes with the rank and crowns the quest gives when it is played by itself, though never above the lowest rank of the party. Two heroes go at least, five at most, and everybody at the table leads one.
