"""The quick reader of Fluent reads what Fluent's own parser reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from korchma.tray.reading import read_fluent

TEXTS = Path(__file__).parents[2] / "src" / "korchma" / "text"
TRICKY = {
    "plain": "rat = a rat\ncat = { rat }, no cat\n",
    "attributes": "rat = a rat\n    .at = at the rat\n    .on = on it\ncat =\n    .only = this",
    "lines": "rat =\n      one\n    two\n\n        three \ncat = x",
    "several": "n = { $n ->\n    [one] a rat\n   *[other] { $n } rats { $m ->\n  *[x-y] z\n } }!",
    "terms": "-inn = Korchma\n    .case = of Korchma\nat = { -inn(case: 2) } { -inn.case }",
    "functions": 'at = { NUMBER($n, digits: 2) } { "{" } { "\\u0041" } { DATE("x") }',
    "comments": "### all\n\n## some\n\n# one\nrat = a rat\n# nobody's\n\ncat = cat",
    "windows": "rat = a\r\n    rat\r\ncat = c\r\n",
    "alone": "rat = a\rrat\ncat = { rat }\r",
    "unreadable": "rat = {\ncat = cat }\n1x = one\nдом = house\n = no\ndog = dog\n{x}\ncow = {$}",
    "no name": "rat = { $ }\ncat = { $1 }\ndog\n    .  = x\n-=y",
    "empty": "",
    "cut off": "rat = a rat\n    .at",
}


@pytest.mark.parametrize("text", TRICKY.values(), ids=list(TRICKY))
def test_it_reads_what_fluent_reads(text: str) -> None:
    theirs = FluentParser(with_spans=False).parse(text.replace("\r\n", "\n"))
    assert read_fluent(text).equals(theirs)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_reads_our_own_texts_as_fluent_does(language: str) -> None:
    for file in (TEXTS / language).glob("*.ftl"):
        theirs = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
        assert read_fluent(file.read_text("utf-8")).equals(theirs), file.name
