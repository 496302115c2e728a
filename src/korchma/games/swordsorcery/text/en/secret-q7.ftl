### Court of the Fang: the paragraphs of the seventh quest, and the three epilogues. Not shown before their time.

q7-a1 = Sieve Floor
q7-a2 = Millstone Seat
q7-a3 = Grain Window
q7-a4 = Kennels
q7-a5 = Shield Side
q7-a6 = Ring
q7-a7 = Drum Side
q7-a8 = Smithy
q7-a9 = Pots
q7-a10 = Banner Hall
q7-a11 = Middle Ward
q7-a12 = Green Wall
q7-a13 = Wagon Shed
q7-a14 = West Ditch
q7-a15 = Stakes
q7-a16 = Outer Ward
q7-a17 = Hurdles
q7-a18 = East Ditch
q7-a19 = Gatehouse

q7-goal-hoshtar = Kill Hoshtar
q7-goal-bars = Lay four bars before the mill door
q7-defeat-deck = The last event is gone, and the door is still shut
q7-defeat-ghosts = None of you is left alive
q7-token-mirka = Mirka, six, Hoshtar’s granddaughter
q7-count-carried = Bars you carry
q7-count-laid = Bars laid before the door
q7-count-given = Places where the green was given back
q7-enemy-hoshtar = Hoshtar, Warlord of the Fang
q7-enemy-yurza = Yurza
q7-enemy-popil = Brother Popil

q7-rule-seated = Seated: Hoshtar and the guard round the Ring do not activate, do not count as enemies in play and do not make him turn his card until a hero stands in the mill, in the Ring or beside it, or one of them is attacked, or the cook has been answered in the Middle Ward.
q7-rule-kept = If you have to come again, the green that was given stays given and the bars that were laid stay laid. The guard is back in its place.
q7-rule-duel = The duel: Hoshtar stands in the Ring. His champion is whoever holds the priority token, at 6 and never less. Nobody else attacks Hoshtar, and no guard attacks anyone who has not attacked since. It ends when the champion is a ghost, or leaves the Ring and its two sides, or somebody breaks it; then every guard activates once.
q7-rule-hostage = The hostage: while a hero who is not engaged holds Mirka, Hoshtar gives no orders, has 1 armour less and goes for whoever holds her. If that hero becomes a ghost, she runs to the Millstone Seat and this is over.

q7-deed-lay = Lay a bar before the door
    .about = Once a round in all. The guard nearest to the Ring activates. Eulalia Vezha’s word, if you have it, weighs as much as a bar.
q7-deed-lay-pressed = Lay a bar, blows or no blows
    .about = Once a round in all, engaged or not. The guard nearest to the Ring activates. Eulalia Vezha’s word, if you have it, weighs as much as a bar.
q7-deed-take = Take Mirka by the hand
    .about = From where she stands, or from another hero here.

q7-flag-court-duel = took the ring
q7-flag-court-fight = took the wall
q7-flag-court-hostage = took the child
q7-flag-court-blood = killed Hoshtar
q7-flag-truth-told = laid the bars before the door
q7-flag-hand-known = held out your hands
q7-flag-hand-claimed = said: mine
q7-flag-window-mended = mended the window
q7-flag-grass-let-go = let the glass go
q7-flag-rooms-taken = kept the glass

q7-p0 =
    The Fang has built its court on a black floor and not moved one burnt beam. The walls go round them. There is a rafter across the smithy, and the smith ducks. In the middle stands a door without a house: before it a ring of trodden earth, behind it a seat, which is a millstone, and on the seat an old man with his hands on his knees.

    You know that door. You know every nail of it, from the other side. On this side there are seven pairs of brackets, and those you have never seen. Six are empty. In the lowest lies a bar.
    .title = What Was Built over It
q7-p0-paper = Eulalia Vezha has given you her four sentences to take along, on one sheet, signed in full. It went in with the bars. None of you had to say why.
q7-p0-bags = You carry two bags, sewn by Sister Melania out of one curtain. The green one is heavier. You have been changing hands with it all the way up the valley.
q7-p0-basket = At the bend of the road stood Ostap with a basket on his arm. He had forgotten it there, he said. He could not think whose it was, and it had better be eaten.
q7-p0-wages = At the bend of the road stood Ostap. He put ten crowns into the nearest hand; that was what the Fang had paid him for showing them the ford. He did not want them back. He did not want to be asked, either.

q7-p4 =
    Round the Ring stands the guard, as it has every day for sixty years, and it stands with its back to you. It is not there to watch for anybody coming. It watches the door.

    When you come in they turn round, one after another, like people who have been told as children never to take their eyes off it. One of them, still half turned away, says something to the one beside him; you catch only the number. He has counted your hands.
    .title = The Guard
q7-p4-helmet = There is one more of them than there are places. He wears a town helmet, well brushed. The receipt for it is stuck in the strap, in duplicate: “one helmet, one post, both as seen. Krivda, Capt.”
q7-p4-book = One place is empty. A pay-book lies in it, closed, and on the book two splinters. Somebody has drawn a chalk line round them, so that nobody should step there.

q7-p1 =
    At the gatehouse nobody stops you. There is a boy, with a spear too long for him, who asks what you are called and writes it down. He has his tongue between his teeth. Before each name he asks how it is spelled. In the whole of this valley he is the first who has.

    The weapons you may keep, he says, everyone does. Only it is not polite to go in with empty hands, and he looks at yours, and is embarrassed, since that is not what he meant.
    .title = How It Is Spelled
q7-p1-saucer = He has a saucer for such cases. In it lies a splinter that he found himself, when he was small. He would like it to be given to somebody.
q7-p1-bowl = For such cases he has a bowl, and you know the bowl. They brought it back with them from that week, and keep it polished, the inside too. FOR THE FIVE, says the label. There are two splinters in it. Somebody behind him, in the dark of the ward, has been told to wait until you have taken them.

q7-p2 =
    On both sides the path is hung with coats. There are eighty hooks; nobody who lives here goes past without touching one, and at the height of a hand all the sleeves are shiny.

    You mean to walk straight through. Then one of you has hold of a sleeve and cannot say how that came about. It is the last coat, the smallest, made for a person of one year. The other hooks have names. This has none, and somebody has let the coat out. They have done it every winter, as far as the seams went and after that with other cloth. By now it would fit a man of sixty.
    .title = Eighty Hooks
    .shaya = It is Shaya who has hold of it. She lets go one finger at a time, the way one leaves a pocket.

q7-p3 =
    The woman with the ladle is the herald as well. Her name is Orda, and she is the cook; nobody else could be spared. “He will fight one of you, by the ring,” she says. “Or all of you, by the wall. Or else,” and she looks across to where a child is stacking bowls, and ought not to be today, “you will do what you are said to do.”

    That is Mirka, his granddaughter. She is six, and eighty bowls are a great many for her arms. She waves to you with one. Then she sees the cook’s face, and looks round for what she has done wrong.
    .title = The Ladle Speaks
    .law = Take the ring
    .law-line = One for all.
    .law-seal = why he looks at hands
    .neutral = Take the wall
    .neutral-line = No rings, no children.
    .neutral-seal = who comes late
    .chaos = Take the child
    .chaos-line = One step, one hand.
    .chaos-seal = what the story was about
q7-p3-law = “By the ring,” says one of you. Hoshtar comes. He is sixty-one, so it takes a moment, and nobody laughs. He goes round the door, not through it. “You, then,” he says, and looks at your hands before he looks at your face. With the flat of the glaive he turns them over, first one, then the other, as one turns a page. What he is looking for is not there, or it is. He steps back and salutes, and all round the Ring they sit down.
q7-p3-neutral = No rings, then, and no children. All of you and all of them, with the door in the middle. It is what everybody has been ready for since breakfast, and there is something almost like relief; straps are pulled tight, and somebody makes a joke. Orda hangs her apron on a nail. She takes the child away by the hand that still has a bowl in it. “At least,” says Hoshtar, “it is clear.” He had been hoping for something else. One can hear it.
q7-p3-uncle = Then the west wall leans in, thinks, and falls. Behind it stands Uncle, with most of it in his arms, and looks for somewhere to put it. He has come again. “This time,” says Uncle. “It is. Open.”
q7-p3-chaos = It takes one step and one hand. Mirka thinks it is a game, and holds on. The court goes so quiet that you can hear the bowls settle, each into the one below. You have been told a story about a hand and a child. You are in it now, at the other end. The old man does not call out. He has laid both his hands where you can see them, open, as if it were you who might be frightened.

q7-p5 =
    Here the shields hang in a row, and under each of them is chalked whose it is. The letters are large and new. Whoever wrote them has not been able to write for long, and has enjoyed it.

    At the end of the row, under no shield at all, stands a long word. It has been tried three ways, and two of them are crossed out.
    .title = The Reader, Again
q7-p5-dueled = Yurza steps out of the line. There is no stepping back into such a line; she knows that, and hangs up her shield with its face to the wall. Then she says to the rest of them what the long word is. By the green wall somebody lights a lamp to hear better. She gives you two splinters, which she picked up after you in the forest.
q7-p5-passed = Through the doorway you can see her among the pots: Yurza, who was reading when she should have been looking. They have put her to the stove for it. She sees you too. She goes on stirring, and with the other hand drops something green into a small pot. It rings.
q7-p5-red = That was before. Yurza stands in the Ring, in red, with her brother’s bowl at her belt. She has her back to the wall with the letters. There is nothing she wants to read any more.

q7-p6 =
    The wind has gone round. Somewhere in the court a person is sharpening something they do not want to use; one can tell by the pauses. Three strokes, and a pause. Three strokes, and the pause is longer.

    At the ditches, those who have the next watch come in without being called. They wipe their feet. It is a thing they all do here, on every threshold, and only at the black floor they do not, because there is no getting that off.
    .title = Next Watch
q7-p6-prices = On the wall stands Bohdana Myto in her singed coat and points at you, one after another, and to each she calls out a price. The prices are correct. She has had wet straw lit along the ditch as well. Nobody leaves without paying.

q7-p10 =
    Eighty small pots stand along the wall with a little flour in each. You put green into them, as far as it goes, and they ring, every one on a note of its own.

    Somebody with an axe knows one of the notes. He looks round to see whether that was noticed. He leans the axe in the corner next to the broom, squats down by a pot no bigger than the rest, and talks to it for some time. It is about the harvest, mostly. When he gets up he goes home; he has just told it that he would.
    .title = Pots

q7-p11 =
    They have begun a window of their own. There is the frame and there is the lead, and between the lead is nothing yet but sky. On the wall beside it somebody has drawn how it is to be. There is grass in it. It is not under anybody’s feet; it goes all the way up.

    At the edge, quite small, stand five figures, looking in. They have not been given faces. You fit your splinters into the lead, where you think they belong, and they do belong there. The light that falls on the ground is as big as a hand. A man who was on guard comes and holds his own in it.
    .title = Green Wall

q7-p12 =
    On the sieve floor the ash still lies in the pattern of the mesh, one small square beside another. In sixty years nobody has swept here, and nobody has coughed. You lay green on it.

    Out of the black wood, close by, a woman names a price for flour. It is a low price. The other person seems not to have it all, and she says, kindly: bring the rest when you can. You have had that voice in your ears since the chapel, saying something else. It is Yaryna at her own counter, on some day when nothing happened.
    .title = Sieve Floor
    .torgar = “Yes,” says the wood, to something Torgar had not yet said aloud. He takes off his cap. “Well,” he says. “That was all I asked.”

q7-p12b =
    Three times the glass has rung, and it has been heard as far as the ditches. People who were on their way in with axes stand still, with their heads to one side. An old man counts something on his fingers. Then they turn round, by twos and threes. It is about supper time.

    Hoshtar sees it. He draws breath to call them back, and lets it go again. He was never that kind of chief. Afterwards he looks at you, longer than before, as if you had said something in his own language, with a mistake in it.
    .title = They Have Gone Home

q7-p13 =
    It is exactly as wide as you thought. On the sill, in the soot, is the print of a hand: four fingers and no thumb. A hand looks like that when it lets something down on the outside, as far as the arm will go, and does not want to drop it.

    You lay your own hands over it, one after another, because one has to know. It fits. It fits every one of you, and no two of you have hands of the same size. In the crack behind the sill are two splinters. Both are gold.
    .title = The Grain Window
    .shaya = Shaya’s hand fits. So does everyone’s. She laughs until she has to hold on to the sill.
    .laigon-shaya = “I could have got out,” says Shaya. “I know,” says Laigon. “I was holding the rope.”

q7-p14 =
    It gets dark, and it gets cold; here it does that at any time of the year. All through the court they light lamps and stand them on the ground, with a stone on either side. They do not light anything else. Nobody of the Fang has made a fire under a roof these sixty years; they cook in the yard, in all weathers, and teach the children to eat fast.
    .title = The Fire Kept In
q7-p14-popil = There is a fire now. Brother Popil has followed his lamp here out of the salt, in order to finish. He sets it to the Ring, stands by with folded hands and sings the other last verse. Even the guard look across at you: what does one do about such people?
q7-p14-lamp = One lamp is for you. A grandmother brings it, and a blanket, and stands by until the blanket is being used. She does not speak to you. She was not told that she might.
q7-p14-ash = When you look for the bag of ash, it is empty. It has been tied up again, with your own knot. The floor here is black from wall to wall, and nobody could say which of it is new.

q7-p14b =
    Hoshtar takes the glaive in both hands. Up to now one was enough, and the other he had for pointing. There will be no more orders. He sets his feet like a man who has been left behind to lock up, and one sees why nobody ever calls him old to his face.
    .title = Alone
q7-p14b-ring = All round the Ring they are sitting on the ground with their axes across their knees. Not one will be lifted for him. That was the bargain, and it was he who made it.
q7-p14b-home = He looks round at the places that are empty and nods to each of them: good night.
q7-p14b-counted = He looks round the Ring, at those who stand and at those who lie there, and counts them off on his fingers. The hand stops at a number that it knows.

q7-p31 =
    It is not the door that has a lock. It is a hurdle next to it, where the wall burnt away; that is how one gets from the Ring to the seat. They all go by here, chief, cook and dogs, and there is a path trodden into the ash, two feet wide.

    On the door itself there is not a scratch. In sixty years nobody has leaned on it. Somebody oils the hinges.
    .title = Round It

q7-p15 =
    There are four now, in a row before the door, on the side where they used to be. The noise goes out of the court from the middle outwards; the last to be quiet is a dog. Hoshtar comes and sets his foot beside them. He looks from them to the brackets and from the brackets to them. He can count. “From here,” he says. “They were put on from here.”

    For sixty years he has had it told to him the other way. He stands until he has turned it round, all of it. Then he asks what he has wanted to know for as long as he can remember.

    “Whose hand?”
    .title = Four Bars
    .law = Say: we do not know
    .law-line = It was dark.
    .law-seal = whom he thanks
    .neutral = Show your hands
    .neutral-line = Palms up.
    .neutral-seal = where he stops
    .chaos = Say: mine
    .chaos-line = It may be true.
    .chaos-seal = what a life costs
q7-p15-paper = A sheet of paper lies with them: four sentences, signed in full. He weighs it in his hand. It is as heavy as the rest.
q7-p15-letter = He has asked it before, politely, in writing.
q7-p15-aloud = “They were saying so in the town,” says somebody at the back. “In the square, off a barrel. I was there with the pots. I thought it was a trick to make us sorry.”
q7-p15-within = You tell him, each of you from where you stood, in turn, as you once did round a fire. Told like that it is nearly a night. Only at the window there is nobody.
q7-p15-window = “There is a print on the sill,” says one of you. “I know,” says Hoshtar. “I do not let them dust.”
q7-p15-law = “We do not know,” says one of you. It was dark. It was one of us. He waits for the rest, and there is no rest, and one can watch him notice that it is true. “Then I thank five,” says Hoshtar after a while. “It is cheaper than hating them.” He sits down on the ground beside the bars like an old man, which he is. Somebody brings him soup. He asks whether there is enough for everyone.
q7-p15-neutral = Nobody says anything. One of you holds out both hands, palms up; then the next; then all. Hoshtar goes along the row. He was a year old, and has nothing to go by but the cold. He touches each palm with the back of one finger, as one tries a loaf. Once he stops. In front of whom, nobody will ever agree. He goes on to the end of the row, and there he has to be helped to sit down.
q7-p15-chaos = “Mine,” says one of you, at once. It may be true. It is certainly useful. Hoshtar looks at the hand for a long time. Then he goes down on his knees, with the whole weight of a people, before somebody who came here to kill him, and offers what one owes for a life, which is everything. Behind him they kneel too, row after row, as far as the ditch, and each tells the next one why. The others of you had opened their mouths. They shut them again.

q7-p20 =
    He gets as far as the threshold, and falls across it. His sleeve has slipped up, and on the inside of the wrist is a burn, old and small, in the shape of four fingers that held on too long. You all see it in the same moment. You know whose child that was, and that he was put out into the snow, and that it was done by one of you. It does not say by which.

    Nobody cries out. Orda comes with a basin and a cloth, kneels, and asks you to lift his head, since you are standing there.
    .title = The Child from the Window
q7-p20-lamp = Far away, under a hill, a lamp is burning, well trimmed, beside a week’s wages in stones. Nobody here can know of it. It goes through all of you just now, like a thing that has come due.

q7-p17 =
    First there is something to be done, says Orda, before anyone opens anything. They sit down where they are, on the ground, on both sides of the door. Then the roll is called: one name, and a pause, and the next.

    The pause has always been there, for manners. Nobody has ever answered. Now, after the first name, there is a small sound from where the glass lies, as when one taps a tumbler with a fingernail. After the second there is another, a little higher. It goes on like that down the whole of the roll, as far as the last but one. Nobody moves.
    .title = The Roll
q7-p17-heard = Mother Tuk says the names, standing, from memory. She said them to the end once before, with you for an audience. At the fifty-first, where she was interrupted then, she looks across, and you get a nod.
q7-p17-kept = Mother Tuk beats them out on the drum that came down whole. She has laced it up again with the same gut. There is a kink in it at every place where one of you had cold fingers, and she has gone round each of them and left it in.
q7-p17-burnt = There is no Mother Tuk to say them. The people do it, each the names they have, out of order, some twice and one not at all. It takes long, and it goes through you like a draught. A name called out of its turn, they used to say, does not know that it is meant. These know. So does the one that was left out.
q7-p17-here = The last one has no name. “The one we did not find,” it goes. “A year old.” The glass is silent. “Here,” says Hoshtar.
q7-p17-late = The last one has no name. “The one we did not find,” it goes. “A year old.” The glass is silent, and the pause is left as long as all the others. It was for him to answer.

q7-p21 =
    Somebody has to open it. The seventh bar is the mill’s own. It is in the lowest brackets still, where it was put that night, last of all, by a person who had to kneel to do it. You kneel. It comes up easily, as though it had been waiting for anybody at all to try from this side.

    The door swings in by itself. Behind it there is a floor, and a wind, and the whole valley, with six wheels turning in it. That is all there is. You stand there for some time with your hands full of iron.
    .title = The Door
    .auriel = Auriel has the hour now. It was a quarter to four. She tells nobody; it turns out not to be what she wanted.
    .ekar = “Open it,” somebody else has said, at last. Ekar has obeyed, and weeps like a recruit.
    .auriel-ekar = “I gave the order,” says Ekar. “You gave two,” says Auriel. “The second was: open.”
q7-p21-seven = Now there are seven on the one floor. Laid end to end they are exactly as long as the door is high. Hordiy measures them twice and asks whether he may have them. He will make a frame of them, and nothing else is ever going to be hung from it.

q7-p22 =
    Here it all is, gold and green in one heap on a black floor, and it is getting light. What was in the jar is there too; Sister Melania has carried it up the valley in both arms. Hordiy has brought his lead. There is the river, which was there all along. And there are your own hands, and they are cold.

    Mended, you sleep. Let go, you go. Kept, you stay. Nobody here is going to stop you, whichever it is. You catch yourselves looking round for somebody who might.
    .title = The Glass
    .law = Mend the window
    .law-line = And sleep.
    .law-seal = who looks for you in it
    .neutral = Let it go
    .neutral-line = Gold and green.
    .neutral-seal = how many reach the bank
    .chaos = Keep it
    .chaos-line = There is always a knock.
    .chaos-seal = what the green is for
    .laigon = A wolf is lying on the step. It is only the shape the ash has taken. Laigon goes over it, not on it.

q7-p23 =
    Hordiy cuts for nine days. You stand for him, one after another, by the open door, in the clothes you have. He measures with his thumb. He did you all once before, at sixteen, out of his head; the noses, he says, were wrong.

    One evening the last piece is leaded, and there are five empty chairs, and a coat over the back of one.

    The new window shows a mill with its door open. You are not in front of it. You are in among the guests, quite small, and hard to find, which is what children are given to do on Sundays during the sermon. In the doorway stands a woman, floury to the elbows, and looks out as if somebody were still expected. The grass is under nobody’s feet. There is so much of it that it goes up to the sky, and no two blades are alike.
    .title = The Window Mended
q7-p23-jar = Those of you who were still in Sister Melania’s jar stand for him too, at last. They complain of the draught, and want to be told everything.
q7-p23-deaf = He does it deaf, by touch, and tries each piece against iron to feel whether it is sound. For the faces he has you talk, with his fingertips on your throats.
q7-p23-blank = He does it deaf, by touch. For faces, he says, he would have had to hear you talk. He leaves the five of them blank. Everybody sees there whoever they are missing.
q7-p23-candle = Below it burns a candle in a bowl. It parts into six colours, and nobody asks any longer whose the white one is. It does not lean. It has got where it was going.
q7-p23-feast = On the feast day the Fang comes down for flour and pays in coins with holes. All of them sing. It is not nearly such a good song as the old one; it has seventy-nine names in it, and then a place where an old man says “here”.
q7-p23-blood = The Fang does not come down. Every year on that day a ladle lies on the chapel step, and it is clean.

q7-p24 =
    It is all carried to the ford in sacks, gold and green together, and where you woke it is let into the water. It goes down like light under a door. Sister Melania empties her jar last, and rinses it.

    Then you walk in after it: to the knee, to the belt, talking. There are five of you, as in the song. “It was snowing,” says one. “It was,” says another, and this has never happened before.

    As to the rest, people will swear to different things. That the river was lit as far down as the second mill. That two got out on the other side and did not turn round. That a wolf did, an old one, and shook himself. Zorya, who was up the willow, counted, because she always does, and then counted again. It comes out at six.

    In the bowl there are no coins now. There is flour, for anybody.
    .title = The Grass Let Go
q7-p24-child = A child of the Fang had waded in beside you to hold the sack open. Her sleeves got wet. She was scolded for it by two mothers, one of each sort.
q7-p24-shaya = Shaya was seen in October, on a road, running, with nothing in her hands and nobody behind her.
q7-p24-answered = Hoshtar stood on the bank to the end with his hat off. He said no names. There was nobody left who had not answered.
q7-p24-blood = Below the ford the river runs green past the new graves of the Fang. It stays so for a day, and the women there do no washing.

q7-p25 =
    The glass is kept, in five boxes under five beds. The last of the jar has been fitted together, and all five towels are in use.

    There is always a knock. It is a troll, or a boundary, or a wedding with one bridegroom too many, and you go. You are quick, and you are fair, more or less. You do not grow old. Now and again one of you is somewhat pale in the mornings, and the lavender on the sill can be seen through a shoulder; then somebody kneels down by a bed and opens a box, and it is put right. The green does it better than the gold.

    The valley has seven mills now. The seventh is yours, and turns at night as well. Nobody bars anything any more without looking up at the five lit windows first. Mirka, at twenty, asks what the green is for. At thirty she asks again.
    .title = Five Rooms, Taken
q7-p25-seat = The seat came with the rest; it was part of everything. On Thursdays one of you sits there and hears cases.
q7-p25-blood = The seat is kept too, although nobody gave it. On Thursdays one of you sits there and hears cases. The step in front of it will not come clean.
q7-p25-kindly = She asks it kindly, as one asks after an illness.
q7-p25-asks = She does not ask it kindly. She has brought a pail of water from the new well, and waits until you have drunk.
q7-p25-fingers = While she asks she takes one of you by the hand, as in the game, and counts the fingers.

q7-p26 =
    News in the valley goes by cart. Matviy has all of it written down on the back of the waybill, in order. He cannot read it, so he holds it up and says it by heart. Wednesday, the mare, stops of her own accord wherever somebody has not heard it yet.

    Once, in the thaw, the cart remained in the river, and the two of them arrived without it. Nobody noticed. It was good news that day, and took both hands.
    .title = What Became of Them
q7-p26-miller-saved = Ostap has given his wheel a name. It is one of yours, misspelled.
q7-p26-miller-passed = Ostap grinds for both sides of the river and says that he never took one. He has to limp some way to say it.
q7-p26-miller-robbed = At a fair Ostap bought his strongbox back, empty. It stands in his window, open, so that anybody can see there is nothing in it.
q7-p26-toll-paid = Bohdana Myto took the board down herself and has asked the council for a new licence. There is no “hereby” in it anywhere.
q7-p26-toll-snuck = The eel-men charge for the wet way now. They had seen somebody go round.
q7-p26-toll-burnt = Where the toll-house stood there are only the chairs. People still queue.
q7-p26-miner-freed = Danylo Kaylo has put a window into the mine. It gives on to the back of the hill, is of no use to anyone, and is much visited.
q7-p26-miner-left = Danylo Kaylo digs wells. He begins at the bottom, he says, and works towards people.
q7-p26-miner-robbed = Every pay-day a lamp is seen in the old gallery. The wages lie beside it, in stones, and the sum is always right.
q7-p26-sentry-dueled = Yurza teaches letters at the ford, to both sorts. She starts with the long word.
q7-p26-sentry-passed = Yurza runs the kitchen of the Fang and reads while she stirs. Things burn. Nobody minds.
q7-p26-well = The well has been filled in. A stone stands there with nothing on it; the one person who could have written it will not.
q7-p26-troll-told = On Thursdays the sheep is eaten in company.
q7-p26-troll-dead = On Thursdays somebody still takes a sheep up the hill, and in the evening brings it down again.

q7-p27 =
    In the town it is Paraska who tells the rest. She has only one tray now. It is her shoulder, she says; but she cuts the pies into two kinds of halves, and gives you whichever you did not ask for.
    .title = The Town
q7-p27-bakers-two = Two rolling pins hang by the ovens. Havrylo’s sword has been made into a bread knife and is sharp at last.
q7-p27-bakers-one = One rolling pin hangs by the ovens, and whoever comes in from a gate looks at it first. Havrylo’s sword has been made into a bread knife and is sharp at last.
q7-p27-bakers-none = No pin hangs by the ovens yet. Havrylo’s sword has been made into a bread knife and is sharp at last. Two of the bakers cut with it standing, feet well apart.
q7-p27-bakers-kept = There are eleven bakers and eleven pins, and nobody in town will hear a word against bread.
q7-p27-ward = The outer ward is up again, in stone, and a little narrower. They sieved the ash first. The nails they sent to you.
q7-p27-vezha-confessed = Eulalia Vezha has been voted out, thanked, and voted in again, all in one afternoon. She took the minutes.
q7-p27-vezha-waited = At the school prizes Eulalia Vezha did not sing. She said it instead. She had had it ready in a drawer.
q7-p27-vezha-bought = Eulalia Vezha keeps the accounts, to the penny, and never sings.
q7-p27-lost = One custom has stayed from the week when the Fang had the town. Kitchen doors are not shut.
q7-p27-zorya = Zorya rings the bell, and not for somebody else. The sling hangs in the porch, by popular request, with the plum stone.
q7-p27-zorya-silent = Zorya will tell it when she is seventy, to a child with a sling, and not be believed.
q7-p27-mirka = Mirka tells it as a game that she once won. Her mother goes out of the room.
q7-p27-duel = The Ring is swept every week. Two pairs of footprints are left in.
q7-p27-fight = For a year each side mended what it had broken of the other’s. The accounts crossed on the road, and came to the same.
q7-p27-lost-again = It took more than one day. The people of the Fang say that that was the courteous part.
q7-p27-truth = Who was the first to go home from the court nobody can say. It was about supper time.
q7-p27-hand-known = For years they asked Hoshtar in front of whom he had stopped. “It was a cold hand,” he said. “They all were.”
q7-p27-hand-claimed = Hoshtar carried the purse of the one who had said it. In his last winter he remarked: “I knew. It was well said.”
q7-p27-blood = They buried Hoshtar under the grain window, on the outside, where he had been put down.

q7-p28 =
    Aunt Fedora turns to the page with your names. Above them is the bread, eighty-six loaves, crossed out, and beside it two words in her own hand, underlined twice: “by whom”. She fills that in first. It takes seven lines.

    Then come the rooms: one night, and after it sixty years, in her mother’s hand and in hers, by the same ruler. She adds it up from the top and from the bottom, and it comes to the same. She looks at the sum as one looks at a person, and licks the pencil.
    .title = Paid
q7-p28-button = In between she has been down to the ford, because of an entry. In the bowl there lay twelve crowns and a button, put back at night by somebody in a hurry. She crosses them off.
q7-p28-light = “Five rooms, vacated,” she writes. “Paid, in light.”
q7-p28-breakfast = “Five rooms, vacated,” she writes. “Breakfast, taken. No charge.”
q7-p28-extended = “Five rooms,” she writes, and does not need the ruler. “Extended.”

q7-p29 =
    Night falls, and the court goes to eat. The door has not been opened. You are given blankets at the far end of the wagon shed, and soup, and nobody asks for anything. “Tomorrow, then,” says Hoshtar. He has waited for sixty years, and says it as one says it to a plasterer.

    In the morning the guard stands in its places, with its back to you. What you gave has been left where you gave it. And somebody has been to the door with a rag, and wiped what lies there, and put it straight.
    .title = Still Shut

q7-p30 =
    They set you in the frame that they had ready: five figures in gold, at the edge, looking in at where the grass will be. It is well made. Children are lifted up to see. In the mornings the sun comes through you and falls on a floor with people sitting at breakfast, and none of them ever puts a foot in the colours.

    On the ninth day the old man takes you out himself, with a putty knife, and swears at the lead. “Not until you have told me,” he says. All that was given is where it was. He has had the guard dust it.
    .title = In His Window

q7-p10-act = Give back the green: 2 soul shards, and an orc goes home
q7-p11-act = Give back the green: 2 soul shards, and an orc goes home
q7-p12-act = Give back the green: 2 soul shards, and an orc goes home
