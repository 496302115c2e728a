### Salt Cellars: the paragraphs of the third quest. Not shown before their time.

q3-a1 = Saint’s Niche
q3-a2 = Lamp Room
q3-a3 = Brine Walk
q3-a4 = Choir of Salt
q3-a5 = Gnome Burrow
q3-a6 = Powder Store
q3-a7 = Cage
q3-a8 = Main Drift
q3-a9 = Props
q3-a10 = Crossing
q3-a11 = Guard Post
q3-a12 = Vault
q3-a13 = Stables
q3-a14 = Walled Gallery
q3-a15 = Chute Head
q3-a16 = Boiling Pan
q3-a17 = Cooperage
q3-a18 = Pay Office

q3-goal-glazier = Find three seals under the salt, open the vault and get the glazier out
q3-defeat-deck = The last event is gone, and it is too late for the glazier
q3-defeat-ghosts = None of you is left alive
q3-token-lamp = A lit lamp
q3-token-danylo = Danylo behind his wall
q3-token-hordiy = Hordiy Sklo
q3-pile-salt = Dig through the heap of salt
q3-count-seals = Seals found
q3-item-key-red = Red key
q3-enemy-popil = Brother Popil
q3-enemy-zapal = Zapal, forewoman
q3-rule-dark = It is dark: nobody sees farther than two areas, and shadows are turned no farther off. An area with a lamp, and the way to it, is seen as usual. When the event Flames is drawn one lamp goes out.
q3-rule-salt = Whenever a trap is drawn, salt comes down: the areas on both sides of its door, or that of its chest, are difficult ground from then on.
q3-rule-pair = Where only two heroes came, one heap may be searched in the middle of a fight.
q3-deed-lamp = Light the lamp
    .about = The lamp of this area burns to the end of the quest, or until somebody puts it out.

q3-flag-miner-freed = dug out Danylo Kaylo
q3-flag-miner-left = left Danylo behind his wall
q3-flag-miner-robbed = took the payroll through the gap
q3-flag-zapal-paid = paid off Zapal’s order
q3-flag-zapal-burnt = let Zapal’s fuse burn
q3-flag-zapal-signed = signed for E.V.
q3-flag-popil-jailed = handed Brother Popil to the town
q3-flag-popil-left = left Brother Popil a lamp
q3-flag-popil-ash = took Brother Popil’s ash
q3-flag-grass-known = know what the grass is

q3-p0 =
    The cage goes down through four kinds of salt: white, grey, pink and taxed. Semko the lift-man calls them out one by one, as if they had been invited. He is sorry about the dark. Lamps are lit against a form, and the form is kept upstairs, where there is light to fill it in by.

    Hordiy Sklo? There is nobody of that name on Semko’s list. There is “contents, one”. Its dinner goes down every day since Tuesday. The plate comes up clean, and each time somebody has scratched a blade of grass into the glaze.
    .title = Down
    .laigon-torgar = “Salt keeps,” says Laigon. “That,” says Torgar, “is what I have against it.”
q3-p0-paid = Bohdana Myto has written two lines to the guard, beginning with “hereby”. The first man on the drift reads them, counts out five crowns for each of you, overcharge, refunded, and goes off duty.
q3-p0-burnt = Since the fire at the toll the guard has been doubled. The new man was told what you look like. He was shown the window, what there is of it.
q3-p0-sacks = The old gentleman asked every day, says Semko, whether some sacks had come. On Saturday he stopped asking.
q3-p0-lamp = Semko looks at how few of you there are, looks over his shoulder, and lights the one on the main drift with his own match. There was a form, he says. It fell down the shaft.

q3-p1 =
    There is not one lamp in the lamp room. There is a ledger, scratched into the wall, from the floor to where a tall man can reach: “for silence, monthly”, a sum, a tick. “For silence, monthly”, a sum, a tick. It goes on for sixty years, and you can see where one hand got too old and the next began.

    The sum is the same throughout. Bread has gone up four times. This month’s envelopes are on the shelf and nobody has been to fetch them, so you do.
    .title = Salt Does Not Keep Secrets

q3-p2 =
    One wall of the gallery is newer than the others, and it knocks: two, two, and one. It is the signal for pay-day. “Bad mortar,” says the wall when you are close enough. “Too much lime. I told them while they were at it.”

    Danylo Kaylo, hewer, has been in there with the payroll since Friday. For air he has the room of one brick, and through it come a finger, an eye and his opinions. He had struck on a piece of iron in the old fill. “And then I was informed,” says Danylo, “that I hadn’t.”
    .title = Knocking
    .law = Break the wall
    .law-line = By hand, then.
    .law-seal = what time it costs
    .neutral = Leave the wall
    .neutral-line = Not our mortar.
    .neutral-seal = where he comes out
    .chaos = Take the payroll
    .chaos-line = A hand fits through.
    .chaos-seal = what he thinks it is
    .ekar = Ekar knows that knock. It has nothing to do with wages. It was the mill’s watch signal: all quiet, let me out.
q3-p2-law = It is done by hand, a brick at a time, and takes what it takes. Danylo comes out backwards. He counts his fingers, then yours, then the bricks, and lays aside two that can be used again. He goes ahead to the crossing and lights the lamp there; then he puts his shoulder to a piece of rock, and the rock has hinges. He has been digging along here for four nights in his head, he says. The head was right.
q3-p2-iron = “They told me to hand it in. I handed in my pick handle, nicely wrapped.” He draws the iron out of his trouser leg: an arm long, burnt on one side, with a wheel in the end.
q3-p2-parcel = “The iron is in the pay office, labelled,” he says; then he sees it in your pack. “Well,” says Danylo. “So somebody can read.”
q3-p2-neutral = It is not your wall. You go on, and behind you the knocking goes on, and stops, and begins again, lower down and quite regular. He has decided to do it himself from his end. At that rate it will take nine days. Nobody has told him that he is facing the wrong way.
q3-p2-chaos = A hand fits through the gap, and a payroll fits back, bag after bag. He passes it out himself. “That’s for the men you’re fetching,” says Danylo. “Tell them to bring a proper mason.” The eye follows you as far as it can. He thanks you, and asks if you would be so good as to leave the brick out.

q3-p6 =
    Under an arm’s length of salt lies a lump of wax as big as a fist, with a wheel on it: the seal of the millers. It was broken across, once, and put together again with breath; one can see both thumbs.

    Round the edge six rings have been pressed into the wax, one after the other, and each a little more lightly than the one before. The sixth has hardly left a mark. That man must have been holding his own wrist.
    .title = Seal: the Wheel

q3-p7 =
    A tobacco tin. In it lies the chapel’s seal, wrapped in a leaf from a hymnal, and on the leaf is written in pencil: “I rang it so that nobody should hear. Dawn forgive the bell.”

    The hand is a sister’s, three sisters before Melania. There is still tobacco in the tin, hardly touched. She did not smoke. It seems to have been the worst thing she could think of to do afterwards.
    .title = Seal: the Bell
    .torgar = Torgar rings the seal with a fingernail. Flat. They cracked the bell that night, and never said why.

q3-p8 =
    The town’s own seal. One expects dust, and gets a scent: wax, candle smoke, violets. It gives under the thumb.

    All else down here has lain for sixty years. This was put in on Sunday at the earliest. Whoever keeps this secret keeps it up to date.
    .title = Seal: the Tower
q3-p8-violets = Violets. The letter on the look-out smelled of them, too. At the time one took it for the filling.

q3-p9 =
    No seal. Here is a man’s lunch, salted past all change: bread, an onion, an egg with a face drawn on it. His wages lie beside it in their envelope. He was on shift when they closed this drift, “for health”. It was not murder. It is only that there was never a form for opening it again.

    He is sitting a little farther in. He had shared the onion out on two plates.
    .title = Wages

q3-p10 =
    No seal. A fuse, lit, and on the fuse a tag, in a clear commercial hand: “Property of Zapal & Daughters. Please do not touch. Touching is extra.”

    You have touched it.
    .title = Fuse
q3-p10-ok = You are quicker than the tag allowed for. It runs off along the floor, hissing, to be somebody else’s expense at the crossing.
q3-p10-fail = It was extra. What is left of it runs off along the floor to the crossing, to see whether anybody there has touched anything.

q3-p11 =
    A gnome with a plumb line is chalking a cross on the floor of the crossing: Zapal, forewoman, of Zapal & Daughters. She shows you the order because you ask. She has nothing to hide, she has it in triplicate. One vault, to be removed; signed E.V., stamped with a tower.

    There is a line for contents. “One glazier”, it says. Zapal has followed your finger. “We don’t do people,” she says. “We do contents.” She bends down again to the cross. It is the straightest thing in this mine.
    .title = The Invoice
    .law = Pay for the vault
    .law-line = The powder is mixed already.
    .law-seal = who ought to have paid
    .neutral = Let it burn
    .neutral-line = We know how long.
    .neutral-seal = what else is on that fuse
    .chaos = Sign for her
    .chaos-line = With her own pen.
    .chaos-seal = whose wall comes down
q3-p11-hand = You have seen that E before, with a pie on it. Said aloud, it makes Zapal take off her helmet. “Then this isn’t a job,” she says, “it’s a grudge. I do those at half price. I’d sooner be talked out of it.”
q3-p11-law = Cancelling costs money, for powder does not unmix. You settle another person’s bill so that a stranger may live, and get a receipt for it, made out in her name: “received of E.V., by friends”. The daughters come out of the burrow, one after the other, wiping their hands, and go up to have lunch in the daylight. “A pleasure,” says Zapal. She means the receipt.
q3-p11-neutral = It is her trade, her fuse and her spelling. You let it burn, and have as long as it takes; and you know to the minute how long that is, which is more than most people can say. Zapal winds up her plumb line. “Mind the far end,” she says. “It branches.” Where to, she keeps to herself. It is on another invoice.
q3-p11-reel = Then she goes back to the burrow and sits down on the reel, with a bomb on her knees that she had been keeping for best. Until it is through, it is hers.
q3-p11-chaos = You sign. The pen is E.V.’s own, lent with the order; it writes beautifully. Then you rub out the cross and chalk it again, one wall to the left. Zapal checks the signature. She does not check the cross. The hill jumps. Between the burrow and the guard post there is a doorway now, and after that a deafness in which everybody is extremely polite.

q3-p16 =
    With two seals in one pack the salt begins to sing. It is four notes, over and over. You know them, everyone does: it is the chorus of “The Five at the Mill”. It comes down the brine walk like a draught.

    Then there are voices in it, a dozen of them, in step and in tune. They have the same melody as the valley, and the same rhymes. They have another last verse.
    .title = Something Listens

q3-p17 =
    Wheel, bell, tower. You hold them together to see how they fit, and after that you are not needed. They go soft and close up. What lies there is one red key, and it is warm in three places, as if three people had just let go of it.

    Across the way the choir of salt lights up from behind. There is a shrine in it, to nobody, and very well kept. The flowers have been carved out of salt. There is a fresh one for every week.
    .title = Three of Three
    .auriel-ekar = “There was one door,” says Ekar. “One door and one window,” says Auriel, “forty by thirty.”

q3-p18 =
    On top there is coin, in rolls. Underneath, squared up with the edge of the box, lies a long parcel in brown paper. It has an official label. “Found by Kaylo”, says the label. And below that, in a better hand and fresher ink: “Not found.”
    .title = Pay Office
    .shaya = “Found, not found,” says Shaya. She has filed things that way herself.
q3-p18-handle = There is a pick handle in it. With it is Danylo’s week, fifteen crowns, in an envelope marked “stopped, for one pick handle”.
q3-p18-iron = It is an iron bar as long as an arm, burnt along one side, with a wheel stamped into the end. Somebody has cleaned it as far as the burn, and there lost heart.

q3-p19 =
    A bed, a kiln, a shaft with daylight in it; no expense has been spared. At the bench sits Hordiy Sklo, who is seventy-six, and cuts grass. He has done about a yard. “You’ve come,” he says, and lays down the cutter. But it is not you he is looking at.

    In the doorway Brother Popil of the Ash puts back his hood. He has been third in your line ever since the crossing. Under the low beam he said “mind your heads”. For a while he carried somebody’s lamp.
    .title = The Vault
    .laigon = Laigon had noticed the third man in the line. He had thought he was somebody’s uncle.

q3-p20 =
    It is no enemy. It is a novice of the Ash, fifteen years old, asleep on her feet behind a prop, with a hymnal open at “The Five at the Mill”. In this copy the last verse is not about holding the mill. It is about keeping the fire in.

    She wakes, and sees the light in your chests, and does the one thing nobody has got round to forbidding her: she breaks her bread and gives you the larger half.
    .title = Half a Sermon
    .shaya-torgar = “I prayed at the end,” says Torgar. “You swore,” says Shaya. “To the same address.”
q3-p20-six = “At the ford,” she whispers, “when it was lit. Was it six? They told us it would be five, and then somebody came running.”

q3-p21 =
    Brother Popil sits against the door with his legs out, beaten and not quite dead. Round his neck he has a small bag on a string, and he holds on to it. “Grandfather carried the torch,” he says. “He told me every night. I could say it along with him. He said it was holy.”

    He looks up at whoever is standing nearest; it does not seem to matter who. “It was holy,” says Brother Popil. “Wasn’t it?”
    .title = Popil Falls
    .law = Hand him over
    .law-line = It is warm there.
    .law-seal = where they keep him
    .neutral = Leave him a lamp
    .neutral-line = He has his answer.
    .neutral-seal = where the lamp goes
    .chaos = Take the ash
    .chaos-line = It is from there.
    .chaos-seal = what it does near green
q3-p21-law = You tie his hands and deliver him to the watch, with a statement. They are delighted; it is years since anyone brought them a live one. They put him in the room under the town ovens, where it is dry and warm, and someone takes him soup. He asks whether he might look at the fire. That is entered as good conduct.
q3-p21-neutral = He has had his answer since he was six. You leave him a lamp, and trim it for him. On Monday they come down to fetch the body. They find a clean ring in the salt where the lamp stood.
q3-p21-chaos = “No,” says one of you, and that is all. He lets go of the bag by himself. It is ash, and it is heavier than ash; it is from there. Held near the bench it begins to glow, and Hordiy puts his apron over the grass, quickly, as one covers a child’s eyes. Brother Popil has nothing in his hand any more. He goes on holding it.

q3-p25 =
    Hordiy Sklo tells it badly. He has been practising for sixty years. The gold was five, and a miller; that was the order, and he leaded it. “But there was such a lot left over,” says Hordiy. “On the floor. I was sixteen. Sweep it out, they said.” He shows you how he stood there with the broom.

    “So I made it grass. Down at your feet, where no one would look.” How much was it, what was left over? He does not have to think. He counts it every year, on the day. “Seventy-nine,” he says. “I was told eighty. Every year I look for the other one.”
    .title = The Grass
    .auriel = “Seventy-nine,” says Auriel, “and six. Eighty-five souls, in four square yards.” After that she says nothing exact for quite some time.

q3-p26 =
    The cage goes up through four kinds of salt. Semko is sorry about the light. Nobody says it, so it goes up unsaid: the shards that brought you back were never sorted.

    At the top stands a boy from the Pony with bread and the bill, a day longer. The lamps of the winding house throw colours on the floor, red, blue, green. Hordiy goes round the green ones, each of them, with small steps. It is a habit, he says.
    .title = Up

q3-p27 =
    The charge goes off at the hour stated. Gnome work is punctual. There is no vault any longer, and where it was one can hear the salt settle, grain by grain, until evening.

    They dig out Hordiy Sklo alive. He is deaf, and asks everyone, much too loudly, what they said. What he knows he can only draw now, and all he draws is grass. Zapal & Daughters send the town their invoice. There is a line in it for overtime.
    .title = Contents Removed

q3-p28 =
    Coloured light looks very fine in a salt mine, the miners say, and hang their coats near you. Later the charge goes off. It does you no harm; you only ring for a while.

    On the ninth day Semko carries you up, a lamp at a time. He has dug out the old gentleman as well. He is in the cage already, alive, and asks, much too loudly, whether there is anybody there.
    .title = In the Dark
