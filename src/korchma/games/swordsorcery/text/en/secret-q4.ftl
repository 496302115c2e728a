### Green Banners: the paragraphs of the fourth quest. Not shown before their time.

q4-a1 = Thorn Brake
q4-a2 = Drovers’ Gap
q4-a3 = Pot Lines
q4-a4 = First Drum
q4-a5 = Horse Ring
q4-a6 = Charcoal Path
q4-a7 = Old Stone
q4-a8 = Sentry Post
q4-a9 = Fire Pit
q4-a10 = Banner Green
q4-a11 = Second Drum
q4-a12 = Beech Hollow
q4-a13 = Bramble
q4-a14 = Ditch Edge
q4-a15 = Well
q4-a16 = Third Drum
q4-a17 = Wagon Park

q4-goal-drums = Silence the three drums before dawn
q4-goal-names = Or have them fall silent of their own accord
q4-defeat-dawn = The day breaks
q4-defeat-deck = The last event is gone, and with it the night
q4-defeat-ghosts = None of you is left alive
q4-token-drum1 = The first drum
q4-token-drum2 = The second drum
q4-token-drum3 = The third drum
q4-count-noise = Noise
q4-count-d1 = Skins of the first drum
q4-count-d2 = Skins of the second drum
q4-count-d3 = Skins of the third drum
q4-count-drums = Drums silent
q4-count-names = Times you have listened
q4-enemy-yurza = Yurza, sentry of the Fang
q4-enemy-bruk = Bruk, master of the second drum
q4-enemy-tuk = Mother Tuk
q4-rule-quiet = The camp sleeps. Until the alarm is raised no event brings anybody new, and an encounter stirs only those enemies who have a hero in sight.
q4-rule-noise = An enemy who lives through your attack makes 1 noise (a duel makes none); so does every hand laid on a drum. At 1 the camp is awake.
q4-rule-duel = While her challenger lives nobody else attacks Yurza, and she attacks nobody else.
q4-rule-poisoned-well = The next four enemies from the deck arrive with Poison I.
q4-rule-names = Names are read as each Event phase begins, if a living hero stands beside the last drum and no hero has attacked in its area that round. When you have listened twice the roll is finished. Nobody may touch the drum.
q4-deed-tear-1 = Take a skin off the first drum
    .about = One skin fewer, 1 noise. With the last skin its gate closes.
q4-deed-tear-2 = Take a skin off the second drum
    .about = One skin fewer, 1 noise. With the last skin its gate closes.
q4-deed-tear-3 = Take a skin off the third drum
    .about = One skin fewer, 1 noise. With the last skin its gate closes.
q4-deed-strike-1 = Strike the first drum
    .about = Roll an attack; nobody defends. Two hits or more: two skins fewer. 1 noise either way.
q4-deed-strike-2 = Strike the second drum
    .about = Roll an attack; nobody defends. Two hits or more: two skins fewer. 1 noise either way.
q4-deed-strike-3 = Strike the third drum
    .about = Roll an attack; nobody defends. Two hits or more: two skins fewer. 1 noise either way.

q4-flag-sentry-dueled = told the sentry her word, and fought her
q4-flag-sentry-passed = left the sentry to her verse
q4-flag-well-poisoned = used the well
q4-flag-names-heard = heard the roll to its end
q4-flag-drum-kept = took the last drum down whole
q4-flag-drum-burnt = burned the last drum

q4-p0 =
    Since the window broke there have been drums in the forest, every night, from dark until the small hours. The council has decided that they are war drums. It decided so in the town hall, with the shutters closed.

    Lavr the charcoal burner lives nearer. He has brought you as far as the last beech, and here he stops and holds up eight fingers, shuts his hands, and holds up eight again. He does it ten times and looks whether you have followed. People say he gave up talking to save breath. When the last of you has nodded, Lavr takes off his cap.
    .title = Where It Comes From
q4-p0-tracks = There are wheel marks on the path, deep going in, shallow coming out. One felloe has a notch, and you know that notch: Ostap the miller has been here, with flour, and with the news of where you would be standing.
q4-p0-oatcakes = Ostap has sent oatcakes along. They were a week old when he baked them. “Wear them over the heart,” says the label, and having tried a corner you do.

q4-p1 =
    The stone stood here before the Three, and before anyone who could have told it about them. It has a hollow in the top, and in the hollow lie three offerings all the same, every one of them fresh: a candle end, a brass weight, a coal. Dawn, the Scales, Ember. Somebody has been thorough.

    The candle is the chapel’s, the weight is off the market. The coal was carried here from a fire, in a bare palm; you can see the lines of it in the ash, and it was a large palm. Whoever brought it moved the other two up a little, to make room, and not so as to be in front.
    .title = The Old Stone
q4-p1-flame = As you bend down the candle end takes, without being asked. The flame is white and stands a little to one side. You have met it before, at the ford. Here it leans towards the camp, and in there, among the banners, something lights up in answer.

q4-p2 =
    The sentry has her back to you and a finger under a line. It is a hymn book from the ford; it has lost its cover since, and gained a strap. She is at the song of the Five, second verse, where there is a word much longer than its neighbours. She tries it under her breath in three different ways. All three are wrong, and she can hear that they are.

    She is perhaps seventeen. Her axe leans on the tree, within easy reach, provided she puts the book down first.
    .title = The Reader
    .law = Tell her the word
    .law-line = And then the rest.
    .law-seal = what she does with it
    .neutral = Let her read
    .neutral-line = She will be a while.
    .neutral-seal = who is blamed for it
    .chaos = Use the well
    .chaos-line = One bag, no sound.
    .chaos-seal = who else drinks
q4-p2-alarm = Behind her the whole camp is on its feet. She has stopped up her free ear, so as not to lose the place.
q4-p2-law = “Hospitality,” says one of you. She tries it; it fits. “Thank you,” says the sentry, and turns round, and sees to whom. It is written nowhere and everyone in there keeps to it: a sentry who has been spoken to at her post may settle that one by herself before she calls. “Yurza,” she says, since names come first. She marks her page with a blade of grass, lays the book where it is dry, and only then takes up the axe.
    .ekar = Ekar has saluted before he speaks. It is owed, he was taught, to any sentry who is reading.
q4-p2-neutral = You leave her to it. She will be on that word for some time; she takes the letters singly, like somebody crossing a brook. The gap beside her is hers to watch, and tonight she is watching the second verse. When you are through, and well into the dark on the other side, you can hear her go back and begin it again from the front.
q4-p2-twig = One of you treads on a twig. “Yurza,” says a voice in a tent, three parts asleep, “turn your pages quieter.”
q4-p2-chaos = One bag, one well, no sound: one of you has gone round and is back before she gets to the end of the line. They will only sleep badly. It says so on the bag, and lower down it says something more, in letters for which one would want a better lamp. A boy comes out to the post with a bowl of water, so that his sister need not stop. She drinks without lifting her finger. She does not get past that word tonight.

q4-p5 =
    She does not fall down, she sits down, hard, as if she had counted on a chair. The first thing she does is to hold the book out at arm’s length, so that it shall not get blood on it.

    “It says they held the door,” says Yurza. “Held it shut? Or open?” It is one word in the song, and you have had it sung at you on every corner. You look at each other. She waits for a little, then nods, as one who has had trouble with the same place. She draws in her feet so that you can get by, and does not call out. That was the bargain.
    .title = She Sits Down

q4-p6 =
    Pots stand in rows in the grass, small ones, with lids. You count them, since they are set out to be counted: eight rows of ten. In every pot there is a spoonful of flour. Over every pot hangs a green splinter, wiped, on a thread that ends in a bow. It is pie string, and tidy work.

    This is no army’s kitchen. Nothing has been cooked here and nobody has eaten; but underneath the pots are warm, all eighty, for somebody keeps going round with embers. It is a table laid for guests who are late.
    .title = Pots
    .laigon = Laigon leaves a feather in the smallest.
q4-p6-milk = Beside the last row stands a bowl with milk in it, and honey, and a spoon. It has been put out for whoever comes by. You come by.
q4-p6-jug = Beside the last row stands a jug for whoever comes by. One of you has drunk before it occurs to anybody where it was filled.

q4-p7 =
    By the well is a girl with a bucket her own size. “Mirka,” she says, “six,” because one gives both. She is not afraid; she has been told that people would be coming. “Are you the new ones?” she asks, in good valley speech, swallowing the ends as they do at the ford. You say nothing, so she asks again, slower, for foreigners.

    She has a look to see how many you are. “They said eighty,” says Mirka. “Are the rest still walking?”
    .title = Water
q4-p7-first = She has only just drawn, and lets you drink before her. That is how it is done, she explains, with guests.
q4-p7-ill = She is not drawing any water. She is sitting against the well, waiting until she feels better; it will pass, she only had a little. One of you gives her a splinter to hold, because it is cool. She is still holding it when you have to go.

q4-p8 =
    A beat is missing. Nothing more happens than that: for as long as a beat lasts there is nothing at all, and into that nothing the whole camp opens its eyes. Where another army would blow a horn, the Fang leaves something out.

    Then the drumming goes on, no louder than before. But nobody is listening to it now; they are listening past it. In tent after tent people sit up, lay a hand over the mouth of the nearest child, and turn their faces towards you.
    .title = Awake

q4-p9 =
    At the third watch Tovk goes round to relieve the posts. He is a broad man with a lantern, and with a hot stone in a cloth for whoever has cold hands. By the brambles he stands still. There is a heel mark next to the path, and the Fang goes barefoot until the frost.

    He sets his own foot beside it, to be fair. Then he puts the stone down, with care, where it will not scorch the moss, holds up the lantern, and listens.
    .title = Third Watch
q4-p9-page = At the gate he found Yurza sitting with her book. Had anything gone by? She has promised not to call out. Nobody made her promise anything else. She turned a page.
q4-p9-lantern = At the gate he found Yurza reading, and held the lantern for her a while. He does not know that word either.
q4-p9-blanket = At the gate he could not wake Yurza. He took it that she was tired, and put his blanket round her.

q4-p10 =
    With its last skin off one can look into the first drum. It is written full on the inside, from rim to rim, in brown ink: names, in rows, and behind each a note in smaller letters. One expects years, or deeds. “Dumplings,” says a note. “The crust.” “Anything, so long as it was hot.”

    It is what they liked to eat. Somebody went round afterwards and asked, and put down what people could remember. One name near the bottom has its space like the others, and the space is blank but for three words: “too small yet”.
    .title = First Drum

q4-p11 =
    The second drum has been mended more often than most drums are struck. You can tell the hands apart: sinew, thread, wire, one very neat darn in wool. No two patches are of the same stuff. There is the top of a boot, there is half a saddle bag.

    The newest patch is the oldest thing on it: a child’s shirt, short in the arm, scorched at the cuff. Somebody had it put away for sixty years before they could bring themselves to use it. Then they took the smallest stitches of all.
    .title = Second Drum

q4-p12 =
    The third drum does not burst, it comes open; it was only ever laid together. What remains is a hoop of bent oak, black along one edge. It was not made for a drum. It is a sieve, of the large sort that takes two to shake, and you would know the mark on it anywhere: a Y, standing on a wheel. It is Yaryna’s.

    So that is what they carried away from the seventh mill in the morning. The stones they left, and the scales. You turn the hoop over and a little flour falls out, about a palmful. It is quite dry.
    .title = Third Drum
    .torgar = Torgar knows oak that has been through fire. He held on to this once, from the other side.

q4-p13 =
    Now that there is one drum less, you can make out what the others do. It is no march. There is one beat; there is a word, spoken low, all over the camp at once; and a pause, as long as it takes to say “here”. Nobody says it. Then comes the next.

    They are calling a roll. Across Banner Green walks a big grey warrior who taps the time on his thigh with an iron beater, so as not to lose the place: Bruk, master of the second drum. “Quiet, please,” says Bruk. He is the only one who has asked you.
    .title = Eighty
    .auriel = Auriel counts along. At forty her lips begin to move. At fifty she has to sit down.
    .ekar-torgar = “My people beat drums for the dead as well,” says Torgar. “Why did you not say so?” says Ekar. “You had already drawn the map.”
q4-p13-grass = You could answer for them, if it came to that, for all but one. You know where they are lying: Hordiy leaded them in, blade by blade, under your boots.
q4-p13-drawing = You have Hordiy’s drawing with you, which is how he talks since the salt took his hearing. It is grass. By the light of somebody else’s fire it takes a long time to see that the blades stand in rows, one for every beat, and that in the last row one has been left out.

q4-p14 =
    In front of the last drum stands an old woman with a stick in each hand, and she is in the way. “Fifty-one,” says Mother Tuk. “You have stopped them at fifty-one. There are twenty-nine who have not been called, and they have been standing in the snow since then. Let me say them. Or take my sticks too.”

    She does not raise the sticks; she has not got that kind of arm any more. On Banner Green people are holding up a lamp, not to see you by. It is so that you can see what you are doing.
    .title = Mother Tuk
    .law = Let her finish
    .law-line = Twenty-nine more.
    .law-seal = who comes to listen
    .neutral = Take it down whole
    .neutral-line = Cold fingers, thin laces.
    .neutral-seal = who will keep the roll
    .chaos = Burn the last
    .chaos-line = As we were asked.
    .chaos-seal = whose name is thirtieth
q4-p14-law = You put away what you are holding. She waits until it has been put away properly. Then she turns her back on you, which nobody has done tonight, gives the drum one beat, and says a name. It will take as long as twenty-nine names take. One may not hurry it and one may not strike; one can stand there. All round people come out to listen, most of them with empty hands. The others have not been told yet.
q4-p14-neutral = It could come down whole, you tell her. Nobody’s names would be torn, and nobody’s army called; one would take it in like washing. Mother Tuk thinks about that. “It is laced at the back,” she says. “With gut. She who did it never meant it to come off, and your fingers will be cold.” Then she goes ahead to hold the lantern for you. She does not know why either.
q4-p14-chaos = It is what you were sent for, and it is quick: a lamp, thrown. The outer skin goes up with all that is written on it. The sparks go over to the banners, which are only sacking, and Banner Green is alight from end to end. Mother Tuk says the twenty-nine all the same, into the smoke, much faster. When they are finished she says one more, and it is one of yours. Then she comes, with both sticks.
q4-p14-ash = A pinch out of Popil’s bag has got into the oil. It burns green, as high as the beeches, and takes your eyebrows. Afterwards the ground is full of splinters that were not there before.

q4-p15 =
    Bruk goes down on one knee, then on the other; one would think he had dropped something. His hand keeps counting on the grass when the rest of him has stopped. You wait until it is through. He had asked for quiet.

    His beater has rolled up against your boot. It is iron, an arm long, burnt along one side, with a wheel stamped into the end. After sixty years of drumming the plain side is worn as bright as a spoon. The burnt side is not worn at all. He never once struck with it.
    .title = Bruk Puts Down the Beat

q4-p16 =
    The banners are green because green could be had: they are flour sacks, dyed with nettles. Inside the hems one can still read which mill each is from. All six are there. There are more of the seventh than of the six together.

    On the tallest pole, where other people would hang a skull, hangs a splinter of glass. There is no wind. You come nearer, and it begins to ring, softly and rather fast, like a spoon in the hand of somebody who has recognised a step on the stairs.
    .title = Banner Green
    .auriel-shaya = “Eighty is not a raiding party,” says Auriel. “It is a census.” “You knew that then,” says Shaya. “I counted them in,” says Auriel.
q4-p16-heard = You are not the only ones to hear it.

q4-p20 =
    She folds up very small. There is so little of her that the fire goes round. They find that both her sticks are notched from the tip to the grip, one notch to a name, and that her thumbs have worn the notches smooth again.

    So the order was not in the sticks. It was in her. From now on it will have to be got off torn skins, in pieces, some of it twice; and a name that is called out of its turn, they say in there, does not know that it is meant.
    .title = She Was the Roll

q4-p21 =
    The last one has no name. “The one we did not find,” says Mother Tuk. “A year old. He had just learned to hold on.” For him she does not beat. She looks at your hands, one pair after the other, for as long as she likes, and you notice that you have put them where she can see them.

    Then she breaks the drum over her knee, because it is finished. Nobody reaches for a weapon. All through the camp they are lying down at last, like people who have seen off their guests.
    .title = Twenty-nine
q4-p21-beater = Bruk steps up and lays his beater across the broken hoop. It is iron, an arm long, burnt along one side, with a wheel stamped into the end. “We had it off a door,” he says. He leaves it there, and goes to bed.

q4-p22 =
    It is done. There is no sound left in the forest; the owls themselves seem to be waiting for the next one. Down in the valley a shutter opens, then another, and people stand at their windows in their shirts, hear nothing, and tell each other how well it has been managed.

    In the camp a pot falls over. It rolls down the whole length of its row, slowly, and nobody puts out a hand.
    .title = Silence
    .ekar-laigon = “They attacked,” says Ekar. “They knocked,” says Laigon.
q4-p22-kept = Mother Tuk winds the gut round her elbow, as one does with yarn. She takes the skins under one arm, the hoop under the other. “I shall want somewhere dry to finish,” she says. It is not clear whom she is asking.
q4-p22-burnt = By noon the ash will have come down as far as the ford. People are going to sweep it from their doorsteps, and remark on the colour.
q4-p22-gone = Of Mother Tuk nothing has been seen since the smoke. She went in after the names, they say in there, to hold them together.

q4-p23 =
    Where the last drum stood, the turf lifts like a lid. Below it, wrapped in felt, lie weapons; they were picked up one morning from under what had been a door, when it was cool enough to touch. You know them by their faults. Every one of them was yours.

    They have been oiled. There is a scratch in the lid for each autumn, sixty scratches, in six different hands. The people who did this hated you. They did the buckles as well.
    .title = What the Drum Kept

q4-p24 =
    On the way back you talk about the grain window, how high it was and who stood near it. Somebody lays it out on a stump, with fir cones: one here, one there, Yaryna by the stairs. At the end there is a cone too many, or one too few, and each time it is a different one.

    “There was a child,” says somebody. “There was not,” says somebody. Then you notice that you have all stopped walking, and nobody can say any more which of you said which.
    .title = One Not Found
    .shaya = “It was my size,” says Shaya, to nobody. “The window. I keep telling you. It was exactly my size.”
q4-p24-hum = “The one they did not find,” says somebody in the end. In the bag a splinter has begun to hum, on the note the drum had.

q4-p25 =
    Lavr has porridge on, enough for nine. How it went he does not ask, he has ears. He gives you each a spoon and holds up one finger. You wait for the tens. There are no tens; he turns the finger round and points it across the valley, at the hill.

    Now that the drums are still, one can hear it: something in there is groaning, a long way down, like somebody who has been told a thing and has just understood it. Aunt Fedora has sent the bill up with the bread cart. It is a day longer, and she has enclosed a cheese.
    .title = Lavr’s Breakfast

q4-p28 =
    Between two beeches the sky has turned the colour of flour. A cock crows in the camp; they have brought their hens. At once all is still, in the middle of a name. One does not call the dead by daylight. Whoever has not been called must wait until it is dark.

    People come out of the tents, put their faces straight, and begin to look about them like any others in the morning. It will be a minute or so before they look this way.
    .title = First Light

q4-p26 =
    An army that has waited politely for its dead gets up. It folds its blankets. It takes in the pots row by row, each in a twist of straw, and loads the children last; and by the time the dew is off there is nothing left where it lay but eighty round marks in the grass.

    They were to march after the last name. Now they march without it. In the valley people hear that there are no drums tonight, and take it for good news.
    .title = Reveille

q4-p27 =
    For nine nights you hang among the banners, some coloured light and a little wind. They do not break you. There has been enough of that, they say. Every evening one of the old women stops before you with a stick in her hand, looks from one to the next, and does not say a name.

    On the tenth morning there are holes in the ground where the poles were, and Sister Melania is there with her barrow. The Fang has left, earlier than it meant to. It seems they had been waiting for you to say something.
    .title = Counted

q4-p1-act = Look at the offerings
