"""Processes that think or play for us never outlive us, however we end."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """In a worker: when the process that started it is gone, even killed, so is this one."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Let the workers go, also those that are still thinking: nobody waits for them."""
    workers = list((pool._processes or {}).values())  # public from Python 3.14 on: kill_workers()
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
