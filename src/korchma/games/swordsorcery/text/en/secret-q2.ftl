### The Toll Road: the paragraphs of the second quest. Not shown before their time.

q2-a1 = Ford End
q2-a2 = Poplars
q2-a3 = Milestone
q2-a4 = Cutting
q2-a5 = Queue
q2-a6 = Toll-house
q2-a7 = Goat Stairs
q2-a8 = Town Gate
q2-a9 = High Bank
q2-a10 = Hazels
q2-a11 = Look-out
q2-a12 = Goat Path
q2-a13 = Rushes
q2-a14 = Old Weir
q2-a15 = Sedge
q2-a16 = Landing

q2-goal-cart = Bring the cart to the town gate with glass on it
q2-defeat-sacks = The last sack is gone
q2-defeat-deck = The last event is gone, and the town shuts for the night
q2-defeat-ghosts = None of you is left alive
q2-token-cart = Matviy’s cart, with Wednesday
q2-token-sack = A sack of glass
q2-count-sacks = Sacks on the cart
q2-enemy-krivda = Captain Krivda
q2-enemy-sergeant = Sergeant Tymish
q2-rule-cart = As each Event phase begins the cart goes one area along its route, if no enemy stands by it, nothing shut lies ahead, both wheels are on, and a living hero is with it or next to it. In the Cutting it waits until the toll is settled, on the Goat Stairs until whoever bars the road has fallen.
q2-rule-thieves = An enemy that ends its activation by the cart without having wounded anybody takes a sack along. Where it falls, the sack lies.
q2-deed-push = Push the cart
    .about = You and the cart go one area along its route. Once a round, whoever does it.
q2-deed-load = Throw the sack back on
    .about = The sack that lies here is on the cart again.

q2-flag-toll-paid = paid Bohdana’s toll
q2-flag-toll-snuck = went round by the marsh
q2-flag-toll-burnt = burned the toll-house
q2-flag-krivda-dead = struck Krivda off the roll
q2-flag-krivda-gone = let Krivda go with a receipt
q2-flag-krivda-hired = hired Krivda, until further offers
q2-flag-letter1 = read a letter signed E.V.

q2-p0 =
    Sister Melania has tied up the sacks herself, with chapel ribbon, and labelled each of them: THIS SIDE SINGS. They are going to Hordiy Sklo in town, the only glazier left who has ever done people.

    Matviy Koleso, carter, studies the waybill at arm’s length. He is holding it upside down. “All in order,” he says. By then Wednesday, the mare, has the cart well down the road; nobody has told her which. Under “goods” it says in the sister’s neat hand: “five persons, loose; and one more, see over”. There is nothing over.
    .title = Waybill
q2-p0-pin = Ostap has sent a wheel pin of new oak and five crowns a head, in a flour bag, without a message. The pin has been greased. That is the message.
q2-p0-robbed = Ostap has been up since four, telling the road who travels on it today, and with what. He charged nothing, which is how one can tell that he minds.
q2-p0-passed = Ostap has sold the news of your coming all along the road, at five crowns. He sells it to you too; otherwise it would not be fair on the others. A splinter he found in his boot is thrown in.
q2-p0-lantern = On the first milestone stands Vasyl’s lantern, with the wick turned down. Nobody salutes.

q2-p1 =
    Five poplars, one for each of you, with an enamel plate. The council prunes them every spring and has the bills framed. The smallest belongs to whoever is standing here and reading; a goat has been at it.

    There is a sixth, or there was. It has been sawn off level with the grass, and slantwise, so that nobody should sit on it. You count the rings, since they are there. There is one. Somebody planted six, and by the following spring had thought better of it.
    .title = Someone Has Kept the Verge
    .laigon = Laigon’s poplar is the one the goat prefers. He approves of the goat.
    .auriel-torgar = “They have mixed up the plates,” says Auriel. “Mine is the short wide one,” says Torgar. “Nobody has mixed up anything.”

q2-p2 =
    At the milestone the near wheel leaves the cart and goes on alone toward town, keeping to the right. Wednesday stops to let it pass. SEVEN MILLS 2, says the stone; TOWN 3. Below that someone has scratched, with a nail and no great skill: WE ARE SORRY.

    “Advertising,” says Matviy. He asked a man about it once, thirty years ago, and that is what the man said, after looking at it for some time.
    .title = The Wheel
q2-p2-pin = Ostap’s pin goes home at one blow. It might have been cut for this very hole, by somebody who had seen the cart go by and had not liked the sound. Up on the bank a voice says a short word. They had been promised a longer stop.
q2-p2-whistle = It needs a pin, a stone, and somebody on both knees. A whistle comes from behind the hedge, two short. It seems the hedge has been expecting just that.

q2-p3 =
    A stake for a pin, a stone for a hammer, and one word that is not in the hymnal. The wheel is on. Wednesday leans into the shafts before anybody has told her.

    Whoever kneels at a wheel has the milestone at eye level. Under WE ARE SORRY, where the grass hides it from people who stand, there are seven strokes one above the other, and round them a frame: a door, the way a child draws a door. Only there is no handle. Children never forget the handle.
    .title = Pinned
    .torgar = The word Torgar says to the wheel is a blessing. It only sounds like that.

q2-p4 =
    Bohdana Myto’s gate shuts the road, and before the gate there is a queue on chairs. She stands at the bar in a starched collar and reads you the licence, since you are new: hereby granted, hereby confirmed, and whosoever hereby passes hereby pays. It takes a while. Two people in the queue move their lips along with her.

    It is genuine. The seal is the town’s, the hand is a clerk’s. “For services”, it says in the place for the reason. It was issued sixty years ago, on the morning after the mill. That must have been the one office in the valley that opened.
    .title = Hereby
    .law = Pay the toll
    .law-line = The board is older.
    .law-seal = what the village goes without
    .neutral = Go by the marsh
    .neutral-line = Eels do not ask.
    .neutral-seal = who else went round
    .chaos = Burn the post
    .chaos-line = Oil is cheap.
    .chaos-seal = where the queue will go
    .auriel = Auriel finds two errors in the licence and is happy for the length of a field.
    .ekar-shaya = “We were hired at ten each,” says Shaya. “Twelve,” says Ekar. “Then you owe me two.”
q2-p4-law = Ten a head, and dead heads count; there is a column for them. She takes what you have and writes down what you have not. Then, being paid, Bohdana Myto becomes exactly what she says she is. She puts two fingers to her lips, and the men in the hazels stand up, brush off their knees and go home to dinner. Up goes the bar. “Mind the chairs,” she says.
q2-p4-neutral = There is always a way round, and this one is kept open by eels. Wednesday looks at the rushes, at Matviy, at the rushes; then she sighs and goes in. At the gate the licence is being read to somebody else, and nobody turns a head. But in the reeds a small man in a large hat counts your wheels, and nods, and writes nothing down.
q2-p4-chaos = A jug of lamp oil and a wisp. The toll-house burns like a thing that has been waiting its turn. The queue gets up and runs past you, in order; a minute later it runs back, for the chairs. In the till lies something that was never declared. Bohdana stands in the road with the licence over her head in both hands, so that no spark shall get on it. She is not watching the fire. She watches you, and her lips move. It is a sum.

q2-p8 =
    People who have queued that long go on doing it, with or without a gate. They look into the sacks as the cart comes by, and see themselves in colours. Kylyna, a seamstress, walks alongside for a bit. She would like a piece of the blue, no bigger than a nail, for her boy’s grave. He liked blue. She has brought a thimble to carry it in.

    Matviy looks round at whoever is nearest the cart. It is not a thing he can decide. Then the hazels move.
    .title = The Queue

q2-p9 =
    The toll bar does not turn on a hinge. It turns on another bar, an iron one, an arm long and burnt along one side, with a wheel stamped in the end; that is why it always shrieked. The till holds ten crowns and a dead wasp.

    One has to lie on one’s back to see the paper nailed up beside it, underneath. “Received back: one bar, clean. Hereby forgotten.” Bohdana Myto has dusted that till every morning for thirty years. It has not occurred to her to look at it from below.
    .title = The Licence
    .shaya = Shaya leaves the till as she found it, less one receipt, her own: ten crowns, on account, sixty years ago.

q2-p10 =
    Under the weir sits a man with his hat on and one hand up: stop. The water is so clear that you have stopped before you see what he is. He is sixty years late. The eels have kept his toll-man’s badge bright; they seem to have taken turns.

    He was on his way to the gate the day after it opened, with a letter. He still has it. The water has taken all of it except one word, near the top, underlined twice: “not”.
    .title = The Old Weir
q2-p10-ok = You go round him by the one stone he missed.
q2-p10-fail = You go round him, and your foot finds what his foot found. It lets go, after some thought.
q2-p10-leaf = On the post, wrapped in a lily leaf, lies something for you. The eel-men like people who go round and say nothing; they have not met many.
q2-p10-purse = There are ten crowns in his purse, in the old king’s coin. He had brought the toll.

q2-p11 =
    Wednesday is in up to the belly and walks as if on boards. She is on boards. Under the sedge lies a road, log by log, older than the one above, going the same way and for nothing. Matviy takes off his hat. He has paid up there since he was a boy.

    The logs are worn in two lines, by wheels, and between the lines by bare feet, a great many of them, and small ones among the rest. They all point up the valley. It looks like a road on which nobody ever went home.
    .title = Half-way
    .auriel-laigon = “A road belongs to whoever walks it,” says Laigon. “That is grass you are thinking of,” says Auriel.

q2-p12 =
    From up here you see what Captain Krivda sees of an evening: your cart, the town gate, and away in the forest a line of green flags that is not on any map yet. You also see half a pie. Under the pie, so that the wind shall not have it, lies a letter.

    “See that the glass is lost on the way,” it says. “It need not be a large accident.” It is a good hand, the kind that is taught with a ruler across the knuckles, and it is signed E.V. The wax has a tower on it. The pie is still warm.
    .title = Look-out

q2-p13 =
    Across the road stands a table with a cloth, a cashbox and a handbell. Captain Krivda rises behind it, for he was nicely brought up. “An orderly line, please,” he says. He has been eleven years on the town’s payroll, nine of them as a deserter, and has never once been paid late. “A pension,” says Krivda. “It is all any of us wants.”

    He counts you with the end of his pen and comes out one too many: he has included the mare. He thinks about it, and lets it stand.
    .title = Orderly, Please
    .law = Read him the law
    .law-line = Word for word.
    .law-seal = who still obeys it
    .neutral = Let one sack go
    .neutral-line = He gives receipts.
    .neutral-seal = whose names were in it
    .chaos = Buy the captain
    .chaos-line = Until twenty-one.
    .chaos-seal = who pays last
q2-p13-law = You give him the muster law, by heart, from the preamble. It is sixty years out of date. At “absent without leave” his heels come together of their own accord, and he stands to attention through eleven articles, like a man having a tooth out. When it is over he says “Sir”, to nobody there. He shuts the cashbox, moves the bell so that it will not get broken, and draws.
    .ekar = Ekar has read that law to men before. They also stood to attention.
q2-p13-neutral = He may have one sack, you tell him. He has been offered less, with swords. Captain Krivda folds up the cloth and goes by the goat path, a free man with nine years’ seniority. Sergeant Tymish, who had been promised a share, has followed all this closely. He stays.
q2-p13-receipt = The receipt is in duplicate: “one sack; voices, assorted”. For a good while you can hear it go up the hill on his shoulder. He is humming along.
q2-p13-last = But he looks into the cart first. There is one. “Not a man’s last,” says Krivda; there is a paragraph on that as well. He leaves the receipt regardless, for nought.
q2-p13-chaos = You lay coins on the table, one upon the other, until his eyes stop moving. “Call it twenty,” says Krivda, “and I am yours until somebody makes it twenty-one.” He signs for it. He gives you the bell. Sergeant Tymish has followed the figures as far as his own share, and goes up the goat path to hand in his notice. He takes the crossbow along to do it with.

q2-p17 =
    The pay-book is in his boot, up to date, in two inks: blue for what the town paid him, red for what others did. Over nine years the columns agree to the crown. He had already ruled the page for the pension.

    The last line is today’s. “Met on the road: the Five,” it says, in blue. “Not struck off either.”
    .title = Struck Off

q2-p18 =
    Paraska comes up the road with a tray on each arm, the left one for the town, the right one for the others. She will not mix them, because the others count. The fighting waits while she gives change; a man on the bank keeps his place in it with one finger.

    The Fang pays in old coin, says Paraska, with a hole in the middle, from the days when they came down here to buy flour. She wipes her hands, finger after finger; she is a very tidy woman. Between the pies on the right-hand tray there is a glitter that is not sugar. It is green.
    .title = Pies

q2-p19 =
    You notice it by the sound: there is a voice missing from the cart. The rest hum on, and leave a gap of the proper length where it used to come in. Two of you would swear that it had been singing their name.

    Far off the road a sack is going away over somebody’s shoulder. So it can be done. Everyone round here who has a shoulder has just seen it.
    .title = A Sack Goes

q2-p20 =
    Wednesday stops at the gate, because it is the gate. She has never been late. According to Matviy she has been asleep since the stairs; she does the last stretch like that.

    The guard asks for the waybill. Matviy hands it to him with dignity, upside down. The guard turns it the other way and follows it with his finger. “Five persons,” he reads, “loose.” He looks under the cloth. He looks at you, one after another, and back under the cloth. “Anything to declare?” he says in the end, because he has to say something.
    .title = Arrived

q2-p21 =
    Hordiy Sklo’s shop is shut. Through the pane one sees a cold kiln, a stool, and dust with a cat’s feet in it. On the bench lies a single thing, cut not long ago, in green: a blade of grass, life-size.

    His neighbour Motrya is beating a rug and is glad to be asked. Two of the watch came for him on Tuesday, ever so polite. Down to the salt they took him, for his health. “Never ill a day,” says Motrya, and beats the rug. “He asked could he wash his hands first. They said it would not be needed.”
    .title = No Glazier
q2-p21-watch = The watch knows about Krivda already. A corporal stops you and puts something into your hand, wrapped in a pay slip. It was being kept for the captain, he says; he was fond of glass.

q2-p22 =
    Aunt Fedora has moved to town. The Pony walked behind the cart, she says, and nobody asks in what sense: here is the counter, here is the lavender, there on its stand lies the ledger. The bill has come along and is a day longer.

    She wants to hear about the road. You tell her about the toll, the licence, the queue. She writes it down under “sundries”, and blots it, and does not look up. “And my chairs?” says Aunt Fedora. “Mother only lent them for the one morning.”
    .title = The Merchant
q2-p22-button = Below the rooms there is a new line: “bowl at the ford, contents of: twelve crowns”. And below that, by itself: “one button”. She holds out her hand, the palm up, and waits.

q2-p23 =
    The cart is light now and the mare walks faster, which is the cruellest thing that happens today. At the town gate the guard reads the waybill, looks at the bare boards, and stamps it “delivered”. It is the only stamp he has.

    Before the frost comes the chapel is glazed with oiled paper. The children are told that it is a new kind of glass.
    .title = Empty Boards

q2-p24 =
    The town shuts at dark. The rule is older than the gate; before there was a gate they used to shut a rope. Matviy knocks until somebody tells him the time.

    In the morning the cart is in the ditch with its wheels in the air. To the shaft is pinned a receipt: sacks, all, with thanks. It is made out quite correctly. By winter there is oiled paper in the chapel window, which keeps the wind out, and the singing in.
    .title = Night at the Gate

q2-p25 =
    Panes of light stand under the poplars, each at its own, until the council comes to prune. Matviy waits with his hat off. The mare does not wait. She knows the way, arrives on time, and gives the guard such a look that he signs for an empty cart.

    On the ninth day Sister Melania comes with a barrow. She has oiled paper with her, for the chapel window; it looks like rain, so she spreads a sheet of it over you.
    .title = By the Verge

q2-p3-act = Put the wheel back on
q2-p9-act = Look behind the till
