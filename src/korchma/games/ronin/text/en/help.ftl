# How to play, section by section. Our own words throughout.

help-goal = What you are here for
    .text =
        You walk the road east as one of seven old acquaintances, and your neighbours at the table walk it with you. You help each other all the way, because it pays. In the end one name will be remembered, and it had better be yours.

        Most victory points win. They come from three chapters, from a side quest, from experience beyond the ordinary, and from the weaker of your two partnerships. So be good to both neighbours: the one you neglect is the one that counts.

help-turn = What a turn looks like
    .text =
        Three chapters, three turns each, three steps in a turn.

        Take: in the order of initiative everyone takes two cards.

        Play: everyone picks two cards in secret, then all are shown at once and their effects happen.

        Tea: tea effects and cups move the markers of your partnerships.

        After the third turn the chapter is scored, the timelines are cleared, and new symbols become active.

help-taking = Taking cards
    .text =
        Face-up pairs lie in a column below the deck. On your turn put your figure beside a free pair and take both cards; or go to the deck and take two unseen. A pair has room for one figure, the deck for any number.

        Where you stand decides who acts first from now on: the deck first, then the pairs downwards. Acting early lets you pick early. Acting late has one comfort: the lowest pair gives 1 XP on the spot.

        Before each turn but the very first, the leftover pair nearest the deck is thrown away and the others move up.

help-playing = Playing cards
    .text =
        Choose two of your seven cards and their order, and wait. When everyone is ready, the cards are shown and join the right end of your timeline.

        A card has a colour, up to two symbols, and perhaps an effect: a condition and a result. An effect sees your tokens, the cards to its left and itself, never those to its right; so the order matters. “Exactly two” fails with three. An effect that can happen must happen.

        Symbols you gain are tokens, as good as printed ones. If you must lose one, give back a token or cover a print. Covered symbols no longer count.

help-tea = The tea ceremony
    .text =
        Between you and each neighbour lies a partnership track. Its marker goes up in two ways.

        Tea effects on the cards you have just played: give up a symbol, or count a partner’s cards of some colour, and points go to one track or both.

        Cups: a cup pointing left in your timeline meets a cup pointing right in the timeline of your left neighbour, and the track you share goes up by 2. Then both cups are covered. A cup without a match waits until the end of the chapter, so say it aloud: “I have a cup for you.”

        Both partners get the bonus of every space passed: experience, symbols, or each other’s skill.

help-chapter = The end of a chapter
    .text =
        Count your two active symbols, prints and tokens together. The one you have more of gives experience, the one you have less of gives points. Eight and two is worth 8 XP and 2 VP; five and five is worth 5 of each. Balance is everything, as they say at Kaer Morhen about swords and about soup.

        Then tokens and lost markers go back. After the first chapter you keep one card of your timeline, after the second two. They open the next chapter, work once more, and are fresh again, cups included. Your hand stays.

help-skills = Experience and skills
    .text =
        You have four skills, each good for one use a game. The first is ready at once, the others at 5, 11 and 17 XP. Each names its moment: when taking, after your effects, at tea, or before a chapter is scored.

        Your partners’ first and third skills can become yours as cards, by the bonuses of the partnership track, and yours theirs. Nobody loses anything by it.

        At 20 XP the golden marker starts from 0 and turns further experience into points at the end.

help-ending = How it ends
    .text =
        After the third chapter is scored, three more counts follow.

        Side quest: pick one of the two symbols inactive in chapter III; each card left in your hand with that symbol is 1 VP.

        Golden experience: the space of the golden marker, up to 11 VP.

        Partnership: only your weaker track counts, up to 10 VP.

        If points are equal, whoever stands higher on the initiative track wins.

help-automa = Automas
    .text =
        With two players one Automa sits between you, alone you have one on each side. An Automa takes the pair with most active symbols and lays it out at once, ignoring effects. Each tea effect it lays gives a point on every track it shares with a person, and its cups meet yours as anyone’s do. So you can see what it will do, and leave it the right cards.

        It takes no bonuses, but you get yours, its skill cards included. It cannot win, and does not mind.

help-modes = Ways to play
    .text =
        Partners, 2 to 5 people: all boards alike, side A.

        Crossroads, 2 to 5 people: side B, where each pair has another board. You choose between boards at the start.

        Alone: 35 points or more. In summer both partnerships start at 4, in autumn at 2, in winter at 0, and the bonuses passed are yours. Each season can be played on side B too.

help-first-game = Your first game
    .text =
        Look at the chapter card first: it tells you what will be active in all three chapters, and what your hand should hold at the end.

        Watch the two numbers of your timeline. When one runs ahead, take cards with the other.

        Collect a colour. Most effects count cards of a colour, and your partners count yours.

        Keep an eye on the weaker partnership. Two cups are worth more than most effects, and they need only one word to your neighbour.

        Use your first skill early; it does not grow with age.

help-unofficial = An unofficial table
    .text =
        This is unofficial software made by fans. It is not affiliated with, endorsed or sponsored by the publishers, designers or owners of the board game, the manga or the world they are set in.

        It contains no art and no text of the published game: drawings and wording are our own. We had the rulebook but not the cards, so the cards, skills, boards and chapter cards are our own as well. Names of characters and titles belong to their owners and are used only to say what is meant.

        If you like what you play here, look for the cardboard original.
