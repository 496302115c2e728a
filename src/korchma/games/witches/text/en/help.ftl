# How to play, section by section. Our own words throughout.

help-goal = What you are here for
    .text =
        You are a young witch sent to Lancre to learn the craft, which mostly means other people’s problems. Easy ones are pigs, fevers and broken limbs; hard ones are elves, vampires and worse.

        Every problem you solve is worth points, and in the usual game the highest score wins. Easy problems also enlarge your hand: one more card for every two. Hard problems make you stronger: +1 to your rolls for every two.

        Meanwhile Lancre must not fall apart. If a crisis is due and none is left in the pool, or if three open elves lie on the map at the end of a turn, everybody loses together. Rivals, yes; but rivals with a common roof.

help-turn = What a turn looks like
    .text =
        First a new problem turns up. A card is revealed, and the next token goes to the area it names. If a problem is already there, it falls into crisis instead, unless it is in crisis already, and another card is revealed, until the new problem finds a place. Lancre Town and Lancre Castle have several spaces and fill up more slowly.

        Then you have two moves. After each of them you deal with whatever is there: a problem, another witch with a teapot, or nothing.

        Last, you draw up to your limit: 3 cards at the start, 7 at the very most. You never discard down to it.

        Then it is the next player’s turn.

help-moving = Getting about
    .text =
        Each of your two moves is a walk, a flight or a stay.

        On foot you follow the paths for up to two areas, and you stop as soon as you enter an area with a problem or another witch. Town and Castle are kinder: as long as one of their spaces is empty, you may slip through. Stepping between two spaces of the same Town or Castle takes a whole move.

        To fly, discard a card with a broom and land anywhere on the map; nothing in between matters.

        Staying is allowed, but it is no hiding place: if there is a problem at your feet, you must attempt it. The same goes for wherever you arrive.

help-attempt = Solving a problem
    .text =
        Your target is the difficulty of the problem, plus 2 for each crisis on it. A closed hard problem is turned up first.

        Roll two dice. A cackle counts 0 and usually costs you a cackle token. Now run away to an empty neighbouring place, or go on: add headology for +1 a card, magic for +2 and a cackle a card. Then roll the other two dice, even if you have enough.

        After that only benefits can help, such as a bonus, or the Power of Three: three marked cards with three different characters solve anything.

        If you reach the target, the token is yours. If not, you take 1 cackle, or 2 for a hard problem, suffer its consequence if it has one, and retreat.

help-cards = What cards can do
    .text =
        Every card has a symbol, a benefit and an area; some also bear the Power of Three. When you play a card you use just one of these, and then it is gone.

        The symbols are headology (+1 in an attempt), magic (+2 and a cackle) and the broom, which flies, saves you in a retreat and gets you out of the Dungeon.

        Benefits are for any moment of your own turn and cost no action: rerolls, bonuses after the dice, more cards, a longer walk, a crisis removed, a cure for one kind of easy problem and others.

        The area matters only when the card comes off the deck to place a problem.

help-cackles = Cackles and Black Aliss
    .text =
        Every witch has to watch her cackle. You take one for each cackle face left on your dice, one for each use of magic, and one or two for failing.

        They come from a common pool. When that is empty, you take one from whoever has the most, which is a kindness of sorts. But if you alone have the most, you take a Black Aliss token instead, and each of those costs you a point at the end. They never go back.

        So magic is fine while the pool is full. When it runs low, do not be the witch with the biggest heap: have tea, or play Introspection.

help-tea = Taking tea
    .text =
        If your move ends where another witch stands, and there is no problem, you have tea. It is not optional; it is manners.

        You return up to three cackles to the pool, and every other witch on that space up to two of hers. So the visitor gains more than the hostess, but both gain.

        You may stay with your second move and drink another cup, and again on later turns, as long as somebody keeps you company. In Town and Castle only witches on the same space share a pot.

        A solo witch has no company, but may return two cackles at Granny Weatherwax’s Cottage instead, provided no problem is there.

help-dungeon = The Dungeon
    .text =
        Nobody goes to the Dungeon by choice. Fail against Duke or Lady Felmet and you are thrown in; your turn ends on the spot, without drawing cards. If anyone fails against the Cunning Man, all witches end up there, and the unlucky one loses her remaining move but still draws.

        On your next turn a problem is placed as usual. Then you may leave with your first move by playing a broom card, Escape or Invisibility. If you cannot or will not, that move is lost, and the door opens by itself for the second.

        You come out in any area you like and deal with what is there. Tea in the Dungeon is out of the question.

help-ending = How it ends
    .text =
        The game ends when the last problem from the boxes has been placed and the active player has finished her turn. Add up your points and subtract one for each Black Aliss. The highest score wins.

        If scores are tied, fewer cackles and Black Aliss tokens together decide; then more points from hard problems; then the single most difficult token. After that you share the victory.

        It can end earlier, and badly. If a crisis must be placed and the pool is empty, the game is over at once. If three or more open elf tokens lie on the map at the end of any turn, likewise. In both cases everyone loses, including the one who was ahead.

help-modes = Ways to play
    .text =
        Competitive, 2 to 4 players: the highest score wins, and a disaster beats you all.

        Co-operative, 2 to 4 players: there are fewer cackles, Black Aliss and crises. At the end there must be fewer than four hard problems on the map, open or closed. If a Black Aliss is due and none is left, you lose.

        Solo: the same dangers, and a verdict. Below 30 points you fail, 30 to 40 makes you a licensed witch, above 40 you pass with distinction.

        Expert: crises stack on a problem without limit, each adding 2 to its target. The competitive game then starts with 8 of them instead of 12; co-operative and solo games keep their own number.

help-first-game = Your first game
    .text =
        Begin with pigs, sheep and fevers. Four easy problems give you a hand of five cards, and that is when the hard ones start to look possible.

        Look at the odds before you move, and remember that after the first roll you may still run. Running costs only the cackles your dice show.

        Keep one broom card for bad days. Keep +2 and +4 for after the last roll. Do not spend magic when the cackle pool is nearly empty.

        Watch two numbers: crises left and elves open. When either looks bad, cure problems in crisis and deal with open elves, even if the points are elsewhere.

        And if your rolls go wrong, visit somebody. That is what neighbours are for.

help-unofficial = An unofficial table
    .text =
        This is unofficial software made by fans. It is not affiliated with, endorsed or sponsored by the author’s estate, the designer or any publisher of the board game.

        It contains no art and no text of the published game: drawings and wording are our own, and where we had no access to the printed cards, tokens or map, the content is our own as well. Names of characters, places and titles belong to their owners and are used only to say what is meant.

        If you like what you play here, look for the cardboard original, and for the books it comes from.
