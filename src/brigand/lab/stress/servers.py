"""The servers that are put under stress: processes we start, watch and stop, on this machine alone."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from brigand.core.errors import Unreadable

UNLIMITED = {
    "pace": 0,
    "requests-per-second": 1_000_000,
    "burst": 1_000_000,
    "messages-per-second": 100_000,
    "sockets-per-address": 1_000_000,
    "tables-per-hour": 1_000_000,
    "guests-per-hour": 1_000_000,
    "changes-per-minute": 1_000_000,
    "silence": 3_600,
}
"""Hundreds of guests come from one address here; what keeps strangers in check elsewhere is not what is measured."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


GIVEN_BY_HAND = range(20_000, 32_000)
"""Ports that systems give to nobody by themselves: what listens on one can be killed and started again there."""


def free_port() -> int:
    """A port that nobody has now, and that no line to somewhere else will be given meanwhile."""
    while True:
        port = random.SystemRandom().choice(GIVEN_BY_HAND)
        with contextlib.suppress(OSError), contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", port))
            return port


def answers(port: int) -> bool:
    """Whether whoever listens there says anything."""
    with socket.create_connection(("127.0.0.1", port), 5) as line:
        line.sendall(b"GET / HTTP/1.0\r\n\r\n")
        return bool(line.recv(1))


class Launched:
    """A process of ours, which can be killed and started again."""

    def __init__(self, name: str, command: Sequence[str], port: int, folder: Path) -> None:
        self.name = name
        self.command = list(command)
        self.port = port
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None
        self.cpu_before = 0.0
        """Seconds that earlier processes of this name used."""

    def start(self) -> None:
        """Begin, or begin again; what it says goes to a file."""
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, cwd=self.folder)

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self.process is not None and self.process.poll() is None

    def wait_until_open(self, seconds: float = 180) -> None:
        """Until it answers; a port is listened on before all that a server needs is looked at."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.is_running:
                raise Unreadable(f"{self.name} has ended: {self.last_words()}")
            with contextlib.suppress(OSError):
                if answers(self.port) and self.is_running:
                    return
            time.sleep(0.02)
        raise Unreadable(f"{self.name} did not open within {seconds:.0f} seconds: {self.last_words()}")

    def last_words(self) -> str:
        """What it said last."""
        log = self.folder / f"{self.name}.log"
        lines = log.read_text("utf-8", "replace").strip().splitlines() if log.exists() else []
        return lines[-1] if lines else "no word"

    def cpu(self) -> float:
        """Seconds of processor time of the process itself, not of those that think for its bots."""
        try:
            assert self.process is not None
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return self.cpu_before
        return self.cpu_before + (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes in memory."""
        try:
            assert self.process is not None
            return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE
        except OSError:
            return 0

    def kill(self) -> None:
        """As hard as it gets."""
        if self.is_running and self.process is not None:
            self.cpu_before = self.cpu()
            self.process.kill()
            self.process.wait()

    def stop(self, seconds: float = 10) -> None:
        """As Ctrl-C does; by force if that takes too long."""
        if self.is_running and self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(seconds)
            except subprocess.TimeoutExpired:
                self.kill()


def brigand(name: str, folder: Path, database: str, extra: Sequence[str] = ()) -> Launched:
    """`brigand serve` on a free port."""
    port = free_port()
    command = [sys.executable, "-m", "brigand.cli", "serve", "--port", str(port), "--database", database]
    for option, value in UNLIMITED.items():
        command += [f"--{option}", str(value)]
    return Launched(name, [*command, *extra], port, folder)
