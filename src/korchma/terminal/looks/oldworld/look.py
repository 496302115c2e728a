"""How The Witcher: Old World looks in a terminal."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from korchma.games.oldworld.box.box import Box
from korchma.games.oldworld.events import EventRead, Outcome, SchoolTaken
from korchma.games.oldworld.eyes.forecast import Sum
from korchma.games.oldworld.eyes.view import PlayerView, View
from korchma.games.oldworld.options import (
    Act,
    Attack,
    Burn,
    BurnRow,
    Buy,
    Choose,
    Go,
    Lay,
    Pick,
    PutBack,
    Roll,
    SwapOut,
    Take,
    Toss,
    UsePerk,
)
from korchma.kernel import Event, Option
from korchma.terminal.look import Look
from korchma.terminal.looks.oldworld.aloud import Aloud
from korchma.terminal.looks.oldworld.map import Map
from korchma.terminal.looks.oldworld.runes import TERRAIN, TROPHIES, Runes
from korchma.terminal.looks.oldworld.scenes import Scenes
from korchma.terminal.picture import Line, Picture
from korchma.text.voice import Voice

CARDS = (Burn, BurnRow, Buy, Lay, Pick, PutBack, SwapOut, Take, Toss)
"""Options about one card that the question names already."""
FREE = {"charts", "horse", "passage"}
"""Powers that may make a move cheaper than its terrain says."""


class OldWorld(Look):
    """The Continent, or what happens there; the witchers, the hand, the market."""

    rooms: ClassVar[str] = "-market"

    def __init__(self, voice: Voice, content: object) -> None:
        super().__init__(voice, content)
        assert isinstance(content, Box)
        self.box = content

    def _runes(self, view: msgspec.Struct) -> Runes:
        assert isinstance(view, View)
        return Runes(self.voice, self.box, view)

    def nickname(self, event: Event) -> tuple[int, str] | None:
        """A player is called by their school."""
        if isinstance(event, SchoolTaken):
            return event.seat, self.voice.name("school", event.school, "short")
        return None

    def heading(self, event: Event) -> str:
        """What came of the reader's own stories is read on a page."""
        if isinstance(event, Outcome | EventRead) and event.seat == self.voice.me:
            return self.voice.say("term-oldworld-outcome")
        return ""

    # --- options -------------------------------------------------------------------------------

    def refs(self, option: Option) -> tuple[str, ...]:
        """A choice in a story concerns one of its two ways."""
        if isinstance(option, Choose):
            return (f"way:{option.way}",)
        return super().refs(option)

    def label(self, view: msgspec.Struct, option: Option, *, brief: bool) -> str:
        """Cards in signs on a screen that says the rest elsewhere; places with what is there."""
        runes, say = self._runes(view), self.voice.say
        if isinstance(option, Choose):
            return say("term-oldworld-way", way=option.way, text=self.voice.option(option))
        if isinstance(option, Go):
            return f"{self.voice.option(option)} ({self._sight(runes, option.to, brief)})"
        if isinstance(option, Roll):
            return Aloud(runes).die(option.die)
        mine = runes.mine()
        if option == UsePerk("specialty") and mine is not None:
            return Aloud(runes).specialty(mine)
        if not brief:
            return self.voice.option(option)
        if isinstance(option, Buy):
            return f"{say('term-oldworld-price', n=option.cost)} {runes.brief(option.card)}"
        if isinstance(option, CARDS):
            return runes.brief(option.card)
        if isinstance(option, Attack):
            return say("term-oldworld-attack", beast=runes.beast_words(option.monster))
        if isinstance(option, Act):
            return say("term-oldworld-act", action=self.voice.option(option))
        return self.voice.option(option)

    def _sight(self, runes: Runes, place: int, brief: bool) -> str:
        """What one goes to a place for: its action, its monster."""
        row = self.box.places[place]
        ground = TERRAIN[row.terrain] if brief else self.voice.say(f"terrain-{row.terrain}.lower")
        parts = [ground, self.voice.say(f"action-{row.skill or row.action}")]
        monster = runes.beast_at(place)
        if monster:
            parts.append(runes.beast_words(monster))
        mine = runes.mine()
        if mine is not None and not self._cheap(mine, place):
            parts.append(self.voice.say("term-oldworld-dear", gold=min(mine.gold, 1)))
        return ", ".join(parts)

    def _cheap(self, player: PlayerView, place: int) -> bool:
        """Whether one card is enough to go there, or none. [33]"""
        fits = self.box.fits[place]
        return any(card in fits for card in player.hand or ()) or bool(FREE & {*player.kept})

    # --- panels --------------------------------------------------------------------------------

    def bar(self, view: msgspec.Struct) -> str:
        """Turn and phase, and the reader's own numbers."""
        runes, say = self._runes(view), self.voice.say
        table = runes.view
        if not table.turn:
            return say(f"phase-{table.phase}")
        text = say("term-oldworld-bar", turn=table.turn, phase=table.phase)
        mine = runes.mine()
        if mine is None:
            return text
        purse = say("term-oldworld-purse-short", n=mine.marker, most=TROPHIES, gold=mine.gold)
        return f"{text} · {purse} · {self._shield(mine)}"

    def _shield(self, player: PlayerView) -> str:
        return self.voice.say(
            "term-oldworld-shield-short", n=player.shield, most=player.most_shield
        )

    def seats(self, view: msgspec.Struct) -> list[Line]:
        """Every witcher, the reader first: place, trophies, gold, shield, skills, cards, goods."""
        runes = self._runes(view)
        aloud, say = Aloud(runes), self.voice.say
        out = []
        for seat in runes.near():
            player = runes.view.players[seat]
            sign = "▶" if seat == runes.view.active and runes.view.turn else " "
            where = f" · {self.voice.name('place', player.at)}" if player.school else ""
            out.append(Line(f"{sign}{runes.who(seat)}{where}", "title", f"seat:{seat}"))
            if not player.school:
                continue
            purse = say("term-oldworld-purse-short", n=player.marker, most=TROPHIES,
                        gold=player.gold)  # fmt: skip
            level = say("term-oldworld-level-short", n=player.level)
            cards = say("term-oldworld-cards-short", hand=player.held, deck=player.left,
                        discard=len(player.discard))  # fmt: skip
            out.append(Line(f"  {purse} · {self._shield(player)}"))
            out.append(Line(f"  {runes.skills(player)} · {level}"))
            out.append(Line(f"  {cards}"))
            out += [Line(f"  {text}", "old") for text in aloud.belongings(player)]
        return out

    def dangers(self, view: msgspec.Struct) -> list[Line]:
        """The row with prices, the monsters, what is left of everything."""
        runes, say = self._runes(view), self.voice.say
        table = runes.view
        out = []
        for card in table.row:
            if card:
                price = say("term-oldworld-price", n=table.prices[card])
                out.append(Line(f"{price} {runes.brief(card)}", "title", f"card:{card}"))
        for terrain, monster in table.beasts.items():
            if monster:
                where = self.voice.name("place", table.lairs[terrain])
                name = self.voice.name("monster", monster)
                text = f"{runes.beast(monster)} {name} · {where}"
                out.append(Line(text, "hard", f"monster:{monster}"))
        return [*out, *(Line(text, "old") for text in Aloud(runes).stock())]

    # --- cards ---------------------------------------------------------------------------------

    def hand(self, view: msgspec.Struct) -> list[Line]:
        """Each card in signs and by name; below them one's potions, trophies and gear."""
        runes = self._runes(view)
        out = [Line(runes.brief(card), "title", f"card:{card}") for card in self.cards(view)]
        mine = runes.mine()
        if mine is not None:
            for kind, things in (("potion", mine.potions), ("perk", (*mine.trophies, *mine.kept))):
                for each in dict.fromkeys(things):
                    out.append(Line(runes.listed(kind, [x for x in things if x == each]),
                                    "title", f"{kind}:{each}"))  # fmt: skip
        return out

    def holding(self, view: msgspec.Struct) -> str:
        """Each card by name, with what it does."""
        return "; ".join(map(self._runes(view).full, self.cards(view)))

    def cards(self, view: msgspec.Struct) -> tuple[str, ...]:
        """The cards in the reader's hand."""
        mine = self._runes(view).mine()
        return (mine.hand or ()) if mine is not None else ()

    def card(self, view: msgspec.Struct, card: str) -> list[str]:
        """Everything on a card, in full."""
        card = next((x for x in self.box.cards if x.casefold() == card.casefold()), "")
        if not card:
            return []
        runes, words = self._runes(view), self.voice.thing("card", card)
        colour, does = self.box.cards[card].colour, words["does"]
        return [
            self.voice.say("term-card-head", number=card, name=runes.brief(card)),
            f"{words['terrain']}. {words['colour']}, {self.voice.say(f'colour-{colour}.text')}.",
            f"{does[:1].upper()}{does[1:]}.",
        ]

    def besides(self, view: msgspec.Struct) -> list[str]:
        """One's school, potions, trophies and gear, in full."""
        mine = self._runes(view).mine()
        if mine is None or not mine.school:
            return []
        things = [("school", mine.school)]
        things += [("potion", x) for x in dict.fromkeys(mine.potions)]
        things += [("perk", x) for x in (*mine.trophies, *mine.kept)]
        said = [self.voice.thing(*each) for each in things]
        deck = self._runes(view).listed("card", mine.deck or ())
        rest = [self.voice.say("term-oldworld-deck", cards=deck or "–")]
        return [f"{words['']}: {words['text']}" for words in said] + rest

    def legend(self) -> list[str]:
        """The signs of map and cards."""
        return self.voice.say("term-oldworld-legend").split("\n")

    # --- in words ------------------------------------------------------------------------------

    def describe(self, view: msgspec.Struct, ref: str) -> str:
        """A place, a card, a monster, a witcher, a potion, a skill in a sentence or two."""
        return Aloud(self._runes(view)).describe(ref)

    def sentences(self, view: msgspec.Struct) -> list[str]:
        """Everything on the table, said aloud."""
        return [self.bar(view), *Aloud(self._runes(view)).table()]

    def gist(self, view: msgspec.Struct, foreseen: msgspec.Struct) -> str:
        """What the combo comes to with this card on it; the words of a way hold its fare."""
        if not isinstance(foreseen, Sum):
            return ""
        return Scenes(self._runes(view), 0).total("term-oldworld-gist", foreseen)

    # --- the board -----------------------------------------------------------------------------

    def paint(
        self,
        view: msgspec.Struct,
        width: int,
        height: int,
        lit: frozenset[str] = frozenset(),
        mark: frozenset[str] = frozenset(),
    ) -> Picture:
        """A fight, dice or a story; otherwise the map."""
        runes = self._runes(view)
        scene = Scenes(runes, width, lit, mark).draw(height)
        return scene or Map(runes, width, lit, mark).draw(height)
