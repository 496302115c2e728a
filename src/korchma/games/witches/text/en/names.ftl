## Places

area-lancre-town = Lancre Town
    .to = to Lancre Town
    .at = in Lancre Town
    .short = Lancre Town
area-lancre-castle = Lancre Castle
    .to = to Lancre Castle
    .at = in Lancre Castle
    .short = Lancre Castle
area-magrats-cottage = Magrat’s Cottage
    .to = to Magrat’s Cottage
    .at = at Magrat’s Cottage
    .short = Magrat’s
area-bad-ass = Bad Ass
    .to = to Bad Ass
    .at = in Bad Ass
    .short = Bad Ass
area-rock-and-hard-place = A Rock and a Hard Place
    .to = to the Rock and the Hard Place
    .at = between the Rock and the Hard Place
    .short = The Hard Place
area-lancre-gorge = Lancre Gorge
    .to = to Lancre Gorge
    .at = in Lancre Gorge
    .short = Lancre Gorge
area-slice = Slice
    .to = to Slice
    .at = in Slice
    .short = Slice
area-razorback = Razorback
    .to = to Razorback
    .at = in Razorback
    .short = Razorback
area-devils-oak = Devil’s Oak
    .to = to Devil’s Oak
    .at = at Devil’s Oak
    .short = Devil’s Oak
area-creel-springs = Creel Springs
    .to = to Creel Springs
    .at = in Creel Springs
    .short = Creel Springs
area-grannys-cottage = Granny Weatherwax’s Cottage
    .to = to Granny Weatherwax’s Cottage
    .at = at Granny Weatherwax’s Cottage
    .short = Granny’s
area-long-man = The Long Man
    .to = to the Long Man
    .at = at the Long Man
    .short = The Long Man
area-sunless-place = The Place Where the Sun Does Not Shine
    .to = to the Place Where the Sun Does Not Shine
    .at = in the Place Where the Sun Does Not Shine
    .short = No Sunshine
area-nanny-oggs-house = Nanny Ogg’s House
    .to = to Nanny Ogg’s House
    .at = at Nanny Ogg’s House
    .short = Nanny Ogg’s
area-mad-stoat = Mad Stoat
    .to = to Mad Stoat
    .at = in Mad Stoat
    .short = Mad Stoat
area-dancers = The Dancers
    .to = to the Dancers
    .at = at the Dancers
    .short = The Dancers
area-lancre-bridge = Lancre Bridge
    .to = to Lancre Bridge
    .at = on Lancre Bridge
    .short = Lancre Bridge
area-copperhead-mine = Copperhead Mine
    .to = to Copperhead Mine
    .at = at Copperhead Mine
    .short = Copperhead
area-slippery-hollow = Slippery Hollow
    .to = to Slippery Hollow
    .at = in Slippery Hollow
    .short = The Hollow
area-brass-neck = Brass Neck
    .to = to Brass Neck
    .at = in Brass Neck
    .short = Brass Neck
area-blackglass = Blackglass
    .to = to Blackglass
    .at = in Blackglass
    .short = Blackglass
area-mad-wolf = Mad Wolf
    .to = to Mad Wolf
    .at = in Mad Wolf
    .short = Mad Wolf
area-gnarly-ground = Gnarly Ground
    .to = to Gnarly Ground
    .at = on Gnarly Ground
    .short = Gnarly Ground
area-miss-treasons-cottage = Miss Treason’s Cottage
    .to = to Miss Treason’s Cottage
    .at = at Miss Treason’s Cottage
    .short = Miss Treason’s
area-dungeon = The Dungeon
    .to = to the Dungeon
    .at = in the Dungeon
    .short = The Dungeon

## Spaces of the town and the castle

space-lancre-town-1 = Lancre Town, the market
    .to = to the market in Lancre Town
    .at = at the market in Lancre Town
    .short = The market
space-lancre-town-2 = Lancre Town, the smithy
    .to = to the smithy in Lancre Town
    .at = at the smithy in Lancre Town
    .short = The smithy
space-lancre-town-3 = Lancre Town, the tavern
    .to = to the tavern in Lancre Town
    .at = at the tavern in Lancre Town
    .short = The tavern
space-lancre-castle-1 = Lancre Castle, the throne room
    .to = to the throne room of Lancre Castle
    .at = in the throne room of Lancre Castle
    .short = Throne room
space-lancre-castle-2 = Lancre Castle, the kitchens
    .to = to the kitchens of Lancre Castle
    .at = in the kitchens of Lancre Castle
    .short = The kitchens

## Witches

witch-tiffany = Tiffany Aching
    .short = Tiffany
    .power = Once a game she may turn invisible.
witch-annagramma = Annagramma Hawkin
    .short = Annagramma
    .power = Once a game she adds 2 by magic, for a cackle; she starts with one cackle.
witch-petulia = Petulia Gristle
    .short = Petulia
    .power = Once a game she cures a sick pig on the spot.
witch-dimity = Dimity Hubbub
    .short = Dimity
    .power = She takes the first turn.

## Easy problems

token-sick-pig = Sick pig
    .short = Sick pig
    .hint = It lies on its side and sighs. It may be ill. It may be a pig.
token-sick-sheep = Sick sheep
    .short = Sick sheep
    .hint = A sheep spends its life looking for new ways to die. Talk it out of this one.
token-fever = Fever
    .short = Fever
    .hint = Hot head, cold feet, and an uncle who knows what to do. Treat the uncle first.
token-broken-limb = Broken limb
    .short = Broken limb
    .hint = He says the ladder moved. The ladder says nothing.
token-pregnancy = Pregnancy
    .short = Pregnancy
    .hint = It had nine months to choose an hour, and has chosen this one.
token-death = Death
    .short = Death
    .hint = Somebody has to sit up until morning. Bring your knitting.

## Hard problems

token-elves = Elves
    .short = Elves
    .hint = They are very beautiful. So is frost, if you are not the lamb.
    .consequence = Nothing yet, but three open elves at the end of a turn lose the game for everyone.
token-lankin = Lankin the elf
    .short = Lankin
    .hint = He smiles at people the way people smile at dinner.
    .consequence = Nothing yet, but three open elves at the end of a turn lose the game for everyone.
token-elf-king = Elf King
    .short = Elf King
    .hint = He lies under the hill and waits. Try not to be what he was waiting for.
    .consequence = Nothing yet, but three open elves at the end of a turn lose the game for everyone.
token-elf-queen = Elf Queen
    .short = Elf Queen
    .hint = She knows your worst opinion of yourself, and shares it.
    .consequence = Nothing yet, but three open elves at the end of a turn lose the game for everyone.
token-lady-felmet = Lady Felmet
    .short = Lady Felmet
    .hint = There is nothing on her conscience. It was never fitted.
    .consequence = You go to the Dungeon and your turn ends at once, without a draw.
token-duke-felmet = Duke Felmet
    .short = Duke Felmet
    .hint = He is washing his hands. He began on Monday.
    .consequence = You go to the Dungeon and your turn ends at once, without a draw.
token-lacrimosa = Lacrimosa de Magpyr
    .short = Lacrimosa
    .hint = She sulks by day, bites by night, and is bored by both.
    .consequence = One more crisis lands on her, however many she has.
token-vlad = Vlad de Magpyr
    .short = Vlad
    .hint = Handsome, attentive, wonderful waistcoat. Wear a scarf.
    .consequence = One more crisis lands on him, however many he has.
token-count-magpyr = Count de Magpyr
    .short = The Count
    .hint = A modern vampire. Garlic is a seasoning, and so, to him, are you.
    .consequence = One more crisis lands on him, however many he has.
token-count-bela = Count Bela de Magpyr
    .short = Count Bela
    .hint = A vampire of the old school: thick curtains, thin soup, fair play.
    .consequence = One more crisis lands on him, however many he has. Solve him, and every other open Magpyr leaves the map, scored by nobody.
token-cunning-man = Cunning Man
    .short = Cunning Man
    .hint = He has no eyes, and he is looking for you. The smell comes first.
    .consequence = Every witch goes to the Dungeon. Your remaining move is lost, but you still draw.
token-wintersmith = Wintersmith
    .short = Wintersmith
    .hint = A million snowflakes, all with one girl’s face. It’s the thought that chills.
    .consequence = Every player moves one easy problem off her card: it still scores, but no longer counts for her hand.
token-hiver = Hiver
    .short = Hiver
    .hint = It is looking for a head to live in, and yours has such a nice view.
    .consequence = You take one Black Aliss.
token-lily-weatherwax = Lily Weatherwax
    .short = Lily
    .hint = She wants you to live happily ever after, and will hear no argument.
    .consequence = You take one Black Aliss.

token-closed = Closed hard problem
    .short = Closed

## Characters

character-granny-weatherwax = Granny Weatherwax
character-nanny-ogg = Nanny Ogg
character-magrat-garlick = Magrat Garlick
character-agnes-nitt = Agnes Nitt
character-perdita-x = Perdita X
character-nac-mac-feegle = Nac Mac Feegle
character-igor-and-scraps = Igor and Scraps
character-rob-anybody = Rob Anybody
character-jeannie = Jeannie the kelda
character-greebo = Greebo
character-casanunda = Casanunda
character-king-verence = King Verence II
character-jason-ogg = Jason Ogg
character-shawn-ogg = Shawn Ogg
character-hodgesaargh = Hodgesaargh
character-mightily-oats = Mightily Oats
character-mustrum-ridcully = Mustrum Ridcully
character-ponder-stibbons = Ponder Stibbons
character-the-librarian = The Librarian
character-death = Death
character-miss-treason = Miss Treason
character-miss-tick = Miss Tick
character-miss-level = Miss Level
character-granny-aching = Granny Aching
character-old-mother-dismass = Old Mother Dismass
character-farmer-poorchick = Farmer Poorchick
character-gammer-brevis = Gammer Brevis
character-goodie-whemper = Goodie Whemper
character-mrs-earwig = Mrs Earwig
character-roland = Roland
character-big-jim-beef = Big Jim Beef
character-lancre-morris-men = Lancre Morris Men
character-daft-wullie = Daft Wullie
character-diamanda-tockley = Diamanda Tockley
character-desiderata-hollow = Desiderata Hollow

## Symbols

symbol-headology = Headology
    .text = Adds 1 when played between the two rolls.
symbol-magic = Magic
    .text = Adds 2 when played between the two rolls, and costs one cackle.
symbol-broom = Broom
    .text = Discard it to fly anywhere as a move, to run or retreat to any empty place, or to leave the Dungeon.
power-of-three = Power of Three
    .text = Three such cards with three different characters solve any problem, at any moment of the attempt. Agnes Nitt and Perdita X count as two.

## Benefits

benefit-bonus-any = +{ $amount } to the total
    .text = After all four dice: add { $amount } to your total against any problem.
benefit-bonus-elves = +{ $amount } against elves
    .text = After all four dice: add { $amount } to your total against Elves, Lankin, the Elf King or the Elf Queen.
benefit-bonus-magpyrs = +{ $amount } against Magpyrs
    .text = After all four dice: add { $amount } to your total against Lacrimosa, Vlad, the Count or Count Bela.
benefit-bonus-wintersmith = +{ $amount } against the Wintersmith
    .text = After all four dice: add { $amount } to your total against the Wintersmith.
benefit-borrowing = Borrowing
    .text = Look in secret at two closed hard problems on the map. They stay closed.
benefit-death = Death
    .text = Solves the Death problem you are dealing with, even after the dice. Cackles already earned are still taken.
benefit-escape = Escape
    .text = After a failed roll, run away: no failure cackle, no consequence, and to any empty place if none is next door. It also gets you out of the Dungeon.
benefit-extra-cards = Extra cards
    .text = Draw two cards, even beyond your hand limit.
benefit-extra-cards-cackle = Extra cards and a cackle
    .text = Draw two cards, even beyond your hand limit, and take one cackle at once.
benefit-extra-movement = Extra movement
    .text = One walk may go two places further. Problems and witches still stop you.
benefit-help = Help
    .text = Take one crisis off any problem on the map. Off the one you are dealing with, it lowers the target by 2 at once.
benefit-invisibility = Invisibility
    .text = Pass problems and witches without stopping and peek at closed ones: deal with one, or go on while you have steps or a move left. It also gets you out of the Dungeon.
benefit-reroll = Reroll
    .text = Reroll one or both dice of the pair just rolled. The new result stands; cackles rolled away do not count.
benefit-introspection = Introspection
    .text = Return up to two of your cackles.
benefit-shamble = Shamble
    .text = Turn any closed hard problem on the map face up. Count the elves: three open ones at the end of a turn lose the game.
benefit-sick-pig = Sick pig
    .text = Solves the sick pig you are dealing with, even after the dice. Cackles already earned are still taken.
benefit-sick-sheep = Sick sheep
    .text = Solves the sick sheep you are dealing with, even after the dice. Cackles already earned are still taken.
benefit-transmutation = Transmutation
    .text = Discard any number of cards from your hand and draw as many, plus one for this card.

## Tokens of the witches

witch-token-invisibility = Invisibility token
    .text = Once a game: works just like the Invisibility benefit.
witch-token-magic = Magic token
    .text = Once a game: adds 2 between the two rolls and costs one cackle, like a magic card.
witch-token-pig = Pig cure
    .text = Once a game: solves the sick pig you are dealing with.

## Things and how many of them

count-crises = { $n ->
    [one] { $n } crisis
   *[other] { $n } crises
}
