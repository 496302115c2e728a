### Embers at the Ford: the paragraphs of the first quest. Not shown before their time.

q1-a1 = Ford
q1-a2 = Candle Bowl
q1-a3 = Willow Bank
q1-a4 = Fish Stage
q1-a5 = Lane
q1-a6 = Kitchen Gardens
q1-a7 = Well Square
q1-a8 = Mill Race
q1-a9 = Chapel Yard
q1-a10 = Burning Byre
q1-a11 = Porch
q1-a12 = Vestry
q1-a13 = Nave
q1-a14 = Apse

q1-goal-chief = Get to the chapel and take the window back from whoever has it
q1-defeat-deck = The last event is gone, and the sacks are over the hill
q1-defeat-ghosts = None of you is left alive
q1-token-ostap = Ostap under the wheel
q1-enemy-chief = Grandfather Clink

q1-flag-candle-lit = lit the candle at the ford
q1-flag-candle-taken = emptied the bowl at the ford
q1-flag-miller-saved = lifted the miller’s wheel
q1-flag-miller-passed = walked past the miller
q1-flag-miller-robbed = took the miller’s box
q1-flag-zorya-lie = saw through Zorya

q1-p0 =
    There is glass in the ford, a great deal of it, and you are lying on it without being cut. That is the first thing wrong. The second is the night, which is warm; a moment ago it was winter.

    Up the lane something is burning that ought to be a byre. Somebody small runs past it with a sack, and the sack rings. On the bank stands a bowl of coins, under a candle that has gone out. FOR THE FIVE, says the label. Five names follow, in good black paint. One of them is spelled correctly.
    .title = Spilled
    .auriel = Auriel holds a splinter up against the fire. “Blue,” she says. “Mine. The lead was drawn by somebody who was crying, or very young.”
    .ekar = “Count off,” says Ekar, before he is properly upright. Then he sees how many answer, and counts the glass.
    .laigon = “No,” says Laigon, who has found no tracks leading to where you lie. Nobody has asked him anything yet.
    .shaya = Shaya has turned out her pockets. “All there,” she says. “I have never been robbed of nothing before.”
    .torgar = “Well,” says Torgar, looking at his hands from both sides, “either I have been answered or I have been dropped.”
    .auriel-ekar = “It was winter,” says Ekar. “It was the second of December,” says Auriel, “which is autumn.”

q1-p1 =
    Small coins, and if one goes by the kings on them, sixty years of small coins. Somebody polishes the rim; nobody has ever touched the middle. There is a button among them from someone who had nothing else that day, and did up the coat with string.

    Right at the bottom lies a sheet of paper, folded in eight. “please come back it is urgent”, it says, in a round hand that has run out of line. It is dated today.
    .title = The Bowl
    .law = Light the candle
    .law-line = Somebody called.
    .law-seal = whose the sixth flame is
    .neutral = Read the note again
    .neutral-line = Ink dries slowly.
    .neutral-seal = whose hand wrote it
    .chaos = Take the coins
    .chaos-line = It says: for us.
    .chaos-seal = who counts the bowl
    .shaya-torgar = “We were called,” says Torgar. “We were dropped, dwarf,” says Shaya. “I know the sound.”
q1-p1-law = It takes at the first spark, like a thing that has been waiting behind a door. The flame parts into five colours; so far it is as in the song. Then it parts once more. The sixth is plain white and stands a little to one side, and it leans up the valley, although there is no wind. Nobody claims it. When the others have settled it is still moving, the way lips do.
q1-p1-neutral = You read it twice and fold it in eight again. The ink comes off on the thumb. The letters lean the wrong way, so it was written with the left hand; the paper has the print of a knee in it, a small one. The word “please” was squeezed in afterwards. Whoever it was came here tonight, then, and came before the fire.
q1-p1-chaos = Twelve crowns, a button, a milk tooth. You leave the tooth. There is no getting round the label, and you are who it says. Emptied, the bowl rings, and goes on a good deal longer than its size allows. Up at the inn a shutter opens, stays open for as long as it takes to count to twelve, and closes.

q1-p2 =
    The thing in the dark has a chamber pot on its head, and salutes. It is Vasyl, the sexton, who has rehearsed this since he was six. “You came when the bell was rung,” he says, and his face falls: that is the other verse. Besides, the bell has not been rung.

    He points up the lane with his free hand. They have the window, he says, all of it, in sacks, and it sings when they run. He goes on saluting. In the rehearsals there was never anyone to return it.
    .title = First Face
    .ekar = Ekar returns it, to the exact angle. “At ease,” he says. Vasyl does not know that line; the song stops before it.

q1-p3 =
    Among the beans stands a scarecrow in a cloak you know: the cut, the clasp, the tear below the shoulder. It is a copy. Every garden in the valley has one of you, it turns out, and the birds have got used to it. Somebody has darned this one with more care than the tailor took.

    You put it on, since it is there. The burn on the hem has been copied too, in brown thread, and sits on the wrong side. Whoever sewed this knew the window well, but only ever from outdoors.
    .title = Through the Hedge

q1-p4 =
    A pair of boots sticks out from under the mill wheel. They are good boots, and the gremlins have one of them already. Higher up, four more gremlins are unscrewing a strongbox from the wall and cannot agree which way is left.

    “The box first,” says Ostap the miller out of the race, where the water has reached his chin, “then me.” He looks from one of you to the next like a man choosing a melon. Then he looks again and forgets to choose. He has seen you every Sunday of his life, from the third pew; you used to be flat.

    Behind the chapel somebody lights a second lantern.
    .title = Boots under a Wheel
    .law = Promise to lift it
    .law-line = One word, one back.
    .law-seal = what he keeps in the box
    .neutral = Go on up the lane
    .neutral-line = It is his wheel.
    .neutral-seal = what a leg is worth
    .chaos = Take the box
    .chaos-line = He said: first.
    .chaos-seal = whose face he will remember
    .laigon = Laigon looks not at the wheel but at the bank. “Wolf,” he says. “Old. Came by every night for eleven winters, going up. Never once coming down.”
q1-p4-law = “I will lift it,” says one of you, and that settles it; a word like that cannot be carried by two. Ostap nods as if a price had been named and found fair. “Then lift,” he says. “I am not getting any lighter.” The wheel groans and comes up by the breadth of a hand. That is enough for him to breathe, and for everything that was sitting on it to look round. The rest will have to be done from down there, in the water.
q1-p4-neutral = You go on. It is his wheel, and the lane leads up. Behind you a man swears by all seven mills, each by its name, and does not leave out the one that burned; then comes the sound of a leg making up its own mind. Something square sails over the hedge and lands among the cabbages. “Then not them either!” shouts Ostap, to no one you can see. He is out. He has not got anybody to thank for it.
q1-p4-chaos = He said so himself. Left turns out to be the way nobody had tried. Thirty crowns, a will, and an iron bar that weighs more than the rest together and is scorched along one side. Ostap watches whose hand it is; he does not blink. The wheel goes round by a quarter, and he goes under. It goes round by another, and he comes up, which nobody had asked of him. The four gremlins, left with a screwdriver, talk you over.

q1-p6 =
    The box has come down on one corner and opened by itself, and four gremlins will never hear the end of that. There are no coins in it. There is a will, and rolled up in the will an iron bar as long as an arm, burnt along one side, with a small wheel stamped into the end.

    “Never sell this,” says the will. “Never say why.” It is signed by Ostap’s grandfather, and below him by five other millers. Two would have done for witnesses. These have not written “seen by”. They have written “nor I”.
    .title = Among the Cabbages

q1-p8 =
    One wheel, one back, one miller, one boot. Ostap comes out of the race in one piece and is not grateful; he is late, the flour is getting wet. He has the strongbox off the wall in a single pull, having put in the screws himself, and pushes it at whoever did the lifting.

    “Grandfather said: give it to the one who lifts. I thought he meant sacks.” Inside lies an iron bar as long as an arm, scorched along one side, a wheel stamped into the end. The lid is worn hollow in one spot, by a thumb. Somebody has opened this box every night for years, and looked, and shut it.
    .title = Lifted

q1-p9 =
    The pews are stacked against the porch from inside, three high, with the hassocks stuffed in the gaps. It is decent work. Gremlins do not stack. No gremlin has ever put a thing on top of another thing and meant it.

    At the far end, where the window was, there is a hole with the night in it. Somebody shut this chapel up before they came. You take the pews down one after another, and there is coloured glass under every one of the bottom row, and not a grain on the top.
    .title = Front Door
    .ekar = Ekar unstacks them in the order in which he would have stacked them. It is the order they are in.
    .ekar-laigon = “Somebody closed the chapel first,” says Laigon. “Good order,” says Ekar. “Yes,” says Laigon. “That is what worries me.”

q1-p10 =
    The vestry lock gives way like one that has been asked often. Behind the door hangs a row of surplices, and at the end of the row, half under the last, a sling. The cord is still warm, from a hand or from the byre. On the floor lies one plum stone.

    The hook is lower than the others. Someone put it in for a person who could not reach, and painted a little bell above it, so that there should be no mistake.
    .title = Back Door
    .shaya = “They have never changed it,” says Shaya, who opened this lock as a girl. She is almost offended.

q1-p11 =
    Up the one tree that is not on fire sits a girl of eleven and counts you. She does it twice. “I thought you would be taller,” she says.

    She is Zorya and she rings the bell here, or holds the end of the rope for the man who does. Tonight nobody rang it. She had her hands full, says Zorya, and then hears what she has said, and climbs one branch higher. “It was gremlins broke the window,” she says from up there. Nobody has asked.
    .title = A Girl in the Pear Tree
q1-p11-note = There is ink on her left thumb. You have the other half of that thumb, at the ford, under the coins. She follows your eyes, puts the hand behind her back, and very nearly comes out of the tree.
q1-p11-sling = Her belt is worn on one side, where something hung until tonight. You know which hook it is on now. Nobody mentions hooks. She counts you a third time, and it comes out the same, and she does not look pleased.

q1-p12 =
    The sun comes up through the hole where the window was. It has never come into this chapel before without being coloured first. Everybody looks older in it, and less holy. Odarka the laundress, who has been on her knees to you in the yard since three o’clock, gets up, has a proper look, and goes to see to her hens.

    It is a plain day. You can see the mills all along the river, one after another, six of them. Beyond the sixth there is room for one more, and the road goes round it.
    .title = Dawn
    .auriel = Auriel checks the sunrise against what it ought to be. It is four minutes late, or the chapel has moved.

q1-p13 =
    Hens come out of the smoke in single file behind a goose, who stops, looks back, and waits for the last. Then the byre lets down its roof.

    One wall is left, and in the wall is a window frame no bigger than a tray, whitewashed over long ago. It must have been some glazier’s first attempt. The heat is taking the whitewash off in flakes. Under it is grass. There is nothing else in the picture, only grass, and no two blades of it are alike.
    .title = The Byre

q1-p14 =
    The vestry cupboard is breathing. In it sits Sister Melania, who keeps the chapel, with a glue pot between her knees and eleven pieces of window in her lap. “I have done the corner,” she says. It is a good corner. It has somebody’s elbow in it.

    Who broke it? “Gremlins,” says Sister Melania, in the voice of a person who has been asked to hold something and not look. She lifts her lamp so that you can see the floor. You may go anywhere you like, she says. Only please not on the green.
    .title = Sister Melania
q1-p14-stone = She sees the plum stone you have picked up and holds out her hand for it. Into the glue pot it goes. She stirs until it cannot be seen.

q1-p15 =
    On the altar rail sits the oldest gremlin in the valley, so full of glass that you can watch it move when he breathes. The young ones hand it up to him piece by piece, wiped. He swallows, opens his mouth, and a man says out of it, very patiently: “Stay with the guests.” You know that voice. It is one of yours.

    He takes another piece. Now it is a woman. “Open it,” she says. “Open it.” The young ones have stopped wiping. Nobody taught him those words, and not one of you remembers any guests.
    .title = Grandfather Clink
    .ekar = Ekar’s lips have moved along with it, to the last word.

q1-p16 =
    So it is not dark. Whoever falls first stays where the fall was: a pane of coloured light, as tall as a person, in the middle of a sentence.

    From inside, it reports, one hears the others breathing. Also somebody farther off, knocking on wood; not hard, and not to be let in. More as one knocks to show that one is still there. None of the living can hear it. But out in the dark the gremlins have put their heads on one side.
    .title = A Pane of Light

q1-p17 =
    Grandfather Clink sits down on the step and coughs up gold, splinter after splinter, politely, behind his hand. With each there comes a voice: a boy’s, a horse dealer’s, one of you laughing. The last is the woman again.

    “Seven bars,” she says. “I counted them through the wood.”

    After that he is only an old gremlin with cut lips. It was Yaryna, who had the seventh mill. You say the name all at once. Of that whole night it is the one thing nobody here remembers differently, and nobody remembers her sounding like that.
    .title = The Last Voice

q1-p18 =
    The village comes up the lane with brooms. There is a hole in the wall now in the shape of five people, and the old women kneel to the hole, since the shape is right. A boy wants to know which of you is the gold one.

    They sweep until noon: blue here, red there, gold on a cloth of its own. All along the foot of the window there used to be grass, four yards of it. In the sweepings there is not one green splinter. Somebody has been through them already, and had tidy hands.
    .title = What Is Left of a Window
q1-p18-saved = Ostap has come too, in one boot, with a broom of his own. He sweeps round your feet and not over them, and grunts. People turn to look. He does not grunt to just anybody.
q1-p18-robbed = Ostap stands across the lane, wet to the hair. He has his broom under one arm, the way one holds a crossbow, and goes from hand to hand with his eyes.
q1-p18-passed = Ostap is not among them. His broom is. He has sent it with a neighbour, so that nobody can say he did not lend one.
q1-p18-word = Ostap leans there on a crutch cut from his own wheel. “I was given a word,” he remarks to the next broom, not loudly. “I held on to it as long as I could.”

q1-p19 =
    Aunt Fedora has aired the rooms. She has done it every week since she needed a stool for the latches: five rooms, lavender, a towel on each bed. She opens a ledger, licks her thumb and turns back sixty years without looking.

    “Five rooms,” she reads, “one night.” She rules a line and writes after it: “extended”. The sum has a page to itself. “Less breakfast,” says Aunt Fedora, “not taken. I am fair.”

    Just above your names, that same evening, somebody ordered bread for the seventh mill: eighty-six loaves, for the morning. It has been crossed out, with the same ruler.
    .title = The Rising Pony

q1-p20 =
    At the bowl somebody steps out of coloured light, cold, hungry and in a temper, all of which is taken for signs. Two women on the bank go down on their knees. A third looks into the bowl, to see what it came to.

    It came to splinters. They went out one by one in the hand that held them; and one was not gold when you looked closely, and went out last, and hissed. Far up the valley an old man wakes in the dark, saying a name that nobody ever told him.
    .title = Return
    .torgar = Torgar thanks the Three, item by item, and leaves a pause after “knees”.

q1-p21 =
    The sacks go over the hill before anyone has water on the boil. One can hear them for a while after one cannot see them; they are at the second verse. In the lane the village bows to you all the same, facing the wrong way.

    Vasyl the sexton has taken off his chamber pot, so as to run better, and gone after them by himself. He has left it on the rim of the well, with the handle to the north, for anybody who might want to follow.
    .title = Too Late

q1-p22 =
    Somebody sweeps you up. She does it on her knees, with a goose feather, and sorts as she goes. Sister Melania keeps you in the glue jar on the vestry sill, in order of colour, until there is enough of everybody again. That takes nine days. In the evenings a girl sits under the sill and does not say anything, at length. On the second night Vasyl took his lantern and went after the sacks. He has not been swept up with anything.

    Then there is a ford, and glass, and a warm wind. Under the coins lies a note. It is dated today.
    .title = Swept Up

q1-p1-act = Look into the bowl
q1-p6-act = Pick the box out of the cabbages
q1-p8-act = Lift the wheel off Ostap
