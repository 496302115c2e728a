### The Last Courier: what its entries say. Secret until told.

a1-plot-p1 = The sealed case
    .about = Fetch a case from the wrecked van and bring it to First Bridge.
a1-plot-p2a = Hunted
    .about = Carry the case to Queen’s Valley. Something on four legs is walking after it.
a1-plot-p2b = Stolen road
    .about = The case is gone. Follow two of the three trails, corner the Jackal and take it back.
a1-plot-p3 = Delivery
    .about = Bring the case to counter three in Queen’s Valley, and decide there what becomes of it.

a1-act-11 = Open the wreck
a1-act-41 = Look inside the case
a1-act-51 = Follow the trail through the factory
a1-act-52 = Follow the trail to the choir
a1-act-53 = Follow the trail into the dock
a1-act-54 = Corner the Jackal
a1-act-61 = Step up to counter three

a1-1 =
    The microphone hangs from the bedpost on a bootlace, at the height of a man lying down. Under the blanket there is very little of Mose Pell, and he has arranged it well.

    “Rustport Radio, eight forty-one,” he says, as other people say come in. “A case. It is in a post van up by the craters, and the driver stopped answering in the middle of a word. It goes to Queen’s Valley, counter three. They will ask for this.” It is a receipt, on paper. He pays now, all of it. You look at the blanket and do not ask why.

    “One thing on top, no charge. At nine I say goodnight. If you are anywhere that has a nine, say it back.” There is tea in his mug, batteries stand on the sill, and a girl sits on the step outside, selling maps.
    .title = Goodnight, all stations
    .a = Drink from his mug
    .b = Check the batteries
    .c = Hire the girl on the step
    .johnny = “Sit till he’s finished,” Johnny tells the dog. The dog has been sitting since the blanket.
    .logan = “Seven batteries, four pills, one chair,” Logan reports on the stairs. “Nobody visits.”
a1-1-a = The tea is cold and was made for somebody. He watches it go down as one watches a ship leave, approving of the course. “Eight forty-four,” says Mose. “You drink like a person who comes back.”
a1-1-b = Seven on the sill, one of them good, and that one goes into your set. Behind them stands a box of cartridges, for gulls. “The sea left,” says Mose. “The gulls are still waiting for a statement. Take those.”
a1-1-c = “Fee first,” says the girl, and counts it. Tibb, eleven years old, is now your department of maps. Every road on the sheet is wrong. In one corner, because there was ink left, she has drawn a van upside down.

a1-11 =
    The seat belt is done up. The van lies on its roof, so the case hangs in the belt on the passenger’s side, like something that was told to sit properly and never told to stop.

    It hums. The paint round the doors has bubbled, and what is under the paint glows a little after rain; it has not rained. The doors are sealed from inside. The driver’s place is empty, and swept, and the mirror has been set for somebody short. On the ceiling, which is now the floor, lies the logbook. Last line, good handwriting, no blot: “Returned to sender.”
    .title = The van that hums
    .a = Force the lid bracket
    .b = Let it hum; come back
    .zoe = “And when did you start making that noise?” Zoe asks it, and puts an ear to the lid to hear the answer.
    .nellie = “Rolled at four kilometres an hour,” says Nellie. “That’s not a crash. That’s parking.”
a1-11-map = You turn Tibb’s map round until the van in the corner lies as this one does. It is a fair likeness. She has put a small arrow at the one hinge that is not welded.
a1-11-ok = The hinge gives like a clerk who has been asked nicely. You undo the belt and the case comes down into your arms, the weight of a child of four, humming on one note. You sign the logbook. Somebody may check.
a1-11-fail = The seal holds. What is under the paint comes off on your sleeves, and after dark you can find your own hands. The case hums on, neither pleased nor sorry. There is still the lid bracket, and there is still the crowbar.
a1-11-a = It takes the crowbar, the bumper and a word. The bracket comes away and leaves a long bright scratch down the lid, just where a counter clerk would look first. The hum goes up by half a tone and stays there.
a1-11-b = You close what can be closed. Behind you it goes on humming in its belt. It has been patient with better people.

a1-20 =
    Bertha Nine walks round you with a piece of chalk and marks each axle as she counts it. “Axles, two. Case, one. Person, one, more or less. Comes to nine, and one for the bridge.”

    The bridge has nine spans; you can count them from here. On the fifth stands a goat, which has been assessed several times and cannot be taxed. The chalk goes behind an ear. The hand that puts it there has four fingers.

    “Had that case through before,” says Bertha. “Other hands. She paid, drove out to the middle and turned round. Who turns pays again. Cost her double, and she thanked me.” She nods to the case, as one nods to a regular.
    .title = Nine, and one for the bridge
    .a = Pay nine and one
    .b = Be the inspector of bridges
    .c = Drive as if it were yours
    .nellie = “Nine spans. Forty seconds.” Nellie has not switched off.
    .li = Li thanks Bertha for the bridge. Nobody ever has. She loses count and has to begin again at the axles.
a1-20-a = She counts it on all nine. The tenth part goes through a slot in the railing, and she holds up a finger until it lands. It takes a while. “Never says thank you either,” says Bertha, and lifts the bar.
a1-20-b = You ask, in a tired voice, to see the rivets. All of them.
a1-20-b-ok = At span three you tut. At span six you write something down and underline it. By the ninth she is explaining the goat. “Next inspection in spring,” you say, and she takes the chalk from her ear and notes it on the bridge.
a1-20-b-fail = “The inspector,” says Bertha, “is my sister,” and rings a small bell. People get up from behind things, without hurry, carrying chains.
a1-20-c = The bar is a broom handle painted red and white, and gives. Behind you a small bell rings twice, without excitement. Ahead, on span five, people are getting up.

a1-23 =
    NO SHOOTING ON THE BRIDGE, says a board, with a date, and they keep to it. They have chains. The chains are wrapped in rags so as not to mark the rail.

    There are more of them than you had hoped and fewer than the noise. One has taken off his good jacket and hung it over the parapet, pockets towards himself. In the middle of span five stands the goat, with most of a printed tariff hanging out of her mouth. They come round her on both sides. So do you.
    .title = Span five
a1-23-win = It is over before the goat has swallowed. Two of them sit against the rail and hold each other’s arms the right way round. As you drive off the ninth span somebody small comes out with a broom. You can hear it for a long way.
a1-23-no-win = They turn out your load with care, take what comes to nine, then one for the bridge, and put back the rest tidier than it was. They even push. Somebody small has come out with a broom. You can hear it for a long way.

a1-30 =
    An umbrella with no cloth throws the shade of eight wires. Under it, on a kilometre stone, sits a girl of eleven with a board on her knees. “Fee first,” says Tibb, “then the news. The news is that I have maps.”

    On the one she holds up every road is wrong. The coast is on the side where she had room. In the corner, small, because there was ink left, a van lies on its roof, and that was drawn by somebody who has seen it. “That’s not a road,” says Tibb. “That’s extra.” She looks past you, at the free seat, the way people look at a vacancy.
    .title = Fee first
    .a = Buy the map
    .b = Give her a lift, under contract
    .c = Drive on
a1-30-again = “You’ve got one,” she says. “It’s the same one. I don’t do editions.”
a1-30-a = She counts it twice and rolls the map with the van outwards, so that you will meet that first. “If it’s wrong, that’s the road’s fault,” says Tibb. For a receipt she gives you a pencil stroke.
a1-30-b = She drafts it as you drive: carriage of one person, singing permitted to one party. At the sixth kilometre she says “here”, where there is nothing, gets down, and signs. You are given a map of the stretch. It is very wrong, and you fold it away with care.
a1-30-c = She writes down your number. When you look in the mirror she is still writing. It is not that long a number.

a1-31 =
    He holds the pole upright with both hands and stands well outside the shadow. “By the hour,” he says. “Half hours by arrangement.” It is a good tarpaulin, four metres by three, and the only shade for nine kilometres. There is a slate with the tariff and a peg for hats.

    His nose has peeled to a shape that cannot have been the first. You ask why he does not stand under it himself. He looks at the slate. He has evidently been over this many times. “At those prices?” he says.
    .title = Shade, by the hour
    .a = Rent an hour
    .b = Hold the pole so that he can sit
    .c = Arm-wrestle him for the pole
a1-31-a = You lie down inside your hour. He follows the sun with the pole, a hand’s breadth at a time, so that you get the whole of it, corners too. At the end he coughs, and owes you four minutes.
a1-31-b = It takes a while to settle who would be charged. Then he sits, in the exact middle, and looks at his own shade from underneath. Towards evening he mentions the sea. His nose is no better, but you have seen a man on holiday.
a1-31-c = He thinks it over, wipes the slate and puts his elbow on it.
a1-31-c-ok = He goes down slowly, like a shutter. “Well, that’s that gone,” says the man, and lies down in it, a customer for the first time in six years. You let him have an hour on credit. He sleeps through most of it.
a1-31-c-fail = He has been holding a pole in the wind for six years. Your knuckles get to know the slate. Afterwards he lets you stand beside the shadow, quite close, and think about the tariff.

a1-32 =
    A company car comes over the rise at walking pace, pushed by two bandits who do not look at one another. At the wheel sits Mr Lamb, indicating. He brakes, and they walk into the boot.

    “It is regretted that you have been stopped,” he says through a gap in the window. “A parcel is understood to be in motion. Its route would be welcomed. Merely for the file.” A form comes out through the gap, with a carbon under it: Form 7, regret. Nine lines, one of them dotted. You ask who wants to know. “That,” says Mr Lamb, with some sympathy, “is not indicated.”
    .title = A Form 7
    .a = Sign for him
    .b = Sign a false route
    .c = Offer a push
a1-32-a = You write it out in capitals, as requested. The top sheet is yours. The carbon goes into a folder which already has your name on it, and two of anything are counted out through the gap. The bandits look at you as staff look at staff.
a1-32-b = You send the parcel by way of two craters, a bay and your uncle. He reads it through with a pencil.
a1-32-b-ok = “The uncle is noted,” says Mr Lamb, and pays. The car is turned by hand, in nine moves, and pushed away towards him. You have never had an uncle, and find that you are a little worried about him.
a1-32-b-fail = He corrects the spelling of the uncle, then of the craters, and then, with a small cough, the route. Now it is right. Half the fee has to be withheld, for the corrections.
a1-32-c = You put your shoulder in between theirs. Nobody speaks for a kilometre. On the flat the older one says that they robbed him, on Tuesday, in a perfectly normal way, and he gave them something to sign. Neither can say exactly what.

a1-33 =
    One orange light, blinking left. The car lies on its side in the ditch and has been about to turn for a week; so has the driver. Somebody has had his boots. The same somebody laid the coat over his face, which was decent, and cut off the buttons, which was also a decision.

    On his belt a radio is still going. “Nine o’clock, Rustport,” it says, in a voice you know, with a little less breath in it than when it paid you. “Anybody.” It waits. It is good at that. The battery is new, and worth two of anything you care to name.
    .title = The indicator
    .a = Say goodnight
    .b = Take the battery
a1-33-a = “Goodnight,” you say. The pause is so long that you look at the light. Left. Left. “Well,” says Mose. “There you are.” You stay until he has closed down, with the dial glowing in your hand rather more than a dial should.
a1-33-b = It comes out with a click, in the middle of a word. It was going to be a short one.

a1-34 =
    Eleven people with bags are standing behind a bus stop, in the scrub. The sign is still up; a gum tree has grown through the timetable. The place of the twelfth is kept by a stone. Nobody pushes.

    “You’re after the stone,” says the man in front of it, not unkindly, and shifts his cello. They have a primus, a rota and a box for children’s jackets, by size. At the very front a woman in a good hat keeps one foot on the kerb; it was her mother’s place. Nobody looks up the road. You do. The road stopped some time ago.
    .title = The queue
    .a = Stand behind the stone
    .b = Take the first woman where she was going
    .c = Ask when it comes
    .alinta = “Who is last?” asks Alinta, and goes and stands there.
    .zoe = “And how long have you been running late?” Zoe asks the timetable. The tree she leaves in.
a1-34-a = The stone moves down by one. Towards evening soup comes along the line, one mouthful less at each pair of hands, and there is still some when it gets to you, with a roll of bandage tucked under the bowl. Everyone here has been last at some time.
a1-34-b = It is nine hundred metres. She gets down at a gate, looks at her own front door and puts on her gloves to open it. Back at the stop ten people have moved up by one step. You can hear that they have begun to talk.
a1-34-c = The talk stops all down the line, in order.
a1-34-c-ok = “Thursdays,” says the woman in the hat at last. They work it out between them: today is Thursday. It has been Thursday so often, says the man with the cello, that they have become rather good at it. He plays you what they do.
a1-34-c-fail = “There is a fee for enquiries,” says the man with the cello, and it goes forward from hand to hand to the first place. The answer comes back the same way. You are told that you were before no one.

a1-35 =
    The goat on the ledge above your camp looks at your papers the way customs look at jam. You have not spread them out for her; they were damp.

    A brass tag on her collar says PROVISION. There was a number too, but it has been crossed out by several owners. Licence, map, a letter of recommendation from nobody: these she lets pass. At the receipt for the case she lowers her head. It is the one sheet on the continent that says you may come up to counter three with what you have. It is also, you now notice, extremely good paper.
    .title = Provision
    .johnny = “Don’t stare,” Johnny tells the dog. “She’s working.”
    .alinta = “And whose goat are you?” asks Alinta. The goat goes on reading. It is a fair answer.
a1-35-ok = You get up slowly, with salt on your palm. She considers first the salt and then you. What follows takes half the night, a helmet for a pail and no words, and by morning there is milk, and an understanding. She lifts her hoof off the receipt.
a1-35-fail = You move. It is the wrong verb. She eats as clerks stamp, from left to right and without malice, and stops at the word “undersigned”, because after that it is glue. The word she leaves to you.

a1-36 =
    A lamp swings among the gum leaves, over and back, at the pace of a night watchman. It belongs to a Cerbero drone. The drone hangs from a fork by one rotor, and it is full of bees. They come out along the beam and they go home along it. It is two in the morning. They have been on nights for years.

    Behind the inspection glass there is comb, capped, the colour of tea. The light passes over you, stops, and moves on: it is looking for somebody, and has a description. There is dry moss for smoke. There is also a switch, underneath, where one would have to stand very close.
    .title = What the bees kept
    .a = Use smoke and patience
    .b = Switch the lamp off for them
a1-36-a = You light the moss, and breathe when they do.
a1-36-a-ok = One hour, two frames, seven stings, none of them personal. They close the gap behind your hand as you draw it out. The honey is dark, and does for burns what ointments promise to.
a1-36-a-fail = You breathe out of turn. What you get you get at a run: half a frame, and one sting, behind the ear, that goes on thinking about it for days.
a1-36-b = The beam goes out in mid-search. For a breath the bush is perfectly black. Then the hum drops by a third, through all the drone, like a shift sitting down. Something else had been steering by that light. It is coming to see.

a1-40 =
    Four legs, a grey drum for a head, a plate with a number. The tracker has stopped at the toll, on the far bank, exactly on the line where vehicles stop. Dust lies on its back the way dust lies on furniture. It could step over the bar. It waits to be charged.

    “Parcel 4471,” it says across nine spans, not loudly, in the voice of somebody who has said it at a great many doors. “Please remain available.”
    .title = A machine with patience
    .a = Say goodnight
    .b = Keep the set dark
a1-40-paid = “Nine,” you hear, “and one for the bridge.” It pays. It asks for a receipt. Bertha looks at the receipt, then at the machine, and then, for the first time in years, down the road after a customer.
a1-40-bluff = It asks, in the tone of a lift, for the inspector. Nine fingers point at you.
a1-40-blood = There is nobody at the bar to ask it for money. It stands there as long as paying would have taken, and comes on.
a1-40-lamb = From a slot in the drum it draws a sheet of carbon paper and holds it to the light. That is your route, in your own hand. It takes the short cut.
a1-40-anybody = It is nine. On the seat beside you the set clears its throat. “Anybody,” it says, very low.
a1-40-known = It is nine. “Goodnight, all stations,” says the set; and then, since he has an idea who is listening: “Mind the bridge.”
a1-40-a = “Goodnight,” you say. “Ah,” says Mose Pell, and then for a while nothing, comfortably. On the far bank the drum turns towards you by a few degrees. It has ears for that sort of thing. It takes a step that it had been saving.
a1-40-b = You turn the knob until it clicks. In the quiet you find what you have been sitting on: half a box of cartridges. Across the water the machine has lost a sound that it was leaning on. So, a long way west, has somebody else.

a1-41 =
    Four catches, and over them a strip of paper: NOT TO BE OPENED BY CARRIER. Years of couriers have breathed on it, and one has rested a cup there. You notice that you have taken off your gloves.

    Nobody is near. The last person who would mind is lying in a bed in Rustport, and what he asked for was delivery; he did not say blind. You put a thumbnail under the paper, as you have seen other people do with their own letters.
    .title = Fourteen messages
    .a = Play the first
    .b = Close it; they are not yours
    .logan = “Four catches. No wires. Stand back,” says Logan. There is nobody else there.
    .zoe = “Evening,” says Zoe to the catches, and wipes them first.
a1-41-loose = The catches have been hanging from one screw since the van. The lid comes up if one breathes on it.
a1-41-ok = The catches go one after another, like knuckles.
a1-41-fail = The fourth catch bites. Something under it lights up the bones of your hand, briefly, as if to count them. Then it opens anyway.
a1-41-open = Grey felt, green light. A woman’s voice, recorded, rested, forty years younger than anything in sight: “Good evening. You have fourteen messages.” And under it, with no change of tone: “Batteries one to nine: standing by.” It has not noticed that time passed. There are two buttons. One says PLAY. The other has never had to say anything.
a1-41-a = A man is buying bread. The dark one; no, the other. He’s running late, tell her he’s running late, and he’s got the glove. Traffic behind him, a great deal of it. “End of message one.” Your teeth hum with it for an hour.
a1-41-b = You lower the lid on the words “to hear your”. The paper sticks as if it had never been asked. It is a small thing to be proud of. You sleep on it like a plank, four hours, all in one piece.

a1-42 =
    It stops at nine paces, which must be written down somewhere, and reads you the terms of delivery. Clause one: identity of the bearer. Clause two: condition of the goods. At the commas its voice crackles. Meanwhile a small brush comes out and dusts the plate with the number.

    It does not aim while it reads; that is clause twelve. You have until then, about as long as an egg takes, soft. “Where resistance is offered,” reads the tracker, “the bearer is thanked in advance.”
    .title = Please remain available
    .a = Sign for the other case
    .b = Fight it anyway
a1-42-a = It finds on the brothers’ case a lock, a handle and a weight, and has you sign in three places. “Parcel received.” It walks off westward with the thing held out in front of it, like a waiter. There is an office where this will be opened. You leave before the office does.
a1-42-b = You put the case behind you, which is also an answer. It folds the clauses away in their order.
a1-42-win = It sits down like a camel, front first. “Thank you for your patience.” A flap opens, and a pen rolls out towards you and stops at the end of its chain. You sign. It seems that this was all it ever wanted from anyone.
a1-42-no-win = It withdraws, backwards, at the regulation speed: a report must be filed, in person, at the place of dispatch. On the rise the drum turns to you once more. “Please remain available,” it says, and you gather that you will.

a1-43 =
    A loudspeaker on a pole clears its throat, and some sand comes out. “You are the recipient of a delivery,” it says, “or you are the delivery. Please state the parcel number.” It does not wait; it has a list. How satisfied are you with the pursuit, on a scale of one to nine? Was the tracker courteous? Would you recommend being found to a friend?

    Below it is a drawer without a handle. A wire runs down the pole and away under the sand, westward, and if you put your boot on it you can feel other people’s answers going by.
    .title = A roadside enquiry
    .a = Complain, in detail
    .b = Say “nine”
    .c = Cut the wire
a1-43-a = You begin with the reading of clauses at mealtimes.
a1-43-a-ok = By the fourth point the pole has stopped interrupting. At the seventh it apologises. A ticket is opened; it can be closed only by the unit concerned, in person, at the place where the grounds for complaint arose. That was some way back.
a1-43-a-fail = “And you are still at this pole,” it says, with something like warmth. “Thank you. That was the last question.”
a1-43-b = A bell rings. The drawer slides open by itself, for the first time to judge by the spider, and there lies what was put by for satisfied customers, along with a badge: VALUED. You take the one and, after a moment, the other.
a1-43-c = It is saying “on a scale” when you cut it, and goes on for a second with no wire at all. Then there is only wind. Further down the line, one pole after another, they stop to listen to where it stopped.

a1-44 =
    Two cases stand on a plank with a price between them. They are yours, very nearly: the lid, the corners, and a handle put where one would put it who had seen it once, through a window, from a ladder. “Popular model,” says the elder brother. “Saw one go by,” says the younger. “Thought there’d be a demand.”

    You bend down to listen. The left one hums. You bend down to the right one, and it hums too, a little late and out of breath, because the younger brother has had to change his seat. It has occurred to neither of them who might come and ask.
    .title = Two cases
    .a = Buy one
    .b = Tell them what hunts it
    .c = Take one, they will not say no
a1-44-a = Half a brick, well wrapped, and the locks work. The hum is thrown in: he teaches you how it goes. Then he would like to know what people keep in theirs. “Mail,” you say. He is pleased. He has never had any.
a1-44-b = You describe the legs. You describe the clauses. They listen with their mouths open at the same angle, and in four minutes plank, cases and cart are over the hill. Their soup is still on the fire, with two spoons in it. You use one.
a1-44-c = “Ah,” says the elder, as if you had asked for it in another colour. It turns out that they have cousins.
a1-44-c-win = The cousins go home in pairs, supporting each other’s version. You take the case on the left. The younger brother has stopped humming, and seems not to know when he may start again.
a1-44-c-no-win = There are cousins on both sides of the road. You are sold your own peace and quiet, at the marked price. Behind you the plank is wiped and the cases are set straight.

a1-45 =
    The shovel goes in as if into flour, and whatever it takes out runs back. Sand to the axles; the load sits on it like a hen. Something heavy will have to stay here, or you will.

    You walk round it once more, for the look of the thing. A kilometre stone shows where the road would be, and somebody before you has scratched on it what he left behind: one anvil, one safe, one brother-in-law.
    .title = Ballast
    .a = Leave a piece of gear
    .b = Dig
    .c = Leave the decoy
    .d = Rock it out on a litre
a1-45-legs = On the crest behind you four legs come up, one after another, and are set down flat, like plates. They do not sink. They do not hurry either: they have seen the sand.
a1-45-quiet = Nothing is coming. You look back all the same, at the place on the crest where it would have been.
a1-45-a = It stops at what you threw out, walks round it and makes an inventory: length, weight, condition, sentimental value. The last box gives it trouble. It has gone back west to ask by the time you are over the ridge.
a1-45-b = You start at the front, where it can do less harm.
a1-45-b-ok = By the third hour you know this sand by its habits. It lets go all at once, like an argument, and you cross on two boards and the doormat.
a1-45-b-fail = It costs the morning and the skin of both hands. In the end the sand lets you out on the side you came in by.
a1-45-c = You stand the brothers’ case up on the crest. The machine stops before it and, though you would not swear to this, salutes. It will be a while before it learns about the brick. Then it will wish to speak to whoever packed it.
a1-45-d = Forward, back, forward, a litre of it, the wheels repeating themselves. It comes free with nobody watching. You find that you had got used to an audience.

a1-46 =
    The ribbons come over the horizon first, then a bus, two lorries and a harvester with a bride on it. She is driving. On the second lorry rides a band that knows one march and is saving it. By the stone at kilometre eighty-eight waits the groom, in a suit that still has the creases of the last groom.

    An aunt is holding the cake out of the wind with her body. It has nine storeys, and one for luck.
    .title = The wedding at kilometre eighty-eight
    .a = Be the witness
    .b = Wish them luck from the wheel
a1-46-blood = They do not stop for you. On the step of the bus rides the bride’s brother, a small man with a broom across his knees, and a white ribbon on the broom. He knows you at once. Something leaves the second lorry that is not a flower, and takes you over the eye. It is a long convoy, and none of it slows down.
a1-46-stop = A trumpet brings you to a halt. The witness has run, says the bride: a cousin; somebody had told him he would have to write. Any name will do. The registrar has the book open on a bonnet, and licks the pencil.
a1-46-a = You sign with a name you always liked. Then there is dancing, and for the dancing they park round you, bus, lorries, harvester, tight as teeth, so that what comes down the road that night sees nothing but a wedding. You are fed by aunts.
a1-46-b = “And to you,” says the bride, and has a can handed in at your window, since luck ought not to go unanswered. In the mirror you see the registrar looking from face to face, and then, with rising hope, at the harvester.

a1-47 =
    The aerial unfolds in seven places, and he unfolds it in the order given on the lid. A soldier of seventy, on a fallen log, boots blacked: Corporal Hush, down from Radar Ridge for the first time in six years, on foot. He took sandwiches for two days. It is the third.

    “There’s a party on the coast that comes up at nine,” he says, as one mentions weather. “Pell. Nothing since Tuesday. I put it down to the valves.” He turns the aerial a little to the west, and then a little more. “You’d have come by there.” He does not look at you. He is holding that thing very straight, the way one holds a door.
    .title = The frequency
    .a = Say that he said goodnight
    .b = Say that he sounded well
    .c = Say you think he has stopped
    .logan = “Last signal Tuesday, twenty-one hundred, strength two,” says Logan, and takes off his cap to write it down for him.
    .li = Li stands to attention. Nobody asked him to. The corporal moves up on the log.
a1-47-a = “To you? In so many words?” You give him the words. He unwraps the last sandwich, halves it exactly and passes you the half with the egg, and a field dressing he has been carrying since before. Then he switches off, to spare the valves.
a1-47-b = “Well,” says the corporal. “Well, there you are.” The aerial goes down three joints at once. He makes you a present of his field dressing, as he need not hurry now. You watch him off up the hill, lighter by one dressing and by something you said.
a1-47-c = He nods for some time. Then he folds the aerial: one, two, four. He looks at it. Three is sticking out. In forty years, you would say, it has not been folded wrong before. “Obliged,” says the corporal, and carries it home like that.

a1-48 =
    On the rock, just inside the entrance, where a hand would feel for it, there is a light switch. White, level, two screws. Under it somebody has written in pencil: NO. Under that, in another hand: it’s fine.

    No wire goes in that you can see, and none comes out. The cave goes back further than your lamp does, and something at the end of it has corners. The pencil hangs there on a string, and was sharpened not long ago. There are no shavings on the floor. So somebody sweeps; so there have been at least three opinions.
    .title = A cave with a light switch
    .a = Switch it on
    .b = Add your own opinion, in pencil
a1-48-a = You consider the screws, your boots and the ceiling, and put a finger to it.
a1-48-a-ok = It’s fine. A bulb comes on over a bench, a kettle and a shelf of spares, all labelled. You help yourself to one that looks useful and turn the label over. “Told you,” it says.
a1-48-a-fail = There is a bang at the back, a bang where you parked, and the light, to be fair to it, does come on. By it one can read a third line, low down, in a hand that shakes: “see?”
a1-48-b = It takes you longer than you would have thought. You write it small, put the date to it and hang the pencil back. Two kilometres on you realise what you should have added, and also that somebody will.

a1-50 =
    A delivery slip has been left for you, under one of your own wheel nuts, against the wind. It is properly filled in. Item: one. Weight: given. Condition: humming. Reason for return: wrong hands. Signed, the Jackal; and the sevens are crossed in a way that is taught in one place only.

    Three sets of tyres lead off: to the factory, to the cathedral, to the dock. A good thief takes one and sends a boy down each of the others. All three have been driven by somebody who signals before turning.
    .title = Returned to sender
    .a = Say goodnight all the same
    .b = Switch off, out of shame
a1-50-anybody = At nine your set says “Anybody.” You have nothing to report.
a1-50-known = At nine the set wishes all stations a good night. Your thumb is on the button. You are still thinking how to put it when he closes down.
a1-50-a = “Goodnight,” you say. “Thought you were busy,” says Mose. You tell him that it is coming along, and he lets that go by as one lets a lorry go by. “Nine oh one,” he says, and sounds like somebody who has got his shoes off.
a1-50-b = You switch off and clean out the vehicle instead, thoroughly, as one does. Under the seat you find something you had given up. It is worth having. It is not worth a case.

a1-51 =
    The card goes in at the slot and comes out with a hole in it. “You are late,” says the time clock. It is called Overtime; it has arms, and has folded them. “Forty years, or four minutes. It depends on the shift.” Behind it the belt goes by with nothing on it, at the correct speed.

    The machines here do not harm staff. So the thief clocked in, sat for an hour over one soup, and clocked out. Overtime has kept the card: four figures, issued before the Split, to the Post. Where the rider went from here the floor would know. The floor is swept on the hour. It is two minutes to.
    .title = Time clock
a1-51-ok = Between two strokes of the broom you have it: sand of another colour, out of a narrow tread, and a drip every nine metres. You clock out. Overtime watches you do it, and goes on watching the place where it was done.
a1-51-fail = The broom is there first. It is a wire broom, and what it gathers up in here ticks. You are thanked for keeping the aisle clear, and entered as dust.

a1-52 =
    The organ is made of exhaust pipes, and somebody is polishing the lowest. “Good morning,” he says. It is six in the evening. In here one says so at any hour, and they can hear whether it is meant. There is no smell of anything at all. That is the salt.

    They had a visitor on Thursday: in uniform, boots wiped, back row, bass. Knew all the verses. The choir has been without a bass since spring. “Left before the collection,” says the brother, and breathes on the pipe. “We don’t hold it against people. We do write it down.” He waits. It is your turn to say something.
    .title = A stranger sang bass
a1-52-ok = “Good morning,” you say, and it turns out that you mean it. He puts the cloth away. By the east wall, he says, in second gear, humming the low part. He gives you a twist of clean salt for wounds and asks, since you are here, how far down you go.
a1-52-fail = You say it as one says it to a ticket barrier. He nods. A plate comes out of the wall on a rail, stops in front of you, and does not go back in. This is the collection.

a1-53 =
    The slip runs down into the water at one in nine, greased, with a handrail. So do the tyre marks. They do not brake. Forty metres on, at the far ramp, they come up out of the weed and drive away as if nothing had been mentioned.

    A figure in a diving helmet turns the crank of a pump and has no hand free to point with. “Fast,” says the helmet after a while; and after a longer one: “Windows up.” It is the only wet thing in forty kilometres, and it is called the Dry Dock. Whoever drove that did it to see whether you would.
    .title = Slipway
a1-53-ok = Fast, windows up. There follows a time, as long as one can hold a note, in which you are not so much driving as posted. Then concrete. On the far ramp, where only somebody wet would find it, stands a can of petrol with a slip: for carriage.
a1-53-fail = You brake; one does. The water has not been told. You stop where it is exactly as deep as the engine. Getting out takes a rope, an hour and the helmet’s opinion, which is “slow”.

a1-54 =
    She sits on the case with her knees together, in full uniform, polishing a button that is finished. “Sign here,” says the Jackal, not looking up; then she does, and it is not a client. Dot Quill, courier, the one before you.

    “Four hundred kilometres I sat beside it, and it would not open. It knows a carrier. It does not open for a thief. So I put the van on its roof and waited for whoever they would send.” She goes on to the next button. “Eleven years of other people’s names. Never one with mine on it. Not so much as a bill.” She gets up, pulls the jacket straight and takes the safety off, as if she were franking it.
    .title = The Jackal’s round
    .a = Give her badge back
    .b = Keep the badge
    .nellie = “You stopped,” says Nellie. It is the worst word she has.
    .li = Li thanks her for the eleven years. He says it first, because afterwards it might be taken the wrong way.
a1-54-again = Nothing has been moved. She has even kept your place for you: a line in the sand, with a stone on it.
a1-54-ok = “Quill, D.,” you say. “First Class. Eleven years without a lost item.” Her hand goes to the badge and back to the gun, and is not quite the same hand when it gets there.
a1-54-fail = “You have been reading other people’s post,” says Dot Quill, and one can see you being sorted, a long way down, on the left.
a1-54-win = She sits down in the sand with great correctness, unpins the badge and holds it out to you, number upwards, as laid down for dismissals. Between you the case is humming. It hums for you; you had not known that it made a difference.
a1-54-no-win = She drives off slowly, signalling, so that you can keep up. Beyond the rise she stops, draws a line in the sand and puts a stone on it, where you ought to stand. She has never left a round unfinished.
a1-54-a = You pin it on for her, crooked. She puts it straight. “There’ll be a backlog,” says Dot Quill presently, to nobody, and goes to see about a bag. She forgets to be the Jackal before she is out of earshot.
a1-54-b = It is brass, heavier than it looks, and people will give something for it. She nods: item retained. From the rise you look back once. She is sitting where she was, sorting pebbles, left and right, into two heaps.

a1-60 =
    “Station calling, say name, heading, intention,” says a loudspeaker with pine needles in it. You say all three. In the pause somebody, somewhere, slides a small wooden block across a table. “Cleared to the gate. Mind the sweepers.”

    The Valley opens like a hangar: on rails, with a bell. Floor polish; pines in rows; a runway you could eat from, and nothing on it. It is nine in the evening. In the tower they all stop talking and turn up a receiver. The frequency is open. There is nothing on it either. They listen to the whole of that, and then somebody puts the kettle on.
    .title = Name, heading, intention
    .johnny = “You can talk now,” Johnny tells the dog, when the tower does. The dog is thinking it over.
    .nellie = “Four minutes early,” says Nellie, to a barrier with nobody at it.
a1-60-mug = The sentry hands you a mug. You take it as Mose did, from below, with both hands, so that nothing shakes.
a1-60-charged = Your set is freshly charged. It brings in the emptiness with great clarity.
a1-60-pole = By the gate stands a pole with a tarpaulin, and in its shade sits a second sentry. A man came through, he says, and gave it away, and went off to be in the sun like anybody.
a1-60-skin = He looks at the colour of your nose and pours water, not tea.
a1-60-cave = Yes, he has been in that cave himself, the one with the switch. “It’s fine,” says the sentry. You both leave it there.
a1-60-goat = You feel for the receipt. What you have of it is one corner, with teeth marks, and the word “undersigned”.
a1-60-deed = “Is that all of it?” he asks about your papers. “The last one who came with a claim had half a deed.”
a1-60-lied = He sounded well, you told the corporal. The frequency goes on not contradicting you.
a1-60-nine = You know how long it ought to take, with the breath before the last word. You find that you are saying it.

a1-61 =
    The lamp is lit over counter three, and under it sit a clerk, a stamp and a pair of sleeves. The socket is in the wall behind him: round, lipped, exactly as wide as what you have been carrying. It has been dusted daily.

    “Receipt,” says the clerk. Through the window one sees nine guns under nine tarpaulins, and on each a row of pigeons, at intervals. He tries the stamp on a sheet which is black with trying. “You may put it in. You may take it away again. There is a third box, but nobody has ever ticked it,” he says, and, being honest, begins to look for his glasses.
    .title = Counter three
    .a = Put it in the socket
    .b = Sell it to Mr Lamb
    .c = Pull the crystal and step on it
a1-61-goat = “This,” says the clerk, holding it up to the lamp, “is a corner.” He stamps it. There is just room.
a1-61-honey = You still smell of honey. The clerk is softer by one stamp.
a1-61-bees = Gun four hums. There are bees in it, on nights; they have found another lamp to work by.
a1-61-p412 = You have stood at the stone, so you see which way the tarpaulins point. They point at the approach.
a1-61-lamb = On the bench, under the clock, sits Mr Lamb of Cerbero. He has been there since noon, hat on knee, form on hat, indicating that there is no hurry.
a1-61-mended = Outside, a company car ticks as it cools. You know that gasket.
a1-61-walked = There is a trail of sand from the door to the bench. Somebody has come here on foot, keeping left.
a1-61-robbed = Among your papers is the white copy: robbed, in good order, one. The clerk stamps that as well. It is the only paper today, he says, with nothing wrong in it.
a1-61-pad = On the sill lies a pad in three colours, with a pen on a string. “A man left it,” says the clerk. “He is taking a course.”
a1-61-a = You lift it in. It turns by a quarter, of its own accord, as a sleeper turns, and clicks.
a1-61-b = “That would be appreciated,” says Mr Lamb, and stands up. He has filled it in already, as far down as the regret.
a1-61-c = The crystal sits in a ring of eight screws. You have a knife, and about as long as it takes to find a pair of glasses.
a1-61-c-ok = It comes out with a sound like a kiss, and the hum stops. How long you had been hearing it you learn only now, because the room is larger. You set it on the floor.
a1-61-c-fail = It is warm, and it holds on. “Please do not,” it says, in that voice, and something climbs your arm as far as the elbow and puts you down among the benches. The clerk waits until you have finished. He is open for a while yet.

a1-70 =
    A pair of scales hangs from the shaft of a cart. In one pan lies a horseshoe, and letters go up against it. “By the kilo,” says the man. “Opened, unopened, mixed. Burns lovely. They had paper then.” His own pot is coming to the boil over somebody’s aunt; you can see her handwriting curl.

    There are six sacks, each with the stencil of the Post. You ask where he got them. “Came with the cart. Cart came with a horse.” He looks at the horse, which looks away. “Further back than the horse I don’t go.”
    .title = Kindling
    .a = Buy a kilo
    .b = Read one aloud, as the rule is
    .c = Take the sacks, they are not his
a1-70-a = He gives good weight. You get thirty-one letters, and hand in at the next doors whatever still has a door. One has been run over lately: a narrow tread straight across the address, and turning.
a1-70-b = You stand up on the shaft and read. It is about a dog, a fence and the loan of forty. At “so I shall not be coming” the man takes the pan off its hook. He sells nothing more from that sack. He sits with his back to it and does not feed the stove.
a1-70-c = You take the first sack by the ears. He sighs, and knocks twice on the side of the cart, which has people in it.
a1-70-c-win = You leave him scales, horse and horseshoe. That evening you stand on a tailboard in the next settlement and call out names, one sack of them. Four people answer. One of the four is the right one.
a1-70-c-no-win = You are put in the pan, against the horseshoe, and found to owe. The sacks stay where they are. The pot has boiled over on the aunt.

a1-71 =
    Another stone, the same umbrella. In the sand beside Tibb are strokes in bundles of five, with a shell after each bundle that mattered. “Fourteen wheels since morning,” she says. “I counted. It’s the kind of thing somebody’s going to need. Fee first.”

    She has them by axle, by load and by what the driver was whistling. Two were squeaking; she has advised those. On four, she says, there was something humming that was not the driver. She covers that stroke with her hand and looks into the distance, which is hers as well.
    .title = Fourteen wheels
    .a = Pay her fee
    .b = Ask about the weather
a1-71-contract = “Oh, it’s you,” says Tibb, and looks it up. “Paragraph two: news, included.” She draws you the tyre, nick and all, from the noise that it made. Of everything you have had from her it is the first thing that is right.
a1-71-a = She counts it, shuts her eyes and draws you the tyre, tread, nick and all, from the noise that it made. “Follow that,” says Tibb. “Roads I can’t vouch for.”
a1-71-b = “Rain,” says Tibb, without looking up. There has been none since before she was born. She makes a stroke in the sand and, after some thought, puts a shell behind it. You have been counted as something.

a1-72 =
    Three sheets, two carbons, a board to lean on. The bandit has the gun under his arm so as to have his hands free. “Robbery,” he writes. “One. Name? I’ll put ‘bearer’.” He was himself robbed for eight years, by bookkeepers, and saw where it leads: nothing on paper, everybody guessing. He will not stoop to that. The white copy is for you.

    Lower down is a box for complaints. You leaf back through the pad. The box has been filled in every time, each time in a different ink. He lets people use their own pens.
    .title = Receipt enclosed
    .a = Pay one and get the receipt
    .b = Ask for his licence
    .c = Decline
a1-72-bluff = You still have the voice from the bridge.
a1-72-a = He licks the stamp. “Robbed, in good order, one.” It is soothing to be so clearly finished with a thing; the next bandit along, he says, will honour it until Friday. Then he shares his bread with you, and enters that too.
a1-72-b = “Taking is one matter,” you say. “Issuing receipts is a trade.”
a1-72-b-ok = He goes white, then through all his pockets. There is no licence. He fines himself one, writes it up, pays it out to you and encloses the yellow copy, for the authorities, should you meet any.
a1-72-b-fail = He has one. It is framed; it has a ribbon; it is really rather fine, and there is a surcharge for asking to see it.
a1-72-c = “Refused,” he writes, and blots it. His colleagues come out from behind the board in order of height.
a1-72-c-win = He enters it under losses, and is good about it. “Initial here,” he says from the ground. You initial.
a1-72-c-no-win = One, as first stated. He will not take two: it has been written down. You get the pink copy, which is for those who decline.

a1-73 =
    The jacket lies folded on the bonnet, sleeves inwards. Beside it on the verge stands Mr Lamb of Cerbero in his braces, and looks at an engine as one looks at a colleague who has begun to cry. “It would appear,” he says, “that we have been robbed by the same person.” The company car has lost its petrol, its folder and the two men who pushed it.

    He can pay with one thing only, and as it has cost him nothing he is generous with it. “Quill, D. Courier First Class. Eleven years without a lost item. The twelfth is regarded as having been a difficult one.”
    .title = The same subcontractor
    .a = Mend his engine
    .b = Leave him to his forms
a1-73-a = It is not the engine. You begin with the engine all the same.
a1-73-a-ok = It was the seal on the tank, and a Form 9, folded in eight, does for a gasket. He watches it being used up. “Gratitude,” he says. “The correct form.” You are paid in full, out of a sock.
a1-73-a-fail = It runs now, on a part of yours. It is his car that it runs in. Half of the fee is paid, the part being regarded as a gift.
a1-73-b = In the mirror you see him unfold the jacket and put it on, to be alone in. He takes a form from the glove compartment, considers the landscape and sets out on foot. It is nine hundred kilometres to head office. He is keeping left.

a1-74 =
    Two cups stand by the ashes. One has been used, and rinsed. The other is clean and dry, and has its handle towards an empty stone. On one side the ashes are still warm.

    This is the third such fire along the track. At the first two you thought: two people. There is one. At every stop a second place has been laid, with a plate, a folded cloth, once with half an orange, and nobody has sat there. Round the empty stone the sand has been smoothed by hand. It is smoothed in the way one plumps a cushion.
    .title = Camp for two
a1-74-ok = You sit down there. From this stone one sees what was being looked at: the road, in the direction you came from. Under the saucer are a roll of lint and a button of Post brass, sewn to a card: “For my relief.”
a1-74-fail = While you are reading the ground you are being read. There are people who live by watching camps, and they go by the number of cups. They had hoped for two.
a1-74-fail-win = They had brought chain for two. You hang it over a branch in one length, where others will see it. Then, before you go, you find yourself rinsing a clean cup.
a1-74-fail-no-win = They take what lies nearest and leave in good order. The cups they leave standing. Even they go round the empty stone.

a1-75 =
    Four hundred letters are nailed to a gum tree, by date, beginning at the height of a short person and going up by ladder. Rain has had the addresses. One nail each, in the top corner, so as not to go through anything that was said. When the wind comes they all try to turn over.

    At the bottom, where the bark has not yet healed, hangs a new one, in black ink: To whoever comes after. The nails are copper, and worth something by weight. A hammer dangles on a string. So there is a place for you here, one way or another.
    .title = The dead-letter tree
    .a = Open the new one
    .b = Nail up a letter of your own
    .c = Take the nails
a1-75-a = One line. “They will not thank you either. D. Quill, Courier First Class.” Below it some room has been left, as wide as a signature, the way one leaves a chair out.
a1-75-b = You write it on your knee, and it is short. One nail, top corner. Something in your bones has gone quiet by the time you are down the ladder. You did not put who it is to. The tree is used to that.
a1-75-c = They come out easily. So do the letters, all four hundred, for a quarter of an hour, in order of date. You stand in them to the ankle, and towards the end to the shin.

a1-80 =
    Seven bicycles come out of the sun in a wedge, and every rider steers with one hand: strapped to the other arm is a wing, lath and flour sack. The Valley’s pilots are keeping in practice. “Unidentified on the road, you are cleared to land, over,” says Birdie Kowal from her saddle, at an altitude of one metre.

    Two lay out a cloth arrow. Two hold up flags. There is a windsock; it is a sock. Nobody smiles about any of it. You are to come in over the flags, touch down on the arrow and stop before the thistles, as if you had wings. Over.
    .title = Hold, say again
a1-80-blood = “There’s been a broom through here,” adds Birdie. “It talked. For you we have put the thistles closer, over.”
a1-80-ok = You come in low, touch the arrow with the front and then with the rear, and stop where the thistles start. They clap, on the handlebars, the other hand being a wing. Somebody brings you tea in a fuel can. “Nice and flat, over,” says Birdie, and has gone a little pink.
a1-80-fail = You land in the thistles, by way of a flag. Nobody is unkind. There is a landing fee, and nine signatures to be collected, and then one more, from the sock.

a1-81 =
    There is a tick in the hum, one to a second, then two. By the time the house comes up it is as quick as knitting. A low house, one window, a light in it, a row of beans on strings; no other roof as far as one can see. Behind the beans the road bends away, and after the bend, to judge by the ground, the ticking would get slower again.

    Somebody inside is drying plates. One can tell by the shadow: up, round, down.
    .title = Message nine
    .a = Deliver it by hand
    .b = Drive by
    .c = Switch off and listen
    .d = Drive by, as paid
a1-81-voice = “Message nine,” says the case, quite low. “Recipient within two kilometres.” The shadow comes to the window with the cloth in its hand and is a woman of fifty. On the morning of the Split she will have been ten.
a1-81-hum = It pulls towards that house, as a dog pulls towards a door. You are paid not to look. Nothing was said about listening.
a1-81-a = She hears it standing. “Two pounds of flour,” says a man’s voice, “soap, the small nails, and tell her I have not forgotten about the ribbon.” A shopping list. “Again,” she says. You play it four times. The fifth time she says the nails with him.
a1-81-b = It saves a litre and nine minutes. Behind you the light goes off, as lights do.
a1-81-c = With the engine off you can hear it under the lid, a woman’s voice, recorded, very patient. “Message nine. Recipient within two kilometres. Batteries one to nine: standing by.” It says so all evening. By the time the window is dark you know what you are carrying.
a1-81-d = You keep your eyes on the road. The hum leans out towards the house as long as it can be seen, and then sits up straight again.

a1-82 =
    The car is second-hand and indicates of its own accord, left, right, as the mood takes it. Mr Lamb gets out in a pause. New folder, same jacket. “The offer has been improved,” he says. “It is regretted that it will be improved only once.” He shows you the figure and keeps his thumb over the currency.

    You ask what it is that he is buying. “An item is being recovered.” By whom? “It is being recovered,” says Mr Lamb, a little lower. Past his shoulder you can see the needle of his fuel gauge. It is lying down.
    .title = Improved terms
    .a = Take an advance
    .b = Ask what it is, without the passive
    .c = Sell him petrol at nine and one
a1-82-colleague = “Colleague,” he calls you, as one reads a word from a list.
a1-82-a = It is counted into your hand out of a sock. You sign on the roof of the car, left, right, left. The carbon goes into the folder, on top of another sheet with your name, and he lets you see that one: it is a reference, and it is good.
a1-82-b = He opens his mouth and shuts it. One can watch him looking for the subject.
a1-82-b-ok = “I,” says Mr Lamb, and has to hold on to the door. “I want the core. It aims nine guns. It also kept the mail. There was. I was expecting.” He does up a button that was done up. “A message was expected,” he says, and it is over.
a1-82-b-fail = “The question is noted,” he says, “and is subject to a fee.” You find that you have paid it. He has a way of holding out a form.
a1-82-c = “Nine,” you say, “and one for the bridge.” “Which bridge?” says Mr Lamb. You wait. He counts out nine, then one more, and stands with that one in his fingers, looking round for somebody to give it to. You hold out the other hand.

a1-83 =
    A pruning hook hangs on a nail, and beside it a steel rule with one mark filed into it: 2.40. Four hundred plum trees stand along a white line, in two rows, and not one twig of them hangs lower than that mark over the tarmac, or comes nearer to the line than the tip of a wing would.

    The plums are ripe. Nobody is about. There is a ladder, a bucket, and a chair set facing the sky, so as to see them come in; under the chair the grass is worn. Over the bucket wasps are holding, in a stack, at intervals, and come down one at a time.
    .title = The orchard with a runway through it
    .a = Eat
    .b = Bring down the high ones
    .c = Prune one branch, badly, to spec
a1-83-a = You eat like a person nobody is counting. The stones you lay out along the centre line, one to a pace, as far as they will go. One you keep; you could not say what for.
a1-83-b = The best are right at the top. They have the view.
a1-83-b-ok = Four shots, four branches, one blanket. Behind the ladder somebody has a still going; what it makes out of plums closes wounds and opens conversations. You fill two jars and leave a bowl of plums in their place.
a1-83-b-fail = One jar’s worth of plums comes down, and then the branch comes down, at wingtip height, without calling the tower. You were standing on the centre line.
a1-83-c = You find a twig at 2.31. It takes a quarter of an hour, and you tear the bark. From the foot of the ladder you look along the row. Four hundred trees agree. One could land.

a1-84 =
    Twelve brooms come across the road in a line: one stroke, one step, one sound. They are sweeping towards the Valley. They must have been at it since the day before yesterday, for behind them the road is clean as far back as the pass, and not much has been swept off it except what makes a road look used.

    One does not drive over a line. Everybody knows that; the brooms know that everybody does. The end man counts aloud in tens and puts a pebble in his pocket for each hundred. The pocket hangs to his knee.
    .title = Sweepers
    .a = Wait for them
    .b = Weave through
a1-84-queue = The first of them lifts her broom like a barrier, and the eleven stop. She is wearing a good hat. “You took me home,” says the woman from the bus stop. “It turned out there was nothing to wait for. So I came on.” The line opens in the middle for you, like a door. Somebody puts a can of fuel on your step; it was lying about, she says, and they are sweeping.
a1-84-a = It takes until evening. The last, a boy, sweeps round your wheels one by one and then, after a look at your face, round your boots. You sleep sitting up. In the morning you drive along a road on which you are the only mark.
a1-84-b = Between broom and broom there is exactly a broom’s width.
a1-84-b-ok = You go through on the upstroke, between the fifth and the sixth, and take with you only the sixth one’s bristles. Nobody misses a beat. “Four centimetres,” says the old man who is left with the handle, as one says good day.
a1-84-b-fail = You take the seventh broom along, as far as the ditch. They have stopped, all of them, and it is the quiet that hurts, though there is the steering as well. They find the head, they find the handle, and somebody goes to look for wire.

a1-85 =
    Flowers stand in a jam jar on the step of a stone. They are of today. This is the last pass; below you the Valley has its lights on. Nine names are cut in the stone, each with a type of aircraft, then a date, the morning of the Split, and a time: 4:12. There are no ranks. Four of the nine have the same surname.

    Below the ninth the mason has left a clean rectangle, ruled, one line deep. It says on the back that he charged for it. So a tenth was expected, and whoever it was has gone on not being dead.
    .title = Nine names and a space
    .a = Scratch MOSE into the space
    .b = Leave it clean
    .c = Take the flowers’ jar
    .logan = Logan reads the names twice and the time once.
    .alinta = “Nine in the air,” says Alinta. “And who was it on the ground that knew their names?”
a1-85-whose = Nine aircraft. You count batteries. On the narrow side, in smaller letters, stands the rest: fire ceased 4:21, core drawn by hand, duty operator M. P. So it took him nine minutes.
a1-85-a = It is granite and you have a nail. By the time you are done the flowers have closed. Four letters, none of them straight. He would have told you the time, so you look: eight fifty-nine. You stay for the minute.
a1-85-b = You wipe the dust out of it with your sleeve, corners too. By the look of the edge you are not the first who has done that and gone down again without a word.
a1-85-c = You lay the flowers on the step, in a row, heads one way. It is a sound jar with a lid, and there is a use for it. After a kilometre you notice that you are driving so as not to make it rattle.

a1-90 =
    Your supper has not been touched. The spoon stands in the tin. The petrol is there, the boots are there, and somebody has turned down the lamp to save you oil. Whoever came, came on business, and does not mix it with anything.

    It is an odd thing to be robbed by a person with standards. One feels looked over. One has the impression of having been, on the whole, a disappointment.
    .title = The case goes on without you
a1-90-with = The quiet has woken you. You have slept so many nights against that hum that its absence has edges. On that side the springs stand a hand higher than they did.
a1-90-without = Across the tin lies a strip of webbing, cut with scissors, at a right angle. You have heard about one seat belt in these parts that was holding anything. It is not holding it any more.

a1-91 =
    The pigeons go up first. Then nine tarpaulins slide down, and nine barrels come round and bow, once, as one bows at a name.

    “Good evening,” says the core, on every band there is. “You have fourteen messages.” It plays them in order of receipt. A man buys bread. A glove has been found. Running late; tell her, running late; and the boy has lost a tooth and wishes to say so himself, and does. On the coast road people pull over and switch off. In New Sydney a council stands up. In Rustport they carry a set down to the gate and hang it on the chain, beside the mug. It takes nineteen minutes. It was all sent before breakfast.

    Then the guns go back to where they stood, loaded, and the pigeons come down on them again, at intervals.
    .title = Delivered
    .johnny = Johnny Taylor turns the set down, so that the dog can sleep. The dog is listening.
    .logan = Logan Harris stands for all nineteen minutes. Nobody gave the order.
    .alinta = “And who is going to answer them?” asks Alinta, and borrows the clerk’s pencil.
    .zoe = “There,” says Zoe Shaw to the core. She has her hand on the casing. It runs.
    .nellie = Nellie Thompson’s engine is on. She has not moved. It is the longest she has stood anywhere.
    .li = Yellow Li bows to the counter, to the guns and, having thought about it, to the pigeons.
a1-91-stranger = You hear it at the counter with the others, as a stranger. So that was what hummed.
a1-91-scratched = Message six begins in the middle of a word. That is where the scratch is.
a1-91-mail = At one place it stops. “Delivered by hand,” it says, leaves as much silence as that would have taken, and goes on.
a1-91-p412 = The clerk leans across. “Which direction would you say is safe?” he asks you, since you came by the pass. You have to point. Nine barrels look where you are pointing.
a1-91-tenth = Up at the stone they read out the names that evening. They read ten.
a1-91-jar = On your dashboard stands an empty jam jar, and does not rattle.
a1-91-marks = On the runway the sweepers leave your wheel marks lying for one day longer.
a1-91-wire = One of the brooms on the runway has been mended with wire.
a1-91-nine = There is a fifteenth. It has been waiting on the frequency since Tuesday. “To whoever said it back,” says Mose Pell. “Twenty-one oh two. Thank you. Out.”
a1-91-lied = There is a fifteenth. It has been waiting on the frequency since Tuesday. “If anybody should ask,” says Mose Pell, “I sounded well.”
a1-91-last = At nine that night every set on the coast is switched on, and nobody likes to be first. Then, from somewhere up by the craters, in a voice of eleven years at most: “Goodnight, all stations. No charge.”

a1-92 =
    One crunch, about as loud as a biscuit, and it is green glass on a swept floor. The clerk comes round the counter with a dustpan; four strokes. “Do you want a receipt?” he asks. He has found his glasses. He ticks the third box, and looks at the tick.

    Bread, gloves, running late: forty years of it make a pinch of sand. He folds a paper round it, has no drawer for that, and gives it to you.

    Next morning there are children on the runway, flat on their backs, pointing. Nobody comes to pull them indoors. A kite goes up. Towards noon something larger goes up behind it, of lath and flour sack, on a very long string, and a whole valley stands with its mouth open and no hand over its head.
    .title = The guns stay asleep
    .johnny = “Go on, then,” says Johnny Taylor. The dog is on his back too, pointing with all four.
    .logan = “Nine guns, nil rounds,” says Logan Harris. He will sleep tonight. He does not say so.
    .alinta = “What do you call that one?” Alinta asks a child. It is a cloud. It has a name by lunchtime.
    .zoe = Zoe Shaw sweeps under the counter for a splinter that was missed. She keeps it in her top pocket, wrapped.
    .nellie = Nellie Thompson lies down on the tarmac. Gets up again after four minutes. Four.
    .li = Yellow Li apologises to the crystal. Then he thanks it. His landlady holds that the order matters.
a1-92-knows = You know the voice that you stopped. It had said please.
a1-92-p412 = You know what else you stopped, and in which minute it would have begun.
a1-92-mail = What you carried by hand is not in that paper. So much has arrived.
a1-92-dot = Dot Quill takes the last brass button from your palm, sews it on while standing and goes up to the sorting office in Old Darwin, to begin at A.
a1-92-badge = In your pocket is a badge with a number. Somewhere two heaps of pebbles are in good order.
a1-92-stone = You find a plum stone in your coat, and put it in the ground beside the steps.
a1-92-jar = You leave the clerk a jar from the orchard. He stamps it, and opens it.
a1-92-twig = In the orchard, at 2.31, a twig that was badly cut is in flower.
a1-92-nine = That night you leave the frequency open. It is not silence if one knows whose.
a1-92-last = On nine tarpaulins sit the pigeons. They do not move.

a1-93 =
    Mr Lamb counts out the coins in stacks of nine. They are heavy and bright, and have a queen on them who was dead before the sea left. He counts correctly. You count after him; it is correct. No one now living will take one, and this, it is regretted, is not covered by the form.

    The core goes into a drawer, at head office, in the same room as the coffee machine. The drawer is labelled PENDING and does not shut easily. You receive a carbon copy. The guns stay where they are, until further notice, and further notice has a drawer of its own.

    At First Bridge you put down a stack. Bertha Nine bites the queen, weighs her in her palm and throws her on the scrap. Nine, for the metal. You add one for the bridge.
    .title = Regret, Form 7
    .johnny = “Heads,” says Johnny Taylor, and shows the dog. The dog does not know her either.
    .logan = “One hundred and eight coins. One hundred and eight identical.” Logan Harris has counted them by feel, at night.
    .alinta = “Whose queen?” asks Alinta. Mr Lamb is still looking it up.
    .zoe = Zoe Shaw drills two of them and has washers. They are good washers.
    .nellie = Nellie Thompson is over the bridge before the tenth has landed.
    .li = Yellow Li offers a stack to his landlady. She returns it, by the next post, with thanks, and underlines the rent.
a1-93-mail = Mr Lamb stops you in the doorway. “If one of them,” he says. “Should one have been addressed. It would be appreciated to be told.” You say that you were only the carrier. He thanks you, on Form 9.
a1-93-lamb = “Four four seven one,” he calls after you. It is your employee number. It used to be the parcel’s.
a1-93-last = Towards nine, in the drawer, in the dark, it says good evening.

a1-94 =
    The grille is down. It came down at nine, says a card on a string. It will go up again; the card does not say when. Beside it runs a bench, the whole length of the hall, varnished by coats. Eight people sit on it with parcels. They have seen what you are carrying and they have seen the clock, and the nearest moves up.

    They are kind about it. There is a flask. One has a birthday cake, one a dress, one a leg in a box, whose owner writes now and then to ask. Nobody has been told to go away. Nobody has been told. A woman explains to you about the draught, and where best to keep your feet, and from the way she says it you understand that she has explained it to all of them.

    Through the grille one can see the lamp over counter three and the clerk under it, trying his stamp.
    .title = Too late
    .johnny = The dog has gone straight under the bench, beside another dog. So there is room, Johnny Taylor is given to understand.
    .logan = “Eight waiting. One exit.” Logan Harris takes the seat that faces it.
    .alinta = “Who is last?” asks Alinta. Everyone on the bench puts up a hand.
    .zoe = Zoe Shaw has a look at the grille. There is nothing wrong with it. That is what is wrong with it.
    .nellie = Nellie Thompson has never sat on one of these. She sits on the edge.
    .li = Yellow Li thanks them for moving up, one at a time, all eight.
a1-94-decoy = The man beside you has one of the brothers’ cases on his lap. Something on four legs had him sign for it. He has been here two days longer than you.
a1-94-case = You sit down, and hold the case on your knees, like a child.
a1-94-receipt = You sit down, and hold what you have of the receipt on your knees, in both hands, like a plate.

a1-95 =
    You lie on your face with your arms out, the way one lies on luggage. It has rained, for a quarter of an hour, the first in years; nobody will believe the date. The sand all round is dark and pitted. Under you is a dry place, exactly your size.

    The engine ticked until it was cold. The door is open, the light is on, and small things have come to the light in order of size. One boot has been unlaced, by somebody who then thought better of it and tied it up again, with a bow. It is as good as a signature, but there is no one here to check it against.
    .title = Undeliverable
    .johnny = The dog has been seen on the road to Rustport, walking on the left. He has still not said.
    .logan = In Logan Harris’s pocket is a report, complete but for the last figure.
    .alinta = Somebody asks what this place is called. There is only one person who would have known, and how to spell it.
    .zoe = Of all Zoe Shaw’s things the pump in the next town is still running. They have not been told to thank her.
    .nellie = Nellie Thompson was early. It is the only thing anyone here knows about her.
    .li = The yellow jacket has been folded and put under Li’s head. In the pocket is the rent, to the end of the year.
a1-95-tibb = A girl gets down from a cart with a board under her arm. She studies you for some time, as she does with a road. “Fee,” says Tibb, and stops, and turns back some pages, and rules a line. “Waived,” she writes, and the date.
a1-95-buttons = A post van pulls up, its roof beaten out by hand. The woman who gets down has polished buttons. She looks for you on a list, and you are not on the list, and she takes her cap off all the same.
a1-95-case = What lay under you is the case, dry, and humming. It gets to the Valley nine years late with a stamp across the lid: DELAYED IN TRANSIT. The clerk asks for the receipt. It was in your glove. He puts on his glasses and accepts it.
a1-95-mug = What lay under you is a mug, dry, handle to the right. It goes to Rustport with the next van. They do not know whose it was, and hang it up.
a1-95-last = At nine, wherever there is a nine, somebody says it and leaves a gap. The gap is you.
