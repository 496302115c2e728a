"""HTTP for people with something to say: a connection on which no request arrives is closed."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 30.0
"""From the first byte, or from none, until a whole request is there; a large file takes a while."""


class Impatient(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for a first request for ever."""

    _hurry: asyncio.TimerHandle | None = None

    def connection_made(  # type: ignore[override]  # as in uvicorn's own
        self, transport: asyncio.Transport
    ) -> None:
        """Somebody is at the door."""
        super().connection_made(transport)
        self._wait_for_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._be_content()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._be_content()
        self._wait_for_more()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """It is whole."""
        self._be_content()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the table's socket has its own patience."""
        self._be_content()
        super().handle_websocket_upgrade()

    def _wait_for_more(self) -> None:
        self._hurry = self.loop.call_later(SECONDS, self._enough)

    def _be_content(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _enough(self) -> None:
        """Whoever says nothing, or a letter a minute, does not keep the door open."""
        if not self.transport.is_closing():
            self.transport.close()
