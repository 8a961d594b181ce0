"""The command `brigand serve`."""

import asyncio
import gc
import socket
from contextlib import closing, suppress
from importlib.util import find_spec

import segno
import uvicorn
from litestar import Litestar
from rich.console import Console

from brigand.core.errors import Unreadable
from brigand.server import logs
from brigand.server.app import application
from brigand.server.keeper import Engine, Keeper
from brigand.server.mail import is_set
from brigand.server.patience import patient
from brigand.server.settings import Settings
from brigand.server.wire import DirectSocket
from brigand.store.place import only_server_of, probe
from brigand.store.store import sqlite_file

QUEUE = 2048
"""People who may wait to be let in, also while one server follows another."""


def serve(settings: Settings) -> None:
    """Run a table until it is stopped. Whatever is wrong with its place is said before it counts as open."""
    host = "0.0.0.0" if settings.lan else settings.host
    check_bus(settings)
    check_mail(settings)
    engine, keeper = Engine(), Keeper.of_this_process()
    app = application(settings, engine)
    inherited = None if keeper is None else keeper.listener
    if keeper is not None and inherited is not None and not keeper.is_told_to_go():
        return
    with closing(inherited or listen(host, settings.port)) as listener, only_server_of(settings.database):
        if inherited is None:
            asyncio.run(probe(settings.database))
            tell(host, listener.getsockname()[1], settings.lan)
        run(app, listener, settings, keeper, engine)


def check_bus(settings: Settings) -> None:
    """Servers that share tables need a database that they can share, and the bus its client."""
    if not settings.bus:
        if settings.thinkers == "elsewhere":
            raise Unreadable("--thinkers elsewhere needs a bus on which they are asked (--bus nats://HOST:PORT)")
        return
    if sqlite_file(settings.database) is not None:
        raise Unreadable("several servers (--bus) need PostgreSQL (--database postgresql://...)")
    if not settings.bus.startswith("nats://"):
        raise Unreadable(f"{settings.bus!r} is no bus: it is nats://HOST:PORT")
    if find_spec("nats") is None:
        raise Unreadable("a bus needs its client: install brigand[bus]")


def check_mail(settings: Settings) -> None:
    """Links in letters lead where the host says: a stranger who asks for a letter must not choose."""
    if is_set(settings) and not settings.address:
        raise Unreadable("e-mail (--smtp-host) needs the address its links lead to (--address https://HOST)")


def run(
    app: Litestar,
    listener: socket.socket,
    settings: Settings,
    keeper: Keeper | None = None,
    engine: Engine | None = None,
) -> None:
    """Serve until interrupted; open lines get a moment to close."""
    is_plain = settings.log == logs.PLAIN
    logs.prepare(settings.log)
    config = uvicorn.Config(
        app if is_plain else logs.logged(app),
        log_config=uvicorn.config.LOGGING_CONFIG if is_plain else None,
        log_level="warning",
        ws=DirectSocket,
        ws_max_size=1_000_000,  # larger than we take, so that a message too large gets an answer
        ws_per_message_deflate=False,  # costs more than it saves: a table is two kilobytes
        lifespan="on",
        http=patient(settings.header_seconds),
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    spare_the_collector()
    take_all_files()
    if keeper is not None and engine is not None:
        keeper.hand_over(listener)
        keeper.obey(server, engine)
    server.run([listener])


def spare_the_collector() -> None:
    """What is loaded by now stays; tables are freed by counting, so that cycles need be looked for rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def take_all_files() -> None:
    """As many connections as the system lets one process have: often a thousand stand where many more may be."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(QUEUE)
    except (OSError, TypeError, ValueError) as error:  # the last two: no name that could be looked up
        listener.close()
        reason = getattr(error, "strerror", None) or error
        raise Unreadable(f"cannot listen on {host}:{port}: {reason} (try --port)") from None
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
