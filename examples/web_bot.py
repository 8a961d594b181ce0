"""A bot of your own at a web table: a program that sits down like anybody else. `python web_bot.py LINK [NAME]`."""

import json
import sys
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(table: Any, legal: list[Any]) -> Any:
    """Your bot. `table["view"]` is all that your seat may see; `legal` has every answer the rules allow."""
    return legal[-1]


def main(link: str, name: str = "Robot") -> None:
    origin, id = link.rstrip("/").split("/table/")
    web = httpx.Client(base_url=f"{origin}/api/tables/{id}", headers={"Origin": origin})
    table = web.get("").raise_for_status().json()
    seat = next(number for number, seat in enumerate(table["seats"]) if seat["kind"] == "open")
    web.post(f"/seats/{seat}", json={"name": name}).raise_for_status()
    known = {"Cookie": "; ".join(f"{name}={value}" for name, value in web.cookies.items()), "Origin": origin}
    with connect(f"ws{origin[4:]}/api/tables/{id}/socket", additional_headers=known, max_size=None) as line:
        answered = None
        while table["status"] != "over":
            try:
                message = json.loads(line.recv(timeout=15))
            except TimeoutError:
                line.send(json.dumps({"type": "ping"}))  # silence would close the line
                continue
            table = message if message["type"] == "table" else table
            owed = table["owed"]
            if owed is not None and owed["decision"] != answered:
                answered = owed["decision"]
                act = {"type": "act", "id": answered, "token": table["you"]["token"], "decision": answered}
                line.send(json.dumps({**act, "action": choose(table, owed["legal"])}))
    print(f"{name} was placed {table['ending']['places'][seat]}, with {table['ending']['scores'][seat]} points")


main(*sys.argv[1:])
