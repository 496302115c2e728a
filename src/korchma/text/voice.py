"""Somebody who tells the game to one reader in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec
from fluent.runtime import FluentBundle

from korchma.kernel import Ask, Event, Game, Option, Reason, Refused
from korchma.kernel.ask import kebab
from korchma.kernel.things import kinds
from korchma.kernel.words import Word
from korchma.text.bundles import LANGUAGES, bundle

__all__ = ["LANGUAGES", "Voice", "Word", "percent"]

Args = Mapping[str, str | int | float]


def percent(chance: float) -> str:
    """A chance for reading: only what is certain says so.

    >>> percent(0.534), percent(0.001), percent(0.999), percent(1)
    ('53%', '<1%', '>99%', '100%')
    """
    whole = int(chance * 100 + 0.5)
    if whole == 0 and chance > 0:
        return "<1%"
    if whole == 100 and chance < 1:
        return ">99%"
    return f"{whole}%"


_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


def with_minus(text: str, args: Args) -> str:
    """A number below nothing has a minus; formatters write a hyphen.

    >>> with_minus("crowns: -20, of 1-3", {"n": -20})
    'crowns: −20, of 1-3'
    """
    below = any(not isinstance(each, str) and each < 0 for each in args.values())
    return _HYPHEN.sub("−", text) if below else text


def _times(words: dict[str, str], n: int) -> dict[str, str]:
    """Things side by side of which only the same can be said, as one."""
    return words if n == 1 else {**words, "": f"{words['']} ×{n}"}


class Voice:
    """Speaks about one game. ``seats`` are the names of the players, ``me`` the reader's seat.

    In a sentence about a Struct each field is a variable. A thing is named: ``$card``; its
    further words follow as ``$card_benefit``. A field called ``to`` or ``at`` takes the form of
    the name under that attribute, if there is one. ``$has_card`` is "no" for a card left out;
    ``$you`` is "yes" when ``seat`` is the reader. Several things are listed, the further words
    all of them have as well: ``$cards``, ``$cards_benefit``. A thing with a word ``alike`` is
    counted there: ``$n`` of them in one word, not each by itself.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any] | None,
        language: str,
        content: Any = None,
        seats: Sequence[str] = (),
        me: int | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.content = content if content is not None or game is None else game.content
        self.seats = list(seats)
        self.me = me
        self.called: Mapping[str, str] = {}
        """Things with a name of their own at this table, by ref: what a quest calls a place."""
        package = "korchma.text" if game is None else game.package
        self._bundle: FluentBundle = bundle(package, language)
        self._as_ever = _as_ever(package, language)

    # --- messages ------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is such a message (``id`` or ``id.attribute``)."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def say(self, message: str, /, **args: str | int | float) -> str:
        """A message (``id`` or ``id.attribute``) with its variables filled in."""
        if not args and (known := self._as_ever.get(message)) is not None:
            return known
        name, _, attribute = message.partition(".")
        if not self.has(message):
            return f"{{{message}}}"
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, _errors = self._bundle.format_pattern(pattern, dict(args))
        if not args:
            self._as_ever[message] = str(text)
        return with_minus(str(text), args)

    def word(self, word: Word, attribute: str = "") -> str:
        """A thing's name, in the form of an attribute where the message has it."""
        dotted = f"{word.id}.{attribute}"
        message = dotted if attribute and self.has(dotted) else word.id
        return self.say(message, **word.args)

    # --- things --------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """The name of a player."""
        known = seat < len(self.seats) and self.seats[seat]
        return known or self.say("seat", n=seat + 1)

    def sitter(self, name: str, cast: str = "") -> str:
        """Who sits on a chair: a person's own name, or as whom a bot sits there; "" for nobody."""
        if cast and self.has(f"cast-{cast}"):
            return self.say(f"cast-{cast}")
        return name

    def thing(self, kind: str, value: object, form: str = "") -> dict[str, str]:
        """The words for a thing, by suffix: "" is its name."""
        if kind == "seat":
            assert isinstance(value, int)
            return {"": self.seat(value)}
        if kind == "chance":
            assert isinstance(value, int | float)
            return {"": percent(value)}
        assert self.game is not None
        words = self.game.eyes.words(self.content, kind, value)
        said = {suffix: self.word(word, form) for suffix, word in words.items()}
        known = self.called.get(f"{kind}:{value}")
        return {**said, "": known} if known else said

    def name(self, kind: str, value: object, form: str = "") -> str:
        """What a thing is called."""
        return self.thing(kind, value, form)[""]

    def ref(self, ref: str, form: str = "") -> str:
        """The name of what a ref (``card:19``) points at."""
        kind, _, value = ref.partition(":")
        return self.name(kind, int(value) if value.isdigit() else value, form)

    def listed(self, names: Sequence[str]) -> str:
        """Names as a list in this language: "a, b and c"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-end", all=", ".join(names[:-1]), last=names[-1])

    def _args(self, value: msgspec.Struct) -> dict[str, str | int | float]:
        """The fields of a Struct as variables of its sentence."""
        args: dict[str, str | int | float] = {}
        marked = kinds(type(value))
        for field in value.__struct_fields__:
            held = getattr(value, field)
            kind = marked.get(field)
            if kind is None:
                args[field] = self._bare(held)
            elif held is None:
                args[f"has_{field}"] = "no"
            elif isinstance(held, tuple):
                args[f"has_{field}"] = "yes" if held else "no"
                args.update(self._several(field, self._counted(kind, held)))
            else:
                args[f"has_{field}"] = "yes"
                form = field if field in ("to", "at") else ""
                for suffix, text in self.thing(kind, held, form).items():
                    args[f"{field}_{suffix}" if suffix else field] = text
            if field == "seat":
                args["you"] = "yes" if held == self.me else "no"
        return args

    def _counted(self, kind: str, held: Sequence[object]) -> list[dict[str, str]]:
        """The words for several things: what can be counted is said once, with how many."""
        out = []
        for place, each in enumerate(held):
            words = self.thing(kind, each)
            if "alike" not in words:
                out.append(words)
            elif each not in held[:place]:
                assert self.game is not None
                alike = self.game.eyes.words(self.content, kind, each)["alike"]
                n = held.count(each)
                out.append({**words, "": self.say(alike.id, **{**alike.args, "n": n})})
        return [_times(each, len([*same])) for each, same in groupby(out)]

    def _several(self, field: str, things: Sequence[Mapping[str, str]]) -> dict[str, str]:
        """Lists of the words for several things, by the name of the variable."""
        shared = [x for x in things[0] if all(x in each for each in things)] if things else [""]
        return {
            f"{field}_{suffix}" if suffix else field: self.listed([x[suffix] for x in things])
            for suffix in shared
        }

    def _bare(self, held: object) -> str | int | float:
        """A value that names no thing: yes or no, a number, a word, or dice."""
        if isinstance(held, bool):
            return "yes" if held else "no"
        if isinstance(held, tuple):
            return self.listed([self.say("die", face=face) for face in held])
        return held if isinstance(held, int | float) else str(held)

    # --- sentences -----------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """What choosing this would do."""
        return self.say(f"do-{_tag(option)}", **self._args(option))

    def event(self, event: Event) -> str:
        """What happened; empty for an event not worth a sentence."""
        return self.say(f"event-{_tag(event)}", **self._args(event))

    def why(self, reason: Reason) -> str:
        """Why an answer is good, in a phrase."""
        return self.say(f"why-{_tag(reason)}", **self._args(reason))

    def ask(self, ask: Ask, things: msgspec.Struct | None = None) -> str:
        """What is asked, in one sentence; ``things`` are the session's for this ask."""
        args = self._args(things) if things is not None else {}
        args.update(seat=self.seat(ask.seat), you="yes" if ask.seat == self.me else "no")
        if ask.pick is not None:
            args.update(low=ask.pick[0], high=ask.pick[1])
        return self.say(f"ask-{ask.about}", **args)

    def refused(self, refused: Refused) -> str:
        """Why not, with the heading of the rule."""
        args = self._args(refused.things) if refused.things is not None else {}
        reason = self.say(f"refused-{refused.reason}", **args)
        return self.say(
            "refused", reason=reason, rule=refused.rule, heading=self.rule(refused.rule)
        )

    def rule(self, rule: str) -> str:
        """The heading of a rule."""
        return self.say(f"rule-{rule}")


@cache
def _as_ever(package: str, language: str) -> dict[str, str]:
    """What has been said without variables: most of it names of things, which are said often."""
    return {}


def _tag(value: msgspec.Struct) -> str:
    return kebab(type(value).__name__)
