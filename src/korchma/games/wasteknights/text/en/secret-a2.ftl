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
a2-3-b = The nail is hand-forged, and longer than a mug needs. Somebody has thought of the weight of what is to come. You now have too. It is useful to know, and it is not wet.

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
    The mint in Gasket’s window boxes has died in the night, all of it, standing. He waters it nevertheless, from a can that makes no sound, and then has it cried in the street: from today the gate of the Pumps is open to any knight at any hour, and so is the store. There is no more on the counter than there was. It has been dusted.

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

    It has passed to a patrol walker, which unfolds from the roof in four movements and bends down to read your chest. It reads what is not there, twice. Along the belts the machines work on and do not look round. Somebody is being spoken to. “Do hold on to the card,” says Overtime. “They pay by the minute.”
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
a2-17-c = It comes off with a quarter turn. He lays his palm over the hole, to keep what is left, and nods at how quick that was. The collar has opened your thumb. You will dream of whistling.

a2-18 =
    A blanket is spread on the ground and the parts are laid out on it. They come from places that do not write to each other, and they have the same grease in their corners. Side by side they look like a family that has not spoken for years. Somebody turns one over; somebody pushes; there is a click so small that everybody leans closer. They fit.

    Nobody cheers. The blanket is folded over them against the dust, and then, a moment later, folded again, better. When the engines start they are a tone deeper. It is only the load. All the same it is the first time that you hear the word Rustport in it.
    .title = All on one blanket
    .zoe = “They have missed each other,” Zoe says, and wipes the threads. “You can see it by the wear.”

a2-19 =
    The fourth board goes up at Rustport’s gate, and it shows a nought. The man with the chalk has taken trouble: a thin stroke, a thick stroke, a shadow on the left side. He stays in front of it for a while in case there is anything to improve. Under this one there is no nail.

    You have what you have. Parts can wait from now on, people cannot. South of the town, on the ridge, somebody is counting the lamps along the wall, aloud, from left to right and then, to be certain, from right to left. It comes to the same. They are courteous about it; you can hear them let each other finish.
    .title = What you have
a2-19-lamps = The lamps burn on your fuel, every one of them, and are very easy to count.

a2-20 =
    The envelope is grey, and on its front stands: to be returned. The envelope is meant. Inside are two lines. Half of whatever comes to flow shall be the bunkers’; and as earnest of this you are to stand at Rustport’s gate for the week that comes, and not to ride with any convoy. What the bunkers gain by your standing is not said. On the south road, people tell you, grey lorries are waiting with their engines off.

    It is signed for the General by Enid Voss. Below, the General has signed as well, in the same ink, at the same slope, with a hand that has had practice. The messenger would like the envelope now.
    .title = The favour
a2-20-lent = A second sheet is pinned behind the first: cartridges, lent, so many. The ledger is settled before the favour. The messenger has brought a bag for it, and counts aloud.

## Convoy

a2-21 =
    On each span Bertha Nine has chalked a figure, and on the ninth she has underlined it. “That’s what it weighs,” she says. “Nine spans’ worth. I want it off.” A tanker is standing on her bridge. In it is the last clean water this side of the sea, enough to keep Rustport on its feet until a pump turns: ninety mugs a minute with the tap open, and one for the bridge.

    In the cab sits a man named Odd, who has not slept since he was told what he is driving. Beside him, belted in, sits a doll. On top, where it is cool, stands a goat; she came with the bridge and cannot be taxed. “You will be seen,” says Bertha. “It’s that size. The only thing you can choose is as what.”
    .title = Ninety mugs a minute
    .a = Paint MILK on it
    .b = Hang the mug and chain on it
a2-21-a = Bertha lends the paint and Odd the spelling. The letters are white and a metre high. Nobody has ever fought for milk. The goat comes to the edge, reads them upside down, and looks like somebody whose work has been used without a credit.
a2-21-b = You hook it under the tap, Rustport’s mug, with its forty centimetres of chain. Now anyone can see what you carry, and that it is for drinking. Before you have left the bridge the first child has tried it. Bertha counts the links, says “and one”, and lets you through for nothing.

a2-22 =
    They stand along the road at a proper distance from one another, as at a funeral, and each has a mug. They do not hold it out. It hangs from one finger, mouth down, so that nobody could say they had asked. There are about sixty. News travels faster than a tanker does.

    Near the end stands a woman with three. When you slow down she explains, since it could be misunderstood: two of them are for people who were not able to stand. She gives their names. She gives the distance as well, four hundred metres, in case you would like to go and see.
    .title = Mugs at the roadside
    .a = Stop and pour
    .b = Hoot and roll
    .logan = “Sixty-one mugs. Fifty-nine people.” Logan looks at the horizon, four hundred metres of it.
a2-22-a = You pour until somebody says when. Nobody says when. Fifty-nine mugs, and two that are carried off at a walk. They wait for the last one to be filled; then, on a sign you do not see, they all drink, and it turns out that somebody has put a mug into your hand too.
a2-22-b = You sound the horn so that the children step back. Everybody steps back. Stopping and starting would have cost a can apiece; it is still there when you look. They stay in the mirror longer than mirrors allow. Then comes a bend, and they are still in it.

a2-23 =
    The tanker keeps to the middle of its lane, changes down before the hill, indicates, and takes the bend as if it had been cut out with scissors. In the cab Odd is asleep with his eyes open. His hands are at ten to two. Next to him the doll leans into each curve a moment before he does. It cannot be said for certain which of them is driving, but it is being done well.

    Forty hours awake, says a note on the dashboard, in his own writing. Do not wake the driver unless stopped. If somebody does, he will know again where he is, and what is behind him, and how many mugs it makes. The thermos in the door is empty.
    .title = Odd drives
    .a = Let him sleep
    .b = Wake him with coffee
a2-23-a = You press the cab door shut until it clicks, and ride alongside. He takes the next four bends like a man shaving. Once he says a number, ninety, quite contentedly. The doll nods, but the road is rough there.
a2-23-b = He drinks it, looks into the mirror, and remembers. Both his hands go back to the wheel and lie on it as on a child’s shoulders. From there on he drives round every stone, and thanks you at every kilometre post. The doll he straps in a second time.

a2-24 =
    Engines on both ridges, keeping level. When you stop, they stop. They do not come down yet: up there nobody wants it to have been his idea. Water, says Odd, can be smelled at four kilometres. He has asked people. It smells of nothing at all, and one looks up.

    The goat on the tank turns round once and lies down with her face to the rear.
    .title = They smell it
a2-24-lights = Tonight it is headlamps: twenty pairs to the left of you, eighteen to the right, all dipped, like guests who do not wish to dazzle anyone. Then one pair turns downhill.
a2-24-song = Tonight they sing. It is a harbour song about a bucket with a hole in it, every verse, and the right-hand ridge is half a bar behind. Odd moves his lips. He has the next verse ready before they do.
a2-24-hailer = Tonight a loudhailer clears its throat. A lady regrets the hour and would be glad to know, if it is no trouble, how many mugs that makes. Nobody tells her. You can hear the sum being done up there, and passed on, and checked.
a2-24-poured = Then somebody speaks up on the left. He has a full mug in his hand, he says, and he knows who filled it. He turns his machine and goes home. The others need a while to decide whether that was the first.

a2-25 =
    A dark stripe lies along the middle of the road, four hundred metres of it, as broad as a tanker and paler already at the far end. People are stretched out on both sides on their stomachs, hats laid next to them, and drink the road. There is no pushing. Each has left the next a metre.

    Nobody looks up as you go by. That is tact. Where the stripe ends Odd is sitting on the step of the cab with the doll on his knees. His eyes are shut now. “I was awake,” he says. “I would like that written down.” To the west, over the last hill, there are lights where no town is.
    .title = A wet road
a2-25-milk = Somebody has wiped the white letters off the tank with a wet sleeve, and is sucking the sleeve.

## Encounters

a2-26 =
    There is a thimble in your hand before you have said good day, and in the thimble, in black earth, something green with two leaves. Yarran has walked down from the Snowy Vault with a tray of forty slung from her neck. It takes her a minute to say how cold it was. She spends the minute turning your wrist until the leaves are out of the wind.

    “Take one, plant two, report,” she says. “It is the rule of the house. People manage the first part.” On a string at her belt hangs the register. In the column for reports there is a great deal of paper. The seedling has turned both its leaves towards the ridge; she notes the hour.
    .title = Take one, plant two
    .a = Plant it here
    .b = Carry it to the ridge
    .c = Ask about the heater
    .alinta = She and Yarran talk about an aunt. You get no translation and one biscuit.
a2-26-a = You dig with a spoon beside the road, where a lorry would have to mean it. Yarran waits until the earth is pressed down, asks how your name is spelled, and writes. The seedling gets the last of her tea. You get the last but one.
a2-26-b = It rides in front, out of the draught, and it drinks before you do. By evening it has a third leaf and you have a stiff neck from looking. Yarran has put it down as a departure. The column has been ready for years.
a2-26-c = “Your gloves want mending,” says Yarran, and mends them, there on the road, with a needle out of her hat. She talks about stitches until it is certain that she has talked about nothing else. Into the left one she has sewn a roll of bandage.

a2-27 =
    On a plank across the pedlar’s knees stand three bottles: rain, river, and other. The labels are in a child’s hand. Rain costs two of anything, river one. “Other is on the house,” says the pedlar. “As a family man I recommend it.” On the cart behind him sit a wife and three daughters, and all four of them nod.

    The rain is as clear as a lens. In the river floats something that may be a leaf. The other, when he tilts the bottle, stays where it is, considers, and comes along. “And what do you drink yourselves?” you ask. “Tea,” says the youngest, who has not been told not to.
    .title = Water, three kinds
    .a = Buy the rain
    .b = Buy the river
    .c = Try the other
a2-27-a = It was caught in a sheet, he tells you, on the ninth of March between ten past four and a quarter past. One can taste the sheet: lavender. You stand beside the cart with your eyes shut for as long as it lasts, and the daughters are told not to stare.
a2-27-b = It goes down and it stays down; he calls that the test. The leaf was a leaf. Of the river he will say only that it was a good one, with two banks, and that somebody above it had kept goats.
a2-27-c = You let one drop fall on the plank, and wait to see what the plank does.
a2-27-c-ok = The plank smokes, briefly. It is fuel, with the oil already in, and your engine takes it without a word. “There,” says the pedlar. “Rain would only have made it wet.”
a2-27-c-fail = The plank does nothing, so you drink. An hour later you find that you can read the label in the dark. “It is good for that,” the pedlar agrees, from some way off.

a2-28 =
    A forked hazel rod comes over the dune, then the man who is holding it, or being held. Ten paces behind comes his wife with a spade and a list. The list is of his mistakes, with dates; this is volume four. In thirty years of marriage they have found three wells, a piano and, just now, underneath you, something that makes the rod bow like a waiter.

    “Company main,” he says. “Forty centimetres across, under pressure, nine metres down.” “Drain,” says his wife. “Two metres. Empty.” Then both of them look at you, with great friendliness. They have never had a witness.
    .title = The dowser’s wife
    .a = Dig with her
    .b = Walk with him
a2-28-a = She takes the left half and gives you the right. She digs as one corrects a letter.
a2-28-a-ok = At two metres the spade rings. It is a drain, it is empty, and somebody has shelved it: the emergency store of a company that had thought of everything else. She divides by three, and under today’s date she enters: drain, as stated.
a2-28-a-fail = At two metres there is a stone, and at two metres ten your hand is under it. She binds it up with a page of volume one, which is out of date, and writes today down as well: witness, misled.
a2-28-b = The rod pulls him twice round your vehicle and down on his knees behind the tank. There is a drip there, one in nine seconds; below it the sand has been keeping the fuel for you in a sort of cup. “It is all water, in the wider sense,” he says. His wife takes out her pencil.

a2-29 =
    A camel crosses the road in front of you, and lifts its feet over the white line as over a sill. Then comes another. By noon it has been six. They are not slow. There is merely a great deal of desert between one camel and the next, and they keep it there on principle.

    There are nineteen, the drover says, a girl in a man’s hat, and the twentieth is a motorcycle in a camel’s skin. The herd took a vote on it: eleven to eight. Of the eight, three have since come round. She sells the milk, for cartridges, because the cartridges do not go off in the heat, or when they do it is quick.
    .title = Nineteen camels
    .a = Wait it out
    .b = Cut through
    .c = Buy milk
    .nellie = “Nineteen times four minutes,” says Nellie, already looking for the gap.
a2-29-a = You switch off. It takes until evening. At the twelfth you stop counting; around the fifteenth your shoulders come down from beside your ears. The motorcycle, going by, draws up and pours you something out of the hump.
a2-29-b = Between the seventh and the eighth there is room for a bus.
a2-29-b-ok = There was. The eighth stands still and looks after you along its nose. Then it closes up to the seventh by exactly one pace. It has been noted.
a2-29-b-fail = There was room for a bus. There was none for an opinion, and the eighth camel has one. It delivers it sideways, at the height of your lamps, and goes on at the same speed.
a2-29-c = The girl bites the cartridge and milks for the length of a song with six verses. It keeps, she says, and is good for cuts, burns and, up to a point, sadness. The lid must stay loose. It argues.

a2-30 =
    A pencil on a string is held towards you. It comes at the end of a good deal of help: a grey patrol has pulled up, put your wheel straight, filled a thing that was low, and spread a cloth on the road. Now one of them lays cartridges on it, in twos. “If you would just sign that you have them,” says the corporal. He has a pleasant voice and smells of boiled wool. “They are yours for as long as you need them.”

    The book has nine columns. You would be in the fourth, which is headed “Kindly”. He waits, and warms the point of the pencil in his palm.
    .title = Lent
    .a = Sign
    .b = Take nothing, say thanks
    .c = Give them something first
a2-30-a = Your name dries below other names, some of which you have read on crosses. “Lent,” says the corporal, and salutes. They drive away without hurrying, like people who will be seeing you.
a2-30-b = He asks you to say it again. Then he writes it down, “thanks, one”, and goes along the columns looking for a place. The cartridges return to their box in the order in which they came out of it.
a2-30-c = You have put it into his hands before he has finished his sentence. The four of them look at it. There is no column, says the corporal; there are two hundred and twelve people at home, and he will have to ask. They drive off with it on the front seat, belted in.

a2-31 =
    A white tablecloth, with the creases still in it, on a table, in the desert. You have been seeing it for two kilometres and waiting for it to stop. Beside it stands a waiter. “For one?” he says, and holds the chair.

    There is no kitchen; he prefers to mention it at the start. There is a cook, there is a boy for the glasses, they are sitting in the shade of the sideboard. They keep in practice for when there is a kitchen. But he recites the soup so well, with the marjoram going in at the very end, off the heat, that you find your hand on the cloth, looking for a spoon. The spoon is there. It has been polished on both sides.
    .title = Mirage, with staff
    .a = Order all four courses
    .b = Leave a tip
    .c = Take the tablecloth
    .johnny = “You too?” asks the waiter, and sets a saucer on the sand. The dog looks into it for a long time, then licks his nose.
a2-31-a = It takes two hours. The fish is boned at the table, with two forks, out of nothing, and no bone is left in it. Over the coffee you notice that you are sitting up straight. The bill comes folded. Inside it says “with our compliments”, and the date, which is correct.
a2-31-b = He sees it, does not see it, and when you have your gloves on it is gone. The boy polishes your glass until the face in it looks well. On the way to your vehicle something that has been sitting in your bones for days gets up and leaves, like a guest.
a2-31-c = It is good linen and tears well into strips. “Very good,” says the waiter, and it is not. As you leave he moves the salt a centimetre on the bare wood, to where it would have been.

a2-32 =
    Twelve children lie face down on the grass, four to a row, and swim. “Elbows,” says the teacher, walking between them. “Breathe on the left. The left is where the air is.” None of them has seen more water than goes into a mug. The girl in row two is good; she has reached a thistle, and turns.

    At the end of the meadow stands a trough, dry, scrubbed, with a chalk line inside to show how far the water would come. Row three has a place free. The teacher looks at your can and then, because she was well brought up, at your shoes.
    .title = The swimming teacher
    .a = Empty your can into the trough
    .b = Lie down in row three
    .c = Ask what it is for
a2-32-a = It does not come near the chalk line. It is enough for faces. They go up by rows, breathe on the left, and put them in. The girl from row two stays under longest. “It is louder,” she says when she comes up, with her eyes still shut.
a2-32-b = The grass is cool from below. “Elbows,” says the voice above you when it is your turn. Somewhere in the second length your back lets go of something. When you get up, there is a swimmer’s shape in row three, and nobody walks across it.
a2-32-c = “For later,” says the teacher. She says it over her shoulder, as one says it to adults. In row one somebody has a cramp and is being brought to the side.

a2-33 =
    Under an umbrella without cloth, on a kilometre stone, sits Tibb with a pot of blue. “Fee’s gone up,” she says. “Blue is dear. News: there’s a board at Rustport, you’ll have heard. Goods: every river.” She unrolls it. Every river is there, with its bends and its name, each of them exactly where it was forty years ago. She has never seen one. She has them out of songs.

    “People tell me it’s wrong,” says Tibb. “They drive up and down in them all day and tell me it’s wrong.” In the corner, to fill the paper, she has put a ridge with a saucer on top, and under the ridge, in what was left of the blue, something fat and round.
    .title = A map of where it was
    .a = Buy the map
    .b = Take the map, on retainer
    .c = Hire her to count trucks at Rustport
    .d = Correct the map
a2-33-retainer = “You don’t pay,” she adds, without looking up. “You’re on retainer. Read your contract.”
a2-33-a = She counts the fee twice and rolls the map the wrong way, so that it opens by itself. For a day you drive along beds of dry stones with the names of rivers in your head, and begin to see how a thing runs that is not there.
a2-33-b = “Don’t lose it,” says Tibb. “I’d have to sing it all again.” At the river mouths the ink is still wet. All day you hold it flat against the wind, and learn which way things down there would like to go.
a2-33-c = She takes the fuel in a jam jar, holds it to the light, and names the terms: a truck is one stroke, a bike half, liars extra. The same night somebody small is sitting on Rustport’s wall with her legs over the edge. It helps. People stand up straighter when they are being counted.
a2-33-d = You ask for a pencil. She gives you the one that does not rub out.
a2-33-d-ok = You put in two wells, a ford that is a road, and the bend which the song leaves out because of the rhythm. She watches your hand and not the paper. “How does that bit go?” asks Tibb, and you have to hum it.
a2-33-d-fail = You have a river running uphill. She lets you finish. Spoiled blue is charged by the thimble, she says, and so is the time of the cartographer, while she looks at it.

a2-34 =
    The padlock on the well has been oiled. Somebody has cut the fern back from the rim with scissors. Under the lid somebody is humming, and when you knock it stops; you hear the corner of a page being turned down.

    “Closed,” says a voice, from about eight metres. “I know how that sounds. What would you take to go away?” A hatch opens in the lid, and a basket comes up on a string, with things in it. “It is not that I begrudge it,” says the voice. “It is only that there are four villages. This is my one day.” The humming starts again, without conviction.
    .title = A well with a lock
    .a = Take what is in the basket
    .b = Pick the lock
    .c = Lower a mug on a string
a2-34-a = There are two things in it, both useful. You let the basket down again, so as not to be a thief, and it is received without a bump. Before you are out of the fern the humming has gone on to the second verse.
a2-34-b = A lock with manners: four pins, and each of them clears its throat before it moves.
a2-34-b-ok = The lid comes up. On a ledge above the water are a man, a chair, a lamp and a book. He is the doctor of the four villages, and had wanted a day off. He looks at the sky you have let in, closes the book on his finger, and asks where it hurts.
a2-34-b-fail = The fifth pin is not a pin. It is a needle, and there was something on it. “That is for goats,” says the voice, and sounds truly sorry. The click has been heard further off as well.
a2-34-c = It comes back full, cold, with a taste of stone and faintly of pipe. You drink it sitting against the lid. Somebody below sits, by the sound of it, the same way. Neither of you says a word, so it still counts as his day.

a2-35 =
    They line up by height, the children in front, so that everyone can see over somebody. Nobody has ordered it. The tanker stands in the gate with its engine off. The tap is at the height of a boy of nine, and a boy of nine has been found. Four hundred mugs, held still, make hardly any noise.

    Agnes Tidewell has her good coat on. She lays a hand on the tap, takes it off, announces high water, eleven-forty, and turns it. It runs. She watches the first three mugs go past. Then she sits down on the ground, in the coat, her legs straight out, and people walk round her with care, as round something that has just come up.
    .title = Rustport, in order of height
a2-35-milk = “Thin, for milk,” says the first child. The second explains that it has been a bad year.
a2-35-asleep = Odd has parked to the centimetre. He is still asleep. They have put a mug into his hand, and the hand has closed.
a2-35-awake = Odd has climbed down and counts aloud. At the ninetieth mug he stops, takes off his hat, and cries into it, as adults do.
a2-35-list = They stand in order of height. You have another order in your pocket, and you keep your hand over it.
a2-35-ash = There is no other order that anybody could prove.
a2-35-dry = A long way back, by himself, stands an old man with bad knees. He has brought his own mug and keeps it behind him.
a2-35-coat = At the very end there is a courier’s coat with nobody talking to it. She is counting heads. It seems to come out.
a2-35-scale = A guild clerk enters the delivery. Under carrier, weight of, he has put: unweighable.

a2-36 =
    A man lies on the road with one ear to it and one arm up, for quiet. He has stood a lantern at his feet and another at his head, so as not to be a danger to anybody. The road is singing. It is a single note, low, about a G, he says, when he has beckoned you nearer; it began three days ago, he lay down to make sure, and it is awkward to get up in the middle.

    “I tune pianos,” he says. “Tuned. You would not happen to have an ear?” His own is red and has gravel in it. Underneath you, a very long way down, something is holding the note and does not take a breath.
    .title = The hum
    .a = Lie down and listen
    .b = Confirm it from your seat
    .c = Say that it is your engine
a2-36-a = You lie with your heads together, like two on a raft. It is a G. After some minutes you hear that there is an edge to it, a burr, as in a pipe with the valve three quarters shut; and that it comes from the ridge. He is so relieved that he sits up.
a2-36-b = “G,” you call, when you have switched off. He raises the arm a little higher: noted. For a second opinion he would have paid. As it is he tells you behind which post he keeps a can, against the day when he goes home.
a2-36-c = You tell him that it is your engine. He asks you to turn it off.
a2-36-c-ok = You do so, and hum. It is a very fair G. He gets up, joint by joint, thanks you for the certainty, and will not let you go without what the passers-by have put in his hat.
a2-36-c-fail = You do so. The road goes on. He looks at you along the asphalt from the height of your ankle. The ankle is yours; the tuning hammer he has with him.

a2-37 =
    In the mirror are thirty-eight headlamps, and not one of them is flashed. The riders are going your way, to the same ridge, for the same water, at what happens to be the same speed. They draw level. A woman in goggles, with a baby strapped to her front, gives you a neighbour’s nod across two metres of dust.

    Nobody has called it a race. It is only that in four kilometres, at a culvert, the road gets narrow, and that everyone has begun to sit a little lower.
    .title = A race nobody announced
a2-37-green = Where a line of seedlings runs beside the road they ride in single file, so as not to touch it.
a2-37-wave = Then the Duchess lifts one glove. The column drops back and swallows your dust, all of it. One after another they wave you past; the last hands a can across at sixty kilometres an hour and does not spill. Half of them have blue paint under their nails.
a2-37-ok = At the culvert you are ahead by a mudguard. Somebody behind you laughs, for the first time this week. At the fork a can is standing on the post, the kind that is put out for a winner.
a2-37-fail = The culvert takes one, and you are the other. It is nobody’s fault. Two of them stop, look at your axle, shake their heads, and prop it up with a stone before they ride on.

a2-38 =
    A bucket is coming up the ridge road, and it takes you a while to see that there is a girl behind it. She carries it by the rim, in both arms. It is empty, apart from an apple. From the last house to here it is eleven kilometres, and from here to the top eleven; she has done the one and is about to do the other, because in the kitchen they said it would be today.

    “Is it further than it was?” she asks. She does not want a lift. She wants to be told that she will be in time. On the side of the bucket is a line in paint, and over the line a name, hers, in case there are a lot of people.
    .title = Bucket
    .a = Take her up
    .b = Take the bucket up, send her home
    .c = Tell her tomorrow
    .nellie = “Eleven kilometres. Get in. Hold the bucket out, it brakes.”
a2-38-a = She sits very straight, with the bucket on her knees and its mouth towards the ridge. At every bend she asks if this one is the last. On top she finds a place near a rock, sets it down, turns it so that the name is in front, and stands behind it.
a2-38-b = You explain it to her: you have wheels, and her soles have holes. The bucket could be there by noon.
a2-38-b-ok = She thinks it through to the end. Then she hands it over and shows you how: by the rim and not by the handle; the handle lies. She goes downhill backwards, for as long as she can see it.
a2-38-b-fail = It is a good bucket, and she holds on. Your hand is the first to give up, and the iron edge comes down on your foot. She is very sorry, she says. But it is not your bucket.
a2-38-c = “Tomorrow,” says the girl, and looks at the ridge, at you, and at the sun, to see which of you is lying. The apple she gives to you. It is you, after all, who will be there.

a2-39 =
    An umbrella, a folding desk, and at the desk, in the middle of the road, a guild clerk sharpening a pencil that is sharp. He has been sent to buy the outflow, he says, before it is one. Afterwards there would be feelings. He is empowered to go as far as nine: nine buckets, paid now, delivered then. It does not look like much. What the guild is buying is the word “then”.

    He has a rope with him too, forty metres, for measuring. It would be a kindness, he adds, if somebody held the other end. He has been alone with this desk since Thursday.
    .title = An offer for the valve
    .a = Sell him nine buckets in advance
    .b = Ask what Ida Grist drank as a child
    .c = Hold the other end of the rope
a2-39-signed = But he has seen who you are, and puts the price list away. He merely wishes to read you your own signature. He does it twice, with the full stops, and charges for the reading.
a2-39-a = He pays on the spot and is as pleased as a boy. You sign under a heading that says “thereafter”. The pencil you may keep; it is not sharp any more. From the ditch a frog has followed the whole transaction.
a2-39-b = He writes the question down, since it is new. He reads what he has written. Then he rules it out, holds the page to the light, and tears it off. “Rain,” he says. “The low wells give brown. She was the smallest, so she was the one they let down.” He asks you to forget it, and shows you on the abacus how that is done.
a2-39-c = For an hour you stand with the end in your hand while he walks about at the other and calls out figures. None of it is needed. Towards evening he sits down next to you, under the umbrella, with a sandwich. It has been cut in half, and that was done before you came.

a2-40 =
    A frog sits on the road, facing the ridge. So does the next. They have come up through the ground overnight, some hundreds of them, with earth still on their heads, and sit at even distances, all the same way round, like people who have been given numbers. Not one of them has ever seen water. They have it from their mothers. Now and again one opens its mouth, considers, and shuts it: not yet.

    There is no way round. From frog to frog it is about four centimetres, and your tyre is eleven.
    .title = Frogs
    .a = Walk, and push
    .b = Drive
a2-40-broom = Among them, with its wheels folded, sits a small machine from the factory with a broom, off shift. It has looked at your wheel twice already. It cannot help itself: it comes over, tightens something, gives it a wipe, and goes back to its place.
a2-40-a = You go in front and ask each of them, and each of them moves a little, when it has thought. It takes until dark. Your back hurts in a new place. When you are through, the first says the word it has been practising, and behind you it goes from frog to frog, all down the road.
a2-40-b = The lowest gear, and your head out over the side.
a2-40-b-ok = It can be done, at the speed of an hour hand, one wheel at a time. None of them thanks you; none of them has looked round. That is how you can tell.
a2-40-b-fail = You feel nothing. That is the trouble with tyres. Behind you the distances are no longer even. For the next hour you drive with the radio on, and there is nothing on it.

## The bunkers

a2-41 =
    The quartermaster sets the part down between you the way other people set down a baby. Forty years it has lain in grease; it has never lifted a cup of water. “Rustport,” says Enid Voss, tasting the word. “My mother drank there. Then she stopped drinking altogether.” Behind the slit in the wall somebody works a bolt, slowly, so that you can count along.

    She draws the lamp over to her side. “So,” she says. “What is a whole city worth to you?” “Ask what the city is worth,” says the General’s voice through the slit, a little late. She does not turn her head. When he has finished, she takes a sip of water.
    .title = The price of a washer
    .a = Talk like someone with water
    .b = Lay gear on the table
    .c = Tip the hat and leave
    .johnny = The dog sits down, which is never a good sign: he only sits for people who own something.
a2-41-lent = From under the counter comes a book, open at your name. “You have been helped before,” she observes.
a2-41-a = You talk about pressure, about litres, about a river that somebody would have to name.
a2-41-a-ok = She listens, and her lips move a little, after yours. “Take it,” she says, before the slit can, “and quickly, before I have asked for something.” It is the only sentence she has hurried. The General, behind her, is of the same opinion.
a2-41-a-fail = The litres are too round. Enid Voss straightens the part by a hair, and thinks what else you might have.
a2-41-b = You lay it out on the counter, piece by piece, and the lamp comes back to the middle.
a2-41-c = “It will be here,” says Enid Voss, and draws a cloth over the part, up to the chin.

a2-42 =
    With one finger she pushes the part across the counter, as far as the middle. “Lent,” says Enid Voss. “Against one favour.” You ask which. “When there is something to ask for,” she says, “it will be asked.” It is not a threat. It is the tone in which people write down what is left in a larder.

    The slit breathes. On the wall behind her hangs a calendar with the days crossed out ahead of time, nine weeks of them, and after that the paper is clean. Her finger still rests on the metal. It is plain that when she lifts it, the one who has to say something will be you.
    .title = A favour, unnamed
    .a = Promise
    .b = Push it back
a2-42-a = The finger goes. The part is heavier than it looked, and slides the rest of the way by itself.
a2-42-b = You push it back across the middle. She looks relieved, and then annoyed at having looked it. “Quite right,” says the General, on the same breath.

a2-43 =
    A pair of brass scales comes up from under the counter, and she has blown the dust out of the pans before you are done unpacking. Each thing that you laid down she lifts in both hands and reads, like a letter from home; one or two she reads again. Then she weighs the lot: against cartridges, against soap, against a bag marked SUNDAY. The part is yours. The pan with your things still hangs a finger’s breadth too low.

    She searches a drawer and lays a brass washer in front of you. “Change,” says Enid Voss. Nobody has given change in this country for years. Behind the slit it is quiet. They would like to hear what you do.
    .title = Weighed
    .a = Thank the General in person
    .b = Take the change
a2-43-a = One ought to do that in person, you say. She looks at the scales.
a2-43-a-ok = She lifts the flap herself. A chair; on the chair a greatcoat with medals, brushed; next to it on a box a boy of twelve with a rifle bolt and no rifle. “He is resting,” says Enid Voss. “It is six years now.” You thank the coat. The boy salutes on its behalf.
a2-43-a-fail = “He considers himself thanked,” she says, and the bolt goes home. You step back faster than the door is wide. It leaves a bruise, exactly the size of a washer.
a2-43-b = You take it and say thank you, she says you are welcome, and both of you notice how long it has been. She adds a cake of soap. It was lying on the scales in any case.

a2-44 =
    The ledger lies open with a ruler across it. It has nine columns, for what and when and to whom, and you fill them in one after another. In the tenth she has already written “yes”. The ink is dry.

    “Two hundred and twelve,” says a child at her back, very clearly, arms at its sides. “Nine weeks.” For this it is led away by the hand. Enid Voss blots your name. She lets go of the part with both hands at once, and afterwards the hands stay for a moment where they were, in the air, round nothing. “You will hear from us,” she says.
    .title = Signed for
    .a = Ask who that was
    .b = Ask nothing
    .c = Leave something of yours in pledge
a2-44-a = “Nobody,” says Enid Voss. You wait. The child comes back by itself, for the ruler. In the doorway behind it are a chair, a greatcoat with medals, and the fact that there is no one in the coat. What you had in your pockets you leave on the counter, for the child. It is entered.
a2-44-b = She values that, and pays: a clip of cartridges, wrapped in a page of the ledger from before her time. On that page everything is given. The word stands in every line, in a large, careless hand.
a2-44-c = She looks at it until she is sure that you mean it. It is a loan, you say, from your side. There is no column. In the end she takes a brass washer from the drawer, to be your receipt. Nobody has ever lent the bunkers anything. She has to sit down.

## On the road with the tanker

a2-45 =
    A coat is riding beside you in the dark without lights, keeping pace. It is a courier’s coat, with polished buttons; when the moon finds them there are eleven. By the dust on it, it has been there since the bridge. “Item for you,” says the woman inside, Dot Quill, over two engines, as one reads out an address. “Your mail is being read. Ridge on the left. The one with the lamp.”

    She sorts people. You can watch her do it: forward, hold, return to sender. You are still in her hand. High up on the slope one lamp is walking along, and it stops when you stop.
    .title = Returned
    .a = Put out the lamp she points at
    .b = Warn her off
    .nellie = “Which round?” asks Nellie. “Coast,” says Dot Quill. They both look at their watches.
a2-45-badge = She has read theirs for you, since Tuesday: where they will wait, how many, and who would rather be elsewhere. She has it by heart, in order of streets. “That makes us even,” says Dot Quill, and touches not her cap but the badge.
a2-45-a = She gives you the distance. You hold your breath for as long as it takes to address an envelope.
a2-45-a-ok = The lamp goes out, and somebody up there says a word that is not used in letters. Dot Quill leans over and hands you a box of cartridges from her bag. “Gone away, no address,” she says with satisfaction.
a2-45-a-fail = The lamp walks on. It nods twice, to show that it has been informed. Dot Quill says nothing. In her profession one is not surprised by what does not arrive.
a2-45-b = “As addressed,” says Dot Quill, and drops back. For a while you can hear her, and then not. Where she rode lies a can, lost or left. On the ridge two more lamps have come up to the first.

a2-46 =
    On the first doorstep stands a mug, clean, upside down against the dust. On the next doorstep stands another. The village has eight roofs. No one comes out, no curtain moves, and on each step there is the same thing, set exactly in the middle, where one would leave it for a milkman. Two have their handles mended with wire. On the eighth step is one no larger than an egg cup.

    Odd lets the engine idle. Nobody has asked. The whole village is not asking, so hard that it can be heard, as one can hear in a room that a clock has been stopped.
    .title = Nobody asked
    .a = Turn them over and fill them
    .b = Fill one
    .c = Drive so as not to knock them over
    .logan = “Eight mugs. Eight doors. Nobody on the roofs.” Logan takes his hand off the rifle.
a2-46-a = You go along with the hose on tiptoe, although nobody is asleep. Eight mugs hold more than one would think: behind each stood a pot, behind some of the pots a tub. Nobody comes out. As you pull away the doors open, one by one, and no one waves. It would look like begging.
a2-46-b = You choose the egg cup. It is done from your own bottle; the tanker stays shut. It takes so little that you are ashamed, and then it runs over, and you are ashamed of that. In the eighth house a curtain is put straight.
a2-46-c = Second gear, both mirrors, one hand out at the side, as if that could help.
a2-46-c-ok = All eight stand as they stood. It is something. By the gate of the last house, since you came round the bend, somebody has set down a can, and it is not empty. It may be for having noticed.
a2-46-c-fail = It is the fourth. It does not fall; it comes apart where the wire was. You get down to gather the pieces, and cut yourself on the handle. Behind the fourth door a bolt is slid across, softly, so as not to hurt your feelings.

a2-47 =
    A brass plate, four folding legs, a beam with a sliding weight: the guild’s clerk has set up a weighbridge across the whole width of the road, and sits beside it with his collar buttoned. One drives on, and is read. “Over,” he says. “By one doll. By one goat.” He moves the weight another notch, waits for it to settle, and licks his pencil. “And by something that I have down as intent.”

    There is a rate for intent. It stands in the tables, between ink and iron. He is really very sorry; he has been here for nine days, and you are the first thing that has weighed anything.
    .title = The weighbridge
    .a = Pay for the weighing
    .b = Adjust the scale while he licks the pencil
    .c = Drive over it
a2-47-tenth = The tenth he takes now. It is in your contract; there is a hose for it. While it runs he looks at the sky, for which there is no rate.
a2-47-a = He gives you a slip for all three items. Nobody has weighed your intent before; it comes to a little more than the goat. You notice towards evening that you have been sitting differently.
a2-47-b = A man who licks a pencil looks at the pencil. It gives you four seconds and one screw.
a2-47-b-ok = He reads the beam, frowns, and does the sum again: by this the guild owes you for the carriage of its own road. He pays. He is a man of figures, and would rather be poor than wrong.
a2-47-b-fail = The weight runs to the end of the beam and drops, with a noise that is also in the tables. He enters: screw, loosened, one; attempt, one.
a2-47-c = Something folds that was not made to fold, first under you and, a second later, on you. The clerk has jumped clear with the cash box. What he let fall were the sealed sample weights, nine of them, in lead. They will cast very well.

a2-48 =
    A loudspeaker van is coming towards you at walking pace, on the wrong side, with nobody in it. “Drink two litres daily,” it says. “Avoid the midday sun.” It has been driving in a circle since the old days. The circle is nine kilometres round and has become a road. Behind the van walk some seventy people with their hats in their hands, in step. At the end of each sentence they say yes.

    “It is very true,” one of them explains, falling out for a moment. His lips have split. “You hear it for a while, and you see how true it is.” Then he has to run a few paces, so as not to miss the part about shade.
    .title = Advice for the thirsty
    .a = Pull its fuse
    .b = Put a barrel on its roof
    .zoe = “When did it start saying that?” Zoe asks the nearest of them.
a2-48-a = You trot alongside with the door open. There are eleven fuses, labelled for somebody who knew.
a2-48-a-ok = It stops at the word “regularly”. The tank is half full; it never needed much. For a while the people stand there with their hats. Then somebody says the first sentence, by heart, and they walk on.
a2-48-a-fail = The wrong one is the brake. The van leans on you like a tired person, with all its weight, advises you to lie down with your feet raised, and drives on.
a2-48-b = Odd backs up, and you chain the barrel on, with a tap to either side. “Drink two litres daily,” says the van, and for the first time nobody says yes, because they are swallowing. You are handed yours. You walk one round with them to see if it holds.

a2-49 =
    On the bonnet of a company car a certificate is spread out, held down by a shoe, a stamp and a thermos. Mr Lamb owns water. It was applied for in good time, and was granted in the week of the Split, when it so happened that nobody was in the office to object. Payment is not insisted upon. “It is merely requested,” says Mr Lamb, “that one be told. On each occasion. By whom, how much, and whether it was found satisfactory.”

    There is a form for it, in pads of nine. In forty years one has not been told once. The indicator is going; a turn had been intended. The goat has come down off the tanker and is standing quite near the certificate.
    .title = Patent pending
    .a = Tell him, mug by mug
    .b = Feed the certificate to the goat
    .c = Sell him the empty cans
a2-49-form = “We have had the pleasure,” says Mr Lamb, and finds your signature in his memory: Form 7, undated, very legible. A sum is accepted on account. It turns out that he is the one who pays it.
a2-49-a = You sit on the step, and drink, and tell him: one mug, by you, satisfactory. He writes. One mug, by Odd, satisfactory, on the warm side. It gets dark. At the ninth he asks, not for the file, what it tastes of. You pour him one. He is a long time looking for the box to put it in.
a2-49-b = She starts with the seal. Mr Lamb watches his property go in, clause by clause. At “in perpetuity” she raises her head, and then goes on. “This will be regretted,” he says. “Shortly.” He is reaching for the radio. The indicator clicks.
a2-49-c = For the file, as evidence. He pays well, and takes the trouble to see whether they are empty: each is turned over, by himself, above the road. You had not been quite so thorough with all of them.

a2-50 =
    A drop hangs from the tanker’s valve, grows fat, and lets go. There has been one every second since the bridge. You look back to count the loss: behind you, over the hills, from as far as you have come, runs a line of seedlings one hand wide. They have two leaves each. The oldest have four, and somebody small has set up house under them.

    It is the prettiest thing that you have seen this year. It is also perfectly straight, bright green and eighty kilometres long, and what stands at this end of it is you.
    .title = A green line
    .a = Mend the drip
    .b = Leave it
    .c = Drag a branch over it
a2-50-a = A washer, a rag, and somebody to hold the lamp. Odd holds the doll, so that she need not see.
a2-50-a-ok = It was only the seat. Half a turn, a bit of boot leather, and the next drop thinks better of it. The line ends here, beside your wheel, in something that would have been a daisy.
a2-50-a-fail = The spanner slips, and your knuckles go where the spanner was. There is a little red in the next drop. The seedling it falls on has no objection.
a2-50-b = You close the tool box. Nobody says anything. For the rest of the day everyone finds a reason to ride behind. In the evening, far back along the green, there is a light that stops when you stop, and behind it another.
a2-50-c = You tie a gum branch to the tail, and it combs sand over the last four kilometres. It costs fuel, and it feels like wiping a child’s drawing off a table. Under the sand, for all that anyone knows, they are carrying on.

a2-51 =
    Two stones face each other in the scrub, husband and wife, and in each, at the height of the mouth, is set a brass tap. The pipe behind them is real, you can hear it. The left one, hers, gives water. The right one, when you try it, gives the sound of the left one, from a long way in.

    Plumber, it says on his. On hers it says: so was I. Under each somebody has left a clean glass, bottom up, and a rag folded in four. On the side that the weather comes from the brass has gone brown.
    .title = Two graves with taps
    .a = Fill up
    .b = Polish the taps
    .c = Unscrew one
a2-51-a = It runs cold, takes its time, and stops of its own accord when your can is full; somebody saw to that. As you screw down the lid you hear that the other one, his, has been dripping all the while, dry, to keep it company.
a2-51-b = Spit, the rag, and half an hour. First there is a yellow point, then a spout, and then you, upside down, twice. You fold the rag in four. Something that you have carried in you since the craters is not among your things when you pick them up.
a2-51-c = It is fine work, the thread as it came off the lathe. You take his, since it gives nothing. At once hers stops. You screw it on again, and it does not start. So you keep it. In your palm there is a cut, rather deep, and round.

## Siege

a2-52 =
    Forty lamps on the south ridge, each at the height of a handlebar. They have come on one after another, from the left, like people sitting down. A card is brought to the gate on a stick. It has a crest, which is a pump handle, and below that in a good hand: the Duchess regrets the hour. She regrets the occasion too. She has three hundred and twelve people with her who have not drunk since yesterday, and would be obliged if the cistern were opened by six o’clock, from either side.

    Agnes Tidewell reads it and hands it to you without a word. It is not a common ink. There is a pot of the same on her desk, brown as rust; she screws the top on and moves it behind the lamp.
    .title = The second ink
a2-52-dry = The people of the Pumps have come as well. They stand outside the wall with their mugs, three deep. Nobody has told the gate what to do about them, and half of the watch is looking the wrong way.
a2-52-list = Inside, the militia drills by your list: black names to the front, doubtful names between two that are not. It makes a firmer wall than bricks do. Nobody asks where the list comes from.

a2-53 =
    For a flag they have a shower curtain, with ducks on it, on a pole. Under the curtain are bikes, chains, scarves up to the eyes. The engines have been left running and the machines stand in a half circle, as one draws up chairs. Nobody shouts. They have parked where the wall gives a bit of shade, and put out a bucket, for afterwards.
    .title = Drive them off
    .logan = “Forty lamps. Thirty-eight riders. Two carry children.”
a2-53-first = One of them says your name, correctly, with the stress where it belongs. It would have been better if he had got it wrong.
a2-53-second = There is a gap in the half circle, where somebody is missing. They have not closed it up.
a2-53-third = There are fewer of them, and they have washed; somebody has found out how it is done with sand. One is humming a song about a bucket with a hole in it.
a2-53-late = By now you greet each other. A hand goes up, yours or one of theirs. Then somebody kicks away the stand.
a2-53-win = It is over before the bucket has been knocked down. Somebody lies in the road next to a wheel that is still turning. You stop the wheel first, because of the noise. Nobody is dead. The rest are going back up the slope, slowly, two to a load.
a2-53-no-win = They take a wheel off you, and a pump, in order of need. The nuts they lay out on the asphalt in a row, where you will find them. “Sorry about this,” says a voice through a scarf. What you remember later is the boot.

a2-54 =
    The left boot comes off with a jerk; you were looking for the break. There is none, he will live. What falls out is a card, of tin, bent to the shape of a foot. RUSTPORT, it says in punched letters: hull 31, four persons, two mugs. Over the number somebody has drawn a line with a pen, in ink the colour of rust.

    He lies on his back and watches you read. He is about forty and has a harbour man’s hands. “Is the door still blue?” he asks. He means hull 31. “We did it in the spring. It could have done with a second coat.”
    .title = In the left boot
    .a = Tell him it is
    .b = Give him your bottle
    .c = Keep the card
a2-54-a = “Blue,” you say. “Two coats.” He shuts his eyes to look at it. After a while he begins to tell you about the latch, and you sit down at the roadside, and what has been shaking in your own hands since morning leaves off.
a2-54-b = He drinks one half. Then he screws down the top and puts it inside his jacket, for three others, with a nod as between householders. He goes uphill on foot. By dark they know on the ridge what you look like, and that you are to be spoken to first.
a2-54-c = It goes into your own boot; where else. He sees it go. “Four persons,” he says. “For when there is counting.” All day long you walk on the number.

a2-55 =
    The left boot: by now you know where to look. In it is a tin card bent to the foot, and across the number a stroke of brown. Whoever is lying there waits until you have read to the end. It is not long. On the wall behind you hangs the board with its figure. All of them have been looking at that board, and some of them are the ones who put it up.
    .title = Another blue door
    .a = Send this one back with a message
    .b = Take the bike
    .c = Read out the figure on the board
a2-55-child = This time there are two cards. The second has been cut from a tin of peaches and is a child’s: hull, persons, mugs, all drawn by the child. In the column for mugs there is a sun.
a2-55-school = This one taught at the harbour school, and tells you what she thinks of the spelling on your vehicle. Hull 9. One person, one mug, one cat, struck off separately.
a2-55-wall = This one built the wall. Hull 17, five persons. Since he is lying next to it, he shows you where it wants mortar.
a2-55-blank = This card is blank. It is the baby’s, you are told; by that Thursday they had not settled on a name. They have since.
a2-55-a = You set the bike on its wheels and say it slowly, twice: on this wall there are people one could talk to. It is said back to you, with the stress where it belongs. The watch has seen you let a rider go. Two of them put down their pikes and go home to think.
a2-55-b = It starts at the first kick; somebody has looked after it. In the saddlebag are a spanner, the heel of a loaf, and a door key with a hull number. The fuel goes into your tank. The key you hang up on the wall, on the third nail.
a2-55-c = You read it out: the figure up there, and what it comes to, per head, if it is all of them.
a2-55-c-ok = It is a short sum. There is no way of doing it in which three hundred and twelve people get a mouthful. You are heard to the end. Then the rider gets up, limps across to another, and does it again on ten fingers. Both of them turn round.
a2-55-c-fail = “We know the figure,” comes the answer. “We are the difference.” From somewhere, at the height of your knee, there arrives a chain.

a2-56 =
    In the night somebody paints doors. By morning eleven of them are blue, all down the slipway, wet, with a bucket left at the last. Agnes Tidewell walks along the row with one glove off and touches each. Nobody can say any longer which of them was hull 31. Nobody is trying very hard.

    On the ridge a telescope goes along the same row, from door to door and back again. It rests on the fourth, and then on the seventh. It is passed from hand to hand. Somebody up there is laughing, or else it is the other thing.
    .title = Hull thirty-one
a2-56-ash = There is no list to check them by. By noon four families have moved into hulls which, as they say, were always theirs, and have gone up on the wall for them. It is as if the town had come into some cousins.
a2-56-list = But there is a list, and they are checked by it. The militia goes from door to door with your pages and scrapes. It does not take long; each of you is brought a box from the armoury, with thanks. Behind the scraped doors people sit, and when their turn on the wall comes they do not come out.
a2-56-drawer = The list is in its drawer. Agnes Tidewell has the key on a ribbon, and at noon she is seen walking out to the end of the mole with it. She comes back, and has not thrown it.

a2-57 =
    Outside the gate an engine stops. No: it is throttled down, out of courtesy. The Duchess has come by herself. She takes off one glove. “Nine mugs, dear Agnes,” she says through the grille, “and one for the dead. I should not ask.” They went to school together. One sees it in how they do not look at each other’s shoes.

    Agnes Tidewell has a hand on either bolt, and neither draws them nor lets go. Then she turns round. “You hold it,” she says. “I have held it once.” The gate is oak, four palms thick. At the height of a shoulder it is worn, on both sides.
    .title = A gate has two sides
    .a = Open to the unarmed
    .b = Send the mugs out
    .c = Burn the list where both can see it
    .d = Say nothing
a2-57-a = It takes all of you to move it. They come in one by one, past Agnes, palms open and names ready, and to some of the names there is an answer from within. Their chains are hung up in the passage like umbrellas. In your defences is a hole the size of a gate, and nobody makes use of it.
a2-57-b = Ten of them, on a tray, and each of you has poured something in. The Duchess does not drink. She carries the tray to the ridge on foot, four hundred metres; the machine is fetched later. Nothing is spilled. The tenth she empties on the ground, and waits until it has gone in.
a2-57-c = The list is brought and held between the bars, so that there is half a page on either side, and lit at one corner. While it lasts there is no better place in the country to warm one’s hands. On the ridge some lamps go out; people are packing. Which people, nobody will ever be able to say.
a2-57-d = You say nothing. Agnes Tidewell says nothing, and the Duchess, having waited, thanks you for your time. She puts the glove on again finger by finger. In the afternoon everybody carries stones to the gate. No one has ordered it, and no one talks either.

a2-58 =
    The shower curtain comes down first, and is shaken out and folded, ducks inwards. They do not flee. They leave, tidily, as people leave a bad play: by rows, with apologies to those who stay in their seats. Two go back for the bucket. The Duchess is the last. She looks at the gate, and at her watch, and notes the hour, which she no longer regrets.

    On the wall somebody begins to clap and stops, since it is not clear for whom. Then they count who is there. It comes to something else than what was written down, and for once nobody goes to fetch a pen.
    .title = They go home
a2-58-parley = Not all of them leave that way. Some leave into the town, a bundle under one arm, and are shown where things are kept now.
a2-58-mule = On the ridge, between the last of the bikes, stands Gasket’s mule with a keg on either side. He is explaining to it that one nods here, and when.
a2-58-apple = From the direction of the Pumps a mule has come on its own, dragging a beam. It pushes its nose into your pocket: half an apple, some time ago.
a2-58-boots = Most of them go home in left boots. So do you.
a2-58-yours = They go home in left boots. The one you threw is among them, and seems to fit.

a2-59 =
    Six mornings. The wall is shorter than it was, and there are doors in it now, because there was nothing else to put: a wardrobe’s, a lift’s, a blue one. Behind it Agnes Tidewell counts mugs. Then she counts people. Then, for the first time since she took office, she lays the pencil down in the middle of a column, and goes and sits in the sun, on what is left of the north tower.

    The lamps are still on the ridge, not so many. For two nights they have not been lit; oil. One could call it a peace. It is rather that neither can be the first to get up. Somebody will have to go for water.
    .title = Still a wall
a2-59-nail = On the third nail at the gate hangs a mug that has come a long way. It is yours. They have drunk from it each day, by turns, and dried it.
a2-59-dry = An old man with bad knees has stood on this wall all six nights, talking to it.

a2-60 =
    The gate lies in the road on its back, with the bolts still shot. They walk in over it, palms open, past you, past the watch, who have stepped aside as one does for people with luggage. There is no pushing. They know the way: down the slipway, left at the net loft, to the cistern; there they take off the lid.

    It does not happen at once. One of them climbs down, and his boots can be heard at the bottom, going round. So this is what was being guarded: a dry floor, swept, with a ladder. Somebody says, not loudly, how many mugs it makes. Then they all sit down on the edge, the ones and the others, anyhow, and let their legs hang in.
    .title = The gate, lying down

a2-61 =
    Behind the dune a bell rings, once, and breaks off as if a hand had been laid over it. It is the ice-cream boy, on a raider’s bike two sizes too large. He has screwed the bell on where the horn was. He joined them for the speed, he tells you. Then on the first evening, by the fire, everybody said where they came from, and it was his street. “Both sides of it,” he says. “The even numbers too.”

    He would like to go home without an alarm. His mother is on the wall, third lamp. He would ring, so that she knew him; but what they shoot at, up there, is ringing.
    .title = The boy with the bell
    .a = Put him under the tarpaulin
    .b = Take his route in exchange
    .c = Send him back to the others
    .johnny = “He can ride on your side,” Johnny tells the dog, who has already moved over.
a2-61-a = Four hundred metres, two ditches, and a boy under canvas who is holding his breath and a bell.
a2-61-a-ok = You come in along the ditch that the tide used to use. Nobody fires. Under the third lamp the tarpaulin sits up, and a woman with a pike looks at it, looks at you, and asks whether he has eaten.
a2-61-a-fail = The second ditch is deeper than the first. The bell rings all the way to the bottom. But it is a bell they know: on the wall somebody shouts not to shoot, and on the ridge somebody shouts the same.
a2-61-b = He tells it well: which gully, at what hour, who sleeps. He tells it and cries, and wipes his face on his sleeve. You go there. All of it is as he said, and one of them, before he goes down, remarks: “The boy is all right, then.” It is a long scratch.
a2-61-c = “They will be having supper,” he says after a time, and turns round. The can that he had brought as a present for the gate he leaves with you. The bell is wrapped in his scarf. You see him get smaller; and then you see one lamp on the wall, the third along, being turned up.

a2-62 =
    A boot passes over your head, turning slowly, and lands on its sole. It is a left one. So is the next. On the other side of the dune they have a catapult on a lorry, made of a lamp post and eleven bed springs, and are throwing boots over Rustport’s wall as a sign of contempt. They had four thousand.

    As contempt it was well thought out. But between the volleys there comes from the wall a sound which you are slow to recognise: stamping, to see whether it pinches. Nobody in there has had shoes since the spring. Somebody calls down, if it is not too much trouble, for a forty-three.
    .title = Siege engine
    .a = Put one on
    .b = Throw one back
a2-62-ship = You know where these are signed for, and you know of the other ship. You shout it to both sides as the purser told it: same week, same storm, right feet, four thousand. The catapult falls silent. One can hear two armies think of the same beach. By evening a search party has been got up on the wall, which stands the firmer for having somewhere to go.
a2-62-a = It is warm from the flight and nearly your size. For a while you stand with the weight on your left. Something in your back, which has been crooked for weeks, shifts over and is quiet.
a2-62-b = You take it by the tongue and aim a little ahead, as one does with ducks.
a2-62-b-ok = It takes the hat off the man at the lever. He looks for the hat, finds the boot, tries it on, and waves. For the rest of the day they aim noticeably to your left.
a2-62-b-fail = It comes back before you have let go of it, or perhaps it is another. At any rate it is a heel.

a2-63 =
    Between the lines stands a glazier’s cart with eleven mirrors, and on it they pass the sun about. The town signals by him to its outposts, the riders to their ridge. Without him neither can see round the hill, and he turns the panes for the one and for the other. Both sides hold him to be neutral. He has begun to edit.

    “They put things so badly,” says the glazier, and breathes on a pane, and rubs. “Yesterday one lot sent: surrender. I made it: good evening. You would not believe how well it went on from there.”
    .title = Mirrors
    .a = Dictate something untrue
    .b = Buy a mirror
a2-63-poured = The riders’ latest he has kept for you; he had not the heart to improve it. It is two words: they poured. On the strength of those two words a whole gully has packed up and gone home.
a2-63-a = He asks for it short: the sun is going.
a2-63-a-ok = Six hundred fresh men with a cannon, it says on the ridge, in light. You had asked for sixty. “It did not scan,” says the glazier. Until dark there are lamps up there going to and fro.
a2-63-a-fail = One thing goes out and another comes back, corrected: you have been counted. Beside your head a mirror bursts, hit by something that has no interest in style.
a2-63-b = He wraps it in last week’s messages. From a way off you see him in it: he shakes his head, and sends a word after you, to one of the two sides. It is a compliment, he calls out. It will depend on who reads it.

a2-64 =
    A folding table, a cloth, two cups, a teapot with a chipped spout; and round it, in a wide ring, forty engines idling out of respect. The Duchess rises. She is in motorcycle leathers, with a cameo at the throat. “You will take a cup,” she says, and pours. It is sand. It leaves the spout in a thin, even stream, and at the end she lifts the pot with a turn of the wrist, so that not a grain falls on the cloth.

    It is the form that counts; one can see that. Three hundred and twelve people are watching from the slope to learn if it still does. She takes up her own cup, crooks her little finger, and waits for you.
    .title = Tea with the Duchess
    .a = Drink it
    .b = Put your own water in the pot
    .c = Say what the card says
    .d = Overturn the table
    .li = “My landlady says: praise the cup, then the tea, then the house.” He does all three.
a2-64-list = Then somebody bends down to her ear. She puts the cup on its saucer. “I am told that you have us in your pocket,” says the Duchess, “by hulls.” She finishes it standing, to the last grain, and the engines open up one by one. You are given a start. It is not long enough.
a2-64-a = You drink it. It goes down in three stages, and you say that it is very good. All along the slope they breathe out. Then she tells you what she wants: not the town, a turn. For some days you will be coughing brown; but it is the first cup that anyone has finished.
a2-64-b = You unscrew your bottle over the pot. The ring of engines drops by a tone. She pours again, and it is wet, and brown, and the two of you drink mud out of china with lowered eyes. “One had forgotten,” says the Duchess, “the sound of it.”
a2-64-c = You say it as it is punched: hull, persons, mugs. Then the next card, and whatever else you remember. At each number an engine is switched off somewhere in the ring. When it is quiet she lays her hand flat on the cloth and asks you to begin again, more slowly, for those at the back.
a2-64-d = The cup is still in the air when the ring closes.
a2-64-d-win = One engine has stopped for good, and where it stood there is a way out. They have seen all of it from the slope. The Duchess is picking the spout up off the ground. “The table had been laid,” she says, not in your direction.
a2-64-d-no-win = They let you out in the end, without the things you had on you. These have been arranged on the cloth. The teapot has lost its lid, and that is the only thing for which she looks at you.

a2-65 =
    He has ladders in two sorts, he says: tall, and taller. The tall ones he has sold to the riders, to set against the wall. The taller he has sold to the wall, to look down on the tall. It is honest business. When one side buys, the other needs a rung more, and he saws them all himself. His own ladder stands behind the cart, leaning on nothing. It simply stands. When trade is slack he goes up it to think.

    Nine are left. “I would not say so to a customer,” he says, “but it cannot go on. There is only as much wood as there is.” He looks up along his own. “You can see it from there.”
    .title = Ladders, both sides
    .a = Buy all of them
    .b = Shorten the riders’ by a rung
    .c = Climb his own
a2-65-a = He is a little dazed. He asks twice where they are to go, and you say: inside. By evening they make an excellent fence. He walks home with an empty cart and one ladder on his shoulder, upright, so as not to knock into anyone.
a2-65-b = The lot for the ridge is ready and lies by the ditch. A saw, a rag round the saw, and nine times the same cut.
a2-65-b-ok = In the morning nine people stand on nine top rungs with their chins level with the wall, and everyone is embarrassed. Somebody above them says good morning. They have to go down one at a time, because the ladders tremble.
a2-65-b-fail = The seventh has been sawn already; he had had the same idea, for turnover. It goes from under your foot. He behaves very decently, and charges for nothing but the rung.
a2-65-c = It is higher than it looks and does not sway. On top there is a cushion. From there one sees over the ridge and over the town as far as the sea: a grey strip, lying quite still, as if it had been put away for later. When you are down again, the ticking in your teeth has stopped.

a2-66 =
    In the dark a basket floats past at the height of your knee, and then another. They are full, and they click. The mangrove women are coming through the lines at low tide, as they have always come, siege or no siege, with crabs for Rustport. The riders let them through. They would have to explain it otherwise: half of them are their aunts. “Quiet in there,” one says to the crabs, and slaps the lid.

    They do not slow down on your account. There are forty, in single file, with lamps in their hair, none lit. The last has two baskets, and the yoke has bitten into her shoulder. She looks at you as one looks at family that is standing about.
    .title = Crabs by night
    .a = Carry a basket
    .b = Hide a rifle among the crabs
    .c = Ask which aunt is whose
a2-66-pumps = Tonight the file is longer. The Pumps are carrying as well: in the middle goes Gasket, with his knees, and talks to the crabs and then to the woman in front, in one tone. Where they set down a load they stay, and stand guard.
a2-66-a = It is heavier than a wounded man and has more to say. At the far end you get a place by the fire and the largest crab. The finger that was bitten is dressed with something out of a jar, which they will not name.
a2-66-b = Crabs must be laid so that they keep still: belly to belly, and talked to.
a2-66-b-ok = It goes in under the third layer. At the ford a rider lifts the lid, greets his aunt, and lets it drop. Next morning on the wall they draw it out by the sling, along with a crab on the trigger guard, who takes some persuading.
a2-66-b-fail = You have one the wrong way up. By the time it lets go the lid is off, and so is some of you. The cartridges are in the ford, and are being carried away sideways.
a2-66-c = They tell you as they walk. It lasts until the ford and is a single sentence: hers, hers, his but not by blood, the Duchess’s, though she does not like it said. At the end of it you have the whole siege in your head, both sides, and it is one table at Christmas.

a2-67 =
    Four children have been measured here. The boat lies keel upwards in the scrub, with a curtain for a door; it has been empty for two years and smells of candle. Inside, on the third rib, go their heights in pencil: Rose, Tim, Ada, Ben, and a date at every line. The names climb up the wood, a finger a year. The topmost lines are from the week when the list was made. From there on it is only rib.

    Below it stands a boot, a left one, a child’s, and in the boot a tin card: hull 48, six persons, three mugs, crossed out in brown. It is worn to the shape of a foot.
    .title = The names on the hull
    .a = Sand it off
    .b = Copy it
    .c = Sleep here
a2-67-a = Without the pencil it is dry oak, and is sold by the metre. Twenty strokes to a child. The dust is very fine. Until evening some of it stays on your sleeve, at about the height of the smallest.
a2-67-b = You copy all of it: names, heights, dates, and the number on the card in the boot. It makes one page. After it you know two things: how tall, roughly, they would be now; and where, on anyone from that ridge, one has to look.
a2-67-c = There are hooks for six hammocks, and one hammock. You sleep like somebody who has been tucked in. Towards morning a lamp stops outside, waits, as one does at a neighbour’s, and goes back up the hill to say that there is someone in the house.

## The source

a2-68 =
    The sweeping has been done before you come: a path from the road to the hatch, one broom wide, and at the hatch a bench with tea on it under a saucer. Corporal Hush, who is seventy, salutes. “The old main ends here,” he says. “Four hundred metres down there is as much as anybody wants.” He hands you a tube of drawings. It is marked SECRET, so for forty years he has dusted it and not looked in.

    You spread them on the bench. A shaft goes down to the water. The same shaft goes up, to the dish; one was cheaper. Open the lower half and the upper half will stand still, for good. Hush has turned his back so as not to see, and holds the tea. He would like to know. He is too well brought up to ask.
    .title = Under the dish
    .alinta = “Before you drilled here, did anyone ask what it was called?”
a2-68-other = Your can still smells of the other. Hush has noticed, and moves the tea upwind without a word.
a2-68-camels = Below the ridge nineteen camels and a motorcycle lie across the track, waiting for water. When they see who it is they get up and make room. The eighth is the last to do it.
a2-68-herd = Below the ridge nineteen camels lie across the track, waiting for water. You drive round. It takes time, and the eighth watches you do it.
a2-68-chair = In the shade of the dish sits a man with a chair and a book. He is a doctor, it is his day off, and he has come to look at it.

a2-69 =
    At one minute to nine Hush lays his watch on the table, face up. The dish turns, once, all the way round. It takes nine minutes, and for as long as it lasts nobody here speaks; that is the rule. One hears the bearing, and the wind in the bowl. Through the loudspeaker comes the coast: dust, a girl with tides, and after her a space. It is the space that Hush listens to. There used to be a man in it. At the end of it he nods: goodnight.

    He turns down the lamp so that you can sleep. He still has not asked.
    .title = Nine o’clock
    .a = Tell him what the valve costs
    .b = Let him have tonight
a2-69-a = You tell him, with the drawing. His finger follows the shaft from the bottom to the top. “Ah,” says Corporal Hush. He thanks you for having told him, and he does it standing. Then he goes out and stays with the dish for a while. When he comes back he has brought blankets.
a2-69-b = You wish him goodnight. He says it back twice, to you and to the loudspeaker, from habit, and it is not clear which of you came first. Somebody has put the tube of drawings back on its shelf, and dusted it.

a2-70 =
    The parts, one thread, and forty years of paint. The wheel is as wide as a cart’s and has been painted shut nine times, in the colours of nine budgets. You scrape down to the first of them, which was blue. Then the parts go in, in the only order in which they will. From below comes a cold breath that smells of nothing at all, and everyone stops talking.

    The wheel wants a person. The thread wants a saint. Above you, through forty metres of rock, you can hear the dish lean on its shaft, with all its weight, to no purpose.
    .title = The valve
    .zoe = “You have had your rest,” Zoe tells the wheel. “Who was the last to ask you for anything?”
a2-70-lamp = Hush holds the lamp. He holds it exactly where it is needed, a moment before it is needed, and it does not shake.
a2-70-ok = It gives. Not as a lock gives; more as a person does who has been asked properly, with a grunt, and then all at once. You have a wheel in your hands, and it is turning.
a2-70-fail = It considers. You can feel that in your wrists. It decides on tomorrow.

a2-71 =
    First comes air, forty years of it. Then rust, by the shovel. Then a frog, offended, who looks about for whoever is in charge. And then it is simply water. For a moment it stands at the lip of the pipe as on a strange doorstep; then it goes off downhill as if nothing had happened, finding by itself the bed that it left, and within a minute it is making the noise.

    Nobody shouts. Overhead the dish is slowing down. It looks east, then less closely, and then it has stopped, with its face to the sea. Only now can one hear that there had been a hum all these years. It is not there any more.
    .title = It coughs
a2-71-dowser = By the outflow stand a man with a rod and his wife with a list. She reads volume four through from the beginning, and strikes out one line.
a2-71-hers = The first bucket under the pipe has a name on it. She has filled it to the paint and no further.
a2-71-yours = The first bucket under the pipe has a name on it, and a line. You fill it to the line. It is twenty-two kilometres down to the kitchen, and it will have to be carried by the rim.
a2-71-tomorrow = It is tomorrow. Over the edge of the ridge comes a girl with a bucket, looks at the water, looks at you, and nods: it was not a lie.

a2-72 =
    A quarter turn. You have chalked it on the rim: it stood here, it stands here. That is a lot; in forty years nobody has moved it by as much. It is also nothing, because when you take your hands away the wheel gives back what you gave it, slowly, with interest. From below comes a sound as of somebody turning over in bed.

    There is paint under your nails in seven colours. You sit down on the pipe and look at the wheel, and the wheel, in its own way, looks at you.
    .title = A quarter turn
    .a = Lean on it
    .b = Oil it and wait
    .c = Swear at it, with respect
    .li = Li bows to the wheel. He is not certain that it was not returned: by a quarter.
a2-72-a = You take off your jacket, set a shoulder under a spoke, and think of somebody you would like to lift.
a2-72-a-ok = Something cracks, and it is not you. The wheel stays where you have put it, a finger beyond the chalk, and for the first time holds what it has got. It will know you again.
a2-72-a-fail = Something cracks, and it is you. But the wheel was listening: on the thread there is a new bright line, as long as an eyelash.
a2-72-b = You give it fuel, a thimble to each bolt, and sit with it. It drinks like somebody getting over an illness. After an hour there is a stain round every nut, and if you breathe on the wheel it takes notice.
a2-72-c = You address it as your elder. You go through its parents, the drawing office and nine budgets, leave nothing out, and thank it for its attention. Nothing has moved. But you feel better, and somewhere along the pipe it is still being repeated.

a2-73 =
    The charges look like candles, and Hush has laid them out on a newspaper by height. Where the rock is tired there is a chalk cross; somebody thought of this before you. Set it off here and the water will go both ways, west to the hulls and south to the riders, half to the one and half to the other. The valve will be under the hill after that, and so will the question.

    Below the ridge, in the lee, live six families. They came for the shade. From here one can see their washing. It is Monday.
    .title = Another way down
    .a = Send someone down first
    .b = Light it; they have ears
a2-73-a = Somebody runs down, and comes back on hands and knees, with one shoe, holding up six fingers: six doors, all of them open, all of them told. The washing has been taken in. It was a steep half hour.
a2-73-b = You call it down the slope three times, as the book lays down. The wind is from below. On a line a sheet lifts and falls again, and somebody strikes a match.

a2-74 =
    The first fuse has been eaten. On the powder box stands a goat, Provision, according to her collar, with a hand’s length of it hanging from her mouth, and looks at you as if you had hidden the rest. There is a second fuse. It is shorter. Everybody lies down behind whatever is nearest.

    Then the ridge says one word. The word is short but it is not over at once: first there are stones, then dust, then hats. When your ears come back there is water running on the left and water running on the right, and now the one and now the other stops to listen.
    .title = Fire in the hole
    .logan = “Six roofs,” says Logan. He counted them before, and he counts them after.
a2-74-hour = While the fuse burned one of you was counting in a low voice, evenly, no jerks, as one counts at a crank.
a2-74-roofs = Below, six families stand in a field with their washing in their arms and watch their roofs go by. They count each other. It comes out.
a2-74-stones = Below, where the washing was, there is a slope now. It is quite even. Nobody says the number, and whoever begins to is handed a mug.

a2-75 =
    Down on the coast Rustport’s lamps are going out, one after another, from left to right. It has been agreed on: without water, oil is worth more than light. From the ridge you can see each of them being thought about in its turn, a little brighter at first, while somebody trims the wick, and then not there. After a quarter of an hour there is a place where the town was.

    One of them stays. It is low down, by the gate, from here no larger than a match. It seems that nobody has the heart. When the wind is right you can hear that there is a bell beside it. It is rung once a minute, so that you will know where to bring it.
    .title = Last light

a2-76 =
    The ledger is held out to you before you have dried your hands. At the outflow waits a column of grey lorries, gaskets ready, hoses laid, the drivers beside their doors. They have had your promise for longer than you have. In front stands Enid Voss. “Half,” she says. She looks at the water as one looks at bread in a window: briefly. In the cab behind her there is a curtain, and behind the curtain, naturally, the General. One sees the shoulders.

    In the lorries sit two hundred and twelve people. Nobody has got down to drink. It has not been lent to them yet.
    .title = To be returned
    .a = Keep your word
    .b = Ask the General to come out and drink first
a2-76-lent = “And there is an older item,” she adds, turning back some pages: cartridges, yours.
a2-76-washer = In your pocket is a brass washer, and her glance goes to the pocket. In that whole book it is the one thing that runs the other way.
a2-76-a = You sign. “Returned,” she says, and it is the first time you have heard her use the word. Four hundred and twenty-four boots come down on the ground, in step, and the hoses go stiff, one after the other.
a2-76-b = You fill a mug, hold it up to the curtain, and say that the General ought to be first.
a2-76-b-ok = It is very quiet. The curtain does not move. Enid Voss opens her mouth, and the voice that comes is nobody’s but hers. “Two hundred and twelve,” she says. “We are two hundred and twelve, there is no General, and we are thirsty.” She shuts the ledger. The first to climb down from the cab is a boy of twelve, with the coat over his arm.
a2-76-b-fail = “The General does not drink before his people,” replies the voice behind the curtain, and for once it is not late. Her lips have hardly moved. She takes the mug out of your hand, and it is entered.

## Endings

a2-77 =
    A year later there is a river at Rustport, and the river has no name. There have been four meetings about it. It is the first quarrel in years that is not about mugs, and people come early to get a seat. Agnes Tidewell is in the chair; she has bought a barometer. The hulls have been tarred, and one of them was heard in the night to knock against the next. The boards from the gate have been made into a bench, so that what one sits on now is a nought.

    At the Pumps the third pump nods, and there is water in it. Gasket has let the mule go. It walks in a circle all the same, in a meadow, for itself.
    .title = Green west
a2-77-hush = On the ridge the dish stands still. Hush turned the last key himself; he had asked to. At nine he comes down to the pub, wishes everybody goodnight, by name, and goes home.
a2-77-pub = On the ridge the dish stands still. At nine Corporal Hush comes down to the pub and sits by the window. People fall silent then and do not know why, and he does not know what he is waiting for.
a2-77-advance = A tenth of it is metered. It took until spring to find out where the guild’s pipe goes: by a long way round, through the whole town, into the school.
a2-77-spill = Along the road from the bridge stand mugs, right way up.
a2-77-green = From the rift to the sea runs a line of young trees, one hand wide and somewhat crowded.
a2-77-doors = The doors on the slipway are blue, all of them, in two coats.
a2-77-ash = Nobody can prove who was not here.
a2-77-order = By the water a waiter has opened with nine tables. He remembers your order, all four courses. There is a kitchen.
a2-77-soup = By the water a table is laid for one. There is soup on it, and steam on the soup.
a2-77-cloth = Over the pump house, for a flag, flies what is left of a tablecloth. A waiter who passes does not look up.
a2-77-faces = Twelve children go in on a whistle, by rows. They put their faces in first, as they were taught.
a2-77-row = Twelve children go in on a whistle, by rows. Row three leaves a place.
a2-77-swim = Twelve children go in on a whistle, by rows. “This is later,” says the teacher, to no one.
a2-77-sapling = On the way to the ridge stands a young tree, where a lorry would have to mean it. It has been reported.
a2-77-ridge = Beside the dish grows a young tree. Yarran has had it in writing, and has underlined it.
a2-77-frogs = There are frogs, so loud that people complain of them, and enjoy it.
a2-77-fewer = There are frogs. They stay off the road.
a2-77-last = The mug hangs at the gate again on a new chain. It is full. The chain is there to keep it from floating away.

a2-78 =
    Two taps come out of one wall, and between them hangs a meter, under glass, and under the meter stands a bench. On Mondays at nine it is read. The Duchess comes from the south with her engine off, Agnes Tidewell from the west in her good coat. They wish each other good morning, sit down, each at her own end, and put on the spectacles by turns. Each has doubts about the other’s eyesight. There is half the water and twice the people, and what is on the dial is by noon on the board, at the one gate and at the other, in the same chalk.

    Nobody has died of it. Nobody has sung either. The children of both sides have taken to meeting at the overflow, which according to the treaty does not exist.
    .title = Rationed peace
a2-78-roofs = Six families have new roofs and an opinion of you. It is a mixed one: they bring cake, and stay until you have eaten it.
a2-78-stones = On the slope below the ridge stand six stones in a row. They are not mentioned. The path to the taps has been laid a little way round.
a2-78-parley = Some of those who fetch in the south look in on people in the west on their way home. It is in the minutes, as leakage.
a2-78-cards = Along the bench hang tin cards on strings, for the noise.
a2-78-advance = On Mondays a third chair is put out, for the guild’s clerk. He reads last, takes one in ten, and nobody moves up.
a2-78-coat = Enid Voss comes too, with her own mug and without the coat. She asks each time what she owes, and takes a moment to believe the answer.
a2-78-boot = In the middle sit you, in one left boot.
a2-78-last = “To the mug,” says Agnes Tidewell. It comes out. They check again.

a2-79 =
    It flows. From the pump house to the road stand grey lorries, sixty of them, engines off, and move up by one every four minutes; there is a bell for it. Since the spring nobody in Rustport has been thirsty. At the gate, where the mug used to hang, is a desk, and on the desk a ledger of nine columns. One says thank you, and signs. The ink is provided. The children are quick at it; they get their letters from the headings.

    The prices are fair. Nobody has ever been refused. When somebody dies a soldier comes, cap in hand, and brings the page, and it is read aloud in front of the others. As a rule it is short, and it is always water.
    .title = The warlord’s well
a2-79-voice = At night there is a lamp in the General’s room. Under the window one can hear him practise: the same order, four or five times. The voice is getting hoarse.
a2-79-coat = When you come to the desk you raise your mug towards the slit. You know who is in there. The bolt answers, once. It is thirteen now.
a2-79-lent = You have a column of your own. It begins with cartridges.
a2-79-list = Since the summer the ledger has been kept in two inks. There was a model for it. You had it in your pocket.
a2-79-washer = One brass thing in all that house is on your side of the book. You carry it in your pocket, and at the desk they are polite to the pocket.
a2-79-taps = From the road one sees two taps shine in the scrub. Nobody has opened a column for them.
a2-79-lorry = On the ninth lorry they have fitted a brass tap. You know the thread.
a2-79-last = You hold your mug under, and when it is full the water stops, courteously. “Lent,” says the tap, more or less.

a2-80 =
    They turn the hulls over. It takes nine days, with ropes, and all that has been a home for forty years lies in the sun for an hour and is carried in again: beds, a piano, a school. And there on the flats stands Rustport, keel downwards, a fleet, its front doors below the waterline. Everyone has a seat. At the tiller of the first boat Agnes Tidewell looks at her watch. High water is at ten past six. Nobody has been told to be quiet, and all of them are, so as to hear it.

    In the evenings they bail. It is only dust, but one should begin as one means to go on. On the quay your vehicles stand side by side, their tanks drained into the lamps. On the third day a child asked where to, and it was held to be a good question.
    .title = City of dust
a2-80-ash = There is no list, so that no one knows who sits where. Each is where he got in.
a2-80-seats = They sit by the list. Places have been found for the brown names as well; it turned out that there was room.
a2-80-rowers = In each boat is one rower with a tin card round the neck. They know the harbour from outside.
a2-80-stern = In the stern sit the Pumps. Gasket has brought the mule, and every few minutes it nods.
a2-80-broom = Along the empty quay goes a small machine with a broom. It does the whole length, looks at the boats, and begins again from the other end.
a2-80-swim = In the last boat are twelve children, by rows. If it comes, they are the only ones who will know what to do.
a2-80-last = The last to leave the gate locks it, and hangs the mug back on its hook.
