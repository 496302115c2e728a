### Special cards: what each explains. Secret until it is turned up.

special-1 = Threat 2
    .text = Shepherd Nine: two threat tokens are drawn at the start of a combat, red side up. The first pylon that falls takes this away.
    .flavour = It sees you have company.

special-2 = Pierce
    .text = Shepherd Nine: its wounds cannot be blocked. The second pylon that falls takes this away.
    .flavour = Armour is hand luggage too.

special-3 = Ambush
    .text = Shepherd Nine: attacks at the very start of a combat. The third pylon that falls takes this away.
    .flavour = It was awake first.

special-4 = Fury
    .text = Shepherd Nine: is not defeated before the end of a combat, whatever its wounds. The fourth pylon that falls takes this away.
    .flavour = It has not been told.

special-5 = The tracker
    .text = Comes two spaces nearer at the start of each round. On your space it attacks; beaten, it is gone, else it starts again from where it came.
    .flavour = It will wait.

special-6 = The Jackal
    .text = Waits at the end of the second trail with the case. Not beaten at once, he can be cornered again on that space.
    .flavour = Eleven years without a lost item.

special-7 = Shepherd Nine
    .text = At the start of each round it walks two spaces to the nearest city that stands; a city under it at the end of a round is gone. Its wounds stay from one combat to the next.
    .flavour = Please bring hand luggage only.

special-8 = The Usurper
    .text = Two clues of your own, and you may face him in the Sunken Mine. His wounds stay; others on the space may fight him right after you.
    .flavour = Item nine: look convincing.

special-9 = The tanker
    .text = Whoever ends a move on it or beside it may tow it up to two spaces, once a round in all, never into mountains. Threats wear it down; at nought it is dry.
    .flavour = Milk, it says.

special-10 = Pump part
    .text = Takes a place in the vehicle. Can be handed over in camp, never sold or thrown away.
    .flavour = Forty years in grease.
