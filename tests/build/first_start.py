"""How long a newcomer waits: `python3 tests/build/first_start.py` clones this repository and starts it.

Prints each step with its seconds: the address, the first move of a bot, the compiled engine, a second start. Needs a
network; standard library only.
"""

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).resolve().parents[2]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = build_opener(HTTPCookieProcessor())

    def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.address}/api{path}", data, {"Content-Type": "application/json"}, method=method)
        with self.opener.open(request, timeout=120) as answer:
            told: dict[str, object] = json.load(answer)
            return told


class Start:
    """`python3 go.py` in a clone, with a clock."""

    def __init__(self, clone: Path) -> None:
        self.began = time.monotonic()
        command = [sys.executable, "go.py", "serve", "--port", "0"]
        self.process = subprocess.Popen(command, cwd=clone, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def tell(self, what: str) -> None:
        sys.stdout.write(f"{time.monotonic() - self.began:7.1f} s  {what}\n")
        sys.stdout.flush()

    def until(self, words: str) -> str:
        """The next line with these words."""
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if words in line:
                return line
        raise SystemExit(f"it ended without {words!r}:\n{''.join(said)}")

    def opens(self) -> str:
        """Its address; and a bot plays."""
        found = re.search(r"http://\S+", self.until("Brigand is open"))
        assert found is not None
        self.tell("the address is printed")
        guest = Guest(found[0])
        guest.ask("GET", "/home")
        table = guest.ask("POST", "/tables", {"game": "loot", "seats": 3, "name": "Ann", "bots": "medium"})["id"]
        guest.ask("POST", f"/tables/{table}/seats/0/takeover")
        while not guest.ask("GET", f"/tables/{table}")["move"]:
            time.sleep(0.1)
        self.tell(f"the first move of a bot; engine: {guest.ask('GET', '/home')['engine']}")
        return found[0]

    def stops(self) -> None:
        self.process.terminate()
        self.process.communicate()


def main() -> None:
    with TemporaryDirectory() as folder:
        clone = Path(folder, "brigand")
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        first = Start(clone)
        address = first.opens()
        first.until("The engine is compiled")
        first.tell(f"the engine is compiled and has taken over; engine: {Guest(address).ask('GET', '/home')['engine']}")
        first.stops()
        sys.stdout.write("second start\n")
        second = Start(clone)
        second.opens()
        second.stops()


if __name__ == "__main__":
    main()
