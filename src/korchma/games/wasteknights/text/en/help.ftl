# How to play, section by section. Our own words throughout.

help-goal = What you are here for
    .text =
        Forty years ago the ground opened and the sea came in. You are a knight, which here means somebody with a vehicle who can be asked. Somebody has asked.

        Each adventure tells you what is wanted now: bring this there, find that, be in a place in time. The sheet of the plot says how long you have. What you do on the way changes what comes after it, and how it ends.

help-turn = What a turn looks like
    .text =
        Two actions, different ones, in any order. Move, camp, explore, go into town, or do what the story offers where you stand. You may also do less.

        Between the actions you put on, stow and throw away as you like. After everybody’s turn the round is over, and the clock of the plot moves on.

help-moving = On the road
    .text =
        Your vehicle gives points of movement. A highway costs nothing, desert 1, bush and mountains 2; craters are closed. When points run short, fuel makes more of them, as long as the tank lasts.

        Choose where to, and you are shown the best ways with what they cost: points, and the hazards on them. Radiation gets on your sheet, contamination is an infected wound, threat is a token you will see again at the end of the move.

help-cards = What comes at the end of a move
    .text =
        One card, always, in town as well. An enemy is fought. An event is a check. An encounter is a letter: if the story knows it, you are read to; if not, another card comes.

        Threat tokens collected on the way are used on this card, yellow side with events and encounters, red side with enemies.

help-checks = Dice
    .text =
        Four colours, from white, which is hopeful, to red, which is good. A skill is a handful of them. As many successes as the number asked for, and it is done.

        Fate works only where a card speaks of it. Failure does nothing in a check; in an attack it breaks your weapon.

        Too much radiation costs you a die, first in checks, then in attacks as well.

help-combat = A fight
    .text =
        Choose one weapon you hold, or bare hands. Then in this order: ambushes, shots, the clash, blows. Everybody attacks once, and then it is over, whoever stands. Each success is a wound.

        Your armour may take some of what is dealt to you, and breaks by it. Broken things still work, worse; broken again, they are gone.

        Beat the enemy and the whole reward is yours, even if you fall beside it. If neither is beaten, both drive on.

help-camp = Camp
    .text =
        Medicine heals: three wounds a unit, or one radiation. An infected wound must become a wound first. Repair points mend broken cards and take damage off the vehicle. Cost X is for the workshop.

        With company on your space you may also trade, and mend their things.

        Exploring is the other thing to do in the middle of nowhere: a card for each point, and you may leave it lying and look further. The last one is yours whatever it is.

help-city = Town
    .text =
        One action, two places out of four. The healer heals, or takes an injury away; the garage does the same for vehicles; the workshop mends one card, whichever; the market has three cards, broken, and every resource.

        Your gear is money there. So are fuel, ammo and medicine, at 1 each. Nobody gives change.

help-falling = Falling, and getting up
    .text =
        As many wounds as health, and you are unconscious until your next turn, when you come round with an injury. As much damage as the chassis stands, and you sit in a wreck until you overhaul it, and then it has a breakdown. A town takes either away.

        The third of a kind puts you out of the game. Two is a good moment to see somebody about it.

help-growing = Experience
    .text =
        At 3, 6, 9, 13, 16 and 19 you may take an upgrade, at the end of your turn or in camp: one of your own four or one of six that are there for all. Most have two faces, and you choose one, for good.

help-story = Stories
    .text =
        An entry is read, and you choose. What it costs and what is rolled is shown; what it means is not. Consequences come late, and by another door.

        Keepsakes stay with you for other evenings. They open no gate that is shut to others, but somebody may remember you.

help-company = Alone, together, against each other
    .text =
        The Last Courier is for one. Water for Rustport and The Sleeper under the Salt are played together; alone you lead two knights in them. In The Dust Crown everybody wants the same chair, and serves somebody nobody knows of.

        What is decided for the wasteland is always the worst for you. It is nothing personal.

help-first-game = Your first game
    .text =
        Take a fixed kit and The Last Courier, or Water for Rustport if there are several of you.

        Look at the clock of the plot before you look round. Fuel is time.

        Do not carry ammo for a better day. A fight you cannot win is a fight you can leave: hold out once, and it is over.

        Go into town with wounds and broken things, and come out with neither.

help-unofficial = An unofficial table
    .text =
        This is unofficial software made by fans. It is not affiliated with, endorsed or sponsored by the publishers, designers or owners of the board game or the world it is set in.

        It contains no art and no text of the published game: drawings, stories and wording are our own, and so are the map, the adventures and nearly all that cards do, which we did not have. Names of characters and places belong to their owners and are used only to say what is meant.

        If you like what you play here, look for the cardboard original.
