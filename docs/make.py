"""Makes the pages that follow from the code: ``python docs/make.py``."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from korchma.kernel import Game, games
from korchma.lab.trace import count_rulings, find_tests, read_rules, trace
from korchma.server.web.app import make_app
from korchma.text import Voice

FOLDER = Path(__file__).parent
WIDTH = 100
EXAMPLE = re.compile(r"^```json example$.*?^```$", re.MULTILINE | re.DOTALL)


def rules_page(game: Game[Any, Any, Any]) -> str:
    """Every rule, its code, its tests."""
    voice = Voice(game, "en")
    lines = [f"# {voice.say('game-title')}: the rules trace", ""]
    lines += ["Made by `python docs/make.py`; the same as `korchma rules`.", ""]
    lines += ["| rule | heading | code | tests |", "|---|---|---|---|"]
    for rule in trace(game, find_tests(game)):
        code = ", ".join(f"`{place}`" for place in rule.code)
        lines.append(f"| {rule.id} | {voice.rule(rule.id)} | {code} | {len(rule.tests)} |")
    return "\n".join(lines) + "\n"


def rulings_page(game: Game[Any, Any, Any]) -> str:
    """How we play where the rulebook is silent."""
    voice = Voice(game, "en")
    lines = [f"# {voice.say('game-title')}: our rulings", ""]
    lines += ["Where the rulebook is silent or contradicts itself. Those that can be changed are"]
    lines += ["options of the game (`Rulings` in `state.py`). Also in the game's help.", ""]
    for number in range(1, count_rulings(game) + 1):
        heading, text = voice.say(f"ruling-a{number}"), voice.say(f"ruling-a{number}.text")
        lines.append(f"- **A{number}. {heading}** {text}")
    page = f"rules-{game.id}.md"
    lines += ["", f"{len(read_rules(game))} rules in all: [{page}]({page})."]
    return "\n".join(lines) + "\n"


def example_state() -> dict[str, Any]:
    """What the server says first at a table of Ronin for one, with nothing that changes by day."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(f"{folder}/inn.db", workers=1, seeds_for_all=True)
        with TestClient(app) as guest:
            guest.get("/api/me")
            wish = {"game": "ronin", "mode": "winter", "seats": ["me"], "seed": "7"}
            code = guest.post("/api/tables", json=wish).json()["code"]
            with guest.websocket_connect(f"/ws/tables/{code}") as socket:
                socket.send_json({"type": "hello", "since": 0})
                state: dict[str, Any] = {}
                while state.get("type") != "state":
                    state = socket.receive_json()
    words = {"en": "owl lantern plum", "ru": "сова фонарь слива", "uk": "сова ліхтар слива"}
    state["table"] |= {"code": "CODE", "updated": 0.0, "words": words, "watch": "WATCH"}
    for seat in state["table"]["seats"]:
        seat |= {"name": "Guest 1", "who": "0123456789abcdef"}
    return state


def laid_out(value: object, indent: int = 0, before: int = 0) -> str:
    """JSON with as much on a line as can be read at once.

    >>> print(laid_out({"seat": 0, "asks": ["x" * 60, "y" * 60]}))
    {
      "seat": 0,
      "asks": [
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
      ]
    }
    """
    line = json.dumps(value, ensure_ascii=False)
    if indent + before + len(line) < WIDTH or not isinstance(value, dict | list):
        return line
    inner, parts = indent + 2, []
    if isinstance(value, dict):
        for key, each in value.items():
            parts.append(f'"{key}": {laid_out(each, inner, len(key) + 4)}')
    else:
        parts = [laid_out(each, inner) for each in value]
    rows = ",\n".join(f"{' ' * inner}{part}" for part in parts)
    opened, closed = "{}" if isinstance(value, dict) else "[]"
    return f"{opened}\n{rows}\n{' ' * indent}{closed}"


def protocol_page(page: str) -> str:
    """The page of the protocol with its example as it is today."""
    block = f"```json example\n{laid_out(example_state())}\n```"
    made, found = EXAMPLE.subn(lambda _: block, page)
    assert found == 1, "docs/protocol.md has one example"
    return made


def main() -> None:
    """Write all pages of every game, and the example of the protocol."""
    protocol = FOLDER / "protocol.md"
    protocol.write_text(protocol_page(protocol.read_text("utf-8")), "utf-8")
    for game in games().values():
        (FOLDER / f"rules-{game.id}.md").write_text(rules_page(game), "utf-8")
        (FOLDER / f"rulings-{game.id}.md").write_text(rulings_page(game), "utf-8")


if __name__ == "__main__":
    main()
