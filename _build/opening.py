"""A table at once: `brigand serve` on the plain engine, the compiled one made beside it, and the change to it.

The keeper (this process) holds one socket pair with every server it starts. A server says over it that it listens, and
hands over its listening socket; a second one is started with that socket, says when it is ready, and is told to go when
the first has let go of the database. Whoever connects meanwhile waits in the socket's queue. A server whose keeper is
gone stops.
"""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import making
from making import BIN, PLAIN, ROOT, RUN, say

SLOWEST_STOP = 20


def brigand(folder: Path) -> str:
    return str(folder / BIN / "brigand")


def become(folder: Path, arguments: list[str]) -> int:
    """Nothing is left to do here: this process becomes the program."""
    command = [brigand(folder), *arguments]
    if os.name == "nt":
        return subprocess.run(command).returncode
    os.execv(command[0], command)


def open_table(arguments: list[str], packages: str) -> int:
    """Serve with the best engine there is; while there is only the plain one, make the other."""
    best = making.best_engine()
    if best == "compiled" and making.is_prepared(RUN, packages, "compiled"):
        return become(RUN, arguments)
    if not making.is_prepared(PLAIN, packages, "plain"):
        say("Getting ready; the first time this takes half a minute ...")
        making.prepare(PLAIN, packages, "plain")
    if best == "plain" or os.name == "nt":
        if making.missing_for_compiling():
            say("Without a C compiler and Python's headers the engine stays plain Python: bots think slower.")
        return become(PLAIN, arguments)
    return Keeper(arguments, [sys.executable, str(ROOT / "go.py"), "engine", packages]).keep()


class Server:
    """A `brigand serve` in our care."""

    def __init__(self, folder: Path, arguments: list[str], listener: int | None = None) -> None:
        self.line, theirs = socket.socketpair()
        passed = [theirs.fileno()] + ([] if listener is None else [listener])
        keeper = ",".join(map(str, passed))
        self.process = subprocess.Popen(
            [brigand(folder), *arguments],
            env={**os.environ, "BRIGAND_KEEPER": keeper},
            pass_fds=passed,
            start_new_session=True,
        )
        theirs.close()
        self.listener: int | None = None

    def hear(self) -> str:
        """Its next word; empty when it has ended."""
        word, handed, _, _ = socket.recv_fds(self.line, 20, 1)
        if handed:
            self.listener = handed[0]
        return word.decode().strip()

    def tell(self, word: str) -> None:
        with suppress(OSError):  # it has ended, which we shall hear
            self.line.sendall(f"{word}\n".encode())

    def stop(self) -> int:
        """Let it stop as after Ctrl-C."""
        self.line.close()
        try:
            return self.process.wait(SLOWEST_STOP)
        except subprocess.TimeoutExpired:
            making.end(self.process)
            return self.process.wait()


class Keeper:
    """Starts servers and the maker of the engine, and lets none of them outlive it."""

    def __init__(self, arguments: list[str], to_make: list[str], plain: Path = PLAIN, fast: Path = RUN) -> None:
        self.arguments = arguments
        self.to_make = to_make
        self.plain = plain
        self.fast = fast
        self.servers: list[Server] = []
        self.maker: subprocess.Popen[bytes] | None = None

    def keep(self) -> int:
        """Until the server ends."""
        try:
            server = self.start(self.plain)
            if server.hear() == "open":
                self.make_engine()
                server.tell("compiling")
                server = self.watch(server)
            return server.process.wait()
        except KeyboardInterrupt:
            return 130
        finally:
            self.end_all()

    def start(self, folder: Path, listener: int | None = None) -> Server:
        server = Server(folder, self.arguments, listener)
        self.servers.append(server)
        return server

    def make_engine(self) -> None:
        """In a process of its own, which ends with us: its standard input is a pipe that we hold."""
        say("Bots get faster in a minute: their engine is being compiled beside the table.")
        pipe = subprocess.PIPE
        self.maker = subprocess.Popen(
            self.to_make, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, start_new_session=True
        )

    def watch(self, server: Server) -> Server:
        """Wait for the end of the server, or of the maker and then change to its engine."""
        maker = self.maker
        assert maker is not None
        assert maker.stdout is not None
        with selectors.DefaultSelector() as both:
            both.register(server.line, selectors.EVENT_READ)
            both.register(maker.stdout, selectors.EVENT_READ)
            words = b""
            while True:
                ready = {key.fileobj for key, _ in both.select()}
                if server.line in ready:
                    return server  # it has ended: a server says nothing more once it is open
                words += (part := os.read(maker.stdout.fileno(), 4096))
                if not part:
                    break
        if maker.wait() == 0:
            return self.change(server)
        say(f"{words.decode(errors='replace').strip()}\nThe table stays open on the plain engine: bots think slower.")
        server.tell("plain")
        return server

    def change(self, old: Server) -> Server:
        """The next server is ready before the old one stops, so that browsers hardly notice."""
        new = self.start(self.fast, old.listener)
        if new.hear() != "ready":
            say("The server with the compiled engine did not start. The table stays open on the plain one.")
            old.tell("plain")
            return old
        old.stop()
        new.tell("go")
        if new.hear() == "open":
            say("The engine is compiled: bots think faster from now on.")
            return new
        say("The server with the compiled engine stopped at once; the table goes on with the plain one.")
        again = self.start(self.plain, old.listener)
        again.hear()
        again.tell("go")
        return again

    def end_all(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()
        if self.maker is not None and self.maker.poll() is None:
            making.end(self.maker)


def end_with_keeper() -> None:
    """Stop when our standard input is closed: its other end is the keeper's alone."""

    def wait() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


def make_engine(arguments: list[str]) -> int:
    """`go.py engine PACKAGES`: compile the engine at low priority, and end with whoever holds our standard input."""
    os.nice(19)
    if not sys.stdin.isatty():
        end_with_keeper()
    making.prepare(RUN, arguments[0], "compiled")
    return 0
