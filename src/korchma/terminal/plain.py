"""Play in plain lines: for pipes, scripts and screen readers."""

from __future__ import annotations

import re
from typing import TextIO

from korchma.kernel import Answer, Ask, Illegal, KorchmaError, Option
from korchma.terminal.commands import After, Commands
from korchma.terminal.desk import Desk
from korchma.terminal.host import Host
from korchma.terminal.teaching import Teacher

RECENT = 15
"""So many sentences are told again when a game is taken up where it was left."""
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Leave(Exception):
    """The reader goes away; the game stays."""


def play_plain(host: Host, language: str, *, stdin: TextIO, stdout: TextIO) -> int:
    """Play to the end, or until the reader leaves. Nothing is ever lost."""
    from korchma.terminal.watch_plain import PlainWatch  # it builds on this file

    table = (Plain if host.people else PlainWatch)(host, language, stdin, stdout)
    try:
        table.play()
    except (Leave, KeyboardInterrupt):
        table.say("")
        table.say(table.desk.farewell())
    return 0


class Wrong(Exception):
    """Typed something that is no answer; says what would be one."""


class Plain:
    """The table, line by line."""

    def __init__(self, host: Host, language: str, stdin: TextIO, stdout: TextIO) -> None:
        self.host = host
        self.desk = Desk(host, language)
        self.commands = Commands(self.desk, self.say)
        self._teacher = Teacher(host)
        self._in = stdin
        self._out = stdout
        told = self.desk.story.told
        self._before = told[-RECENT].number - 1 if len(told) > RECENT else 0
        self._heard: dict[int | None, int] = {}
        self._bar = ""

    # --- lines -----------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """One line, or several."""
        self._out.write(f"{text}\n")

    def _tell(self, message: str, /, **args: str | int) -> None:
        self.say(self.desk.voice.say(message, **args))

    def _read(self, prompt: str) -> str:
        """A line from the reader; Leave when there are no more."""
        self._out.write(prompt)
        self._out.flush()
        line = self._in.readline()
        if not line:
            raise Leave
        return line.strip()

    # --- the game --------------------------------------------------------------------------------

    def play(self) -> None:
        """From wherever the table stands to the end."""
        self._greet()
        ask = self._next()
        while ask is not None:
            self._hand_over(ask.seat)
            self._news()
            undone = self._ask(ask)
            ask = (self.host.asked if undone else None) or self._next()
        self.desk.refresh()
        self._news()
        self.say("")
        for line in self.desk.ending():
            self.say(line)
        self._teach(None)
        if self.host.way_back:
            self.say(self.desk.farewell())

    def _greet(self) -> None:
        self._title()
        self._tell("term-plain-start")

    def _title(self) -> None:
        """What is played, and the promise that nobody meddles with it."""
        voice = self.desk.voice
        title = "game-title.full" if voice.has("game-title.full") else "game-title"
        self.say(voice.say(title))
        self.say(self.desk.promise())
        for bot in self.desk.company():
            self.say(bot)

    def _next(self) -> Ask | None:
        """Let the bots play; then whoever is asked."""
        try:
            self.host.run()
        except KorchmaError as error:
            self.say(str(error))
        return self.host.asked

    def _hand_over(self, seat: int) -> None:
        """At a shared screen nobody sees a hand before its owner is alone with it."""
        if len(self.host.people) > 1 and seat != self.desk.seat:
            self.desk.sit(None)
            self._wipe()
            self.say("")
            self._read(self.desk.voice.say("term-alone", name=self.desk.voice.seat(seat)) + " ")
            self._wipe()
        self.desk.sit(seat)
        self.desk.refresh()

    def _wipe(self) -> None:
        """What the one before saw and typed is not for the next."""
        if self._out.isatty():
            self._out.write(WIPE)

    def _news(self) -> None:
        """What happened since this reader last looked, and the state of the table once a turn."""
        seat, story = self.desk.seat, self.desk.story
        for text in story.since(self._heard.get(seat, self._before)):
            self.say(text)
        self._heard[seat] = story.upto

    def _status(self) -> None:
        """Dangers and hand, when they have changed."""
        desk = self.desk
        hand = desk.look.holding(desk.view)
        bar = desk.look.bar(desk.view)
        if f"{bar}{hand}" != self._bar:
            self._bar = f"{bar}{hand}"
            self.say(bar)
            if hand:
                self._tell("term-plain-hand", cards=hand)

    def _teach(self, ask: Ask | None) -> None:
        """In a first game: what is new, explained."""
        for line in self._teacher.lines(self.desk, ask):
            self.say(line)

    def _show(self, ask: Ask) -> None:
        """The question and its numbered options."""
        self.say("")
        self._teach(ask)
        self._status()
        self.say(" ".join(filter(None, (self.desk.question(ask), self.desk.pick(ask)))))
        for number, option in enumerate(ask.options, 1):
            self.say(f"{number}. {self.desk.label(ask, option)}")

    def _ask(self, ask: Ask) -> bool:
        """Ask until there is an answer; true if something was taken back instead."""
        self._show(ask)
        while True:
            typed = self._read("> ")
            after = self.commands.run(ask, typed)
            if after is After.LEAVE:
                raise Leave
            if after is After.MOVED:
                return True
            if after is After.AGAIN:
                self._show(ask)
            if after is None and self._answer(ask, typed):
                return False

    def _answer(self, ask: Ask, typed: str) -> bool:
        """Give the answer that was typed; false, with a reason, if it is none."""
        try:
            self.host.choose(self._meant(ask, typed), ask.seat)
        except Wrong as wrong:
            self.say(str(wrong))
            return False
        except Illegal as illegal:
            self._tell(f"error-{illegal.reason}")
            return False
        except KorchmaError as error:
            self.say(str(error))
        return True

    def _meant(self, ask: Ask, typed: str) -> Answer:
        """The options behind the numbers of a line."""
        say = self.desk.voice.say
        count = len(ask.options)
        words = [word for word in re.split(r"[\s,;.]+", typed) if word]
        if not all(word.isdecimal() for word in words):
            raise Wrong(say("term-plain-wrong", typed=typed, count=count))
        numbers = [int(word) for word in words]
        for number in numbers:
            if not 1 <= number <= count:
                raise Wrong(say("term-plain-no-such", number=number, count=count))
        chosen = tuple(ask.options[number - 1] for number in numbers)
        if ask.pick is None:
            return self._one(chosen, count)
        low, high = ask.pick
        if len(set(numbers)) != len(numbers):
            raise Wrong(say("term-plain-twice"))
        if not low <= len(numbers) <= high:
            raise Wrong(f"{say('error-wrong-number')} {self.desk.pick(ask)}")
        return chosen

    def _one(self, chosen: tuple[Option, ...], count: int) -> Option:
        if len(chosen) == 1:
            return chosen[0]
        message = "term-plain-only-one" if chosen else "term-plain-number"
        raise Wrong(self.desk.voice.say(message, count=count))
