### Water for Rustport: its plots and its eighty entries. Secret until told.

a2-plot-p1 = Parts
    .about = Fetch the pump parts from the factory, the bunkers and the dock, and bring two of them to one place; three, if there are three or four of you.
a2-plot-p2a = Convoy
    .about = Bring the tanker from First Bridge to Rustport while there is something in it.
a2-plot-p2b = Siege
    .about = Drive the riders off, or hold Rustport’s wall for six rounds.
a2-plot-p3 = The source
    .about = Open the valve under Radar Ridge, or blow the rock apart, within five rounds.

a2-act-6 = Ask for the list
a2-act-8 = Look down the well
a2-act-9 = Check the manifest
a2-act-10 = Search the factory
a2-act-14 = Dive the dock
a2-act-41 = Bargain at the bunkers
a2-act-53 = Drive them off
a2-act-70 = Open the valve
a2-act-73 = Blast the rock

## Parts

a2-1 =
    On the counter at the Pumps lies a mug with forty centimetres of chain on it. It has come from Rustport by post, empty, and the chain is cut. Everybody knows the mug. It hangs at Rustport’s gate, and nobody speaks there before drinking from it. There is no letter. That is the letter.

    Outside three pumps nod, oil, oil and water. Gasket, who is mayor by seniority of knees, hears them out before he turns to you. “Good chain,” he says. “They must be past needing it.” He takes down his own mug, fills it to a line scratched inside, and holds it out. Then he watches where you look: at the mug, at him, or at the third pump.
    .title = The mug on the chain
    .a = Drink
    .b = Pass it on
a2-1-deed = “The new crown in the Valley,” says somebody behind you. “Does it drink?” The question goes once round the room. It must, they decide. The old one did.
a2-1-a = It tastes of iron, and of somebody else’s cupboard. You leave nothing. Gasket looks into the mug, finds the line, finds the bottom, and hangs it on a hook of its own, where you can see it.
a2-1-b = It goes down the counter from hand to hand, and each hand holds it a little longer than the last. When it is back, Gasket pours it into the jug again without losing a drop. He has had practice.

a2-2 =
    An abacus clicks behind you, four beads, before its owner has said good morning. Ida Grist of the guild happens to be passing. A lorry happens to be with her. “A town of four hundred, three parts, both sides of the rift,” she says. “You will want an advance. You yourselves I would put at eleven fuel the lot, without tyres.”

    There is fuel on the lorry, there are cartridges, there is a contract of one page. Against them she takes a tenth of any water that results, in perpetuity: nine per cent, and one for the paper. Among the keys at her belt hangs a child’s inkwell, chipped, with a school number on it. She sees you see it, and moves one bead back.
    .title = Nine per cent, and one
    .a = Sign
    .b = Bargain over the beads
    .c = Decline
    .li = “My landlady says: read the small print, then the large, then the face.” Li reads all three, and thanks her.
a2-2-a = She blots your names with sand, of which there is enough. The lorry is empty before the sand has fallen off. “In perpetuity,” says Ida Grist, and for the first time she looks at the mug on the counter, “is as a rule about nine years.”
a2-2-b = You push the contract back and name a handshake. She turns the abacus round, so that both sides can watch it.
a2-2-b-ok = At the eleventh bead she coughs, or laughs. A crate comes down from the lorry with no paper on it. “Samples,” says Ida Grist. “I did not give them, and you did not ask as well as that.”
a2-2-b-fail = An hour later you owe nothing and have nothing. By her count that is what the hour was worth. The lorry leaves as heavy as it came.
a2-2-c = “Then it will be yours,” says Ida Grist, “and you will find out what that costs.” She has not touched her water. In the doorway she takes the inkwell off her belt and puts it in a pocket, with the hand over it.

a2-3 =
    A board goes up at Rustport’s gate, planed, painted, on two nails. MUGS PER HEAD, it says, and below, in chalk, a three. The man who hung it steps back to see that it is straight, and hammers a third nail into the wall underneath. “How many boards are there?” asks a woman with a child on each hand. He counts the ones under his arm. “It came as a set,” he says.

    By evening there is a nail at the gate of every city. Who can spare a mug hangs it there full, and it goes west on the salt cart. In every city, also, people go home and count the mugs in the cupboard.
    .title = The sign goes up
    .a = Hang a mug of yours on the nail
    .b = Look at the nail
a2-3-a = You hang it up by the handle, full, and leave before you see who looks into it. The carter ties a rag over it against the dust. On the rag he writes where it is going, so that it can be ashamed if it spills.
a2-3-b = It is a good nail, hand-forged, longer than a mug needs. Somebody has thought of the weight of what is to come. You now have too. It is useful to know, and it is not wet.

a2-4 =
    The tap in Rustport’s school coughs, thinks, and gives a spoonful of red dust. The teacher has it weighed and writes the figure on the blackboard; that was the lesson. At the gate the three comes down and a two goes up.

    At nine in the evening, where an old man used to say goodnight to the whole coast, a girl reads the tide tables. High water, two metres ten. Low water, ninety-five. She reads well and does not hurry the decimals. The sea went out three hundred metres one afternoon and has not sent figures since. Between there and the rift, wherever you are camped, nobody reaches for the knob.
    .title = Dust in the tap
    .a = Send a can from each tank
    .b = Keep rolling
    .nellie = “Nine minutes,” says Nellie when it is over. “Stood still for nine minutes.”
a2-4-a = You drain a can from each tank and stop the salt cart. The driver signs with a cross, considers it, and adds his name. Rustport will burn it in the lamps along the wall, so as to be seen to be awake.
a2-4-b = The engines say it for you. Kilometre by kilometre the girl gets thinner. The last thing that comes through is a correction: yesterday’s high water was wrong by a centimetre. She is sorry for any inconvenience.

a2-5 =
    A boy in Rustport has an ice box on two bicycle wheels, with a bell. Since the board said two there has been nothing in the box. He has kept up his round all the same and rung at the usual doors, and people have come out with their spoons, because one does.

    Today the board says one. He stops at the gate, where the light is good, and chalks a price on the lid: nine, wheels included. It is worth about four. Then he stands beside it with his hands behind him, as he has seen it done with cars.
    .title = The last ice
a2-5-sold = It goes for nine, and nobody argues. Ida Grist’s clerk books the box as water, frozen, volume as marked, and takes your tenth out of it in advance. The deduction finds each of you by evening. It has been rounded up. The bell he leaves to the boy: it is not marked as holding anything.
a2-5-rung = Nobody bids. Towards evening he pushes the box a little way out along the road by which help would come, and rings once, for you, so as to be able to say that he did. In the drawer for the cones he finds plasters and half a lemon. The next cart takes them to whichever of you is nearest.

a2-6 =
    Three pens lie on Agnes Tidewell’s blotter, and a fourth is behind her ear. “There is no list,” says the harbourmistress. “And it is not three hundred names.” She listens to that for a moment. Then she unlocks the drawer.

    Four hundred, by hulls, in two inks. Black for those who drink. Rust-brown for those who drank: the ones she struck off two years ago, in the week when the board would have said one. They left by the south gate, in good order. Somebody had to hold it open. “Somebody had to write it, too,” she says. “I did ask for somebody.” Her own name is third. The paper round it is thin as onion skin; she has tried all four pens there.
    .title = Two inks
    .a = Hand it back
    .b = Burn it on her lamp
    .c = Pocket it
    .alinta = “Who told you how to spell that one?” asks Alinta, with a finger under a name. The name is brown.
a2-6-a = You give it back by the edges, as it was given. She locks the drawer and tries the handle. Then, since you have come all this way, she reads you tomorrow’s tides by heart. There are two. Neither of them will come.
a2-6-b = The lamp stands between you with its glass off, for cleaning. You ask her to tell you about the third name.
a2-6-b-ok = It burns from the bottom: brown, black, brown. She watches it as one watches a tide, with an eye on the clock. At the third line she breathes in. The ash goes into an envelope, which she addresses, from habit, and leaves without an address.
a2-6-b-fail = She is quicker than thirty years at a desk should allow. The ruler comes down across your knuckles, once, and the sheet is under her palm. “Dry as it is,” says Agnes Tidewell, “it would have taken the office with it.” She finds you a plaster. It is the harbour’s last.
a2-6-c = It is inside your jacket while she looks for a blotter that lies in front of her. On the way out the sergeant of the wall pays you for a look at page one: it helps, he says, to know who might be knocking. She has found the blotter. She does not open the drawer.

a2-7 =
    The mint in Gasket’s window boxes has died in the night, all of it, standing. He waters it nevertheless, from a can that makes no sound, and then has it cried in the street: from today the gate of the Pumps is open to any knight at any hour, and so is the store. Four things on the counter, where there used to be three.

    People call it handsome. “It is not handsome,” Gasket tells the first pump, in front of everybody. “A shut gate draws the eye.” Nobody whistles at the Pumps; a whistle is the burst-pipe alarm. All day, when they think themselves alone, people purse their lips at the third pump, and think better of it.
    .title = Thirst at the Pumps
a2-7-stamp = The man in the gate office finds the Post’s hand stamp on an old paper of yours. The courier’s bottle is to be filled on sight, he says; it is in the rules, and the rules are what they still have plenty of. Whichever of you is nearest gets it.

a2-8 =
    The lamp goes down on forty metres of rope and comes up dusty. There is no water in the well. There is a doorway in its side, and a cellar, and in the cellar a mule that walks in a circle, harnessed to a beam; the beam goes up through the floor, and that is why the third pump nods.

    “Two months,” says Gasket behind you, to the mule, and then to you, in the same voice. What is in the town’s mugs comes by night from Rustport, on carts, in Rustport’s mugs, and is paid for with oil. “A water town without water is a car park,” he says. “What would you have told them?”
    .title = The third pump
    .a = Keep it to yourself
    .b = Tell Rustport by radio
    .c = Feed the mule
    .zoe = “How many hours has it got on it?” asks Zoe. She means the mule.
a2-8-thirst = Since the gate is open nobody has asked what you want at the rim. The rope was lying ready, and coiled.
a2-8-mouth = He asks it looking at your mouth.
a2-8-hands = He asks it looking at your hands.
a2-8-a = “I pay in water,” says Gasket. “It is all I have, and I have not got it.” He counts the cans out at the cellar door. Each handle has had a hull number filed off it, carefully, as one takes a name off a door.
a2-8-less = One can he carries back inside. You have had yours.
a2-8-b = You give it as a report: depth, dust, one mule. The harbour band is silent for a while. Then Agnes Tidewell thanks you for the measurement. By morning the carts have stopped, the Pumps are packing, and Gasket is bringing the mule up the steps backwards, by talking to it.
a2-8-c = You have half an apple. The mule stops to eat it, and overhead, for the first time in two months, the third pump stands still. You can hear a whole town not noticing. Then the mule leans into the beam again, and upstairs somebody resumes a sentence.

a2-9 =
    “Size?” asks the purser, pencil ready. He sits at a table in the freighter’s hold; behind him, on shelves, stand four thousand boots, all of them left. They are issued one to a person, size as available. In a frame on the bulkhead hangs the bill of lading for the right ones: another ship, same week, same storm.

    He has hopes of that ship. Every morning he goes up on deck with a boot in his hand, so as to have something to compare. The rule of the house is painted over the door: no pairs. In forty years nobody has managed to break it. “It is being looked into,” he says, and licks the pencil.
    .title = Four thousand, left
    .a = Sign for one
    .b = Look behind the shelves
a2-9-a = It is half a size too large, and stitched by someone who liked the work. Your name goes into column two, LEFT. Column three is clean all the way down. With the boot comes a tin of dubbin, which is money in most places.
a2-9-b = The hold goes on behind the shelves, downhill, in the dark, over things that used to be bolted.
a2-9-b-ok = Behind the last bulkhead is the crew’s own locker, forgotten and dry. You come back with something under your arm. The purser studies it at length, has no column for it, and wishes you a good afternoon.
a2-9-b-fail = The ladder has eleven rungs, and seven of them are the ship’s. The other four are rust and good will. The purser washes the cut himself with tar soap, and enters it: one, left.

a2-10 =
    A time clock with arms takes your hand, turns it over, and puts a card in it. Into the other it puts a broom. “Night shift,” says Overtime. “You are forty years early, or I have this upside down.” Behind it forty machines assemble a part the size of a hat. On the next belt forty others take it apart. The pieces go round. The air smells of ozone and soup.

    No one has signed for the delivery, Overtime explains: without a signature there is no delivery, and without delivery no end of shift. There is a door marked STAFF. Further along there is a door marked nothing. Both have been oiled this morning, as every morning.
    .title = Clocking in
a2-10-ok = You take the door marked STAFF and sweep your way along the belt like anybody. At the ninth station, between finished and begun, there is exactly one second. Your hand is in it. The belt hesitates; somebody relieves you of the broom and wipes it.
a2-10-fail = You take the other door. Far down the hall a lamp comes on that has not been on for years, and you hear it make up its mind.

a2-11 =
    The stamp comes down on your card: LATE. Overtime does it with real regret, and squares the ink pad afterwards. The wrong door, no badge, in working hours; the matter has passed beyond the personnel office.

    It has passed to a patrol walker, which unfolds from the roof in four movements and bends down to read your chest. It reads what is not there, twice. Along the belts the machines work on and do not look round, as one does not when a colleague is being spoken to. “Do hold on to the card,” says Overtime. “They pay by the minute.”
    .title = Late, without excuse
    .li = Li thanks the walker for its patience, and steps inside its reach.
a2-11-win = The walker sits down on the belt. At the first station they take its head off, without malice, and at the second they put it back. Overtime asks for your card again and writes in the margin: “excused”.
a2-11-no-win = It carries you to the gate by the collar and sets you down on the far side, facing outwards. The belt has not stopped for a second. Your card is already back in the rack, under tomorrow.

a2-12 =
    The thing in your hands is warm as a loaf: an impeller, seven blades, not a scratch. It has been finished eleven million times and eleven million times unmade, and it has never been as far as the door. Nobody stops you. Behind you the belt runs on with a gap in it. The machines close their grips on the gap, one after another, tighten what is not there, and hand it along.

    Overtime draws up a wage slip. One shift, in your name, correctly spelled. Gross, one soup. Deductions, none. “There was to have been a canteen,” it says.
    .title = Factory searched

a2-13 =
    By the gate hangs a rack of cards, and one of them is older than the rest and has gone brown. It is Overtime’s own. Under IN stands a stamp, forty years old. Under OUT stands the paper. You look from the card to the slot, and from the slot to the arms. They are on the wrong side. It can reach every card in the building except that one.

    “It has not come up,” says Overtime. It has turned its dial a little towards the wall, so as not to be watching. The stamp lies on its pad between you, a small wooden one, dry round the edges.
    .title = Who relieves whom
    .a = Stamp its card OUT
    .b = Ask for back pay
    .c = Clock yourself out and go
    .zoe = “How long has the arm been like that?” she asks the clock.
a2-13-a = It makes the noise that stamps make. Nothing happens. Then the lights go out, row after row, from the far end, and one belt says something like thanks. Overtime gives you a canteen voucher, one soup, and asks which way people generally go.
a2-13-b = It works the sum out on the spot: forty years of your absence, at the night rate. It pays in what the stores still hold. The crates are sound. They have stood for a long time next to something that hums. “Always a pleasure,” says Overtime, to the wall.
a2-13-c = Your card goes in, the bell rings, and you are a private person. Outside the gate stands a can of fuel with your number on it: travel, one way. When you look round, it is stamping in the next card. There is no name on it yet.

a2-14 =
    A copper helmet sits on a bench beside the water, with a man under it. For forty kilometres round nothing else is wet, and it is called Dry Dock. From the helmet a hose runs to a pump; on the pump is a crank; at the crank is nobody. “Part’s at the bottom,” says Kettle, when he has come to the boil. “I’d show you. One breathes, one turns.”

    He has been on that bench since the last one let go. One can hear him breathe: small sips, each finished before the next is begun. Over the pump it says that who touches the crank finishes the hour. The water is green and quite clear, and goes down further than the steps.
    .title = The only wet thing
a2-14-ok = You take a stone in your arms, one breath, and the steps. The weed parts for those who do not hurry. At the count of forty your hand meets bronze.
a2-14-fail = You take a stone in your arms, one breath, and the steps. At the count of thirty something takes you by the ankle, as one takes a handrail.

a2-15 =
    It hangs in the weed like a bell: a valve seat, bronze, the maker’s name the right way up. A half turn, and it comes away as if it had only been waiting to be asked. Below, where the green ends, the dock workers’ cars stand in rows, each between its white lines, with the windows up. On every dashboard lies a folded towel. It had looked like being a hot day.

    You come up with the part under one arm and somebody’s thermos under the other. It is full. It is tea, forty years old, with the lemon already in.
    .title = Eleven metres
a2-15-even = Kettle is at the crank when your head breaks the water, turning it for you, visor up. “Been counting,” he says. “You had eleven left.”
a2-15-owing = Kettle’s visor is down. He raises one finger from the bench, to show that he has noticed you breathe.
a2-15-crank = You put out a hand to pull yourself up, and what it finds is the crank. Kettle says nothing. It is written over the pump.

a2-16 =
    Round your ankle are five marks, evenly spaced, each the size of a coin. It did not lose its grip. It had finished; you lie on the third step, bringing up dock, and that is the word that stays with you. Kettle waits until you have done. “It does that,” he says. Some steam. “Did you see the bell? Left of the bell, it minds. Right of it, no.”

    You had gone left. The sun is where it was, so is the crank. At the helmet’s end the hose trembles a little with what air there is.
    .title = Something in the weed
    .a = Turn his crank
    .b = Dry off
a2-16-even = Then he gets up, which you have not seen before, sits you down under his own helmet and turns the crank himself. You breathe copper and peppermint until the shaking stops. “You did sixty,” says Kettle. “I’ve got to forty-one.”
a2-16-owing = He does not mention the crank. There are fifty minutes outstanding on it, and you can both count.
a2-16-a = You lay a hand on it. According to the notice that is all it takes.
a2-16-b = You wring out what can be wrung. He moves up, and the bench is warm. For a while two people sit beside the water and save their breath.

a2-17 =
    For the first minute the crank weighs nothing. For five it weighs what a crank weighs. After ten your arms know why nobody turns one for a stranger for an hour, and the pump knows it as well and begins to squeak. Then the hose goes stiff. Kettle takes a breath that reaches all the way down, and lifts his visor, out of politeness.

    He is nineteen. The helmet was his father’s, and so was the advice that came with it: keep it on, son, they only turn for a man they cannot see. “You can stop,” he says. “Ten is usual.” The hose is the newest thing in the place, eleven metres of it, red.
    .title = An hour
    .a = Finish the hour
    .b = Stop at ten minutes
    .c = Take the hose, it is good rubber
    .johnny = The dog lies down beside the pump. He has decided about the hour.
a2-17-a = At forty minutes you can no longer count; at fifty he does it for you. At sixty Kettle stands up in his lead boots, walks once round the dock in the sun like a man on a visit, and sits down again. He unscrews the spare handle and gives it to you. There is nothing else that comes off.
a2-17-b = He thanks you for the ten. They were good ones, he says, even, no jerks. The visor comes down and the small sips begin. You go to your vehicle carrying your arms as if someone had lent them to you.
a2-17-c = It comes off with a quarter turn. He lays his palm over the hole, as one would over a candle, and nods at how quick that was. The collar has opened your thumb. You will dream of whistling.
