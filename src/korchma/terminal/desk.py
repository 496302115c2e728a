"""What a reader has before them: the host's table in words, for lines and full screen alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from korchma.kernel import (
    Advice,
    Answer,
    Ask,
    KorchmaError,
    Odds,
    Option,
    Refused,
    Result,
    Undo,
    commitment,
)
from korchma.kernel.advice import names_chance
from korchma.kernel.things import kinds
from korchma.terminal.company import company
from korchma.terminal.host import Host
from korchma.terminal.look import Look, look_of
from korchma.terminal.reckoning import Reckoning
from korchma.terminal.story import Story, story_of
from korchma.text.voice import LANGUAGES, Voice, percent

MINUS = "−"


def _particulars(refused: Refused) -> list[object]:
    """What a reason says beside naming things: so much experience, such a step."""
    about = refused.things
    if about is None:
        return []
    return [getattr(about, x) for x in about.__struct_fields__ if x not in kinds(type(about))]


def _decided_at(undo: Undo) -> int:
    return undo.to


class Desk:
    """One reader at one screen: whose eyes, which language, and the table in sentences."""

    voice: Voice
    look: Look
    story: Story

    def __init__(self, host: Host, language: str) -> None:
        self.host = host
        self.language = language
        self.seat: int | None = host.people[0] if len(host.people) == 1 else None
        self.reckoning = Reckoning(host)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Tell everything in this language from now on."""
        session = self.host.session
        content = session.table.content
        self.language = language
        self.voice = Voice(session.game, language, content, (), self.seat)
        self.look = look_of(session.game.id)(self.voice, content)
        self.story = story_of(self.host.seats, self.voice)
        self.refresh()

    def next_language(self) -> str:
        """The language after this one."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def sit(self, seat: int | None) -> None:
        """Look through the eyes of this seat; None sees what is public."""
        if seat != self.seat:
            self.seat = seat
            self.speak(self.language)

    def refresh(self) -> None:
        """Look at the table again."""
        session = self.host.session
        self.view = session.view(self.seat)
        self.voice.called = self.look.names(self.view)
        self.story.read(session, self.seat, self.voice, self.look)

    def company(self) -> list[str]:
        """The bots at this table, and how they are."""
        return company(self.host.seats, self.voice)

    # --- the question ----------------------------------------------------------------------------

    def question(self, ask: Ask) -> str:
        """What is asked, under which rule."""
        text = self.voice.ask(ask, self.host.session.things(ask))
        return self.voice.say("term-question", ask=text, rule=ask.rule) if ask.rule else text

    def pick(self, ask: Ask) -> str:
        """How many to choose; empty for a plain choice."""
        if ask.pick is None:
            return ""
        low, high = ask.pick
        order = "yes" if ask.ordered else "no"
        if low == high:
            return self.voice.say("term-pick-exactly", n=low, ordered=order)
        return self.voice.say("term-pick-range", low=low, high=high, ordered=order)

    def label(self, ask: Ask, option: Option, *, brief: bool = False) -> str:
        """What an option does, and its odds, or what is foreseen of it."""
        session = self.host.session
        odds, foreseen = self.reckoning.of(ask, option), session.foresee(ask.seat, (option,))
        text = self.look.label(self.view, option, brief=brief)
        if odds is not None:
            text = f"{text} ({self.odds(odds)})"
        gist = self.look.gist(self.view, foreseen) if foreseen is not None else ""
        return f"{text} → {gist}" if gist else text

    def outlook(self, ask: Ask, options: Sequence[Option]) -> str:
        """Where these choices together would lead, as far as that can be known."""
        foreseen = self.host.session.foresee(ask.seat, options)
        return self.look.outcome(self.view, foreseen) if foreseen is not None else ""

    def about(self, ask: Ask, options: Sequence[Option]) -> list[str]:
        """Everything to say about some options: what they concern, and where they would lead."""
        concerned = dict.fromkeys(ref for each in options for ref in self.look.refs(each))
        lines = [self.look.describe(self.view, ref) for ref in concerned]
        return [line for line in (*lines, self.outlook(ask, options)) if line]

    def odds(self, odds: Odds) -> str:
        """As things stand / with everything one holds."""
        about = "" if odds.exact else "≈"
        chance, best = about + percent(odds.chance), about + percent(odds.best)
        return chance if chance == best else f"{chance} / {best}"

    def odds_lines(self, ask: Ask) -> list[str]:
        """The odds of every option that has some, spelled out."""
        say, out, exact = self.voice.say, [], True
        for number, option in enumerate(ask.options, 1):
            odds = self.host.session.odds(ask.seat, option)
            if odds is not None:
                exact = exact and odds.exact
                error = "" if odds.exact else f" ± {percent(odds.error)}"
                chance, best = percent(odds.chance) + error, percent(odds.best) + error
                name = self.look.label(self.view, option, brief=False).rstrip(".")
                message = "term-odds-chance" if chance == best else "term-odds-line"
                out.append(say(message, number=number, option=name, chance=chance, best=best))
        if not out:
            return [say("term-odds-none")]
        return [*out, say("term-odds-exact" if exact else "term-odds-simulated")]

    def answer(self, answer: Answer) -> str:
        """An answer in words."""
        options = answer if isinstance(answer, tuple) else (answer,)
        return self.voice.listed([self.voice.option(each) for each in options])

    def hint(self, ask: Ask) -> tuple[Answer | None, str]:
        """What a good bot would do and why, or the odds it goes by; and the next best."""
        found = self.host.hint(ask.seat)
        if found is None:
            return None, self.voice.say("term-hint-none")
        text = self.voice.say("term-hint", option=self._advised(ask, found))
        if found.next is not None:
            next_best = self._advised(ask, found.next)
            text = f"{text} {self.voice.say('term-hint-next', option=next_best)}"
        return found.answer, text

    def _advised(self, ask: Ask, found: Advice) -> str:
        """An answer in words, with what speaks for it."""
        text, reason = self.answer(found.answer).rstrip("."), found.reason
        odds = None if isinstance(found.answer, tuple) else self.reckoning.of(ask, found.answer)
        said = [] if odds is None or names_chance(reason) else [self.odds(odds)]
        said += [] if reason is None else [self.voice.why(reason)]
        about = f" ({'; '.join(said)})" if said else ""
        return (text or self.voice.say("term-nothing")) + about

    def why(self, ask: Ask) -> list[str]:
        """Why things are refused; what is refused alike stands together, each by its name."""
        alike: dict[tuple[object, ...], list[Refused]] = {}
        for refused in self.host.session.refusals(ask.seat):
            key = (refused.rule, refused.reason, *_particulars(refused))
            alike.setdefault(key, []).append(refused)
        return [self._why(group) for group in alike.values()] or [
            self.voice.say("term-why-nothing")
        ]

    def _why(self, alike: Sequence[Refused]) -> str:
        """One reason, and what it is about, unless the sentence says so itself."""
        first, *others = alike
        sentence, say = self.voice.refused(first), self.voice.say
        if not self._names_it(sentence, first.ref):
            return say("term-why-of", names=self._listed(alike), reason=sentence)
        also = say("term-why-also", names=self._listed(others)) if others else ""
        return f"{sentence} {also}".strip()

    def _names_it(self, sentence: str, ref: str) -> bool:
        """Whether a thing is named in a sentence, in whatever form."""
        return any(self._ref(ref, form) in sentence for form in ("", "at", "to"))

    def _listed(self, refused: Sequence[Refused]) -> str:
        return self.voice.listed(list(dict.fromkeys(self._ref(each.ref) for each in refused)))

    def why_not(self, seat: int, ref: str) -> str:
        """Why this thing cannot be chosen, if there is a reason."""
        for refused in self.host.session.refusals(seat):
            if refused.ref == ref:
                return self.voice.refused(refused)
        return ""

    def _ref(self, ref: str, form: str = "") -> str:
        return self.voice.ref(ref, form) if ":" in ref else ref

    # --- what a person does with the table -------------------------------------------------------

    def undo(self) -> tuple[bool, str]:
        """Take back the last decision any person here made; or say why not."""
        sealed = self.host.sealed
        if sealed is not None:
            self.host.withdraw(sealed)
            return True, ""
        found = [self.host.session.can_undo(seat) for seat in self.host.people]
        last = max((each for each in found if each is not None), key=_decided_at, default=None)
        if last is None:
            return False, self.voice.say("error-nothing-to-undo")
        self.host.undo(last.seat)
        return True, "" if last.free else self.voice.say("term-undone-known")

    def save(self, file: str = "") -> str:
        """Write the game; to its own file, or a copy elsewhere. Says where, or what went wrong."""
        if not file and self.host.save_path is None:
            self.host.save_path = self._free_file()
        path = Path(file).expanduser() if file else self.host.save_path
        try:
            self.host.save(path)
        except KorchmaError as error:
            return str(error)
        return self.voice.say("term-saved", file=str(path))

    def _free_file(self) -> Path:
        """A file name of this game that nobody uses yet."""
        game = self.host.session.game.id
        number = 1
        while (path := Path(f"{game}-{number}.json")).exists():
            number += 1
        return path

    def farewell(self) -> str:
        """Saved, and how to come back while there is something to come back to."""
        saved, back = self.save(), self.host.way_back
        if not back or self.host.save_path is None or not self.host.save_path.exists():
            return saved
        packs = "".join(f" --pack {pack}" for pack in self.host.packs)
        return f"{saved} {self.voice.say('term-resume', command=f'korchma {back}{packs}')}"

    def toggle_stop(self) -> str:
        """Stop at every window, or no longer."""
        self.host.stop_everywhere = not self.host.stop_everywhere
        stopping = self.host.stop_everywhere
        return self.voice.say("term-stop-on" if stopping else "term-stop-off")

    # --- the end ---------------------------------------------------------------------------------

    def promise(self) -> str:
        """The fingerprint of the seed, shown before it matters."""
        return self.voice.say("term-promise", hash=commitment(self.host.session.seed))

    def ending(self) -> list[str]:
        """Why it ended, everybody's points by source, who won, and the seed."""
        result, say = self.host.session.result, self.voice.say
        if result is None:
            return []
        out = [say(f"ending-{result.ending}"), say(f"ending-{result.ending}.text"), ""]
        order = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
        out += [self._score(result, seat) for seat in order]
        winners = self.voice.listed([self.voice.seat(seat) for seat in result.winners])
        if winners:
            out.append(say("term-winners", n=len(result.winners), names=winners))
        else:
            out.append(say("term-nobody"))
        seed = self.host.session.seed
        return [*out, "", say("term-seed", seed=seed, hash=commitment(seed))]

    def _score(self, result: Result, seat: int) -> str:
        sources = result.sources[seat] if result.sources else ()
        parts = ", ".join(
            f"{self.voice.say(f'source-{source.id}')} {source.points}".replace("-", MINUS)
            for source in sources
        )
        return self.voice.say(
            "term-score", name=self.voice.seat(seat), points=result.scores[seat], sources=parts
        )
