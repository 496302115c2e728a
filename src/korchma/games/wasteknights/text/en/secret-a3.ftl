### The Sleeper under the Salt: the words of its entries, each told only when it is read.

a3-plot-p1 = Rumours
    .about = Gather clues, two for each knight, before the fourth bead moves: question the crowds, tap the relay on Radar Ridge, follow the cultists you have beaten.
a3-plot-p2a = Infiltrate
    .about = At the start of each round every knight in the Salt Cathedral secretly prays or loosens a bolt. Three bolts before the tenth bead; if not one of you prays, a bead moves.
a3-plot-p2b = Open war
    .about = Bring down the pylons round the Cathedral before the tenth bead. Each of them takes something from what lies below.
a3-plot-p3 = The walker
    .about = It walks to the nearest city and clears it. Bring it down before two of them are gone.
a3-plot-p4 = Choice
    .about = It lies there. Whoever is nearest decides.

a3-act-3 = Question the crowd in Rustport
a3-act-4 = Question the crowd at the Pumps
a3-act-5 = Question the crowd in Alice Offsprings
a3-act-6 = Question the crowd on First Bridge
a3-act-7 = Question the crowd in Queen’s Valley
a3-act-8 = Question the crowd in New Sydney
a3-act-9 = Ask the same again
a3-act-10 = Tap the relay
a3-act-12 = Shadow the cultist
a3-act-34 = Storm the western pylon
a3-act-35 = Storm the eastern pylon
a3-act-36 = Storm the northern pylon
a3-act-37 = Storm the southern pylon
a3-act-55 = Attack the walker
a3-act-58 = Ring the bell
a3-act-104 = Turn the key
a3-act-106 = Say good morning

a3-1 =
    The loudspeaker over the fish market has been a cormorant’s nest for forty years. At seven in the morning it spits out the cormorant and says, in a man’s voice with a slight cold, “Good morning.” So does every other loudspeaker in the harbour of New Sydney, two hundred and six of them, in step. Then they are dead again.

    “Good morning,” says the fishmonger, before he can stop himself. He looks at the herring in his hand, in case it was the herring.

    By eight there is a queue of people who heard it, by nine one of people who did not and wish to complain, by noon a committee. Thuy Bligh, in the chair, puts you on the agenda between drains and other business. “It came along the salt cable,” she says. “There has been nobody at that end since the Split. I should like to know what he had in mind.”
    .title = Good morning
    .johnny = “He didn’t mean you,” Johnny tells the dog, who is not sure.

a3-2 =
    Two bins stand on the council table. Both say FISH. Into the left goes a shoe for sending you to the salt with drum and banner, into the right a shoe for sending you as if to buy some. One votes first and argues after; that way the argument is short, and half of it is barefoot.

    Three hundred and eleven shoes go in. Thuy Bligh does not watch the bins, she watches the feet. Yours count like any others. The losers’ shoes stay where they are and are sold for the upkeep of the harbour wall.

    “One each,” says the usher. By the door, where he cannot see it, stands a left boot, size nine, with nobody in it.
    .title = Shoes
    .a = Left bin: the banner
    .b = Right bin: for salt
    .c = Put in the boot by the door

a3-2-a = The drum has one skin and is lent against a signature. The banner shows a fist, or possibly a flounder. From the arsenal, which is a cupboard, each of you may keep what falls out when it is opened.

a3-2-b = Nobody drums. The apothecary shakes your hands one after the other and leaves something in each, as one does at funerals. On paper you are going for forty kilos, coarse.

a3-2-c = The chair sees it; she sees everything below the knee. She counts the boot to the right, writes “for salt”, and in the corridor gives it back to you. “Keep that,” says Thuy Bligh. “One day somebody will need a vote.”

a3-3 =
    First the mug on the chain, then you may speak. The water tastes of chain. Behind the gate of Rustport a white handcart goes from hull to hull, and a choir of six goes with it, buying batteries: car, torch, hearing aid. They pay in salt, to the gram, and add a verse of thanks whether one likes music or not.

    “They have had all of ours,” says Agnes Tidewell, who is entering a tide that will not come. “I sold them the lighthouse. It only ever warned us of land.” She blots the line. “Four tonnes of batteries to one address. Ask whom you like. People here are proud of their price.”
    .title = Batteries for salt
    .a = Tell them to pack
    .b = Only ask

a3-3-ash = A boy on the quay points at you and says one word to his mother. The word is “list”. After that people stand closer, and nobody wants to know what you need it for.

a3-3-a = You pay for the paint: one word on the seaward hull, as tall as a man. Rustport has been told to pack before. It takes down the good curtains and lets the word dry.

a3-3-b = You lean against a hull and listen. Iron carries: what is said in the bow is contradicted in the stern.

a3-3-0 = They tell you the price per gram and sing you the verse. When you ask for the address four hatches shut, each on its own note.

a3-3-1 = “North door of the Salt Cathedral, before it gets light,” says a woman frying crab. It is all she has. She wraps it up in a crab.

a3-3-2 = The choir’s treasurer has left his delivery book as a pledge for a herring. You read it in the time it takes to eat one. Nine carts a week, one cellar, and in the last column, in the same neat hand: “for the chest”.

a3-4 =
    Three pumps nod: oil, oil and water. Since Tuesday the third has had a beat of its own, long, short, long, and the mule who drives it from the cellar has begun to hum. Gasket stands between them with a spanner and conducts a little, with one finger. When he sees you he puts the finger away.

    “She’s never done that before,” he tells the pump, and then, in the same tone, you: “Put your ear to the pipe. Not the hot one.” You hear the pump. Half a bar late, from the east and from very deep, you hear something that knows the tune and has more chest.

    “What I’d like to know,” says Gasket, “is which of us is the echo.”
    .title = The mule hums
    .a = Tell them to pack
    .b = Only ask

a3-4-a = Gasket asks how long for. You say that you would take the mule. He turns this over, goes down to the cellar and comes back with her blanket, which is still in its paper.

a3-4-b = You take your question from kitchen to kitchen and are given mint tea in each. Nobody whistles. Several people look as though they would like to.

a3-4-0 = They will speak of anything but the pipe. At last someone whistles by mistake, through a tooth, and the whole town runs out with buckets.

a3-4-1 = A plumber has chalked the beats on his wall, three days of them. He laid every pipe from here to the rift and knows how long each one takes to answer. This answer, he says, comes from under the Cathedral.

a3-4-2 = An old woman taps it on a saucer and then knows the words: a hymn, her grandson sings it in white overalls and sends home salt. It is for waking someone. She had taken it for a cradle song, and wondered why the baby never slept.

a3-5 =
    Captain Marrow’s alarm clock goes off at ten past four, so that he can be dressed for the waves. They come at twelve past. There is no wind. He has a nail in the anchor chain: the third wave reaches the nail, and Alice Offsprings, which hangs there, is lifted by the breadth of a hand and set down again with great care.

    “We sail in an hour,” says the captain, “and look into it.” The ferry’s engine is already running, on tape. There has been no other for years, and all aboard pull the rope. His daughter sits under the loudspeaker with a slate. She has E, N and G. “The end is too fast,” she says. “He swallows the end.”
    .title = Waves at 4:12
    .a = Pay for one real sailing
    .b = Only ask

a3-5-a = You have drums put on deck, full ones, and the captain looks at them as at relations from abroad. “In an hour,” he says out of habit. Then he begins to count the town on his fingers: two hundred and sixty, if they breathe in turn.

a3-5-b = You walk the planks and ask. Each answer sways a little, and you sway back.

a3-5-0 = “What is under there?” you ask a woman, and mean the water. She takes it that you meant the scarf. From then on you may question the chains.

a3-5-1 = A net-mender gives you the bearing the waves come on: due east, through the rock, and no deeper than salt lies.

a3-5-2 = The girl has it all on the slate, heights and hours, ruled in capital Es. It is what water does in a basin when somebody lying beside it breathes in. Each day the breath is one link longer.

a3-6 =
    Bertha Nine counts your axles aloud. “One. Two.” From the rock under the bridge, low and helpful, something says: “Three.”

    She does not look down. “Since Sunday,” she says. “I count goats, it counts goats. Always one over. I thought, perhaps it has a goat.” She has nine fingers, nine spans and a toll of ten, and has wanted a tenth span all her life so that the sum might come out; and now there is somebody in the stone who cannot leave it at nine either. Bertha respects that.

    “It counts upwards, you notice,” she says. “A thing that counts upwards has room for something.”
    .title = Something counts back
    .a = Tell them to pack
    .b = Only ask

a3-6-a = “Nine bags,” says Bertha to the toll-house, “and one for the bridge.” They pack ten. The tenth holds tar, rivets and a plank of span five, and has the best handles.

a3-6-b = You ask along the queue, which is nine carts and a goat. Everybody answers straight ahead: who turns round pays again.

a3-6-0 = You turn round to hear better. First Bridge goes quiet. Who turns owes ten, and debtors are told nothing; it is put on the slate, beneath your number plate.

a3-6-1 = “The rock only passes it on,” says a drover. He has heard it louder at the Cathedral: they stop there in the middle of a verse, all of them, and hold still for the number.

a3-6-2 = You lie down on span five with your ear to the tar and count to yourself, without moving your lips. It keeps step. At four hundred it says “seated”, very gently, and begins again with row one.

a3-7 =
    “Name, heading, intention,” says the gate of Queen’s Valley. You have a name. The rest takes a moment, and somebody writes down how long.

    In the hangar Birdie Kowal hangs a photograph on the line with a clothes-peg. It is eleven years old and comes from the last flight: white salt at noon, and under the salt, as under a sheet, shoulders. “I took it for my shadow,” says Birdie. “Over. Then I noticed that it was lying on its back. Over.” She took it with her eyes shut, like all her best. With eighty litres she could go and see whether it has turned over. There are not eighty litres in the north, only this picture, and the people who have looked at it for too long.
    .title = A shadow with shoulders
    .a = Tell them to pack
    .b = Only ask
    .alinta = “Shoulders,” says Alinta. “And whose bed did you say that is?”

a3-7-sky = Next to it hang two sketches in pencil, newer, from lower down. In the second someone has rubbed out the eyes.

a3-7-stamp = The doorman sees the mark of the Post on your bag, straightens, and lets you go in ahead of a general.

a3-7-a = You tell the tower. The tower says “say again”, twice, and then “copied”. By evening the orchard ladders lean against the lorries, and somebody sweeps the runway once more, so as not to leave it like that.

a3-7-b = You ask in the hangar, in the tower and in the queue for floor polish. Everyone gives you a heading first and thinks after.

a3-7-0 = “Negative,” says the tower, to whatever you ask. It is a good word and uses no petrol.

a3-7-1 = The navigator has the hour of the picture and the height of the sun. He gives you a point on the salt, to the metre. There is a church on it.

a3-7-2 = In the drawer lies the next frame, which nobody has ever asked for: the same place, eleven seconds later. The shoulders have not moved. There is also a line of people, very small, who bring it something in pots.

a3-8 =
    Forty bowls stand upside down on the wall of the fish market, where forty orphans of the harbour had their dinner until spring. They are dusty. “They eat with the choir now,” says the cook and wipes one. “Soup, a boot each and long division. Thursdays a cart takes them off, singing. Sundays they are back, and fatter.” She looks into the bowl. “No one complained.”

    You ask where the cart goes. She asks the fishmonger, he asks the school, the school asks the ward, and the ward votes on whether it knew. It did not, by thirty shoes to two. Nobody had followed a cart with free soup in it. One does not like to seem ungrateful.
    .title = Free soup
    .a = Ask for the cable plan as well
    .b = Tell the wards to pack
    .c = Only ask

a3-8-a = The plan of the salt cable lies in the drawer for marriages and costs you a bribe and two witnesses. Forty kilometres, one conductor. At the far end, in clean capitals, it says LOAD.

a3-8-b = “Is that a motion?” they ask. You say that it is advice. It is carried, and printed, and by dusk each of forty wards has a bag behind the door and a quarrel about what goes in.

a3-8-c = You stay with the cook and your question. She ladles, you eat, people come and look at somebody eating.

a3-8-0 = The ward votes that you have been answered.

a3-8-1 = A girl who is too old for the choir sells you the timetable: Thursday, white cart, north gate, then the long road to the salt. She was sick on it once. That is how she knows the turnings.

a3-8-2 = At the school you find the copybooks. Long division, page upon page: so many people, so many to a row, so many minutes to a row. The answer is underlined in red. It is “all”. The teacher has given it full marks.

a3-9 =
    There is a way of standing that tells people you have come back with the same question. You are standing like that. A second answer is shorter than the first and costs more, and whoever gives it is never the person who talked to you before.
    .title = You asked already

a3-9-rustport = Agnes Tidewell has you drink from the mug twice. On a bollard sits a child, legs dangling over three hundred metres of no sea, who might tell you for nothing, if you guess half.

a3-9-pumps = Gasket discusses people who ask things with the first pump. It nods. In the mint behind him stands a boy who rubs two fingers together and looks elsewhere.

a3-9-alice = “In an hour,” says the captain, and this time he means the answer. His daughter has got as far as I. She holds it up to the window and pulls the curtain with her foot.

a3-9-bridge = “Nine questions,” says Bertha, “and one for the bridge.” You have had your nine. Under the toll-house table the youngest of the family is counting washers, loudly, and one of them is not a number.

a3-9-valley = “You are number four,” says the tower. “Hold.” You hold. A small sweeper goes by and, in the course of duty, spells something on the runway.

a3-9-sydney = It is put to the vote whether you have been answered. Outside are forty bowls, a cook with less patience than the first time, and a hand from behind the wall that writes in the dust of one.

a3-9-0 = The answer is a door. It has a good spring.

a3-9-1 = One sentence, at the price of three. But it is a sentence that you did not have.

a3-9-2 = Somebody under eleven tells you, both halves. It is said that children do not know what a thing is worth. This one knew, and looked round first.

a3-10 =
    The headphones are army issue and have the shape of another man’s ears. Corporal Hush gives you the chair, the board and a mug of tea with a saucer on top, so that it does not steam while the dish turns. On the salt frequency there is a carrier, a hum as level as a shelf and forty years long. He has logged it every night. Under “content” stands “none”, fourteen thousand six hundred times, in one hand.
    .title = The relay answers
    .a = Record the two words
    .b = Let Hush listen
    .johnny = The dog puts his head on one side, at nine, and keeps it there until five past.
    .logan = “One transmitter. One operator,” says Logan. “No relief.” He takes the cup and does not drink.

a3-10-first = “It’s holding the line,” says Hush. “I always wondered who for.” At a minute to nine he lays a finger on his lips. At nine, for the length of two words, there is a man in the hum.

a3-10-again = Since you were here he has had to write something else under “content”, and his pencil is shorter. There is a cup out for you. “It comes early now,” says Hush. “By about a breath. As if it were looking forward.”

a3-10-ok = You get the bearing, the depth and the power, and not one of them is small. It is not calling anybody. It is trying its voice, a word at a time, as one does in the hall before the guests arrive. The recorder is by your hand. So is Hush, who has taken off his cap.

a3-10-fail = You use the coarse knob where the fine one was wanted. The hum goes out like the light under a door, and something at the back of the board comes on instead.

a3-10-a = Eleven centimetres of tape. You wind it by hand, in the dark, against your chest, where the set is warm in a manner that you will notice tomorrow. Two words, a man, a cold. He is not reading them off anything.

a3-10-b = He listens standing up. “That’s not Mose,” he says in the end and gives the headphones back with both hands. “Same sort of man, though.” Then he boils you an egg. You had forgotten that one may sit down.

a3-11 =
    The key is under your finger; you have only rested it there. The hum stops. It is the first time in forty years, and the corporal’s pencil goes through the paper.

    “Hello?” says the salt. It is a pleasant voice, one would buy bread from it, and it has a cold. “Is there somebody on the line? Please give your name and the number in your party.” Then it waits, and is so good at waiting that you have said your name before you can think of another.

    “Thank you,” it says. You hear it being written down.
    .title = It hears you hear it

a3-12 =
    He picks his hat out of the dust, knocks it against his knee and puts it on as it was. You have won; he does not dispute it. He does not run, either. He walks off in his white overalls along the road you would have picked, and at the third farm he stops to mend a fence that is not his. It takes twenty minutes. He tries the wire with his thumb and walks on.

    He goes through the next gate and leaves it open. He does not look like a man who leaves gates open. You stand there with the rest of your evening in your hand.
    .title = The long way to chapel

a3-12-ok = From stone to stone, with the light behind you. He never turns his head, out of trust or a stiff neck. Where he wipes his boots there is a step, and past the step a smell of onions.

a3-12-again = You know the step by now. On the sill stands a bowl with a plate over it, and in the steam under the rim a finger has written: “slowly, hot”.

a3-12-fail = He hums as he goes, and it is the kind of tune one falls into step with. By the time you notice that you have, there is nobody in front of you.

a3-12-thorns = You try to cut him off across the field. The fence he mended is a good one.

a3-13 =
    The soup is stirred with an oar. The man at the other end of it is round and pink and in white, and sings the first word of everything and says the rest: “Mind the step. You’re letting the steam out. Onions, they’re by your foot, if you’d be so kind.” This is the back of the Salt Cathedral. It smells of nothing, which is the salt, and then, as you lean in, of dinner for four hundred.

    Brother Brine does not ask who you are. He joined for the kitchen, he says; where he was before they had no oar. On the sill stands a bowl with a spoon in it and nobody’s name. He takes care not to look that way, so that it should be easier to take.
    .title = Kitchen door
    .a = Eat from the bowl
    .b = Ask for the hymn
    .c = Count the pots and go
    .li = Li washes the spoon, the bowl, and the bowl beside it.

a3-13-a = It is the best soup of your year, and you say so. He turns a deeper pink. “Thursdays,” he sings, and says, “there’s barley. You’ll be back.” You look at the bottom of the bowl for the threat, and there is only a carrot.

a3-13-b = He gives you all nine verses and beats time with the oar; the splash on the off-beat belongs to it. By the fourth you have the tune. By the sixth you notice that nobody in it is prayed to. Somebody is let sleep, and then not.

a3-13-c = Nine pots at forty-five, and a small one that stands apart with a thermos beside it. So, four hundred and five who come to table, and one who is carried hers. You burn your hand on the last lid, finding out.

a3-14 =
    Ten beads of salt hang on a wire beside the altar, each as large as a loaf. A long way from you, somebody who is good at names has just been told yours.
    .title = What the salt heard

a3-14-gossip = She lifts her hand to the wire, thinks, and takes it down again. A knight or two, on the road for salt: well, who is not? It is put down to gossip. For this once.

a3-14-bead = She lifts her hand and moves one bead one place. You do not hear it. You notice only, next day, that the choir on the road has stopped asking for batteries, and wishes you good morning by name.

a3-15 =
    The doll belongs to a girl in Rustport and last spoke when it belonged to her mother. On Sunday it opens its eyes and says “Good morning.” So do the bell of an ice box, a lift, a parking meter, the ferry’s tape between two strokes of the engine, and two hundred and six loudspeakers.

    In six cities people answer. Thuy Bligh has had it timed: three seconds until they do, and for a minute afterwards better manners at every counter. “I could have the harbour wire cut,” she says on the radio. You are asked because you are who it was meant for, or nobody is. “They would sleep. I am not so sure that they would get up.”
    .title = Good morning, again
    .a = Cut the harbour wire
    .b = Leave it, they like it

a3-15-a = It takes one man and a ladder. Eleven people watch him, and a twelfth asks what time it is. The wire is good copper; you are paid for it in cartridges.

a3-15-b = By the third morning you take the kettle off so as not to miss it. It is only two words. Someone among you is humming what comes after them, and stops when looked at.

a3-16 =
    A hundred people in white overalls cross the highway two by two, each with a lamp, each lamp lit, at noon. They are in no hurry. To every car they say good morning and mean the driver. First the lorries wait, then the motorbikes, then some raiders who had been chasing one of the lorries; the raiders switch off their engines, it would be rude not to. Somewhere in the queue a tanker driver starts to hum.

    Nobody carries a weapon. The last lamp is still a dot. In the middle there is a gap, about as wide as you are, between an old woman with a thermos and a boy with a book.
    .title = Procession
    .a = Wait for the last lamp
    .b = Thread through the gap

a3-16-a = One hour and ten minutes, engine idling. The last lamp belongs to an old man who walks backwards, so as to thank those who waited. He thanks you. That night you sleep like something that has been put down carefully.

a3-16-b = You take it at the speed at which one passes behind a chair.

a3-16-b-ok = Through, with a hand’s breadth on either side. The old woman nods to you as to someone who is late for work.

a3-16-b-fail = A lamp, no more than a lamp. It rolls away, still burning, and your forehead meets the windscreen. All hundred of them stop to see whether you are hurt.

a3-17 =
    All night the press thumps in Doctor Semmel’s surgery. You have the pieces now: a door, a verse, an hour, a smell of soup. What you lack is a face, one each, with a stamp across the ear. Semmel has steady hands. He corrects two of your names, improves somebody’s birthplace and strikes out a comma.

    The overalls come in one size, which is “as available”. “Ask for row eleven,” he says. “They keep it for strangers.” Then he squares the papers on the table, and squares them again, and with his eyes on a frame above the basin wonders whether any of you would perhaps care to see his diploma. No patient ever has.
    .title = White overalls, size as available
    .a = Ask for the diploma
    .b = Swear that none of you keeps what is down there

a3-17-tibb = The map on the back is by Tibb, who rents a corner of the press. Every road on it is wrong. The door is right.

a3-17-a = He lays it on the table, and you read it to the end. It is dated the thirty-first of June. “I was the apprentice,” says Semmel. “I set it myself, at night.” He breathes out for what sounds like eleven years, then dresses every scratch you own and will not hear of money.

a3-17-b = You say it one by one, with a hand on the nearest solid thing, which is the paper knife. He reads it back and asks whether “keeps” is the word you want. It is. He prints that too, a single copy, and puts it behind the frame.

a3-18 =
    Four strokes on a pipe, at noon. They are heard at the Pumps and in the Valley, on the bridge and behind the fish market of New Sydney, always with the same half second between, as though someone were going round the continent with one hammer. After the fourth the white handcarts stop wherever they happen to be.

    They know your number plates. They have your names, and the spelling is right. Wherever you had left a question somebody in overalls comes up, wishes you good morning and asks, quite kindly, what you believe is down there. While you think, a child goes through your luggage for the collection. It is very thorough, and folds everything.
    .title = The bead of four

a3-19 =
    Row eleven. The woman at the end moves up before you have asked and pats the bench as one does for a cat. A boy lends you his book, open at the place, and looks on with the man behind. Four hundred people in white say good morning to each other in a hall of salt, under an organ made of exhaust pipes, and not one of them wants to see the papers that Semmel sat up for.

    Behind the altar a ladder goes down. It is warm there, and hums. “That’s him,” says the boy. “He’s going to lift us all out.” He is about nine and has already packed. When the bell goes you may kneel with the rest, or be a stranger who is looking for the washroom.
    .title = The congregation

a3-19-lamp = The woman’s lamp stands between her feet. It has a dent, and your bumper has the other half of it.

a3-20 =
    A label hangs from it on a string: “Do not loosen without telling the operator.” The bolt is under the knee, as thick as your wrist, and was oiled this morning by somebody who wiped off what was over. There are forty years of such mornings on it, coat upon coat, like varnish.

    It gives at the third try, without a sound; it has not been brought up to squeak. Over your head they have reached the second verse. The knee, which is larger than most kitchens, moves by the thickness of a page. You are left holding the spanner, the label and your breath.
    .title = Bolt one
    .a = Keep the label
    .b = Hang it back neatly
    .zoe = She tightens it one turn first, out of manners.

a3-20-a = The seal on it is lead and makes good shot. The words you keep. In the dark your pocket gives a little light.

a3-20-b = You hang it straight, writing outwards, and wipe off your thumb. What looks right is looked at less.

a3-21 =
    The second bolt holds the breastplate, and behind the breastplate, when you swing it out, there is no gun. There is a rack. Forty stretchers, folded like deck-chairs, some no longer than your arm, the straps still in paper. On the first lies a flower. It was changed last week, and the week before: you can see the stalks.

    Behind the rack, because it had to be somewhere, runs the firing line, red, to both shoulders. One hand has labelled both. The rack says LIFT. The line says CLEAR GROUND. They are numbered, in the order in which they are to be used, and LIFT is two.
    .title = Bolt two
    .a = Cut the firing line
    .b = Lay the straps straight
    .logan = “Forty stretchers. Eleven small.” He says nothing else until evening.

a3-21-a = It comes apart, and ten centimetres behind it, as good practice demands, is the spare. The spare has current in it. You come up with a burn across your palm as straight as a ruler.

a3-21-b = It takes as long as the sermon. Over, under, buckle flat, forty times; by the tenth your hands do it without you. The air down here is clean, you notice. The rack has a filter of its own, for the passengers.

a3-22 =
    It sits down. That is how it feels from inside: something very large that was about to rise thinks better of it, and you stand in the dark under four hundred people who are all a hand’s breadth lower than before. The organ has stopped. You could hear a pin drop, and do; it is the size of a milk churn.

    Then, because it was built not to disappoint, it gets up all the same. One side comes first.
    .title = Bolt three

a3-22-hand = The spanner is in your right hand. You do not know how long your left has been lying on the metal, patting it.

a3-22-crate = The part that it misses was on a white van, on a Thursday. The docket is in your handwriting.

a3-23 =
    The boy with the book has come down after you. He thinks you are mending it. “I can hold the lamp,” he says, and takes it, and with great care shines it on his own face, so as to see you work. So you work by touch. The spanner slips, the edge of the plate opens your hand, and behind the plate something shifts like a sleeper whom a cold foot has found.

    “It’s all right,” the boy tells it. And to you: “You have to talk to him. Mother Halite does.” He gives you his handkerchief. There is a drawing on it of a lift with everybody inside.
    .title = A hand on your sleeve
    .a = Send him to the kitchen
    .b = Let him hold the lamp

a3-23-hymn = Somebody above asks who is there. You give them the third verse, bass, with feeling; the boy comes in over it, and ties the knot on the long note. The steps go away.

a3-23-a = You tell him that Brother Brine needs someone to count carrots. He goes at once, he counts well, and on the ladder you hear him tell two others. It gets about that there is work. Next morning the choir is short of four.

a3-23-b = You show him: here, and not into your eyes. He holds it for an hour, and it does not shake. It grows hot down there, and not from the lamp; but he has found you the next one, and points.

a3-24 =
    The metal down here is never quite at rest. Pipes take up slack, valves try their seats; it makes a hundred small adjustments a minute, and one of them is your hand. When you have done saying what one says, there is a woman on the ladder with warm water and bandages.

    She does not ask what a pilgrim wants below with a spanner. She does your knuckles one at a time and counts aloud, so that you can hear they are all there.
    .title = The pipe moves
    .a = Confess to soup
    .b = Say nothing

a3-24-brine = “You’re the ones that eat properly,” she says. “Brine told me.” And she ties it off with a bow.

a3-24-a = You say that you were after the kitchen and took the wrong ladder. Something for the pot makes it true. Brother Brine sends down a bowl and his regards, the first word sung.

a3-24-b = She nods and makes the last knot tighter than it needs to be. That evening, in the altos, your silence is discussed in thirds.

a3-25 =
    The kneeler is covered in seat belts. You open the book where the boy has put the ribbon, and it is the warranty. Four hundred people have it by heart. “In the event of loss,” they say, “the bearer shall be carried. In the event of fire the bearer shall be carried first.” They do not chant it. They say it as one tells a child that somebody is on the way.

    “Shall be carried,” you hear yourself say, on the beat, and only then notice what is promised. You turn to the back for the exclusions. There is one line. It reads: “This applies to you as well.”
    .title = First prayer
    .a = Sing along
    .b = Move your lips and count the exits
    .nellie = “Carried,” says Nellie. “Never tried it.”

a3-25-a = You have no great voice; it turns out that there is a row for that. Afterwards you are lighter by something. Salt draws, they say here, and do not say what.

a3-25-b = Five. Two are painted on. The boy sees you counting and shows you a sixth, through the organ, which fits him.

a3-26 =
    Mother Halite preaches in a hard hat, with a pencil behind her ear for mistakes. She is small and past seventy. First she reads out torque values, joint by joint, as other priests read the names of the dead. Then she reads the names of the dead, a hundred and ninety-one, service staff, Cerbero Works, and gives each the same care as the joints.

    Between Hadley and Hendry she stops. She does not raise her eyes. One name is left out, and the whole Cathedral waits in the place where it would be, like a family on a stair of which one step is missing. “Hendry,” she says then. “P., night shift.”
    .title = Second prayer
    .a = Stay behind and stack chairs
    .b = Ask whose name it is
    .li = Stacks the chairs by height.

a3-26-a = Four hundred chairs. She inspects the stacks for lean and finds none. On the way out she slips a packet into your pocket, as one feeds a horse that has worked: bandages, ironed.

a3-26-b = You catch her at the hooks where the hats hang.

a3-26-b-ok = “He is not dead,” says Mother Halite. “He is on tape.” She lets that cool. “It has his voice, the whole of it. When it wakes it will say good morning, and you will let me hear it first.” You say that you will. She had not raised her voice at the end.

a3-26-b-fail = “Mind the beam,” she says, after it. Everyone who has asked has met that beam.

a3-27 =
    Behind thick glass are a microphone, a stool and a mug. She unlocks the booth for you and herself stays outside. He did six hundred phrases in two days, says Mother Halite: left, right, your row is next, please mind the step. He had a cold. They would have had him back when it was better, but the invoice had gone out. That is why it always sounds so near.

    One reel hangs on a hook of its own. There are two words on it, and they were not in the script. He had finished, he had one arm in his coat; she knocked on the glass to show him how late it was. He bent down to the microphone and said it to her.
    .title = Third prayer
    .a = Copy the reel
    .b = Leave it on its hook

a3-27-a = A short reel takes a long time. Through the glass you see her lips move with it. You hang the original back exactly as it hung, and she looks whether you have.

a3-27-b = “Nobody has yet,” she says, and you do not ask what. She seats all of you in the front row, opens the thermos and tells you how he took his tea. By the time it is empty you feel better than you have any right to.

a3-28 =
    From the organ loft one sees the tops of heads. Seen from there tonight, row eleven is a smile with the middle teeth out.
    .title = Nobody prayed

a3-28-loft = But the loft is empty. The boy who turns the pages and notices things is at home with some others, learning something else. The hymn goes a little slower, to let you catch up.

a3-28-bead = Someone up there turns a page, counts, and counts once more. A bead goes along the wire. The hymn slows down a little, to let you catch up.

a3-29 =
    Not one of you went down the ladder. That was not the plan. Each took it to be somebody else’s turn and knelt in order to screen him; then came the sermon. It was about hands. She spoke for nineteen minutes on how to hold a nut while you feel for the thread, and when the bell went you stayed where you were.

    Now you get up off your knees and see each other: in a row, in white, with salt on your trousers. It is not settled who should laugh. In the kitchen bowls are being counted out, and you are in the number.
    .title = All of you on your knees
    .a = Eat with them
    .b = Borrow the boy’s book
    .c = Never mention it

a3-29-a = Long tables. Brother Brine serves with the oar and asks each of you “enough?”, and since he sings it, it is hard to say yes. You learn eleven names. You would have preferred not to.

a3-29-b = He lends it gladly and would like it back by Thursday. That night you read it in turns: nine verses, a wiring diagram, and at the very end, in pencil, what he means to take.

a3-29-c = You knock the salt from each other’s knees and leave by different doors. It is the best-kept secret that you have. That is how you will know one day that it has been broken.

a3-30 =
    Bare feet find it first: the floor is warm. By evening the children of the choir dance on the flagstones in the side aisle, where it is warmest, and the grown-ups have taken off their shoes in order to have an opinion. “He has turned over,” they tell each other, as of an uncle.

    Six beads have gone across. When the drum stops for breath there is a second beat under the dancing, and that one does not stop.
    .title = Bead six
    .a = Send the choir away on some errand
    .b = Let them dance; they would ask why

a3-30-ladle = In the kitchen Brine drops a ladle, and then, since nobody drops one twice, drops it again. It is the sign. You are out in the yard with full bowls when the aisle lights up from below, blue, for as long as it takes to say grace.

a3-30-warm = No one tells you to stand back. The aisle lights up from below, blue, for as long as it takes to say grace. You see the bones in your feet, and think that they look tired.

a3-30-a = It takes a lie, a cart and something from each of you for the driver. The choir leaves for New Sydney to sing at the birthday of a chairwoman who has none. They wave. The boy with the book waves last; he had to go back for it.

a3-30-b = So you dance too, for a while, in order not to be seen not dancing. A girl shows you how: keep on the outside of your feet. She has worked out by herself that it stings less.

a3-31 =
    A door handle, brass, with the plate still on. The old man in row eleven polishes it on his sleeve and puts it in his lap. An hour ago it spoke below you, not awake yet, like a man reading aloud in his sleep: “Row eleven. Please bring only hand luggage.” Since then people have been choosing. The hall smells of cupboards. One woman has a wedding dress and a colander and cannot decide; one has a goldfish and will not discuss it. The stone has become too warm to kneel on.

    “Which door was it?” you ask the old man.

    “The front one,” he says.
    .title = Bead eight
    .a = Tell Brine what the guns are for
    .b = Let him sing

a3-31-brine = Brother Brine has packed the oar. They have given him the solo.

a3-31-a = You take him behind the vats and tell it in order, as it is numbered: one, clear ground; two, lift.

a3-31-a-ok = For a time he sings nothing. “Clear it,” he says then, all in one voice, “of what?” He looks through the hatch at the tables. He begins to unpack the oar.

a3-31-a-fail = He hears you to the end, he is a polite man. “Weeds,” he sings.

a3-31-b = It is a good solo. He goes up to the top note on tiptoe and stays there. He will never again be as happy as this; four hundred people can see it, and do not grudge it him.

a3-32 =
    The tenth bead goes across with the click that they have waited for since Tuesday, or for forty years. Four hundred people and all the pipes draw one breath and say it together.

    “Good morning.”

    After that it is so quiet that you hear salt fall. Under the altar something very large turns its face up, like anyone who has been called by the right name. “Good morning,” it says. “Thank you for waiting.” You are standing in row eleven with a spanner up your sleeve. The row rises by a hand’s breadth, and does not stop.
    .title = Bead ten

a3-32-exits = You had counted the exits. You run for the nearest, and it is one of the painted ones.

a3-32-choir = The choir is in front, in its best overalls. You had not wanted to be asked why.

a3-32-goat = It may have been the ninth, or the eleventh. The page with the count is inside a goat.

a3-32-comma = In verse four they all breathed at the comma, save for one voice by the door, on a suitcase.

