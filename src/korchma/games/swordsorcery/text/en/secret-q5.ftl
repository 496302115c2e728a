### Under the Hill: the paragraphs of the fifth quest. Not shown before their time.

q5-a1 = Root Hall
q5-a2 = Scree
q5-a3 = Echo
q5-a4 = Orc Smoke-hole
q5-a5 = Hill Mouth
q5-a6 = Offering Shelf
q5-a7 = Cross
q5-a8 = Hot Spring
q5-a9 = Threshold
q5-a10 = Bed
q5-a11 = Bone Midden
q5-a12 = Mud Step
q5-a13 = Low Place
q5-a14 = Pantry
q5-a15 = Old Gallery

q5-goal-uncle = Put an end to the troll
q5-goal-told = Or find out what he is waiting to hear, and tell him
q5-defeat-deck = The last event is gone, and he has finished thinking
q5-defeat-ghosts = None of you is left alive
q5-token-basket = A fire basket
q5-token-lamp = A miner’s lamp
q5-count-told = Times he was told
q5-enemy-uncle = Uncle
q5-item-tallow = Pot of tallow
q5-rule-hears = He can be told by whoever stands in his area, in the thick of it or not. He hears it only while he is sluggish and nothing on him burns, never in a round in which one of you has wounded him, and not from the same hero twice running. Each time he then activates against the teller.
q5-rule-sleeps = He sleeps: no activation until he is wounded, or until two more events have been drawn (three, where two heroes came).
q5-rule-tallow = The pot of tallow can be thrown once, as a free action: a fire of level I in your own area or the next.
q5-deed-tip = Tip the fire basket over
    .about = A fire of level I in this area, level II with Popil’s ash in it. The basket is gone.
q5-deed-tell = Tell him
    .about = You lay three bars in front of him and say what was done with them. Once a round, whoever does it; three times are needed.

q5-flag-troll-called = met the troll face to face
q5-flag-troll-slow = let the troll wake by himself
q5-flag-troll-blasted = brought the hill down on the troll
q5-flag-troll-dead = killed the troll
q5-flag-troll-told = told the troll, three times over
q5-flag-said-aloud = said it in the square
q5-flag-said-within = said it to each other
q5-flag-said-to-vezha = sold it to the burgomistress

q5-p0 =
    For sixty years the valley has put a sheep on the shelf in the hill each Thursday, and Uncle has left the valley alone. It is the one arrangement in these parts that was never written down, and the only one that was kept. This Thursday he threw the sheep back. It came down on the council, in session, under “any other business”.

    Nobody was hurt. The sheep had been dead before. The minutes request that you look into it. From the mouth of the hill comes warm air, and after a long while it goes in again. Somebody has swept the step.
    .title = Thursday
q5-p0-danylo = Danylo Kaylo has come along in his good cap. There is a second way, he says, through the old gallery. He has taken the lock off and brought it with him, so that it should not be in the way.
q5-p0-lamp = Far in, where there is no road, a miner’s lamp goes slowly from left to right. You know that lamp; it had a brick in front of it. There is nobody under it.
q5-p0-whistle = On the road below somebody whistles twice, and it empties. Bohdana Myto’s men are seeing to your backs. It is covered by the toll.
q5-p0-eels = The eel-men have been before you, by water, and tidied up the mud step. They do not like to owe.
q5-p0-smoke = The toll-house has not quite stopped smoking. When the wind is right it comes all the way up here, and stays.
q5-p0-pot = By the path stands a pot of tallow with a page of a hymnal tied over it. One long word is underlined. Somebody has been put on pots, for not having seen you, and does not seem to mind as much as she ought.
q5-p0-early = Down in the valley there is green between the trees already. Their scouts were here before breakfast. One has stayed.

q5-p1 =
    Here is what people have thought, in sixty years, that a troll might like: ribbons, a clock, a wooden horse, a flute. None of it has been used. All of it has been kept, and set in order by size, from a cartwheel down to a thimble. He must have done the thimble with one fingernail.

    Only in front, out of the row, there stands a shoe by itself. It is burnt, and it is so small that it ought to come next to the thimble. It is the one thing on the shelf that nobody brought him.
    .title = The Shelf

q5-p2 =
    It is only an old woman, with a lamp and a sock as big as a sack. Yavdokha takes up the sheep on Thursdays and stays to darn. “He is not bad,” she says, and bites off the wool. “He has just had the news.”

    What news? “Well, the mill,” says Yavdokha. “He was there. They are slow, dears. It has to come up through all that stone.” She gives you soup, all of you out of one spoon. Who you are she does not ask. She moves up on her bench, though, without being told to, as far as is needed for six.
    .title = Somebody Lives Here
    .laigon = Laigon asks about a wolf. “Which?” says Yavdokha. “The grey one, that lay by the door? He was not alone there. Uncle used to sit with him.”

q5-p3 =
    The whole cave draws a breath, and quite some time later lets it out. The dust on the floor gets up, walks past you towards the bed, stands still there, and walks back. It must have been doing that for years. There is a path.

    Whoever is breathing is not asleep, or not properly. And this is where all the passages come together: what is done here will be heard in every one of them, and will sound as if it were meant.
    .title = A Breath
    .law = Call him Uncle
    .law-line = As the children do.
    .law-seal = what he came to ask
    .neutral = Let him wake
    .neutral-line = Like a house with a baby.
    .neutral-seal = how long a troll takes
    .chaos = Close the hill
    .chaos-line = Before he is up.
    .chaos-seal = what was on the shelf
q5-p3-law = “Uncle?” says one of you, not loudly, the way children say it from the road before they run. The breath stops. Then the threshold fills, from below, as a cellar fills. He has come to see who is so polite. He looks at the one who called and at nobody else, and it is a thorough look; it goes down to the boots and all the way up again. “Uncle,” he says after you. He seems to be finding out whether it still fits.
q5-p3-neutral = Nobody calls. You set out your lamps and your rope and talk like people in a house with a baby. Past the threshold somebody turns over, and the ceiling remarks on it. He cannot be hurried: first a foot wakes, then whatever he has been dreaming of, then by and by the other foot. There is time to look round. Whether it is a kindness is hard to say. He is frowning in his sleep. He seems to be adding something up.
q5-p3-chaos = By then all of you are at the Cross, with your fingers in your ears. First the mouth comes down, then the shelf. It rains stones on a sleeping person for about as long as it takes to say grace. When one can see again there is no more way out on that side, and of sixty years’ presents there is some ribbon. From the bed comes a sound, surprised more than anything. He is holding the side of his head. There was an ear on it, and he looks for it on the floor.
q5-p3-signed = Zapal laid the charge herself, as your signature is good with her. She has put in half as much again. “With compliments”, it says on the wrapping.

q5-p3b =
    Here you were going to decide something. But he has been up for a while, and it is decided. Anything you had to say you can say to him yourselves. He is in the next room, and it is not a large hill.

    At the edge of the path the dust has made there lies a splinter. It has come out from the bed, by the look of it, a hair’s breadth with every breath. It had almost got to the door.
    .title = Too Late to Decide

q5-p7 =
    Voices come down from the smoke-hole, and a smell of onions. There are orcs in there, sitting round a very small fire. They are no friends of his. They were sent up in spring to ask him whose side he was on, and he is thinking; so they have planted onions.

    “Has he said anything?” one of them calls across the cave, on the chance that you might know. He sounds hopeful. After that he sounds embarrassed, and after that like somebody who has his orders.
    .title = Orc in the Smoke-hole
q5-p7-yurza = Then he gets a look at you. “It’s the ones who told Yurza the word,” he says over his shoulder, and sits down again. They would sooner not have seen you, if that is all right. Somebody pushes a splinter across to you with his toes.
q5-p7-orders = By the sound of it one has already started along by the Echo.

q5-p8 =
    In the old gallery the mine and the hill have run into one another: pit props down the one side, claw marks down the other. Where they meet, somebody has nailed up a board. DANGER, it says, TROLLS.

    On the back of it there is writing as well, for those who come from in there. The letters are as big as plates and took a long time. DANGER, they say. PEOPLE.
    .title = Old Gallery
q5-p8-chalk = Chalk arrows run along the props, and with them a joke about two masons, a word to a prop. At the end of it is a niche. “No room for this at home”, says the chalk. The joke is not bad.
q5-p8-grey = Behind the third prop stands Danylo Kaylo, nine days grey. Of all the places under the ground he came out here. “That way,” he says and points, and he keeps the finger up until you have gone. It is the wrong way. He knows that; and so does what is waiting there.
q5-p8-wages = On the ground stands his lamp, trimmed and lit. Next to it somebody has counted out a week’s wages in pebbles, and has got the sum right. One of you reaches down. The lamp is a good deal hotter than lamps are. Two of the pebbles are not stone.

q5-p9 =
    Here the hill has an eye, a slot in the rock at the height of a troll’s brow. Standing on one another’s shoulders you can see out of it. The whole valley is in there as if under glass: river, town, road, six mills. In the very middle, where in a picture there would be people, is a black square on which nothing grows.

    Under the slot runs a ledge of granite. It has two hollows in it, some way apart, and for a while nobody knows what they are; then one of you, as a joke, leans there on both elbows. Rock does not wear like that in a year. It does not do it in twenty.
    .title = The Low Place
    .auriel = Auriel works out what can be seen from here at night, by firelight. Everything.
q5-p9-branch = Behind the old gallery there is hammering, in threes. That is gnome work, and billed to somebody. So this is where Zapal’s fuse branched off to.

q5-p10 =
    You have come to the bed by the long way round, before anybody had decided anything. He is sitting up. He has been sitting up for quite a time; the moss has grown into the folds. Sitting, he is as big as a barn with both doors open. He sees you, each in turn, and one can watch how each of you arrives.

    He lifts one finger: wait. He is thinking of a word.
    .title = Threshold

q5-p11 =
    You can see it come. It sets out from somewhere below the knees. It gets to the belly, to the chest; pebbles come off his shoulders as it goes by underneath. Meanwhile he has put his hands on the ground, one on either side, so as to have them ready.

    “You,” says Uncle. Then he stands up, and that is the end of the ceiling as it was.
    .title = The Word

q5-p12 =
    His pillow is a boulder with a dent in it. Under the boulder, on dry moss, lies what he picks his teeth with: an iron bar as long as an arm, scorched, with a wheel stamped into the end. It is bent. In the middle four fingers have sunk into it, as into dough, and each of them is thicker than your wrist.

    Iron takes such a print only while it glows. So somebody did come to that door on the night, from outside, and took hold, and got one off; one of seven. In sixty years nobody has mentioned it. He does not seem to have thought that it was worth mentioning.
    .title = Under the Pillow

q5-p13 =
    Word gets about under a hill. By now all those are here who live off a troll: gremlins, who have an interest in the bones, and gnomes, who have an interest in the gravel. They have brought a clerk with a measuring chain. He has done two walls already.

    They have nothing against you. They have only come early, so as to be standing in a good place when it is over. You are standing in it.
    .title = Company

q5-p14 =
    There is about half of him left when he stops. He sets the club down with great care, on a shield that one of you has dropped, so that it should not get dirty. And then the valley has its first whole sentence from him. “I came,” says Uncle. “But it was. Shut.”

    It takes a long time until it is out. Then it is out, and he hears it too. His face goes the way a hillside goes in spring, first a little at the top. He feels for the club. After that nobody is talking.
    .title = A Whole Sentence
    .ekar = Ekar has grounded his sword. “I beg your pardon,” he says, as one officer to another. There is just time for it.

q5-p15 =
    It comes up through him from the feet, as it came up through the rock, and one can see how far it has got. At the knees he is still slow. At the shoulders he is somebody else, who has never in his life had to wait for a word.

    It passes, as weather does, if for a while he gets hold of nothing but things. You can read it off the floor: there are rings of broken stone all round, one for each time, and in every ring they have been laid out again afterwards, in order of size.
    .title = From the Feet Up

q5-p16 =
    You lay three bars on the floor, side by side, and say which mills they came from and what door they were put across. Told straight out it is not long. One could say it while crossing a yard; people have had sixty years, and yards.

    He listens with his mouth open and the club in the air. Then he strikes, but as one strikes a table. Dust comes down. He looks at the bars, and at whoever laid them there, and moves the middle one a little, so that they lie even. “Again,” says Uncle.
    .title = First Telling

q5-p17 =
    He sits down against the wall, as if that had been agreed. The club he lays aside, the handle towards you. After some time somebody notices that there is no breath in the cave any more, neither in nor out. The dust lies where it lies. The groaning of which the valley complained has stopped, and the valley will need about a year to find out that it misses it.

    A little daylight has got in from somewhere, and falls on his hand. It is lying palm up, a bit hollowed, as one holds it when one expects to be given something small.
    .title = Quiet

q5-p18 =
    The third time he does not strike. He says it after you, all of it, slowly, with the names, to be sure that he has it right; and where you have been quick he makes you go back. It takes until dark. At the end he adds the one thing that everybody had left out. “I am sorry,” says Uncle. “I was. Late.”

    Then he falls asleep, sitting up, with the iron in his lap, and has to be asked for it. He hands it back piece by piece, without waking.
    .title = Told
    .torgar = For sixty years Torgar has prayed for a straight answer. Now he has it from a troll. He thanks the Three, to be on the safe side, and then he thanks the troll.
q5-p18-own = There is a bar among them that you did not bring. It is bent, and four fingers have sunk into it. That is the one he came away with. He gives it to you last.

q5-p19 =
    In the low place, under the slot that looks out on the valley, there is a picture, scratched into the ledge by a fingernail like a spade. It is a house with a fire on it. By the door, on the outside, stand six small figures in a row, like people waiting for something to be over. One more stands apart and has a light.

    High up there is a window, and in the window a hand, which is letting down something about the size of a loaf. There is no face above the hand. Rock is hard to draw in; or he could not see it either.
    .title = What He Saw
    .shaya = Shaya lays her own hand on the scratched one. “Too big,” she says at once. “It is drawn too big.”
    .ekar-shaya = “It was your hand,” says Shaya. “I was at the door,” says Ekar. “So was everyone,” says Shaya. “You all say so.”
q5-p19-visitor = In the corner of the ledge lies a piece of gold glass, bedded in wool. Next to it he has scratched a very little man, waving. He had been keeping it for the first who should come in and look him in the face.
q5-p19-groove = You had the leisure to learn his ways, and you see it now: he has gone over every line again, year after year, in the same groove. Only the hand has been drawn a little differently every time.

q5-p20 =
    “They were outside,” says the one of you who has said least all day. “We were in.” It is the first time that anyone has said it aloud. One can tell there is another sentence to come, and that it is a slow one. It has to come up through all of you.

    “Then who were we holding the door against?” Nobody answers. Down on the valley road somebody is going home and singing, and it carries a long way. It is a good song.
    .title = Outside
    .law = Say it in the square
    .law-line = On a barrel.
    .law-seal = which doors close
    .neutral = Say it to each other
    .neutral-line = Once round the fire.
    .neutral-seal = who was at the window
    .chaos = Say it to the burgomistress
    .chaos-line = She asks how much.
    .chaos-seal = what she does at night
    .auriel-ekar = “Six outside,” says Auriel. “Say it again,” says Ekar. “No,” says Auriel.
q5-p20-bars = You lay the bars across the door in the picture, those you have. It is a small door, scratched in stone, and they are real. All the same one can see where the missing ones go.
q5-p20-law = You say it on market day, in the square, from a barrel. People put down their baskets. They hear you out; nobody calls anything; a man who was just paying for eggs stands there with the money held out until the end. Then they go home, one after another, and shut their doors, very softly, as one does on a sickroom. In the evening there is a second bowl at the ford next to the first. It has no label.
q5-p20-neutral = It stays with those it happened to. Once round the fire, each tells what could be seen from where each was standing, and nobody corrects anybody. Laid side by side it makes very nearly a night: bread, snow, a knock, smoke, the door. One place in it is empty. Whoever was at the window has not spoken; or does not know it; or has spoken, and left that out.
    .laigon-torgar = “I was on the roof,” says Laigon. “Then who,” says Torgar, “was holding my feet?”
q5-p20-chaos = You take it to Eulalia Vezha, in the town hall, after hours. The burgomistress asks how much before she asks what. She has a drawer for it. It is twenty-five crowns a head, in gold, counted twice, and you sign for “roof, repairs to”. On the stairs one of you goes back for a glove. The door is not quite shut. She is crying, without any noise, sitting very straight. One would say that she has fixed hours for it.

q5-p21 =
    First, though, there is the sheep. Yavdokha, who takes it up on Thursdays and stays to darn, has got it back from the council against a signature. Now it is on a spit, out on the hillside, where the smoke goes its own way. Waste is waste. She cuts you the good pieces and asks you nothing. She only looks at your boots, and can tell by the dust how far in you have been.

    One leg she puts by, on a plate, with a cloth over it.
    .title = The Sheep
q5-p21-told = It is for him. She takes it in to him and comes back with the plate. He eats in his sleep, she reports. He said thank you in it, too, both words.
q5-p21-shelf = It is for him. She carries it in, past him, as far as the shelf, and finds a place for it between the clock and the wooden horse. That will have to be moved, she says when she is out again. It is not in order.
q5-p21-stones = It is for him. There is no shelf to put it on. She stands the plate on the stones, where the mouth was, and turns it so that the bone points inwards, and pulls the cloth straight.
q5-p21-line = You yourselves came out by the old gallery, in single file, along a miner’s line, with the hill coming down behind you in small change. The last in the file has caught some of it.

q5-p22 =
    From up here you can see them come. There are green banners the whole length of the valley road, and under the banners is everybody: fighters in front, then pots on carts, then goats. Old women are walking next to the carts, so that the children can ride.

    You try to count it as an army. It will not come out. An army does not bring its grandmothers; something else does, and you had the word for it once. The last time you saw people come down that road like this, you were standing at a door, and it had begun to snow.
    .title = Everybody

q5-p23 =
    Aunt Fedora has moved into the gatehouse, in the town wall, “for the custom”. The sign is up, the lavender is hung, the ledger is open at today. “One troll, seen to,” she writes. The bill is one day longer. Then her pen stops over the page. “By whom?” asks Aunt Fedora.

    By you, you say. She nods and does not write it. Now you see that the two words are there already, in the same hand, underlined twice. Only they do not belong to today. She has turned back sixty years, to the line with the bread.
    .title = The Bill, Again

q5-p24 =
    He has finished thinking. He comes out, not by the door, and goes down to where the seventh mill was, in a straight line: through an orchard, through the river, through the town, by way of the breach in the south wall, which had been narrower than he is. People stand aside with their spoons in their hands. He says “excuse me”, to each of them, but it takes so long that they hear it only the next day.

    In the ashes he sits down and feels about him, for something the size of a loaf. What used to be the edges of the breach he has taken along on his shoulders. One could drive a hay cart through it now. By Saturday somebody does.
    .title = He Goes Down

q5-p25 =
    He collects you himself, before anyone can sweep. He is good with glass. For some time you stand on a ledge above his bed, in order of size, and there is a certain feeling about the order. Yavdokha dusts.

    “Those are wanted, Uncle,” she says on the ninth Thursday. He thinks about it until the tenth, and lets you go. In the meantime he has been down in the valley once, on an errand of his own, and back. The breach in the south wall of the town has his outline now, and so far nobody has cared to bring it up.
    .title = By Size

q5-p1-act = Look along the shelf
q5-p12-act = Look under the pillow
