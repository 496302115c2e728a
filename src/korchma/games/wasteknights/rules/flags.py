"""Flags of the story: of the evening, of the acting knight (``k.x``), of the target (``t.x``)."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping

from korchma.games.wasteknights.rules.growing import renown
from korchma.games.wasteknights.rules.knights import awake
from korchma.games.wasteknights.state import NOBODY, WasteTable

PUBLIC = "renown"


def parts_here(t: WasteTable) -> int:
    """Parts of all conscious knights on the acting one's space."""
    s, found = t.state, 0
    for knight in s.knights:
        parts = knight.flags.get("parts", 0)
        if parts and knight.at == s.knights[s.acting].at and awake(knight):
            found += parts
    return found


class Flags(MutableMapping[str, int]):
    """All flags by the names stories use; never below nought, nought where nothing was set."""

    def __init__(self, t: WasteTable) -> None:
        self._t = t

    def __getitem__(self, name: str) -> int:
        if name == "here.parts":
            return parts_here(self._t)
        return self._lot(name).get(_bare(name), 0)

    def __setitem__(self, name: str, value: int) -> None:
        who = self._whose(name)
        if who != NOBODY and _bare(name) == PUBLIC:
            renown(self._t, who, value - self[name])
        else:
            self._lot(name)[_bare(name)] = max(0, value)

    def __delitem__(self, name: str) -> None:
        self[name] = 0

    def __iter__(self) -> Iterator[str]:
        return iter(self._t.state.flags)

    def __len__(self) -> int:
        return len(self._t.state.flags)

    def get(self, name: str, default: object = 0) -> int:
        """Nought where nothing was set."""
        return self[name]

    def _whose(self, name: str) -> int:
        s = self._t.state
        return s.acting if name.startswith("k.") else s.target if name.startswith("t.") else NOBODY

    def _lot(self, name: str) -> dict[str, int]:
        s = self._t.state
        if name.startswith(("k.", "t.")):
            who = self._whose(name)
            return s.knights[who].flags if who != NOBODY else {}
        return s.flags


def _bare(name: str) -> str:
    return name[2:] if name.startswith(("k.", "t.")) else name
