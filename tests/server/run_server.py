"""The server of the tests: settings as JSON, the port it listens on as its first line.

With a number for its deals all tables are dealt alike and bots draw from one stream: a test alone goes as before.
"""

import json
import random
import sys
from types import SimpleNamespace


class Alike:
    """In the place of `secrets`."""

    def __init__(self, deal: int) -> None:
        self.deal = deal
        self.randbits = random.Random(deal).getrandbits

    def token_hex(self, size: int) -> str:
        return random.Random(self.deal).randbytes(size).hex()


def main() -> None:
    """Imports are here, because the bots' processes read this file too and need none of them."""
    from brigand.server.app import application
    from brigand.server.serve import listen, run
    from brigand.server.settings import Settings

    if len(sys.argv) > 3:
        from brigand.server import commands, thinking
        from brigand.table import table

        deal = int(sys.argv[3])
        commands.random = SimpleNamespace(SystemRandom=lambda: random.Random(deal))  # type: ignore[assignment,attr-defined]
        thinking.secrets = table.secrets = Alike(deal)  # type: ignore[assignment,attr-defined]
    settings = Settings(**json.loads(sys.argv[1]))
    listener = listen("127.0.0.1", int(sys.argv[2]))
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    run(application(settings), listener, header_seconds=settings.header_seconds)


if __name__ == "__main__":
    main()
