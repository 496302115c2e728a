"""The table of Old World said aloud: for screen readers, for pipes, and for what is pointed at."""

from __future__ import annotations

from korchma.games.oldworld.box.box import SKILLS, VALUES
from korchma.games.oldworld.eyes.view import PlayerView
from korchma.terminal.looks.oldworld.runes import ROMAN, TROPHIES, Runes
from korchma.terminal.looks.oldworld.scenes import Scenes

TEXTS = ("potion", "perk", "school")


class Aloud:
    """Sentences about one view."""

    def __init__(self, runes: Runes) -> None:
        self.runes = runes
        self.view = runes.view
        self.voice = runes.voice
        self.say = runes.voice.say
        self.listed = runes.voice.listed

    def describe(self, ref: str) -> str:
        """What a ref points at."""
        kind, _, value = ref.partition(":")
        match kind:
            case "card":
                return self.card(value)
            case "place":
                return self.place(int(value))
            case "monster":
                return self.monster(value)
            case "seat":
                return self.player(int(value))
            case "skill":
                return self.skill(value)
            case "attack":
                return f"{self.voice.thing('attack', int(value))['does']}."
            case "deck":
                left = self.view.city if value == "city" else self.view.wilds
                return self.say("term-oldworld-stories", deck=value, n=left)
            case "terrain":
                return self.terrain(value)
            case "die":
                return self.die(int(value))
            case "story":
                return self.story(value)
        return self.voice.thing(kind, value)["text"] if kind in TEXTS else ""

    # --- things --------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """A card in full, with its price while it lies in the row."""
        text = f"{self.runes.full(card)}."
        if card not in self.view.prices:
            return text
        return f"{text} {self.say('term-oldworld-costs', n=self.view.prices[card])}"

    def monster(self, monster: str) -> str:
        """A monster: where it is, what is special about it, what its trophy does."""
        runes, words = self.runes, self.voice.thing("monster", monster)
        head = runes.beast_words(monster)
        terrain = runes.terrain_of(monster)
        if terrain:
            trail = "yes" if runes.trailed(monster) else "no"
            head = self.say(
                "term-oldworld-lair", beast=head, at=runes.at(self.view.lairs[terrain]), trail=trail
            )
        trophy = self.voice.thing("perk", monster)["text"]
        return f"{head}. {words['text']} {self.say('term-oldworld-trophy', text=trophy)}"

    def terrain(self, terrain: str) -> str:
        """The monster of a terrain, if there is one yet."""
        monster = self.view.beasts.get(terrain, "")
        return self.monster(monster) if monster else ""

    def skill(self, skill: str) -> str:
        """What a skill is good for, and how high the reader's own is."""
        text, mine = self.say(f"skill-{skill}.text"), self.runes.mine()
        if mine is None:
            return text
        level = mine.skills[SKILLS.index(skill)]
        return f"{text} {self.say('term-oldworld-level', n=level, worth=self._worth(skill, mine))}"

    def _worth(self, skill: str, player: PlayerView) -> str:
        """What a player's level of a skill is worth, as the browser says it."""
        level = player.skills[SKILLS.index(skill)]
        if skill != "specialty":
            return self.say(f"web-oldworld-worth-{skill}", n=VALUES[level])
        one, two = self.runes.box.schools[player.school].specialty[level - 1]
        return self.say(f"web-oldworld-worth-{player.school}", one=one, two=two)

    def specialty(self, player: PlayerView) -> str:
        """To use the art of one's school, and what it does at this level."""
        name = self.say(f"school-{player.school}.specialty")
        return self.say(
            "term-oldworld-specialty", name=name, worth=self._worth("specialty", player)
        )

    def die(self, die: int) -> str:
        """A die and what it shows."""
        if die >= len(self.view.dice):
            return ""
        name = self.voice.name("die", die)
        return self.say("term-oldworld-die", name=name, face=self.view.dice[die])

    def story(self, story: str) -> str:
        """A quest of the reader's and where it leads."""
        mine = self.runes.mine()
        for quest in mine.quests if mine is not None else ():
            if quest.story == story:
                return self._quest(quest.story, quest.at, quest.gold)
        return ""

    def _quest(self, story: str, at: int, gold: int) -> str:
        name = self.voice.name("story", story)
        return self.say("term-oldworld-quest", story=name, at=self.runes.at(at), gold=gold)

    # --- places --------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        """A place: terrain, who is there, what it is good for, where roads lead."""
        row, runes = self.runes.box.places[place], self.runes
        here = [runes.who(i) for i, x in enumerate(self.view.players) if x.school and x.at == place]
        monster = runes.beast_at(place)
        if monster:
            here.append(runes.beast_words(monster))
        if self.view.tavern == place:
            here.append(self.say("term-oldworld-tavern"))
        action = f"action-{row.skill or row.action}"
        near = [self.voice.name("place", x) for x in runes.box.near[place]]
        return self.say(
            "term-oldworld-place",
            place=self.voice.name("place", place),
            terrain=self.say(f"terrain-{row.terrain}.lower"),
            here=", ".join(here),
            some="yes" if here else "no",
            action=self.say(action),
            text=self.say(f"{action}.text"),
            roads=", ".join(near),
        )

    # --- the players ---------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Where a witcher is, what they have, what they are after."""
        player, say, runes = self.view.players[seat], self.say, self.runes
        if not player.school:
            return f"{runes.who(seat)}."
        parts = [say("term-oldworld-at", name=runes.who(seat), at=runes.at(player.at))]
        parts += self.numbers(player)
        parts += [f"{text}." for text in self.belongings(player)]
        return " ".join(parts)

    def numbers(self, player: PlayerView) -> list[str]:
        """Trophies and gold, shield, skills, cards: a sentence each."""
        say = self.say
        named = [
            f"{self.voice.name('skill', skill)} {level}"
            for skill, level in zip(SKILLS, player.skills, strict=True)
        ]
        return [
            say("term-oldworld-purse", n=player.marker, most=TROPHIES, gold=player.gold),
            say("term-oldworld-shield", n=player.shield, most=player.most_shield),
            say("term-oldworld-skills", skills=", ".join(named), level=player.level),
            say(
                "term-oldworld-cards",
                hand=player.held,
                deck=player.left,
                discard=len(player.discard),
            ),
        ]

    def belongings(self, player: PlayerView) -> list[str]:
        """Potions, trophies, gear, trails, tracking, quests: what there is of them."""
        say, runes = self.say, self.runes
        trails = [say(f"terrain-{x}.lower") for x in player.trails]
        tracking = [runes.at(place) for place in player.tracking.values()]
        lists = {
            "potions": runes.listed("potion", player.potions),
            "trophies": runes.listed("perk", player.trophies),
            "kept": runes.listed("perk", player.kept),
            "trails": ", ".join(trails),
            "tracking": ", ".join(tracking),
        }
        out = [say("term-oldworld-has", what=x, names=text) for x, text in lists.items() if text]
        return out + [self._quest(x.story, x.at, x.gold) for x in player.quests]

    # --- the table -----------------------------------------------------------------------------

    def table(self) -> list[str]:
        """A fight, a story or dice first; then the witchers, the row, the monsters, every place."""
        out = self.scene()
        out += [self.player(seat) for seat in self.runes.near()]
        out.append(self.say("term-oldworld-row"))
        out += [f"   {self.card(card)}" for card in self.view.row if card]
        out += [self.monster(beast) for beast in self.view.beasts.values() if beast]
        out += [self.place(place) for place in self.runes.box.places]
        return [*out, *self.stock()]

    def scene(self) -> list[str]:
        """What is going on in place of the road."""
        fight, say = self.view.fight, self.say
        if fight is None:
            return []
        out = []
        if fight.monster:
            life = say("term-oldworld-life", n=fight.life, most=fight.most_life)
            out.append(f"{self.voice.name('monster', fight.monster)}: {life}.")
        for side in fight.sides:
            player = self.view.players[side.seat]
            health = say(
                "term-oldworld-health",
                n=player.left + player.held,
                deck=player.left,
                hand=player.held,
            )
            drunk = say("term-oldworld-drunk", n=side.potions, most=side.most_potions)
            out.append(f"{self.runes.who(side.seat)}: {health}; {drunk}.")
        if fight.combo:
            cards = ", ".join(map(self.runes.name, fight.combo))
            total = Scenes(self.runes, 0).total("term-oldworld-sum", fight.sum)
            out.append(f"{say('term-oldworld-combo')} {cards}. {total}.")
        return out

    def stock(self) -> list[str]:
        """What is still to come, and what must be won alone."""
        view, say = self.view, self.say
        left = [view.monsters.get(level, 0) for level in range(1, len(ROMAN))]
        out = [
            say(
                "term-oldworld-stock",
                deck=view.market,
                potions=view.potions,
                city=view.city,
                wilds=view.wilds,
            ),
            say("term-oldworld-coming", one=left[0], two=left[1], three=left[2]),
        ]
        mastery = [self.voice.name("skill", skill) for skill, n in view.mastery.items() if n]
        if view.needed:
            skill = self.voice.name("skill", view.needed)
            return [*out, say("term-oldworld-needed", skill=skill)]
        return [*out, say("term-oldworld-mastery", skills=", ".join(mastery) or "–")]
