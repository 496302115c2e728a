"""A server of one's own for a benchmark: started, measured, killed, started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

TOKEN = "bench"
FIGURES = {"authorization": f"Bearer {TOKEN}"}
MANY = ("GUESTS_PER_HOUR", "SOCKETS_BY_ADDRESS", "CONNECTIONS")
OPEN_HOUSE = {f"KORCHMA_{name}": "1000000" for name in MANY} | {"KORCHMA_METRICS_TOKEN": TOKEN}
"""A benchmark is a crowd from one address."""
TICK = os.sysconf("SC_CLK_TCK")


def chromium() -> str | None:
    """The browser of this machine, if any: the one without windows, or else the whole one.

    They are one browser, and the first opens a page in a tenth of the time.
    """
    return next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)


def chromium_here() -> str:
    """The browser of this machine, without which nothing can be done."""
    found = chromium()
    if found is None:
        raise SystemExit("Chromium is missing; on Debian: apt-get install chromium-headless-shell")
    return found


class OwnInn:
    """`korchma serve` in a process of its own."""

    def __init__(self, database: Path | str, port: int | None = None) -> None:
        self.database = str(database)
        self.port = port or _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "korchma", "serve", "--port", str(self.port)]
        self._log = open(f"{self.database}.log", "ab")  # noqa: SIM115  # lives with the process
        process = subprocess.Popen(
            [*command, "--database", self.database],
            stdout=self._log,
            stderr=self._log,
            env=os.environ | OPEN_HOUSE,
        )
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).text == "ok":
                    return process
            except httpx.HTTPError:
                time.sleep(0.05)
            if process.poll() is not None:
                break
        raise SystemExit(f"The server does not start; see {self.database}.log")

    def kill(self) -> None:
        """The lights go out: no goodbye, no flush."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._log.close()

    def start_again(self) -> None:
        """Light the lamps."""
        self.process = self._start()

    def close(self) -> None:
        """Shut the door properly."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._log.close()

    def complaints(self) -> list[str]:
        """What the log says of things going wrong."""
        lines = Path(f"{self.database}.log").read_text("utf-8", "replace").splitlines()
        bad = (line for line in lines if '"level": "error"' in line or "Traceback" in line)
        return [f"{line[:200]} … {line[-200:]}" for line in bad]

    def megabytes(self) -> float:
        """Memory in use now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def cpu_seconds(self) -> float:
        """Processor time used so far, its bots' processes left aside."""
        return cpu_seconds(self.process.pid)


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
