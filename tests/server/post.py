"""A push service and an SMTP server of our own, for tests: what comes there can be read."""

from __future__ import annotations

import base64
import contextlib
import itertools
import sqlite3
import threading
import time
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from typing import Any, cast

import http_ece  # type: ignore[import-untyped]  # it has none
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.inn import RunningInn, free_port

PATIENCE = 10.0
_DEVICES = itertools.count(1)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def until(what: Callable[[], Any]) -> Any:
    """What comes sooner or later."""
    end = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)
    return found


def in_books(inn: RunningInn, question: str, *given: str) -> list[Any]:
    """What stands in the books of an inn, read beside it: one column."""
    with contextlib.closing(sqlite3.connect(inn.database)) as books:
        return [row[0] for row in books.execute(question, given)]


class Device:
    """A browser that takes pushes, as far as a push service knows it."""

    def __init__(self, service: PushService) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        self.path = f"/to/device-{next(_DEVICES)}"
        public = self._key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": service.url + self.path,
            "p256dh": _text(point),
            "auth": _text(self._auth),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What a push says: only this device can read it."""
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return cast("dict[str, Any]", msgspec.json.decode(plain))


class PushService:
    """Takes pushes for devices; ``says`` is its answer, which it gives once ``ready``."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.says, self.ready = 201, threading.Event()
        self.ready.set()
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.came.append((self.path, headers, body))
                service.ready.wait(PATIENCE)
                self.send_response(service.says)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def host(self) -> str:
        """Where it is."""
        return f"127.0.0.1:{self._server.server_port}"

    @property
    def url(self) -> str:
        """The same as an address."""
        return f"http://{self.host}"

    def close(self) -> None:
        """No more."""
        self.ready.set()
        self._server.shutdown()
        self._server.server_close()


class Mailbox:
    """An SMTP server that keeps every letter; ``full``: it takes none. With a certificate it
    speaks only behind STARTTLS; ``heard``: names and passwords that were said to it."""

    def __init__(self, host: str = "127.0.0.1", tls: SSLContext | None = None) -> None:
        self.letters: list[Message] = []
        self.heard: list[tuple[bytes, bytes]] = []
        self.full = False
        self._host, self._port = host, free_port()
        self._controller = Controller(
            self,
            hostname=host,
            port=self._port,
            tls_context=tls,
            require_starttls=tls is not None,
            authenticator=self._known,
            auth_require_tls=False,
        )
        self._controller.start()

    def _known(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, said: Any
    ) -> AuthResult:
        self.heard.append((said.login, said.password))
        return AuthResult(success=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """A letter comes."""
        if self.full:
            return "452 no room"
        self.letters.append(message_from_bytes(cast(bytes, envelope.content), policy=default))
        return "250 taken"

    @property
    def url(self) -> str:
        """As an operator writes it."""
        return f"smtp://{self._host}:{self._port}"

    def close(self) -> None:
        """No more."""
        self._controller.stop()


def said(letter: Message) -> str:
    """The words of a letter."""
    return cast(str, cast(Any, letter).get_content()).replace("\r\n", "\n")
