# How to play, section by section. Our own words throughout.

help-goal = What you are here for
    .text =
        The order of witchers has fallen apart, and five schools send their young people out to show which of them was right. You are one of these young people. You have two swords, a medallion and a bill for the porridge.

        Four trophies win. Monsters give them, other witchers give them if you attacked, and so does a skill brought to perfection. The last of the four must be fought for.

help-turn = What a turn looks like
    .text =
        Three phases.

        I: move as far as your cards carry you, and do what the places on the way are good for.

        II: one deed. Fight a monster or a witcher, meditate over a perfect skill, or explore and have a story told to you.

        III: rest. Discard, draw up to three cards, learn one new card from the row.

help-moving = On the road
    .text =
        Your cards are your legs as well as your swords. Each shows a terrain; discard it, and you may walk to a neighbouring place of that terrain. Two cards of any kind take you anywhere next door, and so does one card with a gold. The sign of all three terrains fits everywhere.

        Every place offers something, once a turn, and only to those who arrive. Schools teach for gold; four places teach one skill for nothing if you are not too far ahead of your level; elsewhere there are potions, dice, gossip about monsters, and a swap of cards.

help-growing = Four skills
    .text =
        Combat is how many cards you draw in a fight. Defence is how high your shield can go. Alchemy is how many potions you stand in a fight. Your specialty is what your school is known for.

        When all four are above your witcher level, the level rises and you draw cards. A skill at 5 is worth a trophy, if you sit down and meditate before somebody else does.

help-fighting = A fight
    .text =
        Your deck and hand are your health: every card you lose is one you could have played. When a fight begins, your discard goes back into your deck; from then on nothing is reshuffled.

        In your turn drink and use what you like, then lay a combo: one card, and on top of it another whose colour is among its links, and so on. Then count: damage first, then shield, then cards that come back. Draw as many as your Combat says.

        What hits you takes the shield first, then the top of your deck, then your hand.

help-monsters = Monsters
    .text =
        A monster is a pile of fight cards; as many as you take off it, so much closer you are. Each of its turns costs it one as well. The others announce whether it charges or bites before the card is turned up.

        Bring its trail, and you strike first. Ask in Hengfors or Doldeth, follow the gossip, or lose to it once: that too is a way of getting acquainted.

        Even if you fall, a monster with one card left runs away, and people pay you all the same. Read what is special about it before you go there. It is usually worth a shield or two.

help-witchers = Witchers against witchers
    .text =
        In any place with an open tavern you may attack a witcher, and they cannot refuse. Win, and their school’s trophy is yours, one from each opponent, and gold besides. Win as the defender, and there is gold and a full hand, but no trophy.

        The others may bet on it. Afterwards the tavern is closed for repairs.

        If you would rather keep your teeth, play poker: five dice, one second roll, three gold.

help-stories = Stories
    .text =
        When there is nothing to fight, explore. The city or the wilds, an opening, two choices. What comes of yours you will hear; what would have come of the other, never.

        Some choices become quests. Go where they lead, and the story goes on: gear, companions, gold, regret.

help-ending = How it ends
    .text =
        At the fourth trophy, at once. Each of the first three costs you cards: one, two, three of them leave your deck for good. Choose well, and it makes you better.

help-alone = Alone
    .text =
        Three monsters, one of each level, and one skill to perfect. A die attacks for the monsters, the townsfolk pay by a table, and the row wears out if you are choosy. Only turns count: six or fewer, and you are a legend.

help-first-game = Your first game
    .text =
        Walk to two places in a turn rather than one: early skills are cheap.

        Raise Combat first. Who draws two cards a turn fights twice as long as who draws one.

        Do not attack before your chance is better than even; the number beside the monster tells you.

        Look at links when you learn a card. Three weak cards in a chain beat one strong one.

        Keep a card of the terrain your quest is in.

help-unofficial = An unofficial table
    .text =
        This is unofficial software made by fans. It is not affiliated with, endorsed or sponsored by the publishers, designers or owners of the board game, the books, the video games or the world they are set in.

        It contains no art and no text of the published game: drawings, stories and wording are our own, and so are many effects of cards and trophies, which we did not have. Names of characters, creatures and places belong to their owners and are used only to say what is meant.

        If you like what you play here, look for the cardboard original.
