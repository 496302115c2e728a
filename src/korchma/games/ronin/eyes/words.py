"""Which messages name the things of Ronin, and what its questions are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from korchma.games.ronin.box.box import SYMBOLS, Box
from korchma.games.ronin.box.rows import Card, Effect
from korchma.games.ronin.mind.reasons import PROFITS
from korchma.games.ronin.options import CharacterId
from korchma.games.ronin.state import RoninTable, left_of
from korchma.kernel import Ask
from korchma.kernel.words import Word, plain_words

COLOURS = ("red", "green", "blue", "pink", "yellow")
FORMS = {
    "symbol": ("of", "lower"),
    "colour": ("cards",),
    "character": ("with",),
    "board": ("text",),
}
"""Further words for a thing: each is an attribute of its message. ``$symbol_of``: of magic."""


class Between(msgspec.Struct, frozen=True):
    """The two who will share a board."""

    one: CharacterId
    other: CharacterId


class Number(msgspec.Struct, frozen=True):
    """How many."""

    n: int


class Step(msgspec.Struct, frozen=True):
    """The step of the turn in which something is asked."""

    step: str


def things(t: RoninTable, ask: Ask) -> Between | Number | Step | None:
    """What a question is about, where its sentence names it."""
    s = t.state
    if ask.about == "board":
        track = s.queue[0]
        return Between(s.players[track].character, s.players[left_of(s, track)].character)
    if ask.about == "automa":
        alone = sum(not player.automa for player in s.players) == 1
        return Number(s.queue[0] if alone else 0)
    if ask.about in ("keep", "play", "quest"):
        return Number(s.chapter + 1)
    if ask.about == "skill":
        return Step(s.phase)
    return None


def named(box: Box) -> Mapping[str, Sequence[str | int]]:
    """The things that have names, by kind."""
    return {
        "card": [*box.cards],
        "character": [*box.characters],
        "skill": [*box.skills],
        "board": [*box.boards],
        "symbol": [*SYMBOLS],
        "colour": [*COLOURS],
        "slot": [*range(max(row.pairs for row in box.setups.values()))],
        "place": [*range(max(row.id + row.automas for row in box.setups.values()))],
        "track": [*range(max(row.id + row.automas for row in box.setups.values()))],
        "profit": [*PROFITS],
    }


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Cards by colour and symbols; places counted from 1; more forms where sentences need them."""
    assert isinstance(content, Box)
    if kind == "card":
        return _card(content.cards[str(value)])
    if kind in FORMS:
        name = f"{kind}-{value}"
        return {"": Word(name), **{form: Word(f"{name}.{form}") for form in FORMS[kind]}}
    if kind == "slot" and isinstance(value, int):
        n = {"n": value + 1}
        return {"": Word("slot", n), "taken": Word("slot.taken", n)}
    if kind == "place" and isinstance(value, int):
        return {"": Word("place", {"n": value + 1})}
    if kind == "profit":
        what, _, many = str(value).rpartition("-")
        return {"": Word("profit", {"what": what, "n": int(many)})}
    if kind == "track":
        return {"": Word("track")}
    return plain_words(content, kind, value)


def _card(card: Card) -> Mapping[str, Word]:
    """A card's name, its condition, result and cup where it has them, and all it does."""
    symbols: dict[str, str | int] = {"symbols": len(card.symbols)}
    for key, symbol in zip(("one", "two"), card.symbols, strict=False):
        symbols[key] = symbol
    out = {"": Word("card", {"colour": card.colour, **symbols})}
    does: dict[str, str | int] = {"bears": "nothing", "cup": card.cup or "none"}
    if card.cup:
        out["cup"] = Word(f"cup-{card.cup}")
    if card.effect:
        when, gain = _when(card.effect), _gain(card.effect)
        out["when"] = Word(f"when-{card.effect.when}", when)
        out["gain"] = Word(f"gain-{card.effect.gain}", gain)
        does["bears"] = "tea" if card.tea else "effect"
        does |= {"when": card.effect.when, "gain": card.effect.gain, **when, **gain}
    return {**out, "does": Word("card-does", does)}


def _when(effect: Effect) -> dict[str, str | int]:
    """The words of a condition."""
    out: dict[str, str | int] = {"count": effect.count}
    if effect.colour:
        out["colour"] = effect.colour
    if effect.when in ("lose", "lose-up-to"):
        out["lost"] = effect.symbol or "inactive"
    return out


def _gain(effect: Effect) -> dict[str, str | int]:
    """The words of a result."""
    out: dict[str, str | int] = {"n": effect.amount}
    if effect.of:
        out["symbol"] = effect.of
    if effect.gain == "one-track":
        out["track"] = "shared" if effect.when == "partner" else "chosen"
    return out
