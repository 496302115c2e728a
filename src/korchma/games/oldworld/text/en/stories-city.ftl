# The stories of the city: an opening, a title, two choices. What comes of them is kept apart.

city-01 = Twice this morning they hanged Odo the miller, and twice the rope broke. Now he sits on the scaffold eating an onion while the reeve wipes his brow. “If it’s sorcery, he walks. If it’s bad hemp, I hang the ropemaker too. You’re the expert, freak. Which is it?” The crowd would accept either.
    .title = The Rope That Breaks
    .a = Swear it was sorcery.
    .b = Look closely at the break.

city-02 = Master Raimund teaches the sons of guildsmen five guards, all with Toussaint names, and has never in his life been hit by anyone who meant it. He spots your swords through the window, pales, then bows. “A colleague! A lesson, two gold? Or perhaps …” He lowers his voice. “Something between ourselves?”
    .title = Master Raimund’s Five Guards
    .a = Pay for a lesson.
    .b = Hear what stays between ourselves.

city-03 = At the gate sits a clerk with a table, a seal and a new decree: one gold for every sword carried into town. He counts yours, both of them, and licks his pencil with obvious pleasure. Behind you the queue mutters. A goose looks at you reproachfully. “The law doesn’t ask what it’s made of,” says the clerk.
    .title = The Tax on Swords
    .a = Pay for one, and hide the other.
    .b = Explain that these are tools.

city-04 = Balthar the dwarf owes you for a kikimore, and Balthar is broke. He has drunk up the smithy, the anvil and, he admits, his wife’s beard-comb. All that is left is a pawn ticket from Vengerberg and a shelf of his late aunt’s tonics. “The ticket’s worth more,” he says. “The tonics, well, she’s dead, isn’t she.”
    .title = Ticket Number Nine
    .a = Take the pawn ticket.
    .b = Take the aunt’s tonics.

city-05 = A young man in one stocking clings to the chimney of the Pheasant and, between tiles thrown from below, declaims. Three fathers, armed with a flail, a ladder and a ferret, are waiting for him to come down. “Witcher!” he cries. “A contract! There are three monsters in this yard, and all have beards!”
    .title = The Poet on the Roof
    .a = Get him down on the other side.
    .b = Hold the ladder for the fathers.

city-06 = In the bath-house a courier lies in the tub, grey as the water, with a flat iron case chained to his wrist. No wound, no key. The bath-keeper wants him gone before the evening guests. “There’s an address on the lid,” he says. “And there’s a fellow at the back door who pays and doesn’t read.”
    .title = A Dead Man’s Wrist
    .a = Find the one it’s addressed to.
    .b = Sell it at the back door.

city-07 = “A vein as thick as a priest,” whispers the prospector, and hangs over the table so that you see how neatly someone has trimmed the sides of his head. “I have the map, I lack the courage. One gold, and half the mountain’s yours.” He smells of sulphur, brandy and honest fear.
    .title = The Man Without Ears
    .a = Buy half the mountain.
    .b = Ask how he lost his ears.

city-08 = On Weavers’ Row they nail up doors with chalk crosses. From the last house someone is knocking: three times, politely, again and again. The captain of the guard holds the torch and doesn’t look at it. “Red fever,” he says. “Stay and see that nobody comes out, there’s two gold in it. Or go in yourself. You people don’t fall ill.”
    .title = Chalk Crosses
    .a = Go in.
    .b = Stay, and see that nobody comes out.

city-09 = The bell-founder of Saddle Street hasn’t slept since spring. “My best one. Hung it in the mountains, a hundred stone of bronze. It rings by itself, always at three, and in the morning someone’s missing.” He looks at his hands. “I know what I put in the alloy, master. Don’t ask. Go and silence it.”
    .title = The Bell-Founder’s Confession
    .a = Go up and silence it.
    .b = I want no bell, I want your forge.

city-10 = The timber merchant is fat, pious and pale. His fellers have come down from the cutting and won’t go back: the oak they struck screamed, and what ran out was warm. “Rubbish, naturally,” he says, holding out a bucket. It’s half full of something red. “Naturally,” you say. The bucket is full of flies.
    .title = Red Resin
    .a = Have the tree shown to you.
    .b = Sell him a charm for the yard.

city-11 = “Ironjaw’s gone,” says the pit-master and chews his moustache. “Three hundred people in the benches, and my champion goes into the mountains, to find himself!” From outside comes the stamping of feet. “Fetch him back, I’ll see that you’re paid by him who holds the purse. Or go out there now. They’re not choosy, they just want teeth.”
    .title = No Champion Tonight
    .a = Fetch him back.
    .b = Go out there yourself.

city-12 = “For the hermit, in the mountains,” says the abbess and pushes the parcel across. Through the wall an orphans’ choir is murdering a hymn. “It’s only warm stockings. But you mustn’t look inside.” The parcel is tied with five knots, each of them sealed, and it’s heavy, for stockings. “Why me?” “The last two looked.”
    .title = Do Not Open
    .a = Carry it, unopened.
    .b = Look inside.

city-13 = A tug at the neck, a slap of bare feet, and your medallion is going up a drainpipe in the fist of a boy of eight. On the ridge of the roof he turns round, and, gods forgive him, bows. Women laugh at the well. Somebody is already laying odds. The boy is good. The boy, it seems, is waiting.
    .title = Light Fingers
    .a = After him, over the roofs.
    .b = Sit down and wait.

city-14 = Her husband went up with the pack-train and came back as a hat. Since then Widow Ansa has woven day and night, one single cloak, in a grey that isn’t in any of her yarns. “It wants one more hank,” she says without stopping, “and the wool’s still up there, with him. Blades don’t like this cloth, you know.”
    .title = The Widow at the Loom
    .a = Fetch the last hank for her.
    .b = Ask her to mend what you wear.

city-15 = The knife-grinder pushes his barrow from street to street, and dogs cross to the other side. His stone is black, greasy and always wet, though he never pours anything on it. “From a sacrifice altar, up in the ruins,” he says proudly. “Never had a complaint. Well, one. Two gold, master, and a shard of it is yours.”
    .title = The Thirsty Stone
    .a = Pay for the shard.
    .b = Turn the wheel for him instead.

city-16 = The bride is called Mirosława, has shoulders like a ploughman and has knocked out two of the groom’s cousins. But custom is custom: at dawn, in the mountains, someone must cross blades with the groom’s clan for her. “I would do it myself,” she growls through her veil. “They won’t allow it. Will you? Or will you only eat?”
    .title = A Champion for the Bride
    .a = Be her champion.
    .b = Only eat.

city-17 = The beggar Joss has been dying on the temple steps for three days, and people walk around him. He beckons you down. “I was a banker,” he rattles. “In Novigrad. There’s a box, and there’s a word.” He coughs up something pink. “I’ll give you the word. Or give me something for the pain, and I’ll tell you what did this to me.”
    .title = The Last Word of Joss
    .a = Ask for the word.
    .b = Ease his pain.

city-18 = “It was in the belly of a pike,” says the fishwife. On the chopping block stands a small box of green copper, and the box beats: slowly, evenly, like a heart. She’s put a stone on it. The stone hops. “My man says it goes back in the water. My man also says I should open it first. You choose.”
    .title = Something in the Brine
    .a = Carry it back to the water.
    .b = Open it here.

city-19 = They caught her in the crypt at midnight with a lantern, a bone-saw and the late alderman, who was by then in several bowls. “How else should one learn where the artery runs?” she asks through the bars, more annoyed than afraid. Outside they are stacking wood. The gaoler jingles his keys and looks at the ceiling.
    .title = The Lady with the Saw
    .a = Get her out of town.
    .b = Hand the gaoler a torch.

city-20 = The council is having the non-humans counted: name, street, trade, number of children. What for, nobody says. The scribe who has drawn up the list sits opposite you, three beers in, and puts it on the table between the mugs. “I’m going to the privy,” he says, “and I’ll be gone a while. I only want it not to be there. Or to be there. Gods.”
    .title = The Census
    .a = Take the list to the elves.
    .b = Carry it to the council.

city-21 = “Teeth of the Prophet! They ward off plague, fire and mothers-in-law!” The pedlar holds out a tray, and the faithful pay by weight. You count two hundred and eleven teeth, all of them from drowners; some still have a bit of gum. The pedlar sees your eyes, sees the medallion, and his patter dries up.
    .title = Holy Teeth
    .a = Say loudly what they are.
    .b = Say softly what you’d like.

city-22 = At the Three Magpies half the dining room lies under the tables, blue about the lips. The apprentice from the apothecary’s is wringing his apron: he was supposed to bring parsley. “There’s a root that helps,” he sobs, “but only in the forest, and only if one knows how to boil it. Or, do you have something on you?”
    .title = Soup of the Day
    .a = Go for the root.
    .b = Give them what you have.

city-23 = Master Ptolmey draws the best maps in the North and has not left his attic in twenty years. “Out there it’s full of edges,” he explains. Your eye falls on Vizima: he has put the lake on the wrong side. “Sailors lie,” he says, hurt. “You’ve walked there. Would you …? Or do you only want the quick way out?”
    .title = The Man Who Never Went Out
    .a = Sit down and correct his maps.
    .b = Take the quick way out.

city-24 = The miller Hugo Brandt has been dead for three years, but he still votes. On council days he sits in his chair, smells of river and raises his hand, always against his brother. “The mill’s mine, I’ve buried him twice!” shouts the brother. The dead man beckons to you, and pushes a wet sheet of paper across the table.
    .title = The Late Councillor
    .a = Accept the dead man’s complaint.
    .b = Testify for the living one.

city-25 = Three young gentlemen with too much lace have wagered whether a witcher is afraid. “There’s a house in the mountains,” lisps the first. “The House of Howls. Spend one night there.” “He won’t,” says the second. “Or he’ll sleep in the barn and lie,” says the third. They’ve laid for five, and the roast hasn’t been touched.
    .title = A Bet Among Gentlemen
    .a = Accept the bet.
    .b = Howl.

city-26 = Since the new moon a cog has lain at the quarantine buoy, sails set, lanterns lit, not a soul on deck. Each evening the lamps are lit again. “Nobody lights them,” says the customs officer, who hasn’t shaved since then. “She only lets people board when the tide turns. Or would you rather watch her with me for a night?”
    .title = The Ship Nobody Came In
    .a = Board her when the tide turns.
    .b = Watch her from the quay.

city-27 = On the town-hall door hangs your face, or what some draughtsman takes for it: a squint, a harelip, two hundred crowns, “dead, or at least quiet”. Under it stands a woman with a notched axe, compares, and frowns. “It’s not like you at all,” says the bounty hunter, disappointed. “Still. I’ve come a long way.”
    .title = A Poor Likeness
    .a = Tell her where she’ll find you.
    .b = Pay for a better portrait.

city-28 = Every year on this day old sergeant Bors takes a table for twelve and drinks for all of them. This year he can no longer manage it. “The Company of the Cup,” he says and lifts a dented tin mug. “We held a pass for four days. Somebody ought to take it up to them. Or just sit down, lad. Anywhere.”
    .title = Eleven Empty Chairs
    .a = Carry the cup up to them.
    .b = Sit down, anywhere.

city-29 = In the laundry yard it is raining: only there, only into one tub, and only lukewarm. Beside it stands a girl of seventeen in boys’ clothes, who blushes. “They threw me out of Ban Ard. It’s an academy for young men, and at the baths it came out that I’m not one. My notes are still there. The rain is all I remember.”
    .title = Rain in a Washtub
    .a = Go to Ban Ard for her notes.
    .b = Have her work for you.

city-30 = In a cellar beneath the tannery they auction off what isn’t spoken of: a griffin’s heart, a mermaid’s hand, a box of eyes. The guests wear masks, the air wears perfume over rot. Lot seven is a witcher’s medallion, and it isn’t old. Entrance and a paddle cost one gold. The seller is just leaving through a side door.
    .title = Lots Under the Mask
    .a = Pay, and take a seat.
    .b = Follow the seller.

city-31 = The whole town praises butcher Honza: cheap, generous, always fresh, even in a year when all the cattle have died. His sausages smell of marjoram and of something sweet. He recognises you and, quick as a flash, puts a steaming bowl in front of you. “On the house, master! For you people I’ve a great respect.” From the cellar something scrapes.
    .title = The Honest Butcher
    .a = Go and see what’s scraping.
    .b = Eat, and ask no questions.

city-32 = The painter needs a devil for the east wall of the temple and has been following you since the fish market. “Those eyes! That scar! That, forgive me, general impression!” He has a scaffold, two gold and a pot of red ochre. On the west wall a saint still has no face, either: the canon’s nephew didn’t turn up to sit.
    .title = A Devil for the East Wall
    .a = Pose as the devil.
    .b = Pose, but as the saint.

city-33 = The jury counts eleven: the twelfth was eaten on the way. By law a passing freeman takes his place, and the bailiff is holding you by the sleeve before you can explain about your freedom. On trial is Lutz, a burglar, for the murder of a moneylender. Six are for it, five against. All eleven look at you with hunger; it’s lunchtime.
    .title = The Twelfth Juror
    .a = Guilty.
    .b = Not guilty.

city-34 = The plague council is paying for rat tails, and the main drain is squeaking. The sewer inspector, a man without a sense of smell and so without worries, hands you a sack and a lantern. “They’ve got organised,” he says. “Last week they came to the office. With tails. From other rats. And wanted the bounty.”
    .title = By the Tail
    .a = Clear out the main drain.
    .b = Breed some tails at home.

city-35 = The apothecary couple on Mortar Street are getting divorced and are dividing the shop. With a saw. The counter is already in two, they have just begun on the stuffed crocodile. “Buy my half!” calls the husband through the sawdust. “One gold, everything in it!” The wife doesn’t call. She simply hands you the other end of the saw.
    .title = Sawn in Half
    .a = Buy the husband’s half.
    .b = Take the other end of the saw.

city-36 = The host of the Last Stop never looks at the light. White hair, a stiff hip, a cat that hisses at him, and beneath the apron a dent just where others wear a medallion. “There are no old witchers,” he says, and wipes a glass. “They all die young, and in good shape. A bout in the yard? Or would you rather read?”
    .title = The Innkeeper’s Eyes
    .a = A bout in the yard.
    .b = Rather read.
