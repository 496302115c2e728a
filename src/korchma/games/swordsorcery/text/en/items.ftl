### Items: a name and a word for each side. What a side does is told from its row.

## The emporium

item-cord-a = Cord
    .flavour = Short, narrow, to the point.
item-cord-b = Keen cord
    .flavour = The smith tried it on a hair. The hair was on somebody.
item-knives-a = Knives
    .flavour = Six in a set. Count them back in.
item-knives-b = Elven knives
    .flavour = They hum in flight, a fifth apart.
item-long-bow-a = Long bow
    .flavour = Taller than most arguments.
item-long-bow-b = War bow
    .flavour = Takes two to string and one to regret.
item-short-bow-a = Short bow
    .flavour = For those who like to see faces.
item-short-bow-b = Hunter bow
    .flavour = Goes for the knee. So did its owner.
item-long-sword-a = Long sword
    .flavour = The end that is not the handle.
item-long-sword-b = Fine sword
    .flavour = The balance is so good that people ask to hold it.
item-great-axe-a = Great axe
    .flavour = It knocks at every door alike.
item-great-axe-b = Reaver axe
    .flavour = Nine notches. Eight of them are for firewood.
item-shield-a = Shield
    .flavour = Also a table, a sledge, an opinion.
item-shield-b = Tower shield
    .flavour = There is a little window. Do not look through it.
item-war-hammer-a = War hammer
    .flavour = It cannot be blunt: it was never sharp.
item-war-hammer-b = Rune hammer
    .flavour = The inscription says: other side down.
item-staff-a = Staff
    .flavour = To lean on, in thought and otherwise.
item-staff-b = Focus staff
    .flavour = Hits you first, if you daydream.
item-wand-of-sparks-a = Wand of sparks
    .flavour = Lights pipes, haystacks and discussions.
item-wand-of-sparks-b = Wand of storms
    .flavour = Point it away. Further away.
item-wand-of-frost-a = Wand of frost
    .flavour = Good with fish.
item-wand-of-frost-b = Wand of winter
    .flavour = November, with a handle.
item-spear-a = Spear
    .flavour = The oldest advice: keep your distance.
item-spear-b = Boar spear
    .flavour = The crossbar is there because the boar does not read.
item-leather-a = Leather
    .flavour = The cow was no hero either.
item-leather-b = Studded leather
    .flavour = More studs than leather by now.
item-chain-shirt-a = Chain shirt
    .flavour = Four thousand rings and no wedding.
item-chain-shirt-b = Fine chain
    .flavour = Rustles like money, for it cost some.
item-scale-armour-a = Scale armour
    .flavour = The dragon was consulted. Briefly.
item-scale-armour-b = Fine scale
    .flavour = Each scale is numbered. Number nine is missing, and knows where.
item-robe-a = Robe
    .flavour = Nine pockets, four of them inside.
item-robe-b = Warded robe
    .flavour = Washed by hand, at arm’s length, with apologies.
item-bandage-a = Bandage
    .flavour = Clean on one side.
item-bandage-b = Tight bandage
    .flavour = If you can still complain, it is not tight enough.
item-healing-potion-a = Healing potion
    .flavour = Tastes of the cork. The cork tastes of worse.
item-healing-potion-b = Great potion
    .flavour = Drink all of it. We will wait.
item-barbed-arrows-a = Barbed arrows
    .flavour = Easy in.
item-barbed-arrows-b = Fire arrows
    .flavour = Light the other end.
item-scroll-of-recall-a = Scroll of recall
    .flavour = It was on the tip of the tongue. Now it is on the floor.
item-scroll-of-recall-b = Scroll of haste
    .flavour = Written in a hurry, the ending left to the reader.

## The stash

item-rusty-dagger-a = Rusty dagger
    .flavour = Dangerous at both ends.
item-rusty-dagger-b = Cleaned dagger
    .flavour = There was a blade under there.
item-old-sword-a = Old sword
    .flavour = Somebody’s grandfather was very proud of it.
item-old-sword-b = Whetted sword
    .flavour = The grandfather would weep. With joy, one hopes.
item-worn-bow-a = Worn bow
    .flavour = It remembers better archers, and shows it.
item-worn-bow-b = Restrung bow
    .flavour = New string, old grudges.
item-club-a = Club
    .flavour = A branch with a career.
item-club-b = Iron-bound club
    .flavour = A branch with a career and a belt.
item-chipped-wand-a = Chipped wand
    .flavour = The chip is where the spell comes out sideways.
item-chipped-wand-b = Mended wand
    .flavour = Glued with something that still ticks.
item-cudgel-staff-a = Cudgel staff
    .flavour = Wisdom, in the rough.
item-cudgel-staff-b = Weighted staff
    .flavour = Wisdom, with lead in it.
item-buckler-a = Buckler
    .flavour = Formerly a lid.
item-buckler-b = Rimmed buckler
    .flavour = Formerly a lid; will not discuss it.
item-padded-coat-a = Padded coat
    .flavour = Two winters warm, three owners old.
item-padded-coat-b = Lined coat
    .flavour = Somebody has sewn a charm into the hem. It itches.
item-torn-robe-a = Torn robe
    .flavour = Ventilated.
item-torn-robe-b = Patched robe
    .flavour = The patches are spells. One is a recipe for soup.
item-rope-kit-a = Rope kit
    .flavour = It holds. We tried it on the dwarf.

## Found

item-greedy-sting-a = Greedy sting
    .flavour = It does not drink blood. It counts it.
item-crystal-knife-a = Crystal knife
    .flavour = One sees right through it, and then through the other one.
item-magma-rod-a = Magma rod
    .flavour = Do not put it down on anything.
item-oathkeeper-a = Oathkeeper
    .flavour = It remembers what you promised, and to whom, and the date.
item-stonecleaver-a = Stonecleaver
    .flavour = It has never been shown a stone it liked.
item-whisper-bow-a = Whisper bow
    .flavour = The arrow asks the others to step aside, and they do.
item-mirror-mail-a = Mirror mail
    .flavour = Most stop to fix their hair.
item-nightcloak-a = Nightcloak
    .flavour = Found by somebody who tripped over nothing.
item-amulet-of-renewal-a = Amulet of renewal
    .flavour = Wind it in the morning.
item-horn-of-dread-a = Horn of dread
    .flavour = One note. The worst one.
item-ring-of-the-second-path-a = Ring of the second path
    .flavour = What you would have been, in a size eight.
item-tax-collector-a = Tax collector
    .flavour = Takes a tenth. Of everything, including you.
item-ferrymans-oar-a = Ferryman’s oar
    .flavour = He no longer needs it. The river moved.
item-bell-clapper-a = Bell clapper
    .flavour = The bell has been quiet since, and people sleep worse.
item-gatehouse-door-a = Gatehouse door
    .flavour = With handle, hinges and a note: back in five minutes.
item-lamplighters-wand-a = Lamplighter’s wand
    .flavour = Forty years of evenings, and one roof.
item-chasuble-of-patches-a = Chasuble of patches
    .flavour = Every patch was a penance. The collar was a bet.
item-thimble-of-mercy-a = Thimble of mercy
    .flavour = Three stitches, and do not look.
item-half-hourglass-a = Half an hourglass
    .flavour = The upper half. Somebody else is short of time.
item-shepherds-whistle-a = Shepherd’s whistle
    .flavour = Works on sheep, dogs and knights, in that order.
item-jar-of-fireflies-a = Jar of fireflies
    .flavour = They have been in the dark for a week and have things to say.

## Soul weapons

item-dawnbreak-a = Dawnbreak
    .flavour = It sleeps badly, like all who wait for morning.
item-dawnbreak-b = Dawnbreak awake
    .flavour = Morning, and it has your name.
item-veilpiercer-a = Veilpiercer
    .flavour = The string was spun by somebody who was already dead.
item-veilpiercer-b = Veilpiercer awake
    .flavour = From here to the other side it is one good shot.
item-starcall-a = Starcall
    .flavour = They answer late. It is the distance.
item-starcall-b = Starcall awake
    .flavour = Count to four. Do not look up.

## Crowns among the treasures

treasure-purse = Purse
    .text = { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        } at once, then it is discarded.
    .flavour = The owner’s name is stitched inside. It is nobody’s you know, yet.
treasure-few-crowns = A few crowns
    .text = { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        } at once, then it is discarded.
    .flavour = Under the third board, as always.
treasure-some-crowns = Some crowns
    .text = { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        } at once, then it is discarded.
    .flavour = Warm, as if somebody had held them until just now.
treasure-many-crowns = Many crowns
    .text = { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        } at once, then it is discarded.
    .flavour = With a list of who gets how much. You are not on it.

## Buildings

building-anvil = Enchanting Anvil
    .text = For { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        } a weapon or armour of the emporium or the stash with a forged side is turned to it, to the end of the quest. As often as you can pay.
    .flavour = The smith does not ask what it was. Only whether it will be that again.
building-tavern = Rising Pony Tavern
    .text = Once a visit each hero may stake { $n ->
            [one] { $n } crown
           *[other] { $n } crowns
        }, name a symbol and roll a blue die: a shield pays { $shield }, power { $power }, legend { $legend }.
    .flavour = It has not risen yet. Regulars have it at seven to one.
