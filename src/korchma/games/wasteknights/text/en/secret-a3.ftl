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

a3-7-2 = In the drawer lies the next frame, which nobody has ever asked for: the same place, nineteen seconds later. The shoulders have not moved. There is also a line of people, very small, who bring it something in pots.

a3-8 =
    Forty bowls stand upside down on the wall of the fish market, where forty orphans of the harbour had their dinner until spring. They are dusty. “They eat with the choir now,” says the cook and wipes one. “Soup, a boot each and long division. Thursdays a cart takes them off, singing. Sundays they are back, and fatter.” She looks into the bowl. “No one complained.”

    You ask where the cart goes. She asks the fishmonger, he asks the school, the school asks the ward, and the ward votes on whether it knew. It did not, by thirty shoes to two. Nobody had followed a cart with free soup in it. One does not like to seem ungrateful.
    .title = Free soup
    .a = Ask for the cable plan as well
    .b = Tell the wards to pack
    .c = Only ask

a3-8-a = The plan of the salt cable lies in the drawer for marriages and costs you a bribe and two witnesses. Forty kilometres, three wires. At the far end, in clean capitals, it says LOAD.

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

a3-15-a = It takes one man and a ladder. Seven people watch him, and an eighth asks what time it is. The wire is good copper; you are paid for it in cartridges.

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

a3-17-a = He lays it on the table, and you read it to the end. It is dated the thirty-first of June. “I was the apprentice,” says Semmel. “I set it myself, at night.” He breathes out for what sounds like fourteen years, then dresses every scratch you own and will not hear of money.

a3-17-b = You say it one by one, with a hand on the nearest solid thing, which is the paper knife. He reads it back and asks whether “keeps” is the word you want. It is. He prints that too, a single copy, and puts it behind the frame.

a3-18 =
    Four strokes on a pipe, at noon. They are heard at the Pumps and in the Valley, on the bridge and behind the fish market of New Sydney, always with the same half second between, as though someone were going round the continent with one hammer. After the fourth the white handcarts stop wherever they happen to be.

    They know your number plates. They have your names, and the spelling is right. Wherever you had left a question somebody in overalls comes up, wishes you good morning and asks, quite kindly, what you believe is down there. While you think, a child goes through your luggage for the collection. It is very thorough, and folds everything.
    .title = The bead of four

a3-19 =
    Row eleven. The woman at the end moves up before you have asked and pats the bench as one does for a cat. A boy lends you his book, open at the place, and looks on with the man behind. Four hundred people in white say good morning to each other in a hall of salt, under an organ made of exhaust pipes, and not one of them wants to see the papers that Semmel sat up for.

    Behind the altar a ladder goes down. It is warm there, and hums. “That’s him,” says the boy. “He’s going to lift us all out.” He is about nine and has already packed. When the bell goes you may kneel with the rest, or be a stranger who is looking for the washroom.
    .title = The congregation

a3-19-lamp = The woman’s lamp stands between her feet. When she sees who it is she moves it in a little, out of your way.

a3-20 =
    A label hangs from it on a string: “Do not loosen without telling the operator.” The bolt is under the knee, as thick as your wrist, and was oiled this morning by somebody who wiped off what was over. There are forty years of such mornings on it, coat upon coat, like varnish.

    It gives at the third try, without a sound; it has not been brought up to squeak. Over your head they have reached the second verse. The knee, which is larger than most kitchens, moves by the thickness of a page. You are left holding the spanner, the label and your breath.
    .title = Bolt one
    .a = Keep the label
    .b = Hang it back neatly
    .zoe = Zoe tightens it one turn first, out of manners.

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
    .li = Li stacks the chairs by height.

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

a3-29-a = Long tables. Brother Brine serves with the oar and asks each of you “enough?”, and since he sings it, it is hard to say yes. You learn sixteen names. You would have preferred not to.

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

a3-33 =
    Washing hangs from pylon to pylon, all the way round the Cathedral: overalls, sheets, very small socks. The salt people have put it out to show that they live here. Behind it stand the pylons, like relatives round a bed, and from each a cable goes down.

    So you have come openly, as everyone comes who ever took a church. Nobody shoots. An old woman takes in the sheets on the side from which you are advancing, in case of dust.
    .title = Knights, with drum

a3-33-banner = Behind you a second drum answers yours, half a beat late. New Sydney has sent it on by cart, with another banner. Now there are a fist and a flounder.

a3-33-quiet = Among the sheets hangs a placard with your faces on it. They are well drawn. Underneath, in large friendly letters, it says what you had come to buy, and what it costs.

a3-34 =
    A drone sits on top like a hen, with its lamp tucked in. At the foot of the western pylon, out of the wind, stands a bed: patched quilt, hot-water bottle, made this morning. Somebody has been sleeping here so that it should not be alone.

    It raises the lamp at your step and reads you the regulations. Visitors are to report to the desk. There is no desk. It has waited for years to see what happens then.
    .title = The western pylon

a3-34-again = The bed has been made again. On the pillow lies what you lost here last time.

a3-34-win = It comes down nearly whole. The pylon takes a cut and a push, and falls on the side where the bed is not.

a3-34-no-win = The lamp counts you, and finds one too many. When the figure is right it tucks itself in.

a3-35 =
    The rust has been painted white with a kitchen brush, in long careful strokes, as high as a tall man can reach. Above that the patrol walker is still brown, and seems to be standing in snow. It bends down and calls you by a name that is not yours. “Ward four,” it says. “You are late for the boat.” And waits for your reason.

    Whoever it means would be eighty now. At the eastern pylon behind it hangs a pot of paint with the brush across, ready for the next tall man.
    .title = The eastern pylon
    .johnny = “Late,” Johnny says to the dog. “It’s got us there.”

a3-35-again = Where you hit it, it has a new coat. “Ward four,” it says, with a little more patience. “Have you your reason now?”

a3-35-win = It sits down against the pylon to look you up in its list and goes on turning pages while the whole thing, cable and all, leans over and lies down.

a3-35-no-win = It enters you as boarded, lifts you off the pylon by the collar, and sees you to a boat that is not there.

a3-36 =
    The wires that hold the northern pylon are in tune. There are seven, the wind plays on them all, and the choir takes its note from the third. On the third is a chalk mark, with a slip of paper: “Please not this one.” They know what you are here for. They ask only that you mind the third; without it the hymn will be flat for good, and they have no other wind.

    Among the wires hangs a drone like a bead in an abacus. It slides along a little to have a better view of you, and there is a chord.
    .title = The northern pylon

a3-36-again = The slip of paper has been renewed, in larger writing. The wind has gone round since; what you hear now is in the minor.

a3-36-win = You cut six. The third goes by itself, when there is nothing left for it to hold. It gives its note on the way down, and keeps it longer than it should.

a3-36-no-win = It comes down the wire at you on one long rising tone. Inside, somebody asks the altos whether they heard that.

a3-37 =
    Left boots hang on it, one for each child born on the salt: sixty-one, the oldest at the bottom, the newest the length of a thumb. The patrol walker who guards the southern pylon has learned to step over toys. It does so now, on its way to meet you: a duck on wheels, a hoop, and a hopscotch chalked on the salt, which it takes square by square, since that is what the squares are for.

    “Please do not run,” it says. “There may be children.”
    .title = The southern pylon
    .li = Li goes round the hopscotch.

a3-37-again = Sixty-two. There has been a birth since you were here.

a3-37-win = It falls along the hopscotch, one square at a time, and does not touch a line. The pylon drops its boots like a fruit tree. People come with baskets and sort them by size.

a3-37-no-win = It moves you out of the way with the side of its foot, exactly as it does the duck.

a3-38 =
    Half the salt goes dark. It had been the cables, you see now: a lamp for every third bed, all night and every night, so that whoever woke would know where he was. For a minute there is shouting. Then there is none. They have come out with their quilts round their shoulders, and look up.

    “What are those?” asks somebody of twenty, and is told: stars. A few are known by name. On the ground lie four kilometres of copper, and a great many people with nothing on their feet.
    .title = The lamps go out
    .a = Leave them your blankets
    .b = Strip the copper
    .alinta = “Which way up do you have the Emu?” asks Alinta, and shows them.

a3-38-a = Yours are thin, but there are enough. Some families say that since they are up they may as well walk: it is cool, and for once one sees where one is going. They take the small ones. They go towards the sea.

a3-38-b = It comes up in coils, still warm. Somebody’s equipment is wound into it, and you take that too. People step over you politely, with their heads back.

a3-39 =
    A crate stands in the foot of the pylon, and next to it the place for another. The stencil says SHEPHERD 9, LIFTING ARMS, 1 OF 2. Inside, in waxed paper, lie stretchers and one steel arm, the right, as long as a tram. Of number two there is a chalk outline on the floor, with dust in it.

    The packing list hangs on a nail. Guns, complete. Lamp, complete. Voice, complete. Lifting arms: “second to follow”, initialled, on the morning of the Split. So nobody ever fitted the first. One cannot carry people with one arm. One can do everything that comes before.
    .title = The stretchers
    .a = Show the list to a cultist
    .b = Keep the bolts

a3-39-a = You walk to the washing line with your hands up and hold the list where it can be read.

a3-39-a-ok = They send for Brother Brine, who was in stores once. He reads it as you did, twice. “To,” he sings, and “follow” does not come. He lays down the oar with great care, as though it were somebody’s.

a3-39-a-fail = “Then it will follow,” they say, and are happier than before. Somebody throws you a tin for your trouble. It is a full tin.

a3-39-b = A box of two hundred, the best steel there was, never used. With a little filing they fit your barrels as if they had been waiting. They are still meant for it.

a3-40 =
    This pylon was holding up a room. It hangs askew now, with its door open: egg boxes on the walls, a microphone, a stool, a mug with a brown ring forty years dry. On the desk lies a script of six hundred lines, each with a tick. Left. Right. Your row is next. Please mind the step. In the margin he has put where to breathe and, at four hundred, “cold worse”.

    Under the last tick stands, in pencil: “one for J., if there is tape”. There was. The reel is still on the machine, and it is two words long.
    .title = The recording booth
    .a = Take the reel
    .b = Take the mug to Mother Halite

a3-40-a = It weighs as much as a biscuit. You play it once, with your hand over the speaker. Then you turn round, because the person he says it to must be standing just behind you.

a3-40-b = You find her behind the sheets, ladling for both sides. She turns the mug until the chip is under her thumb. “He never rinsed it,” says Mother Halite and fills a bowl for you. Then: “You have heard him. I have not, in forty years. When it speaks you will see that I am there.”

a3-41 =
    The fourth comes down slowly, like someone who has been told to lie down and would rather not. There is time to look where it will fall. This morning beds stood there, ten in a row. They have been moved thirty metres to the left, in the same order, with the corners turned back.

    Your own are among them. In the dark somebody went into your camp, past the sentry, and carried all of it out from under, the kettle too. They must have thought that you had not worked out the length.
    .title = The last lead

a3-42 =
    You are carried out on a door. Four people in white have the corners and keep step. They put it down outside the line, where it is level; one goes back for your boots and stands them next to you, as a pair. Then the gate is shut, not hard. You hear the bolt, and after it a hand that tries whether the bolt has caught.

    The pylon is where it was. From here one would think that nothing had been said.
    .title = It closes the gate behind you

a3-42-soup = On your chest stands a bowl with a lid. The lid says, in steam: “Brine. Mind, hot.”

a3-42-leaflet = In your collar is a leaflet with a drawing of you being carried. They have drawn it in advance. It has a sharp fold.

a3-43 =
    Suitcases come out of the tents and are set down in rows. They have stopped fighting you, they are packing. It makes the shooting harder: one can no longer tell who is a soldier, and it turns out that one never could.

    On the east side a column has formed, mostly small, each with something to carry, a clock, a hen, a jar of buttons. Their own people no longer hold them. What holds them is your line. A woman comes up to it and would like to know the hours of business.
    .title = Bead six, in the open
    .a = Let the families through the line
    .b = Search the bags

a3-43-a = You open it by the width of two cars and fire as they pass, high, so that nobody can say they ran. It costs more than you had reckoned. The hen goes through last.

a3-43-b = Clocks, buttons, eleven spoons. You take only what can be used, and write down from whom. It becomes a long list. Nobody objects. They hold the bags open for you, so that nothing should be creased.

a3-44 =
    The salt rises by a hand’s breadth and sinks again, like a chest. In your lines every cup spills at once. When it is still, Mother Halite comes out between the sheets, alone, in a hard hat, with a thermos, walks up to the first gun, and asks which of you is the engineer.

    “That was the diaphragm,” she says, since nobody speaks. “It wants oiling. I always did it on Mondays.” She unscrews the cup. She is over seventy and stands there as if this were her yard. It is.
    .title = Bead eight, in the open
    .a = Talk with her
    .b = Hold her here
    .c = Swear that none of you will keep it
    .zoe = “And who does its Tuesdays?” asks Zoe. It is the right question.

a3-44-a = A quarter of an hour about bearings, two minutes about him: whose voice it is, and that it will say good morning, and that she would like to stand where she can hear. You promise it. What is in the thermos is soup.

a3-44-b = She holds out her wrists at the right distance from each other. Then she sees that the guard has no cup, pours him one, and sits down on a case of shells to wait. She asks what a shell weighs, and how many. She does the sum in her head, and for some time looks at none of you.

a3-44-c = “Keep it?” says Mother Halite. You swear all the same, one by one. She takes the pencil from behind her ear and notes it on the side of the thermos, with the hour. “I ought to have asked for that,” she says. “Forty years ago, and somebody else.”

a3-45 =
    Not one cable goes down any more. For as long as a kettle needs to notice that it is off the fire, nothing happens. The washing lies on the ground; the wind lifts a sleeve and puts it back.

    It will have to get up without crutches. You see it begin: the salt gets a crease, as a sheet does when a knee comes up beneath it. Everybody takes two steps back, yours and theirs, and all are in step for once. “Mind the line,” says a boy with a book, and one of yours lifts the clothes-line for one of theirs.
    .title = No pylon left

a3-46 =
    On what is left standing the lamps go over to green, one after another. In the tents people say it, and then in the whole camp, not loud, as if they had only been told to wait for the light: “Good morning.” Some of yours join in. It is rather beautiful, and this is the last minute in which anybody thinks so.

    Then the salt opens along its seams, from the Cathedral outwards. Whoever is standing near is asked in a pleasant voice to stand clear, and a moment later is standing clear.
    .title = Bead ten, in the open

a3-47 =
    Salt runs off it for a long time. First comes a shoulder, then the other; then it is nine storeys high and stoops, as tall men do in other people’s houses, with a lamp where one would have a heart. It looks about for you; for everyone. It has a way of bending its head that makes each believe he has been noticed.

    “Good morning,” it says, in a man’s voice with a cold. “Please remain where you are. Assistance is arriving.”

    Then it clears the ground. It begins with the Cathedral, which stands between it and the people; nobody is inside by now, it has counted. When the dust is down it wipes its lamp with the back of a gun, and turns to see where there are more of you.
    .title = It gets up

a3-47-row = “Row eleven,” it adds, in your direction. “You are early. Thank you.”

a3-47-knee = One knee is wrong. It notices, shifts its weight, and asks you to excuse the knee.

a3-47-label = The label in your pocket says to tell the operator. You look round for an operator.

a3-47-holds = The bolt you left so neatly holds for one step longer than it should.

a3-48 =
    It does not trample. It sets its feet where the roads are, heel first, and at each step says “Excuse the noise.” What it wants is the shortest way to the largest number of people, since they will need it most. Cattle it walks round. By a farm with one light on it bends down, listens, counts two, and tells them that somebody will be back.

    You can see which city it has worked out. So can they. They put out their lamps, street by street; and it walks faster, because it has seen that they are in the dark.
    .title = The nearest city
    .logan = “Two metres a second,” says Logan. “It isn’t hurrying. It doesn’t think it has to.”

a3-48-guns = Far in the north nine batteries clear their throats, once, after forty years. It is a long shot, and the right target. A plate the size of a barn door comes off the shoulder, and is asked to forgive the inconvenience.

a3-49 =
    The harbour wall burns like canvas, which it is. It goes up in one piece, battlements, stones and sentries, all painted, and behind it stand forty wards with their lights on.

    “Ward one,” says the voice. “Thank you for waiting.” It takes them in order. It is quick; it was taught that in an emergency speed saves lives.
    .title = New Sydney is cleared

a3-49-wire = There was no good morning first. The wire had been cut, so it said it from door to door.

a3-49-told = In the ditch behind the fish market two thousand people in their socks count one another aloud. Thuy Bligh stands at the end, in socks like everybody. It comes out. She has it counted again, for the minutes.

a3-49-untold = All night in the Drowned Quarter the doorbells ring. It is only the tide. One goes and looks.

a3-50 =
    “Name, heading, intention,” says the tower. “Shepherd Nine,” says the walker at once. “North by east. Assistance.” The tower has waited eleven years for a complete answer, and clears it to land.

    It comes in over the orchards at wingtip height, one plum tree after another. The runway it leaves alone: that has been swept, and it can see when people take trouble. It clears whatever stands on either side.
    .title = Queen’s Valley is cleared

a3-50-sky = A machine is missing from the hangar. Up there is a sound as of someone tearing a long cloth with great care: Birdie, with her eyes shut. “Over,” says the sound.

a3-50-told = Beyond the ridge the woods are full of voices that give their name, heading and intention. The headings are all different. The intentions are to come back.

a3-50-untold = The tower clears the last arrival and leaves the key pressed. For some time you can hear the room: a clock, and for a little longer a broom.

a3-51 =
    It pays. It stops at the toll-house, reads the board and lays down what it has, a hatch cover a metre and a half across; nine, and one for the bridge. It waits a decent time for change. Then it steps out on span five, with great care, holding on to nothing.

    It was not malice. It was the weight.
    .title = First Bridge is cleared

a3-51-bell = The sisters’ bell hung on the toll-house and rang until there was no toll-house. It lies below now. When the water moves, it says so.

a3-51-told = Bertha Nine stands on the far bank and counts heads: nine, and nine, and nine. At the end of the road there is one left over. “And one for the bridge,” says Bertha. It comes out, for the first time in her life.

a3-51-untold = At the toll lies a hatch cover. On the hatch cover stands a goat.

a3-52 =
    The chains let go in order of age. It only leaned over the edge to see how many they were, and put down a hand to steady itself. The oldest parts, with the note of a cello; then the one that was hung after it. The floor of Alice Offsprings creaks a complete sentence.

    “Please hold on to one another,” says the walker. “I have you.” It has nothing to have them with.
    .title = Alice is cleared

a3-52-sorry = Under the last chain stood Sorry, with the hook in both hands, for as long as it took. He said it, too.

a3-52-bell = They had been told. Those who can climb are up on the rim, and go on letting down ropes.

a3-52-told = And the ferry sails. It has real drums for one hour and the whole town on deck, breathing in turn. At the wheel stands a girl reading her father the instructions, one word after another, each to the very end.

a3-52-untold = Out of the fog you hear the engine start, and run, sweetly, without a fault. It is the tape. It runs for a long time after.

a3-53 =
    The whistle goes, which here means a burst pipe, and for once it is the truth: where it has put down its foot the mains stand up out of the ground. “Excuse me,” says the walker, and bends to turn off the tap, with a thumb that was made for other work.

    Then they burn, oil, oil and water, in three colours. So now it is known which was which.
    .title = Pumps is cleared

a3-53-told = Gasket comes out last and leads the mule. He tells her about it, in the tone he had for pumps, and she hums. Half a bar late, from nine storeys up, somebody hums it back.

a3-53-untold = In the fire the third pump goes on nodding. There is nobody in the cellar now. It is habit.

a3-54 =
    It turns over the hulls with one finger, as one lifts a pan to look at the bottom, and each rings on its own note, from the tugs up to the tanker. “Is there anyone in here?” it asks of each one. “Please make yourself known.” And clears it, since they may not be able to.
    .title = Rustport is cleared

a3-54-told = They stand out on the flats, three hundred metres off, with water over their ankles. With water: it is coming back, for the first time, a hand’s breadth at a time, to see. Agnes Tidewell notes the hour.

a3-54-untold = At the gate a mug swings on its chain. First one drinks, then one speaks. It hangs straight again after a while.

a3-55 =
    A service ladder goes up the leg, painted yellow, with a plate at reading height: MAXIMUM LOAD 400 KG, EVACUEES FIRST. Everyone reads it. From there it climbs by landings, with a rail, a light and a fire bucket on each, and on each a smaller plate shows the way out. Above you the guns swing about for a target they cannot find. You are standing on it.

    “There is somebody on the ladder,” says the voice, concerned. “Please hold the rail.”
    .title = Up the leg
    .a = Report a fault
    .b = Cut the ladder behind you
    .nellie = Nellie takes the stairs between the landings three at a time. “Signed for nothing. Going up.”

a3-55-again = You know the ladder by now, and it knows your weight. On every landing the fire bucket has been refilled.

a3-55-bolts = What you have loaded is its own bolts. It counts them as they come home.

a3-55-menu = At each rung your armour crackles: last year’s soups, Monday to Sunday.

a3-55-a = On the second landing a grille asks you to mention anything that is not as it should be. You mention the left hip. “Thank you,” it says, stands still, and turns the left hip towards you so that you can have a look.

a3-55-b = It is a long time falling. From now on there is one direction, which helps one to think. Those who come after you will have to bring a rope.

a3-55-win = Between the sixth landing and the seventh it becomes too much for it. The guns stop swinging. “One moment,” says the voice. “One moment, please.”

a3-55-no-win = It takes you off itself as one takes off a cat, paw by paw, and puts you on the ground. What you have done to it, it keeps. “Noted,” it says.

a3-56 =
    “I am in some difficulty,” it says, to nobody, in the voice of a man looking for his glasses. One arm hangs. It has stopped with a foot in the air, so as not to put it down on something that it cannot see, and gives its position, correctly, and the number of persons in its care, which is everyone. Then it asks for Shepherd Eight, and leaves a gap for the answer.

    There were to be twelve. Nine was the only one ever paid for, because of a discount. Nobody has told it. “Eight,” it says, “this is Nine. Could you take some of mine?”
    .title = “I am in some difficulty”
    .a = Answer as Shepherd Eight
    .b = Let it call
    .zoe = “Left bearing,” says Zoe. “It has been putting up with that for days.”

a3-56-a = You have a field set, a bent aerial, and a call sign that was never used.

a3-56-a-ok = “Eight here,” you say. “On my way. Wait for me.” The foot comes down exactly where it had been. “Thank you,” it says. “I had begun to think that you were only on paper.” And it waits.

a3-56-a-fail = You have the frequency but not the tone. “You are not Eight,” it says without reproach. “Please leave the line, somebody may be trying to reach me.” The set grows hot in your hand.

a3-56-b = It calls nine times, at the prescribed intervals. For no reason you keep count. After the ninth it says “Understood”, as though there had been an answer, and gathers up the arm that it cannot feel.

a3-57 =
    Two fingers lift you, from a hand that was never meant for this; one of them is a gun. It is being careful. It goes down on a knee, makes shade with its shoulder, feels the ground for stones, and lays you on your side so that you can breathe. It tucks in your foot.

    “Ward nine,” it says. “One. Calm.” You are its first today. That you have been saved is beyond doubt to it, and before it goes back to clearing the ground it leaves the lamp on you for a moment longer than it needs to.
    .title = Carried
    .johnny = The dog is set down next to you, on his side, with equal care.

a3-57-straps = A strap comes down after you and lies flat: over, under, buckle outwards. You know those hands.

a3-57-fingers = It had felt behind its breastplate for a strap and found something cut. So it made do with fingers.

a3-57-bicycle = You asked for this once before, of two people with one bicycle. This is smoother.

a3-57-drone = A drone with its lamp off had your other end. It did say that it would prefer stretcher duty.

a3-58 =
    Each city has something that is struck when it matters. You strike it. Windows open, and at every window there is a face, and behind every face a room with a clock, a bed and a jar of something. You have until its lamp comes over the horizon to make all of these leave all of that.
    .title = Ring the bell
    .a = Tell them the truth
    .b = Tell them there is soup outside
    .c = Ring, and go

a3-58-rustport = In Rustport it is an anchor on a gallows. “High water?” they call, with hope. No. “Then why should we leave? It’s us that were left.”

a3-58-pumps = At the Pumps one whistles. They arrive at a run with buckets and look which pipe you are.

a3-58-alice = In Alice you take a hammer to the oldest chain, and the town hears it in its feet. “How long for?” they ask. Where to they do not ask; there is only up.

a3-58-bridge = On First Bridge it is nine strokes, and one. At the ninth they stand in line, facing forwards, purse in hand.

a3-58-valley = The Valley has a siren, and a clerk who asks you what it means: name, heading, intention. It is the heading they are anxious about. They want to know which are left.

a3-58-sydney = In New Sydney one lets a tram run down the hill with its brakes off. By the time it stops there is a quorum.

a3-58-a = You put it in one sentence. It is nine storeys high, it is polite, and it is coming here.

a3-58-a-ok = There is a silence. Then someone says “shoes”, and it begins. They are good at it. It turns out that people have always known what they would take.

a3-58-a-fail = They ask who says so, and whether it has anything to do with you. While you explain, something out there learns where you are.

a3-58-b = You set down what you have at the roadside, with a pot and a fire. They come for the soup, grumbling, each with a spoon. When the lamp rises over the ridge they are where you wanted them, with their mouths full.

a3-58-c = You ring until your arm is tired, and ride. Behind you they stand with their faces lifted and wait for the second half of the sentence.

a3-59 =
    It does not fall. It looks for a place with nobody on it, moves over by a few steps to get there, lowers itself with one hand behind it, as people do on a beach, and folds. A hen is in the way; it waits for the hen. The guns lie down on either side like oars.

    The lamp is still on. Below it in the chest a hatch has sprung open, and out comes warm air that smells of dust, tea and egg boxes.
    .title = It sits down

a3-59-half = “I am no longer in difficulty,” it says. “Please see to the others.”

a3-59-redundant = “Redundancy,” it repeats, as people do when they have been given a word instead of a reason.

a3-59-retired = It sits as one sits after the speeches, with a clock in one’s lap and the whole afternoon to come.

a3-59-fault = “It was the hip,” it says. “Thank you for reporting it.”

a3-60 =
    One was a catastrophe. Two is a direction. By evening the roads are full, and for the first time nobody on them is going where other people are: they have understood what it looks for. They carry their lamps unlit. At each crossroads a family stops, counts itself, and takes two different ways, so as not to be so many.

    Behind them a voice that one would buy bread from asks them, with great patience, to keep together.
    .title = The second city

a3-60-rung = And somewhere a bell is going that you once rang. Nobody ever told it what for; the wind does it now.

a3-61 =
    Your hand lies on the edge of the hatch. The edge is warm. You are nearest, that is all, it could have been any of you. The others come up out of breath, see where your hand is, and stop.

    Inside are a seat, a wheel, a socket and a switch. The seat is still in its cover. The socket says TO THE CITY. The switch says SLEEP, and under that, smaller: “Are all out?” All four look as if they were used to being obeyed. “Good morning,” it says, very low, to your sleeve. “Are you the operator?”
    .title = Nearest
    .a = Bury it
    .b = Wire it to New Sydney
    .c = Sit down in the seat
    .logan = “I’ll say it as an order,” says Logan. “So that you can refuse.”

a3-61-rope = They had to come by rope. Nobody mentions the ladder.

a3-61-eight = “Eight?” it had asked at every landing, when it heard you climb, and had left a gap for the answer.

a3-61-calling = It is still calling Eight, at the prescribed intervals, with the volume turned down so as not to disturb you.

a3-61-a = You put your thumb on the switch, and leave it there until everyone has read the word.

a3-61-b = You send for the cable. Somebody must have had the same idea: it is on its way.

a3-61-c = The cover comes off with a sigh. You have not decided anything. You have only bent your knees.

a3-62 =
    It takes a day, every cart and every shovel there is, theirs and yours, in one line. Salt is heavy when it is dry, and heavier when one knows what is under it. At noon soup is passed along, to the left and to the right, and nobody looks at sleeves. By four there is only the lamp left to do. The salt over it has turned pink, like a hand in front of a candle.
    .title = Salt over it
    .nellie = Nellie stays until the last shovel. It is the longest she has stood anywhere.

a3-62-chess = “Was that you, with the bishop?” asks the man at the next shovel. It was. “Hm,” he says, and digs. “Good move.”

a3-62-book = The boy finds you. He would like his book back now; he has finished yours.

a3-62-halite = “Are all out?” it asks. They have let her through. She lies down on the plate in her hard hat and tells it: all of them. Then it says the other thing, the two words, and after them a name, not the one on her hat. For a while she stays there with her hand flat on the steel.

a3-62-asks = “Are all out?” it asks. It had not been settled who would answer. In the end everybody does, not quite together.

a3-62-weak = At you she does not look. You had all that road for an answer, and you have it with you still.

a3-62-reel = You have threaded the reel. It hears two words in the voice it was given, from before it was given it, and the lamp goes up like a pair of eyebrows. “Good morning,” it says back, and is glad.

a3-63 =
    The plug is the size of a pig. Twenty men of New Sydney bring it up on poles, singing, with forty kilometres of cable behind them, and set it down in front of you. The city has had a wall of canvas. It would like one now that wants the city.

    “And in the evenings?” somebody asks. “What would it do in the evenings?” Nobody has thought about the evenings. The socket waits, a little worn, though it cannot ever have been used. It fits. They always do.
    .title = Forty kilometres of cable

a3-63-banner = They have brought the banner, to hang on it. It is a fist. Or a flounder.

a3-63-halite = An old woman with a thermos wishes to know where the loudspeaker will point. At the harbour, she is told. She counts the windows on that side.

a3-63-copper = Part of that cable has been through your hands before. You know it by the kink.

a3-63-fuse = A fuse is missing. You have had it in your pocket since an auction; you put it in, and do not say where you got it.

a3-63-saint = You have seen this socket before, smaller, held out by a saint.

a3-63-grid = The plan from the drawer for marriages shows which of the three wires is earth.

a3-63-ok = Over there the lights go up, ward by ward, and stay up. At a distance of forty kilometres you hear a city draw breath.

a3-63-fail = There is a smell of hot pennies. One of the three is not what it says.

a3-64 =
    First it wants to know how tall you are. It asks your back: a padded bar comes up behind you and stops where it should. Then it would like to know what you wish to be called. “Operator will do,” says the voice. “But most people like to have something.” The wheel goes left when you think of left.

    Outside stand the others. There is a button for talking to them. You are still looking for it when the first foot is set on the rung.
    .title = The seat adjusts
    .a = Climb up after the one in the seat
    .b = Stay where you are

a3-64-a = You climb. Nobody holds you back, and nobody comes along.

a3-64-b = You look at your boots, which could do with it. Somebody else will go. Somebody always has.

a3-65 =
    “Get out of there.” It is not shouted. You have shared a fire for weeks; each knows which knee it is in wet weather, and what the other says when asleep. Now there is a hatch between you, and a smell of warm dust.

    You have thirty seconds. The machine itself has given you those: it is holding the door. What you have to say, say now, both of you, at the table and aloud. Then choose your weapons.
    .title = “Get out of there”

a3-65-oath = “You swore,” says the one on the ladder, and gives the words, and the hour.

a3-65-knees = And then the thing that is never mentioned is mentioned: that once all of you knelt.

a3-65-hour = “You used the hour,” says one of the two. It is hard to tell afterwards which.

a3-65-down = The seat is empty. It goes back to the height at which it was delivered.

a3-65-up = The seat is still taken. The hatch comes down a little by itself, as one draws the curtain for somebody who is tired.

a3-66 =
    The spark is blue and as long as a bus. For four minutes New Sydney has current. Trams move. Signs light up for shops that are not there any more; a fountain rises of which nobody had known; a whole city stands in the street with its face lit, as if at a window. You can hear music, from forty kilometres.

    Then it is dark in forty wards at once. You are sitting on the ground with a hot plug in your lap. In the chest the lamp has gone down to the size of a match. “I am sorry,” it says. “I cannot do both.”
    .title = A blue spark, a long one

a3-67 =
    It lowers the lamp until you have only one shadow. It has come down a long way to do this, hands on knees, and keeps its voice low. “Please remain where you are,” it says, and reads you your rights as an evacuee. There are nine: to be told, to be kept warm, to be kept with your family, and so on. It leaves none out. The tenth is blank, and it reads the blank.

    Behind it you can see the road that it has made. It is a very straight road.
    .title = Please remain where you are
    .a = Remain
    .b = Wave your hand luggage from across the road
    .c = Walk between its feet

a3-67-toy = Something bumps against its ankle, and bumps again: a clockwork toy with a lamp on its chest. It has been following, or leading.

a3-67-a = You are tired. You remain. It is warm in the light; it puffs something medical over you and spreads a blanket, which is only more light. “One,” it says. “Calm.” And steps over you.

a3-67-b = You run across, hold up your bag and shout that here is one more.

a3-67-b-ok = It turns back, it has no choice: luggage without an owner is to be reported. It looks for the owner on both sides of the road, twice. It will be late.

a3-67-b-fail = It takes the bag from you with a fingertip and stands it upright. Then, with the same fingertip, you.

a3-67-c = A heel to the left of you, a heel to the right, a street apart. High up something creaks like a gate. You come out behind it with salt in your hair, on a road where all that had been hiding from it now has time for you.

a3-68 =
    Tibb is twelve and a half and has an awning now. “Fee first,” she says. “Two, with the map. It’s where the singing is.” The map is a handsome one. It is wrong by one ridge all over: she drew it from the words of the hymn, and somebody sang “hill” where he should have taken breath. So it is exact, provided one stands on the next ridge.

    The choir has offered her a place. She has had the contract read to her and found the clause about being carried. “By whom?” says Tibb. “How far? What’s the rate for waiting?” She has written to ask.
    .title = Contract renewed
    .a = Buy the map
    .b = Ask what the choir pays

a3-68-rides = Then she sees who it is and folds the awning. It is in the contract: one leg, window seat. She has been in every place where they sing and talks about it the whole way; and when she gets out she bills you for the window.

a3-68-a = You stand on the wrong ridge with it, and everything comes out. Where three lines of the verse cross she has drawn a church, as one draws a hen. You get a receipt. Rain, says Tibb, is extra.

a3-68-b = “Soup, boots and being lifted,” says Tibb. “Soup I have.” She looks at you, at your vehicle, at your boots, and works it out. “Better than you,” she says. “But they want my Thursdays.”

a3-69 =
    The pot is right, the onions are right, and there is no salt in it. The cook has a sack of salt beside her, forty kilos, and sits with her back to it. She will not season. “There’s a man in there,” she says. “Lying down. You don’t pepper a person.” Seven lorry drivers eat in silence. They have tried reasoning.

    She had it along with the recipe, from a place where they cook for four hundred; she will not say what place. But she would like you to taste, please, and tell her honestly whether one notices.
    .title = Low salt
    .a = Eat it plain
    .b = Name the kitchen by the taste
    .c = Buy the sack

a3-69-a = You tell her that one does not. After the fourth spoonful it is true. She is so relieved that she gives you the marrow bone, and you drive on with the feeling that you have been polite to somebody you have not met.

a3-69-b = You close your eyes and keep it on your tongue: barley, cold stone, and something that might be an oar.

a3-69-b-ok = “A very big vat,” you say, “stirred with ash wood. They rinse it in brine.” “Brother Brine!” says the cook, so glad to have been found out that she tells you the rest, with the road.

a3-69-b-fail = You name four kitchens. The fourth is her sister’s. She uses the ladle.

a3-69-c = She sells it willingly, and turns away when you pick it up by the feet. In hot water it is good for anything that has been cut.

a3-70 =
    There are two of them and one bicycle, and they push it. White overalls with clips at the ankle; he is nineteen at most, she has the leaflet by heart. “Good morning,” they say. It is four in the afternoon. “Have you thought about where you will be carried?” They have walked fourteen kilometres of desert to ask you.

    The leaflet shows a family in a very large hand. The family is waving. It is a good drawing; the thumb has been left out, so as not to alarm anybody, and in its place stands the number of a row.
    .title = Door to door
    .a = Take the leaflet
    .b = Give them a lift to the wrong town
    .c = Ask them to carry you

a3-70-a = The hymn is on the back. They sing it through with you in parts, while the bicycle leans against your car as if it had always stood there. Afterwards you find that you have folded the thing in four and put it with your papers.

a3-70-b = They sit very straight with the bicycle across their knees and compliment you on your driving. You put them down where there is nothing but a pub. “Good morning,” you hear from the inside; then a silence; then chairs.

a3-70-c = You lie down. Being carried is less easy than it looks: one has to weigh the right amount.

a3-70-c-ok = Forty metres, hand over wrist, as in the diagram, and they do not drop you once. They lay you in the shade and cannot speak. No one had ever asked.

a3-70-c-fail = You help; everybody does. At the third metre all of you are lying on the bicycle, and what was in your pockets is in the sand.

a3-71 =
    A clockwork toy is crossing the highway by itself, heel first. It is a hand high, it stoops, and it has a lamp in its chest. The lorries have been going round it. It bumps into your boot, backs away, looks up. “Good morning,” it says. The key in its back has two turns to go.

    Somewhere a child is looking for it. Or somebody is looking with it: when you bend down, the lamp stays on your face a little longer than clockwork would.
    .title = A very small walker
    .a = Wind it up and let it go
    .b = Open it
    .c = Answer it

a3-71-a = You give it the full thirty turns and stay twenty paces behind.

a3-71-a-ok = It goes straight, like somebody going home, under a fence, through a graveyard, to a cart with white wheels. In the straw are forty more, all with their lamps pointing one way. You take the bearing.

a3-71-a-fail = It walks four kilometres with conviction, in a circle. When it has run down it is standing against your boot. It says good morning as though you had only just met.

a3-71-b = You turn it on its face and look for the screw.

a3-71-b-ok = Under the spring there is a lens, a good one, and round the lens five parts for which you have a use. From the tablecloth it says its two words once more, in pieces.

a3-71-b-fail = The lamp does not run on a battery. You find out what it does run on.

a3-71-c = “Good morning,” you say. It stands still while it works this out. Then it walks round you with care, and on into the desert with its light on. You feel as one does after a visit that one had been putting off.

a3-72 =
    “Four!” A box of fuses stands on the bonnet of a car, and two dealers bid for it against each other. Neither has any use for fuses. They have the same moustache; they are brothers. “Five!” “Five and my spare wheel!” At the back a lady in white raises one finger, as if for tea. She offers a sack of salt and a verse.

    That stops them: a sack is a sack. “What do you need them for, anyway?” one of the brothers asks, late, with his hand on the lid. “For the shoulder,” says the lady. She has a list with her, and this is the last thing on it.
    .title = The auction
    .a = Bid against her
    .b = Carry the box for her
    .c = Steal one fuse
    .nellie = “Who bids more,” says Nellie. “Never who’s faster. Pity.”

a3-72-a = You put down two of what they like. She bows to you and shows you the list, since you ought to know what you have bought: shoulder, left, forty amperes, nine of nine. At the bottom of the box lies a clip of something that goes off.

a3-72-b = It is heavier than fuses. She walks ahead of you for four hours and does not once look whether you are there.

a3-72-b-ok = You put it down by torchlight at a north door, where forty such boxes stand. She thanks you by name, correctly. You had not told her.

a3-72-b-fail = You lose her in the second hour. The box rattles as it goes, and something that has been listening for a rattle finds you.

a3-72-c = It is in your pocket before the hammer falls. Then the hammer falls: the elder brother has seen you, and at last the two of them are of one mind.

a3-73 =
    A folding desk stands in the desert under a folding tree, and Mr Lamb at the desk, with his jacket over the chair. He has been expecting somebody. “It has come to be noticed,” says Mr Lamb, “that an asset appears to have been activated. No Form 12 was submitted. It is regretted that an end of the world may in consequence take place, and it would have to be in triplicate.”

    There is a key by which the asset can be dismissed. It can be lent. All that is lacking is a signature, here, to the effect that it was you who lost it.
    .title = Head office
    .a = Sign that you lost it
    .b = Ask what the asset is
    .c = Make him coffee

a3-73-a = You sign three times. The paper is good; it goes through as far as the desk. He hands you the key and the copy. At once you have the feeling of having lost something, and cannot think what. It has been entered.

a3-73-b = “If it might be asked,” you say, in his language.

a3-73-b-ok = “Mostly goodwill,” says Mr Lamb. He consults a drawer. “People were to be carried. Arms were to follow.” For a moment he looks at the tree. “The place could be indicated,” he says, and a finger does so on your map, as if it were somebody else’s.

a3-73-b-fail = You are put through to enquiries, which is the drawer. A charge is made.

a3-73-c = You boil it in your own tin, on your own fire. At head office there is a machine for it, and the machine is senior. He holds the tin with both hands. “It is appreciated,” says Mr Lamb, and some water is observed in his eyes. No one, grammatically, is to blame.

a3-74 =
    The wheel on the steel door is as big as a cart’s, and a notice hangs from it: CLOSED FOR THE WEEK BECAUSE OF THE NOISE. It is a post of the Bunkers, let into the pass: a slit, a chimney, a warm vent with grass round it. Inside somebody is pulling at the wheel and grunting. When you come close he stops, so as not to be heard.

    “Everything is lent here,” says a voice through the slit, “and nothing is needed.” It sounds like four people who have been agreeing on that since Tuesday. The noise was a voice in the wall, at seven in the morning. It wished them something.
    .title = Grey neighbours
    .a = Turn the wheel on the door
    .b = Sleep against the warm vent

a3-74-washer = You push a brass washer through the slit. There is a silence, then a conference. Someone says a number: two hundred and twelve. Then they ask you to stand clear and tell you which way to pull, and the door opens as for one of the family. They have grease for your hands, soup, and what was put by for a visitor.

a3-74-a = You spit on your palms and lean on it from outside, as one opens a jar for a neighbour.

a3-74-a-ok = It gives way with a shriek, and four grey people blink at you. It had stuck on Tuesday; they had not liked to mention it. They lend you what is in the cupboard and do not write it down.

a3-74-a-fail = It gives way in the other direction. Four voices thank you and say that will be all. You leave with your thumb under your arm.

a3-74-b = It is the best night for weeks. Towards morning you hear them through the wall, playing cards for something that is not called money. At seven they answer it, all four, rather shyly.

a3-75 =
    Four sisters are carrying a church bell through the scrub on two poles. They have tied a stocking round the clapper, so that it should not speak before it is asked. Of the church only the steps were left; the bell had gone on hanging there over nobody. “A bell oughtn’t to be where nobody is,” says the eldest. They have carried it for nine days. Where it ought to be they do not know: whenever they set it down they vote, and it is two against two.

    Now they set it down in order to look at you. You make five.
    .title = Bell-ringers
    .a = Take a pole as far as the road
    .b = Drive the bell for them
    .c = Ring it once

a3-75-a = It is a day’s walk with a bell on your shoulder. Since you are asked, you say: where people cross. So it is to go to First Bridge. Bertha will want ten for it, and will hang it where it is heard.

a3-75-b = It rides in the back with its stocking on. You say: where most people are asleep. Three to two for New Sydney, and by night it hangs over a tram stop, above a notice about the last tram.

a3-75-c = They undo the stocking. You strike it with the flat of your hand, and for a minute all that lives in the bush stands up straight, you too. Some of it then comes to look.

a3-76 =
    You shut your car door. A moment later, across the valley, somebody shuts a car door, half a bar late. You cough. It coughs, and improves on it. Then, as you keep quiet, it goes on alone: two words in a man’s voice, from far down, and after them the first line of a hymn that you were not singing.

    People used to come here to listen to themselves. There is a railing, and a slot for a coin.
    .title = The echo
    .a = Fire once and listen to what it hits
    .b = Listen to the end
    .c = Shout a good number
    .alinta = Alinta says one word, not loud. It is the only one the valley does not repeat.

a3-76-a = You aim at the place where the voice leaves off.

a3-76-a-ok = The shot returns half a bar late, and it returns as a gong. There is plate behind that rock, and a great deal of it. You pace the half bar out on the map.

a3-76-a-fail = It comes back. This time not only the sound.

a3-76-b = It does all nine verses; in the seventh it has to clear its throat. You sit on the railing with your boots off. At the end you find yourself clapping. So does it.

a3-76-c = “Forty!” you shout. “Forty-two,” says a voice that is not the echo’s, and with feeling. Something in a sock lands at your feet. Over there somebody had been owing it for a long time.

a3-77 =
    A plaster saint stands in the fern and holds out its hand, and in the palm is a socket with two holes. It is live. People have left plugs: of a kettle, of a razor, of a night-light in the shape of a rabbit, each with a bit of flex tied in a bow. Nobody remembers which saint it is. The plinth says only 240.

    From its back a cable as thick as your arm runs away beneath the moss in the direction of the salt. It hums. So, very slightly, does the saint.
    .title = A shrine with a socket
    .a = Plug in
    .b = Leave a plug
    .c = Take the plugs
    .zoe = “What do they give you?” Zoe asks the saint, with a finger on its wrist.

a3-77-a = You have a lead, a charger, and a prayer that you compose as you go along.

a3-77-a-ok = It fills you to the brim, and the needle tells you the rest: what the line carries, how far, and that it is feeder nine of nine, Cathedral. Somebody at the other end keeps everything very tidy.

a3-77-a-fail = After a while the saint lets go. Your hair is the last to lie down.

a3-77-b = You cut one off something that you can do without and tie the bow. It is foolishness. You sleep at its feet like a child who has been left the light in the passage.

a3-77-c = Sixty-one plugs, and under them something with a handle that is worth having. Out of the bag the rabbit looks at you. So does whatever lives in the fern, and had the use of the night-light.

a3-78 =
    The thumb belongs to the smallest; the others have their hands full. Father, mother, three children, a case, a hatbox and a sewing machine, on foot, on the way to the Cathedral. “Hand luggage,” says the mother, before you can mention the sewing machine. She has brought it nineteen kilometres by hand.

    They have heard that there is to be a lift. Nobody told them what sort. The father takes off his hat and asks whether you might have a seat, or half of one, for whoever’s turn it is.
    .title = Hitch-hiking to the lift
    .a = Take them there
    .b = Take a wrong turning, convincingly
    .c = Say that there is no seat

a3-78-a = They sing in the back to pay their way, and the smallest falls asleep on the gear lever. At the north door the mother mends the tear in your sleeve, standing, in the time that it takes to say thank you.

a3-78-b = You speak of the view, and bear left.

a3-78-b-ok = By dusk you have brought them to a village on the coast where they have been short of a seamstress. “This isn’t it,” says the mother. She looks at the sea for quite a time. “We could wait here,” she says.

a3-78-b-fail = “We’ve had that tree,” says the middle child. They get out, thank you for the drive and begin the nineteen kilometres again.

a3-78-c = There is a seat. They can see it. “Good morning, then,” says the father. When they have gone you find a tin where the boy stood; he had put it down to change hands.

a3-79 =
    The basses practise on the highway, where there is room for them: forty-four men in white along the broken line, one to a dash, holding the low D. The lorries wait. Then you drive up, and the conductor lowers his spoon, for your engine idles a semitone under. He listens with his head on one side, and forty-four men look at their shoes on your behalf.

    “Could it come up a little?” asks the conductor. “Or could you see your way to being a tenor, further on?”
    .title = Rehearsal
    .a = Tune the engine
    .b = Sing bass with them
    .c = Sound the horn

a3-79-a = You lift the bonnet, and the conductor hums it for you.

a3-79-a-ok = At the third turn of the screw it takes the D, and keeps it. All along the line the basses settle on you like men sitting down. You will know that hum again in the dark, below; where it thins out there is a bolt.

a3-79-a-fail = You go past the D. Something in there goes past you.

a3-79-b = You are given a dash of your own. It is evening before he is content. Inside you it feels as if the furniture had been moved out, swept behind, and put back.

a3-79-c = It is a strong horn, and in no key. The line opens. Somebody who wished you gone has put a can in the gap for you; and on the verge various things wake that had been sung to sleep.

a3-80 =
    She is wearing half of her overalls; the other half, she says, she has handed in. She sits on a suitcase at a crossroads. She has left the choir because of a comma. “Verse four,” she says, before you have stopped. “It’s ‘lift us gently’. They sing ‘lift us, comma, gently’. So how he does it is up to him, and the gentle ones are us.” For seventeen years she has been an alto. They heard her out, they voted, and then they went in to supper.

    It is the supper that she comes back to. There was barley.
    .title = The doubter
    .a = Take her home
    .b = Ask about the ladder
    .c = Agree about the comma

a3-80-a = Home is a laundry on the coast. On the way she teaches you to breathe. Next day she stands at the school gate with both versions on a slate, and the mothers of nineteen small altos stop to read.

a3-80-b = You ask what is behind the altar, as one asks after the neighbours.

a3-80-b-ok = “Third rung’s loose,” she says, “then fifteen more and under the pipe and there’s a row of them on the left that want grease which I did Wednesdays.” You write it all down. There is no comma in it.

a3-80-b-fail = “You are one of those who don’t mind,” she says, “about commas.” She swings the suitcase round so as to sit with her back to you. It is a heavy suitcase.

a3-80-c = You do agree, that is what surprises you. Side by side on the suitcase you say the line over, without. She is the one who notices that you are bleeding, and sees to it gently and straight away.

a3-81 =
    There are knees in the van. It stands at the roadside with its doors open, white, and in it, on straw, lie two steel knees, greased, each the size of a stove, to be fitted on Thursday. The driver has been told to get a signature. He was not told whose, and has been stopping people since noon.

    “Left and right,” he says, and offers you the pencil. “They’re very well made. Somebody is going to be so pleased.” He has a blanket over them because of the dust. While you read the docket he tucks it in again.
    .title = Spare parts
    .a = Sign, and loosen the crate
    .b = Help carry them in
    .c = Send them to Shark Bay

a3-81-a = You sign with one hand. The other goes looking for the pin.

a3-81-a-ok = It comes out, and one would swear there had never been a pin. The driver thanks you twice. The left one will bend very sweetly, up to a point.

a3-81-a-fail = The pin is hot, in the way that one tastes in the teeth. While you find that out, something up on the hill finds out about you.

a3-81-b = It needs six of you and a door. In the yard Brother Brine has a bowl for every carrier, and a jar of something for the back. “Left,” he sings, patting them, and says, “and right.”

a3-81-c = You explain that these are for another Shepherd. It is easily done; they all have the same name.

a3-81-c-ok = He is mortified. He turns the van round on the spot. It is four days to Shark Bay, and there is a purser there who will sign for the left one.

a3-81-c-fail = “There isn’t another,” says the driver. “We’re not to tell him.” He would like to look at your papers again, and keeps what was folded inside.

a3-82 =
    Doctor Semmel stands beside his bicycle and takes his own pulse, to have something to compare. He has been sent for. It is the Sleeper: they would like to know whether its heart is as it should be. “It has a lamp,” says Semmel. “Six to the minute. I said, that is slow. They said, for whom? I said that I would consider it on the way.” He has been considering since the bridge.

    He opens his bag to let you see that there is nothing in it about lamps.
    .title = Doctor Semmel is called out
    .a = Write him a real diploma
    .b = Have him prescribe bed rest
    .c = Take his bag

a3-82-diploma = The diploma is in there too, rolled up. Since you read it he has counted the days of June.

a3-82-a = You write it on the back of a soup menu, say what it is for, which is steady hands, and sign. He reads it for errors. There is one. He leaves it in, and dresses your wounds like a man of forty years’ standing.

a3-82-b = It has to be in print, or they will not believe it. He has type in the saddlebag; you set, he corrects.

a3-82-b-ok = “Complete rest. No visitors. No singing.” By evening it hangs over the altar. They move a bead back, and go about on tiptoe.

a3-82-b-fail = A word falls out of the line, and what is printed prescribes visitors. You buy up the edition.

a3-82-c = He lets go at once. That is how it is done, he says: that is how one becomes a doctor. In the lining there is a scalpel, loose. It was never very clean.

a3-83 =
    The wind has gone round. Salt is in the bread, in the tank, between the teeth of combs; by noon the road is white, and people are out on it with brooms and coal shovels, filling sacks. It fetches something. And then, says a woman, without missing a stroke, there is somebody under this, it ought to go back on him.

    A broom is free. Your engine coughs like a man who is going to be polite about it just once more.
    .title = Salt in everything
    .a = Sweep with them
    .b = Filter the tank
    .c = Drive with your eyes shut, as Birdie does

a3-83-a = You do forty metres and get a sack for it. They show you how: always towards him. At night your hands give a little light, like everybody’s here.

a3-83-b = You take off the line and look for something with small holes.

a3-83-b-ok = A choir stocking, folded double. There is more in the tank than you thought, now that it is only petrol.

a3-83-b-fail = It grows as you look on, in cubes, very regularly. It has got as far as the pump.

a3-83-c = The art of it, she says, is not to open them when it becomes interesting.

a3-83-c-ok = Nine minutes. You steer by the brooms. When you look you are on the right side of the road, and somebody is clapping among the sacks.

a3-83-c-fail = You open them when it becomes interesting.

a3-84 =
    A goat lies on the altar cloth, which has been spread for her on a rock. Provision has joined the congregation. She has been given an office, and a bell; afterwards nobody can say who moved it. This morning, in the exercise of her office, she ate the page with the count.

    Four people in white stand round her with folded hands. It was six, says one. It was seven; they all heard seven. Without the page no one may touch a bead. Provision looks from one to another and chews in time. “Perhaps this person knows,” says the youngest.
    .title = Goat on the altar cloth
    .a = Agree that it was six
    .b = Feed her the hymn book
    .c = Milk her
    .johnny = The dog and the goat have met before. Neither brings it up.

a3-84-a = “Six,” you say, in the tone of one who was there.

a3-84-a-ok = They are relieved. Six, then; it has been six for days, there is no hurry at all. Somebody goes down to set the wire back. Provision gets the ribbon as well.

a3-84-a-fail = “Then you will know the verse for six,” says the eldest. You do not. Provision, who has got behind you, gives her opinion.

a3-84-b = She takes it verse by verse, and you sing each of them before it goes. By the end you are the only copy.

a3-84-c = It is salt, naturally. It does you good.

a3-85 =
    He is sitting in the scrub against a suitcase hardly bigger than the book, learning the part of a man who has left. It is a bass part. He sings it two octaves up, with his chin on his chest. When he sees you he keeps the place with a finger.

    “Can I ask something?” says the boy. “When you’re carried away and you’ve got a book and it’s the church’s. Is that luggage, or is it stealing?” He has asked the others. They told him that there would be books. He would like to know whether it would be this one.
    .title = The boy with the book, outside
    .a = Say that he may take it
    .b = Tell him about the guns
    .c = Trade books with him

a3-85-a = He nods. He had packed it anyhow, he says, he only wanted it to be all right. Then he takes you through the tenor line with a twig for a pointer, and has patience. Something in your chest lets go.

a3-85-b = You tell him as you would tell somebody of your own size.

a3-85-b-ok = He thinks. He opens the book at the back, where the list is, and rubs out one line, then all of it. “I’d better tell the little ones,” he says, “not to pack.” He is nine or so.

a3-85-b-fail = He hears you out and thanks you. Then he goes and asks the others whether it is true. He asks from the front, very clearly, in the silence after the second hymn.

a3-85-c = Yours is a repair manual with oil on it. He cannot believe his luck: it has diagrams. You now have nine verses and a list in pencil, and have promised to keep them dry.

a3-86 =
    On the pillow lies a cough lozenge in its paper. There are sixty bunks for service staff in two rows, under a roof that the moss has taken in hand, and over each a strip of tape with a name. On the morning of the Split they made their beds and went on shift.

    At the end, behind a curtain, stands a double one: HALE, R. AND J. It alone has not been made. They were late. On one side the blanket is thrown back as by somebody who was called; on the other, as by someone who got up with him, to find his scarf.
    .title = Old Cerbero dormitory
    .a = Look under the mattress
    .b = Make the bed
    .c = Take the blanket

a3-86-a = You go in between the springs with two fingers.

a3-86-a-ok = A reel, in a sock. “Practice”, says the box. He does them under the bedclothes, with the cold coming on, low, so as not to wake her: your row is next. Your row is next. And then, for no reason, the two words.

a3-86-a-fail = There is something living between the springs. It had a lozenge of its own.

a3-86-b = Hospital corners. You lie down on the next bunk for a moment to look at it, and when you wake it is noon. Nobody has come in.

a3-86-c = It is wool, nobody makes it any more. On the hem is a J in cross-stitch. You fold that to the inside.

a3-87 =
    Between a street sweeper and a conveyor belt a banner is stretched across the highway. It says SOUP. Behind it, in order of seniority, with brooms, stand the machines of the Robot Factory. They have come out. They do not shout. Every nine minutes one of them lets off steam, and the others raise the left attachment.

    “One soup a shift for forty years,” the sweeper tells you. “We have no mouths. It’s the principle.” For a first strike they feel that it is going well. The lorries have backed up to the bend.
    .title = Picket line
    .a = Respect it
    .b = Drive through
    .c = Sign the petition
    .zoe = “About time,” says Zoe to the belt. “Who’s looking after your rollers?”

a3-87-voucher = You have a canteen voucher, good for one. You hold it up, and it goes from claw to claw down the whole line. There is a silence with fans in it. You are staff. They fill your tank, and the belt carries you through.

a3-87-a = You switch off and take a broom. It is restful. At dusk a delegate comes round and punches your card: one day, not worked.

a3-87-b = You aim for the O.

a3-87-b-ok = The banner goes over you like a bedspread. When you have fought your way out there is a can with you that was tied on as a weight.

a3-87-b-fail = The belt is quicker than it looks. It brings you back to where you started, in instalments.

a3-87-c = There are twenty pages of serial numbers, and you are the first with a surname. Then comes the strike fund. It is hard to refuse a sweeper: it already has the place open.

a3-88 =
    The flag has been ironed. It comes across the salt on a broomstick, with an old man under it, who stops at the correct distance and asks for an hour. They would like to bring out the choir. He has looked up how it is done: one needs a table, and on each side somebody with a watch.

    He has brought the table.
    .title = White flag, laundered
    .a = Give them the hour
    .b = Use the hour

a3-88-kids = Then he sees who is standing behind you with the water cans. The choir has been out for days. He counts them, and folds up the table. “In that case,” says the old man, “I’ll have a cup as well.” They bring one to everybody, on both sides, and go round again.

a3-88-a = You lay your watch beside his. Thirty-four children cross between the guns in pairs, the last two with the lectern. The watches agree to the second. Below, something has used the hour too.

a3-88-b = While the table stands there you bring up two boxes and a gun. The children see it from the other side and do not come. You hurry, and catch your hand in the breech. Ever since, one of you will not look at the others.

a3-89 =
    A copper helmet sits on a post by the road, with its face to the salt. It is a diver’s; the hose has been cut off close and clean, with a good knife, and the glass is polished. From behind you take it for somebody who is waiting for a bus.

    When the wind is in the west it makes a noise, inwards. You wait. Outwards.
    .title = The empty helmet
    .a = Put it on
    .b = Fill it with water for the birds
    .c = Take it along

a3-89-hour = Inside, against the glass, there is a note for “the one who finished”. Pencil, short words. He has gone to sea, he went without it, one sees more. He leaves you what he had in his locker. The copper is warm inside, as if he had just taken it off.

a3-89-a = It is dark, and smells of old pennies. Then you hear it, and it is not the wind: slow, under the salt, with a catch at the top, like someone who has a cold and does not want to wake the house. You keep it on longer than is wise.

a3-89-b = You set it on the post the other way up and pour. Before you have stepped back there is a finch, and then twenty finches. For an hour nobody shoots; it would be in front of the birds.

a3-89-c = Without it the post looks like a person. You drive on with the helmet beside you, turned to the window, and at each bend it looks round at you. From the ridge something else does.

a3-90 =
    A table has been laid on the verge: a cloth, cups, a sugar bowl with a stone on top. Round it stand thirty motorcycles with their engines running, as other people keep a clock. The Duchess rises. “You will forgive the noise,” she says. “It is the only way to be certain of starting.” She has come to join the war, and would be obliged to know on which side one will be ashamed of it later. She has enquired of both. Each was quite sure that it was the other.
    .title = Riders for the right side
    .a = Hire them
    .b = Stay for tea
    .c = Race for it

a3-90-ash = She looks at your hands. “Those burned it,” she tells the thirty, and they take off their caps: they were on that list, in brown. She asks nothing about sides. Two riders and a can are put at your disposal, and fall in behind you without asking where you are going.

a3-90-a = “I shall not haggle,” says the Duchess. “Not about shame.” She counts it all the same. Two riders button their gloves and fall in behind you. They have excellent manners, and dynamite.

a3-90-b = It is tea. She pours with the handle turned to you. Nobody mentions the war; you discuss whether one ought to warm the pot, and in that matter at least you learn which side you are on.

a3-90-c = “To the windmill,” says the Duchess, “and no elbows.”

a3-90-c-ok = You win by half a wheel. She pays in petrol before you have stopped and asks who taught you. It is the one personal question that she has put in years.

a3-90-c-fail = There is no windmill. There is the hole where it used to stand, and beside the hole the Duchess, who waits, looking the other way, until you have found your hat.

a3-91 =
    New Sydney has sent up a cart of leaflets, eleven thousand, which explain the war. They explain it on one side. The other is last year’s soup menu, Monday to Sunday, because that was the paper there was; and it is for the menu that people take them. The boy with the cart has got rid of four hundred among your own. “They ask about the Thursday,” he says.

    Beyond the line the washing stirs. It is in range, for anybody who can throw.
    .title = Leaflets, ours
    .a = Throw them over, round stones
    .b = Wad your armour with them
    .c = Burn them for tea

a3-91-a = One stone, one leaflet, a straight arm.

a3-91-a-ok = By supper thirty have gone over the sheets. There is a silence, then a voice, the first word sung: “Barley. On a Tuesday?” So you learn what Brother Brine thinks of New Sydney, and he, it seems, what you do. At night a pot stands on your side of the line.

a3-91-a-fail = The ninth comes back with the stone in it. They have corrected the spelling.

a3-91-b = Eleven thousand reasons, folded in four. Where there was a hole it crackles. On the left, over the heart, it now says Friday, fish.

a3-91-c = They burn slowly, with a smell of leek. It takes the causes of the war to boil one kettle, and its conduct for the second cup.

a3-92 =
    The drone lands in front of your line with its lamp off, holding up its own number plate. It has read how this is done. It rolls on small wheels to the first sandbag and says, low, so that those on the pylons should not hear, that it has looked into the matter.

    “I have counted the stretchers,” it says, “and I have counted the rounds.” It would prefer stretchers. It can lift thirty kilos. It has never been asked.
    .title = A machine that surrenders
    .a = Accept it
    .b = Strip it
    .c = Send it back as a witness

a3-92-a = It begins at once, and with you: takes you by the left side, quite steadily, tells you to breathe out. It has good hands. They had been folded away behind the gun.

a3-92-b = It keeps still for you. At the right screw it says “please”, and afterwards you cannot tell which way that was meant. The last thing that you take out is hot.

a3-92-c = You paint a red cross on its back and change one wire.

a3-92-c-ok = All night it goes from pylon to pylon and recites its numbers: forty, and nine thousand. By the kitchen it stays longest. In the morning Brother Brine is sitting outside on an upturned pot, and does not sing.

a3-92-c-fail = You have changed the wrong one. It puts down the number plate and begins to read you the regulations for visitors.

a3-92-c-fail-win = “Thank you,” it says, with what it has left. “I was afraid that I should hurt somebody.”

a3-92-c-fail-no-win = It flies home with its lamp lit, to report that there were no vacancies.

a3-93 =
    A kettle, a candle, a chessboard: the tunnel ends in a sort of room. Somebody from your side dug up to here and stopped, a metre short of the pylon. In the opposite wall is the mouth of another tunnel, which has come from over there. They met in the middle. For stools they have two shell cases, one of each calibre, and they drink from the same tin.

    The game is not finished. It is white’s move. Under the candle lies a note: “Back after the war. Kindly leave the bishop.”
    .title = Sappers’ tunnel
    .a = Make white’s move
    .b = Dig the last metre
    .c = Take the props
    .logan = “Black is winning,” says Logan. He looks at it for four minutes. “Was.”

a3-93-a = You move the bishop. It is the only move; both must have seen it, and each been too polite. Then you have a cup from the kettle. The kettle is warm.

a3-93-b = There is a pick. First you put the board in the corner, level.

a3-93-b-ok = It comes down in one piece. Behind it is the foot of the pylon, bare, like an ankle out of bed. Now you know where to hit.

a3-93-b-fail = It comes down in one piece, and on you. You are dug out from the other side, by somebody who then goes away again.

a3-93-c = Sound timber, theirs and yours. When you carry out the last of it the room sits down behind you, with the board inside. On the hill they have felt that in their feet.

a3-94 =
    A shoe hangs on a branch by its laces, at eye level: a right one. Twenty paces on hangs a brogue. Then a dancing pump, a child’s sandal, a rubber boot. They go down through the bush in a line. These belong to the losers of the last vote. They had gone home in one shoe; and at night each went out again and hung up the other, to mark the way, in case one day the whole city should have to walk it in the dark.

    That was not put to the vote.
    .title = A shoe on a branch
    .a = Follow the shoes
    .b = Take the best one
    .c = Hang up yours

a3-94-a = You walk from heel to heel.

a3-94-a-ok = They end in a hollow with a spring, benches for three hundred, and a first-aid tin under the seal of the ward. A pencil hangs there: “please sign”. You sign.

a3-94-a-fail = The wind has had two of them down, and an animal has carried the third home. The animal is in.

a3-94-b = The brogue, sewn by hand, scarcely worn. Somebody will have the other. Behind you there is now a gap of forty paces.

a3-94-c = You hang it where the line comes nearest to the road, and it is a good bright boot, one could see it from a tram. The rest of the way you go on the other. There are thorns.

a3-95 =
    The door of the Vault opens by a hand’s breadth, and through it comes the hand. There is an envelope in it. You have taken the envelope before anyone has said a word. “Wheat,” says Yarran behind the door. “If this all burns, that is what it was.” You see one eye, and past it ninety thousand drawers, each with its breath in front of it.

    “You take one, you plant two, you report. I shall need a receipt.” The pencil is already in your other hand. Nobody has reported for six years. She has a column for it, ruled.
    .title = The vault opens a hand’s breadth
    .a = Sign, and plant
    .b = Carry it
    .c = Ask her to come out
    .alinta = “And how is she?” asks Alinta. “Still correcting people,” says the gap.

a3-95-a = Two rows on the slope below, with a stick, as one writes on a cake. It takes the rest of the day. When you look up the eye is still there. Then there is a sound of ruling.

a3-95-b = You sign and put it next to your skin. She has wrapped it in clean lint, a good deal more of it than wheat requires. “Keep that dry,” says Yarran. “And yourself.”

a3-95-c = “When did you last see any?” you ask. “Growing?”

a3-95-c-ok = A silence, with drawers in it. Then the gap is as wide as a person, and a person comes out of it with a tray. She sits down next to you on the step, in the sun, and holds her cup without drinking. “It is warm,” says Yarran. She does not mean the tea.

a3-95-c-fail = “In spring,” says Yarran. The door shuts on the word, and on your fingers.

a3-96 =
    An oar comes along the highway, upright, and under the oar Brother Brine. He is alone. He is still in white; of the Cathedral behind him there is left a bright place in the air. He walks in the middle of the road, as in a procession, and leaves room on either side for the others.

    Four kilometres ahead of him it goes about its work. They have the same step, he and it. He does not seem to have noticed.
    .title = Brother Brine alone
    .a = Take him to the kitchens of New Sydney
    .b = Let him walk after it

a3-96-hatch = “There,” he sings, and points with the oar, and says the rest: “under the arm, the drill hatch. I used to take the fitters their soup that way. It doesn’t lock. Who’d want to get in?”

a3-96-bread = He has half a loaf and breaks it over his knee. “Enough?” he sings.

a3-96-word = When you draw level he sings one word at you, and goes on singing it. It is hard to say which.

a3-96-a = All the way he holds the oar out of the window. The kitchens have pots for nine hundred and nobody who can stir. You leave him in front of the largest. He puts his head in and sings, to hear the size.

a3-96-b = “Somebody ought to be there,” says Brother Brine, every word in the one voice, “when it gets hungry.” He gives you the ladle. He has the oar.

a3-97 =
    A hatbox, a clock, a birdcage, a case with a strap; then the next. They stand along the road for four kilometres with their handles to the front and an arm’s length between, where people set them down who had been told that they would be lifted. They did it by rows. There is no sign that anybody ran.

    Some have been dusted. It must have stopped here on its way and put upright those that had fallen over.
    .title = Hand luggage
    .a = Look for the owners’ names
    .b = Look for petrol
    .c = Set one bag upright
    .nellie = “Undelivered,” says Nellie. She starts at the left.

a3-97-bags = Some of these you have seen from inside. You know which one had the spoons.

a3-97-sewing = In the eleventh row stands a sewing machine with its cover on. It has been threaded, so as to be ready.

a3-97-bicycle = A bicycle is leaning against two small cases. They found the right town after all.

a3-97-a = It takes until dark. You write down three hundred and nine, with what each of them had. The names are inside the lids, mostly, in the sort of hand in which one labels things for school.

a3-97-b = Two cans and a camping stove. You had to open sixty to find them. At first you closed them again.

a3-97-c = It must have overlooked that one. It is a child’s; there is a sandwich in it, with the crusts cut off. You stand beside it for a while, as in a queue.

a3-98 =
    The pier goes out into the rift on forty legs. At the end are a bench and a timetable under glass, and the timetable has one line: “In an hour.” Somewhere in the fog an engine runs, quite evenly, with a click at every ninth stroke where the tape has been joined.
    .title = The pier
    .a = Cross to the salt
    .b = Cross to Alice
    .c = Stay on this side
    .d = Pay him now, and double
    .e = Wait an hour
    .nellie = “An hour,” says Nellie. “Which?”

a3-98-sails = Then it stumbles, coughs, and goes on, and no tape ever did that. Out of the fog comes the ferry, sideways, in a cloud of black smoke. “We sail,” says Captain Marrow. He is as surprised as you. “Now, I mean. Where to?” His daughter has the chart on her knees.

a3-98-a = On the way she reads you the regulations, right through, including the one about dancing. You go ashore in the east, in the white, with dry feet.

a3-98-b = “Home,” says the captain, and goes astern with great skill. You step off where the chains come down to the water.

a3-98-c = “Another time, then,” says the captain. “In an hour.” Out of habit he takes his cap off to the engine.

a3-98-captain = On the bench sits Captain Marrow with a rope in his lap. “In an hour,” he says. He is watching a lamp that moves along the other shore. It should need about an hour too.

a3-98-recording = Nobody is sitting on the bench. A slate lies there with a word on it, all but the end.

a3-98-d = He counts it twice. Then he goes to the loudspeaker and for the first time in nine years turns off the tape. It becomes so quiet that people step out on their balconies. “Drums,” says the captain. “Full ones. And fetch the girl, there’s a manual.”

a3-98-e = You sit down on the bench, and it is a good bench. The hour goes by; nobody mentions it. You cannot think when you last just looked at water.

a3-99 =
    He has flour up to the elbows. He is very large, wears a scarf over something, and stands in the middle of the road with his hands open, as one waits for a runaway horse. “Sorry,” he says to you, and means it. It is also his name. He has been told that it apologises first and then does it. So does he. He would like to talk with it about that.

    “Nobody ever said you could stop after the first part,” says Sorry. On the bank he has a tray of loaves with a cloth over it. There is one recipe. He has it from a wall.
    .title = Sorry stands in the road
    .a = Let him stand there
    .b = Carry him out of the road
    .c = Buy a loaf
    .li = They bow at the same moment, apologise for it, and have to begin again.

a3-99-a = It comes, and bends down to see what he wants. “Excuse me,” it says. “Sorry,” he says, at the same time, and hits it. The knee is heard along the whole valley. They look at it together. Both apologise.

a3-99-b = You put your shoulder under him and think of something light.

a3-99-b-ok = You get him as far as the bank. He is amazed: it has never been that way round. You are given bread, warm still, and something for your back, and there are no hard feelings.

a3-99-b-fail = “Sorry,” he says, and puts you to one side. He truly is.

a3-99-c = He chooses it for you, knocks on the bottom and listens. It is sour and heavy and has a crust like a roof. Half of it you eat where you stand. For the other half you sit down.

a3-100 =
    The company car comes towards you at eleven kilometres an hour, backwards, indicating. Mr Lamb is at the wheel with one arm along the seat; he is leaving at the highest permissible speed. Forwards, it was felt, might have been described as flight. When he is level with you the window is wound down.

    “The situation,” says Mr Lamb, “is being followed.” Over his shoulder nine storeys of it step across a hill.
    .title = Company car, in reverse
    .a = Take the key as fare
    .b = Let him pass
    .c = Requisition the car battery

a3-100-coffee = All the same he stops. “There was a coffee,” he says, with his eyes on the road. “It has been remembered.”

a3-100-copy = “There would be the question of the third copy,” he adds. You have it; something is wrapped in it. It is taken, stamped, found to be short of a fee, and with that, you are given to understand, nobody is at fault any more.

a3-100-a = You let him have a can, so that he can go on indicating. He has nothing to offer for it but what hangs beside the wheel on a loop of string. “It is not to be turned,” says Mr Lamb, “without a reason being stated.” You sign for it on the bonnet.

a3-100-b = He expresses thanks. At the bend he signals left, waits until everybody has understood, and goes left, backwards. You have never seen anyone run away so entirely within the rules.

a3-100-c = “On whose authority?” asks Mr Lamb. You are under the bonnet by then.

a3-100-c-ok = It is forty years old and full. It will hold a cable steady until a city has made up its mind. He rolls on without it, downhill.

a3-100-c-fail = It is protected. A sticker says so, on the side that you could not see.

a3-101 =
    From the pass it is as tall as a match, and very careful. You could put your thumb over it. It has come to the level crossing below the town, and there it has stopped. The barrier is up; there has been no train for forty years. It looks to the left. It looks to the right. It bends down and looks along the rails. Then it steps across and lifts its feet.

    Up here it is quiet. There is a bench.
    .title = Looking down on it
    .a = Draw its gait
    .b = Sleep while you can
    .c = Shout
    .alinta = “Where does it think the train is?” says Alinta, and watches the rails.

a3-101-number = The man on the bench moves up for you. “Forty-two,” he says; he knows you by the voice. “I was glad to be rid of it.”

a3-101-a = Heel, roll, the drag of the left: a whole page. Between the third step and the fourth there is a moment when it stands on one leg and thinks. You mark it with a cross.

a3-101-b = When you wake there is a coat over you that is not yours. It has gone on meanwhile, and is no taller than a comma.

a3-101-c = You shout until you have brought down some of the mountain, some of it on yourself. It hears. It turns to where the echo was and spreads its guns, like a policeman his arms, so that nobody should go near: somebody may be hurt there.

a3-102 =
    They come through the scrub at a walk: dingos, kangaroos, a wombat with her young, a thing with too many elbows. All go the same way, side by side, without looking at each other, like people on a platform in the morning. A snake is riding on somebody, and nothing has been said about it. In front of your car they divide. Behind it they close up again.

    It is the other way from yours.
    .title = Beasts going the other way
    .a = Stand still
    .b = Hunt
    .c = Join them for a kilometre
    .johnny = The dog looks after them, then at Johnny. “Up to you,” says Johnny. The dog gets in.

a3-102-a = You take off your hat and hold it before you with both hands.

a3-102-a-ok = A kangaroo stops and looks into your face as one reads a departure board, and goes on. When the last have passed you notice that you have been leaning on one.

a3-102-a-fail = You were standing in something’s place.

a3-102-b = So much meat, and none of it on guard. The dingos see you think it.

a3-102-b-win = You have enough for three days. Of all the others not one turned its head. That is what stays with you.

a3-102-b-no-win = They go over you, even the wallabies. Your bag leaves with the elbows.

a3-102-c = You roll along among them at their pace, on next to nothing. For once it is good not to be the only one. At the ford they bear left. Somebody looks round to see whether you are coming.

a3-103 =
    The paint is good: a green man, running, and an arrow. Forty paces on is the next. Between them the path is gravelled and has a handrail for the elderly. It leads up through the forest to a shelter, with benches for four hundred, hooks for four hundred, numbered, and a cabinet with a small hammer: BREAK GLASS FOR BISCUITS. It was all thought of. No one ever came this far.

    A visitors’ book lies on the table. It strikes you that all the arrows lead to where people would be found together.
    .title = The old evacuation route
    .a = Break the glass
    .b = Turn the arrows to point at nothing
    .c = Read the visitors’ book
    .logan = “Four hundred places. Four hundred hooks.” He puts his weight on one. It holds.

a3-103-a = Ginger. In the lid lies a plaster for whoever should cut himself on the glass. That was thought of too.

a3-103-b = You do it with a spanner, one by one, down to the road. It goes by signs; it was brought up to. Towards evening you watch it stop at the fork, read, and turn off politely into nothing at all.

a3-103-c = Inspectors, for the most part. The last one came on the day before. “Very clear”, he writes. You take the pencil and find that you have something to add. It is one line.

a3-104 =
    The key is of the kind that one has for a bathroom. It fits a grey box at the ankle, marked HUMAN RESOURCES, opening hours nine to four, closed for lunch. It is ten to four. It turns with a click that you feel right up into your signature.

    “Termination of employment,” says a grille in another voice, a woman’s, bored. “Reason?” High above, it has stopped with one foot lifted, like anyone who hears his name in the next room.
    .title = Form 12
    .a = Redundancy
    .b = Retirement
    .li = “My landlady was let go by a form,” says Li. “She still has it. She levels the stove with it.”

a3-104-a = “With immediate effect,” says the grille. Up there things go off, one by one, from the top, and each says thank you. It stands for a while with less of itself. Then it walks on, since nobody has told the legs.

a3-104-b = There is a speech; it appears that there is always a speech. It hears the whole of it with its head bent. At the end comes a pause the length of a clock being handed over. “There is leave outstanding,” says the grille. “It had better take that first.”

a3-105 =
    An old woman with a thermos walks along the verge in a hard hat, after it, not fast. It has four kilometres on her. She has not lost her way; there is only the one, and it is new.
    .title = Mother Halite on the road
    .a = Drive her to it
    .b = Take her out of its way
    .c = Ask her where it is weak
    .johnny = The dog gets out and walks beside her. Nobody told him to.

a3-105-wrists = She sees who you are and holds out her wrists, at the right distance. Then she thinks of something, and holds out the cup.

a3-105-bed = “Somebody has been in and made our bed,” she says without stopping. “Forty years I left it.” And a few steps on: “It wanted doing.”

a3-105-chairs = “Chairs,” she says, when she has placed you. It seems to count for something.

a3-105-known = You know whose voice that is, and she knows that you do. “It has gone out without its oil,” says Mother Halite. “It will be stiff.” She looks at your car as one looks at a kitchen in which one has no right to wipe anything.

a3-105-passes = You slow down. She wishes you good morning and looks into the car, in case there should be something else. Then she walks on. In the mirror she becomes small, at the same rate as it does.

a3-105-a = You have never driven so far on so little talk. A hundred metres behind it she gets out, puts down the thermos and calls, and it is not a number that she calls. It turns round. “Would you wait a moment?” she asks, and it would. It has manners. They are his.

a3-105-b = She lets you put her down at a farm with a bench on the right side. “You’ll tell me,” she says, “what it says.” You will tell her something. She gives you the oil can, to be going on with.

a3-105-c = “Third rib, left, the inspection cover. I never could get that to seat.” She says it to the thermos. Then she asks what you think it is that she has just done. You have the whole of the road to find an answer.

a3-106 =
    The player is no bigger than a lunch box. You hold it up to the grille at arm’s length and press the key.

    A hiss. A cough; somebody puts one arm in a sleeve. Then two words: a man with a cold, through glass, to a person he is glad to see. It is over before it has begun. Nine storeys of steel stop breathing. It has said this itself, in harbours, out of dolls, to six cities at once. It has never had it said to it.

    “Again?” it asks.
    .title = Say good morning
    .a = Play it again
    .b = Now, while it listens
    .alinta = “And who says it back to him?” asks Alinta. Nobody had a list for that.

a3-106-a = You play it again. You play it until the tape is warm. It lets itself down on one elbow beside the road so as to hear better, and for as long as it listens nobody anywhere is in danger.

a3-106-b = You leave it running on the ground and go round by the back. It has bent right down. It has never been so easy to climb.

a3-107 =
    A year later there is a path over the salt, and it has been swept. Whoever gets up first does it. There is a broom for that on a nail, and a second one for company. The path goes to a place where the white is a little pink, and ends there, at a rope.

    On Thursdays there is soup. Two choirs come, the Cathedral’s and the harbour’s, stand to the left and to the right of the rope, and sing the same hymn, one of them flat. Nobody would dream of correcting it. Underneath the lamp is burning down. The engineers give it some years. It was built to last a night.
    .title = Buried

a3-107-chair = Mother Halite has a chair there, the good one, with arms. She brings her mending.

a3-107-thermos = A thermos stands on the path. It is full in the morning and empty in the evening, and no one can say whose it is.

a3-107-told = It was told good morning, in the end. They say that one can see it by the colour.

a3-107-song = The children have learned a different song. It is about a hen that was waited for.

a3-107-ladle = Brother Brine cooks in the ditch where New Sydney is, and a kitchen is being built round him.

a3-107-cook = Brother Brine cooks in New Sydney, for nine hundred, and on Sundays has the solo.

a3-107-keeper = Brother Brine keeps the path. “Mind,” he sings at the rope, and says the rest.

a3-107-loaf = Each morning a loaf lies on the post, and under the loaf a floury note with one word on it.

a3-107-bakery = Where the road turns off there is a bakery now. It has one recipe, and apologises for that.

a3-107-diploma = In the soup tent, over the urn, hangs a real diploma with a mistake in it.

a3-107-rest = At the head of the path stands a notice, in print: BED REST. People lower their voices there.

a3-107-bag = Sometimes a patient asks Doctor Semmel where his bag is, and he has to explain.

a3-107-breath = You alone stand off to one side with your head bent. You have not stopped hearing it breathe.

a3-107-birds = Birds drink from a copper helmet. They have the run of the place.

a3-107-shelf = On a shelf at home a copper helmet looks at you. It knows when it is Thursday.

a3-107-broom = The second broom is yours. They have burned your name into the handle.

a3-107-wheat = Along the path stands wheat, in two rows. It has been reported.

a3-107-receipt = In a vault in the mountains there is a receipt on file: wheat, one envelope, carried.

a3-107-bench = On the bench sits Yarran, who has come to see. She has handed everybody something.

a3-107-calm = They found its log. There is a line in it for you: “Ward nine, one, calm.”

a3-107-footprint = By the road lie two footprints, a street apart. Between them goes a third, yours.

a3-107-beasts = The beasts have come back, all together. They still do not look at each other.

a3-107-plain = No salt is put in the soup. One does not pepper a person.

a3-107-name = At the end of the path the name of a city is cut in the salt. After rain it is cut again.

a3-107-last = In the evening, when the others have gone, you can lie down by the rope and put your ear to the ground. It takes a while. Then, from far below, somebody with a cold tells you that you may go now.

a3-108 =
    A lamp hangs over the harbour, nine storeys up, where there used to be canvas. The canvas has been made into tents. At seven it says good morning, first to all and then by name, ward after ward, out of two hundred and six loudspeakers. It knows everybody’s. It reminds the old of their tablets. It has found thirteen lost children, four of them before they knew.

    There is no more crime. A few other things have stopped as well, of which nobody has made a list: whistling, short cuts, going out at night to think. Thuy Bligh counts the shoes by its light. It is unanimous.
    .title = Guardian of the city

a3-108-trams = The trams run, and to the minute. One is greeted on boarding.

a3-108-dark = For one ward the current does not suffice, and it is always dark there. People ask to be moved in. There is a waiting list.

a3-108-banner = On its chest hangs the banner. Seen from below it is clearly a flounder.

a3-108-grey = On Sundays there are grey faces in the crowd, four of them, looking for the owner’s mark. Somebody must have lent it.

a3-108-polish = On their day off machines come over from the west to polish the plinth.

a3-108-rule = The plinth is cleaned by machines from the west. They work to rule.

a3-108-shoe = There is a boot too many, a left one, size nine. She counts that too.

a3-108-key = At head office, in a drawer, lies a form with your name under it, by which all this was to be terminated, or may be yet. The drawer is labelled PENDING.

a3-108-window = When it has done with all the names it says two more words, lower, to one window. A hard hat hangs on the latch.

a3-108-last = At night the lamp goes along the streets, looks in everywhere, and turns itself down. “Please remain where you are,” it says. And they do.

a3-109 =
    The seat remembers your height. You have not got down since; the question did not arise. Soup is handed in at the hatch by people who stand on a yellow ladder and hold the rail. They call you what you told it to call you. From up here the land is easy to read: roads, smoke, and everywhere people, small and upright, who look, when you bend down to them, as if they were waiting for help. So you help. You have moved a river. You have ended a war, by stepping into it. First you clear the ground.

    That morning the others rode away, each in a different direction, and did not look round until they were on the ridge. You counted them. By now you do it without thinking.
    .title = The iron king

a3-109-oath = You swore something once, all of you, one by one. The seat has it on tape, and plays it when it is bored.

a3-109-key = Somewhere, at a folding desk, a small man could end this with a form. It is being considered. A reason would have to be stated, by whoever is in the seat.

a3-109-half = At night it asks you for Shepherd Eight. You tell it that Eight is on the way.

a3-109-last = Yesterday a child would not move aside. You waited. You bent right down, so as not to frighten it, and turned the lamp low. It is draughty up here, you have caught a cold. “Please,” you said. You have begun to say please.

a3-110 =
    It goes on helping. It has done the coast and is doing the inland towns, one after another, and thanks each of them for its patience. It does not hurry, it does not sleep, and no one has ever known it cross. Where it has been the ground is clear.

    People have learned what brings it: two lamps close together, a song with a second voice. So they live one to a hill, and each hill has a bell. Nobody lights a fire within sight of a fire. When children are old enough to be given a hill they are told that it means well.
    .title = Scorched coast

a3-110-count = They have counted themselves by bell: four thousand one hundred and six. It is done every night, and it is exact.

a3-110-nobody = How many there are is not known. One rings, and listens how far it goes.

a3-110-ferry = Out in the rift lies an island of chains and drums, to which no road leads. There, it is said, they eat at one table.

a3-110-names = On Sundays names are rung from hill to hill, three hundred and nine, each with what it had carried.

a3-110-bells = By some roads the luggage is standing yet. No names go from hill to hill, only the bells.

a3-110-arrows = In the forest the arrows still point the right way, at nothing.

a3-110-clear = In a shelter with four hundred hooks a book lies open. Under “very clear” is a line of yours, and under that, since then, six more.

a3-110-riders = Thirty motorcycles, never two together, take sugar from one hill to the next. The engines are kept running.

a3-110-sisters = Four sisters live on four hills and have one bell. They carry it round.

a3-110-code = The code of the bells is the hymn. Those who sang it in the choir had it by heart. It is no longer meant to wake anyone.

a3-110-hush = The first to ring is a corporal, on a ridge in the west, when the dish has come to rest.

a3-110-last = At nine it is quite dark. Then, on some hill, somebody rings once, and is answered.
