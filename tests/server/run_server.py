"""The server of the tests: settings as JSON, the port it listens on as its first line."""

import json
import sys

from brigand.server.app import application
from brigand.server.serve import listen, run
from brigand.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(**json.loads(sys.argv[1]))
    listener = listen("127.0.0.1", int(sys.argv[2]))
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    app = application(settings)
    run(app, listener)
