# How to play, section by section. Our own words throughout.

help-goal = What you are here for
    .text =
        Sixty years ago five heroes died holding a mill, and a window was made of them. Tonight somebody has broken it, and you are lying in the ford, awake.

        You play together against the game. Each quest says what it wants and what loses it, and there is a clock in all of them: the event deck. One quest is an evening; seven of them are the campaign.

help-round = What a round looks like
    .text =
        Time phase: fire and poison bite, powers come a step nearer, magic shields are whole, and soul shards may be spent.

        Battle phase: every hero has one turn, in the order you like, and after each of them the enemies have theirs.

        Event phase: a card of the event deck is turned up, or the one that lies there goes. Then the next round.

help-turn = A hero’s turn
    .text =
        One move, as many combat and special actions as the soul stone says, and any number of free ones. In any order, and a move may be broken off for a blow and gone on with.

        Special actions: dash for a point more, focus for a hit more, open what is locked, search, change equipment, exchange, read what the story offers.

        With an enemy in your own area you can attack only there, and there is no peace for chests, searching or trade.

help-moving = On the map
    .text =
        A step is a point, two on difficult ground; dangerous ground costs a wound each time you enter. Walls and shut doors stop everybody, a barrier is crossed one way only.

        Before you leave an area with enemies each of them strikes at you once, unless you have at least twice as many on their feet there.

        You see in straight lines, five areas at most. Walls, doors and enemies on the way block the view. What you see of shadows is turned over at once.

help-attack = Attack and defence
    .text =
        Choose a target and a weapon. Red dice hit more, blue ones less. Power, magic and legend are symbols: they buy the lines on your weapon and cards, each symbol once.

        Then the other side: weaknesses add hits, armour takes some, magic shields take some, and for each hit left a blue die, up to the defence value. Each shield stops a hit. The rest are wounds.

        Lethal hits pass armour and dice. Who dominates the target’s area with twice as many on their feet has a hit more. The chances shown beside an attack are exact.

help-powers = Powers
    .text =
        Every hero has a power from birth, class powers that come with ranks, and talents. A power that was used is turned and cools down, one step each Time phase.

        Levels do not add up: choose the highest you have reached, or a lower one that is ready sooner.

help-enemies = What enemies do
    .text =
        After each hero’s turn an encounter card says who acts: a colour, a style, a number, or nobody. If it fits nobody, what stands after “otherwise”.

        An enemy reads its scroll from the top: the first row for the distance of the nearest hero it sees. Whom it goes for is printed too: the nearest, the richest, the worst wounded. You can see it before you end your turn.

        Green, blue and red are ranks. Purple is a master: two sides, and a priority token that says whom he hates.

help-souls = Shards, ranks, ghosts
    .text =
        The dead leave soul shards, which belong to all. A rank costs the square of its number and is bought in the Time phase; nobody runs ahead of the lowest.

        As many wounds as life, and a hero is a ghost: a rank lower, his pack left behind. A ghost shouts, drifts, and goes to a shrine that is awake; there shards bring him back whole.

        All of you ghosts at once, and the quest is lost.

help-items = Arms and the emporium
    .text =
        Two hands, armour, an artefact; the rest is in the pack, up to capacity. Styles say who may use what.

        The emporium sells cards with two sides, each at its price. The stash is free. Treasures can be sold, the anvil turns a weapon for one quest, the tavern takes bets.

help-story = Stories and natures
    .text =
        A paragraph is read when its moment comes. Its choices go by the nature of the hero who stands there: Law, Neutral, Chaos. Law and Chaos do not travel together.

        None of the three is the right one. Each gives something at once, and sends a bill later.

help-campaign = The campaign
    .text =
        Seven quests in turn. Ranks, powers, crowns, items, and what you did go with you. A lost quest is played again, with what you have learnt. From every earlier quest another life can be begun. Before each quest other people may sit down, a hero may stay behind and another join, more or fewer than before.

        How it ends depends on what you carried up the valley. There are three last pages.

help-first-game = Your first game
    .text =
        Take the lesson, or Embers at the Ford with two heroes: one in front, one who strikes from afar.

        Stay together. Two against one is a hit more and nobody strikes after you.

        Use powers as soon as they help. Focus before a blow that matters. Read what an enemy will do before you end a turn.

        Do not stand about: the deck is the clock.

help-unofficial = An unofficial table
    .text =
        This is unofficial software made by fans. It is not affiliated with, endorsed or sponsored by the publishers, designers or owners of the board game or the world it is set in.

        It contains no art and no text of the published game: drawings, stories and wording are our own, and so are the quests, the maps and nearly all that cards do, which we did not have. Names of characters belong to their owners and are used only to say what is meant.

        If you like what you play here, look for the cardboard original.
