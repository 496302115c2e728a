### Class powers: a name, what it is for, a word besides. What each level does is told from its row.

## Auriel

power-mistress-of-thunder = Mistress of Thunder
    .text = A bolt from afar that may throw its target to the ground.
    .flavour = Thunder is how lightning apologises.
power-arcane-bolt = Arcane bolt
    .text = A sure attack at short range, ready again every round.
    .flavour = The first spell everybody learns, and the last one they forget.
power-ward = Ward
    .text = Gives a hero magic shields; what is not used up is gone at the Time phase.
    .flavour = Do not scratch it.
power-blink = Blink
    .text = You are gone and are elsewhere; nobody gets a blow in.
    .flavour = The hat arrives a moment later.
power-illusion = Illusion
    .text = Enemies that are no masters go for the nearest illusion they see as if it were a hero; the first hit removes it.
    .flavour = A good likeness, only better behaved.
power-sunlance = Sunlance
    .text = Light as a spear: far, hard, and it may blind.
    .flavour = Best before dark.
power-black-fire = Black fire
    .text = A flame at short range that goes on burning.
    .flavour = Gives no light. Nobody has asked it to.

## Ekar

power-cleave = Cleave
    .text = Your next melee attack hits further enemies in the target’s area with the same roll; each defends.
    .flavour = Why swing twice?
power-shield-wall = Shield wall
    .text = More armour until the Time phase, wherever you go.
    .flavour = A wall with opinions.
power-charge = Charge
    .text = Takes the place of your move: you must end it beside an enemy, and your next attack is the better for it.
    .flavour = The plan fits into one word, and he has shouted it.
power-battle-cry = Battle cry
    .text = Every hero in range makes his next attack before the Time phase with more dice.
    .flavour = Nobody knows the second line.
power-iron-will = Iron will
    .text = Shake off what was done to you, in the middle of it all.
    .flavour = He was told to lie down. He asked for it in writing.
power-guardian = Guardian
    .text = When an enemy attacks another hero near you and nobody else, take the blow in their place, before the dice are rolled.
    .flavour = It was meant for me anyway.
power-executioner = Executioner
    .text = You strike harder at those who lie or reel.
    .flavour = The Black Rose does not bend down twice.

## Laigon

power-fenrir = Fenrir
    .text = Calls the wolf into your area, and he acts at once; later he acts once a round for a special action of yours.
    .flavour = He does not fetch. He has people for that.
power-rain-of-arrows = Rain of arrows
    .text = One bow attack that falls on everybody over there.
    .flavour = Light showers, later dogs.
power-aimed-shot = Aimed shot
    .text = Spend a moment on your next bow attack.
    .flavour = Breathe in. Somebody else will breathe out.
power-swift-step = Swift step
    .text = Go further this turn, later also past those who would strike at you.
    .flavour = The grass has not noticed.
power-snare = Snare
    .text = Lies in an area until the first enemy steps into it; there is only one.
    .flavour = Step where you like.
power-parry = Parry
    .text = When somebody attacks you at close quarters, defend better.
    .flavour = No, said the blade.
power-hunters-eye = Hunter’s eye
    .text = Your attacks on prey that limps, lies or is poisoned roll more dice.
    .flavour = A track is a story that forgot to end.

## Shaya

power-treasure-hunt = Treasure hunt
    .text = For each treasure you draw, look at more and keep the best.
    .flavour = It was in the other drawer.
power-stealth = Stealth
    .text = Enemies do not see you until you enter their area, evade or do anything but walk. Where heroes control the area you may come in unseen.
    .flavour = Who?
power-throwing-fan = Throwing fan
    .text = Blades thrown at the next area; with luck at two of them there.
    .flavour = Pick a card. Any card.
power-dirty-trick = Dirty trick
    .text = An enemy beside you is blinded or slowed, as you like.
    .flavour = Look, your shoelace. He has no shoes, and still he looks.
power-venomed-edge = Venomed edge
    .text = Your next attack with a dagger carries poison.
    .flavour = Keep away from children and sandwiches.
power-lockmaster = Lockmaster
    .text = You open what is locked in passing, later also what is trapped.
    .flavour = A lock is only a question put shortly.
power-backstab = Backstab
    .text = You strike harder at an enemy whom somebody else keeps busy.
    .flavour = He was looking at the knight. Everybody looks at the knight.

## Torgar

power-heal = Heal
    .text = A hero near you gets back on his feet, wound by wound.
    .flavour = It will hurt. Then it will not. Mind the order.
power-lightning-bolt = Lightning bolt
    .text = The heaviest blow from afar; it may fall on a whole area and throw down whoever stands there.
    .flavour = He had asked for a sign.
power-blessing = Blessing
    .text = Better attacks and a better defence until the Time phase, for wolves too.
    .flavour = Hold still. No, not you. You.
power-hammer-of-faith = Hammer of faith
    .text = A blow at close quarters that may stun.
    .flavour = He believes. You will, too.
power-hymn-of-the-forge = Hymn of the forge
    .text = Every hero in range gets a used power back sooner.
    .flavour = Forty verses. He knows which ones to leave out, and does not.
power-sanctuary = Sanctuary
    .text = Puts the defence rune into an area: heroes there have more armour until the second Time phase.
    .flavour = Wipe your feet.
power-war-rune = War rune
    .text = Puts the attack rune into an area: heroes who attack from there or strike there roll more dice.
    .flavour = Do not read it aloud.
