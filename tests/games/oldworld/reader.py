"""Somebody who follows a game of Old World by its log alone, without a look at the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from korchma.games.oldworld import events as e
from korchma.games.oldworld.box.box import SKILLS, Box
from korchma.kernel import Event

ROW = 6


@dataclass
class Witcher:
    """What is known of a witcher; ``hand`` and ``deck`` are cards where they are one's own."""

    school: str = ""
    at: int = 0
    gold: int = 0
    held: int = 0
    left: int = 0
    hand: set[str] = field(default_factory=set)
    discard: list[str] = field(default_factory=list)
    combo: list[str] = field(default_factory=list)
    skills: list[int] = field(default_factory=lambda: [1, 1, 1, 1])
    level: int = 1
    shield: int = 1
    potions: list[str] = field(default_factory=list)
    marker: int = 0
    trophies: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    trails: set[str] = field(default_factory=set)
    tracking: dict[str, int] = field(default_factory=dict)
    quests: list[tuple[str, int, int]] = field(default_factory=list)


class Reader:
    """The table as the log of one seat (None: a spectator) tells it."""

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = [Witcher() for _ in range(players)]
        self.row: list[str] = []
        self.market = len(box.market)
        self.brews = len(box.brews)
        self.poured = 0
        self.drunk = 0
        self.beasts: dict[str, str] = {}
        self.lairs: dict[str, int] = {}
        self.life = 0
        self.spent: list[int] = []
        self.refill = 0
        self.tavern = -1
        self.active = -1
        self.turn = 0
        self.needed = ""
        self.dice: dict[bool, tuple[int, ...]] = {}

    def read(self, event: Event) -> None:
        """One more line of the log."""
        for part in (
            self._cards,
            self._combos,
            self._rows,
            self._growth,
            self._purse,
            self._potions,
            self._hunt,
            self._stories,
            self._fight,
        ):
            part(event)

    # --- piles ---------------------------------------------------------------------------------

    def _cards(self, event: Event) -> None:
        match event:
            case e.Drew(seat, n, cards):
                who = self.players[seat]
                who.held += n
                who.left -= n
                who.hand |= {*cards}
            case e.Reshuffled(seat) | e.NewDeck(seat, False):
                who = self.players[seat]
                who.left += len(who.discard)
                who.discard = []
            case e.NewDeck(seat, True):
                who = self.players[seat]
                who.left += len(who.discard) + who.held
                who.discard, who.hand, who.held = [], set(), 0
            case e.Tossed(seat, cards):
                self._discard(self.players[seat], cards)
            case e.Milled(seat, cards) | e.Hurt(seat, _, _, cards):
                who = self.players[seat]
                who.left -= len(cards)
                who.discard += cards
            case e.Burned(seat, cards, held):
                self._burn(self.players[seat], cards, held)

    def _combos(self, event: Event) -> None:
        match event:
            case e.TookBack(seat, cards):
                who = self.players[seat]
                for card in cards:
                    (who.combo if card in who.combo else who.discard).remove(card)
                    self._hold(who, card)
            case e.ToDeck(seat, cards):
                who = self.players[seat]
                who.left += len(cards)
                for card in cards:
                    who.discard.remove(card)
            case e.Led(seat, card, deck):
                who = self.players[seat]
                who.combo.append(card)
                if deck:
                    who.left -= 1
                else:
                    self._drop(who, card)
            case e.ComboLaid(seat, cards):
                who = self.players[seat]
                for card in cards:
                    if card not in who.combo:
                        who.combo.append(card)
                        self._drop(who, card)

    def _hold(self, who: Witcher, card: str) -> None:
        who.held += 1
        who.hand.add(card)

    def _drop(self, who: Witcher, card: str) -> None:
        who.held -= 1
        who.hand.discard(card)

    def _discard(self, who: Witcher, cards: tuple[str, ...]) -> None:
        """Out of the combo or the hand."""
        for card in cards:
            if card in who.combo:
                who.combo.remove(card)
            else:
                self._drop(who, card)
            who.discard.append(card)

    def _burn(self, who: Witcher, cards: tuple[str, ...], held: int) -> None:
        """Out of the hand, the open discard, else the deck."""
        who.held -= held
        who.left -= len(cards) - held
        who.hand -= {*cards}
        for card in cards:
            if card in who.discard:
                who.discard.remove(card)
                who.left += 1

    def _rows(self, event: Event) -> None:
        match event:
            case e.RowFilled(cards):
                self.row = [*reversed(cards), *self.row]
                self.market -= len(cards)
            case e.RowBurned(cards):
                self.row = [card for card in self.row if card not in cards]
            case e.TookFromRow(seat, card, hand):
                who = self.players[seat]
                if card in self.row:
                    self.row.remove(card)
                else:
                    self.market -= 1
                if hand:
                    self._hold(who, card)
                else:
                    who.discard.append(card)
            case e.Bought(seat, card, paid):
                self._discard(self.players[seat], paid)
                self._hold(self.players[seat], card)
                self.row.remove(card)

    # --- witchers ------------------------------------------------------------------------------

    def _growth(self, event: Event) -> None:
        match event:
            case e.SchoolTaken(seat, school):
                who = self.players[seat]
                who.school, who.at = school, self.box.schools[school].home
                who.left = len(self.box.starting[school])
            case e.Moved(seat, to, _, _):
                self.players[seat].at = to
            case e.Raised(seat, skill, level) | e.Lowered(seat, skill, level):
                self.players[seat].skills[SKILLS.index(skill)] = level
            case e.LevelUp(seat, level):
                self.players[seat].level = level
            case e.ShieldSet(seat, shield) | e.Hurt(seat, _, shield, _):
                self.players[seat].shield = shield
            case e.Trophy(seat, perk, marker):
                self._trophy(self.players[seat], perk)
                self.players[seat].marker = marker
            case e.Meditated(seat, skill):
                self._trophy(self.players[seat], f"skill-{skill}")
            case e.Needed(skill):
                self.needed = skill

    def _purse(self, event: Event) -> None:
        match event:
            case e.GainedGold(seat, n):
                self.players[seat].gold += n
            case e.LostGold(seat, n):
                self.players[seat].gold -= n
            case e.BetMade(seat):
                self.players[seat].gold -= 1
            case e.BetPaid(seat, n):
                self.players[seat].gold += n
            case e.Kept(seat, perk):
                self.players[seat].kept.append(perk)
            case e.UsedUp(seat, perk):
                self.players[seat].kept.remove(perk)
            case e.MoreCards(_, n, fewer):
                self.refill += -n if fewer else n
            case e.TurnBegan(seat, turn):
                self.active, self.turn, self.refill = seat, turn, 0

    def _trophy(self, who: Witcher, perk: str) -> None:
        if perk not in who.trophies:
            who.trophies.append(perk)

    def _potions(self, event: Event) -> None:
        match event:
            case e.GotPotion(seat, potion):
                self.brews -= 1
                self.players[seat].potions.append(potion)
            case e.Poured(seat, potion):
                self.poured += 1
                self.players[seat].potions.remove(potion)
            case e.Drank(seat, potion):
                self.drunk += 1
                self.players[seat].potions.remove(potion)
            case e.BrewsMixed():
                self.brews, self.poured = self.poured, 0

    # --- monsters ------------------------------------------------------------------------------

    def _hunt(self, event: Event) -> None:
        match event:
            case e.Lair(terrain, at):
                self.beasts[terrain], self.lairs[terrain] = "", at
            case e.Appeared(monster, at):
                terrain = self.box.places[at].terrain
                self.beasts[terrain], self.lairs[terrain] = monster, at
            case e.NoMonster(terrain):
                self.beasts[terrain], self.lairs[terrain] = "", -1
            case e.Tracking(seat, monster, at):
                found = next(x for x, beast in self.beasts.items() if beast == monster)
                self.players[seat].tracking[found] = at
            case e.GotTrail(seat, terrain):
                self.players[seat].tracking.pop(terrain, None)
                self.players[seat].trails.add(terrain)
            case e.TrackingLost(seat, terrain):
                del self.players[seat].tracking[terrain]
            case e.TrailLost(seat, terrain):
                self.players[seat].trails.remove(terrain)
            case e.TavernClosed(at):
                self.tavern = at

    def _stories(self, event: Event) -> None:
        match event:
            case e.QuestTaken(seat, story, at, gold, _):
                self.players[seat].quests.append((story, at, gold))
            case e.QuestDone(seat, story):
                quests = self.players[seat].quests
                quests.remove(next(x for x in quests if x[0] == story))

    def _fight(self, event: Event) -> None:
        match event:
            case e.FightBegan(_, _, life):
                self.life, self.spent = life, []
            case e.Damaged(_, n, life, attacks):
                self.life -= n
                assert (self.life, n) == (life, len(attacks))
                self.spent += attacks
            case e.Revealed(_, attack) | e.Attacked(_, attack, _) if attack not in self.spent:
                self.life -= 1
                self.spent.append(attack)
            case e.Won() | e.DrivenOff() | e.Defeated() | e.BeatWitcher():
                self.poured, self.drunk = self.poured + self.drunk, 0
            case e.Threw(_, mine, dice):
                self.dice[mine] = dice
            case e.PokerEnded():
                self.dice = {}
