# What comes of the stories of the wilds: secret until chosen.

wilds-01-a = “They were still inside,” says the old man and gives you the chapel key. It’s rusted, but somebody has oiled it every year. “The water’s gone from here, but they went with it. Look for them by another shore. They’ll know the key.”
wilds-01-b = Spoons, a churn, a child’s shoe with a coin sewn into the heel, and then the tithe jar under the mayor’s hearth. You leave before sunset. Behind you, quite slowly, the chapel door is opened, and the people on the dyke begin to scream.

wilds-02-a = It’s like lifting an anvil that trusts you. With each step towards the water it grows lighter; at every hesitation, heavier. The burner’s wife runs after you with a knitted cap. “It’ll be cold,” she says and weeps, and doesn’t know which of you she means.
wilds-02-b = You persuade them to go. From the thicket you watch through the night, and at dawn the mother comes to fetch it. Now you know what it grows up to be, and where such things nest. That infants are helpless is a thing you’ll never again believe.

wilds-03-a = He lets go with a sob, scratches himself for a long time and walks away across the meadow without turning round. The wood closes warmly about your fingers. Something under the boat takes note of the change of staff. You tear loose, but now it knows you; sooner or later, by some water, you’ll have to give notice.
wilds-03-b = You scratch his nose for him, at no charge. In two hundred years nobody had thought of it. He weeps with happiness and carries you not across the river but along it, farther than a river has any business going, and sings songs that set your hands twitching.

wilds-04-a = It’s made for witchers, it ought to kill a beast. The hound howls once so that the crows fly up, trembles for an hour, and then gets to its feet. It helps you dig. When the grave’s finished, it sits down and looks at you expectantly.
wilds-04-b = You bury him with a decent heap of stones and take the purse for your trouble. The hound allows it all. Then it lies down on the heap, sighs, lays its muzzle on its paws, and from then on it doesn’t growl any more. You don’t look back.

wilds-05-a = The mother says nothing. She only looks at you, and you would rather have the wyvern. Such things the masters must decide: you cut a lock of the boy’s downy hair and wrap it in cloth. At the school they’ll know what destiny requires. They always claim to.
wilds-05-b = “The goose,” you say firmly. “I clearly sensed that it was the goose.” Destiny lets out an audible breath, or perhaps it was the midwife. They roast it for you with apples; the carter mends your armour with his own hands and the boy is named after you.

wilds-06-a = You bury him sitting, as he was, with his face to the path. You take the letter, the medallion and the boots, which fit. All the way you are stepping in your mind, forward and back, and each time the sentence breaks off in the same place.
wilds-06-b = You stand where he stood. The bark is slashed, the ground still remembers: here he came from, here it stood. You take the step again and again, until dusk, until at last your body finishes the sentence. Now you know it. He knew it, too, half a heartbeat too late.

wilds-07-a = Something throws you, quite without malice, ten feet through the undergrowth; it only wants you to have paid. When you get up, the medallion is in your fist. It’s warm, it doesn’t hum, it purrs. Such a one you’ve never seen. The masters may have.
wilds-07-b = You lay bread and salt in the hollow and go away backwards. In the morning there’s a clay flask standing by your saddle, corked with moss, and every buckle on you has been straightened, polished and pulled tight by many small fingers while you slept.

wilds-08-a = Out he comes, and the wolf by the same rope. The young man kisses the ground, then a letter with a seal that he carries in his boot. “I’ll go ahead, by night. In Cintra all it takes is a witness whom nobody would think capable of imagination.”
wilds-08-b = First he sends up the boots, then the ring, then, after a pause, the buttons, and he does it with so much dignity that you almost blush. You leave him the rope. When you look round at the bend in the path, the wolf is climbing out first.

wilds-09-a = He whispers it into your ear. It’s shorter than you’d thought, and it was long ago, and the millstone would have been lighter. “Only say it into the well,” he begs. He stays kneeling at the roadside, and looks for the first time at the sky.
wilds-09-b = Man, stone and all. You leave half your gear in the ditch for it. After a mile something in your back falls into place that’s been out of place since the Trial. In the evening he prays for you, at length and with expertise, and you sleep without a dream.

wilds-10-a = You turn with the sun, always with the sun, until your palms bleed. At cockcrow they nod. “This one’s yours,” says the middle one and shows you the shirt: clean, nearly. “You’ll collect it when it’s dry. By whatever water you come to.”
wilds-10-b = You snatch it, run, and get a beating with three wet shirts, which hurts in more ways than you’d have thought. But the shirt has a tear, and the tear has five edges: you know the claw. It’s tomorrow’s tear. So you know today where to look, and your hand is quicker.

wilds-11-a = Upstream there is nothing; so it comes from farther on, by another arm, from a larger water. You take a thigh-bone along as a sample, cleanly sawn through. The beaver stands up on its hind legs and looks after you as one looks after an official.
wilds-11-b = The dam bursts, and with it comes the pond’s tenant, who had been very comfortable. You fight up to the waist in bones, a flask shatters against your belt, and you finish it with a move nobody has ever taught you. The beaver starts over. You’re wide awake.

wilds-12-a = She breaks a copper in two with a pair of pliers and gives you one half. “Behind the sail loft. She sews bags, you’ve never seen such bags, customs haven’t either. She’ll want a gold for the leather. If she wants two, tell her that mother loved me more.”
wilds-12-b = The bales hold salt, within the salt straw, and within the straw little flasks, for a court mage who doesn’t want his competitors to know what he’s afraid of. You help yourself to two. The mule with the limp winks at you, or it has something in its eye.

wilds-13-a = She ties a ribbon round your wrist, white, which means neither. “You don’t have to say anything. It’ll read it.” The oak creaks. On the lowest branch eleven worn places are swaying, all in the same direction, like people craning their necks to see you off.
wilds-13-b = Dye, sweat, bark, a trace of mandrake from below. All night you stand over the kettle and listen with half an ear to who did what to whom. In the morning you’re dead tired, you’ve mastered a new extract and dropped an old scruple. The children throw stones at you.

wilds-14-a = “At last!” His visor falls open with a squeal; behind it, tears. “But not here, not among turnips! By a worthy water, and you shall be in your best form. I’ll get there. I’ll walk, I’ll need time to get going.” One leg comes free with a crack.
wilds-14-b = “Have at thee!” cries the knight, who can’t turn round, and smites you as you pass, backhanded, blindly and with thirty years’ boredom behind it. You fly. Lying in the cold water, you understand what a guard is really for. He apologises until you’re out of earshot.

wilds-15-a = The headman has a flail, and opinions on witchers. You take the blow on your armour and the old woman under your arm. At the edge of the wood she wriggles free, wrings out her skirts and inspects you from all sides like a doubtful mushroom.
wilds-15-b = She shouts it to you in instalments, each time she comes up: how much buckthorn, how long, what with, what never. Up, down, up. By the eleventh time you have the whole of it in your head, and the headman, who’s been listening, slowly lets go of the rope and thinks about the cow.

wilds-16-a = At first light it trots off, uphill, and never looks round, because its eyes are placed in such a way that it doesn’t need to. You lose it among the rocks. In the mountains, then: where a sheep with so clear a purpose goes, it won’t go unnoticed.
wilds-16-b = You pay, slaughter it by daylight and open it up. Inside, a perfectly ordinary sheep, and very tender, and in the stomach a corked phial that it must have swallowed somewhere. You eat for two days and sleep like a lamb. That evening the shepherd counts forty-one.

wilds-17-a = You roll it before you, and it doesn’t slosh, it mutters. The sailor paints the buyer’s mark on the lid, a sort of hand with too many fingers. “He pays. Nobody’s seen him, but he pays. Set it down by the water, and don’t knock back.”
wilds-17-b = It tastes of iron, of thunder, of your first night in the school’s cellar. You fill your flasks while you can still see them. What it’s doing inside you, meanwhile, is decided elsewhere, in a place with blue light where somebody is casting dice.

wilds-18-a = She cuts a rune into a sliver of wood, blows on it, and gives it to you. “To Jarl Hemming. Word for word: ‘The watch is still standing. Are you?’” Then she raises her shield again. Behind her, in the grass, forty hearths keep on waiting.
wilds-18-b = Standing, naturally. She shows you how one sleeps behind a shield with one’s eyes open, how one breathes against the cold, how one lets a blow slide off as if it were rain. At sunrise you feel invulnerable and so tired that you greet the tents.

wilds-19-a = They have to let out the shirt. The eldest explains: it doesn’t always come here, it travels, it’s a deep water and has many shores. “You just sit down on the stone. Wherever it’s flat. It’ll see the shirt.” Hanka gives you her short straw, for luck.
wilds-19-b = They throw stones and, when they run out, fish. You lose a saddlebag. Hanka sits in front of you and tells you all she’s seen from the reeds: when it comes up, what it breathes, where it’s soft. She’s quite a witness. At her aunt’s she forgets you on the spot, for a kitten.

wilds-20-a = The potion runs down over its chin, and the moss drinks. Then for a time nothing happens, only that every bird in the forest has turned to face you. In the bark of the pines a path of lighter notches appears, pointing deeper in. An invitation, then.
wilds-20-b = It topples quite willingly. Beneath it sits what has been sweeping the snow and churning the butter, out of fear, for four hundred years, and now it’s free, and has a lot to make up for. The fight’s instructive. You leave part of your hauberk as compensation.

wilds-21-a = “You may,” says the monk, “but it wants to be returned. By the water, in the place where it would have happened.” The page is wet and can’t be dried. As you walk, the ink of the other names fades, one after the other, and only yours stays black.
wilds-21-b = You take the pen. You happen to think of a certain toll-keeper with a fat purse. A week later you inherit it, by roundabout ways that you don’t look into. Your arm is stronger, as if it now held two lives; but the finer things slip away from you, like something wet.

wilds-22-a = “I’ll set up there, where the stone’s thicker!” he shouts; he shouts everything, being deaf since noon. On your sleeve he writes the proportions with soot. One figure has been burnt away. “You’ll see, it’s between two and nine!”
wilds-22-b = It takes you half the night, on your knees, by the light of the still-burning woodpile, for some of it jumps. The hermit helps by explaining. In the end you have three full flasks, ringing ears and a tiredness as though you’d been the one who exploded.

wilds-23-a = He gives you the roll: six hundred names, six hundred crosses in place of signatures. “The chest itself I’ll have sent on, by carter. Someone ought to sign for it.” He climbs out, fills in his hole and is surprised by how quickly that goes.
wilds-23-b = Three gold, and he thanks you for each one. A mile further you meet the provost’s men, who ask politely and then not politely. You’ve seen nobody. It takes some of the spring out of your step, but you’ve been paid for having a poor memory.

wilds-24-a = The mare looks at the coins changing hands as if noting down the price. Then she takes a long, last sniff at the boots, lets out a breath and sets off down the hill without waiting for you. “That,” says the hangman, “she’s never done before.”
wilds-24-b = In his sleeve are six knots in a string, one for each border he crossed unseen; you read in them who else moves on those paths by night. The mare stands by the grave until it’s filled. There goes your notion that a thief has nobody. She leaves before you do.

wilds-25-a = She empties both at a gulp, wipes her mouth and tells you: first about the beast whose trail runs behind her hut; then, with the ladle for a sword, how her third husband used to strike. He was a witcher. Nowadays, she mentions in passing, he’s the doorstep.
wilds-25-b = It doesn’t hurt. She draws it out through the ear like a thread, holds it up to the light, “Oh, pretty, they don’t teach that any more”, and puts it in a jar. Your bag is full, your mind feels airy. What it was you’ll notice when you need it.

wilds-26-a = You dig till dark and then by feel. First the mule, then the dwarf, then, because he insists, his pipe. He counts out three gold into your bleeding hand and is off on foot: he’s expected. You’re lying there for some time, unable to close your fist.
wilds-26-b = Not gold: a manual, with woodcuts, on how short people may kill tall ones. You read it backwards, so to speak. By the time you’ve grasped the third plate, the dwarf has dug himself out on his own, takes the book from you and only says: “Page forty’s wrong.”

wilds-27-a = The showman’s no fool: he bought it where several of the kind were born, and he tells you exactly where, and what visits the pasture by night. You stretch out in the straw. Both heads lean against you, warm and breathing, and you rest as you’ve not done since childhood.
wilds-27-b = The showman whips, the peasants want their money’s worth, somebody has brought a dung fork. You cover the retreat. In the alders both heads thank you, and then show you, amid much contradicting of each other, how one fights on two sides at once.

wilds-28-a = It tells you, down to the last stone, and in your most irritating tone. “And you knew it already, you only didn’t want to go.” You raise your hand in protest. The bottle bursts, from shame it would seem. At least your fingers remember what they’re for.
wilds-28-b = That takes until morning. The list is long, it’s in your voice, and it begins before the Trial. Some of it you leave there, it echoes off down the valley. What remains sits better than before. You haven’t slept, and never want to hear yourself speak again.

wilds-29-a = He’s strong. Till dawn you hang on the other end, while behind the door four small voices sing him the song about the bear. In the morning he pays, three gold, everything there is, and doesn’t look at your arms. “You sang along,” says the smallest.
wilds-29-b = You mix, he drinks, you watch the hair, count his pulse, add, dilute, swear. Towards midnight it turns: he only snores. In your head there’s a formula that no book has. The children put you to bed and quarrel in whispers about who gets to lie by the witcher.

wilds-30-a = You catch up with them at supper. Nine men, in a good mood, with saffron in their beards. How it turns out depends on how many reach for their weapons, and how many for their trousers. You count to three and step into the light.
wilds-30-b = Nineteen graves, the cat supervises. The guard died standing, alone, and from his wounds one can read how he held the road: a cut, a turn, a cut. You practise it above his grave until you’ve got it, and for its sake drop a worse one. The cat comes part of the way.

wilds-31-a = Lower Klinov cheers and pays, two gold, from the war chest. Upper Klinov looks at the nettles, which are now abroad, and slowly takes off its caps, as at a grave. Tonight there’ll be fire. You were asked for a decision, not a solution.
wilds-31-b = It sinks with a burp. There is silence; then a hundred and forty people come at you, shoulder to shoulder, Upper and Lower. You learn on the run what you were worst at, lose a bottle in the ditch, and from the hill you see them sharing the cakes.

wilds-32-a = You soak until your bones go soft. The troll knocks the dents out of your armour with his thumb, absent-mindedly, as others shell peas. Towards evening a she-bear joins you. No one speaks. It is, when you think about it, the best day of the year.
wilds-32-b = You boil, rinse, taste: the spring holds seven salts, and one of them has no name. An opened potion turns to broth in it, and the troll drinks it off with interest. But from now on you know what your brews always lacked. “Pinch more,” says the troll. He’s right.

wilds-33-a = The ghouls come four times, the boy drums with the one stick, and you strike in time. You empty a flask between two of them, and at dawn you’re standing in a ring of cut-down things, faster than you were yesterday. “Relieved,” you tell the boy. He salutes and falls asleep on his feet.
wilds-33-b = Three gold, a captain’s fencing manual, and a plague of a cough from a cuirass that hadn’t been empty. You feel how something in your guard gives way and stays that way. Behind you the drumming stops. You tie up your sack and don’t turn round.

wilds-34-a = You vomit for a day: elixirs, decoctions, things you drank ten years ago. Even the flasks in your bag turn clear as water. Then all at once it’s very quiet, and in that quiet you feel what the mutation was really meant for. The bees hum approval.
wilds-34-b = It goes down in a swarm: they don’t sting, but they bite, and they find each gap in your armour and widen it. You run as never before. Diluted one to nine, it makes two flasks of something you’ll not drink without need. The taste is of verdict.

wilds-35-a = It falls on its head, rights its leaf and looks up at you for a long time. “Nothing? Really nothing?” It’s shaken. “Right. Next time someone thrashes you, I’ll be up a tree with stones.” Some old suspicion that you’ve carried about with you drops off, like a scab.
wilds-35-b = It drinks up the elixir, hiccups a bubble and is all at once very well disposed. It knows every burrow, every lair, every bone-heap in the district, it’s played hide-and-seek in all of them. It draws you the way with your own finger, and pulls you to your feet.

wilds-36-a = He raises the barrier, and for as long as he holds it up, there is a road: white, straight, with milestones. “It’ll open for you once more, wherever you need it.” In the dust of the elven king lie fresh tracks, and no elf has made them.
wilds-36-b = Three bags of silver salt, a flask, and a broken wrist: the smallest of the three wasn’t a carrier, but the escort. It’ll heal, but not as it was. The warden lowers the barrier. “You,” he says, “won’t be seeing this road again.” It’s heather, nothing but heather.
