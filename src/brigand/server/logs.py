"""The server's log as lines of JSON: one a record and one a request, and nothing that people wrote or that proves who
somebody is. Of an error its kind and place are told, not its words: they may quote what was sent.
"""

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

requests = logging.getLogger("brigand.requests")
PLAIN: Final = "text"
DEEPEST: Final = 12
"""Places of an error that are told, the innermost last."""


def prepare(kind: str) -> None:
    """Lines of JSON on standard error, if they are wanted; otherwise only what goes wrong is told, as text."""
    if kind == PLAIN:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("brigand").setLevel(logging.INFO)


class JsonLines(logging.Formatter):
    """A record on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """What the record says, what it has beside its words, and of an error where it came from."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            told |= {"error": type(record.exc_info[1]).__name__, "places": places(record.exc_info[1])}
        return json.dumps(told, ensure_ascii=True)


def places(error: BaseException) -> list[str]:
    """Where an error came from."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def logged(app: ASGIApp) -> ASGIApp:
    """Every request and every socket with the pattern of its route, never its address, and the time it took."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        facts: dict[str, Any] = {"status": None}

        async def look(message: Message) -> None:
            if message["type"] == "http.response.start":
                facts["status"] = message["status"]
            elif message["type"] == "websocket.close":
                facts["status"] = message.get("code")
            await send(message)

        start = time.perf_counter()
        try:
            await app(scope, receive, look)
        finally:
            if scope["type"] != "lifespan":  # type: ignore[comparison-overlap]
                tell(scope, facts["status"], time.perf_counter() - start)

    return around


def tell(scope: Scope, status: int | None, seconds: float) -> None:
    """One line. Of a method that is not ours, or an address that leads nowhere, nothing is quoted."""
    method = str(scope.get("method", "SOCKET"))
    facts = {
        "method": method if method in METHODS else "?",
        "route": scope.get("path_template") or "?",
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    requests.info("request", extra={"facts": facts})


METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"}
