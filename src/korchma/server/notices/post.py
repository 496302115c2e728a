"""The post office: an SMTP server that an operator named, and letters on their way to it."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import msgspec

from korchma.kernel import KorchmaError

try:
    import aiosmtplib
except ImportError:  # korchma[notices] is not installed
    aiosmtplib = None  # type: ignore[assignment]  # looked at before it is used

log = logging.getLogger("korchma.post")

SECONDS = 20.0
"""How long an SMTP server may take for a letter."""
AT_ONCE = 4
"""Letters under way at the same time."""
ADDRESS = re.compile(
    r"[^\s@<>()\[\]\\,;:\"]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}", re.IGNORECASE
)
SCHEMES = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")


class Office(msgspec.Struct, frozen=True, kw_only=True):
    """What an operator says about notices. ``smtp``: none, no letters; ``home``: this inn's address
    in links; ``push_hosts``: push services in this house (``host:port``)."""

    smtp: str = ""
    sender: str = ""
    home: str = ""
    push_hosts: frozenset[str] = frozenset()

    @property
    def contact(self) -> str:
        """Whom a push service may ask about us."""
        if self.sender:
            return f"mailto:{self.sender}"
        return self.home if self.home.startswith("https://") else "mailto:innkeeper@example.org"


def read_office(
    names: frozenset[str] = frozenset(), environment: Mapping[str, str] = os.environ
) -> Office:
    """What the environment says: ``KORCHMA_SMTP``, ``KORCHMA_MAIL_FROM``, ``KORCHMA_HOME``.

    >>> read_office(frozenset(("inn.example.org",)), {}).home
    'https://inn.example.org'
    """
    smtp = environment.get("KORCHMA_SMTP", "")
    sender = environment.get("KORCHMA_MAIL_FROM", "")
    known = sorted(names - {"localhost"})
    home = environment.get("KORCHMA_HOME", f"https://{known[0]}" if known else "").rstrip("/")
    hosts = environment.get("KORCHMA_PUSH_HOSTS", "")
    if home and urlsplit(home).scheme not in ("http", "https"):
        raise KorchmaError(f"KORCHMA_HOME is {home!r}: write it as https://inn.example.org.")
    if smtp:
        _check(smtp, sender, home)
    near = frozenset(each.strip() for each in hosts.split(",") if each.strip())
    return Office(smtp=smtp, sender=sender, home=home, push_hosts=near)


def _check(smtp: str, sender: str, home: str) -> None:
    """Whoever wants letters says how they go, from whom, and where their links lead."""
    try:
        parts = urlsplit(smtp)
        fine = parts.scheme in SCHEMES and parts.hostname and (parts.port or 1)
    except ValueError:
        fine = None
    if not fine:
        raise KorchmaError(
            "KORCHMA_SMTP cannot be read: write smtp://USER:PASSWORD@HOST:587, or smtps:// for a "
            "server that speaks TLS from the first word."
        )
    if not ADDRESS.fullmatch(sender):
        raise KorchmaError("Letters need a sender: set KORCHMA_MAIL_FROM to inn@example.org.")
    if not home:
        raise KorchmaError(
            "Links in letters need this inn's address: give --name, or set KORCHMA_HOME."
        )
    if aiosmtplib is None:
        raise KorchmaError("Letters need aiosmtplib: pip install 'korchma[notices]'.")


class Post:
    """Letters go out, a few at a time; a server that is slow or gone is in nobody's way."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self._turn = asyncio.Semaphore(AT_ONCE)
        self.sent = self.failed = 0

    @property
    def open(self) -> bool:
        """Whether this inn writes letters."""
        return bool(self.office.smtp) and aiosmtplib is not None

    async def send(self, to: str, subject: str, body: str, off: str = "") -> bool:
        """A letter; whether the server took it. ``off``: where one click ends such letters."""
        letter = self._written(to, subject, body, off)
        async with self._turn:
            try:
                await asyncio.wait_for(self._hand_over(letter), SECONDS)
            except Exception as error:
                log.warning("a letter was not taken: %s", type(error).__name__)
                self.failed += 1
                return False
        self.sent += 1
        return True

    def _written(self, to: str, subject: str, body: str, off: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = f"Korchma <{self.office.sender}>"
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.office.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if off:
            letter["List-Unsubscribe"] = f"<{off}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(body)
        return letter

    async def _hand_over(self, letter: EmailMessage) -> None:
        parts = urlsplit(self.office.smtp)
        host, whole = parts.hostname or "", parts.scheme == "smtps"
        user = unquote(parts.username) if parts.username else None
        secret = unquote(parts.password) if parts.password else None
        # A password never goes over an open line, but to this machine.
        sealed = True if user and not whole and host not in NEAR else None
        await aiosmtplib.send(
            letter,
            hostname=host,
            port=parts.port or SCHEMES[parts.scheme],
            username=user,
            password=secret,
            use_tls=whole,
            start_tls=False if whole else sealed,
            timeout=SECONDS,
        )
