"""Words as they are seen: their colour against what is painted behind them, pixel by pixel.

Axe gives no verdict on words over gradients, pictures and drawings, which is most of an inn.
"""

from __future__ import annotations

import io
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page

from tests.browser.dark import light
from tests.palette import contrast

SMALL, LARGE = 4.5, 3.0
"""What AA asks of words, and of large ones."""
SHARE = 0.12
"""So much of what lies behind a word may be worse: the edge of a line, a pixel of a frame."""
LOOKS = 5
"""So many times a page is looked at that moves while it is looked at."""
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Every line of words in sight: what it says, its colour, how much it covers, where it is. Boards
# are drawn in their own light, whatever the theme is: what is written in their drawings is theirs.
WORDS = """() => {
    const numbers = colour => {
        const found = colour.match(/[\\d.]+(e-?\\d+)?/g).map(Number)
        const scale = colour.startsWith('color(srgb') ? 255 : 1
        return [...found.slice(0, 3).map(n => n * scale), found[3] ?? 1]
    }
    const out = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const node = walk.currentNode, of = node.parentElement
        if (!node.data.trim() || of.closest('[disabled], [aria-disabled=true], .sr, option, title'))
            continue
        const style = getComputedStyle(of), drawn = of instanceof SVGElement
        if (style.visibility !== 'visible') continue
        if (drawn && (style.stroke !== 'none' || of.closest('.night'))) continue
        let [r, g, b, a] = numbers(drawn ? style.fill : style.color)
        for (let each = of; each; each = each.parentElement) a *= getComputedStyle(each).opacity
        const clips = []
        for (let each = of; each; each = each.parentElement)
            if (getComputedStyle(each).overflow !== 'visible')
                clips.push(each.getBoundingClientRect())
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
            const { x, y, width, height } = box
            if (width < 4 || height < 6 || x < 0 || y < 0) continue
            if (x + width > innerWidth || y + height > innerHeight) continue
            if (clips.some(clip => x < clip.left - 1 || y < clip.top - 1 ||
                x + width > clip.right + 1 || y + height > clip.bottom + 1)) continue
            const top = document.elementFromPoint(x + width / 2, y + height / 2)
            const hidden = [0.1, 0.9].some(part => {
                const over = document.elementFromPoint(x + width / 2, y + height * part)
                const room = over?.closest('[data-room]')
                return room && !room.contains(of)
            })
            if (hidden) continue
            const free = style.pointerEvents === 'none' || of.contains(top) || top?.contains(of)
            if (!free || a < 0.05) continue
            const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700
            const large = size >= 24 || (bold && size >= 18.66)
            const name = each => each.tagName.toLowerCase() +
                (each.getAttribute('class') ? '.' + each.getAttribute('class') : '')
            const where = [of.parentElement, of].map(name).join(' > ').replace(/svelte-\\w+/g, '')
            const outlined = style.textShadow !== 'none' || style.webkitTextStrokeWidth !== '0px'
            out.push({ text: node.data.trim().slice(0, 30), where, colour: [r, g, b, a], large,
                outlined, box: [x, y, width, height] })
        }
    }
    return out
}"""
# The same page without its words; icons go with them, for they have their colour.
WORDLESS = """on => {
    window.wordless ??= Object.assign(new CSSStyleSheet())
    wordless.replaceSync(`*, *::before, *::after { color: transparent !important;
        -webkit-text-fill-color: transparent !important; text-shadow: none !important;
        transition: none !important; animation: none !important }
        ::placeholder { color: transparent !important } svg text { fill: transparent !important }`)
    const others = [...document.adoptedStyleSheets].filter(each => each !== wordless)
    document.adoptedStyleSheets = on ? [...others, wordless] : others
}"""


class Faint(NamedTuple):
    """Words that are hard to read."""

    where: str
    text: str
    contrast: float

    def __str__(self) -> str:
        return f"{self.contrast:.1f} {self.where}: {self.text}"


def _against(colour: list[float], behind: Image.Image) -> float:
    """The contrast of words to nearly all of what lies behind them."""
    few = behind.quantize(12).convert("RGB").getcolors() or []
    *ink, cover = colour
    seen = []
    for count, paint in few:
        assert isinstance(paint, tuple)
        mixed = tuple(a * cover + b * (1 - cover) for a, b in zip(ink, paint, strict=True))
        seen.append((contrast(mixed, paint), count))
    spare = SHARE * sum(count for _, count in seen)
    for found, count in sorted(seen):
        spare -= count
        if spare < 0:
            return found
    return max(seen)[0]


def _looked(page: Page) -> tuple[list[dict[str, Any]], Image.Image]:
    """All words in sight, and the same page without them."""
    page.evaluate(PAINTED)
    words: list[dict[str, Any]] = page.evaluate(WORDS)
    page.evaluate(WORDLESS, True)
    page.evaluate(PAINTED)
    ground = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.evaluate(WORDLESS, False)
    return words, ground


def faint(page: Page) -> list[Faint]:
    """All words in sight that have less contrast than AA asks, once none of them moves any more."""
    with light(page):
        for _ in range(LOOKS):
            words, ground = _looked(page)
            if page.evaluate(WORDS) == words:
                break
    share = ground.width / page.evaluate("innerWidth")
    found = {}
    for each in words:
        x, y, width, height = (share * n for n in each["box"])
        behind = ground.crop((int(x), int(y), int(x + width) + 1, int(y + height) + 1))
        seen = _against(each["colour"], behind)
        if seen < (LARGE if each["large"] or each["outlined"] else SMALL):
            found[each["where"], each["text"]] = Faint(each["where"], each["text"], seen)
    return sorted(found.values(), key=lambda one: one.contrast)
