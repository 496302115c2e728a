"""Everything that adds to a number of Old World: potions, trophies, gear, monsters.

A perk that could serve later in the same fight is optional: its owner is asked (A35). One whose
only moment is now works by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from korchma.games.oldworld.box.box import DEFENCE, VALUES
from korchma.games.oldworld.box.rows import Colour
from korchma.games.oldworld.rules.scene import Scene, scene_of
from korchma.games.oldworld.rules.sides import first_turn, has_trail, the_fight
from korchma.games.oldworld.state import (
    NOBODY,
    POTION_LIMIT,
    WorldTable,
    combat_value,
    potions_per_fight,
)
from korchma.tray.modifiers import Modifier, Modifiers

LONG = 3
"""Cards of a long combo."""
BARD = (2, 14)
"""Where a bard earns a coin."""
FARE = 2
"""Cards for which any place next door can be entered. [33]"""


Adds = Callable[[Scene, int], int]


@dataclass(frozen=True)
class Coloured:
    """So much with a card of one of these colours in the combo, so much without."""

    colours: tuple[Colour, ...]
    shown: int = 0
    missing: int = 0

    def __call__(self, scene: Scene, so_far: int) -> int:
        """By the colours that lie there."""
        return self.shown if any(x in scene.shown for x in self.colours) else self.missing


def _unused(scene: Scene, perk: str) -> bool:
    """Whether a perk has not served yet in this fight or turn, or serves now."""
    s = scene.t.state
    if s.fight is None:
        return perk not in s.used
    if f"perk:{perk}" in s.fight.working:
        return True
    return not any(perk in side.used for side in s.fight.sides if side.seat == scene.seat)


def _perk(moment: str, perk: str, adds: Adds, *, optional: bool = False) -> Modifier[Scene]:
    """A trophy, gear, a companion or a favour."""

    def fresh(scene: Scene, so_far: int) -> int:
        return adds(scene, so_far) if _unused(scene, perk) else 0

    return Modifier(moment, f"perk:{perk}", fresh, perk, optional, _about(adds))


def _monster(moment: str, monster: str, adds: Adds) -> Modifier[Scene]:
    """What is special about a monster, for the witcher who fights it."""
    source = f"monster:{monster}"
    return Modifier(moment, source, adds, of=source, about=_about(adds))


def _about(adds: Adds) -> tuple[str, ...]:
    return adds.colours if isinstance(adds, Coloured) else ()


def _used(moment: str, what: str, n: int) -> Modifier[Scene]:
    """What was used this turn and counts at its end."""
    return Modifier(moment, what, lambda scene, so_far: n * scene.things.count(what), of=what)


def _in_first_turn(n: int) -> Adds:
    return lambda scene, so_far: n if first_turn(scene.t) else 0


def _with_colour(n: int, *colours: Colour) -> Adds:
    return Coloured(colours, shown=n)


def _with_long_combo(n: int) -> Adds:
    return lambda scene, so_far: n if len(scene.shown) >= LONG else 0


def _after_losses(n: int, losses: int) -> Adds:
    return lambda scene, so_far: n if scene.lost >= losses else 0


def _first_turn_limit(most: int, *, trail_helps: bool = False) -> Adds:
    """What a monster can lose in a witcher's first turn, all in all."""

    def adds(scene: Scene, so_far: int) -> int:
        if not first_turn(scene.t) or (trail_helps and has_trail(scene.t)):
            return 0
        return min(0, max(0, most - the_fight(scene.t).lost) - so_far)

    return adds


def _in_first_attack(n: int) -> Adds:
    return lambda scene, so_far: n if attack_number(scene.t) == 1 else 0


def _one_rise_a_turn(scene: Scene, so_far: int) -> int:
    return min(0, max(0, 1 - the_fight(scene.t).rises) - so_far)


def _defence(scene: Scene, so_far: int) -> int:
    return min(0, max(0, shield_limit(scene.t, scene.seat) - scene.player.shield) - so_far)


def _no_potion_yet(scene: Scene, so_far: int) -> int:
    sober = not any(x.startswith("potion:") for x in the_fight(scene.t).working)
    return int(first_turn(scene.t) and sober)


def _leshen(scene: Scene, so_far: int) -> int:
    """One level of Defence less, none at I and at V (A20)."""
    level = scene.player.skills[DEFENCE]
    return VALUES[level - 1] - VALUES[level] if 1 < level < 5 else 0


def _bruxa(scene: Scene, so_far: int) -> int:
    """Two more with one or two cards of life left, the one that is revealed included (A32)."""
    fight = the_fight(scene.t)
    return 2 if len(fight.life) + (fight.step == "monster") <= 2 else 0


def _ride(scene: Scene, so_far: int) -> int:
    return -FARE if scene.t.content.places[scene.to].terrain == "forest" else 0


MODIFIERS = Modifiers[Scene](
    [
        # Step 3a: the combo's damage. [81]
        _used("damage", "potion:thunderbolt", 2),
        _perk("damage", "ghoul-nest", _in_first_turn(1)),
        _perk("damage", "fiend", _with_colour(1, "purple"), optional=True),
        _perk("damage", "yghern", _with_long_combo(2), optional=True),
        _perk("damage", "witcher-wolf", _with_long_combo(1), optional=True),
        _perk("damage", "whetstone", lambda scene, so_far: int(bool(scene.shown)), optional=True),
        _monster("damage", "brewess", _with_colour(-1, "green", "yellow")),
        _monster("damage", "yghern", _with_colour(-1, "blue")),
        Modifier("damage", "floor", lambda scene, so_far: max(0, -so_far)),
        # Damage of any kind; and cards of life thrown away.
        _monster("wound", "ghoul-nest", _first_turn_limit(2)),
        _monster("wound", "glustyworp", _first_turn_limit(1)),
        _monster("wound", "penitent", _first_turn_limit(0, trail_helps=True)),
        _monster("poison", "ghoul-nest", _first_turn_limit(2)),
        # The shield: as soon as the combo is finished, after step 3a, in step 3b; any rise. [82]
        _monster("finish", "whispess", _with_colour(-2, "yellow")),
        _perk("after", "ekimmara", _after_losses(1, 2), optional=True),
        _perk("after", "skill-defence", _after_losses(2, 3), optional=True),
        _perk("shield", "cloak", lambda scene, so_far: scene.shown.count("green")),
        _perk("shield", "nekker-nest", _with_colour(1, "green"), optional=True),
        _monster("rise", "noonwraith", _one_rise_a_turn),
        Modifier("rise", "limit", _defence),
        # Cards: in step 3c at once, then step 4. [83]
        _perk("back", "whispess", _with_colour(1, "yellow"), optional=True),
        Modifier("draw", "skill:combat", lambda scene, so_far: combat_value(scene.player)),
        _monster("draw", "harpy", lambda s, so_far: _in_first_turn(-combat_value(s.player))(s, 0)),
        _used("draw", "potion:swallow", -1),
        _used("draw", "potion:thunderbolt", -3),
        _used("draw", "potion:tawny-owl", -2),
        _used("draw", "potion:full-moon", -2),
        _used("draw", "perk:witcher-viper", -1),
        _perk("draw", "archespore", _no_potion_yet),
        _perk("draw", "harpy", _in_first_turn(1)),
        _monster("draw", "nekker-nest", Coloured(("green",), missing=-1)),
        _monster("draw", "griffin", lambda scene, so_far: -(so_far > 1)),
        Modifier("draw", "floor", lambda scene, so_far: max(0, -so_far)),
        _perk("draw", "skill-combat", lambda scene, so_far: int(so_far == 0)),
        # The monster's attack. [88]
        _monster("attack", "bruxa", _bruxa),
        _perk("attack", "medallion", _in_first_attack(-1)),
        _perk("attack", "shieldmaiden", _in_first_attack(-2)),
        _monster("attack", "manticore", lambda scene, so_far: -(so_far > 0)),
        # Limits of a fight. [27, 77, 84]
        _monster("shield-limit", "leshen", _leshen),
        _perk("potions", "water-hag", lambda scene, so_far: 1),
        _perk("potions", "skill-alchemy", lambda scene, so_far: 1),
        _monster("potions", "water-hag", lambda scene, so_far: min(0, 1 - so_far)),
        _perk("specialty", "skill-specialty", lambda scene, so_far: 1),
        # Between fights. [28, 33, 48, 62, 68]
        _perk("belt", "satchel", lambda scene, so_far: 1),
        _perk("fare", "horse", _ride, optional=True),
        _perk("fare", "passage", lambda scene, so_far: -FARE, optional=True),
        _perk("fare", "charts", lambda scene, so_far: -1, optional=True),
        _perk("arrival", "bard", lambda scene, so_far: int(scene.to in BARD)),
        _perk("lesson", "discount", lambda scene, so_far: max(1, so_far - 3) - so_far),
        _perk("wilds", "hound", lambda scene, so_far: 1),
        _perk("spoils", "herbalist", lambda scene, so_far: 1),
        _perk("refill", "surgeon", lambda scene, so_far: int(scene.t.state.fought)),
        Modifier("refill", "floor", lambda scene, so_far: max(0, -so_far)),
        Modifier(
            "refill",
            "monster:rotfiend",
            lambda scene, so_far: 1 - so_far if "rotfiend" in scene.t.state.used else 0,
        ),
    ]
)
"""In the order in which they count."""

PEACE = ("belt", "fare", "arrival", "lesson", "wilds")
"""Moments that have nothing to do with a fight."""
EACH_TIME = ("cloak", "medallion", "shieldmaiden", "skill-combat")
"""Perks of a fight that serve whenever their moment comes, not once."""


total, parts = MODIFIERS.total, MODIFIERS.parts
"""What a number comes to; what is added to it, by whom."""
offers, could_choose = MODIFIERS.offers, MODIFIERS.could_choose
"""What each perk would add by itself; whether there is any to choose."""
could_change = MODIFIERS.could_change
"""Whether anything could change a number."""


def open_perks(
    moment: str, scene: Scene, base: int, outcome: Callable[[Scene, int], int]
) -> list[str]:
    """The perks somebody may use now, as long as one of them would change the outcome."""
    found = MODIFIERS.open(moment, scene, base, outcome)
    return [source.removeprefix("perk:") for source in found]


Plain: TypeAlias = Literal[
    "shield-limit", "potions", "specialty", "belt", "arrival", "lesson", "wilds", "spoils"
]
"""Moments at which only what one has and whom one fights counts."""


def number(t: WorldTable, seat: int, moment: Plain, base: int = 0, *, to: int = NOBODY) -> int:
    """What a number comes to now; mostly nothing changes it, and then no scene is set."""
    player, fight = t.state.players[seat], t.state.fight
    of = MODIFIERS.things_of(moment)
    if (
        of.isdisjoint(player.kept)
        and of.isdisjoint(player.trophies)
        and (fight is None or f"monster:{fight.monster}" not in of)
    ):
        return base
    return total(moment, scene_of(t, seat, to=to), base)


def attack_number(t: WorldTable) -> int:
    """Which attack of the monster it is: the one under way, or the next. [87]"""
    fight = the_fight(t)
    return max(1, fight.attacks + (fight.now != NOBODY))


def shield_limit(t: WorldTable, seat: int) -> int:
    """The most the shield can be. [27]"""
    return number(t, seat, "shield-limit", VALUES[t.state.players[seat].skills[DEFENCE]])


def potion_limit(t: WorldTable, seat: int) -> int:
    """Potions one may hold. [28]"""
    return number(t, seat, "belt", POTION_LIMIT)


def potions_in_fight(t: WorldTable, seat: int) -> int:
    """Potions in this fight: Alchemy, trophies, and what the monster allows. [77]"""
    return number(t, seat, "potions", potions_per_fight(t.state.players[seat]))
