"""The light is off: a page is not drawn while a test only touches, reads and measures it.

Where everything lies, what lies on top, what is focused and what is said is the same in the dark,
and drawing is a third of what a browser takes (a game of Ronin: 23.8 CPU seconds, 16.7 in the
dark). Axe judges colours, and nothing is seen of what is transparent, so for it there is light.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

# A layer that is fully transparent is not drawn; dialogs lie on layers of their own.
DARK = """
    window.dark = new CSSStyleSheet()
    dark.replaceSync('html, dialog, [popover], ::backdrop { opacity: 0 !important }')
    document.adoptedStyleSheets.push(dark)
"""
SWITCH = "off => { dark.disabled = off }"


@contextmanager
def light(page: Page) -> Iterator[None]:
    """For as long as somebody looks."""
    page.evaluate(SWITCH, True)
    yield
    page.evaluate(SWITCH, False)


def lit(look: str) -> str:
    """A look at what lies on no dialog, with the light on, too short for anything to be drawn."""
    return f"""() => {{
        const {{ style }} = document.documentElement
        style.setProperty('opacity', '1', 'important')
        try {{ return ({look})() }} finally {{ style.removeProperty('opacity') }}
    }}"""
