### The Dust Crown: what its entries say. Secret until told.

a4-plot-p1 = Names
    .about = Earn renown: take challenges, beat what others run from, and talk. At 8 renown, or when time is over, the patrons step forward.
a4-plot-p2a = Tournament
    .about = Meet the others in the ring. Who wins a duel gains renown, who falls loses more of it.
a4-plot-p2b = The empty throne
    .about = The queen is gone. Gather two clues in the cities, then face the usurper in the Sunken Mine.
a4-plot-p3 = Crowning
    .about = One question, and then everything that was said.

a4-act-6 = Wrestle the postman
a4-act-7 = Get past the steel doorman
a4-act-8 = Shoot the bottles
a4-act-9 = Ring the bell from here
a4-act-10 = Drive the eggs
a4-act-11 = Jump the eleven metres
a4-act-12 = Sit out the night
a4-act-13 = Find the missing man
a4-act-14 = Make the jukebox play
a4-act-15 = See to the bomb
a4-act-16 = Judge the goat
a4-act-17 = Visit the parents
a4-act-18 = Rumour: say it into the mug
a4-act-19 = Rumour: tell it to the mule
a4-act-20 = Rumour: send it along the rope
a4-act-21 = Rumour: pay Bertha with it
a4-act-22 = Rumour: drop it from the tower
a4-act-23 = Rumour: put it to the vote
a4-act-34 = Challenge a knight here
a4-act-41 = Ask around the tide line
a4-act-42 = Ask at the pumps
a4-act-43 = Ask on the ferry
a4-act-44 = Ask at the toll
a4-act-45 = Ask in the tower
a4-act-46 = Ask in the shoe market
a4-act-48 = Go down and face the usurper

a4-1 =
    The deck chair stands on the apron and faces the runway. In it, in flying goggles, under a control tower without a light, sits Queen Maud. She does not look round. She listens to you arrive, one engine after another, and greets each of you by name before the key has been turned.

    “I am leaving,” she says. “The chair goes to the best name. Not to the best person, I have no instrument for that. Go and get yourselves one. I shall hear about it.” On her knee lies the deed of succession, with a stone on it, on account of a goat. “Cleared, all of you. Mind each other.” On the way back to the engines somebody draws each of you aside.
    .title = Cleared for the approach

a4-2 =
    A brass weight goes up and down in Ida Grist’s palm while she talks, two hundred grams. “I don’t want a queen, that is forty a year in polish. I want a signature on the scales. Arrive with eight of anything. People follow, nine a head, whoever seems to need nothing. Four of fuel, three of medicine, one over for show, at today’s prices.”

    She looks at you once, from the boots upwards. The weight stays down. She has seen what you would fetch, and is too well brought up to mention it. On the crate between you there is now a purse. The string has a seal, and the seal has a number.
    .title = A word about weight
    .a = Take her purse
    .b = Pay your own way
a4-2-a = It weighs what it ought to. She makes a note in a small book, not a long one, and turns the book so that you can see: your name, spelled correctly, on the left-hand page.
a4-2-b = “Dearer,” says Grist, and takes the purse back. She looks at you again from the boots upwards. The figure appears to have moved. “Eight of anything,” she says. “By the time they come to look.”

a4-3 =
    With a chamois leather in each hand Birdie Kowal signals “stop”, then “closer”, then “mind the propeller”. The plane has been polished for eleven years. In places it is thin enough to read through, over.

    “Four cities,” she says. “End a day in each, and be seen to. Where somebody has come from there is a route; that’s all a route is. Then there’s somewhere to land. Then somebody will have to ask why nothing does, over.” She looks up at the wing while she says it, from well back, with one hand on a trestle. On the bench lies a bundle of letters marked AIR. The oldest have gone yellow.
    .title = Somewhere to land
    .a = Carry her letters
    .b = Ask when she last flew
a4-3-sky = Over the bench, framed, hangs a strip of flight plan, torn off at one end. You know that tear.
a4-3-a = She ties them into your bag with a knot that was meant for parachutes, and adds a can of the good petrol, out of the eighty litres she has not got. “Surface mail,” says Birdie to the stamps. “For the time being, over.”
a4-3-b = “Over,” says Birdie. You wait. “Over,” she says, and rubs at a spot until it comes off and is a hole. Behind her stands the ladder. Neither of you brings it up.

a4-4 =
    The ladle knocks twice against the pot. “Soup,” sings Brother Brine, a third too high, “is what there is left of us,” he says. He sings the first word of each sentence and speaks the rest, to save breath. The choir is down to four. One of them is a baritone out of kindness.

    “People,” he sings, “are frightened of the dark. A crown that glowed would be a comfort. One could find the queen at night. One could read.” It is not much he asks: that you should come home a little warm, just under what a doctor would write down. He fills a bowl. The soup has a warmth that is not from the stove. There is no stove.
    .title = A little light
    .a = Eat the soup
    .b = Say grace over it
a4-4-a = It tastes of leek, then of coins. Halfway through you can make out the bottom of the bowl, and the spoon, and through the spoon your thumb. “More,” sings Brother Brine, with shining eyes, and packs some for the road, as medicine.
a4-4-b = You say all of it that you know, and some you do not. He is so moved that he forgets to see whether you eat. When you look up the bowl is lighting his face from below, and he is waiting for the amen with the ladle raised.

a4-5 =
    The coffee machine has been brought along. It stands on a handcart, under a cloth. “It is felt,” says Mr Lamb, and glances at the cloth, “by head office, that two machines ought to be written off. By a person of standing. An asset that is still walking about cannot be closed.” He has a Form 7 for each of the machines, a Form 9 for you, and nothing, so far, for himself.

    He enquires whether head office concurs. There follows a silence of exactly one minute. Under the cloth something drips. “It is agreed,” says Mr Lamb, and notes the time, like somebody who has been told that a file can end.
    .title = Restructuring
    .a = Accept a company pen
    .b = Ask whose file
a4-5-copy = “A signature of yours is held,” he adds, and lets you see it: a carbon copy, kept flat between two clean sheets. “It has been of great help with the machines.”
a4-5-a = It writes. Unscrewed, it also holds cartridges, which head office has never been able to explain. You sign for the pen with the pen. It is now on record that you have been equipped.
a4-5-b = He opens the folder to look, and closes it. Nobody has asked before. “There is,” says Mr Lamb, and begins again. “A name is on it.” He shifts the folder to the other arm, with the name inwards.

a4-6 =
    “I do beg your pardon,” says the champion into your ear, and takes one of your wrists past the other. He is seventy, in postman’s trousers, and wrestles the way he used to do parcels: corners first, then the long side, then a finger on the knot. The booth is full. Best of three falls, says the board; returns at sender’s risk.

    Between rounds he sits on an upturned sack and asks whether there is anything to go north. Nobody has told him that the post is closed. There was a meeting about telling him. They drew straws, and the one with the short straw has left town.
    .title = Three falls with the postman
    .a = Let him have the third fall
    .b = Take all three
    .nellie = “North? Give it here.” There is nothing in the sack. Nellie takes the sack.
    .li = Li’s bow lasts so long that the postman, who was properly brought up, has to begin his again.
a4-6-ok = You get an arm out where the address would go, and he is down, folded once, neatly. The second goes the same way. He studies the canvas with interest, never having seen it from there. “Well delivered,” he says. The booth is on its feet for the third.
a4-6-fail = He does you up with your knees for corners, and finishes it off with a bow. “This way up,” he tells the referee, and pats you, and means it kindly.
a4-6-a = In the third he ties you up as far as the ears. It is his best work in years; children are lifted to see it. While he is at it he tells you, street by street, where he would be taking you. It is a nice address.
a4-6-b = Eight seconds. He shakes your hand, finds his sack and sits there for a while winding up the string. The prize is paid out in full. The applause is a little late, as if it had come by post.

a4-7 =
    Two metres of steel in a bow tie stand before a door. Behind the door there is a frame, some sky and thistles. “Not tonight,” says the doorman. The club was taken away forty years ago, by the sea. He was not informed, and has let nobody in since.

    There is a queue, well dressed. The cloakroom girl goes along it with numbered tags; some of these have been inherited. By now it is a point of honour: somebody has to get in, and he has to be put down fairly, on the mat, where it says WELCOME. He examines your shoes, then your face, and then, with more hope than you would expect, your fists.
    .title = The door that hits back
    .a = Hold the door for the queue
    .b = Close it behind you
a4-7-ok = It takes longer than dancing would have. Then he is sitting on the WELCOME, and you are on the far side of the frame, among thistles, under the same sky. “Have a pleasant evening,” says the doorman. He has been waiting forty years to say it to somebody.
a4-7-fail = “Not in those shoes,” says the doorman, and sees you down the steps. There are no steps. The girl from the cloakroom hands you a number: your place will be kept.
a4-7-a = They pass through one by one and give up their tags. On the other side they look about. Then somebody lays a hand on somebody’s waist. There is no band. It turns out that seven people know the same song, each a different part of it.
a4-7-b = It clicks. It is quiet in here, and very exclusive. In the thistles lies something that a guest must have dropped. Through the steel you can hear an old lady ask the doorman what exactly one has to do.

a4-8 =
    The tenth bottle stands on the owner’s hat, with the owner under it. The other nine are on a plank. NINE FOR A PRIZE, says the sign, TEN FOR A NAME. It has drawn the crowds for eleven years. They stand well to the sides.

    His hands shake, but only between customers. While somebody aims he is as still as a coat. His wife does the loading; she does it with her back to him, humming, and breaks off the tune each time at the same place. There are nine small chips in the wall behind the plank. Behind the owner, at the height of a hat, the plaster is new.
    .title = Nine bottles and a hat
    .a = Shoot the tenth
    .b = Stand the tenth on the plank
    .logan = “Range eleven paces. Wind nil. One man under one hat.” Logan lowers the gun before he has raised it.
a4-8-ok = Nine, from left to right. The necks jump, the crowd counts, and at nine it stops, because everybody can count. The owner has stopped shaking. His wife has stopped humming. That leaves one.
a4-8-fail = The fourth comes back at you off the wall, in part. “It happens,” says the owner, not moving. He is the only person there who has not ducked.
a4-8-a = It is gone like a thought. He stands there in a wet hat, hands perfectly calm, for as long as it takes to bow; then they begin again. The takings are a record. His wife pays you out and does not look to see whom.
a4-8-b = You walk up, take it off his hat and put it with the others. Part of the crowd want their money back. He looks at the place where he was standing. Then he sits down on the end of the plank, beside the bottle, and behind your back she finishes the tune.

a4-9 =
    The schoolmistress draws a letter in the air, and twenty children answer with their elbows. The town has not spoken for nineteen years. They swore it, until the bell should ring again, for reasons that were to be given later; and next morning the rope came down. The tower stands across a ravine, four hundred metres off. The stairs went with the rope.

    One shot, the mayor makes you understand, at the lip, where it is thickest. There are people here with grown children whom they have never told off aloud. Behind him two old men have fallen out about something, and are having it out with hats.
    .title = The bell at four hundred metres
    .a = Stay for the talking
    .b = Leave before they start
a4-9-ok = You hear it hit before you hear the bell. Then you hear the bell. It goes over the roofs and comes back. Four hundred people stand with their mouths open, and one can see that nobody wishes to waste it.
a4-9-fail = It goes by with a whine. It is the first sound they have had in months, and they discuss it for a long time, by hand. Then they mime for you what they think.
a4-9-a = The first word is “sorry”; that is the two old men. From there on you cannot tell what is being said, since all of it is. You are fed and kissed, and shouted at for the pleasure of it. A girl of eighteen says her own name to you, several times, trying it on.
a4-9-b = You are at the last house when it breaks out behind you, like a roof coming down. The mayor’s fuel is in the back. You have not said a word all day, and for that they are going to call you loud.

a4-10 =
    “This is Gerald,” says the woman, and lays him in the straw. She is at one hundred and sixty. Two hundred eggs have to go nine kilometres along a road like a dropped plate, and she counts them in by name, so that you should know whom you are driving.

    There is renown in it: nobody has brought through more than thirty, and he drove with his eyes shut. You are not to brake, or hum, or think about it. “Beatrice doesn’t care for gravel,” says the woman. At one hundred and ninety-nine she stops, and holds the last one up to the light for some time. It has not told her yet.
    .title = Eggs
    .a = Return the one that hatched
    .b = Take the tenth, as per custom
    .johnny = “You’re in the back, with Gerald,” Johnny tells the dog. The dog lies down very slowly.
a4-10-ok = Nine kilometres at the speed of a good intention. At the far end they lift off the straw as one lifts a blanket from a cot. Two hundred. That is to say, one hundred and ninety-nine, and somebody standing up.
a4-10-fail = There is a pothole with an address of its own. After it the straw begins to drip. Someone at the finish has a pan, and you all sit down to breakfast, and nobody asks who it is.
a4-10-a = You drive the nine kilometres back with it on your knee. “So that’s who you are,” says the woman, and gives it the last name on her list. You get a plate of beans. It occurs to you later that you did not notice the road.
a4-10-b = One in ten goes to the driver; it hangs in the shed, framed. You get yours boiled. It is good nourishing food, and you eat it looking out of the window. You are fairly sure that one was Gerald.

a4-11 =
    The flagman waves you on. He waves everybody on; he has the flag for it. In front of you a ramp of railway sleepers, then eleven metres of nothing, then a ramp going down. Those who stopped short are buried along the edge, in order of distance, each under a stone with a figure. 4. 6.20. 8. 9.50. The last stone says 10.90 and has a photograph on it. He is smiling. It was taken before.

    There is a book to be signed first. You look through it for anybody who has signed it twice.
    .title = Eleven metres
    .a = Move the last stone one metre on, by night
    .b = Do it again for money
    .nellie = Nellie has landed before the flag is down. Is asking about the next thing.
a4-11-ok = There is a moment in which it is very quiet and one can read the stones. Then springs. A boy with a tape measure tells you that you had sixty centimetres to spare, and would like to know whether you were afraid, and at which figure.
a4-11-fail = You do not get as far as the air. One of the sleepers turns, and you leave the ramp sideways, on this side, in full view of the stones. The flagman waves you on.
a4-11-a = It takes a crowbar and half the night. You set it down over there, where he would have landed, with the photograph towards the road. In the morning the boy stands before it for a long while with the tape in his hand. Then he measures, and writes: 11.90.
a4-11-b = The second time they know where to gasp, and the hat goes round twice. As you come down something under you gives that had been holding something else. Passing, the flagman waves you on.

a4-12 =
    No fire, no blanket, no roof, says the notice, and one person for company. The person is called Norm. He has settled himself against your back by way of introduction. “Now my cousin,” says Norm.

    It is four degrees and falling. The cousin had a lathe. Down in the camp they are taking bets; fourteen have tried. Two were beaten by the cold. The rest came down around midnight, one after another, and said the cold was all right. “But to understand about the lathe,” says Norm, “you need to know about his mother.” The stars come out, in no hurry at all.
    .title = A night outside
    .a = Ask how it went on with the cousin
    .b = Sleep at last
    .alinta = “And what did the mother have to say to that?” asks Alinta at two in the morning. There is a silence. Nobody has ever got there before Norm did.
a4-12-hour = You have finished an hour before now, at a crank. You put this one down beside it.
a4-12-ok = Some time past three you stop waiting for him to get to the point. After that there is only a voice and the cold, and both have somebody in them. The sun comes up. “So that was the lathe,” says Norm. You have won.
a4-12-fail = You last until the second marriage. Coming down in the dark you catch your hand on a rusty fence. The fence had been in the story.
a4-12-a = He turns round. Nobody has ever been there at that point. It is another two hours, and the cousin comes out of it well. At the end Norm says, as one sets down something with handles, that it was not a cousin.
a4-12-b = You go out on the words “and that same spring”. He talks on for a bit, lower and lower, so as not to wake you; then he takes off his coat and spreads it over both. It comes up to the waist.

a4-13 =
    They cry well, all five of them, and hand on the one handkerchief in order of age. Father has been gone since Sunday. There is a prize for bringing him home. They hold up the picture: waistcoat, hat, watch chain, and a hand on each of their heads.

    You begin at the back door. The prints cross the vegetable bed, and they are the prints of somebody walking quickly. After the gate the stride gets longer. On the first hill he has stopped, and not to look back. Further on, to judge by the shavings, he has taken up whittling. By the second kilometre you have a distinct impression of whistling.
    .title = A man who does not wish to be found
    .a = Bring him back
    .b = Bring back his hat
    .alinta = “What makes you think that he is lost?” Alinta asks the family. The handkerchief stops.
a4-13-ok = On the third day you come on him by a creek, in his socks, frying bacon. He looks at you, at your rope, and past you, to see how many. “Just the one,” he says. “Tea?” The hat is hanging on a branch. He has a beard, and is taller by about four centimetres.
a4-13-fail = He has gone over the slag, where the ground keeps no prints and keeps everything else. By evening your watch face has begun to glow. From the next ridge there comes, quite clearly, the chorus.
a4-13-a = He walks beside you without being told to. At the last hill he stops whistling and puts on the hat. They cry well. When the handkerchief gets to him he looks at it, and then, over their heads, nods to you, as one nods to a hangman one has nothing against.
a4-13-b = He fills your bottle at the creek; it does your bones good all week. There was a cliff, you tell them, and hold out the hat. It goes along in order of age. The youngest smells the inside of it, looks up at you, and does not say “bacon”.

a4-14 =
    The jukebox owns one record and plays it when it feels understood. It last felt so in the spring in which the landlord’s wife went up the river. He has tried coins, oil and reproaches. Now he wipes the counter, and wipes his way round as far as the jukebox, and wipes away again.

    Behind the glass the arm hangs a finger’s breadth short of the disc. For you the lights come on, pink, amber, pink: it is listening. Who gets a tune out of it will be talked of in every bar down the coast. In the dust on the lid somebody has written with a finger: be nice.
    .title = The jukebox
    .a = Dance with the landlord
    .b = Take the coin box
    .li = Li asks the jukebox for the next dance, formally. The amber light comes on twice.
a4-14-voucher = Below the coin slot is one for canteen vouchers, never used. You happen to have one on you. It is swallowed like a pill.
a4-14-ok = It is not the motor. It is the lid, which has never been quite shut on that side, so that it has sat in a draught for nine years. You shut it. The arm thinks, and comes down, and it is a slow one. Nobody in the room looks at the landlord; they have all turned their chairs for the purpose.
a4-14-fail = A coil comes out to meet you. It has been under tension for nine years. The lights go off, the pink one last.
a4-14-a = He holds you at the distance at which he held her. He is good. Near the end he pulls the cloth from his belt and, without losing the step, wipes his face with it, and then, from habit, the jukebox.
a4-14-b = While they listen you have the back off. Nine years of coins, and a ring on top: he really did try everything. You leave the ring on the glass. It goes round a little with the record.

a4-15 =
    “At last,” says the bomb. It lies on its side in the square, where it fell forty years ago, with washing lines tied to its fins and the timer at nine seconds. It stopped there of its own accord. It would like to speak to somebody about the conditions.

    It was promised a clear sky, a straight fall and one moment that counted. It got an awning, a bounce and pigeons. Nobody has asked it a thing since. The children do their sums in chalk on the casing. “Nine is not many,” says the bomb. “I could say it in nine. I have been trying to put it well.” One corner of the panel is loose.
    .title = A bomb with a complaint
    .a = Hear it out first
    .b = Cut while it talks
    .zoe = “Go on,” says Zoe, and sits down against the fin. “When did it start?”
a4-15-ok = By the third wire your hands know their way about. One is left that matters, a green one. The bomb is aware that you are aware of it. “I had not quite finished,” it says.
a4-15-fail = It is only the primer. You come down beside the fountain without your eyebrows. The timer stands at eight. “You see?” says the bomb.
a4-15-a = That takes until dark. It is about the man who chalked a rude word on its nose, and whom it missed all the way down. “That is all,” says the bomb. “Thank you.” You cut the green one. The nine goes out, and somebody comes to take in the washing.
a4-15-b = You cut at “what I should really have liked”. What is inside it fills two magazines. The square is safe, and very quiet, and for days the pigeons walk round it and will not sit.

a4-16 =
    The goat is tied to two trees by two ropes, held by two farmers. Provision has two owners, and there were papers to prove it, on both sides, until breakfast. You are the judge, since you were passing. A chair has been put on a table for you, so that it is a bench.

    Bert swears that he had her from a kid. Alf swears that he had Bert from a kid, and that he was a liar then. Half the district has come, with sandwiches; it is neutral, each side of it for a different farmer. The goat regards you along both ropes. She seems to think that you may turn out to be paper.
    .title = Two farmers, one goat
    .a = Award each the milk of every other day
    .b = Award the farmers to the goat
a4-16-stamp = You set the Post’s hand stamp on the table. All the hats come off. It is a court.
a4-16-ok = You have them call her, both at once. She chews, crosses the yard as far as two ropes allow, and sneezes on the law. After that they will accept anything, as long as somebody says it.
a4-16-fail = You find for both, then against both, and then you find that costs are being awarded. They are yours.
a4-16-a = Even days Bert, odd days Alf; and on a thirty-first they are to take tea and discuss it. Neither has been in the other’s house for sixteen years. You are given the first pail. Later you work it out: seven teas a year.
a4-16-b = It is read out twice and, there being no appeal, carried. They take it quietly. She inspects the two of them, finds no paper on either, and sets out after you instead, at a distance, like a creditor.

a4-17 =
    They have put out the good cups, and the photograph. He is in uniform, with ears. “You were at that place,” says the mother. She had it from somebody who had it from a song. And you were there; that is the trouble.

    He ran. They were all running. He ran through them, and pushed somebody down in order to, and it was no use, and it was quick. The father stands behind her chair with both hands on the back of it. They have asked four people before you, and were told about the food, the dust and the sunsets. She fills your cup, which is full. “Was he brave?” she says.
    .title = The condolence
    .a = Say yes
    .b = Say that he was twenty
    .logan = “How far from the line?” Logan asks the father, at the gate, afterwards. He is told. It is in metres, and he nods.
a4-17-ok = You put the cup down. They are both looking at your mouth. There are two things one can say, and you find that you could make either of them bear a weight.
a4-17-fail = You hear yourself talk about the weather. It was fine, apparently. She thanks you. On the way out you walk into the gate, which is not hard to see.
a4-17-a = “Yes,” you say, and then how: you give him a bridge, and a gun, and somebody he carried. At each of them the father nods. It will hang beside the photograph, in her best hand, and he will know that none of it is so, and dust it.
a4-17-b = “He was twenty,” you say. For as long as that takes to get in, nobody moves. “Yes,” says the father; it is the first thing he has said. “He had such ears,” says the mother, and begins, at last, to laugh, and after that the rest of it.

a4-18 =
    The mug goes from hand to hand along its chain, and whoever drinks says something into it. That is how one is told things in Rustport. By the end of the chain it is true, and nobody could say who began. A woman in oilskins passes it to you, half full. It is your turn to drink, and therefore to speak.

    It need not be much. You might say of one of the others, for instance, and you would rather not say which, though you would if pressed: drinks first. Before the child, that is. Before the one who carried it. Further down the chain twelve people are already thirsty.
    .title = Into the mug
a4-18-ok = You say it low, into the water. At the sixth pair of hands somebody shakes his head. At the twelfth a boy is told to let that be a lesson. When the mug comes round again there is a name on it, and the name is not yours.
a4-18-fail = Tin carries. All along the chain they hear whose voice it is. The mug is passed back to you over twelve pairs of hands, with a certain ceremony, so that you may drink first.

a4-19 =
    Between the second pump and the third, under a roof of her own, stands a mule. One tells her things. She repeats nothing. She merely looks at the person, afterwards, when he drives in, and all of Pumps looks to see at whom she is looking. She has never been wrong; nobody has ever checked.

    You lean on the rail, and the ears come round, one and then the other. You might mention a certain knight who talks to pumps. Everybody talks to them here, the mayor does. This one, you might say, was heard to lose the argument. At the third pump Gasket has stopped talking, in order to oil something.
    .title = To the mule
a4-19-ok = You tell it well, with the pause. She thinks about it while the pump nods nine times. Then she turns her head and looks down the road, in the direction from which somebody is going to come, and sighs.
a4-19-fail = She hears you out to the end. Then she looks at you. She keeps it up. By and by so do the people at the trough.

a4-20 =
    A wet rope runs out over the rift into the fog, and twitches. Alice Offsprings sends its gossip along the ferry rope, by knots: a long and two shorts for love, a double hitch for money. One clerk ties. On the far side another feels it arrive, and reads out with his eyes shut.

    You dictate. He has a knot for “they say” and one for “I wouldn’t know myself”. Somewhere in the middle one always slips, there is a wind; so that what comes out is never what was put in, and as a rule it is better. You ask how long it takes. “An hour,” says the clerk.
    .title = Along the rope
a4-20-ok = An hour later it is back by way of the other bank, and much improved: the knight is brave, or bald, they could not make out the hitch. Half the town holds with the one and half with the other. Nobody holds with neither.
a4-20-fail = It slips early. What has arrived over there, he reports with his eyes shut, is your own name, a long, two shorts, and the knot for “help”. They are sending a boat.

a4-21 =
    Bertha Nine’s ledger lies open on the toll bar. When people are short she takes it in kind: nine facts, and one rumour for the bridge. She has kept them since the third year, filed by span. “Facts I’ve got room for,” she says. “It’s the rumours won’t come out even.”

    You give her nine, distances mostly, and who has married. She writes them down one to a finger. Then she licks the pencil. You could say that one of the others paid here in full, nine and one, on the nail, and asked for no receipt. There is nothing wrong in that. You both listen for a moment to how it sounds.
    .title = One for the bridge
a4-21-ok = It is entered under span five. “In full,” says Bertha slowly. “And no receipt.” From now on it crosses the bridge with every cart, in both directions, and people start to wonder what was under the blanket.
a4-21-fail = “No receipt,” says Bertha, and leafs back, and turns the book towards you. There it stands, with the date and the axles. It was you.

a4-22 =
    You press the key, and the red lamp comes on. In the Valley one drops a thing as a traffic advisory: position, height, nature of the hazard. The controller on duty has gone out for tea. She has left her headset on the back of the chair, earpiece upwards, and drawn the door to. It is a courtesy of the house.

    A knight, you might say, is afraid of the dark: seen at dusk, heading two seven zero, every lamp lit. All stations to take note. Somebody on this band takes note of everything, down there in a deck chair. She never says a word. One can hear her not say it.
    .title = From the tower
a4-22-ok = “Copied,” says one farm after another. That night there is a light in every window along two seven zero. They have put it there out of kindness, and it will be years before they take it away.
a4-22-fail = You give the bearing with great clarity. It is the opposite one. “Say again, zero nine zero?” asks a farm. That is the way you came in, with your lamps lit.

a4-23 =
    Two bins stand in the market of New Sydney, one for yes. Here a thing is so if it is carried. Somebody moves it, everyone votes with a shoe, and afterwards they argue, at leisure, in one sock. The losers’ shoes stay in the bin. It keeps people from being in the minority lightly. Half the council limps.

    You might move that one of the other knights owns two right shoes, and knows what that means. The clerk asks what it does mean. By the rules you are not obliged to say. That, he agrees, taking off his glasses to write it down, is a good deal worse.
    .title = In somebody’s shoe
a4-23-boot = You have a spare ballot with you: left, tarred, one of four thousand.
a4-23-ok = Carried, by two hundred and six shoes. So it is so. They argue until dark, and very well, particularly those whom it has cost something. A vote of thanks to you is moved and lost; it is late in the year for shoes.
a4-23-fail = Lost. There is one shoe in favour, and it is yours, and it stays in. You cross the market as people do here who have had an idea.

a4-24 =
    By evening it is told about you, and better. You get it from a man who had it from the man you told. He has been so good as to move it to another town, put in a bucket and give you the leading part. He does your walk as well. It is a likeness.

    People you have never met make room for you by the fire. They look at each other over the rims of what they are drinking, and somebody at the back asks a neighbour, quite low, whether that is the one with the bucket.
    .title = It comes home
    .a = Laugh
    .b = Deny it on the town steps
a4-24-style = They know your style by now, from the earlier ones. It is put to you that an artist stands a round.
a4-24-pat = Somebody pats you on the arm, the way one pats a horse that has been sold.
a4-24-a = You laugh. It is quite the right thing; they laugh with you. Meanwhile it is being noted, by each of them separately, for later use: laughed.
a4-24-b = You go up four steps and clear your throat.
a4-24-b-ok = “It was I who began it,” you say, “about somebody else.” There is a silence, and then a grunt, such as people give here when they put away a tool.
a4-24-b-fail = You deny it point by point. Until then six people had heard it. Afterwards a queue forms at the foot of the steps, with questions about the bucket.

a4-25 =
    On a hill across the valley a shepherd is doing you, for six sheep and a carter. One can tell by the arms. The beast he does with both arms and a coat; it has grown since this morning. You he does from the knees, so that you are rather short. Then he gallops about, holding reins. There is a horse in it.

    By the time you have climbed up to him he is at the end, and has his hat off. The carter wipes his eyes. It will be in three cities by the weekend. The shepherd looks at you, politely, from the boots up, and goes on looking, past you, for the horse.
    .title = Somebody saw
    .a = Correct him
    .b = Ask about the horse
a4-25-a = You take him through it: where you stood, what it weighed, what you were thinking. He listens with real attention. “It’s better with the horse,” says the shepherd at last. But he lets you be taller.
a4-25-b = A grey, he says at once, with a white foot; she was his mother’s. You come to an arrangement. The horse stays in, and you get half of what is in the hat.

a4-26 =
    A small hammer comes down three times on the rail of the tower. The Valley has found itself a herald. He is a retired auctioneer, and at dusk, on all bands, he gives out how you stand, from the top to the bottom, and cannot help himself. “Do I hear five?” he asks after each figure, into the dark. “For a very fair knight. Going.”

    You hear it out in the country, each at a different fire. It is curious how one sits up at one’s own name, and how soon the hammer comes down on it.
    .title = A herald, hired
a4-26-guns = He has a salute now as well, one gun. It points up.
a4-26-least = At the foot of the list he lowers his voice. “A pity to let it go at that,” he says. Next morning things have been left beside your fire, by people you do not know.
a4-26-most = “Gone,” he says of the top of the list. Some heard only that word, and are asking which road you take.

a4-27 =
    A painter has done all of you from hearsay. You hang in the hangar in a row, at propeller height, and on Sundays people come to point. He has never set eyes on you. He goes by what is said, so that one of you has no mouth, opinions having differed, and one is chiefly horse.

    Now that you are here he would be glad to get it right. He holds up the brush and shuts one eye. There is a stool for sitting, a curtain to stand behind, and, on a string, for the children, a stick of charcoal.
    .title = Portraits
    .a = Sit for it properly
    .b = Be painted from behind
    .c = Add a moustache to a rival’s
    .zoe = “The engine’s wrong,” says Zoe. It is the only part of her portrait that she has looked at.
a4-27-a = It takes the whole afternoon, and the blue is extra. He has got you, there is no denying it: the nose, and what you do with your hands when nobody asks you anything. From Sunday on people do not point. They nod.
a4-27-b = It is the best of the lot, everybody says so. You are looking at something, one cannot see what. There are people who have been back three times to find out.
a4-27-c = Two strokes. It was a solemn likeness; now it is a likeness. The owner of the face stops in front of it for a long time, and for the rest of the week goes about with a finger laid along the lip, considering.

a4-28 =
    There are songs. One knows them by the hats put down in front. The good ones rhyme in no language, and the bad ones are about you. One of them goes through you all in order, a verse to each, and is in the road by now: lorries have it on their horns. Fame of this kind lasts nine days, says the singer, tuning up; she has seen it before. You are on the sixth.

    Her instrument is a tin with a neck. She turns up at your elbow wherever you sit, and would like to know what rhymes with you.
    .title = Nine days’ fame
    .a = Buy the singer a drink
    .b = Learn it
a4-28-hush = Where you sit down the talk stops. They are not offended. They would simply rather say nothing that you could use. It costs you a round to get them as far as the weather.
a4-28-fair = None of you has said a bad word about another. It has been looked into. People are at a loss, and send you soup.
a4-28-a = She drinks it like a colleague, and then tells you who wrote which verse. Yours is by the man who sold you tyres. He meant every word, and asks you not to mention it.
a4-28-b = You learn it as it should be, with the turn in the third line. By the second evening you are singing it at the wheel and have forgotten whose it is. It is good uphill.

a4-29 =
    The chair has been drawn out for you. You have pulled into a yard that you never saw before, and there is a place laid, at the correct height, the knife on the side where you use it, the egg done the way you like it. No speeches. A child has been washed.

    “We heard,” says the woman at the stove. You sit down. Seven of them watch you take the top off the egg, and then breathe out, because it was just as they had been told. It frightens you slightly how much is known about your breakfast. A long way behind you, from the direction of the Valley, a small hammer comes down on a rail.
    .title = A name that arrives first

a4-30 =
    The herald reads how you stand, to the end, and does not ask for more. He shuts the book, breathes on the hammer, and puts it into its case. “That’s the lot,” he says on all bands. “Thank you for coming.” One can hear him go down the stairs of the tower, counting them.

    At every fire it is now quite dark, and there is nothing on. You notice that you had begun to wait for it. Whatever you were at dusk is on its way back to the Valley already, over other people’s fences. You look into the cup, empty it out and go after it.
    .title = Going, gone

a4-31 =
    A hand is laid on each of your shoulders. You stand in a row on the apron, before the chair, with half a continent on the grass behind. One after another they have stepped out of the crowd and taken up their places, each behind a knight. Some of you lean back in order to see who stands behind whom. There is a good deal of leaning.

    Maud cannot see it. “Read them to me,” she says, and the herald does, in the tone in which the names of the owners are read when the sale is over.
    .title = Hands on shoulders
    .johnny = “And on your other side?” asks the herald. “Nobody,” says Johnny. Something moves up and sits.
a4-31-guild = Behind this one: Ida Grist, with a pair of scales.
a4-31-pilots = Behind this one: Birdie Kowal, one arm in a wing of lath, over.
a4-31-cult = Behind this one: Brother Brine, with a bowl. One can read the list by it.
a4-31-remnant = Behind this one: Mr Lamb, with a form, and a handcart under a cloth.
a4-31-met = “Kept,” reads the herald, and ticks it, and is thanked from behind.
a4-31-owed = “Not kept,” reads the herald. What was lent is lifted out of the saddlebag again, courteously, and counted.
a4-31-grace = And behind this one there is a second row, uninvited, in its good coats. They represent nobody. They happened to be passing, they say, all of them, from several directions. They have brought sandwiches.

a4-32 =
    “How many of those were kept?” asks Maud. The pencil runs down the page. The herald was thirty years in the trade, and one can see him trying to make it come to more. On the grass nobody unwraps anything.

    The queen has not been listening to him. Her face is turned to the place where your engines stand and cool, each at its own speed, ticking. She seems to be waiting for the last of them to stop. When it has, she nods, as one nods to somebody who has finished what he was saying.
    .title = The count
a4-32-engines = He gives the number. “So there is more than one who comes back,” says Maud. “Good. I should like to hear them meet.” She says “sawdust” over her shoulder, and somebody is already running for the tyres.
a4-32-chair = He gives the number. It does not take long. She thanks everyone; she is a little tired; she would like to be taken in. In the morning the runway has been swept, the tower is dark, and on the apron there is a deck chair.

a4-33 =
    Forty tyres have been laid in a ring on the apron, and two boys tip sawdust into it out of a bath. The band is a drum and a saw. The rule is that nobody dies. It is read out twice, the second time slowly. Betting is in canteen vouchers.

    You are given tea, and looked at. There are people who have come nine days on foot to see you hit one another. Queen Maud has had her chair turned to the ring, though it is all the same to her. “Four rounds,” she says. “I want to hear your feet.” Your portraits hang round the edge, so that you can be told apart when you are dusty.
    .title = A ring of tyres
    .li = Li asks who spread the sawdust, and goes to thank both boys.

a4-34 =
    A hat stand is carried out with everything on its hooks: clubs, chains, a cricket bat, what you brought yourselves. The challenged knight chooses first and says it aloud, then the challenger. After that comes a bow, which has been getting longer all day.

    The crowd is quiet, out of an interest that you had not expected. Fights they have seen. They have come to see who you are when it is somebody you like.
    .title = “After you”
    .logan = “Left knee,” Logan informs the other beforehand. “I’ll stay off it.”
a4-34-first = It is early; the sawdust is still yellow. The saw holds one long note and lets it go. “After you,” says one of you. “No, no,” says the other. It gets a laugh, the last for a while.
a4-34-second = There is a hollow in the sawdust from the time before, about the size of a person. Neither of you wants to be the one to stand in it. You circle with great courtesy, until the drum loses patience.
a4-34-third = A child has crept in between two tyres to see better. You wait, weapons raised, while it is handed out over the heads. In the meantime you have had a good look at each other. It does not help.
a4-34-fourth = The lamps have been lit, and each of you has four shadows. The shadows have begun already. Somebody shouts a name, to cheer you on, and it is the wrong one, and you both look round.
a4-34-broke = The band stops. You gave this knight your word, and there are people here who remember the day. You take your weapon from its hook in a silence that has been waiting for you.
a4-34-neither = Time. You are both on your feet, at arm’s length, out of breath, and neither remembers whose turn it was. The herald puts it down as a conversation.

a4-35 =
    The hammer falls. One of you is standing and one is not, and the herald has it in the book already: one up, two down. Vouchers change hands along the benches.

    That is not what they are going to tell at home. At home they will tell the ten seconds after. You can feel the stand lean in for them, row upon row, and the painter has taken a clean sheet.
    .title = Helped up
    .a = Give them your hand
    .b = Bow to the stand
    .c = Ask them to stay down, it is sunnier there
a4-35-first = Between you lies a glove. Either of you could pick it up, and neither does.
a4-35-second = From down there, as it turns out, one sees mainly boots. One pair has stopped directly in front.
a4-35-third = Somebody has begun to clap, and has noticed that he is alone with it.
a4-35-fourth = It is so quiet that one can hear the saw being wiped.
a4-35-a = It is taken, after a moment in which it might not have been. On the way up something is said into an ear, and both of you laugh. Nobody ever learns what it was. It is quoted in nine versions.
a4-35-b = You bow to the left, to the right and to the middle. Coins come down, vouchers, and a shoe. Behind you somebody gets up unaided, takes the long way round the tyres and thanks the boy who makes a gap in them.
a4-35-c = “Stay,” you say. “It’s sunnier there.” That is so; it is considered, and accepted. A cushion is sent down. For a quarter of an hour the tournament goes on round a knight with both hands behind the head, who ever after speaks well of you.

a4-36 =
    The band plays one bar and leaves off. You are lying side by side in the sawdust, feet in opposite directions, looking at the same cloud. No renown moves, says the rule, and the herald reads it out as one announces a withdrawn lot.

    The stand has stopped chewing. It is not uncomfortable down here. But sooner or later one of you has to say something, and whatever it is, it is going to be quoted.
    .title = Both on the sawdust
    .a = Say “That one looks like you”
    .b = Say you had something in your eye
a4-36-first = The cloud has four legs, and something that might be a hat.
a4-36-second = A curl of sawdust floats down and settles exactly between you, on the line.
a4-36-third = You have not been so close to each other since it began. One of you has been eating onions.
a4-36-fourth = In the third row somebody asks whether this is the new rule.
a4-36-a = “Which?” “The fat one.” A long look upwards. “It’s leaving,” says the voice beside you. “So am I.” For quite some time neither of you does. People will say that it was the best bit, and nobody was hit.
a4-36-b = “I had something in my eye,” you say. In the stand it is passed to the rear, row by row, without tone. It reaches the herald. He licks his pencil.

a4-37 =
    Tea stands in a cup to the brim and does not spill. The Duchess of Diesel is riding a round of the ring, out of competition, side-saddle on a motorcycle, with the pot in the sidecar and the engine running. To salute she takes off a glove. She salutes whomever she would have followed, had she been the sort that follows. After that she means to go and look at the prices.

    There is room beside her on the track, for anyone who can hold that line. The pot, on the other hand, wants carrying. “One does not brake,” she tells you all in passing. “One comes along.”
    .title = The Duchess rides a round
    .a = Ride a round with her
    .b = Carry the pot
    .johnny = “Sit nicely,” Johnny tells the dog. “That’s a duchess.” The dog is looking at the sidecar.
a4-37-salute = In front of you she stops, and off comes the glove. It is a small hand, with oil in the lines. She says nothing whatever. There are people on the grass who have waited years for that.
a4-37-a = You draw up on her right, wheel to wheel. She changes gear without mentioning it.
a4-37-a-ok = You come along. On the far bend the saucer is held out to you without a glance, at forty, and you hand it back with the cup on it. The stand gets to its feet.
a4-37-a-fail = On the far bend you brake. Four tyres have to be lifted off your front end, one after another. Coming round again she leans down and gives you, with real sympathy, a lump of sugar.
a4-37-b = You walk behind, at a decent distance, and fill whatever is held out to you. At the end of the round there is one cup over. “Well,” says the Duchess, “then that one is yours.”

a4-38 =
    A slate hangs round the neck of a girl of eleven. Old Odds has come up from Crocodile Flats for the week; nobody has yet found out what is old about her. She does not take bets on who wins. For that, she says, you would have to know about fighting. She takes them on who cheats.

    She goes along the benches with the chalk and does it all without moving her lips. Each of you she looks at for a little longer than is polite: hands, eyes, hands. Then she wipes something off the slate with her elbow and writes it again, otherwise.
    .title = A book is opened
a4-38-short = On you the odds are short, and it is not a compliment. A man at the back has put his whole summer on it, and intends to be proved right.
a4-38-tip = On you there is nothing to be had: nobody would take the other side. “Bad for business,” says Old Odds, and slips you something for it.

a4-39 =
    They sweep up the sawdust while you are still standing in it. A broom goes round your boots with care, first the left, then the right, and takes along what was under them. The tyres return to the lorries they came from. The saw is a saw again; somebody is cutting up the benches.

    Nobody tells you how it stands. There is a column of figures on the herald’s knee, and he keeps his hand on it. Up in the tower, for the first time that anyone can remember, there is a light. It is not a strong one. It has been put in the window as one does for somebody who is coming home.
    .title = Swept

a4-40 =
    The canvas still has the shape of her in it. It is the same chair on the same spot, facing the runway; there is even the stone that used to lie on the deed. Under the stone is a note, on the back of a checklist. Every line of the checklist has been ticked.

    “I have the queen,” reads the herald on all bands. “I have the deed. I hold the Sunken Mine. I require eighty litres. Pike, Captain. Read back.” He turns the sheet over, and for once he does not ask for more. People have begun to lay things on the chair: a cushion, a cup. By noon the sweepers have filled your tanks, without a word.
    .title = A deck chair

a4-41 =
    “One metre ninety at six,” says the woman at the tide board, and chalks it up. The sea has been three hundred metres off for as long as she has had the job. Whatever comes ashore at Rustport she knows about, and also what would have. You drink from the mug, as one does here, and then you ask.

    There was a lady in goggles. She bought a deck chair. They remember, because one does not often see goggles, and you hear about them from all sides, the strap, the buckle, the colour of the glass. Somewhere in between there is a thing that they have stopped noticing.
    .title = Somebody’s tide
a4-41-ash = By the gate a rider turns a tin card over and over. She tells you more than she means to. She used to be on a list here, and there is no list any more.
a4-41-ok = Two. It comes out with the change: she bought two, and the man had to go home for the second. You carry that away with you like a full cup. What does somebody who is about to be dragged off by force want with two chairs?
a4-41-fail = At the end you know everything there is to know about goggles. They have drawn them for you on the wall.

a4-42 =
    Gasket pats the third pump, tells it something, and tells you in the same tone that he does not discuss customers. From under her roof the mule has been looking at you ever since you drove in. At the word “captain” she looks away. All of Pumps sees it.

    Forty litres, then; that much is in the way the mule stands. To a captain, who ticked off each of them, and asked to be shown the can, empty, before and after. “A pleasure,” says Gasket to the pump. “A man like that.” Behind him the invoices hang on a nail, the top one with its face to the wall.
    .title = The mule looks away
    .a = Ask to see the invoice
    .b = Buy the other forty
a4-42-ok = “He paid,” says Gasket. “It was paid.” And he does turn round now, because that has been bothering him as well. The captain collected, and somebody else got the bill. It is not how one steals a queen.
a4-42-fail = “That would be telling,” says Gasket to the pump. The pump nods. It nods all day.
a4-42-a = He takes it down as if it might come apart. Litres, forty; collected by, one captain; and at the top, in the line for the payer, in a round hand: Queen’s Valley, household.
a4-42-b = Eighty, says the note; forty, says the book. “You’ll be wanting the other half,” says Gasket, and fills it for you, ticking off the litres, since he has got into the way of it. What it is for he asks the pump.

a4-43 =
    In the wheelhouse Captain Gill Marrow’s daughter is writing. She puts down everything that is said there, now that she can; there are fourteen exercise books. “We sail in an hour,” says her father. She puts that down.

    Yes, he took two across by night. One was a gentleman with a list. The other sat in the bow on her own trunk and did not say a word the whole way over. Except the once. He feels for something under his scarf. He is not sure it is a thing that a passenger ought to have known.
    .title = In an hour
    .a = Read her page
    .b = Read her something back
    .alinta = “And what do you put down when nobody talks?” asks Alinta. The girl leafs back and shows her. It is most of book six.
a4-43-ok = “Two degrees to port,” says the captain at last. “That is what she said. In fog, in the dark. And so it was.” The pencil has stopped. The girl looks at you over the exercise book, to see what you will make of it.
a4-43-fail = “We sail in an hour,” says the captain. The engine starts up, very loud, and does not change its note however long you wait.
a4-43-a = She turns the book towards you. It is all there: the knock, the fare, who carried whose trunk. “He asked was she comfortable. She said keep to the list.” The word “list” is underlined, twice, with a ruler.
a4-43-b = You take book nine and read her a page of her own. She has never heard it from outside. “Is that what it sounds like?” she says. The captain goes out to see to the rope, and is gone for some time. You are given the good bunk.

a4-44 =
    Bertha Nine runs a finger down the ledger and then, to be sure, another. Who has crossed she tells nobody. It is all in the book. The book is lying on the bar; and now, says Bertha, she must go and see to the goat, and you are not to touch anything. There is a wind from the east. It turns pages.

    “Axles, two,” it says for that night. “Persons, three.” In the margin is a pencil mark, pressed hard enough to have come through on the other side. In all these years it is the only one.
    .title = Two axles, three people
a4-44-ok = “Three,” says Bertha, back already. “And not one of them tied. The old one paid. Nine, and one for the bridge, and one over, for me.” She takes a coin from her apron and pushes it across to you with the short hand. “A kidnapped person doesn’t tip. I don’t want it in the house.”
a4-44-fail = “You turned that page,” says Bertha. “Who turns pays again.” The book is shut before you have got beyond the axles.

a4-45 =
    There is a spike in the tower, and on the spike are the flight plans. The last was filed eleven years ago. You count the sheets, for something to do, while the controller on duty hunts for the key to a cupboard that is open. There is one sheet too many.

    She would like it understood that she has seen nothing; she has the kettle to watch. The top sheet is in large letters. They climb to the right and run over the edge on to the blotter, written by somebody who has filled in such forms all her life and can no longer see the lines.
    .title = Her own handwriting
    .a = Put it back
    .b = Show it round
a4-45-ok = Aircraft: none. Passengers: one. Destination: mine. Purpose of flight: “to hear who comes”. Filed on the day before the kidnapping, and signed, in the box for the pilot, with a flourish.
a4-45-fail = You get as far as “Passengers: one”. Then the kettle boils, and all the sheets are wanted elsewhere.
a4-45-a = You put it back on the spike, through the same hole. “That will have been the wrong form,” says the controller loudly, in the direction of the stairs, and gives you a biscuit.
a4-45-b = You read it out on the apron. There is a hush, and then a laugh such as a family gives when it finds out something about its grandmother. People think the more of you. So do the other knights, who are spared the stairs.

a4-46 =
    A sock is held up to the light and rejected. Enid Voss, quartermaster of the Bunkers, is buying two hundred and twelve pairs, and tests each of them with her fist. All about her New Sydney stands in the street in one shoe, content. It has been voted that it was Cerbero. They have started to argue why.

    “Indeed,” says Enid Voss, and sets the next sock down as if it could break. She wears two shoes; she had no vote. She has known for years somebody who was not where people thought he was, and it has given her an ear.
    .title = Motion carried
    .a = Ask what the bunkers would pay for a queen
    .b = Ask what the General thinks
    .logan = “Since when has he been General?” asks Logan. Since always, says Enid Voss. He lets it stand.
a4-46-washer = She lays a brass washer on the counter, next to yours. One fits inside the other.
a4-46-ok = “One takes a hostage because somebody is going to pay,” she says. “How much is it? Eighty litres. I have had more for a goat.” She folds a pair. “That is not a ransom. That is a shopping list.”
a4-46-fail = “I came for socks,” says Enid Voss, and reaches past you for the next. You are standing in her light.
a4-46-a = She names a figure at once; it has been thought about. There is something in it for you as well, lent. You were only asking. But by evening it is known in the market that somebody has been asking.
a4-46-b = She looks at you for as long as it would take to count two hundred and twelve. “He is very still about it,” says Enid Voss.

a4-47 =
    Four people tell you who did it, in four ways, and one of the four is you. It is a long table, out of doors. The first has it from a cook. The second was present, and shows you where, in salt. The third is a quiet man who says a name into his beer and looks at the door. The fourth has been studying you for some time.

    “Goggles,” says the fourth, “and about so high.” He holds out his hand. It is exactly on a level with the top of your head. Along the benches they move the salt, to make room for that.
    .title = Several answers
    .a = Buy a round
    .b = Believe the third
a4-47-a = By the bottom of the jug it has been a cook, a choir and a Tuesday, and you are out of it. The first and the second go home arm in arm. They have very nearly made it agree.
a4-47-b = You lean over. He tells you the rest. It is short, and he slides something across to you under the salt so that it stays so. Then he has gone. Whoever he was watching the door for comes in by the other one.

a4-48 =
    The lift goes down. The liftman, who has never been below, faces the wall all the way, and says that you pay at the bottom. At the bottom there is a dining table, a cloth, a lamp. Queen Maud is shelling peas into a colander. Beside her stands Captain Lucan Pike with a pistol in one hand and a checklist in the other.

    “Item eight, greet. Good evening,” says Pike. “Item nine, look convincing.” The pistol comes up. It is perfectly steady; only his lips move. “She told me to be convincing,” he says. A pea rolls off the table. Everyone waits until it has stopped.
    .title = You pay at the bottom
    .a = Ask her what she wants you to do
    .b = Draw
    .li = Li takes off the yellow jacket, folds it and asks the queen whether she would hold it.
a4-48-queen = You look at her instead of at the gun. She is not afraid. She is annoyed, as one is by a good tune played too slowly.
a4-48-a = “Ma’am,” you say past him, “what would you like to hear?” The thumbnail stops halfway along a pod.
a4-48-a-ok = “I should like to hear him put that down without being made a fool of,” says Maud. “He has been so thorough.” Pike goes red about the ears. He looks it up on the list. It is not on the list. He raises the gun again, but he is no longer behind it.
a4-48-a-fail = “Say again?” says Maud, who has heard you very well. Pike has used the moment to turn the page.
a4-48-b = “Item nine, b,” says Pike, almost with relief.
a4-48-win = A chair, the lamp, the colander. It is shorter than it sounds down there. Then he is on the floor with his back against a table leg, looking for his place on the list.
a4-48-no-win = He is convincing. You learn it on the floor, among pods, with the lamp swinging over you. “Hold,” says a voice above, to one of the two of you. It is not clear to which.

a4-49 =
    He sits among the peas with his legs stretched out before him and the list in his hand. “Item ten,” says Captain Pike. There is nothing after it. He had left that one open. He thought that by then he would have thought of something.

    “And whose engine was that,” asks Maud, “up above?” She is told. She nods, as if it agreed with a figure she had already. Then she feels along the cloth for the colander and holds it out, and somebody goes down on hands and knees to pick up peas. It takes quite a time. There are four hundred and six.
    .title = Item ten
    .a = Let him keep the checklist
    .b = Take him up in front of everybody
    .c = Give him the eighty litres
a4-49-pistol = Under the colander, still warm, lies what you once left within her reach. She has been keeping the peas out of the barrel.
a4-49-pod = “There was a pod missing,” she remarks. “Since the first visit. I did not like to say.”
a4-49-staged = You look at her, and she turns her face to where you are looking from. “Well, somebody had to come,” says the queen. “I wished to know who.”
a4-49-a = You fold it along his own creases and put it back in his breast pocket. “Item ten,” he says. You tell him there is no hurry. He is still thinking in the lift, with his lips moving, and the liftman, for the first time in his life, looks at a passenger.
a4-49-b = You bring him up into the daylight by the collar. There is cheering, and a collection for you on the spot. They want him to read the list aloud. He does so, to the end. He does not leave out the ticks.
a4-49-mother = In front stands his mother, with a tray of buns. She had heard that you were one whose word was good. She counts his ears, both, and holds out the tray to you. Afterwards people mention how quiet it was.
a4-49-c = “It is what you asked for,” you say. He looks at the cans and ticks nothing. “That was only so that the note should have a figure in it,” says Pike. Then he inquires, in another voice, what that would be in minutes. One can see that he has already taken off.

a4-50 =
    “Item eleven, let them go,” says Pike. It has been added in pencil. He holds the cage door for you with the pistol pointing up, as is laid down for ladies and the defeated. The lift has never yet gone up with anyone in it; the liftman has to look for the handle.

    The peas are all done. The queen sits before the full colander with her hands in her lap and turns her face towards the sound of your breath. It is not how hostages look. It is how people look whose train has just been announced as late. On the way to the cage there is time for one thing.
    .title = The lift goes up, this once
    .a = Leave a weapon where the queen can reach it
    .b = Take a handful of peas
a4-50-a = You lay it beside the colander, grip towards her, without a sound. Her head does not move. When you are at the second level there is a bang below, and Pike’s voice, not so much hurt as surprised: “That is not on the list.” And hers: “Say again?”
a4-50-b = They are very good, small and sweet, shelled by somebody who had the time. You eat them on the way up, one to a level. The liftman asks what it is like down there. “There is a table,” you say. He is silent for the rest of the shaft.

a4-51 =
    A bill goes up over yesterday’s bill, and the paste runs. Four people in three cities have declared themselves. One is a butcher. One is a choir, jointly. One has signed with a cross and may be a surveyor. The fourth, says the herald, holding the sheet first one way up and then the other, is; and at every fire he gives the name of whoever is sitting there.

    You had not heard. In the morning a child stands by your wheel with a crown of gum leaves. It was made from hearsay. It is too large.
    .title = Proclamations
    .a = Deny it
    .b = Do not deny it
a4-51-a = You get up on something.
a4-51-a-ok = “I have not,” you say, “and I should not know how.” They are so little used to it that a man asks you to say it once more, for his wife.
a4-51-a-fail = You deny it with such warmth that it is taken down as a speech from the throne. In the next town they have already corrected the grammar.
a4-51-b = You try it on. It comes down to the eyebrows. You say nothing, and you keep that up all day, and by evening nine people have gone backwards out of your presence. One of them, a large one, is coming back to see whether you bleed.

a4-52 =
    A place is laid for her at every table. This week the queen has been seen in a bakery, on a ferry and in a cloud; she was most gracious; she bought thread. While she sat out on the apron half of them were never sure that she existed. Now each house has her mug, and nobody may use it. What was cooked for her goes, at night, to whoever is passing.

    The children play it in the road. One shuts his eyes, and the others have to be engines. As you drive through, a boy turns his shut eyes to you and says what is wrong with your exhaust.
    .title = She is seen everywhere
    .zoe = “Left baffle,” Zoe tells the boy. “No, right,” says the boy. It is the right.
a4-52-place = He is right. And since you have stopped he tells you something else, for nothing: what he heard go by on the night in question, and how many were laughing.

a4-53 =
    On the sixth morning a bag of peas comes up the runway, with the queen behind it. She is on foot and alone, and keeps to the centre line by the sound of her own heels. At the apron she puts out a hand. Somebody takes away the cup and the cushion and pushes the chair up under it. “Nobody?” says Maud. She listens to your engines, standing about. “Well. Hold.”

    Some way behind her walks a captain with a lamp, red about the ears. He is not arrested; it is not clear by whom, or what for. The bill for the search parties is handed round. It has been divided equally.
    .title = She walks in

a4-54 =
    The lamp in the tower has a shade made from a chart. Queen Maud has come up on her own feet, ninety-one steps, one hand on the wall, to be where the windows are open on all four sides. Down on the apron your engines have been switched off. She asked for that.

    “I shall ask you all the same,” she says on every band, “and you will tell me together. I can tell you apart.” One can hear the pigeons shift. “What will you do on the first morning?” The herald lays down his pencil. Somewhere on the grass a child begins to answer, and is hushed.
    .title = One question
    .a = Say what you promised
    .b = Say what they need
    .c = Say “I don’t know”
a4-54-a = You say it. It is a good thing to do, it is known what it comes to, and somebody will be there to take delivery. On your shoulder a hand grows lighter. “Copied,” says the queen.
a4-54-b = You have a list: a well, a road, a roof for a school. It is not a bad list, and you give it in order. On the grass they nod at each. “Copied,” says the queen, like somebody who has heard this landing before.
a4-54-c = “I don’t know,” you say. It goes out on all bands. It is surprising how long it lasts, and that nothing falls down afterwards. Up in the tower somebody turns her head.
a4-54-rain = “You have said that before,” says Maud. “About rain.”
a4-54-alone = Nobody else has said it. She does not ask to have it repeated. She only turns the lamp up a little, on that side.

a4-55 =
    The herald has put on a tie. He reads the names, with what was got for them; and then, as is the custom, all that has been said about each, in order, without tone. He does not ask for more. There is plenty.

    You stand in a row and look straight ahead. There is a runway for it. All this was told behind your backs, in mugs, along ropes, to mules. Now it comes round to the front, one thing at a time, quite small, in a voice that used to sell wardrobes. Those who said it are here. They have something in their shoes.
    .title = All that was said
a4-55-speaker = Before the anthem the loudspeaker on the tower says two words of its own accord, to nobody in particular. Several people say them back.
a4-55-page = A girl of fourteen holds the microphone for him, one pace behind, half a pace to the left. She has read the whole of it beforehand. It took her a week.
a4-55-goat = He holds up the deed. A corner is missing, and with it the clause about blood. It will have to go by what was said.
a4-55-song = First he hums a bar; he cannot help it. Somebody in the row hums the next.
a4-55-johnny = “Johnny Taylor,” he reads. He looks down, to the left of the boots. There is a pause. “And companion.”
a4-55-logan = “Logan Harris,” he reads, and is given a nod, from stock.
a4-55-alinta = “Alinta,” he reads; and, since she is looking at him: “Have I got that right?” He has.
a4-55-zoe = “Zoe Shaw,” he reads, and the microphone whistles. “Left lead,” says somebody in the row. It stops.
a4-55-nellie = “Nellie Thompson,” he reads. She said “here” at “Nellie”.
a4-55-li = “Li,” he reads, “known as Yellow.” There is a bow. They wait for it.
a4-55-name-1 = “The Upright,” he adds. A postman stands up as well.
a4-55-name-1-her = “The Upright,” he adds. A postman stands up as well.
a4-55-name-2 = “The Admitted,” he adds. In the third row somebody holds up a cloakroom tag.
a4-55-name-2-her = “The Admitted,” he adds. In the third row somebody holds up a cloakroom tag.
a4-55-name-3 = “The Steady,” he adds. A woman who loads for a living nods.
a4-55-name-3-her = “The Steady,” he adds. A woman who loads for a living nods.
a4-55-name-4 = “The Loud,” he adds. A whole town shouts that it agrees.
a4-55-name-4-her = “The Loud,” he adds. A whole town shouts that it agrees.
a4-55-name-5 = “The Gentle,” he adds. Somebody has brought an egg.
a4-55-name-5-her = “The Gentle,” he adds. Somebody has brought an egg.
a4-55-name-6 = “The Brief,” he adds, and leaves it at that.
a4-55-name-6-her = “The Brief,” he adds, and leaves it at that.
a4-55-name-7 = “The Patient,” he adds. “Now I’ve got a cousin,” says a voice, and is asked to sit.
a4-55-name-7-her = “The Patient,” he adds. “Now I’ve got a cousin,” says a voice, and is asked to sit.
a4-55-name-8 = “The Discreet,” he adds. What for is not on the card.
a4-55-name-8-her = “The Discreet,” he adds. What for is not on the card.
a4-55-name-9 = “The Musical,” he adds. Somewhere behind the kitchens an arm comes down on a record.
a4-55-name-9-her = “The Musical,” he adds. Somewhere behind the kitchens an arm comes down on a record.
a4-55-name-10 = “The Attentive,” he adds, and waits until everybody is.
a4-55-name-10-her = “The Attentive,” he adds, and waits until everybody is.
a4-55-name-11 = “The Fair,” he adds. Two farmers clap, taking turns.
a4-55-name-11-her = “The Fair,” he adds. Two farmers clap, taking turns.
a4-55-name-12 = “The Kind,” he adds. In the fifth row a father looks at his hands.
a4-55-name-12-her = “The Kind,” he adds. In the fifth row a father looks at his hands.
a4-55-name-13 = “The True,” he adds. In the fifth row a mother looks up.
a4-55-name-13-her = “The True,” he adds. In the fifth row a mother looks up.
a4-55-present = “Also present,” he adds.
a4-55-horse = “There was a horse,” he reads. It is not disputed.
a4-55-said-1 = “Drinks first.”
a4-55-said-2 = “Talks to pumps, and loses the argument.”
a4-55-said-3 = “Is brave, or bald. The knot slipped.”
a4-55-said-4 = “Paid in full, and asked for no receipt.”
a4-55-said-5 = “Afraid of the dark, heading two seven zero.”
a4-55-said-6 = “Owns two right shoes, and knows what that means.”
a4-55-said-7 = “Laughed.”
a4-55-said-8 = “Had something in the eye.”
a4-55-said-9 = “Did not deny it.”
a4-55-said-10 = “Gives change.”
a4-55-cloud = “Also,” he reads, “on the sawdust, of a cloud: that one looks like you.” It is quoted correctly.
a4-55-gap = Here he turns over a sheet with one line on it, struck out. He does not read it. Somebody in the row, who has done it once before, says a thing or two.
a4-55-slip = “One betting slip, handed in,” he reads. “Honoured.”
a4-55-eaten = “One betting slip,” he reads. “Not presented.” Somebody swallows.
a4-55-bill = “One mug, Rustport. Marked paid.” Nobody owns up to it.
a4-55-third = In the crowd a quiet man nods, and looks at the door. There is no door.
a4-55-word = Those to whom a word was given are asked to stand. They stand. Nobody asks them anything else.
a4-55-grace = Then a row gets up that has not been asked to.
a4-55-talker = “As to who said it,” he reads, “for the most part, this one.” Everybody looks at the runway.
a4-55-blunt = Here Maud turns her head towards an engine, and does not turn it back.
a4-55-pike = Beside the chair stands a captain with a broom, and ticks off the names as they are read.
a4-55-broken = Beside the chair is a space where a captain might have stood. His mother has put a bun there.
a4-55-last = The herald shuts the book and looks round over his glasses, from habit. “Going,” he says, so low that only the first row hears it.

a4-56 =
    “Start them again,” says Maud. “Only those two.” You do it side by side. She stands in the middle of the tower with her hands hanging down and all four windows open. She listens for a long time. One can hear that the sweepers have stopped.

    “Say again?” You say it again, from cold. She goes to the window on the left, and then to the one on the right. There is no difference that she can hear, and if there were she would. The herald has been down his column three times, once backwards. For once she seems glad that she need not look. “That is one note,” says the queen. “Well. There is room on it, if you sit close.”
    .title = Two engines, one note

a4-57 =
    A nail comes out of the hangar wall. The herald takes the portrait down himself, by both corners, and does not know where one puts such a thing. In the end he carries it home under his arm and hangs it in his kitchen, between the clock and the onions.

    A patron steps out of the crowd, since there is nothing left to keep quiet about, and uncovers: a hat, a wing, a ladle or a pen. In the standings the name remains where it was. It will not move now, up or down. The rest of you are given a cup of something and stand about for a while with a gap in the row.
    .title = Struck off
    .a = Say something about them
    .b = Drink up and say nothing
a4-57-a = You say a thing or two. They are not the things that you would have said last week. The others nod in the right places. It comes to you that you have learned something there, and from whom.
a4-57-b = You drink it to the bottom. It is hot and strong, and for the length of one cup nobody is ahead of anybody.

a4-91 = The mule from the pass comes without its driver, with one bag. It stops before each of you and lets you take a note, and no more than one. You read with your backs to each other.
    .title = Post

a4-58 =
    A page of figures comes to you folded round a mint leaf, pressed flat and still green. It is in Ida Grist’s hand. There is no greeting: greetings go by weight. On the left stands what you hold, to the litre; on the right, week by week, what people would give to be seen with you. It has gone up by a ninth. So that was what you felt at the back of your neck.

    At the foot are some lines to choose from, and a space for initials. The bearer is a boy in the cap of the Rustport school. He was told to wait, and does so, in tables of nine.
    .title = Note of the guild
    .a = Sell a friend’s secret
    .b = Ask for an advance
    .c = Pay for the Rustport school
a4-58-owes = “You hold too little,” it says next to your name. “Sell a friend’s secret. The rate is two.”
a4-58-a = It is a very small one: that a certain knight gives change. It is entered at two. The boy reads it, since he has only just learned to, and looks at you as one looks at a sum that has come out.
a4-58-b = He takes it out of his cap, counted beforehand. She knew which line you would choose. From now on you stand under “due”.
a4-58-c = The letter does not mention a school. It is for the cap, you tell him, and he puts it away separately. The receipt, when it comes, is not on guild paper; and for once in her life she has forgotten to write down what it cost.

a4-59 =
    A bicycle bell rings twice. When you get there only the note is left, held down by a spark plug. It is in hand signals, fourteen of them, drawn with a ruler: go round; more to the left; thank you. For things of this kind Birdie Kowal does not trust words, over.

    You spread it on the ground and do it in front of a mirror; there is no other way. It takes half an hour. On the back is a map with pinholes. She moves the pins by what she hears of you from lorries, and in one town the pin has gone right through.
    .title = Note of the pilots
    .a = Carry the parcel
    .b = Drink to it
    .c = Put in a litre of your own
a4-59-owes = Done slowly, the ninth and the tenth come to this: please carry what is under the tree. It is eleven litres. It must not be shaken, over.
a4-59-a = It rides on your left, where the springs are better. You drive as one carries soup upstairs. After a day the frame has got used to it, by sagging. At the other end somebody signs for it with a wing.
a4-59-b = Alone in a field you give the signal for “cleared”, with your arms all the way up. It feels better than one would think. Then you drink what is in the flask: to the eighty litres, and to what is on top of them.
a4-59-c = You stand a bottle under the tree, with the spark plug for a stopper. In the morning it has gone. Instead there is a drawing of a hand, going up and down, up and down. You look it up among the signals. It is not one. It is waving.

a4-60 =
    There is something hard in the loaf. You find it with a tooth: the minute hand of a watch, painted with what they used to be painted with. You have never read a piece of bread by better light. Round the loaf is a hymn sheet with greetings from all four, also from the baritone, who has drawn a fish.

    They think of you. They do it on Thursdays, by name, between the second verse and the third, and since then, it appears, the pot boils over less. They ask you to keep warm. One always says that. But on this sheet somebody has underlined it.
    .title = Note of the cult
    .a = Eat around it
    .b = Wear it
    .c = Sing bass on Thursday
a4-60-owes = “Do not,” it says, with a note drawn over the words so that one should sing them, “be afraid of the warmth. Also, the bass is ill.”
a4-60-a = It is good bread. You eat from the outside in and stop in time. What is left in your palm weighs nothing at all, and lights you to bed.
a4-60-b = You pin it to your collar. At night strangers come up to look at their own watches by you, and stay for a word. It is surprising what people will tell to a small green light.
a4-60-c = You stand in the back row, among four people and a pot. Of low notes you have few, and you lean on those. Afterwards a woman from the village, who had come in only to complain of the noise, asks when you will be on again.

a4-61 =
    Form 9, gratitude, arrives in a window envelope, in three copies, with the reason left blank. It is to be completed by the recipient. “It is felt,” says the covering letter, “that you will know best.” The stamp was dry. Somebody has gone over it with a pen, so that it should not show.

    The third copy smells of coffee. Although it is registered, Mr Lamb has brought it himself. He stands by your fire and looks into it. He has been asked to sit down, and has said thank you. It is not clear that he knows how it is done outdoors.
    .title = Note of the remnant
    .a = Fill in the reason
    .b = Request a machine
    .c = Sell the form
a4-61-owes = A schedule is attached, of machines that are still walking about. Last on it is the coffee machine. It has been crossed out again, with feeling.
a4-61-a = You consider, and write: “came himself”. He reads it as a form, and then he reads it again. “This cannot be processed,” says Mr Lamb. He folds his copy small, and it does not go into the folder. It goes into the pocket behind.
a4-61-b = He cranks the telephone on a post that has no wire. Within the hour it is delivered, by air, in working order.
a4-61-b-win = It is written off at your feet. He takes down the number and rules a line through it, and the line is not quite straight. “One,” says Mr Lamb. In forty years it is the first that he has closed.
a4-61-b-no-win = It is regretted. The unit withdraws undamaged. You are left a sheet on which to describe your injury in not more than nine words.
a4-61-c = A man at a crossroads takes it at once. It is the envelope he wants: one could put that window in a house. What you owed was on the back. Strictly speaking it is he who is grateful now.

a4-62 =
    “Employer,” reads Tibb from her board, “wage, and what for.” Those three lines are blank. The rest of the contract is done, in ink, with clauses. She is fourteen, her legs have grown, and she sits on the kilometre stone like somebody who has given it notice. She means to be a page. Whoever gets the chair will need one, to hold the things that one can’t put down.

    “I do maps,” says Tibb, “news, and standing behind people.” She shows you the standing. You find that you have straightened up. “Fee first,” she says, and studies the sky, so as not to press you.
    .title = Page wanted
    .a = Sign as employer
    .b = Fill in what for
    .c = Ask what she hears of the others
a4-62-smear = “Is that true, about you?” she asks. The pencil waits for the answer. Then she notes down how long it took.
a4-62-contract = She turns back some pages. “You’re in it already,” says Tibb. “Carriage of one person. It doesn’t say where it stops.” She gets down, takes up her place behind you, and is your page.
a4-62-a = You sign on the top line. The wage has filled itself in meanwhile. What it is for can be seen to as it comes up. She takes her place, one pace behind, half a pace to the left, and it is as if a draught had been stopped.
a4-62-b = “For asking me whether that is true,” you write. She reads it twice; she is not quick at it. “That’s not a job,” says Tibb. She thinks. “That’s a post,” she says, and keeps the line as it is, for whoever will sign the other two.
a4-62-c = She tells you, with prices. Before evening you have sold some of it on, at a profit. She knew you would. She has put down the margin.

a4-63 =
    A bucket stands on the rim of the well. It is not yours. The handle is mended with a strip of leather, and you know that stitch: you have watched a rival do it by the fire. The owner is round the corner of the hut with an engine, singing. There is room for one bucket at a time.

    It is a long way down, and it comes up slowly. It is an ordinary sort of situation. Every day, you suppose, some hundreds of people stand like this before somebody else’s things, and nobody sees them but a frog.
    .title = Two at a well
    .a = Fill theirs first
    .b = Empty it
    .c = Put a frog in it
    .nellie = “Two buckets. Ninety seconds.” Nellie has the crank in her hand before she has decided whose.
a4-63-a = You wind for both. When the singing comes back round the corner there are two full buckets. Not much is said: “I’ll remember that”, and “So will I”. Some way down the road you notice that, between the two of you, it has come to a promise.
a4-63-b = It goes into the sand, which says nothing. You fill your own, and take along the can that stood in the shade. At the next halt you hear yourself tell how somebody went and left a bucket out in the sun. It is a good story. It only wants a name.
a4-63-c = The frog has nothing against it. You are a good way off, with your hat over your eyes, when there is a yell, and then laughter, and then a long conversation in which the frog is asked for its side.

a4-64 =
    The courier is carrying his own saddle, and between his teeth a letter. His horse has gone lame, and you are going that way. It is for another knight, one of those who are after the same chair as you. The wax is a patron’s. One could tell a good deal by the smell: mint, petrol, soup or carbon paper.

    He hands it up to you with both hands. “It’s only a few kilometres,” he says. Then he looks away, first at the horse’s leg and then at a hill. He has been a long time in the trade. He knows what can happen in a few kilometres.
    .title = A letter for your rival
    .a = Deliver it
    .b = Hold it up to the light
    .c = Swap the contents for a recipe
a4-64-a = You deliver it in front of people. It is turned over, smelled and held up; they are looking for your thumb. There is no thumb. By evening it is told of you that you could have. From then on that is what is told.
a4-64-b = You need not open it; there is a sun. It says what it says, and now you know who stands behind that knight. Curious how soon one meets somebody who asks.
a4-64-c = Dumplings, for four. You hear of it a week later. It was read several times, with the door locked, and burned; and then, as it could only be in code, carried out to the letter. They are said to have been excellent. Nobody has felt so well for months.

a4-65 =
    The album has a space. Its owner has walked nine days to see a hero, and stands in the road with it open on his forearm, and a pot of glue. He is not particular which hero. He has a general, a swimmer and the man who shot the clock; beside the swimmer a rectangle has been ruled, with the corners stuck on.

    He is the whole of the crowd. He has brought a small flag, and waves it, since somebody must. “Do you do a trick?” he asks. “The general did a trick.” He would not wish to press you. But it is nine days back, and something has to go in.
    .title = Crowd of one
    .a = Sign, and ask his name
    .b = Sign as somebody else
    .c = Do the trick
a4-65-a = “And whom is it for?” He tells you. He has to think how it is spelled; it is years since anybody wanted it. You write it under your own, somewhat larger. He blows on the page, and then makes you accept his other pair of socks. They are dry.
a4-65-b = You put the name of another knight, with a flourish. He is beside himself: that was the one he meant, he had not dared to ask. He presses on you whatever he has about him, and from there to the coast he tells them how simple that knight is, how friendly, and how tall.
a4-65-c = You ask for the glue pot, and for it to be stood on that post, over there.
a4-65-c-ok = The lid flies up, turns over once and comes down on the pot. He applauds like twenty. All the way home he does it for everyone he meets, using a plate.
a4-65-c-fail = It comes back off the post. He has the plaster out before you are sitting, and while you hold still he makes a drawing. He pastes that in too.

a4-66 =
    Eleven statues stand along the road without heads. They are good; the boots have creases. A sculptor with a white nose goes from one to another with a bucket. They were all ordered by towns. He begins at the bottom, as one does, and each time, before he had got up as far as the neck, the town had gone off its hero. “They keep,” he says. “Down to there it’s always the same hero. It’s a question of the hat.”

    On the hat he would need a decision. Half price, with plinth; it could be up by noon. You take off yours. He shakes his head. You put it on. He shakes his head.
    .title = Statue, half price
    .a = Commission one
    .b = Pose for the hands
    .c = Ask for one without a head
a4-66-a = By noon you stand at the crossing, pointing at something, with an arm that was made for an admiral. Carters begin to turn off there. In a year it will be a place. At the Arm, they will say, and then left.
a4-66-b = He has never been happy about hands. You sit on a block in the sun, holding an egg, and he works and does not talk. By evening all eleven have yours. They look as if they had just put something down and were still thinking of it.
a4-66-c = He sets down the bucket. “Without,” he says. “On purpose.” He walks round the nearest one, and then again, the other way. For years he has been apologising for them. As you drive off he is sitting on the plinth with a hand on one of the boots.

a4-67 =
    Peas drop into a bowl: one, one, three. In the scrub, in a good deck chair, with her face to the sun, sits an old woman who had the greatest name of all, once, before any of you were about. So she says. You have not heard of her, and she does not seem to mind. “Your left valve wants looking at,” she remarks, before you have opened your mouth.

    What do they say, she asks, down in the Valley? When you begin she waves it off with a pod. “And will it rain?” she says instead. There is a second bowl. There is nobody else about. Between the trees the ground has been swept.
    .title = The retired champion
    .a = Shell peas
    .b = Ask for her best story
    .c = Say “I don’t know”
    .nellie = Nellie has sat down. Nobody told her to. She says so later, twice.
a4-67-a = You shell until evening. She does three pods to your one, and talks about landings: one must not want the ground, it comes by itself. When you get up your shoulders are lower than they were. “Two hundred and six,” she says, of yours. “Not bad, for somebody in a hurry.”
a4-67-b = “My best?” she says. “They all end the same way. I got down.”
a4-67-b-ok = It is about a night with no lamps, four aircraft overhead with nothing in their tanks, and a voice on the ground that brought them in one after another, in order of how frightened they were. She does all four. The voice on the ground she does not do.
a4-67-b-fail = You ask so nicely, and at such length, that she gives you soup, in a jar, and holds on to your wrist until you have taken it. It is very good soup. It is so that you stop.
a4-67-c = “I don’t know,” you say. It was only about rain. The pod stops between her fingers. She turns her face to you and waits for what comes after it, and nothing does. “Say again?” You say it again. She goes back to the peas, and smiles at them.

a4-68 =
    The album is bound in red, with a ribbon to keep the place. “We’re the Carrigans,” says the chief of the bandits, holding it open with his gun, “and you’d be?” There are six. They collect autographs, by force where they must. There is a system: page, date, weather, and did the person cry. If somebody is slow, a cousin fills it in; he has the hand for it.

    All six have washed. You were expected; there is a cushion. “We’ve got a gap here,” says the chief, and shows you, “between the Bishop and the man who shot the clock.”
    .title = Ambush, with introductions
    .a = Sign for all six
    .b = Sign with a rival’s name
    .c = Refuse
a4-68-a = Each of them wants one of his own, with a dedication, and it comes to blows who is to be “dear”. There is tea, there is supper, the youngest sings. You leave with a jar of something, and feel that you have been at a wedding.
a4-68-b = You write another knight’s name, and after it: “in haste”. They are enchanted; it is rarer; they pay you the difference. Some day, on some road, that knight is going to be embraced by six men in order of height. It makes one think about oneself.
a4-68-c = “Pity,” says the chief, and passes the album to the cousin, open at the right page.
a4-68-c-win = They sign. You have torn out a leaf, and they do it one by one, with the left hand where it must be. For weeks it is shown round. People like to feel the paper.
a4-68-c-no-win = The cousin enters you, in a fine hand, under “was slow”. There is a small charge for ink.

a4-69 =
    Before she says anything she puts something into your hand: a seed, grey, with one stripe. That is how Yarran begins. She keeps the ninety thousand in the Snowy Vault, and has come down on foot with the book. Whoever takes one plants two, and reports: where, and did it live. For a year nobody has reported anything.

    “Names get about,” says Yarran, and looks at you. “Wheat doesn’t. There’s a farm down there where they could tell me what you had for breakfast. They had thistle.” She opens the book at your initial. There is a great deal of room.
    .title = The seed clerk
    .a = Plant one now
    .b = Report truthfully that you ate it
    .c = Promise, and mean it
a4-69-a = You dig it in with your knife, in the lee of a stone, and bring water in your hat. She checks how deep. It takes until dark. “Lot one,” she writes. “Alive at sundown.” It is early to say so, she admits. But it has been a long year.
a4-69-b = You were given one before, it comes back to you now. You tell her what became of it.
a4-69-b-ok = “With salt?” asks Yarran. With salt, you say. She laughs. It is short, and so loud that higher up a bit of the mountain comes loose. “Eaten,” she writes. “Honest. Salted.”
a4-69-b-fail = The way you tell it, it was the seed’s idea. She shuts the book and puts something else into your hand for an answer, and closes your fingers over it, before you can see that it is a thorn.
a4-69-c = “Two,” you say, “and I’ll send word.” She looks at your mouth and then, for longer, at your hands. You get a salve, on account. Your name goes into the book in pencil. The pen she leaves behind her ear.

a4-70 =
    In the moss lies a loudspeaker the size of a fist, its wires out. It has come off something large: close by is a footprint with a pool in it, and frogs. Now and then the cone stirs. It stirs the way lips do when somebody was about to speak and has thought better of it.

    It is early. There is mist, and a bird with two notes. You catch yourself waiting to see whether it will. It does not look like a piece of wreckage. It looks as if it had been laid down here on its back, by somebody careful, so that it could see who came.
    .title = A machine says it
    .a = Mend it
    .b = Take the magnet
    .c = Say it first
    .zoe = “And who left you here?” asks Zoe, and wipes the moss off its rim with her thumb.
a4-70-voice = You take the reel out of your pocket and hold it up. The cone comes forward. “Good morning,” it says, in the voice of the reel, and then again, like somebody who was not sure of having been heard. It goes through you to the bone, and leaves it clean.
a4-70-a = Two wires, a spring, and a spider who has to be asked.
a4-70-a-ok = It crackles, and wishes you good morning; not you in particular. You look round all the same. Then you say it back. It is odd how much more of a day it is after that.
a4-70-a-fail = You have joined the wrong two. It says nothing, at great length, at a pitch that you feel in your fillings. All the way down there is a smell of hot pennies.
a4-70-b = It comes away with a small pull, as if there were somebody at the other end. It is a strong one. For the rest of the day your compass and your spoon turn round to look at you.
a4-70-c = “Good morning,” you say to the moss. The cone moves, out and in. There is no sound; there is nothing behind it that could make one. But it did move, and it was its turn.

a4-71 =
    He has brought a folding chair, and sits a little behind you, to the left. “Your second,” says the mild man, “if you have none.” He was second in the famous duel at the Kimberley Gate; second to both, it saved a salary. He carried the messages to and fro, until each of the two had said more to him than to anybody living, and then he married one.

    “I do apologies, wind and distances,” he says. “If required I also faint, to gain time.” Out of an inner pocket he takes a pistol in its case and a hard-boiled egg. The egg is for himself.
    .title = Seconds
    .a = Hire him
    .b = Have him carry an apology
    .c = Ask who won at the Gate
a4-71-word = Then he looks at you more closely. “But you will not be needing me. You are the one whose word is good. It has been mentioned.” And he gives you the egg.
a4-71-a = He paces out the ring for you, heel to toe, and lays down a pebble where the sun is going to be. “Stand there,” says the mild man. “And when they say begin, breathe out. They never expect it.”
a4-71-b = He carries it across as one carries soup. You see him bow, speak, wait, and come back with the same face. “Accepted,” he says. “A hand was held out to me, but I had mine full.” You have given your word, it appears. He tells you what it was.
a4-71-c = He thinks about that. “It is locked at night, the Gate,” says the mild man. “They were both on the wrong side of it. So there we sat until morning, the three of us.” He peels the egg. “I suppose I did.”

a4-72 =
    A slip lies face down on the duckboards, with half a boot print on it. You turn it over. Nine vouchers; on you; to lose. It is in a hand you know: you have had notes from it, about petrol, about where to meet. Another knight makes nines like that, and nobody else.

    You look about. No one is searching for anything. The betting office, which is a plank on two barrels, closes in ten minutes. The ink is not yet quite dry.
    .title = Betting slip
    .a = Return it
    .b = Bet the other way
    .c = Eat it
a4-72-a = You hold it out between two fingers. There is a silence, nine vouchers long. “It was a good price,” says the other knight at last. “If you win I’m pleased. If you lose I’ve got something.” The slip is put away, with care, in a breast pocket.
a4-72-b = You lay your stake on the plank, on top of theirs, and say your own name. A farmhand twice your size has been asking everybody for a bout. You go and see him first.
a4-72-b-ok = It is over so fast that he applauds. It gets about, the price turns, and you are paid out in three kinds of voucher. The other slip is paying for it.
a4-72-b-fail = He is gentle with you, as with a calf. The plank is taken in. Your slip and theirs end up in the same barrel, which is almost friendly.
a4-72-c = It is canteen paper, made in part of soup. You have had worse. Over by the tea urn somebody watches you chew, and would like to ask a question, and cannot.

a4-73 =
    Polished buttons are coming down the row of tents with a bag. Dot Quill delivers again, on foot. At each tent she says the name in full, waits until somebody has said “here”, and hands the thing over with both hands. It has taken her a long while to get through what was lying about. She has now reached this year.

    In front of yours she stops and says yours. It is a real envelope, stamped, and not even late. You cannot think of anyone who would know where to write. “Sign here,” says the courier. She offers the pencil blunt end first.
    .title = A letter with your name
    .a = Sign for it
    .b = Ask if she ever got one
    .c = Send one to her
a4-73-badge = On her chest shines a badge; somebody gave it back to her once. “This one I brought first,” she says. It is from a person in the fourth row, who saw the fight and would like to say that they were not ashamed of knowing you. It has no signature. By evening it is known all down the row.
a4-73-a = It is a bill, from Rustport, for a mug. One. On the back somebody has added by hand that there is no hurry.
a4-73-b = She looks for something in the bag. “Once,” says Dot Quill. “It was addressed to the courier. I was the courier.” She does up the strap. “Mind the step, it said. There was a step.”
a4-73-c = You buy the stamp from her, write it on your knee and post it in her own bag. She reads the address. She reads it again. Not on the round, say the regulations. She will get it tonight, at the end, when everything else has been delivered.

a4-74 =
    A rival’s kit lies by the ring with nobody near it: gloves, folded; a whetstone, wet; and in a tin frame a photograph, propped so that it can look on. Nobody you know. Somebody in a doorway, too far off, and where the face was, a thumb has rubbed it to paper.

    The straps hang over the rail as you would hang yours. It is striking how little there is of it once you take the person away. It would all go into a bucket. It could be your own.
    .title = Peace offering
    .a = Sharpen it for them
    .b = Loosen a strap
    .c = Turn the photograph to the wall
    .johnny = The dog smells the photograph, and then, for some time, the doorway in it. He has not said.
a4-74-a = You put on the edge as it was done before, from the hilt, nineteen strokes a side, and wipe the stone. It is found, of course, and tried on a hair. Across the ring somebody looks for a long time down the row of tents.
a4-74-b = Two holes. It will hold until it is leaned on. That same evening a sweeper tells you that you whistled while you did it. He says so without reproach, as one returns a button.
a4-74-c = Behind the frame is stuck a little something, for luck, and you take it for your trouble. For the rest of the day, whenever you look over, that knight is looking round for something to look at.

a4-75 =
    A bed sheet hangs between two trees, and under it stands Birdie Kowal with a funnel, catching dew. The dew is for the still, the still is for the drum, and the drum is for the plane: eighty litres, says the book, for one flight, out, round and home, over. She has been at it since she was twenty. What with evaporation it comes to about a cup.

    The drum stands on blocks, and one reaches the bung by way of four rungs. She looks at the ladder. There is a ribbon on the second rung. That is as far as she has been.
    .title = Eighty litres
    .a = Pour in yours
    .b = Hold the ladder; she does not like ladders
    .c = Take a drum
a4-75-drum = She knocks on it for you. It never used to say anything. Now it says something low, near the bottom, and she knocks again, to hear it.
a4-75-a = You go up and pour. It is a long way down, and then there is a sound. “Seventy-odd to go, over,” says Birdie. By evening every pilot in the Valley has ridden past you, very slowly, with one wing out.
a4-75-b = She does the first rung, the ribbon and, after some talk about clouds, the third. “What can you see?” you ask. “My hat,” says Birdie. “Its shadow. From above. Over.” She gets down by herself, and you have tea out of the funnel.
a4-75-c = There are others standing about, and they cannot all be meant for the sky. You roll one away through the ferns. She is at the sheet with her back to you, humming. The humming does not stop. It only becomes careful.

a4-76 =
    A handbag goes by at head height. This is where the real tournament is, behind the lorries: two grandmothers, in their coats. It is about something from before the Split. There is a hedge in it, and a man named Desmond, and what was said at a dry-cleaner’s. Thirty people are standing round. Nobody takes bets; everybody has lost some already.

    “And the begonias,” says the one in green, and swings. They are evenly matched. Between rounds they hold each other up until they have got their breath, and then each goes back to her place.
    .title = The fight in the car park
    .a = Step between
    .b = Hold a handbag
    .c = Catch the next handbag
    .li = Li thanks both ladies. His landlady, he tells them, has the same handbag.
a4-76-a = You get one from each side, in the same instant. When you can see again both are bending over you with handkerchiefs, agreed that you had no business to stand there. They have not agreed on anything for forty years. You are carried round the lorries.
a4-76-b = “Mind that,” says the one in green, and hangs it on you. In it are a brick, pills, and a picture of the two of them at sixteen, sitting on a hedge. You mind it until the end, and are given a pill. It is for the heart.
a4-76-c = You plant your feet and watch the clasp.
a4-76-c-ok = It is like catching a door. Bricks, and a purse. You are told to keep what is in the purse and to get something for that chin. The ladies have gone on to hats.
a4-76-c-fail = Bricks. You sit for a while beside Desmond, as it turns out, who is eighty-one and has come every year.

a4-77 =
    Behind the hangar, under an awning, stands a row of cots with names on tape: pages, sweepers, the boys with the sawdust. It smells of floor polish and socks. The blankets are squared off as if for inspection, though nobody inspects, and on each pillow lies a biscuit, for the night.

    On the last cot the name is yours. You never asked for one. The tape is not new. Somebody makes it up every evening all the same, takes away yesterday’s biscuit and lays down another.
    .title = Where the pages sleep
    .a = Sleep in it
    .b = Write Tibb on it
    .c = Take the blanket
a4-77-a = Your boots are off before you have decided. It is a hand too short. In the night somebody comes along the row with a lantern, counting. At your cot it stops, and then goes on, one higher than it used to be.
a4-77-b = You peel off the tape and write a new one. She is fourteen, without an employer, and sleeps on a kilometre stone. In the morning the biscuit has gone, and on the pillow is a paper: “Received, one bed. Terms to follow.”
a4-77-c = It is good wool, and the pass is cold. You fold it small. The biscuit falls out. You put it back, exactly in the middle of the bare mattress, and that makes it no better.

a4-78 =
    A rival’s tyre tracks run on ahead of you, and from a certain place there are boots beside them. They stopped here and got down. Two people stood close together; after that the prints are deeper, as if something were being carried, and slower. There is a strip of good shirt on a stone, and a hat that nobody has come back for.

    You are looking for a queen. So are they. They were half a day ahead. To judge by the ground they have spent it on somebody they cannot have known.
    .title = The other search party
    .a = Help carry
    .b = Get ahead
    .c = Wipe out the tracks
a4-78-a = You come up with them at the third rest. No remark is made. You take the feet. He is a surveyor, has trodden on something, and talks all the way about lot nineteen. At the hut there is one bed, and broth for three.
a4-78-b = Half a day is half a day. You go by on the downwind side with the engine low. At the next pump you are the first. You fill up and look back once, for dust.
a4-78-c = A branch, a hundred paces; it is soon done. Whoever follows to lend a hand is not going to find them. In the next village you say you met no one. They believe it: there is nothing to be seen.

a4-79 =
    Two tins meet at a garden gate. Each has a slot and a printed label, FOR THE QUEEN, OFFICIAL, and each has a boy behind it. Tins and boys are of one size. The one has worked down the street from the left, the other from the right, and this is the house in the middle. At the door stands a woman with a coin, and looks from one to the other.

    “I’m official,” says the left. “So am I,” says the right. They hold up their labels. It was the same printer. Both have been at it, it turns out, since the day before she was taken.
    .title = Ransom, collected twice
    .a = Put something in both
    .b = Follow the fuller tin
    .c = Teach them to share a street
a4-79-a = You put in the same on the left and on the right, so that it makes the same noise. The woman does as you did, and then the whole street. By evening it is known that you cannot be got to choose. At such times people find that rather royal.
a4-79-b = You lift the one and the other. The right one has been longer on the road.
a4-79-b-ok = It goes over two fences and along a ditch to the back of a tent. A neat man with red ears tips it out, counts, and ticks something off. “Lamp oil,” he says. “Peas.” So that is what it costs to keep one.
a4-79-b-fail = It goes round the block. You are back at the gate, and the boy holds it up to you. You have been coming after him for two streets; he took it that you wished to give.
a4-79-c = Even numbers, odd numbers. It had not occurred to them. They shake hands, and as they now have the whole afternoon before them they count you out an adviser’s share, from both tins. They insist. It is official.

a4-80 =
    A pod lies on the highway, slit with a thumbnail, empty. A hundred metres further on lies another. You stand up on the seat to look: they go on as far as one can see, one to a hundred metres, on the right-hand side, each with its stalk to the south.

    Somebody has sat in a moving car and shelled peas. People who are afraid drop things. This one laid them down. This was somebody who had nothing to read, and would have liked the driver to go a little faster.
    .title = Peas
    .a = Follow the pods
    .b = Gather them
a4-80-a = The wind has had some. You go by the hundreds.
a4-80-a-ok = At the ninety-first there is a turning, and they turn. At the two hundredth they end in a small heap under the sign to the mine. That is where she shook out her lap and stood up.
a4-80-a-fail = You follow one which turns out to be a lizard, over an edge which turns out to be an edge.
a4-80-b = A hatful. Boiled up with salt they give a green broth; somebody’s grandmother used it for everything. Here and there one still has a pea in it. You eat those raw. It is like finding change.

a4-81 =
    The buns have an L on them, in currants. She sells them at the turning for the mine, out of a pram; it was his. “Thorough, Lucan was,” says Captain Pike’s mother. “Every morning, before he’d get in, he used to walk round it. Wheels, brake, hood. He was two.” She gives it a push to show you. Nothing squeaks.

    She has been told what he is supposed to have done. It is not like him; he would never have left it to a Thursday. All she wants is to have him home with both ears. She looks at what hangs at your side, breaks a bun and holds out to you the larger half.
    .title = Pike’s mother
    .a = Promise
    .b = Ask where he is weak
    .c = Buy two buns
    .logan = “Wheels, brake, hood,” Logan repeats. It is how he does it himself.
a4-81-a = “Both,” you say. You have to hold up two fingers. She packs three buns for the way down. One is for him; it has two Ls, so that you shall not mix them up.
a4-81-b = You ask as if it were about his chest.
a4-81-b-ok = “If you want him to stop,” she says, “ask him has he checked. Then he has to begin at the beginning. That’s how I got him to bed.” She hears it a moment too late, and lays a hand on the pram.
a4-81-b-fail = “That’s one bun,” says Pike’s mother, “and the half.” She counts the money twice. So that is where he has it from.
a4-81-c = They are warm. She tells you of the time he ironed the map. You stay as long as two buns last. When you look back from the bend she is walking round the pram: wheels, brake, hood.

a4-82 =
    “Cleared to land,” says a voice among the trees. In a glade, in a deck chair, sits a woman in goggles and holds up one finger. She is speaking to a magpie. It circles once and lands. “Thank you,” she says. “Next.”

    She is not the queen. She is the understudy, engaged in case, and makes no secret of it: she has the cough, the wrist and about two hundred words. She has never been on. She has been sitting here since before it happened, with her bag packed, and runs through it with birds. The magpie walks up and down and waits for a gate.
    .title = The understudy
    .a = Ask what she was paid
    .b = Ask to be cleared
    .c = Take her back as the real one
a4-82-a = “In advance,” she says. “By herself. Forty, and costume.” Then she hears it too, and takes off the goggles. You are given some of the forty, for not having asked.
a4-82-b = She looks at the place where you are, and then a little above it, like the other one. “Cleared,” says the understudy. “You have room. Take your time.” It is only a part. But it is long since anybody told you so, and something in you puts its wheels down.
a4-82-c = On the way you explain it to her. She is as white as a sheet. “Am I on?” she keeps saying.
a4-82-c-ok = She is on. Before all the Valley she feels for the chair, and says, not loudly, “Hold.” They hold. It lasts for one afternoon, and at the height of it she leaves through the kitchen, as artists do. What they remember is who brought her.
a4-82-c-fail = At the first engine she dries. “Line?” says the queen of the Valley. It is quoted for a long time, and you along with it. She very nearly had it, she tells you. Now she knows where it goes.

a4-83 =
    Under a hoof lies the deed of succession, or what there is of it. How Provision came by it nobody has seen. She began at the top: the arms, the preamble, the clause about blood. What is left states that the crown of the Valley shall pass to the one who; and after that comes sky.

    She looks at you, and her jaw goes round, neither faster nor slower. One could not say that she is for anybody. A good deal of the continent hangs at this moment from the corner of that mouth, and it is getting shorter.
    .title = Deed, with teeth marks
    .a = Let her finish
    .b = Save a corner
    .c = Fill in the rest yourself
    .alinta = “Whose was the valley before there was a paper?” asks Alinta. The goat seems to know, and swallows it.
a4-83-a = You sit down opposite. It takes four minutes with the seal; the ribbon goes last, like a noodle. Now there is nothing any more that says who may. The two of you look at the view. It is the same view.
a4-83-b = You get one corner, three words and a bite. “Shall be heard,” it says. It makes an impression wherever it is shown; there are teeth marks, it is genuine. A collector leaves you a deposit, merely so as to be told.
a4-83-c = You have a pencil. After “the one who” there is room for a line, and you look at it for some time. What you write is short. She reads it, sideways, and eats that too. But by then you have told two people.

a4-84 =
    On a crate stand a lamp, a pillow in a clean slip, and a complaint book on a string. It is a side tunnel of the mine. From further in one can hear the lift, or else somebody snoring. A prisoner has been looked after here by a person who is not used to it; the slip has been ironed. The book has two entries, in large letters that run uphill.

    “The lamp smokes.” And one day later: “The lamp no longer smokes. One can hear it being sorry. Please leave it as it is.” Under each stands a tick.
    .title = Night shift at the mine
    .a = Write a third
    .b = Go on, quietly
    .c = Leave a better lamp
a4-84-a = “Who is the other chair for?” you write. From behind a rock you see a hand come out of the dark and go along the line with one finger. It stops. It taps twice. That is how somebody laughs who must not be heard.
a4-84-b = You take off your boots, and go by the breathing.
a4-84-b-ok = Forty paces on there is a grating. You look down through it on a table, a cloth, two chairs, one of them drawn out for a guest. He is reading to her, item by item. She has gone to sleep.
a4-84-b-fail = It is breathing, certainly. It is not hers. It is on a chain for the night, and it too is thorough.
a4-84-c = You leave yours; it burns clean and has no opinions. By morning there is a third entry. It gets about, because the boy who sweeps there can read. “To whoever that was,” it says. “Cleared.”

a4-85 =
    On the first morning the scales are carried out to the apron and set level, and behind the chair the price of everything is chalked up. Bread, by the gram. Petrol. A night’s lodging, a song, an hour of somebody’s time. It is honest. The weights were checked by three people who cannot bear one another. By noon there is a queue as far as the hangar, and for the first time the poor know exactly what it is that they lack, to the gram. Some of them cry. Some go and fetch a pencil.

    The first decree is a lunch: hot, daily, for the school in Rustport. Ida Grist reads it out with no change of voice and enters it in the large ledger, under “losses”. She has a very clear hand. She blots the word twice.

    In the evening you are put on the scales yourself. That is the custom from now on. Your figure goes up among the others, where anyone can see if it changes.
    .title = The weighed crown
    .johnny = “Johnny Taylor,” says the herald. The dog has to be announced as well. There is a pause. “And companion.” Thirty-one kilos; it is chalked up.
    .logan = “Eighty-four, with boots,” says Logan Harris, before the pointer has come to rest.
    .alinta = “And what does the place weigh?” asks Alinta. They are still working on that.
    .zoe = “It has been pulling to the right all its life,” says Zoe Shaw, and oils the pivot. Ida Grist goes pink.
    .nellie = Nellie Thompson is weighed in passing. It is accurate to a hundred grams.
    .li = Yellow Li thanks the scales. The first thing he buys is a receipt: rent, to the end of the year.
a4-85-owes = Her own scale stands to the left of the chair, higher by a hand’s breadth.
a4-85-free = Her own scale stands on the ground, where one has to bend to it. She bends.
a4-85-name = The herald gives your byname first and the price afterwards.
a4-85-present = “Also present,” the herald begins, from habit, and for the first time is corrected by the crowd.
a4-85-smear = What used to be said of you is on the board too. It is put down at nothing, and anybody may have it.
a4-85-last = Nobody can say that it is not fair. They have tried.

a4-86 =
    On the first morning the sweepers notice that they have stopped. Nobody told them to. They stand along the runway with their brooms at their sides, eleven years of it behind them, and look at what is being rolled out of the hangar. One can see the hills through its wings.

    Birdie Kowal walks beside it with a hand on the strut, in her good jacket. She does not look up, and she does not look at the ladder. Somebody has painted the ladder, and tied a ribbon to every rung. Over.
    .title = The crown with wings
    .johnny = “No,” Johnny Taylor tells the dog. “You’d want the window.”
    .logan = Logan Harris keeps his hand on the tail as long as one can. He says it is to check the temperature.
    .alinta = Alinta has brought a map with nothing on it, and a pencil, and all the names, spelled right.
    .zoe = “Third cylinder,” says Zoe Shaw, with her eyes shut. “Listen to her. She likes it.”
    .nellie = Nellie Thompson has the time of it to a tenth. She would not have minded if it had been slower.
    .li = Yellow Li has been asked to swing the propeller. He thanks it first.
a4-86-flies = There is fuel. She goes up without a word, third rung, fourth. The engine catches, a whole valley leans over in the wind of it, and then there is a gap under the wheels, as high as a cat, as high as a house. For the first minute her eyes are shut. Everyone knows; everyone is counting. At sixty-one somebody on the band draws a breath. “Oh,” says Birdie. She forgets to say over.
a4-86-runs = There is fuel enough for the engine, though not for the sky. So they tie her by the tail to nine lorries and start it, and it runs for a whole afternoon. People stand in the wind behind it, in turns, with their coats open; children are held by the belt. Birdie sits up in front with her eyes shut. At sixty-one seconds she opens them. She is a metre and a half above the ground, and it is all right, over.
a4-86-pike = Captain Pike reads her the checklist by radio. Item ten, he says, is to look out.
a4-86-seat = There is a second seat. A checklist lies on it, strapped in.
a4-86-owes = On board are the letters marked AIR, with the yellow ones on top.
a4-86-last = In four cities somebody looks up, on the off chance.

a4-87 =
    One can read by it. That is found out on the first night, when a boy comes with his primer, the lamp at home being dry, sits down at the foot of the chair and does his page. On the second night there are nine. They bring what they have: almanacs, a timetable, letters that they could never make out, one half of a novel. Nobody talks. You hear pages, and now and then somebody laughing at a thing that was written forty years ago. You keep quite still, so that it shall not flicker.

    The choir sings them in, softly, all four of it. “Light,” sings Brother Brine, “is free,” he says, and fills your bowl. By day you sleep a good deal. People have begun to move their beds, so as to have you in the window.

    The crown is a little looser every month. On Fridays a barber comes, and sweeps, and has less to sweep each time, and tells you the news. When you hold your hand up to wave you can see the tower through it.
    .title = The crown that glows
    .johnny = The dog lies across Johnny Taylor’s feet, on the dark side.
    .logan = “Four metres, for small print,” says Logan Harris. He has had it paced out.
    .alinta = “And who reads to the lamp?” asks Alinta. A girl turns round, and starts again from the top.
    .zoe = “And when did you start making that light?” Zoe Shaw asks her own hand.
    .nellie = Nellie Thompson has been sitting for three weeks. She has got the timetable by heart. It is the boy’s favourite.
    .li = Yellow Li has sent his landlady the fare. She will come, she writes, and see for herself. She has a book.
a4-87-owes = The soup goes on. You have stopped asking what is in it.
a4-87-blunt = On Thursdays you ask the choir what it ought to sing. They have to think about that; nobody ever did. It is the best hour of the week.
a4-87-last = Near the end of her half of the novel a woman looks up and asks you whether you could stay on a little.

a4-88 =
    On the first morning the Valley is registered as a subsidiary. There is a form for it. It is filled in on the arm of the deck chair, in triplicate, sent to head office, and laid before the coffee machine. Nothing happens. It goes on not happening for eleven days, and some begin to say that one could live like that.

    On the twelfth the pensions arrive. They had been due, it seems. At one time or another nearly everybody’s grandfather had been with Cerbero, and for want of a person of standing no one had ever signed the release. Forty years, with interest, in canteen vouchers, one soup each. They come by lorry, in bales. For one week the whole continent is rich in soup. Enemies treat each other. At the factory an old time clock pays out to a queue of machines, and stamps, and stamps.

    Mr Lamb closes the file. He needs both hands. He squares it on his knees, looks at it from the front and from the side, and asks you, in the active voice, what people do now.
    .title = The filed crown
    .johnny = “Two,” says Johnny Taylor at the hatch. The dog has a pension as well. It has never been explained.
    .logan = “Nineteen years, four months,” says Logan Harris. It is correct. He puts it away unopened.
    .alinta = “And the land, what was that down as?” asks Alinta. Mr Lamb turns up the sheet. It is down as lent.
    .zoe = Zoe Shaw has descaled the coffee machine. It says something. Mr Lamb has to sit down.
    .nellie = Nellie Thompson has the bales round the coast in nine days. Forty had been allowed.
    .li = Yellow Li pays the rent in soup. His landlady counts, tastes, and gives him change.
a4-88-owes = You may keep the pen.
a4-88-spread = All that you ever said about anybody is annexed, in order, with an index. It is the only part that gets consulted.
a4-88-last = You say that you were thinking of soup. He goes to get his hat.

a4-89 =
    It is a good chair, and it takes two if they sit back to back. You tried it the other way; each of you kept waiting to see whether the other would speak. So now each rules the half that the other cannot see, and in the evening has to describe it, over the shoulder. It has been found that one is kinder about a thing when one has to describe it.

    Maud goes on the third day. She has ten keys on a ring: hangar, tower, still, kitchen, bell, gate, seed box, the cupboard that is open, a bicycle, and one more. She feels her way along them and gives you nine, and the ring. “And one for the bridge,” says the queen. The tenth she keeps. She does not say what it opens.

    By Tuesday you are going to quarrel; the odds on it are short. In the meantime people come from as far off as the sea to ask one of you something, and then go round and ask the other, and mostly it is the same, and they laugh, and stay to supper.
    .title = Shared crown
a4-89-staged = You both know that she had herself stolen. You thank her for it, one from each side.
a4-89-goat = There is no longer any deed by which it could be contested. The goat is made chancellor. She has the seal. She has had it since Thursday.
a4-89-air = She leaves by air. Birdie is at the stick. The queen sits behind in her goggles, with one hand out in the wind, feeling how it goes. “Cleared,” she tells the ground.
a4-89-foot = She leaves on foot, along the centre line, which has been swept twice. At the end of the runway one expects her to stop.
a4-89-last = At nine in the evening one of you says goodnight, into the dark, and the other, facing the other way, says it back.

a4-90 =
    The portraits hang in the herald’s kitchen, the whole row, between the clock and the onions. On Sundays he takes them down and dusts them. Now and then, when he is sure that his wife is asleep, he asks them very low whether he hears five.

    The chair stands on the apron for a year. It has been cleared for whoever sits; that was the last thing Maud said, and she did not say who was to clear the rest. The sweepers go round it. From time to time there comes a king, and stands before it, and looks at the seat, which is canvas and has a hollow in it, and goes home again to have something pressed.

    Meanwhile people have got used to settling things at the well, in the order in which they come with their buckets. It works. Nobody likes to be the first to mention it.
    .title = Nobody
a4-90-page = In spring a girl walks up the runway with a board under her arm. She goes round the chair once. She sits down, takes out a contract and reads it through, all of it, with her finger under the lines. Then she looks up. There is a king waiting. There are four, in fact. They form a queue.
a4-90-goat = In spring a goat walks up the runway. She goes round the chair once, turns about, and sits. She is still sitting there when four kings arrive with papers. She looks at the papers. They have never been looked at like that. They form a queue.
a4-90-paper = Nothing in writing says that she may not. It has been eaten.
a4-90-last = “Fee first,” says Tibb.
a4-90-board = Round her neck somebody has hung a board, in a round hand, the fee left blank. “Fee first,” it says.
