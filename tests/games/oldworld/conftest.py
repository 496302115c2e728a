"""Old World can be played, and tested, once all of its stories are there."""

from __future__ import annotations

from pathlib import Path

import korchma.games

CONTENT = Path(korchma.games.__path__[0]) / "oldworld" / "content"
COMPLETE = all((CONTENT / f"{name}.toml").exists() for name in ("city", "wilds", "events"))

collect_ignore_glob = [] if COMPLETE else ["[!c]*.py"]
