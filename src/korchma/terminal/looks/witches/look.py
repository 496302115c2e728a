"""How The Witches look in a terminal."""

from __future__ import annotations

import msgspec

from korchma.games.witches.box.box import Box
from korchma.games.witches.box.rows import Card
from korchma.games.witches.events import WitchTaken
from korchma.games.witches.eyes.view import PlayerView, ProblemView, View
from korchma.games.witches.eyes.words import benefit_id
from korchma.games.witches.options import Land, Sneak, Walk
from korchma.games.witches.state import DUNGEON
from korchma.kernel import Event, Option
from korchma.terminal.look import Look
from korchma.terminal.looks.witches.lancre import LANCRE
from korchma.terminal.looks.witches.letters import Letters
from korchma.terminal.picture import Line, Picture
from korchma.text.voice import Voice

ROOMY = 84
"""From this width on, the map has room for the names of problems."""


class Witches(Look):
    """Lancre, the hand, the other witches, and what threatens them all."""

    def __init__(self, voice: Voice, content: object) -> None:
        super().__init__(voice, content)
        assert isinstance(content, Box)
        self.box = content

    def nickname(self, event: Event) -> tuple[int, str] | None:
        """A player is called by her witch."""
        if isinstance(event, WitchTaken):
            return event.seat, self.voice.name("witch", event.witch, "short")
        return None

    # --- panels --------------------------------------------------------------------------------

    def bar(self, view: msgspec.Struct) -> str:
        """Turn, crises, elves, cackles."""
        assert isinstance(view, View)
        say = self.voice.say
        return say(
            "term-witches-bar",
            turn=view.turn,
            turns=view.turns,
            crises=view.crisis_pool,
            elves=view.elves,
            cackles=view.cackle_pool,
            aliss=view.aliss_pool,
        )

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """Pools, elves, and the boxes."""
        assert isinstance(view, View)
        say = self.voice.say
        rows = [
            Line(say("label-turn", turn=view.turn, turns=view.turns), "title"),
            Line(f"{say('label-crises-left')}: {view.crisis_pool}", _alarm(view.crisis_pool, 3)),
            Line(say("label-elves", n=view.elves), _alarm(3 - view.elves, 1)),
            Line(f"{say('label-cackles-left')}: {view.cackle_pool}"),
            Line(f"{say('label-aliss-left')}: {view.aliss_pool}"),
            Line(f"{say('label-deck')}: {view.deck}"),
        ]
        if view.attempt is not None:
            dice = [say("die", face=str(face)) for face in view.attempt.dice]
            rows.insert(
                1, Line(say("term-witches-dice", dice=self.voice.listed(dice) or "–"), "lit")
            )
        boxes = [Line(text) for text in self._boxes(view)]
        return [*rows, Line(f"{say('label-boxes')}:", "title"), *boxes]

    def _boxes(self, view: View) -> list[str]:
        """What is still to come, box by box."""
        out = []
        for number, box in enumerate(view.boxes, 1):
            parts = [self.voice.name("token", token, "short") for token in box.easy]
            if box.hard:
                parts.append(self.voice.say("term-witches-closed-count", n=box.hard))
            if parts:
                text = ", ".join(parts)
                out.append(self.voice.say("term-witches-box", number=number, text=text))
        return out

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Three lines for each witch."""
        assert isinstance(view, View)
        out = []
        for seat, player in enumerate(view.players):
            name = self.voice.seat(seat)
            if seat == view.seat:
                name = self.voice.say("term-you", name=name)
            sign = "▶" if seat == view.active else " "
            where = f" · {self._short(player.at)}" if player.at else ""
            witch = self.box.witches.get(player.witch)
            ink = witch.colour if witch is not None else "title"
            out.append(Line(f"{sign}{name}{where}", ink, f"seat:{seat}"))
            out += [Line(f"  {text}") for text in self._numbers(player)]
        return out

    def _numbers(self, player: PlayerView) -> tuple[str, str]:
        say = self.voice.say
        return (
            say(
                "term-witches-cards",
                points=player.points,
                cards=player.cards,
                limit=player.limit,
            ),
            say(
                "term-witches-burden",
                cackles=player.cackles,
                aliss=player.aliss,
                easy=len(player.easy) + len(player.side),
                hard=len(player.hard),
            ),
        )

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """Each card: who, and below it symbol, benefit, area."""
        out = []
        for number in self.cards(view):
            card, ref = self.box.cards[int(number)], f"card:{number}"
            words = self.voice.thing("card", card.id)
            three = " (3)" if card.power_of_three else ""
            out.append(Line(f"{words['']}{three}", "title", ref))
            where = self.voice.name("area", card.area, "short")
            out.append(Line(f"  {words['symbol']} · {words['benefit']} · {where}", "", ref))
        token = self._token(view)
        return [*out, Line(self.voice.say(token), "title")] if token else out

    def _token(self, view: msgspec.Struct) -> str:
        """The message that names the reader's single-use token, while she has it."""
        assert isinstance(view, View)
        token = view.players[view.seat].token if view.seat is not None else ""
        return f"witch-token-{token}" if token else ""

    def besides(self, view: msgspec.Struct) -> list[str]:
        """The witch's single-use token."""
        token, say = self._token(view), self.voice.say
        return [f"{say(token)}: {say(f'{token}.text')}"] if token else []

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """The cards in the reader's hand."""
        assert isinstance(view, View)
        hand = None if view.seat is None else view.players[view.seat].hand
        return tuple(str(card) for card in hand or ())

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """Everything on a card, in full."""
        row = self.box.cards.get(int(card)) if card.isdecimal() else None
        if row is None:
            return []
        say, words = self.voice.say, self.voice.thing("card", row.id)
        amount = {"amount": row.amount}
        lines = [
            say("term-card-head", number=row.id, name=words[""]),
            f"{words['symbol']}: {say(f'symbol-{row.symbol}.text')}",
            f"{words['benefit']}: {say(f'{benefit_id(row)}.text', **amount)}",
            say("term-witches-card-area", area=self.voice.name("area", row.area)),
        ]
        if row.power_of_three:
            lines.insert(3, f"{say('power-of-three')}: {say('power-of-three.text')}")
        return [*lines, say(f"card-{row.id}")]

    def legend(self) -> list[str]:
        """The letters of the map."""
        return self.voice.say("term-witches-legend").split("\n")

    # --- places --------------------------------------------------------------------------------

    def _short(self, space: str) -> str:
        """A place by its shortest name, spaces of an area apart."""
        kind = "area" if space == DUNGEON else "space"
        return self.voice.name(kind, space, "short") if space else ""

    def around(self, ref: str) -> tuple[str, ...]:
        """An area stands for its spaces."""
        kind, _, value = ref.partition(":")
        if kind != "area":
            return (ref,)
        return tuple(f"space:{space}" for space in self.box.spaces_of.get(value, ()))

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """A place with what is there and what it leads to, or a card's benefit in full."""
        assert isinstance(view, View)
        kind, _, value = ref.partition(":")
        if kind == "space":
            return f"{self._place_sentence(view, value)} {self._warning(view, value)}".strip()
        if kind == "area":
            spaces = self.box.spaces_of.get(value, (value,))
            return " ".join(self.describe(view, f"space:{space}") for space in spaces)
        if kind == "card":
            return self._card_sentence(self.box.cards[int(value)])
        if kind == "witch":
            return self.voice.say(f"witch-{value}.power")
        return ""

    def _card_sentence(self, card: Card) -> str:
        words = self.voice.thing("card", card.id)
        text = self.voice.say(f"{benefit_id(card)}.text", amount=card.amount)
        return f"{words['symbol']}. {words['benefit']}: {text}"

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """An option in words; where no map shows it, with what waits at a way's end."""
        assert isinstance(view, View)
        text = super().label(view, option, brief=brief)
        match option:
            case Walk(space) | Sneak(space) | Land(space) if not brief:
                return " · ".join([text, *filter(None, [self._waiting(view, space)])])
        return text

    def _place_sentence(self, view: View, space: str) -> str:
        """A place, and what is there."""
        say = self.voice.say
        where = self.voice.name("area" if space == DUNGEON else "space", space)
        what = self._waiting(view, space)
        if not what:
            return say("term-witches-empty", place=where)
        return say("term-witches-place", place=where, what=what)

    def _waiting(self, view: View, space: str) -> str:
        """A place's problem, its crises and its witches."""
        parts = []
        problem = view.problems.get(space)
        if problem is not None:
            parts.append(self._problem_words(problem))
            if problem.crises:
                parts.append(self.voice.say("count-crises", n=problem.crises))
        parts += [self.voice.seat(i) for i, each in enumerate(view.players) if each.at == space]
        return ", ".join(parts)

    def _warning(self, view: View, space: str) -> str:
        """What a known problem does to those who fail, and a word about it."""
        problem = view.problems.get(space)
        if problem is None or problem.token is None:
            return ""
        token = f"token-{problem.token}"
        say, hint = self.voice.say, self.voice.say(f"{token}.hint")
        if problem.token not in self.box.hard:
            return hint
        return f"{say('term-witches-fail', text=say(f'{token}.consequence'))} {hint}"

    def _problem_words(self, problem: ProblemView) -> str:
        say = self.voice.say
        if problem.token is None:
            return self.voice.name("token", "closed")
        name = self.voice.name("token", problem.token)
        message = "term-witches-known" if problem.closed else "term-witches-problem"
        return say(message, problem=name, target=problem.target or 0)

    def sentences(self, view: msgspec.Struct) -> list[str]:
        """Places with something on them, the empty ones, the witches, the pools."""
        assert isinstance(view, View)
        say = self.voice.say
        taken = {each.at for each in view.players} | set(view.problems)
        busy = [x for x in (*self.box.spaces, DUNGEON) if x in taken]
        empty = [self.voice.name("space", x) for x in self.box.spaces if x not in taken]
        out = [self._place_sentence(view, space) for space in busy]
        out.append(say("term-witches-nothing", places=self.voice.listed(empty) or "–"))
        for seat, player in enumerate(view.players):
            numbers = "; ".join(self._numbers(player))
            out.append(f"{self.voice.seat(seat)}: {numbers}.")
        return out + [line.text for line in self.dangers(view)]

    # --- map -----------------------------------------------------------------------------------

    def paint(
        self,
        view: msgspec.Struct,
        width: int,
        height: int,
        lit: frozenset[str] = frozenset(),
        mark: frozenset[str] = frozenset(),
    ) -> Picture:
        """The map of Lancre."""
        assert isinstance(view, View)
        letters = Letters(self.voice, self.box, view, names=width >= ROOMY)
        return LANCRE.draw(letters.places(lit, mark), width, height)


def _alarm(left: int, few: int) -> str:
    """The ink of a number that is running out."""
    return "crisis" if left <= few else ""
