# What comes of the stories of the city: secret until chosen.

city-01-a = You mutter, wave a hand, spit east. Odo walks, rather unsteadily. That night his mother feeds you until you can’t stand, presses a coin into your palm and gives you the only bed without fleas. You sleep like an innocent man.
city-01-b = The fibres are eaten through, neatly, from within. In the crowd a young woman with stained fingers goes pale: Odo’s wife, the dyer. You call it bad weather. Later she shows you, gratefully, how one brews a vitriol that works in exactly a quarter of an hour.

city-02-a = Four of his guards are dancing lessons. The fifth he stole from an old Zerrikanian who died in his cellar, and he has no idea what it’s for. You do. An hour later the straw man has no arms, and the pupils have stopped breathing.
city-02-b = Tomorrow the fathers come to watch. You are to attack, roaring; he is to disarm you. You roar most artistically and fall into the horse trough. The fathers applaud, the fees double, and two coins of them are yours. Being drowned in a trough has been worse paid.

city-03-a = He knows; you know that he knows. In return for not being made to stand up he fills out a receipt with three seals and a ribbon. No guard on the Continent can read it, but all of them salute. You walk on lightly, ready for anything.
city-03-b = By noon you have proved from his own book that a witcher is an itinerant craftsman, second class, between the tinkers and the gelders. Craftsmen carry their tools untaxed, and every school must train a registered craftsman at the guild’s rate. He stamps it, weeping.

city-04-a = Number nine, two gold to redeem, Widow Krann’s shop in Vengerberg. “Made it for a margrave who never paid,” says Balthar, and for the first time his eyes are clear. “Don’t point it at anything you’d like to keep.”
city-04-b = You sniff, taste, and look at the shelf with new respect. The aunt was no quack: she brewed by witcher recipes, only with more plum brandy. What killed her, it turns out, was her age, a hundred and ninety-one, and a cart.

city-05-a = You catch him, and a tile catches you, square on the pauldron. Behind the tannery he brushes himself off, and it appears that he has nowhere to go, no money and, worst of all, an idea.
city-05-b = You hold it steadily and look at the clouds. The fathers pay, the ferret does its work, and an hour later a girl leans from the window and asks what her fiancé is doing up there. It was the wrong poet. Nobody asks for the money back.

city-06-a = “To be handed over in person, in the mountains, before it starts to smell.” A house sign, a name, no more. You remove the chain in the way witchers remove chains, and the bath-keeper learns to look elsewhere. The case is cold, and stays so.
city-06-b = The fellow counts out the coins with gloves on, takes the case with tongs and goes off, holding it well away from his body. You are already across the street when you hear the tongs fall. You decide that you didn’t.

city-07-a = The map is drawn on the back of a bill for two ear-dressings. The shaft, the fork, the black water, everything is there; at the end, in a shaking hand, only: “don’t answer”. He bites on your coin and for the first time orders something to eat.
city-07-b = He tells you, and you stop smiling. The whistle in the rocks, the smell, the claws that work in pairs: no drunk invents that. When he has finished, you know what it was, where it hunts and by which paths it comes home. He drinks; you pay with silence.

city-08-a = There is no fever. There is ergot in the flour, nine people who see angels, and a boy with a wooden spoon who knocks because he was told to. You brew all night from what the kitchen and your satchel hold. How you come out of there, only fate can tell.
city-08-b = Nobody comes out. Towards evening the knocking stops, the captain counts two coins into your hand and washes his own in vinegar. A week later you hear that the baker has been arrested, something about the flour. You find that you’ve no appetite for bread.

city-09-a = He gives you a clapper wrapped in felt, and the key to the tower. Only at the door does he say that in the spring he had a partner, a hard man with a fine deep voice. You step out quickly, wide awake.
city-09-b = For a day you may use his fire. He works beside you without a word, and the blade you bring him gets a balance that lets it do what it couldn’t yesterday. At three in the night, very far away, something rings. He never looks up.

city-10-a = Nobody will show you anything. They notch the way on a stick: stream, clearing, the stump with the axe still in it. The foreman gives you his own waterskin and asks you, if it’s a woman, to tell her that they didn’t know.
city-10-b = You draw a circle with chalk around the yard, walk it three times backwards and forbid him to eat mushrooms. He is so relieved that he adds a coin. The charm will work: in a yard, where every tree is already dead, it always does.

city-11-a = In Ironjaw’s closet you find a made bed, a book on the habits of eagles and a note: “I’ve never lost, and I’ve never asked why.” The pit-master can’t read. You take down the direction from a drawing of a ridge with a hut.
city-11-b = Without swords, without Signs, without rules, against two brothers who share one nickname. You win on points, insofar as a bench is a point. The purse is heavy, your ribs are singing, and every strap of your armour has come off.

city-12-a = She examines your face for a long time, then nods and gives you a flask from the infirmary for the road. When you leave, the choir falls silent in mid-verse. In every window there is a child, and all of them look at the parcel.
city-12-b = Stockings. In the stockings, a book; in the book, drawings that your own masters ripped from their copy and denied having owned. You read until the candle drowns. Then you tie five knots, wrongly on purpose, and leave it at the gate. The choir sings “Farewell”.

city-13-a = Two streets, a dovecote, a washing line with a canon’s drawers on it. You collar him in a loft, on a heap of other people’s purses that he’s hardly had the time to sort. How much of it you can sweep up before the owners arrive is a matter of luck.
city-13-b = You sit by the well and close your eyes. By the evening the boy is back, white as chalk: the thing trembles, and it only trembles near his stepfather. You listen to the end. Afterwards you know one habit you can do without, and sleep in his mother’s best room.

city-14-a = She weaves on and talks to the shuttle. “He’ll want a coin for it. He always did, he was mean as the grave.” It takes you a moment to understand that she’s talking of her husband, and that she doesn’t consider this any obstacle.
city-14-b = For the first time in a month the loom falls silent. She goes over your jerkin seam by seam, clucks her tongue, doubles the shoulders. When she bites off the thread, you feel as if you’d been tucked in. Then the loom starts again.

city-15-a = He knocks it off with a single blow, and both of you pretend not to have heard the sigh. He wraps the thing in pigskin, spits three times and asks you never, under any circumstances, to lay it down beside a sleeping child.
city-15-b = You tread the wheel until dark while he lays on sickles, shears and one headsman’s axe. Under your hands passes every kind of edge that people have invented for each other, and by evening you understand the angles. He doesn’t charge for the lesson. The stone, he says, liked you.

city-16-a = She pulls off a sleeve and ties it round your arm so tightly that the fingers go white. “Don’t kill the short one, he can dance.” The clan’s old men give you the place and nod contentedly: they’ve been waiting for a witcher for three weddings.
city-16-b = There is roast boar, there is a soup that fights back, there is an aunt who distils something in a bucket and lets you fill a flask. In the night you hear that the bride went by herself after all. The groom’s clan is very, very polite this morning.

city-17-a = He says it. It’s a woman’s name, diminutive, the kind one says only at home. “House of Vartan, lower vault,” he adds clearly, and dies so quickly that one might think he had only been waiting to be rid of it.
city-17-b = You hold the flask to his lips. The colour comes back, then his voice, a real banker’s voice: dry, exact, with figures. Where, at what hour, how many claws. You’ve seldom had such a report. He falls asleep on your shoulder, and you rest better than you have in weeks.

city-18-a = She knots the box into her own apron and crosses your forehead with a thumb that smells of herring. As soon as you pick it up, the beat changes. It takes you as far as the end of the street to notice that it’s your own.
city-18-b = The lid was never locked; it had only been waiting for warm hands. The fishwife is quicker than you and already lies beneath the table. Then the green light comes out, and you’ll have to see for yourself how it is disposed towards witchers today.

city-19-a = “Up,” she says, when you’ve lowered her over the wall. “In the mountains people fall off things. They need me there.” She strides away without having thanked you, then calls from the dark: “Your left shoulder, by the way. That was badly set. Come by.”
city-19-b = There is a bonus for assistance, paid by the alderman’s heirs, who are in tears and in a hurry. She doesn’t scream. From up there she corrects the executioner’s anatomy and points out to the crowd which of them will be dead by autumn, and of what. She turns out to be right.

city-20-a = It weighs hardly anything, four hundred names. At the gate a half-elf chestnut seller looks at the roll under your arm and, without a word, turns his sign around. On the back somebody has scratched a tree, an arrow and the number of paces.
city-20-b = The council thanks you, the council pays, three gold, from a chest on which someone has painted a white dove. On the stairs you meet the scribe. He doesn’t say anything, just hits you, weakly, like a man who has never done it before. You let him.

city-21-a = The faithful are offended, chiefly by you. You take a candlestick to the shoulder before they find out whom they really want to hit. In the crush the pedlar stuffs a coin and a scrap of paper into your hand: every place where he gathers his wares.
city-21-b = “The witcher confirms it!” crows the pedlar, and you nod, gravely, twice. The price goes up at once. You share behind the chapel, fair and square. An old woman kisses your hand in passing, and the tooth around her neck is grinning.

city-22-a = “They’ll last for a while,” says the apprentice, who has tried the soup, and lies down carefully beside the others. He’s drawn you the leaf on the tablecloth. You hope that it’s the root he drew, and not the parsley.
city-22-b = A drop on each tongue, thirty-one tongues. It would kill a healthy man, but the poison and the potion fall upon each other first and leave the patients alone. The landlord is so happy that he takes up a collection. The apprentice tips best of all.

city-23-a = You sit for two nights and give him everything that your feet remember: fords, short cuts, places where one should never camp. He draws with his tongue between his teeth, and weeps at the delta of the Pontar. In the morning he unlocks a drawer.
city-23-b = He’s never used it himself, but he’s calculated it: cellar, ossuary, the old elven drain, left at the third skull. You come out by daylight, a good deal farther on than you had any right to, and with dry boots. On paper, the man’s a hero.

city-24-a = It’s well drafted, with paragraphs. He demands that someone inspect a certain place in the mountains, where, three years ago, two brothers went up and one came down. The councillors suddenly have a great deal to do with their papers.
city-24-b = You declare that the dead have no vote, only wishes. The brother is so glad that he gives you the heirloom from above the fireplace and the fencing book that belongs to it. You learn a splendid cut and unlearn a poor one. The chair remains wet.

city-25-a = They give you a sealed hourglass, which can’t be turned without breaking the wax, and a look that you know from people who buy horses. The innkeeper, clearing away, whispers: “They’ve sent up four others. The house has never been the trouble. Look under it.”
city-25-b = You lean over the table, let the pupils go narrow and howl, quite softly, in the way a young wyvern does when it’s hungry. Two of them leave by the window. The third faints into the salad. You eat for five, rest your boots on lace, and rise with fresh ideas.

city-26-a = He writes you a pass, in duplicate, from sheer habit. Under “cargo” he hesitates. “She’ll have drifted off by then, she does. Look for her along the water; she finds a harbour. Mind the log-book. I read one page of it through the glass.”
city-26-b = At three something wet climbs down the anchor chain, trims the lamps lovingly, one after the other, and slides back into the sea. You’ve seen how it moves, and where it goes ashore. One thing you had always believed about the drowned you can strike out.

city-27-a = “In the forest, then, no audience,” she says and puts the axe away, almost politely. “I never work in town; one has to pay for the windows.” She tears the poster down and folds it. “So you’ll have something to remember it by. Or I will.”
city-27-b = You spend the evening with the draughtsman. For one coin he gives your squint to somebody else and listens, fascinated, while you explain how a witcher stands, turns, strikes. Drawing it out line by line, you see for the first time what your masters meant.

city-28-a = He wipes it out with his sleeve and gives it to you as one hands over a child. “In the mountains, under the cairns. Fill it with something decent. And tell them,” he ponders for a long time, “tell them Bors is only late.”
city-28-b = You drink for Wil, for Long Marek, for the boy whose name nobody knew. Between the mugs Bors shows you with spoons and bread how twelve men hold what a hundred couldn’t. You’ll never forget it, whatever your head may be like in the morning.

city-29-a = “Third dormitory, under the loose tile, in a boot,” she says breathlessly. “And if Rector Olvyn is there: he’s vain, and he believes everything in writing.” Above the yard the cloud gives a little leap and turns pink at the edges.
city-29-b = She can’t yet do much, but she can do clouds, and clouds, it turns out, are simply distillation with a view. By the evening she’s drawn off two flasks so pure that you hold them up to the light. She keeps the rainwater, and the tips.

city-30-a = You get a mask, the calf, and a paddle with the number thirteen. Nobody looks at you, everyone sees you. The auctioneer has a voice like warm fat. “Gentlemen, and whatever else has come: we now proceed to the better things.”
city-30-b = Three alleys on he notices you, and he has friends, and they have clubs. Afterwards one of them talks, and talks a lot: how they found the witcher, how dead he was, what was sitting on him. You’ve got the track of it now, and their purse.

city-31-a = It was not, thank the gods, what you had thought. It was worse: a nest of ghouls, fattened, tame, with names. Honza is fond of them and takes it badly. Between hooks and cleavers you learn a lot about close quarters, and leave some leather behind.
city-31-b = It’s the best stew of your life. You mop up the bowl with bread, have a second one, and sleep for twelve hours on the bench like a stone. Only at the gate, days later, does it occur to you that you’ve seen no beggar in that whole town.

city-32-a = Six hours with a pitchfork, naked to the waist, among apprentices dressed as sinners. He pays at once and in full, as one pays the devil. On feast days, from now on, mothers will show you to their children, and in some cities that counts as fame.
city-32-b = He laughs so hard that he nearly falls from the scaffold. Then he does it. You stand in the light, hand raised, and within an hour there is the first candle. An old crusader shows you how the saint truly held his blade. You leave feeling blessed, or at least dented out.

city-33-a = The moneylender’s family shows its gratitude in the corridor, three gold, still warm. It’s over quickly, everybody gets to his soup. On the way out you step into the yard at the wrong moment and drop what you’re holding: Lutz was left-handed. The wound was not.
city-33-b = The uproar is considerable, the soup cold. At night someone sits on your windowsill, without having come by the stairs: Lutz, who doesn’t like owing. Until dawn he teaches you whatever you’re worst at. He did it, by the way. “But you should have known the man.”

city-34-a = You wade in up to the hips. They come in ranks, with a drummer, and behind them stirs the thing that taught them counting. You return with a full sack. What else you bring back, or leave down there, isn’t clear until you’ve washed.
city-34-b = A rope-walk, an hour’s work, a little lard: two hundred splendid tails of tarred hemp. The inspector counts them by touch and pays, though only for one hundred. He’s not that stupid. At least you’ve unlearned the notion that honest work is paid here.

city-35-a = He tips the shelf into your sack: syrups, drops, three sealed flasks with labels in the Elder Speech, which he’d taken for cough mixture. He whistles and steps out into a new life. At the corner he’s caught by his half of the crocodile, thrown with great accuracy.
city-35-b = You saw until your arms are lame. She talks, and what she says about mixtures in twenty years of marriage nobody has ever listened to. It was always she who did the brewing. You throw out one of your old recipes with the crocodile’s hind legs, and feel wiser.

city-36-a = He moves four times in all, and each time you are lying in the mud. “Which school?” you ask from below. “Yours,” he says, “before they tidied it up.” He shows you the thing they tidied away. In the evening the cat sits on your lap.
city-36-b = It’s a cookery book. Between dumplings and giblets he’s entered, in neat script, everything that ever went wrong, and after it what one should have done. You strike two bad habits from your life and learn by heart one thing that’s underlined three times.
