"""The server of the tests: it tells on which port it listens.

With a number for its deals all tables are dealt alike and bots draw from one stream: a test alone goes as before.
"""

import os
import random
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from multiprocessing.connection import Connection

LOADED = ["brigand.server.app", "brigand.server.serve"]
"""What every server needs."""


class Alike:
    """In the place of `secrets`."""

    def __init__(self, deal: int) -> None:
        self.deal = deal
        self.randbits = random.Random(deal).getrandbits

    def token_hex(self, size: int) -> str:
        return random.Random(self.deal).randbytes(size).hex()


def hasten(times: float) -> None:
    """Time at tables passes so many times as fast."""
    import asyncio

    from brigand.server import clockwork, hub

    class Fast(clockwork.Watch):
        def __call__(self) -> float:
            return self.began + (super().__call__() - self.began) * times

    def wait_for(
        what: "Coroutine[object, object, object]", seconds: float | None
    ) -> "Coroutine[object, object, object]":
        return asyncio.wait_for(what, None if seconds is None else seconds / times)

    hub.Watch = Fast  # type: ignore[attr-defined]
    clockwork.asyncio = SimpleNamespace(Event=asyncio.Event, wait_for=wait_for)  # type: ignore[assignment,attr-defined]


def serve(
    tells: "Connection",
    environment: dict[str, str],
    settings: dict[str, object],
    port: int,
    deal: int | None,
    errors: Path | None,
    hurry: float = 1.0,
) -> None:
    """Imports are here, because the bots' processes read this file too and need none of them."""
    from brigand.processes import end_with_parent
    from brigand.server.app import application
    from brigand.server.serve import listen, run
    from brigand.server.settings import Settings
    from brigand.store.place import only_server_of

    end_with_parent()
    if errors is not None:
        with errors.open("w") as file:
            os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    if deal is not None:
        from brigand.server import commands, thinking
        from brigand.table import lobby

        commands.random = SimpleNamespace(SystemRandom=lambda: random.Random(deal))  # type: ignore[assignment,attr-defined]
        thinking.secrets = lobby.secrets = Alike(deal)  # type: ignore[assignment,attr-defined]
    if hurry != 1.0:
        hasten(hurry)
    wish = Settings(**settings)  # type: ignore[arg-type]
    listener = listen("127.0.0.1", port)
    tells.send(listener.getsockname()[1])
    tells.close()
    with only_server_of(wish.database):
        run(application(wish), listener, wish)
