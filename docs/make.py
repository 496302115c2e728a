"""Makes the pages that follow from the code: ``python docs/make.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from korchma.kernel import Game, games
from korchma.lab.trace import count_rulings, find_tests, read_rules, trace
from korchma.text import Voice

FOLDER = Path(__file__).parent


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


def main() -> None:
    """Write all pages of every game."""
    for game in games().values():
        (FOLDER / f"rules-{game.id}.md").write_text(rules_page(game), "utf-8")
        (FOLDER / f"rulings-{game.id}.md").write_text(rulings_page(game), "utf-8")


if __name__ == "__main__":
    main()
