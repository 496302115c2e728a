"""The built client rides inside the wheel: who installs it needs neither Node nor make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "web/dist"
INSIDE = "korchma/client"
"""Where ``korchma.server.web.serve`` looks for it."""


class ClientInside(BuildHookInterface[Any]):
    """Puts it in; an editable install takes it from its folder, built or not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT / "index.html").is_file():
            raise RuntimeError(f"The client is not built: {CLIENT} is missing. Run `make wheel`.")
        build_data["force_include"][CLIENT] = INSIDE
