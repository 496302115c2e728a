"""Commands of the plain client: words typed instead of a number."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from korchma.kernel import Ask
from korchma.terminal import library
from korchma.terminal.desk import Desk
from korchma.text.voice import LANGUAGES

LOG_LINES = 20
FOUND = 12


class After(Enum):
    """What a command leads to."""

    STAY = "the same question, not repeated"
    AGAIN = "the same question, said again"
    MOVED = "the table has changed"
    LEAVE = "away from the table"


class Commands:
    """What can be typed besides numbers. Words work in English and in the reader's language."""

    def __init__(self, desk: Desk, say: Callable[[str], None]) -> None:
        self.desk = desk
        self.say = say
        self._all: dict[str, Callable[[Ask, str], After]] = {
            "help": self._help,
            "table": self._table,
            "map": self._map,
            "hand": self._hand,
            "card": self._card,
            "look": self._look,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "odds": self._odds,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "lang": self._lang,
            "stop": self._stop,
            "log": self._log,
            "quit": self._quit,
        }

    def run(self, ask: Ask, typed: str) -> After | None:
        """Do what the line says; None if it is no command."""
        word, _, rest = typed.strip().partition(" ")
        name = self._name(word.casefold())
        return self._all[name](ask, rest.strip()) if name else None

    def _name(self, word: str) -> str:
        if word == "?":
            return "help"
        say = self.desk.voice.say
        known = {say(f"term-cmd-{name}").casefold(): name for name in self._all}
        return word if word in self._all else known.get(word, "")

    def _text(self, message: str, /, **args: str | int) -> After:
        self.say(self.desk.voice.say(message, **args))
        return After.STAY

    def _lines(self, lines: list[str]) -> After:
        for line in lines:
            self.say(line)
        return After.STAY

    # --- looking -------------------------------------------------------------------------------

    def _help(self, ask: Ask, rest: str) -> After:
        """All commands; or the chapters whose heading has the word."""
        chapters = library.chapters(self.desk.voice)
        word = rest.casefold()
        found = [entry for entry in chapters if word and word in entry.heading.casefold()]
        for entry in found:
            self._lines([entry.heading, entry.text])
        if not found:
            if not rest:
                self._list()
            self._text("term-plain-chapters", names=", ".join(each.heading for each in chapters))
        return After.STAY

    def _list(self) -> None:
        say = self.desk.voice.say
        self._text("term-plain-help")
        for name in self._all:
            word = say(f"term-cmd-{name}")
            words = name if word == name else f"{name}, {word}"
            self.say(say("term-cmd-line", words=words, text=say(f"term-cmd-{name}.text")))

    def _table(self, ask: Ask, rest: str) -> After:
        return self._lines(self.desk.look.sentences(self.desk.view))

    def _map(self, ask: Ask, rest: str) -> After:
        picture = self.desk.look.paint(self.desk.view, 78, 15)
        return self._lines([*str(picture).split("\n"), *self.desk.look.legend()])

    def _hand(self, ask: Ask, rest: str) -> After:
        look = self.desk.look
        cards = look.cards(self.desk.view)
        if not cards:
            self._text("term-hand-empty")
        for card in cards:
            head, *rows = look.card(self.desk.view, card)
            self._lines([head, *(f"   {row}" for row in rows)])
        return self._lines(look.besides(self.desk.view))

    def _card(self, ask: Ask, rest: str) -> After:
        lines = self.desk.look.card(self.desk.view, rest.lstrip("#№"))
        return self._lines(lines) if lines else self._text("term-card-unknown", card=rest or "–")

    def _look(self, ask: Ask, rest: str) -> After:
        """What the options of these numbers concern, and where they would lead."""
        words, count = rest.replace(",", " ").split(), len(ask.options)
        if not words or not all(word.isdecimal() and 1 <= int(word) <= count for word in words):
            return self._text("term-plain-number", count=count)
        options = [ask.options[number - 1] for number in dict.fromkeys(map(int, words))]
        lines = self.desk.about(ask, options)
        return self._lines(lines) if lines else self._text("term-look-nothing")

    def _log(self, ask: Ask, rest: str) -> After:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        told = [each.text for each in self.desk.story.told]
        return self._lines(told[-count:] if count else [])

    # --- asking --------------------------------------------------------------------------------

    def _why(self, ask: Ask, rest: str) -> After:
        return self._lines(self.desk.why(ask))

    def _rule(self, ask: Ask, rest: str) -> After:
        entry = library.find_rule(self.desk.voice, rest or ask.rule)
        if entry is None:
            return self._text("term-rule-unknown", rule=rest or "–")
        head = self.desk.voice.say("term-rule-head", rule=entry.id, heading=entry.heading)
        return self._lines([head, entry.text])

    def _rules(self, ask: Ask, rest: str) -> After:
        found = library.search(self.desk.voice, rest) if rest else []
        if not found:
            return self._text("term-rules-none", word=rest or "–")
        say = self.desk.voice.say
        shown = found[:FOUND]
        self._lines([say("term-rule-head", rule=e.id, heading=e.heading) for e in shown])
        if len(found) > FOUND:
            self._text("term-rules-more", n=len(found) - FOUND)
        return After.STAY

    def _odds(self, ask: Ask, rest: str) -> After:
        return self._lines(self.desk.odds_lines(ask))

    def _hint(self, ask: Ask, rest: str) -> After:
        return self._lines([self.desk.hint(ask)[1]])

    # --- doing ---------------------------------------------------------------------------------

    def _undo(self, ask: Ask, rest: str) -> After:
        done, text = self.desk.undo()
        if text:
            self.say(text)
        return After.MOVED if done else After.STAY

    def _save(self, ask: Ask, rest: str) -> After:
        self.say(self.desk.save(rest))
        return After.STAY

    def _lang(self, ask: Ask, rest: str) -> After:
        if rest not in LANGUAGES:
            return self._text("term-lang-unknown", languages=", ".join(LANGUAGES))
        self.desk.speak(rest)
        return After.AGAIN

    def _stop(self, ask: Ask, rest: str) -> After:
        self.say(self.desk.toggle_stop())
        return After.STAY

    def _quit(self, ask: Ask, rest: str) -> After:
        return After.LEAVE
