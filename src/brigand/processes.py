"""Processes that think or play for us never outlive us, however we end."""

import os
import threading
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
