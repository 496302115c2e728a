"""Records that somebody, or something, has spoiled, and what is said about each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from korchma.kernel.record import Record, parse, seal

WHOLE = Path(__file__).parents[1] / "fixtures" / "witches" / "solo-elves.json"

Fields = dict[str, Any]


def forged(fields: Fields) -> bytes:
    """These fields with a hash that fits them: what a forger would write."""
    made = msgspec.convert(fields, Record, strict=False)
    made.hash = seal(made)
    return msgspec.json.encode(made)


def changed(**news: Any) -> bytes:
    """The record with some fields changed, and a hash that fits."""
    return forged({**msgspec.json.decode(WHOLE.read_bytes()), **news})


def _by_hand(change: Callable[[Fields], object]) -> bytes:
    """The record changed with an editor: the hash is the old one."""
    fields: Fields = msgspec.json.decode(WHOLE.read_bytes())
    change(fields)
    return msgspec.json.encode(fields)


def _decisions(change: Callable[[list[Any]], object]) -> bytes:
    """Other decisions, and a hash that fits."""
    decisions = msgspec.json.decode(WHOLE.read_bytes())["decisions"]
    change(decisions)
    return changed(decisions=decisions)


def _elsewhere(decisions: list[Any]) -> None:
    """She starts somewhere else, which is just as legal."""
    decisions[1][1]["at"] = "lancre-bridge" if decisions[1][1]["at"] == "razorback" else "razorback"


def _nowhere(decisions: list[Any]) -> None:
    decisions[1][1]["at"] = "ankh-morpork"


def _result() -> Fields:
    result: Fields = msgspec.json.decode(WHOLE.read_bytes())["result"]
    return {**result, "winners": [0]}


class Spoiled(NamedTuple):
    """What the file holds, and words of the sentence about it."""

    data: Callable[[], bytes]
    says: str


SPOILED: dict[str, Spoiled] = {
    "empty": Spoiled(lambda: b"", "not a whole Korchma record"),
    "cut-off": Spoiled(lambda: WHOLE.read_bytes()[:900], "may have been cut off"),
    "text": Spoiled(lambda: b"Dear diary,", "not a whole Korchma record"),
    "bytes": Spoiled(lambda: bytes(range(256)) * 40, "not a whole Korchma record"),
    "too-deep": Spoiled(lambda: b"[" * 1_000_000, "not a whole Korchma record"),
    "ten-megabytes": Spoiled(lambda: b"junk!" * 2_000_000, "10,000,000 bytes"),
    "other-json": Spoiled(lambda: b'{"name": "a recipe"}', "it has no format number"),
    "a-list": Spoiled(lambda: b"[1, 2, 3]", "it has no format number"),
    "format-nought": Spoiled(lambda: _by_hand(lambda f: f.update(korchma=0)), "no format number"),
    "newer": Spoiled(lambda: _by_hand(lambda f: f.update(korchma=2)), "a newer Korchma (format 2"),
    "unknown-field": Spoiled(lambda: _by_hand(lambda f: f.update(cheat=1)), "field `cheat`"),
    "missing-field": Spoiled(lambda: _by_hand(lambda f: f.pop("seed")), "field `seed`"),
    "wrong-type": Spoiled(lambda: _by_hand(lambda f: f.update(players="two")), "`$.players`"),
    "wrong-hash": Spoiled(lambda: _by_hand(lambda f: f.update(hash="0" * 64)), "its hash"),
    "one-decision": Spoiled(lambda: _by_hand(lambda f: _elsewhere(f["decisions"])), "its hash"),
    "illegal": Spoiled(lambda: _decisions(_nowhere), "Decision 2 of the record is not possible"),
    "other-path": Spoiled(lambda: _decisions(_elsewhere), "record"),
    "one-less": Spoiled(lambda: _decisions(lambda d: d.pop()), "another position"),
    "one-more": Spoiled(lambda: _decisions(lambda d: d.append(d[-1])), "the game is over"),
    "another-seat": Spoiled(
        lambda: _decisions(lambda d: d[0].__setitem__(0, 3)), "seat 0 is asked, not seat 3"
    ),
    "made-secret": Spoiled(
        lambda: _decisions(lambda d: d.insert(0, [-1, {"0": d.pop(0)[1]}])), "not what seat -1"
    ),
    "nobody-decides": Spoiled(
        lambda: _decisions(lambda d: d.insert(0, [-1, {}])), "not what seat -1"
    ),
    "no-option": Spoiled(
        lambda: _decisions(lambda d: d[0].__setitem__(1, {"do": "win"})), "Invalid value 'win'"
    ),
    "other-position": Spoiled(lambda: changed(digest="0" * 64), "another position"),
    "other-result": Spoiled(lambda: changed(result=_result()), "The result written"),
    "no-result": Spoiled(lambda: changed(result=None), "The result written"),
    "other-seed": Spoiled(lambda: changed(seed="mine"), "not the one that was promised"),
    "other-promise": Spoiled(lambda: changed(commitment="0" * 64), "not the one that was promised"),
    "other-content": Spoiled(lambda: changed(content="beef"), "other content (beef"),
    "other-game": Spoiled(lambda: changed(game="chess"), "There is no game 'chess' here"),
    "other-rules": Spoiled(lambda: changed(rules=0), "made by rules 0 of witches"),
    "nine-players": Spoiled(
        lambda: changed(players=9, seats=[{"kind": "human"}] * 9), "1 to 4 players, not 9"
    ),
    "no-seats": Spoiled(lambda: changed(seats=[]), "0 seats for 1 player."),
    "odd-options": Spoiled(lambda: changed(options={"together": "maybe"}), "`$.together`"),
    "pending": Spoiled(lambda: changed(pending={"0": {"do": "pass"}}), "A secret answer"),
    "pending-junk": Spoiled(lambda: changed(pending={"0": {"do": "win"}}), "A secret answer"),
}


def whole() -> Record:
    """The record as it was before anybody spoiled it."""
    return parse(WHOLE.read_bytes(), WHOLE.name)
