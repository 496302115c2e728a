"""Cards in words: what a row does, phrase by phrase, so that text and row cannot differ.

A phrase reads: its price in symbols, its heads (when, upon whom, for how long), what it does. All
are messages of ``vocabulary.ftl``; who speaks puts commas between them and a colon after the
heads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec

from korchma.games.swordsorcery.box import effects as e
from korchma.games.swordsorcery.box.holds import Company, Holding, TargetHas, Wielding
from korchma.games.swordsorcery.box.perks import (
    Adds,
    AnyPerk,
    Disarms,
    Draws,
    NoReactions,
    Sight,
)
from korchma.games.swordsorcery.box.rows import Level, Play, Profile, Side, Trigger
from korchma.games.swordsorcery.box.saying import adds_word, effect_words, roll_words, tag
from korchma.games.swordsorcery.box.terms import Cost, Upon
from korchma.kernel.words import Word

Words: TypeAlias = tuple[Word, ...]


class Phrase(msgspec.Struct, frozen=True):
    """A line of a card: symbols it costs, when and upon whom, what it does."""

    does: Words
    heads: Words = ()
    cost: Cost = ()


# --- heads ----------------------------------------------------------------------------------------


def held(when: Iterable[Holding]) -> Words:
    """What must hold; of a target's conditions each is told by itself."""
    return tuple(word for each in when for word in _held(each))


def _held(each: Holding) -> Iterator[Word]:
    match each:
        case Wielding(weapon=weapon, hands=hands):
            yield Word(f"when-with-{hands}" if hands else "when-with", {"weapon": weapon})
        case TargetHas(any=conditions):
            names = dict.fromkeys(name.partition("-1")[0].partition("-2")[0] for name in conditions)
            yield from (Word(f"when-against-{name}") for name in names)
        case Company(race=race):
            yield Word("when-company", {"race": race})
        case _:
            yield Word(f"when-{tag(each)}")


def _upon(upon: Upon, within: int | None) -> Words:
    if not upon:
        return ()
    if upon in ("heroes", "enemies", "kin", "other-kin"):
        return (Word(f"upon-{upon}", {"within": -1 if within is None else within}),)
    return (Word(f"upon-{upon}"),)


def _whom(play: Play) -> Words:
    if play.whom in ("self", "none"):
        return ()
    return (Word(f"whom-{play.whom}", {"range": play.range}),)


# --- what happens ---------------------------------------------------------------------------------


def done(does: Iterable[e.AnyEffect], heads: Words = (), cost: Cost = ()) -> Iterator[Phrase]:
    """What effects do: those upon the same in one phrase, whatever leads further in its own."""
    said: list[Word] = []
    for effect in does:
        aside = _upon(getattr(effect, "upon", ""), getattr(effect, "within", None))
        further = [*_further(effect, heads + aside, cost)]
        plain = effect_words(effect)
        if plain and not aside:
            said += plain
        elif plain:
            yield Phrase(plain, heads + aside, cost)
        if further and said:
            yield Phrase(tuple(said), heads, cost)
            said = []
        yield from further
    if said:
        yield Phrase(tuple(said), heads, cost)


def _further(effect: e.AnyEffect, heads: Words, cost: Cost) -> Iterator[Phrase]:
    """Phrases an effect leads to."""
    match effect:
        case e.Inflict(what=what) if len(what) > 1:
            names = tuple(Word(f"condition-{name}") for name in what)
            yield Phrase(names, (*heads, Word("does-choice")), cost)
        case e.Boost(until=until, perks=perks, lines=lines):
            late = (*heads, Word(f"until-{until}"))
            yield from holding(perks, late, cost)
            yield from lined(lines, late)
        case e.Save(fail=does):
            yield from done(does, (*heads, Word("save-fails")), cost)
        case e.Resist(symbol=symbol, does=does):
            yield from done(does, (*heads, Word("resist-fails", {"symbol": symbol})), cost)
        case e.Detonate(does=does):
            yield from done(does, (Word("in-detonation"),), cost)
        case e.Place(token="snare", does=does):
            yield from done(does, (Word("in-snare"),), cost)
        case e.Place(token="attack-rune", perks=perks):
            yield from holding(perks, (Word("in-rune-attack"),), cost)
        case e.Place(perks=perks, does=does):
            yield from holding(perks, (Word("in-rune-defence"),), cost)
            yield from done(does, (Word("in-rune-time"),), cost)


# --- what holds -----------------------------------------------------------------------------------


def holding(perks: Iterable[AnyPerk], heads: Words = (), cost: Cost = ()) -> Iterator[Phrase]:
    """What perks give."""
    for perk in perks:
        own: Words = ()
        if isinstance(perk, Adds):
            own = held(perk.when) + ((Word(f"whose-{perk.whose}"),) if perk.whose else ())
        yield Phrase((_perk(perk),), heads + own, cost)


def _perk(perk: AnyPerk) -> Word:
    match perk:
        case Adds(to=to, n=n):
            return adds_word(to, n)
        case NoReactions(all=all_):
            return Word("perk-no-reactions", {"all": "yes" if all_ else "no"})
        case Draws(what=what, n=n):
            return Word("perk-draws", {"what": what, "n": n})
        case Disarms(symbol=symbol):
            return Word("perk-disarms", {"symbol": symbol})
        case Sight(most=most):
            return Word("perk-sight", {"n": most})
    return Word(f"perk-{tag(perk)}")


def lined(lines: Iterable[e.Line], heads: Words = ()) -> Iterator[Phrase]:
    """What symbols buy."""
    for line in lines:
        yield from done(line.does, heads + held(line.when), line.cost)


def triggered(triggers: Iterable[Trigger]) -> Iterator[Phrase]:
    """What happens at its moment."""
    for each in triggers:
        args = {"range": each.range} if each.on == "ally-attacked" else {}
        heads: Words = (Word(f"on-{each.on}", args), *held(each.when))
        if each.charges:
            heads += (Word("for-charges", {"n": each.charges}),)
        if each.once:
            heads += (Word(f"once-{each.once}"),)
        yield from done(each.does, heads)


# --- whole cards ----------------------------------------------------------------------------------


def attacking(attack: Profile) -> Iterator[Phrase]:
    """An attack: dice, range, damage, then what symbols buy."""
    if attack.weapon:
        yield Phrase((Word("card-weapon", {"weapon": attack.weapon}),))
    else:
        damage = Word(f"damage-{attack.type or 'none'}")
        yield Phrase((*roll_words(attack.roll), Word("card-range", {"n": attack.range}), damage))
    yield from lined(attack.lines)


def played(play: Play) -> Iterator[Phrase]:
    """What is done on whom."""
    yield from done(play.does, _whom(play))


def merged(phrases: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Neighbours with the same price and the same heads are told in one breath."""
    out: list[Phrase] = []
    for each in phrases:
        last = out[-1] if out else None
        if last and each.heads and (last.heads, last.cost) == (each.heads, each.cost):
            out[-1] = Phrase(last.does + each.does, last.heads, last.cost)
        else:
            out.append(each)
    return tuple(out)


def level_phrases(level: Level) -> tuple[Phrase, ...]:
    """All a power does at a level."""
    out = [*attacking(level.attack)] if level.attack else []
    out += played(level.play) if level.play else ()
    out += [*holding(level.perks), *lined(level.lines), *triggered(level.triggers)]
    return merged(out)


def side_phrases(side: Side) -> tuple[Phrase, ...]:
    """All a side of an item does."""
    out = [*attacking(side.attack)] if side.attack else []
    worn = [
        Word(f"card-{name}", {"n": getattr(side, name)})
        for name in ("armour", "shields", "defence", "charges")
        if getattr(side, name)
    ]
    out += [Phrase((word,)) for word in worn]
    out += lined(side.lines)
    out += lined(side.guards, (Word("card-defends"),))
    out += [*holding(side.perks), *triggered(side.triggers)]
    if side.use is not None:
        heads: Words = (Word(f"icon-{side.use.icon}"),)
        if side.use.charges:
            heads += (Word("for-charges", {"n": side.use.charges}),)
        out += done(side.use.play.does, heads + _whom(side.use.play))
    if side.shards:
        out.append(Phrase((Word("card-awakens", {"n": side.shards}),)))
    return merged(out)
