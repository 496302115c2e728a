# The stories of the wilds: an opening, a title, two choices. What comes of them is kept apart.

wilds-01 = The drought has pulled the lake down to its bones, and from the mud rises Old Zalipie: chimneys, orchard, a chapel with its door shut. Forty years it’s been at the bottom. On the dyke stands the whole of New Zalipie and looks, and nobody goes down. “We let the water in ourselves,” says an old man. “There were reasons.”
    .title = Low Water
    .a = Ask for the reasons.
    .b = Dig in the mud.

wilds-02 = The charcoal burners have found an infant in a basket, beautiful, silent, with very attentive eyes. On the first day they carried it easily. On the second it took two. Now the basket has sunk into the ground, and the mule refuses. “It doesn’t cry,” says the burner’s wife. “It only weighs. It keeps looking towards the water.”
    .title = The Heavy Child
    .a = Carry it to the water.
    .b = Leave it where it lies.

wilds-03 = The ferryman is as old as the river, and his hands have grown into the oar, quite literally: one can’t see where the skin ends. “One gold for the crossing,” he says. “Or take the oar from me for a moment, good sir, just for a moment, my nose itches.” His nose has been itching, it appears, for two hundred years.
    .title = Whoever Takes the Oar
    .a = Take the oar.
    .b = Pay, and let him scratch.

wilds-04 = The hound lies across its master’s body and lets nobody near. The man was a poacher; the arrow is a forester’s. It’s the third day. The dog’s flank is torn open to the ribs, and it growls at you, not fiercely, but as one says the same thing for the hundredth time. On the dead man’s belt hangs a fat purse.
    .title = On the Third Day
    .a = Spend a potion on the dog.
    .b = Bury the man, leave the dog.

wilds-05 = “I’ve nothing,” said the carter when you had pulled him from under the wyvern. “Take whatever’s waiting for me at home that I don’t yet know about.” An old formula; he only said it to sound grand. Now you both stand on his doorstep. Inside a midwife is just wiping her hands. Next to the cradle stands a goose, likewise new.
    .title = What You Did Not Know You Had
    .a = Take the boy, when he can walk. Ask at the school.
    .b = Take the goose.

wilds-06 = He sits against a beech and might be asleep. Your school’s medallion, your school’s boots; he’s been dead since about the first snow. On his knees lies a letter, three lines, then a stroke where the pencil slipped. “If you find this, tell the masters that the third form is wrong. One must not step back, one must …”
    .title = Letter Without an End
    .a = Bring the letter to your school.
    .b = Work out the end yourself.

wilds-07 = A dead larch, hung with silver from top to bottom: wolves’ heads, griffins’ heads, cats, bears, snakes, on bootlaces and on chains. In the wind they clink against one another. Thirty, forty medallions. At the foot a carpet of beech leaves, ten years deep, and a hollow in it the shape of something that often sits there and listens.
    .title = The Rattling Tree
    .a = Take one of your school’s down.
    .b = Leave them, and leave an offering.

wilds-08 = From the wolf pit someone is swearing, in alexandrines. At the bottom sits a young man in the remains of velvet, and beside him, equally embarrassed, a wolf. “I am the lost heir of a great house in Cintra!” he shouts up. “Pull me out and see me recognised! The wolf can confirm it!” The wolf looks away.
    .title = The Heir in the Pit
    .a = Pull him out, and see him in Cintra.
    .b = Let down a rope for his valuables.

wilds-09 = A man is travelling on his knees. From Dhuwod, he says, and to Glenmore, to the holy well, and there are rags where his trousers were and something worse than rags beneath. “A sin,” he explains, “I’m not allowed to set it down.” On his back he’s carrying a millstone. “I’ll not make it. You’re strong. Would you?”
    .title = On Both Knees
    .a = Take the sin to Glenmore for him.
    .b = Carry him for a mile instead.

wilds-10 = At the ford, under the moon, three women are washing shirts. They wring and wring, and what runs from them is not water. One sings. The middle one looks up and holds out the end of a wet shirt, in a friendly way, as one asks a neighbour. Everyone knows: he who wrings against the sun dies. Nobody knows what happens otherwise.
    .title = The Washers at Night
    .a = Help them wring, with the sun.
    .b = See whose shirt it is.

wilds-11 = Beavers build with wood. This one has built with thighs, ribs, half a horse and a priest’s crozier, beautifully fitted, caulked with clay and hair. Behind it stands a pond, black and still. Nothing gnawed; all of it drifted down here over the years. “It’s just thrifty,” says the shepherd boy. “Ask rather who throws it in the stream.”
    .title = The Dam of Bones
    .a = Find out who throws it in.
    .b = Break the dam, and see what’s behind.

wilds-12 = “Stand, or I’ll shoot!” says a voice, then: “Oh, a witcher. Then you stand, and I’ll lower it.” The smuggler is sixty, toothless and leads four mules with rag-wrapped hooves. One of them has gone lame, so there is a load too many. “Help me with the bales, and choose: a share of the goods, or something from my sister in Cidaris.”
    .title = Salt on the Moon Path
    .a = Something from the sister.
    .b = A share of the goods.

wilds-13 = The oak has borne more people than acorns. Today the children tie ribbons to it, red for a wish, blue for a grudge, and in the evening it sings: softly, in many voices, all of them men’s. “It only does that since the ribbons,” says a girl with a missing tooth. “It wants a message taken, to the other tree. In the forest. I’m not allowed so far.”
    .title = Ribbons on the Gallows Oak
    .a = Take the message to the other tree.
    .b = Cut the ribbons off and boil them.

wilds-14 = In the middle of the ford stands a knight in full armour, rusted up to the hips. His horse has died, his squire has gone and got married. “No one shall pass unless he faces me!” he booms. Ten paces upstream is a bridge. Peasants cross it with carts and greet him. He greets back. “It’s a vow,” he adds more quietly.
    .title = The Knight of the Ford
    .a = Swear to face him properly.
    .b = Wade past him.

wilds-15 = They’ve tied the herb-woman to the well-sweep and are letting her down, pulling her up, letting her down. “She’s poisoned the well!” cries the headman. “The whole village was running!” “Of course I have,” coughs the old woman, coming up. “With buckthorn. There’d been a dead cow in there since Belleteyn. Somebody had to get it out of you.”
    .title = The Well of Lower Mud
    .a = Cut her loose.
    .b = Ask about the recipe first.

wilds-16 = Each morning the shepherd drives forty sheep out, and each evening he counts forty-one. The extra one is clean, quiet and doesn’t graze. At dawn it’s gone. “I’d not mind,” says the shepherd, “but yesterday it was standing nearer the house. And today the dog has started to obey it.” He’d sell it, too, for a gold.
    .title = One Too Many
    .a = Follow it home.
    .b = Buy it.

wilds-17 = The storm has thrown half a ship up the beach: staves, rope, one admiral’s hat, and fourteen barrels with a burned-in skull. From one of them somebody has been drinking; he’s lying next to it and smiles, and his beard is blue. “There’s a buyer,” lisps the only sober sailor. “By the water, they’ll find you. Or have a sip, it’s all the same now.”
    .title = Flotsam
    .a = Take a barrel to the buyer.
    .b = Have a sip.

wilds-18 = A palisade, forty tents, forty cold hearths, and in front of the gate one single woman of the Isles with shield and spear. “Halt! Watchword!” You don’t know it. “Nobody does any more,” she says after a while. “They’ve left for Ard Modron. They forgot to relieve me.” That was in spring. She hasn’t sat down since.
    .title = The Last on Watch
    .a = Carry her challenge to Ard Modron.
    .b = Share her watch for a night.

wilds-19 = The fishermen of Reedend are drawing straws, and today the short one has fallen to Hanka, aged nine. She’s already wearing the white shirt. “It’s only one a year,” says the eldest, “and then the nets are full. We’ve voted on it.” Hanka considers you. “Are you allowed to go instead?” she asks, with interest. “You’re bigger.”
    .title = Short Straw
    .a = Go instead.
    .b = Take the girl, and ride.

wilds-20 = Deep in the pines stands an idol, so old that it’s more of a suggestion. But there’s fresh butter on its lips, warm milk in the dish, and around it the snow has been swept. From footprint to footprint you find only your own. “It likes something stronger,” says nobody. “From a bottle,” nobody adds, after thinking about it.
    .title = Butter on Its Lips
    .a = Feed it, as is proper.
    .b = Kick it over.

wilds-21 = On the strand sits a monk at a writing desk, the waves wetting his feet, and copies out names. He’s on the third wagonload of paper. “Everyone who’ll drown this year,” he says, without looking up. “I don’t decide it, I only have nice handwriting.” He blots, turns over. Upside down, two lines below, you read your own name.
    .title = The Copyist on the Shore
    .a = Take the page with your name on it.
    .b = Write another’s name over it.

wilds-22 = First you hear the bang; then a beard drifts by, smoking. The hermit belonging to it sits in a crater that was his hut this morning, and is delighted. “It works! All I lack is the thunder-salt from up in the mountains, and someone with steady hands. Or eyebrows.” Around him, unbroken, roll his last flasks.
    .title = The Hermit’s Eyebrows
    .a = Promise him steady hands.
    .b = Collect what’s still whole.

wilds-23 = The deserter has dug himself a hole and sits in it with an army pay-chest. Six hundred men’s wages; the six hundred are lying over there, in the beet field. “I can’t spend it,” he says, “each coin has a face.” He isn’t speaking of the king. “In Novigrad there’s the paymaster. Or take some, and don’t ever have seen me.”
    .title = Pay for the Dead
    .a = Take the muster roll to Novigrad.
    .b = Take some, and never have seen him.

wilds-24 = On the hill hangs a horse thief, and under him stands the horse. A grey mare, saddled; she’s nibbling at his boots. The hangman sits by her with a straw in his mouth. “She won’t go. Bit me, bit the owner; he says she’s hers who can lead her away. Two gold, because of the saddle. And the bite.”
    .title = The Mare by the Gallows
    .a = Pay for saddle and bite.
    .b = Cut the thief down and bury him.

wilds-25 = The hut stands on stilts in the bog, and the witch on the veranda is peeling something with too many joints. “Ah, a mutant. You’ve got bottles, I’ve got what’s in here.” She taps her temple, then yours. “It works the other way round, too: you give me something out of that head, and I fill your bottles. Everything has its price, dear.”
    .title = A Fair Exchange
    .a = Two bottles for what she knows.
    .b = Something out of your head.

wilds-26 = Half the mountain has come down on the dwarven wagon road. From the heap sticks a shaft, a mule’s ear, and a curse in a steady bass. “Dig, you long bastard, there’s three gold in it!” On your side of the slope something has rolled loose from the load: a crate, burst open, with the seal of a Mahakam sword-school.
    .title = Under the Scree
    .a = Dig.
    .b = See what’s in the crate.

wilds-27 = A tent in a turnip field: “The Wonder of Nature!” Inside, in the straw, stands a calf with two heads, which are licking each other. Peasants pay, cross themselves and come again. The showman winks at you. “For colleagues, one gold, with explanation.” The left head looks at you. The right one opens its mouth and says, very quietly: “Please.”
    .title = Two Heads, One Gold
    .a = Pay for the explanation.
    .b = Open the back of the tent.

wilds-28 = The echo in this ravine doesn’t repeat. It answers. With your own voice, half a breath too early, and, as the charcoal burners swear, always truthfully; which is why they no longer come here, and why two of them are divorced. “Well, what is it?” asks the ravine, before you’ve opened your mouth. A bottle in your bag has begun to hum.
    .title = The Honest Ravine
    .a = Ask where the beast lairs.
    .b = Ask what you should forget.

wilds-29 = The woodcutter has three rooms, four children and an iron ring in the wall. “It’s full moon,” he says and looks at his hands, on which the hair is just deciding. “My wife used to do the chain. She’s died.” The children carry in the links by themselves, the smallest one has the lock. “Or is there something one can take for it?”
    .title = A Chain for the Night
    .a = Hold the chain.
    .b = Give him something for it.

wilds-30 = Six wagons, burned to the axles. It smells of saffron, cinnamon and hair. The merchants lie in a row, as if someone had wanted to count them. On the last shaft sits a cat and washes. Tracks of nine horses lead off to the hills, fresh, heavily laden, not in any hurry. From under the tarpaulin the hilt of a guard’s sword protrudes.
    .title = Saffron and Ash
    .a = Follow the nine horses.
    .b = Bury the merchants.

wilds-31 = Upper and Lower Klinov have been at war since the days of their great-grandfathers over a boundary stone and four paces of nettles. Seven dead. Now they’ve agreed, for the first time on anything at all: the witcher shall decide, he’s equally repugnant to both. The stone’s loose. Both sides have brought their flails, and cake.
    .title = The Boundary Stone
    .a = Move it four paces north.
    .b = Throw it into the bog.

wilds-32 = In the middle of the snow the spring steams, and in it lies a rock troll, up to the nose, with moss upon his bald patch and his eyes closed. “In or out,” he rumbles. “Draught.” On the rim there are footprints of deer, wolves and a bishop. It’s evidently a place where one leaves one’s quarrels with one’s boots.
    .title = The Warm Place
    .a = Get in beside him.
    .b = Wash out your bottles while you’re here.

wilds-33 = On the field by the mill lie two armies; it’s no longer possible to tell which. The looters have come with sacks, the ghouls without. For now they avoid each other, like rival families at a wedding. A drummer boy stands with a broken drumstick in front of a heap of the fallen. “I’m on guard,” he says. “Till I’m relieved.”
    .title = After the Battle
    .a = Guard the dead until dawn.
    .b = Go round with a sack.

wilds-34 = The bee-keeper wears no veil; his bees don’t sting, they confer. They live in the skull of something with horns, and the honey is grey. “Eat it here, and it clears you out,” says the old man. “From top to bottom. Everything that isn’t you. Or take a jar home; but they don’t like it when somebody takes and doesn’t share.”
    .title = Grey Honey
    .a = Eat it here.
    .b = Take a jar with you.

wilds-35 = In the poacher’s snare hangs something knee-high, blue-skinned and enraged, with a burdock leaf for a hat. “What are you gaping at! Never seen a godling?” You have, but none that swore like this. “Cut me down and ask for nothing, and we’re friends. Or give me something nice and ask me a question. But no wishes! Everyone comes with wishes!”
    .title = A Very Small Prisoner
    .a = Cut it down, and ask for nothing.
    .b = Something nice, and a question.

wilds-36 = Between two rocks sits an old road-warden with a barrier and behind the barrier there’s nothing, only heather. “Royal highway,” he says. “Elven king’s. It’s still there, only not for everybody. One gold.” Just then three salt-carriers step out of the nothing, heavily laden, nod to him and want to pass by. They’ve seen you too late.
    .title = The Road That Isn’t There
    .a = Pay the toll.
    .b = Take what they’re carrying.
