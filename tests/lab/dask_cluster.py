"""A Dask cluster on this machine: a scheduler and workers, each a process of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.waiting import until


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """Up when the scheduler has heard of every worker."""
    from distributed import Client

    found = folder / "scheduler.json"
    common = ["--scheduler-file", str(found), "--no-dashboard"]
    processes = [started(folder, "scheduler", "--host", "127.0.0.1", "--port", "0", *common)]
    try:
        until(lambda: found.exists() and found.read_text("utf-8").endswith("}"))
        worker = ["--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", *common]
        processes += [started(folder, "worker", *worker) for _ in range(workers)]
        with Client(scheduler_file=str(found), set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(workers)
            address = client.scheduler_info()["address"]
        yield Cluster(address, processes[1:])
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def started(folder: Path, role: str, *arguments: str) -> "subprocess.Popen[bytes]":
    with (folder / f"{role}.log").open("ab") as log:
        command = [sys.executable, "-m", "dask", role, *arguments]
        return subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
