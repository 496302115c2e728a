"""What a reason is about, in words: an area, a door, an enemy, a power, a card, a hero."""

from __future__ import annotations

import msgspec

from korchma.games.swordsorcery.options import (
    AreaId,
    FigureId,
    HeroId,
    ItemId,
    PowerId,
    ShrineId,
    SideId,
)


class OfArea(msgspec.Struct, frozen=True):
    """Words for a reason about an area."""

    area: AreaId


class OfSide(msgspec.Struct, frozen=True):
    """Words for a reason about a door."""

    side: SideId


class OfFigure(msgspec.Struct, frozen=True):
    """Words for a reason about an enemy; ``n``: how far one gets."""

    figure: FigureId
    n: int = 0


class OfPower(msgspec.Struct, frozen=True):
    """Words for a reason about a power; ``n``: where it stands."""

    power: PowerId
    n: int = 0


class OfItem(msgspec.Struct, frozen=True):
    """Words for a reason about a card; ``n``: what it asks for."""

    item: ItemId
    n: int = 0


class OfHero(msgspec.Struct, frozen=True):
    """Words for a reason about a hero; ``n``: what it would cost."""

    hero: HeroId
    n: int = 0


class OfShrine(msgspec.Struct, frozen=True):
    """Words for a reason about a shrine."""

    shrine: ShrineId
