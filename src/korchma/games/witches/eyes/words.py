"""Which messages name the things of The Witches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Card
from korchma.games.witches.options import AboutAttempt, AboutMove
from korchma.games.witches.rules.outcome import total
from korchma.games.witches.state import DUNGEON, WitchTable, target
from korchma.kernel import Ask
from korchma.kernel.words import Word, plain_words


def benefit_id(card: Card) -> str:
    """The message id of a card's benefit."""
    if card.benefit == "bonus":
        return f"benefit-bonus-{card.against or 'any'}"
    return f"benefit-{card.benefit}" + ("-cackle" if card.cackle else "")


def things(t: WitchTable, ask: Ask) -> AboutMove | AboutAttempt | None:
    """What a question is about: the move, or the problem being attempted."""
    s = t.state
    if ask.about == "move":
        return AboutMove(s.moves)
    if s.attempt is not None:
        at = s.players[s.active].at
        return AboutAttempt(s.problems[at], target(t, at), total(t, s.players[s.active]))
    return None


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """Everything that has a name, by kind."""
    return {
        "space": [*box.spaces, DUNGEON],
        "area": [*box.areas, DUNGEON],
        "token": [*box.tokens],
        "card": [*box.cards],
        "witch": [*box.witches],
    }


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Spaces by their area unless they have a name of their own; cards by their character."""
    assert isinstance(content, Box)
    if kind == "space":
        area = content.area_of.get(str(value), str(value))
        return {"": Word(f"area-{area}" if area == value else f"space-{value}")}
    if kind == "card" and isinstance(value, int):
        card = content.cards[value]
        amount: dict[str, str | int] = {"amount": card.amount} if card.amount else {}
        return {
            "": Word(f"character-{card.character}"),
            "benefit": Word(benefit_id(card), amount),
            "symbol": Word(f"symbol-{card.symbol}"),
        }
    return plain_words(content, kind, value)
