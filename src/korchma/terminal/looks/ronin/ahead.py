"""What is foreseen in Ronin, in words."""

from __future__ import annotations

from korchma.games.ronin.box.box import SYMBOLS
from korchma.games.ronin.eyes.foresight import Change, Foresight
from korchma.terminal.looks.ronin.signs import Signs, signed


def brings(signs: Signs, foreseen: Foresight) -> str:
    """All the changes of these cards and of the tea after them, in a few words."""
    changes = (*foreseen.cards, foreseen.tea)
    symbols = [sum(numbers) for numbers in zip(*(each.symbols for each in changes), strict=True)]
    tracks = [sum(numbers) for numbers in zip(*(each.tracks for each in changes), strict=True)]
    total = Change("", tuple(symbols), tuple(tracks), sum(each.xp for each in changes))
    text = ", ".join(_parts(signs, total))
    if signs.view.phase != "take" or not text:
        return text
    return signs.voice.say("term-ronin-if-played", changes=text)


def _parts(signs: Signs, change: Change) -> list[str]:
    """Symbols, the active ones first; then tracks, then experience."""
    found: dict[str, int] = dict(zip(SYMBOLS, change.symbols, strict=True))
    order = [*signs.active, *(symbol for symbol in SYMBOLS if symbol not in signs.active)]
    out = [f"{signs.symbol(x)} {signed(found[x])}" for x in order if found[x]]
    out += [f"{signs.pair(i)} {signed(n)}" for i, n in enumerate(change.tracks) if n]
    if change.xp:
        out.append(f"{signed(change.xp)} {signs.voice.say('term-ronin-xp-word')}")
    return out


def leads(signs: Signs, foreseen: Foresight) -> str:
    """The counts after it all, what the chapter would bring, and whether order matters."""
    say = signs.voice.say
    xp, vp = foreseen.would
    text = say("term-ronin-then", counts=signs.counted(foreseen.counts), xp=xp, vp=vp)
    tea = ", ".join(_parts(signs, foreseen.tea))
    if tea:
        text += " " + say("term-ronin-at-tea", changes=tea)
    if foreseen.turned:
        changes = ", ".join(_parts(signs, foreseen.turned))
        text += " " + say("term-ronin-turned", changes=changes)
    return text
