"""An environment that has some of what is installed here, and nothing else: made in a blink."""

from __future__ import annotations

import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

SCRIPT = """#!{python}
import sys
from importlib.metadata import entry_points
(point,) = entry_points(group="console_scripts", name="{name}")
sys.exit(point.load()())
"""


def environment(folder: Path, packages: Iterable[str]) -> Path:
    """An environment in this folder with these packages, what they need, and pip to add more."""
    venv.create(folder, symlinks=True)
    (site,) = (folder / "lib").glob("python3*/site-packages")
    for name in needed([*packages, "pip"]):
        _lend(name, site)
        for point in distribution(name).entry_points.select(group="console_scripts"):
            script = folder / "bin" / point.name
            script.write_text(SCRIPT.format(python=folder / "bin" / "python", name=point.name))
            script.chmod(0o755)
    return folder


def needed(lines: Iterable[str], extras: Iterable[str] = ("",)) -> set[str]:
    """The packages that a list of requirements names, and what those need."""
    found: set[str] = set()
    for need in map(Requirement, lines):
        if need.marker is None or any(need.marker.evaluate({"extra": x}) for x in extras):
            found.add(need.name)
            found |= needed(distribution(need.name).requires or (), need.extras or ("",))
    return found


def _lend(name: str, site: Path) -> None:
    """Put a package that is installed here at another environment's disposal."""
    here = Path(sysconfig.get_paths()["purelib"])
    for top in {Path(str(file)).parts[0] for file in distribution(name).files or ()}:
        if top not in ("..", "__pycache__") and not (site / top).exists():
            (site / top).symlink_to(here / top)
