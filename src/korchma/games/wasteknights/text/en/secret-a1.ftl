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

    “One thing on top, no charge. At nine I say goodnight. If you are anywhere that has a nine, say it back.” There is tea in his mug and a row of batteries on the sill. On the step outside a girl has laid out maps.
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
