"""Letters with a password go over a sealed line, to a server that proves who it is, or not."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from korchma.server.notices.post import Office, Post
from tests.server.post import Mailbox

FAR = "127.0.0.2"
"""Not one of the names of this machine: a server somewhere else."""


def _certificate(folder: Path) -> Path:
    """One of our own making, for a server there; its key beside it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, FAR)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(FAR))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    form = serialization.Encoding.PEM
    secret = key.private_bytes(
        form, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "server.pem"
    file.write_bytes(secret + made.public_bytes(form))
    return file


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Of the server, signed by nobody else."""
    return _certificate(tmp_path)


@pytest.fixture
def sealed(certificate: Path) -> Iterator[Mailbox]:
    """A server that speaks only behind STARTTLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    mailbox = Mailbox(FAR, context)
    yield mailbox
    mailbox.close()


def _sent(mailbox: Mailbox) -> bool:
    """A letter to somebody, with the password of the inn; whether it was taken."""
    smtp = mailbox.url.replace("smtp://", "smtp://inn:s%40cret@")
    post = Post(Office(smtp=smtp, sender="inn@example.org", home="https://inn.example.org"))
    return asyncio.run(post.send("ann@example.org", "Hello", "It is your move."))


def test_a_server_that_proves_who_it_is_gets_letters_over_a_sealed_line(
    sealed: Mailbox, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert _sent(sealed)
    assert [letter["To"] for letter in sealed.letters] == ["ann@example.org"]
    assert sealed.heard == [(b"inn", b"s@cret")]


def test_a_server_that_cannot_prove_it_hears_no_password(sealed: Mailbox) -> None:
    assert not _sent(sealed)
    assert (sealed.letters, sealed.heard) == ([], [])


def test_over_an_open_line_no_password_goes_but_to_this_machine() -> None:
    far, near = Mailbox(FAR), Mailbox()
    assert not _sent(far)
    assert (far.letters, far.heard) == ([], [])
    assert _sent(near)
    assert near.heard == [(b"inn", b"s@cret")]
    far.close()
    near.close()
