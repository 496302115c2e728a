# The events: secret until reached.

event-1 = Widow Krann compares the ticket, takes your two gold and brings it up from the cellar in both arms: walnut, blued steel, a bowstring that hums when one so much as looks at it. “The margrave wanted to hunt his cousin with it,” she says. “Then the cousin became margrave. Take it, before he remembers.”
    .title = Margrave’s Folly

event-2 = The house sign is right, the name too, only two women answer to it: twins, in mourning, not on speaking terms. “It’s Father’s hand,” says the one. “We had it preserved,” says the other. “Whoever has it can sign.” They each hold out an arm. One offers money; the other has only what her father hunted.
    .title = Two Sisters, One Address
    .a = Give it to the one who pays.
    .b = Give it to the one who hunts.
event-2-a = She opens the case, takes out the hand and, before the ink is dry, owns the valley. You’re paid in full. In leaving you see the hand tap its fingers impatiently on the table, like a man who has plenty more to sign. Your own hands feel remarkably deft.
event-2-b = She doesn’t sign anything. She lays the hand to rest, and in thanks opens her father’s hunting journal: forty years, every beast in these mountains, how it strikes and how one answers. At the last entry the tracks begin at the doorstep and are still fresh.

event-3 = The shaft, the fork, the black water: the earless man drew it all correctly. By the light of your hand the vein glistens, as thick as a priest. You’ve hardly swung the pick when from deep down, quite friendly, someone calls your name. Don’t answer, it says on the map. How long you can work and keep silent is a question of luck.
    .title = Don’t Answer
event-3-1 = The third time it’s your mother’s voice, and you turn round. It wasn’t your mother. You get out with a torn jerkin and what you had in your pockets by then, two gold’s worth, and both your ears. It could have been dearer.
event-3-2 = You hum loudly, fill a bag and go before the voice learns the tune. Three gold, and for a week you keep hearing the refrain from behind you, each time a little closer to the right key.
event-3-3 = You stuff your ears with wax, as any child would have. In silence you bring out four gold’s worth, and with it a dead miner’s trick of striking at what you can’t see. Behind you someone is shouting himself hoarse, and he sounds insulted.

event-4 = The tower stands alone on its ridge. At three the bell begins to swing, with no one at the rope, and its voice is deep, hard and very human: “An-drey, An-drey”. That’s the founder’s name. In the snow below stand people in their nightshirts who’ve come up in their sleep and are waiting for something. You have the felt clapper. You also have hands.
    .title = The Bell at Three
    .a = Muffle it.
    .b = Ring back.
event-4-a = In the felt the voice becomes a mumble, then a breath. The people wake, ask one another where they are and, being mountain folk, take up a collection for you at once: three gold. Down in the town, you hear later, the founder has begun to mumble, too, always at three.
event-4-b = You take the rope and answer, stroke for stroke: who, and why, and where. It’s a long conversation, and it’s carried on with the whole body. Towards morning the bronze has said all it had to say, and there’s a crack from rim to crown.

event-5 = “Elvin of Otter Hollow,” he says, “poet, and now your biographer. You kill, I rhyme, we share.” You say no. By evening he’s walking beside you; by the next day he has three ballads about you, in two of which you’re taller. The worst of it is that people pay.
    .title = Biographer Wanted

event-6 = He’s sitting in front of the hut and feeding an eagle from his lips. “I know who sent you,” says Ironjaw gently. “I’ll come, if you can show me why one should win.” He stands up. He doesn’t stop standing up for quite a while. His first blow, still friendly, goes through your guard like a cow through a hedge.
    .title = Ironjaw Finds Himself
event-6-1 = You’re lying on your back, the eagle is sitting on your chest. “You see,” says Ironjaw sadly, “that’s all it’s ever like.” He gives you his savings for your bother, two gold; he doesn’t need them up here, and he helps you carefully to the path.
event-6-2 = You fight until you both have to sit down, and then you go on sitting. “It’s the breathing,” he decides. “Not the winning.” He’s so happy with the insight that he pays for it, three gold, and goes off to tell the eagle.
event-6-3 = For the first time in his life he is lying down, and looks at the clouds, and laughs. “So that’s what it’s like!” He shows you the one blow he never dared to use on anyone, and gives you the whole purse. “Tell them I lost. Tell everyone!”

event-7 = The hermit undoes five knots, takes out five pairs of stockings, and puts four of them on his feet, one over the other. “And the book?” you ask. “What book?” he says, with the fifth in his hand, and smiles a good deal too young a smile. He sets two flasks before you. “For not looking. And here’s what you’re hunting, you’ll find it below the third bend; I can see it from up here. I see almost everything from up here. The children sing nicely, don’t they?”
    .title = Warm Stockings

event-8 = The axe is still stuck in the trunk, and around the blade the bark has grown lips. It’s breathing. “Pull it out or finish it,” says the oak, in a voice like a floor in an old house, “but not both, like your kind always do.” From the roots, where the red has seeped in, coins are glinting: other fellers, other centuries.
    .title = The Oak That Was Warm
    .a = Finish it.
    .b = Pull it out and dress the wound.
event-8-a = It takes until evening, and it defends itself with every branch it has. Then it’s timber. Between its roots you gather four gold out of the hands of people who had had the same idea. The merchant will be pleased. In the whole forest no leaf is stirring.
event-8-b = You pull, it screams, you press moss and resin on it and hold it closed, all night, till it clots. What runs over your hands meanwhile seeps in. At dawn you know something about your craft that no human taught, and two of your flasks are full of red.

event-9 = You find the pack-train beneath the scree, and the husband on top of it. He’s sitting there, dead, thin and correct, with the hank on his lap, and holds out a palm. You put a gold into it. He bites on it, nods and lets go. When you’ve brought it down, the widow weaves two more rows, cuts the thread and puts it round your shoulders. It weighs nothing. “He always did give good measure,” she says, “once he’d been paid.”
    .title = The Last Hank

event-10 = Dawn, frost, a meadow trodden flat by generations of wedding guests. The groom’s clan has put up its five best, and the short one, the dancer, is doing knee-bends. The bride has come after all and stands there with folded arms. “One at a time,” announces the oldest uncle. “And then all at once. It’s custom.” Your skill in combat will decide.
    .title = Five Against the Sleeve
event-10-1 = The first knocks you down, the second helps you up, the third knocks you down again. They carry you to the wedding on a door, in triumph, because in three generations nobody was such good fun. You get a gold and the warmest place at the oven.
event-10-2 = You beat three and lose to the dancer, who can’t be hit, since he’s never where he is. Honour is satisfied, the marriage valid. The bride counts out three gold: “One for each. For the short one you get nothing, I told you, he can dance.”
event-10-3 = Four are lying in the clover, the fifth surrenders, laughing, and shows you in exchange the turn with which he slipped you twice. Two gold from the bride’s father. The bride looks at the turn, then at the groom, then thoughtfully at the uncle.
event-10-4 = All five, one by one and all at once, without one cut that would be visible on the dance floor. The uncle takes off his hat. Three gold, a barrel, and a seat among the elders, who explain in whispers what you did wrong. They’re right, and you’re better for it.

event-11 = The House of Vartan keeps its lower vault beneath the Novigrad fish market, for the smell. You say the word. The clerk, a gnome with three lenses, goes pale: “He gave it to you? Her name?” He leads you down to a box in which lie money, a lock of red hair, and a second key. “There’s a smaller box, too,” says the gnome. “It’s less legal.”
    .title = The Lower Vault
    .a = Take the money.
    .b = Ask for the smaller box.
event-11-a = Four gold, new from the mint. You leave the lock of hair where it is. Up on the steps of the temple it’s someone else who’s dying now, people walk around him, and you surprise yourself by putting a coin in his hand and asking for no word in return.
event-11-b = The gnome takes off all three lenses and looks in another direction. The second key turns as if in butter. Joss, it seems, lent on everything, and he lent to everyone: to mages, to assassins, to masters of several schools. Here they lie, the pledges.

event-12 = The closer you come to the water, the more firmly the box beats, and the more closely your own heart keeps step. At the edge you kneel. Out of the depth, an arm’s length below, a face looks up at you, patient and old, and holds up two hands like someone expecting a gift to be dropped. You let go. What comes back up lies with the one down there.
    .title = By Copper and by Blood
event-12-1 = The water closes. After a time two flasks bob up, sealed with fish-skin, and nothing more. Your heart beats on alone and for the first few days finds it rather lonely.
event-12-2 = The face smiles, so far as it can. The wave lays two flasks at your feet, and between them a gold coin from a kingdom that hasn’t got a coast any more. And, very faintly, a beat: thank you.
event-12-3 = For one moment, two hearts, one beat, and you know what it knows: which salt heals, which kelp kills, how one boils the sea down until only the truth’s left. When you come to, there are two gold coins lying on your eyelids. It meant well.

event-13 = The practice is in a cave, with a sign and a waiting room. On the operating table lies a mountaineer and marvels at his own knee. “Your shoulder,” she says to you, without turning round. “I told you.” She resets it with one jerk that you’ll remember in your old age. Then she packs her saws. “It’s dull up here, they only fall. You get bitten, scalded and spat on. I’m coming along.”
    .title = Madame Has Opened a Practice

event-14 = In the clearing they burn the list leaf by leaf and read each name aloud beforehand, so that it’s been said one last time in safety. It takes all night. In the morning an old elf comes up to you, with a face as though he’d swallowed something. “We don’t thank dh’oine,” he says. “We pay them. Choose.” He’s pointing at a satchel and at a bow.
    .title = Four Hundred Names
    .a = The satchel.
    .b = The bow, and a lesson.
event-14-a = Three flasks, blown thin as eyelids, with something in them that’s older than your guild and tastes of snow. “Don’t tell anyone where they’re from,” says the elf. “We’ll deny it. We’ll deny you, too.” But he bows; so slightly that the trees alone could testify to it.
event-14-b = The bow he keeps, you get only the lesson. Three hours of how not to be where the blow falls. Then a walk through his wood, in which nothing’s ever broken a twig unseen, and he points, bored, at tracks which to you had been moss. Now they’re tracks.

event-15 = You draw the silver over the shard, and the shard sighs. The edge that it leaves is not an edge: it’s an opinion. A falling hair parts before it has arrived. In the pigskin, at night, the thing grows warm, and in the morning your blade lies a little nearer to it than you’d put it. You resolve to keep count of the children at every inn.
    .title = What the Altar Drank

event-16 = The leaf on the tablecloth was indeed the parsley; but you’re no fool, and on the north side of a rotten hornbeam you find the right thing. Now one has to boil it: not too long, or it turns on you; not too short, or it’s soup again. At the Three Magpies thirty-one people are counting on your alchemy.
    .title = The Root and the Leaf
event-16-yes = You hear it when it’s ready: the pot stops whispering. Thirty-one people sit up and ask for the bill. There’s three gold from the landlord, and in your notebook one page that the apothecary’s apprentice copies out with tears in his eyes, three times, as a punishment.
event-16-no = It turns on you slightly. The guests live; but for a week they’ll be speaking in rhyme and smell of violets. The landlord pays you in kind, two flasks from the cellar, and asks you in couplets to leave by the back.

event-17 = A ledge, a cairn, a rope with a clean cut. On the cairn sits the late Councillor Brandt, dripping, though it’s a long way from here to the river. “He cut it,” he says. “I’d have done so, too. I was hanging on it, and the hut’s small. But he could have said he was sorry.” He looks down at the town. “Well, witcher? What’s the law?”
    .title = Where One Came Down
    .a = The law’s on your side.
    .b = The law’s for the living.
event-17-a = You bring up the brother. It takes some persuasion, and then it takes just one word, and that’s enough. The dead man nods and dries from the top down till there’s only dust left. In the hut the other sits and cries, and pays, and tells you in doing so the one thing you were lacking.
event-17-b = “That’s what I’d have voted for, too,” he says, not without respect, and lets you put silver between the vertebrae. He’s even brought the fee, two wet coins. In falling apart he points with a last finger down the slope: he wasn’t the only one to have come back here.

event-18 = The house is empty, clean and well built. You set down the hourglass, sit in the armchair and wait. Towards midnight it begins, below the floorboards: first one, then many, as when a dog laments and doesn’t know what for. Look under it, the innkeeper said. You lift the trapdoor and hold up the light. Fate decides who’s at home.
    .title = The House of Howls
event-18-1 = The four earlier guests, no longer quite alone. They’re hungry and they come up all at once; the wax on the hourglass cracks just as your last rivet goes. You’ve won, three gold, and stand there in your shirt. The gentlemen are amazed that you knock.
event-18-2 = A cellar full of lapdogs: a great-grandfather’s breeding, left to themselves and gone blind and pale as worms. You open the outer door. They stream past you, into the moonlight, and never howl again. The gentlemen pay three gold and don’t understand why you’re laughing.
event-18-3 = Wind, in nine organ pipes, built in by an architect who’d hated his client. You push the stops in, sleep till noon and in the morning study how he made the walls: so that they give, and hold. Three gold for the night, and an idea of defence for life.

event-19 = She’s moored at a landing stage where no ship of her draught could ever get in. The tide turns; a gangway is let down. In the captain’s cabin the lamp’s burning, the ink’s wet, and the log has been kept up to tomorrow. “The witcher came aboard,” it reads. “He now either takes the strongbox, or goes down to see the cargo.”
    .title = A Page of the Log
    .a = Take the strongbox.
    .b = Go down to see the cargo.
event-19-a = “He took the strongbox,” writes the pen, somewhat disappointed as it seems to you. Three gold, clammy and good. When you step ashore, the gangway’s drawn in. In the last stern window somebody trims a lamp, looks after you, and makes a neat tick.
event-19-b = “Good,” writes the pen. The ladder has more rungs than the ship has depth. Down below, in the dark, row upon row, it’s breathing, and then one after another the eyes open. They aren’t malicious. They’re simply hungry, and somebody ought to have counted them.

event-20 = She’s chosen a clearing with good light and swept it. “Ragna,” she introduces herself. “I tell everyone my name, it’s only decent.” The axe comes out of the dusk, and the first blow takes everything you call a guard and nails it to a birch. She gives you time to breathe. Then she’s in earnest.
    .title = Dead, or at Least Quiet
event-20-1 = You lie in the leaves, she stands above you and holds the poster beside your face. “No,” she decides with a sigh. “The chin’s wrong. I’m not a butcher.” She pulls you up, gives you a gold for travelling expenses, and shows you what you did too slowly.
event-20-2 = It ends with a blade at each throat and a long silence. “Half and half?” she asks. You collect the reward together, on a scarecrow’s head, and split it. Over beer she shows you the trick with the backhand until the landlord throws you both out.
event-20-3 = The axe flies, the birch falls, Ragna sits down. “Well, there it is.” She unpins from her jerkin a thin book with eleven names, tricks and weaknesses of everyone she’s ever faced, writes yours in twelfth, and gives it to you. “Somebody should go on with it. And take the gold.”

event-21 = Eleven cairns in a row, and a twelfth, still empty, somewhat apart. You fill the dented cup with something decent and say: “Bors is only late.” The wind drops. One after the other eleven shadows drink, politely, without pushing, and hand it on. Then for the time a fire takes to burn down they show you the pass and how one holds it: where to stand, when to give way, when never to. In the morning your armour’s sound as on the first day, and in the cup there lies a coin, such as no one has minted for sixty years. For the road.
    .title = The Company of the Cup

event-22 = In the drawer lies the true map: not the one he sells, but the one he believes. Roads the width of a hair, with the hours at which they’re shorter; bridges that exist only at full moon; and in the margin, in tiny script: “checked: nobody”. “Now it can be corrected,” says Master Ptolmey. He opens the window a hand’s breadth for the first time in twenty years. “Write to me what it smells like.”
    .title = The Drawer

event-23 = The tile’s loose, the boot’s there, and in it a bundle of notes, tied up with a hair ribbon. Rector Olvyn is there, too. He leafs, and his lips begin to move. “Who wrote this? This is, well, this is ten years of my work, in green ink.” He shuts the door. “Four gold, my good man, and these pages never existed. Or rather: they’re mine.”
    .title = The Boot in the Third Dormitory
    .a = Sell him the notes.
    .b = Jump out of the window with them.
event-23-a = He counts the money out so quickly that two coins fall under the bed. In spring his great treatise on clouds appears. Somewhere, in a laundry yard, a girl reads it, slowly, down to the last line, and after that it doesn’t rain anywhere in that country until autumn.
event-23-b = He shouts, lightning strikes, the third dormitory loses its roof and gains a view. You land in the duck pond with the notes between your teeth. On the shore, with a bundle on her back and a private cloud, she’s waiting: she couldn’t stand it at home any longer.

event-24 = She reads through her own notes as one reads letters from a friend one had believed dead. Then she folds them into a small boat and sets it on the pond. “I don’t need them any more. I only had to know I hadn’t invented it.” The cloud above her gives a rumble. “Nobody’ll take me on as an apprentice. You’re nobody. I’m coming along.”
    .title = A Private Cloud

event-25 = At dusk they’re standing in the shallows, whole families, quite still, with weed in their hair and their feast-day clothes on. The chapel has come with them; it’s standing out there to the eaves in water. The foremost holds out his hand for the key. In the other he’s carrying the church treasure, forty years polished. It’s for whoever doesn’t unlock.
    .title = They Know the Key
    .a = Keep it locked, take the treasure.
    .b = Unlock.
event-25-a = Four gold, heavy and without a spot. The man nods as if he’d expected nothing else from a living soul, turns round, and they all go back in, the children last. The key, you throw after them. It floats. It’s floating behind you, whatever shore you walk along.
event-25-b = Inside there’s nobody, only air, dry and forty years old, with the smell of candles in it. They go in, family by family; each of them touches your arm in passing, and where they touch, an old hurt goes. The last one’s a healer. She leaves you her flask, and her counsel.

event-26 = At the water’s edge it no longer weighs anything; you’re almost holding it down. It looks at you, for the first time with an expression, and lays a tiny wet hand over your eyes. Something large has come up very close to the shore and is waiting, and breathing, and trusts you. You open your arms. What the little one thinks of you is its own business.
    .title = Lighter, Lighter
event-26-1 = It floats off and doesn’t look round, children don’t. But behind your eyes something of that hand has stayed: for a moment you feel how it is to weigh just as much as one likes. Your school’s oldest trick suddenly makes sense.
event-26-2 = The mother takes it up, sniffs it from every side, finds the knitted cap and, after some thinking, leaves it on. From the depth she rolls a flask to you; and the water you’re standing in tells your tongue what it’s dissolved from.
event-26-3 = It laughs. It’s the first sound it’s ever made, and for miles around everything that lives in the water laughs as well. You come away with a coin in your fist, the scent of something great in your nose and the feeling of being able to do anything at all.

event-27 = You find it by the smell of old wood. The boat’s there, the oar’s there, and underneath there’s the owner, who’s been managing the line for a thousand years and has never yet let anyone go without a successor. “NOTICE,” it gurgles, “ONE HUNDRED YEARS.” Two wet arms are already on the gunwale, and your guard goes down with the bow.
    .title = Giving Notice
event-27-1 = You get off, but it isn’t pretty: you have to gnaw your way free of the wood. It throws you ashore as unsuitable. In the bilge, at least, there had been two flasks, forgotten by passengers. Under “reason for leaving” you would write: unsociable hours.
event-27-2 = You hack off what’s holding you and drive the oar into its eye, if that is an eye. It agrees to let the contract lapse. As compensation you may keep the lost property: three flasks in a net. Before diving it asks if you know of anyone.
event-27-3 = You break the oar over it, then the thwart, then the keel. With a sigh a thousand years old it dissolves. All along the river ferrymen suddenly stand there with free hands. They polish your armour and bring you what they have: three flasks, and the word on what else lives in the river.

event-28 = It’s walking ten paces behind you; then five; then beside you as if it had never been otherwise. At night it lies across your feet and growls at things you can’t even smell yet. It was a poacher’s dog, and it’s never got used to the idea that something lying about in the woods could belong to anyone. You pretend not to see what it brings you.
    .title = Somebody to Growl

event-29 = The masters pass the lock of hair from hand to hand, hold it in the flame, and argue. “He’d survive,” says the eldest finally. “Perhaps. Three in ten.” They’re silent, each of them thinking of the other seven; some of them had shared a room with you. “You called him. You say.” Outside in the yard they’re sharpening, always in time.
    .title = What Destiny Requires
    .a = He shall come to us.
    .b = He stays where he is.
event-29-a = They enter him in the book. That evening they teach you what’s only taught to those who’ve brought somebody; it’s a great deal, and it has the taste of ash. Somewhere a goose has been saved for a feast which you’ll never be invited to.
event-29-b = “Then destiny will send its bill elsewhere,” growls the eldest. All the same he slides three gold across the table: what the school puts by for every child it’s spared. He’s never told anyone it does. And one of the darker lessons, which you knew by heart this morning, is simply gone.

event-30 = You read out the three lines. No one in the hall says a word. Then the old fencing master gets up, pushes the table against the wall and throws you a sword. “The third form,” he says hoarsely. “I taught it him. Show me what he was going to write.” How well you know your school’s own art, it’ll appear now.
    .title = One Must …
event-30-1 = You step back. Everybody steps back; it’s what one’s taught. The master lowers his blade. “Just so,” he says, “just so he died.” He doesn’t blame you. He has two flasks brought out, and drinks a third himself, facing the wall.
event-30-2 = You don’t step back, but you don’t step forward, either. He takes you apart in a fatherly manner and puts you together again in the place where you were weakest. Afterwards your hands want to go on by themselves.
event-30-3 = You step in, under the blade, where there shouldn’t be any room. The old man stops with your pommel against his ribs. “Yes,” he says, “one must step through.” He makes you repeat it until you’re both laughing and can’t stop.
event-30-4 = You step through before he’s thought of it. He writes it under the three lines, in his own hand, finishes the dead man’s sentence and puts it in a frame. Then he gives you the dead man’s back pay, and the form that comes after the last.

event-31 = The eldest holds the medallion against the lamp, and his hand shakes. “It’s from the first casting. Before there were schools. We thought they’d all gone.” It doesn’t warn of magic; it’s afraid for you, he says, that’s the difference. He’d like to keep it. It begins to hiss. “Well,” he says and puts it round your neck, “then it’s decided.”
    .title = The One That Purrs

event-32 = In a cool hall in Cintra a whole family has gathered, dressed in black, around a will. The young man’s there too, in borrowed velvet, and at his feet, washed and combed, the wolf. “Do you know this person?” asks the notary. You’ve spoken with the gravedigger in the meantime. The heir fell into a wolf pit, that’s true. Only he didn’t come out. Not he.
    .title = Recognised
    .a = Swear that it’s him.
    .b = Say who it really is.
event-32-a = “That’s him,” you say, and you look at the wolf. The young man breathes again and pays for it with five gold of an inheritance that isn’t his. An old aunt throws herself at you, sobbing, and in the embrace half your pockets are emptied. It really is the same family.
event-32-b = You kneel in front of the wolf and speak to it with its full title. It’s a bit embarrassed, stands up on its hind legs and takes the pen. The family closes round it like a wall, which is an education in itself. The actor flees; you note the track he leaves: four toes.

event-33 = The holy well of Glenmore is deep, and a queue stands before it. When your turn comes, you bend down and say what the man whispered to you. It takes six words. The well is silent. Then, from far below, a splash; and after that, as in every good well, something comes back. What, and to whom, isn’t in your hands.
    .title = Into the Well
event-33-1 = An echo: six words, but now as a question, and to you. You’ve no answer. You stand there with clenched fists, until you understand that it’s the fists which are the answer. You leave with them, and they’re harder than before.
event-33-2 = Water rises, clear and cold, and runs over your hands. All at once the millstone that you’ve been carrying since the man told you is lying beside you on the grass. You can hardly be knocked over any more. You sleep like a well.
event-33-3 = “Forgiven,” says the well, quite plainly, and the entire queue falls on its knees. On its own. Far away, at the edge of a road, a man stands up. Pilgrims press flasks into your hands, and some old blockage in you is gone, as if it’d been his.

event-34 = It’s hanging on a willow by the water, white, ironed and just your size. The middle one of the washers is sitting underneath, her feet in the stream, and sews on the last button. “It’s the shirt you’ll die in,” she says kindly. “You may put it on now, then you’ve got it behind you. Or burn it. It’s just that I’d be sorry, with all that work.”
    .title = Dry by Now
    .a = Put it on.
    .b = Burn it.
event-34-a = It’s cool and fits without a crease. You die, so far as you can tell, for about as long as it takes to sew on a button; it’s not worth speaking of. She bites off the thread. “That’s that,” she says. “And now we’ll see what you bring back with you.”
event-34-b = It burns green and slowly, and the washer turns away. In the smoke you see it, clearly and from above: where it would’ve been, and what it was, and where it’s lying in wait at this hour. From the ashes, you boil two flasks; one shouldn’t let such a thing go to waste.

event-35 = On the shore stands a fine tarred building with a wheel, and a crane, and a sign: “Kettler & Sons, Bone Meal”. Master Kettler recognises his saw-cut straight away. He’s not a bad man; he gets the bodies delivered, cheap, and doesn’t ask, and what the mill won’t take he gives to the river. By whom? He looks at the sword on your back, then into his order book. He tears out the page with the supplier’s lair, and lays two gold on it. “I’d been meaning to change over to cattle, anyway.”
    .title = The Sample

event-36 = Behind the sail loft sits a second smuggler, the same one only with teeth. She puts the half coppers together, bites on your gold and sighs. “She told you mother loved her more, hm?” From under the bench she pulls out a bag of seal leather. It has room for five bottles, and if one turns it inside out, for a customs officer’s conscience. Nothing rattles, nothing leaks. “Tell her it’s true,” she says. “She’ll be furious.”
    .title = Mother Loved Her More

event-37 = It’s a lime, slender, in full flower. Here they used to hang the women. The white ribbon unties itself from your wrist and climbs to the lowest branch on its own, and the whole crown begins to tremble. Eleven names drift down, as blossom. “Undo us or join us,” rustles the lime. On the trunk there’s one last place free, just at the height of your hand.
    .title = The Other Tree
    .a = Undo them.
    .b = Tie on something of your own.
event-37-a = You climb, and for each knot which you undo someone breathes in. The blossom falls, knee-deep, and you gather it: no herbal knows lime like this. Out of it you brew and learn until the moon’s gone. Far off, at the edge of the village, an oak’s putting out leaves for the first time.
event-37-b = You tie on a thing you’re attached to, and step back. The lime considers it for a long time and finds that it’s been honestly given. So it gives, too: from its roots it pushes up two coins which were sewn into a hem, and with them a strength that you may choose for yourself.

event-38 = He’s walked all the way. The rust has fallen off on the road, he’s slimmer, tanned and nearly happy. “By the deep water, on level ground,” says the knight, “as it should be!” He closes the visor. Thirty years he’s stood in a ford; in thirty years one has time to think about each stroke. Now it depends on how good you are in combat.
    .title = A Worthy Water
event-38-yes = You’re a match for him. Seventy strokes, of which no two are alike; in the end he kneels and he’s radiant. “I’m released!” He gives you his vow’s treasury, three gold, and teaches you the seventy-first. Then he goes off to have a look at his squire’s children.
event-38-no = He waits politely until you’ve fished your sword out of the water. Then once more. Finally he puts his arm around you. “Practise,” he says. “I’ll have a ford nearby.” He gives you two gold for a fencing master, and stands there, waving, up to the ankles in water.

event-39 = “Liver like a tanner’s boot,” she decides. “And you drink that stuff on an empty stomach? Who taught you, a cooper?” Her hut’s been burned down, her village is no longer speaking to her, and whatever you kill is full of glands that one only has to cut out while they’re fresh. Old Jagna ties up her skirts. “I get the livers. You get the bottles.”
    .title = A Doubtful Mushroom

event-40 = Beyond the ridge lies a meadow that’s on no map. On it stand several hundred sheep, clean, quiet, in rows; none of them is grazing. They’re facing a rock. Number forty-one walks up to it and turns round to you, and the dog, which has followed you both, lies down at its feet. It has a knife-thin line around its throat; it’s a skin, and it’s been sewn.
    .title = Forty-One
    .a = Cut the seam.
    .b = Sit down in the row.
event-40-a = What comes out is long, angry and has been too tightly packed. You’ve never fought against anything that bleated. When it lies still, the others go back to being sheep, frightened, and scattering in all directions. From the lining of the fleece falls a gold coin: the tailor’s mark.
event-40-b = You sit down and look at the rock as well. After a while you see it: everything that’s moving in these mountains, each track, each breath, drawn in the stone as on a palm. And it’s restful. You haven’t sat so still since you were a child. When you get up, you’re rested for three.

event-41 = You set the barrel down by the water and step back. At midnight there’s a knock, from the inside. Then a knock from the lake. They converse so for a time, like neighbours through a wall. At last a hand comes out of the water, with far too many fingers, lays something on the sand, and rolls the barrel in. You don’t knock. Now you can go and see what it’s been worth to them.
    .title = Don’t Knock Back
event-41-1 = Two gold, and a stave with a crooked face scratched on it, weeping. Apparently some of it had leaked away on the road, and somebody’s uncle was in that part.
event-41-2 = Three gold in a clam shell, counted out exactly, with a receipt in seaweed. From the lake comes the sound of a feast: clinking, singing, and a long speech that keeps being interrupted with knocks.
event-41-3 = Three gold, and the hand comes up again. It beckons you nearer and writes into the sand, patiently, with all eleven fingers at the same time, the formula. Then it wipes it away and taps on your forehead: it’s in there now. It is.

event-42 = Jarl Hemming’s hall in Ard Modron is full, and loud. You say it word for word: “The watch is still standing. Are you?” The hall falls silent. The jarl has grown fat. “Gods,” he says, “Svanhild.” He’d rather buy himself free of the shame, four gold, for you, for silence. Or somebody must go up to her, and say the watchword. He’s forgotten it. You look around: they all have.
    .title = Are You?
    .a = Take the gold and be silent.
    .b = Relieve her yourself.
event-42-a = Four gold, and the singing starts up again, only somewhat too loud. In a camp far away a woman raises her shield, because a twig’s snapped. It’s only a hare. “Halt,” she says. “Watchword.” The hare doesn’t know it either.
event-42-b = You step up to the palisade. “Halt! Watchword!” You take a breath. “Thank you,” you say. She thinks about it for a long time. “That wasn’t it,” says Svanhild then, and slowly lowers the shield, for the first time since spring. “But it’s a better one.”

event-43 = She sits down; that alone takes a quarter of an hour, and one hears each joint. Then she sleeps for two days while you guard the forty cold hearths. When she wakes up, she packs: spear, shield, one spoon. “I can’t do anything other than stand in front of something,” she says. “There’s nothing left here. I’ll stand in front of you.”
    .title = Svanhild Sits Down

event-44 = You find the flat stone and sit down on it. The shirt is short, and draughty. After an hour the lake gets up: that’s to say, the part of it that’s alive. It has the patience of something which gets fed once a year. It comes quite close and sniffs at the white; and then it notices the silver. It brushes your guard aside like a fly.
    .title = The White Shirt
event-44-1 = It gets you up to the knees, spits you out, and rinses: too bitter, all those elixirs. It’s so disgusted that it moves away to another sea. You lie there on the stone in a short shirt, and two bottles come floating after you from previous meals.
event-44-2 = You cut away so much of it that what’s left fits in a pond. It slinks off, there to live on frogs and think things over. In the shallows, where it used to lie, the offerings of a hundred years are shimmering; three gold is all you manage to carry.
event-44-3 = You let it swallow the shirt, and yourself, and you come out at the other end, through the wall. In Reedend they’ll have to learn how to fish. Three gold in its stomach, and from now on you’ll know to the inch what a guard will stand. Hanka wants the shirt back.

event-45 = The notches lead to a hollow among roots, and there it sits, the idol, having got here before you. It’s wearing a collar of teeth and feathers. Around it the table’s been laid for two: acorns, fog, a thrush’s egg. You eat; it’s a question of manners. Afterwards there’s the silence in which a host waits for his guest to ask for something, or to reach for something.
    .title = The Dinner Guest
    .a = Ask.
    .b = Reach for the collar.
event-45-a = You ask for what you lack, without giving it a name. It creaks for a while in its heartwood, then something settles in you, like dew. For the road there is a flask in your hand that nobody put there: birch sap with a spark in it. On your way home every bird is looking the other way.
event-45-b = The slap comes from a branch, and it makes your ears ring and your rings part. But the collar’s in your fist; and from the crowns of the trees, for minutes on end, there comes a rattling, which you take for anger until you grasp that it’s laughter. It’s been wanting to be rid of it.

event-46 = You know it immediately: the bend, the stone, the black spot in the water. Here, then. The page in your hand gets heavier. You kneel down and hold it under; and you feel, for as long as a held breath, all of it, the cold, the weeds, the surprise. The ink lets go. It spreads out, it’s no longer a name, it’s a little cloud, and with it drifts away whatever you’d dragged about with you for such an end. You get up wet, light and better than you were. On the far shore sits the monk. He strikes out a line, blots it, and looks almost glad.
    .title = In the Place Where It Would Have Happened

event-47 = “There you are!” yells the hermit from the new crater. He’s built a furnace out of a bear trap and a baptismal font, the thunder-salt’s in it already and turning violet. “Now you! I’ll count!” He covers his ears, that’s to say, where others have them. Between two and nine measures. Your alchemy had better know how many.
    .title = Between Two and Nine
event-47-1 = Nine was too many. You find each other again at some distance, both bald. He’s enthusiastic. He insists on sharing what’s left of the laboratory: one flask, and one gold, which had been a candlestick.
event-47-2 = Two was too few; it doesn’t bang, it sulks. But from the sulking drips something which the hermit licks at, nods, and fills into three flasks. “Failure!” he shouts happily. “Those are always the best for drinking!”
event-47-3 = Five. There’s a blow like from a great soft hammer, and then the furnace sings. The hermit makes you explain how you knew; in explaining you understand it yourself. You fill two flasks, he cries a little, without eyelashes.
event-47-4 = Six, then a pause, then a half. Nobody could’ve told you that, it’s simply right. The flash stands above the mountains for a minute like a second noon, and in its light you see every track for miles. He puts his formula in your hand along with two flasks. “I’ll go in for bees,” he whispers.

event-48 = The paymaster of Novigrad is counting beans into columns. He takes the roll, he takes the receipt for the chest, he turns grey. “The chest never reached us. It’s been written off, with the men. Officially they deserted.” He pushes four gold across the table: for the roll. In its lining, you can feel it, something flat has been sewn.
    .title = Six Hundred Crosses
    .a = Sell him the roll.
    .b = Cut open the lining first.
event-48-a = He burns it in the stove, page by page, and enters six hundred beans under “losses, sundry”. Four gold. On the stairs you meet an old woman who’s come to ask about her Janek. You could tell her. The paymaster’s calling already: “Next!”
event-48-b = A field map, bloody, folded into eighths. It’s in the colonel’s hand: what really came out of the beet field that morning, from where, and whither it went back. It wasn’t any human army. The six hundred never deserted. They stood there as long as they could, and took notes.

event-49 = You’ve named her; she doesn’t listen to it. She goes where she likes, and she likes woods: there she finds gaps no hand’s-breadth wide, there she steps without one leaf so much as rustling, as one does if one’s spent one’s youth with a thief. Now and again, at crossroads, she stops and waits to see whether somebody’s coming after. Then she goes on.
    .title = The Grey Mare

event-50 = A bell that has got it off its chest hums for days. You stay with it on the ridge. It’s still got his voice, but now it talks of other things: of ore, of fire, of pouring. Whoever’s been rung through like that, for a whole night, comes out with a different tone. It only remains to be heard which.
    .title = Stroke for Stroke
event-50-1 = A deeper one. There where you’ve always been cracked, you’re whole now; you notice it when you strike a rock with your knuckles, and it’s the rock which apologises. The nightshirts wave to you.
event-50-2 = A clear one. And whatever’s moving down in the valley, it answers to it: you hear the thing sounding back, from one particular gorge, like a glass on a shelf. You’ve mended your weak spot, and you know where to go.
event-50-3 = His. For a moment you’re a hundred stone of bronze, and can see as far as one can hear: all of the tracks, all of the paths. The founder’s partner gives you what he would’ve liked to become himself, choose it, and the gold tooth that hadn’t melted.

event-51 = In the smaller box, each in its own velvet: a mage’s travelling pharmacy, with the poacher’s chart belonging to it; and a master’s own sword-glove, with the page that he tore out of the school’s book rather than pay back thirty crowns. “One,” says the gnome, to the wall. “I’ve only failed to see one.”
    .title = Pledges
    .a = The travelling pharmacy.
    .b = The glove and the page.
event-51-a = Everything in it stands in rows, corked and labelled, until no strap of yours has any room left. On the chart someone’s marked in red whatever yields a gland, a heart, an eye. A very thorough man. The last mark’s inside his own house.
event-51-b = The glove’s too large; but when you slip it on, your hand recalls things that it’s never done. On the page there are three lines and a drawing that make any debt of honour comprehensible. You read it twice, then you eat it, as the master should have done.

event-52 = You count them, since somebody ought to. Two hundred and six, of every people and every age, bedded in sea-straw; and the ship’s feeding them with lamplight, as best it can. It only went looking for somebody who’d know what to do. Then the hungriest smells you, and the row begins to get up. Everything depends on your defence now.
    .title = The Cargo
event-52-yes = You stand like a breakwater. You let them come, one after the other, to see that there’s nothing here to eat, and then, one after the other, you lead them up to the light, where they turn to mist, relieved. In the log it says: “All discharged.” And beneath it: “Thank you. Help yourself from the medicine chest. You’ve grown.”
event-52-no = There are too many, they’re too gentle, and it’s hard to beat people who ask first. They tear off everything with a buckle before you’re back on deck. The ship’s sorry. It puts you ashore with two gold and a page out of the log, about a thing that it met at sea and which is now on land.

event-53 = It’s an odd thing to get up in one’s own death-shirt and feel so well. The washers have a look at you from all sides and pull at the seams. Nobody comes back quite empty-handed from over there, they say, something always sticks to you: it just has to air a little.
    .title = What You Bring Back
event-53-1 = The shirt itself. It doesn’t come off, it’s gone inwards, and it lies under your skin like a second one, cool and dense. “That’s good linen,” says the middle one, and knocks on your breastbone. It gives a dull sound, as of a door.
event-53-2 = A little of the cold. It stands before you like a wall when you’re calm. And a little of what had killed you: you’ve still got the smell of it in your nose, from so near that you could follow it blindfold, today, from here.
event-53-3 = A whole handful. “Goodness,” say the washers. You’ve pulled along with you what others need a lifetime for; choose what’s to become of it. And the two flasks on your belt, which had been empty, are full of something very quiet.

event-54 = “To whoever finds this,” begins the map in small and very calm handwriting. “It’s hit us from the east, out of the ground. Spears don’t help; height does. It doesn’t like drums. Enclosed the marks by which one follows it, recorded by sixty volunteers, at the rate of one mark per volunteer.” It’s the best instruction in anything you’ve ever read. On the reverse there are sixty names. You learn them by heart as well; that, you find, is what helps the most.
    .title = The Colonel’s Last Order

event-55 = “Lot seven: authentic, silver, hardly worn.” A hand goes up, a mask laughs. You know the notch on the rim; everyone in your trade knew its owner, and knew what he could do. “And lot eight,” purrs the auctioneer, “a sealed case out of the same estate. It clinks, gentlemen.” You’ve got one paddle and money for one bid.
    .title = Lot Seven, Lot Eight
    .a = Bid for the medallion.
    .b = Bid for the case that clinks.
event-55-a = They let you have it, suddenly nobody wishes to bid against those eyes. Inside, beneath the silver, there’s something engraved: the sign he never would show anybody, line by line. You practise it that very night. It comes to your hand as if it had been waiting.
event-55-b = Three flasks, brewed by a man who knew that he’d need them and then hadn’t the time. On the label of the last it says: “For whoever comes after. Don’t be late.” Lot seven goes to a lady with a lapdog. It suits the lapdog.

event-56 = Teeth, feathers, a child’s milk tooth, a bronze ring, a dried-up bee: each one of them somebody who’s lost something and come back again for it. When you’re wearing it, you now and then catch yourself with a thing in your hand that you’d been certain you’d already thrown away. Behind you, in the pines, someone’s churning butter, and whistling.
    .title = The Collar
