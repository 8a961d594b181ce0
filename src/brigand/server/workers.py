"""What processes of bots and of the coach do. They load this file and what it needs: no database and no web."""

import faulthandler
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

from brigand.coach.record import Record
from brigand.coach.review import Found, findings
from brigand.processes import end_with_parent

T = TypeVar("T")


def limited(seconds: float, work: Callable[..., T], *args: object) -> T:
    """Do something, or end the worker and say where it hung. Nothing milder stops compiled code."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work(*args)
    finally:
        faulthandler.cancel_dump_traceback_later()


def coach(sender: "Connection[Found, None]", record: Record, iterations: int, seconds: float) -> None:
    """In low priority: tell every decision as soon as it is thought over."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    for found in findings(record, iterations, seconds):
        sender.send(found)
