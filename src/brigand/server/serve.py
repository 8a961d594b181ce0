"""The command `brigand serve`."""

import socket

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console

from brigand.core.errors import Unreadable
from brigand.server.app import application
from brigand.server.settings import Settings


def serve(host: str, port: int, database: str, lan: bool, workers: int) -> None:
    """Run a table until it is stopped."""
    if not 0 <= port < 65536:
        raise Unreadable(f"a port is a number from 0 to 65535, not {port}")
    if lan:
        host = "0.0.0.0"
    listener = listen(host, port)
    tell(host, listener.getsockname()[1], lan)
    app = application(Settings(database=database, workers=workers))
    run(app, listener)


def run(app: Litestar, listener: socket.socket) -> None:
    """Serve until interrupted; open lines get a moment to close."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=1_000_000,  # larger than we take, so that a message too large gets an answer
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    uvicorn.Server(config).run([listener])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise Unreadable(f"cannot listen on {host}:{port}: {error.strerror or error} (try --port)") from None
    return listener


def tell(host: str, port: int, lan: bool) -> None:
    """Say where the table is."""
    console = Console()
    address = f"http://{own_address() if lan else 'localhost' if host == '127.0.0.1' else host}:{port}"
    console.print(f"Brigand is open at [bold]{address}[/bold]  (Ctrl-C stops it)", highlight=False)
    if lan:
        console.print("Everybody in this network can join: scan the code or open the address.")
        segno.make(address).terminal(compact=True)


def own_address() -> str:
    """This machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent; the system only picks the way out
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
