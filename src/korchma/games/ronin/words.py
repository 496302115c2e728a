"""Which messages name the things of Ronin, and what its questions are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from korchma.games.ronin.box import SYMBOLS, Box
from korchma.games.ronin.options import CharacterId
from korchma.games.ronin.rows import Card, Effect
from korchma.games.ronin.state import RoninTable, left_of
from korchma.kernel import Ask
from korchma.kernel.words import Word, plain_words

COLOURS = ("red", "green", "blue", "pink", "yellow")


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


def things(t: RoninTable, ask: Ask) -> msgspec.Struct | None:
    """What a question is about, where its sentence names it."""
    s = t.state
    if ask.about == "board":
        track = s.queue[0]
        return Between(s.players[track].character, s.players[left_of(s, track)].character)
    if ask.about == "automa":
        return Number(len(s.queue))
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
    }


def words(content: object, kind: str, value: object) -> Mapping[str, Word]:
    """Cards by colour and symbols; places counted from 1."""
    assert isinstance(content, Box)
    if kind == "card":
        return _card(content.cards[str(value)])
    if kind in ("slot", "place") and isinstance(value, int):
        return {"": Word(kind, {"n": value + 1})}
    if kind == "track":
        return {"": Word("track")}
    return plain_words(content, kind, value)


def _card(card: Card) -> Mapping[str, Word]:
    """A card's name, and its condition, result and cup where it has them."""
    symbols: dict[str, str | int] = {"symbols": len(card.symbols)}
    for key, symbol in zip(("one", "two"), card.symbols, strict=False):
        symbols[key] = symbol
    out = {"": Word("card", {"colour": card.colour, **symbols})}
    if card.effect:
        out |= _effect(card.effect)
    if card.cup:
        out["cup"] = Word(f"cup-{card.cup}")
    return out


def _effect(effect: Effect) -> Mapping[str, Word]:
    """The condition and the result of an effect."""
    when: dict[str, str | int] = {"n": effect.count}
    if effect.colour:
        when["colour"] = effect.colour
    if effect.when in ("lose", "lose-up-to"):
        when["symbol"] = effect.symbol or "inactive"
    gain: dict[str, str | int] = {"n": effect.amount}
    if effect.of:
        gain["symbol"] = effect.of
    return {"when": Word(f"when-{effect.when}", when), "gain": Word(f"gain-{effect.gain}", gain)}
