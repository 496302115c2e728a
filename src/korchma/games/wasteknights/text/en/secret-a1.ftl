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
a1-30-b = She drafts it as you drive: carriage of one person, singing permitted to one party. At the eleventh kilometre she says “here”, where there is nothing, gets down, and signs. You are given a map of the stretch. It is very wrong, and you fold it away with care.
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
a1-36-a-ok = One hour, two frames, eleven stings, none of them personal. They close the gap behind your hand as you draw it out. The honey is dark, and does for burns what ointments promise to.
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
    Four catches, and over them a strip of paper: NOT TO BE OPENED BY CARRIER. Eleven years of couriers have breathed on it, and one has rested a cup there. You notice that you have taken off your gloves.

    Nobody is near. The last person who would mind is lying in a bed in Rustport, and what he asked for was delivery; he did not say blind. You put a thumbnail under the paper, as you have seen other people do with their own letters.
    .title = Fourteen messages
    .a = Play the first
    .b = Close it; they are not yours
    .logan = Logan has heard one word. “Nine of what calibre?”
    .zoe = “Evening,” says Zoe, and wipes the lens.
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
a1-61-a = You lift it in. It turns by a quarter, of its own accord, as a sleeper turns, and clicks.
a1-61-b = “That would be appreciated,” says Mr Lamb, and stands up. He has filled it in already, as far down as the regret.
a1-61-c = The crystal sits in a ring of eight screws. You have a knife, and about as long as it takes to find a pair of glasses.
a1-61-c-ok = It comes out with a sound like a kiss, and the hum stops. How long you had been hearing it you learn only now, because the room is larger. You set it on the floor.
a1-61-c-fail = It is warm, and it holds on. “Please do not,” it says, in that voice, and something climbs your arm as far as the elbow and puts you down among the benches. The clerk waits until you have finished. He is open for a while yet.

a1-90 =
    Your supper has not been touched. The spoon stands in the tin. The petrol is there, the boots are there, and somebody has turned down the lamp to save you oil. Whoever came, came on business, and does not mix it with anything.

    It is an odd thing to be robbed by a person with standards. One feels looked over. One has the impression of having been, on the whole, a disappointment.
    .title = The case goes on without you
a1-90-with = The quiet has woken you. You have slept so many nights against that hum that its absence has edges. On that side the springs stand a hand higher than they did.
a1-90-without = Across the tin lies a strip of webbing, cut with scissors, at a right angle. You have heard about one seat belt in these parts that was holding anything. It is not holding it any more.
