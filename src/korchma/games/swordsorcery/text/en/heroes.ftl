### The five, their two lives each, what they can do in both and after both.

## Heroes

hero-auriel = Auriel
    .race = elf
    .about = Counts everything, dates included. Has never been wrong about the moon and mentions it.
hero-ekar = Ekar
    .race = human
    .about = Stands where the blow will land. Asks afterwards whether it was meant for him.
hero-laigon = Laigon
    .race = wood elf
    .about = Says no first, to save time. The wolf says yes.
hero-shaya = Shaya
    .race = human
    .about = Leaves every room with as much as she came in, and something else.
hero-torgar = Torgar
    .race = dwarf
    .about = Prays aloud, apologises in a whisper, and keeps the hammer between the two.

## Classes

class-wizard = Wizard
    .text = The same spell twice is a habit. The third time it is a theorem.
class-sorceress = Sorceress
    .text = Two wands, one temper.
class-white-rose = Knight of the White Rose
    .text = They learn to take a blow before they learn to give one. Some stay with the first lesson.
class-black-rose = Knight of the Black Rose
    .text = A fair fight is one that was badly prepared.
class-ranger = Ranger
    .text = The left hand knows what the right one does, and does it too.
class-archer = Archer
    .text = Why two arrows? The first one might be lonely.
class-rogue = Rogue
    .text = Steals from the rich. The poor she visits on the way back.
class-assassin = Assassin
    .text = Prefers to be remembered for the dancing.
class-priest = Priest
    .text = Three gods, so that at least one of them is listening.
class-runemaster = Runemaster
    .text = Writes little, in large letters, and stands well back.

## What each class is born with

innate-meditation = Meditation
    .text = If you spent no move action this turn, turn one used power forward by { $n } as it ends.
innate-twin-wands = Twin wands
    .text = After a combat action with a wand, attack once more with the wand in your other hand, at any legal target. With a single wand you roll { $n } more { $to ->
            [red] red
           *[other] blue
        } die instead.
innate-challenge = Challenge
    .text = Once a round: one enemy within { $range } that is no master must take you for its main target at its next activation, if its row lets it.
innate-ruthless = Ruthless
    .text = While heroes dominate the area you stand in, your attacks roll { $n } more { $to ->
            [red] red
           *[other] blue
        } die.
innate-two-blades = Two blades
    .text = After a melee attack with the main hand, attack once with the off hand, at any legal target, without its sure hits.
innate-double-shot = Double shot
    .text = A bow attack may name { $n ->
            [one] { $n } more target
           *[other] { $n } more targets
        } in the area of the first; one roll, each defends.
innate-trapwise = Trapwise
    .text = When you draw a trap, draw { $n }, choose one of them and discard them all.
innate-dance-of-daggers = Dance of daggers
    .text = If both your weapons are daggers, after an attack with the main hand attack the same target once with the off hand, if it is still there.
innate-prayer-of-the-three = Prayer of the Three
    .text = Once a round: one hero { $range ->
            [0] in your area
           *[other] within { $range }
        } may, before the Time phase, roll any dice of one own roll again.
innate-detonate = Detonate
    .text = Once a round: remove a rune of yours from the map; each enemy in its area takes mystic hits: { $n } and half your rank more.

## What a ghost can still shout

shout-whisper = Whisper
    .text = Any one living hero turns a used power forward by { $n }.
shout-wail = Wail
    .text = One enemy within { $range } takes { $n ->
            [one] { $n } mystic hit
           *[other] { $n } mystic hits
        }.
shout-rally = Rally
    .text = One hero within { $range } gains { $n ->
            [one] { $n } magic shield
           *[other] { $n } magic shields
        } until the Time phase.
shout-curse = Curse
    .text = One enemy within { $range } has { $n } less armour until the Time phase.
shout-trail = Trail
    .text = Any one living hero moves { $n ->
            [one] { $n } area
           *[other] { $n } areas
        }; leaving enemies is an evade as usual.
shout-mark = Mark
    .text = One enemy within { $range }: the next attack of a hero on it before the Time phase rolls { $n } more red die.
shout-pickpocket = Pickpocket
    .text = A dropped item, a heap of crowns or a loot token within { $range } goes to another area within { $range }.
shout-dread = Dread
    .text = One enemy { $range ->
            [0] in your area
           *[other] within { $range }
        } is slowed.
shout-comfort = Comfort
    .text = One hero within { $range } heals { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }.
shout-echo = Echo
    .text = Put your attack rune into an area within { $range } until the Time phase: attacks of heroes from there or against it roll { $n } more { $to ->
            [red] red
           *[other] blue
        } die.

## Talents and the companion

talent-lucky = Lucky
    .text = Saves roll { $n ->
            [one] { $n } die
           *[other] { $n } dice
        } more, and the best one counts.
    .flavour = The coin fell on its edge. Yours, by the way.
talent-tough = Tough
    .text = { $n } more life.
    .flavour = It only hurts while you laugh.
talent-quick = Quick
    .text = { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        } more in a move.
    .flavour = Late for everything, but at a run.
talent-packrat = Packrat
    .text = { $n } more room for what you carry.
    .flavour = It may come in useful. The anvil may, too.
talent-alert = Alert
    .text = In each attack on you, { $n ->
            [one] { $n } defence die
           *[other] { $n } defence dice
        } may be rolled again.
    .flavour = Sleeps with one eye open. It is the other one that snores.
talent-soulbound = Soulbound
    .text = Bringing you back costs half the soul shards, rounded up. Not for neutral souls.
    .flavour = You know the way by now.

companion-fenrir = Fenrir
    .text = A wolf who comes when he is called, and once because he was not.
