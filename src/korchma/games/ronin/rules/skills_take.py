"""Skills used while cards are taken, and when figures return to the track."""

from __future__ import annotations

from korchma.games.ronin import events as e
from korchma.games.ronin.options import MoveTo, Pick, Toss
from korchma.games.ronin.rules.gaining import draw, draw_to_hand, gain_xp, toss
from korchma.games.ronin.rules.partnership import gain_chosen
from korchma.games.ronin.rules.skill import Skill
from korchma.games.ronin.state import MOST_XP, RoninTable
from korchma.kernel import Ask, Flow, several

LOOKED = 4
TAKEN = 2


def _ciri_1(t: RoninTable, seat: int) -> Flow[None]:
    """Stand anywhere on the initiative track, there too; 1 XP and a token of any symbol."""
    s = t.state
    now = s.order.index(seat)
    places = [MoveTo(place) for place in range(len(s.order))]
    match (yield Ask(seat, "move-to", places, rule="23")):
        case MoveTo(place) if place != now:
            s.order.remove(seat)
            s.order.insert(place, seat)
            t.tell(e.MovedInOrder(seat, s.players[seat].character, place + 1))
    gain_xp(t, seat, 1)
    yield from gain_chosen(t, seat, range(4), 1, "gain-any", "23")


def _yennefer_2(t: RoninTable, seat: int) -> Flow[None]:
    """Draw two, then discard two."""
    player = t.state.players[seat]
    who, cards = player.character, tuple(draw_to_hand(t, seat, 2))
    t.tell(e.Drew(seat, who, len(cards), cards), to=seat, others=e.Drew(seat, who, len(cards)))
    options = [Toss(card) for card in player.hand]
    n = len(cards)
    tossed = several((yield Ask(seat, "toss", options, pick=(n, n), rule="23")))
    toss(t, seat, [each.card for each in tossed if isinstance(each, Toss)])


def _vesemir_2(t: RoninTable, seat: int) -> Flow[None]:
    """Three XP."""
    gain_xp(t, seat, 3)
    yield from ()


def _yuki_onna_2(t: RoninTable, seat: int) -> Flow[None]:
    """Instead of a pick: look at four, take two, discard two; the figure goes to the deck."""
    s = t.state
    player = s.players[seat]
    s.looked = [card for _ in range(LOOKED) if (card := draw(t)) is not None]
    n = min(TAKEN, len(s.looked))
    options = [*map(Pick, s.looked)]
    picked = several((yield Ask(seat, "look", options, pick=(n, n), rule="23")))
    taken = [each.card for each in picked if isinstance(each, Pick)]
    player.hand += taken
    rest = [card for card in s.looked if card not in taken]
    s.discard += rest
    s.looked = []
    s.at_deck.append(seat)
    s.picked = True
    who = player.character
    t.tell(e.TookDeck(seat, who, tuple(taken)), to=seat, others=e.TookDeck(seat, who))
    t.tell(e.Tossed(seat, who, tuple(rest)))


TAKE = {
    "ciri-1": Skill(_ciri_1),
    "yennefer-2": Skill(_yennefer_2),
    "vesemir-2": Skill(_vesemir_2, lambda t, seat: t.state.players[seat].xp < MOST_XP),
    "yuki-onna-2": Skill(_yuki_onna_2),
}
