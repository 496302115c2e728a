"""The words of single effects, and the numbers a card's own sentence asks for."""

from __future__ import annotations

from typing import Any

import msgspec

from korchma.games.swordsorcery.box import blows as b
from korchma.games.swordsorcery.box import effects as e
from korchma.games.swordsorcery.box import fortunes as f
from korchma.games.swordsorcery.box.terms import Roll
from korchma.kernel.words import Word

NUMBERS = (
    "n",
    "within",
    "range",
    "radius",
    "level",
    "charges",
    "most",
    "any",
    "otherwise",
    "hits",
    "red",
)
NAMES = ("to", "what", "type", "symbol")


def tag(value: msgspec.Struct) -> str:
    """The word of the vocabulary a Struct stands for."""
    return str(value.__struct_config__.tag)


def signed(n: int) -> str:
    """A number to add: +2, −1."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def roll_words(roll: Roll) -> tuple[Word, ...]:
    """Sure hits and dice."""
    found = (("hits", roll.hits), ("red", roll.red), ("blue", roll.blue))
    return tuple(Word(f"dice-{name}", {"n": n}) for name, n in found if n)


def adds_word(to: str, n: int) -> Word:
    """So much more of a number, or less."""
    return Word("perk-adds", {"by": signed(n), "to": to})


def effect_words(effect: e.AnyEffect) -> tuple[Word, ...]:
    """What an effect does, but for what it leads to. Nobody is named here."""
    match effect:
        case e.Boost() | e.Save() | e.Resist():
            return ()
        case b.Hits(n=n) | b.Sunder(n=n) | b.Guard(n=n):
            shown = -n if isinstance(effect, b.Sunder) else n
            return (Word(f"does-{tag(effect)}", {"n": abs(n), "by": signed(shown)}),)
        case f.Crowns(n=n) | f.Shards(n=n):
            return (Word(f"does-{tag(effect)}", {"n": abs(n), "by": signed(n)}),)
        case e.Inflict(what=what):
            return () if len(what) > 1 else (Word(f"condition-{what[0]}"),)
        case e.Attack() | e.Strike() | e.Turn() | e.Summon():
            return _longer(effect)
        case e.Fire(level=level, where=where):
            return (Word("does-fire", {"level": level, "where": where or "here"}),)
        case f.Gain(item=item):
            return (Word("does-gain"), Word(f"item-{item}-a"))
        case f.Special(name=name):
            return (Word(f"does-special-{name}"),)
    return (Word(f"does-{tag(effect)}", _args(effect)),)


def _longer(effect: e.Attack | e.Strike | e.Turn | e.Summon) -> tuple[Word, ...]:
    """Effects with more than numbers to tell."""
    match effect:
        case e.Attack(roll=Roll() as roll, at=at):
            return (Word("does-attack-roll", {"at": at}), *roll_words(roll))
        case e.Attack(weapon="again"):
            return (Word("does-attack-again"),)
        case e.Attack(sure=sure, at=at):
            return (Word("does-attack-off" if sure else "does-attack-off-bare", {"at": at}),)
        case e.Strike(n=n, type=type_, half_rank=half):
            args = {"n": n, "type": type_ or "none", "half": "yes" if half else "no"}
            return (Word("does-strike", args),)
        case e.Turn(n=n):
            return (Word("does-turn", {"n": abs(n), "dir": "back" if n < 0 else "forward"}),)
        case e.Summon(companion=companion, health=health, roll=roll):
            more = {"health": health, "hits": roll.hits, "red": roll.red, "blue": roll.blue}
            adds = (adds_word(to, n) for to, n in more.items() if n)
            return (Word("does-summon", {"companion": companion}), *adds)


def _args(effect: msgspec.Struct) -> dict[str, str | int]:
    """The numbers and names of an effect, as its phrase asks for them."""
    fields = {name: getattr(effect, name) for name in effect.__struct_fields__}
    args = {name: value for name, value in fields.items() if isinstance(value, str | int)}
    if "most" in args:
        args["n"] = args.pop("most")
    args.pop("upon", None)
    return args


def numbers(*cards: Any) -> dict[str, str | int]:
    """What a card's own sentence may ask for: the first of each number and name found in it."""
    found: dict[str, str | int] = {}
    for card in cards:
        _collect(card, found)
    return found


def _collect(value: Any, found: dict[str, str | int]) -> None:
    if isinstance(value, tuple):
        for each in value:
            _collect(each, found)
    if not isinstance(value, msgspec.Struct):
        return
    for name in value.__struct_fields__:
        held = getattr(value, name)
        if name in NUMBERS and type(held) is int:
            found.setdefault(name, abs(held))
        elif name == "what" and isinstance(held, tuple) and held:
            found.setdefault(name, held[0])
        elif name == "cost" and held:
            found.setdefault(name, len(held))
        elif name in NAMES and isinstance(held, str):
            found.setdefault(name, held)
        else:
            _collect(held, found)
