"""Makes the pages that follow from the code: ``python docs/make.py``."""

from __future__ import annotations

from pathlib import Path

from korchma.kernel import find_game
from korchma.lab.trace import find_tests, read_rules, trace
from korchma.text import Voice

FOLDER = Path(__file__).parent
GAMES = ("witches",)


def rules_page(name: str) -> str:
    """Every rule, its code, its tests."""
    game = find_game(name)
    voice = Voice(game, "en")
    lines = [f"# {voice.say('game-title')}: the rules trace", ""]
    lines += ["Made by `python docs/make.py`; the same as `korchma rules`.", ""]
    lines += ["| rule | heading | code | tests |", "|---|---|---|---|"]
    for rule in trace(game, find_tests(game)):
        code = ", ".join(f"`{place}`" for place in rule.code)
        lines.append(f"| {rule.id} | {voice.rule(rule.id)} | {code} | {len(rule.tests)} |")
    return "\n".join(lines) + "\n"


def rulings_page(name: str) -> str:
    """How we play where the rulebook is silent."""
    game = find_game(name)
    voice = Voice(game, "en")
    lines = [f"# {voice.say('game-title')}: our rulings", ""]
    lines += ["Where the rulebook is silent or contradicts itself. Those that can be changed are"]
    lines += ["options of the game (`Rulings` in `state.py`). Also in the game's help.", ""]
    number = 1
    while voice.has(f"ruling-a{number}"):
        heading, text = voice.say(f"ruling-a{number}"), voice.say(f"ruling-a{number}.text")
        lines.append(f"- **A{number}. {heading}** {text}")
        number += 1
    lines += ["", f"{len(read_rules(game))} rules in all: [rules-{name}.md](rules-{name}.md)."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all pages."""
    for name in GAMES:
        (FOLDER / f"rules-{name}.md").write_text(rules_page(name), "utf-8")
        (FOLDER / f"rulings-{name}.md").write_text(rulings_page(name), "utf-8")


if __name__ == "__main__":
    main()
