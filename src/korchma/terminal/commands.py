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
        self._of_all: dict[str, Callable[[str], After]] = {
            "help": self._help,
            "table": self._table,
            "map": self._map,
            "card": self._card,
            "rules": self._rules,
            "save": self._save,
            "lang": self._lang,
            "log": self._log,
            "quit": self._quit,
        }
        self._of_players: dict[str, Callable[[Ask, str], After]] = {
            "hand": self._hand,
            "look": self._look,
            "why": self._why,
            "rule": self._rule,
            "odds": self._odds,
            "hint": self._hint,
            "undo": self._undo,
            "stop": self._stop,
        }

    def run(self, ask: Ask, typed: str) -> After | None:
        """Do what the line says; None if it is no command."""
        word, _, rest = typed.strip().partition(" ")
        name = next((name for name in self._of_players if self.means(word, name)), "")
        return self._of_players[name](ask, rest.strip()) if name else self.watch(typed)

    def watch(self, typed: str) -> After | None:
        """The same for those who only watch."""
        word, _, rest = typed.strip().partition(" ")
        word = "help" if word == "?" else word
        name = next((name for name in self._of_all if self.means(word, name)), "")
        return self._of_all[name](rest.strip()) if name else None

    def means(self, word: str, name: str) -> bool:
        """Whether a word is the name of a command, in English or in the reader's language."""
        return word.casefold() in (name, self.desk.voice.say(f"term-cmd-{name}").casefold())

    def _text(self, message: str, /, **args: str | int) -> After:
        self.say(self.desk.voice.say(message, **args))
        return After.STAY

    def _lines(self, lines: list[str]) -> After:
        for line in lines:
            self.say(line)
        return After.STAY

    # --- looking -------------------------------------------------------------------------------

    def _help(self, rest: str) -> After:
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
        playing = bool(self.desk.host.people)
        self._text("term-plain-help" if playing else "term-plain-watch")
        for name in (*self._of_all, *(self._of_players if playing else ("go",))):
            word = say(f"term-cmd-{name}")
            words = name if word == name else f"{name}, {word}"
            self.say(say("term-cmd-line", words=words, text=say(f"term-cmd-{name}.text")))

    def _table(self, rest: str) -> After:
        return self._lines([*self.desk.look.sentences(self.desk.view), *self.desk.company()])

    def _map(self, rest: str) -> After:
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

    def _card(self, rest: str) -> After:
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

    def _log(self, rest: str) -> After:
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

    def _rules(self, rest: str) -> After:
        if not rest:
            return self._text("term-rules-word", n=len(library.rules(self.desk.voice)))
        found = library.search(self.desk.voice, rest)
        if not found:
            return self._text("term-rules-none", word=rest)
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

    def _save(self, rest: str) -> After:
        self.say(self.desk.save(rest))
        return After.STAY

    def _lang(self, rest: str) -> After:
        if rest not in LANGUAGES:
            return self._text("term-lang-unknown", languages=", ".join(LANGUAGES))
        self.desk.speak(rest)
        return After.AGAIN

    def _stop(self, ask: Ask, rest: str) -> After:
        self.say(self.desk.toggle_stop())
        return After.STAY

    def _quit(self, rest: str) -> After:
        return After.LEAVE
