"""Which messages name the things of The Witches."""

from __future__ import annotations

from collections.abc import Mapping

from korchma.games.witches.content import Box, Card
from korchma.kernel.words import Word, plain_words


def benefit_id(card: Card) -> str:
    """The message id of a card's benefit."""
    if card.benefit == "bonus":
        return f"benefit-bonus-{card.against or 'any'}"
    return f"benefit-{card.benefit}" + ("-cackle" if card.cackle else "")


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
