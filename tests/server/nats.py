"""A NATS server of the tests' own."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from brigand.lab.stress.servers import free_port
from tests.waiting import until


class Nats:
    """It can be killed and started again on the same port; with or without the work queue."""

    def __init__(self, folder: str, *, jetstream: bool = True) -> None:
        self.port = free_port()
        program = Path(sys.executable).with_name("nats-server")
        self.command = [str(program), "-a", "127.0.0.1", "-p", str(self.port)]
        self.command += ["-js", "-sd", folder] if jetstream else []
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self.answers)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "NATS has ended"
        with closing(socket.socket()) as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def freeze(self) -> None:
        """As if the network to it were cut: nobody hangs up, nobody answers."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@contextmanager
def running(*, jetstream: bool = True) -> Iterator[Nats]:
    """From its start to its end."""
    with TemporaryDirectory(prefix="brigand-nats-") as folder:
        server = Nats(folder, jetstream=jetstream)
        server.start()
        try:
            yield server
        finally:
            server.kill()
