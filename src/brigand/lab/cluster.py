"""Work on a Dask cluster. The scheduler gives what a lost worker had to another; equal work has equal answers."""

import re
from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeVar

import brigand
from brigand.core.errors import Unreadable

Task = TypeVar("Task")
Answer = TypeVar("Answer")
ADDRESS = r"(tcp|tls|wss?)://.+:\d{1,5}"
PATIENCE = "20s"
"""How long to look for a scheduler."""


def cluster_answers(
    work: Callable[[Task], Answer], tasks: Sequence[Task], address: str
) -> Generator[Answer, None, None]:
    """`work` on every task by the workers of a scheduler."""
    client = joined(address)
    try:
        check_workers(client)
        futures = client.map(work, tasks, pure=False)
        try:
            for number, future in enumerate(futures):
                yield result_of(future)
                futures[number] = None  # a worker need not keep what was told
        finally:
            client.cancel([future for future in futures if future is not None])
    finally:
        client.close()


def joined(address: str) -> Any:
    """A line to a scheduler."""
    if not re.fullmatch(ADDRESS, address):
        raise Unreadable(f"{address!r} is no Dask scheduler: its address is tcp://HOST:8786")
    try:
        from distributed import Client
    except ImportError:
        raise Unreadable("a cluster needs Dask: install the extra «cluster»") from None
    try:
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Unreadable(f"there is no Dask scheduler at {address}: {error}") from None


def check_workers(client: Any) -> None:
    """Every worker there now must play by the same rules; none yet is no mistake, they may still come."""
    here = about_here()
    for worker, there in client.run(about_here).items():
        if there != here:
            raise Unreadable(f"the worker {worker} has {there}, here is {here}")


def about_here() -> str:
    """The version of this package and of the rules of every game."""
    rules = ", ".join(f"{game.id} {game.version}" for game in brigand.GAMES.values())
    return f"brigand {brigand.__version__} ({rules})"


def result_of(future: Any) -> Any:
    """What a worker found."""
    from distributed.scheduler import KilledWorker

    try:
        return future.result()
    except KilledWorker as error:
        raise Unreadable(f"a piece of the work lost every worker that tried it: {error}") from None
