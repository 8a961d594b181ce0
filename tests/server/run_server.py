"""The server of the tests: settings as JSON, the port it listens on as its first line."""

import json
import sys


def main() -> None:
    """Imports are here, because the bots' processes read this file too and need none of them."""
    from brigand.server.app import application
    from brigand.server.serve import listen, run
    from brigand.server.settings import Settings

    settings = Settings(**json.loads(sys.argv[1]))
    listener = listen("127.0.0.1", int(sys.argv[2]))
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    run(application(settings), listener)


if __name__ == "__main__":
    main()
