### Broken Wall: the paragraphs of the sixth quest. Not shown before their time.

q6-a1 = Mill Road
q6-a2 = Under the Tower
q6-a3 = Before the Breach
q6-a4 = Burnt Orchard
q6-a5 = Salt Road
q6-a6 = Mill Gate
q6-a7 = West Tower
q6-a8 = Breach
q6-a9 = East Tower
q6-a10 = Salt Gate
q6-a11 = Dyers’ Row
q6-a12 = Pump
q6-a13 = Outer Ward
q6-a14 = Timber Yard
q6-a15 = Stables
q6-a16 = Bell Stair
q6-a17 = Ovens
q6-a18 = Inner Arch
q6-a19 = Town Hall
q6-a20 = Postern

q6-goal-morning = Hold the town until the sixth round is over
q6-defeat-four = Four enemies are inside when they are counted, at the start of an Event phase
q6-defeat-deck = The last event is gone, and so is the evening
q6-defeat-ghosts = None of you is left alive
q6-token-baker-mill = Baker at the Mill Gate
q6-token-baker-salt = Baker at the Salt Gate
q6-token-crossbows = Bohdana’s crossbows
q6-count-mill-gate = Strength of the Mill Gate
q6-count-salt-gate = Strength of the Salt Gate
q6-count-barricade = Strength of the barricade in the breach
q6-enemy-ram = Master of the Ram
q6-enemy-krivda = Captain Krivda
q6-enemy-popil = Brother Popil

q6-rule-press = The press: at the start of each Event phase, before the count, every enemy with no hero in its area goes one area towards the Inner Arch.
q6-rule-gates = A shut gate is a wall; it cannot be shut on an enemy who stands in it. In each Event phase a shut gate, or the barricade, loses 1 strength if an enemy stands just outside. A sapper’s special takes 1 more. At 0 it is gone for good.
q6-rule-bakers = The first enemy to enter an area with a baker ends its activation there, and the baker is gone.
q6-rule-crossbows = While Bohdana’s crossbows stand on the West Tower, one enemy on the Mill Road, Under the Tower or Before the Breach takes 2 piercing hits at the start of each Event phase.
q6-rule-uncle-rock = Once, the active player may point at a green or blue enemy outside the wall or in the breach. A rock takes it out of play.
q6-rule-ward-lost = Only enemies in the inner yard are counted now: Bell Stair, Ovens, Inner Arch, Town Hall, Postern. The gates can no longer be shut. The doors of the yard are locked.

q6-deed-close-mill = Shut the Mill Gate
    .about = With no enemy in it. A wall stands between the gate and the Mill Road.
q6-deed-open-mill = Open the Mill Gate
    .about = The wall between the gate and the Mill Road is gone.
q6-deed-close-salt = Shut the Salt Gate
    .about = With no enemy in it. A wall stands between the gate and the Salt Road.
q6-deed-open-salt = Open the Salt Gate
    .about = The wall between the gate and the Salt Road is gone.

q6-flag-bakers-armed = gave the bakers iron
q6-flag-bakers-fell = lost a baker at the gates
q6-flag-bakers-kept = sent the bakers to their ovens
q6-flag-ward-burnt = burnt the outer ward
q6-flag-vezha-confessed = made Eulalia Vezha say it
q6-flag-vezha-waited = let Eulalia Vezha wait
q6-flag-vezha-bought = took Eulalia Vezha’s keys
q6-flag-zorya-told = heard Zorya out
q6-flag-letter2 = read Hoshtar’s letter
q6-flag-krivda-returned = paid Krivda in glass
q6-flag-sorted = sorted gold from green

q6-p0 =
    Eulalia Vezha walks the wall with a list and a pencil on a string. Two gates. One breach. Eleven bakers. The Five, “such as are present”. One song. The burgomistress has not slept, and the buckets stand where you would have put them, and also in the one place you would have forgotten.

    “Three of them I can feed, lock up or argue with,” she says. “Four is a garrison. So, three.”

    Over the inner arch there is a date: the spring after the mill. Until then, she says, nobody in this valley had needed a wall. She says it the way one reads out a date.
    .title = Inventory
    .shaya-torgar = “These are their grandchildren,” says Torgar, looking along the watch. “I know,” says Shaya. “They have the ears.”
q6-p0-paid = Bohdana Myto has come up the west tower with her crossbows and asks where one signs. She was paid, there is a receipt, and tonight she is going to have been worth it.
q6-p0-snuck = Bohdana Myto is not coming. She has sent an account: one road, not used, with interest. The town does not pay other people’s tolls, says Eulalia Vezha, and holds out her hand.
q6-p0-burnt = Bohdana Myto is outside, with the others, in a singed coat. She used to deliver her takings at the postern, by night, and she knows which hinge lifts.
q6-p0-flour = Ostap has brought forty sacks of flour and stacked them behind the Mill Gate. It is no present, he says. It is flour. It just happens to stop things in the meantime.
q6-p0-spite = A man in odd boots has been seen at the Mill Gate after dark. He was showing somebody which plank is rotten.
q6-p0-invoice = Next to the Salt Gate there are eight yards of wall missing, and a paper on a nail: one charge, laid and fired, countersigned. Eulalia Vezha looks at her own signature for some time. Then she goes over it with her pencil, where it has got wet, and does not say that it is not hers.
q6-p0-smoke = Yesterday a miner came down from the hill, nine days grey, wished everyone a good day, hung his lamp under the first eaves he came to and went home. They were the gravedigger’s eaves. They are thatch.
q6-p0-early = The Fang has come a night early. One of them walked in with the evening carts, sat down in the outer ward, and begged nobody to get up.

q6-p1 =
    Nobody attacks. An orc woman of fifty or so comes to the edge of the ditch with a white rag on a ladle, takes the rag off, wipes her forehead, ties it on again and names the sum. The green glass, all of it, by dark. She talks as one does through a kitchen hatch.

    “There is no such glass,” says Eulalia Vezha from the wall. It carries; she has a voice for school prizes. She does not look at you while she says it. The woman with the ladle does, one after another, and lower than the face. Then she shrugs, and behind her the field gets up.
    .title = By Dark
q6-p1-thin = The watch is thinner than on the list. Since the barrel in the square nine men have developed a cough. The rest stand closer together; nobody has ordered it.

q6-p2 =
    In the rubble the raiders are counting how many of you are left. They do it aloud, on their fingers, lose their place, and begin again. One of them wants to know whether a coloured light is a whole one or a half. There is a bonus, it appears, and it is by the head.

    Behind them somebody who does not count is bringing up a beam. He lifts one end, walks it over, lets it down and goes round to lift the other. He has come the whole length of the field in that manner. What the beam is for is still in the orchard, under a cloth, and the cloth is round.
    .title = They Count

q6-p3 =
    There ought to be drums by now. Everybody on the wall has been waiting for them since supper. The watch has wool in its ears, and Ivha, the sergeant of the Salt Gate, has said twice what she thinks of music.

    They come up out of the dark, and not in step.
    .title = Drums, or Not
q6-p3-heard = There is no drum. The names were said to the end, with you standing by, and what has been said need not be beaten. They come in silence. Here and there one of them stops in the middle of the field, thinks it over, and walks back, and nobody shouts after him.
q6-p3-kept = There is one drum, a long way behind; it came down whole, and somewhere dry it has been laced up again. It is beaten so softly that one has to take out the wool to hear it. Somebody has got to fifty-two.
q6-p3-burnt = They have no drum any more, so they shout. Each shouts a name while he runs, and along the whole ditch there are only five to be heard. They have learned them off a label. Four they pronounce as they are spelled there.

q6-p4 =
    It is a millstone. They have slung it from a beam on ox-hide, and a big warrior in red walks alongside and calls the time, in a pleasant voice, like somebody helping with a wardrobe. When it swings, its face comes round into the torchlight. ZHORNO, it says, cut deep and picked out in paint each spring. The first mill.

    “It rolled there by itself,” Ostap is going to say. Then it has rolled four miles and through a river, and stopped on every slope to let somebody put a wedge behind it. The wedges have his mark as well.
    .title = The Ram
q6-p4-krivda = With it comes Captain Krivda, in better boots than he left in. They paid him last. Before the Salt Gate he finds the spot on the wall where he used to stand watch, and salutes it. Then he shows them where the mortar is poor. He signed for that mortar.

q6-p6 =
    About now the ovens ought to be drawn, and they are. The smell goes over the wall, and out in the field the noise drops by half. All along the ditch you can hear them breathe it in. A young voice asks what that is. An old one answers. “Bread,” she says. “The kind that is high.”

    Then the order is given again, by a person who cannot have liked giving it. The first one over the rubble has an axe in his hand and a spoon in his belt, and the spoon is clean.
    .title = The Smell of Bread
    .auriel-laigon = “I would hold it for the bread alone,” says Laigon. “That,” says Auriel, “is the first sound argument tonight.”
q6-p6-popil = Only there is smoke in it now, and the smoke comes up through the floor. Brother Popil was handed to the town, and the town put him in the room below the ovens, where it is warm. He has had all week to find the damper.
q6-p6-uncle = From very far off a sheep comes over the roofs, turning slowly, and lands in the field. That was for the range. Uncle has thought about it and decided. He has a rock in the other hand, and is waiting until somebody points.

q6-p7 =
    The woman with the ladle walks up through all of it, not fast. Nobody on either side can think what to do about her. Two men who are busy killing each other step apart to let her by, and then need a moment to find the place again.

    In the breach she puts down a small pot. She looks for a level stone first, and turns it until the handle points in. There is flour in the pot, and in the flour a green splinter. “For whoever is in,” she says, and goes back. Nobody has the wit to ask her: in where?
    .title = The Ladle
    .torgar = Torgar eats a pinch of the flour. It is Yaryna’s milling. “It cannot be,” he says, and eats another.

q6-p8 =
    By the list there are eleven bakers. Between them they have seven rolling pins and a sword, inherited and blunt, and they have lined up in the outer ward by height, as loaves do. “Give us iron,” says old Havrylo Pampukh, shaking off the flour, “or tell us where to lie down so as not to be in the way.”

    Behind them the yard is warm. Somebody’s dough is rising there under a cloth, at its own pace, and will be ready when it gets light. Havrylo has set it for the usual number of people.
    .title = Bakers at the Breach
    .law = Give the bakers iron
    .law-line = Bread is also defence.
    .law-seal = whether they go back to their ovens
    .neutral = Hold the wall yourselves
    .neutral-line = Pins hold dough.
    .neutral-seal = what the bakers will remember
    .chaos = Give up the outer ward
    .chaos-line = Let them count embers.
    .chaos-seal = who will ask for the ash
q6-p8-ten = You count ten. The eleventh has taken a cart to the ford: what the village had put by for flour went for the toll, ten a head, and they have been on boiled oats there ever since.
q6-p8-eleven = The eleventh is fourteen and has come without a pin. He has taken the oven door off its hinges instead, and hangs it by its chain round the neck of whoever stands in front. It is still warm.
q6-p8-aloud = They were in the square when it was said from the barrel. “We heard,” says Havrylo. “We went home and shut the door. Then it was four o’clock, and we opened it. The bread had to go in.”
q6-p8-law = Two splinters are laid on a heap of barrel hoops, and go out. What lies there then are swords, of a cut that nobody has worn for sixty years. Havrylo keeps the inherited one, to spare the young. He puts one of his men into the Mill Gate and one into the Salt Gate, and there they stand, in clogs, feet well apart, and turn their heads from time to time to smell whether anything is burning.
q6-p8-neutral = You tell them to go and bake. They go, by height. It is what they wanted to hear, and nobody says thank you for it. At midnight bread comes up the stair: nine loaves in somebody’s coat, and with them a boy. He waits until the last crust is eaten. All that time he looks at how many of you there are, and how long the wall is, and he does not say what he has been told to say.
q6-p8-chaos = Eleven houses, a pump, a timber yard. You have them empty in the time it takes to count a till, and lit from the back. The bakers carry out what is not theirs. When the roofs are down there is nothing left in the outer ward that anybody could want, and what was inside is outside. It is the right answer; any officer would put his name to it. The woman from the first house had come over to lend you the tinder.

q6-p9 =
    The breach is nine paces wide and has been here longer than the siege. There is moss in it. There is also a plate, with the year in which the council is going to close it up. The year was a while ago.

    To close a hole one needs a thing to put in and a thing to lean it on. That much is true from either side.
    .title = Shoring
q6-p9-footprint = There is nothing to lean it on. A troll has come through here, looking at something else, and carried off both edges of the gap on his shoulders. In the footprint lies somebody’s cash box, no thicker than a plate.
q6-p9-freed = Danylo Kaylo shows how it is done by people who have been on the wrong side: four props, two doors, one prayer. He will not have the order changed. When it stands he knocks on it, listens, and knocks once more, the way they do on pay-day.
q6-p9-furniture = So it is furniture. The council table goes in on edge, then the bench for petitioners, a pulpit, a bath. It looks as if somebody were moving house. It will hold until they have stopped being surprised.
q6-p9-robbed = One of the props gives as you turn your back on it. It came out of the mine, numbered like all of them. Under the number somebody has scratched, quite neatly: “paid”.

q6-p10 =
    The winch has stuck. Ivha, the sergeant, hangs on to the crank by both thumbs; they are what she has left. “Stuck,” she says, “since the last man who understood it deserted. He would never show anyone. He said it was his pension.”

    You get it to move, with a boot, a belt and a piece of her lunch. On the inside of the drum somebody long ago has chalked up the turns, so as not to lose count: one, two, and so on, to seven. The gate is up after six.
    .title = The Salt Gate
    .ekar = “Shut the gate,” says Ekar. Nobody moves. “Please,” he says, after a while.

q6-p11 =
    On the far side of the drum, with his back against the chain, sits the last man who understood it. Captain Krivda is eating a pear. He took your twenty at the roadside and has been yours ever since, to the crown.

    Tonight he has had an offer. It came over the wall on a string; he shows you the string. “Twenty-one,” says the captain. “I say so openly.” He looks at one of you after another, not unkindly. It is a question of arithmetic.
    .title = Twenty-two
    .law = Pay no one twice
    .law-line = Struck off.
    .law-seal = which side the gloves are for
    .neutral = Make it twenty-two
    .neutral-line = It is arithmetic.
    .neutral-seal = who offers more
    .chaos = Pay in glass
    .chaos-line = Let him listen.
    .chaos-seal = whom he hears
q6-p11-law = “Nobody is paid twice,” says one of you. Krivda nods. He wipes the crank where he has held it, puts on his gloves finger by finger, and signs himself out in the gate book, with the hour. Then he goes down the rope to where he is appreciated. From the ditch he calls up which of the cogs wants grease.
q6-p11-neutral = It is paid out on the drum in silence, in whatever there is: crowns, a buckle, a promise of pies. He counts it twice, for form’s sake. After that he takes off his coat, greases the cogs himself and whistles, and the gate goes up and down like an eyelid. Now and then he puts his head out over the wall and listens. Until morning nobody says twenty-three.
q6-p11-chaos = Two splinters, instead of coins. He holds the first one to the lamp, to see what it would fetch, and the other to his ear. It is short, and he does not say who it was. He works the winch till dawn with his back to you and oils even the parts that do not move. In the morning his coat is there and he is not. He has gone over to the Fang, for nothing, to give somebody back.

q6-p12 =
    Nobody paints the bar of a gate white; it shows every hand. The bar of the Mill Gate is white, and nothing else about the gate has been painted at all. It is short for the job, too. Somebody has moved the brackets in until it reached.

    It was always like that, says the guard, Panas by name, who has a wife and a whistle. He thinks it is for the feast. He has leaned on it for thirty years and never yet put his hand there.
    .title = The White Bar
    .ekar = Ekar cannot lift it. It is not heavy. Somebody else has to.
q6-p12-old = It is painted again every spring; there are so many coats on it that the edges have gone round. You get a thumbnail under them. Beneath the oldest the iron is burnt, and on the end, filled in with white as a keyhole is with snow, is a wheel. Without it the gate is weaker. With it, you would be standing tonight behind that. You take it down.
q6-p12-new = This one is new. The edges are sharp and the paint comes off on the finger. On a nail beside it hangs an envelope with ten crowns, “for the trouble”. You sold her a sentence, and she has been round to see to the rest of it.

q6-p13 =
    It is not one of theirs. It is Paraska, with both trays. Yesterday she was out there and today she is in here, and both trays are free of charge, which frightens people more than anything outside. “Eat,” says Paraska. “I cannot run and carry.”

    From her apron she takes a letter. She was to deliver it the day before yesterday, only then there was a wall in the way. It is from Hoshtar, Warlord of the Fang, to the town. In a hand that has practised, and quite politely, it asks who was at the window. It does not say which window.
    .title = Both Trays

q6-p14 =
    The burgomistress has had her desk carried out under the arch, so as to be easy to find. Even here it smells of violets. The portrait has come along, since it goes with the desk: her mother, who held the office before her. It is a good likeness. At some time the hands have been painted over, in a brown that does not quite match.

    “Two minutes,” says Eulalia Vezha, who is signing for arrows, and turns over a sandglass. It holds two minutes. She is known for it.
    .title = E.V.
    .law = Make her say it
    .law-line = Four sentences.
    .law-seal = who leaves the wall
    .neutral = Say: after
    .neutral-line = It is a place too.
    .neutral-seal = whether after comes
    .chaos = Take her keys
    .chaos-line = She had them ready.
    .chaos-seal = what else obeys
q6-p14-paper = You put a sheet of paper on top of the arrows. There is an E at the bottom of it, and a V. She does not need to turn it round.
q6-p14-bars = You put three iron bars on top of the arrows, side by side. The desk creaks. She does not ask what they are.
q6-p14-heard = You put nothing on the desk. You have said it once already, and she knows to whom. The sand runs for a while.
q6-p14-order = She sends the clerk for sealing wax, of which there is a trayful. “My mother gave the order,” says Eulalia Vezha. “She dreamt of them until she died. By name; she had kept the list. I sing that song at the school prizes. I sing it rather well.” She squares the papers. “What do you want? I have a wall to hold.”
q6-p14-wall = You have a feeling, and she has a wall. She waits with lifted pen until you have finished having it. “I have a wall to hold,” she says then, and sends two men down to the Mill Gate whom she had been keeping for herself. You are past the arch already when she says something more, to the portrait: “Ask me when it is quiet.” She means it. With her that is the terrible thing.
q6-p14-law = She says it from the stair, to the whole watch, with the list in her hand. It takes four sentences. Nobody leaves the wall. At the back somebody takes off his helmet, and puts it on again, and that is all that ever comes of it. But the women who see to the light under the arch carry it in and shut the grating. After a time there is one burning up in the west tower instead, where the draught is worse.
q6-p14-neutral = “After,” you say. After is a place too. She thanks you as one does for a loan, knowing the day on which it falls due, and gives each of the gates four men out of her own guard. Then she adds the word to her list, at the very bottom, below the song. It is the only thing there without a square for the tick.
q6-p14-chaos = She had them ready. They lie in the top drawer on a folded cloth, and she puts them down the right way round for you, the treasury first. Nobody has raised a voice. From now on she does what she is told, at once and well, and where she used to say “no, because” she says “yes”. The clerk comes back with the wax, looks from one chair to the other, and sets it down in front of you.
q6-p14-desk = The smallest key fits nothing in the treasury. It fits the bottom drawer. Under the school certificates lies the bar of the Mill Gate, with all its sixty coats of white. She had it taken down, and then found nobody whom she could ask to throw it away.

q6-p15 =
    On the bell stair sits Zorya, with a sling in her lap. Beside her stands Sister Melania’s glue pot, and she has got something out of it with a hairpin: a plum stone, very shiny.

    “It was me,” she says. “It wasn’t gremlins. They told us in school you would come if it was ever bad enough, and you didn’t come for the cow, and you didn’t come for Grandad. So I made it bad enough.” She has carried that since the ford. With her other hand she is holding the end of the bell rope, as on any other day. High up you can just hear it shaking.
    .title = A Plum Stone
    .shaya = “I would have used a bigger stone,” says Shaya, and shows her how one hides a sling.
q6-p15-knew = Then she looks up and sees that you have known it since the pear tree, and told nobody. She counts you, once. She holds out the sling on both palms, like a thing that is put on heads, and after it a tin with everything she has ever found under other people’s windows.
q6-p15-guess = It is quiet on the stair. You remark that it must have been forty paces, in the dark, uphill. “Forty-six,” says Zorya. She had been ready for anything but that, and begins to cry, crossly, the way one sneezes.

q6-p22 =
    They stop. They are not beaten, they have finished for today, like workmen, and go about the field picking up: ropes, spoons, one another. The wall has fewer stones in it than yesterday, and the same number of holes.

    Eulalia Vezha goes along it with her list. Gates, two. Breach, one. Behind “the Five” she puts a tick, and then there is a number to be written, and her hand will not do it. She gives you the pencil. It is still tied to her; she has to come quite close.
    .title = Morning

q6-p23 =
    By the ovens there is a row of eleven hooks with a name over each. That is where a baker’s pin is hung when he will not be needing it; until now none of them had needed to be hung before its owner was eighty. This morning the women who come for bread look up at the hooks first, and only then into the basket.
    .title = Rolling Pins
q6-p23-two = There are two up there: the Mill Gate and the Salt Gate. Between them hangs a sword. Havrylo put it there himself, and went to the trough, and has to be told after some time that he is kneading nothing.
q6-p23-one = There is one up there. The other man who stood in a gate put it there, and has taken it down since, and wiped it, and hung it back. Beside it Havrylo has hung the sword, so that it should not be alone; now he is at the trough, and goes on kneading after it is done.
q6-p23-none = The hooks are empty. Two men in clogs come in from the gates, lean their swords behind the door, where other people put umbrellas, and ask what is burning. Nothing is. Then Havrylo takes the old sword and hangs it on the hook with his own name, since he will not be needing it, and has to sit down.
q6-p23-kept = The hooks are empty. There is bread for the living and bread for the burials, and some left over. Havrylo cuts it himself, and gives you the ends, which at home he keeps for children.
q6-p23-burnt = The hooks are empty. Out in the ward they have come with sieves, and shake the ash through, each where the house was, for the nails. They are polite. They stop while you pass, and hold the sieve level, and go on.

q6-p24 =
    In the forenoon an arrow comes over, blunt, so that nobody should be hurt, and breaks a milk jug. Round the shaft is a letter.

    “Hoshtar will receive the Five where the seventh mill stood, on any day that suits them. Bring the glass. Bring your hands.” Whoever taught him to write also taught him never to end without a courtesy, for lower down, and smaller, it says: “Dress warmly. It gets cold there at night.” It is the hottest week of the year.
    .title = The Answer
q6-p24-letter = The letter from Paraska’s apron wanted much the same, some days earlier and more kindly. It says “please”. And where this one has “your hands” it has “the hand”.

q6-p25 =
    All night Sister Melania, Hordiy the glazier and Zorya sort your splinters, on the bakery table, by three lamps: gold to the left, green to the right. By one lamp they look alike. Nobody talks. Now and then Hordiy holds a piece up to his eye and says, not to anyone, “grandmother”, or “the one with the fiddle”.

    By morning both heaps are done. The one on the right is bigger. It is what you have been coming back to life on, and there was more of it once. Until it is quite light nobody looks at you.
    .title = Sorting
    .auriel = Auriel sorts faster than Sister Melania. The one blue splinter she finds she puts on the green side, takes it back, and puts it there again.

q6-p26 =
    Aunt Fedora serves breakfast. There are eggs, and the bread, and five places laid, no matter who is there. She stands by with the pan until the last plate has been wiped. Then she opens the ledger and rules out a line, the one that says “less breakfast, not taken”. The sum grows by exactly so much. “I am fair,” says Aunt Fedora.

    The rest she would like to settle when you come back. “When you come back,” she says once more, a good deal later, to the pan.
    .title = Breakfast, Taken
    .laigon = Laigon holds his bread until it is cold, then shares it out in exact fifths. The fifths of those who are not here go into his pocket.

q6-p27 =
    The fourth is a gremlin with somebody’s kettle, and nobody is more surprised than he is. But four is four. Eulalia Vezha rules a line under her list and has the arch opened, from inside, before it can be broken.

    Not one plate is smashed. For a week the grandmothers of the Fang cook in the town’s kitchens, with the doors propped open, and ask in good valley speech where one keeps the salt. Only Havrylo’s bakery burns down; nobody told them about the damper. On the eighth morning they have all gone out again and stand in the field. It seems he wanted an answer. He did not want a town.
    .title = Four

q6-p28 =
    They sing it to the end. You hang over the bell stair, so many panes of colour, and the town stands below with candles and sings all the verses, while someone goes and opens the gates, from inside, quietly. The last verse is a lie. They sing it very well.

    After that there are other voices in the street, of old women mostly, asking the way to the kitchens. They stay for a week. Nobody comes to harm but Havrylo’s bakery, which burns, because of the damper. On the eighth day the field is full again, the town is empty of them, and a girl gets you down from the stair with a broom.
    .title = The Song on the Stair

q6-p29 =
    By dark, she had said, and it is dark. Eulalia Vezha holds the pencil over a list on which everything has its tick. In the field the woman with the ladle unties the rag, folds it and puts it away.

    Who opened the Mill Gate nobody knows to this day. It was done from inside, and held for the next person. The Fang stays a week, cooks, airs the beds, and burns down Havrylo’s bakery for want of knowing the damper. On the eighth morning they are out in the field again, drawn up as before. An old man among them is waiting to be told something.
    .title = Everything Ticked

q6-p9-act = Close up the breach
q6-p12-act = Look at the bar of the gate
q6-p14-act = Talk to Eulalia Vezha
